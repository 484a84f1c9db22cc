"""What games come to, as rows: one for each seat of each game, and shares of wins by seat, by card, by decks."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tabletop.bots.intervals import wilson
from tabletop.core.winning import shares
from tabletop.sim.games import GamePlan, GameResult

SUFFIXES = (".csv", ".parquet")


class SeatResult(msgspec.Struct, frozen=True):
    """One seat of one game. `share`: its part of the win, from 0 to 1; `cards`: its own cards with which it did something."""

    game: str
    seed: int
    seat: int
    level: str
    deck: str
    share: float
    ending: str
    decisions: int
    cards: tuple[str, ...]


class MeanShare(NamedTuple):
    """The mean part of the win over so many games, with its 95 % interval."""

    name: str
    games: int
    mean: float
    low: float
    high: float


def rows(plan: GamePlan, results: Iterable[GameResult]) -> list[SeatResult]:
    found = []
    for result in results:
        for seat, share in enumerate(shares(result.winners, len(plan.seats), result.sides)):
            about = (plan.game, result.seed, seat + 1, plan.seats[seat], result.decks[seat], share)
            found.append(SeatResult(*about, result.ending, result.decisions, result.cards[seat]))
    return found


def by_seat(found: list[SeatResult]) -> list[MeanShare]:
    return _grouped((f"seat {row.seat} {row.level}", row.share) for row in found)


def by_card(found: list[SeatResult]) -> list[MeanShare]:
    """Of those who did something with a card, at least once in the game; best first."""
    return sorted(_grouped((card, row.share) for row in found for card in row.cards), key=lambda share: -share.mean)


def deck_against_deck(found: list[SeatResult]) -> dict[tuple[str, str], MeanShare]:
    """(deck, another at the same table) -> the share of the first. Games of two decks each."""
    pairs = []
    for a, b in zip(found[::2], found[1::2], strict=False):
        if a.seed == b.seed and a.deck and a.deck != b.deck:
            pairs += [((a.deck, b.deck), a.share), ((b.deck, a.deck), b.share)]
    return {names: _share(" against ".join(names), values) for names, values in _sorted(pairs).items()}


def _grouped(pairs: Iterable[tuple[str, float]]) -> list[MeanShare]:
    return [_share(name, values) for name, values in _sorted(pairs).items()]


def _sorted(pairs: Iterable[tuple[Any, float]]) -> dict[Any, list[float]]:
    found: dict[Any, list[float]] = {}
    for name, value in pairs:
        found.setdefault(name, []).append(value)
    return dict(sorted(found.items()))


def _share(name: str, values: list[float]) -> MeanShare:
    mean = sum(values) / len(values)
    return MeanShare(name, len(values), mean, *wilson(mean, len(values)))


def write(found: list[SeatResult], path: Path) -> None:
    """As CSV (cards between spaces) or, with the extra `lab`, as Parquet (cards as a list), by the name's ending. OSError."""
    if path.suffix == ".parquet":
        import pyarrow as pa  # of the extra `lab`
        from pyarrow import parquet

        parquet.write_table(pa.Table.from_pylist([msgspec.to_builtins(row) for row in found]), path)
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(SeatResult.__struct_fields__)
        writer.writerows((*msgspec.structs.astuple(row)[:-1], " ".join(row.cards)) for row in found)
