"""The attacking Missions and the Saboteur."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from tools.art.colour import light, shade
from tools.art.espionage.stage import (
    BLACK,
    HEIGHT,
    WIDTH,
    bokeh,
    fedora,
    finish,
    lamp,
    light_disc,
    person,
    rim,
    silhouette,
    sky,
    skyline,
)
from tools.art.paths import box, ellipse, limb, minus, placed, polygon, rotated, scaled, spline, star, svg, union
from tools.art.shaders import linear, radial, sweep, vertical

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas


def sniper() -> Canvas:
    """Through a scope: a man with a briefcase on a roof, the red dot on the briefcase."""
    canvas = sky("#0a1420", (0.5, "#0c2430"), (1, "#05070d"), bottom=HEIGHT)
    for x in range(-200, 520, 26):
        canvas.line([(x, 690), (x + 170, 470)], "#16384a", 9, 0.5)
    x, y = 240, 246
    lens = ellipse(x, y, 214)
    canvas.fill(ellipse(x, y + 12, 242), "#000000", 0.6, blur=18)
    with canvas.clip(lens):
        _far_city(canvas)
        _pigeons(canvas)
        dot = _man_with_case(canvas)
        canvas.stroke(lens, "#02040a", 30, 0.6, blur=14)
        glare = svg("M60 170 C90 90 150 50 210 44 C150 70 110 120 92 190Z")
        canvas.fill(glare, "#d8fff6", 0.16, blur=4)
        _reticle(canvas, *dot)
    canvas.stroke(lens, "#141a24", 26)
    metal = sweep(
        x, y, "#9fb6c4", "#1a222c", (0.3, "#0a0e14"), (0.55, "#6a8694"), (0.7, "#10161e"), (1, "#9fb6c4"), start=200
    )
    canvas.stroke(ellipse(x, y, 226), metal, 4)
    canvas.stroke(ellipse(x, y, 202), "#3fd0c0", 1.5, 0.7)
    return finish(canvas)


def _far_city(canvas: Canvas) -> None:
    stops = ("#0a3a6a", (0.4, "#1a9ab0"), (0.66, "#7fe0c0"), (0.86, "#ffe9a0"), (1, "#ffb06a"))
    canvas.rect(0, 0, WIDTH, HEIGHT, vertical(20, 420, *stops))
    canvas.fill(ellipse(262, 206, 116), radial(262, 206, 116, "#fffbe0", (0.7, "#ffeebc"), (1, "#ffe0a0")), 0.9)
    bokeh(canvas, 40, ["#7ff0e0", "#ffd07a", "#ff8a5a", "#c8fff0", "#4ab0ff"], 12, 130, 400, 7, 36)
    skyline(canvas, 352, "#1f7a90", 3, "", (30, 56), (30, 150))
    canvas.rect(0, 200, WIDTH, 240, vertical(260, 430, (0, "#8ff0dc", 0), (1, "#8ff0dc", 0.4)))
    skyline(canvas, 396, "#0b3c54", 6, "#ffe6a0", (40, 70), (20, 90))
    canvas.rect(0, 398, WIDTH, 100, vertical(400, 470, "#0a1c2a", "#04080f"))


def _pigeons(canvas: Canvas) -> None:
    wings = svg(
        "M0 0 C-8 -14 -22 -18 -34 -12 C-24 -10 -14 -2 -6 6 C-4 12 4 12 6 6 C14 -4 24 -12 36 -18 C22 -22 8 -14 0 0Z"
    )
    for x, y, size, degrees in ((108, 118, 0.9, -12), (152, 92, 0.66, 8), (78, 166, 0.6, -4), (372, 138, 0.7, 14)):
        canvas.fill(placed(wings, x, y, size, degrees), "#08202e")


def _man_with_case(canvas: Canvas) -> tuple[float, float]:
    """Draws the man; returns where the red dot sits."""
    joints = {
        "head": (246, 176),
        "neck": (246, 206),
        "shoulder_l": (216, 222),
        "shoulder_r": (276, 222),
        "elbow_l": (202, 274),
        "hand_l": (206, 322),
        "elbow_r": (294, 272),
        "hand_r": (298, 320),
        "hip_l": (228, 308),
        "hip_r": (264, 308),
        "knee_l": (226, 362),
        "foot_l": (218, 412),
        "knee_r": (268, 362),
        "foot_r": (278, 412),
    }
    coat = svg("M214 212 C206 256 200 326 192 378 L300 378 C294 326 288 256 278 212 C266 202 228 202 214 212Z")
    handle = minus(box(300, 316, 24, 20, 6), box(305, 321, 14, 16, 3))
    case = union(box(276, 330, 72, 48, 5), handle)
    figure = union(person(joints, 1.2), coat, fedora(246, 162, 1.0))
    canvas.fill(ellipse(250, 416, 190, 14), "#8ff0dc", 0.2, blur=8)
    silhouette(canvas, figure, 5, -3, "#ffe2a8")
    silhouette(canvas, case, 3, -3, "#ffe2a8", "#12090c")
    return 312, 352


def _reticle(canvas: Canvas, x: float, y: float) -> None:
    canvas.stroke(ellipse(x, y, 62), BLACK, 2.4, 0.9)
    for degrees in range(0, 360, 90):
        with canvas.transform(x, y, degrees=degrees):
            canvas.line([(66, 0), (420, 0)], BLACK, 6)
            canvas.line([(18, 0), (66, 0)], BLACK, 2)
            for mark in range(24, 66, 12):
                half = 5 if mark % 24 else 9
                canvas.line([(mark, -half), (mark, half)], BLACK, 2)
    lamp(canvas, x, y, 5.5, "#ff3a3a", "#ff4a4a")


def assassin() -> Canvas:
    """A gloved hand lays a calling card on a silver tray."""
    canvas = sky("#1a0312", (0.45, "#6e0f2e"), (0.8, "#c8283a"), (1, "#ff7a4a"))
    light_disc(canvas, 210, 214, 164, "#ffd8b0", "#ff6a4a", "#c81f3a")
    bokeh(canvas, 30, ["#ff8a6a", "#ff4a6a", "#ffd0a0"], 14, 40, 560, 5, 34)
    _tray(canvas)
    card = placed(box(-62, -42, 124, 84, 5), 204, 302, 1, -9)
    canvas.shadow(card, 4, 14, 8, "#1a0008", 0.6)
    canvas.fill(card, linear(140, 260, 270, 350, "#ffffff", "#f2e6da"))
    with canvas.transform(204, 302, degrees=-9):
        canvas.fill(star(-28, -4, 4, 25, 7), "#c81f3a")
        canvas.fill(ellipse(22, -8, 30, 7), "#2a1018", 0.75, blur=5)
        canvas.fill(ellipse(34, -5, 24, 4), "#2a1018", 0.6, blur=3)
        canvas.line([(0, 16), (46, 16)], "#8a6a70", 3)
        canvas.line([(0, 26), (30, 26)], "#8a6a70", 3)
    _gloved_hand(canvas)
    return finish(canvas)


def _tray(canvas: Canvas) -> None:
    canvas.rect(0, 350, WIDTH, 330, vertical(350, 520, "#4a0a24", (0.3, "#26040f"), (1, BLACK)))
    canvas.fill(ellipse(226, 414, 226, 34), "#000000", 0.75, blur=14)
    lower = ellipse(226, 372, 206, 62)
    canvas.fill(lower, "#1a1016")
    canvas.fill(
        ellipse(226, 364, 206, 62),
        linear(20, 300, 430, 420, "#fff4ee", (0.3, "#a08a94"), (0.55, "#f6e6e2"), (1, "#4a2a38")),
    )
    canvas.fill(ellipse(226, 364, 188, 52), linear(60, 320, 400, 410, "#5a3442", (0.5, "#c8a8ac"), (1, "#7a4a58")))
    canvas.fill(ellipse(226, 370, 172, 45), linear(60, 320, 400, 410, "#b09098", (0.5, "#8a6470"), (1, "#d8b8b8")))


def _gloved_hand(canvas: Canvas) -> None:
    """From the upper right: black sleeve, white cuff, a white glove that holds the card by its edge."""
    sleeve = polygon((520, -30), (520, 214), (392, 232), (346, 150), (404, -30))
    fingers = [
        limb([(330, 196), (284, 218), (258, 268)], 36, 24),
        limb([(346, 214), (310, 244), (290, 290)], 35, 23),
        limb([(362, 226), (338, 262), (322, 302)], 33, 22),
        limb([(376, 226), (366, 268), (352, 300)], 29, 19),
    ]
    palm = spline([(330, 160), (376, 156), (404, 196), (392, 236), (350, 246), (314, 214)])
    thumb = limb([(326, 180), (270, 206), (238, 260)], 32, 22)
    glove = union(palm, *fingers)
    canvas.shadow(union(glove, thumb), 10, 22, 12, "#1a0008", 0.5)
    canvas.fill(glove, linear(250, 170, 400, 290, "#ffffff", (0.5, "#e2d8e0"), (1, "#8a7690")))
    for finger in fingers[1:]:
        canvas.inner_shadow(finger, "#5a3a60", 9, 4, 0.55, 3)
    canvas.fill(thumb, linear(230, 180, 330, 270, "#ffffff", "#cfc2d2"))
    canvas.inner_shadow(thumb, "#5a3a60", -4, -8, 0.5, 3)
    canvas.inner_shadow(union(glove, thumb), "#5a2a50", -8, -10, 0.45, 5)
    cuff = polygon((340, 142), (362, 126), (424, 224), (398, 240))
    canvas.fill(cuff, linear(350, 130, 420, 230, "#ffffff", "#bdb0c0"))
    canvas.fill(placed(ellipse(0, 0, 7, 9), 388, 190), "#ffd35a")
    silhouette(canvas, sleeve, -7, 3, "#ff9a7a")


def terrorist() -> Canvas:
    """A ballroom from above: guests scatter in a star from a glowing suitcase."""
    canvas = sky("#2a0c08", "#2a0c08")
    x, y = 240, 236
    canvas.wash(radial(x, y, 440, "#fff2b0", (0.16, "#ffc24a"), (0.42, "#e0702a"), (0.72, "#8a2a1e"), (1, "#2a0a14")))
    _parquet(canvas, x, y)
    rng = random.Random(6)
    for ring, count, reach in ((0, 8, 142), (1, 12, 224), (2, 14, 318)):
        for index in range(count):
            angle = 2 * math.pi * (index + 0.5 * ring + rng.uniform(-0.16, 0.16)) / count + 0.2
            distance = reach + rng.uniform(-14, 14)
            _guest(canvas, (x, y), angle, distance, rng.random() < 0.5, 1.0 + 0.08 * ring)
    bokeh(canvas, 22, ["#ffb05a", "#ff6a3a", "#ffe0a0"], 21, 0, 600, 6, 30, 0.4)
    _ticking_case(canvas, x, y)
    return finish(canvas, 0.5)


def _parquet(canvas: Canvas, x: float, y: float) -> None:
    for ring in range(1, 10):
        canvas.stroke(ellipse(x, y, ring * 52), "#5a1a10", 2, 0.35)
    for index in range(32):
        angle = math.radians(index * 11.25)
        near, far = 52 + 52 * (index % 2), 560
        spoke = [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for reach in (near, far)]
        canvas.line(spoke, "#5a1a10", 2, 0.35)
        if index % 2:
            sector = [(x + far * math.cos(angle + turn), y + far * math.sin(angle + turn)) for turn in (0, 0.196)]
            canvas.fill(polygon((x, y), *sector), "#fff0b0", 0.07)


def _guest(canvas: Canvas, centre: tuple[float, float], angle: float, distance: float, gown: bool, size: float) -> None:
    """Somebody seen from above, running away from the centre; the light throws a long shadow outward."""
    x, y = centre[0] + distance * math.cos(angle), centre[1] + distance * math.sin(angle)
    with canvas.transform(x, y, size, degrees=math.degrees(angle)):
        canvas.fill(
            polygon((6, -15), (112, -30), (112, 30), (6, 15)),
            linear(6, 0, 112, 0, (0, "#16040a", 0.7), (1, "#16040a", 0)),
        )
        arms = union(limb([(0, -16), (16, -24), (30, -16)], 10, 6), limb([(0, 16), (-14, 26), (-24, 20)], 10, 6))
        body = ellipse(0, 0, 13, 21)
        if gown:
            body = union(body, placed(star(0, 0, 9, 33, 27), -14, 0))
        legs = union(limb([(-6, -7), (-26, -9)], 11, 8), limb([(4, 8), (22, 9)], 11, 8))
        shape = union(body, arms, legs)
        silhouette(canvas, shape, -5, 0, "#ffd27a")
        head = ellipse(4, 0, 10, 9)
        canvas.fill(head, "#1c0b10")
        rim(canvas, head, -3, 0, "#ffe2a0")


def _ticking_case(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(
        ellipse(x, y, 130),
        radial(x, y, 130, (0, "#fff6c0", 0.95), (0.5, "#ffb04a", 0.5), (1, "#ff7a2a", 0)),
        mode="screen",
    )
    with canvas.transform(x, y, degrees=-12):
        case = box(-62, -42, 124, 88, 12)
        handle = minus(box(-22, -62, 44, 30, 10), box(-13, -53, 26, 24, 6))
        canvas.shadow(union(case, handle), 0, 6, 8, "#2a0808", 0.7)
        canvas.fill(handle, "#1a0a0e")
        canvas.fill(case, vertical(-42, 46, "#4a1a1e", "#14060a"))
        canvas.stroke(case, "#0a0306", 4)
        canvas.stroke(box(-56, -36, 112, 76, 8), "#ff9a5a", 2, 0.7)
        screen = box(-42, -20, 84, 44, 6)
        canvas.fill(screen, "#1a0204")
        with canvas.layer(blur=5):
            canvas.text("0:09", "BebasNeue-Bold.otf", 46, 0, 18, "#ff2a1a", "centre", 3)
        canvas.text("0:09", "BebasNeue-Bold.otf", 46, 0, 18, "#ff8a6a", "centre", 3)


def saboteur() -> Canvas:
    """A spanner falls between two brass cogwheels."""
    canvas = sky("#04181c", (0.4, "#0c4a50"), (0.75, "#2a8a78"), (1, "#d8a04a"))
    light_disc(canvas, 240, 218, 150, "#fff6d8", "#ffdc8a", "#e8943a")
    bokeh(canvas, 28, ["#ffd07a", "#7fe0c8", "#ffe9b0"], 17, 20, 600, 5, 36)
    _cogwheel(canvas, 70, 372, 176, 14, 4)
    _cogwheel(canvas, 432, 330, 168, 13, -9)
    _cogwheel(canvas, 404, 60, 96, 9, 12, far=True)
    _cogwheel(canvas, 40, 92, 110, 10, 3, far=True)
    spanner = _spanner()
    for drop, alpha in ((-76, 0.12), (-52, 0.2), (-28, 0.32)):
        ghost = placed(spanner, 236 - drop * 0.16, 224 + drop, 1, 24 + drop * 0.2)
        canvas.fill(ghost, "#fff2c8", alpha, blur=3)
    shape = placed(spanner, 236, 224, 1, 24)
    canvas.shadow(shape, 8, 12, 9, "#1a0a00", 0.5)
    canvas.fill(shape, linear(170, 100, 300, 340, "#ffffff", (0.3, "#c8d2d8"), (0.6, "#6a7a84"), (1, "#1c262c")))
    canvas.stroke(shape, "#0c1216", 4)
    rim(canvas, shape, -4, -3, "#ffffff", 0.8)
    for x, y, size in ((150, 296, 17), (318, 270, 13), (176, 336, 9), (300, 330, 16), (210, 384, 11)):
        lamp(canvas, x, y, size * 0.14, "#ffb04a", "#fff6d8")
        canvas.fill(star(x, y, 4, size, size * 0.16, 20), "#fff2c0")
    return finish(canvas)


def _spanner() -> skia.Path:
    shaft = box(-17, -96, 34, 192, 8)
    jaw = minus(
        placed(star(0, 0, 6, 52, 48), 0, -118), polygon((-19, -190), (19, -190), (19, -120), (0, -104), (-19, -120))
    )
    ring = minus(ellipse(0, 122, 43), placed(star(0, 0, 6, 22, 19), 0, 122))
    groove = box(-6, -66, 12, 132, 6)
    return minus(union(shaft, jaw, ring), groove)


def _cogwheel(canvas: Canvas, x: float, y: float, radius: float, teeth: int, turn: float, *, far: bool = False) -> None:
    tooth = polygon(
        (-radius * 0.17, -radius * 0.84),
        (-radius * 0.1, -radius * 1.1),
        (radius * 0.1, -radius * 1.1),
        (radius * 0.17, -radius * 0.84),
    )
    wheel = union(ellipse(0, 0, radius * 0.9), *[rotated(tooth, index * 360 / teeth) for index in range(teeth)])
    hub = union(
        *[rotated(box(-radius * 0.11, -radius * 0.7, radius * 0.22, radius * 0.7), index * 72) for index in range(5)]
    )
    wheel = minus(
        wheel,
        minus(ellipse(0, 0, radius * 0.64), union(hub, ellipse(0, 0, radius * 0.3))),
        ellipse(0, 0, radius * 0.11),
    )
    wheel = placed(wheel, x, y, 1, turn)
    if far:
        canvas.fill(wheel, "#0e3a40", 0.8)
        return
    canvas.shadow(wheel, 0, 12, 12, "#000000", 0.5)
    canvas.fill(wheel, radial(240, 220, 380, "#6a3c0c", (0.3, "#3a1e08"), (0.7, BLACK)))
    ring = minus(ellipse(x, y, radius * 0.82), ellipse(x, y, radius * 0.77))
    canvas.fill(ring, shade("#d8963a", 1.5), 0.55)
    for inner in (wheel, scaled(wheel, 0.985, x=x, y=y)):
        rim(canvas, inner, 5 if x < 240 else -5, -5, light("#ffb84a", 0.5), 0.9)
