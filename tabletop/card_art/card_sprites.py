"""Cards as sprites: face, shadow, glow and angle baked into one surface, kept by what they show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop import card_art
from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.card_art import CardText
    from tabletop.card_art.compositor import CardFaces

State = Literal["normal", "playable", "target", "hover", "drained"]

GLOW = {"playable": "#5DFFB0", "target": "#FF3F6A", "hover": "#FFE27A"}
REST, RAISED, HOVER, ZOOM = 1.0, 1.5, 1.7, 1.3  # times the card's width: a zoomed card is large already
UPRIGHT = 20.0  # degrees up to which a shadow may turn with its card
LIMIT = 10 << 20  # all that lies on six mats in a large window, and what flies


class SpriteSpec(NamedTuple):
    """What a card sprite shows. `text` None is the back; `angle` in degrees, counter-clockwise; `lift` REST..ZOOM."""

    game: str
    text: CardText | None
    width: int
    state: State = "normal"
    angle: float = 0
    lift: float = REST


USUAL = (1920, 1080)  # the window for which small and large faces were made


class CardSprites:
    """Makes and keeps card sprites. A sprite is centred on its card: blit its middle to the card's middle."""

    def __init__(self, card_faces: CardFaces) -> None:
        self.faces = card_faces
        self._kept = SurfaceCache(LIMIT)
        self._halos = SurfaceCache(1 << 18)  # many cards of a hand are lit at once, all of one size
        self._straight = SurfaceCache(1 << 17)  # backs, which lie at many angles
        self._last: dict[tuple[str, CardText | None], SpriteSpec] = {}  # the last complete sprite of each card

    def get(self, look: SpriteSpec) -> pygame.Surface:
        """Return the sprite of a resting card. While its art is being loaded its last one stands in, as large."""
        found = self._kept.find(look)
        if found is not None:
            return found
        self.faces.get(look.game, look.text, look.width)  # starts loading its art, or has it on the spot
        if self.faces.ready(look.game, look.text, look.width):
            self._last[look.game, look.text] = look
            return self._kept.get(look, lambda: self._make(look))
        last = self._last.get((look.game, look.text))
        if last is None or last not in self._kept:
            return self._kept.get((look, "waiting"), lambda: self._make(look))
        before = self._kept.get(last, lambda: self._make(last))
        larger = look.width / last.width
        return self._kept.get((look, last), lambda: pygame.transform.smoothscale_by(before, larger))

    def ahead(self, look: SpriteSpec) -> bool:
        """Make the sprite of a card before it lies there, when its face has just been made; True when that took time."""
        if look in self._kept or not self.faces.ready(look.game, look.text, look.width):
            return False
        self.get(look)
        return True

    def fit(self, window: tuple[int, int]) -> None:
        """Follow the size of the window."""
        large = max(1.0, min(window[0] / USUAL[0], window[1] / USUAL[1]))
        if large != self.faces.window:
            self.faces.window = large
            self.clear()

    def clear(self) -> None:
        """Forget all: the scale changed."""
        self._kept.clear()
        self._halos.clear()
        self._straight.clear()
        self._last.clear()
        self.faces.clear()

    def __len__(self) -> int:
        return len(self._kept)

    def _make(self, look: SpriteSpec) -> pygame.Surface:
        if look.text is None and 0 < abs(look.angle) <= UPRIGHT:
            straight = self._straight.get(look._replace(angle=0), lambda: self._made(look._replace(angle=0)))
            return pygame.transform.rotozoom(straight, look.angle, 1)
        return self._made(look)

    def _made(self, look: SpriteSpec) -> pygame.Surface:
        face = self.faces.get(look.game, look.text, look.width)
        if look.state == "drained":
            face = drained(face)
        size = face.get_size()
        spec = card_art.spec(look.game)
        radius = round(spec.radius * look.width / spec.card[0])
        unit = look.lift * look.width / 158  # the guide's shadow lengths are for a card of 158 pixels
        glow = round(look.width * 0.075) if look.state in GLOW else 0
        shades = [(shapes.soft(size, radius, max(1, round(10 * unit)), 210), max(1, round(10 * unit)))]
        if not glow:
            shades.append((shapes.soft(size, radius, max(1, round(2.5 * unit)), 130), max(1, round(2.5 * unit))))
            if abs(look.angle) <= UPRIGHT:  # nothing of it is turned by itself
                return _compose(face, shades, look.angle)
        pad = 2 * glow + 2
        layer = shapes.blank((size[0] + 2 * pad, size[1] + 2 * pad))
        if glow:
            key = (size, radius, glow, look.state)
            halo = self._halos.get(key, lambda: _glow(size, radius, glow, GLOW[look.state]))
            layer.blit(halo, (pad - 2 * glow, pad - 2 * glow))
        layer.blit(face, (pad, pad))
        if glow:
            line = max(2, round(look.width * 0.012))
            edge = (size[0] + 2 * line, size[1] + 2 * line)
            color = pygame.Color(GLOW[look.state])
            layer.blit(shapes.ring(edge, radius + line, line, color), (pad - line, pad - line))
        return _compose(layer, shades, look.angle)


def _compose(layer: pygame.Surface, shades: list[tuple[pygame.Surface, int]], angle: float) -> pygame.Surface:
    """Turn card and shadows alike, but let each (shadow, drop) fall straight down, or nearly where they turn little."""
    if 0 < abs(angle) <= UPRIGHT:
        return pygame.transform.rotozoom(_compose(layer, shades, 0), angle, 1)
    if angle:
        layer = pygame.transform.rotozoom(layer, angle, 1)
        shades = [(pygame.transform.rotozoom(shade, angle, 1), drop) for shade, drop in shades]
    wide = max(layer.get_width(), *(shade.get_width() for shade, _ in shades))
    high = max(layer.get_height(), *(shade.get_height() + 2 * drop for shade, drop in shades))
    out = shapes.blank((wide, high))
    middle = out.get_rect().center
    shades[0][0].set_alpha(None)  # nothing lies below it to be mixed with
    for shade, drop in shades:
        out.blit(shade, shade.get_rect(center=(middle[0], middle[1] + drop)))
    out.blit(layer, layer.get_rect(center=middle))
    return out


def _glow(size: tuple[int, int], radius: int, reach: int, color: str) -> pygame.Surface:
    """Return a coloured halo round a card, 2 * `reach` pixels larger on each side."""
    pad = 2 * reach
    corner = radius + 2 * pad  # so far in from each edge it is no longer the same all along
    least = 2 * corner + 2 - 2 * pad
    if min(size) > least:
        return shapes.nine_slice(
            _glow((least, least), radius, reach, color), corner, (size[0] + 2 * pad, size[1] + 2 * pad)
        )
    out = shapes.blank((size[0] + 2 * pad, size[1] + 2 * pad))
    tint = pygame.Color(color)
    out.fill((tint.r, tint.g, tint.b, 0))
    for grow, alpha in ((reach, 150), (reach // 2, 220)):
        spot = shapes.filled((size[0] + 2 * grow, size[1] + 2 * grow), radius + grow, tint, tint).copy()
        spot.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(spot, (pad - grow, pad - grow))
        for _ in range(2):
            out = pygame.transform.box_blur(out, max(1, grow * 2 // 5))
    return out


def drained(face: pygame.Surface) -> pygame.Surface:
    """Return a face without its colour and light: saturation x0.3, brightness x0.62."""
    out = face.copy()
    grey = pygame.transform.grayscale(face)
    grey.set_alpha(178)
    out.blit(grey, (0, 0))
    out.fill((158, 158, 158, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out
