"""What a race came to: one mark a seat, kept as JSON in the notes of the answers, and who was last (AP-162)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


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
