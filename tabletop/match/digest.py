"""What somebody has missed: the few lines of the log that matter most since the own last turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tabletop.core.definition import CardRef, Line, SeatRef
from tabletop.match.journal import LogLine

MOST = 6
OWN = 8  # lines of the own turn after which nobody asks any more
MOMENT = 3  # what a moment weighs beside what is done to the seat


def since(
    lines: Sequence[LogLine], seat: int, public: Sequence[LogLine], moments: Collection[Line] = (), most: int = MOST
) -> list[LogLine]:
    """At most so many lines of the others' turns since the last one of `seat`, oldest first; () while it is not on turn, and
    when its turn has gone on for a while.

    `lines`: the log as `seat` may read it, `public`: as everybody may; `moments`: the lines that decide. Of each turn one
    line; then those and what names this seat, then what names cards, newer before older; the cards that it drew itself lie
    in its hand and are left out.
    """
    end = len(lines)
    while end and lines[end - 1].turn == seat:
        end -= 1
    if end == len(lines) or len(lines) - end > OWN:
        return []
    start = end
    while start and lines[start - 1].turn != seat:
        start -= 1
    known = set(public)
    weights = {
        i: _weight(lines[i], seat, lines[i] in known) + MOMENT * (lines[i].line in moments) for i in range(start, end)
    }
    order = sorted((i for i in weights if weights[i]), key=lambda i: (weights[i], i), reverse=True)
    best = {lines[i].turn: i for i in reversed(order)}.values()
    order.sort(key=lambda i: i not in best)
    return [lines[i] for i in sorted(order[:most])]


def _weight(line: LogLine, seat: int, public: bool) -> int:
    """What others do to the seat weighs most, then what becomes of it, less what it has done itself; a card says more than
    none.
    """
    names = [part.seat for part in line.line if isinstance(part, SeatRef)]
    if not public and names[:1] == [seat]:
        return 0
    mine = 3 * (seat in names[1:]) or int(seat in names and line.line[0] != SeatRef(seat))
    return mine + any(isinstance(part, CardRef) for part in line.line)
