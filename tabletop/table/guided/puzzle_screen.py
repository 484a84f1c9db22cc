"""A puzzle at the table: the match stands at its moment, and only what serves is taken.

    PuzzleScreen(services, definition, puzzle, title)

Closes with "next" when the next puzzle is wanted, None to go back to the shelf. Raises WrongError when the puzzle does not
fit this game. What is asked stands in a bar below; the solution is played out on the table itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.app import key_bindings
from tabletop.app.toasts import sorry
from tabletop.core.ask import NOBODY, Refused
from tabletop.i18n import tr
from tabletop.match.seats import person
from tabletop.progress.puzzle_session import KIND, MOST_STARS, PuzzleSession, SolvedPuzzle, stars
from tabletop.progress.puzzles import odds_words, tasks
from tabletop.storage import StoreError
from tabletop.table.model import messages
from tabletop.table.model.commands import TableCommands
from tabletop.table.table_screen import TableScreen
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.display import Flourish
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.progress.puzzles import Puzzle
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import TableContext
    from tabletop.toolkit.draw_context import DrawContext

# The bar below a puzzle: what is asked, how far it is done, and what helps.

HIGH = 104  # units of the whole bar
STAR = 34


class PuzzleStatus(NamedTuple):
    """title: which puzzle it is; task: in words; done: answers of `moves`; over: the task is done; stars: that it gave;
    end: what is said then; hint: what to look for, while it has been asked for.
    """

    title: str
    task: str
    done: int
    moves: int
    over: bool = False
    stars: int = 0
    end: str = ""
    hint: str = ""


class PuzzleBar(Widget):
    """`press` is called with the name of a button; `hint_key` and `undo_key`: places of keys."""

    def __init__(self, standing: PuzzleStatus, press: Callable[[str], None], hint_key: str, undo_key: str) -> None:
        super().__init__("puzzle")
        self.standing, self.press = standing, press
        self.hint = self._button(
            "hint", tr("guided-hint"), "lightbulb", f"{tr('guided-what-to-look-at')}  {{key:{hint_key}}}"
        )
        self.again = self._button(
            "again", tr("guided-again"), "restart", f"{tr('guided-to-start')}  {{key:{undo_key}}}"
        )
        self.solution = self._button("solution", tr("guided-solution"), "eye", tr("guided-play-it-out"))
        self.next = self._button("next", tr("hud-next"), "skip-next", tr("guided-next-puzzle"), style="primary")
        self.leave = self._button("leave", "", "close", f"{tr('guided-to-shelf')}  **Esc**", style="ghost")
        self.next.visible = False

    def _button(self, name: str, text: str, icon: str, tooltip: str, style: str = "secondary") -> Button:
        def pressed() -> None:
            self.press(name)

        made = self.add(Button(text, pressed, label=name, style=style, icon=icon, tooltip=tooltip, role="strong"))
        made.height = 58
        return made

    def update(self, standing: PuzzleStatus) -> None:
        """Say how far it is."""
        if standing == self.standing:
            return
        over = standing.over
        if over != self.next.visible:
            self.next.visible = over
            self.hint.visible = self.solution.visible = not over
        self.standing = standing
        self.layout()
        self.refresh()

    def layout(self) -> None:
        if not self.rect.width:
            return
        row = rects.inset(self.rect, self.u(28), self.u(14))
        gap, high = self.u(10), self.u(58)
        for button in (self.leave, self.next, self.solution, self.again, self.hint):
            if button.visible:
                wide = button.measure(self.u(300))[0] if button.text else self.u(64)
                place, row = rects.cut_right(row, wide, gap)
                button.place(rects.center(place, wide, high))
        self.words = row

    words = pygame.Rect(0, 0, 0, 0)

    def draw(self, target: pygame.Surface) -> None:
        kit, standing = self.kit, self.standing
        target.fill(kit.color("night"), self.rect)
        panel_style.panel(target, kit, self.rect, "count")
        mark, words = rects.cut_left(self.words, kit.u(64), kit.u(14))
        icon = kit.icon("puzzle", 48, "gold")
        target.blit(icon, icon.get_rect(center=mark.center))
        upper, lower = rects.rows(words, [1, 1.15])
        draw_stars(target, kit, upper.topright, standing.stars) if standing.stars else None
        kit.write(target, standing.title, "label", upper, "gold")
        left = standing.moves - standing.done
        many = tr("guided-solved", end=standing.end) if standing.over else tr("guided-answers-to-go", count=left)
        text = f"{standing.task} {many}"
        hint = f"  {tr('guided-look-for', what=standing.hint)}" if standing.hint else ""
        size = kit.fit(text + hint, "strong", lower.width, 0.55)
        kit.write(target, text, "strong", lower, "text", size=size)
        _, rest = rects.cut_left(lower, kit.measure(text, "strong", size))
        kit.write(target, hint, "strong", rest, "gold_light", size=size)
        super().draw(target)


def draw_stars(
    target: pygame.Surface, kit: DrawContext, right_top: tuple[int, int], stars: int, size: float = STAR
) -> None:
    """Three stars in a row that ends there, so many of them full."""
    side = kit.u(size)
    for place in range(MOST_STARS):
        full = place < stars
        icon = kit.icon("star" if full else "star-outline", size, "gold_light" if full else "faint")
        target.blit(icon, (right_top[0] - (MOST_STARS - place) * side, right_top[1]))


SOLVER = "Robin"  # when nobody has a profile
BEAT = 900  # ms before each answer of a solution that is played out


@dataclass(frozen=True, slots=True)
class WrongTry(messages.Message):
    """Something else than what serves has been tried."""


class PuzzleCommands(TableCommands):
    """Whatever does not serve is refused, and counted."""

    def __init__(
        self, context: TableContext, now: Callable[[], int], solving: PuzzleSession, wanted: Callable[[], str]
    ) -> None:
        super().__init__(context, now)
        self.solving, self.wanted = solving, wanted
        self.wrong = solving.goal.task.refusal

    def advice(self) -> str:
        return self.wanted()

    def own_hints(self) -> bool:
        return True

    def _serves(self, index: int) -> bool:
        return index in self.solving.serving or self.solving.free(self.shown.view.options[index])

    def answer(self, index: int) -> None:
        if self.solving.solved:
            self.say(tr("guided-is-solved"), "puzzle")
            return
        if self._serves(index):
            super().answer(index)
            return
        self.complain(self.wrong)
        self.post(WrongTry())
        self.post(messages.ChoiceChanged())

    def take(self, index: int) -> Refused | None:
        if self._serves(index):
            return super().take(index)
        self.post(WrongTry())
        return Refused("not_sure", self.wrong)

    def tell(self, value: object, note: str = "") -> Refused | None:
        if self.solving.tells(value):
            return super().tell(value, note)
        self.post(WrongTry())
        return Refused("not_sure", self.wrong)

    def take_back(self, seat: int = NOBODY) -> None:  # noqa: ARG002  # there is nobody else to ask
        self.app.event_lane.hurry()
        self.app.sound("undo")
        self.solving.again(self.now())
        self.post(messages.MatchChanged())


class PuzzleScreen(TableScreen):
    """See the module. `misses`, `hints`: so far; `showing`: the solution is being played out."""

    ends = helps = False

    def __init__(self, services: AppServices, definition: Definition, puzzle: Puzzle, title: str) -> None:
        profiles = services.profiles()
        me = profiles[0] if profiles else None
        who = person(puzzle.seat, me.name if me else SOLVER, avatar=me.avatar if me else avatars.people()[0])
        self.solving = PuzzleSession(definition, puzzle, who)
        self.home, self.puzzle, self.title = services, puzzle, title
        self.task = tasks(definition)[puzzle.task].words(puzzle.number)
        self.misses = self.hints = self.won = 0
        self.showing = self.over = self._said = False
        self._hinted = (NOBODY, "")  # after how many answers, and what to look for
        self._next = 0.0
        super().__init__(self.solving.match, services, on_end=lambda _: None, now=0)

    # --- parts
    def build(self) -> None:
        super().build()
        hint_key, undo_key = (key_bindings.key_of(self.home.settings, name) for name in ("hint", "undo"))
        self.bar = self.add(PuzzleBar(self._standing(), self.do, hint_key, undo_key))
        self.flourish = self.add(Flourish())

    def make_commands(self, context: TableContext) -> PuzzleCommands:
        return PuzzleCommands(context, lambda: self.now, self.solving, self._wanted)

    def _wanted(self) -> str:
        """For a panel that covers the bar."""
        standing = self._standing()
        hint = f" [gold_light]{tr('guided-look-for', what=escape(standing.hint))}.[/]" if standing.hint else ""
        return f"**{escape(standing.task)}**{hint}"

    @property
    def canvas(self) -> pygame.Rect:
        return rects.cut_bottom(self.rect, self.u(HIGH))[1]

    def layout(self) -> None:
        super().layout()
        self.bar.place(rects.cut_bottom(self.rect, self.u(HIGH))[0])
        self.flourish.place(self.canvas)

    def show(self) -> None:
        super().show()
        self.hud.recap.visible = False  # what went before is the puzzle's, not the person's
        begun = self.match.n > self.solving.first
        self.hud.corner.update(undo="" if begun else tr("guided-puzzle-begins"), redo=tr("guided-nothing-ahead"))
        self._count()

    def _standing(self) -> PuzzleStatus:
        done, (at, hint) = min(self.solving.place.answers, self.puzzle.moves), self._hinted
        hint = hint if at == self.match.n and not self.over else ""
        end = odds_words(self.puzzle)
        return PuzzleStatus(self.title, self.task, done, self.puzzle.moves, self.over, self.won, end, hint)

    def _count(self) -> None:
        self.bar.update(self._standing())

    def shown(self) -> None:
        super().shown()
        if not self._said:
            self._said = True  # a panel of the game's may cover the bar at once
            self.app.toast(f"**{escape(self.task)}**", "puzzle", "gold")

    # --- time
    def update(self, now: float) -> bool:
        moved = super().update(now)
        if self.sequencer.busy or not self.clock.runs:
            return moved
        if self.solving.solved:
            if not self.over:
                self._finish()
        elif self.showing and now >= self._next and self.player_view.deciding == self.solving.seat:
            self._next = now + BEAT
            value = self.solving.telling
            self.commands.give(self.solving.serving[0]) if value is None else self.commands.tell(value)
        return moved

    def _finish(self) -> None:
        """The task is done: say so, and remember it unless the solution was shown."""
        self.over, self.won = True, 0 if self.showing else stars(self.misses, self.hints)
        self.app.sound("win" if not self.showing else "tutorial_step")
        if not self.showing:
            try:
                remember(self.home, self.match.definition.id, self.puzzle, self.won)
            except StoreError as error:
                sorry(self.app, tr("guided-not-remembered", why=str(error)))
            self.flourish.begin(self.won)
        self._count()
        self.set_focus(self.bar.next)

    # --- what the bar does
    def do(self, name: str) -> None:
        """What a button or a key is for, by its name."""
        ways: dict[str, Callable[[], None]] = {
            "hint": self._hint,
            "again": self._again,
            "solution": self._show,
            "next": lambda: self._close("next"),
            "leave": lambda: self._close(None),
        }
        ways[name]()

    def _hint(self) -> None:
        """It stays in the bar until there is an answer, and is paid for once."""
        serving, value = self.solving.serving, self.solving.telling
        if self.over or not (serving or value) or self.player_view.deciding != self.solving.seat:
            return
        self.hints += self._hinted[0] != self.match.n
        view, definition = self.player_view.view(), self.match.definition
        about = self.solving.goal.task.hint(value) if value else definition.label(view, view.options[serving[0]])
        words = self.hud.words.named(about)
        self._hinted = self.match.n, words
        self.app.toast(tr("guided-look-for", what=f"**{escape(words)}**"), "lightbulb", "gold")
        self._count()

    def _again(self) -> None:
        self.showing = self.over = False
        self.won = 0
        self.commands.take_back()
        self._count()

    def _show(self) -> None:
        """From the start, or from here where the way is still the right one. Whoever has seen it can win the last star."""
        self.hints = MOST_STARS
        if self.solving.lost:
            self.commands.take_back()
        self.showing, self._next = True, 0.0

    def _close(self, result: str | None) -> None:
        self.let_go()
        self.close(result)

    # --- input
    def on_message(self, message: Message) -> None:
        match message:
            case WrongTry():
                self.misses += 1
                self.drag_and_drop.let_go()
            case messages.CommandCalled("hint"):
                self._hint()
            case messages.CommandCalled("menu" | "pause"):
                self._close(None)
            case _:
                super().on_message(message)

    def on_key(self, event: Event) -> bool:
        bound = key_bindings.of_key(self.home.settings, place_of(event))
        if not self.hud.floating.open and bound == "hint":
            self.do("hint")
            return True
        if bound == "pass_turn":
            return True  # nothing is passed ahead at a puzzle
        return super().on_key(event)


def remember(services: AppServices, game: str, puzzle: Puzzle, found: int) -> None:
    """Keep the most stars that a puzzle has given. Raises StoreError."""
    notes, key = services.store.notes, f"{game}/{puzzle.id}"
    before = notes.get(KIND, key, SolvedPuzzle)
    if before is None or before.stars < found:
        notes.put(KIND, key, SolvedPuzzle(found), now=int(services.now()))
