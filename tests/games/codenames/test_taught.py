"""Words that bots do not know: found after the game, taught by ticks, kept per profile, taken back, carried as text."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from tabletop.app import text_files
from tabletop.games.codenames.bots.lookback import MOST, misread_words, offered, unknown_words
from tabletop.games.codenames.rules.cards import ASSET
from tabletop.games.codenames.rules.options import gather_taught
from tabletop.match import TableSetup, person
from tabletop.match.player_profiles import PAST, KeptDefault, with_defaults
from tabletop.pages.end.end_page import EndScreen
from tabletop.table.end_facts import of_match
from tests.games.codenames.scene import CODENAMES, Scene
from tests.games.codenames.test_review import played
from tests.pages.rig import services
from tests.saying import says
from tools.rigs.pilot import Pilot
from tools.rigs.table import Sitting, seats

SAID = "saxophone"  # no bot knows what it has to do with heroes


def test_unknown_words_are_each_named_once_and_not_those_that_were_taught():
    scene = Scene().turn("Saxophone", 1, "Lockjaw").turn("CHAIN", 1, "Ghost Rider").turn("saxophone", 1, "The Thing")
    assert unknown_words(played(scene), "none") == [SAID]
    assert unknown_words(played(scene), "saxophone:music") == []


def test_words_that_went_wrong_are_offered_too():
    """Those of people that a bot took for another asset within their number; no bonus guess, and no person's slip."""
    scene = Scene().turn("green", 2, "She-Hulk", "Lockjaw").turn("chain", 1, "Ghost Rider", "The Thing")
    scene.turn("animal", 2, "Rhino").turn("robot", 1, "Cyclops")
    game = played(scene)
    agents = {guess.seat for turn in game for guess in turn.guesses}
    directors = {turn.director for turn in game}
    assert misread_words(game, agents) == ["green", "robot"]
    assert misread_words(game, directors) == []
    assert misread_words(game, agents | directors) == []


def test_what_is_offered_begins_with_what_was_meant():
    meant = [ASSET["ghost-rider"]]
    assert offered(meant, ("green",), "")[:2] == ["green", "ghost-rider"]
    assert "chain" in offered(meant, (), "")
    assert offered(meant, (), "iron m")[0] == "iron-man"
    assert len(offered([], (), "")) == MOST


@pytest.mark.rule("CN-132")
def test_a_table_begins_with_what_its_people_have_taught():
    """Of two people's lessons for one word the last counts; without any the house rule stays as it was set."""
    home = services()
    ruby, oskar = (home.store.profiles.create(name, colour="seat0", avatar="", now=0) for name in ("Ruby", "Oskar"))
    setup = TableSetup(
        game="codenames", seats=(person(0, "Ruby", profile=ruby.id), person(1, "Oskar", profile=oskar.id)), seed=1
    )
    assert with_defaults(home.store, CODENAMES, setup) == setup
    KeptDefault(home.store, "codenames", "taught", ruby.id).change("sax:music;kazoo:small", 5)
    KeptDefault(home.store, "codenames", "taught", oskar.id).change("sax:jazz", 6)
    options = with_defaults(home.store, CODENAMES, setup).options
    assert options["taught"] == "kazoo:small;sax:jazz"
    assert CODENAMES.check_options(options)
    assert gather_taught(["none"]) == "none"


def test_changes_are_taken_back_one_by_one_as_far_as_they_are_remembered():
    kept = KeptDefault(services().store, "codenames", "taught", 0)
    assert not kept.changed
    for n in range(PAST + 5):
        kept.change(str(n), n)
    for n in reversed(range(5, PAST + 5)):
        assert kept.text == str(n)
        kept.undo(99)
    assert kept.text == ""
    kept.undo(100)
    assert not kept.changed


@contextmanager
def teaching(profile=True):
    """The page after a match whose first clue was unknown; the person at seat 0 has a profile."""
    match = Sitting(TableSetup(game="codenames", seats=seats(4), seed=2)).until(lambda s: s.match.game.over).match
    home, facts = services(), of_match(match)
    ruby = home.store.profiles.create("Ruby", colour="seat0", avatar="", now=0)
    first, *rest = facts.answers
    setup = facts.setup
    if profile:
        setup = replace(setup, seats=(replace(setup.seats[0], profile=ruby.id), *setup.seats[1:]))
    said = first._replace(value=("clue", SAID, *first.value[2:]))
    with Pilot((1280, 720)) as pilot:
        pilot.app.push(EndScreen(home, replace(facts, setup=setup, answers=(said, *rest))))
        pilot.tick(100)
        pilot.find("tabs").choose(2)
        pilot.tick(100)
        yield pilot, pilot.app.top.pages["Teach the bots"], KeptDefault(home.store, "codenames", "taught", ruby.id)


def test_a_word_is_taught_by_ticks_taken_back_and_carried_as_text(monkeypatch):
    board = []
    monkeypatch.setattr(text_files, "copy", board.append)
    monkeypatch.setattr(text_files, "pasted", lambda: board[-1])
    with teaching() as (pilot, page, kept):
        assert page.words == [SAID]
        assert pilot.overflowing() == []
        first, second = [chip.label for chip in page.grid.children[:2]]
        pilot.click(first)
        pilot.click(second)
        both = f"{SAID}:{first.removeprefix('means ')},{second.removeprefix('means ')}"
        assert kept.text == both
        pilot.click("Copy all")
        assert board == [both]
        pilot.click(first)
        assert kept.text == f"{SAID}:{second.removeprefix('means ')}"
        pilot.click("Take back")
        assert kept.text == both
        board.append("kazoo:music")
        pilot.click("Paste")
        assert kept.text == f"kazoo:music;{both}"
        assert page.words == [SAID, "kazoo"]


def test_nonsense_is_said_and_changes_nothing(monkeypatch):
    monkeypatch.setattr(text_files, "pasted", lambda: "kazoo:nonsens")
    with teaching() as (pilot, page, kept):
        pilot.click("Paste")
        page.add_word("two words")
        assert not kept.changed
        assert page.words == [SAID]
        page.add_word("Kazoo")
        assert page.word == "kazoo"


def test_without_a_name_there_is_nobody_to_keep_it():
    with teaching(profile=False) as (pilot, page, _):
        assert says(page.note.source, "codenames/teach-nobody")
        assert pilot.overflowing() == []
