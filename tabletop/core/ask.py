"""The words that kernel, games and callers share: seats that are no players, kinds of request, options, refusals."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

NOBODY = -1  # frames of the rules themselves, onlookers
CLOCK = -2  # the seat that says "time is up"
WORLD = -3  # the seat that says what happened outside the rules (a flick, a race of reflexes)
TOGETHER = -4  # the seat that says what all people at the table do: ENDS, CALMS, or with a value what is put right
ENDS, CALMS = range(2)  # they end the game; nobody races from now on

# Kinds of request. The numbers stand in saved games.
CHOOSE, OFFER, ALL, RACE, CALL, CUT, TELL, ANY = range(8)
SINGLE = (CHOOSE, TELL)  # put to one seat; all others name several

Option: TypeAlias = tuple[int, int, int]  # (act, card or -1, spot); what `spot` means is said by the game's Act

PASS: Option = (-1, -1, -1)  # always option 0 where passing is possible
LATE: Option = (CLOCK, -1, -1)  # what a question with a limit comes to for a seat that the clock has answered for
NO_CHOICE = -1  # in place of an option's index: the answer is a value
AGAIN = object()  # a script returns it to start over with an empty journal
WAIT = object()  # an open ask has no value yet
UNKNOWN = 255  # the kind of a card that a view does not show
ATOMS = (int, str, type(None))
FLAT = frozenset({*ATOMS, bool})


class Refused(Exception):  # noqa: N818 - an answer that is refused is an everyday event, not an error of the program
    """An answer that changes nothing.

    `code` is a stable word for tests and programs, `text` one sentence for the person who answered, `rule` the id of the rule
    that says so, "" for the table's own.
    """

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text
        self.rule = rule


class ValueRefusal(NamedTuple):
    """What is wrong with a value that somebody tells: see `Rules.check`."""

    code: str
    text: str
    rule: str = ""


def plain(value: object) -> object:
    """Lists (from JSON) as tuples, all the way down."""
    return tuple(map(plain, value)) if isinstance(value, (list, tuple)) else value


DEEP, LONG, MANY = (
    8,
    2000,
    500,
)  # what a told value may be at the most: levels of lists, letters of a text, things in a list


def modest(value: object, deep: int = DEEP) -> bool:
    """True for a value from outside that rules can look at: plain data of JSON without maps and fractions, of modest size."""
    if isinstance(value, (list, tuple)):
        return deep > 0 and len(value) <= MANY and all(modest(x, deep - 1) for x in value)
    if isinstance(value, str):
        return len(value) <= LONG
    return isinstance(value, int) and abs(value) < 1 << 63


def immutable(value: object) -> bool:
    """True for what a journal may hold: None, numbers, strings and tuples of them."""
    if not isinstance(value, tuple):
        return isinstance(value, ATOMS)
    for part in value:  # noqa: SIM110 - asked of all that the suspicious kernel sees
        if type(part) not in FLAT and not immutable(part):
            return False
    return True
