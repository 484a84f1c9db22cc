"""A coin of a text or a rank is tossed in sight on its card."""

from __future__ import annotations

import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.layout import ALL_EYES
from tabletop.games.rpgget.rules.fight_events import Coin
from tabletop.games.rpgget.rules.table import ACTIVE
from tabletop.match.beats import Beat
from tabletop.ui.table.tale.tossing import FADE, SIDES, SPIN, STAY, coin
from tests.ui.table.test_states import shown


def pixels(picture):
    return picture.get_at((picture.get_width() // 2, 4))[:3]


@pytest.mark.parametrize("heads", [True, False])
def test_a_coin_lies_on_its_card_with_the_side_that_has_come_up(heads):
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        sprite, tosses = table.scene.zones[ACTIVE][0], table.moments.tosses
        fact = Coin(0, heads, "front", sprite.kind, sprite.card, False)
        table.story.hear([Beat(0, 0, NOBODY, (("say", fact.word, fact, ALL_EYES),))])
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
        pilot.tick(STAY * 2 + FADE)
        assert not tosses.blits()
        assert not tosses.busy
