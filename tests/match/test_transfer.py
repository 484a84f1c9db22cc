from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.i18n import tr
from tabletop.match.transfer import LIMIT, SUM, TITLE, TransferError, checksum, export_match, import_match
from tabletop.storage import SavedMatch, Store, StoredAnswer, StoreError
from tests.saying import said

ANSWERS = [StoredAnswer(n, n % 4 - 2, n % 7, n * 131 % 9000) for n in range(32)] + [
    StoredAnswer(32, -3, 1, 9001, 'a "shot"\n')
]
SEATS = [
    {"name": "Anna", "profile": 7, "colour": "red"},
    {"name": "Zoë\nChecksum: sha256 0 {", "profile": 8},
    {"name": "Rook", "bot": "hard"},
]


def filled() -> tuple[Store, int]:
    store = Store(None)
    number = store.create_match(
        game="espionage",
        seed=2**64 - 5,
        options={"hand": 5, "words": ["ä", "\u2028", None, 1.5]},
        seats=SEATS,
        program="0.1.0",
        now=1_790_000_000,
    )
    store.append(number, ANSWERS, now=1_790_000_100)
    store.finish(number, {"winners": [0], "ending": "escape", "seconds": 100}, now=1_790_000_200)
    return store, number


@pytest.fixture
def source():
    store, number = filled()
    yield store, number
    store.close()


@pytest.fixture
def target():
    store = Store(None)
    yield store
    store.close()


def rows(store: Store) -> list:
    tables = ("matches", "answers", "snapshots", "profiles", "settings")
    return [store._database.read(f"SELECT * FROM {table}") for table in tables]


def contents(store: Store, number: int) -> tuple[dict, list[StoredAnswer]]:
    match = store.match(number)
    fields = {name: getattr(match, name) for name in SavedMatch.__struct_fields__ if name != "id"}
    fields["seats"] = [{key: value for key, value in seat.items() if key != "profile"} for seat in match.seats]
    return fields, store.answers(number)


def sealed(text: str) -> str:
    """Put a fitting checksum under a text that a test has changed by hand."""
    content = text.strip().rpartition(f"\n{SUM}")[0]
    return f"{content}\n\n{SUM}{checksum(content)}\n"


def test_a_match_travels_from_one_store_to_another(source, target):
    text = export_match(*source)
    number = import_match(target, text)
    assert contents(target, number) == contents(*source)


def test_a_match_that_goes_on_is_exported_with_a_warning(source):
    """Its seed and its answers are there for whoever reads on; of one that is over nothing is hidden."""
    store, number = source
    assert tr("match-transfer-secrets") not in export_match(store, number)
    other = store.create_match(game="espionage", seed=1, options={}, seats=SEATS, program="0.1.0", now=1)
    head, _, _ = export_match(store, other).partition("\n{")
    assert tr("match-transfer-secrets") in head


def test_an_open_match_travels_and_can_go_on(source, target):
    store, number = source
    store.truncate(number, 20, now=1_790_000_300)
    arrived = import_match(target, export_match(store, number))
    assert target.append(arrived, ANSWERS[20:21], now=1_790_000_400, at=20) == 21
    assert target.open_matches()[0].id == arrived


def test_a_match_without_answers_travels(target):
    number = target.create_match(game="g", seed=0, options={}, seats=[], program="0", now=-(10**15))
    copy = import_match(target, export_match(target, number))
    assert contents(target, copy) == contents(target, number)


def test_profiles_of_another_house_are_not_taken_for_ours(source, target):
    """An imported match counts for nobody's statistics, whatever numbers its seats had at home."""
    number = import_match(target, export_match(*source))
    assert all("profile" not in seat for seat in target.match(number).seats)
    assert target.statistics(7).played == 0


def test_the_first_lines_tell_a_person_what_this_is(source):
    lines = export_match(*source).splitlines()
    assert lines[0] == f"{TITLE}2"
    assert lines[1] == said("match-transfer-game", game="espionage", program="0.1.0", count=33, state="finished")
    assert lines[2] == "Seats: Anna, Zoë Checksum: sha256 0 {, Rook"
    assert lines[3] == "Begun: 2026-09-21 14:13 UTC"
    assert max(len(line) for line in lines) < 250


def test_an_unknown_match_cannot_be_exported(target):
    with pytest.raises(StoreError, match="number 5"):
        export_match(target, 5)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: "\n\n" + text + "\n \n",
        lambda text: text.replace("\n", "  \n"),
        lambda text: text.rstrip("\n"),
    ],
)
def test_what_mail_and_editors_do_to_a_text_does_no_harm(source, target, change):
    number = import_match(target, change(export_match(*source)))
    assert contents(target, number) == contents(*source)


