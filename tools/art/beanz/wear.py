"""Clothes, hats, hair and beards."""

from __future__ import annotations

from tools.art.beanz.parts import INK, Part, brush, dots, flat, group, inside, pen, shape, twin, twin_flat, twin_pen
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, star, svg, union

HEM = "M-130 {y} C-60 {t} 60 {t} 130 {y}"


def hem(y: float) -> str:
    """A line round the body, bent like the surface of the capsule."""
    return HEM.format(y=y, t=y + 22)


def shirt(colour: str, y: float = 54, *pattern: Part) -> Part:
    area = svg(f"{hem(y)} L130 260 L-130 260Z")
    return group(flat(area, colour), inside(area, *pattern), pen(hem(y), INK, 6))


def bands(colour: str, first: float, count: int, width: float = 13, step: float = 29) -> Part:
    return group(*[pen(hem(first + i * step), colour, width) for i in range(count)])


def coat(colour: str, lining: str, y: float = 54, buttons: str = "") -> Part:
    """Two coat fronts with lapels, open over a shirt."""
    left = svg(f"M-130 {y - 4} L-34 {y + 12} C-24 {y + 60} -16 {y + 100} -14 260 L-130 260Z")
    lapel = svg(f"M-74 {y + 4} L-30 {y + 12} L-16 {y + 74} L-52 {y + 52} L-46 {y + 40} L-72 {y + 30}Z")
    parts = [flat(left, colour), pen(left, INK, 5), flat(lapel, lining), pen(lapel, INK, 4)]
    right = [twin_flat(left, colour), twin_pen(left, INK, 5), twin_flat(lapel, lining), twin_pen(lapel, INK, 4)]
    knobs = [dots(buttons, (-26, y + 84, 6), (26, y + 84, 6), (-22, y + 108, 6), (22, y + 108, 6))] if buttons else []
    return group(*parts, *right, *knobs)


def overall(colour: str, y: float = 60) -> Part:
    """A bib with two straps."""
    bib = svg(f"M-46 {y - 6} L46 {y - 6} L52 {y + 44} L130 {y + 56} L130 260 L-130 260 L-130 {y + 56} L-52 {y + 44}Z")
    pocket = box(-22, y + 14, 44, 32, 6)
    straps = twin_flat(f"M-50 {y - 40} L-32 {y - 40} L-26 {y + 8} L-46 {y + 8}Z", colour)
    seams = twin_pen(f"M-50 {y - 40} L-46 {y + 2} M-32 {y - 40} L-26 {y}", INK, 4)
    return group(
        straps,
        seams,
        flat(bib, colour),
        pen(bib, INK, 5),
        flat(pocket, light(colour, 0.6)),
        pen(pocket, shade(colour, 2), 3.5),
        dots("#ffd23a", (-37, y + 6, 7), (37, y + 6, 7)),
    )


def sash(colour: str, y: float = 96, width: float = 26) -> Part:
    return group(pen(hem(y), INK, width + 10), pen(hem(y), colour, width))


def bow_tie(colour: str, y: float = 64) -> Part:
    return group(
        twin(f"M0 {y} L-40 {y - 20} C-48 {y - 6} -48 {y + 8} -40 {y + 22}Z", colour),
        shape(ellipse(0, y, 11), colour, 4),
    )


def scarf(colour: str, y: float = 50, stripe: str = "") -> Part:
    ring = (
        f"M-100 {y - 8} C-50 {y + 18} 50 {y + 18} 100 {y - 8} C110 {y + 6} 106 {y + 22} 98 {y + 26} C50 "
        f"{y + 48} -50 {y + 48} -98 {y + 26} C-106 {y + 22} -110 {y + 6} -100 {y - 8}Z"
    )
    tail = f"M26 {y + 26} L66 {y + 20} L80 {y + 96} L36 {y + 102}Z"
    marks = [inside(tail, pen(f"M20 {y + d} L90 {y + d - 10}", stripe, 10)) for d in (50, 78)] if stripe else []
    marks += (
        [inside(ring, *[pen(f"M{x} {y - 20} L{x + 6} {y + 60}", stripe, 10) for x in (-70, -30, 10)])] if stripe else []
    )
    return group(shape(tail, colour), *marks[:2], shape(ring, colour), *marks[2:])


