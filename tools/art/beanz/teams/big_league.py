"""Big League: quarterback, goalie, slugger, champ, coach."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth, nose
from tools.art.beanz.parts import INK, Part, at, flat, group, inside, pen, shape, twin
from tools.art.beanz.props import ball, fist, mitt, star_part
from tools.art.beanz.wear import cap, hair, hem, moustache, shirt
from tools.art.lettering import text_path
from tools.art.paths import box, ellipse, polygon, star, svg


def _number(figure: str, colour: str, y: float = 138, size: float = 78) -> Part:
    path = text_path(figure, "FredokaOne-Regular.ttf", size, 0, y, "centre")
    return group(pen(path, INK, 9), flat(path, colour))


QUARTERBACK = Bean(
    "#8a5330",
    [
        eyes("tough", (6, 2), "#2a1a10", y=-54, lid="#75441f"),
        pen("M-58 -18 L-30 -18 M30 -18 L58 -18", INK, 9),
        mouth("shout", 0, -4, 0.5),
    ],
    clothes=[shirt("#2f9a5a", 46), _number("7", "#ffffff", 150)],
    front=[
        shape(
            svg(
                "M-114 -10 C-128 -220 128 -220 114 -10 C112 20 88 24 80 10 C78 -60 60 -96 0 -96 C-60 -96 -78 "
                "-60 -80 10 C-88 24 -112 20 -114 -10Z"
            ),
            "#ffd23a",
        ),
        inside("M-20 -300 L20 -300 L20 -90 L-20 -90Z", flat("M-20 -170 L20 -170 L16 -98 L-16 -98Z", "#2f9a5a")),
        pen("M-94 -6 C-60 60 60 60 94 -6 M-90 -30 C-60 24 60 24 90 -30 M0 14 L0 42", INK, 15),
        pen("M-94 -6 C-60 60 60 60 94 -6 M-90 -30 C-60 24 60 24 90 -30 M0 14 L0 42", "#e8ecf8", 7),
        twin("M84 52 C120 40 140 60 136 96 C120 104 100 104 92 96Z", "#2f9a5a"),
        at(
            -136,
            56,
            shape("M-56 0 C-34 -42 34 -42 56 0 C34 42 -34 42 -56 0Z", "#a8562a"),
            pen("M-20 0 L20 0 M-12 -7 L-12 7 M0 -7 L0 7 M12 -7 L12 7", "#ffffff", 5),
            degrees=-34,
        ),
        mitt(-116, 92, "#8a5330", 1.05),
        mitt(134, 30, "#8a5330", 1.1, flip=True, degrees=-40),
    ],
    tilt=-7,
)

GOALIE = Bean(
    "#ffd7b0",
    [
        eyes("happy", (-7, -3), "#2f7a5a", y=-58, r=32),
        brows("worry", "#b8642a", y=-102),
        mouth("teeth", 0, 0, 0.7),
        cheeks(),
    ],
    clothes=[shirt("#ff8a2a", 54, *[pen(f"M-130 {y} L130 {y + 40}", "#2a2440", 9) for y in (70, 110)])],
    back=[
        shape(box(-180, -140, 360, 320, 14), "#2a7fb8"),
        *[pen(f"M{x} -130 L{x} 170", "#8fd0ee", 4) for x in range(-136, 180, 45)],
        *[pen(f"M-170 {y} L170 {y}", "#8fd0ee", 4) for y in range(-96, 170, 45)],
        pen("M-180 180 L-180 -140 L180 -140 L180 180", INK, 25),
        pen("M-180 180 L-180 -140 L180 -140 L180 180", "#ffffff", 15),
    ],
    front=[
        hair("#b8642a", "curls"),
        mitt(-128, -70, "#ff5a4a", 2.0),
        mitt(142, 60, "#ff5a4a", 2.0, flip=True),
        ball(
            -146,
            -146,
            38,
            "#ffffff",
            flat(star(0, 0, 5, 17, 14), "#2a2440"),
            pen("M0 -17 L0 -40 M16 -6 L34 -12 M10 14 L20 30 M-10 14 L-20 30 M-16 -6 L-34 -12", "#2a2440", 5),
        ),
    ],
    tilt=-16,
)

SLUGGER = Bean(
    "#e8b080",
    [
        eyes("tough", (-6, -2), "#3a5a8a", y=-54, lid="#d89a68"),
        brows("angry", "#5a2f14", y=-88),
        nose("#e8b080", 1.1, -20),
        mouth("teeth", 0, -2, 0.66),
        pen("M-62 -20 L-34 -16 M34 -16 L62 -20", INK, 7),
    ],
    clothes=[
        shirt("#fbfbff", 50, *[pen(f"M{x} 40 L{x} 220", "#2f6fd6", 3.5) for x in range(-96, 110, 24)]),
        _number("5", "#2f6fd6", 148, 70),
    ],
    back=[
        at(
            146,
            -30,
            shape("M-13 130 L-18 -40 C-26 -90 -28 -140 0 -152 C28 -140 26 -90 18 -40 L13 130Z", "#e0a35a"),
            shape(ellipse(0, 132, 20, 11), "#b97845"),
            degrees=20,
        )
    ],
    front=[
        shape("M-96 -96 C-104 -196 -40 -204 0 -204 C40 -204 104 -196 96 -96 C40 -116 -40 -116 -96 -96Z", "#e8303a"),
        shape("M-60 -108 C-20 -126 -90 -120 -140 -92 C-150 -74 -100 -70 -40 -92Z", "#b81a26"),
        shape("M86 -104 L110 -96 C124 -60 114 -20 92 -14 C80 -30 78 -70 86 -104Z", "#e8303a"),
        star_part(16, -150, 26),
        mitt(118, 66, "#2a2440", 1.15, flip=True),
        mitt(126, 104, "#2a2440", 1.15, flip=True),
        ball(-140, -156, 30, "#ffffff", pen("M-22 -30 C-6 -10 -6 10 -22 30 M22 -30 C6 -10 6 10 22 30", "#e8303a", 4)),
        pen("M-112 -130 L-70 -96", "#ffe27a", 9),
    ],
    tilt=-8,
)

CHAMP = Bean(
    "#a8683c",
    [
        eyes("tough", (2, 3), "#2a1a10", y=-62, lid="#94582f"),
        brows("angry", "#1a0f0a", y=-100, weight=1.2),
        nose("#a8683c", 1.3, -26),
        shape(box(40, -36, 36, 15, 7), "#f2c9a0", 3, hi=False),
        mouth("smirk", 0, -6, 1.1),
    ],
    clothes=[
        flat(hem(126) + " L130 260 L-130 260Z", "#3a52c8"),
        pen("M-40 40 C-20 50 -6 46 0 38 C6 46 20 50 40 40", "#7a4526", 5),
    ],
    back=[
        shape(
            "M-110 -60 C-150 -20 -150 120 -130 190 L130 190 C150 120 150 -20 110 -60 C110 -220 -110 -220 -110 -60Z",
            "#e8303a",
        ),
        flat("M-92 -60 C-92 -196 92 -196 92 -60 L100 170 L-100 170Z", "#a81a2a"),
    ],
    front=[
        hair("#1a0f0a", "slick"),
        shape(
            hem(92).replace("-130", "-100").replace(" 130 92", " 100 92") + " L102 140 C60 166 -60 166 -102 140Z",
            "#2a2440",
        ),
        shape(ellipse(0, 128, 50, 38), "#ffc93a"),
        shape(star(0, 126, 5, 28, 13), "#fff6c8", 4),
        *[shape(ellipse(s * 76, 118, 19, 22), "#ffc93a") for s in (-1, 1)],
        fist(-136, 20, "#e8303a", 1.5, flip=True),
        fist(140, 34, "#e8303a", 1.5),
    ],
    tilt=4,
)

COACH = Bean(
    "#f3c49a",
    [
        eyes("tough", (-4, 3), "#4a5a6a", y=-54, lid="#e0ac80"),
        brows("angry", "#8a8f98", y=-88, weight=1.3),
        nose("#f09a7a", 1.2, -20),
        moustache("#8a8f98", 0.66, 2, curl=False),
        mouth("shout", -10, 20, 0.42),
    ],
    clothes=[
        shirt("#3a3f5a", 54),
        pen("M0 60 L0 220", "#ffffff", 5),
        *[pen(f"M{s * 78} 50 L{s * 88} 220", "#7ae06a", 9) for s in (-1, 1)],
    ],
    front=[
        cap("#2f9a5a", "#1f6a3f", -106, 1),
        shape(polygon((-34, 22), (-178, -30), (-178, 96), (-34, 50)), "#f4f4ff"),
        shape(ellipse(-178, 33, 17, 63), "#c4cbdc"),
        pen("M-150 -16 L-150 82", "#e8434f", 10),
        mitt(-86, 60, "#f3c49a", 1.05),
        at(
            122,
            118,
            shape(box(-46, -60, 92, 120, 8), "#b97845"),
            shape(box(-36, -44, 72, 96, 3), "#fffdf4", 3),
            shape(box(-18, -70, 36, 20, 5), "#c4cbdc", 4),
            pen("M-22 -20 L-10 -8 M-10 -20 L-22 -8 M20 20 C0 20 -20 10 -4 -10", "#e8434f", 5),
            pen(ellipse(20, 30, 10), "#2f6fd6", 5),
            degrees=10,
        ),
        mitt(92, 150, "#f3c49a", 1),
    ],
    tilt=-5,
)

BEANS = {"quarterback": QUARTERBACK, "goalie": GOALIE, "slugger": SLUGGER, "champ": CHAMP, "coach": COACH}
