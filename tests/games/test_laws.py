"""The laws that every game on the shelf keeps, under every option set and with every number of seats.

The Twins law stands in ``test_twins.py``, the goldens in ``test_goldens.py``, the wire's in ``tests/web``.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from app.games import SHELF
from app.games.dice import Dice
from app.games.game import Audience, IllegalActionError, Seat, Viewer
from tests.support.playthrough import Sitting, play
from tests.support.strategies import bots, uniform
from tests.support.trial import Setting, settings

MATCHES = 4

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


@cache
def matches(setting: Setting) -> list[Sitting]:
    """Some whole matches, at random and by bots. Playing them is the Ending law: ``play`` asserts the bound."""
    found = setting.trial
    ways = (uniform(found.group), bots)
    return [
        play(found.game, setting.options, setting.seats, rng=Random(number), strategy=ways[number % 2])
        for number in range(MATCHES)
    ]


def seats(setting: Setting) -> list[Seat]:
    return [Seat(seat) for seat in range(setting.seats)]


@every_setting
def test_ending_random_play_ends_within_the_bound(setting: Setting) -> None:
    for match in matches(setting):
        assert 1 < len(match.steps) <= match.game.longest(setting.seats) + 1
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        assert outcome.reason
        assert len(outcome.points) == setting.seats
        assert list(outcome.winners) == sorted(set(outcome.winners))
        assert list(outcome.losers) == sorted(set(outcome.losers))
        assert not set(outcome.winners) & set(outcome.losers)


@every_setting
def test_replay_folding_the_stored_events_gives_the_state_that_was_played(setting: Setting) -> None:
    game = setting.trial.game
    events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.event_type)
    states: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.state_type)
    for match in matches(setting):
        state = game.initial(setting.options, setting.seats)
        for step in match.steps:
            for event in step.events:
                state = game.evolve(state, events.decode(msgspec.json.encode(event)))
            assert state == step.state
            assert states.decode(msgspec.json.encode(state)) == state


@every_setting
def test_liveness_somebody_can_act_until_there_is_an_outcome(setting: Setting) -> None:
    game = setting.trial.game
    for match in matches(setting):
        for step in match.steps:
            able = [seat for seat in seats(setting) if game.legal_actions(step.state, seat)]
            due = game.due(step.state)
            if game.outcome(step.state) is None:
                assert due
                assert set(due) <= set(able)
            else:
                assert not able
                assert not due
            assert not game.follow(step.state, Dice(bytes(32), 0)), "only a state at rest is kept"


@every_setting
def test_soundness_each_legal_action_is_accepted_and_every_other_refused(setting: Setting) -> None:
    game = setting.trial.game
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.action_type)
    every = tuple(setting.trial.every_action(setting.seats))
    for action in every:
        assert decoder.decode(msgspec.json.encode(action)) == action
    for match in matches(setting)[:1]:
        for step in match.steps:
            before = msgspec.json.encode(step.state)
            for seat in seats(setting):
                actions = game.legal_actions(step.state, seat)
                legal = set(actions)
                assert len(legal) == len(actions)
                assert legal <= set(every), "every_action knows all"
                for action in actions:
                    assert (
                        Sitting(game, setting.options, setting.seats, bytes(32), [step])
                        .act(seat, action)
                        .events
                    )
                for action in every:
                    if action not in legal:
                        assert re.fullmatch("[a-z_]+", game.refusal(step.state, seat, action))
            assert msgspec.json.encode(step.state) == before


@every_setting
def test_purity_only_other_dice_make_other_events(setting: Setting) -> None:
    game = setting.trial.game
    for match in matches(setting):
        fresh = game.initial(setting.options, setting.seats)
        assert game.prepare(fresh, Seat(0), None) == game.prepare(fresh, Seat(0), None)
        for number, step in enumerate(match.steps[1:]):
            before = match.steps[number].state
            assert step.seat is not None
            first = game.decide(before, step.seat, step.action)
            assert first == game.decide(before, step.seat, step.action)
            for event in first:
                before = game.evolve(before, event)
            one, same, other = (game.follow(before, Dice(bytes([b]) * 32, 3)) for b in (1, 1, 2))
            assert one == same
            assert [type(event) for event in one] == [type(event) for event in other]
            if not any(kept.roll is not None for kept in step.kept):
                assert one == other


@every_setting
def test_fair_bot_answers_with_one_of_its_actions(setting: Setting) -> None:
    game = setting.trial.game
    for match in matches(setting):
        sitting = Sitting(game, setting.options, setting.seats, match.seed)
        for step in match.steps:
            sitting.steps.append(step)
            table = game.table(step.state)
            for seat in seats(setting):
                actions = game.legal_actions(step.state, seat)
                if not actions:
                    continue
                own = game.own(step.state, seat, actions)
                lines = sitting.lines(seat)
                chosen = game.choose(table, own, actions, lines, Random(5))
                assert chosen in actions or (chosen is None and seat not in game.due(step.state))
                assert chosen == game.choose(table, own, actions, lines, Random(5))


@every_setting
def test_modesty_what_everybody_is_told_names_no_viewer(setting: Setting) -> None:
    """Each event gives every viewer a line of one kind, or none, so that nobody's log is longer or shorter."""
    game = setting.trial.game
    for match in matches(setting):
        for step in match.steps:
            for event in step.events:
                viewers: list[Viewer] = [Audience.PUBLIC, Audience.ALL, *seats(setting)]
                assert len({type(game.tell(event, viewer)) for viewer in viewers}) == 1


@every_setting
def test_soundness_a_refusal_changes_nothing(setting: Setting) -> None:
    game = setting.trial.game
    sitting = Sitting(game, setting.options, setting.seats, bytes(32)).deal()
    before = list(sitting.steps)
    for seat in seats(setting):
        legal = game.legal_actions(sitting.state, seat)
        for action in setting.trial.every_action(setting.seats):
            if action not in legal:
                with pytest.raises(IllegalActionError) as refused:
                    sitting.act(seat, action)
                assert refused.value.code == game.refusal(sitting.state, seat, action)
    assert sitting.steps == before


@pytest.mark.parametrize("slug", SHELF)
def test_options_come_from_json_and_unknown_ones_are_refused(slug: str) -> None:
    game = SHELF[slug]
    assert game.slug == slug
    assert msgspec.json.decode(b"{}", type=game.options_type) == game.options_type()
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"no_such_option": 1}', type=game.options_type)
