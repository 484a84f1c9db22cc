"""The bots a table can seat: levels and personalities as data, and how to build one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Literal

import msgspec

from tabletop import games
from tabletop.bots.bot import Bot, RandomBot
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import PLAIN, BotStyle, hints_for
from tabletop.bots.ismcts import Clock, Ismcts, SearchSettings
from tabletop.bots.playout import Rollouts
from tabletop.core.definition import Definition
from tabletop.core.overlays import program_data
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest, read_toml
from tabletop.i18n import per_language, tr

TUNING = "tuning.toml"
PLAIN_LEVEL = "normal"  # of a game's own bots that stand in for others
LONGEST_MS = 1000  # what all bots that are asked at the same moment may take together


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`slip` and `style` are greedy's, `search` is ismcts's; a personality's style is laid over the level's."""

    id: str
    name: str
    text: str
    engine: Literal["random", "greedy", "ismcts"]
    slip: float = 0.0
    style: BotStyle = PLAIN
    search: SearchSettings = SearchSettings()


class Personality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`avatar` names a picture of the table's seats (bot1 to bot8)."""

    id: str
    name: str
    avatar: str
    text: str
    style: BotStyle = PLAIN


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a search does otherwise at one game: fields of `SearchSettings`, and a style that is laid over all others.

    reach: how many points behind the best an answer is compared with it by rollouts (bots.rollouts); 0: a tree is searched.
    """

    horizon: int
    asks: tuple[str, ...] = ()
    style: BotStyle = PLAIN
    reach: float = 0.0


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: tuple[Level, ...]
    personality: tuple[Personality, ...]


@per_language
def book() -> LevelFile:
    name = "levels.toml"
    return read_toml(program_data("bots", name), LevelFile, name)


@cache
def tuning(game: str) -> Tuning | None:
    """What the folder of a game says of searches; None when it says nothing."""
    plugin = games.known(game)
    data = plugin.data("bots", TUNING) if plugin is not None else None
    return read_toml(data, Tuning, f"{game}/bots/{TUNING}") if data is not None else None


def level(name: str) -> Level:
    """The level with this id; LookupError names the nearest one."""
    found = {entry.id: entry for entry in book().level}
    if name not in found:
        raise LookupError(tr("bots-no-level", level=f"{shown(name)}{nearest(name, found)}"))
    return found[name]


def personality(name: str) -> Personality:
    """The personality with this id ("" is the plainest of all); LookupError names the nearest one."""
    found = {entry.id: entry for entry in book().personality}
    if name not in found:
        raise LookupError(tr("bots-no-personality", personality=f"{shown(name)}{nearest(name, found)}"))
    return found[name]


def budget_ms(asked: int) -> int:
    """Thinking time for each of `asked` bots that one worker answers for one after the other, so that all answers are
    there within LONGEST_MS. It depends on how many are asked, never on what they hold.
    """
    return LONGEST_MS // max(1, asked)


def players(game: str) -> Callable[[str], Bot] | None:
    """By level, the bots that a game brings along where its answers are more than a choice of options; None: it has none."""
    plugin = games.known(game)
    found: Callable[[str], Bot] | None = plugin.part("bots.players", "make") if plugin is not None else None
    return found


def plain(game: str, style: BotStyle) -> Bot:
    """A bot that answers in a moment, of middling skill."""
    own = players(game)
    return own(PLAIN_LEVEL) if own else Greedy(hints_for(game), style)


def blend(base: BotStyle, over: BotStyle) -> BotStyle:
    """Factors multiply, points add up, and of two memories the worse one counts."""
    return BotStyle(
        aggression=base.aggression * over.aggression,
        hoarding=base.hoarding * over.hoarding,
        caution=base.caution * over.caution,
        bluffing=base.bluffing + over.bluffing,
        forgetting=max(base.forgetting, over.forgetting),
    )


def counted(of: Level, iterations: int) -> Level:
    """The level with a search that ends by number, not by time: the same seed gives the same answer on any machine."""
    return msgspec.structs.replace(of, search=msgspec.structs.replace(of.search, ms=0, iterations=iterations))


def make(
    definition: Definition, of: Level, style: BotStyle = PLAIN, ms: int | None = None, clock: Clock = perf_counter
) -> Bot:
    """A bot for one game. `ms` replaces the level's thinking time, measured by `clock` in seconds."""
    if of.engine == "random":
        return RandomBot()
    if own := players(definition.id):
        return own(of.id)
    hints, style = hints_for(definition.id), blend(of.style, style)
    if of.engine == "greedy":
        return Greedy(hints, style, of.slip)
    search = of.search if ms is None else msgspec.structs.replace(of.search, ms=ms)
    if tuned := tuning(definition.id):
        search = msgspec.structs.replace(search, horizon=tuned.horizon, asks=tuned.asks)
        style = blend(style, tuned.style)
        if tuned.reach and hints is not None:
            return Rollouts(definition, hints, search, tuned.reach, style, clock)
    return Ismcts(definition, hints, search, style, clock)
