"""Words that leap up at a seat: where they stand, and which of them stand there together."""

from __future__ import annotations

import pygame
import pytest

from tabletop.games.espionage.rules.events import Steals
from tabletop.table.layout.poses import Pose
from tabletop.table.playback.floating_text import CLIMB, SWELL, LeapStyle
from tabletop.table.widgets.panel_facts import BadgeFacts
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting
from tests.table.spies import Mats
from tests.table.test_states import shown


def _way(cue_player):
    """Where the newest words are from their beginning to their end."""
    pop = cue_player.floating_text._pops[-1]
    box = pop.picture.get_rect()
    setattr(box, pop.side, pop.at)
    return box.union(box.move(0, -cue_player.floats.kit.u(CLIMB) if pop.climbs else 0))


def test_a_new_count_of_cards_takes_the_place_of_the_old():
    with Sitting(seats=3, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player = sitting.screen.cue_player
        cue_player.said(Steals(2, 0, (1, 2)))
        cue_player.said(Steals(2, 0, (3,)))
        assert [pop.words for pop in cue_player.floating_text._pops] == ["-1 card", "+1 card"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_words_at_a_seat_leave_free_whose_turn_it_is(size):
    with Sitting(seats=3, seed=5, size=size, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, badge = sitting.screen.cue_player, sitting.screen.hud.badges[0]
        badge.update(badge.facts._replace(turn=True, you=True))
        assert badge.tab is not None
        cue_player.said(Steals(0, 1, (1, 2)))
        assert not _way(cue_player).colliderect(badge.tab)
        assert sitting.screen.rect.contains(_way(cue_player))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_an_arrow_to_a_seat_ends_beside_the_words_there(seats):
    with Sitting(seats=seats, seed=5, size=(1920, 1080), prefs=Prefs()) as sitting:
        sitting.wait()
        floats = sitting.screen.cue_player.floats
        words = pygame.Rect(0, 0, sitting.screen.kit.u(130), sitting.screen.kit.u(40))
        for seat in range(1, seats):
            box = words.copy()
            place, side = floats._at_seat(seat, words)
            setattr(box, side, place)
            assert not box.collidepoint(floats._rim(seat)), seat
            assert not floats.badges[seat].rect.collidepoint(floats._rim(seat))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("crowded", [False, True])
def test_words_at_the_own_badge_leave_an_arrow_that_ends_there_free(size, crowded):
    with Sitting(seats=3, seed=5, size=size, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, scene = sitting.screen.cue_player, sitting.screen.scene
        sitting.screen.hud.badges[0].update(BadgeFacts(hand=4, aimed=1))  # somebody else's turn
        badge = sitting.screen.hud.badges[0].rect
        if crowded:  # a hand that begins at the badge
            scene.zones[sitting.screen.constants.kernel.find("hand", 0)][0].goal = Pose(badge.right + 20, badge.y, 90)
        cue_player.said(Steals(1, 0, (1, 2)))
        pop = next(pop for pop in cue_player.floating_text._pops if pop.words == "-2 cards")
        box = pop.picture.get_rect()
        setattr(box, pop.side, pop.at)
        assert box.left > badge.x + badge.width // 3, "its head is beside the face"
        assert crowded or box.left >= badge.right


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_words_of_one_seat_stand_in_rows_within_the_window(size):
    """Several in short time, the first of them the longest: at no moment they lie over one another or out of sight."""
    with Mats(seats=6, size=size, seed=3, prefs=Prefs()) as mats:
        mats.wait()
        cue_player, window = mats.screen.cue_player, mats.screen.places.window
        floats, floating_text = cue_player.floats, cue_player.floating_text
        for seat in range(6):
            floating_text._pops.clear()
            place, side = floats._at_seat(seat, pygame.Rect(0, 0, 80, 30))
            for n, words in enumerate(("scored no more: Group Evil Laugh", "straws decide", "+8", "no ship")):
                down = floats.badges[seat].rect.centery < window.centery
                stay, room = (1600, 1200, 1000, 800)[n], floats._room(seat)
                floating_text.add(words, place, "coral", LeapStyle(32, stay, down=down, side=side, room=room))
                mats.pilot.now += SWELL
                for _ in range(12):
                    mats.pilot.now += 20
                    boxes = [picture.get_rect(topleft=at) for picture, at in floating_text.blits()]
                    assert all(window.contains(box) for box in boxes)
                    letters = [box.inflate(0, -4) for box in boxes]
                    assert all(box.collidelist(letters[i + 1 :]) < 0 for i, box in enumerate(letters)), (seat, words)


def test_words_on_the_backs_of_a_hand_lie_on_a_plate_and_stay_there():
    with Mats(seats=6, seed=3, prefs=Prefs()) as mats:
        mats.wait()
        floating_text = mats.screen.cue_player.floating_text
        for room in (0, 200):
            floating_text._pops.clear()
            floating_text.add("+8", (600, 200), "coral", LeapStyle(room=room))
            (pop,) = floating_text._pops
            tops = set()
            for _ in range(5):
                mats.pilot.now += SWELL
                tops.add(floating_text.blits()[0][1][1])
            assert (len(tops) == 1) == bool(room)
            assert (pop.picture.get_at((pop.picture.get_width() // 2, 1)).a > 0) == bool(room)


def test_words_that_climb_over_cards_lie_on_a_plate_as_well():
    """As over the hand that lies below the badge of somebody at the side; where nothing lies, letters are enough."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, kernel = sitting.screen.cue_player, sitting.screen.constants.kernel
        hand, badge = sitting.screen.scene.zones[kernel.find("hand", 1)], sitting.screen.hud.badges[1].rect
        for where in (hand[0].goal.box.center, (badge.right + 60, badge.centery)):
            cue_player.floats._at_seat = lambda *_, where=where: (where, "center")
            cue_player.said(Steals(1, 0, (1, 2)))
            words = cue_player.floating_text._pops[-1]
            assert words.climbs or words.high < 0
            plated = words.picture.get_at((words.picture.get_width() // 2, 1)).a > 0
            assert plated == (where == hand[0].goal.box.center)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_words_at_the_own_badge_leave_names_of_piles_and_what_is_told_free(size):
    """However many own piles lie above it: right of them as far as nothing is read there, else on their pictures."""
    with shown("table-rpgget-4", size) as pilot:
        table = pilot.app.top
        scene, floats, find = table.scene, table.cue_player.floats, table.constants.kernel.find
        deck, piles = scene.zones[find("deck", 0)], [find(group, 0) for group in ("bank", "fallen", "removed")]
        told = floats.told()
        assert told.width
        for zone in piles:
            if not scene.zones[zone]:
                scene.zones[zone].append(deck.pop())
                (sprite,) = scene.zones[zone]
                sprite.zone = zone
                sprite.pose = sprite.goal = scene.places.zones[zone].poses(1)[0]
            for wide in (120, 200, 290):
                words = pygame.Rect(0, 0, floats.kit.u(wide * 1.5), floats.kit.u(40))
                place, side = floats._at_seat(0, words)
                setattr(words, side, place)
                way = words.union(words.move(0, -floats.kit.u(CLIMB)))
                assert not way.colliderect(told), (zone, wide)
                for sprite in (sprite for pile in piles for sprite in scene.zones[pile]):
                    box = sprite.goal.box
                    name = pygame.Rect(box.x, box.y + round(box.height * 0.72), box.width, round(box.height * 0.28))
                    assert not way.colliderect(name), (zone, wide)
