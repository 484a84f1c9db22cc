"""A coin of a text or a rank is tossed in sight on its card."""

from __future__ import annotations

import pygame
import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.layout import ALL_EYES
from tabletop.games.beanz.rules.events import Throws
from tabletop.games.rpgget.rules.fight_events import Coin
from tabletop.games.rpgget.rules.table import ACTIVE
from tabletop.match.updates import Update
from tabletop.table.playback.random_pick import LIES, SIDES, SPIN, TOSS_FADE, TOSS_STAY, coin, die
from tests.table.test_states import shown


def pixels(picture):
    return picture.get_at((picture.get_width() // 2, 4))[:3]


@pytest.mark.parametrize("heads", [True, False])
def test_a_coin_lies_on_its_card_with_the_side_that_has_come_up(heads):
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        sprite, tosses = table.scene.zones[ACTIVE][0], table.cue_player.chance.tosses
        fact = Coin(0, heads, "front", sprite.kind, sprite.card, False)
        table.sequencer.enqueue([Update(0, 0, NOBODY, (("say", fact.word, fact, ALL_EYES),))])
        ((_, place),) = tosses.blits()
        heights = [place[1]]
        for _ in range(4):
            pilot.tick(SPIN / 4)
            ((picture, place),) = tosses.blits()
            heights.append(place[1])
        kit = pilot.app.kit
        side, other = (coin(kit, picture.get_width(), *SIDES[up]) for up in (heads, not heads))
        assert pixels(picture) == pixels(side) != pixels(other)
        assert picture.get_rect(topleft=place).center == (round(sprite.goal.x), round(sprite.goal.y))
        assert min(heights) < place[1] - picture.get_height() / 2, "it leaps"
        pilot.tick(TOSS_STAY * 2 + TOSS_FADE)
        assert not tosses.blits()
        assert not tosses.busy


@pytest.mark.parametrize("shows", [1, 2, 6])
def test_a_die_instead_of_a_flick_is_thrown_and_lies_while_its_verdict_is_told(shows):
    """It lands with what has come up, at the black hole that is shot for; what it comes to is told when it lies."""
    with shown("table-beanz") as pilot:
        table = pilot.app.top
        tosses = table.cue_player.chance.tosses
        zone = table.constants.kernel.find("loot2", 1)
        fact = Throws(1, zone, shows, 3, int(shows >= 3))
        table.sequencer.enqueue([Update(0, 1, NOBODY, (("say", fact.word, fact, ALL_EYES),))])
        pilot.tick(SPIN / 2)
        assert tosses.busy
        assert table.sequencer.words is None
        pilot.tick(SPIN)
        ((picture, place),) = tosses.blits()
        assert table.sequencer.words is not None
        board, own = table.places.areas.centre, table.places.zones[table.constants.kernel.find("loot0", 0)].area
        assert picture.get_rect(topleft=place).center == (own.centerx, board.centery), (
            "across the table from the own place"
        )
        [pop] = table.cue_player.floating_text._pops
        words, lies = pop.picture.get_rect(**{pop.side: pop.at}), picture.get_rect(topleft=place)
        assert pop.words == ("a hit!" if shows >= 3 else "a miss")
        assert words.left > lies.right > words.left - lies.width
        assert lies.top < words.centery < lies.bottom
        assert not words.collidelistall([sprite.goal.box for sprite in table.scene.sprites.values()])
        wanted = die(pilot.app.kit, picture.get_width(), shows)
        assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(wanted, "RGBA")
        pilot.tick(pilot.app.telling(LIES) - 2 * SPIN)
        assert tosses.busy
        pilot.tick(2 * SPIN + TOSS_FADE)
        assert not tosses.busy
