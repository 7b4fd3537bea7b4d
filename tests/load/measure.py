"""What a run is worth: numbers, a table, JSON."""

import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

HEADER = (
    "run      rooms  actions/s  per core·s  p50 ms  p99 ms  p99.9 ms  µs/action  bytes/action"
    "  views  disk/action   MB  server  harness"
)


@dataclass(frozen=True, slots=True)
class Play:
    """One run of playing rooms. Times in ms, `cpu` in µs of the server per action, sizes in bytes."""

    name: str
    rooms: int
    actions: int
    per_second: float
    per_core_second: float
    p50: float
    p99: float
    p999: float
    cpu: float
    bytes_per_action: float
    views_per_action: float
    disk_per_action: float
    memory: int
    server_busy: float
    harness_busy: float
    unseen: int
    matches: int
    answers: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Idle:
    """Memory of connections that do nothing: bytes for each, beyond a server with nobody on it."""

    name: str
    rooms: int
    connections: int
    memory_before: int
    memory_after: int
    per_connection: float


@dataclass(slots=True)
class Report:
    """Everything that was measured."""

    plays: list[Play] = field(default_factory=list)
    idles: list[Idle] = field(default_factory=list)
    first_page: list[float] = field(default_factory=list)

    def per_room(self) -> float | None:
        """Bytes of a playing room, by the difference of two runs of unlike size, its connections included."""
        runs = sorted((p for p in self.plays if p.name == "closed"), key=lambda p: p.rooms)
        if len(runs) < 2 or runs[0].rooms == runs[-1].rooms:
            return None
        return (runs[-1].memory - runs[0].memory) / (runs[-1].rooms - runs[0].rooms)

    def show(self) -> str:
        """For people."""
        lines = []
        if self.plays:
            lines += [
                HEADER,
                *map(_row, self.plays),
            ]
        for play in self.plays:
            odd = {word: n for word, n in play.answers.items() if word != "accepted"}
            if odd or play.unseen:
                lines.append(f"  {play.name} {play.rooms}: {play.unseen} not seen by all; {odd}")
        lines += [
            f"idle     {idle.connections} connections in {idle.rooms} rooms ({idle.name}):"
            f" {idle.per_connection / 1000:.1f} kB each"
            f" ({idle.memory_before / 1e6:.0f} → {idle.memory_after / 1e6:.0f} MB)"
            for idle in self.idles
        ]
        room = self.per_room()
        if room is not None:
            lines.append(f"memory   {room / 1000:.1f} kB a playing room of six, connections included")
        if self.first_page:
            lines.append(
                "start    first page after " + ", ".join(f"{s * 1000:.0f}" for s in self.first_page) + " ms"
            )
        return "\n".join(lines)

    def write(self, path: Path) -> None:
        """For programs."""
        data = {**asdict(self), "per_room": self.per_room(), "python": platform.python_version()}
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _row(p: Play) -> str:
    return (
        f"{p.name:8} {p.rooms:5}  {p.per_second:9,.0f}  {p.per_core_second:10,.0f}  {p.p50:6.2f}  {p.p99:6.2f}"
        f"  {p.p999:8.2f}  {p.cpu:9.0f}  {p.bytes_per_action:12,.0f}  {p.views_per_action:5.2f}"
        f"  {p.disk_per_action:11,.0f}"
        f"  {p.memory / 1e6:4.0f}  {p.server_busy:5.0%}  {p.harness_busy:6.0%}"
    )


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed, in ms for seconds; `ordered` is ascending."""
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000
