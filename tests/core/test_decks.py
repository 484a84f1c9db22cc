"""Decks as text: the short line of a house rule, and the text that people send each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.deck_forms import decode
from tabletop.core.deck_text import LETTERS, AmbiguousLine, DeckImport, export_deck, import_deck
from tabletop.core.decks import cards_of, own, read, write
from tests.saying import wording

NAMES = {"lion": "Lion", "fifty": "+50 Attack Boost!", "double": "Double Trouble!", "ring-master": "Ring Master"}
ZOO = NAMES | {
    "clown": "Clown Bean", "wind-up": "Wind-Up Bean", "shindig": "Springin' Shindig", "mail": "Austin, Kung Fu By Mail",
    "stare": "(Menacing Little Stare)", "foie": "Foie 15", "senor": "Señor Bean", "hero-1": "Hero 1", "hero-2": "Hero 2",
}  # fmt: skip
ids = st.text("abcdefghijklmnopqrstuvwxyz-0123456789", min_size=1, max_size=20)
decks = st.dictionaries(st.sampled_from(sorted(NAMES)) | ids, st.integers(1, 99), min_size=1, max_size=60)


@given(decks)
def test_the_short_text_gives_the_deck_back(deck):
    assert read(write(deck)) == deck
    assert cards_of(own(deck)) == deck


@pytest.mark.parametrize("text", ["lion", "lion*", "*3", "lion*0", "lion*-1", "lion*x", "lion*1000", "lion*2;clown*1"])
def test_a_wrong_short_text_is_named(text):
    with pytest.raises(ValueError, match=wording("core-no-deck-part")):
        read(text)


@given(deck=st.dictionaries(st.sampled_from(sorted(NAMES)), st.integers(1, 999), min_size=1), name=st.text(max_size=80))
def test_a_deck_of_known_cards_comes_back_as_it_was(deck, name):
    back = import_deck(export_deck(name, "beanz", "basic", deck, NAMES), NAMES)
    assert back == DeckImport(" ".join(name.split())[:LETTERS].strip(), "beanz", "basic", back.cards, ())
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
    3 Old Dragon
    2 Lost Card [lost-card]
    """
    found = import_deck(text, NAMES)
    assert found.name == "My deck"
    assert (found.game, found.format) == ("", "")
    assert found.cards == {
        "lion": 7, "ring-master": 2, "fifty": 1, "double": 1, "Old Dragon": 3, "lost-card": 2
    }  # fmt: skip
    assert found.unknown == ("Old Dragon", "lost-card")


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
    with pytest.raises(ValueError, match=wording("core-text-no-card")):
        import_deck(text, NAMES)


def test_a_long_letter_is_no_deck():
    with pytest.raises(ValueError, match="no deck"):
        import_deck("\n".join(f"word {n}" for n in range(1000)), NAMES)


