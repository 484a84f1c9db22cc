"""Mighty Beanz in a real window: whole games with real flicks by mouse, by keys and by two people; closing and killing."""

from __future__ import annotations

import time

import pytest

from tabletop.bots.here import Here
from tabletop.bots.style import PLAIN
from tabletop.core.ask import PASS, WORLD
from tabletop.match import TableSetup, bot, person
from tabletop.match.store import Store, database_file
from tabletop.physics.model import LINE
from tests.e2e.real import Running, prepare, until
from tests.e2e.test_window import after_start, opening
from tests.e2e.twin import WINDOW, Twin
from tests.ui.table.ring import Ring

pytestmark = [pytest.mark.window, pytest.mark.timeout(600)]
LONG = 400  # decisions; no game is longer
SOME = 22  # of two people: a turn of each, and a little more
RULES = {"first_player": "seat0", "window_seconds": "3"}


class RingTwin(Twin, Ring):
    """Leads both programs through flicks, too."""

    flicks = 0

    def wait(self, most=60, way="keys"):
        """Until somebody has to choose at both screens; own shots are made, curtains lifted, windows passed on the way."""
        end = time.monotonic() + most
        while True:
            assert time.monotonic() < end, f"nobody is asked: {self.match.game.ask}"
            if self.flick is not None and self.flick.aiming:
                self.shoot(way)
                end = time.monotonic() + most
            elif self.flick is None and self.match.privacy.curtain is not None:
                self.lift()
            elif self.match.window is not None and self.match.window.shown and self.match.window.collecting:
                self.react_or_pass()
            count = len(self.real.match().answers)
            self.pilot.tick(64)
            if self.flick is None and self.match.n == count and (self.mine or self.match.game.over):
                break
            time.sleep(0.03)
        time.sleep(WINDOW if self.match.window is not None else 0.1)

    def react_or_pass(self):
        """Whoever is asked presses a key at once: React if there is an answer worth it."""
        match, seat = self.match, self.match.game.left[0]
        if not match.human(seat) or match.window.reacts(seat):
            return
        self.pilot.key(match.setup.seats[seat].react if self.decide(seat) else match.setup.seats[seat].decline)
        self.pass_time(1.6)

    def decide(self, seat=None):
        """The index of a sensible answer."""
        seat = self.match.asked if seat is None else seat
        return Here().choose(self.match.game.knowledge(seat), seat, PLAIN, self.match.n)

    def shoot(self, way="keys"):
        """A shot straight on, by pulling the bean back or by Enter; then Continue."""
        flick, before = self.flick, self.match.n
        self.pass_time(0.4)
        if way == "keys":
            self.pilot.key("return")
        else:
            x, y = (round(part) for part in flick.view.spot(flick.aim.x, LINE, 9.0))
            self.pilot.drag((x, y), (x, y + 130), steps=3)
        self.flicks += 1
        until(lambda: self._shown(flick), "the verdict", 30)
        until(lambda: len(self.real.match().answers) > before, "the world's answer on the disk")
        assert self.real.match().answers[before][1:] == (WORLD, self.match.record.answers[before].choice)
        time.sleep(0.8)
        self.push("Continue", way)
        self.pass_time(0.4)

    def _shown(self, flick):
        self.pass_time(0.1)
        return flick.phase == "verdict"

    def finish(self, way):
        """Play to the end; which questions were answered."""
        asked = set()
        for _ in range(LONG):
            self.wait(way=way)
            if self.match.game.over:
                return asked
            asked.add(self.screen.view.query)
            self.choose(self.decide(), way)
        raise AssertionError("no end")


def duel(*seats, **options):
    return TableSetup(game="beanz", seats=seats, seed=11, pace="quick", options={**RULES, **options})


