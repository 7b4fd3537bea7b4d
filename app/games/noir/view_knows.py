"""What a seat legally knows of the opponent's identity, by stated rules.

The rules: nobody deceased, nobody whose card this seat holds, nobody whose card was discarded, nobody whom a
clue that still counts rules out. When one person alone is left, it is they. Nothing deeper.
"""

from __future__ import annotations

from app.games.noir.model import EVERYBODY, People, Person, Role
from app.games.noir.model_state import Clue, Over, State
from app.games.noir.view_shapes import Fact, Know, NoReason


def knows(state: State, about: Role, mine: People) -> tuple[Know, ...]:
    """One entry per person, A to Y: may they be whom ``about`` plays? ``mine``: the cards the asker holds."""
    if isinstance(state.phase, Over):
        truth = state.killer_is if about == "killer" else state.inspector_is
        return tuple([Know(Person(p), "yes" if p == truth else "no", "shown") for p in EVERYBODY])
    live = [clue for clue in state.clues if clue.about == about and not clue.stale]
    reasons = [_reason(p, state, mine, live) for p in EVERYBODY]
    sure = reasons.count(None) == 1
    return tuple([_know(Person(p), reason, sure=sure) for p, reason in zip(EVERYBODY, reasons, strict=True)])


def _know(person: Person, reason: NoReason | None, *, sure: bool) -> Know:
    if reason is not None:
        return Know(person, "no", reason)
    return Know(person, "yes", "last") if sure else Know(person, "open", None)


def _reason(person: str, state: State, mine: People, live: list[Clue]) -> NoReason | None:
    if person in mine:
        return "mine"
    if person in state.dead:
        return "deceased"
    if person in state.discards:
        return "seen"
    return "clue" if any(_excludes(clue, person) for clue in live) else None


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
