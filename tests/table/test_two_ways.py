"""A card that can be played in two ways has a button for each; one of them shines."""

from __future__ import annotations

from tabletop.core.arrange import ArrangedZone
from tabletop.table.input.hit_widgets import TargetSpot, plate
from tests.saying import said
from tests.table.spies import Mats
from tests.table.test_austin import first, reach


def beside(label):
    """A label as it is written where its card is named already."""
    return " ".join(said(label, card="").split())


def test_of_two_ways_to_play_a_ship_the_free_one_shines():
    hand = ArrangedZone("hand", ("johnson-radar-operator",), 0)
    with Mats(seats=2, seed=6, places=(hand,), turn=0, first_side="good") as mats:
        reach(mats, "main")
        mats.pilot.click(mats.free(f"card {mats.screen.view.options[first(mats, 'play_free')][1]}"))
        shown = {button.text: button.style for button in mats.screen.hud.buttons.row.children}
        assert shown[beside("austin/play-free")] == "primary"
        assert shown[beside("austin/play-paid")] == "secondary"
        assert [*shown.values()].count("primary") == 1


def test_where_to_click_is_said_on_a_dark_plate():
    hand = ArrangedZone("hand", ("johnson-radar-operator",), 0)
    with Mats(seats=2, seed=6, places=(hand,), turn=0, first_side="good") as mats:
        reach(mats, "main")
        mats.pilot.click(mats.free(f"card {mats.screen.view.options[first(mats, 'play_free')][1]}"))
        (spot,) = [each for each in mats.screen.input.hit_widgets.children if isinstance(each, TargetSpot)]
        assert spot.says(spot.target).startswith("Click here: ")
        words = plate(spot.kit, spot.says(spot.target))
        edge = words.get_at((words.get_height() // 4, words.get_height() // 2))
        assert edge.a > 200
        assert max(edge.r, edge.g, edge.b) < 80
