"""The practice range: endless flicks at one black hole or all three, with a heat map and one's best marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.minigames.flick import ground, line_judge, training_screen
from tabletop.minigames.flick.bean_picker import BeanPicker
from tabletop.minigames.flick.beans import bean_of
from tabletop.minigames.flick.flick_puzzle_screen import FlickPuzzles
from tabletop.minigames.flick.physics import SimulatedShot, hole_scene, range_scene, simulate
from tabletop.minigames.flick.physics.aim_assist import Line, foretold
from tabletop.minigames.flick.physics.model import TARGET_RADIUS
from tabletop.minigames.flick.physics.noise import ball_place, dice
from tabletop.minigames.flick.shot_picture import ShotLayout
from tabletop.minigames.flick.training_screen import TrainingScore, TrainingScreen
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets import Button, Column, Segmented, Slider, SliderSteps, Toggle
from tabletop.toolkit.widgets.containers import Field, LabelledControl
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.minigames.flick.mat_picture import FlickArt
    from tabletop.minigames.flick.training_screen import RangeRecords


WIDE, LOW, HIGH = 52.0, -46.0, 22.0  # mm that are shown round the target
HEAT = {"hit": (255, 190, 70), "graze": (60, 170, 255), "miss": (150, 60, 190)}
SPOT = 17.0  # mm, how far one shot warms
NEXT = 0.16


class HeatMap(Widget):
    def __init__(self, records: RangeRecords) -> None:
        super().__init__("heat map", tooltip=tr("flick-heat-tip"))
        self.records = records
        self._kept: tuple[object, pygame.Surface] | None = None

    def measure(self, width: int) -> tuple[int, int]:
        return width, round(width * (HIGH - LOW) / (2 * WIDE)) + self.u(30)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        head, field = rects.cut_top(self.rect, kit.u(24), kit.u(6))
        kit.write(target, tr("flick-heat"), "caption", head, "muted")
        kit.panel(target, field, "inset")
        inner = field.inflate(-kit.u(6), -kit.u(6))
        if inner.width <= 0 or inner.height <= 0:
            return
        key = (inner.size, self.records.shots, len(self.records.marks), self.records.hole)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._warm(inner.size))
        target.blit(self._kept[1], inner)

    def _warm(self, size: tuple[int, int]) -> pygame.Surface:
        scale = min(size[0] / (2 * WIDE), size[1] / (HIGH - LOW))

        def at(x: float, y: float) -> tuple[int, int]:
            return round(size[0] / 2 + x * scale), round(size[1] / 2 - (y - (HIGH + LOW) / 2) * scale)

        out = pygame.Surface(size)
        out.fill((13, 10, 28))
        hole = self.records.hole
        side = round(SPOT * scale)
        for mark in self.records.marks:
            if hole in (3, mark.hole):
                warm = ground.glow((side, side), HEAT.get(mark.outcome, HEAT["miss"]), NEXT * 3)
                out.blit(warm, warm.get_rect(center=at(mark.x, mark.y)), special_flags=pygame.BLEND_RGB_ADD)
        ring = round(2 * TARGET_RADIUS * scale)
        circle = shapes.ring((ring, ring), ring // 2, max(2, round(scale)), pygame.Color("white"))
        out.blit(circle, circle.get_rect(center=at(0, 0)))
        out.blit(self.kit.icon("beans", 26, "white"), self.kit.icon("beans", 26, "white").get_rect(center=at(0, 0)))
        return out


NEXT_BEAN = 700  # ms after a verdict
FIXED_BALL = 0.5
HOLES = (
    (0, "flick-left"),
    (1, "flick-middle"),
    (2, "flick-right"),
    (3, "flick-all"),
)  # with the messages that name them
HELP = ((0, "0"), (1, "1"), (2, "2"), (3, "3"))
BALLS = (("random", "flick-ball-random"), ("fixed", "flick-ball-fixed"), ("centred", "flick-ball-centred"))


class RangeScreen(TrainingScreen):
    """`seed`: of all chance here; it never touches a game. By default the evening's clock."""

    def __init__(self, services: AppServices, art: FlickArt, seed: int | None = None) -> None:
        super().__init__(art, "range")
        self.services = services
        self.seed = int(services.now()) if seed is None else seed
        self.records = training_screen.load(services)
        self.count = 0
        self._others: list[str] = []
        self._ghost: tuple[training_screen.BestHit, Line] | None = None

    # --- life
    def build(self) -> None:
        kept = self.records
        names = self.art.names()
        self.picker = BeanPicker(self.art, names, kept.bean, lambda name: self.choose(bean=name))
        kept.bean = self.picker.chosen
        self.shooter = bean_of(self.art.bean(kept.bean))
        chance = dice(self.seed, "others")
        self._others = [chance.choice([name for name in names if name != kept.bean] or names) for _ in range(3)]
        self.heat = HeatMap(kept)
        holes = [(hole, tr(name)) for hole, name in HOLES]
        balls = [(ball, tr(name)) for ball, name in BALLS]
        controls = Column(
            self.picker,
            LabelledControl(
                tr("flick-target"), Segmented(holes, kept.hole, lambda v: self.choose(hole=v), label="target")
            ),
            LabelledControl(
                tr("flick-distance"),
                Slider(
                    kept.distance,
                    lambda v: self.choose(distance=v),
                    label="distance",
                    steps=SliderSteps(0.6, 1.4, 0.05),
                ),
            ),
            LabelledControl(
                tr("flick-help"), Segmented(HELP, kept.assist, lambda v: self.choose(assist=v), label="help")
            ),
            LabelledControl(tr("flick-ball"), Segmented(balls, kept.ball, lambda v: self.choose(ball=v), label="ball")),
            Field(tr("flick-unsteady"), Toggle(kept.tremble, lambda v: self.choose(tremble=v), label="tremble")),
            Field(tr("flick-slow"), Toggle(kept.slow, lambda v: self.choose(slow=v), label="slow")),
            self.heat,
            Button(
                tr("flick-to-puzzles"), self.puzzles, style="secondary", icon="puzzle", label="puzzles", role="strong"
            ),
            gap=9,
        )
        self.again = Button(tr("flick-again"), self.look_again, label="Look again", style="ghost", icon="rewind", key="R",
                            tooltip=tr("flick-again-tip"), enabled=False)  # fmt: skip
        self.furnish(controls, TrainingScore(kept, self.art.title), self.again)
        self.next_bean()

    def puzzles(self) -> None:
        """To the flicks with a task."""
        self.stay()
        self.app.push(FlickPuzzles(self.services, self.art), lambda _: self.next_bean())

    def hole(self) -> int:
        return min(self.records.hole, 2) if self.records.hole < 3 else 1

    # --- choices
    def choose(self, **values: Any) -> None:
        """Take a choice of the panel; it is kept, and the next bean follows it."""
        for name, value in values.items():
            setattr(self.records, name, value)
        if "bean" in values:
            self.shooter = bean_of(self.art.bean(self.records.bean))
        self._keep()
        if self.phase in ("aim", "verdict"):
            self.next_bean()

    def _keep(self) -> None:
        problem = training_screen.save(self.services, self.records)
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
        self.lay(ShotLayout(scene, self.shooter, [bean_of(self.art.bean(self._others[i])) for i in lit], lit), ball)
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
    def fired(self, flight: SimulatedShot) -> None:
        self.count += 1
        self.records.add(flight, self.hole())
        self._keep()

    def worth_replay(self, flight: SimulatedShot) -> bool:
        return self.records.slow and super().worth_replay(flight)

    def verdict_due(self, flight: SimulatedShot) -> None:
        hit = flight.verdict.outcome == "hit"
        self.app.sound("loot" if hit else "pass")
        self.saying.show(line_judge.saying(flight.verdict, *line_judge.gap_of(flight)))
        if hit:
            names = self.picker.names
            place = self.stage.lit[flight.verdict.target]
            self._others[place] = dice(self._shot_seed(), "next").choice(names)
        self.again.enabled = True
        self.last_flight = flight
        self.soon(NEXT_BEAN)

    def look_again(self) -> None:
        """Show the last flick from near, slowly; then the next bean."""
        if self.phase in ("aim", "verdict") and self.again.enabled:
            self.stay()
            again = self.last_flight
            kept = self.records
            lit = self.stage.lit
            if again.scene == self.scene:
                self.lay(
                    ShotLayout(again.scene, self.shooter, [bean_of(self.art.bean(self._others[i])) for i in lit], lit),
                    0.0,
                )
                self.flight = simulate(again.scene, again.verdict.shot, 0.0)
                self.assist = kept.assist
                self.show_again()
