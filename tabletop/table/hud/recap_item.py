"""One chip of what was missed: whose deed it was, and what; a press opens its moment."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.events import seats_of
from tabletop.core.messages import CardRef, SeatRef, said_to
from tabletop.i18n import tr
from tabletop.match.history.similar_lines import owned
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from tabletop.core.messages import Line
    from tabletop.match.history.match_log import LogLine
    from tabletop.match.history.recap import RecapItem
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.panel_facts import Person
    from tabletop.toolkit.rich_text import RichText

    Whose = Callable[[str | SeatRef | CardRef], int]  # the seat that is named or whose card is, -1 for neither

SIZES = (280, 124), (252, 124)  # units, the best first
LEAST = 252, 102  # where there is hardly any room
FACE = 44
LARGE, SMALL = 17, 13  # units of its letters


class Chip(Pressable):
    """`me`: the seat that is told; `icon`: what stands for a deed of nobody. `size`: of its letters; whoever shows several
    chips sets it for all of them, and calls `layout`.
    """

    def __init__(
        self, words: GameText, deed: RecapItem, me: int, whose: Whose, *, icon: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"since {deed.line.n}", on_press)
        self.icon, self.size = icon, LARGE
        often = f" {tr('log-times', count=deed.times)}" if deed.times > 1 else ""
        told = [(shorter, _actor(deed, shorter.entries, whose)) for shorter in _shorter(deed)]
        self.sources = tuple(_source(words, shorter.to(me), me, actor) + often for shorter, actor in told)
        self.faces = tuple(words.who[actor] if 0 <= actor < len(words.who) else None for _, actor in told)
        self.shown = 0  # which of them it shows
        self.said = escape("\n".join(words.plain(entry.line) for entry in deed.said))  # too bright a paper for colours
        self.whole = len(deed.lines) == len(deed.said)  # nothing is left out before it is cut

    @property
    def who(self) -> Person | None:
        """Who acts in what it shows; None for nobody."""
        return self.faces[self.shown]

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(SIZES[0][0])), self.u(SIZES[0][1])

    def _parts(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The places of the portrait and of the words."""
        kit = self.kit
        return rects.cut_left(rects.inset(self.rect, kit.u(8), kit.u(2)), kit.u(FACE), kit.u(8))

    def layout(self) -> None:
        """What it says in full needs no tooltip, which would cover its neighbours."""
        box = self._parts()[1]
        self.shown = self._place(box)
        self.tooltip = "" if self.whole and self._fits(0, box, self.size) else self.said

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_hover" if self.hovered or self.focused else "row")
        face, rest = self._parts()
        box = rects.center(face, kit.u(FACE), kit.u(FACE))
        if self.who is not None:
            draw_avatar(target, kit, box, self.who.name, self.who.colour, picture=avatars.picture(self.who.avatar))
        else:
            icon = kit.icon(self.icon, FACE * 0.7, "gold_light")
            target.blit(icon, icon.get_rect(center=box.center))
        words = self.laid(rest)
        words.draw(target, (rest.x, max(rest.y, rest.centery - words.size[1] // 2)))

    def laid(self, box: pygame.Rect) -> RichText:
        """All lines that fit into the box, or fewer; one that does not fit alone ends with an ellipsis."""
        source = self.sources[self._place(box)]
        words = self.kit.rich(source, "caption", box.width, "text", size=self.size)
        if words.size[1] <= box.height:
            return words
        rows = max(1, box.height // words.line_height)
        return self.kit.rich(source, "caption", box.width, "text", size=self.size, rows=rows)

    def largest(self) -> int:
        """The size of letters at which it says all, or else as much as it ever can."""
        box = self._parts()[1]
        sizes = range(LARGE, SMALL - 1, -1)
        return next((size for n in range(len(self.sources)) for size in sizes if self._fits(n, box, size)), SMALL)

    def _place(self, box: pygame.Rect) -> int:
        last = len(self.sources) - 1
        return next((n for n in range(last) if self._fits(n, box, self.size)), last)

    def _fits(self, n: int, box: pygame.Rect, size: int) -> bool:
        return self.kit.rich(self.sources[n], "caption", box.width, "text", size=size).size[1] <= box.height


def _actor(deed: RecapItem, lines: Sequence[LogLine], whose: Whose) -> int:
    """Whose portrait it wears when these lines are told: who acts in the first one. Of what becomes of a card, or of what
    somebody has, it is whoever has begun it, by name or with a card of the own; else whoever has it.
    """
    first = lines[0].line
    if first and isinstance(first[0], SeatRef) and not owned(first):
        return whose(first[0])
    begun = [entry for entry in deed.said if not owned(entry.line)]
    for entry in (*begun, *lines):
        seats = (*map(whose, entry.line[:1]), *(seats_of(entry.fact)[:1] if entry.fact is not None else ()))
        if found := [seat for seat in seats if seat >= 0]:
            return found[0]
    return -1


class Shortened(NamedTuple):
    """Some lines of a deed, `plainly` without what stands in brackets."""

    entries: tuple[LogLine, ...]
    plainly: bool

    def to(self, me: int) -> list[Line]:
        """As the seat `me` reads them."""
        lines = [said_to(entry.line, me) for entry in self.entries]
        return [_plainly(line) if self.plainly else line for line in lines]


def _shorter(deed: RecapItem) -> Iterator[Shortened]:
    """All lines; without what they explain; without the first ones, how it came; at last the one that matters most."""
    yield Shortened(deed.lines, plainly=False)
    others = [entry for entry in deed.lines if entry not in (deed.line, deed.main)]
    others += [deed.line] * (deed.line is not deed.main)
    for i in range(len(others) + 1):
        yield Shortened(tuple(entry for entry in deed.lines if entry not in others[:i]), plainly=True)


def _plainly(line: Line) -> Line:
    """Without what stands in brackets, as the terms of a sum; how often something was done stays."""
    often = re.escape(tr("log-times", count=2)).replace("2", r"\d+")
    brackets = re.compile(rf"( (?!{often})\(|\))")
    parts: list[str | SeatRef | CardRef] = []
    inside = False
    for part in line:
        if not isinstance(part, str):
            parts += [part] * (not inside)
            continue
        kept = ""
        for piece in brackets.split(part):
            if piece == " (" or (inside and piece == ")"):
                inside = piece != ")"
            elif not inside:
                kept += piece
        parts.append(kept)
    return tuple(parts)


def _source(words: GameText, lines: Sequence[Line], me: int, actor: int) -> str:
    """Without the name that the portrait says already, as long as nobody else has been named; the own one fits to its verb."""
    told: list[str] = []
    known = actor != me
    for parts in _once(lines):
        known = known and len(parts) > 1 and parts[0] == SeatRef(actor) and not owned(parts)
        told.append(_told(words, parts[known:]))
    return " ".join(told)


def _once(lines: Sequence[Line]) -> list[Line]:
    """A sentence that ends with a card goes on with what its text does: "plays the Poet: no card is exchanged"."""
    out: list[Line] = []
    for line in lines:
        before = out[-1][-2:] if out else ()
        goes_on = len(line) > 1 and isinstance(line[0], CardRef) and str(line[1]).startswith(": ")
        if goes_on and before[1:] == (".",) and before[0] == line[0]:
            out[-1] = (*out[-1][:-1], *line[1:])
        else:
            out.append(line)
    return out


def _told(words: GameText, line: Sequence[str | SeatRef | CardRef]) -> str:
    """Without what joined it to a name before it: "Ann: the Lion uses Roar" without Ann."""
    parts = list(line)
    if parts:
        parts[0] = parts[0].lstrip(" :,") if isinstance(parts[0], str) else parts[0]
    source = words.rich(tuple(parts)).lstrip(": ").strip()
    return source[:1].upper() + source[1:]
