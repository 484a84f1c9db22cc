"""Layout files: what they say is checked, and mistakes are told with the nearest word."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.toml_loader import DataFileError
from tabletop.table import layout_schema
from tests.saying import wording

TEXT = games.plugin("espionage").data("presentation", "layout.toml")


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_place_for_every_zone(game):
    """Each registered game has a layout that fits its zones and all its numbers of players."""
    definition, layout = games.load(game), layout_schema.load(game)
    low, high = definition.players
    for seats in range(low, high + 1):
        layout.check(definition.layout(seats), game)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"pile"', b'"pyle"', ["x.toml", "zone", "pyle", "pile"]),
        (b"amber", b"ambr", ["x.toml", "ambr", "amber"]),
        (b"size = 0.168", b"size = 3.0", ["x.toml", "size"]),
        (b"[pips]", b"[pips", ["x.toml"]),
    ],
)
def test_mistakes_are_told(old, new, words):
    """A wrong word, field, value or bracket gives one sentence that names file and field and the nearest word."""
    with pytest.raises(DataFileError) as error:
        layout_schema.read(TEXT.replace(old, new), "x.toml")
    for word in words:
        assert word in str(error.value)


def test_zones_are_compared_with_the_game():
    """A place for a zone that does not exist, and a zone without a place, are refused."""
    kernel = games.load("espionage").layout(4)
    with pytest.raises(DataFileError, match="'stak'" + wording("core-did-you-mean", word="'stack'")):
        layout_schema.read(TEXT.replace(b"[zone.stack]", b"[zone.stak]"), "x").check(kernel, "x")
    standing = b'[standing]\ncolumn = "rank"\nzone = { stak = [0.0, 0.1] }\n'
    with pytest.raises(DataFileError, match="'stak'" + wording("core-did-you-mean", word="'stack'")):
        layout_schema.read(TEXT + standing, "x").check(kernel, "x")
    short = TEXT[: TEXT.index(b"[zone.looked]")] + TEXT[TEXT.index(b"[stack]") :]
    with pytest.raises(DataFileError, match="'looked' has no place"):
        layout_schema.read(short, "x").check(kernel, "x")
    with pytest.raises(DataFileError, match="4 players need 3 different places"):
        layout_schema.read(TEXT.replace(b'4 = ["left", "top", "right"]', b'4 = ["left", "top", "top"]'), "x").check(
            kernel, "x"
        )


def test_an_unknown_game_is_told():
    """Loading names the nearest game."""
    with pytest.raises(DataFileError, match="espionage"):
        layout_schema.load("espionaje")
