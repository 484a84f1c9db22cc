"""Statistics: figures, matches, export and import, starting anew."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tabletop.app import text_files
from tabletop.match import ResumeError
from tabletop.match.applause import KIND, ApplausePoll
from tabletop.match.transfer import export_match
from tabletop.pages.menu import MenuScreen
from tabletop.pages.progress.statistics_page import StatisticsScreen
from tabletop.storage import StoredAnswer
from tabletop.table.end_facts import of_saved
from tabletop.toolkit import plain_words
from tests.saying import said, says, wording
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

from .rig import Trail, services, showing


@pytest.fixture
def table(tmp_path):
    """Statistics over a file that holds some evenings, the newest of them still open."""
    made = services(tmp_path / "tabletop.db")
    gallery.lived_in(made)
    gallery.interrupted(made)
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(MenuScreen(made))
        pilot.app.push(StatisticsScreen(made))
        pilot.tick(300)
        yield pilot, made, trail
    made.store.close()


def saved(made, facts, answers):
    """Keep a match that was played to its end."""
    setup = facts.setup.plain()
    seats, seed, game = setup.pop("seats"), setup.pop("seed"), setup.pop("game")
    number = made.store.create_match(game=game, seed=seed, options=setup, seats=seats, program="", now=1)
    made.store.append(number, [StoredAnswer(a.no, a.seat, a.choice, a.ms) for a in answers], now=2)
    result = {"winners": list(facts.outcome.winners), "ending": facts.outcome.ending, "seconds": facts.seconds}
    made.store.finish(number, result, now=3)
    return number


def test_the_figures_are_those_of_the_store(table):
    """Matches, wins and shares stand there as the store counts them, for whoever is chosen."""
    pilot, made, _ = table
    for profile in made.profiles():
        pilot.app.top.show(profile.id)
        found = made.store.statistics(profile.id)
        numbers = [figure.number for figure in pilot.find("numbers").figures]
        assert numbers[:3] == [str(found.played), str(found.won), str(found.shared)]
        endings = {share.text: share.part for share in pilot.find("endings").shares}
        assert sum(endings.values()) == found.played


def test_applause_counts(table):
    """What somebody read aloud in kept matches, and how it was liked."""
    pilot, made, _ = table
    ruby = made.profiles()[0].id
    [match, *_] = [m for m in made.store.matches(100) if m.state == "finished" and m.seats[0].get("profile") == ruby]
    heard = [ApplausePoll(1, 0, "x", {1: 8}), ApplausePoll(2, 0, "x", {1: 0}), ApplausePoll(3, 1, "x", {0: 8})]
    made.store.notes.put(KIND, str(match.id), heard, now=1)
    pilot.app.top.show(ruby)
    assert [figure.number for figure in pilot.find("applause").figures] == ["2", "50 %", "100 %"]


def test_starting_anew_asks_first_and_keeps_the_matches(table):
    """The figures are zero, the person stays, the list of matches stays."""
    pilot, made, _ = table
    ruby = made.profiles()[0]
    count = len(made.store.matches(100))
    pilot.click("reset")
    pilot.tick(300)
    pilot.click("Cancel")
    pilot.tick(300)
    assert made.store.statistics(ruby.id).played
    pilot.click("reset")
    pilot.tick(300)
    pilot.click("Reset")
    pilot.tick(300)
    [again] = [profile for profile in made.profiles() if profile.name == ruby.name]
    assert made.store.statistics(again.id).played == 0
    assert again.avatar == ruby.avatar
    assert len(made.store.matches(100)) == count


def test_an_open_match_goes_on_from_the_list(table):
    """Its row leads back to the table."""
    pilot, made, trail = table
    [waiting] = made.store.open_matches()
    pilot.click(f"match {waiting.id}")
    pilot.tick(300)
    pilot.click("Go on")
    assert trail.taken == [("resume", waiting.id)]


def test_a_match_is_exported_and_dropped_back_in(table, tmp_path):
    """Export writes a file that is there; dropped onto the window it is one more match with the same log."""
    pilot, made, _ = table
    newest = made.store.matches(1)[0].id
    pilot.click(f"match {newest}")
    pilot.tick(300)
    pilot.click("Export")
    pilot.tick(300)
    pilot.click("Save")
    pilot.tick(300)
    [path] = (tmp_path / text_files.FOLDER).glob("*.txt")
    assert path.read_text(encoding="utf-8") == export_match(made.store, newest)
    before = len(made.store.matches(100))
    pilot.send(pygame.DROPFILE, file=str(path))
    assert len(made.store.matches(100)) == before + 1
    assert export_match(made.store, made.store.matches(1)[0].id).splitlines()[-1]


@pytest.mark.parametrize("content", [b"", b"a letter to grandma", b"\xff\xfe\x00", b"Tabletop match, format 1\n{}\n"])
def test_a_foreign_file_changes_nothing(table, tmp_path, content):
    """One sentence, and the list is as before."""
    pilot, made, _ = table
    before = [match.id for match in made.store.matches(100)]
    path = tmp_path / "foreign.txt"
    path.write_bytes(content)
    pilot.send(pygame.DROPFILE, file=str(path))
    assert [match.id for match in made.store.matches(100)] == before
    assert len(pilot.app.overlay.messages) == 1
    pilot.send(pygame.DROPFILE, file=str(tmp_path / "gone.txt"))
    assert [match.id for match in made.store.matches(100)] == before


def test_a_finished_match_tells_its_story_again(table):
    """The story of a saved match is that of the match when it was played."""
    pilot, made, _ = table
    facts, answers = gallery.finished(), gallery.game_of(gallery.MATCH, 4)[1]
    number = saved(made, facts, answers)
    assert of_saved(made, number) == msgspec.structs.replace(facts, match=number)
    pilot.app.top.refill()
    pilot.click(f"match {number}")
    pilot.tick(300)
    pilot.click("Its story")
    pilot.tick(300)
    assert pilot.app.top.label == "end"
    pilot.click("Back")
    pilot.tick(300)
    assert pilot.app.top.label == "StatisticsScreen"


def test_a_match_of_other_rules_has_no_story(table):
    """An answer that today's rules refuse is named in a sentence."""
    pilot, made, _ = table
    facts, answers = gallery.finished(), gallery.game_of(gallery.MATCH, 4)[1]
    wrong = [answer._replace(choice=99) for answer in answers]
    number = saved(made, facts, wrong)
    with pytest.raises(ResumeError, match=wording("match-misfit", answer=1)):
        of_saved(made, number)
    pilot.app.top.refill()
    pilot.click(f"match {number}")
    pilot.tick(300)
    pilot.click("Its story")
    pilot.tick(100)
    assert says(pilot.app.overlay.messages[0], "match-misfit", answer=1)