FORMS = {
    "counts before, in all spellings": ("4x Lion\n2X Clown", {"lion": 4, "clown": 2}),
    "a sign for times": ("4 \u00d7 Lion\n2 x Clown", {"lion": 4, "clown": 2}),
    "no space": ("4xLion\nx2 Clown", {"lion": 4, "clown": 2}),
    "brackets around counts": ("(4) Lion\n[2] Clown", {"lion": 4, "clown": 2}),
    "Arena": ("About\nName Zoo\n\nDeck\n4 Lion (MB) 12\n", {"lion": 4}),
    "Moxfield": ("4 Lion (MB) 12 *F*", {"lion": 4}),
    "Archidekt": ("4x Lion (mb) 12 [Beans] ^Have,#00ff00^", {"lion": 4}),
    "tabs": ("2\tClown\tSeries 1\nLion\t4", {"clown": 2, "lion": 4}),
    "CSV": ("4,Lion\n2;Clown", {"lion": 4, "clown": 2}),
    "CSV with a header": ('Count,Name\n"4","Lion"', {"lion": 4}),
    "CSV with many columns": ("Card,Set ID,Set Name,Quantity,Foil\nLion,MB,Series,3,\n", {"lion": 3}),
    "a table in Markdown": ("| Count | Name |\n|---|---|\n| 4 | Lion |", {"lion": 4}),
    "a comma in a name": ('2,"Austin, Kung Fu By Mail"\nAustin, Kung Fu By Mail,1', {"mail": 3}),
    "bullets": ("- 4 Lion\n* 2 Clown\n\u2022 1 Lion\n> 1 Clown\n[x] 1 Lion", {"lion": 6, "clown": 3}),
    "quotes and dashes": ("1 Springin\u2019 Shindig\n1 Wind\u2013Up Bean\nWind Up Bean", {"shindig": 1, "wind-up": 2}),
    "a name in quotes": ('4 \u201cLion\u201d\n"2 Clown"', {"lion": 4, "clown": 2}),
    "accents": ("1 Senor Bean\n1 Se\u0301n\u0303or Bean\n1 Lio\u0301n", {"senor": 2, "lion": 1}),
    "heads and totals": ("Beans (6)\n4 Lion\n2 Clown\nTotal: 6 cards", {"lion": 4, "clown": 2}),
    "heads without numbers": ("Beans\n4 Lion\n\n== More ==\n2 Clown\n**Rest:**\n1 Foie 15", {"lion": 4, "clown": 2, "foie": 1}),
    "comments": ("// Beasts\n4 Lion // good\n2 Clown # funny\n#1 Lion", {"lion": 4, "clown": 2}),
    "Forge": ("[metadata]\nName=Zoo\n[Main]\n4 Lion|MB|1\n2 Clown+|MB", {"lion": 4, "clown": 2}),
    "XMage": ("NAME:Zoo\n4 [MB:12] Lion\nLAYOUT MAIN:(1,1)(NONE,false,50)|([MB:12])", {"lion": 4}),
    "foil marks": ("4 Lion *F*\n2 Clown (foil)", {"lion": 4, "clown": 2}),
    "counts behind": ("Lion (4)\nClown x2\nFoie 15 3\nRing Master: 2", {"lion": 4, "clown": 2, "foie": 3, "ring-master": 2}),
    "a number that belongs to the name": ("Foie 15\n2 Foie 15", {"foie": 3}),
    "a number with a dot": ("4. Lion", {"lion": 4}),
    "a name in brackets": ("2 (Menacing Little Stare)", {"stare": 2}),
    "Cockatrice": (
        ('<?xml version="1.0" encoding="UTF-8"?><cockatrice_deck version="1"><deckname>Zoo</deckname><zone name="main">'
        '<card number="4" name="Lion"/></zone></cockatrice_deck>'),
        {"lion": 4},
    ),
    "OCTGN": ('<deck game="1"><section name="Main"><card qty="3" id="x">Lion</card></section></deck>', {"lion": 3}),
    "Lackey": (
        ('<deck version="0.8"><meta><game>b</game></meta><superzone name="Deck"><card><name id="1">Lion</name><set>MB</set>'
        "</card><card><name>Lion</name></card></superzone></deck>"),
        {"lion": 2},
    ),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_the_forms_of_other_programs_are_read(form):
    text, cards = FORMS[form]
    found = import_deck(text, ZOO)
    assert (found.cards, found.unknown, found.doubts) == (cards, (), ())


@pytest.mark.parametrize(
    "text", ["About\nName Zoo\n\nDeck\n4 Lion", "NAME:Zoo\n4 Lion", "// Name: Zoo\n4 Lion", "Zoo\n\n4 Lion"]
)
def test_the_name_of_a_deck_is_found(text):
    assert import_deck(text, ZOO)[:4] == ("Zoo", "", "", {"lion": 4})


def test_what_is_no_card_is_kept_as_it_was_written():
    found = import_deck("4 Lyon\n-4 Lion\n9999 Lion\n1 Clown", ZOO)
    assert found.cards == {"Lyon": 4, "-4 Lion": 1, "9999 Lion": 1, "clown": 1}
    assert found.unknown == ("Lyon", "-4 Lion", "9999 Lion")


SIDEBOARDS = (
    "4 Lion\nSB: 2 Clown", "Deck\n4 Lion\n\nSideboard\n2 Clown", "[Main]\n4 Lion|MB\n[Sideboard]\n2 Clown|MB",
    ('<cockatrice_deck><zone name="main"><card number="4" name="Lion"/></zone><zone name="side"><card number="2" '
    'name="Clown"/></zone></cockatrice_deck>'),
)  # fmt: skip


@pytest.mark.parametrize("text", SIDEBOARDS)
def test_a_sideboard_is_asked_about(text):
    found = import_deck(text, ZOO)
    assert found.cards == {"lion": 4, "clown": 2}
    [doubt] = found.doubts
    assert doubt == AmbiguousLine("side", "2", ("in", "out"))
    assert import_deck(text, ZOO, {doubt: "out"}) == DeckImport("", "", "", {"lion": 4}, ())
    assert import_deck(text, ZOO, {doubt: "in"}) == found._replace(doubts=())


def test_a_card_that_may_be_two_is_asked_about():
    [doubt] = import_deck("2 Hero", ZOO).doubts
    assert doubt == AmbiguousLine("card", "Hero", ("hero-1", "hero-2"))
    assert import_deck("2 Hero", ZOO, {doubt: "hero-2"}).cards == {"hero-2": 2}
    assert import_deck("2 Hero", ZOO, {doubt: "Hero"})[3:] == ({"Hero": 2}, ("Hero",), ())


def test_numbers_that_count_the_lines_are_asked_about():
    text = "1. Lion\n2. Clown\n3. Foie 15"
    [doubt] = import_deck(text, ZOO).doubts
    assert import_deck(text, ZOO, {doubt: "lines"}).cards == {"lion": 1, "clown": 1, "foie": 1}
    assert import_deck(text, ZOO, {doubt: "copies"}).cards == {"lion": 1, "clown": 2, "foie": 3}
    assert import_deck("4. Lion\n2. Clown", ZOO).doubts == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_a_file_in_any_encoding_is_read(encoding):
    assert decode("4 Se\u00f1or Bean\n".encode(encoding)) == "4 Se\u00f1or Bean\n"


@pytest.mark.parametrize("data", [b"\x00\x01\x02abcdefghijk", b"\xff\xfe\x00\xd8"])
def test_a_file_without_text_is_refused(data):
    with pytest.raises(ValueError, match="no text"):
        decode(data)


@pytest.mark.parametrize(
    "text", ["<html>", '<!DOCTYPE x [<!ENTITY a "aaaa">]><deck><card name="&a;"/></deck>', "<deck></deck>", "<"]
)
def test_xml_that_is_no_deck_is_refused(text):
    with pytest.raises(ValueError, match=r"deck|XML|card"):
        import_deck(text, ZOO)


@given(
    st.lists(
        st.sampled_from([text for text, _ in FORMS.values() if not text.startswith("<")]) | st.text(max_size=30),
        max_size=6,
    )
)
def test_a_mixture_of_forms_is_read_again(texts):
    try:
        first = import_deck("\n".join(texts), ZOO)
    except ValueError:
        return
    again = import_deck(export_deck(first.name, first.game, first.format, first.cards, ZOO), ZOO)
    assert again.cards == first.cards
