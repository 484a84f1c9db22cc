"""The ground of a flick: the ring mat in perspective with the lit lane to a black hole, and the clouds and stars behind it."""

from __future__ import annotations

import random
from functools import lru_cache
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple

import pygame

from tabletop.minigames.flick.camera import Camera, Point
from tabletop.minigames.flick.mat_picture import FlickArt, LyingBeans, PrintScale, engrave, mat
from tabletop.minigames.flick.physics.model import HALF_DEPTH, HALF_WIDTH, HOLES, LINE, WALL_RADIUS
from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.cache import SurfaceCache

PER_X, PER_Y = 2.65, 1.72  # pixels of the printed mat per mm: its holes are 200 mm apart, its ring 580 mm deep
RING = (862.0, 500.0)  # pixels, half axes of the printed ring
ACROSS, DEEP = RING[0] / PER_X, RING[1] / PER_Y  # the same in mm
TABLE_ROUND = 60.0  # mm
GALAXIES = ("#FF4FA3", "#35D0FF", "#FFB02E")
BORDERS = (-360.0 / PER_X, 360.0 / PER_X)  # mm, between the galaxies
RIM = (24, 20, 56)
BEAM = 12  # layers of light in a lane
HOLE_CORE = 54  # pixels, radius of a printed black hole
COARSE = 4  # soft light is drawn small and made large
RING_TONE, WALL_TOP, WALL_SIDE = "#FFD87A", "#B8A8FF", "#4A3C96"
WALL_HIGH, WALL_LAYERS = 11.0, 8  # mm, and of how many layers a wall is drawn
FINEST = 3  # times the printed size that it is drawn from near
FINER, STRIP = 2, 24  # times that rows are drawn larger; rows of the window in a strip
HOLE_BEHIND = 26.0  # mm: the bean stands at the near lip of its black hole; the mat lies accordingly
SWIRL = 21.0  # mm, where the dust round a hole begins

Rgb = tuple[int, int, int]

_dots = SurfaceCache(1 << 20)


class FlickCourse(NamedTuple):
    """What a flick puzzle lays on the table, in mm: walls from (x, y) to (x, y), a ring (x, y, radius)."""

    walls: tuple[tuple[float, float, float, float], ...] = ()
    ring: tuple[float, float, float] | None = None


class GroundView(NamedTuple):
    """What a ground depends on. `lit`: the black holes with a lane; `depth`: where they are, mm; `lying`, `course`: what lies
    on the mat.
    """

    size: tuple[int, int]
    camera: Camera
    art: FlickArt
    lit: tuple[int, ...]
    depth: float = 0.0
    lying: LyingBeans = LyingBeans()
    course: FlickCourse | None = None


def paint(view: GroundView, unit: float) -> pygame.Surface:
    """Return the opaque ground; `unit`: pixels per unit of the window. Raises AssetError for a missing picture."""
    out = pygame.transform.smoothscale(pictures.load(*view.art.space), view.size)
    out.fill((92, 84, 118), special_flags=pygame.BLEND_RGB_MULT)
    _warp(out, view.camera, _sheet(view))
    out.blit(shapes.svg(view.size, _lines(view, unit), keep=False), (0, 0))
    return out.convert()


def forget() -> None:
    """Give the memory back: what is seen from above is larger than the window."""
    _texture.cache_clear()


def hole_at(hole: int, depth: float) -> Point:
    """Where a black hole's middle is, mm."""
    return HOLES[hole], depth + HOLE_BEHIND


def colors(lying: LyingBeans) -> tuple[str, ...]:
    """Of the Galaxies from left to right: each keeps its own, from wherever it is seen."""
    return GALAXIES[::-1] if lying.turned else GALAXIES


def tone_of(hole: int, lying: LyingBeans) -> pygame.Color:
    return pygame.Color(colors(lying)[hole])


