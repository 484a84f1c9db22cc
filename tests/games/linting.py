"""What the tests of all linters share: our own card files, and a slip made in one of them."""

from __future__ import annotations

from importlib.resources import files

FILE = "pack.toml"


def own(game):
    """The text of a game's card file."""
    return files(f"tabletop.games.{game}").joinpath("cards.toml").read_text("utf-8")


def slips(lint, text, *changes):
    """The mistakes that `lint` names after some changes (old, new), each made once; each names the file."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return told(lint, text.encode())


def told(lint, data):
    """What `lint` says of a bad file, each sentence with its name."""
    found = lint(data, FILE)
    assert found
    assert all(mistake.startswith(f"{FILE}: ") for mistake in found)
    return found