def bandana(colour: str, spot: str = "#ffffff", y: float = 44) -> Part:
    cloth = (
        f"M-88 {y} C-40 {y + 20} 40 {y + 20} 88 {y} C70 {y + 36} 30 {y + 48} 8 {y + 74} C-20 {y + 48} -70 "
        f"{y + 36} -88 {y}Z"
    )
    return group(
        shape(cloth, colour),
        dots(spot, *[(x, y + d, 4) for x, d in ((-52, 22), (-22, 30), (8, 34), (36, 28), (58, 20), (-4, 52))]),
    )


# -------------------- hats


def top_hat(colour: str, band: str, y: float = -128) -> Part:
    crown = f"M-58 {y} L-66 {y - 92} C-30 {y - 104} 30 {y - 104} 66 {y - 92} L58 {y}Z"
    strip = f"M-59 {y - 28} C-20 {y - 16} 20 {y - 16} 59 {y - 28} L58 {y} C20 {y + 12} -20 {y + 12} -58 {y}Z"
    return group(shape(crown, colour), flat(strip, band), brim(colour, 104, y))


def brim(colour: str, half: float, y: float, height: float = 17) -> Part:
    return shape(
        f"M{-half} {y - 6} C{-half * 0.4} {y + height - 4} {half * 0.4} {y + height - 4} {half} {y - 6} "
        f"C{half + 10} {y + 12} {half * 0.6} {y + height + 8} 0 {y + height + 8} "
        f"C{-half * 0.6} {y + height + 8} {-half - 10} {y + 12} {-half} {y - 6}Z",
        colour,
    )


def cowboy_hat(colour: str, band: str = "#2a1830", badge: str = "") -> Part:
    crown = (
        "M-84 -132 C-88 -196 -60 -232 -32 -220 C-14 -212 14 -212 32 -220 C60 -232 88 -196 84 -132 C40 -116 "
        "-40 -116 -84 -132Z"
    )
    rim = (
        "M-158 -152 C-120 -118 -60 -110 0 -110 C60 -110 120 -118 158 -152 C166 -122 120 -88 0 -86 C-120 -88 "
        "-166 -122 -158 -152Z"
    )
    parts = [
        shape(crown, colour),
        flat("M-84 -148 C-40 -130 40 -130 84 -148 L84 -128 C40 -112 -40 -112 -84 -128Z", band),
        brush([(-12, -218), (0, -196), (12, -218)], shade(colour, 2), 3, 3, 8),
        shape(rim, light(colour, 0.6)),
    ]
    return group(*parts, *([shape(star(0, -138, 5, 15, 7), badge, 3, hi=False)] if badge else []))


def straw_hat(colour: str = "#f2cf63", band: str = "#c2443a") -> Part:
    crown = "M-66 -128 C-70 -196 -40 -206 0 -206 C40 -206 70 -196 66 -128Z"
    weave = [pen(f"M-70 {y} C-30 {y + 14} 30 {y + 14} 70 {y}", shade(colour, 1), 3) for y in (-186, -172)]
    strip = flat("M-68 -152 C-30 -138 30 -138 68 -152 L67 -126 C30 -112 -30 -112 -67 -126Z", band)
    return group(shape(crown, colour), inside(crown, *weave, strip), brim(colour, 132, -126, 20))


def cap(colour: str, peak: str, y: float = -112, side: int = 1, badge: Part | None = None) -> Part:
    """A baseball cap; the peak points to the side."""
    dome = (
        f"M-86 {y + 6} C-94 {y - 84} -40 {y - 92} 0 {y - 92} C40 {y - 92} 94 {y - 84} 86 {y + 6} C40 {y + 22} "
        f"-40 {y + 22} -86 {y + 6}Z"
    )
    bill = svg(
        f"M{side * -30} {y + 6} C{side * 20} {y - 16} {side * 100} {y - 22} {side * 136} {y + 6} "
        f"C{side * 140} {y + 24} {side * 60} {y + 26} {side * -34} {y + 26}Z"
    )
    seam = twin_pen(f"M0 {y - 90} C-26 {y - 70} -34 {y - 30} -34 {y + 12}", shade(colour, 1.6), 3.5)
    top = shape(ellipse(0, y - 92, 10, 7), peak, 4)
    return group(shape(dome, colour), seam, top, *([badge] if badge else []), shape(bill, peak))


