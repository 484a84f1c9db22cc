"""Robot Works: bolt bot, crane, mechanic, drill, drone."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, eye, eyes, mouth, nose
from tools.art.beanz.parts import (
    INK,
    Part,
    at,
    brush,
    capsule,
    dots,
    flat,
    group,
    pen,
    rod,
    shape,
    tube,
    twin,
    twin_pen,
)
from tools.art.beanz.props import bolts, fist, gear, mitt, puff, sparkle
from tools.art.beanz.wear import hem, overall, shirt
from tools.art.paths import box, ellipse, polygon

BOLT_BOT = Bean(
    "#a8b4c8",
    [
        shape(box(-72, -102, 144, 76, 22), "#1f2a4a"),
        flat(ellipse(-34, -64, 20, 24), "#5affd0"),
        flat(ellipse(34, -64, 20, 24), "#5affd0"),
        dots("#ffffff", (-40, -72, 7), (28, -72, 7)),
        shape(box(-44, 0, 88, 34, 8), "#3a4668"),
        *[pen(f"M{x} 4 L{x} 30", "#ffd23a", 6) for x in (-28, -10, 10, 28)],
    ],
    clothes=[flat(hem(60) + " L130 240 L-130 240Z", "#e8434f"), pen(hem(60), INK, 6), pen(hem(120), "#8a1f2f", 5)],
    back=[tube("M-84 80 C-110 60 -100 100 -124 80 C-140 60 -140 100 -158 76", 9, "#c4cbdc")],
    front=[
        bolts("#fff6d8", (-66, -128), (66, -128), (-78, 44), (78, 44), (-74, 90), (74, 90)),
        shape(box(-10, -204, 20, 34, 4), "#6a7490"),
        shape("M0 -216 L-18 -250 L-2 -250 L-10 -286 L22 -240 L6 -240 L14 -216Z", "#ffd23a"),
        twin(box(88, -84, 20, 44, 6), "#6a7490"),
        fist(-190, 50, "#e8434f", 1.15),
        gear(0, 116, 26, "#ffd23a", 8),
        mitt(124, 90, "#6a7490", 1.1, flip=True),
    ],
    rim="#8ff0ff",
    tilt=5,
)

CRANE = Bean(
    "#ffc02a",
    [
        shape(box(-66, -96, 132, 84, 14), "#8fe0ff"),
        pen("M-56 -30 L-20 -90", "#ffffff", 7, 0.7),
        eyes("happy", (6, -6), "#2a3a5a", y=-56, gap=30, r=25),
        mouth("smile", 0, 14, 0.7),
    ],
    clothes=[
        flat(hem(64) + " L130 240 L-130 240Z", "#3a3f5a"),
        *[flat(polygon((x, 60), (x + 26, 60), (x - 6, 106), (x - 32, 106)), "#2a2440") for x in range(-100, 140, 52)],
        flat(hem(96) + " L130 240 L-130 240Z", "#4a4f6e"),
        pen(hem(64), INK, 5),
        pen(hem(96), INK, 5),
    ],
    back=[
        *[
            rod(a, b, 13, "#ffc02a")
            for a, b in (
                ((60, -100), (96, -250)),
                ((110, -80), (124, -240)),
                ((96, -250), (-150, -268)),
                ((124, -240), (-150, -250)),
            )
        ],
        *[pen(f"M{x} -264 L{x + 30} -244", INK, 6) for x in (-120, -70, -20, 30)],
    ],
    front=[
        pen("M-146 -258 L-146 -150", INK, 8),
        tube("M-146 -150 C-126 -140 -126 -112 -146 -112 C-160 -112 -164 -122 -160 -132", 9, "#e8434f"),
        at(
            -146,
            -56,
            shape(capsule(34, 56), "#7ae06a", 5),
            eyes("happy", (0, -4), "#1f5a2a", y=-14, gap=14, r=13),
            mouth("oh", 0, 4, 0.5),
            shape("M-30 -40 C-20 -66 20 -66 30 -40 C10 -32 -10 -32 -30 -40Z", "#e8434f", 4),
        ),
        shape("M-120 156 L120 156 C150 160 150 212 120 216 L-120 216 C-150 212 -150 160 -120 156Z", "#33304a"),
        *[shape(ellipse(x, 186, 20), "#8a90b0", 4) for x in (-92, -32, 32, 92)],
        shape(box(-14, -186, 28, 22, 6), "#ff8a2a"),
    ],
    tilt=2,
)

_WRENCH = "M-9 90 L-9 -30 C-34 -44 -34 -84 -12 -92 L-12 -62 L12 -62 L12 -92 C34 -84 34 -44 9 -30 L9 90Z"

MECHANIC = Bean(
    "#b8784a",
    [
        eyes("happy", (4, 2), "#3a5a2a", y=-56),
        brows("cock", "#2a1712", y=-94),
        flat(ellipse(50, -8, 26, 14, -20), "#2a2440", 0.7),
        flat(ellipse(-58, -92, 17, 10, 20), "#2a2440", 0.6),
        nose("#b8784a", 1, -20),
        mouth("smirk", -4, -2),
    ],
    clothes=[shirt("#d8dce8", 48), overall("#e8862e", 70), flat(ellipse(-50, 140, 22, 14), "#2a2440", 0.45)],
    front=[
        shape("M-90 -100 C-100 -180 -50 -190 0 -190 C50 -190 100 -180 90 -100 C40 -118 -40 -118 -90 -100Z", "#3a62b8"),
        *[dots("#ffffff", (x, y, 7)) for x, y in ((-50, -140), (-14, -164), (26, -144), (58, -150), (2, -128))],
        shape("M84 -124 C120 -150 130 -120 150 -130 C146 -104 120 -96 90 -108Z", "#3a62b8"),
        at(-128, 20, shape(_WRENCH, "#b9c3da"), degrees=-24),
        mitt(-112, 76, "#b8784a", 1.15),
        at(
            136,
            112,
            shape(capsule(40, 60), "#8fb0d8", 5),
            eyes("closed", y=-16, gap=16, r=13),
            mouth("smile", 0, 6, 0.45),
            bolts("#fff", (0, 40)),
        ),
        shape(polygon((96, 214), (176, 214), (156, 184), (116, 184)), "#e8434f"),
    ],
    tilt=-4,
)

DRILL = Bean(
    "#6f7fa0",
    [
        eyes("tough", (0, 4), "#e8862e", y=-34, gap=40, r=27, lid="#5a6a8c"),
        brows("angry", "#2a2f4a", y=-68, gap=40, weight=1.2),
        mouth("teeth", 0, 24, 0.86),
    ],
    clothes=[
        flat(hem(84) + " L130 240 L-130 240Z", "#ffc02a"),
        *[flat(polygon((x, 70), (x + 30, 70), (x - 30, 220), (x - 60, 220)), "#2a2440") for x in range(-120, 200, 60)],
        pen(hem(84), INK, 6),
    ],
    back=[
        *[
            shape(polygon(*p), "#8a7a94")
            for p in (
                ((-170, -60), (-128, -84), (-112, -40), (-150, -20)),
                ((130, -110), (168, -90), (156, -50), (120, -60)),
                ((-150, 60), (-116, 50), (-120, 96)),
                ((130, 20), (164, 40), (140, 70)),
            )
        ]
    ],
    front=[
        shape("M-84 -104 L0 -290 L84 -104 C40 -84 -40 -84 -84 -104Z", "#c4cbdc"),
        *[
            brush(
                [(-84 * k, -104 - 186 * (1 - k)), (0, -80 - 176 * (1 - k)), (84 * k, -128 - 168 * (1 - k))],
                "#5a6484",
                4,
                4,
                11,
            )
            for k in (0.94, 0.72, 0.5, 0.3)
        ],
        shape("M-98 -112 C-50 -88 50 -88 98 -112 L98 -82 C50 -58 -50 -58 -98 -82Z", "#e8862e"),
        bolts("#fff0c0", (-70, -84), (0, -74), (70, -84)),
        twin(box(88, 20, 40, 70, 10), "#4a5470"),
        sparkle(-60, -250, 24, "#ffe27a"),
        sparkle(70, -220, 18, "#ffe27a"),
        puff("#b0a4b8", (-120, 160, 22), (-140, 142, 15), (128, 158, 22), (148, 140, 14)),
    ],
    tilt=14,
)

_ROTOR = group(
    flat(ellipse(0, -26, 66, 12), "#c8f4ff", 0.9),
    pen(ellipse(0, -26, 66, 12), INK, 4),
    shape(box(-5, -28, 10, 26, 3), "#4a5470", 4),
)


def _small(colour: str, kind: str) -> Part:
    return group(
        shape(capsule(38, 58), colour),
        eyes(kind, (0, 0), "#1f3a5a", y=-16, gap=16, r=15),
        mouth("smile", 0, 8, 0.5),
        at(0, -56, _ROTOR),
        flat(ellipse(-20, -26, 6, 13), "#fff", 0.8),
    )


DRONE = Bean(
    "#3fc0d8",
    [eye(0, -54, 44, (0, 2), "#e8434f", 0.6), mouth("w", 0, 14, 0.9)],
    clothes=[
        flat(hem(64) + " L130 240 L-130 240Z", "#2a3f5a"),
        pen(hem(64), INK, 6),
        dots("#7affc0", (-36, 116, 8), (0, 122, 8), (36, 116, 8)),
    ],
    back=[rod((0, 20), (-136, -60), 12, "#5a6484"), rod((0, 20), (136, -60), 12, "#5a6484")],
    front=[
        at(0, -168, _ROTOR, size=1.5),
        at(-150, -10, _small("#ffc02a", "happy")),
        at(150, -10, _small("#ff7a9a", "joy")),
        at(0, 176, _small("#8fe06a", "tough"), size=0.9),
        twin_pen("M180 70 C190 84 190 96 180 108", "#ffffff", 7),
    ],
    tilt=-4,
)

BEANS = {"bolt-bot": BOLT_BOT, "crane": CRANE, "mechanic": MECHANIC, "drill": DRILL, "drone": DRONE}
