"""The end screen, the pause, and the pictures that come late."""

from __future__ import annotations

import threading
from dataclasses import replace

import msgspec
import pygame
import pytest

from tabletop import games
from tabletop.app import text_files
from tabletop.app.background_jobs import BackgroundJobs
from tabletop.app.toasts import done
from tabletop.core.ask import UNKNOWN
from tabletop.core.messages import SeatRef
from tabletop.core.presentation import Team
from tabletop.match import bot
from tabletop.match.applause import ApplausePoll
from tabletop.match.history.decisive_events import DecisiveEvent
from tabletop.match.save_reader import ReadMatch
from tabletop.pages.end import charts
from tabletop.pages.end.end_page import EndScreen, hidden, told
from tabletop.pages.end.end_panels import verdicts
from tabletop.progress.collection import Collection
from tabletop.table.end_facts import played
from tabletop.table.widgets.pause import PauseEntry, PauseScreen, TakeBack
from tests.pages.rig import open_pack
from tests.saying import said
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

from .rig import services, showing


@pytest.fixture
def over():
    """The end screen above a menu, and what it was closed with."""
    made, heard, looked = services(), [], []
    with Pilot((1280, 720), made.prefs()) as pilot:
        gallery.SCREENS["menu"](pilot, made)
        pilot.app.push(EndScreen(made, gallery.finished(), lambda n, _: looked.append(n)), heard.append)
        pilot.tick(1500)
        yield pilot, made, heard, looked


@pytest.mark.parametrize(("button", "choice"), [("Rematch", "rematch"), ("New table", "table"), ("Menu", "menu")])
def test_what_to_do_now_is_one_press_away(over, button, choice):
    """Each button closes the screen with its choice."""
    pilot, _, heard, _ = over
    pilot.click(button)
    assert heard == [choice]


@pytest.mark.parametrize(
    ("name", "seats", "seed", "seat", "says"),
    [
        ("espionage", 4, 6, 0, ("fell in turn 16. Oskar plays Terrorist. Ruby is knocked out by Oskar: Package is lost. "
                               "{} could have answered Terrorist with Bodyguard.")),
        ("rpgget", 2, 14, 1, ("fell in turn 45. Gobooma attacks Gilder: Claw, 2 damage. Gilder of Oskar falls: the last one! "
                             "Oskar has nobody left and is out.")),
        ("austin", 2, 2, 1, ("ended with 98 Mojo or Ransom, 4 behind Ruby. Decided in turn 42: Carnaby Street Bouncer wins the "
                            "slugfest for Ruby: nobody else has sent an Assassin.")),
        ("codenames", 4, 2, 1, "ended with 8 assets found. Decided in turn 15: Sakaar is the Assassin, and HYDRA has lost."),
        ("codenames", 4, 5, 1, ("ended with 6 assets found, 1 behind S.H.I.E.L.D. Decided in turn 13: Ant-Man is the Assassin, "
                                "and HYDRA has lost.")),
        ("codenames", 4, 9, 0, ("ended with 3 assets found, 5 behind HYDRA. Decided in turn 10: HYDRA guess by Lady Mumble: "
                                "Hercules - right, the last one.")),
    ],
)  # fmt: skip
def test_whoever_lost_is_told_when_and_by_what(name, seats, seed, seat, says):
    """The card that was fatal and the one that would have answered it; or what was lacking and what decided, to look at."""
    facts = gallery.finished(seed, seats, name)
    for people, who in ((facts.setup.humans, facts.setup.seats[seat].name), ((seat,), "You")):
        places = tuple(one if i in people else bot(i) for i, one in enumerate(facts.setup.seats))
        named = tuple(
            msgspec.structs.replace(one, name=old.name) for one, old in zip(places, facts.setup.seats, strict=True)
        )
        one = msgspec.structs.replace(facts, setup=msgspec.structs.replace(facts.setup, seats=named))
        n, line = verdicts(one)[people.index(seat)]
        assert facts.words.plain(line) == f"{who} {says.format(who)}"
        assert n == facts.points[-1].n


