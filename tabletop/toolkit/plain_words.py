"""Plain words for times, spans, numbers and groups of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from datetime import date as date_type
from typing import Any

from tabletop.i18n import tr


def listed(parts: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    out = "".join(parts[:1])
    for n, part in enumerate(parts[1:], 2):
        out = tr("list-last" if n == len(parts) else "list-more", before=out, item=part)
    return out


def team(names: Sequence[str]) -> str:
    """Return "a & b" or "a & three others"."""
    return " & ".join(names) if len(names) <= 2 else f"{names[0]} & {others(len(names) - 1)}"


def others(count: int) -> str:
    """Return "one other" or "three others": people who are not named."""
    return tr("toolkit-others", count=count)


def progress(decisions: int) -> str:
    """Return how far a match has come: "after two decisions"."""
    return tr("toolkit-progress", count=decisions)


def company(seats: Sequence[Mapping[str, Any]], most: int = 0) -> str:
    """Return who sits there: people by name, bots by number. Of more people than `most` (0: any) the last are counted."""
    people = [str(seat.get("name", "?")) for seat in seats if not seat.get("bot")]
    bots, named = len(seats) - len(people), people
    if 0 < most < len(people):
        named = [*people[: most - 1], others(len(people) - most + 1)]
    return listed([*named, tr("toolkit-bots", count=bots)] if bots else named)


def when(seconds: float, now: float) -> str:
    """Return a moment as one says it: "today 21:14", "yesterday 21:14", "3 May 2026"."""
    try:
        moment, today = (datetime.fromtimestamp(at, UTC).astimezone() for at in (seconds, now))
    except (ValueError, OverflowError, OSError):
        return tr("toolkit-unknown-time")
    clock = f"{moment:%H:%M}"
    if moment.date() == today.date():
        return tr("toolkit-today", clock=clock)
    if moment.date() == (today - timedelta(days=1)).date():
        return tr("toolkit-yesterday", clock=clock)
    return date(moment)


def date(day: date_type) -> str:
    """Return a day: "3 May 2026"."""
    return tr("toolkit-date", day=day.day, month=day.month, year=day.year)


def span(seconds: float) -> str:
    """Return a length of time: "45 s", "12 min", "1 h 05 min"."""
    whole = round(seconds)
    if whole < 60:
        return tr("toolkit-seconds", seconds=whole)
    hours, minutes = divmod(whole // 60, 60)
    return (
        tr("toolkit-hours", hours=hours, minutes=f"{minutes:02}") if hours else tr("toolkit-minutes", minutes=minutes)
    )


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"
