"""What a press of the mouse means while a card is held: in places that shine, on cards in them, and beside them."""

from __future__ import annotations

from tabletop.core.arrange import Place
from tests.ui.table.spies import BARE, Mats
from tests.ui.table.test_austin import first, reach, zone


def hold(mats, card):
    """Click a card of the hand."""
    mats.pilot.click(mats.free(f"card {card}"))
    assert mats.screen.handling.choosing.held == card


def to_throw(mats):
    """In a fight with a Bone that can be thrown; returns its option and the own Agent."""
    mats.play_until("fight")
    throw = first(mats, "throw")
    seat = mats.match.shared.viewer
    own = next(fighter for fighter in mats.screen.scene.fight.fighters if fighter.seat == seat)
    return throw, own


# --- cards in places that shine
def test_a_press_on_the_agent_in_the_place_throws_the_bone():
    """The card lies in the place that shines, and the words on it mean the place, too."""
    with Mats(seats=2, seed=5) as mats:
        throw, own = to_throw(mats)
        before = mats.match.n
        hold(mats, mats.screen.view.options[throw][1])
        mats.pilot.click(mats.screen.scene.sprites[own.card].pose.box.center)
        assert mats.match.n > before
        assert mats.match.record.answers[before].choice == throw


def test_a_press_on_an_agent_of_the_own_mat_plays_the_held_one():
    hand, table = Place("hand", ("noodle-pool-attendant",), 0), Place("table_agents", ("trumpet-lair-bugler",), 0)
    with Mats(seats=2, seed=6, places=(hand, table), turn=0, first_side="evil") as mats:
        reach(mats, "main")
        index = first(mats, "play_agent")
        card = mats.screen.view.options[index][1]
        other = mats.screen.scene.zones[mats.screen.basics.kernel.find("table_agents", 0)][0]
        before = mats.match.n
        hold(mats, card)
        assert mats.screen.hands.aims.spots()[BARE].contains(other.pose.box)
        mats.pilot.click(other.pose.box.center)
        assert mats.match.n > before
        assert card in zone(mats, "table_agents")


def test_what_is_added_by_the_winner_goes_to_the_own_side():
    """The place that shines is where the Bone will land: not the losing Agent of somebody else."""
    with Mats(seats=2, seed=5) as mats:
        throw, own = to_throw(mats)
        fight = mats.screen.scene.fight
        fight.fighters = tuple(f._replace(losing=f.seat != own.seat) for f in fight.fighters)
        hold(mats, mats.screen.view.options[throw][1])
        place = mats.screen.hands.aims.spots()[BARE]
        assert place.contains(mats.screen.scene.sprites[own.card].pose.box)
