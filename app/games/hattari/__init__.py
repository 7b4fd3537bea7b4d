"""Hattari: bluff and deduction round three suspects."""

from __future__ import annotations

from app.games.game import Game
from app.games.hattari.bot import choose
from app.games.hattari.model import AnyAction, AnyEvent, Options
from app.games.hattari.model_state import State
from app.games.hattari.rules import (
    decide,
    due,
    follow,
    initial,
    invites_text,
    legal_actions,
    longest,
    outcome,
    prepare,
    refusal,
    seats,
)
from app.games.hattari.rules_evolve import evolve
from app.games.hattari.view import own, table, tell
from app.games.hattari.view_shapes import AnyLine, Own, Table

GAME: Game[Options, State, AnyAction, AnyEvent, Table, Own, AnyLine] = Game(
    slug="hattari",
    rules="1",
    longest=longest,
    seats=seats,
    options_type=Options,
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
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
