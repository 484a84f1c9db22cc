"""A game in another language: its package once more, with what that language says in place of English.

The copy has the game's id, and its cards and places have the same numbers: a match that was begun in one language goes on in
another. A game that does not know the language is played in English.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.resources import files
from typing import Any

import msgspec

from tabletop.core.edition_ids import JOIN
from tabletop.core.overlays import in_language
from tabletop.core.toml_loader import read_toml
from tabletop.games.package_copies import PackageCopy, copied, copy_of, discarded
from tabletop.games.plugins import ABOUT, About, Plugin
from tabletop.i18n import ENGLISH, FOLDER, PSEUDO


def in_words_of(plugin: Plugin, language: str) -> Plugin:
    """A game or an edition in this language, itself where it has none of its own for it."""
    if language == ENGLISH:
        return plugin
    below = copy_of(plugin.package) or PackageCopy(plugin.package, plugin.package, {})
    return _translated(plugin, below, language) if language == PSEUDO or speaks(below.original, language) else plugin


def speaks(package: str, language: str) -> bool:
    """Whether a game's package has words of its own in this language."""
    return files(package).joinpath(FOLDER, language).is_dir()


_made: dict[tuple[str, str], tuple[Plugin, PackageCopy]] = {}  # by package and language


def _translated(plugin: Plugin, below: PackageCopy, language: str) -> Plugin:
    key = plugin.package, language
    if key not in _made:
        name = f"{plugin.package}__{language.replace('-', '_')}"
        copy = PackageCopy(name, below.original, below.translated.get(language, below.data), language)
        copied(copy)
        _made[key] = Plugin(plugin.id, copy.name, _about(plugin, below.original, language)), copy
        if JOIN in plugin.id:
            called(copy, plugin.id, plugin.about.title)
    return _made[key][0]


def _about(plugin: Plugin, original: str, language: str) -> About:
    """What the title screen says; an edition is called as it is."""
    place = files(original).joinpath(ABOUT)
    data = in_language(place.read_bytes(), files(original) / FOLDER, language, ABOUT)
    about = read_toml(data, About, f"{plugin.id}/{ABOUT}")
    return msgspec.structs.replace(about, title=plugin.about.title) if JOIN in plugin.id else about


def called(copy: PackageCopy, name: str, title: str) -> None:
    """The game in a copy has an id and a title of its own."""
    module: Any = import_module(f"{copy.name}.definition")
    module.DEFINITION = replace(module.DEFINITION, id=name, name=title)
    module.DEFINITION.rules.game = name


def forget(package: str) -> None:
    """A copy that has been translated is not wanted any more."""
    for key in [key for key in _made if key[0] == package]:
        discarded(_made.pop(key)[1])