BAD = [
    ("foreign", lambda text: "Dear all,\n" + text, "not an exported match"),
    ("empty", lambda text: text[:0], "not an exported match"),
    ("cut off", lambda text: text[: len(text) // 2], "cut off"),
    ("cut off in the checksum", lambda text: text[:-10], "damaged"),
    ("one letter changed", lambda text: text.replace("escape", "escapf"), "damaged"),
    ("a heading changed", lambda text: text.replace("33 answers", "34 answers"), "damaged"),
    ("newer", lambda text: text.replace("format 2", "format 4"), "newer Tabletop"),
    ("no format", lambda text: text.replace("format 2", "format one"), "no known format"),
    ("too long", lambda text: text + " " * LIMIT, "too long"),
    ("no JSON", lambda text: sealed(text.replace('"game":', '"game"')), "cannot be read"),
    ("no body", lambda text: sealed(text.partition("\n{")[0] + f"\n{SUM}0"), "cannot be read"),
    ("an unknown field", lambda text: sealed(text.replace('"game":', '"gamble":')), "cannot be read"),
    ("a wrong type", lambda text: sealed(text.replace('"game": "espionage"', '"game": 5')), "cannot be read"),
    ("a winner in words", lambda text: sealed(text.replace('"winners":[0]', '"winners":["Anna"]')), "cannot be read"),
    ("a numbered bot", lambda text: sealed(text.replace('"bot":"hard"', '"bot":3')), "cannot be read"),
    ("an answer of three", lambda text: sealed(text.replace("[0,-2,0,0]", "[0,-2,0]")), "cannot be read"),
    (
        "a huge number",
        lambda text: sealed(text.replace("[0,-2,0,0]", "[0,-2,0,99999999999999999999]")),
        "cannot be read",
    ),
    ("a huge seed", lambda text: sealed(text.replace(str(2**64 - 5), str(2**64))), "contradicts|cannot be read"),
    ("no result", lambda text: sealed(re.sub('"result": .*', '"result": null,', text)), "contradicts"),
    ("deep", lambda text: sealed(re.sub('"options": .*', '"options": {"a":' + "[" * 90_000, text)), "cannot be read"),
    ("half a character", lambda text: sealed(text.replace("Anna", "\ud800")), "cannot be read"),
]


@pytest.mark.parametrize(("change", "words"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_a_bad_text_gets_one_sentence_and_changes_nothing(source, change, words):
    store, number = source
    before = rows(store)
    bad = change(export_match(store, number))
    with pytest.raises(TransferError, match=words) as caught:
        import_match(store, bad)
    assert "\n" not in str(caught.value)
    assert rows(store) == before


def test_a_name_of_any_length_is_refused(source, target):
    store, number = source
    body = export_match(store, number).replace('"Anna"', f'"{"n" * 60_000}"')
    with pytest.raises(TransferError) as refused:
        import_match(target, sealed(body))
    assert len(str(refused.value)) < 500
    assert target.matches(10) == []


def test_a_game_that_is_not_installed_is_named(source, target):
    with pytest.raises(TransferError, match="'espionage'"):
        import_match(target, export_match(*source), games={"beanz"})
    assert target.matches(9) == []


STORE, NUMBER = filled()
TEXT = export_match(STORE, NUMBER)
ROWS = rows(STORE)
PLACES = st.integers(0, len(TEXT))
PIECES = st.text(max_size=6) | st.sampled_from(
    ["\n", "\r", " ", "\t", "\ufeff", "0", "1", "{", "}", "]", ",", SUM, "\ud800"]
)
CUTS = st.tuples(PLACES, st.integers(0, 40), PIECES)


@given(st.lists(CUTS, min_size=1, max_size=4), st.booleans())
def test_any_mutation_is_harmless_or_refused(cuts, with_checksum):
    """A text changed at random places either means the same match or raises TransferError; nothing else changes.

    With a checksum that fits the changed text, the checks behind the checksum have to hold by themselves.
    """
    text = TEXT
    for place, length, piece in cuts:
        text = text[:place] + piece + text[place + length :]
    if with_checksum:
        text = sealed(text)
    store = Store(None)
    before = rows(store)
    try:
        number = import_match(store, text)
    except TransferError:
        assert rows(store) == before
    else:
        assert with_checksum or contents(store, number) == contents(STORE, NUMBER)
        assert import_match(store, export_match(store, number)) == number + 1
    store.close()
    assert rows(STORE) == ROWS
