"""A guided first match on a screen for tests: somebody who does what the teacher says."""

from __future__ import annotations

from contextlib import contextmanager

from tabletop.pages.menu import MenuScreen
from tabletop.table.guided.lesson_screen import TutorialScreen
from tests.pages import rig
from tools.rigs.pilot import Pilot, seen_last

GESTURES = ("straight", "point", "digit")
SIZES = ((1024, 720), (1920, 1080))


class Learner:
    """Goes through a lesson; mixed into the way of choosing at the game's table (a `Sitting`)."""

    def __init__(self, pilot, screen):
        self.pilot, self.screen, self.match = pilot, screen, screen.match
        self.done_at_once = 0

    def meanwhile(self):
        """What has to be done while the teacher is silent."""

    def listen(self, most=120_000):
        """Until the teacher says the next thing."""
        end = self.pilot.now + most
        with seen_last(self.pilot.app):
            while not self.screen.lesson.on:
                assert self.pilot.now < end, f"the teacher is silent before step {self.screen.lesson.at}"
                self.meanwhile()
                self.pilot.tick(80)
        self.pilot.tick(32)
        return self.screen.lesson.step

    def follow(self, way):
        """Do what the teacher says."""
        step = self.listen()
        if way in GESTURES and self.at_once(way):
            return
        if step.do is not None:
            self.choose(self.screen.lesson.wanted(self.screen.view), "drag" if way in GESTURES else way)
        elif way == "keys":
            self.pilot.key("return")
        else:
            self.pilot.click("next")

    def at_once(self, gesture):
        """Use a card at the victim of the next step, without waiting for its words; False where no card has one.

        straight: dragged onto it; point: a click on the card, another on the victim; digit: a click and the number.
        """
        screen, lesson = self.screen, self.screen.lesson
        wanted = lesson.wanted(screen.view)
        card = screen.view.options[wanted][1] if wanted >= 0 else -1
        victims = sorted(screen.commands.victims(card))
        if not victims:
            return False
        at = lesson.steps[lesson.at + 1].do.at
        victim = next(target for target in victims if at in ("", target.number))
        before, n = lesson.at, self.match.n
        if gesture == "straight":
            start = self.free(f"card {card}")
            self.pilot.drag(start, (start[0] + 20, start[1] - 20), steps=2, drop=False)
            assert screen.hud.badges[victim.number].facts.target  # it shines while the card is held
            self.pilot.move(screen.input.hit_targets.box(victim)[0].center)
            self.pilot.release(screen.input.hit_targets.box(victim)[0].center)
        else:
            self.pilot.click(self.free(f"card {card}"))
            if gesture == "digit":
                self.pilot.key(str(victim.number + 1))
            else:
                self.pilot.click(screen.hud.badges[victim.number].rect.center)
        self.pilot.tick(32)
        assert self.match.n >= n + 2
        assert lesson.at == before + 2
        self.done_at_once += 1
        return True

    def steps(self):
        """All steps but the last, each when the teacher says it."""
        while True:
            step = self.listen()
            if self.screen.lesson.last:
                return
            yield step


@contextmanager
def lecture(game, learner, size=(1280, 720), *, still=True, **how):
    """A lesson, open above the menu: the learner (made with `how`), the services, and what the menu has been told to do."""
    services = rig.services()
    trail = rig.Trail(services)
    if still:
        services.settings.animation_speed, services.settings.reduced_motion = "off", True
    with Pilot(size, services.prefs()) as pilot:
        pilot.app.push(MenuScreen(services))
        screen = TutorialScreen(services, game)
        pilot.app.push(screen)
        yield learner(pilot, screen, **how), services, trail


def points_at_what_is_meant(pupil):
    """Every step that is about something points at it, in the window; the balloon lies in the window, its words fit.

    Returns how many steps are about nothing.
    """
    window, without = pupil.pilot.window.surface.get_rect(), 0
    for step in pupil.steps():
        teacher = pupil.screen.teacher
        assert window.contains(teacher.box)
        assert "{" not in teacher.source
        assert (teacher.anchor is None) == (not step.at)
        assert teacher.anchor is None or window.contains(teacher.anchor.inflate(-8, -8)), step.at
        assert pupil.pilot.overflowing([teacher, teacher.next, teacher.skip]) == []
        without += teacher.anchor is None
        pupil.follow("click")
    return without
