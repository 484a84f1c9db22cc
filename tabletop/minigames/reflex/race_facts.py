"""What a race is asked, what its screens are told about the table, and what it came to: plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from tabletop.match.seats import pad_buttons, race_keys
from tabletop.toolkit.keyboard import named

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup


class Racer(NamedTuple):
    """One seat. key: the place of its key, "" for a bot and for who has only the mouse or a phone; pad: its gamepad's
    button, "" without one (`match.seats.pad_buttons`); phone: it presses on a phone.
    """

    seat: int
    name: str
    colour: str
    avatar: str
    human: bool
    key: str = ""
    pad: str = ""
    phone: bool = False


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
        key, pad = named(keys.get(seat, "")), pads.get(seat, "")
        found.append(Racer(seat, place.name, colour, place.avatar, place.human, key, pad, bool(place.phone)))
    return tuple(found)


class RaceMark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's race. raw: ms from the signal to the press, None: silent; time: less the handicap (AP-165).

    error: ms by which raw may be too large, because the input is read in steps. early: false starts, in ms from the signal.
    out: its false start counts as silence. rearmed: how often the race was stopped and armed anew. phone: ms by which a time
    that a phone has measured may be wrong either way, 0: it was measured at the table.
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
    phone: int = 0


def tie_ms(one: RaceMark, other: RaceMark, margin_ms: int) -> int:
    """AP-163: how far two times may be apart and still be equal: no less than both may be wrong."""
    return max(margin_ms, one.phone + other.phone)


def last(marks: Iterable[RaceMark], margin_ms: int) -> tuple[int, ...]:
    """AP-162: the seats whose time is at most the margin below the largest, or as much as both may be wrong; all silent seats
    where there are any.
    """
    found = list(marks)
    silent = tuple(mark.seat for mark in found if mark.time is None)
    timed = [(mark.time, mark) for mark in found if mark.time is not None]
    if silent or not timed:
        return silent
    largest, latest = max(timed, key=lambda each: (each[0], each[1].phone))
    return tuple(mark.seat for time, mark in timed if time >= largest - tie_ms(mark, latest, margin_ms))


def answers(marks: Sequence[RaceMark], margin_ms: int, silent: int) -> tuple[int, ...]:
    """What the rules are told of each mark: they know one margin (AP-162), so what ties is told to be within it."""
    tied, largest = last(marks, margin_ms), max((mark.time for mark in marks if mark.time is not None), default=0)
    return tuple(
        silent if mark.time is None else max(mark.time, largest - margin_ms) if mark.seat in tied else mark.time
        for mark in marks
    )


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
