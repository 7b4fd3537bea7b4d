"""Why something may not be done by a seat whose turn it is: codes for what its own eyes can see."""

from __future__ import annotations

from app.games.game import Seat
from app.games.noir.model import Action, Arrest, CitizensArrest, Disguise, Exonerate, Kill, People
from app.games.noir.model_board import near, place
from app.games.noir.model_state import Opening, State, Turning
from app.games.noir.view_shapes import Why


def why(state: State, seat: Seat, actions: tuple[Action, ...]) -> tuple[Why, ...]:
    """What this seat's role may do and the moment forbids; the shifts that are forbidden stand on the table."""
    if isinstance(state.phase, Opening) and seat == state.killer:
        return (*_targets(state, "kill", state.killer_is, actions), Why("shift", "", "must_kill"))
    if state.phase != Turning(seat):
        return ()
    if seat == state.killer:
        no_disguise = _deck_empty("disguise", Disguise() not in actions)
        return (*_targets(state, "kill", state.killer_is, actions), *no_disguise)
    no_exonerate = _deck_empty("exonerate", Exonerate() not in actions)
    return (*_targets(state, "arrest", state.inspector_is, actions), *no_exonerate, *_citizens(state, actions))


def _targets(state: State, kind: str, identity: str | None, actions: tuple[Action, ...]) -> list[Why]:
    """Everybody on the board who cannot be killed or arrested now, by reason."""
    assert identity is not None
    targets = {a.person for a in actions if isinstance(a, Kill | Arrest)}
    around = near(state.board, identity)
    groups: dict[str, str] = {}
    for person in sorted("".join(state.board)):
        if person not in targets:
            code = _code(state, person, around, identity)
            groups[code] = groups.get(code, "") + person
    if not targets:
        groups["no_target"] = ""
    return [Why(kind, people, code) for code, people in groups.items()]


def _code(state: State, person: str, around: str, identity: str) -> str:
    if person == identity:
        return "yourself"
    if person in state.dead:
        return "deceased"
    return "innocent" if person in around else "not_adjacent"


def _deck_empty(kind: str, missing: bool) -> tuple[Why, ...]:  # noqa: FBT001  read at once at its two calls
    return (Why(kind, "", "deck_empty"),) if missing else ()


def _citizens(state: State, actions: tuple[Action, ...]) -> list[Why]:
    if state.options.mode != "citizens_arrest":
        return []
    if not state.deck:
        return [Why("citizens_arrest", "", "deck_empty")]
    if not state.hand:
        return [Why("citizens_arrest", "", "no_card")]
    usable = {a.card for a in actions if isinstance(a, CitizensArrest)}
    gone: People = "".join(c for c in state.hand if place(state.board, c) is None)
    alone: People = "".join(c for c in state.hand if c not in usable and c not in gone)
    return [Why("citizens_arrest", p, code) for p, code in ((gone, "line_gone"), (alone, "no_target")) if p]
