"""Mistakes in a card file: each is one sentence with the file, the card, the field and the nearest word."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tabletop.games.rpgget.rules.lint import lint

TEXT = files("tabletop.games.rpgget").joinpath("cards.toml").read_text("utf-8")


def test_our_own_file_is_sound():
    assert lint(TEXT.encode(), "cards.toml") == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('op = "reduce", n = 1', 'op = "redcue", n = 1', "humar-1.*unknown operation 'redcue'.*'reduce'"),
        ('op = "reduce", n = 1', 'op = "reduce"', "humar-1.*reduce.*'n' is missing"),
        ('who = "you", n = 1', 'who = "yuo", n = 1', "'yuo'.*you"),
        ('kind = "defence"', 'kind = "defense"', "defense.*defence"),
        ("hp = 4\ncost = 2", "hpp = 4\ncost = 2", "humar-1.*unknown field 'hpp'.*hp"),
        ('type = "character"', 'type = "caracter"', "caracter.*character"),
        ('classes = ["HUmar", "Hunter"', 'classes = ["HUmar", "Huntr"', "no classification 'Huntr'.*Hunter"),
        ('keywords = ["Melee"]', 'keywords = ["Mele"]', "no keyword 'Mele'.*Melee"),
        ('match = { name = "Mothmant" }', 'match = { name = "Mothmnt" }', "monest.*no card 'Mothmnt'.*Mothmant"),
        ("character = 33", "character = 34", "count, character: 33 cards, but the set says 34"),
        ("size = 10", "size = 11", "booster, size"),
        ("humar-1 = 3", "humar-1 = 4", "pioneer.*81, a deck has 80"),
        ("humar-1 = 3", "humar-9 = 3", "pioneer.*no card 'humar-9'.*humar-2"),
        ('text = "Attack Saber Slash', f'text = "{"x" * 140}Attack', "humar-1.*text.*at most 135"),
    ],
)
def test_mistakes_are_named(old, new, words):
    import re  # noqa: PLC0415 - only here

    assert old in TEXT
    found = lint(TEXT.replace(old, new, 1).encode(), "cards.toml")
    assert any(re.search(words, line) for line in found), found
    assert all(line.startswith("cards.toml: ") for line in found)
