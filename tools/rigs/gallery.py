"""Every screen in a state worth looking at, by name: for `tabletop shot`, for pictures of the program, for tests."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from tabletop import games
from tabletop.app.services import AppRoutes, AppServices
from tabletop.core.record import Answer, Record
from tabletop.core.toml_loader import nearest
from tabletop.i18n import tr
from tabletop.match.autosave import create
from tabletop.match.fair_deal import fixed
from tabletop.match.save_reader import ReadMatch
from tabletop.match.seats import Seat, TableSetup, bot, person
from tabletop.pages.card_page import CardsScreen
from tabletop.pages.end.end_page import EndScreen
from tabletop.pages.export_rescue import RescueDialog
from tabletop.pages.menu import MenuScreen
from tabletop.pages.progress.practice_page import PracticeScreen
from tabletop.pages.progress.statistics_page import StatisticsScreen
from tabletop.pages.rules_page import RulesScreen
from tabletop.pages.settings.settings_page import SettingsScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.storage import Store, database_file
from tabletop.table.end_facts import EndFacts, played
from tabletop.table.widgets.pause import PauseScreen, SaveLack, TakeBack
from tools.rigs.pilot import Pilot
from tools.rigs.screens import circuit, collection, decks, evening, kept, packs, puzzles, score, sealed

if TYPE_CHECKING:
    from tools.rigs.pilot import Pilot

Show = Callable[["Pilot", AppServices], None]

EVENING = 1_790_000_000  # Unix seconds: the same for every picture
DAY = 86_400
GAME = games.ours()[0]
ENDINGS = ("knock-out", "package", "target", "bomb")
SETTLE_MS = 1500
MATCH = 8  # the seed of a match with a story


def people(seats: int = 4) -> tuple[Seat, ...]:
    """Return a family and two bots."""
    family = (person(0, "Ruby", avatar="03"), person(1, "Oskar", avatar="05"), bot(2, "hard"), bot(3, "easy"))
    return (*family, bot(4), person(5, "Mila", avatar="08"))[:seats]


def _nowhere(_: object) -> None:
    """Where a way leads that is not there."""


def lent(store: Store) -> AppServices:
    """Return services whose ways lead nowhere, at a fixed moment, that wait for every picture."""
    services = AppServices(store, AppRoutes(_nowhere, _nowhere, _nowhere, _nowhere), now=lambda: EVENING)
    services.late.wait = True
    services.seed = itertools.count(5).__next__
    services.deal = lambda: fixed(5, "")
    services.resume_offered = True
    services.first_evening = False
    return services


def lived_in(services: AppServices) -> None:
    """Fill the store with some evenings of play."""
    dice, store = random.Random(5), services.store
    looks = (("Ruby", "seat0", "03"), ("Oskar", "seat1", "05"), ("Mila", "seat5", "08"))
    known = [store.profiles.create(name, colour=c, avatar=a, now=EVENING - 90 * DAY) for name, c, a in looks]
    for day in range(28):
        family = [{"name": who.name, "profile": who.id} for who in known[: dice.randint(1, 3)]]
        robots = [{"name": "Bot", "bot": dice.choice(("easy", "normal", "hard"))} for _ in range(dice.randint(1, 3))]
        then = EVENING - (30 - day) * DAY
        match = store.create_match(game=GAME, seed=day, options={}, seats=[*family, *robots], program="0", now=then)
        winners = [0] if dice.random() < 0.4 else [dice.randrange(len(family) + len(robots))]
        result = {"winners": winners, "ending": dice.choice(ENDINGS), "seconds": dice.randint(420, 1500)}
        store.finish(match, result, now=then + 900)


def interrupted(services: AppServices) -> None:
    """Leave a match open."""
    setup = TableSetup(game=GAME, seats=people(), seed=11)
    services.store.create_match(
        game=GAME, seed=11, options={}, seats=setup.plain()["seats"], program="0", now=EVENING - 3000
    )
    services.settings.last_table = setup.plain()
    services.settings.tutorials_done = [GAME]


def game_of(seed: int, seats: int, name: str = GAME) -> tuple[TableSetup, list[Answer]]:
    """Return a table and all answers of a match that is played at random; the same seed, the same match."""
    definition = games.load(name)
    setup = TableSetup(game=name, seats=people(seats), seed=seed)
    record = Record(definition, seats, seed, {}, auto=False)
    dice = random.Random(seed)
    while not record.game.over:
        game = record.game
        seat = next(place for place in range(seats) if game.options_of(place))
        options = game.options_of(seat) or []
        record.answer(Answer(game.no, seat, dice.randrange(len(options)), len(record.answers) * 2600))
    return setup, list(record.answers)


def finished(seed: int = MATCH, seats: int = 4, name: str = GAME) -> EndFacts:
    """Return the facts of such a match."""
    setup, answers = game_of(seed, seats, name)
    facts = played(ReadMatch(games.load(name), setup, answers), None)
    if facts is None:
        raise RuntimeError(f"the match with seed {seed} has no end")
    return facts


# --- the screens
def _menu(pilot: Pilot, services: AppServices) -> None:

    pilot.app.push(MenuScreen(services))


def _menu_used(pilot: Pilot, services: AppServices) -> None:
    interrupted(services)
    _menu(pilot, services)


def _resume(pilot: Pilot, services: AppServices) -> None:
    services.resume_offered = False
    _menu_used(pilot, services)


def _welcome(pilot: Pilot, services: AppServices) -> None:
    services.first_evening = True
    _menu(pilot, services)


def _lessons(pilot: Pilot, services: AppServices) -> None:
    _menu(pilot, services)
    pilot.tick(300)
    pilot.click("Tutorial")


def _setup(pilot: Pilot, services: AppServices) -> None:

    pilot.app.push(SetupScreen(services, GAME))


def _setup_six(pilot: Pilot, services: AppServices) -> None:
    services.settings.last_table = TableSetup(
        game=GAME, seats=people(6), seed=1, options={"elimination": "first_blood"}
    ).plain()
    _setup(pilot, services)


def _setup_mouse(pilot: Pilot, services: AppServices) -> None:
    """Two people share a mouse; a third one has keys."""

    ruby, oskar, _, easy, _, mila = people(6)
    mice = (msgspec.structs.replace(seat, mouse=True) for seat in (ruby, oskar))
    seats = (*mice, msgspec.structs.replace(mila, colour="seat2"), easy)
    services.settings.last_table = TableSetup(game=decks.OTHER, seats=seats, seed=1).plain()
    pilot.app.push(SetupScreen(services, decks.OTHER))


def _cards(pilot: Pilot, services: AppServices) -> None:

    pilot.app.push(CardsScreen(services, GAME))


def _card(pilot: Pilot, services: AppServices) -> None:
    _cards(pilot, services)
    pilot.tick(300)
    pilot.click("card ninja")


def _rules(pilot: Pilot, services: AppServices, rule: str = "") -> None:

    pilot.app.push(RulesScreen(services, GAME, rule))


def _rules_search(pilot: Pilot, services: AppServices) -> None:
    _rules(pilot, services)
    pilot.click("search")
    pilot.text("draw pile")


def _practice(pilot: Pilot, services: AppServices) -> None:

    pilot.app.push(PracticeScreen(services, decks.GAME))


def _settings(page: str) -> Show:
    def show(pilot: Pilot, services: AppServices) -> None:

        services.settings.colour_symbols = page == "table"
        pilot.app.push(SettingsScreen(services, page))

    return show


def _statistics(pilot: Pilot, services: AppServices) -> None:

    lived_in(services)
    pilot.app.push(StatisticsScreen(services))


def _end(pilot: Pilot, services: AppServices) -> None:

    pilot.app.push(EndScreen(services, finished()))


def _end_hands(pilot: Pilot, services: AppServices) -> None:
    _end(pilot, services)
    pilot.tick(300)
    tabs: Any = pilot.find("tabs")
    tabs.choose(1)


def with_packs(services: AppServices) -> EndFacts:
    """Return the facts of a match for which its two people have got a pack each."""
    services.settings.booster_source = "per_finished_game"
    facts = finished(3, 2, decks.OTHER)
    who = [services.store.profiles.create(seat.name, colour=seat.colour, avatar=seat.avatar, now=EVENING)
           for seat in facts.setup.seats]  # fmt: skip
    seats = tuple(
        msgspec.structs.replace(seat, profile=known.id) for seat, known in zip(facts.setup.seats, who, strict=True)
    )
    setup = msgspec.structs.replace(facts.setup, seats=seats)
    match = create(services.store, setup, EVENING)
    result = {"winners": list(facts.outcome.winners), "ending": facts.outcome.ending, "seconds": facts.seconds}
    services.store.finish(match, result, now=EVENING)
    return msgspec.structs.replace(facts, setup=setup)


def _end_pack(pilot: Pilot, services: AppServices) -> None:

    pilot.app.push(EndScreen(services, with_packs(services)))


def _menu_night(pilot: Pilot, services: AppServices) -> None:
    _menu_used(pilot, services)
    screen = sealed.to_matches(pilot, services, decks.GAME, sealed.league_seats())
    sealed.played(screen, 0, -1)
    screen.close(None)


def _pause(pilot: Pilot, services: AppServices) -> None:

    _menu(pilot, services)
    pilot.app.push(PauseScreen(services, GAME, undo=TakeBack(lambda: None)))


def _pause_unsaved(pilot: Pilot, services: AppServices) -> None:

    def export() -> None:
        pilot.app.push(RescueDialog("/media/stick/Tabletop"))

    _menu(pilot, services)
    lack = SaveLack("Not saved since 21:14, because the file was replaced by another one.", lost=True)
    pilot.app.push(PauseScreen(services, GAME, undo=TakeBack(lambda: None), lack=lambda: lack, export=export))


def _rescue(pilot: Pilot, services: AppServices) -> None:
    _pause_unsaved(pilot, services)
    pilot.click(tr("table-export"))


SCREENS: dict[str, Show] = {
    "menu": _menu,
    "menu-used": _menu_used,
    "resume": _resume,
    "welcome": _welcome,
    "lessons": _lessons,
    "setup": _setup,
    "setup-six": _setup_six,
    "setup-mouse": _setup_mouse,
    "cards": _cards,
    "card": _card,
    "rules": _rules,
    "rule": lambda pilot, services: _rules(pilot, services, "ES-57"),
    "rules-search": _rules_search,
    "practice": _practice,
    "settings": _settings("picture"),
    "settings-picture": _settings("picture"),
    "settings-table": _settings("table"),
    "settings-comfort": _settings("comfort"),
    "settings-keys": _settings("keys"),
    "statistics": _statistics,
    "end": _end,
    "end-hands": _end_hands,
    "end-pack": _end_pack,
    "menu-night": _menu_night,
    "pause": _pause,
    "pause-unsaved": _pause_unsaved,
    "rescue": _rescue,
    **decks.SCREENS,
    **collection.SCREENS,
    **packs.SCREENS,
    **sealed.SCREENS,
    **circuit.SCREENS,
    **evening.SCREENS,
    **kept.SCREENS,
    **puzzles.SCREENS,
    **score.SCREENS,
}


def names() -> dict[str, Show]:
    """Return all screens and table states that can be shown."""
    own: dict[str, Show] = {}
    for game in games.built():
        for module in ("presentation.states", "presentation.tables"):
            own |= games.plugin(game).part(module, "STATES") or {}
    return {**SCREENS, **kept.TABLES, **own}


def shot(screen: str, size: tuple[int, int], out: Path, data: Path | None = None, *, big_screen: bool = False) -> None:
    """Write a picture of a screen as PNG. `data`: a folder of saved games to show instead of invented ones; `big_screen`: as it
    is seen from afar.

    Raises LookupError with a sentence that lists the names, OSError when the file cannot be written.
    """

    known = names()
    if screen not in known:
        raise LookupError(f"There is no screen {screen!r}{nearest(screen, known)}.")
    services = lent(Store(database_file(data) if data else None))
    services.settings.big_screen = big_screen or services.settings.big_screen
    with Pilot(size, services.prefs()) as pilot:
        known[screen](pilot, services)
        pilot.tick(SETTLE_MS)
        try:
            pilot.shot(out)
        except pygame.error as error:
            raise OSError(0, str(error).rpartition(": ")[2]) from error
