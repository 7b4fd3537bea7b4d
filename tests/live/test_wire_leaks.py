"""The law of the wire catches what it is there to catch: leaks planted on purpose, one at a time.

Each mutant is the house of ``test_wire_law.py`` with one of its functions wrapped, as a slip of the pen might
have left it: in the game, in the room, in what carries its frames, in the answers over HTTP, in the log.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from random import Random

import pytest

from app.games.game import Audience, Seat
from app.games.hannin import GAME
from app.games.hannin.model import Options
from tests.games.hannin.trial import TRIAL, group
from tests.support.leaks_game import (
    a_choice_is_told_to_everybody,
    a_refusal_names_the_holder,
    a_total_of_alibis,
    table_with,
    text_is_invited_by_a_secret,
    the_match_waits_for_the_holder,
    who_waits_with_the_holder_first,
)
from tests.support.leaks_http import (
    Hasty,
    Labelled,
    Measured,
    a_cache_header,
    a_header,
    a_status,
    an_error_page,
    an_errors_detail,
    an_export_beside_the_door,
    answers_with,
)
from tests.support.leaks_sent import (
    a_bot_that_thinks,
    a_logged_value,
    a_newcomer_shown_twice,
    a_reaction,
    a_refusals_arguments,
    a_view_half_a_second_later,
    a_view_pushed_though_unchanged,
    an_answer_turns_later,
    one_more_answer,
    one_more_record,
    sockets_in_another_order,
    the_end_of_a_socket,
)
from tests.support.leaks_shown import (
    a_field,
    a_line_less,
    body_with,
    lines_in_another_order,
    lines_of_a_seat,
    odd,
    secret,
    the_wall_shows_a_seat,
    who_chose_is_marked,
)
from tests.support.playthrough import play
from tests.support.strategies import uniform
from tests.support.tap import Slip
from tests.support.twins import LeakError, Watcher
from tests.support.wiretap import compared, promptly

BOT = Seat(4)

MUTANTS: dict[str, Slip] = {
    "a field of the table": Slip(game=table_with(a_field)),
    "an order": Slip(game=table_with(who_waits_with_the_holder_first)),
    "a total": Slip(game=table_with(a_total_of_alibis)),
    "a line told to all": Slip(game=a_choice_is_told_to_everybody),
    "a line less": Slip(game=a_line_less),
    "a refusal's code": Slip(game=a_refusal_names_the_holder),
    "an invitation to tell a story": Slip(game=text_is_invited_by_a_secret),
    "who is waited for": Slip(game=the_match_waits_for_the_holder),
    "the size of a view": body_with(lambda r, body: body + b" " * secret(r)),
    "the counter of prompts": body_with(
        lambda r, body: re.sub(rb'"ask":(\d+)', lambda found: b'"ask":%d' % (int(found[1]) + secret(r)), body)
    ),
    "who is here": body_with(lambda r, body: body.replace(b'"here":true', b'"here":false') if odd(r) else body),
    "a deadline": body_with(lambda r, body: body.replace(b'"deadline":null', b'"deadline":%d' % secret(r))),
    "what was said": body_with(lambda r, body: body.replace(b'"said":[{', b'"said":[{"of":%d,' % secret(r))),
    "a story": body_with(lambda r, body: body.replace(b'"story":null', b'"story":{"seat":%d}' % secret(r))),
    "the seed": body_with(
        lambda r, body: body.replace(b'"seed":null', b'"seed":"%b"' % r.room.match.seed.hex().encode())  # type: ignore[union-attr]
    ),
    "a member's key": body_with(
        lambda r, body: body.replace(b'"members":[', b'"members":["%b",' % str(r.room.members[0].key).encode())
    ),
    "the wall shows a seat": Slip(room=the_wall_shows_a_seat),
    "lines in another order": Slip(room=lines_in_another_order),
    "lines of another's": Slip(room=lines_of_a_seat),
    "a mark on a line": Slip(room=who_chose_is_marked),
    "a view pushed though unchanged": Slip(room=a_view_pushed_though_unchanged),
    "a newcomer shown twice": Slip(room=a_newcomer_shown_twice),
    "sockets in another order": Slip(room=sockets_in_another_order),
    "an answer turns later": Slip(room=an_answer_turns_later),
    "a view half a second later": Slip(room=a_view_half_a_second_later),
    "a bot's moment": Slip(room=a_bot_that_thinks),
    "one more answer": Slip(room=one_more_answer),
    "a refusal's arguments": Slip(room=a_refusals_arguments),
    "the end of a socket": Slip(room=the_end_of_a_socket),
    "a reaction": Slip(room=a_reaction),
    "a logged value": Slip(room=a_logged_value),
    "one more record in the log": Slip(room=one_more_record),
    "a header": answers_with(a_header),
    "a header of an upgrade": answers_with(a_header, kind="websocket"),
    "a cache header": answers_with(a_cache_header),
    "a status": answers_with(a_status),
    "an error page": answers_with(an_error_page),
    "an error's detail": answers_with(an_errors_detail),
    "a record before the end": Slip(hub=Hasty),
    "an export beside the door": Slip(front=an_export_beside_the_door),
    "a label of the metrics": Slip(metrics=Labelled),
    "a value of the metrics": Slip(metrics=Measured),
}


@cache
def watchers() -> list[Watcher]:
    """Some matches of five, each seen by the public and by a seat, the last seat a bot's."""
    asked = list(TRIAL.every_action(5))
    found = []
    for seed in range(6):
        match = play(GAME, Options(), 5, rng=Random(seed), strategy=promptly(BOT, uniform(group)))
        found += [Watcher(match, viewer, TRIAL.redealer, asked) for viewer in (Audience.PUBLIC, Seat(1))]
    return found


async def look(slip: Slip) -> int:
    """Show a hostile viewer two twins of each match."""
    got = 0
    for number, watcher in enumerate(watchers()):
        twins = TRIAL.redealer.twins(watcher.match, watcher.viewer, Random(number))
        critical = (twin for twin in twins if twin.critical)
        for each, twin in enumerate(islice(critical, 2)):
            got += await compared(watcher, twin, 10 * number + each, slip=slip, bot=BOT)
    return got


@pytest.mark.parametrize("mutant", MUTANTS)
async def test_a_planted_leak_is_caught(mutant: str) -> None:
    with pytest.raises(LeakError):
        await look(MUTANTS[mutant])


async def test_nothing_is_caught_where_nothing_was_planted() -> None:
    assert await look(Slip()) > 1_000
