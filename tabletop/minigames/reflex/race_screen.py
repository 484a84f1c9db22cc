"""A race over the table: the wait, the signal, the landed gestures, and the photo finish that stays until it is confirmed.

Pictures never delay the input. Both grounds are drawn before the signal; while the race is open only the badge of what has
just landed is drawn anew, and between two frames the app reads events every millisecond (`urgent`, `watch`).
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Literal

import pygame

from tabletop.i18n import tr
from tabletop.minigames.reflex import race_picture
from tabletop.minigames.reflex.photo_finish import ProofStrip, button_place
from tabletop.minigames.reflex.race_picture import PicturePreloader, RaceGrounds, draw_cover
from tabletop.minigames.reflex.racer_panel import (
    HIGH,
    PressRouting,
    RaceBadge,
    alone_spoken,
    how_alone,
    keys_spoken,
    lane_state,
)
from tabletop.toolkit import headline_text, pictures, rects, shapes
from tabletop.toolkit.draw_context import DrawContext, ScreenRoom
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.minigames.reflex import Race, RaceMark
    from tabletop.minigames.reflex.race_facts import RaceCourse, Racer
    from tabletop.minigames.reflex.signal_round import Word
    from tabletop.toolkit.widgets.widget import Widget

Phase = Literal["next", "arming", "open", "landed", "proof"]

SOUNDS = ("race_signal", "gesture_land", "false_start", "race_over", "photo_finish")
ROOM = ScreenRoom((1700, 950))  # units that a race needs: large scales are held back
LANDED_MS = 1100  # all gestures stay on the screen before their times are compared
PULSE_MS = 260
OPEN_MS = 50  # between two pictures while the race is open
ALONE_MS = 4500  # bots among themselves go on by themselves
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.FINGERDOWN)
LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
BACK = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED)


class RaceScreen(Screen[None]):
    """`on_over(marks)` hears the times as soon as the race is over, before they are shown. A false alarm closes by itself
    when the signal would be due. `pause` is what Esc does before the signal; `touched` what any press does in a show.
    """

    closable = False
    _kit: DrawContext | None = None

    def __init__(
        self,
        race: Race,
        stage: RaceCourse,
        on_over: Callable[[tuple[RaceMark, ...]], None] = lambda _: None,
        pause: Callable[[], None] = lambda: None,
        touched: Callable[[], None] | None = None,
    ) -> None:
        super().__init__("race")
        self.race, self.stage = race, stage
        self.on_over, self.pause, self.touched = on_over, pause, touched
        self.phase: Phase = "arming"
        self.scene: RaceGrounds | None = None
        self.proof: ProofStrip | None = None
        self._over_at = 0.0
        self._clip: pygame.Rect | None = None
        self._pulse = -1
        self._drawn = 0.0
        self._shown_once = False
        self._room = pygame.Rect(0, 0, 0, 0)
        self._said: list[pygame.Rect] = []  # where words stand
        self._ahead: PicturePreloader | None = None
        self._steps: list[Callable[[], None]] = []

    # --- life
    def build(self) -> None:
        stage = self.stage
        gesture = () if stage.false_alarm else (stage.folder, "gestures", f"{self.race.ask.gesture}.webp")
        self.badges = {racer.seat: RaceBadge(racer, gesture, solo=racer.seat == stage.solo) for racer in stage.racers}
        for badge in self.badges.values():
            self.add(badge)
        self.hands = PressRouting(stage.racers, stage.solo, self._badge_at)
        self.start = self.add(Button(tr("reflex-ready"), self.start_heat, style="primary", icon="play", label="Ready"))
        self.start.visible = False
        self.go_on = self.add(
            Button(tr("reflex-continue"), self._leave, style="primary", icon="check", label="Continue")
        )
        self.go_on.visible = False
        self._uncover()
        if self.race.apart:
            self._ask_ready()
        elif not self.race.ask.surprise:
            self.app.sound("race_arm")

    def shown(self) -> None:
        shapes.make_room(True)
        gc.disable()  # a collection in the middle of a race would be somebody's loss
        if self.phase in ("arming", "open"):
            self.race.signal_round.focus_back(self.app.clock())

    def hidden(self) -> None:
        gc.enable()
        shapes.make_room(False)
        self.race.signal_round.focus_lost(self.app.clock())

    def _uncover(self) -> None:
        """In a quiet race nothing of it is to be seen before the signal."""
        for badge in self.badges.values():
            badge.visible = self.phase != "arming" or not self.stage.quiet

    def _badge_at(self, pos: tuple[int, int]) -> int:
        """Who races now and has the badge there, -1 for nobody."""
        return next((seat for seat in self.race.signal_round.lanes if self.badges[seat].pressed_at(pos)), -1)

    @property
    def urgent(self) -> bool:
        """Whether input is read without waiting for the next frame."""
        return self.phase in ("arming", "open") and self.app.top is self

    # --- for whoever does not look
    overheard = True

    @property
    def spoken(self) -> str:
        """What is waited for and with which key; of a quiet race only its signal is heard before it has begun. Then who was
        last, and why.
        """
        match self.phase:
            case "next":
                return alone_spoken(self._alone)
            case "arming" if not self.stage.quiet:
                return "\n".join((tr(self._expected), self._keys()))
            case "open" if self.stage.quiet:
                began = escape(tr("reflex-began", name=self.stage.user.name))
                return f"{began}\n{tr('reflex-copy')}\n{self._keys()}"
            case "proof" if self.proof is not None:
                return self.proof.spoken
        return ""

    def _keys(self) -> str:
        racing = [self.badges[seat].racer for seat in self.race.signal_round.lanes if seat in self.badges]
        return keys_spoken(racing, self.stage.solo)

    # --- one after the other
    def _ask_ready(self) -> None:
        """AP-170: each trial has its own wait, which begins when whoever is next is ready."""
        self.phase = "next"
        self.hands.solo = self._alone.seat  # nobody else races now
        self._uncover()
        self.race.signal_round.focus_lost(self.app.clock())
        self.start.visible = True
        self.set_focus(self.start)
        self.refresh()

    @property
    def _own(self) -> bool:
        """The only person makes the gesture, and the others are bots."""
        stage = self.stage
        return stage.user.human and not stage.false_alarm and not any(racer.human for racer in stage.racers)

    @property
    def _alone(self) -> Racer:
        """Who races now, where people race one by one."""
        return self.badges[next(iter(self.race.signal_round.lanes))].racer

    def start_heat(self) -> None:
        self.phase, self.start.visible = "arming", False
        self.app.sound("race_arm")
        self._uncover()
        self.set_focus(None)
        self.race.signal_round.focus_back(self.app.clock())
        self.refresh()

    # --- time
    def update(self, now: float) -> bool:
        moved = False
        if self.app.top is self:
            if self._shown_once and self.phase == "arming":
                self._prepare_some()
            self.watch(now)
            moved = self._animate(now)
        return moved

    def watch(self, now: float) -> None:
        """The input has been read up to `now` ms of the app's clock."""
        if self.phase not in ("arming", "open"):
            if self.phase == "landed" and now - self._over_at >= self.app.ms(LANDED_MS):
                self._show_proof()
            return
        signal_round = self.race.signal_round
        signal_round.tick(now)
        if signal_round.due(now):
            self._signal()
        elif signal_round.state == "arming" and self.phase == "open":
            self._armed_anew()
        elif signal_round.state == "over":
            self._heat_over(now)

    def _signal(self) -> None:
        """Sight and sound together; the time counts from when the picture is there (AP-158)."""
        if self.stage.false_alarm:
            self.close()
            return
        self._prepare()
        self.phase = "open"
        self._uncover()
        self._states(self.app.clock())
        self.app.sound("race_signal")
        self.app.draw()
        self.race.signal_round.signal(self.app.clock())

    def _armed_anew(self) -> None:
        """The window or the computer was away for a moment: nothing of before counts."""
        self.phase = "arming"
        self._uncover()
        for badge in self.badges.values():
            badge.show("ready", self.app.clock())
        self.app.toast(tr("reflex-interrupted"), "alert", "orange")
        self.refresh()

    def _heat_over(self, now: float) -> None:
        if not self.race.done:
            self.race.go_on(now)
            for badge in self.badges.values():
                badge.show("ready", now)
            self._ask_ready()
            return
        self.phase, self._over_at = "landed", now
        self.on_over(self.race.marks())
        self._states(now)
        self.app.sound("race_over")
        self.refresh()

    def _states(self, now: float) -> None:
        """What each badge shows. How a bot fares is hidden until the end (AP-166)."""
        over = self.phase == "landed"
        for seat, badge in self.badges.items():
            lane = self.race.lanes.get(seat)
            if lane is not None:
                seen = over or (badge.racer.human and not self.race.apart)
                badge.show(lane_state(lane, badge.racer, now, seen=seen), now)

    def _animate(self, now: float) -> bool:
        """Move what moves. While the race is open only the badges that changed are drawn, and seldom: input comes first."""
        if self.phase == "open" and now - self._drawn < OPEN_MS:
            return False
        if self.phase in ("arming", "open"):
            self._states(now)
        changed = [badge.reach for badge in self.badges.values() if badge.tick(now)]
        if self.phase == "arming" and not self.stage.quiet:
            beat = int(now // PULSE_MS)
            if beat != self._pulse:
                self._pulse = beat
                return True
        if changed and self.phase == "open" and not self.app.dirty:
            self._drawn = now
            self._clip = changed[0].unionall(changed[1:])
        return bool(changed)

    def _show_proof(self) -> None:
        stage, ask = self.stage, self.race.ask
        self.phase = "proof"
        racers = {racer.seat: racer for racer in stage.racers}
        gesture = (stage.folder, "gestures", f"{ask.gesture}.webp")
        self.proof = self.add(ProofStrip(self.race.marks(), racers, gesture, ask.margin_ms, stage.error_ms))
        self.children.remove(self.go_on)
        self.children.append(self.go_on)
        self.go_on.visible = True
        for badge in self.badges.values():
            badge.visible = False
        self.app.sound("photo_finish")
        self._place_proof(self.proof)
        self.set_focus(self.go_on)
        if stage.alone:
            self.app.after(self.app.ms(ALONE_MS), self._leave_alone)
        self.refresh()

    def _leave_alone(self) -> None:
        if self.app.screens[-1:] == [self]:
            self.close()

    def _leave(self) -> None:
        """The first press shows all times at once, the next one goes on."""
        if self.proof is not None and self.proof.part < 1:
            self.proof.told()
        else:
            self.close()

    # --- input
    def on_event(self, event: Event) -> bool:
        now = self.app.clock()
        if self.touched is not None and event.type in PRESSES:
            self.touched()
            return True
        if event.type in LOST:
            self.race.signal_round.focus_lost(now)
            if self.phase == "open":
                self._armed_anew()
        elif event.type in BACK and self.phase in ("arming", "open"):
            self.race.signal_round.focus_back(now)
        if self.phase in ("next", "proof"):
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self.phase == "arming":
            self.pause()  # it covers this screen: the race is armed anew afterwards
            return True
        touch = self.hands.read(event)
        if touch is not None:
            self._touched(touch.seat, touch.source, now, down=touch.down)
        return event.type in PRESSES

    def _touched(self, seat: int, source: str, now: float, *, down: bool) -> None:
        if not down:
            self.race.signal_round.up(seat, source, now)
            return
        self._hear(self.race.down(seat, source, now))

    def measured(self, seat: int, after: float | None, made: float, error: float) -> None:
        """A press that was timed elsewhere: as of a round."""
        self._hear(self.race.signal_round.measured(seat, after, made, error, self.app.clock()))

    def _hear(self, word: Word) -> None:
        if word == "landed":
            self.app.sound("gesture_land")
        elif word == "early":
            self.app.sound("false_start")

    # --- place and picture
    @property
    def kit(self) -> DrawContext:
        if self._kit is None:
            self._kit = DrawContext(self.app.window.size, self.app.prefs.size, ROOM)
        return self._kit

    def layout(self) -> None:
        self.kit.resize(self.rect.size, self.app.prefs.size)
        box = self.rect
        foot = pygame.Rect(box.x, box.bottom - self.u(HIGH + 44), box.width, self.u(HIGH))
        count, gap = max(1, len(self.badges)), self.u(22)
        wide = min(self.u(430), (box.width - self.u(60) - (count - 1) * gap) // count)
        x = box.centerx - (wide * count + gap * (count - 1)) // 2
        for badge in self.badges.values():
            badge.place(pygame.Rect(x, foot.y, wide, foot.height))
            x += wide + gap
        self._room = pygame.Rect(box.x, box.y + self.u(14), box.width, foot.y - box.y + self.u(24))
        self.scene = RaceGrounds(self.kit, self._below(), quiet=self.stage.quiet)
        self._shown_once = False
        self._plan(self.scene)
        if self.phase not in ("next", "arming"):
            self._prepare()
        wide, high = self.start.measure(self.u(500))
        self.start.place(pygame.Rect(box.centerx - wide // 2, self._room.centery + self.u(150), wide, high))
        if self.proof is not None:
            self._place_proof(self.proof)

    def _plan(self, scene: RaceGrounds) -> None:
        """What the signal needs is made in steps of a few ms each, the first one last, after the posters."""
        self._steps = []
        if self.stage.false_alarm:
            return
        ask, high = self.race.ask, self.kit.u(race_picture.HAND)
        ahead = self._ahead = PicturePreloader(self.stage.folder, ask.gesture, scene.waiting, self._room, (high, high))

        def take() -> None:
            made = ahead.take()
            pictures.lay_in(ahead.hand, ahead.badge, made.badge)
            scene.flash(made.poster, made.hand, self._room)

        self._steps = [
            lambda: self.app.preload(*SOUNDS),
            *(badge.warm for badge in self.badges.values()),
            lambda: scene.write_user(self.stage.user),
            scene.write_copy,
            lambda: scene.write_words(ask.words),
            take,
        ]

    def _prepare_some(self) -> None:
        """One step a frame; the pause is shown first: nobody can tell it from another."""
        if self._steps and self._ahead is not None and self._ahead.begin():
            self._steps.pop()()

    def _prepare(self) -> None:
        """All steps that are left, at once."""
        while self._steps:
            self._steps.pop()()

    def drop(self) -> None:
        """It has closed and will not be shown again: its large pictures go."""
        self.scene, self._ahead, self._steps, self.proof = None, None, [], None
        self.clear()
        self.badges.clear()
        headline_text.clear_cache()
        race_picture.clear_cache()

    def _place_proof(self, proof: ProofStrip) -> None:
        if self.scene is not None:
            self.scene.dim()
        wide, high = proof.measure(self.rect.width - self.u(60))
        proof.place(rects.center(self.rect, wide, min(high, self.rect.height - self.u(20))))
        self.go_on.place(button_place(proof, self.go_on))

    def _below(self) -> pygame.Surface:
        """The table as everybody may see it."""
        out = pygame.Surface(self.rect.size, 0, self.app.window.surface)
        screens = self.app.screens
        under = screens[: screens.index(self)]
        if under:
            under[-1].draw(out)
        else:
            out.fill(self.kit.color("night"))
        return out

    def draw(self, target: pygame.Surface) -> None:
        clip, self._clip = self._clip, None
        if clip is not None:
            target.set_clip(clip)
        super().draw(target)
        target.set_clip(None)
        self._shown_once = True

    @property
    def read(self) -> Sequence[pygame.Rect]:
        """Its words, who races, and the times."""
        strip = [self.proof.rect] if self.proof is not None else []
        return [*self._said, *(badge.rect for badge in self.badges.values()), *strip]

    def paint(self, target: pygame.Surface) -> None:
        self._said.clear()
        scene = self.scene
        if scene is None:
            return
        lit = scene.signal if self.phase in ("open", "landed", "proof") else None
        target.blit(lit or scene.waiting, (0, 0))
        if self.phase == "next":
            self._paint_next(target)
        elif self.phase == "arming":
            self._paint_wait(target)

    def _paint_next(self, target: pygame.Surface) -> None:
        racer = self._alone
        self._say(target, tr("reflex-your-turn", name=racer.name), racer.colour, -60)
        self._line(target, how_alone(racer), 60)

    def _paint_wait(self, target: pygame.Surface) -> None:
        holding = [self.badges[seat].racer.name for seat in self.race.signal_round.holding(self.app.clock())]
        if not self.stage.quiet:
            glow = 0.5 + 0.5 * (self._pulse % 2)
            high = min(self.u(430), self._room.height * 6 // 10)
            draw_cover(target, self.kit, (self._room.centerx, self._room.centery + self.u(30)), high, glow)
            if not self.race.ask.surprise or self._own:
                self._say(target, tr("reflex-get-ready"), "gold", -330)
        if holding:
            self._line(target, tr("reflex-let-go", names=holding), 300)
        elif not self.stage.quiet:
            self._line(target, tr(self._expected), 300)

    @property
    def _expected(self) -> str:
        """The message of what those who wait are told: who races, and whether a gesture is sure to come (AP-159)."""
        if self._own:
            return "reflex-own-gesture"
        return "reflex-perhaps" if self.race.ask.surprise else "reflex-surely"

    def _say(self, target: pygame.Surface, text: str, color: str, drop: float) -> None:
        size = min(110.0, 110 * (self.rect.width - self.u(200)) / max(1, self.kit.measure(text, "script", 110)))
        shown = headline_text.words(self.kit, text, size, color)
        self._said.append(shown.get_rect(center=(self._room.centerx, self._room.centery + self.u(drop))))
        target.blit(shown, self._said[-1])

    def _line(self, target: pygame.Surface, text: str, drop: float) -> None:
        kit = self.kit
        words = kit.line(text, "heading", "white")
        box = words.get_rect(center=(self._room.centerx, self._room.centery + kit.u(drop)))
        self._said.append(box.inflate(kit.u(60), kit.u(36)))
        kit.panel(target, self._said[-1], "pill")
        target.blit(words, box)

    def focus_order(self) -> list[Widget]:
        return [button for button in (self.start, self.go_on) if button.visible]
