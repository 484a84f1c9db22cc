"""Lines of the game as rich text: names in their colours, card names as links that can be hovered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.presentation import CardFace
from tabletop.i18n import per_language, tr
from tabletop.match.transcript import namer, parts, plain
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.display import RichLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.widgets.panel_facts import SeatPerson


CARD = "card"


@per_language
def _unnamed_seat() -> re.Pattern[str]:
    """As a game calls a seat in labels and reasons, where it has no name for it: "player 3"."""
    return re.compile(re.escape(tr("seat-number", number=0)).replace("0", r"(\d+)"))


def named(text: str, names: Sequence[str]) -> str:
    """Labels and reasons of a game, with the names of the seats."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1]) - 1
        return names[seat] if 0 <= seat < len(names) else tr("match-nobody")

    return _unnamed_seat().sub(name, text)


def unnamed(text: str, name: str) -> str:
    """A label without the name of its card, which is held; what it does may be called like it, and keeps its name."""
    short = " ".join(text.replace(name, "", 1).split()).replace(" :", ":").replace(" ,", ",").strip(" ,:")
    return short[:1].upper() + short[1:] if short else text


class GameText:
    """Knows the names of one table. A link of a card is "card:KIND:CARD"."""

    def __init__(self, who: Sequence[SeatPerson], cards: Sequence[CardFace]) -> None:
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
            return tr("match-nobody")
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


if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tabletop.toolkit.widgets.widget import Pointer

    OnCard = Callable[[int, int, pygame.Rect], None]


class HoverText(RichLabel):
    """`on_card(kind, card, place)` hears which card's name the mouse rests on; kind -1 when it has left."""

    def __init__(self, role: str, on_card: OnCard, *, align: str = "left", label: str = "") -> None:
        super().__init__("", role, align=align, label=label)
        self.on_card = on_card
        self._link = ""

    def set(self, source: str) -> None:
        if source != self.source:
            self.source = source
            self._over("")
            self.refresh()

    def hears_pointer(self) -> bool:
        return "[@" in self.source or super().hears_pointer()

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind in ("over", "move"):
            x, y = event.pos[0] - self.rect.x, event.pos[1] - self.rect.y
            self._over(self._block(self.rect.width).link_at((x, y)))
        return super().on_pointer(event)

    def on_hover(self, inside: bool) -> None:
        if not inside:
            self._over("")

    def _over(self, link: str) -> None:
        if link == self._link:
            return
        self._link = link
        found = card_of(link) if link else None
        if found is None:
            self.on_card(-1, -1, self.rect)
            return
        place = next(run.rect for run in self._block(self.rect.width).runs if run.span.link == link)
        self.on_card(*found, place.move(self.rect.topleft))
