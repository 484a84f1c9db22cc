"""A game in progress: a table and a stack of scripts whose journals are the state.

Generators are a cache. After a copy, a load or an undo they are gone; the first resume starts them again and feeds them
their journal, during which the table is not touched (durable execution, shrunk to a stack).
"""

from __future__ import annotations

from random import Random
from typing import Any, Self

from tabletop.core import repair
from tabletop.core.ask import (
    AGAIN,
    ALL,
    ANY,
    CALL,
    CALMS,
    CHOOSE,
    CLOCK,
    CUT,
    ENDS,
    LATE,
    NOBODY,
    OFFER,
    PASS,
    RACE,
    SINGLE,
    TELL,
    TOGETHER,
    WAIT,
    Option,
    Refused,
    modest,
    plain,
)
from tabletop.core.handle import Handle, Request
from tabletop.core.rules import Rules
from tabletop.core.table import Event, Table
from tabletop.i18n import tr

NAME, SEAT, ARGS, JOURNAL, GENERATOR, HANDLE = range(6)


class Game:
    """`table` and `stack` are the state; frames are [script, seat, args, journal, generator, handle].

    auto: asks with a single option are answered by the kernel (bots, play-outs, tests). Off: every seat of every ask is
    shown, so that who is asked tells nothing, and the match presses the forced ones. Numbers are the same in both.
    `ask` is the open request (kind, seat or seats, query, args), `seat` the next seat with a choice and `options` its
    options; `left` the seats that have not answered, `got` the answers given so far (nobody's view shows them).
    """

    __slots__ = (
        "ask",
        "auto",
        "first",
        "got",
        "left",
        "no",
        "options",
        "queries",
        "rules",
        "scripts",
        "seat",
        "stack",
        "table",
    )

    def __init__(self, rules: Rules, table: Table, root: str, *args: Any, auto: bool = True) -> None:
        self.rules, self.table, self.auto, self.no = rules, table, auto, 0
        self.stack: list[list[Any]] = [[root, NOBODY, args, [], None, None]]
        self._wire()
        self.ask: Any = None
        self.seat: int = NOBODY
        self.options: list[Any] | None = None
        self.left: tuple[int, ...] = ()
        self.got: tuple[tuple[int, Option], ...] = ()
        self.go(None)

    def _wire(self) -> None:
        self.queries, self.first, self.scripts = self.rules.queries, self.rules.first, self.rules.scripts

    @property
    def over(self) -> bool:
        return self.ask is None

    # -- running scripts ------------------------------------------------------------------------------------------
    def wake(self, frame: list[Any]) -> Any:
        """Rebuild a frame's generator from its journal; the table does not move. Answers the request it stopped at."""
        name, seat, args, journal = frame[:4]
        t = frame[HANDLE] = self._handle(journal)
        t.tape = journal
        generator = frame[GENERATOR] = self.scripts[name](t, seat, *args)
        request = self._replay(t, generator, journal)
        t.tape = None
        return request

    def _replay(self, t: Handle[Any], generator: Any, journal: list[Any]) -> Any:
        """Feed a generator its journal; the last request that it makes."""
        request = None
        while t.at < len(journal):
            answer = journal[t.at]
            t.at += 1
            request = generator.send(answer)
        return request

    def _handle(self, journal: list[Any]) -> Handle[Any]:
        t: Handle[Any] = Handle()
        t.s, t.add, t.tape, t.at = self.table, journal.append, None, 0
        return t

    def _begin(self, frame: list[Any]) -> Any:
        name, seat, args, journal, _, _ = frame
        t = frame[HANDLE] = self._handle(journal)
        generator = frame[GENERATOR] = self.scripts[name](t, seat, *args)
        return generator

    def go(self, value: Any) -> None:
        """Run until somebody has to answer or the stack is empty. A journal starts with the None that starts the script."""
        stack, table, queries = self.stack, self.table, self.queries
        while stack:
            frame = stack[-1]
            _, _, _, journal, generator, _ = frame
            if generator is None:
                if journal:
                    self.wake(frame)
                    generator = frame[GENERATOR]
                else:  # pushed, not begun
                    generator, value = self._begin(frame), None
            while True:
                journal.append(value)
                try:
                    request = generator.send(value)
                except StopIteration as stop:  # only from the script: out of a query it must not look like an end
                    value = stop.value
                    if value is AGAIN:
                        journal = frame[JOURNAL] = []
                        generator, value = self._begin(frame), None
                        continue
                    stack.pop()
                    break
                kind = request[0]
                if kind == CHOOSE or kind == TELL:  # noqa: PLR1714, SIM109 - asked a million times: a comparison is faster
                    _, seat, query, args, _ = request
                    self.no += 1
                    options = queries[query](table, seat, *args) if args else queries[query](table, seat)
                    if (len(options) > 1 or not self.auto or kind == TELL) and (seat < 0 or table.alive[seat]):
                        self.ask, self.seat, self.options = request, seat, options
                        return
                    value = options[0]  # forced, or a seat that is out: option 0 stands
                    continue
                if kind == CALL:
                    stack.append([request[1], request[2], request[3], [], None, None])
                    break
                if kind == CUT:
                    value = self._cut(request)
                    break
                value = self._open(request)
                if value is WAIT:
                    return
        self.ask = self.options = None

    def _cut(self, request: Request) -> Any:
        _, names, value = request
        stack = self.stack
        depth = next((i for i in reversed(range(len(stack))) if stack[i][NAME] in names), 0)
        if names and stack[depth][NAME] not in names:
            raise LookupError(f"cut: no frame of {names}")
        del stack[depth:]
        return value

    # -- asks -----------------------------------------------------------------------------------------------------
    def _open(self, request: Request) -> Any:
        """Put a request to its several seats; its value when nobody has a choice, else WAIT."""
        self.no += 1
        named = request[1]
        seats = self.table.order() if named is None else self._alive(named)
        self.ask = request if seats is named else (request[0], seats, *request[2:])
        self.left, self.got = seats, ()
        return self._next_seat()

    def _alive(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        alive = self.table.alive
        if False not in alive:
            return seats
        return tuple([x for x in seats if x < 0 or alive[x]])

    def _next_seat(self) -> Any:
        """Turn to the next seat that has a choice: WAIT; or the value of the ask when it is complete.

        In a race nobody is forced but to pass: a second racer, or the clock, may come first. Where any seat may answer for
        all, the first with a choice is asked; without any, its first seat's only option stands.
        """
        kind, _, query, args, _ = self.ask
        left, table = self.left, self.table
        if kind == OFFER and self.auto and query in self.first:
            found = self.first[query](table, left, *args)
            if found is None:
                self.left = ()
                return self._closed() if self.got else ()
            i, self.options = found
            self.left = left[i:]
            self.seat = left[i]
            return self._closed() if self.got else WAIT
        find = self.queries[query]
        for i, seat in enumerate(left):
            options = find(table, seat, *args)
            if len(options) > 1 or not self.auto or (kind == RACE and options[0] != PASS):
                self.left, self.seat, self.options = left if kind == ANY else left[i:], seat, options
                if kind == ANY:
                    self.got = ()
                return self._closed() if self.got else WAIT  # a seat before this one may have taken already
            if kind == ALL or (kind == ANY and not self.got):
                self.got += ((seat, options[0]),)
        self.left = ()
        return self._closed() if self.got or kind != OFFER else ()  # most windows: nobody could answer, nobody has

    def _closed(self) -> Any:
        """The value of an ask with several seats, or WAIT while it is open. A closed ask forgets `left` and `got`."""
        kind, seats, got, left = self.ask[0], self.ask[1], self.got, self.left
        value: Any = WAIT
        if kind == OFFER:  # the first in seat order that takes, once all before it have passed: speed never decides
            taken = dict(got)
            first = next((x for x in seats if x in left or x in taken), None)
            if first is None:
                value = ()
            elif first not in left:
                value = (first, taken[first])
        elif kind == RACE:
            value = got[0] if got else WAIT if left else (CLOCK, ())
        elif kind == ANY:
            value = got[0] if got else WAIT if left else (CLOCK, LATE)
        elif not left:
            taken = dict(got)
            value = tuple([taken[seat] for seat in seats])
        if value is not WAIT:
            self.left, self.got = (), ()
        return value

    def _take(self, seat: int, option: Option) -> Any:
        """Note one seat's answer to an ask with several seats; its value, or WAIT."""
        kind = self.ask[0]
        if kind == ANY:
            self.left = self.got = ()
            return seat, option
        if self.auto and kind == OFFER and seat == self.left[0]:  # asked in seat order
            if option != PASS:
                self.left, self.got = (), ()
                return seat, option
            self.left = self.left[1:]
            return self._next_seat()
        self.left = tuple([x for x in self.left if x != seat])
        if option != PASS or kind == ALL:
            self.got += ((seat, option),)
        value = self._closed()
        if value is WAIT and self.left and (self.auto or self.seat == seat):
            value = self._next_seat()
        return value

    def options_of(self, seat: int) -> list[Any] | None:
        """The options of a seat that is asked, derived again if need be; None for a seat that is not asked.

        Of a TELL they are values that are worth trying; any other that passes the check may be told.
        """
        ask = self.ask
        if ask is None or (ask[1] != seat if ask[0] in SINGLE else seat not in self.left):
            return None
        return self.options if seat == self.seat else self.queries[ask[2]](self.table, seat, *ask[3])

    def step(self, index: int) -> None:
        """Answer for `self.seat` with an index into `self.options` (bots' play-outs, tests)."""
        option = self.options[index]  # type: ignore[index]
        if self.ask[0] not in SINGLE:
            option = self._take(self.seat, option)
            if option is WAIT:
                return
        self.go(option)

    def answer(self, no: int, seat: int, index: int, value: object = None) -> None:
        """An answer from outside quotes its ask's number. Refused (and nothing changed) when late, double or foreign.

        index: of the option, or of a value worth trying; value: what a TELL is answered with (then the index says nothing).
        """
        ask = self.ask
        if ask is None:
            raise Refused("game_over", tr("core-game-over"))
        if no != self.no:
            raise Refused("stale_ask", tr("core-not-open"))
        if seat == TOGETHER and value is not None:
            self._put_right(repair.read(value))
            return
        if seat == TOGETHER and index == CALMS and self.rules.calm is not None:
            self.rules.calm(self.table)
            return
        if seat == TOGETHER and index == ENDS and self.rules.judge is not None:
            self.rules.judge(self.table)
            self.stack, self.ask, self.options, self.left, self.got = [], None, None, (), ()
            return
        if seat == CLOCK and ask[4]:
            self.go(self._late())
            return
        options = self.options_of(seat)
        if options is None:
            out = 0 <= seat < len(self.table.alive) and not self.table.alive[seat]
            if out:
                raise Refused("seat_out", tr("core-seat-out"))
            raise Refused("not_your_decision", tr("core-not-yours"))
        if ask[0] == TELL and value is not None:
            self.go(self._told(seat, value))
            return
        if not 0 <= index < len(options):
            raise Refused("no_such_option", tr("core-no-option"))
        option: Any = options[index]
        if ask[0] not in SINGLE:
            option = self._take(seat, option)
            if option is WAIT:
                return
        self.go(option)

    def _put_right(self, wanted: repair.Repair) -> None:
        """Change the table by hand. What one seat is asked is asked anew, under another number; all else is refused."""
        kind, seat, query, args = self.ask[:4]
        if kind not in SINGLE or seat < 0:
            raise Refused("not_now", tr("core-repair-not-now"))
        repair.apply(self.table, wanted)
        self.no += 1
        self.options = self.queries[query](self.table, seat, *args)

    def _told(self, seat: int, value: object) -> object:
        """The value that a seat tells, as a journal may hold it; Refused when the rules' check says so."""
        query, args = self.ask[2:4]
        if not modest(value):
            raise Refused("no_such_value", tr("core-no-answer"))
        value = plain(value)
        if wrong := self.rules.checks[query](self.table, seat, value, *args):
            raise Refused(*wrong)
        return value

    def _late(self) -> Any:
        """What the open ask comes to when the clock answers it; what that means is the script's business."""
        kind, seats, _, _, _ = self.ask
        if kind in SINGLE:
            return LATE
        taken = dict(self.got)
        self.left, self.got = (), ()
        if kind == OFFER:
            return next(((x, taken[x]) for x in seats if x in taken), ())
        if kind == ALL:
            return tuple([taken.get(x, LATE) for x in seats])
        return (CLOCK, LATE) if kind == ANY else (CLOCK, ())

    def reasons(self, seat: int) -> dict[int, tuple[str, str, str]]:
        """Why cards are no option of the open ask: card -> (code, sentence, rule id). Empty when the seat is not asked."""
        ask = self.ask
        if self.options_of(seat) is None or ask[2] not in self.rules.reasons:
            return {}
        found: dict[int, tuple[str, str, str]] = self.rules.reasons[ask[2]](self.table, seat, *ask[3])
        return found

    def obstacle(self, seat: int, card: int, target: int) -> tuple[str, str, str] | None:
        """Why a card of the open ask does not go with a target: (code, sentence, rule id), None where nothing is known."""
        ask = self.ask
        if self.options_of(seat) is None or ask[2] not in self.rules.obstacles:
            return None
        found: tuple[str, str, str] | None = self.rules.obstacles[ask[2]](self.table, seat, card, target, *ask[3])
        return found

    # -- copies ---------------------------------------------------------------------------------------------------
    def clone(self) -> Game:
        """An independent game."""
        n = Game.__new__(type(self))
        n.rules, n.queries, n.first, n.scripts = self.rules, self.queries, self.first, self.scripts
        n.table = self.table.copy()
        n.stack = [[a, b, c, j[:], None, None] for a, b, c, j, _, _ in self.stack]
        n.no, n.auto, n.ask, n.seat, n.options = self.no, self.auto, self.ask, self.seat, self.options
        n.left, n.got = self.left, self.got
        return n

    def knowledge(self, seat: int) -> Game:
        """A copy without anything that `seat` does not know: unseen cards sorted, dice and other seats' answers gone."""
        n = self.clone()
        n.table = self.table.sorted_away(seat)
        n.seat, n.options = NOBODY, None  # whose turn it is to answer depends on who has a choice
        n.got = tuple([g for g in self.got if g[0] == seat])
        if n.ask is not None and n.ask[0] not in SINGLE:
            kind, seats = n.ask[:2]
            others = tuple([x for x in seats if x != seat])
            if seat in self.left:  # its decision: in an offer those before it are taken to pass
                n.left = seats[seats.index(seat) :] if kind == OFFER else (seat, *others)
            elif kind == OFFER and n.got:  # this seat takes it: who comes after has no say
                n.left = seats[: seats.index(seat)]
            else:
                n.left = others if seat in seats else seats
        return n

    def determinised(self, seat: int, rand: Random, tries: int = 20) -> Game:
        """A game that could be the true one for all that `seat` knows, with auto on and the open ask derived again.

        Call it on what `knowledge(seat)` answered (the result is the same on the game itself). LookupError when `tries`
        deals all leave somebody without an option: then the layout's `fits` needs a rule.
        """
        known = self.knowledge(seat)
        known.auto = True
        return known._dealt_anew(seat, rand, tries)

    def determinised_for_people(self, seat: int, rand: Random, tries: int = 20) -> Game:
        """This game with all dealt once more that `seat` does not know: for people, who may do whatever they could.

        LookupError as `determinised`.
        """
        known = self.knowledge(seat)
        known.table = self.table.copy()  # a game may take away from a table what bots never do
        return known._dealt_anew(seat, rand, tries)

    def _dealt_anew(self, seat: int, rand: Random, tries: int) -> Game:
        for _ in range(tries):
            n = self.clone()
            if n.table.determinise(seat, rand) and (n.ask is None or n._ask_again()):
                return n
        raise LookupError("no deal fits what this seat knows")

    def _ask_again(self) -> bool:
        """Derive the open ask anew; False when a seat would have nothing to answer: an impossible deal."""
        kind, seats, query, args = self.ask[:4]
        if kind in SINGLE:
            options = self.queries[query](self.table, seats, *args)
            self.seat, self.options = seats, options
            if len(options) == 1 and kind == CHOOSE:
                self.go(options[0])
            return bool(options)
        if kind != OFFER and not all(self.queries[query](self.table, x, *args) for x in self.left):
            return False
        value = self._next_seat()
        if value is not WAIT:
            self.go(value)
        return True

    # -- plain data -----------------------------------------------------------------------------------------------
    def save(self) -> dict[str, Any]:
        """JSON-able. Script names, argument order and the order of yields are part of this format."""
        return {
            "table": self.table.plain(),
            "stack": [frame[:4] for frame in self.stack],
            "no": self.no,
            "auto": self.auto,
            "left": self.left,
            "got": self.got,
            "ask": self.ask and self.ask[:4],
        }

    @classmethod
    def load(cls, rules: Rules, table: Table, data: dict[str, Any]) -> Self:
        """The game that `save` wrote, on a table made by `from_plain`.

        Every script must ask again what it stood at: LookupError when the code has changed since.
        """
        g = cls.__new__(cls)
        g.rules, g.table, g.no, g.auto = rules, table, data["no"], data["auto"]
        g._wire()
        g.stack = [[a, b, plain(c), [plain(x) for x in j], None, None] for a, b, c, j in data["stack"]]
        g.left, g.got = plain(data["left"]), plain(data["got"])  # type: ignore[assignment]
        g.ask, g.seat, g.options = None, NOBODY, None
        saved = plain(data["ask"])
        for frame, above in zip(g.stack, g.stack[1:], strict=False):
            g._wake_as_saved(frame, (CALL, *above[:JOURNAL]))
        if saved:
            g.ask = g._wake_as_saved(g.stack[-1], saved)
            g.seat = g.ask[1] if g.ask[0] in SINGLE else g.left[0]
            g.options = g.queries[g.ask[2]](table, g.seat, *g.ask[3])
        return g

    def _wake_as_saved(self, frame: list[Any], saved: Any) -> Request:
        """Wake a loaded frame; LookupError unless it uses up its journal and then asks what it had asked."""
        name, size = frame[NAME], len(frame[JOURNAL])
        try:
            asked: Request = self.wake(frame)
            if asked[0] in (OFFER, ALL, RACE, ANY):
                asked = (asked[0], self.table.order() if asked[1] is None else self._alive(asked[1]), *asked[2:])
        except Exception as error:  # an old journal in a changed script can end in anything
            raise LookupError(f"saved by another version: {name} cannot repeat its journal") from error
        if asked[:4] != saved or len(frame[JOURNAL]) != size:
            raise LookupError(f"saved by another version: {name} stood at {saved} then, at {asked[:4]} now")
        return asked

    def take_events(self) -> list[Event]:
        """What has happened since the last call; collecting starts with `table.events = []`."""
        events, self.table.events = self.table.events or [], []
        return events
