"""While the draw pile is searched, what may be taken is told from what may not, however many cards there are."""

from __future__ import annotations

from itertools import pairwise

from pygame import Surface

from tabletop.core.arrange import ArrangedZone, arranged
from tabletop.core.ask import UNKNOWN
from tabletop.core.view import view
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import GOLD
from tabletop.games.espionage.rules.table import DISCARD, DRAW, HAND, LOOKED, STEP
from tabletop.match import start
from tabletop.match.scripted_bots import ScriptedBots
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.cache import SurfaceCache
from tests.table.rig import setup, still
from tests.table.test_states import shown
from tools.rigs.pilot import Pilot


def test_gold_is_grey_and_locked_and_the_rest_is_not():
    with shown("table-search") as pilot:
        screen = pilot.app.top
        laid = screen.scene.zones[LOOKED]
        assert len(laid) > 30
        assert all(sprite.kind != UNKNOWN for sprite in laid)
        states = {sprite.card: screen.cards.highlights.state(sprite) for sprite in laid}
        gold = {sprite.card for sprite in laid if GOLD >> sprite.kind & 1}
        assert {card for card, state in states.items() if state == "drained"} == gold
        signs = screen.match.definition.looks.signs(screen.view)
        assert {sign.where for sign in signs if sign.icon == "lock"} == gold
        assert [sign.text for sign in signs if sign.on == "zone" and sign.where == DRAW] == [str(len(laid))]


def test_the_searched_pile_is_sorted_by_title():
    """ES-80: from the start, the gold with it, and what is left when one has been taken."""
    with shown("table-search") as pilot:
        scene = pilot.app.top.scene
        kinds = [sprite.kind for sprite in scene.laid_out(LOOKED)]
        assert kinds == sorted(kinds)
        places = {sprite.card: sprite.goal.x for sprite in scene.laid_out(LOOKED)}
        taken = scene.laid_out(LOOKED)[20]
        scene.move(taken.card, LOOKED, HAND, taken.kind)
        assert [sprite.goal.x for sprite in scene.laid_out(LOOKED)] == [
            x for card, x in places.items() if card != taken.card
        ]


def test_others_who_look_on_see_no_order_of_titles():
    """At a shared screen: the row of backs, and the gap in it, lies as chance has it and not as the searcher saw it."""
    with shown("table-search") as pilot:
        screen = pilot.app.top
        scene = screen.scene
        scene.rebuild(screen.view)  # as after a look back: laid out anew, for whoever chooses
        sorted_ = [sprite.card for sprite in scene.laid_out(LOOKED)]
        chance = list(screen.match.game.table.zones[LOOKED])
        assert sorted_ != chance
        scene.veil(view(screen.match.game, 1))
        assert [sprite.card for sprite in scene.laid_out(LOOKED)] == chance
        xs = [sprite.goal.x for sprite in scene.laid_out(LOOKED)]
        assert xs == sorted(xs)
        assert all(sprite.kind == UNKNOWN for sprite in scene.zones[LOOKED])


def test_the_pile_counts_what_is_looked_at():
    """0 would say that the game ends (ES-104), and few cards in red that it is near."""
    with shown("table-search") as pilot:
        screen = pilot.app.top
        scene, marks = screen.scene, screen.cards.marks
        counted = []
        marks._named = lambda *words: counted.append(words[:3]) or Surface((1, 1))
        marks._kept = SurfaceCache(1 << 19)
        marks._counts()
        assert not scene.zones[DRAW]
        assert counted[0] == ("Draw", str(len(scene.zones[LOOKED])), "white")


def test_an_eye_stays_on_a_card_that_makes_room():
    """A card of somebody's hand that whoever looks has seen, while others of that hand come or go."""
    with shown("table-hint") as pilot:
        screen = pilot.app.top
        stage = screen.cards.stage
        known = next(s for s in screen.scene.zones[HAND + STEP] if s.kind != UNKNOWN)
        assert known.back
        eye = screen.cards.marks.eye(known, known.pose)
        assert eye
        known.flying = True
        stage._moving = stage.moving()
        assert known in stage._moving
        assert [place for _, place in eye if place in {place for _, place in stage.in_motion(flying=True)}]


def test_an_eye_lies_where_its_card_is_to_be_seen():
    """The next card of that hand does not lie over it."""
    with shown("table-4") as pilot:
        screen = pilot.app.top
        eyes = 0
        for seat in range(1, 4):
            row = screen.scene.laid_out(HAND + STEP * seat)
            for sprite, over in pairwise(row):
                for picture, (x, _) in screen.cards.marks.eye(sprite, sprite.pose):
                    eyes += 1
                    assert sprite.pose.box.left - 2 <= x
                    assert x + picture.get_width() <= over.pose.box.left + 2
        assert eyes


def test_the_pin_of_a_mission_below_other_discards_stays_in_sight():
    """A Mercenary copies it (ES-87), whatever has been laid over it: its mark lies where no other card does."""
    places = (ArrangedZone("discard_pile", ("decoy", "medic", "police")),)
    definition = arranged(ESPIONAGE, places, 0)
    match = start(setup(3), ScriptedBots(definition, {}), 0, definition=definition)
    with Pilot((1280, 720), still()) as pilot:
        screen = TableScreen(match, None, on_end=lambda _: None)
        pilot.app.push(screen)
        pilot.tick()
        marks, zone = screen.cards.marks, screen.scene.zones[DISCARD]
        names = [screen.constants.texts[sprite.kind].id for sprite in zone]
        assert names == ["police", "medic", "decoy"]
        marks.refresh()
        (disc, (x, _)), *_ = marks.on(zone[1])
        assert zone[2].pose.box.right - 1 <= x
        assert x + disc.get_width() <= zone[1].pose.box.right + 1
