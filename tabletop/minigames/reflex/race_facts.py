"""What the screens of a race are told about the table: plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.match.seats import pad_buttons, race_keys
from tabletop.toolkit.keyboard import named

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup


class Racer(NamedTuple):
    """One seat. key: the place of its key, "" for a bot and for who has only the mouse; pad: its gamepad's button, ""
    without one (`match.seats.pad_buttons`).
    """

    seat: int
    name: str
    colour: str
    avatar: str
    human: bool
    key: str = ""
    pad: str = ""


class RaceCourse(NamedTuple):
    """Where a race is run.

    folder: of the game's pictures below sprites/. solo: the only person in the race, -1 otherwise. error_ms: how exact a
    time is on this computer. quiet: the pause before the signal looks like the table and nothing else. false_alarm: there
    will be no signal. alone: nobody is there to confirm what is shown.
    """

    folder: str
    racers: tuple[Racer, ...]
    user: Racer
    solo: int
    error_ms: int
    quiet: bool = False
    false_alarm: bool = False
    alone: bool = False


def racers(setup: TableSetup, seats: tuple[int, ...]) -> tuple[Racer, ...]:
    """The seats of a table as a race shows them."""
    keys, pads, found = race_keys(setup.seats), pad_buttons(setup.seats), []
    for seat in seats:
        place = setup.seats[seat]
        colour = place.colour or f"seat{seat}"
        found.append(
            Racer(seat, place.name, colour, place.avatar, place.human, named(keys.get(seat, "")), pads.get(seat, ""))
        )
    return tuple(found)
