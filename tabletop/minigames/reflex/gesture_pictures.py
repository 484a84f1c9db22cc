"""The hands of gestures in the sizes of a race, each made once, the large ones beforehand."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import assets, pictures
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    import pygame

    from tabletop.toolkit.draw_context import DrawContext


HAND = 216  # units: the hand of a badge
_kept = SurfaceCache(2 << 20)

Size = tuple[int, int]

BESIDE = 0.2  # of the room's width: words need as much left and right of the hand
HIGHEST = 0.64  # of the room's height: the hand below its words


def hand(kit: DrawContext, gesture: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """The hand of a gesture in a smaller `size`, made from the one of the badges: its large picture is decoded once."""
    return _kept.get(("hand", gesture, size), lambda: pictures.containing(badge_hand(kit, gesture), size))


def badge_hand(kit: DrawContext, gesture: tuple[str, ...]) -> pygame.Surface:
    return pictures.contain(gesture, (kit.u(HAND), kit.u(HAND)))


def clear_cache() -> None:
    _kept.clear()


class PreloadedPictures(NamedTuple):
    """poster: the ground with the hand on it. hand: where that hand stands. badge: the hand as badges show it."""

    poster: pygame.Surface
    hand: pygame.Rect
    badge: pygame.Surface


class PicturePreloader:
    """`like`: a surface of the window's size and format; the hand stands in `room`; `badge`: room for the small hand."""

    def __init__(self, folder: str, gesture: str, like: pygame.Surface, room: pygame.Rect, badge: Size) -> None:
        self.hand = (folder, "gestures", f"{gesture}.webp")
        self._ground = (folder, "gestures", f"{gesture}_ground.webp")
        self.badge, self._like, self._room = badge, like, room.copy()
        self._made: PreloadedPictures | None = None
        self._error: Exception | None = None
        self._worker = threading.Thread(target=self._work, name="poster", daemon=True)

    def begin(self) -> bool:
        """Begin, unless it has; True when everything is made."""
        if self._worker.ident is None:
            self._worker.start()
        return not self._worker.is_alive()

    def take(self) -> PreloadedPictures:
        """What was made; waits for it. Raises AssetError naming a missing picture."""
        self.begin()
        self._worker.join()
        if self._made is None:
            raise self._error or RuntimeError("the posters were not made")
        return self._made

    def _work(self) -> None:
        try:
            self._made = self._make()
        except Exception as error:  # noqa: BLE001  # raised again where the picture is asked for
            self._error = error

    def _make(self) -> PreloadedPictures:
        out = pygame.Surface(self._like.get_size(), 0, self._like)
        out.blit(pictures.covering(_load(self._ground), out.get_size()), (0, 0))
        source, room = _load(self.hand), self._room
        place = standing(source.get_size(), room)
        out.blit(pygame.transform.smoothscale(source, place.size), place)
        return PreloadedPictures(out, place, pictures.containing(source, self.badge))


def standing(size: Size, room: pygame.Rect) -> pygame.Rect:
    """The hand is as high as its room; where that leaves no place for words beside it, it leaves some above it."""
    wide, high = size
    share = room.height / high
    if (room.width - wide * share) / 2 < BESIDE * room.width:
        share = min(room.width / wide, HIGHEST * share)
    place = pygame.Rect(0, 0, round(wide * share), round(high * share))
    place.midbottom = room.midbottom
    return place


def _load(parts: tuple[str, ...]) -> pygame.Surface:
    return pygame.image.load(assets.path("sprites", *parts))