def test_what_is_behind_is_said_of_points_only():
    """Where a win is no matter of the score, the winner's is only named; a lead for good is told with what brought it."""
    facts = gallery.finished(2)
    (_, first), (_, second) = verdicts(facts)
    what = facts.definition.score_name.lower()
    assert facts.words.plain(first).startswith(
        f"{said('end-ended', who='Ruby', score=7, what=what)} {said('end-decided', turn=20, told='yes')} Lady Mumble "
    )
    assert facts.words.plain(second).startswith(
        said("end-others-had", who="Oskar", score=4, what=what, best="Lady Mumble", most=7)
    )
    lead = msgspec.structs.replace(facts, decided=DecisiveEvent(5, 3, (SeatRef(3), " draws 2."), ahead=True))
    assert facts.words.plain(verdicts(lead)[0][1]).endswith(
        ". Lady Mumble went ahead for good in turn 3: Lady Mumble draws 2."
    )
    bare = msgspec.structs.replace(facts, decided=None)
    assert verdicts(bare)[0] == (None, (SeatRef(0), " ended with 7 cards in hand."))


def test_a_moment_is_looked_at(over):
    """Pressing a key moment tells it again above the screen, which stays."""
    pilot, _, heard, looked = over
    pilot.click("moment 2")
    assert looked == [gallery.finished().highlights[1][0]]
    assert heard == []


def test_a_team_has_one_line_and_its_swings_are_told_once():
    """Its members all gain the same; where everybody plays alone each has an own line."""
    facts = gallery.finished()
    count = len(facts.setup.seats)
    assert [len(charts.build(facts).series), charts.build(facts).seats] == [count, list(range(count))]
    swings = tuple(facts.swings[0]._replace(seat=seat, change=3) for seat in (0, 2, 1))
    sides = tuple(seat % 2 for seat in range(count))
    teams = msgspec.structs.replace(
        facts, swings=swings, moments=(), actions=(), outcome=facts.outcome._replace(sides=sides)
    )
    lines = [facts.words.plain(line) for _, line in teams.highlights]
    assert len(lines) == 2
    names = [seat.name for seat in facts.setup.seats]
    assert any(line.startswith(f"{names[0]} and {names[2]} gain 3 ") for line in lines)
    assert [series.name for series in charts.build(teams).series] == [
        f"{names[0]} & {names[2]}",
        names[1] if count < 4 else f"{names[1]} & {names[3]}",
    ]


def test_a_side_that_has_a_name_has_it_on_its_line_in_its_own_colour():
    """Whatever colour its first seat has."""
    facts = gallery.finished()
    count = len(facts.setup.seats)
    looks = facts.definition.looks._replace(teams=(Team("Cats", "blue"), Team("Dogs", "red")))
    sided = msgspec.structs.replace(
        facts,
        definition=replace(facts.definition, looks=looks),
        outcome=facts.outcome._replace(sides=(1, *[0] * (count - 1))),
    )
    assert [(line.name, line.color) for line in charts.build(sided).series] == [("Dogs", "red"), ("Cats", "blue")]


def test_among_the_moments_is_what_others_did_and_no_own_play():
    """ES: what was stolen and the shot that somebody fell by; who plays the own cards loses none. Nothing is told twice."""
    for seed in range(2, 8):
        facts = gallery.finished(seed)
        lines = [(n, facts.words.plain(line)) for n, line in facts.highlights]
        assert len(lines) == len(set(lines))
        assert not [line for _, line in lines if " lose" in line and " plays " in line]
        names = {seat: each.name for seat, each in enumerate(facts.setup.seats)}
        for fall in facts.falls:
            assert not fall.by or facts.words.plain(fall.by) in {line for _, line in lines}, names[fall.seat]
    assert any(" steals " in facts.words.plain(line) for _, line in gallery.finished(2).highlights)


