"""Card faces composed at the exact width wanted: art, frame, and live text. Mini below 190 pixels, full above; below 104
small faces in games that have them, and tokens, where there are any, below 60 then, else below 74.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import pygame

from tabletop import card_art
from tabletop.core.sanitizing import capitals
from tabletop.i18n import tr
from tabletop.toolkit import assets, fonts, pictures, shapes, theme
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.rich_text import RichText, TextBlock, TextStyle
from tabletop.toolkit.theme import TypeRole

if TYPE_CHECKING:
    from tabletop.card_art import CardText, FaceFrame, FaceLayer, FaceSpec, Level, TextBox
    from tabletop.toolkit.image_loader import Loader

FULL_FROM = 190
SMALL_BELOW = 104
TOKEN_BELOW, TINY_BELOW = 74, 60  # the second where there are small faces, too
FLAVOUR_FROM = 300
BACK = 200  # pixels: smaller backs are scaled from one of this width
FLAVOUR_LIGHT, FLAVOUR_DARK = "#9aa6b8", "#6a5a80"  # on dark and on light plates
GROUND = pygame.Color("#2a2f45"), pygame.Color("#0a0b14")  # below the parts of a card
INK = "#1C1030"  # of outlines
RATIO = card_art.CARD[1] / card_art.CARD[0]
LEADING = 1.16
LEAST_BODY = 0.62
LARGER, LARGER_SMALL, LARGE = 1.12, 1.36, 0.62  # body text grows where there is room, most on small cards


def height(game: str, width: int) -> int:
    """Return the height of a game's card of `width` pixels."""
    return round(width * card_art.spec(game).shape)


def level(game: str, width: int, window: float = 1.0) -> Level:
    """How much the face of a card shows at `width` pixels; in a `window` so many times as large as usual, which is seen from
    farther away, it needs more of them.
    """
    if width >= FULL_FROM * window:
        return "full"
    spec = card_art.spec(game)
    if width < (TINY_BELOW if spec.small else TOKEN_BELOW) and spec.token:
        return "token"
    return "small" if width < SMALL_BELOW and spec.small else "mini"


class CardFaces:
    """Makes card faces without shadow; keeps the last ones. `text` None is the back of the game's cards."""

    def __init__(self, loader: Loader, limit: int = 1 << 19) -> None:
        self.loader = loader
        self.window = 1.0  # its size by the usual one, at least 1
        self._kept = SurfaceCache(limit)
        self._backs: dict[tuple[str, ...], pygame.Surface] = {}  # read once; few games have more than two

    def get(self, game: str, text: CardText | None, width: int) -> pygame.Surface:
        """Return the face of a card at `width` pixels: shared, so never draw on it.

        While a part of it is still being loaded a ground in the colour of its frame stands in. Raises AssetError naming a
        missing picture.
        """
        if text is None or text.frame == card_art.BACK:
            return self._kept.get((game, text, width), lambda: self._back(game, text, width))
        key = game, text, width
        parts = {} if key in self._kept else self._parts(game, text, width)
        if None in parts.values():
            return self._kept.get((*key, "waiting"), lambda: self._face(game, text, width, {}))
        return self._kept.get(key, lambda: self._face(game, text, width, parts))

    def ready(self, game: str, text: CardText | None, width: int) -> bool:
        """Tell whether the face is complete, with its art."""
        return text is None or text.frame == card_art.BACK or (game, text, width) in self._kept

    def clear(self) -> None:
        self._kept.clear()
        self._backs.clear()

    def _back(self, game: str, text: CardText | None, width: int) -> pygame.Surface:
        spec = card_art.spec(game)
        size, parts = (width, height(game, width)), (game, spec.back.picture if text is None else f"{text.id}.webp")
        radius = round(spec.radius * width / spec.card[0])
        if width > BACK:
            return pictures.cover(parts, size, radius)
        if parts not in self._backs:
            self._backs[parts] = pictures.cover(parts, (BACK, height(game, BACK)), keep=False)
        return pictures.covering(self._backs[parts], size, radius)

    def _parts(self, game: str, text: CardText, width: int) -> dict[FaceLayer, pygame.Surface | None]:
        """The pictures of a face by layer; None for what is not there yet."""
        found = {}
        for layer in card_art.layers(game, text, level(game, width, self.window)):
            wide, high = (round(part * width / card_art.spec(game).card[0]) for part in layer.box[2:])
            found[layer] = self.loader.get((game, *layer.file.split("/")), (wide, high))
        return found

    def _face(
        self, game: str, text: CardText, width: int, parts: dict[FaceLayer, pygame.Surface | None]
    ) -> pygame.Surface:
        spec = card_art.spec(game)
        frame = spec.kinds[text.frame]
        size = (width, height(game, width))
        flat = pygame.Surface(size, 0, 32)  # no alpha while drawing: blending would leave the card a little transparent
        tint = pygame.Color(frame.accent)
        ground = GROUND if parts else (tint, tint.lerp("black", 0.5))
        flat.blit(shapes.gradient(size, *ground), (0, 0))
        for layer, part in parts.items():
            if part is not None:
                flat.blit(part, [round(corner * width / spec.card[0]) for corner in layer.box[:2]])
        _Words(spec, frame, flat, width / spec.card[0]).write(game, text, level(game, width, self.window))
        out = flat.convert_alpha()
        out.blit(shapes.mask(size, round(spec.radius * width / spec.card[0])), (0, 0), None, pygame.BLEND_RGBA_MULT)
        return out


