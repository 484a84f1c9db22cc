"""Plain words for times, spans, numbers and groups of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def listed(parts: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def team(names: Sequence[str]) -> str:
    """Return "a & b" or "a & three others"."""
    return " & ".join(names) if len(names) <= 2 else f"{names[0]} & {many(len(names) - 1, 'other')}"


def many(count: int, one: str, more: str = "") -> str:
    """Return "one bot" or "three bots"; digits above eight."""
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} {one if count == 1 else more or one + 's'}"


def progress(decisions: int) -> str:
    """Return how far a match has come: "after two decisions"."""
    return f"after {many(decisions, 'decision')}" if decisions else "before the first decision"


def company(seats: Sequence[Mapping[str, Any]], most: int = 0) -> str:
    """Return who sits there: people by name, bots by number. Of more people than `most` (0: any) the last are counted."""
    people = [str(seat.get("name", "?")) for seat in seats if not seat.get("bot")]
    bots, named = len(seats) - len(people), people
    if 0 < most < len(people):
        named = [*people[: most - 1], many(len(people) - most + 1, "other")]
    return listed([*named, many(bots, "bot")] if bots else named)


def when(seconds: float, now: float) -> str:
    """Return a moment as one says it: "today 21:14", "yesterday 21:14", "3 May 2026"."""
    try:
        moment, today = (datetime.fromtimestamp(at, UTC).astimezone() for at in (seconds, now))
    except (ValueError, OverflowError, OSError):
        return "at an unknown time"
    clock = f"{moment:%H:%M}"
    if moment.date() == today.date():
        return f"today {clock}"
    if moment.date() == (today - timedelta(days=1)).date():
        return f"yesterday {clock}"
    return f"{moment.day} {moment:%B %Y}"


def span(seconds: float) -> str:
    """Return a length of time: "45 s", "12 min", "1 h 05 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"