@pytest.mark.parametrize("way", ["drag", "keys"])
def test_a_whole_game_from_the_menu_to_the_statistics(display, tmp_path, way):
    """By mouse alone and by keyboard alone: set-up, every turn with its flicks, the end, and what the store counts of it."""
    prepare(tmp_path, last_table=duel(person(0, "Ann"), bot(1, "easy")).plain(), last_game="beanz")
    with Running(display, tmp_path) as real, RingTwin(real) as twin:
        twin.push("Play", way)
        twin.push("Start", way)
        asked = twin.finish(way)
        twin.same()
        assert {"main", "shoot"} <= asked
        assert twin.flicks
        until(lambda: real.match().state == "finished", "the result on the disk")
        twin.pilot.tick(3000)
        time.sleep(3.0)
        assert real.close() == 0
    store = Store(database_file(tmp_path))
    [profile] = store.profiles.all()
    figures = store.statistics(profile.id)
    assert (profile.name, figures.played) == ("Ann", 1)
    assert list(figures.endings) == [twin.match.outcome.ending]
    assert figures.won == int(0 in twin.match.outcome.winners)
    store.close()


def test_two_people_share_a_game(display, tmp_path):
    """Hot-seat: the curtain between the turns, windows with keys, flicks; after some turns one of them concedes, because every
    window takes its time. Both programs tell the same winner.
    """
    prepare(tmp_path)
    words = ("play", "beanz", "--seats", "Ann,Ruby", "--seed", "8", *(f"--option={k}={v}" for k, v in RULES.items()))
    with Running(display, tmp_path, *words) as real, RingTwin(real, opening(real)) as twin:
        for _ in range(SOME):
            twin.wait()
            twin.choose(twin.decide(), "keys")
        play_until(twin, lambda: twin.match.game.over or twin.screen.handling.choosing.grave)
        if not twin.match.game.over:
            twin.concede("keys")
        twin.same()
        assert {0, 1} <= {answer.seat for answer in twin.match.record.answers}
        until(lambda: real.match().state == "finished", "the result on the disk")


def play_until(twin, there, way="keys"):
    """Play on until `there()`, looking before each choice."""
    for _ in range(LONG):
        twin.wait(way=way)
        if there():
            return
        assert not twin.match.game.over
        twin.choose(twin.decide(), way)
    raise AssertionError("it never comes to this")


def test_a_program_killed_before_a_flick_offers_the_same_flick(display, tmp_path):
    """Save before a flick: after kill -9 the shot is asked for again, and the match is played on."""
    prepare(tmp_path)
    words = ("play", "beanz", "--seats", "Ann,easy", "--seed", "5", *(f"--option={k}={v}" for k, v in RULES.items()))
    with Running(display, tmp_path, *words) as real, RingTwin(real, opening(real)) as twin:
        play_until(twin, lambda: twin.screen.view.query == "shoot")
        twin.choose(0, "keys")
        until(lambda: twin.pass_time(0.1) or twin.flick is not None, "the flick")
        time.sleep(0.5)
        real.kill()
        before = real.match().answers
    with Running(display, tmp_path) as real, RingTwin(real) as twin:
        twin.program.dealt = 0
        time.sleep(0.4)
        twin.pilot.click("Go on")
        until(lambda: twin.pass_time(0.1) or twin.flick is not None, "the same flick")
        assert real.match().answers == before
        time.sleep(0.6)
        twin.shoot("drag")
        twin.wait()
        twin.same()


def test_a_program_closed_in_a_reaction_goes_on_there(display, tmp_path):
    """Save in the middle of a reaction: the panel of whoever pressed React is there again, nothing is answered twice."""
    prepare(tmp_path)
    words = ("play", "beanz", "--seats", "Ann,Ruby", "--seed", "3", "--option=first_player=seat0")
    with Running(display, tmp_path, *words) as real, RingTwin(real, opening(real)) as twin:
        match = twin.match
        while match.window is None:
            if match.privacy.curtain is not None:
                twin.lift()
            index = next(
                i for i, o in enumerate(twin.screen.view.options) if o != PASS or len(twin.screen.view.options) < 2
            )
            twin.choose(index, "click")
            twin.pass_time(0.3)
        seat = match.game.left[0]
        twin.pilot.key(match.setup.seats[seat].react)
        twin.pass_time(1.8)
        assert match.privacy.curtain.seat == seat
        before = real.match().answers
        assert real.close() == 0
    after_start(display, tmp_path, before, "click", RingTwin)
