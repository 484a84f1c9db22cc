"""Surfaces that know what is written on them: where words lie in the end, whatever pictures they went through on the way.

While `inked()` runs, every surface is one that remembers the words that were drawn on it, and hands them on when it is drawn
on another. `of(pilot)` draws the screens anew and returns what is wrong there: words that were cut, that are clipped by the
picture or the window they lie in, and words that lie on others.
"""

from __future__ import annotations

import inspect
from contextlib import contextmanager
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tabletop.toolkit import draw_context, fonts, rich_text
from tabletop.toolkit.cache import house
from tools.rigs.measure.legible import PRINTED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import FrameType

    from tools.rigs.pilot import Pilot

Plain = pygame.Surface
NEAR = 2  # pixels that letters may reach over an edge or into others
COVERING = 0.85  # of a picture's pixels are opaque: what lies below it is not seen
SOLID = 160  # alpha
SCALERS = ("scale", "smoothscale", "smoothscale_by", "scale_by")  # what is turned has no boxes that lie apart
LATER = 60  # ms after the picture is laid out anew


class Words(NamedTuple):
    """A run of words: where its ink would be, and the part of it that can be seen."""

    text: str
    whole: pygame.Rect
    seen: pygame.Rect
    clipped: bool = False


class Inked(pygame.Surface):
    """A surface with the words on it."""

    words: tuple[Words, ...] = ()

    def blit(self, source: Any, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        out = super().blit(source, dest, area, special_flags)
        self._took(source, dest, area, special_flags)
        return out

    def blits(self, blit_sequence: Any, doreturn: Any = 1) -> Any:
        out = [self.blit(*each) for each in blit_sequence]
        return out if doreturn else None

    def fblits(self, blit_sequence: Any, special_flags: int = 0) -> None:
        for source, dest in blit_sequence:
            self.blit(source, dest, None, special_flags)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        if not special_flags:
            self._hide(self.get_clip().clip(pygame.Rect(rect)) if rect is not None else self.get_clip())
        return super().fill(color, rect, special_flags)

    def copy(self) -> Any:
        out: Any = super().copy()
        out.words = self.words
        return out

    def subsurface(self, *box: Any) -> Any:
        out: Any = super().subsurface(*box)
        place = pygame.Rect(*box)
        inside = [words for words in self.words if words.seen.colliderect(place)]
        out.words = tuple(_moved(words, (-place.x, -place.y), out.get_rect()) for words in inside)
        return out

    def convert_alpha(self, *args: Any) -> pygame.Surface:
        return handed_on(self, super().convert_alpha(*args))

    def _took(self, source: pygame.Surface, dest: Any, area: Any, flags: int) -> None:
        x, y = dest[0], dest[1]
        part = source.get_rect() if area is None else pygame.Rect(area).clip(source.get_rect())
        shift = int(x) - part.x, int(y) - part.y
        place = part.move(shift).clip(self.get_clip())
        if not flags and _holds(place):
            self._cover(source, place, shift)
        if not _holds(place):
            return
        for words in getattr(source, "words", ()):
            if words.seen.colliderect(part):
                self._add(_moved(words, shift, place))

    def _add(self, new: Words) -> None:
        if not _holds(new.seen):
            return
        for i, old in enumerate(self.words):
            if (old.text, old.whole) == (new.text, new.whole):
                both = old._replace(seen=old.seen.union(new.seen), clipped=old.clipped and new.clipped)
                self.words = (*self.words[:i], both, *self.words[i + 1 :])
                return
        self.words = (*self.words, new)

    def _cover(self, source: pygame.Surface, place: pygame.Rect, shift: tuple[int, int]) -> None:
        """What lies below something that is not transparent is not seen any more."""
        for words in self.words:
            common = words.seen.clip(place)
            if _holds(common) and _solid(source, common.move(-shift[0], -shift[1])):
                self._hide(common)

    def _hide(self, box: pygame.Rect) -> None:
        left = ((words, _without(words.seen, box)) for words in self.words)
        self.words = tuple(words._replace(seen=seen) for words, seen in left if _holds(seen))


def _holds(box: pygame.Rect) -> bool:
    return box.width > 0 and box.height > 0


def _moved(words: Words, shift: tuple[int, int], place: pygame.Rect) -> Words:
    before = words.seen.move(shift)
    seen = before.clip(place)
    less = before.width - seen.width > NEAR or before.height - seen.height > NEAR
    return Words(words.text, words.whole.move(shift), seen, words.clipped or less)


def _without(seen: pygame.Rect, box: pygame.Rect) -> pygame.Rect:
    """The largest box that is left of one when another is taken away."""
    common = seen.clip(box)
    if not _holds(common):
        return seen
    sides = (
        pygame.Rect(seen.x, seen.y, common.x - seen.x, seen.height),
        pygame.Rect(common.right, seen.y, seen.right - common.right, seen.height),
        pygame.Rect(seen.x, seen.y, seen.width, common.y - seen.y),
        pygame.Rect(seen.x, common.bottom, seen.width, seen.bottom - common.bottom),
    )
    most = max(sides, key=lambda side: side.width * side.height)
    return most if most.width > NEAR and most.height > NEAR else pygame.Rect(0, 0, 0, 0)


def _solid(source: pygame.Surface, part: pygame.Rect) -> bool:
    if source.get_alpha() not in (None, 255):
        return False
    if not source.get_flags() & pygame.SRCALPHA:
        return True
    part = part.clip(source.get_rect())
    if not _holds(part):
        return False
    mask = pygame.mask.from_surface(Plain.subsurface(source, part), SOLID)
    return mask.count() >= COVERING * part.width * part.height


def handed_on(source: pygame.Surface, out: pygame.Surface) -> pygame.Surface:
    """A picture of a picture, of any size: its words lie in proportion."""
    words = getattr(source, "words", ())
    if not words:
        return out
    kept = Inked(out.get_size(), pygame.SRCALPHA)
    Plain.blit(kept, out, (0, 0), None, pygame.BLEND_RGBA_MAX)
    wide, high = (out.get_width() / max(1, source.get_width()), out.get_height() / max(1, source.get_height()))

    def grown(box: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(box.x * wide, box.y * high, box.width * wide, box.height * high)

    kept.words = tuple(w._replace(whole=grown(w.whole), seen=grown(w.seen)) for w in words)
    return kept


def _printed() -> bool:
    """Whether a card is being printed."""
    frame: FrameType | None = inspect.currentframe()
    while frame is not None and not frame.f_globals.get("__name__", "").startswith(PRINTED):
        frame = frame.f_back
    return frame is not None


class Findings(NamedTuple):
    """What is wrong on the screens that are seen: by kind, in words."""

    cut: list[str]
    clipped: list[str]
    overlapping: list[tuple[str, str]]
    words: Sequence[Words]


_shortened: dict[str, str] = {}  # what is seen of a text that was cut


@contextmanager
def inked() -> Iterator[None]:
    """Meanwhile surfaces remember their words."""
    line, shorten, ended = fonts.line, rich_text.shorten, rich_text._ended  # noqa: SLF001 - where blocks are cut
    scalers = {name: getattr(pygame.transform, name) for name in SCALERS}

    def noted(file: str, pixels: int, text: str, color: pygame.Color, tracking: int = 0) -> pygame.Surface:
        drawn = line(file, pixels, text, color, tracking)
        if file == fonts.ICON_FILE or not any(map(str.isalnum, text)) or _printed():
            return drawn
        out = Inked(drawn.get_size(), pygame.SRCALPHA)
        Plain.blit(out, drawn, (0, 0), None, pygame.BLEND_RGBA_MAX)
        ink = drawn.get_bounding_rect()
        out.words = (Words(text, ink, ink),) if _holds(ink) else ()
        return out

    def cut(style: Any, text: str, width: int) -> str:
        out = shorten(style, text, width)
        if out != text:
            _shortened[out] = text
        return out

    def broken_off(row: Any, width: int, style: Any) -> Any:
        out = ended(row, width, style)
        shown = "".join(piece.text for piece in rich_text._runs(out, style)[-1:])  # noqa: SLF001 - as they are drawn
        _shortened[shown] = "".join(piece.text for piece in row) + " ..."
        return out

    def handing(name: str) -> Any:
        return lambda source, *args, **how: handed_on(source, scalers[name](source, *args, **how))

    patches = [
        (fonts, "line", noted),
        (rich_text, "shorten", cut),
        (draw_context, "shorten", cut),
        (rich_text, "_ended", broken_off),
        (pygame, "Surface", Inked),
        *((pygame.transform, name, handing(name)) for name in scalers),
    ]
    before = [(place, name, getattr(place, name)) for place, name, _ in patches]
    house.clear()
    for place, name, new in patches:
        setattr(place, name, new)
    try:
        yield
    finally:
        for place, name, old in before:
            setattr(place, name, old)
        house.clear()


def of(pilot: Pilot) -> Findings:
    """What is wrong with the words of the screens that are seen now."""
    width, height = pilot.window.size
    pilot.resize((width, height - 2))  # no picture of any panel is kept
    pilot.resize((width, height))
    pilot.tick(LATER)
    return read(pilot)


def read(pilot: Pilot) -> Findings:
    """The same as it is, when everything has been drawn since surfaces remember their words."""
    for screen in pilot.app.seen:
        screen.draw(Inked(pilot.window.size))  # some draw nothing but what has changed, once
    window = Inked(pilot.window.size)
    for screen in pilot.app.seen:
        screen.draw(window)
    pilot.app.overlay.draw(window)
    lists = [w.rect for screen in pilot.app.seen for w in screen.walk() if getattr(w, "clips", False)]
    texts = window.words
    pairs = ((a, b) for a, b in combinations(texts, 2) if a.text != b.text)
    overlapping = list(dict.fromkeys((a.text, b.text) for a, b in pairs if _meet(a.seen, b.seen)))
    cut = [_shortened[w.text] for w in texts if w.text in _shortened]
    clipped = [w.text for w in texts if w.clipped and not any(r.collidepoint(w.seen.center) for r in lists)]
    return Findings(cut, clipped, overlapping, texts)


def _meet(a: pygame.Rect, b: pygame.Rect) -> bool:
    """More than the tails of one line in the heads of the next."""
    common = a.clip(b)
    return common.width > NEAR and common.height > max(NEAR, min(a.height, b.height) // 3)
