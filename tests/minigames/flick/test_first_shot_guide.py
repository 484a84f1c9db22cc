"""The first flick is explained; it can be skipped, and it never stands in the way of a shot."""

from __future__ import annotations

import pytest

from tabletop.minigames.flick.first_shot_guide import PAGES
from tests.minigames.flick.rig import attempt


@pytest.mark.parametrize("way", ["next", "skip", "keys", "flick"])
def test_everything_is_explained_once(way):
    """Page by page, or not at all; whoever flicks has understood. Enter goes on and flicks nothing."""
    with attempt() as table:
        done, coach = [], table.screen.coach
        coach.on_end = lambda: done.append(True)
        coach.begin()
        table.pilot.tick(100)
        assert coach.visible
        for _ in PAGES if way == "next" else ():
            table.pilot.click("next")
        if way == "skip":
            table.pilot.click("skip")
        for _ in PAGES if way == "keys" else ():
            table.screen.set_focus(None)
            table.pilot.move((5, 5))
            table.pilot.key("return")
            assert table.screen.aiming
        if way == "flick":
            table.screen.flick()
            assert len(table.settled) == 1
        assert done == [True]
        assert not coach.visible


def test_who_knows_it_is_not_told():
    """Without somebody who wants to hear of it there is no coach."""
    with attempt() as table:
        table.pilot.tick(300)
        assert not table.screen.coach.visible
