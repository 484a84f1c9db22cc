"""What somebody has missed: of each action since the own last turn one entry, those that matter most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.core.messages import CardRef
from tabletop.match.history import similar_lines
from tabletop.match.history.match_log import LogLine

TRIFLE, BOUGHT, ACTION, TOUCHES, MOMENT, HARMS, DECIDES = 1, 2, 4, 8, 16, 32, 64  # what a line weighs at least
MOST, FEWEST = 7, 3  # entries; trifles are told only where there are fewer
JOINED = 3  # lines of an entry, besides more that the seat has lost
OWN = 8  # lines of the own turn after which nobody asks any more


class RecapWeight(NamedTuple):
    """What a line weighs for one seat, 0 if it is never told. begins: a action begins with it, else it belongs to the last;
    result: it says what has come of the action, which nothing that was announced of it outweighs.
    """

    weight: int
    begins: bool = False
    result: bool = False


class RecapItem(NamedTuple):
    """A action: the line that says most of it, that one with a few others, and all that have been said of it, oldest first;
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


class MatchRecap(NamedTuple):
    """Actions in the order of time. left: how many more matter; until: the number of answers up to which it reaches; first:
    the seat has had no turn before.
    """

    actions: tuple[RecapItem, ...] = ()
    left: int = 0
    until: int = 0
    first: bool = False


NOTHING = MatchRecap()


