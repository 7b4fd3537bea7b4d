"""Noir: a Killer and an Inspector among twenty-five suspects."""

from __future__ import annotations

from app.games.game import Game
from app.games.noir import bot, rules, rules_evolve, rules_refusal, view
from app.games.noir.model import Action, Event, Options
from app.games.noir.model_state import State
from app.games.noir.view_shapes import Line, Own, Table

GAME: Game[Options, State, Action, Event, Table, Own, Line] = Game(
    slug="noir",
    rules="1",
    longest=rules.longest,
    seats=lambda _options: range(2, 3),
    options_type=Options,
    state_type=State,
    action_type=Action,
    event_type=Event,
    initial=rules.initial,
    prepare=rules.prepare,
    legal_actions=rules.legal_actions,
    due=rules.due,
    decide=rules.decide,
    follow=rules.follow,
    evolve=rules_evolve.evolve,
    outcome=rules.outcome,
    refusal=rules_refusal.refusal,
    invites_text=rules.invites_text,
    table=view.table,
    own=view.own,
    tell=view.tell,
    choose=bot.choose,
)
