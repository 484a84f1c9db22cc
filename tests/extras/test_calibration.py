"""How often chances come true: how the curve is fitted, and what checks the fit."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tabletop import games
from tabletop.bots.win_chances import CalibrationCurve, judged
from tools.arena.calibrate import RESULTS, Result
from tools.arena.fit_curve import brier, fitted, reliability, told
from tools.arena.moments import Moment

BOLD = CalibrationCurve(-0.3, 1.4, 1.2)


def drawn(matches, each, seed=1):
    """Matches in which a sampled chance comes true as BOLD says; the moments of a match share its end and its chance."""
    rand = Random(seed)
    for _ in range(matches):
        chance = rand.random()
        share = float(rand.random() < BOLD.at(chance))
        yield [Moment(2, chance, share)] * each


@pytest.mark.parametrize("game", games.ours())
def test_a_game_says_what_was_measured(game):
    kept = msgspec.json.decode((RESULTS / f"{game}.json").read_bytes(), type=Result)
    assert kept.judged == judged(game)
    assert kept.brier < kept.brier_fair
    assert sum(tenth.moments for tenth in kept.reliability) == kept.moments


def test_a_fit_finds_what_chances_come_to():
    """And does better than the samples in matches that it has not seen; a chance that came true always moves nothing else."""
    found = list(drawn(3000, 1))
    curve = fitted([moment for match in found for moment in match])
    assert all(curve.at(tenth / 10) == pytest.approx(BOLD.at(tenth / 10), abs=0.05) for tenth in range(11))
    assert brier(told(found)) < brier(found)
    assert max(abs(tenth.off) for tenth in reliability(told(found))) < max(
        abs(tenth.off) for tenth in reliability(found)
    )


def test_a_match_counts_once():
    """More moments of the same matches tell nothing about the end that one of each does not."""
    once, often = (reliability(list(drawn(400, each))) for each in (1, 9))
    assert [tenth.error for tenth in once] == [tenth.error for tenth in often]
    assert [tenth.moments * 9 for tenth in once] == [tenth.moments for tenth in often]
    assert all(tenth.matches == tenth.moments for tenth in once)
