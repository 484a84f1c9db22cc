"""Lines of the game as rich text: names in their colours, card names as links that can be hovered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabletop.core.definition import CardFace, CardRef, Line, SeatRef
from tabletop.match.history.similar_lines import JOINS
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tabletop.table.widgets.panel_facts import Person

CARD = "card"
PLAYER = re.compile(r"player (\d+)")  # as a game calls a seat that it has no name for


def named(text: str, names: Sequence[str]) -> str:
    """Labels and reasons of a game, with the names of the seats."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1]) - 1
        return names[seat] if 0 <= seat < len(names) else "Nobody"

    return PLAYER.sub(name, text)


def unnamed(text: str, name: str) -> str:
    """A label without the name of its card, which is held; what it does may be called like it, and keeps its name."""
    short = " ".join(text.replace(name, "", 1).split()).replace(" :", ":").replace(" ,", ",").strip(" ,:")
    return short[:1].upper() + short[1:] if short else text


def parted(line: Line, name: Callable[[CardRef], str]) -> Line:
    """A line with semicolons between cards that are named together, where one of their names has a comma: "A, B; C; and D"."""
    joins = {}
    for n, (card, join, other) in enumerate(zip(line, line[1:], line[2:], strict=False), 1):
        if isinstance(card, CardRef) and isinstance(other, CardRef) and isinstance(join, str) and join in JOINS:
            joins[n] = f";{join.removeprefix(',')}"
    named = [part for n in joins for part in (line[n - 1], line[n + 1]) if isinstance(part, CardRef)]
    if not any("," in name(part) for part in named):
        return line
    return tuple([joins.get(n, part) for n, part in enumerate(line)])


class GameText:
    """Knows the names of one table. A link of a card is "card:KIND:CARD"."""

    def __init__(self, who: Sequence[Person], cards: Sequence[CardFace]) -> None:
        self.who = who
        self.cards = cards

    def rich(self, line: Line, *, symbols: bool = False, ink: str = "gold_light") -> str:
        return "".join(self._part(part, symbols, ink) for part in self._parts(line))

    def plain(self, line: Line) -> str:
        return "".join(self._name(part) for part in self._parts(line))

    def _parts(self, line: Line) -> Iterator[str | SeatRef | CardRef]:
        """A name that ends its sentence by itself, as "Boomerang!" does, has no stop behind it."""
        ended = False
        for part in parted(line, self._name):
            yield part.removeprefix(".") if ended and isinstance(part, str) else part
            ended = isinstance(part, CardRef) and self._name(part).endswith(("!", "?"))

    def named(self, text: str) -> str:
        """Labels and reasons of a game, with the names of the seats."""
        return named(text, [person.name for person in self.who])

    def seat(self, seat: int, *, symbols: bool = False) -> str:
        """Return the coloured name of a seat."""
        if not 0 <= seat < len(self.who):
            return "Nobody"
        person = self.who[seat]
        sign = f"{{{person.symbol}}}" if symbols else ""
        return f"[{person.colour}]{sign}**{escape(person.name)}**[/]"

    def _part(self, part: str | SeatRef | CardRef, symbols: bool, ink: str) -> str:
        if isinstance(part, SeatRef):
            return self.seat(part.seat, symbols=symbols)
        if isinstance(part, CardRef) and part.kind < len(self.cards):
            return f"[{ink}][@{CARD}:{part.kind}:{part.card}]**{escape(self._name(part))}**[/][/]"
        return escape(self._name(part))

    def _name(self, part: str | SeatRef | CardRef) -> str:
        if isinstance(part, SeatRef):
            return self.who[part.seat].name if 0 <= part.seat < len(self.who) else "Nobody"
        if isinstance(part, CardRef):
            return self.cards[part.kind].name if part.kind < len(self.cards) else "a card"
        return part


def card_of(link: str) -> tuple[int, int] | None:
    """Return (kind, card) of a card's link, None for any other."""
    parts = link.split(":")
    return (int(parts[1]), int(parts[2])) if parts[0] == CARD else None
