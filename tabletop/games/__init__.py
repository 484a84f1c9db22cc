"""The games that this table can play. A game is one package; what it holds lies at names that are the same for all.

    game.toml          what the title screen says of it (`About`)
    definition.py      DEFINITION, all that the packages above know of its rules
    help.toml          its rules for players
    presentation/layout.toml        where its cards lie

and, where it has them:

    rules/events.py    its facts (core/events.py), which log, moments and captions name
    rules/lint.py      lint(data, name) -> mistakes in a file of cards
    paper.py           NAME and page(), what of it can be printed, as HTML
    bots/hints.py                   HINTS, what bots know of it
    bots/value.py      terms(table, seat), what its value is made of; bots/reasons.toml has words for these
    bots/witnesses.py  the cards by which a term is named (`bots.evidence`)
    bots/rating.py     rate(), where answers are told and the game rates them itself (`bots.analysis`)
    bots/              tuning.toml, chances.toml: how its searches look, how far their chances are to be trusted
    practice/          tasks.py TASKS, puzzles.jsonl, rivals.toml, season.toml, achievements.toml (`match/practice`)
    presentation/                   cues.toml, commentary.toml, lesson.toml, faces.py
    presentation/music.toml         the music below its table, and what raises it (`table.playback.music_rules`)
    presentation/decorations.py     DECORATIONS, what lies on its table beside cards and panels (`table.extensions.decorations`)
    presentation/input_panels.py    INPUT_PANELS, by query: where a value is told, (`table.extensions.input_panels`)
    presentation/end_pages.py       END_PAGES, what it tells of a match at its end (`table.extensions.end_pages`)
    presentation/statistics.py      STATISTICS, its own figures of a person's matches (`pages.statistics.game_figures`)
    presentation/minigames.py       MINIGAMES, what hands do in it outside the rules (`table.extensions.minigames`)
    presentation/states.py          STATES, presentation/tables.py STATES: its own screens and tables for `shot`, by name
    tests/             scenes of its rules, for a game that comes in a package of its own (tools/rules_coverage.py)
    sprites/           pictures of a game that comes in a package of its own

Packages in this folder are found by themselves, but for those that begin with "_". Others are announced by an entry point
of the group `tabletop.games`: its name is the game's id, its value the package. Of our own nothing but game.toml is read
before it is wanted; somebody else's rules are imported at once, and what they show and say is read before the menu opens
(`desktop.guest_checks`), so that it can say what is wrong with them.
"""

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
from tabletop.core.toml_loader import PackError, nearest, parse, read_toml

if TYPE_CHECKING:  # the menu needs no rules
    from tabletop.core.definition import Definition

GROUP = "tabletop.games"
JOIN = "+"  # in the id of an edition: the game and its packs (`editions`)
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
    where it has several.
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


class Plugin(NamedTuple):
    """A game as it was found: its id, its package, and what game.toml says."""

    id: str
    package: str
    about: About

    @property
    def ours(self) -> bool:
        """Whether it lies in this folder."""
        return self.package.startswith(f"{__name__}.")

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
        """Its rules for players; PackError names what does not fit."""
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
    folders = [entry.name for entry in files(__name__).iterdir() if entry.is_dir() and not entry.name.startswith("_")]
    inside = [(name, f"{__name__}.{name}") for name in folders]
    outside = [(point.name, point.value) for point in entry_points(group=GROUP)]
    for name, package in (*sorted(inside), *sorted(outside)):
        try:
            plugin = _look(name, package)
        except Exception as error:  # noqa: BLE001 - somebody else's package may fail in any way
            troubles.append(left_out(name, error))
            continue
        if plugin is not None and name in games:
            troubles.append(f"There are two games called {shown(name)}; {brief(package)} is left out.")
        elif plugin is not None:
            games[name] = plugin
    return Found(dict(sorted(games.items(), key=lambda item: item[1].about.place)), tuple(troubles))


def left_out(name: str, error: Exception) -> str:
    """What is said at the menu of a game that is broken."""
    return f"The game {shown(name)} could not be taken in: {brief(str(error)).removesuffix('.')}."


def _look(name: str, package: str) -> Plugin | None:
    """The game in a package; None for a folder of ours without one. Raises whatever is wrong with it."""
    place = files(package)
    if not place.joinpath(ABOUT).is_file():
        if package.startswith(f"{__name__}."):
            return None
        raise PackError(f"{package} has no {ABOUT}")
    plugin = Plugin(name, package, read_toml(place.joinpath(ABOUT).read_bytes(), About, f"{name}/{ABOUT}"))
    if plugin.about.state == "ready":
        for file in NEEDED:
            if not place.joinpath(*file.split("/")).is_file():
                raise PackError(f"{package} has no {file}")
        if not plugin.ours:
            plugin.rules()
    return plugin


def names() -> tuple[str, ...]:
    """The ids of the games that can be played."""
    return tuple(name for name, plugin in found().games.items() if plugin.about.state == "ready")


def built() -> tuple[str, ...]:
    """The ids of all games that have rules, whether the menu offers them yet or not."""
    ready = names()
    return tuple(name for name, plugin in found().games.items() if name in ready or plugin.has("definition"))


def ours() -> tuple[str, ...]:
    """The ids of those that come with the program."""
    return tuple(name for name in built() if found().games[name].ours)


def plugin(name: str) -> Plugin:
    """The game or the edition called `name`, ready or not; LookupError names the nearest one, or the pack that is wrong."""
    if JOIN in name:
        return _edition(name)
    if name not in built():
        raise LookupError(f"There is no game {shown(name)}{nearest(name, built())}.")
    return found().games[name]


def _edition(name: str) -> Plugin:
    from tabletop.games.editions import edition

    try:
        return edition(name)
    except PackError as error:
        raise LookupError(str(error)) from error


def base(name: str) -> str:
    """The game that an edition is of; a game is of itself."""
    return name.partition(JOIN)[0]


def load(name: str) -> Definition:
    """The rules of the game called `name`, imported on first use; LookupError names the nearest one."""
    return plugin(name).rules()


def lint(data: bytes, name: str) -> list[str]:
    """All mistakes in a file of cards called `name`, by the linter of the game that its [game] or [meta] names."""
    try:
        raw = parse(data, name)
        told = raw.get("game", raw.get("meta"))
    except PackError:
        told = None  # whichever linter reads it says what is wrong with it
    game = told.get("id", told.get("game")) if isinstance(told, dict) else None
    if game is not None and game not in built():
        return [f"{name}: there is no game {shown(game)}{nearest(str(game), built())}"]
    linter = plugin(game or ours()[0]).part("rules.lint", "lint")
    if linter is None:
        return [f"{name}: the game {shown(game)} checks no files of cards"]
    mistakes: list[str] = linter(data, name)
    return mistakes
