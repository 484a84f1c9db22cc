"""The drawing surface.  Coordinates are logical units; a picture is enlarged by its scale, never redrawn."""

from __future__ import annotations

import contextlib
import hashlib
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import skia

from .colour import channels, packed
from .lettering import text_path
from .paths import Point, minus, moved, polygon
from .shaders import fractal_noise, grain_tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Fill: TypeAlias = str | skia.Shader

_MODES = {
    "multiply": skia.BlendMode.kMultiply,
    "screen": skia.BlendMode.kScreen,
    "overlay": skia.BlendMode.kOverlay,
    "soft": skia.BlendMode.kSoftLight,
    "add": skia.BlendMode.kPlus,
    "keep": skia.BlendMode.kDstIn,
    "erase": skia.BlendMode.kDstOut,
    "atop": skia.BlendMode.kSrcATop,
}
_CAPS = {"round": skia.Paint.kRound_Cap, "butt": skia.Paint.kButt_Cap}
_SMOOTH = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)


class Canvas:
    """A transparent picture of width x height logical units, drawn at `scale` pixels per unit."""

    def __init__(self, width: float, height: float, scale: float = 1.0) -> None:
        self.width, self.height = width, height
        self.surface = skia.Surface(round(width * scale), round(height * scale))
        self.skia = self.surface.getCanvas()
        self.skia.scale(scale, scale)
        self.skia.clear(0)

    def _paint(self, fill: Fill | None, alpha: float = 1, mode: str | None = None, blur: float = 0) -> skia.Paint:
        paint = skia.Paint(AntiAlias=True)
        if isinstance(fill, str):
            paint.setColor(packed(fill, alpha))
        else:
            if fill is not None:
                paint.setShader(fill)
            paint.setAlphaf(alpha)
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        if mode:
            paint.setBlendMode(_MODES[mode])
        return paint

    def fill(self, path: skia.Path, fill: Fill, alpha: float = 1, blur: float = 0, mode: str | None = None) -> None:
        self.skia.drawPath(path, self._paint(fill, alpha, mode, blur))

    def stroke(
        self,
        path: skia.Path,
        fill: Fill,
        width: float,
        alpha: float = 1,
        blur: float = 0,
        mode: str | None = None,
        cap: str = "round",
        dash: Sequence[float] | None = None,
    ) -> None:
        paint = self._paint(fill, alpha, mode, blur)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(_CAPS[cap])
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        if dash:
            paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
        self.skia.drawPath(path, paint)

    def line(self, points: Sequence[Point], fill: Fill, width: float, alpha: float = 1, blur: float = 0) -> None:
        self.stroke(polygon(*points, close=False), fill, width, alpha, blur)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Fill,
        alpha: float = 1,
        blur: float = 0,
        mode: str | None = None,
    ) -> None:
        self.skia.drawRect(skia.Rect.MakeXYWH(x, y, width, height), self._paint(fill, alpha, mode, blur))

    def wash(self, fill: Fill, alpha: float = 1, mode: str | None = None) -> None:
        """Paint everything inside the clip."""
        self.skia.drawPaint(self._paint(fill, alpha, mode))

    def shadow(
        self, path: skia.Path, dx: float = 0, dy: float = 4, blur: float = 6, fill: str = "#000000", alpha: float = 0.35
    ) -> None:
        self.fill(moved(path, dx, dy), fill, alpha, blur)

    def inner_shadow(
        self,
        path: skia.Path,
        fill: Fill,
        dx: float,
        dy: float,
        alpha: float = 0.35,
        blur: float = 0,
        mode: str | None = "multiply",
    ) -> None:
        """Darken what lies inside the path but outside the path moved by (dx, dy)."""
        with self.clip(path):
            around = skia.Path()
            around.addRect(path.getBounds().makeOutset(400, 400))
            self.fill(minus(around, moved(path, dx, dy)), fill, alpha, blur, mode)

    @contextlib.contextmanager
    def clip(self, path: skia.Path) -> Iterator[None]:
        self.skia.save()
        self.skia.clipPath(path, skia.ClipOp.kIntersect, True)
        yield
        self.skia.restore()

    @contextlib.contextmanager
    def transform(
        self, x: float = 0, y: float = 0, across: float = 1, down: float | None = None, degrees: float = 0
    ) -> Iterator[None]:
        """Move the origin to (x, y), turn, then scale."""
        self.skia.save()
        self.skia.translate(x, y)
        self.skia.rotate(degrees)
        self.skia.scale(across, across if down is None else down)
        yield
        self.skia.restore()

    @contextlib.contextmanager
    def layer(
        self, alpha: float = 1, mode: str | None = None, blur: float = 0, image_filter: skia.ImageFilter | None = None
    ) -> Iterator[None]:
        """Draw what follows on a sheet of its own and lay it down as one."""
        paint = self._paint(None, alpha, mode)
        if blur:
            image_filter = skia.ImageFilters.Blur(blur, blur)
        if image_filter:
            paint.setImageFilter(image_filter)
        self.skia.saveLayer(None, paint)
        yield
        self.skia.restore()

    def grain(self, alpha: float, seed: int, mode: str = "overlay") -> None:
        """Film grain over the whole picture, one grain per pixel whatever the scale."""
        tile = grain_tile(seed).makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat, _SMOOTH)
        self.skia.save()
        self.skia.resetMatrix()
        self.wash(tile, alpha, mode)
        self.skia.restore()

    def noise(self, across: float, down: float, octaves: int, seed: int, alpha: float, mode: str) -> None:
        """Grey fractal noise over the clip; skia's own noise is coloured, hence the matrix."""
        paint = self._paint(fractal_noise(across, down, octaves, seed), alpha, mode)
        grey = [0.6, 0.6, 0.6, 0, -0.4]
        paint.setColorFilter(skia.ColorFilters.Matrix([*grey, *grey, *grey, 0, 0, 0, 0, 1]))
        self.skia.drawPaint(paint)

    def mist(self, colour: str, across: float, down: float, seed: int, gain: float = 3.4, cut: float = 1.35) -> None:
        """Clouds of one colour over the clip: noise whose strength, times gain less cut, becomes alpha."""
        red, green, blue = (value / 255 for value in channels(colour))
        matrix = [0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, gain, 0, 0, 0, -cut]
        paint = self._paint(fractal_noise(across, down, 4, seed))
        paint.setColorFilter(skia.ColorFilters.Matrix(matrix))
        self.skia.drawPaint(paint)

    def text(
        self,
        text: str,
        font_file: str,
        size: float,
        x: float,
        y: float,
        fill: Fill,
        align: str = "left",
        tracking: float = 0,
        alpha: float = 1,
    ) -> None:
        self.fill(text_path(text, font_file, size, x, y, align, tracking), fill, alpha)

    def picture(self, other: Canvas, x: float, y: float, width: float, height: float, alpha: float = 1) -> None:
        """Lay another canvas down inside a rectangle."""
        target = skia.Rect.MakeXYWH(x, y, width, height)
        self.skia.drawImageRect(other.surface.makeImageSnapshot(), target, _SMOOTH, self._paint(None, alpha))

    def pixels(self) -> np.ndarray:
        """Height x width x 4 bytes: red, green, blue, alpha, not premultiplied."""
        image = self.surface.makeImageSnapshot()
        return image.toarray(colorType=skia.ColorType.kRGBA_8888_ColorType)

    def digest(self) -> str:
        """SHA-256 of the pixels as drawn."""
        return hashlib.sha256(np.ascontiguousarray(self.pixels()).tobytes()).hexdigest()