# --- the soft part, seen from above
@lru_cache(maxsize=1)  # the wide and the close view share it
def _texture(lit: tuple[int, ...], depth: float, lying: LyingBeans, art: FlickArt) -> pygame.Surface:
    """The table with the printed mat and the light on it."""
    size = round(2 * HALF_WIDTH * PER_X), round(2 * HALF_DEPTH * PER_Y)
    table = pygame.Surface(size)
    table.fill(RIM)
    ring = pygame.Rect(0, 0, round(2 * RING[0]), round(2 * RING[1]))
    below = _mat(ring.size, lying, art)
    ring.center = _pixel(*hole_at(1, depth))
    table.blit(below, ring)
    dark = [(table.subsurface(box).copy(), box) for box in (_hole_box(hole, depth) for hole in range(3))]
    for hole in lit:
        _lane(table, hole, depth, tone_of(hole, lying))
    for black, box in dark:  # no light comes out of a black hole
        core = black.convert_alpha()
        core.blit(shapes.rounded(box.size, box.width // 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        table.blit(core, box)
    out = table.convert_alpha()
    corners = pygame.transform.smoothscale(shapes.rounded((680, 700), round(TABLE_ROUND)), size)
    out.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _hole_box(hole: int, depth: float) -> pygame.Rect:
    box = pygame.Rect(0, 0, 2 * HOLE_CORE, 2 * HOLE_CORE)
    box.center = _pixel(*hole_at(hole, depth))
    return box


def _mat(size: tuple[int, int], lying: LyingBeans, art: FlickArt) -> pygame.Surface:
    """The printed ring with the universe in its middle, cut out."""
    out = pygame.transform.smoothscale(pictures.load(*art.space), size).convert_alpha()
    printed = mat(lying, art)
    out.blit(printed, printed.get_rect(center=(size[0] // 2, size[1] // 2)))
    x, y = size[0] / 2, size[1] / 2
    shape = shapes.svg(size, f'<ellipse cx="{x}" cy="{y}" rx="{x - 3}" ry="{y - 3}" fill="#ffffff"/>', keep=False)
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _lane(table: pygame.Surface, hole: int, depth: float, color: pygame.Color) -> None:
    """Light that falls along the lane, wider at the shooter's end, and a pool at the hole."""
    x = HOLES[hole]
    tone = (color.r, color.g, color.b)
    size = table.get_size()
    small = (size[0] // COARSE, size[1] // COARSE)
    beam = pygame.Surface(small)
    for share in range(BEAM):
        near, far = 84 - share * 6, 34 - share * 2.4
        corners = [(x - near, LINE - 40), (x + near, LINE - 40), (x + far, depth + 30), (x - far, depth + 30)]
        layer = pygame.Surface(small)
        spots = [(px / COARSE, py / COARSE) for px, py in (_pixel(*corner) for corner in corners)]
        pygame.draw.polygon(layer, tuple(part // 20 for part in tone), spots)
        beam.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    fading = shapes.gradient(small, pygame.Color("white"), pygame.Color(90, 90, 110))
    beam.blit(fading, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(beam, 3), size)
    table.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for place, wide, strength in ((hole_at(hole, depth), 160, 0.7), ((x, LINE), 210, 0.4)):
        pool = glow((round(wide * PER_X), round(wide * PER_Y)), tone, strength)
        table.blit(pool, pool.get_rect(center=_pixel(*place)), special_flags=pygame.BLEND_RGB_ADD)


def _pixel(x: float, y: float) -> tuple[int, int]:
    return round((x + HALF_WIDTH) * PER_X), round((HALF_DEPTH - y) * PER_Y)


class GroundTile(NamedTuple):
    """A part of what is seen from above: its left upper corner in pixels of the whole, and how much larger it is drawn."""

    picture: pygame.Surface
    left: int = 0
    top: int = 0
    fine: float = 1.0


def _sheet(view: GroundView) -> GroundTile:
    """What the camera sees of the table: as it is printed, or from near as large as it is shown, with its edges, words and
    Beans drawn anew.
    """
    whole = _texture(view.lit, view.depth, view.lying, view.art)
    fine = min(FINEST, round(view.camera.rows(view.depth) / PER_Y))
    if fine <= 1:
        return GroundTile(whole)
    wide, high = view.size
    far, near = (view.camera.ground((x, y)) for x, y in ((0, 0), (0, high)))
    right = view.camera.ground((wide, 0))[0]
    box = pygame.Rect(_pixel(far[0], far[1]), (round((right - far[0]) * PER_X), round((far[1] - near[1]) * PER_Y)))
    box = box.inflate(4, 4).clip(whole.get_rect())
    part = pygame.transform.smoothscale(whole.subsurface(box), (box.width * fine, box.height * fine))
    middle = _pixel(*hole_at(1, view.depth))
    engrave(part, view.lying, view.art, colors(view.lying), PrintScale(fine, middle[0] - box.x, middle[1] - box.y))
    return GroundTile(part, box.x, box.y, fine)


def _warp(out: pygame.Surface, camera: Camera, sheet: GroundTile) -> None:
    """Lay the sheet on the table, in strips of the window: every row is at one depth. Rows are drawn larger and several times,
    so that no edge has steps.
    """
    wide, high = out.get_size()
    strip = pygame.Surface((wide * FINER, STRIP * FINER), pygame.SRCALPHA)
    for top in range(0, high, STRIP):
        if not _covers(camera, sheet, top + STRIP):
            continue
        strip.fill((0, 0, 0, 0))
        for row in range(STRIP * FINER):
            _row(strip, camera, sheet, row, top + (row + 0.5) / FINER)
        out.blit(pygame.transform.smoothscale(strip, (wide, STRIP)), (0, top))


def _covers(camera: Camera, sheet: GroundTile, row: float) -> bool:
    """Whether anything of it is seen above a row of the window."""
    return sheet.top < (HALF_DEPTH - camera.depth(row)[0]) * PER_Y


def _row(strip: pygame.Surface, camera: Camera, sheet: GroundTile, row: int, seen: float) -> None:
    """Draw what a row of the window shows into a row of a strip."""
    y, scale = camera.depth(seen)
    line = int(((HALF_DEPTH - y) * PER_Y - sheet.top) * sheet.fine)
    picture = sheet.picture
    if not 0 <= line < picture.get_height():
        return
    grown = scale / PER_X / sheet.fine * FINER  # pixels of the strip per pixel of the sheet
    start = (camera.mid + (sheet.left / PER_X - HALF_WIDTH - camera.x) * scale) * FINER
    first = max(0, int(-start / grown))
    last = min(picture.get_width(), int((strip.get_width() - start) / grown) + 2)
    if last <= first:
        return
    source = picture.subsurface((first, line, last - first, 1))
    left, right = round(start + first * grown), round(start + last * grown)
    strip.blit(pygame.transform.smoothscale(source, (max(1, right - left), 1)), (left, row))


# --- the crisp part
def _lines(view: GroundView, unit: float) -> str:
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
    edge = [(ACROSS * cos(a), DEEP * sin(a) + view.depth + HOLE_BEHIND) for a in (radians(d / 2) for d in range(721))]
    bounds = (-ACROSS - 9, *BORDERS, ACROSS + 9)
    for color, left, right in zip(colors(view.lying), bounds, bounds[1:], strict=False):
        for part in _pieces(edge, left, right):
            shining(part, 2.6, color, 0.95)
    for x in range(-270, 271, 20):
        line([(x - 5, LINE), (x + 5, LINE)], 2, "#FFFFFF", 0.4)
    for hole in view.lit:
        for side in (-1, 1):
            way = [(HOLES[hole] + side * 64, LINE - 14), (HOLES[hole] + side * 27, view.depth + 8)]
            shining(way, 1.6, colors(view.lying)[hole], 0.55)
    course = view.course or FlickCourse()
    if course.ring is not None:
        for size, strength in ((1.0, 1.0), (0.62, 0.45)):
            shining(_circle(*course.ring, size), 3, RING_TONE, strength)
    out += [_solid(view.camera, *wall) for wall in sorted(course.walls, key=lambda wall: -max(wall[1], wall[3]))]
    return "".join(out)


def _circle(x: float, y: float, radius: float, size: float) -> list[Point]:
    return [(x + size * radius * cos(a), y + size * radius * sin(a)) for a in (radians(d) for d in range(361))]


def _solid(camera: Camera, x: float, y: float, to_x: float, to_y: float) -> str:
    """A wall as layers of its outline, the topmost of which shines."""
    way = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / way * WALL_RADIUS, (to_y - y) / way * WALL_RADIUS
    corners = (
        (x - dx - dy, y - dy + dx),
        (to_x + dx - dy, to_y + dy + dx),
        (to_x + dx + dy, to_y + dy - dx),
        (x - dx + dy, y - dy - dx),
    )
    layers = []
    for step in range(WALL_LAYERS + 1):
        spots = " ".join(
            "{:.1f},{:.1f}".format(*camera.spot(*corner, step * WALL_HIGH / WALL_LAYERS)) for corner in corners
        )
        fill = WALL_TOP if step == WALL_LAYERS else WALL_SIDE
        layers.append(f'<polygon points="{spots}" fill="{fill}" stroke="{fill}" stroke-width="1"/>')
    return "".join(layers)


def _box(half: float, deep: float, corner: float) -> list[Point]:
    """A rounded rectangle round the origin, closed."""
    out: list[Point] = []
    for turn, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(13):
            angle = turn * pi / 2 + step * pi / 24
            out.append((sx * (half - corner) + corner * cos(angle), sy * (deep - corner) + corner * sin(angle)))
    return [*out, out[0]]


def _pieces(points: list[Point], left: float, right: float) -> list[list[Point]]:
    """The runs of a line that lie between two columns."""
    out: list[list[Point]] = [[]]
    for point in points:
        if left - 5 <= point[0] <= right + 5:
            out[-1].append(point)
        elif out[-1]:
            out.append([])
    return [part for part in out if len(part) > 1]


def clouds(size: tuple[int, int], colors: list[Rgb], seed: int, strength: float = 1.0) -> pygame.Surface:
    """Soft clouds in columns of the given colours, black between them; to be added to a ground."""
    dice = random.Random(seed)
    out = pygame.Surface(size)
    for cells, share in ((7, 0.62), (15, 0.4), (31, 0.22)):
        rough = pygame.Surface((cells, cells))
        for x in range(cells):
            red, green, blue = colors[min(len(colors) - 1, x * len(colors) // cells)]
            for y in range(cells):
                light = max(0.0, dice.gauss(0.25, 0.4)) * share * strength
                rough.set_at((x, y), tuple(min(255, round(part * light)) for part in (red, green, blue)))
        soft = pygame.transform.box_blur(pygame.transform.smoothscale(rough, (size[0] // 4, size[1] // 4)), 6)
        out.blit(pygame.transform.smoothscale(soft, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


def glow(size: tuple[int, int], color: Rgb, strength: float = 1.0) -> pygame.Surface:
    """A soft elliptic light on black, to be added."""
    side = 64
    small = pygame.Surface((side, side))
    for radius in range(side // 2, 0, -1):
        light = (1 - radius / (side / 2)) ** 2 * strength
        tone = tuple(min(255, round(part * light)) for part in color)
        pygame.draw.circle(small, tone, (side / 2, side / 2), radius)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def stars(target: pygame.Surface, number: int, seed: int, unit: float) -> None:
    """Scatter stars; a few of them twinkle with rays."""
    dice = random.Random(seed)
    wide, high = target.get_size()
    for i in range(number):
        x, y, light = dice.randrange(wide), dice.randrange(high), dice.randrange(50, 190)
        size = max(1, round(unit * dice.choice((1, 1, 1.6, 2.4))))
        target.fill((light, light, min(255, light + 40)), (x, y, size, size), special_flags=pygame.BLEND_RGB_ADD)
        if i % 24 == 0:
            ray = round(unit * dice.uniform(8, 16))
            for box in ((2 * ray, size), (size, 2 * ray)):
                place = pygame.Rect((0, 0), box)
                place.center = (x, y)
                light_of = glow(box, (190, 200, 255), 0.9)
                target.blit(light_of, place, special_flags=pygame.BLEND_RGB_ADD)


def dot(side: int, color: pygame.Color) -> pygame.Surface:
    """A disc of any size, made from one: cheap enough for sizes that change in every frame. Do not draw on it."""
    side = max(2, side // 2 * 2)

    def make() -> pygame.Surface:
        out = pygame.transform.smoothscale(shapes.disc(64, pygame.Color("white")), (side, side))
        out.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
        return out

    return _dots.get((side, tuple(color)), make)
