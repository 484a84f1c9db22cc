"""A row of own cards that are hardly told apart is fanned out to choose from, by a click or by Enter; others are not. Of a
large pile only those are fanned out that can be chosen.
"""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.rpgget.rules.table import INVENTORY
from tabletop.i18n import tr
from tabletop.match import TableSetup
from tabletop.table.cards import scene as scenes
from tabletop.table.cards.fronts import MANY
from tabletop.table.cards.scene import SEARCHED
from tabletop.toolkit.theme import Prefs
from tests.table.test_states import shown
from tools.rigs.pilot import Pilot
from tools.rigs.table import Sitting, seats

pytestmark = pytest.mark.long

NAME = "table-rpgget-4"


def spot(sprite):
    return round(sprite.pose.x), round(sprite.pose.y)


@pytest.fixture
def tight(monkeypatch):
    monkeypatch.setattr(scenes, "TIGHT", 2)
    monkeypatch.setattr(scenes, "FEW", 1)


@pytest.mark.usefixtures("tight")
def test_a_tight_row_is_fanned_out_and_goes_back_when_a_card_of_it_is_held():
    with shown(NAME) as pilot:
        table = pilot.app.top
        scene, choosing = table.scene, table.input.drag_and_drop.choosing
        card = next(c for c in choosing.sources if c in table.view.table.zones[INVENTORY] and choosing.only(c) < 0)
        sprite = scene.sprites[card]
        lay, number = sprite.goal, table.match.game.no
        assert table.input.hover._notes(sprite) == [f"[muted]{tr('input-lay-out')}[/]"]
        pilot.click(spot(sprite))
        pilot.settle()
        assert INVENTORY in scene.spread
        assert sprite.goal.width > lay.width
        pilot.click(spot(sprite))
        pilot.settle()
        assert choosing.held == card
        assert INVENTORY not in scene.spread, "whom it is for may lie below"
        assert table.match.game.no == number


@pytest.mark.usefixtures("tight")
def test_a_tight_row_says_that_a_click_lays_it_out_until_it_does():
    """Over its upper edge, where no name of a card lies."""
    with shown(NAME) as pilot:
        table = pilot.app.top
        scene, marks, choosing = table.scene, table.cards.marks, table.input.drag_and_drop.choosing
        card = next(c for c in choosing.sources if c in table.view.table.zones[INVENTORY] and choosing.only(c) < 0)
        last = scene.laid_out(INVENTORY)[-1].goal.box
        ((pill, at),) = marks._tight_rows()
        box = pill.get_rect(topleft=at)
        assert box in marks.captions()
        assert box.top < last.top < box.bottom < last.centery
        assert box.right == last.right
        pilot.click(spot(scene.sprites[card]))
        pilot.settle()
        assert marks._tight_rows() == []


def test_a_row_with_room_says_nothing_of_a_click():
    with shown(NAME) as pilot:
        assert pilot.app.top.cards.marks._tight_rows() == []


@pytest.mark.usefixtures("tight")
@pytest.mark.parametrize("opened", [False, True])
def test_a_card_is_dragged_out_of_a_tight_row_or_its_fan(opened):
    """It is held at once, and nothing is fanned out over those whom it may be for."""
    with shown(NAME) as pilot:
        table = pilot.app.top
        scene, choosing = table.scene, table.input.drag_and_drop.choosing
        card = next(c for c in choosing.sources if c in table.view.table.zones[INVENTORY] and choosing.only(c) < 0)
        sprite = scene.sprites[card]
        if opened:
            pilot.click(spot(sprite))
            pilot.settle()
        assert (INVENTORY in scene.spread) == opened
        pilot.press(spot(sprite))
        pilot.move((640, 300))
        pilot.tick(40)
        assert scene.dragged is sprite
        assert choosing.held == card
        assert INVENTORY not in scene.spread


def test_a_row_with_room_stays_where_it_is():
    with shown(NAME) as pilot:
        table = pilot.app.top
        choosing = table.input.drag_and_drop.choosing
        card = next(c for c in choosing.sources if c in table.view.table.zones[INVENTORY] and choosing.only(c) < 0)
        pilot.click(spot(table.scene.sprites[card]))
        assert choosing.held == card
        assert INVENTORY not in table.scene.spread


