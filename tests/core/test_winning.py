"""Who wins together, for two to four sides on any seats, and what part of the win each seat has."""

import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.winning import mates, rivals, shares, teams

CROSSED = (0, 1, 0, 1)
BESIDE = (1, 1, 0, 0, 0)
FOUR = (3, 0, 1, 0, 2, 3)
WITH_ALL = (0, 1, NOBODY, 0)


@pytest.mark.parametrize(
    ("sides", "found"),
    [
        ((), [(0,), (1,), (2,)]),
        (CROSSED, [(0, 2), (1, 3)]),
        (BESIDE, [(0, 1), (2, 3, 4)]),
        (FOUR, [(0, 5), (1, 3), (2,), (4,)]),
        (WITH_ALL, [(0, 3), (1,)]),
    ],
)
def test_teams_are_the_seats_of_each_side(sides, found):
    assert teams(len(sides) or 3, sides) == found


@pytest.mark.parametrize(
    ("sides", "seat", "with_it", "against"),
    [
        ((), 1, (1,), (0, 2)),
        (CROSSED, 2, (0, 2), (1, 3)),
        (FOUR, 3, (1, 3), (0, 5, 2, 4)),
        (WITH_ALL, 0, (0, 3), (1,)),
        (WITH_ALL, 2, (2,), ()),
    ],
)
def test_a_partner_is_no_rival(sides, seat, with_it, against):
    assert mates(seat, sides) == with_it
    assert rivals(seat, len(sides) or 3, sides) == against


@pytest.mark.parametrize(
    ("sides", "winners", "found"),
    [
        ((), (1,), (0.0, 1.0, 0.0)),
        ((), (0, 2), (0.5, 0.0, 0.5)),
        ((), (), (0.0, 0.0, 0.0)),
        (CROSSED, (1, 3), (0.0, 1.0, 0.0, 1.0)),
        (CROSSED, (0, 1, 2, 3), (0.5, 0.5, 0.5, 0.5)),
        (BESIDE, (2, 3, 4), (0.0, 0.0, 1.0, 1.0, 1.0)),
        (FOUR, (0, 2, 5), (0.5, 0.0, 0.5, 0.0, 0.0, 0.5)),
        (WITH_ALL, (0, 3), (1.0, 0.0, 0.0, 1.0)),
    ],
)
def test_every_seat_of_a_side_that_wins_alone_has_the_whole_win(sides, winners, found):
    assert shares(winners, len(found), sides) == pytest.approx(found)
