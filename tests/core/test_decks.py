"""Decks as text: the short line of a house rule, and the text that people send each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.decks import cards_of, own, read, write
from tabletop.core.decktext import LETTERS, Imported, export_deck, import_deck

NAMES = {"lion": "Lion", "fifty": "+50 Attack Boost!", "double": "Double Trouble!", "ring-master": "Ring Master"}
ids = st.text("abcdefghijklmnopqrstuvwxyz-0123456789", min_size=1, max_size=20)
decks = st.dictionaries(st.sampled_from(sorted(NAMES)) | ids, st.integers(1, 99), min_size=1, max_size=60)


@given(decks)
def test_the_short_text_gives_the_deck_back(deck):
    assert read(write(deck)) == deck
    assert cards_of(own(deck)) == deck


@pytest.mark.parametrize("text", ["lion", "lion*", "*3", "lion*0", "lion*-1", "lion*x", "lion*1000", "lion*2;clown*1"])
def test_a_wrong_short_text_is_named(text):
    with pytest.raises(ValueError, match="is no part of a deck"):
        read(text)


@given(deck=st.dictionaries(st.sampled_from(sorted(NAMES)), st.integers(1, 999), min_size=1), name=st.text(max_size=80))
def test_a_deck_of_known_cards_comes_back_as_it_was(deck, name):
    back = import_deck(export_deck(name, "beanz", "basic", deck, NAMES), NAMES)
    assert back == Imported(" ".join(name.split())[:LETTERS].strip(), "beanz", "basic", back.cards, ())
    assert back.cards == deck


@given(st.text(max_size=400))
def test_whatever_is_read_once_is_read_again(text):
    """Any text is a deck or a ValueError; what a deck kept, known or not, is kept for ever after."""
    try:
        first = import_deck(text, NAMES)
    except ValueError:
        return
    again = import_deck(export_deck(first.name, first.game, first.format, first.cards, NAMES), NAMES)
    assert again.cards == first.cards
    assert sorted(again.unknown) == sorted(first.unknown)
    assert all(len(card) <= LETTERS for card in first.unknown)


def test_texts_of_many_hands_are_understood():
    text = """\ufeffdeck:  My   deck
    # a remark
    4 Lion [lion]
    2x Ring Master
    LION x 3
    1 Anything [fifty]
    double
    3 Dragon of Old
    2 Lost Card [lost-card]
    """
    found = import_deck(text, NAMES)
    assert found.name == "My deck"
    assert (found.game, found.format) == ("", "")
    assert found.cards == {
        "lion": 7, "ring-master": 2, "fifty": 1, "double": 1, "Dragon of Old": 3, "lost-card": 2
    }  # fmt: skip
    assert found.unknown == ("Dragon of Old", "lost-card")


@pytest.mark.parametrize("text", ["2 Ring Master,", "2 [Ring Master", "2 ring*master", "Ring[Master*2,lion*1"])
def test_a_card_with_a_sign_too_much_is_that_card(text):
    """It was kept as a card that nobody knows, and was the known one as soon as the deck was exported and read again."""
    first = import_deck(text, NAMES)
    assert first.cards["ring-master"] == 2
    assert first.unknown == ()


def test_a_deck_keeps_its_name_whatever_that_is():
    """Signs of these texts and signs that do not print; the text itself holds no sign that a terminal obeys."""
    for name in ("Deck: a, [b] * 2", "C:\\users\\x41", "\u202eback \x1b[31m", "\U000e0001", "# none"):
        text = export_deck(name, "beanz", "basic", {"lion": 1}, NAMES)
        assert import_deck(text, NAMES).name == name
        assert all(line.isprintable() for line in text.split("\n"))


def test_the_short_text_is_understood_too():
    assert import_deck("lion*4,fifty*2,gone*1", NAMES).cards == {"lion": 4, "fifty": 2, "gone": 1}


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark", "Deck: empty", "0 Lion"])
def test_a_text_without_cards_is_no_deck(text):
    with pytest.raises(ValueError, match="names no card"):
        import_deck(text, NAMES)


def test_a_long_letter_is_no_deck():
    with pytest.raises(ValueError, match="no deck"):
        import_deck("\n".join(f"word {n}" for n in range(1000)), NAMES)
