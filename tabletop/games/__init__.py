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
    bots/rating.py     rate(), where answers are told and the game rates them itself (`bots.analysis`); weighs(): which of them
    bots/              tuning.toml, chances.toml: how its searches look, how far their chances are to be trusted
    practice/          tasks.py TASKS, puzzles.jsonl, rivals.toml, season.toml, achievements.toml (`match/practice`)
    presentation/                   cues.toml, commentary.toml, lesson.toml, faces.py
    presentation/music.toml         the music below its table, and what raises it (`table.playback.music_rules`)
    presentation/decorations.py     DECORATIONS, what lies on its table beside cards and panels (`table.extensions.decorations`)
    presentation/input_panels.py    INPUT_PANELS, by query: where a value is told, (`table.extensions.input_panels`)
    presentation/end_pages.py       END_PAGES, what it tells of a match at its end (`table.extensions.end_pages`)
    presentation/statistics.py      STATISTICS, its own figures of a person's matches (`pages.progress.game_figures`)
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

from typing import TYPE_CHECKING

from tabletop.core.edition_ids import JOIN, PackMark, base, parts
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import DataFileError, nearest, parse
from tabletop.games.plugins import ABOUT, GROUP, NEEDED, About, Found, LessonOf, Plugin, found, left_out
from tabletop.i18n import ENGLISH, language, tr

if TYPE_CHECKING:  # the menu needs no rules
    from pathlib import Path

    from tabletop.core.definition import Definition

__all__ = [
    "ABOUT",
    "GROUP",
    "JOIN",
    "NEEDED",
    "About",
    "Found",
    "LessonOf",
    "Plugin",
    "base",
    "built",
    "dealt",
    "found",
    "in_chosen_words",
    "in_english",
    "known",
    "left_out",
    "lint",
    "load",
    "marks",
    "names",
    "ours",
    "picture",
    "plugin",
]


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
    """The game or the edition called `name`, ready or not, in the language that is chosen; LookupError names the nearest one,
    or the pack that is wrong.
    """
    return in_chosen_words(in_english(name))


def in_chosen_words(plugin: Plugin) -> Plugin:
    """A game as it is in the language that is chosen."""
    if language() == ENGLISH:
        return plugin
    from tabletop.games.translations import in_words_of

    return in_words_of(plugin, language())


def in_english(name: str) -> Plugin:
    """As `plugin`, the package itself, whatever language is chosen."""
    if JOIN in name:
        from tabletop.games.editions import edition

        game, chosen = parts(name)
        try:
            return edition(in_english(game), chosen)
        except DataFileError as error:
            raise LookupError(str(error)) from error
    if name not in built():
        raise LookupError(tr("game-none", name=shown(name), nearest=nearest(name, built())))
    return found().games[name]


def known(name: str) -> Plugin | None:
    """The game or the edition called `name`; None for a game that is not here. LookupError names a pack that is wrong."""
    found_game = found().games.get(name)
    return plugin(name) if JOIN in name else in_chosen_words(found_game) if found_game is not None else None


def dealt(name: str, seed: int) -> str:
    """The game or edition that a match with this seed is one of (`editions.dealt`)."""
    if JOIN not in name:
        return name
    from tabletop.games.editions import dealt as dealt_edition

    return dealt_edition(in_english(base(name)), name, seed)


def marks(name: str) -> tuple[PackMark, ...]:
    """What a record says of the packs of an edition; () for a game without any."""
    if JOIN not in name:
        return ()
    from tabletop.games.editions import marks_of

    return marks_of(name)


def picture(name: str, *parts: str) -> Path | None:
    """Where the picture of a card of an edition lies, if one of its packs has it ("art", "<card>.webp")."""
    from tabletop.games.editions import picture_of

    return picture_of(name, *parts)


def load(name: str) -> Definition:
    """The rules of the game called `name`, imported on first use; LookupError names the nearest one."""
    return plugin(name).rules()


def lint(data: bytes, name: str) -> list[str]:
    """All mistakes in a file of cards called `name`, by the linter of the game that its [game] or [meta] names."""
    try:
        raw = parse(data, name)
        told = raw.get("game", raw.get("meta"))
    except DataFileError:
        told = None  # whichever linter reads it says what is wrong with it
    game = told.get("id", told.get("game")) if isinstance(told, dict) else None
    if game is not None and game not in built():
        return [tr("lint-no-game", file=name, game=f"{shown(game)}{nearest(str(game), built())}")]
    linter = plugin(game or ours()[0]).part("rules.lint", "lint")
    if linter is None:
        return [tr("lint-no-linter", file=name, game=shown(game))]
    mistakes: list[str] = linter(data, name)
    return mistakes
