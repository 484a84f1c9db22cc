"""Editions: a game with the cards of some packs among its own.

An edition has an id like a game's, "game+pack+pack" with the packs in the order of the alphabet, and is found like one
(`games.plugin`): a definition of its own, whose cards are the game's and then those of the packs. Whatever is kept by a game's
id, as matches, decks and collections, is kept by the edition's; the game itself knows nothing of it. An edition that has been
loaded stays as it is until the program ends, also when one of its packs is replaced.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from tabletop import packs
from tabletop.core.edition_ids import JOIN, PackMark, name_of, parts
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import PackError, nearest, parse
from tabletop.core.toml_writer import written
from tabletop.games.package_copies import PackageCopy, copied
from tabletop.games.plugins import Plugin
from tabletop.packs import CARDS, WORDS, CardPack

if TYPE_CHECKING:
    from pathlib import Path

MOST = 4  # packs at a table
ART = "art"  # the folder of pictures of cards among those of a game
ADDED = ("card", "deck")  # what a pack's file of cards may add to


@cache
def edition(plugin: Plugin, chosen: tuple[str, ...]) -> Plugin:
    """A game with these packs. PackError says which of them is not here or does not fit."""
    name = JOIN.join((plugin.id, *chosen))
    if name != (right := name_of(plugin.id, chosen)):
        raise PackError(f"{shown(name)} is no edition of {plugin.about.title}{nearest(name, [right])}")
    found = packs_of(name)
    data = {CARDS: merged(plugin, found)}
    mark = hashlib.sha256(data[CARDS] + name.encode()).hexdigest()[:12]
    copy = PackageCopy(f"{plugin.package}__{mark}", plugin.package, data)
    copied(copy)
    title = " + ".join((plugin.about.title, *(pack.manifest.name for pack in found)))
    module = import_module(f"{copy.name}.definition")
    module.DEFINITION = replace(module.DEFINITION, id=name, name=title)
    module.DEFINITION.rules.game = name
    return Plugin(name, copy.name, msgspec.structs.replace(plugin.about, title=title))


@cache
def packs_of(name: str) -> tuple[CardPack, ...]:
    """The packs of an edition, as they were when it was first wanted."""
    game, chosen = parts(name)
    if len(chosen) > MOST:
        raise PackError(f"At a table there are at most {MOST} packs, not {len(chosen)}")
    shelf = packs.shelf()
    found = tuple(shelf.find(one) for one in chosen)
    for pack in found:
        if pack.manifest.game != game:
            raise PackError(f"The pack {pack.name} is for the game {shown(pack.manifest.game)}, not for {shown(game)}")
        for need in pack.manifest.needs:
            if need not in chosen:
                raise PackError(f"The pack {pack.name} needs the pack {shown(need)}, which is not chosen")
    return found


def marks_of(name: str) -> tuple[PackMark, ...]:
    """What a record says of the packs of an edition."""
    return tuple(PackMark(pack.id, pack.manifest.version, pack.digest) for pack in packs_of(name))


def picture_of(name: str, *parts: str) -> Path | None:
    """Where the picture of a card lies that is of one of the packs; `parts` as a game's pictures are named."""
    folder, stem = parts[:-1], parts[-1].removesuffix(".webp")
    pack = next((one for one in packs_of(name) if packs.is_own(stem, one.id)), None)
    file = pack.picture(stem) if pack is not None and folder == (ART,) else ""
    return pack.folder / file if pack is not None and pack.folder is not None and file else None


def mistakes(plugin: Plugin, pack: CardPack, beside: Sequence[CardPack] = ()) -> list[str]:
    """What is wrong with a pack for this game, one sentence each; empty when the game can be played with it.

    beside: the packs that it needs.
    """
    try:
        joined = _joined(plugin, (*beside, pack))
    except PackError as error:
        return [str(error)]
    return [*_stray_pictures(pack, joined), *_lint(plugin, written(joined).encode())]


def _lint(plugin: Plugin, data: bytes) -> list[str]:
    lint = plugin.part("rules.lint", "lint")
    found: list[str] = lint(data, CARDS) if lint is not None else []
    return found


def merged(plugin: Plugin, chosen: Sequence[CardPack]) -> bytes:
    """The file of cards of a game with those of packs; PackError says what does not fit."""
    data = written(_joined(plugin, chosen)).encode()
    for mistake in _lint(plugin, data):
        raise PackError(f"The packs {' and '.join(pack.name for pack in chosen)} do not fit: {mistake}")
    return data


def _joined(plugin: Plugin, chosen: Sequence[CardPack]) -> dict[str, Any]:
    """The tables of a game's file of cards with those of packs. What the game states of its set beside its cards is made to
    fit by the game (`rules/packing.py`: `settle(tables)`, and `from_words(words, pack)` for a game with lists of words).
    """
    own = plugin.data(CARDS)
    if own is None:
        raise PackError(f"{plugin.about.title} has no file of cards, so there are no packs for it")
    tables = parse(own, CARDS)
    for pack in chosen:
        for key, rows in _tables(plugin, pack).items():
            tables[key] = [*tables.get(key, ()), *rows]
    settle = plugin.part("rules.packing", "settle")
    if settle is not None:
        settle(tables)
    return tables


def _tables(plugin: Plugin, pack: CardPack) -> dict[str, list[dict[str, Any]]]:
    """What a pack adds. PackError names the first entry that is no entry of a pack."""
    if (CARDS in pack.contents) == (WORDS in pack.contents):
        raise PackError(f"{pack.name}: a pack has either {CARDS} or {WORDS}")
    if WORDS in pack.contents:
        from_words = plugin.part("rules.packing", "from_words")
        if from_words is None:
            raise PackError(f"{WORDS}: {plugin.about.title} is not played with lists of words")
        found: dict[str, list[dict[str, Any]]] = from_words(pack.contents[WORDS], pack.id)
        return found
    raw = parse(pack.contents[CARDS], CARDS)
    for mistake in _misplaced(raw, pack.id):
        raise PackError(f"{CARDS}: {mistake}")
    return raw


def _misplaced(raw: dict[str, Any], pack: str) -> Iterator[str]:
    """Entries that a pack may not have, and ids that are not its own."""
    for key, rows in raw.items():
        if key not in ADDED:
            yield f"unknown field {shown(key)}{nearest(key, ADDED)}"
        elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            yield f"{key}: expected tables, [[{key}]], got {shown(rows)}"
        else:
            for number, row in enumerate(rows):
                said, start = row.get("id"), f"{pack}."
                if not isinstance(said, str) or not packs.is_own(said, pack):
                    yield f"{key}[{number}], id: {shown(said)}; the ids of this pack are like {shown(start + 'name')}"
    if not raw.get("card"):
        yield "there is no [[card]]"


def _stray_pictures(pack: CardPack, tables: dict[str, Any]) -> Iterator[str]:
    """Pictures that belong to no card."""
    names = {str(card.get("id")).removeprefix(f"{pack.id}.") for card in tables["card"]}
    for file in pack.pictures:
        name = file.rpartition("/")[2].rpartition(".")[0]
        if name not in names:
            own = [one for one in names if "." not in one]
            yield f"{file}: no card {shown(f'{pack.id}.{name}')}{nearest(name, own)}"