class _Words:
    """Writes the words of one card on its picture, at one scale."""

    def __init__(self, spec: FaceSpec, frame: FaceFrame, target: pygame.Surface, scale: float) -> None:
        self.spec = spec
        self.frame = frame
        self.target = target
        self.scale = scale

    def write(self, game: str, text: CardText, level: Level) -> None:
        words, bodies = card_art.words(game, text, self.frame, level), card_art.bodies(game, text, level)
        for name, box in self.spec.boxes(level).items():
            if bodies.get(name) and box.font:
                self._body(box, bodies[name], text.flavour if name == "body" and "flavour" not in bodies else "")
            elif box.font and words.get(name):
                self._line(box, words[name], fancy=name == "title")

    def _place(self, box: TextBox) -> pygame.Rect:
        x, y, wide, high = (value * self.scale for value in box.box)
        return pygame.Rect(round(x), round(y), round(wide), round(high))

    def _line(self, box: TextBox, words: str, fancy: bool) -> None:
        """Write one line, shrunk until it fits; a title is in capitals with a soft shadow."""
        fancy = fancy and not box.outline  # outlined lettering is written as it is
        words = capitals(words) if fancy else words
        place = self._place(box)
        pixels, tracking = round(box.size * self.scale), round(box.tracking * self.scale)
        while pixels > 6 and fonts.width(box.font, pixels, words, tracking) > place.width:
            pixels -= 1
        ink = pygame.Color(self.spec.colour(self.frame, box))
        drawn = fonts.line(box.font, pixels, words, ink, tracking)
        edge = max(1, round(box.outline * self.scale / 2)) if box.outline else 0
        if edge:
            drawn = _outlined(drawn, fonts.line(box.font, pixels, words, pygame.Color(INK), tracking), edge)
        top, cap = fonts.caps(box.font, pixels, words)
        spare = place.width - drawn.get_width()
        x = place.x + {"left": 0, "centre": spare // 2, "right": spare}[box.align]
        y = {"top": place.y, "middle": place.centery - cap // 2, "bottom": place.bottom - cap}[box.anchor] - top
        y -= edge
        if fancy:
            drawn = _lit(drawn, ink)
            blur = max(1, round(4 * self.scale))
            self.target.blit(_shadow(drawn, blur), (x - 2 * blur, y - blur))
        self.target.blit(drawn, (x, y))

    def _body(self, box: TextBox, paragraphs: tuple[str, ...], flavour: str) -> None:
        """Write the paragraphs at the largest size that fits, and the flavour where there is room for it."""
        place = self._place(box)
        blocks, pixels = _fitted(box, paragraphs, place.size, self.scale)
        gap = round(pixels * 0.45)
        high = sum(block.size[1] + gap for block in blocks) - gap
        y = place.y + {"top": 0, "middle": (place.height - high) // 2, "bottom": place.height - high}[box.anchor]
        for block in blocks:
            block.draw(self.target, (place.x, y))
            y += block.size[1] + gap
        if not flavour or place.width < FLAVOUR_FROM * box.box[2] / self.spec.card[0]:
            return
        shade = FLAVOUR_DARK if pygame.Color(box.colour).hsla[2] < 50 else FLAVOUR_LIGHT
        quote = _block(box, tr("quoted", words=flavour), round(pixels * 0.84), place.width, shade)
        if y + quote.size[1] + gap // 2 <= place.bottom:
            quote.draw(self.target, (place.x, place.bottom - quote.size[1]))


@lru_cache(maxsize=8)  # a face is drawn without its art first, and once more when that has arrived
def _fitted(
    box: TextBox, paragraphs: tuple[str, ...], place: tuple[int, int], scale: float
) -> tuple[list[RichText], int]:
    most = max(7, round(box.size * scale))
    large = round(most * (LARGER_SMALL if scale < LARGE else LARGER))
    for pixels in range(large, max(6, round(most * LEAST_BODY)) - 1, -1):
        blocks = [_block(box, words, pixels, place[0], box.colour) for words in paragraphs]
        taken = sum(block.size[1] for block in blocks) + round(pixels * 0.45) * (len(blocks) - 1)
        if taken <= place[1]:
            break
    return blocks, pixels


def _block(box: TextBox, words: str, pixels: int, width: int, colour: str) -> RichText:
    bold, italic = (_sibling(box.font, weight) for weight in ("Bold", "Italic"))
    role = TypeRole(font=box.font, bold=bold, italic=italic, size=box.size, leading=LEADING)
    return RichText(theme.load(), TextStyle(role, pixels, 0), words, TextBlock(width, colour))


@cache
def _sibling(font: str, weight: str) -> str:
    """The file of the same family in another weight, the font itself where there is none."""
    family, _, rest = font.partition("-")
    other = f"{family}-{weight}.{rest.rpartition('.')[2]}"
    return other if assets.find("sprites", "fonts", other) is not None else font


def _outlined(drawn: pygame.Surface, dark: pygame.Surface, edge: int) -> pygame.Surface:
    """Return lettering with a line of ink round it; it stays where it was, the line hangs over."""
    out = shapes.blank((drawn.get_width() + 2 * edge, drawn.get_height() + 2 * edge))
    steps = max(8, 4 * edge)
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        out.blit(dark, (edge + round(edge * math.cos(angle)), edge + round(edge * math.sin(angle))))
    out.blit(drawn, (edge, edge))
    return out


def _lit(drawn: pygame.Surface, ink: pygame.Color) -> pygame.Surface:
    """Return lettering that is lighter at its upper edge."""
    out = drawn.copy()
    light = ink.lerp(pygame.Color("white"), 0.75)
    out.fill("white", special_flags=pygame.BLEND_RGB_MAX)
    out.blit(shapes.gradient(out.get_size(), light, ink), (0, 0), None, pygame.BLEND_RGBA_MULT)
    return out


def _shadow(drawn: pygame.Surface, blur: int) -> pygame.Surface:
    """Return a soft black copy, 2 * `blur` pixels larger on each side."""
    out = shapes.blank((drawn.get_width() + 4 * blur, drawn.get_height() + 4 * blur))
    dark = drawn.copy()
    dark.fill((0, 0, 0, 200), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(dark, (2 * blur, 2 * blur))
    return pygame.transform.box_blur(out, blur)
