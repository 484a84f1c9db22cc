"""The guided first matches of Codenames, as an Agent and as a Director: they can be played to their ends by every way."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from tabletop import games
from tabletop.match.scripted_bots import ScriptedMove
from tabletop.pages.menu import MenuScreen
from tabletop.pages.progress.lesson_list import teach
from tabletop.table.guided import lesson
from tests.crossing import in_turn
from tests.pages import rig as screens
from tests.table import lectures
from tests.table.hud.room import hold
from tests.table.lectures import SIZES, Learner
from tests.table.rig import Sitting
from tools.rigs.pilot import Pilot

AGENT, DIRECTOR = "lesson.toml", "lesson_director.toml"
CODENAMES = games.load("codenames")
HOLD = 30  # frames of 32 ms
ACROSS = 5  # cells of the grid


class Pupil(Learner, Sitting):
    @property
    def panel(self):
        top = self.pilot.app.top
        return top if top.label == "panel" else None

    @property
    def wanted(self):
        return self.screen.lesson.wanted(self.screen.view)

    def hold(self, card):
        spot = self.free(f"card {card}")
        self.pilot.press(spot)
        for _ in range(HOLD):
            self.pilot.tick(32)
        self.pilot.release(spot)

    def walk(self, card):
        """With the arrows, from wherever the focus is; they leave out what is covered."""
        focus = self.screen.focus
        if focus is None or not focus.label.startswith("card "):
            self.pilot.key("down")
        (row, column), tried = divmod(card, ACROSS), set()
        while self.screen.focus.label != f"card {card}":
            at = self.screen.focus.label
            y, x = divmod(int(at.removeprefix("card ")), ACROSS) if at.startswith("card ") else (-1, column)
            toward = [key for key, so in (("right", column > x), ("left", column < x), ("down", row > y)) if so]
            key = next(key for key in (*toward, "up", "down", "right", "left") if (at, key) not in tried)
            tried.add((at, key))
            self.pilot.key(key)

    def say(self, word, number):
        self.pilot.tick(200)
        self.pilot.text(word)
        self.pilot.text(str(number))
        self.pilot.key("return")
        self.pilot.tick(48)

    def follow(self, way="click"):
        """Do what the teacher says, by mouse or by keys; at the panel always by keys."""
        do = self.listen().do
        if do is None:
            self.pilot.key("return") if way == "keys" else self.pilot.click("next")
        elif do.tell:
            self.say(do.tell[1], do.tell[2])
        elif do.act == "stop":
            self.choose(self.wanted, way)
        elif way == "keys":
            self.by_keys(do.act, self.screen.view.options[self.wanted][1])
        else:
            self.by_mouse(do.act, self.screen.view.options[self.wanted][1])
        self.pilot.tick(48)

    def by_mouse(self, act, card):
        if act == "lock":
            self.hold(card)
        else:
            self.pilot.click(self.free(f"card {card}"), button=3 if act == "mark" else 1)

    def by_keys(self, act, card):
        """The arrows, then M, Enter for a while, or Enter."""
        self.walk(card)
        if act == "lock":
            hold(self.pilot, "return", HOLD * 32)
        else:
            self.pilot.key("w" if act == "mark" else "return")


@contextmanager
def lecture(name, size=(1280, 720)):
    services = screens.services()
    services.store.profiles.create("Ελένη", colour="seat0", avatar="", now=0)
    trail = screens.Trail(services)
    services.settings.animation_speed, services.settings.reduced_motion = "off", True
    with Pilot(size, services.prefs()) as pilot:
        pilot.app.push(MenuScreen(services))
        teach(pilot.app, services, "codenames")
        pilot.tick(300)
        pilot.click(
            next(f"door {entry.title}" for entry in games.plugin("codenames").about.lessons if entry.file == name)
        )
        pilot.tick(64)
        yield Pupil(pilot, pilot.app.top), services, trail


def test_a_director_says_what_the_teacher_says():
    """Another clue is refused where it was typed, and nothing is lost; Skip tells it from the table."""
    with lecture(DIRECTOR) as (pupil, _, _):
        while not (pupil.listen().do and pupil.screen.lesson.step.do.tell):
            pupil.follow()
        pupil.say("hammer", 2)
        assert pupil.panel.note == pupil.listen().no
        assert pupil.panel.word == "hammer"
        pupil.pilot.key("escape")
        pupil.pilot.tick(48)
        pupil.pilot.click("skip")
        pupil.pilot.tick(48)
        assert pupil.match.game.table.clues[0][3:5] == ("guardian", 3)


PLAYED = [(AGENT, (6, 1, 6, 1), "shSH"), (DIRECTOR, (4, 4), "SHsh")]
SIZE_AND_WAY = [*zip(SIZES, ("click", "keys"), strict=True), ((1280, 720), "keys")]


@pytest.mark.parametrize(("name", "scores", "roles", "size_and_way"), in_turn(PLAYED, SIZE_AND_WAY))
def test_the_lesson_can_be_played_to_its_end(name, scores, roles, size_and_way):
    """In the window, with all words in their places, at the panel, too: the teacher covers nothing and points at what is
    meant. What is said of the table is so; the last button leads to a real table with the same role.
    """
    size, way = size_and_way
    with lecture(name, size) as (pupil, services, trail):
        window = pupil.pilot.window.surface.get_rect()
        for step in pupil.steps():
            teacher = pupil.screen.teacher
            assert window.contains(teacher.box)
            assert pupil.panel is not None or teacher.box.collidelist(teacher.kept) < 0, step.text
            assert (teacher.anchor is None) == (not step.at)
            assert teacher.anchor is None or window.contains(teacher.anchor.inflate(-8, -8)), step.at
            pupil.pilot.tick(64)
            if pupil.panel is not None:
                high = pupil.panel.kit.rich(step.text, "body", pupil.panel.hint.width).size[1]
                assert high <= pupil.panel.hint.height
            assert pupil.pilot.overflowing() == []
            pupil.follow(way)
        assert CODENAMES.scores(pupil.match.game.table) == scores
        assert services.settings.tutorials_done == ["codenames"]
        pupil.follow(way)
        [(word, setup)] = trail.taken
        assert (word, setup.game, setup.options["roles"]) == ("play", "codenames", roles)
        assert setup.seats[0].profile == services.profiles()[0].id, (
            "what is played there counts for whoever has learnt it"
        )


@pytest.mark.parametrize("name", [AGENT, DIRECTOR])
def test_the_teacher_has_something_to_say(name):
    """About what is done, and about what is pointed at."""
    steps = lesson.load(CODENAMES, name).step
    assert sum(step.do is not None for step in steps) >= 3
    assert sum(bool(step.at) for step in steps) >= 3


@pytest.mark.parametrize("do", [{}, {"act": "lock", "tell": ("clue", "moon", 1, ())}])
def test_a_move_is_an_act_or_something_told(do):
    with pytest.raises(ValueError, match="either"):
        ScriptedMove(**do)


def test_nobody_acts_between_two_words_of_the_teacher():
    """After a first frame that took seconds, too: no clue is told before the words before it have been read."""
    with lectures.lecture("codenames", Pupil) as (pupil, _, _):
        pupil.pilot.tick(16)
        pupil.pilot.now += 5000
        for step in pupil.steps():
            if step.do is not None:
                break
            assert not pupil.match.game.table.clues
            pupil.follow()
        assert step.do == ScriptedMove(act="mark", card="hulk")
