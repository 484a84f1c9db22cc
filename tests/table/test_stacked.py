"""What the cards of a stack say of themselves: whose each is, at whom it aims, its title and what it has come to."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest

from tabletop.games.espionage.rules.table import Item
from tabletop.table.cards.stamps import Stamp, strip
from tabletop.table.layout import poses
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting


@pytest.fixture
def stacked():
    """A table with four cards on the stack, by seat 0 and 1 in turns, each aimed at seat 2."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        screen = sitting.screen
        scene, find = screen.scene, screen.constants.kernel.find
        laid = scene.zones[find("hand", 0)][:4]
        for sprite in laid:
            scene.move(sprite.card, find("hand", 0), find("stack"), sprite.kind)
        items = [Item(s.card, n % 2, 0, 0, -1, -1, 2, -1, (), n % 2, False, 0) for n, s in enumerate(laid)]
        view = SimpleNamespace(table=SimpleNamespace(items=items))
        screen.cards.marks.stack_markers.show(SimpleNamespace(playback=SimpleNamespace(view=view)))
        for sprite in laid:
            sprite.pose, sprite.flying = sprite.goal, False
        yield sitting, laid, items


def test_each_card_shows_whose_it_is_and_at_whom_it_aims(stacked):
    """Two portraits on what is seen of it; of whom nothing can be done to any more, none."""
    sitting, laid, items = stacked
    faces = sitting.screen.cards.marks.stack_markers._faces
    for sprite, item in zip(laid, items, strict=True):
        owner, aim = faces(sprite, item)
        seen = sprite.pose.box
        seen.width = round(strip(laid, sprite, sprite.pose))
        for picture, place in (owner, aim):
            assert seen.inflate(8, 8).contains(picture.get_rect(topleft=place))
    assert faces(laid[0], items[0])[0][0] is faces(laid[2], items[2])[0][0], "of one seat"
    assert faces(laid[0], items[0])[0][0] is not faces(laid[1], items[1])[0][0]
    assert len(faces(laid[0], items[0]._replace(cancelled=True))) == 1


def test_a_verdict_on_a_card_below_another_one_keeps_to_what_is_seen_of_it(stacked):
    sitting, laid, _ = stacked
    stamps = sitting.screen.cards.stamps
    for sprite in (laid[0], laid[-1]):
        stamps.put(sprite.card, Stamp("as Double Agent", "violet", lambda: None, struck=False))
    (low, low_at), (top, top_at) = stamps.resting()
    seen = laid[0].pose.box
    seen.width = round(strip(laid, laid[0], laid[0].pose))
    assert seen.inflate(10, 0).contains(low.get_rect(topleft=low_at))
    assert low.get_height() > top.get_height(), "word under word"
    assert laid[-1].pose.box.collidepoint(top.get_rect(topleft=top_at).center)


def test_one_arrow_leads_to_a_seat_that_is_aimed_at(stacked):
    """What a card has come to colours it; that to another seat is one more."""
    sitting, laid, items = stacked
    marks, stamps = sitting.screen.cards.marks, sitting.screen.cards.stamps
    sprite, item = laid[-1], items[-1]
    rim = sitting.screen.cue_player.floats._rim(item.aim)
    aim = marks.stack_markers._item(sprite, item, aimed=True)
    stamps.put(sprite.card, Stamp("miss", "green", lambda: rim, struck=False, seat=item.aim))
    assert len(marks.stack_markers._item(sprite, item, aimed=True)) < len(aim)
    stamps.put(sprite.card, Stamp("miss", "green", lambda: rim, struck=False, seat=item.aim + 1))
    assert len(marks.stack_markers._item(sprite, item, aimed=True)) == len(aim)


@pytest.mark.parametrize("count", range(2, 10))
def test_a_step_leaves_the_title_below_it_free(count):
    """Also the lowest one, of a question with many lines."""
    area = pygame.Rect(400, 140, 470, 335)  # of four seats at 1280x720
    laid = poses.stairs(area, 125, count)
    for lower, upper in pairwise(laid):
        assert lower.y - upper.y > 0.2 * lower.width
    assert area.bottom - (laid[0].y + laid[0].height / 2) > 0.2 * laid[0].width
    assert laid[0].width > 85
