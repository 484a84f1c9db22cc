"""What the parts of a table are given: what never changes, and after each change what is shown now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tabletop.card_art.card_index import printed
from tabletop.table import layout_schema
from tabletop.table.layout.grid_scheme import seated
from tabletop.table.layout.schemes import scheme_of
from tabletop.table.model.messages import CardArrived
from tabletop.table.model.selection import Selection
from tabletop.table.widgets.panel_facts import people

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.card_art import CardText
    from tabletop.core.definition import Definition
    from tabletop.core.events import Fact
    from tabletop.core.layout import Layout
    from tabletop.core.messages import Line
    from tabletop.core.view import View
    from tabletop.match import Match, PlayerView
    from tabletop.table.layout.scheme import Scheme
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.layout_schema.board_schema import Style
    from tabletop.table.model.messages import Message, Post
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext, ScreenRoom

# What stays the same at one table for a whole match: the game, its layout, the words of its cards, who sits where.


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
    """Raises DataFileError when the layout of the game does not fit its zones."""
    definition, who = match.definition, people(match.setup)
    look, kernel = layout_schema.load(definition.id), definition.layout(len(who))
    look.check(kernel, definition.id)
    texts = tuple(printed(definition, kind) for kind in range(len(definition.cards)))
    sides = definition.sides(match.game.table)
    if sides and look.grid is not None:
        look = seated(look, sides)
    return MatchConstants(definition, look, kernel, scheme_of(look), texts, who, sides)


class PlaybackState(NamedTuple):
    """How far playback has come: `view` is the table as it was told, `reached` as the last fact that was told has found it,
    `words` what is told now, `untold` the number of lines of the log that are not told yet. Only while it is `busy` something
    is told at all. `hurried`: what nobody waited for; `said`: the facts that have been told since `view`, also while this is
    shown.
    """

    view: View
    reached: View
    words: Line | None
    untold: int
    busy: bool
    hurried: tuple[Line, ...] = ()
    said: Sequence[Fact] = ()


@dataclass(frozen=True, slots=True)
class ViewState:
    """`view`: of whoever looks; `style`: of a board; `time_travel`: the number of answers looked back to, None for now."""

    view: View
    playback: PlaybackState
    choosing: Selection
    places: ZonePlaces
    style: Style
    time_travel: int | None = None

    @property
    def asks(self) -> bool:
        """What can be chosen shines: after what led to it has been told, as prompt and buttons come; before that it can be
        chosen all the same, and what is held shines where it may go.
        """
        return not self.playback.busy or self.choosing.held >= 0

    @property
    def offered(self) -> Selection:
        """What can be chosen, as far as it shines."""
        return self.choosing if self.asks else Selection()

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""
        return self.places.bottom


class RefreshScheduler:
    """When `show` is called because of messages: once for each that is posted, whatever else follows from it, and once in a
    frame for all cards that arrive. `on_message`: who hears what is posted.
    """

    def __init__(self, on_message: Callable[[Message], None], show: Callable[[], None]) -> None:
        self.on_message, self.show = on_message, show
        self._posted = 0  # messages that are being heard, each because of the one before
        self._due = self._soon = False

    def post(self, message: Message) -> None:
        self._posted += 1
        try:
            self.on_message(message)
        finally:
            self._posted -= 1
        self._show_if(self._due)

    def because(self, message: Message) -> None:
        """What is shown is another one."""
        if isinstance(message, CardArrived):
            self._soon = True
        else:
            self._due = True
            self._show_if(True)

    def tick(self) -> bool:
        """Every frame; True when something was shown anew."""
        return self._show_if(self._soon or self._due)

    def _show_if(self, due: bool) -> bool:
        if not due or self._posted:
            return False
        self._due = self._soon = False
        self.show()
        return True


# What the parts of a table are given for good: where they live, what they look at, and whom they tell.


class TableContext(NamedTuple):
    """`match` is what may be done something to, `player_view` what is seen of it at this window."""

    app: App
    match: Match
    player_view: PlayerView
    constants: MatchConstants
    kit: DrawContext
    post: Post
