"""What the laws need to know of Hannin wa Odoru."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from app.games.game import Seat
from app.games.hannin import GAME
from app.games.hannin.cards import KINDS
from app.games.hannin.model import Action, Answer, GiveCard, Options, Pass, PlayCard, Point
from tests.games.hannin.redealer import Redealer
from tests.support.trial import Trial


def every_action(seats: int) -> Iterator[Action]:
    """Every card at every target (one too low and one too high included), and all else."""
    for card in KINDS:
        yield GiveCard(card)
        yield PlayCard(card, None)
        for target in range(-1, seats + 1):
            yield PlayCard(card, Seat(target))
    yield Pass()
    yield Answer(yes=True)
    yield Answer(yes=False)
    for place in range(-1, 6):
        yield Point(place)


def group(action: Action) -> Hashable:
    """Each playable card is equally likely, then each target."""
    return action.card if isinstance(action, PlayCard) else action


TRIAL = Trial(
    game=GAME,
    option_sets={
        "third": Options(),
        "rulebook": Options(edition="rulebook"),
        "spoken": Options(answers="spoken", detective_win="solver", lone_exchange="blocked"),
        "rulebook-spoken": Options(edition="rulebook", answers="spoken", random_pool="everything"),
    },
    every_action=every_action,
    group=group,
    redealer=Redealer(),
)
