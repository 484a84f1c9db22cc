"""What the end screen tells about a match: a graph, the moments that mattered, how long, who decided how much."""

from __future__ import annotations

from itertools import pairwise, takewhile, zip_longest
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition
from tabletop.core.events import TURN
from tabletop.core.game import Game
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.table import Event
from tabletop.match.history.command_log import AppliedAnswer
from tabletop.match.history.match_log import LogLine, MatchLog
from tabletop.match.history.similar_lines import action

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


FIRST = 1  # the number of a turn
CARD, SEAT = 1, 2  # what makes a line worth telling, the more the better


def named(line: Line) -> set[int]:
    """The seats of a line."""
    return {part.seat for part in line if isinstance(part, SeatRef)}


def shown(line: Line) -> set[int]:
    """The kinds of its cards."""
    return {part.kind for part in line if isinstance(part, CardRef)}


def weight(line: Line, seats: Iterable[int]) -> int:
    """How much a line says about one of these seats: it names them, and a card."""
    return SEAT * bool(named(line) & set(seats)) + CARD * bool(shown(line))


def blow(before: Sequence[Line], fall: Sequence[Line], seat: int) -> Line:
    """The action by which a seat fell: of what was said `before`, the last thing that whoever the lines of the `fall` name did
    with one card or to that seat; or what another card did to one that they name. () when it was nobody's action.
    """
    doers = set[int]().union(*map(named, fall)) - {seat}
    fell = set[int]().union(*map(shown, fall))
    actions, aside = list[Line](), list[Line]()
    for line in before:
        first = next((part for part in line if isinstance(part, SeatRef | CardRef)), None)
        if isinstance(first, SeatRef) and first.seat in doers and shown(line) and action(line):
            (actions if seat in named(line) or len(shown(line)) == 1 else aside).append(line)
        elif isinstance(first, CardRef) and shown(line[line.index(first) + 1 :]) & fell:
            actions.append(line)
    return next(reversed(actions or aside), ())


def recent(told: Mapping[int, Sequence[Line]], n: int, reach: int) -> list[Line]:
    """What was said in the last `reach` answers up to `n`, oldest first."""
    return [line for at in sorted(told) if n - reach < at <= n for line in told[at]]


SHORTLY = 12  # answers before a fall in which it might have been answered
REACH = 2 * SHORTLY  # answers in which the action is looked for
SWINGS = 3  # how many of the biggest changes of a score are told


class ScorePoint(NamedTuple):
    """The public scores after `n` answers, when they differ from the point before or a turn begins, and at the end. again: the
    seat whose turn it was has another one.
    """

    n: int
    ms: int
    turn: int
    scores: tuple[int, ...]
    again: bool = False


def begins(before: ScorePoint, after: ScorePoint) -> bool:
    """Whether a turn has begun between two points, one after the other."""
    return before.turn != after.turn or after.again


def _called(events: Iterable[Event]) -> list[int]:
    """The numbers of the turns that are called, 0 where the game counts none; what comes before the first was no turn."""
    return [getattr(event[2], "number", 0) for event in events if event[:2] == ("say", TURN)]


class KeyMoment(NamedTuple):
    """A public event that the game calls a moment: its word and its line in everybody's log."""

    n: int
    word: str
    line: Line


class ScoreSwing(NamedTuple):
    """From one turn to the next the score of `seat` changed by `change`, most of it after `n` answers; `line`: by what."""

    n: int
    seat: int
    change: int
    line: Line = ()


class Elimination(NamedTuple):
    """A seat fell with answer `n`, in the `turn`-th turn. passed: after how many answers it let a chance to answer pass
    shortly before, oldest first; by: the action it fell by, () for none; line: how it fell.
    """

    n: int
    turn: int
    seat: int
    passed: tuple[int, ...] = ()
    by: Line = ()
    line: Line = ()