def peaked_cap(colour: str, band: str, badge: str = "#ffd23a", y: float = -116) -> Part:
    """A uniform cap with a wide crown and a dark peak."""
    crown = (
        f"M-82 {y - 14} C-120 {y - 40} -112 {y - 74} -60 {y - 84} C-20 {y - 92} 20 {y - 92} 60 {y - 84} C112 "
        f"{y - 74} 120 {y - 40} 82 {y - 14}Z"
    )
    strip = f"M-86 {y - 26} C-30 {y - 8} 30 {y - 8} 86 {y - 26} L84 {y + 8} C30 {y + 24} -30 {y + 24} -84 {y + 8}Z"
    bill = (
        f"M-78 {y + 6} C-30 {y + 20} 30 {y + 20} 78 {y + 6} C84 {y + 22} 50 {y + 38} 0 {y + 38} C-50 {y + 38} "
        f"-84 {y + 22} -78 {y + 6}Z"
    )
    return group(
        shape(crown, colour),
        shape(strip, band),
        shape(bill, "#2a1f3a"),
        shape(star(0, y - 22, 5, 18, 9), badge, 3.5, hi=False),
    )


def beret(colour: str, y: float = -128) -> Part:
    return group(
        shape(
            f"M-84 {y + 12} C-130 {y - 20} -96 {y - 74} -10 {y - 72} C70 {y - 72} 112 {y - 36} 84 "
            f"{y + 12} C40 {y + 26} -40 {y + 26} -84 {y + 12}Z",
            colour,
        ),
        pen(f"M0 {y - 72} L6 {y - 86}", INK, 9),
    )


def beanie(colour: str, cuff: str, bobble: str = "", y: float = -116) -> Part:
    dome = f"M-88 {y} C-94 {y - 88} -40 {y - 98} 0 {y - 98} C40 {y - 98} 94 {y - 88} 88 {y}Z"
    ribs = twin_pen(
        f"M-22 {y - 92} C-30 {y - 60} -32 {y - 30} -30 {y}  M-52 {y - 76} C-64 {y - 50} -66 {y - 30} -64 {y}",
        shade(colour, 1.4),
        4,
    )
    edge = (
        f"M-98 {y - 16} C-50 {y + 2} 50 {y + 2} 98 {y - 16} C106 {y} 104 {y + 16} 96 {y + 22} C50 {y + 38} "
        f"-50 {y + 38} -96 {y + 22} C-104 {y + 16} -106 {y} -98 {y - 16}Z"
    )
    ball = (
        [
            shape(
                union(
                    *[
                        ellipse(14 * dx, y - 108 + 12 * dy, 17)
                        for dx, dy in ((0, 0), (1, -1), (-1, -1), (1, 0.6), (-1, 0.6), (0, -1.4))
                    ]
                ),
                bobble,
            )
        ]
        if bobble
        else []
    )
    return group(shape(dome, colour), ribs, *ball, shape(edge, cuff))


def helmet(colour: str, y: float = -108, *marks: Part) -> Part:
    """A smooth round helmet down to the brows."""
    dome = svg(
        f"M-104 {y + 14} C-116 {y - 108} -50 {y - 124} 0 {y - 124} C50 {y - 124} 116 {y - 108} 104 {y + 14} C60 "
        f"{y - 2} -60 {y - 2} -104 {y + 14}Z"
    )
    return group(shape(dome, colour), inside(dome, *marks))


def hard_hat(colour: str, ridge: str) -> Part:
    dome = "M-96 -118 C-100 -206 -44 -214 0 -214 C44 -214 100 -206 96 -118Z"
    return group(
        shape(dome, colour),
        shape("M-18 -218 C-8 -226 8 -226 18 -218 L20 -124 L-20 -124Z", ridge, 4),
        twin_pen("M-56 -196 C-66 -170 -68 -150 -66 -126", shade(colour, 1.5), 5),
        brim(colour, 118, -118, 14),
    )


