"""How the table of the flick is seen: from behind the shooter, upright things stay upright (a lens with shift)."""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class CameraRow(NamedTuple):
    """A row of the table: its depth in mm, its pixels per mm, its height in the window in pixels."""

    depth: float
    scale: float
    row: float


class Camera(NamedTuple):
    """World: mm, x right, y away, z up. Window: pixels. `mid` is the column of world x = `x`."""

    x: float
    mid: float
    focal: float
    back: float
    eye: float
    horizon: float

    def scale(self, y: float) -> float:
        """Pixels per mm at a depth."""
        return self.focal / max(1.0, y - self.back)

    def rows(self, y: float) -> float:
        """Rows of the window per mm of depth."""
        return self.eye * self.scale(y) ** 2 / self.focal

    def spot(self, x: float, y: float, z: float = 0.0) -> Point:
        """Where a point of the world is seen."""
        scale = self.scale(y)
        return self.mid + (x - self.x) * scale, self.horizon + (self.eye - z) * scale

    def ground(self, spot: Point) -> Point:
        """The place on the table under a point of the window."""
        scale = max(1e-6, (spot[1] - self.horizon) / self.eye)
        return self.x + (spot[0] - self.mid) / scale, self.back + self.focal / scale

    def depth(self, row: float) -> tuple[float, float]:
        """World y and pixels per mm of a row of the window."""
        scale = max(1e-6, (row - self.horizon) / self.eye)
        return self.back + self.focal / scale, scale


def camera(x: float, mid: float, near: CameraRow, far: CameraRow) -> Camera:
    """The camera that sees two rows of the table as told."""
    eye = (near.row - far.row) / (near.scale - far.scale)
    depth = (far.depth - near.depth) * far.scale / (near.scale - far.scale)
    return Camera(x, mid, near.scale * depth, near.depth - depth, eye, near.row - eye * near.scale)