def test_the_best_impersonation_is_named():
    """Who had most applause for a title; nobody where nobody clapped."""
    facts = gallery.finished()
    card = facts.definition.cards[0]
    heard = (ApplausePoll(3, 0, card.id, {1: 1}), ApplausePoll(5, 1, card.id, {0: 8, 2: 2}))
    line = msgspec.structs.replace(facts, ovations=heard).best_reading
    assert facts.words.plain(line) == said(
        "table-reading-share", seat="Oskar", card=card.name, percent=62, verdict="big"
    )
    assert facts.best_reading == ()


@pytest.mark.parametrize(
    ("seats", "winners", "says"),
    [(4, (1,), "Oskar wins"), (6, (0, 1), "Ruby & Oskar share it"), (4, (0, 1, 2, 3), "Everybody shares it"),
     (6, (0, 1, 2, 5), "Four share it")],
)  # fmt: skip
def test_the_headline_names_few_winners(seats, winners, says):
    """Where many share the win their portraits say who they are."""
    facts = gallery.finished(seats=seats)
    outcome = facts.outcome._replace(winners=winners)
    assert msgspec.structs.replace(facts, outcome=outcome).headline == says


def test_the_story_has_headline_sentence_moments_and_scores():
    """Everything that the screen tells is in the text that is saved."""
    facts = gallery.finished()
    text = told(facts)
    assert text.startswith(f"{facts.headline}\n{facts.outcome.text}\n")
    assert len(facts.highlights) >= 3
    for _, line in facts.highlights:
        assert facts.words.plain(line) in text
    for seat in facts.setup.seats:
        assert f"{seat.name}: " in text


def test_the_story_is_saved_to_a_file(over, tmp_path):
    """A match that is not kept is told as text; twice makes two files."""
    pilot, _, _, _ = over
    pilot.click("Save the story")
    pilot.click("Save the story")
    found = sorted((tmp_path / text_files.HOME_FOLDER).glob("*.txt"))
    assert len(found) == 2
    assert found[0].read_text(encoding="utf-8") == told(gallery.finished())


def test_the_curves_are_the_scores_of_the_match():
    """One line a seat, one value at the start and after each turn, the last being the final score."""
    facts = gallery.finished()
    with showing("end") as (pilot, _, _):
        series = pilot.find("chart").series
    assert [line.name for line in series] == [seat.name for seat in facts.setup.seats]
    assert {len(line.values) for line in series} == {len(facts.turns)}
    assert tuple(line.values[-1] for line in series) == facts.points[-1].scores


def test_below_the_curves_stands_which_turn_it_was(monkeypatch):
    """As many numbers as have room; the review's begin where their turns do."""
    assert charts.numbered([0, 10, 20, 30], 10) == [1, 2, 3, 4]
    assert charts.numbered([0, 4, 9, 10, 19, 20], 10) == [1, 4, 6]
    facts = gallery.finished()
    assert len(facts.begun) == len(facts.turns) - 1
    with showing("end") as (pilot, _, _):
        found = pilot.find("chart")
        plot = pygame.Rect(100, 100, 600, 300)
        seen = []
        monkeypatch.setattr(charts, "draw_axis", lambda *args: seen.append(args[-1]))
        found._marks(pilot.window.surface, plot, plot, len(facts.turns) - 1)
    [places] = seen
    assert len(places) == len(facts.begun)
    assert places == sorted(set(places))
    assert plot.left < places[0] < places[-1] < plot.right


def test_it_is_said_why_cards_lie_face_down():
    assert hidden((UNKNOWN, 3, UNKNOWN)) == "2 face down: not shown to everybody"
    assert hidden((3, 4)) == ""


