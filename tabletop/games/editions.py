"""Editions: a game with the cards of some packs among its own.

An edition has an id like a game's, "game+pack+pack" with the packs in the order of the alphabet, and is found like one
(`games.plugin`): a definition of its own, whose cards are the game's and then those of the packs. Whatever is kept by a game's
id, as matches, decks and collections, is kept by the edition's; the game itself knows nothing of it. An edition that has been
loaded stays as it is until the program ends, also when one of its packs is replaced.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from tabletop import packs
from tabletop.core.edition_ids import JOIN, SHARE, PackMark, name_of, parts, shares_of, whole
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import DataFileError, nearest, parse
from tabletop.core.toml_writer import written
from tabletop.games import translations
from tabletop.games.pack_texts import help_of, languages_of, said_in, text_mistakes
from tabletop.games.package_copies import PackageCopy, copied, discarded
from tabletop.games.plugins import Plugin
from tabletop.games.translations import called
from tabletop.i18n import ENGLISH, tr
from tabletop.packs import CARDS, WORDS, CardPack

if TYPE_CHECKING:
    from pathlib import Path

MOST = 4  # packs at a table
ADDED = ("card", "deck")  # what a pack's file of cards may add to


_loaded: dict[str, tuple[Plugin, PackageCopy]] = {}  # by id


def edition(plugin: Plugin, chosen: tuple[str, ...]) -> Plugin:
    """A game with these packs. DataFileError says which of them is not here or does not fit."""
    name = JOIN.join((plugin.id, *chosen))
    if name in _loaded:
        return _loaded[name][0]
    if name != (right := name_of(plugin.id, chosen)):
        raise DataFileError(
            tr("edition-not", name=shown(name), game=plugin.about.title, nearest=nearest(name, [right]))
        )
    found = packs_of(name)
    data = data_of(plugin, found, shares_of(name))
    mark = hashlib.sha256(data[CARDS] + name.encode()).hexdigest()[:12]
    others = {code for pack in found for code in languages_of(pack)}
    translated = {code: data_of(plugin, found, shares_of(name), code) for code in others}
    copy = PackageCopy(f"{plugin.package}__{mark}", plugin.package, data, translated=translated)
    copied(copy)
    _played.update(chosen)
    title = " + ".join((plugin.about.title, *(pack.manifest.name for pack in found)))
    called(copy, name, title)
    made = Plugin(name, copy.name, msgspec.structs.replace(plugin.about, title=title))
    _loaded[name] = made, copy
    return made


def forget(name: str = "") -> None:
    """An edition that was only looked at is not wanted any more, and its modules go; without a name all are found anew."""
    for known in [name] if name else list(_loaded):
        if known in _loaded:
            copy = _loaded.pop(known)[1]
            translations.forget(copy.name)
            discarded(copy)
    packs_of.cache_clear()


_played: set[str] = set()  # ids of packs of which an edition has been loaded


def in_use(pack: str) -> bool:
    """Whether an edition with this pack has been loaded: it stays as it is until the program ends."""
    return pack in _played


@cache
def packs_of(name: str) -> tuple[CardPack, ...]:
    """The packs of an edition, as they were when it was first wanted."""
    game, chosen = parts(name)
    if len(chosen) > MOST:
        raise DataFileError(tr("edition-most", most=MOST, count=len(chosen)))
    shelf = packs.shelf()
    found = tuple(shelf.find(one.partition(SHARE)[0]) for one in chosen)
    ids = {pack.id for pack in found}
    for pack in found:
        if pack.manifest.game != game:
            raise DataFileError(
                tr("edition-other-game", pack=pack.name, game=shown(pack.manifest.game), other=shown(game))
            )
        for need in pack.manifest.needs:
            if need not in ids:
                raise DataFileError(tr("edition-needs", pack=pack.name, need=shown(need)))
    return found


def marks_of(name: str) -> tuple[PackMark, ...]:
    """What a record says of the packs of an edition."""
    return tuple(PackMark(pack.id, pack.manifest.version, pack.digest) for pack in packs_of(name))


def picture_of(name: str, *parts: str) -> Path | None:
    """Where the picture of a card lies that is of one of the packs: in whatever folder its game looks for one of that name."""
    stem = parts[-1].removesuffix(".webp")
    if "." not in stem:
        return None
    try:
        pack = next((one for one in packs_of(name) if packs.is_own(stem, one.id)), None)
    except DataFileError:  # of a match whose packs are not here
        return None
    file = pack.picture(stem) if pack is not None else ""
    return pack.folder / file if pack is not None and pack.folder is not None and file else None


def mistakes(plugin: Plugin, pack: CardPack, beside: Sequence[CardPack] = ()) -> list[str]:
    """What is wrong with a pack for this game, one sentence each; empty when the game can be played with it.

    beside: the packs that it needs.
    """
    try:
        joined = _joined(plugin, (*beside, pack))
    except DataFileError as error:
        return [str(error)]
    if texts := [*text_mistakes(plugin, pack)]:
        return texts
    ids = [str(row.get("id")) for row in (_all_words(plugin, pack) if WORDS in pack.contents else joined["card"])]
    return [*_stray_pictures(pack, ids), *_lint(plugin, written(joined).encode())]


def _lint(plugin: Plugin, data: bytes) -> list[str]:
    lint = plugin.part("rules.lint", "lint")
    found: list[str] = lint(data, CARDS) if lint is not None else []
    return found


def data_of(
    plugin: Plugin, chosen: Sequence[CardPack], shares: Sequence[int], language: str = ENGLISH
) -> dict[str, bytes]:
    """By path in its package, the files of a game that are others with these packs, which say in this language what they know
    of it. DataFileError says what does not fit.
    """
    tables = _joined(plugin, chosen, shares, language)
    data = written(tables).encode()
    said = (mistake for pack in chosen for mistake in text_mistakes(plugin, pack))
    for mistake in (*said, *_lint(plugin, data)):
        raise DataFileError(tr("edition-not-fitting", packs=[pack.name for pack in chosen], mistake=mistake))
    others = _files_for(plugin, tables) if any(WORDS in pack.contents for pack in chosen) else {}
    return {CARDS: data, **help_of(plugin, chosen, language), **others}


def _files_for(plugin: Plugin, tables: dict[str, Any]) -> dict[str, bytes]:
    """What else a game changes when all its own cards are replaced (`rules/packing.py`: `files`)."""

    def own(path: str) -> bytes:
        return plugin.data(*path.split("/")) or b""

    found: dict[str, bytes] = plugin.part("rules.packing", "files")(
        own, frozenset(card["id"] for card in tables["card"])
    )
    return found


def _joined(
    plugin: Plugin, chosen: Sequence[CardPack], shares: Sequence[int] = (), language: str = ENGLISH
) -> dict[str, Any]:
    """The tables of a game's file of cards with those of packs. What the game states of its set beside its cards is made to
    fit by the game (`rules/packing.py`: `settle`); where there is a list of words, it is played with words alone.
    """
    own = plugin.data(CARDS)
    if own is None:
        raise DataFileError(tr("edition-no-cards", game=plugin.about.title))
    tables = parse(own, CARDS)
    lists = sum(WORDS in pack.contents for pack in chosen)
    if lists:
        tables["card"] = []
    for pack, share in zip(chosen, shares or [0] * len(chosen), strict=True):
        for key, rows in said_in(pack, CARDS, _tables(plugin, pack, lists, share), language).items():
            tables[key] = [*tables.get(key, ()), *rows]
    settle = plugin.part("rules.packing", "settle")
    if settle is not None:
        settle(tables)
    return tables


def _tables(plugin: Plugin, pack: CardPack, lists: int, share: int) -> dict[str, list[dict[str, Any]]]:
    """What a pack adds. DataFileError names the first entry that is no entry of a pack."""
    if (CARDS in pack.contents) == (WORDS in pack.contents):
        raise DataFileError(tr("edition-either", pack=pack.name, cards=CARDS, words=WORDS))
    if WORDS in pack.contents:
        from_words = _of_words(plugin, "from_words")
        return {"card": from_words(pack.contents[WORDS], pack.id, lists, share)}
    raw = parse(pack.contents[CARDS], CARDS)
    for mistake in _misplaced(raw, pack.id):
        raise DataFileError(f"{CARDS}: {mistake}")
    return raw


def _of_words(plugin: Plugin, name: str) -> Any:
    """What a game does with lists of words; DataFileError for a game that is played without any."""
    found = plugin.part("rules.packing", name)
    if found is None:
        raise DataFileError(tr("edition-no-words", file=WORDS, game=plugin.about.title))
    return found


def words_known(plugin: Plugin, pack: CardPack) -> tuple[int, int]:
    """Of a list of words: how many bots know, and how many there are. (0, 0) for a pack of cards."""
    if WORDS not in pack.contents:
        return 0, 0
    rows = _all_words(plugin, pack)
    return _of_words(plugin, "known")(rows), len(rows)


def _all_words(plugin: Plugin, pack: CardPack) -> list[dict[str, Any]]:
    return [row for share in range(_shares(plugin, pack, 1)) for row in _tables(plugin, pack, 1, share)["card"]]


def _shares(plugin: Plugin, pack: CardPack, lists: int) -> int:
    found: int = _of_words(plugin, "shares")(pack.contents[WORDS], lists) if WORDS in pack.contents else 1
    return found


def dealt(plugin: Plugin, name: str, seed: int) -> str:
    """The edition that a match with this seed is played with: where a list of words is longer than a game can hold, with
    one share of it.
    """
    found = packs_of(whole(name))
    lists = sum(WORDS in pack.contents for pack in found)
    cut = [_shares(plugin, pack, lists) for pack in found]
    ids = [f"{pack.id}{SHARE}{seed % n}" if n > 1 else pack.id for pack, n in zip(found, cut, strict=True)]
    return name_of(plugin.id, ids)


def _misplaced(raw: dict[str, Any], pack: str) -> Iterator[str]:
    """Entries that a pack may not have, and ids that are not its own."""
    for key, rows in raw.items():
        if key not in ADDED:
            yield tr("edition-unknown-field", field=f"{shown(key)}{nearest(key, ADDED)}")
        elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            yield tr("edition-no-tables", field=key, tables=f"[[{key}]]", value=shown(rows))
        else:
            for number, row in enumerate(rows):
                said, start = row.get("id"), f"{pack}."
                if not isinstance(said, str) or not packs.is_own(said, pack):
                    like = shown(start + "name")
                    yield tr("edition-not-own-id", place=f"{key}[{number}]", id=shown(said), like=like)
    if not raw.get("card"):
        yield tr("edition-without-cards")


def _stray_pictures(pack: CardPack, ids: Sequence[str]) -> Iterator[str]:
    """Pictures that belong to no card."""
    start = f"{pack.id}."
    names = {name.removeprefix(start) for name in ids if name.startswith(start)}
    for file in pack.pictures:
        name = file.rpartition("/")[2].rpartition(".")[0]
        if name not in names:
            yield tr("core-unknown-card", place=file, card=f"{shown(start + name)}{nearest(name, names)}")