def crown(colour: str = "#ffc93a", gem: str = "#e8303a", y: float = -132, size: float = 1) -> Part:
    k = size
    band = (
        f"M{-64 * k} {y + 16} L{-74 * k} {y - 62 * k} L{-38 * k} {y - 26 * k} L0 {y - 82 * k} L{38 * k} "
        f"{y - 26 * k} L{74 * k} {y - 62 * k} L{64 * k} {y + 16} C{24 * k} {y + 28} {-24 * k} {y + 28} "
        f"{-64 * k} {y + 16}Z"
    )
    pearls = [
        shape(ellipse(x * k, y + dy * k, 9 * k), "#fff6d8", 4, hi=False) for x, dy in ((-74, -66), (0, -86), (74, -66))
    ]
    return group(
        shape(band, colour),
        shape(ellipse(0, y - 6, 12 * k, 14 * k), gem, 4),
        twin(ellipse(40 * k, y - 6, 8 * k), light(gem, 1), 3.5),
        *pearls,
    )


def headband(colour: str, y: float = -118, knot: bool = False) -> Part:
    strip = f"M-96 {y - 12} C-50 {y + 6} 50 {y + 6} 96 {y - 12} L98 {y + 14} C50 {y + 32} -50 {y + 32} -98 {y + 14}Z"
    tails = (
        [
            shape(
                f"M88 {y} C120 {y - 20} 140 {y - 14} 160 {y - 34} L164 {y - 8} C140 {y + 8} 120 {y + 10} 92 {y + 12}Z",
                colour,
            ),
            shape(
                f"M88 {y + 4} C110 {y + 14} 130 {y + 30} 150 {y + 34} L138 {y + 52} C118 {y + 44} 100 {y + 30} "
                f"88 {y + 14}Z",
                shade(colour, 0.5),
            ),
        ]
        if knot
        else []
    )
    return group(*tails, shape(strip, colour))


# -------------------- hair and beards


def hair(colour: str, kind: str = "quiff") -> Part:
    outlines = {
        "quiff": "M-90 -96 C-98 -150 -70 -188 -16 -184 C0 -206 60 -214 74 -180 C98 -160 98 -130 90 -96 C80 -128 40 "
        "-140 10 -134 C-20 -126 -70 -134 -90 -96Z",
        "slick": "M-92 -84 C-100 -160 -50 -190 0 -190 C50 -190 100 -160 92 -84 C84 -120 60 -140 0 -140 C-60 -140 "
        "-84 -120 -92 -84Z",
        "peak": "M-92 -80 C-102 -164 -50 -192 0 -192 C50 -192 102 -164 92 -80 C88 -116 62 -140 34 -140 C20 -140 8 "
        "-126 0 -108 C-8 -126 -20 -140 -34 -140 C-62 -140 -88 -116 -92 -80Z",
        "spiky": "M-92 -90 L-112 -132 L-90 -132 L-98 -182 L-62 -166 L-50 -214 L-18 -178 L10 -222 L30 -178 L66 -206 "
        "L70 -164 L106 -170 L92 -128 L112 -122 L92 -90 C70 -130 -60 -136 -92 -90Z",
        "bowl": "M-98 -62 C-112 -160 -50 -192 0 -192 C50 -192 112 -160 98 -62 C92 -80 88 -92 84 -104 C30 -92 -30 "
        "-92 -84 -104 C-88 -92 -92 -80 -98 -62Z",
        "curls": union(
            *[
                ellipse(x, y, r)
                for x, y, r in (
                    (-84, -118, 30),
                    (-66, -156, 32),
                    (-28, -178, 34),
                    (18, -182, 34),
                    (58, -164, 32),
                    (86, -124, 30),
                    (-92, -82, 22),
                    (94, -86, 22),
                )
            ]
        ),
        "mohawk": "M-22 -140 C-34 -196 -20 -240 6 -246 C0 -226 12 -224 22 -236 C18 -214 28 -212 36 -222 C34 -190 34 "
        "-160 24 -140Z",
    }
    return shape(outlines[kind], colour)


def plaits(colour: str, bow: str) -> Part:
    """Two braids hanging beside the face."""
    locks = [twin(ellipse(108 + 3 * i, -72 + i * 34, 22 - i * 1.5, 21), colour) for i in range(4)]
    return group(*locks, twin(ellipse(118, 58, 12, 20), colour), twin(ellipse(117, 42, 17, 9), bow, 4))


