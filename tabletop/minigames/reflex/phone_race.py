"""A race on a phone: its clock measures from when it has shown the signal, and the table says how wrong that can be.

Who looks at the table's signal sees it half a round trip before the phone shows it, and a phone shows nothing between two
pictures: so much is the error, and more when the line took longer this time. A phone could lie about all of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.phones.protocol import RaceShown

if TYPE_CHECKING:
    from tabletop.minigames.reflex.race_screen import RaceScreen
    from tabletop.minigames.reflex.signal_round import RacerState
    from tabletop.phones.protocol import RacePress

PICTURE_MS = 17  # between two pictures of a phone
SLACK_MS = 150  # pictures of both, and what a line takes longer now and then
MOST_MS = 500  # nobody waits longer for a line


def late_ms(trip: float) -> float:
    """By how much a press may come in later than it was made."""
    return min(trip, MOST_MS) + SLACK_MS


def error_ms(trip: float) -> int:
    """By how much its time may be wrong either way."""
    return round(min(trip, MOST_MS) / 2 + PICTURE_MS)


def shown(screen: RaceScreen, seat: int, no: int) -> RaceShown | None:
    """What the phone of a racer shows; in a quiet race nothing before the signal."""
    lane, phase = screen.race.heat.lanes.get(seat), screen.phase
    if lane is None or lane.bot_ms is not None:
        return None
    error = error_ms(lane.late - SLACK_MS)
    if phase == "next":
        return RaceShown(no, "ready", tr("reflex-ready"), error)
    if phase not in ("arming", "open") or (phase == "arming" and screen.stage.quiet):
        return None
    return _racing(screen, lane, no, error)


def _racing(screen: RaceScreen, lane: RacerState, no: int, error: int) -> RaceShown:
    if lane.raw is not None:
        return RaceShown(no, "in", tr("reflex-in"), error)
    if lane.out:
        return RaceShown(no, "out", tr("reflex-out"), error)
    if screen.app.clock() < lane.locked_until:
        return RaceShown(no, "early", tr("reflex-too-early"), error)
    if screen.phase == "open":
        return RaceShown(no, "open", screen.race.ask.words, error)
    waits = tr("reflex-phone-perhaps" if screen.race.ask.surprise else "reflex-phone-surely")
    return RaceShown(no, "wait", waits, error)


def press(screen: RaceScreen, seat: int, order: RacePress, age: float, trip: float) -> None:
    """`age`: ms since it came in; `trip`: the longest round trip of late."""
    if screen.phase == "next":
        screen.start_heat()
        return
    came, after, error = screen.app.clock() - age, order.after, error_ms(trip)
    signalled = screen.race.heat.signalled
    if signalled is not None and after is not None:
        since = came - signalled
        after = max(min(after, since), since - late_ms(MOST_MS))
        error = max(error, round((since - after) / 2))
    screen.measured(seat, after, came - min(trip, MOST_MS) / 2, error)
