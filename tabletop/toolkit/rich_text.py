"""Wrapped rich text: measured once per width, drawn once while it is in use, then blitted."""

from __future__ import annotations

import difflib
import re
import tomllib
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.toolkit import assets, fonts, gamepads, markup
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.toolkit.theme import Theme, TypeRole

# Icons by name, from the icon font (sprites/fonts/icons.toml); those of gamepads are drawn (`gamepads`).


@cache
def icon_names() -> dict[str, str]:
    """Return icon name -> its character."""
    table = tomllib.loads(assets.read_bytes("sprites", "fonts", "icons.toml").decode())
    return {name: chr(code) for name, code in table.items()}


def glyph(name: str) -> str:
    """Return the character of an icon. Raises KeyError naming the nearest icon."""
    found = icon_names().get(name)
    if found is None:
        near = difflib.get_close_matches(name, icon_names(), 1)
        raise KeyError(f"there is no icon '{name}'" + (f"; did you mean '{near[0]}'?" if near else ""))
    return found


def icon_width(name: str, pixels: int) -> int:
    """How wide an icon is that is `pixels` high."""
    return gamepads.sign_width(name, pixels) if gamepads.is_sign(name) else pixels


def draw_icon(name: str, pixels: int, color: pygame.Color) -> pygame.Surface:
    """Return an icon in a square of `pixels`, its shape centred; some signs of gamepads are wider."""
    if gamepads.is_sign(name):
        return gamepads.draw_sign(name, pixels, color)
    drawn = fonts.line(fonts.ICON_FILE, pixels, glyph(name), color)
    ink = drawn.get_bounding_rect()
    out = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    out.blit(drawn, ((pixels - ink.width) // 2 - ink.left, (pixels - ink.height) // 2 - ink.top))
    return out


ELLIPSIS = "…"
_kept = SurfaceCache(2 << 20)  # pictures of blocks; the blocks themselves are cheap
_PIECES = re.compile(r"\n|[ \t]+|(?:[^ \t\n]| (?=%))+")  # a number and its "%" stay on one line


class TextStyle(NamedTuple):
    """A type role at one scale: everything needed to measure and draw."""

    role: TypeRole
    pixels: int
    tracking: int

    def file(self, span: markup.TextSpan) -> str:
        if span.icon:
            return fonts.ICON_FILE
        if span.bold and self.role.bold:
            return self.role.bold
        return self.role.italic if span.italic and self.role.italic else self.role.font


class _Piece(NamedTuple):
    span: markup.TextSpan
    text: str
    width: int


class PlacedRun(NamedTuple):
    """A run of text with its place inside the block."""

    span: markup.TextSpan
    text: str
    rect: pygame.Rect


class TextBlock(NamedTuple):
    """As wide as so many pixels; of more than so many `rows` (0: any) the last ends with an ellipsis."""

    width: int
    color: str = ""
    align: str = "left"
    rows: int = 0


class RichText:
    """A block of rich text, wrapped and drawn; `size` is what it really takes."""

    def __init__(
        self,
        theme: Theme,
        style: TextStyle,
        source: str,
        block: TextBlock,
    ) -> None:
        width, color, align, rows = block
        self.theme = theme
        self.style = style
        self.color = color or style.role.color
        self.line_height = round(style.pixels * style.role.leading)
        broken = _wrap(_pieces(markup.parse(source), style), max(1, width), style)
        if rows and len(broken) > rows:
            broken = [*broken[: rows - 1], _ended(broken[rows - 1], width, style)]
        lines = [_runs(line, style) for line in broken]
        self.runs = list(self._place(lines, width, align))
        taken = max((_width(line) for line in lines), default=0)
        self.size = (taken, self.line_height * len(lines))
        self.lines = len(lines)
        self._key = (source, style, width, self.color, align, rows)

    def _place(self, lines: list[list[_Piece]], width: int, align: str) -> list[PlacedRun]:
        out = []
        for row, line in enumerate(lines):
            spare = width - _width(line)
            x = {"left": 0, "center": spare // 2, "right": spare}[align]
            for span, text, wide in line:
                out.append(PlacedRun(span, text, pygame.Rect(x, row * self.line_height, wide, self.line_height)))
                x += wide
        return out

    def draw(self, target: pygame.Surface, place: tuple[int, int]) -> None:
        """Blit the block with its upper left corner at `place`."""
        target.blit(_kept.get(self._key, self._picture), place)

    def _picture(self) -> pygame.Surface:
        right = max((run.rect.right for run in self.runs), default=1)
        out = pygame.Surface((max(1, right + 2), max(1, self.size[1] + self.line_height // 3)), pygame.SRCALPHA)
        for run in self.runs:
            self._draw_run(out, run)
        return out

    def _draw_run(self, target: pygame.Surface, run: PlacedRun) -> None:
        color = self.theme.rgb(run.span.color or self.color)
        if run.span.icon:
            side = round(self.style.pixels * 1.12)
            icon = draw_icon(run.span.icon, side, color)
            target.blit(icon, (run.rect.x, run.rect.centery - side // 2))
            return
        file = self.style.file(run.span)
        drawn = fonts.line(file, self.style.pixels, run.text, color, self.style.tracking)
        top, height = fonts.caps(file, self.style.pixels, run.text)
        target.blit(drawn, (run.rect.x, run.rect.centery - height // 2 - top))
        if run.span.link:
            under = run.rect.centery + height // 2 + max(2, height // 5)
            pygame.draw.line(target, color, (run.rect.x, under), (run.rect.right - 1, under))

    def link_at(self, point: tuple[int, int]) -> str:
        """Return the link under a point relative to the block, or ""."""
        return next((run.span.link for run in self.runs if run.span.link and run.rect.collidepoint(point)), "")


def measure(style: TextStyle, text: str) -> int:
    """Return the width of a plain line in pixels."""
    return fonts.width(style.role.font, style.pixels, capitals(text) if style.role.caps else text, style.tracking)


def shorten(style: TextStyle, text: str, width: int) -> str:
    """Return `text`, cut and with an ellipsis if it is wider than `width` pixels."""
    if measure(style, text) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(style, text[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ""


def _pieces(spans: list[markup.TextSpan], style: TextStyle) -> list[_Piece]:
    out = []
    for span in spans:
        if span.icon:
            out.append(_Piece(span, "", icon_width(span.icon, round(style.pixels * 1.25))))
            continue
        text = capitals(span.text) if style.role.caps else span.text
        out += [_Piece(span, word, 0) for word in _PIECES.findall(text)]  # measured in runs, as they are drawn
    return out


def _wrap(pieces: list[_Piece], width: int, style: TextStyle) -> list[list[_Piece]]:
    """Break before the word that does not fit; a word is all pieces between two blanks."""
    lines: list[list[_Piece]] = [[]]
    runs: list[_Piece] = []  # of the last line
    for word in _words(pieces):
        if word[0].text == "\n":
            lines.append([])
            runs = []
            continue
        blank = word[0].text.isspace() if word[0].text else False
        more = _with(runs, word, style)
        if lines[-1] and not blank and _width(more) > width:
            while lines[-1] and lines[-1][-1].text.isspace():
                lines[-1].pop()
            lines.append([])
            more = _with([], word, style)
        if lines[-1] or not blank:
            lines[-1].extend(word)
            runs = more
    return lines


def _ended(line: list[_Piece], width: int, style: TextStyle) -> list[_Piece]:
    """A line that others have followed, with an ellipsis after as many of its words as leave room for it."""
    kept = list(line)
    while kept:
        last = kept[-1]
        ended = [*kept[:-1], last._replace(text=last.text.rstrip(" ,;:.") + ELLIPSIS)]
        if last.text.strip() and (len(kept) == 1 or _width(_runs(ended, style)) <= width):
            return ended
        kept.pop()
    return kept


def _with(runs: list[_Piece], word: list[_Piece], style: TextStyle) -> list[_Piece]:
    """The runs of a line, and what they are with another word: no more is measured than the last of them."""
    last = runs[-1] if runs else None
    if last is None or last.span.icon or last.span != word[0].span:
        return [*runs, *_runs(word, style)]
    if len(word) > 1:
        return [*runs[:-1], *_runs([last, *word], style)]
    text = last.text + word[0].text
    return [*runs[:-1], last._replace(text=text, width=_measured(last.span, text, style))]


def _width(runs: list[_Piece]) -> int:
    """Return the width of a line as drawn: words set together are not exactly as wide as the sum of the words."""
    return sum(run.width for run in runs)


def _words(pieces: list[_Piece]) -> list[list[_Piece]]:
    words: list[list[_Piece]] = []
    for piece in pieces:
        loose = piece.text.isspace() if piece.text else False
        joins = words and not loose and not (words[-1][-1].text.isspace() and words[-1][-1].text)
        if joins:
            words[-1].append(piece)
        else:
            words.append([piece])
    return words


def _runs(line: list[_Piece], style: TextStyle) -> list[_Piece]:
    """Join neighbours of one style, so that a line is few blits and keeps its kerning."""
    out: list[_Piece] = []
    for span, group in groupby(line, key=lambda piece: piece.span):
        if span.icon:
            out.extend(group)
            continue
        text = "".join(piece.text for piece in group)
        out.append(_Piece(span, text, _measured(span, text, style)))
    return out


def _measured(span: markup.TextSpan, text: str, style: TextStyle) -> int:
    return fonts.width(style.file(span), style.pixels, text, style.tracking) + style.tracking
