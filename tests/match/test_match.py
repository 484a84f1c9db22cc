"""A match from the first ask to the last."""

from __future__ import annotations

import pytest

from tests.match.table import Player, begin


@pytest.mark.parametrize("people", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_comes_to_its_end_whoever_plays(people, seed):
    """People by chance, bots by chance, all kinds of asks: it never stalls."""
    match = Player(begin(people=people, bots=3 - people, seed=seed), seed).to_the_end()
    assert match.outcome.winners
    assert match.n > 10
