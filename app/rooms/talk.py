"""What members say to one another."""

from __future__ import annotations

from app.rooms import rights, words
from app.rooms.draft import Draft
from app.rooms.events import ThingSaid
from app.rooms.matches import texts_open
from app.rooms.model import Asker, CommandRefusedError, Note, React, Say


def say(draft: Draft, by: Asker, command: Say) -> None:
    """A phrase or a text, exactly one of them. Refuses ``texts_closed`` and ``text_too_long``."""
    member = rights.joined(draft.room, by)
    if (command.phrase is None) == (command.text is None):
        raise CommandRefusedError("bad_frame")
    if command.phrase is None:
        draft.happen(ThingSaid(member.id, None, _text(draft, command.text or "")))
    elif command.phrase in words.PHRASES:
        draft.happen(ThingSaid(member.id, command.phrase, None))
    else:
        raise CommandRefusedError("unknown_phrase")


def _text(draft: Draft, typed: str) -> str:
    if not texts_open(draft.room):
        raise CommandRefusedError("texts_closed")
    text = words.text(typed)
    if text is None:
        raise CommandRefusedError("text_empty")
    return text


def react(draft: Draft, by: Asker, command: React) -> None:
    """A passing reaction. Accepted or refused here, shown by whoever runs the room, kept by nobody."""
    rights.joined(draft.room, by)
    if command.reaction not in words.REACTIONS:
        raise CommandRefusedError("unknown_reaction")


def note(draft: Draft, by: Asker, command: Note) -> None:
    """A seat's marks on the present or last match. Accepted or refused here, kept beside the log."""
    member = rights.joined(draft.room, by)
    match = draft.room.match
    if match is None:
        raise CommandRefusedError("no_match")
    rights.meant(command.match, match.number)
    if rights.seat_of(match, member) is None:
        raise CommandRefusedError("not_seated")
    if len(command.marks) > words.LONGEST_MARKS:
        raise CommandRefusedError("text_too_long", {"max": words.LONGEST_MARKS})
