"""The printed ring in the middle of a table: its sections, their light, and the beds of cards. Pixels."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import pictures, shapes

if TYPE_CHECKING:
    from pygame import Rect

    from tabletop.table.layout_schema.board_schema import Board, Section, Style

CLOTH = "#0c0a24"  # of printed mats
STEPS = 48  # corners of an arc
INSIDE, INSET = 0.968, 0.006  # what is lit keeps so far inside the lines of the ring


def paint(target: pygame.Surface, game: str, board: Board, area: Rect, style: Style) -> None:
    """Draw the ring with its sections, and a hole in each."""
    if style == "bare":
        return
    parts = [_band(board, section, area, printed=style == "printed") for section in board.sections]
    target.blit(shapes.svg(area.size, "".join(parts), keep=False), area)
    side = round(board.hole_size * area.height)
    for section in board.sections:
        if section.hole:
            picture = pictures.contain((game, section.hole), (side, side))
            middle = (area.left + section.at[0] * area.width, area.top + section.at[1] * area.height)
            target.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


def _band(board: Board, section: Section, area: Rect, *, printed: bool) -> str:
    """One section of the ring as two halves: above and below the middle, glowing at its edges."""
    out = []
    for side in (-1, 1):
        outer = [_on(board.outer, x, side, area) for x in _between(section, board.outer[0])]
        inner = [_on(board.inner, x, side, area) for x in _between(section, board.outer[0])]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (*outer, *reversed(inner)))
        if printed:
            out.append(f'<polygon points="{points}" fill="{CLOTH}" fill-opacity="0.88"/>')
        out.append(f'<polygon points="{points}" fill="{section.color}" fill-opacity="0.17"/>')
        glow = (
            ((34, 0.05), (22, 0.06), (9, 0.12), (5, 0.2), (1.8, 0.95))
            if printed
            else ((9, 0.12), (5, 0.2), (1.8, 0.95))
        )
        ends = [[outer[0], inner[0]], [outer[-1], inner[-1]]]
        for line in (outer, inner, *ends):
            way = " ".join(f"{x:.1f},{y:.1f}" for x, y in line)
            for width, alpha in glow:
                wide = width * area.height / 700
                out.append(
                    f'<polyline points="{way}" fill="none" stroke="{section.color}" stroke-width="{wide:.1f}" '
                    f'stroke-opacity="{alpha}" stroke-linejoin="round"/>'
                )
    return "".join(out)


def _between(section: Section, reach: float, inset: float = 0.0) -> list[float]:
    start, end = max(section.start + inset, 0.5 - reach), min(section.end - inset, 0.5 + reach)
    return [start + (end - start) * i / STEPS for i in range(STEPS + 1)]


def _on(axes: tuple[float, ...], x: float, side: int, area: Rect, least: float = 0.0) -> tuple[float, float]:
    """The point of an ellipse above (-1) or below (1) the middle at a share of the width; beside it, on the middle, or
    `least` (a share of the height) away from it.
    """
    inside = max(0.0, 1 - ((x - 0.5) / axes[0]) ** 2)
    return x * area.width, (0.5 + side * max(least, axes[1] * math.sqrt(inside))) * area.height


def glow(
    board: Board, group: str, area: Rect, *, own: bool, color: pygame.Color, fill: float = 0.2
) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """The half of a section that is lit; None for places outside all sections."""
    for section in board.sections:
        if group in section.zones:
            side = 1 if own else -1
            columns = _between(section, board.outer[0] * INSIDE, INSET)
            columns = columns if own else [1 - x for x in columns]
            outer, inner = tuple(axis * INSIDE for axis in board.outer), tuple(axis / INSIDE**2 for axis in board.inner)
            line = [_on(outer, x, side, area) for x in columns]
            line += [_on(inner, x, side, area, least=INSET * 2) for x in reversed(columns)]
            left, top = min(x for x, _ in line), min(y for _, y in line)
            size = (round(max(x for x, _ in line) - left) + 2, round(max(y for _, y in line) - top) + 2)
            points = " ".join(f"{x - left:.1f},{y - top:.1f}" for x, y in line)
            tint, wide = shapes.hex6(color), max(1.5, 2.5 * area.height / 700)
            way = _dashes([(x - left, y - top) for x, y in (*line, line[0])], wide * 6)
            body = (
                f'<polygon points="{points}" fill="{tint}" fill-opacity="{fill}"/>'
                f'<path d="{way}" fill="none" stroke="{tint}" stroke-width="{wide:.1f}" stroke-opacity="0.8"/>'
            )
            return shapes.svg(size, body), (round(area.left + left), round(area.top + top))
    return None


def _dashes(points: list[tuple[float, float]], length: float) -> str:
    """A path of dashes of a length along a line; the renderer's own dashes leave stray lines."""
    out, drawn, left = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"], True, length
    for (x0, y0), (x1, y1) in pairwise(points):
        far, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while far - done > left:
            done += left
            x, y = x0 + (x1 - x0) * done / far, y0 + (y1 - y0) * done / far
            out.append(f"{'L' if drawn else 'M'}{x:.1f} {y:.1f}")
            drawn, left = not drawn, length * (0.6 if drawn else 1)
        left -= far - done
        if drawn:
            out.append(f"L{x1:.1f} {y1:.1f}")
    return "".join(out)


def bed(board: Board, area: Rect, slot: Rect, color: pygame.Color, line: int, style: Style) -> pygame.Surface:
    """An empty slot: a dark card; on printed mats in the colour of its section, with a Bean to show how cards lie."""
    size = slot.size
    if style == "printed":
        return _printed(size, _color_at(board, (slot.centerx - area.left) / area.width), line)
    out = shapes.blank(size)
    dark = pygame.Color(6, 4, 20, 120)
    out.blit(shapes.filled(size, max(4, size[0] // 10), dark, dark), (0, 0))
    out.blit(shapes.ring(size, max(4, size[0] // 10), line, pygame.Color(color.r, color.g, color.b, 150)), (0, 0))
    return out


def _color_at(board: Board, x: float) -> str:
    """The colour of the section at a share of the board's width."""
    return next((part.color for part in board.sections if part.start <= x < part.end), board.sections[0].color)


def _printed(size: tuple[int, int], color: str, line: int) -> pygame.Surface:
    wide, high = size
    bean = wide * 0.46, high * 0.5
    frame = (
        f'<rect x="{line}" y="{line}" width="{wide - 2 * line}" height="{high - 2 * line}" rx="{wide * 0.1:.1f}" '
        f'fill="#05041a" fill-opacity="0.75" stroke="{color}" stroke-width="{line}"/>'
    )
    inside = (
        f'<rect x="{(wide - bean[0]) / 2:.1f}" y="{(high - bean[1]) / 2:.1f}" width="{bean[0]:.1f}" '
        f'height="{bean[1]:.1f}" rx="{bean[0] * 0.46:.1f}" fill="{color}" fill-opacity="0.08" stroke="{color}" '
        f'stroke-opacity="0.45" stroke-width="{line * 0.7:.1f}"/>'
    )
    return shapes.svg(size, frame + inside)
