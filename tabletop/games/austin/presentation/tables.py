"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.bots.inline import InlineBots
from tabletop.games.austin.presentation import duels
from tabletop.match import HOLD_MS, TableSetup, start
from tabletop.match.scripted_bots import Move
from tabletop.table.model.messages import Called
from tabletop.table.table_screen import TableScreen
from tools.rigs.table import FRAME, Sitting, seats, state

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot
    from tools.rigs.table import Show, Until

GAME = "austin"
CLAPS = ((400, "o"), (300, "o"), (280, "c"), (150, "o"), (120, "c"), (140, "o"), (60, "c"))  # ms before, key


def _spies(count: int, moves: Mapping[int, Sequence[Move]], there: Until) -> Callable[[], Sitting]:
    """Austin Powers, dealt and begun by script."""
    setup = TableSetup(game=GAME, seats=seats(count), seed=3, options=duels.OPTIONS)
    return lambda: Sitting(setup, moves, duels.places(count), 0).until(there)


def _duel(sitting: Sitting) -> bool:
    """In the midst of a fight, where somebody at the screen may throw the next Bone."""
    return sitting.asked("fight") and not sitting.script[0]


def _brawl(sitting: Sitting) -> bool:
    """In the midst of a slugfest."""
    return sitting.asked("slug_step") and not sitting.script[0]


def _applause(pilot: Pilot, desk: AppServices) -> None:
    """The others clap for a title that somebody reads aloud."""
    options = {**duels.OPTIONS, "say_titles": "applause"}
    setup = TableSetup(game=GAME, seats=seats(4, 3), seed=3, options=options, privacy="open")
    screen = Sitting(setup, duels.DUEL, duels.places(4), 0).until(_duel).show(pilot, desk)
    view = screen.view
    throw = next(i for i, option in enumerate(view.options) if option[1] >= 0)
    screen.deeds.give(throw)
    pilot.tick(FRAME)
    for wait, key in CLAPS:
        pilot.tick(wait)
        pilot.key(key)


def _parting(pilot: Pilot, desk: AppServices, then: str = "") -> None:
    """The pause of a table of people, and where it leads."""
    setup = TableSetup(game=GAME, seats=seats(4, 3), seed=3, options={"reaction_mode": "calm", "concede": "yes"})
    screen = TableScreen(start(setup, InlineBots(), 0), desk)
    pilot.app.push(screen)
    pilot.tick(FRAME)
    if screen.match.shared.privacy.curtain is not None:
        screen.deeds.lift(screen.match.shared.privacy.curtain.seat, HOLD_MS)
    pilot.tick(FRAME)
    screen.hear(Called("menu"))
    pilot.tick(FRAME)
    if then:
        pilot.click(then)
        pilot.tick(FRAME)


STATES: dict[str, Show] = {
    "table-austin-2": state(_spies(2, duels.DUEL, _duel)),
    "table-austin-4": state(_spies(4, duels.DUEL, _duel)),
    "table-austin-6": state(_spies(6, duels.DUEL, _duel)),
    "table-applause": _applause,
    "table-slugfest": state(_spies(6, duels.BRAWL, _brawl)),
    "pause-people": _parting,
    "table-leave": partial(_parting, then="Somebody leaves or joins"),
    "table-agree": partial(_parting, then="End the game together"),
}
