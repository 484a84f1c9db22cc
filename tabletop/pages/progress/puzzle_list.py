"""The shelf of puzzles of one game: from easy to fiendish, with the stars that they have given."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.progress import puzzles
from tabletop.progress.puzzle_session import KIND, SolvedPuzzle
from tabletop.progress.puzzles import GRADES, Puzzle, WrongError, grade_name, shelf, tasks
from tabletop.storage import StoreError
from tabletop.table.extensions.minigames import minigames_of
from tabletop.table.guided.puzzle_screen import PuzzleScreen, draw_stars
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.value_controls import Segmented

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tabletop.app.services import AppServices
    from tabletop.table.extensions.minigames import Minigame

LEAST, RATIO, GAP = 380, 0.42, 18  # units: the least width of a tile, its height by its width
TINTS = ("green", "gold", "coral", "violet")  # of the grades
ALL = 0


class PuzzleTile(Pressable):
    """`number`: as it is counted on the shelf."""

    def __init__(self, number: int, puzzle: Puzzle, text: str, stars: int, enter: Callable[[], None]) -> None:
        super().__init__(f"puzzle {puzzle.id}", enter)
        self.number, self.puzzle, self.text, self.stars = number, puzzle, text, stars

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.hovered or self.focused
        kit.panel(target, self.rect, "window" if lit else "panel")
        inside = rects.inset(self.rect, kit.u(22), kit.u(18))
        head, words = rects.cut_top(inside, kit.u(40), kit.u(6))
        draw_stars(target, kit, head.topright, self.stars, 30)
        place = pygame.Rect(head.x, head.y, head.width - kit.u(100), head.height)
        kit.write(target, f"{self.number}", "heading", place, "white" if lit else "gold_light")
        grade = pygame.Rect(place.x + kit.u(58), place.y, place.width - kit.u(58), place.height)
        kit.write(target, grade_name(self.puzzle.grade), "label", grade, TINTS[self.puzzle.grade - 1])
        foot, words = rects.cut_bottom(words, kit.u(26))
        about, moves = self.puzzle.about, self.puzzle.moves
        length = tr("practice-puzzle-foot", about=about, count=moves) if about else puzzles.length(self.puzzle)
        kit.write(target, length, "caption", foot, "muted")
        text = kit.rich(self.text, "body", words.width, "text")
        text.draw(target, (words.x, words.y + max(0, (words.height - text.size[1]) // 2)))


class PuzzlesScreen(Page[None]):
    """`grade`: only those of one grade, 0 for all."""

    def __init__(self, services: AppServices, game: str) -> None:
        super().__init__(services)
        self.title = tr("practice-puzzles-title")
        self.game = self.ground = game
        self.kicker = services.title(game)
        self.grade = ALL
        self.found: tuple[Puzzle, ...] = ()
        self.minigames = [minigame for minigame in minigames_of(game) if minigame.puzzles(services) is not None]

    def fill(self) -> None:
        games = [entry for entry in self.services.ready if shelf(entry.id).puzzles]
        self.add_switch(games, self.game, routes.puzzles)
        grades = [
            (ALL, tr("practice-puzzles-all")),
            *((number, grade_name(number)) for number in range(1, len(GRADES) + 1)),
        ]
        self.in_head(Segmented(grades, ALL, self._of, label="grade"), 560)
        self.grid = Tiles(least=LEAST, ratio=RATIO, gap=GAP)
        self.count = self.add(RichLabel("", "body", label="count"))
        self.others = [
            self.add(
                Button(
                    "",
                    partial(self._other, minigame),
                    style="secondary",
                    icon="puzzle",
                    label=f"other puzzles {n + 1}",
                    role="strong",
                )
            )
            for n, minigame in enumerate(self.minigames)
        ]
        self.list = self.add(ScrollPanel(self.grid, label="puzzles"))
        read = shelf(self.game, folder(self.services))
        self.found = read.puzzles
        if read.troubles:
            sorry(self.app, read.troubles[0])

    def shown(self) -> None:
        """The stars are read again whenever the page comes to the top."""
        super().shown()
        self._list()

    def _of(self, grade: int) -> None:
        self.grade = grade
        self._list()

    def _list(self) -> None:
        solved, known = stars_of(self.services, self.game), tasks(self.services.game(self.game))
        self.grid.clear()
        for number, puzzle in enumerate(self.found, 1):
            if self.grade in (ALL, puzzle.grade) and puzzle.task in known:
                text = known[puzzle.task].words(puzzle.number)
                self.grid.add(
                    PuzzleTile(number, puzzle, text, solved.get(puzzle.id, 0), partial(self.enter, number - 1))
                )
        done = sum(puzzle.id in solved for puzzle in self.found)
        told = tr("practice-puzzles-solved", done=done, of=len(self.found), stars=sum(solved.values()))
        self.count.source = f"{{star}} {told}"
        for minigame, button in zip(self.minigames, self.others, strict=True):
            more = minigame.puzzles(self.services)
            if more is not None:
                button.icon = more.icon
                button.text = tr("practice-puzzles-more", title=more.title, solved=more.solved, of=more.many)
                button.tooltip = tr("practice-puzzles-more-tip", stars=more.stars)
        self.layout()
        self.refocus()
        self.refresh()

    def _other(self, minigame: Minigame) -> None:
        """To the puzzles of a world of the game's."""
        more = minigame.puzzles(self.services)
        if more is not None:
            self.app.push(more.enter())

    def enter(self, index: int) -> None:
        """Sit down at a puzzle, and at the next one when that is wanted."""
        puzzle, definition = self.found[index], self.services.game(self.game)

        def left(result: str | None) -> None:
            if result == "next":
                self.enter((index + 1) % len(self.found))

        title = tr("practice-puzzle", number=index + 1, grade=grade_name(puzzle.grade))
        try:
            screen = PuzzleScreen(self.services, definition, puzzle, title)
        except WrongError as error:
            sorry(self.app, tr("practice-puzzle-wrong", puzzle=puzzle.id, error=str(error)))
            return
        self.app.push(screen, left)

    def arrange(self, body: pygame.Rect) -> None:
        head, rest = rects.cut_top(body, self.u(56 if self.others else 44))
        for button in self.others:
            place, head = rects.cut_right(head, button.measure(head.width)[0], self.u(16))
            button.place(place)
        head.height = self.u(44)
        self.count.place(head)
        self.list.place(rects.inset(rest, 0, self.u(10)))


def folder(services: AppServices) -> Path | None:
    """Where own puzzles lie; None when nothing is kept this time."""
    return services.store.path.parent if services.store.path else None


def stars_of(services: AppServices, game: str) -> dict[str, int]:
    """By puzzle, the stars that it has given."""
    try:
        notes = services.store.notes.all(KIND, SolvedPuzzle)
    except StoreError as error:
        services.notices.append(str(error))
        return {}
    return {key.partition("/")[2]: note.stars for key, note in notes.items() if key.startswith(f"{game}/")}
