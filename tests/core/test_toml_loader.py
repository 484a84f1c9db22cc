"""Reading data: any bytes give a value or one sentence that names the place and the nearest word."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import games, i18n
from tabletop.core.lint import findings
from tabletop.core.toml_loader import DataFileError, nearest, read_cards, read_toml, unfit
from tests.saying import said, wording


class Draw(msgspec.Struct, tag="draw", tag_field="op", forbid_unknown_fields=True):
    count: int


class Give(msgspec.Struct, tag="give", tag_field="op", forbid_unknown_fields=True):
    who: Literal["target", "everybody"]


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["mission", "reaction"]
    effects: list[Draw | Give] = []
    copies: int = 1


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Entry] = []
    more: dict[str, Entry] = {}
    grid: list[list[int]] = []


GOOD = '[[card]]\nid = "sniper"\nkind = "mission"\neffects = [{op = "draw", count = 2}]\n'


def complaint(text: str | bytes) -> str:
    with pytest.raises(DataFileError) as error:
        read_toml(text if isinstance(text, bytes) else text.encode(), CardFile, "cards.toml")
    message = str(error.value)
    assert message.startswith("cards.toml: ")
    assert "\n" not in message
    return message


def test_a_good_file_is_a_value():
    """With or without a byte order mark."""
    want = CardFile([Entry("sniper", "mission", [Draw(2)])])
    assert read_toml(GOOD.encode(), CardFile, "cards.toml") == want
    assert read_toml(b"\xef\xbb\xbf" + GOOD.encode(), CardFile, "cards.toml") == want


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"mission"', '"misson"', ["card 'sniper', kind", "'misson'", "did you mean 'mission'?"]),
        ('"mission"', '"xyz"', ["card 'sniper', kind", "(known: mission, reaction)"]),
        ("kind =", "kinds =", ["card 'sniper'", "`kinds`", "did you mean 'kind'?"]),
        ("[[card]]", "[[crd]]", ["`crd`", "did you mean 'card'?"]),
        ('"draw"', '"drew"', ["card 'sniper', effects 'drew', op", "did you mean 'draw'?"]),
        ("count =", "cont =", ["card 'sniper', effects 'draw'", "`cont`", "did you mean 'count'?"]),
        ('"draw", count = 2', '"give", who = "targt"', ["effects 'give', who", "did you mean 'target'?"]),
        ('op = "draw", count = 2', "count = 2", ["card 'sniper', effects[0]", "`op`"]),
        ("count = 2", 'count = "2"', ["card 'sniper', effects 'draw', count", "Expected `int`, got `str`"]),
        ('id = "sniper"\n', "", ["card[0]", "missing required field `id`"]),
        ("[[card]]", "grid = [[1], [2, 'x']]\n[[card]]", ["grid[1][1]", "Expected `int`"]),
        (
            "[[card]]",
            "[more.extra]\nid = 'a'\nkind = 'missin'\n[[card]]",
            ["more 'extra', kind", "did you mean 'mission'?"],
        ),
    ],
)
def test_a_mistake_is_named_with_entry_field_and_nearest_word(old, new, words):
    """Whoever reads the sentence finds the line and the word to write instead."""
    assert old in GOOD
    message = complaint(GOOD.replace(old, new, 1))
    for word in words:
        assert word in message, message


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe",
        b"[[card",
        b"a = 1\na = 2",
        b"a = 1979-13-01",
        b"a = " + b"[" * 5000,
        b"a = 1" + b"0" * 5000,
        b"a." * 5000 + b"a = 1",
        b"card = 3",
    ],
)
def test_what_is_no_toml_is_one_sentence(text):
    """Wrong bytes, broken tables, doubled keys, impossible dates, depths and numbers: a DataFileError each."""
    complaint(text)


@given(st.binary(max_size=300))
def test_any_bytes_give_an_error_or_a_value(data):
    """No other exception, ever."""
    check(data)


@given(st.data())
def test_any_damage_to_a_good_file_gives_an_error_or_a_value(data):
    """A piece cut out and another put in anywhere."""
    text = GOOD.encode()
    a, b = sorted((data.draw(st.integers(0, len(text))), data.draw(st.integers(0, len(text)))))
    patch = data.draw(
        st.sampled_from([b"", b"[", b"]]", b'"', b"=", b"\n", b"{", b"1e999", b"nan", b"'", b".", b"true", b"\x00"])
    )
    check(text[:a] + patch + text[b:])


NEST = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["draw", "op", "sniper", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "op", "kind", "card", "effects"]), inner)
    ),
)


@given(st.dictionaries(st.sampled_from(["card", "more", "grid", "x"]), NEST))
def test_any_shape_of_data_gives_an_error_or_a_value(raw):
    """Well-formed TOML of a wrong shape."""
    text = "\n".join(f"{key} = {as_toml(value)}" for key, value in raw.items())
    check(text.encode())


def as_toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} = {as_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value or 0)


def check(data: bytes) -> None:
    try:
        found: CardFile | str = read_toml(data, CardFile, "x.toml")
    except DataFileError as error:
        found = str(error)
    assert isinstance(found, CardFile) or found.startswith("x.toml: ")


def test_nearest_names_one_word_or_all():
    """Close enough: that word. Otherwise the list to choose from."""
    assert nearest("misson", ["reaction", "mission"]) == " (did you mean 'mission'?)"
    assert nearest("zzz", ["reaction", "mission"]) == " (known: mission, reaction)"


def test_an_unknown_game_is_told_the_nearest():
    """`load` answers a slip of the keyboard with the right name."""
    with pytest.raises(LookupError, match=wording("core-did-you-mean", word="'espionage'")):
        games.load("espionag")


def test_a_set_of_256_cards_is_refused_with_a_sentence():
    """The last kind a view could not tell from a card that is not seen; one card less is read."""
    cards = "".join(f'[[card]]\nid = "c{n}"\nkind = "mission"\n' for n in range(256))
    with pytest.raises(DataFileError, match=r"^set\.toml: a set has at most 255 different cards, not 256$"):
        read_cards(cards.encode(), CardFile, "set.toml")
    assert len(read_cards(cards.partition('[[card]]\nid = "c255"')[0].encode(), CardFile, "set.toml").card) == 255
    assert findings(cards.encode(), "set.toml", CardFile, lambda _: (), lambda _: ()) == [
        said("core-too-many-kinds", file="set.toml", most=255, count=256)
    ]


@pytest.mark.parametrize(
    "what",
    [
        "Invalid enum value 'x'",
        "Invalid value 3",
        "Expected `int | str`, got `array`",
        "Object contains unknown field `a`",
        "Object missing required field `a`",
    ],
)
def test_english_says_it_as_msgspec_does_and_german_does_not(what):
    try:
        assert unfit(what) == what
        i18n.use("de")
        assert unfit(what) != what
    finally:
        i18n.use("en")
