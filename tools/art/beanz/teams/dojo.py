"""Dojo: ninja, sumo, black belt, sensei, board breaker."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth, nose
from tools.art.beanz.parts import INK, Part, at, brush, capsule, dots, flat, group, pen, rod, shape
from tools.art.beanz.props import mitt, sparkle
from tools.art.beanz.wear import hair, headband, hem
from tools.art.colour import shade
from tools.art.paths import box, ellipse, minus, polygon, star

_GI = "M-130 40 L-44 34 L18 110 L40 34 L130 40 L130 260 L-130 260Z"


def _gi(colour: str, belt: str) -> list[Part]:
    """A crossed jacket with a belt; the knot goes in front."""
    return [
        flat(_GI, colour),
        pen("M-44 34 L34 140 M44 34 L-20 120", INK, 5),
        pen("M-56 38 L22 146 M56 38 L0 104", shade(colour, 0.6), 7),
        pen(hem(138), INK, 30),
        pen(hem(138), belt, 20),
    ]


def _knot(belt: str, y: float = 158) -> Part:
    return group(
        shape(f"M-8 {y} L-46 {y + 44} L-26 {y + 54} L4 {y + 12}Z", belt),
        shape(f"M8 {y} L34 {y + 50} L54 {y + 40} L16 {y}Z", belt),
        shape(ellipse(0, y + 2, 16, 13), belt),
    )


NINJA = Bean(
    "#2f3150",
    [
        shape(box(-76, -92, 152, 62, 30), "#f0b98a", 5),
        eyes("tough", (-6, 2), "#2a2030", y=-60, gap=34, r=27, lid="#e0a070"),
        brows("angry", "#1f1420", y=-82, weight=0.9),
    ],
    clothes=[
        pen(hem(72), "#1f2038", 6),
        pen("M-110 20 L90 150", "#1f2038", 7),
        pen(hem(128), INK, 30),
        pen(hem(128), "#c2243c", 20),
        flat("M-130 -200 L130 -200 L130 -110 L-130 -110Z", "#383b5e", 0.6),
    ],
    back=[
        shape(
            "M70 -110 C120 -150 150 -120 200 -160 C196 -120 170 -90 130 -92 C170 -70 180 -40 214 -40 C180 -4 "
            "120 -40 76 -84Z",
            "#c2243c",
        ),
        rod((110, 60), (-150, -196), 9, "#c4cbdc"),
        rod((-106, -134), (-150, -196), 15, "#5a2a3a"),
    ],
    front=[
        headband("#c2243c", -124),
        shape(minus(star(-130, 80, 4, 52, 17, -60), ellipse(-130, 80, 8)), "#b9c3da"),
        mitt(-104, 104, "#2f3150", 1),
        mitt(118, 76, "#2f3150", 1, flip=True),
    ],
    rim="#8fb0ff",
    tilt=-8,
)

SUMO = Bean(
    "#f0b98a",
    [
        eyes("tough", (2, 3), "#2a1a20", y=-70, gap=38, r=27, lid="#e0a878"),
        brows("angry", "#1f1420", y=-104, gap=40, weight=1.3),
        cheeks("#ff6a4a", -30, 78),
        nose("#f0b98a", 1.2, -34),
        mouth("frown", 0, -16, 1),
    ],
    clothes=[
        pen("M-90 30 C-50 60 -14 50 0 30 C14 50 50 60 90 30", shade("#f0b98a", 1), 6),
        flat("M-200 66 C-80 96 80 96 200 66 L200 122 C80 150 -80 150 -200 122Z", "#3f52c8"),
        pen("M-200 66 C-80 96 80 96 200 66 M-200 122 C-80 150 80 150 200 122", INK, 6),
        dots("#e8b48a", (0, 62, 5)),
    ],
    back=[
        flat(ellipse(0, 150, 184, 46), "#d9b078"),
        pen(ellipse(0, 150, 184, 46), INK, 29),
        pen(ellipse(0, 150, 184, 46), "#f2dc9a", 18),
    ],
    front=[
        shape("M-96 -118 C-110 -176 -60 -196 0 -196 C60 -196 110 -176 96 -118 C60 -146 -60 -146 -96 -118Z", "#241a30"),
        shape(ellipse(0, -204, 24, 18), "#241a30"),
        pen("M-20 -190 L20 -190", "#e8303a", 8),
        shape("M-36 92 L36 92 L28 196 L-28 196Z", "#3f52c8"),
        pen("M-12 106 L-10 188 M12 106 L10 188", "#ffd23a", 5),
        mitt(-150, 60, "#f0b98a", 1.3),
        mitt(150, 60, "#f0b98a", 1.3, flip=True),
    ],
    body=capsule(136, 166),
    rim="#ffd8b0",
    tilt=0,
)

BLACK_BELT = Bean(
    "#d99a66",
    [
        eyes("tough", (4, 2), "#3a2010", y=-62, lid="#c4874f"),
        brows("angry", "#1f1420", y=-100),
        nose("#d99a66", 0.9, -28),
        mouth("shout", 0, -10, 0.6),
    ],
    clothes=_gi("#fbfbff", "#241f33"),
    front=[
        hair("#1f1420", "bowl"),
        headband("#e8303a", -116, knot=True),
        _knot("#241f33"),
        shape("M60 150 L128 108 L196 44 L222 70 L160 146 L92 196Z", "#fbfbff"),
        shape("M192 40 C196 10 224 -6 238 6 C250 20 250 50 226 76Z", "#d99a66"),
        mitt(-132, 70, "#d99a66", 1.1),
        pen("M206 -30 L214 -64 M236 -14 L262 -36 M250 20 L282 18", "#ffd23a", 9),
    ],
    tilt=-13,
)

SENSEI = Bean(
    "#ffdcc0",
    [
        eyes("closed", y=-62, gap=36, r=25),
        *[brush([(s * 16, -88), (s * 44, -104), (s * 92, -84), (s * 118, -52)], "#ffffff", 8, 3, 16) for s in (-1, 1)],
        cheeks("#ff8a7a", -30),
        nose("#ffdcc0", 1.2, -28),
    ],
    clothes=_gi("#8a5a3a", "#e8c060"),
    front=[
        *[pen(f"M{s * 16} -88 C{s * 50} -112 {s * 92} -92 {s * 120} -50", INK, 25) for s in (-1, 1)],
        *[pen(f"M{s * 16} -88 C{s * 50} -112 {s * 92} -92 {s * 120} -50", "#ffffff", 15) for s in (-1, 1)],
        shape("M-40 -18 C-20 -30 20 -30 40 -18 C60 40 44 100 0 186 C-44 100 -60 40 -40 -18Z", "#ffffff"),
        *[brush([(x, 10), (x * 0.7, 90)], "#c4cbdc", 2, 4) for x in (-22, 0, 22)],
        *[pen(f"M{s * 4} -10 C{s * 40} -20 {s * 70} 10 {s * 84} 54", INK, 19) for s in (-1, 1)],
        *[pen(f"M{s * 4} -10 C{s * 40} -20 {s * 70} 10 {s * 84} 54", "#ffffff", 10) for s in (-1, 1)],
        shape("M96 40 L164 40 C164 84 150 100 130 100 C110 100 96 84 96 40Z", "#4fb0a0"),
        shape(ellipse(130, 40, 34, 10), "#c9e06a", 4),
        pen("M118 18 C110 0 126 -8 118 -26 M144 18 C136 0 152 -8 144 -26", "#ffffff", 7),
        mitt(116, 90, "#ffdcc0", 1, flip=True),
        mitt(-112, 110, "#ffdcc0", 1),
        shape(ellipse(0, 184, 30, 15), "#ffdcc0"),
    ],
    tilt=3,
)

BOARD_BREAKER = Bean(
    "#8a5330",
    [
        eyes("tough", (0, 6), "#2a1a10", y=-70, lid="#75441f"),
        brows("angry", "#1a0f0a", y=-108, weight=1.2),
        nose("#8a5330", 1, -34),
        mouth("teeth", 0, -18, 0.8),
    ],
    clothes=_gi("#e8503a", "#ffd23a"),
    front=[
        hair("#1a0f0a", "mohawk"),
        headband("#ffffff", -122),
        *[
            group(
                shape(polygon((-170, y), (-12, y + 22), (-22, y + 46), (-170, y + 24)), c),
                shape(polygon((170, y), (12, y + 22), (22, y + 46), (170, y + 24)), c),
            )
            for y, c in ((150, "#b97845"), (120, "#c98a50"), (90, "#d99a5c"))
        ],
        at(
            30,
            4,
            shape("M-30 34 L30 34 L50 -30 L-4 -46Z", "#e8503a"),
            shape("M-28 26 C-40 70 -36 116 -18 128 C-6 136 2 126 4 120 C16 124 30 96 30 26Z", "#c98a5a"),
            pen("M-10 92 L-14 120 M4 90 L2 114", INK, 4),
            degrees=12,
        ),
        pen("M-50 60 L-74 40 M50 60 L74 40 M-60 84 L-92 76 M60 84 L92 76", "#ffd23a", 9),
        sparkle(-150, 70, 16),
        sparkle(150, 66, 16),
    ],
    tilt=0,
)

BEANS = {"ninja": NINJA, "sumo": SUMO, "black-belt": BLACK_BELT, "sensei": SENSEI, "board-breaker": BOARD_BREAKER}
