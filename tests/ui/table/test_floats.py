"""Words that leap up at a seat: where they stand, and which of them stand there together."""

from __future__ import annotations

import pygame
import pytest

from tabletop.games.espionage.rules.events import Steals
from tabletop.ui.prefs import Prefs
from tabletop.ui.table.tale.pops import CLIMB
from tests.ui.table.rig import Sitting


def _way(moments):
    """Where the newest words are from their beginning to their end."""
    pop = moments.pops._pops[-1]
    box = pop.picture.get_rect()
    setattr(box, pop.side, pop.at)
    return box.union(box.move(0, -moments.floats.kit.u(CLIMB) if pop.climbs else 0))


def test_a_new_count_of_cards_takes_the_place_of_the_old():
    with Sitting(seats=3, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        moments = sitting.screen.moments
        moments.said(Steals(2, 0, (1, 2)))
        moments.said(Steals(2, 0, (3,)))
        assert [pop.words for pop in moments.pops._pops] == ["-1 card", "+1 card"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_words_at_a_seat_leave_free_whose_turn_it_is(size):
    with Sitting(seats=3, seed=5, size=size, prefs=Prefs()) as sitting:
        sitting.wait()
        moments, badge = sitting.screen.moments, sitting.screen.furniture.badges[0]
        badge.update(badge.facts._replace(turn=True, you=True))
        assert badge.tab is not None
        moments.said(Steals(0, 1, (1, 2)))
        assert not _way(moments).colliderect(badge.tab)
        assert sitting.screen.rect.contains(_way(moments))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_an_arrow_to_a_seat_ends_beside_the_words_there(seats):
    with Sitting(seats=seats, seed=5, size=(1920, 1080), prefs=Prefs()) as sitting:
        sitting.wait()
        floats = sitting.screen.moments.floats
        words = pygame.Rect(0, 0, sitting.screen.kit.u(130), sitting.screen.kit.u(40))
        for seat in range(1, seats):
            box = words.copy()
            place, side = floats._at_seat(seat, words)
            setattr(box, side, place)
            assert not box.collidepoint(floats._rim(seat)), seat
            assert not floats.badges[seat].rect.collidepoint(floats._rim(seat))
