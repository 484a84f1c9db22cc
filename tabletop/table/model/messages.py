"""What the parts of a table tell those above them: that something has happened, never what is to be done about it.

A part is given `post` when it is made. A message is heard by the groups of parts first, then by the screen; a lesson hears it
before both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.table import Event
    from tabletop.table.model.card_sprite import CardSprite


class Message:
    """Something has happened."""

    __slots__ = ()


# --- cards
@dataclass(frozen=True, slots=True)
class CardHovered(Message):
    """Mouse or focus rest on a card, or on none any more."""

    sprite: CardSprite | None


@dataclass(frozen=True, slots=True)
class CardPressed(Message):
    """A card that cannot be chosen."""

    sprite: CardSprite


@dataclass(frozen=True, slots=True)
class CardStruck(Message):
    """A card has reached what it flew to; it may still settle."""

    card: int


@dataclass(frozen=True, slots=True)
class CardArrived(Message):
    """A card lies where it belongs."""


# --- panels
@dataclass(frozen=True, slots=True)
class SeatPressed(Message):
    seat: int


@dataclass(frozen=True, slots=True)
class ModePressed(Message):
    """The disc that says how a seat passes."""

    seat: int


@dataclass(frozen=True, slots=True)
class KindChosen(Message):
    """A name in the list of names."""

    kind: int


@dataclass(frozen=True, slots=True)
class SheetLeft(Message):
    """A list of names was left without a choice."""


@dataclass(frozen=True, slots=True)
class ButtonPressed(Message):
    """`id`: of `ButtonFacts`."""

    id: str


@dataclass(frozen=True, slots=True)
class CommandCalled(Message):
    """Something of the corner bar or of the key bindings, by its name there."""

    name: str


@dataclass(frozen=True, slots=True)
class RuleAsked(Message):
    rule: str


@dataclass(frozen=True, slots=True)
class MomentChosen(Message):
    """The moment after `n` answers, None for the present."""

    n: int | None


@dataclass(frozen=True, slots=True)
class MomentLeft(Message):
    """`step` moments on from the one that is looked back to."""

    step: int


@dataclass(frozen=True, slots=True)
class RoomChanged(Message):
    """A panel needs more room or less, or somebody else sits at the lower edge."""


@dataclass(frozen=True, slots=True)
class EndWanted(Message):
    """How the match went is to be shown."""


# --- what is shown
@dataclass(frozen=True, slots=True)
class ChoiceChanged(Message):
    """Another card is held, or other things can be chosen."""


@dataclass(frozen=True, slots=True)
class EyesChanged(Message):
    """Somebody else looks; what has happened meanwhile is not told yet."""


@dataclass(frozen=True, slots=True)
class ViewChanged(Message):
    """Something else is shown."""


@dataclass(frozen=True, slots=True)
class ScoresChanged(Message):
    """The figures of a seat are others."""


@dataclass(frozen=True, slots=True)
class FactReached(Message):
    """Playback has come to the fact at this place of an update, and marks and counts with it."""

    number: int
    place: int


@dataclass(frozen=True, slots=True)
class CardStirred(Message):
    """A card has left its zone, or was turned, by this event: what is marked because it lay there so, is marked no more."""

    event: Event


@dataclass(frozen=True, slots=True)
class WordsChanged(Message):
    """Playback has come to other words."""


@dataclass(frozen=True, slots=True)
class PlaybackEnded(Message):
    """All that has happened has been told; `anew`: the playback stops here, and the present is shown at once."""

    anew: bool = False


@dataclass(frozen=True, slots=True)
class MatchChanged(Message):
    """Something was done to the match."""


@dataclass(frozen=True, slots=True)
class LookedBack(Message):
    """The moment after `n` answers is shown."""

    n: int


Post = Callable[[Message], None]
