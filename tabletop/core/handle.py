"""What a script holds: the only way for it to touch the table, and the words with which it asks.

Four classes of one shape, so that a handle can turn from one into another: `Tape` plays a journal back and touches
nothing, `Live` journals every result, `Bare` keeps no journal (throw-away play-outs), `Checked` (paranoid) writes every
request down and holds results to be plain.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletop.core.ask import ALL, ASK, CALL, CUT, OFFER, RACE, immutable

Request = tuple[Any, ...]
Seats = tuple[int, ...] | None


class Handle:
    """Requests are yielded by the script: `answer = yield t.ask(...)`. Verbs of the game are methods, called directly."""

    __slots__ = ("add", "asked", "at", "s", "tape", "then")
    s: Any  # the table
    add: Callable[[Any], None]  # the journal's append
    asked: list[Request]
    tape: list[Any]  # the journal being played back, and how far it is
    at: int
    then: type[Handle]  # what a tape turns into at its end

    def ask(self, seat: int, query: str, *args: Any) -> Request:
        """One seat picks one option of QUERIES[query](table, seat, *args); answers the option."""
        return ASK, seat, query, args

    def offer(self, seats: Seats, query: str, *args: Any) -> Request:
        """Every seat may take or pass; the first in seat order that takes counts: answers (seat, option), or ()."""
        return OFFER, seats, query, args

    def all(self, seats: Seats, query: str, *args: Any) -> Request:
        """Every seat answers, answers come out together: answers a tuple of options in seat order."""
        return ALL, seats, query, args

    def race(self, seats: Seats, query: str, *args: Any, limit: int = 0) -> Request:
        """The first answer to land that is no PASS counts: answers (seat, option), or (CLOCK, ()) when time is up or all
        have passed. `limit` in ms, 0 = no clock.
        """
        return RACE, seats, query, args, limit

    def call(self, script: str, seat: int, *args: Any) -> Request:
        """A frame on top of this one; answers what that script returns."""
        return CALL, script, seat, args

    def cut(self, *scripts: str, value: Any = None) -> Request:
        """Drop the nearest frame of one of these scripts and all above; its parent hears `value`. Without names: all."""
        return CUT, scripts, value

    if TYPE_CHECKING:  # verbs are added per game by `handles`

        def __getattr__(self, name: str) -> Any: ...


def _note(name: str) -> Callable[..., Request]:
    request = getattr(Handle, name)

    def noted(self: Handle, *args: Any, **keys: Any) -> Request:
        made: Request = request(self, *args, **keys)
        self.asked.append(made)
        return made

    return noted


NOTED = {name: _note(name) for name in ("ask", "offer", "all", "race", "call", "cut")}


def handles(verbs: dict[str, Callable[..., Any]]) -> dict[str, type[Handle]]:
    """The four handle classes of one game; each verb is written out without *args, since play-outs live in them."""
    spaces: dict[str, dict[str, Any]] = {
        "Live": {"__slots__": ()},
        "Bare": {"__slots__": ()},
        "Checked": {"__slots__": (), **NOTED},
        "Tape": {"__slots__": (), **NOTED},
    }
    for name, fn in verbs.items():
        params = list(inspect.signature(fn).parameters)[1:]
        for key, method in _written_out(name, fn, params).items():
            spaces[key][name] = method
    return {key: type(key, (Handle,), space) for key, space in spaces.items()}


def _written_out(name: str, fn: Callable[..., Any], params: list[str]) -> dict[str, Any]:
    # A tape asks what it is: in `t.verb((yield ...))` its method was looked up before the yield, during the replay.
    head, pass_on = "".join(f", {p}" for p in params), ", ".join(params)
    source = (
        f"def Live(self{head}):\n r = fn(self.s{head})\n self.add(r)\n return r\n"
        f"def Bare(self{head}):\n return fn(self.s{head})\n"
        f"def Checked(self{head}):\n r = fn(self.s{head})\n"
        f" assert immutable(r), ({name!r}, r)\n self.add(r)\n return r\n"
        f"def Tape(self{head}):\n at = self.at\n"
        f" if at < len(self.tape) and self.__class__ is not self.then:\n  self.at = at + 1\n  return self.tape[at]\n"
        f" self.__class__ = self.then\n return self.{name}({pass_on})\n"
    )
    names: dict[str, Any] = {"fn": fn, "immutable": immutable}
    exec(source, names)  # noqa: S102 - our own verb names; *args would cost a third of the speed
    return {key: names[key] for key in ("Live", "Bare", "Checked", "Tape")}
