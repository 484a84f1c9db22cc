"""What would be asked next: a step into a copy of the game that holds nothing its seat does not know."""

from __future__ import annotations

from tabletop.core.ask import SINGLE
from tabletop.core.game import Game
from tabletop.core.view import View, view


def ahead(game: Game, seat: int, index: int) -> View | None:
    """What `seat` would see if it gave its option `index` now; None when another seat, or nobody, would be asked then."""
    known = game.knowledge(seat)
    known.answer(known.no, seat, index)
    asked = known.ask is not None and known.ask[0] in SINGLE and known.ask[1] == seat
    return view(known, seat) if asked else None
