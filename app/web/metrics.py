"""Coarse counters, on a port of their own: nothing of a single room, nothing of a running match."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from app import __version__
from app.live.hub import Hub


class HubCollector(Collector):
    """How many rooms and sockets there are. Read from another thread: lengths only."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        """The gauges as they are now."""
        rooms, loaded, sockets = self._hub.count()
        yield GaugeMetricFamily("odoru_rooms", "Rooms that are kept", value=rooms)
        yield GaugeMetricFamily("odoru_rooms_in_memory", "Rooms in memory", value=loaded)
        yield GaugeMetricFamily("odoru_sockets", "Sockets that are open", value=sockets)
        build = GaugeMetricFamily("odoru_build", "The version", labels=["version"])
        build.add_metric([__version__], 1)
        yield build


def serve_metrics(hub: Hub, host: str, port: int) -> None:
    """Answer ``/metrics`` on a port of its own, in a thread. Raises OSError when the port is taken."""
    registry = CollectorRegistry()
    registry.register(HubCollector(hub))
    ProcessCollector(registry=registry)
    start_http_server(port, host, registry)
