"""What a frame may not do: read large files again, or look through the whole memory for garbage."""

from __future__ import annotations

import gc
import sys

import pytest

from tabletop.pages.rules_page import RulesScreen
from tabletop.table.minigame_requests import AGAIN
from tabletop.toolkit.cache import BUDGET, ROOMY, house
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tests.pages.rig import services
from tests.table.spies import Mats
from tools.rigs.measure import memory
from tools.rigs.pilot import Pilot


def test_the_ground_is_painted_once_for_each_window():
    """A panel that opens lays the table out anew; only another window needs the large picture of the ground again."""
    with Mats(seats=3, seed=2) as mats:
        layers, painted = mats.screen.stage.layers, []
        paint = layers._paint_ground
        layers._paint_ground = lambda target: (painted.append(target.get_size()), paint(target))
        for _ in range(3):
            mats.screen.layout()
            mats.pilot.tick(16)
        assert painted == []
        mats.pilot.resize((1600, 900))
        mats.pilot.tick(16)
        assert painted == [(1600, 900)]


def test_memory_is_measured_at_a_table():
    """Some frames of a table: more is resident than three pictures of the window take, where the system tells."""
    with Pilot():
        found = memory.show("espionage", 4)
    assert found > 3 * 8 if sys.platform.startswith("linux") else found == 0


@pytest.mark.usefixtures("tidied")
def test_no_garbage_is_looked_for_in_all_that_was_there_before():
    """While a table is open what had been made before it is left alone; afterwards it is not."""
    with Mats(seats=2, seed=2) as mats:
        assert gc.get_freeze_count() > 10_000
        mats.screen.close("menu")
        assert gc.get_freeze_count() == 0


def test_a_table_keeps_less_than_a_page():
    """Pages draw everything at each frame; what lies over a page is seen together with it."""
    with Mats(seats=2, seed=2) as mats:
        app = mats.pilot.app
        assert house.room == BUDGET
        rules = RulesScreen(mats.screen.services or services(), "beanz")
        app.push(rules)
        assert house.room == ROOMY
        confirm(rules, Confirmation("Really?", "It is a question.", "Yes"), lambda: None)
        assert [screen.modal for screen in app.seen] == [False, True]
        assert house.room == ROOMY
        app.pop(app.top)
        app.pop(rules)
        assert house.room == BUDGET


def test_a_table_that_is_left_keeps_no_picture():
    """Neither cards nor panels nor the art that was loaded for them; a table that is laid anew for other people does."""
    with Mats(seats=2, seed=2) as mats:
        app, used = mats.pilot.app, house.used
        assert used > 1 << 20
        assert len(app.cards)
        mats.screen.close(AGAIN)
        assert house.used == used
    with Mats(seats=2, seed=2) as mats:
        app = mats.pilot.app
        mats.screen.close("menu")
        assert (house.used, len(app.cards), len(app.loader._kept)) == (0, 0, 0)