def moustache(colour: str, size: float = 1, y: float = -4, curl: bool = True) -> Part:
    k = size
    tip = (
        f"C{62 * k} {y + 12 * k} {76 * k} {y + 8 * k} {80 * k} {y - 8 * k} C{86 * k} {y + 26 * k} {60 * k} "
        f"{y + 38 * k} {40 * k} {y + 28 * k}"
        if curl
        else f"C{52 * k} {y + 18 * k} {50 * k} {y + 30 * k} {42 * k} {y + 30 * k}"
    )
    return twin(
        f"M0 {y - 20 * k} C{22 * k} {y - 32 * k} {44 * k} {y - 24 * k} {54 * k} {y - 4 * k} {tip} C{24 * k} "
        f"{y + 20 * k} {8 * k} {y + 10 * k} 0 {y + 4 * k}Z",
        colour,
        4,
    )


def beard(colour: str, length: float = 100, y: float = -20, width: float = 88) -> Part:
    """A full beard with a wavy lower edge; the mouth goes over it."""
    w, end = width, y + length
    outline = (
        f"M{-w} {y - 30} C{-w * 0.7} {y - 6} {-w * 0.4} {y} 0 {y - 4} C{w * 0.4} {y} {w * 0.7} {y - 6} "
        f"{w} {y - 30} "
        f"C{w + 14} {y + 30} {w * 0.9} {end - 30} {w * 0.62} {end - 16} C{w * 0.5} {end} {w * 0.3} {end + 2} "
        f"{w * 0.2} {end - 6} "
        f"C{w * 0.1} {end + 26} {-w * 0.1} {end + 26} {-w * 0.2} {end - 6} C{-w * 0.3} {end + 2} {-w * 0.5} "
        f"{end} {-w * 0.62} {end - 16} "
        f"C{-w * 0.9} {end - 30} {-w - 14} {y + 30} {-w} {y - 30}Z"
    )
    strands = [
        brush([(x, y + length * 0.35), (x * 0.8, y + length * 0.8)], shade(colour, 0.9), 2, 4)
        for x in (-50, -22, 24, 52)
    ]
    return group(shape(outline, colour), *strands)


def glasses(
    colour: str = INK, y: float = -62, r: float = 38, lens: str = "#ffffff", alpha: float = 0.16, gap: float = 38
) -> Part:
    discs = [flat(ellipse(s * gap, y, r), lens, alpha) for s in (-1, 1)]
    rims = [pen(ellipse(s * gap, y, r), colour, 9) for s in (-1, 1)]
    glint = [pen(f"M{s * gap - 20} {y - 4} L{s * gap - 4} {y - 22}", "#ffffff", 6, 0.8) for s in (-1, 1)]
    return group(
        *discs, *rims, pen(f"M{-gap + r - 2} {y - 4} C-4 {y - 10} 4 {y - 10} {gap - r + 2} {y - 4}", colour, 8), *glint
    )


def goggles(frame: str, lens: str, y: float = -64, strap: str = "#2a1f3a") -> Part:
    belt = inside(
        "M-98 -200 L98 -200 L98 200 L-98 200Z",
        pen(f"M-100 {y + 2} C-60 {y + 12} 60 {y + 12} 100 {y + 2}", INK, 34),
        pen(f"M-100 {y + 2} C-60 {y + 12} 60 {y + 12} 100 {y + 2}", strap, 24),
    )
    glass = (
        f"M-80 {y - 26} C-40 {y - 40} 40 {y - 40} 80 {y - 26} C88 {y + 4} 76 {y + 30} 44 {y + 30} C20 "
        f"{y + 30} 14 {y + 16} 0 {y + 16} C-14 {y + 16} -20 {y + 30} -44 {y + 30} C-76 {y + 30} -88 {y + 4} "
        f"-80 {y - 26}Z"
    )
    return group(
        belt,
        pen(glass, INK, 20),
        pen(glass, frame, 12),
        shape(glass, lens, 0),
        flat(f"M-62 {y - 18} L-30 {y - 26} L-52 {y + 14} L-66 {y + 6}Z", "#fff", 0.75),
        flat(f"M-18 {y - 26} L-6 {y - 26} L-30 {y + 18} L-38 {y + 16}Z", "#fff", 0.5),
    )
