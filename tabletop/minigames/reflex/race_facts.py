"""What a race is asked, what its screens are told about the table, and what it came to: plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

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


class RaceMark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's race. raw: ms from the signal to the press, None: silent; time: less the handicap (AP-165).

    error: ms by which raw may be too large, because the input is read in steps. early: false starts, in ms from the signal.
    out: its false start counts as silence. rearmed: how often the race was stopped and armed anew.
    """

    seat: int
    raw: int | None = None
    time: int | None = None
    handicap: int = 0
    error: float = 0.0
    early: tuple[int, ...] = ()
    out: bool = False
    bot: bool = False
    rearmed: int = 0


def last(marks: Iterable[RaceMark], margin_ms: int) -> tuple[int, ...]:
    """AP-162: the seats whose time is at most the margin below the largest; all silent seats where there are any."""
    found = list(marks)
    silent = tuple(mark.seat for mark in found if mark.time is None)
    times = {mark.seat: mark.time for mark in found if mark.time is not None}
    if silent or not times:
        return silent
    largest = max(times.values())
    return tuple(seat for seat, time in times.items() if time >= largest - margin_ms)


def note(mark: RaceMark) -> str:
    """A mark as the JSON that goes into an answer's note."""
    return msgspec.json.encode({"race": mark}).decode()


class _Note(msgspec.Struct):
    race: RaceMark | None = None


def from_note(text: str) -> RaceMark | None:
    """The mark in an answer's note; None when the note is about something else."""
    if not text.startswith("{"):
        return None
    try:
        return msgspec.json.decode(text, type=_Note).race
    except msgspec.MsgspecError:
        return None


class RaceAsk(NamedTuple):
    """The race of reflexes that a question to the world is about: one question a racer, one race for all of them.

    user: who makes the gesture first; seat: whose time this question asks for; racers: all seats that are asked, in that
    order. gesture names its picture, words are what is shouted with it. The answer is the time in ms, 0..limit_ms, or
    `silent`. margin_ms: the last time and all that are at most so far from it tie. false_start: what a press
    before 100 ms does; surprise: nothing announces the race; relaxed: slower bots; one_by_one: everybody races alone.
    handicaps: ms that are taken off the time of each seat of the table.
    """

    user: int
    seat: int
    racers: tuple[int, ...]
    gesture: str
    words: str
    limit_ms: int = 5000
    silent: int = 99_999
    margin_ms: int = 50
    false_start: Literal["lock", "last", "off"] = "lock"
    surprise: bool = True
    relaxed: bool = False
    one_by_one: bool = False
    handicaps: tuple[int, ...] = ()
