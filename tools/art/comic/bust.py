"""Head and shoulders from a few words: skin, hair, face, what is worn."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.colour import light, shade
from tools.art.comic import face, hair
from tools.art.comic.pop import INK, Pop
from tools.art.paths import box, ellipse, mirrored, star, svg, union


@dataclass(frozen=True)
class Bust:
    """`wear`: a garment and its colours; `build`: how broad the shoulders are; "" leaves a part away."""

    skin: str = "#f2b48a"
    jaw: str = "oval"
    hair: str = ""
    hair_colour: str = "#3a2416"
    eyes: str = "open"
    iris: str = "#2a1a3a"
    brows: str = "calm"
    nose: str = "plain"
    mouth: str = "calm"
    lip: str = "#b8243c"
    beard: str = ""
    beard_colour: str = ""
    wear: tuple[str, ...] = ("tights", "#3a64d8")
    build: float = 1.0
    ears: str = "round"


def bust(p: Pop, one: Bust, x: float = 250, y: float = 130, size: float = 1.05, tilt: float = 0) -> None:
    with p.transform(x, y, size, degrees=tilt):
        hair.behind(p, one.hair, one.hair_colour)
        garment(p, one.wear, one.build, one.skin)
        head(p, one)


def head(p: Pop, one: Bust) -> None:
    """The head alone, without what hangs behind."""
    if one.ears:
        face.ears(p, one.skin, one.ears == "pointed")
    face.face(p, one.skin, one.jaw)
    if one.brows:
        face.brows(p, one.brows, shade(one.hair_colour, 0.4) if one.hair else INK)
    if one.eyes:
        face.eyes(p, one.eyes, one.iris)
    if one.nose:
        face.nose(p, one.nose)
    if one.beard and one.beard not in {"moustache", "brush"}:
        face.beard(p, one.beard, one.beard_colour or one.hair_colour)
    if one.mouth:
        face.mouth(p, one.mouth, one.lip)
    if one.beard in {"moustache", "brush"}:
        face.beard(p, one.beard, one.beard_colour or one.hair_colour)
    hair.front(p, one.hair, one.hair_colour)


def shoulders(build: float, top: float = 78) -> str:
    """From the neck to the lower edge of the picture."""
    w = 116 * build
    return (
        f"M-34 {top} C-{w * 0.7:.0f} {top + 10} -{w:.0f} {top + 24} -{w * 1.12:.0f} 132 L-{w * 1.2:.0f} 240 "
        f"L{w * 1.2:.0f} 240 "
        f"L{w * 1.12:.0f} 132 C{w:.0f} {top + 24} {w * 0.7:.0f} {top + 10} 34 {top}Z"
    )


def garment(p: Pop, wear: tuple[str, ...], build: float, skin: str) -> None:
    """Neck, shoulders and clothes; the first word names the cut, colours follow."""
    cut, colour, *more = wear
    second = more[0] if more else light(colour, 1.6)
    if cut == "cape":
        p.ink(f"M-30 70 C-{90 * build} 70 -{170 * build} 120 -{215 * build} 250 L{215 * build} 250 C{170 * build} 120 "
              f"{90 * build} 70 30 70Z", second, 7, dots=shade(second, 1.6), dx=0, dy=-24)  # fmt: skip
    if cut == "fur":
        p.ink(star(0, 132, 15, 150 * build, 122 * build), second, 6)
    p.ink(
        shoulders(build), skin if cut == "bare" else colour, 7, dots=shade(colour, 1.5) if cut != "bare" else "", dx=-16
    )
    p.ink(f"M-30 44 L-34 {88} C-16 106 16 106 34 88 L30 44Z", colour if cut == "full" else skin, 6, shine=False)
    _CUTS[cut](p, colour, second, build)


def _tights(p: Pop, _colour: str, second: str, _build: float) -> None:
    p.plain("M-38 80 C-20 110 20 110 38 80 L44 88 C24 124 -24 124 -44 88Z", second, 5)


def _suit(p: Pop, colour: str, second: str, _build: float) -> None:
    p.plain("M-32 86 L0 112 L32 86 L46 240 L-46 240Z", "#ffffff", 5)
    p.ink("M-11 108 L11 108 L17 190 L0 220 L-17 190Z", second, 5, shine=False)
    for side in (1, -1):
        lapel = svg("M32 80 L74 96 L62 130 L84 134 L30 250 L14 250Z")
        p.ink(lapel if side > 0 else mirrored(lapel), shade(colour, -0.5), 5, shine=False, dx=-5)


def _coat(p: Pop, colour: str, second: str, build: float) -> None:
    p.plain("M-30 90 L0 132 L30 90 L40 240 L-40 240Z", second, 5)
    for side in (1, -1):
        collar = svg(f"M30 56 L{66 * build} 66 L{98 * build} 124 L44 150 L22 250 L6 250 L28 116Z")
        p.ink(collar if side > 0 else mirrored(collar), shade(colour, -0.5), 6, shine=False, dx=-6)


def _armour(p: Pop, _colour: str, second: str, build: float) -> None:
    for side in (1, -1):
        with p.transform(side * 112 * build, 124):
            p.ink(
                "M-52 30 C-58 -20 -30 -44 4 -42 C42 -38 58 -6 56 40 C30 20 -20 16 -52 30Z",
                second,
                6,
                dots=shade(second, 1.4),
            )
            p.pen("M-50 46 C-20 32 24 36 54 56", 5)
    p.plain("M-40 80 C-22 104 22 104 40 80 L50 94 C26 126 -26 126 -50 94Z", second, 5)
    p.pen("M0 122 L0 240", 5)


def _jacket(p: Pop, colour: str, second: str, _build: float) -> None:
    p.plain("M-30 88 L0 104 L30 88 L26 240 L-26 240Z", second, 5)
    for side in (1, -1):
        flap = svg("M32 78 L70 92 L56 120 L26 132Z")
        p.ink(flap if side > 0 else mirrored(flap), shade(colour, -0.6), 5, shine=False, dx=-5)


def _gown(p: Pop, _colour: str, second: str, _build: float) -> None:
    p.pen("M-60 96 C-40 150 40 150 60 96", 6)
    p.plain(ellipse(0, 134, 12), second, 5)


def _robe(p: Pop, colour: str, second: str, _build: float) -> None:
    for side in (1, -1):
        edge = svg("M34 76 L62 88 L20 250 L-8 250Z")
        p.ink(edge if side > 0 else mirrored(edge), second, 5, shine=False, dx=-5)
    p.pen("M0 130 L0 150", 4, shade(colour, 1))


def _hoodie(p: Pop, colour: str, second: str, _build: float) -> None:
    p.ink("M-62 66 C-84 96 -60 128 0 130 C60 128 84 96 62 66 C40 108 -40 108 -62 66Z", shade(colour, -0.5), 6, dx=0)
    for x in (-18, 18):
        p.wire(f"M{x} 126 L{x} 172", second, 4, 3)


def _bare(p: Pop, _colour: str, _second: str, _build: float) -> None:
    p.pen("M-70 150 C-40 176 -14 170 0 158 C14 170 40 176 70 150", 5)
    p.pen("M-30 96 L-12 108 M30 96 L12 108", 5)


def _cape(p: Pop, _colour: str, second: str, _build: float) -> None:
    for side in (1, -1):
        fold = svg("M30 76 C64 78 92 96 104 126 C76 112 48 112 22 118Z")
        p.ink(fold if side > 0 else mirrored(fold), second, 6, shine=False, dx=-4)
    p.plain(ellipse(0, 112, 12), "#ffd23a", 5)


def _lab(p: Pop, colour: str, second: str, _build: float) -> None:
    p.plain("M-30 88 L0 110 L30 88 L26 240 L-26 240Z", second, 5)
    for side in (1, -1):
        lapel = svg("M32 80 L66 94 L58 130 L20 180Z")
        p.ink(lapel if side > 0 else mirrored(lapel), colour, 5, shine=False, dx=-5)
    p.plain(box(52, 160, 44, 40, 4), colour, 4)


def _full(p: Pop, _colour: str, second: str, _build: float) -> None:
    p.pen("M-60 100 C-30 128 30 128 60 100", 5, second)


def _fur(p: Pop, _colour: str, second: str, build: float) -> None:
    p.ink(union(*[ellipse(x * build, 96 + abs(x) * 0.14, 26, 24) for x in range(-96, 97, 32)]), second, 6)


_CUTS = {
    "tights": _tights, "suit": _suit, "coat": _coat, "armour": _armour, "jacket": _jacket, "gown": _gown, "robe": _robe,
    "hoodie": _hoodie, "bare": _bare, "cape": _cape, "lab": _lab, "full": _full, "fur": _fur,
}  # fmt: skip
