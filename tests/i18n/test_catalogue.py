"""Messages: cut out of a file, filled in with and without the parser, said to a reader, in a language and in the next one."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tabletop import i18n
from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.messages import CardRef, SeatRef
from tabletop.i18n.catalogue import Catalogue, LanguageEntries, MissingMessageError, cut, lengthened

ENGLISH = """
### A file.

plain = Nothing but words
named = Hello { $name }, { $n } cards{" "}
draws = { $seat-person ->
    [you] You draw
   *[other] { $seat } draws
} { $kinds-seen ->
    [none] nothing
    [unseen] { $kinds-count ->
        [one] a card
       *[other] { $kinds-count } cards
    }
   *[seen] { $kinds }
}.

# A comment.
placed = So: { $line }!
list-more = { $before }, { $item }
list-last = { $before } and { $item }
only-english = Here
"""
GERMAN = """
plain = Nur Wörter
draws = { $seat-person ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $kinds }.
list-last = { $before } und { $item }
"""


@pytest.fixture
def english():
    return Catalogue([LanguageEntries("en", dict(cut(ENGLISH)))])


@pytest.fixture
def german():
    return Catalogue([LanguageEntries("de", dict(cut(GERMAN))), LanguageEntries("en", dict(cut(ENGLISH)))])


def test_a_file_is_cut_into_its_entries():
    assert list(dict(cut(ENGLISH))) == ["plain", "named", "draws", "placed", "list-more", "list-last", "only-english"]


def test_arguments_stand_where_they_are_named(english):
    """A number has no grouping, and what somebody typed is no pattern."""
    assert english.text("named", {"name": "{ $n }", "n": 12345}) == "Hello { $n }, 12345 cards "


def test_links_stay_links_and_lists_are_named_as_lists(english):
    said = english.line("draws", {"seat": SeatRef(1), "kinds": [CardRef(1), CardRef(2), CardRef(3)]})
    assert said == (SeatRef(1), " draws ", CardRef(1), ", ", CardRef(2), " and ", CardRef(3), ".")


@pytest.mark.parametrize(
    ("kinds", "end"), [([], "nothing."), ([CardRef(UNKNOWN)], "a card."), ([CardRef(UNKNOWN)] * 2, "2 cards.")]
)
def test_a_message_chooses_by_what_is_seen(english, kinds, end):
    assert english.text("draws", {"seat": SeatRef(NOBODY), "kinds": kinds}).endswith(end)


def test_whoever_reads_is_spoken_to(english):
    said = english.line("draws", {"seat": SeatRef(1), "kinds": [CardRef(1)]})
    assert said.to(1) == ("You draw ", CardRef(1), ".")
    assert said.to(0) == said


def test_a_copy_of_a_sentence_speaks_from_the_same_catalogue(english):
    said = english.line("draws", {"seat": SeatRef(1), "kinds": [CardRef(1)]})
    copied = deepcopy(said)
    assert copied == said
    assert copied.catalogue is english
    assert copied.to(1) == said.to(1)


def test_a_line_is_placed_as_it_is(english):
    assert english.line("placed", {"line": (SeatRef(2), " wins")}) == ("So: ", SeatRef(2), " wins", "!")


def test_what_a_language_lacks_is_said_in_the_next(german):
    assert german.text("plain", {}) == "Nur Wörter"
    assert german.text("only-english", {}) == "Here"
    said = german.line("draws", {"seat": SeatRef(0), "kinds": [CardRef(1), CardRef(2)]})
    assert said.to(0) == ("Du ziehst ", CardRef(1), " und ", CardRef(2), ".")


def test_an_unknown_message_is_named(english):
    with pytest.raises(MissingMessageError, match="no-such-thing"):
        english.text("no-such-thing", {})


def test_the_pseudo_language_changes_what_is_said_and_no_argument():
    pseudo = Catalogue([LanguageEntries("en", dict(cut(ENGLISH)))], pseudo=True)
    said = pseudo.text("named", {"name": "Ann", "n": 2})
    assert "Ann" in said
    assert len(said) > len("Hello Ann, 2 cards ") * 1.2
    assert "Hello" not in said


def test_the_pseudo_language_chooses_by_a_text_that_it_writes():
    text = "chosen = { $as ->\n    [mission] { $as }: yes\n   *[other] { $as }: no\n}\n"
    pseudo = Catalogue([LanguageEntries("en", dict(cut(text)))], pseudo=True)
    assert pseudo.text("chosen", {"as": "mission"}) == f"mission: {lengthened('yes')}"
    assert pseudo.text("chosen", {"as": "itself"}) == f"itself: {lengthened('no')}"


@pytest.mark.parametrize(
    ("locales", "code"),
    [(["de_AT"], "de"), (["fr", "de-CH", "en"], "de"), ([], "en"), (["xx"], "en"), (["EN_us"], "en")],
)
def test_the_system_says_which_language(locales, code):
    assert i18n.system_language(locales) == code


def test_an_unknown_language_is_refused():
    with pytest.raises(LookupError, match="de"):
        i18n.use("tlh")
    assert i18n.language() == "en"


def test_what_holds_words_is_worked_out_anew_in_another_language():
    made = []

    @i18n.per_language
    def words() -> str:
        made.append(i18n.language())
        return made[-1]

    try:
        assert [words(), words()] == ["en", "en"]
        i18n.use("de")
        assert words() == "de"
    finally:
        i18n.use("en")
    assert made == ["en", "de"]