class MatchSummary:
    """Grows with every answer, after the log of which it is made; `cut` after an undo. Needs no more than an onlooker sees."""

    def __init__(self, definition: Definition, game: Game, match_log: MatchLog) -> None:
        self.definition, self.match_log = definition, match_log
        self.points = [ScorePoint(0, 0, game.table.turn, definition.scores(game.table))]
        self.moments: list[KeyMoment] = []
        self.falls: list[Elimination] = []
        self._alive = game.table.alive
        self._passed: list[tuple[int, int]] = []  # (n, seat) of those who could have answered
        self._decided: list[tuple[int, int]] = []  # (n, seat)
        self.told: dict[int, tuple[Line, ...]] = {}  # by n: what everybody was told

    def add(self, applied: AppliedAnswer, game: Game) -> None:
        table = game.table
        called = _called(applied.events)
        if FIRST in called:
            self.points = [point._replace(turn=table.turn, again=False) for point in self.points]
        scores, last = self.definition.scores(table), self.points[-1]
        again = table.turn == last.turn and any(number != FIRST for number in called)
        if scores != last.scores or table.turn != last.turn or again or game.over:
            self.points.append(ScorePoint(applied.n, applied.answer.ms, table.turn, scores, again))
        said = self._said(applied.n)
        if said:
            self.told[applied.n] = tuple(entry.line for entry in said)
        if applied.options > 1:
            self._decided.append((applied.n, applied.answer.seat))
            self._passed += [(applied.n, applied.answer.seat)] if applied.passed else []
        for entry, after in zip_longest(said, said[1:]):
            last_of_it = after is None or after.fact is not entry.fact  # says what it came to
            if last_of_it and entry.fact is not None and entry.fact.word in self.definition.moments:
                self.moments.append(KeyMoment(applied.n, entry.fact.word, entry.line))
        action = applied.options > 1 and not applied.passed
        self._fell(applied.n, table.alive, applied.answer.seat if action else NOBODY)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return len(self.begun)

    @property
    def begun(self) -> list[int]:
        """After how many answers each turn had begun."""
        return [self.points[0].n, *(b.n for a, b in pairwise(self.points) if begins(a, b))]

    def _fell(self, n: int, alive: tuple[bool, ...], doer: int) -> None:
        """`doer`: whose action the answer was; to what somebody does to itself, as giving up, there is no answer."""
        for seat, (was, lives) in enumerate(zip(self._alive, alive, strict=True)):
            if was and not lives:
                passed = [at - 1 for at, who in self._passed if who == seat != doer and at > n - SHORTLY]
                self.falls.append(Elimination(n, self.turns, seat, tuple(passed), *self._how(n, seat)))
        self._alive = alive

    def _how(self, n: int, seat: int) -> tuple[Line, Line]:
        """The action that a seat fell by with answer `n`, and what was said of the fall."""
        said = [moment.line for moment in self.moments if moment.n == n and seat in named(moment.line)]
        heard = recent(self.told, n, REACH)
        first = next((i for i, line in enumerate(heard) if line in said), len(heard))
        how = [part for line in said for part in (" ", *line)]
        return blow(heard[:first], said, seat), tuple(how[1:])

    def cut(self, n: int) -> None:
        self.points = [point for point in self.points if point.n <= n]
        self.moments = [moment for moment in self.moments if moment.n <= n]
        self._decided = [entry for entry in self._decided if entry[0] <= n]
        self._passed = [entry for entry in self._passed if entry[0] <= n]
        self.told = {at: lines for at, lines in self.told.items() if at <= n}
        risen = {fall.seat for fall in self.falls if fall.n > n}
        self.falls = [fall for fall in self.falls if fall.n <= n]
        self._alive = tuple(lives or seat in risen for seat, lives in enumerate(self._alive))

    def _said(self, n: int) -> list[LogLine]:
        """What answer `n` has made everybody hear."""
        newest = takewhile(lambda entry: entry.n == n, reversed(self.match_log.lines(NOBODY)))
        return [entry for entry in newest if entry.fact is not None][::-1]

    def decisions(self) -> dict[int, int]:
        """How many answers with at least two options each seat has given."""
        found: dict[int, int] = {}
        for _, seat in self._decided:
            found[seat] = found.get(seat, 0) + 1
        return found

    def swings(self) -> list[ScoreSwing]:
        """The biggest changes from one turn to the next, biggest first."""
        turns = [b for a, b in pairwise(self.points) if begins(a, b)]
        ends = [self.points[0], *turns]
        if self.points[-1] is not ends[-1]:
            ends.append(self.points[-1])
        found = [
            ScoreSwing(self._most(before, after, seat), seat, new - old)
            for before, after in pairwise(ends)
            for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True))
            if new != old
        ]
        chosen = sorted(found, key=lambda swing: -abs(swing.change))[:SWINGS]
        return [swing._replace(line=self._why(swing)) for swing in chosen]

    def _most(self, before: ScorePoint, after: ScorePoint, seat: int) -> int:
        """The answer between two points that did most for what the score of a seat has come to."""
        between = self.points[self.points.index(before) : self.points.index(after) + 1]
        way = 1 if after.scores[seat] > before.scores[seat] else -1
        steps = [(way * (b.scores[seat] - a.scores[seat]), b.n) for a, b in pairwise(between)]
        return max(steps)[1]

    def _why(self, swing: ScoreSwing) -> Line:
        """The line that says most of what happened then: it names the seat, and a card; of equal ones the last one."""
        return max(reversed(self.told.get(swing.n, ())), key=lambda line: weight(line, [swing.seat]), default=())

    @property
    def ms(self) -> int:
        """Time at the table until the last change or the end; breaks between sittings do not count."""
        return self.points[-1].ms
