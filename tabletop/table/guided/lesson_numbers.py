"""Numbers in the words of a lesson are read from the table when they are said.

{score N}: the points of seat N; {goal N}: how many it needs; {tally NAME N}: a counter on its badge; {count ZONE} and
{count ZONE N}: the cards there; {column NAME}: a number of the table; {printed MARK CARD}: what is printed on a card;
{ICON CARD}: the sign with this icon on a card, as in {sword lion}; {told FACT FIELD}: what a fact said that has been told.
Sums are written as {goal 0 - score 0}, with plain numbers in them where rules give them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabletop.core.events import fields

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tabletop.core.definition import Definition
    from tabletop.core.events import Fact
    from tabletop.core.view import View

FIGURE = re.compile(r"\{([a-z0-9][^{}]* [^{}]*)\}")
SIGN = re.compile(r" ([+-]) ")


def filled(text: str, definition: Definition, seen: View, told: Mapping[str, Fact]) -> str:
    """The text with its numbers; `told`: the last fact of each word. LookupError when the table does not show one of them."""
    return FIGURE.sub(lambda found: _worth(found[1], definition, seen, told), text)


def terms(text: str) -> Iterator[list[str]]:
    """The words of each number that is read in a text."""
    for inside in FIGURE.findall(text):
        yield from (term.split() for term in SIGN.split(inside)[::2])


def wrong(term: list[str], definition: Definition, facts: Mapping[str, type[Fact]]) -> str:
    """What is not known of a card or a fact that a term names, "" when all is."""
    what, *where = term
    if what == "told":
        return "" if where[0] in facts and where[1] in fields(facts[where[0]]) else f"no fact says {' '.join(where)!r}"
    if what.isdecimal() or (what in READ and what != "printed"):
        return ""
    card = where[-1]
    return "" if any(face.id == card for face in definition.cards) else f"there is no card {card!r}"


def _worth(inside: str, definition: Definition, seen: View, told: Mapping[str, Fact]) -> str:
    """One number as it stands there, or a sum."""
    first, *rest = SIGN.split(inside)
    if not rest:
        return _figure(first.split(), definition, seen, told)
    total = int(_figure(first.split(), definition, seen, told))
    for sign, term in zip(rest[::2], rest[1::2], strict=True):
        total += int(f"{sign}{_figure(term.split(), definition, seen, told)}")
    return str(total)


def _figure(term: list[str], definition: Definition, seen: View, told: Mapping[str, Fact]) -> str:
    what, *where = term
    if what.isdecimal():
        return what
    if what == "told":
        return str(getattr(told[where[0]], where[1]))
    if what in READ:
        return str(READ[what](definition, seen, *where))
    signs = definition.looks.signs(seen) if definition.looks.signs is not None else ()
    for sign in signs:
        if sign.on == "card" and sign.icon == what and definition.cards[seen.table.kind[sign.where]].id == where[0]:
            return sign.text
    raise LookupError(f"the table shows no {what} on {where[0]}")


def _score(definition: Definition, seen: View, seat: str) -> int:
    return definition.scores(seen.table)[int(seat)]


def _goal(definition: Definition, seen: View, seat: str) -> int:
    assert definition.looks.gauges is not None, "its badges show a race"
    return definition.looks.gauges(seen)[int(seat)].goal


def _tally(definition: Definition, seen: View, name: str, seat: str) -> int:
    assert definition.looks.gauges is not None, "its badges count"
    tallies = definition.looks.gauges(seen)[int(seat)].tallies
    return {tally.symbol: tally.number for tally in tallies}[name]


def _count(_definition: Definition, seen: View, group: str, seat: str = "") -> int:
    table = seen.table
    return len(table.zones[table.layout.find(group, int(seat) if seat else None)])


def _column(_definition: Definition, seen: View, name: str) -> int:
    return int(getattr(seen.table, name))


def _printed(definition: Definition, _seen: View, mark: str, card: str) -> str:
    return next(dict(face.marks)[mark] for face in definition.cards if face.id == card)


READ: dict[str, Callable[..., int | str]] = {
    "score": _score,
    "goal": _goal,
    "tally": _tally,
    "count": _count,
    "column": _column,
    "printed": _printed,
}
