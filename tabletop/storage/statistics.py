from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tabletop.core.winning import rivals
from tabletop.storage.records import SavedMatch

PEOPLE = "people"


class WinTally(msgspec.Struct):
    """Matches of one kind: how many, and how many of them were won alone."""

    played: int = 0
    won: int = 0


class Statistics(msgspec.Struct):
    """Figures of one profile. `endings`: ending -> matches; `opponents`, `mates`: bot level or "people" -> tally.

    A team wins together; others share. `streak` counts the wins since the last match not won, `best_streak` is the longest
    ever. Seconds cover only the `timed` matches whose result says how long they took, `unaided` wins without help only those
    whose result says what has helped; `known` counts these wins.
    """

    played: int = 0
    won: int = 0
    lost: int = 0
    shared: int = 0
    streak: int = 0
    best_streak: int = 0
    endings: dict[str, int] = msgspec.field(default_factory=dict)
    opponents: dict[str, WinTally] = msgspec.field(default_factory=dict)
    mates: dict[str, WinTally] = msgspec.field(default_factory=dict)
    seconds: int = 0
    timed: int = 0
    shortest: int | None = None
    longest: int | None = None
    unaided: int = 0
    known: int = 0


def statistics(profile: int, matches: Iterable[SavedMatch]) -> Statistics:
    """Add up finished matches, oldest first; those without the profile are passed over."""
    total = Statistics()
    for match in matches:
        mine = [index for index, seat in enumerate(match.seats) if seat.get("profile") == profile]
        if mine:
            _add(total, match, mine)
    return total


def _add(total: Statistics, match: SavedMatch, mine: list[int]) -> None:
    result = match.result or {}
    among = any(match.shares[seat] for seat in mine)
    apart = set.intersection(*(set(rivals(seat, len(match.seats), match.sides)) for seat in mine))
    won = among and not any(match.shares[seat] for seat in apart)
    total.played += 1
    total.won += won
    total.shared += among and not won
    total.lost += not among
    total.streak = total.streak + 1 if won else 0
    total.best_streak = max(total.best_streak, total.streak)
    ending = str(result.get("ending", ""))
    if ending:
        total.endings[ending] = total.endings.get(ending, 0) + 1
    others = [index for index in range(len(match.seats)) if index not in mine]
    mates = [seat for seat in others if seat not in apart]
    for tallies, seats in ((total.mates, mates), (total.opponents, [seat for seat in others if seat not in mates])):
        for kind in sorted({_kind(match.seats[seat]) for seat in seats}):
            tally = tallies.setdefault(kind, WinTally())
            tally.played += 1
            tally.won += won
    help_ = result.get("help")
    if won and help_ is not None:
        total.known += 1
        total.unaided += not any(help_.get(str(seat)) for seat in mine)
    _add_time(total, result.get("seconds"))


def _kind(seat: dict[str, Any]) -> str:
    return str(seat.get("bot") or PEOPLE)


def _add_time(total: Statistics, seconds: Any) -> None:
    if not isinstance(seconds, int):
        return
    total.seconds += seconds
    total.timed += 1
    total.shortest = seconds if total.shortest is None else min(total.shortest, seconds)
    total.longest = seconds if total.longest is None else max(total.longest, seconds)
