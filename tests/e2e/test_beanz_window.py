"""Mighty Beanz in a real window: whole games with real flicks by mouse, by keys and by two people; closing and killing."""

from __future__ import annotations

import pytest

from tabletop.bots.heuristics import PLAIN
from tabletop.bots.inline import InlineBots
from tabletop.core.ask import PASS, WORLD
from tabletop.match import TableSetup, bot, person
from tabletop.minigames.flick.physics.model import LINE
from tabletop.storage import Store, database_file
from tests.e2e.real import Running, prepare, until
from tests.e2e.test_window import after_start, opening
from tests.e2e.twin import Twin
from tests.table.ring import Ring

pytestmark = [pytest.mark.window, pytest.mark.timeout(600)]
LONG = 400  # decisions; no game is longer
SHORT = 6  # seed of a short game
SOME = 10  # of two people: a turn of each
RULES = {"first_player": "seat0", "window_seconds": "3"}


class RingTwin(Twin, Ring):
    """Leads both programs through flicks, too."""

    flicks = 0

    def __init__(self, *words):
        self.pressed = set()  # (number of the question, seat) of those who have said what they want in a window
        super().__init__(*words)

    def wait(self, most=60, way="keys"):
        """Until somebody has to choose at both screens; own shots are made, curtains lifted, windows passed on the way."""
        while True:
            told = self.both(self.wanted, "a question", most)
            if told["flick"]:
                self.shoot(way)
            elif told.get("curtain") is not None:
                self.lift()
            elif told["options"] or told["over"]:
                return
            else:
                self.react_or_pass(told)

    def wanted(self, told):
        """Somebody has to do something."""
        hangs = told.get("curtain") is not None and told["top"] == "table"
        return told["flick"] or hangs or told.get("options") or told.get("over") or self.undecided(told)

    def undecided(self, told):
        if not told.get("collecting"):
            return False
        seat = told["left"][0]
        return self.match.human(seat) and (told["no"], seat) not in self.pressed

    def react_or_pass(self, told):
        """Whoever is asked presses a key at once: React if there is an answer worth it."""
        seat = told["left"][0]
        self.pressed.add((told["no"], seat))
        place = self.match.setup.seats[seat]
        self.pilot.key(place.react if self.decide(seat) else place.decline)

    def decide(self, seat=None):
        """The index of a sensible answer."""
        seat = self.match.shared.asked if seat is None else seat
        return InlineBots().choose(self.match.game.knowledge(seat), seat, PLAIN, self.match.n)

    def shoot(self, way="keys"):
        """A shot straight on, by pulling the bean back or, once the coach is heard, by Enter; then Continue."""
        flick, before = self.flick, self.match.n
        if flick.aiming:
            if way == "keys":
                while flick.coach.visible:  # the first time
                    self.pilot.key("return")
                self.pilot.key("return")
            else:
                x, y = (round(part) for part in flick.view.spot(flick.aim.x, LINE, 9.0))
                self.pilot.drag((x, y), (x, y + 130), steps=3)
            self.flicks += 1
            self.both(lambda told: told["flick"] == "verdict", "the verdict")
            assert self.real.match().answers[before][1:] == (WORLD, self.match.record.answers[before].choice)
        self.push("Continue", way)
        self.both(lambda told: told["top"] != "flick" or told["flick"] == "aim", "the table")

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


def test_a_whole_game_from_the_menu_to_the_statistics(display, tmp_path):
    """By mouse alone, as Austin Powers by keyboard alone: set-up, every turn with its flicks, the end, and what the store
    counts of it.
    """
    prepare(tmp_path, last_table=duel(person(0, "Ann"), bot(1, "easy")).plain(), last_game="beanz")
    with Running(display, tmp_path) as real, RingTwin(real) as twin:
        twin.deal(SHORT, "drag")
        asked = twin.finish("drag")
        twin.same()
        assert {"main", "shoot"} <= asked
        assert twin.flicks
        until(lambda: real.match().state == "finished", "the result on the disk")
        twin.both(lambda told: told["top"] == "end", "the end screen")
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
        play_until(twin, lambda: twin.match.game.over or twin.screen.drag_and_drop.choosing.grave)
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
        twin.both(lambda told: told["flick"] == "aim", "the flick")
        real.kill()
        before = real.match().answers
    with Running(display, tmp_path) as real, RingTwin(real) as twin:
        twin.program.dealt = 0
        twin.pilot.click("Go on")
        twin.both(lambda told: told["flick"] == "aim", "the same flick")
        assert real.match().answers == before
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
            if match.shared.privacy.curtain is not None:
                twin.lift()
            index = next(
                i for i, o in enumerate(twin.screen.view.options) if o != PASS or len(twin.screen.view.options) < 2
            )
            twin.choose(index, "click")
        seat = match.game.left[0]
        twin.pilot.key(match.setup.seats[seat].react)
        twin.both(lambda told: told["curtain"] == seat, "the curtain of whoever pressed React")
        before = real.match().answers
        assert real.close() == 0
    after_start(display, tmp_path, before, "click", RingTwin)
