"""One standing over matches of different games: what a match brings, so that no game and no size of a table is worth more.

Everybody begins the evening with 100 points. Where `n` sides play, whoever plays no better than the others has 1/n of the win,
and it spreads round that by sqrt((1/n) * (1 - 1/n)). A match brings ten times the distance from 1/n in units of this spread:
with two sides a win brings 10 and a defeat costs 10; with four a win brings 17.3 and a defeat costs 5.8; with six 22.4 and 4.5.
So equals win nothing and lose nothing in the long run, wherever they sit, all tables make the standing as wide, and whoever
misses a match loses nothing by it. Bots count as sides, not in the standing. A win that several share is divided among them.
Where all play together nobody gets ahead. The final counts twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from tabletop.core.ask import NOBODY
from tabletop.core.winning import teams
from tabletop.i18n import tr

START = 100.0
SPREAD = 10.0  # points
FINAL = 2  # times as much


def told() -> str:
    """The scale in a few sentences."""
    return tr("progress-scale")


def worth(share: float, sides: int) -> float:
    """What a part of the win brings where so many sides play."""
    if sides < 2:  # there is nobody to be ahead of
        return 0.0
    usual = 1 / sides
    return SPREAD * (share - usual) / sqrt(usual * (1 - usual))


def brought(shares: Sequence[float], sides: Sequence[int] = (), *, final: bool = False) -> tuple[float, ...]:
    """What a match brings each seat: its shares of the win, and on which side it plays, () for everybody alone."""
    count, times = len(teams(len(shares), sides)), FINAL if final else 1
    return tuple(
        0.0 if sides and sides[seat] == NOBODY else times * worth(share, count) for seat, share in enumerate(shares)
    )
