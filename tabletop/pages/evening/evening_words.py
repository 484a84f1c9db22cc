"""An evening in words: what comes next, who plays, and what a match has brought."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.progress.programme import BOT
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import date, listed

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.progress.evening import Award, Evening, EveningMatch
    from tabletop.progress.programme import ProgrammeItem


def names(evening: Evening, guests: tuple[int, ...]) -> str:
    """Who that is; bots are counted."""
    people = [evening.saved.guests[who].name for who in guests if who != BOT]
    bots = guests.count(BOT)
    return listed([*people, *([tr("toolkit-bots", count=bots)] if bots else [])])


def headline(services: AppServices, item: ProgrammeItem) -> str:
    """What comes, as a title."""
    if item.form is None:
        return tr("evening-break")
    title = services.title(item.form.game)
    return tr("evening-final-title", game=title) if item.kind == "final" else title


def line(services: AppServices, evening: Evening, item: ProgrammeItem, at: float) -> str:
    """One line of the programme, as rich text; `at`: minutes from now."""
    when = f"[muted]{tr('evening-in', minutes=round(at))}[/]" if at >= 1 else f"[gold]{tr('evening-now')}[/]"
    if item.form is None:
        return f"{{clock}} {tr('evening-break-line', minutes=round(item.minutes))}  {when}"
    final = item.kind == "final" and at
    icon, who = ("trophy", tr("evening-ahead-then")) if final else ("cards-playing", "")
    who = who or names(evening, item.seats)
    return f"{{{icon}}} **{escape(headline(services, item))}**  {when}\n[muted]{escape(who)}[/]"


def programme(services: AppServices, evening: Evening, items: list[ProgrammeItem]) -> str:
    """All that is to come, as rich text; after the match that goes on."""
    found: list[str] = []
    at = evening.pending
    for item in items:
        found.append(line(services, evening, item, at))
        at += item.minutes
    if found:
        found.append(f"{{flag}} {tr('evening-the-end')}  [muted]{tr('evening-in', minutes=round(at))}[/]")
    return "\n".join(found)


def told(services: AppServices, evening: Evening, one: EveningMatch) -> str:
    """What a match was and brought, in one line of plain text."""
    number, title = one.number + 1, services.title(one.dealt.game)
    title = tr("evening-final", game=title) if one.dealt.final else title
    if one.points is None:
        return tr("evening-told-goes-on", number=number, game=title)
    if one.given_up:
        return tr("evening-told-given-up", number=number, game=title)
    won = [(who, points) for who, points in zip(one.dealt.seats, one.points, strict=True) if points > 0]
    if not won:
        return tr("evening-told-nobody", number=number, game=title)
    who = names(evening, tuple(who for who, _ in won))
    return tr("evening-told", number=number, game=title, names=who, points=f"{won[0][1]:+.0f}")


def day(evening: Evening) -> str:
    """When it was, in words that stay true."""
    return date(datetime.fromtimestamp(evening.saved.ended or evening.saved.stamp, UTC).astimezone())


def champions(evening: Evening) -> str:
    """Who has won the evening, as a title."""
    rows = evening.standing()
    first = [row.guest for row in rows if row.place == 1]
    if not rows or (len(first) == len(rows) and len(rows) > 1):
        return tr("evening-draw")
    won = [evening.saved.guests[who].name for who in first]
    return tr("evening-wins" if len(first) == 1 else "evening-share", names=won)


def award(services: AppServices, evening: Evening, one: Award) -> str:
    """A prize in one line of plain text."""
    who, points = names(evening, one.guests), f"{one.points:+.0f}"
    if one.game:
        return tr("evening-award-game", names=who, game=services.title(one.game), points=points)
    return tr("evening-award-first", names=who, points=points)
