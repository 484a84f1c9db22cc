"""One chip of what was missed: whose deed it was, and what; a press opens its moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.definition import SeatRef
from tabletop.core.events import seats_of
from tabletop.ui import layout
from tabletop.ui.markup import escape
from tabletop.ui.screens import avatars
from tabletop.ui.widgets.pressable import Pressable
from tabletop.ui.widgets.show import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from tabletop.core.definition import CardRef
    from tabletop.match.digest import Missed
    from tabletop.match.journal import LogLine
    from tabletop.ui.table.panels.words import Words
    from tabletop.ui.text import RichText

    Whose = Callable[[str | SeatRef | CardRef], int]  # the seat that is named or whose card is, -1 for neither

WIDE, HIGH, FACE = 252, 102, 44  # units
LARGE, SMALL = 17, 12  # units of its letters
OF = "'s"  # what follows a name whose card is meant


class Chip(Pressable):
    """`me`: the seat that is told; `icon`: what stands for a deed of nobody."""

    def __init__(
        self, words: Words, deed: Missed, me: int, whose: Whose, *, icon: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"since {deed.line.n}", on_press)
        actor = _actor(deed, whose)
        self.icon, self.who = icon, words.who[actor] if 0 <= actor < len(words.who) else None
        often = f" ({deed.times} times)" * (deed.times > 1)
        self.sources = tuple(_source(words, lines, me, actor) + often for lines in _shorter(deed))
        self.said = escape("\n".join(words.plain(entry.line) for entry in deed.said))  # too bright a paper for colours
        self.whole = len(deed.lines) == len(deed.said)  # nothing is left out before it is cut

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(WIDE)), self.u(HIGH)

    def _parts(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The places of the portrait and of the words."""
        kit = self.kit
        return layout.cut_left(layout.inset(self.rect, kit.u(8), kit.u(5)), kit.u(FACE), kit.u(8))

    def layout(self) -> None:
        """What it says in full needs no tooltip, which would cover its neighbours."""
        self.tooltip = "" if self.whole and self._full(self._parts()[1]) else self.said

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_hover" if self.hovered or self.focused else "row")
        face, rest = self._parts()
        box = layout.center(face, kit.u(FACE), kit.u(FACE))
        if self.who is not None:
            draw_avatar(target, kit, box, self.who.name, self.who.colour, picture=avatars.picture(self.who.avatar))
        else:
            icon = kit.icon(self.icon, FACE * 0.7, "gold_light")
            target.blit(icon, icon.get_rect(center=box.center))
        words = self.laid(rest)
        words.draw(target, (rest.x, max(rest.y, rest.centery - words.size[1] // 2)))

    def laid(self, box: pygame.Rect) -> RichText:
        """As large as they fit into the box: all of them, or fewer lines; one that does not fit ends with an ellipsis."""
        for source in self.sources:
            found = self._fitting(source, box)
            if found is not None:
                return found
        least = self.sources[-1]
        rows = max(1, box.height // self.kit.rich(least, "caption", box.width, "text", size=SMALL).line_height)
        return self.kit.rich(least, "caption", box.width, "text", size=SMALL, rows=rows)

    def _full(self, box: pygame.Rect) -> bool:
        return self._fitting(self.sources[0], box) is not None

    def _fitting(self, source: str, box: pygame.Rect) -> RichText | None:
        sizes = (self.kit.rich(source, "caption", box.width, "text", size=size) for size in range(LARGE, SMALL - 1, -1))
        return next((found for found in sizes if found.size[1] <= box.height), None)


def _actor(deed: Missed, whose: Whose) -> int:
    """Whose portrait it wears: whoever is named first, else whoever has done it. Of what becomes of a card it is whoever has
    begun it, by name or with a card of the own; else whoever has the card.
    """
    named = whose(deed.line.line[0]) if deed.line.line and isinstance(deed.line.line[0], SeatRef) else -1
    if named >= 0:
        return named
    for entry in (*deed.said, deed.line):
        seats = (*map(whose, entry.line[:1]), *(seats_of(entry.fact)[:1] if entry.fact is not None else ()))
        if found := [seat for seat in seats if seat >= 0]:
            return found[0]
    return -1


def _shorter(deed: Missed) -> Iterator[tuple[LogLine, ...]]:
    """All lines; without the first ones, how it came; at last the one that matters most."""
    others = [entry for entry in deed.lines if entry not in (deed.line, deed.main)]
    others += [deed.line] * (deed.line is not deed.main)
    for i in range(len(others) + 1):
        yield tuple(entry for entry in deed.lines if entry not in others[:i])


def _source(words: Words, lines: tuple[LogLine, ...], me: int, actor: int) -> str:
    """Without the name that the portrait says already, as long as nobody else has been named; the own one fits to its verb."""
    told: list[str] = []
    known = actor != me
    for entry in lines:
        parts = list(entry.line)
        known = known and len(parts) > 1 and parts[0] == SeatRef(actor) and not _owns(parts, 0)
        told.append(_told(words, parts[known:], me))
    return " ".join(told)


def _told(words: Words, line: Sequence[str | SeatRef | CardRef], me: int) -> str:
    """In the second person for whoever looks."""
    parts = list(line)
    if parts:
        parts[0] = parts[0].lstrip(" :,") if isinstance(parts[0], str) else parts[0]
    mine = [_yours(parts, i, me) for i in range(len(parts))]
    source = words.rich(tuple(mine)).lstrip(": ").strip()  # "Ann: the Lion uses Roar" without Ann
    return source[:1].upper() + source[1:]


def _owns(parts: list[str | SeatRef | CardRef], i: int) -> bool:
    """Not the seat itself is meant, but something of its own."""
    after = parts[i + 1] if i + 1 < len(parts) else ""
    return isinstance(parts[i], SeatRef) and isinstance(after, str) and after.startswith(OF)


def _yours(parts: list[str | SeatRef | CardRef], i: int, me: int) -> str | SeatRef | CardRef:
    part, before = parts[i], parts[i - 1] if i else None
    if isinstance(part, str):
        return part.removeprefix(OF) if i and before == SeatRef(me) else part
    if part != SeatRef(me):
        return part
    return "your" if _owns(parts, i) else "you" if i else part
