"""The shelf of matches: go on with open ones, watch finished ones again by mouse and by keys."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.core.definition import Outcome
from tabletop.match.autosave import copied
from tabletop.match.transfer import import_match
from tabletop.pages.progress.match_list import KeptRow, MatchesScreen
from tabletop.pages.resume_dialogs import belongs
from tabletop.progress.replay import ALL_HANDS
from tabletop.table.guided.replay_screen import ReplayScreen
from tests import saying
from tests.toolkit.rig import look_away
from tools.bench.fair_deals import played
from tools.rigs.pilot import Pilot
from tools.rigs.screens import kept

from .rig import Trail, services


@pytest.fixture
def shelf():
    """A finished match and an open one, on their shelf."""
    made = services()
    made.settings.animation_speed = "off"
    trail = Trail(made)
    numbers = kept.keep(made, ago=5), kept.keep(made, most=40, ago=2)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(MatchesScreen(made))
        pilot.tick(200)
        yield pilot, made, trail, numbers


@pytest.fixture
def watched(shelf):
    pilot, made, _, (over, _) = shelf
    pilot.click(f"match {over}")
    pilot.click("Watch")
    pilot.tick(100)
    assert isinstance(pilot.app.top, ReplayScreen)
    return pilot, made, pilot.app.top


def test_an_open_match_goes_on_and_is_not_looked_into(shelf):
    """Whoever could watch an unfinished match with other eyes would know their cards."""
    pilot, _, trail, (_, waiting) = shelf
    assert "Watch" not in pilot.labels()
    pilot.click("Go on")
    assert trail.taken == [("resume", waiting)]


def test_the_shelf_shows_the_matches_of_one_kind(shelf):
    pilot, _, _, (over, waiting) = shelf
    screen = pilot.app.top
    for state, found in (("open", [waiting]), ("finished", [over]), ("", [waiting, over])):
        screen._in(state)
        assert [match.id for match in screen.listed] == found
    screen._of("beanz")
    assert pilot.find("empty")


def test_a_match_is_stepped_through_by_mouse_and_by_keys(watched):
    pilot, _, screen = watched
    match = screen.match
    pilot.key("space")
    assert not screen.playing
    pilot.key("home")
    pilot.key("right", "right")
    two = match.n
    pilot.click("one step back")
    assert match.n < two
    pilot.click("one step on")
    assert match.n == two
    turns = [turn for turn in match.turns if turn > two]
    pilot.key("page down")
    assert match.n == turns[0]
    pilot.click("next turn")
    assert match.n == turns[1]
    pilot.click("turn before")
    assert match.n == turns[0]
    pilot.key("end")
    assert match.n == match.last
    assert not pilot.find("one step on").enabled
    assert pilot.app.top is screen, "no end screen comes up"
    track = pilot.find("track")
    pilot.click((track.rect.x + track.rect.width // 2, track.rect.centery))
    assert abs(match.n - match.last / 2) <= match.last * 0.02
    pilot.key("escape")
    assert pilot.app.top.label == "MatchesScreen"


def test_it_plays_by_itself_at_the_pace_that_is_chosen(watched):
    pilot, _, screen = watched
    reached = []
    for _ in range(2):
        screen.go(0)
        screen.playing = True
        pilot.tick(4000)
        reached.append(screen.match.n)
        pilot.click("pace")
    assert 0 < reached[0] < reached[1]
    pilot.click("play")
    n = screen.match.n
    pilot.tick(2000)
    assert screen.match.n == n


def test_other_eyes_see_other_cards(watched):
    pilot, _, screen = watched
    screen.do("play")
    screen.go(40)
    shown = {}
    for who in (0, 1, -1, ALL_HANDS):
        screen.player.eyes.choose([value for value, _ in screen.player.eyes.options].index(who))
        pilot.tick(50)
        table = screen.view.table
        shown[who] = {card for card, kind in enumerate(table.kind) if kind != 255}
    assert shown[-1] < shown[0] < shown[ALL_HANDS]
    assert shown[0] != shown[1]
    before = screen.match.watching.who
    pilot.key("e")
    assert screen.match.watching.who != before


def test_a_moment_of_a_story_leads_to_the_table(shelf):
    pilot, _, _, (over, _) = shelf
    pilot.click(f"match {over}")
    pilot.click("Its story")
    pilot.tick(100)
    pilot.click("moment 1")
    pilot.tick(100)
    assert isinstance(pilot.app.top, ReplayScreen)
    assert 0 <= pilot.app.top.match.n < pilot.app.top.match.last
    pilot.key("escape")
    assert pilot.app.top.label == "end"


def test_the_review_of_a_match_is_one_press_away(shelf):
    pilot, _, _, (over, _) = shelf
    pilot.click(f"match {over}")
    pilot.click("Review")
    pilot.tick(100)
    assert pilot.find("tabs").value == "Review"
    assert pilot.find("review").text == "Review it"


def test_a_match_of_other_rules_is_watched_as_far_as_it_fits(shelf):
    """Or not at all: one sentence says why, and the match stays as it was."""
    pilot, made, _, _ = shelf
    setup, answers = kept.played()
    wrong = [*answers[:50], answers[50]._replace(choice=99, value=None), *answers[51:]]
    number = copied(made.store, setup, wrong, Outcome((0,), "x", ""), kept.EVENING)
    strange = copied(made.store, setup.with_options({"jokers": "two"}), answers, Outcome((0,), "x", ""), kept.EVENING)
    pilot.app.top.shown()
    for match, says in (
        (number, "answer 51 does not fit any more. It is shown up to there."),
        (strange, "the house rule 'jokers'"),
    ):
        before = made.store.match(match), made.store.answers(match)
        pilot.click(f"match {match}")
        pilot.click("Watch")
        pilot.tick(100)
        assert says in pilot.app.overlay.messages[-1]
        if isinstance(pilot.app.top, ReplayScreen):
            assert pilot.app.top.match.last == 50
            pilot.key("escape")
            pilot.tick(50)
        assert (made.store.match(match), made.store.answers(match)) == before


@pytest.mark.parametrize(("button", "anew"), [("As they were", False), ("Dealt anew", True)])
def test_one_plays_on_from_a_moment(watched, button, anew):
    """The way leads to a new match from there, with its people; it is asked first, and a word says it where it is over."""
    pilot, made, screen = watched
    played = []
    made.routes.play = played.append
    screen.go(screen.match.last)
    pilot.click("play on")
    pilot.click(button)
    assert saying.says(pilot.app.overlay.messages[-1], "guided-no-playing-on")
    screen.go(40)
    pilot.click("play on")
    pilot.click("Cancel")
    assert played == []
    pilot.click("play on")
    pilot.click(button)
    [setup] = played
    assert (setup.begun.n, setup.begun.anew, setup.humans) == (40, anew, (0,))
    assert len(pilot.app.screens) == 1, "the new table stands above the menu alone"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"run": ["circuit", 3, 2]}, "circuit, rival 3"),
        ({"run": ["season", 3, 0]}, "season, evening 1"),
        ({"run": ["daily", 740_000, 1]}, "daily deal of 19 January, match 2"),
        ({"night": [4, 0]}, "sealed night, match 1"),
        ({"run": None, "begun": {"of": 3}}, "from a moment of another match"),
        ({}, ""),
        ({"run": ["daily", -5, 1]}, ""),
        ({"run": "circuit"}, ""),
    ],
)
def test_what_a_match_is_a_part_of(shelf, options, said):
    """On the shelf, in the list and beside it; what cannot be read is nothing."""
    _, made, _, (over, _) = shelf
    match = msgspec.structs.replace(made.store.match(over), options=options)
    assert belongs(match) == said
    assert said in KeptRow(made, match, lambda: None).below


def test_the_deal_of_a_finished_match_is_checked(shelf):
    """What was fixed says so, what was not is said to be without."""
    pilot, made, _, (over, _) = shelf
    fair = import_match(made.store, played("espionage"))
    for number, said in ((over, "no commitment"), (fair, "follow from what was fixed")):
        pilot.app.top.shown()
        pilot.click(f"match {number}")
        pilot.click("Verify")
        assert said in pilot.find("dialog text").source
        pilot.key("return")
    assert isinstance(pilot.app.top, MatchesScreen)
