"""What somebody has begun to type outlasts the program, on every page and in every dialog: nothing has to be closed first."""

from __future__ import annotations

import ast
from contextlib import contextmanager
from pathlib import Path

import pytest

import tabletop
from tabletop.match.drafts import PageDrafts
from tabletop.pages.decks.personal_page import NameDialog
from tabletop.pages.menu import MenuScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.storage import Store
from tabletop.table.menu_commands import LeaveDialog
from tabletop.toolkit.widgets.text_entry import TextEntry
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

from .rig import BRINGS_A_MENU, look_away

DIALOGS = {
    "leave": lambda: LeaveDialog({0: "Ruby"}, {}, {1: "Rook"}),
    "new name": NameDialog,
}
SHOWN = ("welcome", "rescue", "sealed", "circuit-start", "end-codenames-teach")  # with an entry that is kept


def sources():
    """Every entry that the program makes: its label as far as it is written there, and whether what is typed is kept."""
    for path in Path(tabletop.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "TextEntry":
                given = {word.arg: word.value for word in node.keywords}
                if "label" in given:
                    yield ast.unparse(given["label"]).removeprefix("f'").strip("'"), "kept" not in given


@contextmanager
def program(pages, name):
    """A program that shows this, with what the last one has kept."""
    services = gallery.lent(Store(None))
    services.settings.animation_speed, services.written = "off", pages
    with Pilot((1280, 720), services.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.written = pages
        if name not in BRINGS_A_MENU:
            pilot.app.push(MenuScreen(services))
        if name in DIALOGS:
            pilot.app.push(DIALOGS[name]())
        else:
            gallery.names()[name](pilot, services)
        pilot.tick(1200)
        yield pilot


def entries(pilot):
    found = [widget for widget in pilot.app.top.walk() if isinstance(widget, TextEntry) and widget.kept]
    return {entry.label: entry for entry in found}


@pytest.fixture
def pages():
    return PageDrafts(Store(None), lambda: 0)


def test_every_entry_that_is_kept_is_looked_at_here(pages):
    """Those that are not look for something, or what is typed in them is saved with each letter."""
    looked = set()
    for name in (*SHOWN, *DIALOGS):
        with program(pages, name) as pilot:
            looked |= set(entries(pilot))
    found = list(sources())
    assert {label for label, kept in found if kept} == looked
    assert {label for label, kept in found if not kept} == {
        "search", "deck name", "rename", "meaning", "seed", "words", "name {self.index + 1}",
            "pack name", "author", "field.id",
    }  # fmt: skip


@pytest.mark.parametrize("name", [*SHOWN, *DIALOGS])
def test_what_is_typed_stands_there_again(pages, name):
    with program(pages, name) as pilot:
        for label, entry in entries(pilot).items():
            pilot.app.top.set_focus(entry)
            pilot.key(*["backspace"] * len(entry.text))
            pilot.text("7" if label in ("number", "evening") else "Zo\u00eb")
    typed = {"number": "7", "evening": "7"}
    with program(pages, name) as pilot:
        found = entries(pilot)
        assert found
        assert {label: entry.text for label, entry in found.items()} == {
            label: typed.get(label, "Zo\u00eb") for label in found
        }
        pilot.app.top.close(None)
    with program(pages, name) as pilot:
        assert all(entry.text not in ("Zo\u00eb", "7") for entry in entries(pilot).values()), "it was left"


@pytest.mark.parametrize("name", ["setup", "collection", "rules", "cards", "sealed", "circuit-start"])
def test_enter_after_what_was_typed_leads_nowhere_else(pages, name):
    """Twice, for a hand that is not sure: an entry that Enter does not send keeps the focus, and the page stays."""
    with program(pages, name) as pilot:
        page, met = pilot.app.top, 0
        for entry in [widget for widget in page.walk() if isinstance(widget, TextEntry)]:
            if entry.on_enter is None:
                page.set_focus(entry)
                pilot.key("return", "return")
                assert (pilot.app.top, page.focus) == (page, entry)
                met += 1
        assert met


def test_a_table_that_is_half_set_stands_there_again_until_it_is_left(pages):
    """Names, seed, seats and rules."""
    with program(pages, "setup") as pilot:
        entry = pilot.find("name 1")
        pilot.app.top.set_focus(entry)
        pilot.key(*["backspace"] * len(entry.text))
        pilot.text("Zo\u00eb")
        pilot.app.top.set_focus(pilot.find("seed"))
        pilot.text("12x")
        many = len(pilot.app.top.draft.seats)
        pilot.app.top.add_seat()
    with program(pages, "setup") as pilot:
        screen = pilot.app.top
        assert isinstance(screen, SetupScreen)
        assert screen.draft.seats[0].name == "Zo\u00eb"
        assert screen.draft.seed_text == "12x"
        assert len(screen.draft.seats) == many + 1
        screen.close(None)
    with program(pages, "setup") as pilot:
        assert pilot.app.top.draft.seats[0].name != "Zo\u00eb"
