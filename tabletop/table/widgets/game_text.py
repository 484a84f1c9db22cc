"""Lines of the game as rich text: names in their colours, card names as links that can be hovered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.presentation import CardFace
from tabletop.match.transcript import namer, parts, plain
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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


class GameText:
    """Knows the names of one table. A link of a card is "card:KIND:CARD"."""

    def __init__(self, who: Sequence[Person], cards: Sequence[CardFace]) -> None:
        self.who = who
        self.cards = cards

    @property
    def _name(self) -> Callable[[str | SeatRef | CardRef], str]:
        return namer([person.name for person in self.who], self.cards)

    def rich(self, line: Line, *, symbols: bool = False, ink: str = "gold_light") -> str:
        return "".join(self._part(part, symbols, ink) for part in parts(line, self._name))

    def plain(self, line: Line) -> str:
        return plain(line, self._name)

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


def card_of(link: str) -> tuple[int, int] | None:
    """Return (kind, card) of a card's link, None for any other."""
    what, *numbers = link.split(":")
    return (int(numbers[0]), int(numbers[1])) if what == CARD else None
