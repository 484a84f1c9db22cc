"""Keys go by their place, and what stands on them is that of the present layout."""

from __future__ import annotations

import pygame
import pytest

from tabletop.app import key_bindings
from tabletop.match.settings import Settings
from tabletop.toolkit import keyboard, markup
from tabletop.toolkit.widgets import text_entry
from tabletop.toolkit.widgets.text_entry import TextEntry
from tests.toolkit.rig import Stage
from tools.rigs.pilot import Pilot

PLACES = "qwertyuiopasdfghjkl;zxcvbnm,./"
BOARDS = {
    "us": PLACES,
    "fr": "azertyuiopqsdfghjklmwxcvbn,;:!",
    "de": "qwertzuiopasdfghjklöyxcvbnm,.-",
    "dvorak": "',.pyfgcrlaoeuidhtns;qjkxbmwvz",
    "ru": "йцукенгшщзфывапролджячсмитьбю.",
    "tr": "qwertyu\u0131opasdfghjklşzxcvbnmöç.",
}
CODES = {place: code for code, place in keyboard.PLACES.items()}


class Row:
    """What the system would look up by signs: the number of the place where each lies."""

    def __init__(self, board):
        self.found = {ord(sign): CODES[place] for place, sign in zip(PLACES, BOARDS[board], strict=True)}
        if board == "tr":
            self.found[ord("i")] = CODES["'"]

    def __getitem__(self, code):
        return self.found.get(code, 0)


@pytest.fixture
def board(monkeypatch):
    """Puts another keyboard before the program."""

    def put(name):
        monkeypatch.setattr(pygame.key, "ScancodeWrapper", lambda _row: Row(name))
        keyboard.layout_changed()

    yield put
    monkeypatch.undo()
    keyboard.layout_changed()


def struck(board, place, mod=0):
    """The event of a key at a place of a keyboard."""
    sign = dict(zip(PLACES, BOARDS[board], strict=True))[place]
    return pygame.event.Event(pygame.KEYDOWN, key=ord(sign), scancode=CODES[place], mod=mod)


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_is_known_by_where_it_lies(name):
    assert [keyboard.place_of(struck(name, place)) for place in PLACES] == list(PLACES)


@pytest.mark.parametrize(
    ("name", "legends"),
    [("us", "QAZYM"), ("fr", "AQWY,"), ("de", "QAYZM"), ("dvorak", "'A;FM"), ("ru", "QAZYM"), ("tr", "QAZYM")],
)
def test_what_stands_on_a_key_is_that_of_the_present_layout(board, name, legends):
    board(name)
    assert "".join(map(keyboard.legend, "qazym")) == legends
    assert markup.plain("{key:q} and {key:escape}") == f"{legends[0]} and Esc"


@pytest.mark.parametrize("name", BOARDS)
def test_a_letter_lies_where_it_stands_on_the_key(board, name):
    board(name)
    assert "".join(keyboard.legend(keyboard.place_of_letter(letter)) for letter in "amqwz") == "AMQWZ"


def test_the_two_letters_i_of_turkish_are_told_apart(board):
    board("tr")
    assert keyboard.legend("i") == "I"
    assert keyboard.legend("'") == "İ"


def test_keys_that_earlier_versions_remembered_are_still_read(board):
    """They kept what stood on the key, or, for races, other words for places."""
    board("fr")
    assert list(map(keyboard.named, ("q", "F2", ";", "semicolon", "pageup", "!", ""))) == [
        "q", "f2", ";", ";", "page up", "/", "",
    ]  # fmt: skip
    assert key_bindings.key_of(Settings(keys={"log": "!"}), "log") == "/"


@pytest.mark.parametrize(
    ("name", "place", "more", "step"),
    [
        ("us", "z", 0, "undo"),
        ("fr", "w", 0, "undo"),
        ("fr", "z", 0, ""),
        ("de", "y", 0, "undo"),
        ("de", "z", 0, "redo"),
        ("dvorak", "/", 0, "undo"),
        ("ru", "z", 0, "undo"),
        ("ru", "y", 0, "redo"),
        ("us", "z", pygame.KMOD_SHIFT, "redo"),
        ("us", "z", pygame.KMOD_ALT, ""),
    ],
)
def test_control_goes_by_what_stands_on_the_key_and_by_place_where_nothing_latin_does(name, place, more, step):
    assert keyboard.step_meant(struck(name, place, pygame.KMOD_LCTRL | more)) == step
    assert keyboard.step_meant(struck(name, place, more)) == ""


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("us", ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM-")),
        ("fr", ("AZERTYUIOP", "QSDFGHJKLM", "WXCVBN'-")),
        ("de", ("QWERTZUIOP", "ASDFGHJKL'", "YXCVBNM-")),
        ("dvorak", ("PYFGCRL", "AOEUIDHTNS", "QJKXBMWVZ'-")),
        ("ru", ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM-")),
        ("tr", ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM-")),
    ],
)
def test_letters_to_press_lie_as_on_the_keyboard_that_is_there(board, name, rows):
    board(name)
    assert text_entry.rows() == rows


def test_letters_to_press_lie_as_on_an_american_keyboard_where_some_are_missing(board, monkeypatch):
    monkeypatch.setitem(BOARDS, "fr", BOARDS["fr"].replace("q", "\u00e9"))
    board("fr")
    assert text_entry.rows() == ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM-")


# what the key of a digit types: France, the Czech Republic, the United States
ROWS = {"fr": "&é\"'(-è_çà", "cz": "+ěščřžýáíé", "us": "1234567890"}


def digit_struck(board, number, mod=0):
    sign = ROWS[board][(number - 1) % 10]
    return pygame.event.Event(pygame.KEYDOWN, key=ord(sign), scancode=getattr(pygame, f"KSCAN_{number}"), mod=mod)


@pytest.mark.parametrize("name", ROWS)
def test_where_a_number_is_asked_the_row_of_digits_types_one(name):
    for number in range(10):
        assert keyboard.digit(digit_struck(name, number)) == str(number)
        for mod in (pygame.KMOD_LSHIFT, pygame.KMOD_RALT, pygame.KMOD_LCTRL):
            assert keyboard.digit(digit_struck(name, number, mod)) == "", "a sign is meant, or a shortcut"
    assert keyboard.digit(struck("fr", "a")) == ""


def type_with(pilot, board, number):
    pilot.app.step([digit_struck(board, number)])
    pilot.text(ROWS[board][(number - 1) % 10])


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("numeric", [True, False])
def test_a_field_takes_a_number_or_what_is_typed(name, numeric):
    with Pilot() as pilot:
        entry = TextEntry("", label="field", numeric=numeric)
        pilot.app.push(Stage(entry))
        pilot.click("field")
        for number in (3, 2, 0):
            type_with(pilot, name, number)
        pilot.text("x")
        signs = "".join(ROWS[name][(number - 1) % 10] for number in (3, 2, 0))
        assert entry.text == ("320x" if numeric else f"{signs}x"), "what no key of a digit types stays as it is"
