"""Plain facts that the panels are fed with: no match, no game, nothing that a seat may not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from tabletop.core.messages import Line
from tabletop.core.presentation import SeatStatus
from tabletop.i18n import tr
from tabletop.match.seats import pad_buttons, race_keys
from tabletop.toolkit.keyboard import named

if TYPE_CHECKING:
    from tabletop.card_art import CardText
    from tabletop.match.reaction_window import AutoPass
    from tabletop.match.seats import TableSetup

SYMBOLS = (
    "star",
    "heart",
    "bell",
    "flag",
    "hat",
    "key",
    "anchor",
    "umbrella",
)  # icon of each place: colour is never alone


class SeatPerson(NamedTuple):
    """Who sits at a place. `colour` is a name of the theme, `react`, `decline` and, for races, `race_key` are places of
    keys ("" for a bot); `level`: of a bot, in a word or two; `button`: of a gamepad, for races and React.
    """

    seat: int
    name: str
    colour: str
    avatar: str = ""
    human: bool = True
    react: str = ""
    decline: str = ""
    pad: int | None = None
    race_key: str = ""
    level: str = ""
    button: str = ""

    @property
    def symbol(self) -> str:
        return SYMBOLS[self.seat % len(SYMBOLS)]


class BadgeFacts(NamedTuple):
    """What everybody may know of a seat now. `gold`: why its number is golden, "" where it is not;
    `hand`: -1 where nobody has cards in hand.

    pips: how many of `pips_of` are used, `pips_name`: what they are; tag: one or two words under the name; out: a stamp, ""
    while living; aimed: how many things aim at it; target: it can be chosen now; speaks: a press has it answer for all; key:
    the key that chooses it then; status: what the game counts; race: the key of its gesture; mode: "" where how it passes
    ahead is not to be seen.
    """

    hand: int = 0
    gold: str = ""
    pips: int = 0
    pips_of: int = 0
    pips_name: str = ""
    turn: bool = False
    thinking: bool = False
    out: str = ""
    aimed: int = 0
    target: bool = False
    speaks: bool = False
    key: str = ""
    mode: AutoPass | Literal[""] = "always_ask"
    tag: str = ""
    you: bool = False
    status: SeatStatus | None = None
    race: str = ""


class PromptFacts(NamedTuple):
    """What is being asked. `steps` are the words of an announcement in several parts, of which `step` are done."""

    line: Line
    why: str = ""
    rule: str = ""
    color: str = "gold"
    steps: tuple[str, ...] = ()
    step: int = 0


class ButtonFacts(NamedTuple):
    """One main button: `id` is what the callback hears; `why_not` is shown while it is disabled, `about` while it is not;
    `pictures`: instead of an icon, of sprites/. at_once: it is pressed when it goes down, so that it can be held on; passes: it
    declines all else.
    """

    id: str
    text: str
    style: str = "secondary"
    icon: str = ""
    key: str = ""
    enabled: bool = True
    why_not: str = ""
    pictures: tuple[tuple[str, ...], ...] = ()
    at_once: bool = False
    passes: bool = False
    about: str = ""


class ListedCard(NamedTuple):
    """A card of the pile viewer or the title grid. `id` is what the callback hears; `text` None shows the back.

    state: "normal" can be looked at, "playable" and "target" can be chosen, "drained" cannot (then `note` says why not).
    """

    id: int
    text: CardText | None
    state: str = "normal"
    note: str = ""


def people(setup: TableSetup) -> tuple[SeatPerson, ...]:
    """The persons and bots of a table, in the order of the seats."""
    keys, buttons = race_keys(setup.seats), pad_buttons(setup.seats)
    return tuple(
        SeatPerson(
            i,
            seat.name,
            seat.colour or f"seat{i}",
            seat.avatar,
            seat.human,
            named(seat.react),
            named(seat.decline),
            seat.pad,
            named(keys.get(i, "")),
            tr("table-bot", level=seat.bot) if seat.bot else "",
            buttons.get(i, ""),
        )
        for i, seat in enumerate(setup.seats)
    )
