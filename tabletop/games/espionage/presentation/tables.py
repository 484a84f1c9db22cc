"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.bots.inline import InlineBots
from tabletop.core.arrange import ArrangedZone
from tabletop.match import TableSetup, start
from tabletop.match.scripted_bots import ScriptedMove
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tools.rigs.table import FRAME, Sitting, demo, hinted, seats, state, tutorial

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot
    from tools.rigs.table import Show, Until

GAME = "espionage"


def _table(count: int, seed: int, turns: int) -> Callable[[], Sitting]:
    """In the middle of a game, on the turn of the seat at the screen."""

    def there(sitting: Sitting) -> bool:
        return sitting.asked("turn") and sitting.match.game.table.turns >= turns  # type: ignore[attr-defined]  # a column

    return lambda: Sitting(TableSetup(game=GAME, seats=seats(count), seed=seed)).until(there)


def _shared(seed: int = 12) -> Sitting:
    """Two people and two bots, on whose table a card has been played."""
    setup = TableSetup(game=GAME, seats=seats(4, 2), seed=seed)
    places = (
        ArrangedZone("hand", ("sniper", "medic", "decoy"), 0),
        ArrangedZone("hand", ("police", "courier", "ninja"), 1),
    )
    moves = {0: [ScriptedMove("play", "sniper"), ScriptedMove("aim", at=1)]}
    return Sitting(setup, moves, places, 0).until(lambda s: s.match.window is not None and s.match.window.shown)


def _serving() -> Sitting:
    """The second of them has pressed React and looks for an answer."""
    sitting = _shared()
    sitting.match.press(1, "react", sitting.now)
    return sitting.until(lambda s: s.asked("reactions"))


def _curtain() -> Sitting:
    setup = TableSetup(game=GAME, seats=seats(4, 2), seed=4)
    return Sitting(setup).until(lambda s: s.handed_over and s.match.n > 6)


STACKED = (
    ArrangedZone("hand", ("sniper", "protector", "medic", "infiltrator"), 0),
    ArrangedZone("hand", ("target", "police"), 1),
    ArrangedZone("hand", ("mercenary", "decoy", "courier"), 2),
    ArrangedZone("hand", ("ninja", "saboteur", "hacker"), 3),
)
CHAIN: dict[int, list[ScriptedMove]] = {
    0: [
        ScriptedMove("play", "sniper"),
        ScriptedMove("aim", at=1),
        ScriptedMove("pass"),
        ScriptedMove("pass"),
        ScriptedMove("pass"),
        ScriptedMove("pass"),
        ScriptedMove("pass"),
    ],
    1: [ScriptedMove("pass"), ScriptedMove("react", "police", "sniper")],
    2: [ScriptedMove("react", "mercenary", "sniper"), ScriptedMove("aim", at=3)],
    3: [ScriptedMove("react", "ninja", "mercenary"), ScriptedMove("aim", at=1)],
}


def _chain(there: Until) -> Callable[[], Sitting]:
    """A Sniper, its copies and their answers; the last shot lays the Target open."""
    return lambda: Sitting(TableSetup(game=GAME, seats=seats(4), seed=2), CHAIN, STACKED, 0).until(there)


def _stacked(sitting: Sitting) -> bool:
    items = sitting.match.game.table.items  # type: ignore[attr-defined]  # a column of this game
    return sitting.asked("reactions") and any(item.cancelled for item in items)


def _private() -> Sitting:
    places = (
        ArrangedZone("hand", ("detective", "sniper", "police"), 0),
        ArrangedZone("draw_pile", ("medic", "hacker", "bomb", "ninja", "package")),
    )
    setup = TableSetup(game=GAME, seats=seats(4), seed=3)
    return Sitting(setup, {0: [ScriptedMove("play", "detective")]}, places, 0).until(lambda s: s.asked("pick_looked"))


def _search() -> Sitting:
    """A Hacker looks through the whole draw pile, the gold of which stays there."""
    places = (ArrangedZone("hand", ("hacker", "sniper", "police"), 0),)
    setup = TableSetup(game=GAME, seats=seats(4), seed=3)
    return Sitting(setup, {0: [ScriptedMove("play", "hacker")]}, places, 0).until(lambda s: s.asked("pick_looked"))


def _big() -> Sitting:
    hand = (
        "package",
        "police",
        "police",
        "ninja",
        "medic",
        "sniper",
        "sniper",
        "courier",
        "decoy",
        "bodyguard",
        "hacker",
        "informant",
    )
    setup = TableSetup(game=GAME, seats=seats(4), seed=6)
    return Sitting(setup, places=(ArrangedZone("hand", hand, 0),), turn=0).until(lambda s: s.asked("turn"))


def _hint() -> Sitting:
    """An Informant has seen the Target in the other hand."""
    places = (
        ArrangedZone("hand", ("informant", "assassin", "bodyguard"), 0),
        ArrangedZone("hand", ("target", "courier", "police"), 1),
    )
    moves = {0: [ScriptedMove("play", "informant"), ScriptedMove("done")]}
    sitting = Sitting(TableSetup(game=GAME, seats=seats(2), seed=3), moves, places, 0)
    return sitting.until(lambda s: s.asked("turn") and not s.script[0])


def _end(seed: int) -> Callable[[], Sitting]:
    """The last cards are on the table, all hands are shown."""
    return lambda: Sitting(TableSetup(game=GAME, seats=seats(4), seed=seed)).until(lambda s: s.match.game.over)


def _unsaved(pilot: Pilot, services: AppServices) -> None:
    """A table at which nothing can be kept, and the mark that says so."""
    store = Store(None, because="the disk is full")
    setup = TableSetup(game=GAME, seats=seats(2), seed=3)
    pilot.app.push(TableScreen(start(setup, InlineBots(), 0, store=store), services))
    pilot.tick(FRAME)


STATES: dict[str, Show] = {
    "demo": partial(demo, game=GAME),
    "tutorial": partial(tutorial, game=GAME),
    "table-2": state(_table(2, 21, 7)),
    "table-4": state(_table(4, 8, 9)),
    "table-6": state(_table(6, 20, 10)),
    "table-window": state(_shared),
    "table-serving": state(_serving),
    "table-curtain": state(_curtain),
    "table-stack": state(_chain(lambda s: len(s.match.game.table.zones[2]) > 3)),
    "table-exposure": state(_chain(_stacked)),
    "table-private": state(_private),
    "table-search": state(_search),
    "table-end": state(_end(5)),
    "table-out": state(_table(4, 13, 9)),
    "table-hint": state(_hint, hinted),
    "table-bighand": state(_big),
    "table-unsaved": _unsaved,
    "table-lookback": state(_table(4, 8, 9), lambda screen: screen.menu_commands.look_at(screen.match.n - 9)),
}
