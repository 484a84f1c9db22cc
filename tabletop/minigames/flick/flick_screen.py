"""Shoot for Loot: one attempt, from laying the bean to the verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, exp, sin
from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.minigames.flick import line_judge, shot_replay
from tabletop.minigames.flick.bean_picker import BeanPicker
from tabletop.minigames.flick.beans import GROWN, bean_of
from tabletop.minigames.flick.first_shot_guide import FirstShotGuide
from tabletop.minigames.flick.flick_facts import FlickFacts, unplayed
from tabletop.minigames.flick.flick_input import GripControl
from tabletop.minigames.flick.line_judge import ShotPlate, VerdictBanner
from tabletop.minigames.flick.physics import ShotVerdict, SimulatedShot, aim_at
from tabletop.minigames.flick.physics.model import LINE, SHELL_HALF, SHELL_RADIUS
from tabletop.minigames.flick.physics.noise import by_hand, dice, levels, planned
from tabletop.minigames.flick.shot_picture import ShotLayout
from tabletop.minigames.flick.shot_screen import BY_KEYS, LaneScreen
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.tween import in_out
from tabletop.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.minigames.flick.flick_input import Aim
    from tabletop.minigames.flick.physics import FlickScene, Shot
    from tabletop.minigames.flick.physics.aim_assist import Line
    from tabletop.minigames.flick.physics.flight import Outcome
    from tabletop.toolkit.widgets.widget import Widget


LAYS = (400.0, 1250.0)  # ms
LOOKS = (1150.0, 3000.0)
DRAWS = (1500.0, 3000.0)
LETS_GO = 3250.0
WAVER = 7.0  # degrees at first


class BotAiming:
    """What the bot means to do, what comes of it, and how it gets there. Equal to `bot_shot` of the same dice."""

    def __init__(self, scene: FlickScene, level: str, ball: float, seed: int, steady: float) -> None:
        rand = dice(seed, "bot")
        self.plan: Shot = planned(scene, levels()[level], ball, rand)
        self.shot: Shot = by_hand(self.plan, rand, steady).settled(scene)

    def pose(self, aim: Aim, age: float) -> bool:
        """Set the aim as it is `age` ms after the beginning; True when it lets go."""
        plan = self.plan
        start = aim.scene.targets[0][0]
        aim.set("x", start + (plan.x - start) * _part(age, LAYS))
        aim.set("english", plan.english * _part(age, LOOKS))
        since = max(0.0, age - LOOKS[0]) / 1000
        aim.set("aim", plan.aim + WAVER * exp(-1.9 * since) * cos(since * 4.6))
        aim.set("power", plan.power * _part(age, DRAWS) + 0.04 * exp(-since) * sin(since * 9))
        aim.drawn = age >= DRAWS[0]
        return age >= LETS_GO


def _part(age: float, span: tuple[float, float]) -> float:
    return in_out(min(1.0, max(0.0, (age - span[0]) / (span[1] - span[0]))))


def _hundredths(power: float) -> int:
    return round(100 * power)


BOT_GOES_ON = 2600  # ms
BEAN = 170  # units round the bean that the coach leaves free
LONG = 2 * (SHELL_HALF + SHELL_RADIUS) * GROWN  # mm of a bean as it is drawn
PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN)


class FlickScreen(LaneScreen[ShotVerdict]):
    """Push it over the table; it closes with the Verdict.

    `on_result` hears the verdict as soon as it is settled, before the picture shows it: then it can be recorded and
    nothing that happens to the window changes it. `pause` is what Esc does when there is nothing to put back; `touched`:
    what any press does instead of everything else, in a show; `on_bean` hears which Bean the person has taken; `on_coached`:
    everything is explained first, and this hears when it has been.
    """

    def __init__(
        self,
        facts: FlickFacts,
        on_result: Callable[[ShotVerdict], None] = lambda _: None,
        pause: Callable[[], None] = lambda: None,
        touched: Callable[[], None] | None = None,
        on_bean: Callable[[str], None] = lambda _: None,
        on_coached: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(facts.art, "flick")
        self.on_coached = on_coached
        self.facts = facts
        self.on_result = on_result
        self.pause = pause
        self.on_touch, self.on_bean = touched, on_bean
        self.color = facts.color
        self.assist = facts.assist
        self.steady = facts.steady
        self.verdict: ShotVerdict | None = None
        self._shakes = 0
        self._since = 0.0
        self._left: float | None = None
        self._bot: BotAiming | None = None
        self._bot_age = 0.0
        self._told: list[Widget] = []

    # --- life
    def build(self) -> None:
        facts = self.facts
        self.sling()
        targets = [bean_of(picture) for picture in facts.targets]
        self.lying = facts.lying
        self.lay(ShotLayout(facts.scene, bean_of(facts.shooter), targets, (facts.galaxy,)), facts.ball())
        self.aim.at_target()
        self.plate = self.add(ShotPlate(facts.name, facts.color, (tr("flick-title"), self._which())))
        self.grip = self.add(GripControl(self))
        self.picker = self.add(
            BeanPicker(
                self.art,
                facts.beans or ("",),
                facts.shooter[-1].partition(".")[0],
                self._take,
                tooltip=tr("flick-bean-key"),
            )
        )
        self.shaker = self.add(
            Button(
                tr("flick-shake"),
                self.shake,
                style="ghost",
                icon="shuffle",
                key="X",
                label="Shake",
                tooltip=tr("flick-shake-tip"),
            )
        )
        self.decline = self.add(Button(tr("flick-decline"), self.miss_on_purpose, style="ghost", icon="ban", key="N",
                                       label="Miss on purpose", tooltip=tr("flick-decline-tip")))  # fmt: skip
        if facts.bot and facts.recorded is None:
            self._bot = BotAiming(facts.scene, facts.bot, facts.ball(), facts.seed, facts.steady)
        for widget in self._own:
            widget.visible = not facts.bot and facts.recorded is None
        self.decline.visible = self.decline.visible and facts.may_decline
        self.picker.visible = self.picker.visible and bool(facts.beans)
        self.coach = self.add(FirstShotGuide(self._explained, self.on_coached or (lambda: None)))

    overheard = True

    @property
    def spoken(self) -> str:
        """Who flicks and where, how it is aimed, what came of it."""
        if self._told:
            return self._told[0].spoken
        who = f"{escape(self.facts.name)}: {self._which()}"
        if not self.aiming:
            return who if self.phase == "aim" else tr("flick-skips")
        how = "\n".join(tr(part) for part in BY_KEYS)
        return f"{who}\n{how}\n{self._aim_spoken()}"

    def _aim_spoken(self) -> str:
        """How far beside the target the bean is aimed, and how hard; where help is given, how hard it had better be."""
        aim, window = self.aim, self.advice().window
        off = round(aim.aim - aim_at(aim.scene, aim.x, aim.nearest()))
        worth = tr("flick-spoken-worth", low=_hundredths(window[0]), high=_hundredths(window[1])) if window else ""
        side = "straight" if not off else "left" if off < 0 else "right"
        return f"{tr('flick-spoken-aim', side=side, degrees=abs(off), power=_hundredths(aim.power))}\n{worth}"

    @property
    def shortcuts(self) -> Sequence[tuple[str, str]]:
        return (("return", tr("flick-spoken-flick")),) if self.aiming else ()

    def _which(self) -> str:
        """Which attempt it is, and where."""
        facts = self.facts
        if not facts.place:
            return tr("flick-attempt", attempt=facts.attempt, attempts=facts.attempts)
        return tr("flick-attempt-at", attempt=facts.attempt, attempts=facts.attempts, place=facts.place)

    def shown(self) -> None:
        self._since = self.app.clock()
        if self.facts.recorded is not None and self.verdict is None:
            self._show_recorded(self.facts.recorded)
        if self._left is None:
            self._left = self.facts.seconds
        if self.on_coached is not None and self.aiming and self.coach.page < 0:
            self.app.after(0, self.coach.begin)

    def hole(self) -> int:
        return self.facts.galaxy

    def ghost(self) -> Line:
        """The way of the attempt before, for a person who wants to do better."""
        before = self.facts.before
        return (
            tuple((row[0] / 10, row[1] / 10) for row in before.trace)
            if before is not None and not self.facts.bot
            else ()
        )

    def tremble(self) -> tuple[int, str]:
        return self.facts.seed, "hand"

    def _explained(self) -> dict[str, pygame.Rect]:
        """Where everything is that the coach speaks of."""
        x, y = self.view.spot(self.aim.x, LINE)
        bean = pygame.Rect(0, 0, self.u(BEAN), self.u(BEAN))
        bean.center = (round(x), round(y))
        return {"bean": bean, "gauge": self.gauge_box(), "grip": self.grip.rect, "shaker": self.shaker.rect}

    @property
    def _own(self) -> tuple[Widget, ...]:
        """What a person has in hand while aiming."""
        return self.grip, self.shaker, self.decline, self.picker

    def _take(self, name: str) -> None:
        """Flick another Bean: it looks different and flies the same."""
        self.stage.shooter = bean_of(self.art.bean(name))
        self.on_bean(name)
        self.touched()

    @property
    def aiming(self) -> bool:
        return self.phase == "aim" and self._bot is None

    @property
    def foremost(self) -> Widget | None:
        return self.coach.waiting

    def focus_order(self) -> list[Widget]:
        """While something is explained its buttons keep the keys to themselves."""
        order = super().focus_order()
        return [widget for widget in order if widget.parent is self.coach] if self.coach.visible else order

    # --- what a person may do
    def shake(self) -> None:
        """Shake the bean: once an attempt."""
        if self.may_shake:
            self._shakes = 1
            self.aim.ball = self.facts.ball(1)
            self.shaker.enabled = False
            self.set_focus(None)
            self.app.sound("roll")
            self.touched()

    @property
    def may_shake(self) -> bool:
        return self.aiming and self._shakes == 0

    def miss_on_purpose(self) -> None:
        """MB-103: an attempt can be spent without a flick."""
        if self.aiming and self.facts.may_decline:
            self._unplayed("declined")

    def _unplayed(self, outcome: Outcome) -> None:
        self.phase = "verdict"
        self._settle(unplayed(self.facts.scene, self.aim.shot(), outcome))
        self._tell_it(line_judge.saying(self._verdict(), 0.0, 0.0, ""))

    def _show_recorded(self, verdict: ShotVerdict) -> None:
        """Show what a log says: nothing is decided, and `on_result` hears nothing."""
        self.verdict = verdict
        for widget in self._own:
            widget.visible = False
        if verdict.trace:
            self.fly(shot_replay.recorded(self.facts.scene, verdict))
        else:
            self.phase = "verdict"
            self._tell_it(line_judge.saying(verdict, 0.0, 0.0, ""))

    # --- what comes of it
    def fired(self, flight: SimulatedShot) -> None:
        if self.facts.recorded is None:
            self._settle(flight.verdict)

    def _settle(self, verdict: ShotVerdict) -> None:
        self.coach.end()
        self.verdict = verdict
        for widget in self._own:
            widget.visible = False
        self.plate.seconds = None
        self.set_focus(None)
        self.on_result(verdict)

    def _verdict(self) -> ShotVerdict:
        assert self.verdict is not None
        return self.verdict

    def hud_widgets(self) -> Sequence[Widget]:
        return () if self._told else (self.plate,)

    def verdict_due(self, flight: SimulatedShot) -> None:
        self.app.sound("loot" if flight.verdict.outcome == "hit" else "pass")
        self._tell_it(line_judge.saying(flight.verdict, *line_judge.gap_of(flight)))

    def _tell_it(self, saying: line_judge.VerdictText) -> None:
        self._forget()
        self.plate.visible = False
        self._told = [self.add(VerdictBanner(saying))]
        if self.flight is not None:
            if line_judge.worth_judging(self.flight):
                self._told.append(self.add(line_judge.LineJudge(self.flight)))
            self._told.append(
                self.add(
                    Button(
                        tr("flick-look-again"),
                        self._look_again,
                        style="secondary",
                        icon="rewind",
                        key="R",
                        label="Look again",
                    )
                )
            )
        go_on = self.add(Button(tr("flick-continue"), self._leave, style="primary", icon="play", label="Continue"))
        self._told.append(go_on)
        self.layout()
        self.set_focus(go_on)
        if self._bot is not None or self.facts.recorded is not None or self.facts.phone:
            self.app.touch.run(
                0,
                lambda _: None,
                delay=self.app.ms(BOT_GOES_ON),
                key=("flick goes on", id(self)),
                done=self._bot_leaves,
            )

    def _forget(self) -> None:
        self.set_focus(None)
        for widget in self._told:
            self.remove(widget)
        self._told = []

    def _look_again(self) -> None:
        self.app.touch.cancel(("flick goes on", id(self)))
        self._forget()
        self.plate.visible = False
        self.show_again()

    def _bot_leaves(self) -> None:
        if self.phase == "verdict" and self.app.top is self:
            self._leave()

    def _leave(self) -> None:
        self.app.touch.cancel(("flick goes on", id(self)))
        self.close(self._verdict())

    # --- time
    def update(self, now: float) -> bool:
        age, self._since = now - self._since, now
        if self.phase == "aim" and self.app.top is self:
            self._tick(age / 1000)
            if self._bot is not None:
                self._bot_age += age if self.app.prefs.animation else 1e6
                if self._bot.pose(self.aim, self._bot_age * max(1.0, self.app.prefs.animation)):
                    self.launch(self._bot.shot)
        return super().update(now)

    def _tick(self, seconds: float) -> None:
        """The clock of an attempt, when the table has one."""
        if self._left is None or not self.aiming or self.coach.visible:
            return
        self._left -= seconds
        shown = max(0, int(self._left + 0.999))
        if shown != self.plate.seconds:
            self.plate.seconds = shown
            if shown <= 5:
                self.app.sound("clock_tick")
        if self._left <= 0:
            self._sling.cancel()
            self._unplayed("clock")

    # --- input
    def on_event(self, event: Event) -> bool:
        if self.on_touch is not None and event.type in PRESSES:
            self.on_touch()
            return True
        if self._bot is not None and self.phase == "aim":
            if event.type in PRESSES:
                self._bot_age = 1e6
                return True
            return False
        back = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if self.phase == "aim" and (back or (event.type == pygame.JOYBUTTONDOWN and event.button == 1)):
            if not self._sling.cancel():
                self.pause()
            return True
        if self.aiming and self.picker.visible and event.type == pygame.KEYDOWN and place_of(event) == "b":
            self.picker.turn(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if self.aiming and event.type == pygame.JOYBUTTONDOWN and event.button in (2, 3):
            (self.shake if event.button == 2 else self.miss_on_purpose)()
            return True
        return super().on_event(event)

    # --- place and picture
    def layout(self) -> None:
        super().layout()
        self.coach.place(self.rect)
        box = rects.inset(self.rect, self.u(30), self.u(28))
        wide, high = self.plate.measure(box.width)
        self.plate.place(pygame.Rect(box.x, box.y, wide, high))
        wide, high = self.grip.measure(box.width // 4)
        self.grip.place(pygame.Rect(box.x, box.bottom - high, wide, high))
        wide, high = self.picker.measure(wide)
        self.picker.place(pygame.Rect(box.x, self.grip.rect.y - high - self.u(12), wide, high))
        y = box.bottom
        # A second click on "Flick" at the table must not give the attempt away.
        for button in (self.shaker, self.decline):
            wide, high = button.measure(box.width // 4)
            y -= high
            button.place(pygame.Rect(box.right - wide, y, wide, high))
            y -= self.u(12)
        if self._told:
            self._place_told(box)

    def _shot_bean(self) -> pygame.Rect:
        """Where the bean lies after its flight: the verdict must not hide how far it has gone past."""
        if self.film is None:
            return pygame.Rect(0, 0, 0, 0)
        pose = self.film.pose
        (x, y), wide = self.view.spot(pose.x, pose.y), round(LONG * self.view.scale(pose.y))
        return pygame.Rect(round(x) - wide // 2, round(y) - wide, wide, round(wide * 1.5))

    def _place_told(self, box: pygame.Rect) -> None:
        banner, *rest = self._told
        wide, high = banner.measure(box.width)
        banner.place(pygame.Rect(box.centerx - wide // 2, box.y + self.u(4), wide, high))
        buttons = [widget for widget in rest if isinstance(widget, Button)]
        if banner.rect.colliderect(self._shot_bean()):
            above = box.bottom - max(button.measure(box.width // 2)[1] for button in buttons) - self.u(20)
            banner.place(banner.rect.move(0, above - banner.rect.bottom))
        x = box.centerx - (sum(b.measure(box.width)[0] for b in buttons) + self.u(20) * (len(buttons) - 1)) // 2
        for button in buttons:
            wide, high = button.measure(box.width // 2)
            button.place(pygame.Rect(x, box.bottom - high, wide, high))
            x += wide + self.u(20)
        for widget in rest:
            if isinstance(widget, line_judge.LineJudge):
                wide = min(self.u(400), box.width // 3)
                high = widget.measure(wide)[1]
                widget.place(pygame.Rect(box.right - wide, box.centery - high // 2, wide, high))
