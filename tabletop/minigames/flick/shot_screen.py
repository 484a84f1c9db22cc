"""The common part of both flick screens: aim, fly, show it again, tell the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians
from typing import TYPE_CHECKING, Literal, TypeVar

import pygame

from tabletop.i18n import tr
from tabletop.minigames.flick import beans, ground, shot_picture, shot_replay
from tabletop.minigames.flick.bean_picker import BeanPicker
from tabletop.minigames.flick.beans import BeanMotion
from tabletop.minigames.flick.camera import Camera
from tabletop.minigames.flick.flick_input import Aim, FlickKeys, GripControl, Slingshot
from tabletop.minigames.flick.ground import FlickCourse
from tabletop.minigames.flick.mat_picture import FlickArt, LyingBeans
from tabletop.minigames.flick.physics import FlightPose, Shot, SimulatedShot, simulate
from tabletop.minigames.flick.physics.aim_assist import AimAssist, Assist, Line, helped, steady_of
from tabletop.minigames.flick.physics.flight import TargetContact
from tabletop.minigames.flick.physics.model import FALL_IMPULSE, LINE
from tabletop.minigames.flick.physics.noise import by_hand, dice
from tabletop.minigames.flick.shot_picture import ShotLayout, ShotLook, ShotPainter, close_camera, trail_of, wide_camera
from tabletop.minigames.flick.shot_replay import FOLLOW
from tabletop.toolkit import rects
from tabletop.toolkit.particles import Particles
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.value_controls import Segmented, Slider, Toggle

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.toolkit.widgets.widget import Widget

R = TypeVar("R")
Phase = Literal["aim", "fly", "replay", "verdict"]

SHAKE = 16.0  # units of a blow that fells
NEAR = 0.35  # from which nearness on a miss is worth showing again
TRAIL = 9  # frames
ADVICE_MS = 45  # between two foretellings while the aim moves
LEAST_WAY = 40.0  # mm the bean can always be laid to the left and right of a hole
BETWEEN = "  ·  "
BY_MOUSE = ("flick-mouse-pull", "flick-mouse-drag", "flick-mouse-grip")  # messages
BY_KEYS = (
    "flick-keys-aim",
    "flick-keys-move",
    "flick-keys-grip",
    "flick-keys-fine",
    "flick-keys-swing",
    "flick-keys-flick",
)
SIDES = (pygame.K_LEFT, pygame.K_RIGHT)
CONTROLS = (
    BeanPicker,
    GripControl,
    Segmented,
    Slider,
    Toggle,
)  # they are set by left and right while they have the focus
SKIP = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)


class LaneScreen(Screen[R]):
    """Derive and call `lay(...)` in `build()`. `phase` says what happens; `verdict_due()` is called at its end."""

    closable = False

    def __init__(self, art: FlickArt, label: str = "") -> None:
        super().__init__(label)
        self.art = art
        self.phase: Phase = "aim"
        self.assist: Assist = 1
        self.steady = 1.0
        self.color = "seat0"
        self.lying = LyingBeans()
        self.course: FlickCourse | None = None
        self.film: shot_replay.ShotReplay | None = None
        self.flight: SimulatedShot | None = None
        self._advice: tuple[Shot, AimAssist] | None = None
        self._advised = 0.0
        self.by_keys = False
        self._trail: list[tuple[float, float]] = []
        self._last = 0.0

    # --- to be derived
    def room(self) -> pygame.Rect:
        """The part of the window in which the table is seen."""
        return self.rect

    def hole(self) -> int:
        """The black hole that the eye is drawn to."""
        return 1

    def fired(self, flight: SimulatedShot) -> None:
        """The bean is under way."""

    def verdict_due(self, flight: SimulatedShot) -> None:
        """Everything has been shown."""

    def ghost(self) -> Line:
        """The way of a shot to be remembered while aiming."""
        return ()

    def hud_widgets(self) -> Sequence[Widget]:
        """What is out of the way while a film is shown from near."""
        return ()

    # --- setting up
    def lay(self, laid: ShotLayout, ball: float) -> None:
        """Lay the bean down for an attempt."""
        self.scene = scene = laid.scene
        self.stage = ShotPainter(self.kit, self.art, laid, self.lying, self.course)
        place = scene.targets[0][0] if len(scene.targets) == 1 else 0.0
        self.aim = Aim(scene, ball, -scene.reach, scene.reach, place)
        self.particles = Particles(self.kit)
        self.keys = FlickKeys(self)
        self.phase = "aim"
        self.film = self.flight = None
        self._trail = []
        self._advice = None
        if self.rect.width:
            self._look()

    def hidden(self) -> None:
        """The table above which this lies has large pictures of its own."""
        beans.forget()
        ground.forget()

    def drop(self) -> None:
        """It has closed and will not be shown again: its large pictures go."""
        self.stage.forget()

    def sling(self) -> Slingshot:
        """The widget that hears the mouse on the table; add it before all others."""
        self._sling = self.add(Slingshot(self))
        return self._sling

    def layout(self) -> None:
        self._sling.place(self.rect)
        self._look()

    def _look(self) -> None:
        """Look at the whole lane, and know how far the bean may lie to the left and right to be seen. Who has been knocked
        down is looked at from near, beside the verdict.
        """
        if (
            self.phase == "verdict"
            and self.flight is not None
            and self.worth_replay(self.flight)
            and self.motion.fallen >= 0
        ):
            self.stage.see(self.rect.size, close_camera(self.room(), self.scene.targets[self.motion.fallen]))
            return
        view = wide_camera(self.room(), self.scene, self.hole())
        self.stage.see(self.rect.size, view)
        left, right = (view.ground((x, view.spot(0, LINE)[1]))[0] for x in (self.room().left, self.room().right))
        places = [x for x, _ in self.scene.targets]
        self.aim.low = min(max(-self.scene.reach, left + 30), min(places) - LEAST_WAY)
        self.aim.high = max(min(self.scene.reach, right - 30), max(places) + LEAST_WAY)
        self.aim.set("x", self.aim.x)

    # --- what a hand needs
    @property
    def view(self) -> Camera:
        return self.stage.camera

    @property
    def aiming(self) -> bool:
        return self.phase == "aim"

    def touched(self) -> None:
        self.app.dirty = True

    def let_fly(self) -> None:
        self.app.sound("cancel")
        self.touched()

    def flick(self) -> None:
        """Let the hand do it, with its tremble."""
        share = self.steady * steady_of(self.assist)
        self.launch(by_hand(self.aim.shot(), dice(*self.tremble()), share))

    def tremble(self) -> tuple[int, str]:
        """The seed of the hand's tremble."""
        return 0, "hand"

    def launch(self, shot: Shot) -> None:
        """Let a shot run, exactly as it is."""
        self.fly(simulate(self.scene, shot, FOLLOW))

    def fly(self, flight: SimulatedShot) -> None:
        """Show a flight from its beginning."""
        self.flight = flight
        self.motion = BeanMotion(self.flight)
        self.keys.drop()
        self._roll(shot_replay.live(self.flight), "fly")
        self.app.sound("flick")
        self.sound("roll", 0.3 + 0.7 * flight.verdict.shot.power)
        self.fired(self.flight)
        if self.app.prefs.animation <= 0:
            self.skip()

    def _roll(self, shown: shot_replay.ShotReplay, phase: Phase) -> None:
        self.film, self.phase = shown, phase
        self.cues = shot_replay.FlightCues(shown.flight, shown.at)
        self._trail = []
        self._last = self.app.clock()
        self._clear_view(phase == "replay")
        self.touched()

    def _clear_view(self, clear: bool) -> None:
        for widget in self.hud_widgets():
            widget.visible = not clear

    # --- time
    def update(self, now: float) -> bool:
        moved = self.keys.update(now)
        seconds, self._last = min(0.1, max(0.0, (now - self._last) / 1000)), now
        if self.film is not None and self.phase in ("fly", "replay"):
            self._show(self.film, seconds, now)
            return True
        lively = self.phase == "aim" and not self.app.prefs.reduced_motion
        return moved or lively or self.particles.busy

    def _show(self, shown: shot_replay.ShotReplay, seconds: float, now: float) -> None:
        shown.advance(seconds)
        pose = shown.pose
        self._trail = [*self._trail, (pose.x, pose.y)][-TRAIL:]
        for cue in self.cues.until(shown.at):
            if isinstance(cue, TargetContact):
                self._blow(cue, now)
            elif cue.impulse > FALL_IMPULSE * 0.1:
                self.sound("clack", 0.4 * cue.impulse / FALL_IMPULSE)
        if shown.over:
            self._film_ended(shown)

    def _blow(self, contact: TargetContact, now: float) -> None:
        """Seen, heard and felt in proportion to the impulse."""
        share = min(1.6, contact.impulse / FALL_IMPULSE)
        fallen = share >= 1
        self.sound("topple" if fallen else "clack", min(1.0, 0.25 + 0.75 * share))
        if share > 0.12:
            self.app.shake.start(SHAKE * share)
        if not self.app.prefs.reduced_motion and share > 0.05:
            spot = self.view.spot(contact.x, contact.y, 12.0)
            self.particles.burst("star" if fallen else "spark", spot, "gold_light" if fallen else "cyan", now)

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Play a sound as loud as the blow was."""
        self.app.sound(name, min(1.0, volume))

    def _film_ended(self, shown: shot_replay.ShotReplay) -> None:
        if self.phase == "fly" and self.worth_replay(shown.flight):
            self.show_again()
        else:
            self._tell()

    def worth_replay(self, flight: SimulatedShot) -> bool:
        """Falls and near misses are shown again."""
        prefs = self.app.prefs
        if prefs.reduced_motion or prefs.animation <= 0:
            return False
        return flight.fell is not None or flight.verdict.nearness > NEAR

    def show_again(self) -> None:
        """Show the decisive moment slowly and from near, from the recorded shot."""
        assert self.flight is not None
        again = shot_replay.recorded(self.scene, self.flight.verdict)
        place = self.scene.targets[again.verdict.target]
        self.stage.see(self.rect.size, close_camera(self.room(), place))
        self._roll(shot_replay.replay(again), "replay")

    def skip(self) -> None:
        """To the verdict at once."""
        if self.film is not None and self.phase in ("fly", "replay"):
            self.film.end()
            self._tell()

    def _tell(self) -> None:
        assert self.flight is not None
        self.phase = "verdict"
        self._look()
        self._clear_view(False)
        self._trail = []
        self.touched()
        self.verdict_due(self.flight)

    # --- input
    def on_event(self, event: Event) -> bool:
        if self.phase in ("fly", "replay"):
            pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN)
            if pressed or (event.type == pygame.KEYDOWN and event.key in SKIP):
                self.skip()
                return True
            return False
        if self.phase != "aim":
            return False
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.keys.drop()
        if self._flicks(event):
            if self.focus is not None and self.app.keyboard:
                return False
            self.flick()
            return True
        if event.type == pygame.KEYDOWN and self._focus_wants(event.key):
            return False
        return self.keys.event(event, self.app.clock())

    def _focus_wants(self, key: int) -> bool:
        """A key that means the widget with the focus and not the aim."""
        if self.focus is None or not self.app.keyboard:
            return False
        return key == pygame.K_SPACE or (key in SIDES and isinstance(self.focus, CONTROLS))

    @staticmethod
    def _flicks(event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not event.mod & pygame.KMOD_ALT
        return event.type == pygame.JOYBUTTONDOWN and event.button == 0

    # --- picture
    def look(self) -> ShotLook:
        """What is to be seen now."""
        now = self.app.clock()
        if self.film is None or self.phase == "aim":
            return ShotLook(self._resting(), 0.0, shot_picture.sway(now, self.aim.ball if self.advice().ball else 0.0), (),
                        "clear" if self.advice().ball else "")  # fmt: skip
        at = self.film.at
        leans = [self.motion.lean(i, at) for i in range(len(self.scene.targets))]
        trail = trail_of(self._trail)
        return ShotLook(self.film.pose, self.motion.roll(at), 0.0, leans, "dim", trail, self.motion.lies(at))

    def _resting(self) -> FlightPose:
        aim = self.aim
        angle = -radians(aim.aim)
        groove = pygame.Vector2(aim.ball * 7.0, 0).rotate_rad(angle)
        targets = tuple((x, y, 0.0) for x, y in self.scene.targets)
        return FlightPose(aim.x, LINE, angle, (aim.x + groove.x, LINE + groove.y), targets)

    def advice(self) -> AimAssist:
        """The help of this assist level for the shot as it is, or was a moment ago: to foretell it takes some ms."""
        shot, now = self.aim.shot(), self.app.clock()
        if self._advice is None or (self._advice[0] != shot and now - self._advised >= ADVICE_MS):
            self._advice, self._advised = (shot, helped(self.scene, shot, self.assist)), now
        return self._advice[1]

    def paint(self, target: pygame.Surface) -> None:
        now = self.app.clock()
        look = self.look()
        self.stage.draw(target, look, now, self.color)
        if self.phase == "aim":
            shot_picture.draw_ghost(target, self.view, self.ghost())
            shot_picture.draw_aim(target, self.view, self.aim, self.advice(), now)
        self.stage.draw_beans(target, look, now)
        if self.phase == "aim":
            shot_picture.draw_gauge(target, self.kit, self.gauge_box(), self.aim.power, self.advice().window)
        if self.aiming:
            self._tell_how(target)
        target.fblits(self.particles.blits(now))
        if self.film is not None and self.phase == "replay":
            self._bars(target, self.film.slowed)

    def _tell_how(self, target: pygame.Surface) -> None:
        """What hand or keys do, below the gauge; where there is not enough room, the first half above it."""
        parts = [tr(part) for part in (BY_KEYS if self.by_keys else BY_MOUSE)]
        wide, gauge = self.room().width * 46 // 100, self.gauge_box()
        strip = pygame.Rect(0, gauge.bottom + self.u(8), wide, self.u(22))  # beside the grip
        strip.centerx = self.room().centerx
        lines = [(BETWEEN.join(parts), strip)]
        size = self.kit.fit(lines[0][0], "caption", wide, 0.7)
        if self.kit.measure(lines[0][0], "caption", size) > wide:
            half, above = -(-len(parts) // 2), strip.copy()
            above.inflate_ip(wide // 2, 0)  # nothing lies beside it
            above.bottom = gauge.top - self.u(6)
            lines = [(BETWEEN.join(parts[:half]), above), (BETWEEN.join(parts[half:]), strip)]
            size = min(self.kit.fit(words, "caption", place.width, 0.7) for words, place in lines)
        for words, place in lines:
            self.kit.write(target, words, "caption", place, "muted", align="center", size=size)

    def gauge_box(self) -> pygame.Rect:
        """The place of the power's gauge: below the bean."""
        strip, _ = rects.cut_bottom(rects.inset(self.room(), self.u(30), self.u(34)), self.u(shot_picture.GAUGE[1]))
        return rects.center(strip, min(self.u(shot_picture.GAUGE[0]), strip.width * 4 // 10), strip.height)

    def _bars(self, target: pygame.Surface, slow: bool) -> None:
        """A film has black bars, and says that it is slow."""
        high = self.u(64)
        for y in (0, self.rect.height - high):
            target.fill((4, 3, 10), (0, y, self.rect.width, high))
        box = pygame.Rect(self.room().x + self.u(40), 0, self.u(400), high)
        self.kit.write(target, tr("flick-slow" if slow else "flick-replay"), "label", box, "gold" if slow else "muted")
        right = pygame.Rect(self.room().right - self.u(440), 0, self.u(400), high)
        self.kit.write(target, tr("flick-skips"), "label", right, "muted", align="right")
