"""What a game may do that the generic suites would take for a mistake; it says so beside its own tests, in generic.toml."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from tabletop import games
from tabletop.core.definition import Definition
from tabletop.core.toml_loader import read_toml
from tests.core import minigame

FILE = "generic.toml"
GAMES = Path(__file__).parents[1] / "games"


class Telling(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards whose text tells everybody something about cards that stay hidden, and the zone where they lie when they do it."""

    zone: str
    cards: tuple[str, ...]


class Exceptions(Struct, frozen=True, forbid_unknown_fields=True):
    """never_chosen: the ids of cards that no option ever names, because they work from where they lie."""

    never_chosen: tuple[str, ...] = ()
    telling: tuple[Telling, ...] = ()


@cache
def of(game: str) -> Exceptions:
    """Those of a game of ours lie in tests/games/<id>, those of another one in the folder `tests` of its package."""
    plugin = games.found().games.get(game)
    if plugin is None:
        place = Path(minigame.__file__).parent
    else:
        place = GAMES / game if plugin.ours else Path(str(files(plugin.package))) / "tests"
    file = place / FILE
    return read_toml(file.read_bytes(), Exceptions, str(file)) if file.exists() else Exceptions()


def telling(definition: Definition, table: object) -> bool:
    """Whether one of the cards that tell lies where it does."""
    return any(
        definition.cards[table.kind[card]].id in one.cards
        for one in of(definition.id).telling
        for zone, about in enumerate(table.layout.zones)
        if about.group == one.zone
        for card in table.zones[zone]
    )
