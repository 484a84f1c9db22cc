"""Why one answer is better than others, in a sentence: what of the game's own value parts them, in the game's own words.

Nothing is said that was not measured: at the ends of the same play-outs each term of the value (`terms` in a game's
bots/value.py) is compared between the best answer and those that are behind it. Words for terms are in its bots/reasons.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from tabletop import games
from tabletop.core.pack import PackError, read_toml

if TYPE_CHECKING:
    from tabletop.bots.playout import End

FILE = "reasons.toml"
PART = 0.25  # of all that speaks for an answer: less is not worth a word
LEAST = 0.04  # of a logit: about one percent
SOON = 0.12  # so much more often the game is won, or not lost, before the play-outs are broken off
PHRASES = 2
Terms: TypeAlias = Callable[
    [Any, int], dict[str, tuple[float, float]]
]  # of a table and a seat: amount and worth in logits


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Terms that mean one thing to people. more, less: what an answer does that leaves the seat more, or less, of the first of
    them ("keeps your Bodyguard"); their_more, their_less: the same of the other seats. "" where there is nothing to say.
    """

    terms: tuple[str, ...]
    more: str = ""
    less: str = ""
    their_more: str = ""
    their_less: str = ""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: tuple[Reason, ...]


@cache
def book(game: str) -> tuple[Reason, ...]:
    """The words of a game; none when its folder has none."""
    plugin = games.found().games.get(game)
    data = plugin.data("bots", FILE) if plugin is not None else None
    return read_toml(data, Book, f"{game}/bots/{FILE}").reason if data is not None else ()


def terms_of(game: str) -> Terms | None:
    """How a game takes its value apart; None when it does not."""
    plugin = games.found().games.get(game)
    found: Terms | None = plugin.part("bots.value", "terms") if plugin is not None else None
    return found


def check(game: str, names: Sequence[str]) -> None:
    """PackError when the words speak of a term that the value does not have."""
    for reason in book(game):
        for name in reason.terms:
            if name not in names:
                raise PackError(f"{game}/bots/{FILE}: there is no term {name!r}")


class Tally:
    """What the ends after one answer came to, for one seat: sums of its terms and of the mean of all others that live."""

    def __init__(self, seat: int, terms: Terms | None) -> None:
        self.seat, self.terms = seat, terms
        self.own: dict[str, list[float]] = {}
        self.theirs: dict[str, list[float]] = {}
        self.ends = self.judged = self.won = self.lost = 0

    def add(self, end: End) -> None:
        self.ends += 1
        share = end.shares[self.seat]
        if end.table is None:
            self.won += share == 1
            self.lost += share == 0
            return
        self.judged += 1
        if self.terms is None or not end.table.alive[self.seat]:
            return
        others = [x for x, alive in enumerate(end.table.alive) if alive and x != self.seat]
        self._note(self.own, end.table, self.seat, 1.0)
        for other in others:
            self._note(self.theirs, end.table, other, 1 / len(others))

    def _note(self, sums: dict[str, list[float]], table: Any, seat: int, part: float) -> None:
        assert self.terms is not None
        for name, (amount, worth) in self.terms(table, seat).items():
            kept = sums.setdefault(name, [0.0, 0.0])
            kept[0] += part * amount
            kept[1] += part * worth

    def mean(self, theirs: bool, name: str) -> tuple[float, float]:
        """Amount and worth of a term at a judged end."""
        amount, worth = (self.theirs if theirs else self.own).get(name, (0.0, 0.0))
        n = max(1, self.judged)
        return amount / n, worth / n


def sentence(game: str, best: Tally, others: Sequence[Tally]) -> str:
    """What speaks for the best answer against those that are behind it; "" when nothing stands out."""
    if not others:
        return ""
    (won, wins), (lost, loses) = ((_part(best, what), _mean(others, what)) for what in ("won", "lost"))
    if won - wins >= SOON:
        return f"It wins soon in {_percent(won)} of the deals that fit what you know, what is behind it in {_percent(wins)}."
    if loses - lost >= SOON:
        return f"It loses soon in {_percent(lost)} of the deals that fit what you know, what is behind it in {_percent(loses)}."
    found = sorted(
        (_speaks(reason, theirs, best, others) for reason in book(game) for theirs in (False, True)), reverse=True
    )
    whole = sum(worth for worth, _ in found if worth > 0)
    phrases = [words for worth, words in found if words and worth >= max(LEAST, PART * whole)][:PHRASES]
    return f"It {' and '.join(phrases)}." if phrases else ""


def _part(tally: Tally, what: str) -> float:
    count: int = getattr(tally, what)
    return count / max(1, tally.ends)


def _mean(tallies: Sequence[Tally], what: str) -> float:
    return sum(_part(tally, what) for tally in tallies) / len(tallies)


def _percent(part: float) -> str:
    return f"{round(100 * part)} %"


def _speaks(reason: Reason, theirs: bool, best: Tally, others: Sequence[Tally]) -> tuple[float, str]:
    """How much a reason speaks for the best answer, in logits, and in words."""
    sign = -1.0 if theirs else 1.0
    worth = amount = 0.0
    for place, name in enumerate(reason.terms):
        rest = [other.mean(theirs, name) for other in others]
        mine = best.mean(theirs, name)
        worth += sign * (mine[1] - sum(x[1] for x in rest) / len(rest))
        amount += (mine[0] - sum(x[0] for x in rest) / len(rest)) if not place else 0.0
    more, less = (reason.their_more, reason.their_less) if theirs else (reason.more, reason.less)
    return worth, more if amount > 0 else less