def test_without_people_there_is_a_word_instead_of_zeros():
    """The first visit explains what will stand here."""
    with showing("menu") as (pilot, made, _):
        pilot.app.push(StatisticsScreen(made))
        pilot.tick(100)
        assert says(pilot.find("empty").source, "statistics-empty")
        assert not pilot.find("reset").enabled


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0 s"), (45, "45 s"), (60, "1 min"), (754, "12 min"), (3900, "1 h 05 min")]
)
def test_spans_are_short(seconds, text):
    """Times are said as one says them."""
    assert plain_words.span(seconds) == text


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ([{"name": "Ann"}], "Ann"),
        ([{"name": "Ann"}, {"name": "x", "bot": "easy"}], "Ann and one bot"),
        ([{"name": "Ann"}, {"name": "Ben"}, {"bot": "easy"}, {"bot": "hard"}], "Ann, Ben and two bots"),
        ([{"bot": "easy"}] * 3, "three bots"),
    ],
)
def test_company_is_listed(seats, text):
    """People by name, bots by number."""
    assert plain_words.company(seats) == text


def test_moments_are_near_or_far():
    """Today and yesterday by name, else the date; nonsense is no error."""
    now = gallery.EVENING
    assert plain_words.when(now - 60, now).startswith("today")
    assert plain_words.when(now - 86_400, now).startswith("yesterday")
    assert plain_words.when(now - 60 * 86_400, now).split()[0].isdigit()
    assert plain_words.when(1e20, now) == said("toolkit-unknown-time")


def test_the_figures_of_one_game(table):
    """A game's own figures and matches, or those of all games; a game nobody has played says so."""
    pilot, made, _ = table
    ruby, screen = made.profiles()[0], pilot.app.top
    seats = [{"name": ruby.name, "profile": ruby.id}, {"name": "Bot", "bot": "easy"}]
    number = made.store.create_match(game="beanz", seed=1, options={}, seats=seats, program="0", now=5)
    made.store.finish(number, {"winners": [0], "ending": "loot_cleared", "seconds": 600}, now=6)
    screen.refill()
    screen.show(ruby.id)
    played = made.store.statistics(ruby.id).played
    for game, count in (("beanz", 1), ("espionage", played - 1), ("", played)):
        screen._of(game)
        assert pilot.find("numbers").figures[0].number == str(count)
        assert {match.game for match in screen._shown()} == ({game} if game else {"beanz", "espionage"})
    screen._of("austin")
    assert pilot.find("empty")
