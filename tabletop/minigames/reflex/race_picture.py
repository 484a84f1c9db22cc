"""What is behind the badges of a race: the table with a card face down on it, then the gesture, as large as it can be."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import assets, headline_text, pictures, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar

if TYPE_CHECKING:
    from tabletop.minigames.reflex.race_facts import Racer
    from tabletop.toolkit.draw_context import DrawContext

WAITING = 150  # of 255: how bright the table stays while everybody waits
DIM = 96  # and the signal behind the photo finish
LINE = 9  # letters of a short line
STEP = 0.92  # from line to line by the size of the letters
SHOUT = 0.6  # of its place: the height of all lines


class RaceGrounds:
    """Both grounds of one window size, made before the signal, so that showing one costs a single copy. The picture of the
    `table` is used up.
    """

    def __init__(self, kit: DrawContext, table: pygame.Surface, *, quiet: bool) -> None:
        self.kit = kit
        self.quiet = quiet
        self.waiting = self._waiting(table)
        self.signal: pygame.Surface | None = None
        self._left = self._right = pygame.Rect(0, 0, 0, 0)

    def _waiting(self, table: pygame.Surface) -> pygame.Surface:
        if not self.quiet:
            table.fill((WAITING,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return table

    def flash(self, out: pygame.Surface, hand: pygame.Rect, room: pygame.Rect) -> None:
        """Take the poster of the signal: its hand stands in `room`, which ends above the badges. What is written on it follows
        piece by piece: left and right of the hand, or above one that leaves a place there.
        """
        self.signal = out
        above = hand.top > room.top
        wide, high = (room.width // 2, hand.top - room.top) if above else ((room.width - hand.width) // 2, room.height)
        self._left = pygame.Rect(room.x + self.kit.u(20), room.y, wide, high)
        self._right = self._left.copy()
        self._right.right = room.right - self.kit.u(20)

    def write_words(self, words: str) -> None:
        self._shout(_lines(words), self._left, "white", 8)

    def write_copy(self) -> None:
        self._shout(tr("reflex-copy").split(), self._right.move(0, -self._right.height // 10), "gold", -7)

    def write_user(self, user: Racer) -> None:
        """Who made it first."""
        kit, target, side = self.kit, self.signal, self._right
        if target is None:
            return
        box = pygame.Rect(side.x, side.y + side.height * 66 // 100, side.width, kit.u(120))
        text = tr("reflex-began", name=user.name)
        wide = min(box.width - kit.u(60), kit.measure(text, "heading") + kit.u(170))
        place = pygame.Rect(0, 0, wide, kit.u(96))
        place.center = box.center
        target.blit(
            shapes.filled(
                place.size, place.height // 2, pygame.Color(headline_text.PLATE), pygame.Color(headline_text.INK)
            ),
            place,
        )
        face = pygame.Rect(place.x + kit.u(4), place.y + kit.u(4), place.height - kit.u(8), place.height - kit.u(8))
        draw_avatar(target, kit, face, user.name, user.colour, picture=avatars.picture(user.avatar))
        words = pygame.Rect(face.right + kit.u(14), place.y, place.right - face.right - kit.u(40), place.height)
        kit.write(target, text, "heading", words, "white", size=kit.fit(text, "heading", max(1, words.width), 0.5))

    def dim(self) -> None:
        """Behind the photo finish the signal is darker."""
        if self.signal is not None:
            self.signal.fill((DIM,) * 3, special_flags=pygame.BLEND_RGB_MULT)

    def _shout(self, lines: list[str], box: pygame.Rect, color: str, angle: float) -> None:
        """Words below each other, as large as they fit."""
        kit, target = self.kit, self.signal
        if target is None:
            return
        widest = max(kit.measure(line, "script", 170) for line in lines)
        tall = SHOUT * box.height / kit.scale / (STEP * len(lines))
        size = min(170.0, 170 * (box.width - kit.u(110)) / max(1, widest), tall)
        step = kit.u(size * STEP)
        y = box.y + box.height * 44 // 100 - step * (len(lines) - 1) // 2
        for at, line in enumerate(lines):
            shown = headline_text.words(kit, line, size, color, angle)
            target.blit(shown, shown.get_rect(center=(box.centerx + (kit.u(26) if at % 2 else -kit.u(14)), y)))
            y += step


def _lines(words: str) -> list[str]:
    """Words in lines of about the same length, as wide as the longest word at least."""
    longest = max(LINE, *map(len, words.split()))
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > longest:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def draw_cover(target: pygame.Surface, kit: DrawContext, middle: tuple[int, int], high: int, glow: float) -> None:
    """A card face down that something hides under; `glow` 0..1."""
    wide = high * 5 // 7
    box = pygame.Rect(0, 0, wide, high)
    box.center = middle
    reach = kit.u(40)
    halo = shapes.shadow(box.size, kit.u(26), reach, 120)
    target.blit(halo, (box.x - 2 * reach, box.y - 2 * reach + kit.u(10)))
    gold = kit.color("gold").lerp(kit.color("white"), 0.5 * glow)
    target.blit(shapes.filled(box.size, kit.u(26), pygame.Color("#7A2E8C"), pygame.Color("#3A1458")), box)
    target.blit(shapes.ring(box.size, kit.u(26), kit.u(10), gold), box)
    inner = box.inflate(-kit.u(44), -kit.u(44))
    target.blit(shapes.ring(inner.size, kit.u(14), max(2, kit.u(3)), pygame.Color("#B98BFF")), inner)
    mark = headline_text.words(kit, "?", high * 0.5 / kit.scale, "gold_light", -6)
    ink = mark.get_bounding_rect()
    target.blit(mark, (box.centerx - ink.centerx, box.centery - ink.centery))


# The hands of gestures in the sizes of a race, each made once, the large ones beforehand.

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
