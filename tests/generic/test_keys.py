"""No key means two things at any table, whoever's game it is, and a file that would have it so is refused in one sentence."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.app.key_bindings import BINDINGS, RESERVED
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr
from tabletop.table import layout_schema
from tabletop.table.extensions.decorations import Decoration, pieces_of

GAMES = [game for game in games.built() if games.plugin(game).data("presentation", layout_schema.FILE) is not None]


def meanings(game):
    """Every key that always does something at a table of the game, and what."""
    look = layout_schema.load(game)
    yield from RESERVED.items()
    choices = {act.keys if len(act.keys) > 1 else name: (name, act) for name, act in look.act.items()}  # the same keys
    yield from ((key, f"act.{name}") for name, act in choices.values() for key in act.keys)
    yield from [(look.claim, "claim")] * bool(look.claim)
    yield from ((piece.key, piece.__name__) for piece in pieces_of(game) if piece.key)


@pytest.mark.parametrize("game", GAMES)
def test_no_key_means_two_things(game):
    found = {}
    for key, means in meanings(game):
        other = found.setdefault(key, means)
        assert other == means, f"{game}: the key {key!r} means {other!r} and {means!r}"


def test_the_table_itself_gives_every_key_one_meaning():
    assert len({entry.default for entry in BINDINGS}) == len(BINDINGS)


@pytest.mark.parametrize(
    ("keys", "says"),
    [
        ({"lock": ["l"]}, ("act.lock", "'l'", tr(RESERVED["l"]))),
        ({"lock": ["w"]}, ("act.mark", "'w'", "act.lock")),
        ({"lock": ["qq"]}, ("act.lock", "'qq'", "'q'")),
        ({"claim": "w"}, ("claim", "'w'", "act.mark")),
    ],
)
def test_a_layout_with_such_a_key_is_refused(keys, says):
    """The sentence names file, act, key, and what it means already, or the nearest key."""
    source = games.plugin("codenames").data("presentation", layout_schema.FILE).decode()
    if claim := keys.pop("claim", ""):
        source = f"claim = {claim!r}\n{source}"
    for act, names in keys.items():
        source = source.replace(f"[act.{act}]\n", f"[act.{act}]\nkeys = {names}\n")
    with pytest.raises(DataFileError) as caught:
        layout_schema.read(source.encode(), "guest/presentation/layout.toml")
    assert all(part in str(caught.value) for part in ("guest/presentation/layout.toml", *says)), caught.value


@pytest.mark.parametrize(("key", "says"), [("l", tr(RESERVED["l"])), ("w", "act.mark")])
def test_a_decoration_with_such_a_key_is_refused(monkeypatch, key, says):
    lamp = type("Lamp", (Decoration,), {"key": key})
    monkeypatch.setattr(type(games.plugin("codenames")), "part", lambda *_: (lamp,))
    with pytest.raises(DataFileError) as caught:
        pieces_of.__wrapped__("codenames")
    assert all(part in str(caught.value) for part in ("codenames/presentation/decorations.py", "Lamp", repr(key), says))
