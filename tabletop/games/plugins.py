"""A game as it was found: its package, and what is read of it; the look for all of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Struct

from tabletop.core.events import Fact, facts_in
from tabletop.core.help import FILE as HELP
from tabletop.core.help import Help, read_help
from tabletop.core.sanitizing import brief, shown
from tabletop.core.toml_loader import DataFileError, read_toml
from tabletop.i18n import tr

if TYPE_CHECKING:  # the menu needs no rules
    from tabletop.core.definition import Definition

GROUP = HOME = "tabletop.games"  # of entry points; the package of those that come with the program
ABOUT = "game.toml"
NEEDED = ("definition.py", HELP, "presentation/layout.toml")  # of a game that can be played


class LessonOf(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several lessons: its file in presentation/, what its button says, and what is learnt in it."""

    file: str
    title: str
    text: str


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What the title screen says of a game. `place`: where it stands among the others; `ground`: the picture of its own that
    lies far below its cards on pages about it; `practice`: what can be practised without a match, "" for nothing; `lessons`:
    where it has several; `measured_minutes`: how long a match takes among people (tools.minutes): seats and minutes.
    """

    title: str
    tagline: str
    players: str
    minutes: str
    state: Literal["ready", "coming"]
    place: int = 99
    ground: str = "mat.webp"
    practice: str = ""
    lessons: tuple[LessonOf, ...] = ()
    measured_minutes: tuple[tuple[int, float], ...] = ()


class Plugin(NamedTuple):
    """A game as it was found: its id, its package, and what game.toml says."""

    id: str
    package: str
    about: About

    @property
    def ours(self) -> bool:
        """Whether it lies in this folder."""
        return self.package.startswith(f"{HOME}.")

    def part(self, module: str, name: str) -> Any:
        """What one of its modules calls `name`; None when the game has no such module, or the module no such name."""
        return getattr(import_module(f"{self.package}.{module}"), name, None) if self.has(module) else None

    def has(self, module: str) -> bool:
        try:
            return find_spec(f"{self.package}.{module}") is not None
        except ModuleNotFoundError:  # the folder around it is missing as well
            return False

    def facts(self) -> dict[str, type[Fact]]:
        """What the game says has happened, by word."""
        return facts_in(import_module(f"{self.package}.rules.events")) if self.has("rules.events") else {}

    def data(self, *names: str) -> bytes | None:
        """The bytes of one of its files; None when it has no such file."""
        place = files(self.package).joinpath(*names)
        return place.read_bytes() if place.is_file() else None

    def help(self) -> Help:
        """Its rules for players; DataFileError names what does not fit."""
        return _help(self.package)

    def rules(self) -> Definition:
        """Its definition, imported on first use; LookupError when that is another game's."""
        definition: Definition | None = self.part("definition", "DEFINITION")
        if definition is None or definition.id != self.id:
            raise LookupError(f"{self.package}.definition is not the DEFINITION of a game called {shown(self.id)}")
        return definition


@cache
def _help(package: str) -> Help:
    return read_help(package)


class Found(NamedTuple):
    """All games by id, in their order, and one sentence for each that could not be taken in."""

    games: dict[str, Plugin]
    troubles: tuple[str, ...]


@cache
def found() -> Found:
    """Look for games: in this folder, then among the entry points. A broken one is left out and named."""
    games: dict[str, Plugin] = {}
    troubles = []
    folders = [entry.name for entry in files(HOME).iterdir() if entry.is_dir() and not entry.name.startswith("_")]
    inside = [(name, f"{HOME}.{name}") for name in folders]
    outside = [(point.name, point.value) for point in entry_points(group=GROUP)]
    for name, package in (*sorted(inside), *sorted(outside)):
        try:
            plugin = _look(name, package)
        except Exception as error:  # noqa: BLE001 - somebody else's package may fail in any way
            troubles.append(left_out(name, error))
            continue
        if plugin is not None and name in games:
            troubles.append(tr("game-twice", name=shown(name), package=brief(package)))
        elif plugin is not None:
            games[name] = plugin
    return Found(dict(sorted(games.items(), key=lambda item: item[1].about.place)), tuple(troubles))


def left_out(name: str, error: Exception) -> str:
    """What is said at the menu of a game that is broken."""
    return tr("game-left-out", name=shown(name), error=brief(str(error)).removesuffix("."))


def _look(name: str, package: str) -> Plugin | None:
    """The game in a package; None for a folder of ours without one. Raises whatever is wrong with it."""
    place = files(package)
    if not place.joinpath(ABOUT).is_file():
        if package.startswith(f"{HOME}."):
            return None
        raise DataFileError(f"{package} has no {ABOUT}")
    plugin = Plugin(name, package, read_toml(place.joinpath(ABOUT).read_bytes(), About, f"{name}/{ABOUT}"))
    if plugin.about.state == "ready":
        for file in NEEDED:
            if not place.joinpath(*file.split("/")).is_file():
                raise DataFileError(f"{package} has no {file}")
        if not plugin.ours:
            plugin.rules()
    return plugin
