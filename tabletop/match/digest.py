"""What somebody has missed: of each deed since the own last turn one entry, those that matter most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.core.definition import CardRef
from tabletop.match import alike
from tabletop.match.journal import LogLine

TRIFLE, BOUGHT, DEED, TOUCHES, MOMENT, HARMS, DECIDES = 1, 2, 4, 8, 16, 32, 64  # what a line weighs at least
MOST, FEWEST = 7, 3  # entries; trifles are told only where there are fewer
JOINED = 3  # lines of an entry
OWN = 8  # lines of the own turn after which nobody asks any more


class Weight(NamedTuple):
    """What a line weighs for one seat, 0 if it is never told. begins: a deed begins with it, else it belongs to the last."""

    weight: int
    begins: bool = False


class Missed(NamedTuple):
    """A deed: the line that says most of it, that one with a few others, and all that have been said of it, oldest first;
    what was said again, or of several cards, is one line.
    rank: 0 for the last one to be left out where there is little room; times: how often the same was done; felt: the line
    that says what the seat itself has lost by it.
    """

    line: LogLine
    lines: tuple[LogLine, ...]
    said: tuple[LogLine, ...]
    rank: int = 0
    times: int = 1
    felt: LogLine | None = None

    @property
    def main(self) -> LogLine:
        """The one line that is told where there is no room for more: what one has lost oneself before what somebody won."""
        return self.felt or self.line


class Digest(NamedTuple):
    """Deeds in the order of time. left: how many more matter; until: the number of answers up to which it reaches; first:
    the seat has had no turn before.
    """

    deeds: tuple[Missed, ...] = ()
    left: int = 0
    until: int = 0
    first: bool = False


NOTHING = Digest()


def since(lines: Sequence[LogLine], seat: int, weigh: Callable[[LogLine], Weight], most: int = MOST) -> Digest:
    """At most so many deeds of the others' turns since the last one of `seat`; NOTHING while it is not on turn, and when its
    turn has gone on for a while.

    `lines`: the log as `seat` may read it. The weightiest deed of each seat's turns, then the weightiest of all, newer before
    older.
    """
    end = len(lines)
    while end and lines[end - 1].turn == seat:
        end -= 1
    if end == len(lines) or len(lines) - end > OWN:
        return NOTHING
    start = end
    while start and lines[start - 1].turn != seat:
        start -= 1
    found, times = _joined(_deeds(lines[start:end], weigh))
    chosen = _chosen(found, most)
    told = tuple(_missed(found[i], rank, times[i]) for rank, i in sorted(enumerate(chosen), key=lambda entry: entry[1]))
    left = [i for i, deed in enumerate(found) if _heaviest(deed) > TRIFLE and i not in chosen]
    return Digest(told, len(left), lines[end - 1].n if end else 0, first=not start)


def listed(lines: Sequence[LogLine], most: int = MOST) -> Digest:
    """The newest of these lines, each as a deed of its own."""
    told = tuple(Missed(line, (line,), (line,), rank) for rank, line in enumerate(reversed(lines[-most:])))
    return Digest(told[::-1], len(lines) - len(told), lines[-1].n if lines else 0)


Deed = list[tuple[LogLine, Weight]]


def _deeds(lines: Sequence[LogLine], weigh: Callable[[LogLine], Weight]) -> list[Deed]:
    """Those of which something is told. Nothing that matters belongs to a trifle, unless it has come of it; and no other
    moment to what is decided.
    """
    found: list[Deed] = []
    for line in lines:
        weighed = weigh(line)
        weight = weighed.weight
        head, before = found[-1][0] if found else (line, weighed)
        decided = bool(found) and _heaviest(found[-1]) >= DECIDES
        strange = weight >= DEED > before.weight and not (_causes(before) or _shared(head, line))
        anew = strange or (decided and MOMENT <= weight < HARMS)
        if not found or weighed.begins or anew or line.turn != head.turn:
            found.append([])
        found[-1].append((line, weighed))
    return [told for deed in found if (told := [entry for entry in deed if entry[1].weight])]


def _causes(weighed: Weight) -> bool:
    """What matters to nobody itself, as an own deed does, and yet something may come of it."""
    return weighed == (TRIFLE, True)


def _shared(head: LogLine, line: LogLine) -> bool:
    """Both are about the same card, as a text and what was chosen of it."""
    first, second = ({part.kind for part in said.line if isinstance(part, CardRef)} for said in (head, line))
    return bool(first & second)


def _joined(deeds: Sequence[Deed]) -> tuple[list[Deed], list[int]]:
    """Of deeds of one line those that read alike in one turn as the first of them; and how often each was done."""
    out: dict[object, Deed] = {}
    times: dict[object, int] = {}
    for n, deed in enumerate(deeds):
        (line, _), *more = deed
        key = n if more else (line.turn, line.line)
        out.setdefault(key, deed)
        times[key] = times.get(key, 0) + 1
    return [*out.values()], [*times.values()]


def _chosen(deeds: Sequence[Deed], most: int) -> list[int]:
    """Their places: the one that matters most, then what the seat itself has lost, which shall be told in little room, too."""
    weights = [_heaviest(deed) for deed in deeds]
    order = sorted(range(len(deeds)), key=lambda i: (weights[i], i), reverse=True)
    best = {deeds[i][0][0].turn: i for i in reversed(order)}.values()
    order.sort(key=lambda i: i not in best)
    worth = [i for place, i in enumerate(order) if weights[i] > TRIFLE or i in best or place < FEWEST]
    return worth[:1] + sorted(worth[1:most], key=lambda i: not _hurts(deeds[i]))


def _hurts(deed: Deed) -> bool:
    return any(HARMS <= weighed.weight < DECIDES for _, weighed in deed)


def _heaviest(deed: Deed) -> int:
    return max(weighed.weight for _, weighed in deed)


def _folded(deed: Deed) -> Deed:
    out: Deed = []
    for group in alike.groups([line.line for line, _ in deed]):
        first, weighed = deed[group[0]]
        weight = max(deed[i][1].weight for i in group)
        line = first._replace(line=alike.told([deed[i][0].line for i in group]))
        out.append((line, weighed._replace(weight=weight)))
    return out


def _missed(deed: Deed, rank: int, times: int) -> Missed:
    """With the line that weighs most, of equal ones the first; how it began, if that was a moment of its own or says why; and
    what has come of it, rather the end than the way.
    """
    deed = _folded(deed)
    weights = [weighed.weight for _, weighed in deed]
    causes = _causes(deed[0][1]) and max(weights) >= DEED
    best, opening = weights.index(max(weights)), 0 if causes or weights[0] >= MOMENT else -1
    others = (i for i in range(len(deed)) if i != best)
    rest = sorted(others, key=lambda i: (i == opening, weights[i], i), reverse=True)
    least = TOUCHES if weights[best] >= MOMENT else DEED
    kept = sorted([best, *(i for i in rest[: JOINED - 1] if weights[i] >= least or (causes and not i))])
    felt = next((deed[i][0] for i in reversed(kept) if HARMS <= weights[i] < DECIDES), None)
    lines, said = tuple(deed[i][0] for i in kept), tuple(line for line, _ in deed)
    return Missed(deed[best][0], lines, said, rank, times, felt)
