"""What a seat legally knows of the opponent's identity, by stated rules.

The rules: nobody deceased, nobody whose card this seat holds, nobody whose card was discarded, nobody whom a
clue that still counts rules out. When one person alone is left, it is they. Nothing deeper.
"""

from __future__ import annotations

from app.games.noir.model import EVERYBODY, People, Role
from app.games.noir.model_state import Clue, Over, State
from app.games.noir.view_shapes import Fact, Knows


def knows(state: State, about: Role, mine: People) -> Knows:
    """Whom ``about`` may be, as far as a seat that holds these cards can tell."""
    if isinstance(state.phase, Over):
        truth = (state.killer_is if about == "killer" else state.inspector_is) or ""
        return Knows(yes=truth, shown="".join(p for p in EVERYBODY if p != truth))
    live = [clue for clue in state.clues if clue.about == about and not clue.stale]
    groups = {"open": "", "mine": "", "deceased": "", "seen": "", "clue": ""}
    for person in EVERYBODY:
        groups[_group(person, state, mine, live)] += person
    if len(groups["open"]) == 1:
        groups["yes"] = groups.pop("open")
    return Knows(**groups)


def _group(person: str, state: State, mine: People, live: list[Clue]) -> str:
    if person in mine:
        return "mine"
    if person in state.dead:
        return "deceased"
    if person in state.discards:
        return "seen"
    return "clue" if any(_excludes(clue, person) for clue in live) else "open"


def _excludes(clue: Clue, person: str) -> bool:
    return (person in clue.near) != clue.inside


def facts(state: State, about: Role) -> tuple[Fact, ...]:
    """Each kill, arrest and canvas that told something about the identity of ``about``, oldest first."""
    living = sorted(p for row in state.board for p in row if p not in state.dead)
    return tuple(
        [
            Fact(c.source, c.person, c.inside, c.near, "".join(p for p in living if _excludes(c, p)), c.stale)
            for c in state.clues
            if c.about == about
        ]
    )
