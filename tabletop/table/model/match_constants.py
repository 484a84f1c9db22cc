"""What stays the same at one table for a whole match: the game, its layout, the words of its cards, who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.card_art.card_index import printed
from tabletop.table import layout_schema
from tabletop.table.layout.grid_scheme import seated
from tabletop.table.layout.schemes import scheme_of
from tabletop.table.widgets.panel_facts import people

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop.card_art import CardText
    from tabletop.core.definition import Definition
    from tabletop.core.layout import Layout
    from tabletop.match import Match
    from tabletop.table.layout.scheme import Scheme
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import Style
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.draw_context import ScreenRoom


class MatchConstants(NamedTuple):
    """`kernel`: the zones as the rules have them; `scheme`: of the layout; `texts`: by kind; `who`: by seat; `sides`: by seat,
    on which side it plays, () where everybody plays alone.
    """

    definition: Definition
    look: TableLayout
    kernel: Layout
    scheme: Scheme
    texts: tuple[CardText, ...]
    who: tuple[SeatPerson, ...]
    sides: tuple[int, ...] = ()

    @property
    def game(self) -> str:
        return self.definition.id

    @property
    def seats(self) -> int:
        return len(self.who)

    def room(self, size: tuple[int, int]) -> ScreenRoom:
        """Units of the table in a window of this size."""
        return self.scheme.room(size, self.seats)

    def style(self, options: Mapping[str, str], *, printed: bool) -> Style:
        """How the table is printed: as the house rules want it, else as this person likes it."""
        return self.scheme.style(options, printed=printed)


def of_match(match: Match) -> MatchConstants:
    """Raises PackError when the layout of the game does not fit its zones."""
    definition, who = match.definition, people(match.setup)
    look, kernel = layout_schema.load(definition.id), definition.layout(len(who))
    look.check(kernel, definition.id)
    texts = tuple(printed(definition, kind) for kind in range(len(definition.cards)))
    sides = definition.sides(match.game.table)
    if sides and look.grid is not None:
        look = seated(look, sides)
    return MatchConstants(definition, look, kernel, scheme_of(look), texts, who, sides)
