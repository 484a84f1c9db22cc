"""Speech bubbles cover neither badges nor cards from which one has to choose, and are nearest to whoever speaks."""

from __future__ import annotations

from itertools import count

import pygame
import pytest

from tabletop.table.hud.banner import BannerText
from tabletop.table.playback.speech_bubbles import BubbleSpeaker, BubbleSurroundings, stand
from tabletop.toolkit.theme import Prefs
from tests.table.spies import Mats
from tests.table.test_covered_values import crowd
from tests.table.test_states import shown

WINDOW = (0, 0, 1000, 600)
TITLE = "I knock those down for a living! Somebody up there has bowled a runaway..."


def test_a_bubble_is_above_whoever_speaks_and_below_where_there_is_no_room():
    card, high = (400, 300, 60, 80), (400, 10, 60, 80)
    assert stand((200, 50), 10, (card,), BubbleSurroundings(WINDOW, ())).body == (330, 240, 200, 50)
    hung = stand((200, 50), 10, (high,), BubbleSurroundings(WINDOW, ()))
    assert (hung.body, hung.below) == ((330, 100, 200, 50), True)


def test_a_bubble_slides_along_its_tail_to_leave_a_neighbour_free():
    card, badge = (400, 300, 60, 80), (450, 230, 300, 60)
    place = stand((200, 50), 10, (card,), BubbleSurroundings(WINDOW, (badge,), (card,), (badge,)))
    assert not pygame.Rect(place.body).colliderect(badge)
    assert place.body[0] + place.tail == 430
    assert place.covered == 0


def test_a_window_without_room_leaves_it_at_whoever_speaks():
    card = (400, 300, 60, 80)
    assert stand((200, 50), 10, (card,), BubbleSurroundings(WINDOW, (WINDOW,))).body == (330, 240, 200, 50)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_bubble_covers_no_badge_and_nothing_that_can_be_chosen(size):
    """Wherever it is called out: at a badge, at a card of a row, at a card of the hand."""
    with shown("table-slugfest", size) as pilot:
        table = pilot.app.top
        bubbles, badges, scene = table.cue_player.bubbles, table.hud.badges, table.scene
        sources = [scene.sprites[card].goal.box for card in table.input.drag_and_drop.choosing.sources]
        taken = [*(badge.rect for badge in badges), *sources]
        for at in taken:
            bubbles._shouts.clear()
            bubbles.say("Can someone throw me a Frickin' Bone here?", lambda at=at: at, BubbleSpeaker("gold"))
            box = pygame.Rect(bubbles._stand(bubbles._shouts[-1]).body)
            assert sources
            assert box.collidelist(taken) < 0, f"{at}: {box}"
            assert table.places.window.contains(box)


def test_a_bubble_leaves_the_name_of_whoever_calls_free():
    """Also while a neighbour fights, whose row does not reach to the middle of the table."""
    with Mats(seats=3, seed=6, places=crowd(3, 5), prefs=Prefs(), first_side="good") as mats:
        mats.wait()
        scene, bubbles, badge = mats.screen.scene, mats.screen.cue_player.bubbles, mats.screen.hud.badges[2]
        fighters = [scene.zones[mats.screen.constants.kernel.find("table_agents", seat)][0].card for seat in (2, 1)]
        scene.meet(fighters)
        scene.arrange()
        bubbles._shouts.clear()
        bubbles.say("Can someone throw me a Frickin' Bone here?", lambda: badge.portrait, BubbleSpeaker("gold", "", 2))
        assert not pygame.Rect(bubbles._stand(bubbles._shouts[-1]).body).colliderect(badge.rect)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_bubble_at_a_fighter_covers_neither_its_plate_nor_the_words_below(size):
    """Who is winning is read right then; words of two rows reach higher than those of one."""
    with Mats(seats=3, seed=6, size=size, places=crowd(3, 5), prefs=Prefs(), first_side="good") as mats:
        mats.wait()
        scene, cue_player, prompt = mats.screen.scene, mats.screen.cue_player, mats.screen.hud.prompt
        rows = [scene.zones[mats.screen.constants.kernel.find("table_agents", seat)] for seat in (2, 1)]
        fighters = [row[0] for row in rows]
        scene.meet([sprite.card for sprite in fighters])
        scene.arrange(at_once=True)
        prompt.update(prompt.facts._replace(line=("A line of many words that needs two rows. " * 3,)))
        prompt.layout()
        for sprite, seat in zip(fighters, (2, 1), strict=True):
            cue_player.bubbles._shouts.clear()
            box = sprite.goal.box
            cue_player.bubbles.say(
                "Put It On The Villain's Tab!", lambda box=box: box, BubbleSpeaker("gold", "Dr. Evil", seat)
            )
            body = pygame.Rect(cue_player.bubbles._stand(cue_player.bubbles._shouts[-1]).body)
            assert len(cue_player.free.combat_overlay.plates()) == 2
            assert body.collidelist([*cue_player.free.combat_overlay.plates(), prompt.box]) < 0


