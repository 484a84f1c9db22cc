"""All tests in a checkout with guests' games: no file that asks for the games when it is imported fails over more of them."""

from __future__ import annotations

import pytest

from tests.games.template.away import GUESTS, lay_down, run


@pytest.mark.long
def test_every_test_can_be_collected_beside_guests(tmp_path):
    for guest in GUESTS:
        lay_down(tmp_path, guest=guest)
    done = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--collect-only", "-m", "")
    assert done.returncode == 0, done.stdout[-2000:]
