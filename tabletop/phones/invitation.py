"""How phones are asked to the table: the address, as it is typed and as a code of squares to be photographed."""

from __future__ import annotations

import segno

QUIET = 4  # squares of light margin, as readers need it


def address(url: str, code: str) -> str:
    """What the code of squares leads to: the room's code is in the fragment, which no server is sent."""
    return f"{url}#code={code}"


def squares(text: str) -> tuple[tuple[bool, ...], ...]:
    """The QR code of a text: rows of squares, True for dark ones, with the margin round them."""
    code = segno.make(text, error="m", micro=False)
    return tuple(tuple(bool(dark) for dark in row) for row in code.matrix_iter(border=QUIET))
