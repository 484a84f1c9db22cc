"""Who wins together, and what part of the win each seat has: asked by everything that counts results.

`sides` is what `Definition.sides` says, by seat; () where everybody plays alone. Who plays with all (NOBODY) is on no side.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tabletop.core.ask import NOBODY


def teams(seats: int, sides: Sequence[int] = ()) -> list[tuple[int, ...]]:
    """The seats of each side, in the order of their first seats; every seat alone where there are no sides."""
    found = sides or range(seats)
    each = [side for side in dict.fromkeys(found) if side != NOBODY]
    return [tuple(seat for seat, side in enumerate(found) if side == mine) for mine in each]


def mates(seat: int, sides: Sequence[int] = ()) -> tuple[int, ...]:
    """The seat and those who win with it."""
    return next((team for team in teams(len(sides), sides) if seat in team), (seat,))


def rivals(seat: int, seats: int, sides: Sequence[int] = ()) -> tuple[int, ...]:
    """The seats of all other sides; none for a seat that plays with all."""
    if sides and sides[seat] == NOBODY:
        return ()
    mine = mates(seat, sides)
    return tuple(other for team in teams(seats, sides) if team != mine for other in team)


def shares(winners: Collection[int], seats: int, sides: Sequence[int] = ()) -> tuple[float, ...]:
    """What part of the win each seat has: 1 for each seat of a side that has won alone; several sides share it."""
    won = sum(any(seat in winners for seat in team) for team in teams(seats, sides))
    return tuple(1 / max(1, won) if seat in winners else 0.0 for seat in range(seats))
