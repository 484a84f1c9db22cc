"""Other people's words in our sentences: short, and nothing in them that a terminal or a picture would obey."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.sanitizing import LONGEST, brief, capitals, escaped, shown

plain = st.recursive(
    st.none() | st.integers() | st.text(max_size=200),
    lambda inner: st.lists(inner, max_size=20) | st.dictionaries(st.text(), inner, max_size=20),
)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Zoë, 5 Köpfe", "Zoë, 5 Köpfe"),
        ("red \x1b[31m", "red \\x1b[31m"),
        ("two\nlines", "two\\nlines"),
        ("\u202eback", "\\u202eback"),
        ("half \ud800", "half \\ud800"),
        ("a family: \U0001f469\u200d\U0001f467", "a family: \U0001f469\u200d\U0001f467"),
    ],
)
def test_what_does_not_print_is_shown_as_its_number(text, kept):
    assert escaped(text) == kept


@given(st.text(max_size=500), st.integers(10, 80))
def test_a_brief_text_begins_and_ends_as_the_whole(text, most):
    short = brief(text, most)
    assert brief(short, len(short)) == short
    assert short == escaped(text) or (" ... " in short and len(text) > most)
    assert len(short) <= 10 * most  # "\\U000e0001" for one letter


@given(plain)
def test_a_value_is_shown_in_a_line(value):
    assert escaped(shown(value)) == shown(value)
    assert len(shown(value)) < 60 * LONGEST


def test_a_short_value_is_shown_as_python_writes_it():
    for value in ("lion", 3, ["a", 1], {"a": None}, "it's"):
        assert shown(value) == repr(value)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Zoë", "ZOË"),
        ("istanbul", "ISTANBUL"),
        ("straße", "STRASSE"),
        ("Ελένη", "ΕΛΕΝΗ"),
        ("Ήρα", "ΗΡΑ"),  # noqa: RUF001
        ("Αχιλλεύς", "ΑΧΙΛΛΕΥΣ"),
        ("Μάιος", "ΜΑΪΟΣ"),  # ΜΑΙΟΣ would be said otherwise
        ("Ταΰγετος", "ΤΑΫΓΕΤΟΣ"),
        ("προϊόν", "ΠΡΟΪΟΝ"),
        ("μήλο ή αχλάδι", "ΜΗΛΟ Ή ΑΧΛΑΔΙ"),  # "or" is told from "the" by it
        ("ἀρχὴ τοῦ λόγου", "ΑΡΧΗ ΤΟΥ ΛΟΓΟΥ"),  # noqa: RUF001
        ("Ελένη & Zoé, Пётр", "ΕΛΕΝΗ & ZOÉ, ПЁТР"),
        ("e\u0301 \u03b7\u0301", "É Ή"),
    ],
)
def test_capitals_are_as_each_script_writes_them(text, drawn):
    assert capitals(text) == drawn
    assert capitals(drawn) == drawn
