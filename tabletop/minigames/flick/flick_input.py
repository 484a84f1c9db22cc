"""Mouse, keys and gamepad as one hand on the bean. Time comes in as milliseconds; nothing is ever polled."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import pygame

from tabletop.i18n import tr
from tabletop.minigames.flick.physics import FlickScene, Shot, aim_at
from tabletop.minigames.flick.physics.model import LINE, SHELL_HALF, SHELL_RADIUS, clamp
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.keyboard import CONTROL, place_of
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.minigames.flick.camera import Camera
    from tabletop.minigames.flick.physics.aim_assist import AimAssist
    from tabletop.toolkit.actions import Action

# What a hand does before a flick, without any window: place, pull, grip. All numbers are those of a `Shot`.

FULL = 96.0  # mm of pull for full power
SLACK = 7.0  # mm of pull that are nothing: letting go there cancels
START = 0.55  # power with which keys and pads begin
FIRM = 0.14  # a grip nearer to the middle than this is in the middle
MOST_AIM = 80.0
LIMITS = {"aim": (-MOST_AIM, MOST_AIM), "power": (0.0, 1.0), "english": (-1.0, 1.0)}

Channel = Literal["x", "aim", "power", "english"]
Point = tuple[float, float]


@dataclass
class Aim:
    """The shot being prepared. `low`, `high`: how far left and right the bean may lie. `drawn`: the sling is pulled."""

    scene: FlickScene
    ball: float
    low: float
    high: float
    x: float = 0.0
    aim: float = 0.0
    power: float = START
    english: float = 0.0
    drawn: bool = False

    def shot(self) -> Shot:
        return Shot(self.x, self.aim, self.power, self.english, self.ball)

    def set(self, channel: Channel, value: float) -> None:
        low, high = LIMITS.get(channel, (self.low, self.high))
        setattr(self, channel, clamp(value, low, high))

    def nudge(self, channel: Channel, amount: float) -> None:
        """Move one number a little. A bean that is pushed along keeps looking at the target it was aimed at."""
        if channel == "x":
            target = self.nearest()
            off = self.aim - aim_at(self.scene, self.x, target)
            self.set("x", self.x + amount)
            self.set("aim", aim_at(self.scene, self.x, target) + off)
        else:
            self.set(channel, getattr(self, channel) + amount)

    def nearest(self) -> int:
        """The target that the bean is aimed at best."""
        targets = range(len(self.scene.targets))
        return min(targets, key=lambda target: abs(aim_at(self.scene, self.x, target) - self.aim))

    def pull(self, start: Point, now: Point) -> None:
        """The finger took hold at `start` and is at `now` (mm on the table): the shot goes the other way."""
        dx, dy = start[0] - now[0], start[1] - now[1]
        way = hypot(dx, dy)
        self.drawn = way > SLACK
        if self.drawn:
            self.set("aim", degrees(atan2(dx, dy)))
            self.set("power", (way - SLACK) / (FULL - SLACK))

    def grip(self, x: float) -> None:
        """The finger takes hold `x` mm right of the bean's middle."""
        found = clamp(x / (SHELL_HALF + SHELL_RADIUS * 0.6), -1.0, 1.0)
        self.english = 0.0 if abs(found) < FIRM else found

    def handle(self) -> Point:
        """Where the sling's end is for the present power and aim, mm on the table."""
        way = SLACK + (FULL - SLACK) * self.power
        angle = radians(self.aim)
        return self.x - way * sin(angle), LINE - way * cos(angle)

    def at_target(self, target: int = 0) -> None:
        """Look straight at a target."""
        self.set("aim", aim_at(self.scene, self.x, target))


DEAD = 0.25  # of a stick
DELAY = 180.0  # ms a key is held before it repeats
SWING = 1500.0  # ms from no power to full power while Space is held
FINE = 0.2
TURNED = 10  # units the mouse moves before it is clear what the hand wants
SLID = 46  # units below the line at which pushing along becomes pulling


class KeyStep(NamedTuple):
    """What a key changes: once when struck, and per second while held."""

    channel: Channel
    once: float
    rate: float


KEYS: dict[str, KeyStep] = {
    "left": KeyStep("aim", -0.5, -24.0),
    "right": KeyStep("aim", 0.5, 24.0),
    "up": KeyStep("power", 0.01, 0.4),
    "down": KeyStep("power", -0.01, -0.4),
    "a": KeyStep("x", -2.0, -90.0),
    "d": KeyStep("x", 2.0, 90.0),
    "q": KeyStep("english", -0.05, -0.9),
    "e": KeyStep("english", 0.05, 0.9),
}
BUTTONS: dict[int, KeyStep] = {
    4: KEYS["a"], 5: KEYS["d"],
    11: KEYS["up"], 12: KEYS["down"], 13: KEYS["left"], 14: KEYS["right"],
}  # fmt: skip
STICKS: dict[int, KeyStep] = {0: KEYS["right"], 1: KEYS["down"], 3: KEYS["e"]}