def test_what_was_said_of_saving_covers_no_title_and_does_not_follow(over):
    """It lies beside the tabs, and is gone with the screen."""
    pilot, _, heard, _ = over
    screen = pilot.app.top
    done(pilot.app, "Saved as /home/ruby/Tabletop/exports/espionage-1.txt, and copied to the clipboard.", "save")
    pilot.tick(500)
    [box] = pilot.app.overlay.boxes
    assert box.top >= screen.head.y + screen.head.height // 2
    assert box.left > screen.tabs.cells()[-1].right
    assert screen.rect.contains(box)
    pilot.click("Menu")
    assert heard == ["menu"]
    assert pilot.app.overlay.messages == []


def test_the_last_hands_are_those_of_the_match():
    """As many cards as the final score counts; after the reveal (ES-106) all of them are open."""
    for seed in range(1, 8):
        facts = gallery.finished(seed)
        assert [len(hand) for hand in facts.hands] == list(facts.points[-1].scores)
        if facts.outcome.ending == "target":
            assert all(kind != UNKNOWN for hand in facts.hands for kind in hand)


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_sat_alone_at_the_screen_sees_the_own_last_hand(seats):
    """Its backs told nothing to the only one who looks; with others beside, as with bots, it stays face down."""
    setup, answers = gallery.game_of(1, seats, "rpgget")
    alone = (setup.seats[0], *(bot(seat) for seat in range(1, seats)))
    open_to_all, to_me = (
        played(ReadMatch(games.load("rpgget"), msgspec.structs.replace(setup, seats=places), answers), None).hands
        for places in (setup.seats, alone)
    )
    assert UNKNOWN in open_to_all[0]
    assert UNKNOWN not in to_me[0]
    assert to_me[1:] == open_to_all[1:]


@pytest.mark.parametrize(
    ("button", "choice"),
    [("Back to the table", "resume"), ("Save and go to the menu", "menu"), ("Save and quit", "quit")],
)
def test_the_pause_leads_on(button, choice):
    """Each way out returns its word; Esc is none of them."""
    made, heard = services(), []
    with Pilot((1280, 720), made.prefs()) as pilot:
        gallery.SCREENS["menu"](pilot, made)
        for press in (lambda: pilot.click(button), lambda: pilot.key("escape")):
            pilot.app.push(PauseScreen(made, gallery.GAME), heard.append)
            pilot.tick(300)
            press()
    assert heard == [choice, None]


def test_the_pause_has_room_for_all_that_can_be_done():
    """However much it is, no two buttons overlap and none leaves the window."""
    made = services()
    with Pilot((1024, 720), made.prefs()) as pilot:
        gallery.SCREENS["menu"](pilot, made)
        for count in range(10):
            entries = [PauseEntry(f"Entry {n}", "home", list) for n in range(count)]
            pilot.app.push(PauseScreen(made, gallery.GAME, grave=entries))
            pilot.tick(300)
            boxes = [pilot.find(entry.text).rect for entry in entries]
            assert all(pilot.window.surface.get_rect().contains(box) for box in boxes)
            assert not any(box.collidelistall(boxes[:n]) for n, box in enumerate(boxes))
            pilot.key("escape")


def test_taking_back_closes_the_pause_first():
    """The table is on top again when the undo happens; without one the button is off."""
    made, seen = services(), []
    with Pilot((1280, 720), made.prefs()) as pilot:
        gallery.SCREENS["menu"](pilot, made)
        pilot.app.push(PauseScreen(made, gallery.GAME, undo=TakeBack(lambda: seen.append(pilot.app.top.label))))
        pilot.tick(300)
        pilot.click(said("table-take-back"))
        assert seen == ["menu"]
        pilot.app.push(PauseScreen(made, gallery.GAME))
        pilot.tick(300)
        assert not pilot.find(said("table-take-back")).enabled


# --- pictures that come late


