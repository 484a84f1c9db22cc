"""The log of a match in plain words, as a saved match is told outside of the table: on a page, in a terminal, in a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.presentation import CardFace
from tabletop.core.record import Record
from tabletop.i18n import tr
from tabletop.match.fair_deal import opening
from tabletop.match.history.command_log import CommandLog
from tabletop.match.history.match_log import MatchLog
from tabletop.match.history.similar_lines import joins, parted_joins
from tabletop.match.history.summary import MatchSummary
from tabletop.match.save_reader import ReadMatch, misfit
from tabletop.match.start_state import record_of

Part: TypeAlias = str | SeatRef | CardRef


class Replayed(NamedTuple):
    """A saved match that has been played again: its log as everybody may read it, and what follows from it."""

    record: Record
    match_log: MatchLog
    summary: MatchSummary


def replayed(reading: ReadMatch) -> Replayed:
    """Raises ResumeError that says from where on its answers do not fit."""
    record = record_of(reading.definition, reading.setup)
    match_log = MatchLog(reading.definition, opening=opening(reading.setup.fair))
    summary = MatchSummary(reading.definition, record.game, match_log)
    try:
        CommandLog(record, match_log, summary).read_back(reading.answers)
    except Exception as error:  # rules that have changed may fail in any way on an old log
        raise misfit(record) from error
    return Replayed(record, match_log, summary)


def namer(names: Sequence[str], cards: Sequence[CardFace]) -> Callable[[Part], str]:
    """What the parts of a line are called at a table where people have these names."""

    def name(part: Part) -> str:
        if isinstance(part, SeatRef):
            return names[part.seat] if 0 <= part.seat < len(names) else tr("match-nobody")
        if isinstance(part, CardRef):
            return cards[part.kind].name if part.kind < len(cards) else tr("match-a-card")
        return part

    return name


def plain(line: Line, name: Callable[[Part], str]) -> str:
    return "".join(map(name, parts(line, name)))


def parts(line: Line, name: Callable[[Part], str]) -> Iterator[Part]:
    """A name that ends its sentence by itself, as "Boomerang!" does, has no stop behind it."""
    ended = False
    for part in parted(line, name):
        yield part.removeprefix(".") if ended and isinstance(part, str) else part
        ended = isinstance(part, CardRef) and name(part).endswith(("!", "?"))


def parted(line: Line, name: Callable[[CardRef], str]) -> Line:
    """A line with semicolons between cards that are named together, where one of their names has a comma: "A, B; C; and D"."""
    between, commas = dict(zip(joins(), parted_joins(), strict=True)), {}
    for n, (card, join, other) in enumerate(zip(line, line[1:], line[2:], strict=False), 1):
        if isinstance(card, CardRef) and isinstance(other, CardRef) and isinstance(join, str) and join in between:
            commas[n] = between[join]
    named = [part for n in commas for part in (line[n - 1], line[n + 1]) if isinstance(part, CardRef)]
    if not any("," in name(part) for part in named):
        return line
    return tuple([commas.get(n, part) for n, part in enumerate(line)])
