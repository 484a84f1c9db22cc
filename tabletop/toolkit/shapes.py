"""Anti-aliased shapes in real pixels: rounded panels with gradient, shadow and border; discs; SVG strokes.

Everything returned is cached and shared: never draw on it.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.toolkit.theme import SurfaceStyle, Theme

Size = tuple[int, int]
Point = tuple[float, float]

USUAL, ROOMY = 3 << 20, 40 << 20  # bytes: at a table, whose panels lie in a kept layer; on pages that draw all of them
_kept = SurfaceCache(USUAL)
_CLEAR = (255, 255, 255, 0)
_OVERSAMPLE = 4


def clear_cache() -> None:
    _kept.clear()


def make_room(roomy: bool) -> None:
    """Keep more while a page with many panels is open, and give the memory back afterwards."""
    _kept.resize(ROOMY if roomy else USUAL)


def blank(size: Size) -> pygame.Surface:
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def rounded(size: Size, radius: int) -> pygame.Surface:
    """Return a white rounded rectangle, anti-aliased: the mask that all panels are cut with."""
    return _kept.get(("rounded", size, radius), lambda: _rounded(size, radius))


def mask(size: Size, radius: int) -> pygame.Surface:
    """Return what `rounded` does without keeping it: for one large picture."""
    return _rounded(size, radius)


def _rounded(size: Size, radius: int) -> pygame.Surface:
    out = blank(size)
    out.fill("white")
    radius = min(radius, size[0] // 2, size[1] // 2)
    if radius <= 0:
        return out
    disc = _kept.get(("corners", radius), lambda: _disc(radius * 2))
    right, bottom = size[0] - radius, size[1] - radius
    for x, y, dx, dy in ((0, 0, 0, 0), (right, 0, radius, 0), (0, bottom, 0, radius), (right, bottom, radius, radius)):
        out.fill(_CLEAR, (x, y, radius, radius))
        out.blit(disc, (x, y), (dx, dy, radius, radius))
    return out


def _disc(diameter: int) -> pygame.Surface:
    big = pygame.Surface((diameter * _OVERSAMPLE,) * 2, pygame.SRCALPHA)
    big.fill(_CLEAR)
    centre = diameter * _OVERSAMPLE / 2
    pygame.draw.circle(big, "white", (centre, centre), centre)
    return pygame.transform.smoothscale(big, (diameter, diameter))


def gradient(size: Size, top: pygame.Color, bottom: pygame.Color) -> pygame.Surface:
    """Return a vertical gradient that fills `size`."""
    ends = pygame.Surface((2, 2), pygame.SRCALPHA)
    ends.fill(top, (0, 0, 2, 1))
    ends.fill(bottom, (0, 1, 2, 1))
    return pygame.transform.smoothscale(ends, (max(2, size[0]), max(2, size[1])))


def filled(size: Size, radius: int, top: pygame.Color, bottom: pygame.Color) -> pygame.Surface:
    """Return a rounded rectangle with a vertical gradient."""
    key = ("filled", size, radius, tuple(top), tuple(bottom))
    return _kept.get(key, lambda: _filled(size, radius, top, bottom))


def _filled(size: Size, radius: int, top: pygame.Color, bottom: pygame.Color) -> pygame.Surface:
    out = gradient(size, top, bottom)
    out.blit(_rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def ring(size: Size, radius: int, width: int, top: pygame.Color, bottom: pygame.Color | None = None) -> pygame.Surface:
    """Return the outline of a rounded rectangle, drawn inside `size`, with a vertical gradient."""
    bottom = bottom or top
    key = ("ring", size, radius, width, tuple(top), tuple(bottom))
    return _kept.get(key, lambda: _ring(size, radius, width, top, bottom))


def _ring(size: Size, radius: int, width: int, top: pygame.Color, bottom: pygame.Color) -> pygame.Surface:
    out = _rounded(size, radius)
    inner = (size[0] - 2 * width, size[1] - 2 * width)
    if inner[0] > 0 and inner[1] > 0:
        hole = _rounded(inner, max(0, radius - width))
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    out.blit(gradient(size, top, bottom), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def shadow(size: Size, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Return a soft black shadow of a rounded rectangle; it is 2 * `blur` wider on each side than `size`."""
    return _kept.get(("shadow", size, radius, blur, alpha), lambda: _shadow(size, radius, blur, alpha))


