"""The ground of a flick: the ring mat in perspective with the lit lane to a black hole, painted once per view."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple

import pygame

from tabletop.physics.model import GAP, HALF_DEPTH, HALF_WIDTH, HOLES, LINE, MAT_DEPTH, MAT_WIDTH
from tabletop.ui import shapes
from tabletop.ui.flick import nebula
from tabletop.ui.flick.camera import Camera, Point

PER_MM = 2  # pixels of the soft texture; everything crisp is drawn as lines
HALF = MAT_WIDTH / 2
DEEP = MAT_DEPTH + GAP / 2
ROUND = 130.0  # mm, corners of the universe
TABLE_ROUND = 60.0
GALAXIES = ("#FF4FA3", "#35D0FF", "#FFB02E")
DEEPS = ((122, 32, 170), (24, 66, 190), (180, 76, 24))
NIGHT = ((30, 20, 84), (5, 4, 15))
BEAM = 12  # layers of light in a lane
COARSE = 4  # soft light is drawn small and made large
LENS = (262.0, 92.0)  # half axes of the nebula in the middle
HOLE_RADIUS = 21.0
HOLE_BEHIND = 24.0  # mm: the bean stands at the lip of its black hole
SLOT = (50.0, 70.0)
SLOTS = (
    (-245.0, -150.0),
    (-165.0, -190.0),
    (-62.0, -200.0),
    (0.0, -205.0),
    (62.0, -200.0),
    (165.0, -190.0),
    (245.0, -150.0),
)


class View(NamedTuple):
    """What a ground depends on. `lit`: the black holes with a lane; `depth`: where they are, mm."""

    size: tuple[int, int]
    camera: Camera
    lit: tuple[int, ...]
    depth: float = 0.0


def paint(view: View, unit: float) -> pygame.Surface:
    """Return the opaque ground; `unit`: pixels per unit of the window."""
    out = pygame.Surface(view.size)
    _space(out, unit)
    _warp(out, view.camera, _texture(view.lit, view.depth))
    out.blit(shapes.svg(view.size, _lines(view, unit)), (0, 0))
    for hole in range(3):
        _hole(out, view, hole)
    return out.convert()


def hole_at(hole: int, depth: float) -> Point:
    """Where a black hole's middle is, mm."""
    return HOLES[hole], depth + HOLE_BEHIND


