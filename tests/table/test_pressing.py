"""What a press of the mouse means while a card is held: in places that shine, on cards in them, and beside them."""

from __future__ import annotations

import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.i18n import tr
from tabletop.table.model.messages import CommandCalled
from tabletop.toolkit.theme import Prefs
from tests import saying
from tests.table.rig import Sitting, mine, turn
from tests.table.ring import Ring
from tests.table.spies import BARE, Mats
from tests.table.test_austin import first, reach, zone
from tests.table.test_austin_moves import card as card_of
from tests.table.test_austin_moves import table


def hold(mats, card):
    """Click a card of the hand."""
    mats.pilot.click(mats.free(f"card {card}"))
    assert mats.screen.drag_and_drop.choosing.held == card


def to_throw(mats):
    """In a fight with a Bone that can be thrown; returns its option and the own Agent."""
    mats.play_until("fight")
    throw = first(mats, "throw")
    seat = mats.match.shared.viewer
    own = next(fighter for fighter in mats.screen.scene.fight.combatants if fighter.seat == seat)
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
    hand, mat = (
        ArrangedZone("hand", ("noodle-pool-attendant",), 0),
        ArrangedZone("table_agents", ("trumpet-lair-bugler",), 0),
    )
    with Mats(seats=2, seed=6, places=(hand, mat), turn=0, first_side="evil") as mats:
        reach(mats, "main")
        index = first(mats, "play_agent")
        card = mats.screen.view.options[index][1]
        other = mats.screen.scene.zones[mats.screen.constants.kernel.find("table_agents", 0)][0]
        before = mats.match.n
        hold(mats, card)
        assert mats.screen.input.hit_targets.places()[BARE].contains(other.pose.box)
        mats.pilot.click(other.pose.box.center)
        assert mats.match.n > before
        assert card in zone(mats, "table_agents")


def test_what_is_added_by_the_winner_goes_to_the_own_side():
    """The place that shines is where the Bone will land: not the losing Agent of somebody else."""
    with Mats(seats=2, seed=5) as mats:
        throw, own = to_throw(mats)
        fight = mats.screen.scene.fight
        fight.combatants = tuple(f._replace(losing=f.seat != own.seat) for f in fight.combatants)
        hold(mats, mats.screen.view.options[throw][1])
        place = mats.screen.input.hit_targets.places()[BARE]
        assert place.contains(mats.screen.scene.sprites[own.card].pose.box)


# --- what is wanted of the card that is held
def prompt(sitting):
    """What stands in the ribbon, in plain words."""
    panels = sitting.screen.hud
    return panels.words.plain(panels.prompt.facts.line)


def said(sitting):
    words = []
    sitting.pilot.app.toast = lambda text, *_, **_more: words.append(text)
    return words


def test_the_prompt_says_what_is_wanted_of_a_card():
    """From the click that takes it up until it is put back."""
    with Mats(seats=2, seed=5) as mats:
        throw, _ = to_throw(mats)
        asked, card = prompt(mats), mats.screen.view.options[throw][1]
        hold(mats, card)
        name = mats.screen.constants.texts[mats.screen.view.table.kind[card]].name
        assert prompt(mats) == f"{name}: {saying.said('table-or-back', ways=saying.said('table-click-lit', count=1))}."
        mats.pilot.key("escape")
        assert prompt(mats) == asked


def test_the_prompt_wants_a_target():
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: turn(screen) and bool(aimed(screen)))
        hold(sitting, aimed(sitting.screen)[0])
        assert prompt(sitting).endswith(": choose its target, or put it back.")


