"""Letters of every script: which face draws them, in which order they are seen, and what is said where none does."""

from __future__ import annotations

import pygame
import pytest

from tabletop.storage import Store
from tabletop.toolkit import assets, fonts
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

TEXT_FACES = sorted(path.name for path in assets.root("sprites").glob("fonts/*.[ot]tf") if path.name != fonts.ICON_FILE)
WITHIN = ("Ελένη Ἀθῆναι", "Анна Їжак", "Čeněk Őrsi Łukasz", "Nguyễn Đức")  # by faces that come with the program
SCRIPTS = ("李小龙", "さくらカード", "김철수", "مريم", "שלום", "สวัสดี", "😀🎲")  # by those of the system
HEBREW = "\u05e9\u05dc\u05d5\u05dd"


@pytest.fixture
def bare(monkeypatch):
    """A system without any face."""
    forget(monkeypatch, lambda _: "")


def forget(monkeypatch, system_face):
    monkeypatch.setattr(fonts, "system_face", system_face)
    for known in (fonts.runs, fonts.alone, fonts._face):
        known.cache_clear()
        monkeypatch.setattr(fonts, known.__name__, known)
    fonts._told.clear()
    fonts.take_lacking()


@pytest.fixture(autouse=True)
def fresh():
    """What was found out about a system in one test is none of the next one's business."""
    yield
    for known in (fonts.runs, fonts.alone, fonts._face):
        known.cache_clear()
    fonts._told.clear()


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("file", TEXT_FACES)
@pytest.mark.parametrize("text", WITHIN)
def test_european_letters_are_drawn_by_what_comes_with_the_program(file, text):
    for letter in text.replace(" ", ""):
        [run] = fonts.runs(file, letter)
        assert fonts.has(run.face.path if run.face else str(assets.path("sprites", "fonts", file)), letter)
    drawn = fonts.line(file, 24, text, pygame.Color("white"))
    assert drawn.get_width() == fonts.width(file, 24, text)
    assert drawn.get_bounding_rect().width > drawn.get_width() * 0.9
    assert fonts.take_lacking() == ""


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("file", TEXT_FACES)
@pytest.mark.parametrize("text", ["E\u00c9", "O\u00d6", "A\u00c5", "E\u00c9\u03a9"])
@pytest.mark.parametrize("tracking", [0, 4])
def test_letters_with_accents_stand_on_the_base_line(file, text, tracking):
    """In a low face too, where the accent reaches above the line, and beside a letter of another face."""
    face, size = fonts.font(file, 60), 60
    drawn = fonts.line(file, size, text, pygame.Color("white"), tracking)
    first, second = (face.size(letter)[0] for letter in text[:2])
    start = first + tracking
    plain, accented = (
        drawn.subsurface(pygame.Rect(x, 0, wide, drawn.get_height())).get_bounding_rect(min_alpha=128)
        for x, wide in ((0, first), (start, min(second, drawn.get_width() - start)))
    )
    assert abs(plain.bottom - accented.bottom) <= 1
    assert accented.top < plain.top, "with all of its accent"


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("file", TEXT_FACES)
@pytest.mark.parametrize("text", ["EMIL", "E\u00c9", "E\u03bb\u03ad\u03bd\u03b7", "E\u0399\u0388"])
def test_capitals_are_where_they_are_said_to_be(file, text):
    """That is what puts a name with accents, or of another face, on one base line with the words beside it."""
    for pixels in (18, 24, 60):
        drawn = fonts.line(file, pixels, text, pygame.Color("white"))
        first = pygame.Rect(0, 0, fonts.width(file, pixels, "E"), drawn.get_height())
        top, height = fonts.caps(file, pixels, text)
        assert abs(drawn.subsurface(first).get_bounding_rect(min_alpha=128).bottom - (top + height)) <= 1


@pytest.mark.usefixtures("bare")
def test_a_line_is_as_wide_as_it_is_measured_with_letters_apart():
    for text in (*WITHIN, "Ann Ελ 12"):
        assert fonts.line("BebasNeue-Bold.otf", 30, text, pygame.Color("white"), 3).get_width() == fonts.width(
            "BebasNeue-Bold.otf", 30, text, 3
        )


def test_plain_letters_stay_with_the_wanted_face():
    assert fonts.alone("Cabin-Regular.otf", "Jürgen, é 12")
    assert fonts.runs("Cabin-Regular.otf", "Ann") == (fonts.FontRun(None, "Ann", leftwards=False),)


def test_letters_that_are_read_leftwards_are_seen_so(monkeypatch):
    """Runs come as they are seen; the number stays to be read from left to right."""
    hebrew = str(assets.path("sprites", "fonts", "Vollkorn-Bold.ttf"))
    forget(monkeypatch, lambda _: hebrew)
    monkeypatch.setattr(fonts, "has", lambda path, letter: letter.isascii() or path == hebrew)
    seen = [(run.text, run.leftwards) for run in fonts.runs("Cabin-Regular.otf", f"{HEBREW} (12) Ann")]
    assert seen == [("Ann", False), (" (", True), ("12", False), (") ", True), (HEBREW, True)]
    seen = [(run.text, run.leftwards) for run in fonts.runs("Cabin-Regular.otf", f"Ann {HEBREW}, Ben")]
    assert seen == [("Ann ", False), (HEBREW, True), (", Ben", False)]


def test_marks_and_joined_signs_stay_with_their_letter(monkeypatch):
    emoji = str(assets.path("sprites", "fonts", "Vollkorn-Bold.ttf"))
    forget(monkeypatch, lambda _: emoji)
    monkeypatch.setattr(fonts, "has", lambda path, _: path == emoji)
    assert len(fonts.runs("Cabin-Regular.otf", "\U0001f469\u200d\U0001f467\ufe0f")) == 1


@pytest.mark.usefixtures("bare")
def test_what_no_face_draws_is_told_once():
    """A box stands for it; a sentence names the script."""
    with Pilot((1280, 720)) as pilot:
        gallery.SCREENS["menu"](pilot, gallery.lent(Store(None)))
        for _ in range(2):
            fonts.line("Cabin-Regular.otf", 24, "Ann \u1230\u1210\u12ed", pygame.Color("white"))
            pilot.app.dirty = True
            pilot.tick(50)
        [said] = [message for message in pilot.app.overlay.messages if "Ethiopic" in message]
        assert said


@pytest.mark.fonts
@pytest.mark.parametrize("text", SCRIPTS)
def test_every_script_is_drawn_with_the_faces_of_a_system(text):
    drawn = fonts.line("LeagueSpartan-Bold.otf", 30, text, pygame.Color("white"))
    assert fonts.take_lacking() == ""
    assert drawn.get_bounding_rect().width > 20
    assert all(fonts.has(run.face.path, letter) for run in fonts.runs("Cabin-Regular.otf", text) if run.face
               for letter in run.text)  # fmt: skip
