"""The hint: up to a few answers with their chance as a range, one sentence why, and a way to ask for more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.rich_text import RichText

SIZE, SMALL = 20, 16  # units of an answer's words in one line, and in two
WIDE, PAD, HEAD, ROW, BAR, DISC = 520, 18, 44, 64, 8, 32
LINE = 44  # units of an answer above its bar, unless its words need more
UNDER = 42  # units below words that take the whole width: their chance
EDGE = 30  # units for the shadow round it
RANK = 0.4  # of a disc: how large its letters are
VAGUE = 0.4  # of all: a wider range is no help to anybody


class HintRow(NamedTuple):
    """One answer: its words, its chance with the range. The first ones are marked on the table by `number`, 0 for none."""

    number: int
    text: str
    chance: float
    low: float
    high: float

    @property
    def vague(self) -> bool:
        """The range says hardly anything in words: its bar shows it, beside the chance that comes true as often as it says."""
        return self.high - self.low > VAGUE

    @property
    def range(self) -> str:
        """In whole percent."""
        if self.vague:
            return tr("table-about-percent", percent=min(95, max(5, 5 * round(20 * self.chance))))
        low, high = round(100 * self.low), round(100 * self.high)
        return tr("table-percent-range", low=low, high=high) if low < high else tr("table-percent", percent=low)


class HintFacts(NamedTuple):
    """`words`: in rich text, why one of them is the best, or that there is nothing to say yet; `foot`: where the chances
    come from; more: what another press of the key shows, "" for nothing; title and icon: of what kind it is, "" for a hint.
    """

    rows: tuple[HintRow, ...] = ()
    words: str = ""
    foot: str = ""
    more: str = ""
    title: str = ""
    icon: str = "lightbulb"


class HintPanel(Widget):
    """Give it the right part of the table: it lies at the bottom of its place. `on_more` and `on_close` hear its buttons.
    wide: units that it may have.
    """

    wide = WIDE

    def __init__(self, on_more: Callable[[], None], on_close: Callable[[], None]) -> None:
        super().__init__("hint")
        self.facts: HintFacts | None = None
        self.visible = False
        self.box = pygame.Rect(0, 0, 0, 0)
        self.more = self.add(Button("", on_more, label="more hint", style="secondary", icon="plus", role="caption"))
        self.more.height = 44
        self.shut = self.add(Button("", on_close, label="close hint", style="ghost", icon="close"))

    def update(self, facts: HintFacts | None) -> None:
        """None takes it away."""
        if facts == self.facts:
            return
        self.facts, self.visible = facts, facts is not None
        if facts is not None:
            self.more.visible, self.more.text = bool(facts.more), facts.more
        self.layout()
        self.refresh()

    # --- place
    def layout(self) -> None:
        facts = self.facts
        if facts is None or not self.rect.width:
            return
        kit = self.kit
        wide = min(kit.u(self.wide), self.rect.width)
        inside = wide - 2 * kit.u(PAD)
        self._words = kit.rich(facts.words, "caption", inside, "text", size=19) if facts.words else None
        self._foot = kit.rich(facts.foot, "caption", inside, "muted", size=16) if facts.foot else None
        texts = sum(text.size[1] + kit.u(8) for text in (self._words, self._foot) if text is not None)
        more = kit.u(52) if facts.more else 0
        beside = all(kit.measure(row.text, "strong", SIZE) <= self._room(row, inside) for row in facts.rows)
        self._rows = tuple((None, kit.u(ROW)) if beside else self._above(row, inside) for row in facts.rows)
        high = kit.u(HEAD) + sum(high for _, high in self._rows) + texts + more + kit.u(PAD)
        self.box = pygame.Rect(self.rect.right - wide, self.rect.bottom - high, wide, high)
        self.box.top = max(self.box.top, self.rect.top)
        side = kit.u(36)
        self.shut.place(pygame.Rect(self.box.right - side - kit.u(6), self.box.y + kit.u(6), side, side))
        place = pygame.Rect(self.box.x + kit.u(PAD), self.box.bottom - more - kit.u(8), inside, kit.u(44))
        self.more.place(place if more else pygame.Rect(0, 0, 0, 0))

    _rows: tuple[tuple[RichText | None, int], ...] = ()
    _words: RichText | None = None
    _foot: RichText | None = None

    def _above(self, row: HintRow, inside: int) -> tuple[RichText, int]:
        """The words of an answer over its chance, and how high that is: so do all where one of them does not fit beside it,
        that their bars can be compared.
        """
        wide = inside - (self.kit.u(DISC + 12) if row.number else 0)
        words = self.kit.rich(escape(row.text), "strong", wide, "white", size=SMALL)
        return words, max(self.kit.u(ROW), words.size[1] + self.kit.u(UNDER))

    def _room(self, row: HintRow, inside: int) -> int:
        """How wide the words of an answer may be, between its number and its chance."""
        kit = self.kit
        disc = kit.u(DISC + 12) if row.number else 0
        return inside - disc - kit.measure(row.range, "number", 19) - kit.u(14)

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        return super().widget_at(pos) if self.visible and self.box.collidepoint(pos) else None

    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        """What lies below it is not meant."""
        return event.kind == "down" and self.box.collidepoint(event.pos)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        """Drawn once for all frames."""
        if self.facts is None:
            return
        key = (self.facts, self.box.size, self.kit.scale)
        if self._shows != key:
            self._shows, self._picture = key, self._baked(self.facts)
        edge = self.kit.u(EDGE)
        target.blit(self._picture, (self.box.x - edge, self.box.y - edge))
        super().draw(target)

    _shows: Hashable = None
    _picture = pygame.Surface((1, 1))

    def _baked(self, facts: HintFacts) -> pygame.Surface:
        kit = self.kit
        edge = kit.u(EDGE)
        out = shapes.blank((self.box.width + 2 * edge, self.box.height + 2 * edge))
        box = pygame.Rect((edge, edge), self.box.size)
        panel_style.panel(out, kit, box, "sheet")
        panel_style.outline(out, kit, box, "gold_dark", 2, 22)
        inside = rects.inset(box, kit.u(PAD), 0)
        icon = kit.icon(facts.icon, 26, "gold_light")
        head = pygame.Rect(inside.x, box.y, inside.width, kit.u(HEAD))
        out.blit(icon, icon.get_rect(midleft=head.midleft))
        title = pygame.Rect(head.x + kit.u(36), head.y, head.width - kit.u(66), head.height)
        kit.write(out, facts.title or tr("table-hint"), "label", title, "gold_light", size=17)
        y = head.bottom
        for row, (words, high) in zip(facts.rows, self._rows, strict=True):
            self._row(out, row, words, pygame.Rect(inside.x, y, inside.width, high))
            y += high
        for text in (self._words, self._foot):
            if text is not None:
                text.draw(out, (inside.x, y + kit.u(2)))
                y += text.size[1] + kit.u(8)
        return out

    def _row(self, target: pygame.Surface, row: HintRow, words: RichText | None, place: pygame.Rect) -> None:
        kit, side = self.kit, self.kit.u(DISC)
        rest = place
        if row.number:
            disc = numbered(kit, row.number, side, best=row.number == 1)
            target.blit(disc, disc.get_rect(center=(place.x + side // 2, place.y + kit.u(24))))
            rest = rects.cut_left(place, side, kit.u(12))[1]
        line = rects.cut_top(rest, kit.u(LINE))[0]
        track = pygame.Rect(rest.x, line.bottom + kit.u(2), rest.width, kit.u(BAR))
        if words is None:
            kit.write(target, row.text, "strong", line, "white", size=SIZE)
        else:
            words.draw(target, (rest.x, rest.y + kit.u(4)))
            line = rects.cut_bottom(rest, kit.u(UNDER - 4))[0]
            track.width -= kit.measure(row.range, "number", 19) + kit.u(14)
            track.centery = line.centery
        kit.write(target, row.range, "number", line, "gold_light", align="right", size=19)
        target.blit(shapes.filled(track.size, track.height // 2, kit.color("night"), kit.color("night")), track)
        part = pygame.Rect(track.x + round(track.width * row.low), track.y, 0, track.height)
        part.width = max(track.height, round(track.width * (row.high - row.low)))
        gold = kit.color("gold_dark")
        target.blit(shapes.filled(part.size, part.height // 2, gold, gold), part)
        dot = shapes.disc(kit.u(15), kit.color("gold_light"), kit.color("orange"))
        target.blit(dot, dot.get_rect(center=(track.x + round(track.width * row.chance), track.centery)))


def numbered(kit: DrawContext, count: int, side: int, *, best: bool) -> pygame.Surface:
    """A disc with a rank, in the panel and on the table: "1st", for a bare number on a card is the key that chooses it."""
    ink = kit.color("gold_light" if best else "muted")
    out = shapes.disc(side, ink, kit.color("orange") if best else ink).copy()
    rank = kit.line(tr("table-rank", rank=count), "number", "ink", size=RANK * side / kit.scale)
    out.blit(rank, rank.get_rect(center=(side // 2, side // 2)))
    return out
