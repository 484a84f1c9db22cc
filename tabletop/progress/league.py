"""A small league: who meets whom at which table, and who is ahead. Plain numbers: players are 0, 1, 2 ..."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

WIN, SHARED = 3, 1  # points


class LeagueResult(NamedTuple):
    """A match that is over: who sat there, and what part of the win each of them has."""

    seats: tuple[int, ...]
    shares: tuple[float, ...]

    def share(self, player: int) -> float:
        return self.shares[self.seats.index(player)] if player in self.seats else 0.0


class LeagueStanding(NamedTuple):
    """How a player stands; `place` 1 is the first, players who cannot be told apart have the same."""

    player: int
    place: int
    played: int
    won: int
    shared: int
    points: int


def tables(players: int, most: int, rounds: int) -> list[tuple[int, ...]]:
    """The seats of every match, in the order in which they are played. `most`: how many a table holds.

    Where all have room at one table, every round is one match there, and somebody else begins each time. Otherwise
    everybody meets everybody at tables of two; in the next round the other one begins.
    """
    if players <= most:
        return [tuple((seat + turn) % players for seat in range(players)) for turn in range(rounds)]
    pairs = _everybody_meets(players)
    return [pair[::-1] if turn % 2 else pair for turn in range(rounds) for pair in pairs]


def _everybody_meets(players: int) -> list[tuple[int, int]]:
    """The circle method: one stays, the others move on; with an odd number one rests in each round."""
    ring: list[int | None] = [*range(players), *([None] if players % 2 else [])]
    half, found = len(ring) // 2, []
    for turn in range(len(ring) - 1):
        for one, other in zip(ring[:half], reversed(ring[half:]), strict=True):
            if one is not None and other is not None:
                found.append((other, one) if turn % 2 else (one, other))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return found


def standing(players: int, results: Sequence[LeagueResult]) -> list[LeagueStanding]:
    """The table of a league: points, then what those who are level did among themselves, else the same place."""
    points = _points(range(players), results)
    ahead = sorted(range(players), key=lambda player: -points[player])
    found: list[LeagueStanding] = []
    for _, level in groupby(ahead, key=points.__getitem__):
        group = list(level)
        among = _points(group, [result for result in results if set(result.seats) <= set(group)])
        for player in sorted(group, key=lambda player: -among[player]):
            place = len(found) + 1
            if found and points[found[-1].player] == points[player] and among.get(found[-1].player) == among[player]:
                place = found[-1].place
            found.append(_standing(player, place, points[player], results))
    return found


def _standing(player: int, place: int, points: int, results: Sequence[LeagueResult]) -> LeagueStanding:
    mine = [result for result in results if player in result.seats]
    won = sum(result.share(player) == 1 for result in mine)
    shared = sum(0 < result.share(player) < 1 for result in mine)
    return LeagueStanding(player, place, len(mine), won, shared, points)


def _points(players: Iterable[int], results: Iterable[LeagueResult]) -> dict[int, int]:
    found = dict.fromkeys(players, 0)
    for result in results:
        for player, share in zip(result.seats, result.shares, strict=True):
            if player in found and share:
                found[player] += WIN if share == 1 else SHARED
    return found
