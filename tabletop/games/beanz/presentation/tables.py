"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.core.arrange import ArrangedZone
from tabletop.i18n import tr
from tabletop.match import TableSetup
from tabletop.match.scripted_bots import ScriptedMove
from tabletop.table.model.messages import ChoiceChanged, CommandCalled
from tools.rigs.table import FRAME, Sitting, seats, state, tutorial

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.app.services import AppServices
    from tabletop.table.table_screen import TableScreen
    from tools.rigs.pilot import Pilot
    from tools.rigs.table import Show, Until

GAME = "beanz"


def _ring() -> Sitting:
    """Mighty Beanz with Beans on both mats."""

    def there(sitting: Sitting) -> bool:
        return sitting.asked("main") and sitting.match.game.table.turns >= 6  # type: ignore[attr-defined]  # a column

    return Sitting(TableSetup(game=GAME, seats=seats(2), seed=6)).until(there)


RIVALS = (
    ArrangedZone("bean1", ("juggler",), 0),
    ArrangedZone("bean2", ("lion",), 0),
    ArrangedZone("bean4", ("rooster",), 0),
    ArrangedZone("hand", ("attack-boost-50", "double-trouble", "clown", "no-you-dont", "big-top-moon"), 0),
    ArrangedZone("bean2", ("vampire",), 1),
    ArrangedZone("bean3", ("mummy",), 1),
    ArrangedZone("bean4", ("wind-up",), 1),
    ArrangedZone("bean5", ("penguin",), 1),
    ArrangedZone("hand", ("you-slipped", "brace-yourself", "teddy"), 1),
)
BOOSTED = [ScriptedMove("spin", "juggler"), ScriptedMove("play_action", "attack-boost-50")]


def _rivals(there: Until, people: int = 1, moves: Sequence[ScriptedMove] = BOOSTED) -> Callable[[], Sitting]:
    """Mighty Beanz: a Galaxy that is full and upright, and an attack on it that is being boosted."""
    setup = TableSetup(game=GAME, seats=seats(2, people), seed=4, options={"first_player": "seat0"})
    return lambda: Sitting(setup, {0: list(moves)}, RIVALS, 0).until(there)


def _bare() -> Sitting:
    """The same without mats: the Space Loot marks where the slots are, a die shows the points."""
    options = {"first_player": "seat0", "layout": "no_mat"}
    setup = TableSetup(game=GAME, seats=seats(2), seed=4, options=options)
    return Sitting(setup, {0: list(BOOSTED)}, RIVALS, 0).until(_boosted)


def _light(pilot: Pilot, services: AppServices) -> None:
    services.settings.printed_mats = False
    _ring().show(pilot, services)


def _boosted(sitting: Sitting) -> bool:
    return sitting.asked("main") and not sitting.script[0]


def _hold_lion(screen: TableScreen) -> None:
    """The attacker is taken up: its numbers are foretold."""
    [lion] = screen.view.table.zones[2]
    screen.drag_and_drop.choosing.hold(lion)
    screen.on_message(ChoiceChanged())


def _flick(pilot: Pilot, services: AppServices) -> None:
    """The shot of a match: the left Galaxy was full at the start of the turn."""
    places = (
        ArrangedZone("bean0", ("clown",), 0),
        ArrangedZone("bean1", ("juggler",), 0),
        ArrangedZone("bean3", ("vampire",), 1),
    )
    setup = TableSetup(game=GAME, seats=seats(2), seed=4, options={"first_player": "seat0"})
    sitting = Sitting(setup, {0: [ScriptedMove("flick")]}, places, 0).until(lambda s: s.asked("shoot"))
    screen = sitting.show(pilot, services)
    screen.commands.answer(0)
    pilot.tick(900)


def _repair(pilot: Pilot, services: AppServices) -> None:
    """The table master: a number is about to be set right."""
    _ring().show(pilot, services).on_message(CommandCalled("menu"))
    pilot.tick(FRAME)
    pilot.click(tr("table-repair"))
    pilot.tick(FRAME)
    pilot.key("right")


STATES: dict[str, Show] = {
    "tutorial-beanz": partial(tutorial, game=GAME),
    "table-beanz": state(_ring),
    "table-beanz-light": _light,
    "table-beanz-bare": state(_bare),
    "table-beanz-attack": state(_rivals(_boosted), _hold_lion),
    "table-beanz-window": state(
        _rivals(
            lambda s: s.match.window is not None and s.match.window.shown, 2, [*BOOSTED, ScriptedMove("attack", "lion")]
        )
    ),
    "table-beanz-curtain": state(_rivals(lambda s: s.handed_over and s.match.n > 3, 2)),
    "table-beanz-flick": _flick,
    "table-repair": _repair,
}
