"""The 40 keys on paper, as one page that any browser prints: each card lies with any of its four sides up (CN-14, CN-128)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.codenames.rules.cards import KEYS, LETTERS, STARTERS, WIDTH
from tabletop.games.codenames.texts import tr

NAME = "keys"
COLOURS = ("#2B7FE8", "#E33B44", "#CDB9EA", "#FFC21F")  # by owner: S.H.I.E.L.D., HYDRA, neutral, the Assassin
INKS = ("#FFFFFF", "#FFFFFF", "#4A3670", "#14101F")
CARD, EDGE, CELL = 340, 45, 50  # units of the drawing
STYLE = """
@page { size: A4; margin: 10mm }
body { font-family: "Helvetica Neue", Arial, sans-serif; margin: 0 auto; max-width: 190mm; color: #14101f }
h1 { font-size: 15pt; margin: 0 0 2mm } p { font-size: 9.5pt; margin: 0 0 4mm; line-height: 1.35 }
.keys { display: grid; grid-template-columns: repeat(2, 1fr); gap: 6mm }
.keys svg { width: 100%; break-inside: avoid; page-break-inside: avoid }
"""
HEAD = f'<meta charset="utf-8"><title>{tr("paper-keys")}</title><style>{STYLE}</style>'
FRAME = '<rect x="1" y="1" width="338" height="338" rx="14" fill="#fff" stroke="#14101f" stroke-width="1.5"/>'


def page() -> str:
    """The whole page as HTML, without anything from elsewhere."""
    cards = "\n".join(_card(number) for number in range(len(KEYS)))
    return (
        f'<!DOCTYPE html>\n<html lang="{tr("paper-language")}"><head>{HEAD}</head>\n'
        f"<body><h1>{tr('paper-title', count=len(KEYS))}</h1><p>{tr('paper-how')}</p>\n"
        f'<div class="keys">\n{cards}\n</div></body></html>\n'
    )


def _card(number: int) -> str:
    body = "".join((*_cells(KEYS[number][0]), *_sides(number)))
    return f'<svg viewBox="0 0 {CARD} {CARD}" role="img" aria-label="{tr("paper-key", key=number + 1)}">{FRAME}{body}</svg>'


def _cells(owners: bytes) -> Iterator[str]:
    """Colours never stand alone (CN-26)."""
    for cell, owner in enumerate(owners):
        x, y = EDGE + cell % WIDTH * CELL, EDGE + cell // WIDTH * CELL
        yield (
            f'<rect x="{x + 1.5}" y="{y + 1.5}" width="{CELL - 3}" height="{CELL - 3}" rx="7" fill="{COLOURS[owner]}"/>'
            f'<text x="{x + CELL / 2}" y="{y + CELL / 2 + 8}" text-anchor="middle" font-size="23" font-weight="700" '
            f'fill="{INKS[owner]}">{LETTERS[owner]}</text>'
        )


def _sides(number: int) -> Iterator[str]:
    """What stands at the top when the card lies with a side up: side n is the key after n - 1 quarter turns to the right."""
    middle, color = CARD / 2, COLOURS[STARTERS[number]]
    starts = tr("paper-starts", side=LETTERS[STARTERS[number]])
    for side in range(4):
        yield (
            f'<g transform="rotate({-90 * side} {middle} {middle})">'
            f'<text x="{EDGE}" y="30" font-size="15" font-weight="700">{tr("paper-number", key=number + 1)}</text>'
            f'<rect x="{middle - 42}" y="15" width="84" height="11" rx="5" fill="{color}"/>'
            f'<text x="{middle}" y="39" text-anchor="middle" font-size="10">{starts}</text>'
            f'<text x="{CARD - EDGE}" y="30" text-anchor="end" font-size="15">{tr("paper-side", side=side + 1)}</text></g>'
        )
