"""The picture of a table in layers: what rests is drawn once, what moves is drawn on top each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast
from weakref import ref

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Blit = tuple[pygame.Surface, tuple[int, int]]
Key = tuple[int, int, int, int]  # which surface, where, and the how manieth there
Laid = dict[Key, tuple[ref[pygame.Surface], pygame.Rect]]  # what rests, from below to above

HALF = 0.5  # of the window: where more has changed all is drawn anew


def centred(sprite: pygame.Surface, middle: tuple[float, float]) -> Blit:
    """Return the blit that puts a sprite's middle at a point."""
    return sprite, (round(middle[0] - sprite.get_width() / 2), round(middle[1] - sprite.get_height() / 2))


class BlitRecorder:
    """Stands in for a surface, and notes what is blitted onto it. Anything else that could be done to a surface fails."""

    def __init__(self) -> None:
        self.blits: list[Blit] = []

    def blit(self, source: pygame.Surface, place: Sequence[float] | pygame.Rect) -> None:
        self.blits.append((source, (int(place[0]), int(place[1]))))

    @property
    def surface(self) -> pygame.Surface:
        """For whatever draws on a surface, by blits alone."""
        return cast("pygame.Surface", self)


class Layers:
    """Static layer (ground and what rests on it, opaque) and the moving sprites above it.

    `ground` paints what never changes at one window size; `resting` gives the pictures that lie still, from below to above.
    Call `rest_changed()` when a card lands or leaves, `resized()` when the window or the scale changed. A picture that was
    drawn onto is another picture: what has changed is told by surface and place, and only there the layer is painted again.
    """

    def __init__(self, ground: Callable[[pygame.Surface], None], resting: Callable[[], Sequence[Blit]]) -> None:
        self._paint_ground = ground
        self._resting = resting
        self._ground: pygame.Surface | None = None
        self._static: pygame.Surface | None = None
        self._fresh = False
        self._laid: Laid = {}
        self.rebuilt = 0  # times that all of it was painted

    def rest_changed(self) -> None:
        self._fresh = False

    @property
    def stale(self) -> bool:
        """It will be mended when it is drawn."""
        return not self._fresh

    def resized(self) -> None:
        self._ground = self._static = None

    def covered(self) -> None:
        """Another picture lies over the whole table for a while: what can be drawn again is not kept beside it."""
        self._ground = self._static = None

    def draw(self, target: pygame.Surface, moving: Sequence[Blit] = ()) -> None:
        """Draw the static layer, mended if needed, and the moving sprites in their order."""
        if not self._fresh or self._static is None or self._static.get_size() != target.get_size():
            self._build(target)
        assert self._static is not None
        target.blit(self._static, (0, 0))
        if moving:
            target.fblits(moving)

    def _build(self, target: pygame.Surface) -> None:
        """Surfaces are drawn over rather than made anew: large ones cost memory even when they are gone."""
        size = target.get_size()
        if self._ground is None or self._ground.get_size() != size:
            self._ground = pygame.Surface(size, 0, target)
            self._paint_ground(self._ground)
        whole = self._static is None or self._static.get_size() != size
        if self._static is None or whole:
            self._static = pygame.Surface(size, 0, target)
        blits = self._resting()
        before, self._laid = self._laid, _laid(blits)
        window = self._static.get_rect()
        boxes = [window] if whole else _apart(box.clip(window) for box in _changed(before, self._laid))
        if sum(box.width * box.height for box in boxes) > HALF * window.width * window.height:
            boxes = [window]
        self.rebuilt += boxes == [window]
        self._mend(boxes, blits)
        self._fresh = True

    def _mend(self, boxes: list[pygame.Rect], blits: Sequence[Blit]) -> None:
        """Paint some parts of the static layer again, and nothing beside them."""
        assert self._static is not None, "it is being built"
        assert self._ground is not None, "it lies below"
        places = [box for _, box in self._laid.values()]
        for box in boxes:
            self._static.set_clip(box)
            self._static.blit(self._ground, box, box)
            self._static.fblits([blits[i] for i in box.collidelistall(places)])
        self._static.set_clip(None)


def _laid(blits: Sequence[Blit]) -> Laid:
    """Surfaces are told apart by their numbers as long as they are there; none is kept for it."""
    out: Laid = {}
    for source, place in blits:
        key = (id(source), *place, 0)
        while key in out:
            key = (*key[:3], key[3] + 1)
        out[key] = ref(source), source.get_rect(topleft=place)
    return out


def _changed(before: Laid, after: Laid) -> Iterator[pygame.Rect]:
    """Where the picture is another one: what is gone, what is new, and what lies higher or lower among the rest."""
    same = {key for key, (source, _) in before.items() if key in after and source() is not None}
    for laid in (before, after):
        yield from (box for key, (_, box) in laid.items() if key not in same)
    kept = ([key for key in laid if key in same] for laid in (before, after))
    yield from (after[key][1] for pair in zip(*kept, strict=True) for key in pair if pair[0] != pair[1])


def _apart(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that do not touch, round those that do."""
    out: list[pygame.Rect] = []
    for box in boxes:
        while (i := box.collidelist(out)) >= 0:
            box = box.union(out.pop(i))
        if box:
            out.append(box)
    return out
