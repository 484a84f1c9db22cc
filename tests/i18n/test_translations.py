"""Every language of the program and of its games: nothing wrong, nothing missing, nothing that nobody says."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import tabletop
from tabletop import games, i18n, language_check

HOME = Path(tabletop.__file__).parent
CODES = [code for code in i18n.languages() if code != i18n.ENGLISH]
PACKAGES = [package for package in language_check.packages() if package.startswith("tabletop")]
every_package = pytest.mark.parametrize("package", PACKAGES)


@every_package
@pytest.mark.parametrize("code", CODES)
def test_a_language_has_what_english_has(package, code):
    assert list(language_check.mistakes(package, code)) == []
    assert language_check.missing(package, code) == []
    found = language_check.coverage(package, code)
    assert (found.said, found.told) == (found.messages, found.fields)


@cache
def source(folder: Path) -> str:
    """All that a package's Python and data say."""
    kinds = (path for path in sorted(folder.rglob("*")) if path.suffix in {".py", ".toml", ".js"})
    return "\n".join(path.read_text("utf-8") for path in kinds if path.suffix == ".py" or "i18n" not in path.parts)


def facts(package: str) -> set[str]:
    """The ids of what a game says of its facts."""
    plugins = [plugin for plugin in games.found().games.values() if plugin.package == package]
    return {word.replace("_", "-") for plugin in plugins for word in plugin.facts()}


@every_package
def test_every_message_is_said_somewhere(package):
    """By its whole id, by the beginning of one whose end is worked out, or as the fact after which it is called."""
    code = source(HOME if package == i18n.PROGRAM else Path(str(files(package))))
    shapes = language_check.shapes(package, i18n.ENGLISH)
    named = {name for shape in shapes.values() for name in shape.named}
    said = set(re.findall(r"[a-z][a-z0-9-]*", code)) | facts(package)
    stems = tuple(re.findall(r"[\"\']([a-z][a-z0-9-]*-)\{", code))
    assert [key for key in shapes if key not in said | named and not key.startswith(stems)] == []
