"""Numbers in the words of a lesson are read from the table when they are said.

{score N}: the points of seat N; {ICON CARD}: the sign with this icon on a card, as in {sword lion}.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.core.view import View

FIGURE = re.compile(r"\{(\w+) ([\w-]+)\}")
SCORE = "score"


def filled(text: str, definition: Definition, seen: View) -> str:
    """The text with its numbers. LookupError when the table does not show one of them."""
    return FIGURE.sub(lambda found: _figure(definition, seen, *found.groups()), text)


def _figure(definition: Definition, seen: View, what: str, where: str) -> str:
    if what == SCORE:
        return str(definition.scores(seen.table)[int(where)])
    signs = definition.looks.signs(seen) if definition.looks.signs is not None else ()
    for sign in signs:
        if sign.on == "card" and sign.icon == what and definition.cards[seen.table.kind[sign.where]].id == where:
            return sign.text
    raise LookupError(f"the table shows no {what} on {where}")
