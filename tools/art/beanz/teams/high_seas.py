"""High Seas: sailor, plunder captain, diver, lighthouse keeper, whale."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eye, eyes, mouth, nose
from tools.art.beanz.parts import INK, at, capsule, dots, flat, group, pen, shape, tube
from tools.art.beanz.props import bolts, mitt, puff, splash
from tools.art.beanz.wear import bands, beard, coat, hem, shirt
from tools.art.paths import box, ellipse, polygon, spline, svg

SAILOR = Bean(
    "#ffd7b0",
    [
        eyes("happy", (-4, 2), "#2f7fb8", y=-58),
        brows("cock", "#7a4a1a", y=-98),
        cheeks(),
        mouth("smirk", 0, -4),
        nose("#ffd7b0", 1, -22),
    ],
    clothes=[shirt("#fbfcff", 58, bands("#2f6fd6", 92, 5))],
    front=[
        *[
            group(
                shape(
                    f"M{s * 96} 46 C{s * 60} 64 {s * 20} 66 0 62 L0 92 C{s * 30} 116 {s * 80} 110 {s * 104} 84Z",
                    "#2456b8",
                ),
                pen(f"M{s * 100} 76 C{s * 74} 98 {s * 34} 100 {s * 6} 80", "#fff", 4),
            )
            for s in (-1, 1)
        ],
        shape(spline([(0, 76), (-34, 96), (-44, 142), (-20, 122), (-4, 96)]), "#e23b3b"),
        shape(spline([(0, 76), (34, 96), (40, 148), (18, 122), (4, 96)]), "#e23b3b"),
        shape(ellipse(0, 80, 15, 13), "#ff5a4a"),
        shape("M-86 -140 C-96 -172 -70 -208 0 -210 C70 -208 96 -172 86 -140 C40 -126 -40 -126 -86 -140Z", "#ffffff"),
        shape(
            "M-98 -166 C-60 -138 60 -138 98 -166 C106 -150 100 -126 92 -118 C50 -100 -50 -100 -92 "
            "-118 C-100 -126 -106 -150 -98 -166Z",
            "#ffffff",
        ),
        pen("M0 -148 L0 -116 M-10 -138 L10 -138 M-16 -126 C-14 -112 14 -112 16 -126", "#2456b8", 5.5),
        pen(ellipse(0, -152, 4.5), "#2456b8", 4),
        tube("M-190 150 C-150 150 -130 130 -110 120 C-60 100 60 150 110 118 C140 100 160 100 196 60", 16, "#d8b27a"),
        *[
            pen(f"M{x} {y - 7} L{x + 8} {y + 7}", "#a8804a", 4)
            for x, y in ((-160, 147), (-60, 116), (-20, 122), (20, 130), (60, 132), (160, 92))
        ],
        mitt(-112, 118, "#ffd7b0", 1.1),
        mitt(118, 112, "#ffd7b0", 1.1, flip=True),
        puff("#c8f0ff", (-170, 190, 16), (-146, 198, 22), (-118, 200, 14)),
    ],
    rim="#6fe8ff",
    tilt=-7,
)

PLUNDER_CAPTAIN = Bean(
    "#e8b080",
    [
        eye(-36, -56, 30, (3, 2), "#2f7a5a"),
        pen("M-100 -104 L100 -40", INK, 8),
        shape("M8 -84 L70 -70 C72 -40 52 -26 34 -28 C16 -30 6 -50 8 -84Z", "#241a30"),
        brows("cock", "#6a2f14", y=-94),
        nose("#e8b080", 1.3, -22),
        beard("#a84a1f", 62, 6, 70),
        mouth("grin", 0, 12, 0.64),
    ],
    clothes=[shirt("#ffffff", 62), coat("#a81f3a", "#ffd23a", 66, "#ffd23a")],
    front=[
        shape(
            "M-140 -128 C-150 -170 -100 -210 0 -222 C100 -210 150 -170 140 -128 C110 -160 60 -150 0 -128 C-60 "
            "-150 -110 -160 -140 -128Z",
            "#2a2f5a",
        ),
        pen("M-136 -132 C-106 -162 -60 -150 0 -130 C60 -150 106 -162 136 -132", "#ffd23a", 8),
        shape(
            "M30 -200 C60 -270 130 -280 170 -240 C140 -240 150 -220 130 -214 C140 -200 110 -190 90 "
            "-192 C70 -184 50 -186 30 -200Z",
            "#ff5a7a",
        ),
        shape(polygon((0, -192), (14, -172), (0, -152), (-14, -172)), "#ffd23a", 4),
        at(
            -128,
            24,
            shape("M-76 -30 L-30 -22 L-30 22 L-76 30Z", "#c98a1f"),
            shape(box(-30, -17, 48, 34, 4), "#ffc93a"),
            shape(box(18, -12, 42, 24, 4), "#ffe27a"),
            shape(ellipse(-76, 0, 10, 30), "#8fe0ff", 4),
            degrees=24,
        ),
        mitt(-104, 56, "#e8b080", 1),
    ],
    rim="#ffd0a0",
    tilt=-6,
)

DIVER = Bean(
    "#f0b98a",
    [eyes("happy", (0, 6), "#2a5a4a", y=-60, gap=31, r=28), mouth("oh", 0, -10, 0.75), cheeks("#ff6a4a", -28, 50)],
    clothes=[
        flat("M-130 40 L130 40 L130 240 L-130 240Z", "#d8a85a"),
        pen("M0 60 L0 220", "#a87a34", 5),
        pen(hem(126), "#8a5a2a", 16),
    ],
    front=[
        shape(
            svg(
                "M-128 -50 C-132 -230 132 -230 128 -50 C128 10 110 42 96 46 L-96 46 C-110 42 -128 10 -128 -50Z "
                "M-74 -52 C-74 46 74 46 74 -52 C74 -150 -74 -150 -74 -52Z"
            ),
            "#e0962e",
        ),
        pen(ellipse(0, -54, 76, 74), INK, 22),
        pen(ellipse(0, -54, 76, 74), "#ffc861", 12),
        *[pen(f"M{x} -122 L{x} 14", INK, 11) for x in (-26, 26)],
        *[pen(f"M{x} -122 L{x} 14", "#ffc861", 4) for x in (-26, 26)],
        bolts("#fff0c0", (0, -136), (-58, -110), (58, -110), (-84, -54), (84, -54), (-58, 4), (58, 4), (0, 28)),
        shape(ellipse(0, -196, 32, 16), "#c97a1f"),
        shape(ellipse(126, -60, 15, 30), "#c97a1f"),
        shape(ellipse(-126, -60, 15, 30), "#c97a1f"),
        shape(
            "M-110 34 C-60 60 60 60 110 34 C122 54 116 76 100 82 C50 100 -50 100 -100 82 C-116 76 -122 54 -110 34Z",
            "#e0962e",
        ),
        bolts("#fff0c0", (-84, 62), (-44, 74), (0, 78), (44, 74), (84, 62)),
        shape("M-74 150 L74 150 L66 220 L-66 220Z", "#8a5a2a"),
        shape("M-82 150 C-80 104 80 104 82 150Z", "#a86f38"),
        flat("M-66 146 L66 146 L62 158 L-62 158Z", "#ffe27a"),
        shape(box(-13, 142, 26, 28, 5), "#ffd23a", 4),
        dots("#fff6b0", (-30, 150, 6), (34, 150, 6)),
        tube("M30 -206 C60 -240 110 -236 150 -220", 11, "#4a4668"),
        dots("#c8f0ff", (140, 0, 12), (158, -30, 8), (146, -54, 6)),
    ],
    rim="#8fe8ff",
    tilt=4,
)

KEEPER = Bean(
    "#f3c49a",
    [
        eyes("happy", (-6, 0), "#2f7fb8", y=-56, r=27),
        brows("flat", "#ffffff", y=-90, weight=1.3),
        nose("#f07a5a", 1.3, -18),
        beard("#ffffff", 64, -2, 84),
        mouth("smile", 0, 14, 0.6),
    ],
    clothes=[
        shirt("#ffd02a", 50),
        pen("M0 60 L0 220", "#c98a1f", 5),
        *[flat(box(12, y, 18, 10, 4), "#4a3a2a") for y in (96, 130)],
    ],
    front=[
        shape("M-82 -116 C-90 -190 -40 -206 0 -206 C40 -206 90 -190 82 -116Z", "#ffd02a"),
        shape(
            "M-120 -112 C-60 -142 60 -142 120 -112 C150 -86 110 -74 84 -92 C30 -110 -30 -110 -84 -92 C-110 -74 -150 "
            "-86 -120 -112Z",
            "#ffda4a",
        ),
        shape(polygon((-112, 24), (-250, -30), (-250, 100), (-112, 56)), "#fff3b0"),
        shape(box(-128, 0, 52, 80, 10), "#5a6488"),
        shape(ellipse(-126, 40, 17, 38), "#fff6c8"),
        shape(box(-116, 78, 28, 40, 4), "#3f4668"),
        shape(box(-112, -22, 24, 24, 5), "#3f4668"),
        mitt(-78, 84, "#f3c49a", 1, flip=True),
    ],
    rim="#fff0a0",
    tilt=5,
)

_WHALE = capsule(138, 158)

WHALE = Bean(
    "#3f8fd8",
    [eyes("closed", y=-54, gap=74, r=24), mouth("smile", 0, -28, 1.3), cheeks("#ff8ab0", -24, 92)],
    clothes=[
        flat("M-200 -6 C-120 30 120 30 200 -6 L200 240 L-200 240Z", "#e8f6ff"),
        *[
            pen(f"M{x} 20 C{x * 0.96} 80 {x * 0.9} 130 {x * 0.7} 170", "#b0d4ee", 6)
            for x in (-90, -54, -18, 18, 54, 90)
        ],
        flat(ellipse(-40, -126, 14, 8), "#2a6fb4", 0.5),
        flat(ellipse(60, -110, 10, 6), "#2a6fb4", 0.5),
    ],
    back=[
        tube("M0 -150 L0 -200", 12, "#8fe0ff"),
        tube("M0 -200 C-10 -240 -60 -240 -66 -206", 12, "#8fe0ff"),
        tube("M0 -200 C10 -240 60 -240 66 -206", 12, "#8fe0ff"),
        shape(
            "M110 90 C170 90 190 40 176 -6 C200 10 210 20 222 44 C240 20 260 20 280 26 C260 60 240 130 130 150Z",
            "#3f8fd8",
        ),
    ],
    front=[
        shape("M-124 10 C-180 10 -206 50 -200 84 C-170 84 -140 74 -118 54Z", "#3f8fd8"),
        splash("#5ac8f0", 104, 190),
    ],
    body=_WHALE,
    rim="#b0f0ff",
    tilt=-10,
)

BEANS = {
    "sailor": SAILOR,
    "plunder-captain": PLUNDER_CAPTAIN,
    "diver": DIVER,
    "lighthouse-keeper": KEEPER,
    "whale": WHALE,
}