@pytest.mark.parametrize("group", ["deck", "discard"])
def test_of_a_large_pile_only_what_can_be_chosen_is_fanned_out(group):
    """The others stay on it, face down where they lay so, and what was chosen leaves its place free."""
    with shown(NAME) as pilot:
        table = pilot.app.top
        scene, marks, find = table.scene, table.cards.marks, table.constants.kernel.find
        zone, pile = find(group, 0), find("deck", 0)
        while len(scene.zones[zone]) <= SEARCHED:
            scene.move(scene.zones[pile][-1].card, pile, zone, 0)
        for sprite in scene.zones[zone]:
            sprite.kind = 0
        found = scene.zones[zone][3:12:3]
        scene.offer(spread=frozenset({zone}), cards=[sprite.card for sprite in found])
        scene.arrange(at_once=True)
        home, tray = table.places.zones[zone].area.inflate(20, 20), table.places.tray
        lie = {sprite: sprite.goal.box for sprite in scene.zones[zone]}
        assert [sprite for sprite, box in lie.items() if tray.contains(box)] == found
        assert all(home.collidepoint(box.center) for sprite, box in lie.items() if sprite not in found)
        assert {sprite.back for sprite in lie if sprite not in found} == {group == "deck"}
        assert not any(sprite.back for sprite in found)
        assert len(marks.tray([zone])) == 2
        scene.move(found[0].card, zone, find("hand", 0), 0)
        assert [sprite.goal.box for sprite in found[1:]] == [lie[sprite] for sprite in found[1:]]


def test_a_pile_that_is_searched_counts_cards_and_no_kinds():
    """One of four with the same face lies for all of them."""
    with shown(NAME) as pilot, pytest.MonkeyPatch.context() as patch:
        table = pilot.app.top
        scene, marks = table.scene, table.cards.marks
        zone, named, said = table.constants.kernel.find("deck", 0), marks._named, []
        for n, sprite in enumerate(scene.zones[zone]):
            sprite.kind = 0 if n < 4 else 1 if n == 4 else 2
        scene.offer(spread=frozenset({zone}), cards=[scene.zones[zone][n].card for n in (0, 4)])
        patch.setattr(marks, "_named", lambda *args: said.append(args[1]) or named(*args))
        marks._heading([zone])
        assert said == [f"5/{len(scene.zones[zone])}"]


def test_a_small_pile_is_fanned_out_whole():
    with shown(NAME) as pilot:
        scene, zone = pilot.app.top.scene, pilot.app.top.constants.kernel.find("discard", 0)
        del scene.zones[zone][SEARCHED:]
        scene.offer(spread=frozenset({zone}), cards=[scene.zones[zone][0].card])
        assert scene.rest(zone) == []


def test_the_few_that_can_be_chosen_in_a_large_pile_shine():
    """Of twenty cards that are looked through; where nearly all can be chosen only the one under the mouse shines."""
    found = Sitting(TableSetup(game="rpgget", seats=seats(3), seed=42))
    found.until(lambda sitting: sitting.asked("pick_recruit") and PASS not in sitting.match.shared.view().options)
    with Pilot((1280, 720), Prefs()) as pilot:
        screen = found.show(pilot, None)
        pilot.settle()
        scene, choosing = screen.scene, screen.drag_and_drop.choosing
        (zone,) = scene.fanned()
        states = {sprite.card: screen.cards.highlights.state(sprite) for sprite in scene.zones[zone]}
        assert len(states) > MANY > len(choosing.sources)
        assert {card for card, state in states.items() if state == "playable"} == set(choosing.sources)


def test_a_card_that_comes_into_a_fan_lies_behind_those_that_are_there():
    """Nothing changes places under the mouse, whatever can be chosen first now."""
    with shown(NAME) as pilot:
        scene, find = pilot.app.top.scene, pilot.app.top.constants.kernel.find
        zone, hand = find("bank", 0), find("hand", 0)
        scene.move(scene.zones[find("discard", 0)][-1].card, find("discard", 0), zone, 0)
        scene.offer(spread=frozenset({zone}), cards=[sprite.card for sprite in scene.zones[zone]])
        scene.arrange(at_once=True)
        before = scene.laid_out(zone)
        new = scene.zones[hand][0]
        scene.move(new.card, hand, zone, 0)
        scene.offer(spread=frozenset({zone}), cards=[new.card, *(sprite.card for sprite in before)])
        assert scene.laid_out(zone) == [*before, new]


def test_no_card_flies_from_step_to_step_of_its_pile():
    with shown(NAME) as pilot:
        scene, find = pilot.app.top.scene, pilot.app.top.constants.kernel.find
        zone, deck = find("discard", 0), find("deck", 0)
        while len(scene.zones[zone]) < 18:
            scene.move(scene.zones[deck][-1].card, deck, zone, 0)
        scene.arrange(at_once=True)
        steps = {sprite: sprite.pose for sprite in scene.zones[zone]}
        scene.move(scene.zones[zone][0].card, zone, find("bank", 0), 0)
        moved = [sprite for sprite in scene.zones[zone] if sprite.pose != steps[sprite]]
        assert moved
        assert not any(sprite.flying for sprite in scene.zones[zone])
