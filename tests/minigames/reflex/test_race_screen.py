"""The screen of a race: every way to press, what is shown when, and what stays hidden."""

from __future__ import annotations

import gc
from itertools import pairwise

import pygame
import pytest

from tabletop.match import TableSetup, person
from tabletop.toolkit.theme import Prefs
from tests.crossing import in_turn
from tests.minigames.reflex.rig import Heats
from tests.saying import said, says

KEYS = {1: "o", 2: "c", 3: "m", 4: "r", 5: "y", 6: "z", 7: "b"}


@pytest.mark.rule("AP-157", "AP-167")
def test_keys_land_and_times_are_told_at_once():
    """Each seat has its key; the caller hears the times as soon as the last one is in, before they are shown."""
    with Heats(seats=4, people=4) as race:
        race.signal()
        for seat, ms in ((2, 304), (1, 96), (3, 48)):
            race.pilot.tick(ms)
            race.tap(KEYS[seat])
        race.pilot.tick()
        assert race.times() == {2: 304, 1: 400, 3: 448}
        assert race.screen.phase == "landed"


@pytest.mark.rule("AP-167")
def test_keys_count_by_their_place():
    """On a French keyboard the key at the place of Q types an A: the place counts."""
    with Heats(seats=3, people=3) as race:
        race.signal()
        race.pilot.tick(208)
        race.key("w", scancode=pygame.KSCAN_C)
        race.key("o", scancode=pygame.KSCAN_M)
        race.pilot.tick()
        assert race.screen.race.lanes[2].time == 208
        assert race.screen.race.lanes[1].time is None


@pytest.mark.rule("AP-168")
def test_gamepads():
    """One pad a seat: its bottom button; two seats with one pad: the left and the right shoulder."""
    with Heats(seats=4, people=4) as race:
        seats = race.screen.stage.racers
        mine = [seat._replace(pad=pad) for seat, pad in zip(seats, ("pad 0", "pad 1 left", "pad 1 right"), strict=True)]
        race.screen.hands = type(race.screen.hands)(tuple(mine), -1, race.screen._badge_at)
        race.signal()
        race.pilot.tick(160)
        for button, pad in ((0, 0), (0, 1), (4, 1)):
            race.send(pygame.JOYBUTTONDOWN, button=button, instance_id=pad, joy=pad)
        race.pilot.tick(32)
        race.send(pygame.JOYBUTTONDOWN, button=5, instance_id=1, joy=1)
        race.pilot.tick()
        assert race.times() == {1: 160, 2: 160, 3: 192}


@pytest.mark.rule("AP-169")
def test_the_badge_is_a_button():
    """A click on a badge is a press of its seat; beside them it is nobody's while several race."""
    with Heats(seats=4, people=4) as race:
        race.signal()
        race.pilot.tick(160)
        race.pilot.click((5, 5))
        race.pilot.click("racer 2")
        race.pilot.tick(32)
        assert {seat for seat, lane in race.screen.race.lanes.items() if lane.raw is not None} == {2}


@pytest.mark.rule("AP-169")
@pytest.mark.parametrize("way", ["click", "space", "key", "pad"])
def test_alone_everything_is_the_button(way):
    """With one person a click anywhere, the space bar, the own key and any gamepad count."""
    with Heats(seats=4, people=2) as race:
        race.signal()
        race.pilot.tick(304)
        if way == "click":
            race.pilot.press((400, 200))
        elif way == "pad":
            race.send(pygame.JOYBUTTONDOWN, button=0, instance_id=3, joy=0)
        else:
            race.key("o" if way == "key" else "space")
        race.until("landed")
        assert race.times()[1] in (304, 320)


@pytest.mark.rule("AP-166")
def test_how_bots_fare_is_hidden_until_the_end():
    """A bot that has pressed looks like one that has not, pixel by pixel."""

    def picture(bot_ms):
        with Heats(seats=4, people=3, bot_ms=bot_ms) as race:
            race.signal()
            race.pilot.tick(700)
            assert race.screen.phase == "open"
            return race.pilot.pixels()

    assert picture(300) == picture(4000)


@pytest.mark.rule("AP-164")
def test_a_false_start_is_seen_and_heard():
    """The badge says so, and the lock passes."""
    with Heats(seats=4, people=4) as race:
        race.tap("o")
        race.pilot.tick(48)
        assert race.screen.badges[1].shown == "early"
        assert "false_start" in race.pilot.heard.names
        race.pilot.tick(350)
        assert race.screen.badges[1].shown == "ready"


@pytest.mark.rule("AP-167")
def test_the_signal_waits_for_open_hands():
    """A held key holds up the signal, and its seat is named."""
    with Heats(seats=4, people=4) as race:
        race.key("o")
        race.pilot.tick(3000)
        assert race.screen.phase == "arming"
        race.key("o", down=False)
        race.signal()


@pytest.mark.rule("AP-158")
def test_sight_and_sound_come_together():
    """The sound of the signal is played in the very frame that shows it, and the time counts from then."""
    with Heats(seats=3, people=3) as race:
        race.pilot.tick(500)
        assert "race_signal" not in race.pilot.heard.names
        race.signal()
        assert race.pilot.heard.names.count("race_signal") == 1
        assert race.screen.race.signal_round.signalled == race.pilot.now


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
def test_a_message_covers_no_word_of_a_race(size):
    """Nor who races; and when the times are shown it lies beside them."""
    with Heats(seats=4, people=4, size=size, surprise=False) as race:
        race.pilot.tick(100)
        race.pilot.app.toast("Once more: the race was interrupted, so no time counts.", "alert", "orange")
        race.pilot.tick(500)
        screen, (box,) = race.screen, race.pilot.app.overlay.boxes
        words = screen.read[: -len(screen.badges)]
        assert len(words) == 2, "that it begins, and what may come"
        assert box.collidelist(screen.read) < 0