def _space(out: pygame.Surface, unit: float) -> None:
    size = out.get_size()
    out.blit(shapes.gradient(size, pygame.Color("#0A0720"), pygame.Color("#04030C")), (0, 0))
    far = nebula.clouds(size, [(150, 40, 150), (50, 50, 190), (160, 70, 40)], 7, 0.55)
    out.blit(far, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    nebula.stars(out, 260, 3, unit)


# --- the soft part, seen from above
@lru_cache(maxsize=1)  # the wide and the close view share it
def _texture(lit: tuple[int, ...], depth: float) -> pygame.Surface:
    wide, high = round(2 * HALF_WIDTH * PER_MM), round(2 * HALF_DEPTH * PER_MM)
    mat = pygame.Surface((wide, high))
    mat.fill((34, 28, 74))
    inner = _pixels(-HALF, DEEP, HALF, -DEEP)
    mat.blit(shapes.gradient(inner.size, pygame.Color(*NIGHT[0]), pygame.Color(*NIGHT[1])), inner)
    for third, color in enumerate(DEEPS):
        left = -HALF + third * MAT_WIDTH / 3
        part = _pixels(left, DEEP, left + MAT_WIDTH / 3, -DEEP)
        mat.fill(tuple(tone * 2 // 9 for tone in color), part, special_flags=pygame.BLEND_RGB_ADD)
    _add(mat, nebula.clouds((inner.width, inner.height), list(DEEPS), 11, 0.34), inner.center)
    lens = _pixels(-LENS[0], LENS[1] + depth, LENS[0], -LENS[1] + depth).inflate(60, 60)
    light = nebula.clouds(lens.size, [(255, 80, 200), (90, 190, 255), (255, 170, 80)], 23, 2.6)
    light.blit(nebula.glow(lens.size, (255, 255, 255), 2.6), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _add(mat, light, lens.center)
    for hole in lit:
        _lane(mat, hole, depth)
    return _cut(mat)


def _lane(mat: pygame.Surface, hole: int, depth: float) -> None:
    """Light that falls along the lane, wider at the shooter's end, and a pool at the hole."""
    x, color = HOLES[hole], pygame.Color(GALAXIES[hole])
    tone = (color.r, color.g, color.b)
    size = mat.get_size()
    small = (size[0] // COARSE, size[1] // COARSE)
    beam = pygame.Surface(small)
    for share in range(BEAM):
        near, far = 84 - share * 6, 34 - share * 2.4
        corners = [(x - near, LINE - 40), (x + near, LINE - 40), (x + far, depth + 30), (x - far, depth + 30)]
        layer = pygame.Surface(small)
        spots = [(px / COARSE, py / COARSE) for px, py in (_pixel(*corner) for corner in corners)]
        pygame.draw.polygon(layer, tuple(part // 26 for part in tone), spots)
        beam.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    fading = shapes.gradient(small, pygame.Color("white"), pygame.Color(70, 70, 90))
    beam.blit(fading, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(beam, 3), size)
    mat.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _add(mat, nebula.glow((320, 320), tone, 0.9), _pixel(*hole_at(hole, depth)))
    _add(mat, nebula.glow((420, 240), tone, 0.45), _pixel(x, LINE))


def _cut(mat: pygame.Surface) -> pygame.Surface:
    """The table's shape, the mat in it lit, the rim around it dark."""
    size = mat.get_size()
    rim = shapes.rounded(size, round(TABLE_ROUND * PER_MM))
    inner = _pixels(-HALF, DEEP, HALF, -DEEP)
    lit = pygame.Surface(size, pygame.SRCALPHA)
    lit.blit(shapes.rounded(inner.size, round(ROUND * PER_MM)), inner)
    lit.blit(mat, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    dark = mat.copy()
    dark.fill((46, 42, 96), inner)
    dark.fill((120, 116, 140), special_flags=pygame.BLEND_RGB_MULT)
    edge = _pixels(-HALF_WIDTH, -DEEP, HALF_WIDTH, -HALF_DEPTH)  # where the bean lies: lit like the lane
    dark.blit(mat, edge, edge)
    dark.blit(lit, (0, 0))
    out = dark.convert_alpha()
    out.blit(rim, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _pixel(x: float, y: float) -> tuple[int, int]:
    return round((x + HALF_WIDTH) * PER_MM), round((HALF_DEPTH - y) * PER_MM)


def _pixels(left: float, top: float, right: float, bottom: float) -> pygame.Rect:
    (x0, y0), (x1, y1) = _pixel(left, top), _pixel(right, bottom)
    return pygame.Rect(x0, y0, x1 - x0, y1 - y0)


def _add(mat: pygame.Surface, light: pygame.Surface, middle: tuple[int, int]) -> None:
    mat.blit(light, light.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


def _warp(out: pygame.Surface, camera: Camera, texture: pygame.Surface) -> None:
    """Lay the texture on the table, one row of the window at a time: every row is at one depth."""
    wide, high = texture.get_size()
    for row in range(out.get_height()):
        y, scale = camera.depth(row + 0.5)
        line = int((HALF_DEPTH - y) * PER_MM)
        if scale <= 0 or not 0 <= line < high:
            continue
        left, right = camera.spot(-HALF_WIDTH, y)[0], camera.spot(HALF_WIDTH, y)[0]
        strip = pygame.transform.smoothscale(texture.subsurface((0, line, wide, 1)), (max(1, round(right - left)), 1))
        out.blit(strip, (round(left), row))


# --- the crisp part
def _lines(view: View, unit: float) -> str:
    see = view.camera.spot
    out = []

    def line(points: list[Point], width: float, color: str, alpha: float = 1.0) -> None:
        ink = pygame.Color(color)
        ink.a = round(255 * alpha)
        out.append(shapes.polyline([see(*point) for point in points], max(1.0, width * unit), ink))

    def shining(points: list[Point], width: float, color: str, alpha: float = 1.0) -> None:
        for times, share in ((7, 0.10), (3.5, 0.18), (1, 1.0)):
            line(points, width * times, color, alpha * share)

    line(_box(HALF_WIDTH, HALF_DEPTH, TABLE_ROUND), 3, "#8E86D8", 0.5)
    edge = _box(HALF, DEEP, ROUND)
    for third, color in enumerate(GALAXIES):
        for part in _pieces(edge, -HALF + third * MAT_WIDTH / 3, -HALF + (third + 1) * MAT_WIDTH / 3):
            shining(part, 3.2, color, 0.95)
    for x in (-MAT_WIDTH / 6, MAT_WIDTH / 6):
        for side in (-1, 1):
            shining([(x, side * 74.0 + view.depth), (x, side * DEEP)], 1.6, "#9DB8FF", 0.5)
    lens = [(LENS[0] * cos(a), LENS[1] * sin(a) + view.depth) for a in (radians(d) for d in range(0, 361, 4))]
    shining(lens, 1.8, "#8FE4FF", 0.6)
    for x, y in SLOTS:
        color = GALAXIES[min(2, int((x + HALF) // (MAT_WIDTH / 3)))]
        for side in (1, -1):
            line([(x + px, side * y + py) for px, py in _box(SLOT[0] / 2, SLOT[1] / 2, 6)], 1.4, color, 0.34)
    for x in range(-270, 271, 20):
        line([(x - 5, LINE), (x + 5, LINE)], 2, "#FFFFFF", 0.4)
    for hole in view.lit:
        for side in (-1, 1):
            way = [(HOLES[hole] + side * 64, LINE - 14), (HOLES[hole] + side * 27, view.depth + 8)]
            shining(way, 1.6, GALAXIES[hole], 0.55)
        for step in range(5):
            y = LINE + 50 + step * 44.0 + view.depth * step / 5
            half = 30 - step * 3.4
            line([(HOLES[hole] - half, y), (HOLES[hole], y + half * 0.8), (HOLES[hole] + half, y)], 3, "#FFFFFF", 0.20)
    return "".join(out)


def _box(half: float, deep: float, corner: float) -> list[Point]:
    """A rounded rectangle round the origin, closed, as points a few mm apart."""
    out: list[Point] = []
    for turn, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(13):
            angle = turn * pi / 2 + step * pi / 24
            out.append((sx * (half - corner) + corner * cos(angle), sy * (deep - corner) + corner * sin(angle)))
    out.append(out[0])
    return _dense(out)


def _dense(points: list[Point]) -> list[Point]:
    out = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        parts = max(1, round(hypot(x1 - x0, y1 - y0) / 8))
        out += [(x0 + (x1 - x0) * i / parts, y0 + (y1 - y0) * i / parts) for i in range(1, parts + 1)]
    return out


def _pieces(points: list[Point], left: float, right: float) -> list[list[Point]]:
    """The runs of a line that lie between two columns."""
    out: list[list[Point]] = [[]]
    for point in points:
        if left - 5 <= point[0] <= right + 5:
            out[-1].append(point)
        elif out[-1]:
            out.append([])
    return [part for part in out if len(part) > 1]


def _hole(out: pygame.Surface, view: View, hole: int) -> None:
    """A black disc in a ring of light: seen from the side, so it is flat."""
    x, y = hole_at(hole, view.depth)
    middle, scale = view.camera.spot(x, y), view.camera.scale(y)
    top = view.camera.spot(x, y + HOLE_RADIUS)[1]
    bottom = view.camera.spot(x, y - HOLE_RADIUS)[1]
    rx, ry = HOLE_RADIUS * scale, (bottom - top) / 2
    color = pygame.Color(GALAXIES[hole])
    bright = 1.0 if hole in view.lit else 0.55
    halo = nebula.glow((round(rx * 5.2), round(ry * 5.2)), (color.r, color.g, color.b), 0.9 * bright)
    out.blit(halo, halo.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
    wide, high = round(rx * 4), round(ry * 4)
    tone, cx, cy = shapes.hex6(color), wide / 2, high / 2
    rings = "".join(
        f'<ellipse cx="{cx}" cy="{cy}" rx="{rx * size:.1f}" ry="{ry * size:.1f}" fill="none" stroke="{ink}" '
        f'stroke-opacity="{alpha * bright:.2f}" stroke-width="{rx * thick:.1f}"/>'
        for size, ink, alpha, thick in (
            (1.55, tone, 0.22, 0.10), (1.32, tone, 0.5, 0.16), (1.16, "#ffffff", 0.5, 0.10), (1.06, "#ffffff", 0.95, 0.06),
        )
    )  # fmt: skip
    body = f'{rings}<ellipse cx="{cx}" cy="{cy}" rx="{rx:.1f}" ry="{ry:.1f}" fill="#000000"/>'
    out.blit(shapes.svg((wide, high), body), (round(middle[0] - wide / 2), round(middle[1] - high / 2)))
