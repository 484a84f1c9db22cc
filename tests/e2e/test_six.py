"""Austin Powers with six seats in a real window: three people with a key each and three bots, from first card to last."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from random import Random

import pytest

from tabletop.core.ask import CLOCK, WORLD
from tabletop.match import TableSetup, bot, person
from tabletop.match.race import from_note, race_of
from tabletop.match.seats import gesture_keys
from tabletop.match.store import database_file
from tabletop.ui.screen import Screen
from tests.e2e.real import Running, prepare, until
from tests.e2e.twin import Twin
from tests.ui.table.spies import Mats

pytestmark = [pytest.mark.window, pytest.mark.timeout(900)]
BEAT = 0.45  # seconds from one round of presses to the next: longer than the lock of a false start
SLACK = 0.9  # seconds by which the real program may be later
LIVELY = ("happening", "attack", "play_agent", "ask_help", "throw", "play_free", "fighter")
TURNS = 6  # decisions of people before they may concede
LONG = 300


class SixTwin(Twin, Mats):
    """Leads both programs; races are run by real keys, and the twin is told what came of them."""

    races = 0

    def sit(self, seed):
        """From the menu to the table, by keys alone."""
        self.push("Play", "keys")
        while self.pilot.app.top.focus is None or self.pilot.app.top.focus.label != "seed":
            self.pilot.key("shift+tab")
        self.pilot.text(str(seed))
        self.push("Start", "keys")
        self.dice, self.decisions = Random(seed), 0
        self.screen.world.referee._start = self.start
        self.match.rushing.advance = self.rush

    # --- what the real program has decided
    def answers(self):
        return self.real.match().answers

    def start(self, asked):
        """A race, or the pause that looks like one: it is run over there, while a screen lies above the table here, too."""
        match, table = self.match, self.screen
        match.privacy.veiled = True
        table.look_together()
        if asked is not None:
            match.privacy.hide()
        above = Screen("race")
        table.app.push(above, lambda _: setattr(match.privacy, "veiled", False))
        if asked is None:
            alarm = table.world.referee._false_alarm()
            time.sleep(race_of(alarm, match.setup, match.n, 0.0).heat._due / 1000 + SLACK)
        else:
            self.run(asked)
        above.close()

    def run(self, asked):
        """People tap their keys, by turns, until all times are on the disk; then the photo finish is confirmed."""
        match = self.match
        alive = match.game.table.alive
        people = [seat for seat in match.setup.humans if alive[seat]]
        keys = [gesture_keys(match.setup.seats)[seat] for seat in asked.racers if seat in people]
        wanted = match.n + len(asked.racers)

        def raced():
            for key in keys:
                self.real.key(key, True)
                self.real.key(key, False)
            time.sleep(BEAT)
            return len(self.answers()) >= wanted

        until(raced, "the times of a race on the disk", 40)
        match.tick(self.screen.now)  # what the world has said is read from the disk like what bots decide
        assert match.n >= wanted
        self.races += bool(keys)
        time.sleep(0.6)
        if people:
            for down in (False, True, False):  # it may still be held: it has chosen what led to the race
                self.real.key("Return", down)
            time.sleep(0.4)

    def rush(self, now):
        """What a call for help has come to."""
        match = self.match
        for ask, who, option in self.answers()[match.n :]:
            if ask == match.game.no and (who in match.game.left or who == CLOCK):
                return match.give(who, option, now)
        return False

    # --- people
    def wait(self, most=90):
        """Until somebody at both screens has to choose, or the game is over; curtains are lifted on the way."""
        end = time.monotonic() + most
        while True:
            assert time.monotonic() < end, f"nobody is asked: {self.match.game.ask}"
            curtain = self.match.privacy.curtain
            if curtain is not None and self.match.game.ask[0] != WORLD and self.pilot.app.top is self.screen:
                self.lift()
            before = self.match.n
            count = len(self.answers())
            self.pilot.tick(64)
            if self.match.n != before:
                end = time.monotonic() + most
            if self.match.n == count and (self.mine or self.match.game.over):
                break
            time.sleep(0.03)
        time.sleep(0.15)

    def pick(self, rand):
        """Rather what makes a race or a fight."""
        view, acts = self.screen.view, self.match.definition.acts
        names = [acts[o[0]].name if o[0] >= 0 else "" for o in view.options]
        for wanted in LIVELY:
            found = [i for i, name in enumerate(names) if name == wanted]
            if found and rand.random() < 0.9:
                return rand.choice(found)
        return rand.choice([i for i, o in enumerate(view.options) if o[0] < 0 or not acts[o[0]].grave])

    def finish(self):
        """Play on until a race has been run and everybody has conceded; the bots end the game."""
        asked = set()
        for _ in range(LONG):
            self.wait()
            if self.match.game.over:
                return asked
            asked.add(self.screen.view.query)
            self.decisions += 1
            if self.races and self.decisions > TURNS and self.screen.handling.choosing.grave:
                self.concede("keys")
            else:
                self.choose(self.pick(self.dice), "keys")
        raise AssertionError("the game does not end")


@pytest.mark.rule("AP-11", "AP-94", "AP-167", "AP-169")
def test_three_people_and_three_bots_play_with_real_keys(display, tmp_path):
    """Turns, fights and races by real key presses alone, curtains held open by each person's key, to the last card."""
    names = ("Ann", "Ruby", "Theo")
    seats = (*(person(i, name) for i, name in enumerate(names)), *(bot(i, "easy") for i in range(3, 6)))
    table = TableSetup(game="austin", seats=seats, seed=0)
    known = ["espionage", "austin"]
    prepare(tmp_path, last_table=table.plain(), last_game="austin", bot_pace="quick", tutorials_done=known,
            keys_tested=["p+q+z"])  # fmt: skip
    with Running(display, tmp_path) as real, SixTwin(real) as twin:
        twin.sit(9)
        asked = twin.finish()
        twin.same()
        until(lambda: real.match().state == "finished", "the result on the disk")
        assert {"main"} <= asked
        assert twin.races
        with closing(sqlite3.connect(f"file:{database_file(real.data)}?mode=ro", uri=True, timeout=5)) as database:
            notes = [row[0] for row in database.execute("SELECT note FROM answers ORDER BY n")]
        pressed = [mark for mark in map(from_note, notes) if mark is not None and not mark.bot and mark.raw is not None]
        assert pressed
        assert all(mark.raw >= 100 for mark in pressed)
