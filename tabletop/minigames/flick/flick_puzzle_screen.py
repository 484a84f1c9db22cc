"""Puzzles of one flick: a list of them beside the table, tries as many as one likes, stars for few."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.minigames.flick import line_judge
from tabletop.minigames.flick.beans import bean_of
from tabletop.minigames.flick.flick_puzzles import KIND, STARS, FlickPuzzle, PuzzleTries, puzzles, tried
from tabletop.minigames.flick.ground import FlickCourse
from tabletop.minigames.flick.physics.aim_assist import AimAssist, straight
from tabletop.minigames.flick.shot_picture import ShotLayout
from tabletop.minigames.flick.training_screen import TrainingScreen
from tabletop.progress.puzzles import grade_name
from tabletop.storage import StoreError
from tabletop.table.guided.puzzle_screen import draw_stars
from tabletop.toolkit import rects
from tabletop.toolkit.widgets import Button, Column
from tabletop.toolkit.widgets.containers import ScrollPanel
from tabletop.toolkit.widgets.display import Flourish, Label
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.minigames.flick.mat_picture import FlickArt
    from tabletop.minigames.flick.physics import SimulatedShot
    from tabletop.toolkit.draw_context import DrawContext

NEXT_BEAN, NEXT_SOLVED = 900, 2600  # ms after a flick
FIRST = 7  # which Bean of all is flicked; the others stand there
TINTS = ("green", "gold", "coral", "violet")  # of the grades


class PuzzleRow(ListRow):
    """Title, grade and stars of one puzzle."""

    def __init__(self, puzzle: FlickPuzzle, stars: int, on_press: Callable[[], None]) -> None:
        super().__init__(puzzle.title, on_press, label=f"puzzle {puzzle.id}")
        self.puzzle, self.stars = puzzle, stars

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(62)

    def draw(self, target: pygame.Surface) -> None:
        kit, look = self.kit, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row"
        kit.panel(target, self.rect, look)
        box = rects.inset(self.rect, kit.u(16), kit.u(6))
        draw_stars(target, kit, (box.right, box.centery - kit.u(13)), self.stars, 26)
        box.width -= kit.u(92)
        upper, lower = rects.rows(box, (1.25, 1))
        size = kit.fit(self.text, "strong", max(1, upper.width), 0.7)
        kit.write(target, self.text, "strong", upper, "gold_light" if self.chosen else "text", size=size)
        kit.write(target, grade_name(self.puzzle.grade), "caption", lower, TINTS[self.puzzle.grade - 1])


class FlickTaskLabel(Label):
    """What has to be done, over as many lines as it needs, and with which try."""

    def __init__(self) -> None:
        super().__init__("", "heading", label="task")
        self.task, self.tries = "", 0

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(84)

    def show(self, task: str, tries: int) -> None:
        self.task, self.tries = task, tries
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit: DrawContext = self.kit
        kit.panel(target, self.rect, "panel")
        inner = rects.inset(self.rect, kit.u(26), kit.u(10))
        words = kit.rich(self.task, "strong", inner.width - kit.u(130), "text")
        words.draw(target, (inner.x, inner.centery - words.size[1] // 2))
        kit.write(target, tr("flick-try", count=self.tries + 1), "label", inner, "gold", align="right")


class FlickPuzzles(TrainingScreen):
    """Nothing is left to chance here: the hand is steady, so the same flick comes to the same again."""

    def __init__(self, services: AppServices, art: FlickArt) -> None:
        super().__init__(art, "flick puzzles")
        self.services = services
        self.steady, self.assist = 0.0, 1
        self.tried = tried(services)
        self.index = next((i for i, found in enumerate(puzzles()) if not self._of(found).best), 0)
        self.tries = 0
        self.showing = False  # the solution flies

    # --- what is kept
    def _of(self, puzzle: FlickPuzzle) -> PuzzleTries:
        return self.tried.get(puzzle.id, PuzzleTries())

    def _keep(self, found: PuzzleTries) -> None:
        before = self._of(self.puzzle).best
        if before and before <= found.best:
            return
        self.tried[self.puzzle.id] = found
        try:
            self.services.store.notes.put(KIND, self.puzzle.id, found, now=int(self.services.now()))
        except StoreError as error:
            sorry(self.app, tr("flick-not-remembered", error=str(error)))

    # --- life
    @property
    def puzzle(self) -> FlickPuzzle:
        return puzzles()[self.index]

    def build(self) -> None:
        names = self.art.names()
        self.shooter = bean_of(self.art.bean(names[FIRST % len(names)]))
        self.others = [bean_of(self.art.bean(names[(FIRST + 9 * i) % len(names)])) for i in range(1, 4)]
        self.rows = [
            PuzzleRow(puzzle, self._of(puzzle).stars, lambda i=i: self.take(i))  # type: ignore[misc]  # bound now
            for i, puzzle in enumerate(puzzles())
        ]
        self.task = FlickTaskLabel()
        solution = Button(tr("flick-solution"), self.show_solution, style="ghost", icon="eye", label="solution",
                          tooltip=tr("flick-solution-tip"))  # fmt: skip
        self.furnish(ScrollPanel(Column(*self.rows, gap=8), label="flick puzzles"), self.task, solution)
        self.flourish = self.add(Flourish())
        self.take(self.index)

    def take(self, index: int) -> None:
        """Go to a puzzle."""
        self.index, self.tries = index, 0
        for row in self.rows:
            row.chosen = row is self.rows[index]
        self.next_bean()

    def next_bean(self) -> None:
        """Lay the bean down for another try."""
        puzzle, self.showing = self.puzzle, False
        self.stay()
        self.course = FlickCourse(puzzle.walls, puzzle.ring)
        before = self.aim.shot() if self.tries else None
        self.lay(ShotLayout(puzzle.scene, self.shooter, self.others[: len(puzzle.targets)], ()), puzzle.ball)
        if before is not None:  # the last flick is where the next one begins
            for channel in ("x", "aim", "power", "english"):
                self.aim.set(channel, getattr(before, channel))
        self.task.show(puzzle.task, self.tries)
        self.refresh()

    def advice(self) -> AimAssist:
        """The beginning of the way, and where the ball lies; the rest has to be thought out."""
        return AimAssist(straight(self.scene, self.aim.shot()), (), True, None)

    def show_solution(self) -> None:
        """Let one flick fly that does it; it counts as many tries as leave one star."""
        if self.phase in ("aim", "verdict"):
            self.next_bean()
            self.showing = True
            self.tries = max(self.tries, STARS[-1][0])
            self.launch(self.puzzle.solution)

    # --- what comes of it
    def worth_replay(self, flight: SimulatedShot) -> bool:  # noqa: ARG002  # the next try is worth more
        return False

    def verdict_due(self, flight: SimulatedShot) -> None:
        fault = self.puzzle.fault(flight)
        wait = NEXT_BEAN
        if self.showing:
            self.saying.show(line_judge.VerdictText(tr("flick-one-way"), self.puzzle.task, "cyan", "eye"))
        elif fault:
            self.tries += 1
            self.app.sound("pass")
            self.saying.show(line_judge.VerdictText(tr("flick-not-yet"), fault, "muted", "close"))
        else:
            wait = NEXT_SOLVED
            found = PuzzleTries(self.tries + 1)
            self._keep(found)
            self.rows[self.index].stars = self._of(self.puzzle).stars
            self.tries = 0
            self.app.sound("win")
            self.flourish.begin(found.stars)
        self.task.show(self.puzzle.task, self.tries)
        self.soon(wait)

    # --- place
    def layout(self) -> None:
        super().layout()
        free = pygame.Rect(self.grip.rect.x, self.head.rect.bottom, self.corner.rect.right - self.grip.rect.x, 0)
        free.height = self.grip.rect.bottom - free.top
        self.flourish.place(free)
