"""Gradients, halftone dots and noise as skia shaders."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import skia

from .colour import channels, packed

# A bare colour takes an evenly spaced position; (position, colour[, alpha]) is explicit.
Stop = str | tuple[float, str] | tuple[float, str, float]

_HALFTONE = """
uniform float2 p0; uniform float2 p1; uniform float cell; uniform float angle;
uniform float lo; uniform float hi; uniform float4 ink;
half4 main(float2 p) {
  float2 d = p1 - p0;
  float2 q = float2(p.x*cos(angle) - p.y*sin(angle), p.x*sin(angle) + p.y*cos(angle)) / cell;
  float2 f = fract(q) - 0.5;
  float t = clamp(dot(p - p0, d) / max(dot(d, d), 0.001), 0, 1);
  float r = mix(lo, hi, t) * 0.72;
  float e = 0.6 / cell;
  float v = smoothstep(r + e, r - e, length(f)) * step(0.01, r);
  return half4(ink.rgb * ink.a * v, ink.a * v);
}
"""


def _split(stops: tuple[Stop, ...]) -> tuple[list[int], list[float]]:
    colours, positions = [], []
    for index, stop in enumerate(stops):
        if isinstance(stop, str):
            stop = (index / (len(stops) - 1), stop)
        position, colour, *alpha = stop
        colours.append(packed(colour, *alpha))
        positions.append(float(position))
    return colours, positions


def linear(x0: float, y0: float, x1: float, y1: float, *stops: Stop) -> skia.Shader:
    return skia.GradientShader.MakeLinear([skia.Point(x0, y0), skia.Point(x1, y1)], *_split(stops))


def vertical(y0: float, y1: float, *stops: Stop) -> skia.Shader:
    return linear(0, y0, 0, y1, *stops)


def radial(x: float, y: float, radius: float, *stops: Stop) -> skia.Shader:
    return skia.GradientShader.MakeRadial(skia.Point(x, y), radius, *_split(stops))


def sweep(x: float, y: float, *stops: Stop, start: float = 0) -> skia.Shader:
    """Colours round a point, clockwise from `start` degrees: foil and metal rings."""
    colours, positions = _split(stops)
    return skia.GradientShader.MakeSweep(x, y, colours, positions=positions, startAngle=start, endAngle=start + 360)


@lru_cache(None)
def _halftone_effect() -> skia.RuntimeEffect:
    result = skia.RuntimeEffect.MakeForShader(_HALFTONE)
    return result.effect if hasattr(result, "effect") else result


def halftone(
    ink: str,
    cell: float = 6,
    degrees: float = 45,
    start: tuple[float, float] = (0, 0),
    end: tuple[float, float] = (0, 100),
    low: float = 0.0,
    high: float = 1.0,
    alpha: float = 1.0,
) -> skia.Shader:
    """Printed dots whose size grows from `low` at the start point to `high` at the end point."""
    builder = skia.RuntimeShaderBuilder(_halftone_effect())
    uniforms = {
        "p0": list(start),
        "p1": list(end),
        "cell": float(cell),
        "angle": math.radians(degrees),
        "lo": float(low),
        "hi": float(high),
        "ink": [value / 255 for value in channels(ink)] + [float(alpha)],
    }
    for name, value in uniforms.items():
        builder.setUniform(name, value)
    return builder.makeShader()


def fractal_noise(across: float, down: float, octaves: int, seed: int) -> skia.Shader:
    return skia.PerlinNoiseShader.MakeFractalNoise(across, down, octaves, seed, None)


@lru_cache(8)
def grain_tile(seed: int, size: int = 256) -> skia.Image:
    """A square of grey film grain that repeats without seams."""
    grey = np.random.default_rng(seed).normal(128, 46, (size, size)).clip(0, 255).astype(np.uint8)
    return skia.Image.fromarray(np.ascontiguousarray(np.dstack([grey, grey, grey, np.full_like(grey, 255)])))
