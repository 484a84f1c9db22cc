"""Packs on the screen: dropped on the window, looked at, taken in, chosen for a table, and in the pages about cards."""

from __future__ import annotations

import shutil

import pygame
import pytest

from tabletop.pages.card_page import CardsScreen
from tabletop.pages.menu import MenuScreen
from tabletop.pages.packs_page import PackPage, PacksScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tests import saying
from tests.crossing import every_nth
from tests.packs.conftest import HERE
from tests.pages.rig import showing, unseen_showing

SPACE = HERE / "space-trip"


def drop(pilot, path):
    pilot.send(pygame.DROPFILE, file=str(path))
    pilot.tick(600)


@pytest.mark.parametrize(
    "name", every_nth(2, ["space-trip", "night-shift", "old-harbour", "quiet-town", "plain-words"])
)
def test_a_dropped_pack_shows_its_cards_and_is_taken_in(shelf, name):
    """Also those without pictures; nothing is on the shelf before somebody says so."""
    with showing("menu", (1280, 720)) as (pilot, services, _):
        drop(pilot, HERE / name)
        page = pilot.app.top
        assert isinstance(page, PackPage)
        game = page.pack.manifest.game
        shown = [label.removeprefix("card ") for label in pilot.labels() if label.startswith("card ")]
        assert shown[:3] == [page.definition.cards[kind].id for kind in page.kinds][:3]
        pilot.tick(3000)
        assert shelf.all().packs == {}
        pilot.click("take in")
        assert isinstance(pilot.app.top, MenuScreen)
        assert list(shelf.all().packs) == [name]
        assert services.packs.chosen(game) == [name]
        assert services.packs.edition(game) == f"{game}+{name}"


def test_a_pack_with_mistakes_says_them_all_and_cannot_be_taken_in(shelf, tmp_path):
    folder = shutil.copytree(SPACE, tmp_path / "bad")
    text = (folder / "cards.toml").read_text("utf-8")
    (folder / "cards.toml").write_text(
        text.replace('"bean_attack"', '"bean_atack"').replace("mmp = 40", 'mmp = "40"'), "utf-8"
    )
    with showing("menu", (1280, 720)) as (pilot, _, _trail):
        drop(pilot, folder)
        said = [label for label in pilot.labels() if "cards.toml: " in label]
        assert len(said) == 3
        assert any(saying.says(line, "core-did-you-mean", word="'bean_attack'") for line in said)
        assert not pilot.find("take in").enabled
        assert shelf.all().packs == {}


@pytest.mark.usefixtures("shelf")
def test_what_is_no_pack_is_one_sentence(tmp_path):
    (tmp_path / "photos").mkdir()
    with showing("menu", (1280, 720)) as (pilot, _, _trail):
        said = []
        pilot.app.toast = lambda text, *_: said.append(text)
        drop(pilot, tmp_path / "photos")
        assert isinstance(pilot.app.top, MenuScreen)
        assert said == [saying.said("packs-no-pack", error=saying.said("pack-lacks", name="pack.toml"))]


def test_a_table_chooses_its_packs(taken):
    """In the set-up, and what is set already stays."""
    taken("space-trip")
    with unseen_showing("menu") as (pilot, services, trail):
        services.settings.last_game = "beanz"
        pilot.click("tile beanz")
        pilot.tick(300)
        setup = pilot.app.top
        assert setup.definition.id == "beanz"
        pilot.click("kind 2")
        pilot.click("packs")
        pilot.tick(300)
        assert isinstance(pilot.app.top, PacksScreen)
        pilot.click("choose space-trip")
        pilot.key("escape")
        pilot.tick(300)
        assert isinstance(pilot.app.top, SetupScreen)
        assert pilot.app.top.definition.id == "beanz+space-trip"
        assert any(value == "space-trip.first-flight" for rule in setup.definition.house_rules for value in rule.values)
        pilot.click("Start")
        pilot.tick(300)
        [(way, table)] = trail.taken
        assert (way, table.game) == ("play", "beanz+space-trip")
        assert services.last_table().game == table.game


def test_pages_about_cards_lead_to_the_edition(taken):
    """The game itself stays beside it."""
    taken("space-trip")
    with unseen_showing("menu") as (pilot, services, _):
        services.settings.packs = {"beanz": ["space-trip"]}
        services.settings.last_game = "beanz"
        pilot.click("Cards")
        pilot.tick(300)
        assert isinstance(pilot.app.top, CardsScreen)
        assert pilot.app.top.definition.id == "beanz+space-trip"
        ids = [entry.id for entry in services.packs.with_editions(services.ready)]
        assert ids[ids.index("beanz") + 1] == "beanz+space-trip"
        assert services.title("beanz+space-trip") == services.title("beanz") + " + Space Trip"


def test_a_pack_is_taken_away_and_the_game_is_played_without_it(taken, shelf):
    taken("space-trip")
    with unseen_showing("menu") as (pilot, services, _):
        services.settings.packs = {"beanz": ["space-trip"]}
        pilot.app.push(PacksScreen(services, "beanz"))
        pilot.tick(300)
        pilot.click("remove space-trip")
        pilot.tick(300)
        pilot.click(saying.said("packs-take-away"))
        pilot.tick(300)
        assert shelf.all().packs == {}
        assert services.packs.edition("beanz") == "beanz"
        assert services.title("beanz+space-trip") == services.title("beanz") + " + space-trip"
        assert pilot.app.top.note.source == saying.said("packs-none")


def test_packs_that_do_not_go_together_are_told_and_left_out(taken):
    """The game is offered without them until something else is chosen."""
    pack = taken("space-trip")
    (pack.folder / "cards.toml").write_text("card = 3", "utf-8")
    with unseen_showing("menu") as (pilot, services, _):
        services.settings.packs = {"beanz": ["space-trip"]}
        assert services.packs.edition("beanz") == "beanz"
        pilot.app.push(PacksScreen(services, "beanz"))
        pilot.tick(300)
        assert "card: expected" in pilot.app.top.note.source


@pytest.mark.parametrize("size", every_nth(3, [(1024, 720), (720, 1280), (3840, 2160)]))
def test_nothing_is_cut_off_on_the_pages_of_packs(taken, tmp_path, size):
    """In small, high and large windows, with mistakes and without."""
    taken("space-trip")
    folder = shutil.copytree(SPACE, tmp_path / "bad")
    text = (folder / "cards.toml").read_text("utf-8")
    (folder / "cards.toml").write_text(text.replace('op = "', 'op = "un'), "utf-8")
    with showing("menu", size) as (pilot, services, _):
        for path in (HERE / "old-harbour", folder):
            drop(pilot, path)
            pilot.tick(600)
            assert isinstance(pilot.app.top, PackPage)
            assert pilot.overflowing() == []
            pilot.key("escape")
            pilot.tick(300)
        pilot.app.push(PacksScreen(services, "beanz"))
        pilot.tick(600)
        assert pilot.overflowing() == []


@pytest.mark.usefixtures("shelf")
def test_a_pack_is_taken_in_with_the_keyboard_alone():
    with unseen_showing("menu") as (pilot, services, _):
        drop(pilot, SPACE)
        for _ in range(40):
            if pilot.app.top.focus is not None and pilot.app.top.focus.label == "take in":
                break
            pilot.key("tab")
        pilot.key("return")
        pilot.tick(300)
        assert services.packs.chosen("beanz") == ["space-trip"]
