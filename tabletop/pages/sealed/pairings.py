"""The matches of a sealed night: who meets whom, who has won, and what is played next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.toolkit.plain_words import listed
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.progress.league import LeagueStanding
    from tabletop.progress.sealed_event import SealedEvent, SealedMatch
    from tabletop.toolkit.widgets.widget import Widget

PAIR = 2


def rows(evening: SealedEvent, press: Callable[[SealedMatch], None]) -> list[Widget]:
    """A line for every match; pressing it deals it, goes on with it, or looks back at it."""
    made: list[Widget] = [Label(tr("sealed-matches"), "label", color="gold")]
    coming = evening.next if not evening.over else None
    for meeting in evening.meetings:
        row = ListRow(title(evening, meeting), _pressing(press, meeting), detail=_state(evening, meeting),
                      icon=_icon(meeting), label=f"match {meeting.table + 1}", tooltip=_tip(meeting))  # fmt: skip
        row.color = "gold" if meeting.match or meeting == coming else "faint"
        row.chosen = meeting == coming
        made.append(row)
    return made


def _pressing(press: Callable[[SealedMatch], None], meeting: SealedMatch) -> Callable[[], None]:
    return lambda: press(meeting)


def title(evening: SealedEvent, meeting: SealedMatch) -> str:
    """Who meets whom; a number where all sit at one table."""
    if len(meeting.players) > PAIR:
        return tr("sealed-match", number=meeting.table + 1)
    return listed([evening.night.setup.seats[seat].name for seat in meeting.players])


def _state(evening: SealedEvent, meeting: SealedMatch) -> str:
    if meeting.winners is None:
        return tr("sealed-match-goes-on") if meeting.match else ""
    names = [evening.night.setup.seats[seat].name for seat in meeting.winners]
    if not names:
        return tr("sealed-nobody-won")
    return tr("sealed-won", name=names[0]) if len(names) == 1 else tr("sealed-shared", names=names)


def _icon(meeting: SealedMatch) -> str:
    if meeting.winners is not None:
        return "crown"
    return "hourglass" if meeting.match else "cards-playing"


def _tip(meeting: SealedMatch) -> str:
    if meeting.winners is not None:
        return tr("sealed-tip-back")
    return tr("sealed-tip-go-on") if meeting.match else tr("sealed-tip-deal")


def stands(one: LeagueStanding) -> str:
    """How somebody has done so far, in words."""
    if not one.played:
        return tr("sealed-not-played")
    if one.shared:
        return tr("sealed-stands-shared", won=one.won, played=one.played, shared=one.shared)
    return tr("sealed-stands", won=one.won, played=one.played)


def champions(evening: SealedEvent) -> str:
    """Who has won the night, as a title."""
    first = [one.player for one in evening.standing() if one.place == 1]
    names = [evening.night.setup.seats[seat].name for seat in first]
    if len(names) == len(evening.night.setup.seats):
        return tr("sealed-draw")
    return tr("sealed-wins", name=names[0]) if len(names) == 1 else tr("sealed-share", names=names)
