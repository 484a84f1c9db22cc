"""The hint in the Director's panel: for the eyes behind the curtain, and gone with them."""

import pytest

from tabletop.bots.analysis import AnalysisVerdict, RatedAnswer
from tabletop.bots.bot import ValueAnswer
from tabletop.games.codenames.rules.clues import CLUE
from tests.games.codenames.table import Grid
from tests.match.test_hint_service import Ready
from tests.pages.rig import services

CLUE_2 = ValueAnswer((CLUE, "hammer", 2, (3, 7)))
RATED = RatedAnswer(CLUE_2, 0.5, 0.4, 0.6, 40, words="HAMMER 2: Thor, Odin")
VERDICT = AnalysisVerdict(0.5, 0.4, 0.6, (RATED,), "How well the names fit.", "As Agents would guess.")


@pytest.fixture
def grid():
    """Two Directors of rival teams at one screen, the first of them asked."""
    with Grid(people=(0, 1), hints="free", services=services()) as grid:
        grid.screen.table_hints.analyst = lambda: Ready(VERDICT)
        grid.until("give_clue")
        grid.pilot.tick(48)
        yield grid


def hinted(grid, way="key"):
    if way == "key":
        grid.pilot.key("f2")
    else:
        grid.pilot.click("Hint")
    grid.pilot.tick(48)
    return grid.panel.hints


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_clue_is_proposed_in_the_panel(grid, way):
    facts = hinted(grid, way).facts
    assert [(row.text, row.range) for row in facts.rows] == [("HAMMER 2: Thor, Odin", "40 to 60 %")]
    assert grid.pilot.overflowing() == []
    grid.pilot.key("escape")
    grid.pilot.tick(48)
    assert not grid.panel.hints.visible
    assert grid.panel.word == ""
    grid.say("hammer", 2)
    assert grid.table.clues[0][3:5] == ("hammer", 2)


@pytest.mark.rule("CN-129")
def test_nothing_of_it_is_seen_at_the_table(grid):
    """Every pixel of the table is the same after a visit with a hint as after one without, and so when the window is left."""
    pictures = []
    for ask in (False, True, True):
        if ask:
            assert hinted(grid).visible
        if len(pictures) == 2:
            grid.panel.asked.lost()
        else:
            grid.panel.asked.back()
        for _ in range(20):
            grid.pilot.tick(48)
        assert grid.panel is None
        assert grid.screen.table_hints.facts is None
        assert not grid.screen.table_hints.panel.visible
        pictures.append(grid.pilot.pixels())
        grid.match.shared.call()
        grid.until("give_clue")
        grid.pilot.tick(48)
    assert pictures[0] == pictures[1]


def test_where_several_play_for_themselves_the_panel_offers_none():
    with Grid(people=(0, 1), services=services()) as grid:
        grid.until("give_clue")
        grid.pilot.tick(48)
        assert "Hint" not in grid.pilot.labels()
        grid.pilot.key("f2")
        grid.pilot.tick(48)
        assert not grid.panel.hints.visible
