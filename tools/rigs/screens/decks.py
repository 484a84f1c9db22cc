"""States of the shelf and the bench worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.core.decks import own
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.decks.deck_builder import BuilderScreen
from tabletop.pages.decks.deck_list import DecksScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.progress.collection import Collection

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.storage import SavedDeck
    from tools.rigs.pilot import Pilot

GAME, OTHER = [game for game in games.ours() if games.load(game).collecting is not None][:2]
HOUR = 3600


def own_decks(services: AppServices, game: str = GAME) -> list[SavedDeck]:
    """Give a person of this store some decks: a legal one, one that is being built, one with a card from afar."""
    if not services.profiles():
        for name, colour, avatar in (("Ruby", "seat0", "03"), ("Oskar", "seat1", "05")):
            services.store.profiles.create(name, colour=colour, avatar=avatar, now=1)
    who, now = services.profiles()[0].id, int(services.now())
    rules = services.game(game).collecting
    if rules is None:
        raise ValueError(f"{game} has no decks")
    mine = Collection(services.store, services.game(game), who, services.now, services.seed)
    for _ in range(8):
        mine.open(mine.take())
    form, pool = rules.formats[0].id, mine.owned()
    full = rules.fill({}, form, pool, 11)
    half = dict(list(rules.fill({}, form, pool, 4).items())[:11])
    far = {**dict(list(full.items())[:-2]), "Dragon of Old": 2}
    named = (("A deck from afar", far), ("Half an idea", half), ("Circus and Friends", full))
    return [
        services.store.decks.create(who, game, form, name, cards, now=now - i * HOUR)
        for i, (name, cards) in enumerate(named)
    ]


def _decks(pilot: Pilot, services: AppServices) -> None:

    own_decks(services)
    pilot.app.push(DecksScreen(services, GAME))


def _ready(pilot: Pilot, services: AppServices) -> None:
    """Somebody without own decks looks at those of another game."""

    services.store.profiles.create("Ruby", colour="seat0", avatar="03", now=1)
    pilot.app.push(DecksScreen(services, OTHER))


def _nobody(pilot: Pilot, services: AppServices) -> None:

    pilot.app.push(DecksScreen(services, GAME))
    pilot.tick(100)


def _builder(number: int) -> Callable[[Pilot, AppServices], None]:
    def show(pilot: Pilot, services: AppServices) -> None:

        deck = own_decks(services)[number]
        mine = Collection(services.store, services.game(GAME), deck.profile, services.now, services.seed)
        pilot.app.push(BuilderScreen(services, mine, deck))

    return show


def _hand(pilot: Pilot, services: AppServices) -> None:
    _decks(pilot, services)
    pilot.tick(100)
    pilot.click("sample hand")


def _setup(pilot: Pilot, services: AppServices) -> None:

    decks = own_decks(services)
    seats = (person(0, "Ruby", avatar="03", profile=decks[0].profile), bot(1, "normal"))
    options = {"deck_0": own(decks[2].cards)}
    services.settings.last_table = TableSetup(game=GAME, seats=seats, seed=1, options=options).plain()
    pilot.app.push(SetupScreen(services, GAME))


def _setup_dialog(pilot: Pilot, services: AppServices) -> None:
    _setup(pilot, services)
    pilot.tick(100)
    pilot.click("deck 1")


SCREENS: dict[str, Callable[[Pilot, AppServices], None]] = {
    "decks": _decks,
    "decks-ready": _ready,
    "decks-nobody": _nobody,
    "deck-builder": _builder(1),
    "deck-builder-full": _builder(2),
    "deck-builder-afar": _builder(0),
    "sample-hand": _hand,
    "setup-decks": _setup,
    "setup-decks-choose": _setup_dialog,
}
