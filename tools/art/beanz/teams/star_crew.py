"""Star Crew: astronaut, alien, commander, moon walker, comet rider."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eye, eyes, freckles, mouth, nose
from tools.art.beanz.parts import INK, Part, at, dots, flat, group, pen, rod, shape, twin
from tools.art.beanz.props import antennae, ball, mitt, sparkle, star_part
from tools.art.beanz.wear import goggles, hair, hem, peaked_cap, shirt
from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, svg
from tools.art.shaders import radial


def _dome(y: float = -74, r: float = 122) -> Part:
    """A glass helmet; what is inside shows through."""
    glass = ellipse(0, y, r, r * 0.97)

    def draw(canvas: Canvas) -> None:
        canvas.stroke(glass, INK, 10)
        canvas.stroke(glass, "#eef4ff", 5)
        with canvas.clip(glass):
            canvas.fill(glass, radial(0, y, r, (0, "#bfe8ff", 0.0), (0.7, "#bfe8ff", 0.05), (1, "#6fc4ff", 0.5)))
            canvas.fill(
                svg(
                    f"M-96 {y + 4} C-98 {y - 54} -60 {y - 90} -14 {y - 102} C8 {y - 106} 6 {y - 92} -10 {y - 86} "
                    f"C-50 {y - 72} -72 {y - 42} -74 {y + 4} C-74 {y + 20} -96 {y + 20} -96 {y + 4}Z"
                ),
                "#fff",
                0.85,
            )
            canvas.fill(box(-96, y + 32, 20, 30, 10), "#fff", 0.8)
            canvas.fill(svg("M96 -40 C88 0 60 26 30 36 C60 14 76 -10 84 -44Z"), "#fff", 0.5)

    return draw


_COLLAR = "M-104 18 C-60 50 60 50 104 18 C112 34 108 52 96 60 C50 84 -50 84 -96 60 C-108 52 -112 34 -104 18Z"
_PACK = twin(box(72, 20, 40, 120, 16), "#b9c3da")
_PANEL = group(
    shape(box(-44, 86, 88, 56, 12), "#dbe3f5"),
    flat(box(-36, 94, 38, 22, 5), "#23315e"),
    pen("M-32 110 L-24 102 L-16 108 L-6 98", "#5ff0b0", 3),
    dots("#ff4a5e", (14, 105, 6.5)),
    dots("#ffd23a", (31, 105, 6.5)),
    flat(box(-36, 123, 72, 10, 5), "#8fa0c8"),
)

ASTRONAUT = Bean(
    "#d99a66",
    [
        eyes("happy", (3, 4), "#4a2a14", y=-66, r=31),
        cheeks("#ff7a4a"),
        mouth("grin", 0, -8),
        brows("up", "#2a1712", y=-112),
    ],
    clothes=[shirt("#f3f6ff", 50, flat(box(-120, 128, 240, 24), "#ff7a2e"))],
    back=[_PACK],
    front=[
        shape("M-84 -88 C-98 -186 98 -186 84 -88 C66 -124 30 -132 0 -128 C-30 -132 -66 -124 -84 -88Z", "#2a1712"),
        _PANEL,
        _dome(),
        shape(_COLLAR, "#f7932e"),
        rod((84, -164), (96, -214), 7, "#b9c3da"),
        shape(ellipse(97, -222, 13), "#ff4a5e"),
        ball(
            -92,
            196,
            52,
            "#ffb08a",
            *[pen(f"M-60 {y} C-20 {y + 10} 20 {y - 10} 60 {y}", "#e8704a", 8) for y in (-26, 0, 26)],
        ),
        mitt(-134, 60, "#f3f6ff", 1.1, degrees=-20),
        mitt(136, 20, "#f3f6ff", 1.1, flip=True),
    ],
    rim="#9fd8ff",
    tilt=-11,
)

ALIEN = Bean(
    "#8fe05a",
    [
        eye(-44, -60, 27, (-4, 2), "#7a2ab8"),
        eye(44, -60, 27, (-8, 2), "#7a2ab8"),
        eye(0, -98, 31, (-5, 2), "#7a2ab8"),
        mouth("grin", 0, 0, 0.9),
        cheeks("#ffb52e", -12, 70),
    ],
    clothes=[
        flat(hem(58) + " L130 240 L-130 240Z", "#6a35c8"),
        pen(hem(58), INK, 6),
        dots("#b08aff", (-56, 100, 11), (56, 104, 11), (-30, 140, 9), (32, 144, 9)),
        dots("#5fb83a", (-60, 20, 9), (66, 10, 11), (50, -132, 8), (-52, -126, 7)),
    ],
    back=[antennae("#5fb83a", "#ff5ab8", 1)],
    front=[
        shape("M-70 60 C-40 40 40 40 70 60 L40 84 L0 70 L-40 84Z", "#ffd23a"),
        at(
            -118,
            96,
            shape("M14 34 L40 34 L34 -4 L8 -4Z", "#6a7490"),
            shape("M-44 -34 C-20 -44 30 -44 46 -24 L46 4 C20 12 -20 10 -44 0Z", "#ff5a7a"),
            shape(ellipse(-54, -17, 15), "#ffe27a"),
            degrees=10,
        ),
        mitt(-92, 122, "#8fe05a", 1),
        *[
            pen(ellipse(-196 - k * 30, 66 - k * 5, 10 + k * 5, 26 + k * 13), c, 9)
            for k, c in ((0, "#ffe27a"), (1, "#ff8ad0"), (2, "#8fe8ff"))
        ],
        mitt(126, 90, "#8fe05a", 1, flip=True),
    ],
    rim="#f0ff9a",
    tilt=6,
)

COMMANDER = Bean(
    "#ffdcc0",
    [
        eyes("tough", (6, 0), "#2f6fb8", y=-56, r=28, lid="#f2c09a"),
        brows("angry", "#c4c9d6", y=-88),
        nose("#ffdcc0", 1, -22),
        mouth("smirk", 0, -2),
        freckles("#ffdcc0", -14),
    ],
    clothes=[
        shirt("#c8d2e6", 48),
        flat("M-130 40 L-26 56 L-14 260 L-130 260Z M130 40 L26 56 L14 260 L130 260Z", "#dfe6f4"),
        pen("M-26 56 L-14 240 M26 56 L14 240", INK, 5),
        pen(hem(132), "#2a2f5a", 15),
        pen("M-110 56 L30 220", "#ffd23a", 9),
    ],
    front=[
        peaked_cap("#dfe6f4", "#4b3fae", "#ffd23a"),
        twin("M66 46 L116 36 L128 62 L82 80Z", "#ffd23a"),
        star_part(-56, 98, 15, "#ff5a7a"),
        star_part(-30, 110, 13, "#5ac8ff"),
        at(
            -130,
            110,
            shape(ellipse(0, 0, 58), "#1f2a5a"),
            pen(ellipse(0, 0, 42), "#5affd0", 5),
            pen(ellipse(0, 0, 22), "#5affd0", 5),
            pen("M-56 0 L56 0 M0 -56 L0 56", "#5affd0", 4),
            dots("#ff5a7a", (18, -20, 8)),
        ),
        at(
            144,
            30,
            shape(
                "M-26 22 L-26 -14 C-20 -24 10 -26 20 -18 L62 -16 C70 -14 70 0 62 2 L24 4 C26 18 10 28 -26 22Z",
                "#ffffff",
            ),
            degrees=-24,
        ),
    ],
    rim="#ffffff",
    tilt=-5,
)

MOON_WALKER = Bean(
    "#f4f6ff",
    [
        shape("M-82 -70 C-82 -150 82 -150 82 -70 C82 -10 50 10 0 10 C-50 10 -82 -10 -82 -70Z", "#ffb52e"),
        flat("M-66 -74 C-64 -120 -30 -128 -8 -128 C-40 -110 -48 -70 -46 -34 C-60 -44 -66 -58 -66 -74Z", "#fff3c0", 0.9),
        eyes("joy", (0, 0), y=-64, gap=30, r=24),
        mouth("grin", 0, -30, 0.62),
    ],
    clothes=[pen(hem(40), "#b9c3da", 9), flat(hem(120) + " L130 146 C60 168 -60 168 -130 146Z", "#4b6fe0")],
    back=[
        shape("M-104 -60 C-130 -40 -130 110 -110 130 L110 130 C130 110 130 -40 104 -60Z", "#c4cede"),
        rod((138, 200), (138, -190), 9, "#e8ecf8"),
        shape("M142 -188 C170 -206 190 -176 222 -192 L222 -112 C190 -96 170 -126 142 -108Z", "#ff5a7a"),
        star_part(182, -150, 21, "#ffe27a"),
    ],
    front=[
        _PANEL,
        twin(ellipse(88, -70, 17, 30), "#c4cede"),
        mitt(132, 60, "#f4f6ff", 1.1, flip=True),
        mitt(-128, 20, "#f4f6ff", 1.1, degrees=30),
        twin("M16 160 L74 160 L86 196 L14 196Z", "#8fa0c8"),
        at(
            -126,
            178,
            shape(ellipse(0, 24, 78, 19), "#d8d4e8"),
            flat(ellipse(-22, 24, 18, 6), "#a8a4c4"),
            flat(ellipse(30, 26, 11, 4), "#a8a4c4"),
        ),
        pen("M-40 224 L40 224 M-24 244 L24 244", "#ffffff", 8),
    ],
    rim="#9fd8ff",
    tilt=12,
)

COMET_RIDER = Bean(
    "#7a4a2c",
    [mouth("grin", 0, 4, 1), nose("#7a4a2c", 1, -18), cheeks("#e8604a", -8)],
    clothes=[shirt("#2f3fb8", 54, flat("M-130 90 L130 110 L130 130 L-130 110Z", "#5af0ff"), star_part(-40, 160, 15))],
    back=[shape("M60 30 C130 20 170 60 232 10 C226 60 200 80 214 104 C170 110 130 120 84 104Z", "#ff5ab8")],
    front=[
        hair("#5af0ff", "spiky"),
        goggles("#ffd23a", "#ff8ad8", -64, "#2a1f5a"),
        shape(
            "M-178 150 C-190 100 -130 84 -90 104 C-20 122 80 112 160 96 C210 88 250 60 276 20 C270 70 262 90 240 106 "
            "C262 108 280 104 300 96 C270 150 240 160 220 164 C234 172 250 176 268 174 C210 220 60 226 -60 "
            "214 C-130 208 "
            "-170 190 -178 150Z",
            "#8fe8ff",
        ),
        flat(
            "M-150 146 C-150 116 -110 112 -80 130 C0 150 120 140 200 116 C150 160 40 190 -60 186 C-120 184 -148 "
            "170 -150 146Z",
            "#ffffff",
            0.8,
        ),
        shape(ellipse(-128, 154, 56, 52), "#d8f8ff"),
        dots("#8fd0f0", (-140, 140, 11), (-112, 170, 9), (-104, 140, 6)),
        sparkle(180, 190, 18),
        sparkle(70, 206, 12),
        mitt(-128, 60, "#7a4a2c", 1, degrees=-30),
        mitt(128, 40, "#7a4a2c", 1, flip=True),
    ],
    rim="#8ff0ff",
    tilt=-13,
)

BEANS = {
    "astronaut": ASTRONAUT,
    "alien": ALIEN,
    "commander": COMMANDER,
    "moon-walker": MOON_WALKER,
    "comet-rider": COMET_RIDER,
}
