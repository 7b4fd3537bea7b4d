"""Goldens: a recorded match is told today as it was told when somebody last read it."""

from __future__ import annotations

import pytest

from tests.support import golden
from tests.support.trial import Setting, settings


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_golden_playthrough_is_told_the_same(setting: Setting) -> None:
    recorded = golden.home(setting).read_text(encoding="utf-8")
    sitting = golden.again(recorded)
    assert sitting.over
    assert (sitting.game, sitting.options, sitting.seats) == (
        setting.trial.game,
        setting.options,
        setting.seats,
    )
    assert list(golden.tell(sitting)) == recorded.splitlines()
