"""Moments of real matches, for pictures and for looking at: each is played here and now, always to the same card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.bots.here import Here
from tabletop.bots.style import PLAIN
from tabletop.core.arrange import Place, arranged
from tabletop.core.ask import WORLD
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.match.scripted import Move, Scripted, index_of
from tabletop.match.store import Store
from tabletop.ui.table import duels
from tabletop.ui.table.messages import Called, ChoiceChanged
from tabletop.ui.table.screen import TableScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.match import Match, Seat
    from tabletop.ui.pilot import Pilot
    from tabletop.ui.screens.desk import Desk

    Until = Callable[["Sitting"], bool]
    Show = Callable[[Pilot, Desk], None]

GAME = "espionage"
FRAME = 100  # ms of the match's clock from look to look
LONG = 40_000  # so many looks, and it will never come
DEMO_MS = 7400  # from the beginning of the show to its picture
FAMILY = (("Ruby", "03"), ("Oskar", "05"), ("Mila", "08"))


def seats(count: int, people: int = 1) -> tuple[Seat, ...]:
    """A family at the lower seats, bots at the others."""
    levels = ("easy", "normal", "hard")
    family = [person(i, name, avatar=avatar) for i, (name, avatar) in enumerate(FAMILY[:people])]
    return (*family, *(bot(i, levels[i % 3]) for i in range(people, count)))  # type: ignore[arg-type]  # they are levels


class Sitting:
    """A match that plays itself until something is worth a picture: `moves` first, then as the heuristics say."""

    def __init__(
        self,
        setup: TableSetup,
        moves: Mapping[int, Sequence[Move]] | None = None,
        places: Sequence[Place] = (),
        turn: int | None = None,
    ) -> None:
        from tabletop import games  # noqa: PLC0415  # only for pictures

        definition = games.load(setup.game)
        if places:
            definition = arranged(definition, places, turn)
        script = {seat: list(found) for seat, found in (moves or {}).items()}
        robots = {seat: found for seat, found in script.items() if not setup.seats[seat].human}
        self.script = {seat: found for seat, found in script.items() if setup.seats[seat].human}
        self.mind = Here()
        self.now = 0
        self.match: Match = start(setup, Scripted(definition, robots, self.mind), 0, definition=definition)

    def until(self, there: Until) -> Sitting:
        """Play on until `there`, looking before each answer of a person."""
        for _ in range(LONG):
            self.match.tick(self.now)
            if there(self):
                return self
            if self.match.privacy.curtain is not None:
                self.match.lift(self.match.privacy.curtain.seat, HOLD_MS, self.now)
            elif self.match.game.ask is not None and self.match.game.ask[1] == WORLD:
                values = self.match.game.options_of(WORLD) or [""]
                self.match.world(self.match.game.no, WORLD, values[self.match.n % 2], "", self.now)
            elif self.mine:
                self.answer()
            self.now += FRAME
        raise RuntimeError(f"it never comes to this: {self.match.game.ask}")

    @property
    def mine(self) -> bool:
        """Somebody at the screen has to choose now."""
        return self.match.asked >= 0 and self.match.viewer == self.match.asked

    def answer(self) -> None:
        """The next move of the script if it can be made, else what the heuristics say."""
        match, seat = self.match, self.match.asked
        seen, waiting = match.view(), self.script.get(seat)
        index = index_of(match.definition, seen, waiting[0]) if waiting else -1
        if waiting and index >= 0:
            waiting.pop(0)
        else:
            index = self.mind.choose(match.game.knowledge(seat), seat, PLAIN, match.n)
        window = match.window
        if window is not None and window.back_at is not None:
            self.now = max(self.now, window.back_at)
        match.answer(seen.no, seat, index, self.now)

    def asked(self, query: str) -> bool:
        """Somebody at the screen is asked this now."""
        return self.mine and self.match.view().query == query

    def show(self, pilot: Pilot, desk: Desk) -> TableScreen:
        """Sit down at the table as it stands, with nothing left to be told."""
        screen = TableScreen(self.match, desk, on_end=lambda _match: None, now=self.now)
        pilot.app.push(screen)
        pilot.tick(32)
        return screen


def state(sit: Callable[[], Sitting], then: Callable[[TableScreen], object] | None = None) -> Show:
    """One moment: how it comes about, and what to do on the screen when it is there."""

    def show(pilot: Pilot, desk: Desk) -> None:
        screen = sit().show(pilot, desk)
        if then is not None:
            then(screen)

    return show


def _table(count: int, seed: int, turns: int) -> Callable[[], Sitting]:
    """In the middle of a game, on the turn of the seat at the screen."""

    def there(sitting: Sitting) -> bool:
        return sitting.asked("turn") and sitting.match.game.table.turns >= turns  # type: ignore[attr-defined]  # a column

    return lambda: Sitting(TableSetup(game=GAME, seats=seats(count), seed=seed)).until(there)


def _ring() -> Sitting:
    """Mighty Beanz with Beans on both mats."""

    def there(sitting: Sitting) -> bool:
        return sitting.asked("main") and sitting.match.game.table.turns >= 6  # type: ignore[attr-defined]  # a column

    return Sitting(TableSetup(game="beanz", seats=seats(2), seed=6)).until(there)


RIVALS = (
    Place("bean1", ("juggler",), 0),
    Place("bean2", ("lion",), 0),
    Place("bean4", ("rooster",), 0),
    Place("hand", ("attack-boost-50", "double-trouble", "clown", "no-you-dont", "big-top-moon"), 0),
    Place("bean2", ("vampire",), 1),
    Place("bean3", ("mummy",), 1),
    Place("bean4", ("wind-up",), 1),
    Place("bean5", ("penguin",), 1),
    Place("hand", ("you-slipped", "brace-yourself", "teddy"), 1),
)
BOOSTED = [Move("spin", "juggler"), Move("play_action", "attack-boost-50")]


def _rivals(there: Until, people: int = 1, moves: Sequence[Move] = BOOSTED) -> Callable[[], Sitting]:
    """Mighty Beanz: a Galaxy that is full and upright, and an attack on it that is being boosted."""
    setup = TableSetup(game="beanz", seats=seats(2, people), seed=4, options={"first_player": "seat0"})
    return lambda: Sitting(setup, {0: list(moves)}, RIVALS, 0).until(there)


def _bare() -> Sitting:
    """The same without mats: the Space Loot marks where the slots are, a die shows the points."""
    options = {"first_player": "seat0", "layout": "no_mat"}
    setup = TableSetup(game="beanz", seats=seats(2), seed=4, options=options)
    return Sitting(setup, {0: list(BOOSTED)}, RIVALS, 0).until(_boosted)


def _light(pilot: Pilot, desk: Desk) -> None:
    desk.settings.printed_mats = False
    _ring().show(pilot, desk)


def _boosted(sitting: Sitting) -> bool:
    return sitting.asked("main") and not sitting.script[0]


def _hold_lion(screen: TableScreen) -> None:
    """The attacker is taken up: its numbers are foretold."""
    [lion] = screen.view.table.zones[2]
    screen.handling.choosing.hold(lion)
    screen.hear(ChoiceChanged())


def _flick(pilot: Pilot, desk: Desk) -> None:
    """The shot of a match: the left Galaxy was full at the start of the turn."""
    places = (Place("bean0", ("clown",), 0), Place("bean1", ("juggler",), 0), Place("bean3", ("vampire",), 1))
    setup = TableSetup(game="beanz", seats=seats(2), seed=4, options={"first_player": "seat0"})
    sitting = Sitting(setup, {0: [Move("flick")]}, places, 0).until(lambda s: s.asked("shoot"))
    screen = sitting.show(pilot, desk)
    screen.deeds.answer(0)
    pilot.tick(900)


def _spies(count: int, moves: Mapping[int, Sequence[Move]], there: Until) -> Callable[[], Sitting]:
    """Austin Powers, dealt and begun by script."""
    setup = TableSetup(game="austin", seats=seats(count), seed=3, options=duels.OPTIONS)
    return lambda: Sitting(setup, moves, duels.places(count), 0).until(there)


def _duel(sitting: Sitting) -> bool:
    """In the midst of a fight, where somebody at the screen may throw the next Bone."""
    return sitting.asked("fight") and not sitting.script[0]


def _brawl(sitting: Sitting) -> bool:
    """In the midst of a slugfest."""
    return sitting.asked("slug_step") and not sitting.script[0]


def _shared(seed: int = 12) -> Sitting:
    """Two people and two bots, on whose table a card has been played."""
    setup = TableSetup(game=GAME, seats=seats(4, 2), seed=seed)
    places = (Place("hand", ("sniper", "medic", "decoy"), 0), Place("hand", ("police", "courier", "ninja"), 1))
    moves = {0: [Move("play", "sniper"), Move("aim", at=1)]}
    return Sitting(setup, moves, places, 0).until(lambda s: s.match.window is not None and s.match.window.shown)


def _serving() -> Sitting:
    """The second of them has pressed React and looks for an answer."""
    sitting = _shared()
    sitting.match.press(1, "react", sitting.now)
    return sitting.until(lambda s: s.asked("reactions"))


def _curtain() -> Sitting:
    setup = TableSetup(game=GAME, seats=seats(4, 2), seed=4)
    return Sitting(setup).until(lambda s: s.match.privacy.curtain is not None and s.match.n > 6)


STACKED = (
    Place("hand", ("sniper", "protector", "medic", "infiltrator"), 0),
    Place("hand", ("target", "police"), 1),
    Place("hand", ("mercenary", "decoy", "courier"), 2),
    Place("hand", ("ninja", "saboteur", "hacker"), 3),
)
CHAIN: dict[int, list[Move]] = {
    0: [
        Move("play", "sniper"),
        Move("aim", at=1),
        Move("pass"),
        Move("pass"),
        Move("pass"),
        Move("pass"),
        Move("pass"),
    ],
    1: [Move("pass"), Move("react", "police", "sniper")],
    2: [Move("react", "mercenary", "sniper"), Move("aim", at=3)],
    3: [Move("react", "ninja", "mercenary"), Move("aim", at=1)],
}


def _chain(there: Until) -> Callable[[], Sitting]:
    """A Sniper, its copies and their answers; the last shot lays the Target open."""
    return lambda: Sitting(TableSetup(game=GAME, seats=seats(4), seed=2), CHAIN, STACKED, 0).until(there)


def _stacked(sitting: Sitting) -> bool:
    items = sitting.match.game.table.items  # type: ignore[attr-defined]  # a column of this game
    return sitting.asked("reactions") and any(item.cancelled for item in items)


def _private() -> Sitting:
    places = (
        Place("hand", ("detective", "sniper", "police"), 0),
        Place("draw_pile", ("medic", "hacker", "bomb", "ninja", "package")),
    )
    setup = TableSetup(game=GAME, seats=seats(4), seed=3)
    return Sitting(setup, {0: [Move("play", "detective")]}, places, 0).until(lambda s: s.asked("pick_looked"))


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
    return Sitting(setup, places=(Place("hand", hand, 0),), turn=0).until(lambda s: s.asked("turn"))


def _end(seed: int) -> Callable[[], Sitting]:
    """The last cards are on the table, all hands are shown."""
    return lambda: Sitting(TableSetup(game=GAME, seats=seats(4), seed=seed)).until(lambda s: s.match.game.over)


def _demo(pilot: Pilot, desk: Desk) -> None:
    from tabletop.ui.table.shows.demo import DemoScreen  # noqa: PLC0415  # a shot needs one screen

    pilot.app.push(DemoScreen(desk, GAME, Here(), 5))
    pilot.tick(DEMO_MS)


def _tutorial(pilot: Pilot, desk: Desk, game: str = GAME) -> None:
    from tabletop.ui.table.shows.tutorial import TutorialScreen  # noqa: PLC0415  # as above

    screen = TutorialScreen(desk, game)
    pilot.app.push(screen)
    while screen.lesson.step.do is None:
        pilot.tick(FRAME)
        if screen.lesson.on:
            pilot.click("next")
    pilot.tick(FRAME)


def _parting(pilot: Pilot, desk: Desk, then: str = "") -> None:
    """The pause of a table of people, and where it leads."""
    setup = TableSetup(game="austin", seats=seats(4, 3), seed=3, options={"reaction_mode": "calm", "concede": "yes"})
    screen = TableScreen(start(setup, Here(), 0), desk)
    pilot.app.push(screen)
    pilot.tick(FRAME)
    if screen.match.privacy.curtain is not None:
        screen.deeds.lift(screen.match.privacy.curtain.seat, HOLD_MS)
    pilot.tick(FRAME)
    screen.hear(Called("menu"))
    pilot.tick(FRAME)
    if then:
        pilot.click(then)
        pilot.tick(FRAME)


def _unsaved(pilot: Pilot, desk: Desk) -> None:
    """A table at which nothing can be kept, and the mark that says so."""
    store = Store(None, because="the disk is full")
    setup = TableSetup(game=GAME, seats=seats(2), seed=3)
    pilot.app.push(TableScreen(start(setup, Here(), 0, store=store), desk))
    pilot.tick(FRAME)


STATES: dict[str, Show] = {
    "demo": _demo,
    "tutorial": _tutorial,
    "tutorial-beanz": partial(_tutorial, game="beanz"),
    "table-2": state(_table(2, 21, 7)),
    "table-4": state(_table(4, 8, 9)),
    "table-6": state(_table(6, 20, 10)),
    "table-beanz": state(_ring),
    "table-beanz-light": _light,
    "table-beanz-bare": state(_bare),
    "table-beanz-attack": state(_rivals(_boosted), _hold_lion),
    "table-beanz-window": state(
        _rivals(lambda s: s.match.window is not None and s.match.window.shown, 2, [*BOOSTED, Move("attack", "lion")])
    ),
    "table-beanz-curtain": state(_rivals(lambda s: s.match.privacy.curtain is not None and s.match.n > 3, 2)),
    "table-beanz-flick": _flick,
    "table-austin-2": state(_spies(2, duels.DUEL, _duel)),
    "table-austin-4": state(_spies(4, duels.DUEL, _duel)),
    "table-austin-6": state(_spies(6, duels.DUEL, _duel)),
    "table-slugfest": state(_spies(6, duels.BRAWL, _brawl)),
    "table-window": state(_shared),
    "table-serving": state(_serving),
    "table-curtain": state(_curtain),
    "table-stack": state(_chain(lambda s: len(s.match.game.table.zones[2]) > 3)),
    "table-exposure": state(_chain(_stacked)),
    "table-private": state(_private),
    "table-end": state(_end(5)),
    "table-out": state(_table(4, 13, 9)),
    "table-bighand": state(_big),
    "pause-people": _parting,
    "table-unsaved": _unsaved,
    "table-leave": partial(_parting, then="Somebody leaves"),
    "table-agree": partial(_parting, then="End the game together"),
    "table-lookback": state(_table(4, 8, 9), lambda screen: screen.calls.look_at(screen.match.n - 9)),
}