def test_a_late_picture_is_made_once_in_the_background():
    """The first call returns at once with nothing; when it is made, it is there and stays."""
    late, made, go = BackgroundJobs(), [], threading.Event()

    def make():
        go.wait(5)
        made.append(threading.current_thread())
        return pygame.Surface((4, 4))

    assert late.get("slot", 1, make) is None
    assert late.get("slot", 1, make) is None
    go.set()
    for _ in range(500):
        if late.exact("slot", 1):
            break
        threading.Event().wait(0.01)
    assert late.get("slot", 1, make).get_size() == (4, 4)
    assert made != []
    assert made == made[:1]
    assert made[0] is not threading.main_thread()


def test_the_old_picture_stands_in_until_the_new_one_is_there():
    """Another key for the same slot: the old one is shown meanwhile, `exact` tells the difference."""
    late = BackgroundJobs(wait=True)
    first = late.get("slot", 1, lambda: pygame.Surface((1, 1)))
    late.wait = False
    assert late.get("slot", 2, lambda: pygame.Surface((2, 2))) is first
    assert not late.exact("slot", 2)


def test_an_error_of_the_worker_is_raised_where_it_is_seen():
    """A missing picture is not swallowed by the thread."""
    late = BackgroundJobs()

    def fail():
        raise FileNotFoundError("no such picture")

    late.get("slot", 1, fail)
    for _ in range(500):
        if late._error is not None:
            break
        threading.Event().wait(0.01)
    with pytest.raises(FileNotFoundError):
        late.get("slot", 1, fail)


# --- the pack that a match has brought


def test_the_packs_of_a_match_wait_on_its_end_screen_until_they_are_opened():
    """One for each person with a name: each is opened with the ceremony and is in the collection then."""
    with showing("end-pack") as (pilot, made, _):
        prize = pilot.find("prize")
        assert prize.words == said("end-packs-wait", count=2, names=said("list", items=["Ruby", "Oskar"]))
        for name, left in (("Ruby", {"Oskar": 1}), ("Oskar", {})):
            assert next(iter(prize.waiting)) == name
            pilot.click("prize")
            assert name in pilot.app.top.title
            open_pack(pilot)
            assert prize.waiting == left
        assert "prize" not in pilot.labels()
        assert pilot.app.top.focus is not None
        for profile in made.profiles():
            shelf = Collection(made.store, made.game("austin"), profile.id, made.now, made.seed)
            assert shelf.sealed("per_finished_game") == []
            assert len(made.store.collections.opened(profile.id, "austin")) == 2  # with the starter set


@pytest.mark.parametrize("why", ["free", "looking back"])
def test_there_is_no_prize_where_packs_are_free_or_when_one_looks_back(why):
    made = services()
    with Pilot((1280, 720), made.prefs()) as pilot:
        gallery.SCREENS["menu"](pilot, made)
        facts = gallery.with_packs(made)
        if why == "free":
            made.settings.booster_source = "free"
        pilot.app.push(EndScreen(made, facts, looking_back=why == "looking back"))
        pilot.tick(500)
        assert "prize" not in pilot.labels()


@pytest.mark.parametrize(("winners", "sound"), [((0,), "fanfare"), ((3,), "curtain_close")])
def test_it_celebrates_or_mourns_whoever_is_at_the_screen(winners, sound):
    """Paper is thrown for a win, it rains a little after a loss, once; where one looks back nothing of it."""
    made = services()
    facts = gallery.finished(seats=4)
    facts = msgspec.structs.replace(facts, outcome=facts.outcome._replace(winners=winners))
    with Pilot((640, 360), made.prefs()) as pilot:
        screen = EndScreen(made, facts)
        pilot.app.push(screen)
        pilot.tick(700)
        assert pilot.heard.names.count(sound) == 1
        assert screen.mood.paper.busy is (winners == (0,))
        assert screen.mood.tick(screen.rect)
        pilot.tick(9000)
        assert not screen.mood.tick(screen.rect)
        pilot.app.push(EndScreen(made, facts, looking_back=True))
        pilot.tick(700)
        assert pilot.heard.names.count(sound) == 1
