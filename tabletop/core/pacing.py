"""When a match waits for whom, and where speed counts: what a game says about its pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from tabletop.core.ask import Option
from tabletop.core.view import View


class BuzzerRequest(NamedTuple):
    """A window of a match in which speed decides, or a claim counts: how it is run and shown.

    asker: the seat that called; style "land": the first answer counts; "buzz": the first key stops the clock and its holder
    answers behind the curtain; "auto": land while at most one person may answer; "claim": everybody presses, then those
    who did are asked in order. call: what the asker shouts. limit_ms: how long it is open; relaxed: slower bots.
    """

    asker: int
    style: Literal["auto", "land", "buzz", "claim"]
    call: str
    limit_ms: int
    relaxed: bool = False


class Pacing(NamedTuple):
    """When a match waits for whom: what it presses for people, whom it spares, where speed counts. Asked by the match; what it
    is given are public views, so that no pause tells what is hidden.
    """

    forced: frozenset[str] = frozenset()
    """Queries whose options everybody can work out: a single one is pressed for a person, as soon as it is asked."""
    forced_by: Mapping[tuple[str, str], str] = {}
    """(house rule, value) -> a query that is forced while the rule has that value."""
    alone: frozenset[str] = frozenset()
    """Queries that are forced for a person who is alone with bots: nobody else can learn anything from what is not asked."""
    brisk: frozenset[str] = frozenset()
    """Queries of which nobody else sees anything, or where bots need no time: they are not seen to think there, and a window
    that nobody at the screen takes part in is brief.
    """
    public: frozenset[str] = frozenset()
    """Queries whose options everybody sees: no curtain falls for them, and bots may think longer about them than they wait
    where they are brisk, for how long tells nothing."""
    windows: bool = True
    """Whether several are ever offered to react; where not, nobody has anything to pass ahead."""
    quiet: frozenset[str] = frozenset()
    """Queries that a seat may pass ahead for one turn, unseen by all others; without any, passing ahead is open to see."""
    claimed: frozenset[str] = frozenset()
    """Queries at which something may be used that a seat may use at any time: of people only who has claimed it is asked, and
    bots do not think about it."""
    at_will: Callable[[View, int], Sequence[Option]] | None = None
    """Given the public view and a seat: what it may use at any time, and could use now; all of it lies open. Asked while
    somebody else is at it: whoever could use something has a lit button, with which it is claimed, and is not asked because of
    it. None: nothing."""
    secret: Callable[[View, int], bool] | None = None
    """Given the public view of a window, with the arguments of its query, and a seat: might it answer with what others do not
    see? Who might not is neither shown in the window nor waited for. None: everybody might."""
    binding: frozenset[str] = frozenset()
    """Words of facts after which nothing that came before is taken back, whoever agrees."""
    concerns: Callable[[View, int], bool] | None = None
    """Given the public view of a window and a seat: does what goes on aim at that seat, as far as everybody can see? Asked
    when a window opens, for seats that pass unless they are aimed at. None: a window concerns everybody."""
    beside: Callable[[View, Option, tuple[int, ...], dict[str, str]], Option | None] | None = None
    """Given the view of a bot's seat, what it would answer for all, the people who are asked as well, and all house rules:
    what it answers instead, None when it leaves it to them. Asked where one of several seats answers for all."""
    patience: Callable[[View, tuple[int, ...], tuple[int, ...]], int] | None = None
    """Given the public view, the people who are asked as well, and all people: for how many ms bots leave it to them, which is
    shown. Asked where one of several seats answers for all; None: bots wait for nobody."""
    openly: Callable[[View, dict[str, str]], bool] | None = None
    """Given the public view and all house rules: may all look on while the open question is answered, since whoever is asked
    needs nothing secret from the screen? None: never."""
    soft: Callable[[View, dict[str, str]], int] | None = None
    """Given the public view and all house rules: how many ms a timer shows for the open question that ends nothing, 0 for none.
    Asked when a question opens."""
    buzzer: Callable[[View, dict[str, str]], BuzzerRequest | None] | None = None
    """Given the public view of an open `offer` or `race` of several seats and all house rules: how speed counts in it, None
    where it does not. Asked when such a question opens."""