def test_lost_focus_arms_anew_and_says_so():
    with Heats(seats=4, people=4) as race:
        race.signal()
        race.pilot.tick(200)
        race.tap("o")
        race.send(pygame.WINDOWFOCUSLOST)
        assert race.screen.phase == "arming"
        assert "Once more" in race.pilot.app.overlay.messages[0]
        race.pilot.tick(3000)
        assert race.screen.phase == "arming"
        race.send(pygame.WINDOWFOCUSGAINED)
        race.signal()
        assert race.screen.race.lanes[1].raw is None


def test_the_photo_finish_stays_until_it_is_confirmed():
    """The first Enter shows all times, the second one goes on."""
    with Heats(seats=4, people=2) as race:
        race.signal()
        race.until("proof")
        race.pilot.key("return")
        assert race.screen.proof.part == 1
        race.pilot.tick(60_000)
        assert race.pilot.app.top is race.screen
        race.pilot.click("Continue")
        assert race.pilot.app.top.label == "table"


def test_the_photo_finish_names_the_last():
    """One last seat by name, a tie with all its names, silence."""
    with Heats(seats=4, people=2, bot_ms=500) as race:
        race.signal()
        race.pilot.tick(208)
        race.tap("o")
        race.until("proof")
        assert says(race.screen.proof.headline, "reflex-too-close")
        assert race.screen.proof.last == (2, 3)
        assert says(race.screen.proof.sentence, "reflex-why-tie")
    with Heats(seats=3, people=2, bot_ms=500) as race:
        race.signal()
        race.until("proof")
        assert race.screen.proof.headline == said("reflex-was-last", name="Ruby")
        assert race.screen.proof.sentence == said("reflex-why-no-press", names="Ruby")
    with Heats(seats=4, people=4, limit_ms=3000) as race:
        race.signal()
        race.until("proof")
        assert race.screen.proof.headline == "Nobody moved!"
        assert race.screen.proof.sentence == said(
            "reflex-why-no-press", names=said("list", items=["Ruby", "Theo", "Ivy"])
        )


def test_bots_among_themselves_go_on_alone():
    with Heats(seats=4, people=0, stage={"alone": True}) as race:
        race.signal()
        race.until("proof")
        race.pilot.now += 4500
        race.pilot.app.step([])
        assert race.pilot.app.top.label == "table"


@pytest.mark.rule("AP-170")
def test_one_by_one_each_has_a_trial():
    """Between the trials the screen waits for whoever is next; no time is shown before all are in."""
    with Heats(seats=3, people=3, one_by_one=True) as race:
        assert race.screen.phase == "next"
        race.pilot.tick(5000)
        race.pilot.click("Ready")
        race.signal()
        race.pilot.tick(304)
        race.tap("o")
        race.pilot.tick(32)
        assert race.screen.phase == "next"
        assert race.over == []
        race.pilot.key("return")
        race.signal()
        race.pilot.tick(208)
        race.tap("c")
        race.until("landed")
        assert race.times() == {1: 304, 2: 208}


@pytest.mark.rule("AP-169", "AP-170")
def test_one_by_one_a_mouse_is_enough():
    """Whoever races alone clicks anywhere, also on another's badge; nobody else can press in that trial."""
    who = (person(0), person(1, "Ruby", mouse=True), person(2, "Theo", mouse=True))
    setup = TableSetup(game="austin", seats=who, seed=3)
    with Heats(seats=3, people=3, setup=setup, one_by_one=True) as race:
        assert [racer.key for racer in race.screen.stage.racers] == ["", ""]
        for ms in (304, 208):
            race.pilot.click("Ready")
            race.signal()
            race.tap("o")
            race.pilot.tick(ms)
            race.pilot.click(race.screen.badges[1].rect.center)
            race.pilot.tick(16)
        race.until("landed")
        assert race.times() == {1: 304, 2: 208}


def test_a_false_alarm_ends_where_the_signal_would_be():
    with Heats(seats=3, people=3, stage={"false_alarm": True}) as race:
        race.pilot.tick(700)
        assert race.pilot.app.top is race.screen
        race.pilot.now += 200
        race.pilot.app.step([])
        assert race.pilot.app.top.label == "table"
        assert race.over == []


def test_escape_pauses_before_the_signal_only():
    with Heats(seats=3, people=3) as race:
        race.pilot.key("escape")
        assert race.paused
        race.signal()
        race.pilot.key("escape")
        assert len(race.paused) == 1


def test_no_collection_of_garbage_in_a_race():
    """A pause of the memory's housekeeping would cost somebody's time."""
    with Heats(seats=3, people=3) as race:
        assert not gc.isenabled()
        race.screen.close()
    assert gc.isenabled()


@pytest.mark.parametrize(("seats", "size"), in_turn([8, 3], [(1024, 720), (1280, 720), (1920, 1080), (3840, 2160)]))
def test_everything_fits(size, seats):
    """Badges and photo finish stay inside the window and apart, at every size."""
    with Heats(seats=seats, people=seats, size=size, prefs=Prefs(animation=0, reduced_motion=True)) as race:
        badges = list(race.screen.badges.values())
        assert not race.pilot.overflowing(badges)
        for one, other in pairwise(badges):
            assert one.rect.right <= other.rect.left
        race.signal()
        for seat in range(1, seats):
            race.tap(KEYS[seat])
        race.pilot.tick(400)
        for seat in range(1, seats):
            race.tap(KEYS[seat])
        race.until("proof")
        proof = race.screen.proof
        assert not race.pilot.overflowing([proof, race.screen.go_on])
        assert proof.rect.contains(race.screen.go_on.rect)
