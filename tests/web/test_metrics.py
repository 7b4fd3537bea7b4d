"""Metrics are coarse and live on a port of their own."""

from pathlib import Path

import httpx2

from app.web.metrics import HubCollector
from tests.support.process import free_port, process, run
from tests.support.serving import serving


async def test_they_count_rooms_and_sockets_and_name_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ann = await house.opened()
        found = {metric.name: metric.samples[0].value for metric in HubCollector(house.hub).collect()}
        assert found == {"odoru_rooms": 1, "odoru_rooms_in_memory": 1, "odoru_sockets": 1, "odoru_build": 1}
        labels = [sample.labels for metric in HubCollector(house.hub).collect() for sample in metric.samples]
        assert ann.code not in str(labels)


def test_they_are_served_on_their_own_port_alone(tmp_path: Path) -> None:
    port, metrics = free_port(), free_port()
    with process(tmp_path / "data", port, {"ODORU_METRICS_PORT": str(metrics)}):
        text = httpx2.get(f"http://127.0.0.1:{metrics}/metrics").text
        assert "odoru_rooms 0.0" in text
        assert httpx2.get(f"http://127.0.0.1:{port}/metrics").status_code == 404


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    metrics = free_port()
    with process(tmp_path / "one", free_port(), {"ODORU_METRICS_PORT": str(metrics)}):
        status, _, complaint = run(
            data=tmp_path / "two", port=free_port(), more={"ODORU_METRICS_PORT": str(metrics)}
        )
    assert status == 2
    assert complaint.startswith(f"ODORU_METRICS_PORT={metrics} on 127.0.0.1 cannot be used")
