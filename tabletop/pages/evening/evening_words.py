"""An evening in words: what comes next, who plays, and what a match has brought."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tabletop.progress.programme import BOT
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import listed, many

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.progress.evening import Award, Evening, EveningMatch
    from tabletop.progress.programme import ProgrammeItem

FINAL, BREAK = "Final", "Break"


def names(evening: Evening, guests: tuple[int, ...]) -> str:
    """Who that is; bots are counted."""
    people = [evening.saved.guests[who].name for who in guests if who != BOT]
    bots = guests.count(BOT)
    return listed([*people, *([many(bots, "bot")] if bots else [])])


def headline(desk: AppServices, item: ProgrammeItem) -> str:
    """What comes, as a title."""
    if item.form is None:
        return BREAK
    title = desk.title(item.form.game)
    return f"{FINAL}: {title}" if item.kind == "final" else title


def line(desk: AppServices, evening: Evening, item: ProgrammeItem, at: float) -> str:
    """One line of the programme, as rich text; `at`: minutes from now."""
    when = f"[muted]in {round(at)} min[/]" if at >= 1 else "[gold]now[/]"
    if item.form is None:
        return f"{{clock}} {BREAK}, {round(item.minutes)} minutes  {when}"
    icon, who = ("trophy", "those who are ahead then") if item.kind == "final" and at else ("cards-playing", "")
    who = who or names(evening, item.seats)
    return f"{{{icon}}} **{escape(headline(desk, item))}**  {when}\n[muted]{escape(who)}[/]"


def programme(desk: AppServices, evening: Evening, items: list[ProgrammeItem]) -> str:
    """All that is to come, as rich text; after the match that goes on."""
    found: list[str] = []
    at = evening.pending
    for item in items:
        found.append(line(desk, evening, item, at))
        at += item.minutes
    if found:
        found.append(f"{{flag}} The end  [muted]in {round(at)} min[/]")
    return "\n".join(found)


def told(desk: AppServices, evening: Evening, one: EveningMatch) -> str:
    """What a match was and brought, in one line of plain text."""
    title = f"{desk.title(one.dealt.game)}, final" if one.dealt.final else desk.title(one.dealt.game)
    if one.points is None:
        return f"{one.number + 1}. {title}: goes on"
    if one.given_up:
        return f"{one.number + 1}. {title}: given up"
    won = [(who, points) for who, points in zip(one.dealt.seats, one.points, strict=True) if points > 0]
    if not won:
        return f"{one.number + 1}. {title}: nobody gets ahead"
    who = names(evening, tuple(who for who, _ in won))
    return f"{one.number + 1}. {title}: {who} {won[0][1]:+.0f}"


def day(evening: Evening) -> str:
    """When it was, in words that stay true."""
    found = datetime.fromtimestamp(evening.saved.ended or evening.saved.stamp, UTC).astimezone()
    return f"{found.day} {found:%B %Y}"


def champions(evening: Evening) -> str:
    """Who has won the evening, as a title."""
    rows = evening.standing()
    first = [row.guest for row in rows if row.place == 1]
    if not rows or (len(first) == len(rows) and len(rows) > 1):
        return "The evening is a draw"
    won = listed([evening.saved.guests[who].name for who in first])
    return f"{won} wins the evening" if len(first) == 1 else f"{won} share the evening"


def award(desk: AppServices, evening: Evening, one: Award) -> str:
    """A prize in one line of plain text."""
    what = f"best at {desk.title(one.game)}" if one.game else "first of the evening"
    return f"{names(evening, one.guests)}: {what} ({one.points:+.0f})"
