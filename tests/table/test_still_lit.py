"""What is over is not lit any more, and what begins is lit at once, however far the engine is ahead."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest

from tabletop import games
from tabletop.games.espionage.rules.events import Cancels, Falls, Names, Steals, Turn
from tabletop.games.espionage.rules.table import Item
from tabletop.table.hud.banner import GO, WHOLE, BannerText
from tabletop.table.model import cues
from tabletop.toolkit.theme import Prefs
from tests.saying import cue
from tests.table.rig import Sitting


@pytest.fixture(scope="module")
def sitting():
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        yield sitting


def test_nobody_is_aimed_at_by_a_card_that_is_cancelled_or_gone(sitting):
    """The view is still the one from before the answer that cancels it."""
    scene, facts, zone_of = sitting.screen.scene, sitting.screen.hud.facts, sitting.screen.constants.kernel.find
    first, second = scene.zones[zone_of("hand", 0)][:2]
    items = [Item(sprite.card, 0, 0, 0, -1, -1, 1, -1, (), 0, False, 0) for sprite in (first, second)]
    view = SimpleNamespace(table=SimpleNamespace(items=items))
    for sprite in (first, second):
        scene.move(sprite.card, zone_of("hand", 0), zone_of("stack"), sprite.kind)
    assert facts.aimed(view, 1) == 2
    sitting.screen.cue_player.said(Cancels(1, second.kind, first.card, first.kind, 0))
    assert facts.aimed(view, 1) == 1
    scene.move(second.card, zone_of("stack"), zone_of("discard_pile"), second.kind)
    assert facts.aimed(view, 1) == 0


@pytest.mark.parametrize("game", games.built())
def test_every_game_says_who_is_on_turn_by_its_turn_fact(game):
    assert cues.load(game)["turn"].focus.passes == "seat"


def test_the_turn_passes_when_that_is_told(sitting):
    badges = sitting.screen.hud.badges
    sitting.screen.cue_player.said(Turn(2))
    assert [badge.facts.turn for badge in badges] == [False, False, True, False]
    assert not badges[2].facts.you
    sitting.screen.scene._told()
    sitting.screen.hud.recount()
    assert not badges[2].facts.turn


def test_what_leaps_up_at_one_place_is_never_on_top_of_another(sitting):
    """The older ones make room, at an upper badge downwards."""
    cue_player, app = sitting.screen.cue_player, sitting.pilot.app
    cue_player.floating_text._pops.clear()
    for fact in (Steals(0, 2, (1,)), Names(1, 2, 3, False), Names(1, 2, 4, False)):
        cue_player.said(fact)
        sitting.pilot.tick(240)
    place = cue_player.floats._at_seat(2, pygame.Rect(0, 0, 60, 20))[0]
    here = [pop for pop in cue_player.floating_text._pops if pop.at[0] == place[0]]
    assert len(here) == 3
    assert all(pop.at[1] >= place[1] for pop in here)
    boxes = sorted(
        (cue_player.floating_text._placed(pop, app.clock() - pop.since) for pop in here), key=lambda blit: blit[1][1]
    )
    assert all(above[1][1] + 0.7 * above[0].get_height() < below[1][1] for above, below in pairwise(boxes))


def test_a_glance_leaves_when_somebody_is_asked(sitting):
    """What has to be seen is waited for: each banner counts from its own beginning."""
    banner = sitting.screen.hud.banner
    banner.clear_moments()
    for title in ("first", "second"):
        banner.show(BannerText(title))
        assert banner.left == pytest.approx(sitting.pilot.app.ms(WHOLE), abs=20)
        sitting.pilot.tick(WHOLE + 40)
    banner.show(BannerText("third"))
    sitting.pilot.tick(300)
    sitting.screen.cue_player.end()
    assert banner.left == pytest.approx(sitting.pilot.app.ms(GO), abs=20)
    sitting.pilot.tick(GO + 40)
    assert banner.moment is None


def test_whoever_falls_is_told_so_in_the_second_person(sitting):
    banner = sitting.screen.hud.banner
    banner.clear_moments()
    sitting.screen.cue_player.said(Falls(0, 3, 1))
    assert banner.moment.title == cue("espionage/falls")["banner"]["own"]


def test_a_large_card_never_lies_over_what_is_said_of_it(sitting):
    """Also beside the badge at the lower edge, which is another one's after the curtain."""
    card_spotlight, prompt = sitting.screen.cue_player.card_spotlight, sitting.screen.hud.prompt.rect
    badges = [badge.rect for badge in sitting.screen.hud.badges]
    for badge in badges:
        shown = card_spotlight._pose(badge).box
        assert not shown.colliderect(prompt)
        assert not [other for other in badges if other.colliderect(shown) and other.bottom < shown.centery]


def test_cards_that_are_looked_at_stay_where_they_lie_when_they_get_other_numbers(sitting):
    """As when others lose track of a hand (ES-129) between the look and the choice."""
    scene, zone_of = sitting.screen.scene, sitting.screen.constants.kernel.find
    zone, pile = zone_of("hand", 1), zone_of("draw_pile")
    for sprite in scene.zones[pile][-3:]:
        scene.move(sprite.card, pile, zone, sprite.kind)
    cards = [sprite.card for sprite in scene.zones[zone]]
    for kind, sprite in enumerate(scene.zones[zone]):
        sprite.kind = kind
    scene.offer(spread=frozenset({zone}), cards=cards)
    scene.arrange(at_once=True)
    seen = [(sprite.kind, sprite.goal) for sprite in scene.laid_out(zone)]
    assert len(seen) > 1
    scene._name(zone, list(zip(cards, reversed(range(len(cards))), strict=True)))
    scene.arrange(at_once=True)
    assert [(sprite.kind, sprite.goal) for sprite in scene.laid_out(zone)] == seen
