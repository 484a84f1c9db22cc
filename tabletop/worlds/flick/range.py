"""The practice range: endless flicks at one black hole or all three, with a heat map and one's best marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.ui import layout
from tabletop.ui.screens.fields import Under
from tabletop.ui.screens.say import sorry
from tabletop.ui.widgets import Button, Column, Panel, Segmented, Slider, Toggle
from tabletop.ui.widgets.box import Field
from tabletop.worlds.flick import judge, records
from tabletop.worlds.flick.beans import bean_of
from tabletop.worlds.flick.grip import Grip
from tabletop.worlds.flick.heat import HeatMap
from tabletop.worlds.flick.lane import LaneScreen
from tabletop.worlds.flick.physics import Flight, hole_scene, range_scene, simulate
from tabletop.worlds.flick.physics.aim import Line, foretold
from tabletop.worlds.flick.physics.noise import ball_place, dice
from tabletop.worlds.flick.picker import BeanPicker, all_beans, picture_of
from tabletop.worlds.flick.puzzling import FlickPuzzles
from tabletop.worlds.flick.score import Saying, Score

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.ui.screens.desk import Desk
    from tabletop.ui.widgets.base import Widget

SIDE = 404  # units, the panel at the right
NEXT_BEAN = 700  # ms after a verdict
FIXED_BALL = 0.5
HOLES = ((0, "Left"), (1, "Middle"), (2, "Right"), (3, "All"))
HELP = ((0, "0"), (1, "1"), (2, "2"), (3, "3"))
BALLS = (("random", "Random"), ("fixed", "Fixed"), ("centred", "Centred"))


class RangeScreen(LaneScreen[None]):
    """`seed`: of all chance here; it never touches a game. By default the evening's clock."""

    def __init__(self, desk: Desk, seed: int | None = None) -> None:
        super().__init__("range")
        self.desk = desk
        self.seed = int(desk.now()) if seed is None else seed
        self.records = records.load(desk)
        self.count = 0
        self._others: list[str] = []
        self._ghost: tuple[records.Best, Line] | None = None

    # --- life
    def build(self) -> None:
        kept = self.records
        self.sling()
        names = all_beans()
        self.picker = BeanPicker(names, kept.bean, lambda name: self.choose(bean=name))
        kept.bean = self.picker.chosen
        self.shooter = bean_of(picture_of(kept.bean))
        chance = dice(self.seed, "others")
        self._others = [chance.choice([name for name in names if name != kept.bean] or names) for _ in range(3)]
        self.heat = HeatMap(kept)
        controls = Column(
            self.picker,
            Under("Target", Segmented(HOLES, kept.hole, lambda v: self.choose(hole=v), label="target")),
            Under(
                "Distance",
                Slider(kept.distance, lambda v: self.choose(distance=v), label="distance", low=0.6, high=1.4),
            ),
            Under("Help in aiming", Segmented(HELP, kept.assist, lambda v: self.choose(assist=v), label="help")),
            Under("Ball inside", Segmented(BALLS, kept.ball, lambda v: self.choose(ball=v), label="ball")),
            Field("Unsteady hand", Toggle(kept.tremble, lambda v: self.choose(tremble=v), label="tremble")),
            Field("Slow motion", Toggle(kept.slow, lambda v: self.choose(slow=v), label="slow")),
            self.heat,
            Button(
                "Puzzles of one flick", self.puzzles, style="secondary", icon="puzzle", label="puzzles", role="strong"
            ),
            gap=9,
        )
        self.panel = self.add(Panel(controls, style="window", pad=20))
        self.back = self.add(
            Button("", self.leave, label="back", style="ghost", icon="arrow-left", tooltip="Back (Esc)")
        )
        self.score = self.add(Score(kept))
        self.saying = self.add(Saying())
        self.grip = self.add(Grip(self))
        self.again = self.add(Button("Again", self.look_again, label="Look again", style="ghost", icon="rewind", key="R",
                                     tooltip="See the last flick again, slowly", enabled=False))  # fmt: skip
        self.next_bean()

    def puzzles(self) -> None:
        """To the flicks with a task."""
        self.app.touch.cancel(("next bean", id(self)))
        self.app.push(FlickPuzzles(self.desk), lambda _: self.next_bean())

    def leave(self) -> None:
        self.app.sound("screen_out")
        self.close(None)

    def hole(self) -> int:
        return min(self.records.hole, 2) if self.records.hole < 3 else 1

    # --- choices
    def choose(self, **values: Any) -> None:
        """Take a choice of the panel; it is kept, and the next bean follows it."""
        for name, value in values.items():
            setattr(self.records, name, value)
        if "bean" in values:
            self.shooter = bean_of(picture_of(self.records.bean))
        self._keep()
        if self.phase in ("aim", "verdict"):
            self.next_bean()

    def _keep(self) -> None:
        problem = records.save(self.desk, self.records)
        if problem:
            sorry(self.app, problem)

    def next_bean(self) -> None:
        """Lay down a bean and put the targets back on their spots."""
        kept = self.records
        self.assist = kept.assist
        self.steady = 1.0 if kept.tremble else 0.0
        everywhere = kept.hole == 3
        scene = range_scene(kept.distance) if everywhere else hole_scene(kept.hole, kept.distance)
        lit = (0, 1, 2) if everywhere else (kept.hole,)
        ball = {"random": ball_place(self._shot_seed()), "fixed": FIXED_BALL, "centred": 0.0}[kept.ball]
        before = getattr(self, "aim", None)
        self.lay(scene, self.shooter, [bean_of(picture_of(self._others[i])) for i in lit], lit, ball)
        if before is not None and len(before.scene.targets) == len(scene.targets):
            self.aim.set("x", before.x if before.scene.targets[0][0] == scene.targets[0][0] else self.aim.x)
        self.aim.at_target(1 if everywhere else 0)
        self.touched()

    def ghost(self) -> Line:
        """The way of the hardest hit on this target."""
        best = self.records.best_of(self.scene)
        if best is None or self.records.assist == 0:
            return ()
        if self._ghost is None or self._ghost[0] != best:
            self._ghost = (best, foretold(best.scene, best.shot)[0])
        return self._ghost[1]

    def _shot_seed(self) -> int:
        return self.seed * 10_000 + self.count

    def tremble(self) -> tuple[int, str]:
        return self._shot_seed(), "hand"

    # --- what comes of it
    def furniture(self) -> Sequence[Widget]:
        return (self.back, self.score, self.grip, self.again)

    def fired(self, flight: Flight) -> None:
        self.count += 1
        self.records.add(flight, self.hole())
        self._keep()

    def worth_replay(self, flight: Flight) -> bool:
        return self.records.slow and super().worth_replay(flight)

    def verdict_due(self, flight: Flight) -> None:
        hit = flight.verdict.outcome == "hit"
        self.app.sound("loot" if hit else "pass")
        self.saying.show(judge.saying(flight.verdict, *judge.gap_of(flight)))
        if hit:
            names = self.picker.names
            place = self.stage.lit[flight.verdict.target]
            self._others[place] = dice(self._shot_seed(), "next").choice(names)
        self.again.enabled = True
        self.last_flight = flight
        self.app.touch.run(
            0, lambda _: None, delay=self.app.ms(NEXT_BEAN), key=("next bean", id(self)), done=self._after
        )

    def _after(self) -> None:
        if self.phase == "verdict":
            self.next_bean()

    def look_again(self) -> None:
        """Show the last flick from near, slowly; then the next bean."""
        if self.phase in ("aim", "verdict") and self.again.enabled:
            self.app.touch.cancel(("next bean", id(self)))
            again = self.last_flight
            kept = self.records
            lit = self.stage.lit
            if again.scene == self.scene:
                self.lay(again.scene, self.shooter, [bean_of(picture_of(self._others[i])) for i in lit], lit, 0.0)
                self.flight = simulate(again.scene, again.verdict.shot, 0.0)
                self.assist = kept.assist
                self.show_again()

    # --- input
    def on_event(self, event: Event) -> bool:
        down = event.type == pygame.KEYDOWN
        back = (down and event.key == pygame.K_ESCAPE) or (event.type == pygame.JOYBUTTONDOWN and event.button == 1)
        held = self.focus is not None and self.app.keyboard
        if back and self.phase in ("aim", "verdict") and not held:
            if not self._sling.cancel():
                self.leave()
            return True
        if self.phase == "verdict" and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN):
            self._after()  # whoever cannot wait need not
        return super().on_event(event)

    # --- place and picture
    def room(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.rect.width - self._side(), self.rect.height)

    def _side(self) -> int:
        return min(self.u(SIDE), self.rect.width * 3 // 10)

    def layout(self) -> None:
        super().layout()
        edge = self.u(20)
        right, rest = layout.cut_right(layout.inset(self.rect, edge), self._side() - edge, edge)
        right.height = min(right.height, self.panel.measure(right.width)[1])
        self.panel.place(right)
        side = self.u(64)
        self.back.place(pygame.Rect(rest.x, rest.y, side, side))
        wide, high = self.score.measure(rest.width - side)
        self.score.place(pygame.Rect(self.back.rect.right + edge, rest.y, wide, high))
        wide, high = self.saying.measure(rest.width)
        self.saying.place(pygame.Rect(rest.centerx - wide // 2, self.score.rect.bottom + edge, wide, high))
        wide, high = self.grip.measure(rest.width // 4)
        self.grip.place(pygame.Rect(rest.x, rest.bottom - high, wide, high))
        wide, high = self.again.measure(rest.width)
        self.again.place(pygame.Rect(rest.right - wide, rest.bottom - high, wide, high))
