"""The linter of card files: every kind of mistake is found, all at once, with the nearest valid word."""

from __future__ import annotations

import re

import pytest

from tabletop.games.espionage.rules.cards import DECK
from tabletop.games.espionage.rules.lint import lint
from tests.games.linting import FILE, own, slips, told
from tests.saying import says

OWN = own("espionage")


@pytest.mark.rule("ES-9")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('op = "steal"', 'op = "steel"', ["card 'infiltrator', effects[0], do[0]", "did you mean 'steal'"]),
        ('op = "aim"', 'op = "aym"', ["card 'sniper', effects[0], ask[0]", "did you mean 'aim'"]),
        (
            'count = 2 } ] },\n]\ncopied = "The copier steals',
            'cuont = 2 } ] },\n]\ncopied = "The copier steals',
            ["'cuont'", "did you mean 'count'"],
        ),
        ('pick = "random"', 'pick = "randon"', ["pick: 'randon'", "did you mean 'random'"]),
        ('whose = "aim", ', "", ["operation 'expose': parameter 'whose' is missing"]),
        ("count = 3 }, { op", 'count = "three" }, { op', ["operation 'look_at_pile', count", "Expected `int`"]),
        (
            'title = "target"',
            'title = "tarquet"',
            ["operation 'catch', title: no card 'tarquet'", "did you mean 'target'"],
        ),
        ('except = "medic"', 'except = "medics"', ["except: no card 'medics'", "did you mean 'medic'"]),
        ('without = "bomb"', 'without = "bombe"', ["if[0], without: no card 'bombe'", "did you mean 'bomb'"]),
        ('entry = "target"', 'entry = "targets"', ["answers, entry: no card 'targets'", "did you mean 'target'"]),
        ('acts_as = "mission"', 'act_as = "mission"', ["unknown field 'act_as'", "did you mean 'acts_as'"]),
        ("needs = { hand = 1 }", "needs = { hands = 1 }", ["card 'courier', effects[0], needs", "did you mean 'hand'"]),
        ("needs = { hand = 1 }", "needs = { hand = 2 }", ["needs: at most 1"]),
        ("flavour =", "flavor =", ["card 'target': unknown field 'flavor'", "did you mean 'flavour'"]),
        ('rarity = "gold"', 'rarity = "golden"', ["card 'target', rarity", "did you mean 'gold'"]),
        ('use = "mission"', 'use = "misson"', ["use", "did you mean 'mission'"]),
        ("copies = 3", "copies = 4", ["card 'sniper', copies: a common card cannot have 4", "but the card says 4"]),
        ("copies = 3", 'copies = "3"', ["card 'sniper', copies: Expected `int`"]),
        ('id = "sniper"', 'id = "snipers"', ["no card 'sniper'", "'snipers' is in no deck"]),
        ('id = "hacker"', 'id = "sniper"', ["id 'sniper' is given to 2 cards"]),
        ('name = "Medic"', 'name = "Sniper"', ["name 'Sniper' is given to 2 cards"]),
        ("fatal = true", "fatal = false", ["card 'target', fatal"]),
        ("as_mission = true", "as_mission = false", ["card 'decoy', effects", "mission_text"]),
        ('kind = "reaction"\nrarity = "common"', 'kind = "mission"\nrarity = "common"', ["card 'police', effects"]),
        ("One window, one breath", "One window, " + "one breath, " * 9, ["card 'sniper', flavour", "at most 90 fit"]),
        ("sniper = 3", "sniper = 2", ["2 of 'sniper', but the card says 3", f"its cards are {len(DECK) - 1}"]),
        ("sniper = 3", "sniper = 3\nsnyper = 1", ["no card 'snyper'", "did you mean 'sniper'"]),
        (f"size = {len(DECK)}\n[deck", "size = 50\n[deck", ["size: 50"]),
        ("gold_titles = 4", "gold_titles = 5", ["gold_titles: 5, but there are 4"]),
        ("[game]", "[gmae]", ["unknown field 'gmae'", "did you mean 'game'"]),
        ('[[deck]]\nid = "standard"', '[[dekc]]\nid = "standard"', ["unknown field 'dekc'", "did you mean 'deck'"]),
        (', { op = "shuffle_back" }', "", ["a search ends with shuffle_back"]),
        (
            'ask = [ { op = "aim", cards = 1 } ], do = [ { op = "steal"',
            'do = [ { op = "steal"',
            ["its steps need an aim"],
        ),
        (
            'ask = [ { op = "aim", cards = 1 } ], do = [ { op = "steal"',
            'ask = [ { op = "aim", cards = 2 } ], do = [ { op = "steal"',
            ["aim, cards: 0 or 1"],
        ),
        ('{ op = "recover" }', '{ op = "salvage", count = 2 }', ["recover goes with choose_discards"]),
        (
            '{ op = "done_looking" }',
            '{ op = "done_looking", if = [ { test = "hand", who = "aim", with = "gold" } ] }',
            ["asks and cannot have a test"],
        ),
        ('do = [ { op = "cancel" } ]', "do = [ ]", ["card 'police', effects[0], do: it does nothing"]),
        (', when = "claim"', "", ["when: belongs to a held card"]),
        ('{ op = "keep_entries" }', '"keep_entries"', ["expected a table, got 'keep_entries'"]),
        ("[game]", "[game", ["pack.toml: "]),
    ],
)
def test_a_mistake_is_named_with_its_place(old, new, words):
    """File, card, field, what is wrong, and the word that was probably meant."""
    text = "\n".join(slips(lint, OWN, (old, new)))
    assert [word for word in words if word not in text] == [], text


def test_all_mistakes_are_told_at_once():
    """Three slips in three cards, three lines."""
    mistakes = slips(
        lint, OWN, ('op = "steal"', 'op = "steel"'), ("flavour =", "flavor ="), ('pick = "victim"', 'pick = "viktim"')
    )
    assert len([m for m in mistakes if says(m, "core-did-you-mean")]) == 3


@pytest.mark.parametrize(
    ("field", "longest"),
    [("name", 20), ("text", 120), ("mission_text", 120), ("flavour", 90), ("copied", 160), ("art", 160)],
)
def test_how_much_fits_on_a_card(field, longest):
    """So many characters, and not one more."""
    head, card, rest = OWN.partition("[[card]]")
    fits, too_long = [
        head + card + re.sub(rf'(\n{field} = )"[^"\n]+"', rf'\1"{"x" * n}"', rest, count=1)
        for n in (longest, longest + 1)
    ]
    assert lint(fits.encode(), FILE) == []
    (mistake,) = told(lint, too_long.encode())
    assert mistake.endswith(f", {field}: {longest + 1} characters, at most {longest} fit")
