"""Since your last turn: a few chips when a turn begins, each with who did what; a press opens its moment."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.events import seats_of
from tabletop.core.messages import CardRef, SeatRef, said_to
from tabletop.i18n import tr
from tabletop.match.history.recap import FEWEST, NOTHING
from tabletop.match.history.similar_lines import owned
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects
from tabletop.toolkit.clearing import clearing
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from tabletop.core.messages import Line
    from tabletop.match.history.match_log import LogLine
    from tabletop.match.history.recap import MatchRecap, RecapItem
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.rich_text import RichText

    Whose = Callable[[str | SeatRef | CardRef], int]  # the seat that is named or whose card is, -1 for neither

SIZES = (280, 124), (252, 124)  # units, the best first
LEAST = 252, 102  # where there is hardly any room
FACE = 44
LARGE, SMALL = 17, 13  # units of its letters


class RecapTile(Pressable):
    """`me`: the seat that is told; `icon`: what stands for a action of nobody. `size`: of its letters; whoever shows several
    chips sets it for all of them, and calls `layout`.
    """

    def __init__(
        self, words: GameText, action: RecapItem, me: int, whose: Whose, *, icon: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"since {action.line.n}", on_press)
        self.icon, self.size = icon, LARGE
        often = f" {tr('log-times', count=action.times)}" if action.times > 1 else ""
        told = [(shorter, _actor(action, shorter.entries, whose)) for shorter in _shorter(action)]
        self.sources = tuple(_source(words, shorter.to(me), me, actor) + often for shorter, actor in told)
        self.faces = tuple(words.who[actor] if 0 <= actor < len(words.who) else None for _, actor in told)
        self.shown = 0  # which of them it shows
        self.said = escape(
            "\n".join(words.plain(entry.line) for entry in action.said)
        )  # too bright a paper for colours
        self.whole = len(action.lines) == len(action.said)  # nothing is left out before it is cut

    @property
    def who(self) -> SeatPerson | None:
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


def _actor(action: RecapItem, lines: Sequence[LogLine], whose: Whose) -> int:
    """Whose portrait it wears when these lines are told: who acts in the first one. Of what becomes of a card, or of what
    somebody has, it is whoever has begun it, by name or with a card of the own; else whoever has it.
    """
    first = lines[0].line
    if first and isinstance(first[0], SeatRef) and not owned(first):
        return whose(first[0])
    begun = [entry for entry in action.said if not owned(entry.line)]
    for entry in (*begun, *lines):
        seats = (*map(whose, entry.line[:1]), *(seats_of(entry.fact)[:1] if entry.fact is not None else ()))
        if found := [seat for seat in seats if seat >= 0]:
            return found[0]
    return -1


class ShortenedAction(NamedTuple):
    """Some lines of a action, `plainly` without what stands in brackets."""

    entries: tuple[LogLine, ...]
    plainly: bool

    def to(self, me: int) -> list[Line]:
        """As the seat `me` reads them."""
        lines = [said_to(entry.line, me) for entry in self.entries]
        return [_plainly(line) if self.plainly else line for line in lines]


def _shorter(action: RecapItem) -> Iterator[ShortenedAction]:
    """All lines; without what they explain; without the first ones, how it came; at last the one that matters most."""
    yield ShortenedAction(action.lines, plainly=False)
    others = [entry for entry in action.lines if entry not in (action.line, action.main)]
    others += [action.line] * (action.line is not action.main)
    for i in range(len(others) + 1):
        yield ShortenedAction(tuple(entry for entry in action.lines if entry not in others[:i]), plainly=True)


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


STAYS_MS = 16_000
GAP, PAD = 8, 12
TOP, FOOT, SIDE, EDGE = (
    34,
    24,
    36,
    12,
)  # units of the title, of what is left out, of the button that closes it, and to the edge
TITLE, MORE = 13, 13  # size of the letters
ROWS = (1, 2)  # of chips; where there is no room for them, a column


class RecapPanel(Widget):
    """Give it the window. `on_jump(n)`: look back to the moment after n answers; `icon`: what stands for a line of nobody.
    `taken`: what it must not cover; whoever adds to it while it is visible calls `layout` again.
    """

    def __init__(
        self, words: GameText, whose: Whose, icon: Callable[[LogLine], str], on_jump: Callable[[int], None]
    ) -> None:
        super().__init__("since your last turn")
        self.visible = False
        self.words, self.whose, self.icon, self.on_jump = words, whose, icon, on_jump
        self.shut = self.add(Button("", self._close, label="close recap", style="ghost", icon="close"))
        self.chips: list[RecapTile] = []
        self.recap = NOTHING
        self.box = pygame.Rect(0, 0, 0, 0)
        self.taken: list[pygame.Rect] = []
        self._of: tuple[int, int] = (-1, 0)
        self._over: set[tuple[int, int]] = set()
        self._ends: float | None = None

    def update(self, recap: MatchRecap, seat: int, n: int, *, free: bool, title: str = "") -> None:
        """Show what `seat` has missed until it has given an answer, by the number `n` of answers; `free`: nothing hides it
        now. No actions or another seat: it goes.
        """
        of = (seat, recap.until if recap.actions else 0)
        if of != self._of:
            self._of, self._ends, self._n, self.title, self.recap = of, None, None, title, recap
            for chip in self.chips:
                self.remove(chip)
            self.chips = [self.add(self._chip(action, seat)) for action in recap.actions]
            self._done = not recap.actions or of in self._over
            self.layout()
            self.refresh()
        if self._answered(n):
            self._end()
        visible = free and not self._done
        if visible and self._n is None:
            self._n = (
                n  # what was answered before it was there, as in a window at the beginning of the turn, ends nothing
            )
        if visible != self.visible:
            self.visible = visible
            self.layout()
            self.refresh()

    _done, title = True, ""
    _n: int | None = None

    def _answered(self, n: int) -> bool:
        return self._n is not None and n > self._n

    def answered(self, n: int) -> None:
        """So many answers have been given: after one more it would lie over what is told."""
        if self.visible and self._answered(n):
            self._close()

    def _chip(self, action: RecapItem, seat: int) -> RecapTile:
        icon = self.icon(action.line)
        return RecapTile(self.words, action, seat, self.whose, icon=icon, on_press=lambda: self.on_jump(action.line.n))

    def _close(self) -> None:
        self._end()
        self.visible = False
        self.refresh()

    def _end(self) -> None:
        """It is told once, also to whoever comes back to the screen in the same turn."""
        self._done = True
        self._over.add(self._of)

    def tick(self, now: float) -> bool:
        """It stays for a while. True when it has gone."""
        if not self.visible:
            return False
        self._ends = self._ends or now + STAYS_MS
        if now < self._ends or any(chip.hovered or chip.focused for chip in self.chips):
            return False
        self._close()
        return True

    # --- place and picture
    def layout(self) -> None:
        """In a row, in two or in a column, where it covers nothing; with narrower or fewer chips where there is little room."""
        if not (self.visible and self.rect.width and self.chips):
            return
        edge = self.u(EDGE)
        room = self.rect.inflate(-2 * edge, -2 * edge)
        shapes = {self._size(*shape): shape for shape in reversed([*self._shapes()])}
        self.box = clearing(room, reversed(shapes), self.taken)
        across, count, (_, high) = self.shape = shapes.get(self.box.size, (1, 1, LEAST))
        pad, gap, high = self.u(PAD), self.u(GAP), self.u(high)
        wide = (self.box.width - 2 * pad + gap) // across - gap
        for chip, action in zip(self.chips, self.recap.actions, strict=True):
            chip.visible = action.rank < count
        for n, chip in enumerate(chip for chip in self.chips if chip.visible):
            left = self.box.x + pad + n % across * (wide + gap)
            chip.place(pygame.Rect(left, self.box.y + self.u(TOP) + n // across * (high + gap), wide, high))
        self._letter()
        side = self.u(SIDE)
        self.shut.place(pygame.Rect(self.box.right - side - pad // 3, self.box.y - side // 4, side, side))

    def _letter(self) -> None:
        """All chips in letters of one size, the largest at which those that matter most say what they can."""
        told = [
            (action.rank, chip) for chip, action in zip(self.chips, self.recap.actions, strict=True) if chip.visible
        ]
        size = min(chip.largest() for rank, chip in told if rank < FEWEST)
        for _, chip in told:
            chip.size = size
            chip.layout()

    shape = (1, 1, LEAST)  # chips beside each other, and all in all; the size of one

    def _shapes(self) -> Iterator[tuple[int, int, tuple[int, int]]]:
        """(chips beside each other, all in all, size of one), the best first."""
        most = len(self.chips)
        for count in range(most, min(FEWEST, most) - 1, -1):
            across = dict.fromkeys([*(-(-count // rows) for rows in ROWS), 1])
            yield from ((beside, count, size) for size in SIZES for beside in across)
        yield from ((beside, count, LEAST) for beside in across)

    def more(self, count: int) -> str:
        """What is said of what is left out, when so many chips are there."""
        left = self.recap.left + len(self.chips) - count
        return tr("hud-more-in-log", count=left) if left else ""

    def _size(self, across: int, count: int, size: tuple[int, int]) -> tuple[int, int]:
        """Of so many chips, so many of them beside each other; what is left out stands below a column, or beside the title."""
        pad, gap, rows = self.u(PAD), self.u(GAP), -(-count // across)
        title = self.kit.measure(self.title, "label", TITLE) + self.u(PAD + 4 + SIDE + GAP)
        more = self.kit.measure(self.more(count), "caption", MORE) + 2 * gap if self.more(count) else 0
        foot = self.u(FOOT) if more and across == 1 else 0
        width = max(across * (self.u(size[0]) + gap) - gap + 2 * pad, title if foot else title + more)
        return width, self.u(TOP) + rows * (self.u(size[1]) + gap) - gap + pad + foot

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        return super().widget_at(pos) if self.visible and self.box.collidepoint(pos) else None

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        panel_style.panel(target, kit, self.box, "log")
        left = self.box.x + kit.u(PAD + 4)
        place = pygame.Rect(left, self.box.y, self.shut.rect.left - left, kit.u(TOP))
        ink = kit.write(target, self.title, "label", place, "gold_light", size=TITLE)
        across, count, _ = self.shape
        foot = pygame.Rect(left, self.box.bottom - kit.u(FOOT) - kit.u(4), self.box.right - left, kit.u(FOOT))
        beside = pygame.Rect(ink.right + kit.u(GAP), place.y, place.right - ink.right - kit.u(GAP), place.height)
        kit.write(target, self.more(count), "caption", foot if across == 1 else beside, "faint", size=MORE)
        super().draw(target)
