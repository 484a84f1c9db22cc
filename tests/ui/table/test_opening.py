"""How a match opens: who begins is told once, by what the deal has decided; and how hands look that are empty or of no use."""

import pytest

from tabletop.core.arrange import Place
from tabletop.match import TableSetup
from tabletop.match.scripted import Move
from tabletop.ui.prefs import Prefs
from tests.ui.screens.rig import desk
from tests.ui.table.rig import Sitting, still
from tools.rigs import table as rigs
from tools.rigs.pilot import Pilot


def opened(seed, **more):
    return Sitting(seats=3, seed=seed, prefs=Prefs(), **more)


@pytest.mark.rule("ES-5")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_who_begins_is_said_before_the_first_card(seed):
    with opened(seed) as table:
        begins = table.match.game.table.turn
        name = table.match.setup.seats[begins].name
        assert table.screen.furniture.banner.moment.title == ("You begin" if not begins else f"{name} begins")
        assert table.screen.story.busy
        table.screen.story.finish()
        table.screen.furniture.banner.clear_moments()
        table.screen.layout()
        table.screen.follow()
        assert table.screen.furniture.banner.moment is None  # it is said once


def test_it_is_not_said_of_a_match_that_has_begun():
    with opened(1) as table:
        table.screen.story.finish()
        table.screen.furniture.banner.clear_moments()
        table.wait()
        table.screen.deeds.give(0)
        table.pilot.app.pop(table.screen)
        again = type(table.screen)(table.match)
        table.pilot.app.push(again)
        table.pilot.tick(32)
        assert again.furniture.banner.moment is None


def test_an_empty_hand_says_so():
    with Sitting(seats=3) as table:
        marks, scene = table.screen.stage.marks, table.screen.scene
        zone = table.screen.basics.kernel.find("hand", 0)
        full = len(marks.below())
        scene.zones[zone].clear()
        assert len(marks.below()) == full + 1


def test_what_cannot_be_played_is_dim_and_what_is_only_looked_at_is_not():
    """An Informant looks at a hand; nothing of the own one can be played meanwhile."""
    places = (Place("hand", ("informant", "sniper"), 0), Place("hand", ("target", "courier"), 1))
    match = rigs.Sitting(
        TableSetup(game="espionage", seats=rigs.seats(2), seed=3), {0: [Move("play", "informant")]}, places, 0
    ).until(lambda s: s.asked("done_looking"))
    with Pilot((1280, 720), still()) as pilot:
        screen = match.show(pilot, desk())
        hands = (screen.scene.zones[screen.basics.kernel.find("hand", seat)] for seat in (0, 1))
        states = [{screen.cards.lighting.state(sprite) for sprite in hand} for hand in hands]
        assert states == [{"drained"}, {"normal"}]
