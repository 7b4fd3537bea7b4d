"""Hannin wa Odoru: three to eight players, one of whom holds the criminal."""

from __future__ import annotations

from app.games.game import Game
from app.games.hannin.bot import choose
from app.games.hannin.model import Action, Event, Options
from app.games.hannin.model_end import outcome
from app.games.hannin.model_state import State
from app.games.hannin.rules import decide, due, follow, initial, invites_text, legal_actions, longest, prepare
from app.games.hannin.rules_evolve import evolve
from app.games.hannin.rules_refusal import refusal
from app.games.hannin.view import own, table, tell
from app.games.hannin.view_shapes import Line, Own, Table

GAME: Game[Options, State, Action, Event, Table, Own, Line] = Game(
    slug="hannin",
    rules="1",
    longest=longest,
    seats=lambda _: range(3, 9),
    options_type=Options,
    state_type=State,
    action_type=Action,
    event_type=Event,
    initial=initial,
    prepare=prepare,
    legal_actions=legal_actions,
    due=due,
    decide=decide,
    follow=follow,
    evolve=evolve,
    outcome=outcome,
    refusal=refusal,
    invites_text=invites_text,
    table=table,
    own=own,
    tell=tell,
    choose=choose,
)