class FlickInputHost(Protocol):
    """What a hand needs of its screen."""

    aim: Aim

    @property
    def view(self) -> Camera: ...
    @property
    def aiming(self) -> bool: ...
    def flick(self) -> None: ...
    def let_fly(self) -> None: ...
    def touched(self) -> None: ...


class HeldKey(NamedTuple):
    step: KeyStep
    since: float
    fine: bool


class FlickKeys:
    """Keys and pads: what is held moves the aim evenly, frame by frame."""

    def __init__(self, table: FlickInputHost) -> None:
        self.table = table
        self._held: dict[object, HeldKey] = {}
        self._sticks: dict[int, float] = {}
        self._swing: float | None = None
        self._now = 0.0

    def drop(self) -> None:
        """Let go of everything."""
        self._held.clear()
        self._sticks.clear()
        self._swing = None

    def event(self, event: Event, now: float) -> bool:
        """Use an event of a key or a pad; False when it means nothing here."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event, now)
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._hold(("pad", event.button), BUTTONS.get(event.button), event.type == pygame.JOYBUTTONDOWN, now)
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            self._hold("hat x", BUTTONS[14 if x > 0 else 13], x != 0, now)
            self._hold("hat y", BUTTONS[11 if y > 0 else 12], y != 0, now)
            return True
        if event.type == pygame.JOYAXISMOTION and event.axis in STICKS:
            self._sticks[event.axis] = event.value if abs(event.value) > DEAD else 0.0
            return True
        return False

    def _key(self, event: Event, now: float) -> bool:
        down = event.type == pygame.KEYDOWN
        mod = getattr(event, "mod", 0)
        if mod & (CONTROL | pygame.KMOD_ALT):
            return False
        if event.key == pygame.K_SPACE:
            if down and self._swing is None:
                self._swing = now
            elif not down:
                self._swing = None
            return True
        place = place_of(event)
        return self._hold(place, KEYS.get(place), down, now, bool(mod & pygame.KMOD_SHIFT))

    def _hold(self, key: object, step: KeyStep | None, down: bool, now: float, fine: bool = False) -> bool:
        if step is None:
            return False
        if not down:
            self._held.pop(key, None)
        elif key not in self._held:
            self._held[key] = HeldKey(step, now, fine)
            self.table.aim.nudge(step.channel, step.once * (FINE if fine else 1.0))
            self.table.touched()
        return True

    def update(self, now: float) -> bool:
        """Move what is held; True while something moves."""
        seconds, self._now = max(0.0, min(0.1, (now - self._now) / 1000)), now
        if not self.table.aiming:
            return False
        aim, moved = self.table.aim, False
        for held in self._held.values():
            if now - held.since >= DELAY:
                aim.nudge(held.step.channel, held.step.rate * seconds * (FINE if held.fine else 1.0))
            moved = True
        for axis, value in self._sticks.items():
            if value:
                aim.nudge(STICKS[axis].channel, STICKS[axis].rate * value * abs(value) * seconds)
                moved = True
        if self._swing is not None:
            phase = (now - self._swing) / SWING % 2
            aim.set("power", phase if phase <= 1 else 2 - phase)
            moved = True
        if moved:
            self.table.touched()
        return moved


class Slingshot(Widget):
    """The whole table as a place to drag: on the bean sideways to lay it elsewhere, anything else pulls back."""

    def __init__(self, table: FlickInputHost) -> None:
        super().__init__("table")
        self.table = table
        self.mode = ""  # "", "held", "slide", "pull"
        self._start = (0, 0)
        self._before = (0.0, 0.0, 0.0, 0.0)
        self._on_bean = False

    def hears_pointer(self) -> bool:
        return self.table.aiming

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1 and self.table.aiming:
            self._take(event.pos)
            return True
        if event.kind == "down" and event.button == 3:
            return self.cancel()
        if event.kind == "move" and self.mode:
            self._move(event.pos)
        elif event.kind == "up" and self.mode:
            self._move(event.pos)
            self._release()
        elif event.kind == "cancel":
            self.cancel()
        return True

    def cancel(self) -> bool:
        """Put everything back as it was when the finger took hold; False when it holds nothing."""
        if not self.mode:
            return False
        aim = self.table.aim
        aim.x, aim.aim, aim.power, aim.english = self._before
        aim.drawn, self.mode = False, ""
        self.table.let_fly()
        return True

    def _take(self, pos: tuple[int, int]) -> None:
        aim, view = self.table.aim, self.table.view
        self._start, self.mode = pos, "held"
        self._before = (aim.x, aim.aim, aim.power, aim.english)
        middle = view.spot(aim.x, LINE, 9.0)
        scale = view.scale(LINE)
        off = (pos[0] - middle[0]) / scale
        self._on_bean = abs(off) < 30 and abs(pos[1] - middle[1]) < 26 * scale
        self._off = off
        self.app.sound("card_pick")
        self.table.touched()

    def _move(self, pos: tuple[int, int]) -> None:
        dx, dy = pos[0] - self._start[0], pos[1] - self._start[1]
        if self.mode == "held" and max(abs(dx), abs(dy)) > self.u(TURNED):
            self.mode = "slide" if self._on_bean and abs(dx) > 1.7 * abs(dy) else "pull"
            if self.mode == "pull" and self._on_bean:
                self.table.aim.grip(self._off)
        if self.mode == "slide":
            self._slide(dx, dy, pos)
        elif self.mode == "pull":
            view = self.table.view
            self.table.aim.pull(view.ground(self._start), view.ground(pos))
        self.table.touched()

    def _slide(self, dx: int, dy: int, pos: tuple[int, int]) -> None:
        """Lay the bean elsewhere; it looks at the nearest target. Far enough below the line the hand begins to pull."""
        aim = self.table.aim
        aim.nudge("x", self._before[0] + dx / self.table.view.scale(LINE) - aim.x)
        if dy > self.u(SLID):
            self._start = (pos[0], self._start[1])
            self.mode = "pull"

    def _release(self) -> None:
        pulled, self.mode = self.mode == "pull", ""
        aim = self.table.aim
        if pulled and aim.drawn:
            self.table.flick()
        elif pulled:
            aim.x, aim.aim, aim.power, aim.english = self._before[0], *self._before[1:]
            self.table.let_fly()
        aim.drawn = False
        self.table.touched()


# The bean seen from the shooter's side, large: where the ball rests, and where the finger meets the shell (english).

NOTCH = 0.1


class GripScreen(Protocol):
    aim: Aim

    @property
    def aiming(self) -> bool: ...
    def advice(self) -> AimAssist: ...
    def touched(self) -> None: ...


class GripControl(Widget):
    """Click or drag to set the english."""

    focusable = True

    def __init__(self, table: GripScreen) -> None:
        super().__init__(
            "grip",
            tooltip=tr("flick-grip-tip"),
        )
        self.table = table

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(300)), self.u(150)

    @property
    def shell(self) -> pygame.Rect:
        _, box = rects.cut_top(rects.inset(self.rect, self.u(24), self.u(16)), self.u(24), self.u(8))
        wide = min(box.width, round(box.height * 32 / 19))
        return rects.center(box, wide, round(wide * 19 / 32))

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind not in ("down", "move") or event.button != 1 or not self.table.aiming:
            return False
        box = self.shell
        self._set((event.pos[0] - box.centerx) / (box.width * 0.36))
        return True

    def on_action(self, action: Action) -> bool:
        way = {"left": -NOTCH, "right": NOTCH}.get(action)
        if way is None or not self.table.aiming:
            return False
        self._set(self.table.aim.english + way)
        return True

    def _set(self, value: float) -> None:
        self.table.aim.set("english", 0.0 if abs(value) < 0.06 else value)
        self.table.touched()

    def draw(self, target: pygame.Surface) -> None:
        kit, aim = self.kit, self.table.aim
        kit.panel(target, self.rect, "panel")
        head, _ = rects.cut_top(rects.inset(self.rect, kit.u(24), kit.u(14)), kit.u(22))
        kit.write(target, tr("flick-grip"), "label", head, "gold")
        box = self.shell
        radius = box.height // 2
        target.blit(shapes.filled(box.size, radius, pygame.Color("#7E74C8"), pygame.Color("#2B2460")), box)
        target.blit(shapes.ring(box.size, radius, max(2, kit.u(4)), kit.color("white"), kit.color("faint")), box)
        reach = box.width * 0.36
        if self.table.advice().ball:
            side = round(box.height * 0.62)
            place = pygame.Rect(0, 0, side, side)
            place.center = (box.centerx + round(aim.ball * box.width * 0.22), box.centery)
            target.blit(shapes.disc(side, pygame.Color("#F4F8FF"), pygame.Color("#5D69A8")), place)
        x = box.centerx + round(aim.english * reach)
        finger = pygame.Rect(0, 0, kit.u(20), box.height + kit.u(14))
        finger.center = (x, box.centery)
        target.blit(shapes.ring(finger.size, kit.u(10), max(2, kit.u(4)), kit.color("gold")), finger)
        shine = pygame.Rect(box.x + box.width // 6, box.y + box.height // 8, box.width * 2 // 3, box.height // 5)
        target.blit(
            shapes.filled(
                shine.size, shine.height // 2, pygame.Color(255, 255, 255, 90), pygame.Color(255, 255, 255, 0)
            ),
            shine,
        )