def soft(size: Size, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Return what `shadow` does without keeping it: for what becomes part of a larger picture."""
    return _shadow(size, radius, blur, alpha)


def _shadow(size: Size, radius: int, blur: int, alpha: int) -> pygame.Surface:
    pad = 2 * blur
    corner = min(radius + 2 * pad, (min(size) + 2 * pad) // 2)
    side = 2 * corner + 2 - 2 * pad
    shape = (min(side, size[0]), min(side, size[1]))
    key = ("corners of a shadow", side, shape, radius, blur, alpha)  # the same for cards of many sizes
    soft = _kept.get(key, lambda: _soft(side, shape, radius, blur, alpha))
    return nine_slice(soft, corner, (size[0] + 2 * pad, size[1] + 2 * pad))


def _soft(side: int, shape: Size, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Return the corners of a shadow: of a `shape` in a square of `side` and 2 * `blur` more pixels on each side."""
    pad = 2 * blur
    stamp = blank((side + 2 * pad, side + 2 * pad))
    if side > 0:
        dark = _rounded(shape, radius)
        dark.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        stamp.blit(dark, (pad, pad))
    reach = max(1, blur * 3 // 4)  # two box blurs look like a Gaussian at a tenth of its cost
    return pygame.transform.box_blur(pygame.transform.box_blur(stamp, reach), reach)


def nine_slice(source: pygame.Surface, corner: int, size: Size) -> pygame.Surface:
    """Return `source` stretched to `size` with its four corners of `corner` pixels kept as they are."""
    out = blank(size)
    wide, high = source.get_size()
    corner = min(corner, wide // 2, high // 2, size[0] // 2, size[1] // 2)
    columns = _bands(wide, size[0], corner)
    rows = _bands(high, size[1], corner)
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            if min(sw, sh, dw, dh) > 0:
                part = source.subsurface((sx, sy, sw, sh))
                part = part if (sw, sh) == (dw, dh) else pygame.transform.scale(part, (dw, dh))
                part.set_alpha(None)  # there is nothing below to be mixed with
                out.blit(part, (dx, dy))
    return out


def _bands(old: int, new: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Return (from, length, to, length) of the first corner, the middle and the last corner along one axis."""
    middle = (corner, old - 2 * corner, corner, new - 2 * corner)
    return [(0, corner, 0, corner), middle, (old - corner, corner, new - corner, corner)]


def panel(theme: Theme, style: SurfaceStyle, size: Size, scale: float) -> tuple[pygame.Surface, int]:
    """Return (picture, margin): a panel of `size` pixels with shadow; blit it `margin` left of and above its place."""
    margin = round(style.shadow * scale) * 2
    key = ("panel", style, size, round(scale, 4))
    return _kept.get(key, lambda: _panel(theme, style, size, scale, margin)), margin


# Panels are made once per size, so the shapes they are made of are not kept: hence the underscored calls below.


def _panel(theme: Theme, style: SurfaceStyle, size: Size, scale: float, margin: int) -> pygame.Surface:
    out = blank((size[0] + 2 * margin, size[1] + 2 * margin))
    radius = min(round(style.radius * scale), size[0] // 2, size[1] // 2)
    lip = round(style.lip * scale)
    if margin:
        blur = margin // 2
        cast = _shadow(size, radius, blur, 120)
        out.blit(cast, (margin - 2 * blur, margin - 2 * blur + max(1, blur // 3)))
        hole = _rounded(size, radius)
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(hole, (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    if lip:
        edge = theme.rgb(style.lip_color)
        out.blit(_filled(size, radius, edge, edge), (margin, margin))
    face = (size[0], size[1] - lip)
    out.blit(_face(theme, style, face, radius, scale), (margin, margin))
    return out


def _face(theme: Theme, style: SurfaceStyle, size: Size, radius: int, scale: float) -> pygame.Surface:
    out = _filled(size, radius, theme.rgb(style.top), theme.rgb(style.bottom))
    line = max(1, round(style.border_width * scale))
    if style.shine:
        light = pygame.Color(255, 255, 255, round(255 * style.shine))
        gone = pygame.Color(255, 255, 255, 0)
        if style.lip:  # a glossy face: the light ends in an edge
            out.blit(_filled(size, radius, light, gone), (0, 0), (0, 0, size[0], max(1, size[1] * 45 // 100)))
        else:
            upper = gradient((size[0], max(1, size[1] * 6 // 10)), light, gone)
            upper.blit(_rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            out.blit(upper, (0, 0))
        rim = _ring(size, radius, line * 2, pygame.Color(255, 255, 255, min(255, round(420 * style.shine))), gone)
        out.blit(rim, (0, 0))
    if style.border:
        color = theme.rgb(style.border)
        low = pygame.Color(color.r, color.g, color.b, color.a * 45 // 100)
        out.blit(_ring(size, radius, line, color, low), (0, 0))
    return out


def disc(diameter: int, top: pygame.Color, bottom: pygame.Color | None = None) -> pygame.Surface:
    """Return an anti-aliased disc."""
    return filled((diameter, diameter), diameter // 2 + 1, top, bottom or top)


def svg(size: Size, body: str, *, keep: bool = True) -> pygame.Surface:
    """Return the SVG elements of `body` drawn in a picture of `size` pixels (nanosvg: paths and strokes).

    `keep` false: for a large ground that is painted once into another surface.
    """
    if not keep:
        return _svg(size, body)
    return _kept.get(("svg", size, body), lambda: _svg(size, body))


def _svg(size: Size, body: str) -> pygame.Surface:
    width, height = max(1, size[0]), max(1, size[1])
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)).convert_alpha()


def polyline(points: Sequence[Point], width: float, color: pygame.Color) -> str:
    """Return the SVG element of a line through `points` with round joins."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<polyline points="{path}" fill="none" stroke="{hex6(color)}" stroke-opacity="{color.a / 255:.3f}" '
        f'stroke-width="{width:.2f}" stroke-linejoin="round" stroke-linecap="round"/>'
    )


def hex6(color: pygame.Color) -> str:
    return f"#{color.r:02x}{color.g:02x}{color.b:02x}"


# Light round a rounded rectangle, and the finished pictures of things that rise when the mouse comes.

_glows = SurfaceCache(2 << 20)


def halo(size: tuple[int, int], radius: int, reach: int, color: pygame.Color) -> pygame.Surface:
    """Return soft light round a rounded rectangle of `size`; the picture is `reach` larger on each side."""
    return _glows.get((size, radius, reach, tuple(color)), lambda: _halo(size, radius, reach, color))


def _halo(size: tuple[int, int], radius: int, reach: int, color: pygame.Color) -> pygame.Surface:
    corner = min(radius + 2 * reach, (min(size) + 2 * reach) // 2)
    side = 2 * corner + 2 - 2 * reach
    stamp = blank((side + 2 * reach, side + 2 * reach))
    stamp.fill((color.r, color.g, color.b, 0))
    shape = rounded((side, side), radius).copy()
    shape.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
    stamp.blit(shape, (reach, reach))
    blur = max(1, reach // 2)
    soft = pygame.transform.box_blur(pygame.transform.box_blur(stamp, blur), max(1, blur // 2))
    return nine_slice(soft, corner, (size[0] + 2 * reach, size[1] + 2 * reach))
