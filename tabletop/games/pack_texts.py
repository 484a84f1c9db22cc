"""What packs say besides their cards: chapters of help, and their words in other languages.

help.toml                 [[chapter]] entries as the game's own file has them, which come after the game's; each rule has an
id of the pack's
i18n/de/cards.toml        what the pack's own entries say in German, in the form of `core.overlays`
i18n/de/help.toml         the same of its help
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from tabletop import packs
from tabletop.core.help import FILE as HELP
from tabletop.core.help import Chapter
from tabletop.core.overlays import laid_over, mistakes
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import DataFileError, fit, nearest, parse
from tabletop.core.toml_writer import written
from tabletop.games.plugins import Plugin
from tabletop.i18n import ENGLISH, FOLDER, tr
from tabletop.packs import CARDS, CardPack

MOST_RULES = 60
LONGEST = {"title": 80, "text": 1000}  # signs of a rule


class PackHelp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: tuple[Chapter, ...]


def languages_of(pack: CardPack) -> tuple[str, ...]:
    """The languages, besides that of its cards, in which a pack says something."""
    return tuple(sorted({name.split("/")[1] for name in pack.contents if name.startswith(f"{FOLDER}/")}))


def said_in(pack: CardPack, path: str, tables: dict[str, Any], language: str) -> dict[str, Any]:
    """The tables of one of a pack's files as they read in a language."""
    over = pack.contents.get(f"{FOLDER}/{language}/{path}") if language != ENGLISH else None
    found: dict[str, Any] = laid_over(tables, parse(over, path)) if over is not None else tables
    return found


def help_of(plugin: Plugin, chosen: Sequence[CardPack], language: str) -> dict[str, bytes]:
    """By path in its package, a game's help with that of packs behind it; nothing where no pack has any."""
    added = [
        chapter
        for pack in chosen
        if HELP in pack.contents
        for chapter in said_in(pack, HELP, parse(pack.contents[HELP], HELP), language)["chapter"]
    ]
    own = plugin.data(HELP)
    if not added or own is None:
        return {}
    tables = parse(own, HELP)
    tables["chapter"] = [*tables["chapter"], *added]
    return {HELP: written(tables).encode()}


def text_mistakes(plugin: Plugin, pack: CardPack) -> Iterator[str]:
    """What is wrong with them, one sentence each."""
    if HELP in pack.contents:
        yield from _help_mistakes(pack)
    for language in languages_of(pack):
        for path in (CARDS, HELP):
            name = f"{FOLDER}/{language}/{path}"
            if name in pack.contents:
                yield from _translation_mistakes(plugin, pack, path, name)


def _help_mistakes(pack: CardPack) -> Iterator[str]:
    try:
        found = fit(parse(pack.contents[HELP], HELP), PackHelp, HELP)
    except DataFileError as error:
        yield str(error)
        return
    rules = [rule for chapter in found.chapter for rule in chapter.rules]
    if len(rules) > MOST_RULES:
        yield tr("pack-help-long", file=HELP, count=len(rules), most=MOST_RULES)
    for rule in rules:
        if not packs.is_own(rule.id, pack.id):
            yield tr("edition-not-own-id", place=HELP, id=shown(rule.id), like=shown(f"{pack.id}.name"))
        for field, most in LONGEST.items():
            words = getattr(rule, field)
            if len(words) > most or not words.isprintable():
                yield tr("pack-help-words", file=HELP, id=shown(rule.id), field=field, most=most)


def _translation_mistakes(plugin: Plugin, pack: CardPack, path: str, name: str) -> Iterator[str]:
    try:
        tables, over = parse(pack.contents.get(path, b""), path), parse(pack.contents[name], name)
    except DataFileError as error:
        yield str(error)
        return
    yield from mistakes(tables, over, name)
    said = spoken_fields(plugin, path)
    for field, words in _leaves(over):
        if field not in said:
            yield tr("pack-field-not-said", file=name, field=f"{shown(field)}{nearest(field, said)}")
        elif isinstance(words, str) and (len(words) > LONGEST["text"] or not words.isprintable()):
            yield tr("pack-words-signs", file=name, field=field, most=LONGEST["text"])


def spoken_fields(plugin: Plugin, path: str) -> frozenset[str]:
    """The fields of a game's file that hold words: those that its own languages lay over it."""
    own = files(plugin.package).joinpath(FOLDER)
    places = [language.joinpath(path) for language in own.iterdir()] if own.is_dir() else []
    tables = [parse(place.read_bytes(), path) for place in places if place.is_file()]
    return frozenset(field for found in tables for field, _ in _leaves(found))


def _leaves(tables: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for field, value in tables.items():
        if isinstance(value, Mapping):
            yield from _leaves(value)
        else:
            yield field, value