def test_what_a_drop_would_do_is_said_while_a_card_is_dragged():
    """Over each place that it may be dropped on, and at the badges of others; nothing where it would fly back."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: turn(screen) and bool(aimed(screen)))
        screen, pilot = sitting.screen, sitting.pilot
        card = aimed(screen)[0]
        name = screen.constants.texts[screen.view.table.kind[card]].name
        start, dropping = sitting.free(f"card {card}"), screen.input.drop_hints
        pilot.drag(start, (start[0] + 20, start[1] - 20), steps=2, drop=False)
        assert screen.drag_and_drop.aimed() is None
        victims = {target.number for target in screen.drag_and_drop.choosing.lit() if target.spot == "seat"}
        assert len(dropping.live()) == len(victims) == 3
        for seat in victims:
            pilot.move(screen.places.areas.seats[seat].badge.center)
            assert dropping.says(screen.drag_and_drop.aimed()) == f"Play {name} here"
            assert len(dropping.live()) == 3
        pilot.move(screen.places.areas.centre.center)
        assert dropping.says(screen.drag_and_drop.aimed()) == f"Play {name}"
        assert len(dropping.live()) == 4
        pilot.release(start)
        assert dropping.live() == []


def test_a_drop_on_a_place_with_several_ways_leads_to_the_buttons():
    with table() as mats:
        card = card_of(mats, "psychedelic-spectacles")
        mats.pilot.drag(mats.free(f"card {card}"), mats.screen.places.areas.centre.center, drop=False)
        assert mats.screen.input.drop_hints.says(mats.screen.drag_and_drop.aimed()) == saying.said("input-choose-what")


def aimed(screen):
    """Cards that would have to be aimed at somebody."""
    return [card for card in screen.drag_and_drop.choosing.sources if screen.commands.victims(card)]


def test_a_card_with_a_button_alone_points_at_it():
    """Nothing on the table shines for it: prompt and ring lead to the button, and a press elsewhere says so."""
    places = ArrangedZone("bean1", ("cannonball",), 0), ArrangedZone("bean5", ("teddy",), 1)
    with Ring(seed=2, first_player="seat0", places=places) as ring:
        reach(ring, "main")
        kinds = ring.screen.view.table.kind
        ids = [face.id for face in ring.match.definition.cards]
        bean = next(card for card in ring.screen.drag_and_drop.choosing.sources if ids[kinds[card]] == "cannonball")
        words = said(ring)
        hold(ring, bean)
        button_guides = ring.screen.input.button_guides
        assert "press Spin" in prompt(ring)
        assert button_guides.live()
        enemy = next(c for c in ring.screen.scene.sprites if ids[kinds[c]] == "teddy")
        ring.pilot.click(ring.free(f"card {enemy}"))
        assert words == [saying.said("input-not-there-but", what=saying.said("table-or-back", ways="Press Spin"))]
        assert ring.screen.drag_and_drop.choosing.held == bean


def test_where_two_boxes_share_a_place_the_prompt_asks_which():
    with table() as mats:
        card = card_of(mats, "psychedelic-spectacles")
        hold(mats, card)
        told = saying.said("table-or-back", ways=saying.said("table-press-one"))
        assert f"Which box? {told[:1].upper()}{told[1:]}." in prompt(mats)
        mats.pilot.click(mats.screen.input.hit_targets.places()[BARE].center)
        assert "Which box?" in prompt(mats)
        assert mats.screen.input.hit_targets.places() == {}
        assert mats.screen.input.button_guides.live()
        words = said(mats)
        mats.pilot.click(mats.screen.scene.sprites[card].pose.box.center)
        assert mats.screen.drag_and_drop.choosing.held == card
        assert words


def test_the_caption_of_a_card_speaks_of_clicks():
    with Mats(seats=2, seed=5) as mats:
        throw, _ = to_throw(mats)
        sprite = mats.screen.scene.sprites[mats.screen.view.options[throw][1]]
        assert mats.screen.input.hover._hint(sprite) == "[muted]Click it, drag it to the fight, or press Enter[/]"


def test_a_press_on_who_is_no_target_says_why():
    """AP-60: of this attacker, though another own Agent may attack that one; a drop says the same."""
    own, enemy = (
        ArrangedZone("table_agents", ("felicity-shagwell", "carnaby-street-bouncer"), 0),
        ArrangedZone("table_agents", ("lair-estate-agent", "mini-me"), 1),
    )
    decks = {"deck_0": "starter-good", "deck_1": "theme-lair"}
    with Mats(seats=2, seed=6, places=(own, enemy), turn=0, first_side="good", **decks) as mats:
        reach(mats, "main")
        cards = {one: card_of(mats, one, place.zone, place.seat) for place in (own, enemy) for one in place.cards}
        words = said(mats)
        hold(mats, cards["felicity-shagwell"])
        mats.pilot.click(mats.free(f"card {cards['lair-estate-agent']}"))
        assert words == [saying.said("austin/wrong-sex") + " [faint]AP-60[/]"]
        assert mats.screen.drag_and_drop.choosing.held == cards["felicity-shagwell"]
        mats.pilot.key("escape")
        mats.pilot.drag(*(mats.free(f"card {cards[one]}") for one in ("felicity-shagwell", "lair-estate-agent")))
        assert words == 2 * [saying.said("austin/wrong-sex") + " [faint]AP-60[/]"]
        assert mats.screen.drag_and_drop.choosing.held < 0


def test_buttons_stay_in_their_corner_while_a_card_is_held_over_a_board():
    """To end the turn is no question in the middle because a card has taken its light."""
    with Ring(seed=2, first_player="seat0", places=[ArrangedZone("hand", ("clown",), 0)]) as ring:
        reach(ring, "main")
        buttons = ring.screen.hud.buttons.row
        before = [button.rect for button in buttons.children]
        assert len(before) > 1
        hold(ring, next(iter(ring.screen.drag_and_drop.choosing.sources)))
        ring.pilot.tick(48)
        assert [button.rect for button in buttons.children] == before


# --- presses that mean nothing
@pytest.mark.parametrize(("humans", "says"), [(1, "input-not-this"), (0, "input-not-you")])
def test_a_press_on_a_card_that_means_nothing_gets_a_word(humans, says):
    """On the back of somebody's card, with a question and without one."""
    with Sitting(seats=3, seed=3, humans=humans) as table:
        if humans:
            table.wait()
        words, scene = said(table), table.screen.scene
        back = scene.zones[table.screen.constants.kernel.find("hand", 1)][-1]
        table.screen.drag_and_drop.card_accepted(back)
        assert words == [tr(says)]


def test_nothing_is_said_of_a_press_that_hurries_the_story():
    with Sitting(seats=3, seed=3, prefs=Prefs()) as table:
        assert table.screen.sequencer.busy
        words, scene = said(table), table.screen.scene
        table.screen.drag_and_drop.card_accepted(scene.zones[table.screen.constants.kernel.find("draw_pile")][-1])
        assert words == []


def test_the_key_of_folded_mats_says_that_there_are_none():
    with Sitting(seats=3, seed=3) as table:
        table.wait()
        words = said(table)
        table.screen.on_message(CommandCalled("mats"))
        assert words == [tr("input-no-mats")]