@pytest.mark.parametrize("seats", [4, 6])
def test_a_bubble_is_nowhere_nearer_to_somebody_else_than_to_whoever_speaks(seats):
    """Also where the card lies at the end of a row, above the badge of a neighbour."""
    with Mats(seats=seats, size=(1280, 720), seed=3, prefs=Prefs()) as mats:
        mats.wait()
        cue_player = mats.screen.cue_player
        bubbles, places, badges = cue_player.bubbles, mats.screen.places, mats.screen.hud.badges
        for seat in range(seats):
            front = places.areas.seats[seat].parts.get("agents", places.areas.seats[seat].front)
            for x in (front.left, front.centerx, front.right - 40):
                card = pygame.Rect(x, front.y, 40, max(60, front.height))
                bubbles._shouts.clear()
                bubbles.say(TITLE, lambda card=card: card, BubbleSpeaker("gold", "", seat))
                place = bubbles._stand(bubbles._shouts[-1])
                body = pygame.Rect(place.body)
                near = {other: _apart(body, badge.rect) for other, badge in enumerate(badges) if other != seat}
                own = min(_apart(body, card), _apart(body, badges[seat].rect))
                assert own <= min(near.values()), f"{seat} {x}: {body} {near} {own}"
                tail = body.x + place.tail
                ends = card, badges[seat].portrait
                assert any(end.left <= tail <= end.right for end in ends), f"{seat} {x}: {tail}"


def test_small_talk_waits_until_a_banner_is_gone_and_calls_stand_beside_it():
    with Mats(seats=4, seed=3, prefs=Prefs()) as mats:
        mats.wait()
        bubbles, banner = mats.screen.cue_player.bubbles, mats.screen.hud.banner
        middle = pygame.Rect(banner.ribbon.center, (0, 0))
        banner.show(BannerText("Somebody wins"))
        bubbles._shouts.clear()
        bubbles.say("Ahoy!", lambda: middle, BubbleSpeaker("gold"))
        assert not pygame.Rect(bubbles._stand(bubbles._shouts[-1]).body).colliderect(banner.ribbon)
        bubbles._shouts.clear()
        bubbles.say("Nice weather.", lambda: middle, BubbleSpeaker("gold"), shy=True)
        assert not bubbles.blits()
        banner.clear_moments()
        assert len(bubbles.blits()) == 1


def test_small_talk_that_took_long_to_draw_grows_from_its_beginning(monkeypatch):
    """On a slow computer it was said after the time that the frame had taken for now, and ended the match."""
    with Mats(seats=4, seed=3, prefs=Prefs()) as mats:
        mats.wait()
        bubbles, banner = mats.screen.cue_player.bubbles, mats.screen.hud.banner
        banner.show(BannerText("Somebody wins"))
        bubbles._shouts.clear()
        bubbles.say("Nice weather.", lambda: pygame.Rect(banner.ribbon.center, (0, 0)), BubbleSpeaker("gold"), shy=True)
        banner.clear_moments()
        clock = count(round(mats.screen.app.clock()), 100)
        monkeypatch.setattr(mats.screen.app, "clock", lambda: float(next(clock)))
        [(picture, _)] = bubbles.blits()
        assert picture.get_width() > 0


def test_small_talk_is_left_out_where_it_would_cover_what_is_others():
    with Mats(seats=4, seed=3, prefs=Prefs()) as mats:
        mats.wait()
        bubbles, window = mats.screen.cue_player.bubbles, mats.screen.places.window
        bubbles._shouts.clear()
        bubbles.homes = lambda: [[pygame.Rect(600, 300, 50, 50)], [window]]
        bubbles.say("Nice weather.", lambda: pygame.Rect(600, 300, 50, 50), BubbleSpeaker("gold", seat=0), shy=True)
        assert not bubbles._shouts


def _apart(one, other):
    across, down = (
        max(0, a - d, c - b)
        for a, b, c, d in (
            (one.left, one.right, other.left, other.right),
            (one.top, one.bottom, other.top, other.bottom),
        )
    )
    return (across**2 + down**2) ** 0.5
