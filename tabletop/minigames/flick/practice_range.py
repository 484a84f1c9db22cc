"""The practice range: endless flicks at one black hole or all three, with a heat map and one's best marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.app.toasts import sorry
from tabletop.minigames.flick import line_judge, range_records
from tabletop.minigames.flick.bean_picker import BeanPicker, all_beans, picture_of
from tabletop.minigames.flick.beans import bean_of
from tabletop.minigames.flick.flick_puzzle_screen import FlickPuzzles
from tabletop.minigames.flick.heat_map import HeatMap
from tabletop.minigames.flick.physics import SimulatedShot, hole_scene, range_scene, simulate
from tabletop.minigames.flick.physics.aim_assist import Line, foretold
from tabletop.minigames.flick.physics.noise import ball_place, dice
from tabletop.minigames.flick.range_score import Score
from tabletop.minigames.flick.training_screen import TrainingScreen
from tabletop.toolkit.widgets import Button, Column, Segmented, Slider, Toggle
from tabletop.toolkit.widgets.containers import Field
from tabletop.toolkit.widgets.labelled_field import Under

if TYPE_CHECKING:
    from tabletop.app.services import AppServices

NEXT_BEAN = 700  # ms after a verdict
FIXED_BALL = 0.5
HOLES = ((0, "Left"), (1, "Middle"), (2, "Right"), (3, "All"))
HELP = ((0, "0"), (1, "1"), (2, "2"), (3, "3"))
BALLS = (("random", "Random"), ("fixed", "Fixed"), ("centred", "Centred"))


class RangeScreen(TrainingScreen):
    """`seed`: of all chance here; it never touches a game. By default the evening's clock."""

    def __init__(self, desk: AppServices, seed: int | None = None) -> None:
        super().__init__("range")
        self.desk = desk
        self.seed = int(desk.now()) if seed is None else seed
        self.records = range_records.load(desk)
        self.count = 0
        self._others: list[str] = []
        self._ghost: tuple[range_records.Best, Line] | None = None

    # --- life
    def build(self) -> None:
        kept = self.records
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
        self.again = Button("Again", self.look_again, label="Look again", style="ghost", icon="rewind", key="R",
                            tooltip="See the last flick again, slowly", enabled=False)  # fmt: skip
        self.furnish(controls, Score(kept), self.again)
        self.next_bean()

    def puzzles(self) -> None:
        """To the flicks with a task."""
        self.stay()
        self.app.push(FlickPuzzles(self.desk), lambda _: self.next_bean())

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
        problem = range_records.save(self.desk, self.records)
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
                self.lay(again.scene, self.shooter, [bean_of(picture_of(self._others[i])) for i in lit], lit, 0.0)
                self.flight = simulate(again.scene, again.verdict.shot, 0.0)
                self.assist = kept.assist
                self.show_again()
