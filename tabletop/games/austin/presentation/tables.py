"""Moments of this game worth looking at: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.bots.inline import InlineBots
from tabletop.core.arrange import ArrangedZone
from tabletop.i18n import tr
from tabletop.match import HOLD_MS, TableSetup, start
from tabletop.match.scripted_bots import ScriptedMove
from tabletop.table.model.messages import CommandCalled
from tabletop.table.table_screen import TableScreen
from tools.rigs.table import FRAME, Sitting, seats, state

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot
    from tools.rigs.table import Show, Until


GOOD = ("melody-vox-chart-topper", "carnaby-street-bouncer", "shagette-scooter-courier", "dick-fighter-pilot")
EVIL = ("ninja-on-probation", "maraca-band-leader", "doomsweep-robot-janitor", "smooth-saboteur", "mini-me")
AGENTS = (
    ("austin-powers", "shagette-bass-player", "fab-hairdresser", "basil-exposition"),
    ("lair-estate-agent", "dr-evil", "fat-bastard-caber-champion"),
    GOOD[:3],
    EVIL[:4],
    GOOD[1:],
    EVIL,
)
HANDS = (
    (
        "twirl-like-you-mean-it",
        "smile-you-are-in-my-album",
        "tea-first-then-danger",
        "felicity-shagwell",
        "springin-shindig",
        "lost-luggage",
    ),
    ("that-was-my-last-sandwich", "nobody-touches-my-swivel-chair", "mass-hypnosis", "frau-farbissina"),
    ("fancy-meeting-me-here", "tea-first-then-danger", "everybody-twist", "felicity-shagwell"),
    ("i-expected-you-an-hour-ago", "polka-until-you-drop", "ransom-telethon", "dr-evil"),
    ("fancy-meeting-me-here", "groove-now-ask-later", "psychedelic-poet"),
    ("i-shout-because-i-care", "nobody-touches-my-swivel-chair", "crystal-ball-no-batteries"),
)
SCORED = (
    ("charity-auction", "psychedelic-poet", "johnson-radar-operator", "shagette-go-go-dancer", "do-try-to-keep-up-pet"),
    ("torpedo-submarine-cook", "piranha-trainer", "group-evil-laugh"),
    ("austin-powers", "twirl-like-you-mean-it"),
    ("fat-bastard-caber-champion", "lair-estate-agent", "put-it-on-the-villains-tab", "noodle-pool-attendant"),
    ("basil-exposition", "charity-auction"),
    ("dr-evil", "only-bruised-thank-you", "henchman-union-rep", "behold-my-second-best-lever", "trumpet-lair-bugler"),
)
OUT = (("mind-the-ruffles-love", "skittle-bowling-champion"), ("periscope-harbour-spy",))
OPTIONS = {"deck_0": "starter-good", "first_player": "random", "reaction_mode": "calm"}
DUEL: dict[int, Sequence[ScriptedMove]] = {
    0: (ScriptedMove("attack", "austin-powers", "lair-estate-agent"), ScriptedMove("throw", "twirl-like-you-mean-it")),
    1: (ScriptedMove("throw", "that-was-my-last-sandwich"), ScriptedMove("throw", "nobody-touches-my-swivel-chair")),
}
BRAWL: dict[int, Sequence[ScriptedMove]] = {
    0: (ScriptedMove("swinger", "springin-shindig", 0),),
    1: (ScriptedMove("throw", "nobody-touches-my-swivel-chair"),),
    2: (ScriptedMove("throw", "fancy-meeting-me-here"),),
    3: (ScriptedMove("throw", "i-expected-you-an-hour-ago"),),
    5: (ScriptedMove("throw", "i-shout-because-i-care"),),
}


def places(count: int) -> tuple[ArrangedZone, ...]:
    """The deal for so many seats, Good and Evil in turn."""
    groups = (("table_agents", AGENTS), ("hand", HANDS), ("score_pile", SCORED))
    dealt = [ArrangedZone(group, rows[seat], seat) for seat in range(count) for group, rows in groups]
    return (*dealt, *(ArrangedZone("discard_pile", cards, seat) for seat, cards in enumerate(OUT)))


GAME = "austin"
CLAPS = ((400, "o"), (300, "o"), (280, "c"), (150, "o"), (120, "c"), (140, "o"), (60, "c"))  # ms before, key


def _spies(count: int, moves: Mapping[int, Sequence[ScriptedMove]], there: Until) -> Callable[[], Sitting]:
    """Austin Powers, dealt and begun by script."""
    setup = TableSetup(game=GAME, seats=seats(count), seed=3, options=OPTIONS)
    return lambda: Sitting(setup, moves, places(count), 0).until(there)


def _duel(sitting: Sitting) -> bool:
    """In the midst of a fight, where somebody at the screen may throw the next Bone."""
    return sitting.asked("fight") and not sitting.script[0]


def _brawl(sitting: Sitting) -> bool:
    """In the midst of a slugfest."""
    return sitting.asked("slug_step") and not sitting.script[0]


def _applause(pilot: Pilot, services: AppServices) -> None:
    """The others clap for a title that somebody reads aloud."""
    options = {**OPTIONS, "say_titles": "applause"}
    setup = TableSetup(game=GAME, seats=seats(4, 3), seed=3, options=options, privacy="open")
    screen = Sitting(setup, DUEL, places(4), 0).until(_duel).show(pilot, services)
    view = screen.view
    throw = next(i for i, option in enumerate(view.options) if option[1] >= 0)
    screen.commands.give(throw)
    pilot.tick(FRAME)
    for wait, key in CLAPS:
        pilot.tick(wait)
        pilot.key(key)


def _parting(pilot: Pilot, services: AppServices, then: str = "") -> None:
    """The pause of a table of people, and where it leads: the message on a button."""
    setup = TableSetup(game=GAME, seats=seats(4, 3), seed=3, options={"reaction_mode": "calm", "concede": "yes"})
    screen = TableScreen(start(setup, InlineBots(), 0), services)
    pilot.app.push(screen)
    pilot.tick(FRAME)
    if screen.match.shared.privacy.curtain is not None:
        screen.commands.lift(screen.match.shared.privacy.curtain.seat, HOLD_MS)
    pilot.tick(FRAME)
    screen.on_message(CommandCalled("menu"))
    pilot.tick(FRAME)
    if then:
        pilot.click(tr(then))
        pilot.tick(FRAME)


STATES: dict[str, Show] = {
    "table-austin-2": state(_spies(2, DUEL, _duel)),
    "table-austin-4": state(_spies(4, DUEL, _duel)),
    "table-austin-6": state(_spies(6, DUEL, _duel)),
    "table-applause": _applause,
    "table-slugfest": state(_spies(6, BRAWL, _brawl)),
    "pause-people": _parting,
    "table-leave": partial(_parting, then="table-leave-or-join"),
    "table-agree": partial(_parting, then="table-end-together"),
}