def since(lines: Sequence[LogLine], seat: int, weigh: Callable[[LogLine], RecapWeight], most: int = MOST) -> MatchRecap:
    """At most so many actions of the others' turns since the last one of `seat`; NOTHING while it is not on turn, and when its
    turn has gone on for a while.

    `lines`: the log as `seat` may read it. The weightiest action of each seat's turns, then the weightiest of all, newer before
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
    found, times = _joined(_actions_of(lines[start:end], weigh))
    chosen = _chosen(found, most)
    told = tuple(_missed(found[i], rank, times[i]) for rank, i in sorted(enumerate(chosen), key=lambda entry: entry[1]))
    left = [i for i, action in enumerate(found) if _heaviest(action) > TRIFLE and i not in chosen]
    return MatchRecap(told, len(left), lines[end - 1].n if end else 0, first=not start)


def listed(lines: Sequence[LogLine], most: int = MOST) -> MatchRecap:
    """The newest of these lines, each as a action of its own."""
    told = tuple(RecapItem(line, (line,), (line,), rank) for rank, line in enumerate(reversed(lines[-most:])))
    return MatchRecap(told[::-1], len(lines) - len(told), lines[-1].n if lines else 0)


Action = list[tuple[LogLine, RecapWeight]]


def _actions_of(lines: Sequence[LogLine], weigh: Callable[[LogLine], RecapWeight]) -> list[Action]:
    """Those of which something is told. Nothing that matters belongs to a trifle, unless it has come of it; and no other
    moment to what is decided.
    """
    found: list[Action] = []
    for line in lines:
        weighed = weigh(line)
        weight = weighed.weight
        head, before = found[-1][0] if found else (line, weighed)
        decided = bool(found) and _heaviest(found[-1]) >= DECIDES
        strange = weight >= ACTION > before.weight and not (_causes(before) or _shared(head, line))
        anew = (
            strange
            or (decided and MOMENT <= weight < HARMS)
            or (weight >= DECIDES and bool(found) and _idle(found[-1]))
        )
        begins = weighed.begins and not (found and _once_more(found[-1], line))
        if not found or begins or anew or line.turn != head.turn:
            found.append([])
        found[-1].append((line, weighed))
    return [told for action in found if (told := [entry for entry in _settled(action) if entry[1].weight])]


def _results(action: Action) -> list[int]:
    return [weighed.weight for _, weighed in action if weighed.result]


def _idle(action: Action) -> bool:
    """Little has come of it: nothing was decided by that."""
    results = _results(action)
    return bool(results) and max(results) < ACTION


def _once_more(action: Action, line: LogLine) -> bool:
    """The same card is said to do it in other words, as others have answered it, before anything has come of it."""
    head = action[0][0]
    doers = [said.line[0] if said.line else "" for said in (head, line)]
    words = [said.fact.word for said in (head, line) if said.fact is not None]
    return isinstance(doers[0], CardRef) and doers[0] == doers[1] and len({*words}) > 1 and not _results(action)


def _settled(action: Action) -> Action:
    """What was announced weighs no more than what has come of it."""
    if not (results := _results(action)):
        return action
    first = next(i for i, (_, weighed) in enumerate(action) if weighed.result)
    most = max(results)
    announced = [
        (line, w._replace(weight=min(w.weight, most) if w.weight < MOMENT else w.weight)) for line, w in action
    ]
    return announced[:first] + action[first:]


def _causes(weighed: RecapWeight) -> bool:
    """What matters to nobody itself, as an own action does, and yet something may come of it."""
    return weighed[:2] == (TRIFLE, True)


def _shared(head: LogLine, line: LogLine) -> bool:
    """Both are about the same card, as a text and what was chosen of it."""
    first, second = ({part.kind for part in said.line if isinstance(part, CardRef)} for said in (head, line))
    return bool(first & second)


def _joined(actions: Sequence[Action]) -> tuple[list[Action], list[int]]:
    """Of actions of one line those that read alike in one turn as the first of them; and how often each was done."""
    out: dict[object, Action] = {}
    times: dict[object, int] = {}
    for n, action in enumerate(actions):
        (line, _), *more = action
        key = n if more else (line.turn, line.line)
        out.setdefault(key, action)
        times[key] = times.get(key, 0) + 1
    return [*out.values()], [*times.values()]


def _chosen(actions: Sequence[Action], most: int) -> list[int]:
    """Their places: the one that matters most, then what the seat itself has lost, which shall be told in little room, too."""
    weights = [_heaviest(action) for action in actions]
    order = sorted(range(len(actions)), key=lambda i: (weights[i], i), reverse=True)
    best = {actions[i][0][0].turn: i for i in reversed(order)}.values()
    order.sort(key=lambda i: i not in best)
    worth = [i for place, i in enumerate(order) if weights[i] > TRIFLE or i in best or place < FEWEST]
    return worth[:1] + sorted(worth[1:most], key=lambda i: not _hurts(actions[i]))


def _hurts(action: Action) -> bool:
    return any(HARMS <= weighed.weight < DECIDES for _, weighed in action)


def _heaviest(action: Action) -> int:
    return max(weighed.weight for _, weighed in action)


def _folded(action: Action) -> Action:
    out: Action = []
    for group in similar_lines.groups([line.line for line, _ in action]):
        first, weighed = action[group[0]]
        weight = max(action[i][1].weight for i in group)
        line = first._replace(line=similar_lines.told([action[i][0].line for i in group]))
        out.append((line, weighed._replace(weight=weight)))
    return out


def _missed(action: Action, rank: int, times: int) -> RecapItem:
    """With the line that weighs most, of equal ones what has come of it; all cards that the seat itself has lost, or of
    which the same was said before all eyes; and how it began, if that was a moment of its own or says why.
    """
    action = _folded(action)
    weights = [weighed.weight for _, weighed in action]
    results = [weighed.result for _, weighed in action]
    best = max(range(len(action)), key=lambda i: (weights[i], results[i] * (i + 1), -i))
    hurts = [i for i, weight in enumerate(weights) if HARMS <= weight < DECIDES]
    felt = max(hurts, key=lambda i: (weights[i], i), default=-1)
    causes = _causes(action[0][1]) and max(weights) >= ACTION
    told = any(results) or MOMENT <= weights[best] < DECIDES  # whoever has lost something asks whose doing it was
    opening = 0 if causes or weights[0] >= MOMENT or (action[0][1].begins and told) else -1
    least = TOUCHES if weights[best] >= MOMENT else ACTION

    def first(i: int) -> tuple[bool, bool, bool, bool, int, int]:
        """How it began says more than one of its results where that names a card: whose blow it was."""
        began = i == opening
        return i == felt, began and bool(_cards(action[i][0])), results[i], began, weights[i], i

    plain = [i for i in range(len(action)) if i != best and (i == opening or not _said(action, i, best))]
    others = [i for i in plain if i == opening or not any(_summed(action, i, j) for j in plain)]
    rest = sorted(others, key=first, reverse=True)[: JOINED - 1]
    kept = {best, *(i for i in rest if weights[i] >= least or results[i] or i in (felt, opening))}
    named = {card for i in kept for card in _cards(action[i][0])}
    shown = {_word(action[i][0]) for i in kept if weights[i] >= MOMENT and _cards(action[i][0])}
    kept |= {i for i in others if (i in hurts or _word(action[i][0]) in shown) and not _cards(action[i][0]) <= named}
    lines, said = tuple(action[i][0] for i in sorted(kept)), tuple(line for line, _ in action)
    return RecapItem(action[best][0], lines, said, rank, times, action[felt][0] if felt in kept else None)


def _said(action: Action, i: int, best: int) -> bool:
    """The line that tells the result says it already: of the same cards, or as the end of a sum."""
    (line, weighed), (end, result) = action[i], action[best]
    if not result.result:
        return False
    named, told = _cards(line), _cards(end)
    less = weighed.weight < result.weight or weighed.result
    return (less and bool(named) and named <= told) or (line.fact is not None and line.fact is end.fact)


def _summed(action: Action, i: int, end: int) -> bool:
    """One line of several about one card each that another line tells together."""
    return _said(action, i, end) and _cards(action[i][0]) < _cards(action[end][0])


def _word(line: LogLine) -> str:
    return line.fact.word if line.fact is not None else ""


def _cards(line: LogLine) -> set[int]:
    return {part.card for part in line.line if isinstance(part, CardRef)} - {-1}
