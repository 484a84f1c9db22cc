"""The match turn by turn, with the key open: what was said, meant and found, and what the strong bot would have said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.lookback import Award, Turn, awards, thoughts, turns
from tabletop.games.codenames.bots.panel import reason
from tabletop.games.codenames.presentation.keymap import KeyMap
from tabletop.games.codenames.presentation.looks import COLOURS, INK, PAPER, lettered, tile
from tabletop.games.codenames.rules.cards import CELLS
from tabletop.games.codenames.rules.table import KEY
from tabletop.games.codenames.texts import tr
from tabletop.games.codenames.words.common import way_said
from tabletop.table.extensions.end_pages import EndPage
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Pressable
from tabletop.toolkit.widgets.containers import Column, Panel
from tabletop.toolkit.widgets.label import Label, RichLabel
from tabletop.toolkit.widgets.scroll import ScrollPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from tabletop.app.services import AppServices
    from tabletop.games.codenames.bots.director import Idea
    from tabletop.games.codenames.bots.lookback import Turn
    from tabletop.table.extensions.end_pages import FinishedMatch
    from tabletop.table.widgets.game_text import GameText


HEAD, PAD = 46, 14  # units
SIDE_COLOURS = ("#7DB4FF", "#FF8A90")  # of words on a dark ground


class TurnRow(Pressable):
    """`idea`: what the strong bot would have said, None while it is still thinking."""

    def __init__(self, at: int, turn: Turn, words: GameText, on_choose: Callable[[int], None]) -> None:
        super().__init__(f"turn {at + 1}", lambda: on_choose(at))
        self.at, self.turn, self.words = at, turn, words
        self.idea: Idea | None = None
        self.chosen = False

    # --- words
    def head(self) -> str:
        turn = self.turn
        said = tr("review-no-clue")
        if turn.word is not None:
            said = tr("review-clue", said=way_said(turn.word), word=capitals(turn.word), number=turn.number)
        who = self.words.rich((SeatRef(turn.director),), symbols=self.app.prefs.symbols)
        return f"{self.at + 1}  {who}  [{SIDE_COLOURS[turn.side]}]**{escape(said)}**[/]"

    def lines(self) -> list[str]:
        """Everything behind the turn, as rich text."""
        turn = self.turn
        found = [f"{{ban}} {tr('review-refused', word=escape(capitals(word)), why=why)}" for word, why in turn.refused]
        if turn.word is not None:
            meant = tr("review-meant", assets=self._named(turn.meant)) if turn.meant else tr("review-nothing-ticked")
            found.append(f"{{check}} {meant}")
        if turn.word:
            found.append(f"[muted]{escape(self._parts(turn.word))}[/]")
        return [*found, *self._strong()]

    def _strong(self) -> list[str]:
        idea = self.idea
        if idea is None:
            return [f"{{robot}} [muted]{tr('review-thinking')}[/]"]
        word, number = capitals(idea.word), idea.number
        if self.turn.word is not None and self.turn.word.casefold() == idea.word:
            return [f"{{robot}} {tr('review-same-word', word=word, number=number)}"]
        if idea.cells:
            said = tr("review-other-word-for", word=word, number=number, assets=self._named(idea.cells))
        else:
            said = tr("review-other-word", word=word, number=number)
        return [f"{{robot}} {said}", f"[muted]{escape(self._parts(idea.word))}[/]"]

    def _parts(self, word: str) -> str:
        """Each open card's part in a word."""
        table = self.turn.before
        return reason(word, table.kinds(tuple(card - CELLS for card in table.zones[KEY])), table.taught)

    def _named(self, cells: Sequence[int]) -> str:
        names: list[Line] = [(CardRef(self.turn.before.kind[cell], cell),) for cell in cells]
        return ", ".join(self.words.rich(name) for name in names)

    # --- place and picture
    def _text(self) -> str:
        return "\n".join(self.lines())

    def measure(self, width: int) -> tuple[int, int]:
        high = self.u(HEAD)
        if self.chosen:
            high += self.kit.rich(self._text(), "small", max(1, width - 2 * self.u(PAD))).size[1] + self.u(PAD)
        return width, high

    def draw(self, target: pygame.Surface) -> None:
        kit, pad = self.kit, self.u(PAD)
        kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row")
        side, x = self.u(30), self.rect.right - pad
        for guess in reversed(self.turn.guesses):
            if guess.seat >= 0:
                x -= side + self.u(5)
                target.blit(tile(guess.owner, side), (x, self.rect.y + (self.u(HEAD) - side) // 2))
        head = kit.rich(self.head(), "small", max(1, x - self.rect.x - pad), "text")
        head.draw(target, (self.rect.x + pad, self.rect.y + (self.u(HEAD) - head.size[1]) // 2))
        if self.chosen:
            text = kit.rich(self._text(), "small", self.rect.width - 2 * pad, "text")
            text.draw(target, (self.rect.x + pad, self.rect.y + self.u(HEAD)))


WIDE = 54  # percent for the grid


class TurnMap(KeyMap):
    """The grid as it lay when a turn began, with the key, and what came of it."""

    def __init__(self, turn: Turn) -> None:
        super().__init__(turn.before, lambda _cell: None, turned=False)
        self.open = True
        for cell in self.cells:
            cell.focusable = False
        self.show(turn, None)

    def show(self, turn: Turn, idea: Idea | None) -> None:
        self.table, self.turn, self.idea = turn.before, turn, idea
        self.meant = turn.meant

    def paint(self, target: pygame.Surface, box: pygame.Rect, cell: int) -> None:
        super().paint(target, box, cell)
        side = max(14, round(box.height * 0.28))
        at = next((i for i, guess in enumerate(self.turn.guesses, 1) if guess.cell == cell), 0)
        if at:
            color = COLOURS[self.turn.guesses[at - 1].owner]
            disc = shapes.disc(side, PAPER).copy()
            disc.blit(shapes.ring((side, side), side // 2, max(2, side // 9), color), (0, 0))
            number = lettered(str(at), round(side * 0.76), INK)
            disc.blit(number, number.get_rect(center=(side // 2, side // 2 + 1)))
            target.blit(disc, disc.get_rect(bottomright=(box.right - self.u(4), box.bottom - self.u(4))))
        if self.idea is not None and cell in self.idea.cells:
            robot = self.kit.icon("robot", 26, "gold_light")
            target.blit(robot, robot.get_rect(bottomleft=(box.left + self.u(5), box.bottom - self.u(4))))


class Review(EndPage):
    """The turns are played again when the page is first shown; what the strong bot thinks comes a bit at a time."""

    title = tr("review-title")

    def __init__(self, past: FinishedMatch, services: AppServices) -> None:
        super().__init__(past, services)
        self.turns: list[Turn] = []
        self.rows: list[TurnRow] = []
        self.chosen = 0
        self._thinking: tuple[int, Iterator[Idea | None]] | None = None

    def think(self) -> bool:
        if not self.rows:
            self._begin()
            return True
        at = self._next()
        if at < 0:
            return False
        if self._thinking is None or self._thinking[0] != at:
            self._thinking = (at, thoughts(self.turns[at]))
        idea = next(self._thinking[1])
        if idea is None:
            return False
        self._thinking, self.rows[at].idea = None, idea
        self._show()
        return True

    def _next(self) -> int:
        """The turn to think about: the chosen one first."""
        waiting = [at for at, row in enumerate(self.rows) if row.idea is None]
        return self.chosen if self.chosen in waiting else waiting[0] if waiting else -1

    def _begin(self) -> None:
        self.turns = turns(self.past.begin(), self.past.answers)
        self.rows = [TurnRow(at, turn, self.past.words, self.choose) for at, turn in enumerate(self.turns)]
        self.map = self.add(TurnMap(self.turns[0]))
        self.legend = self.add(RichLabel(tr("review-legend"), "caption"))
        prizes = [RichLabel(self._prize(award), "small", label=award.title) for award in awards(self.turns)]
        heads = [Label(tr(head), "label", color="gold") for head in ("review-awards", "review-clues")]
        column = Column(heads[0], *prizes, heads[1], *self.rows, gap=8)
        self.list = self.add(Panel(ScrollPanel(column, label="turns"), pad=16))
        self._show()

    def _prize(self, award: Award) -> str:
        line = self.past.words.rich(award.line, symbols=self.app.prefs.symbols)
        return f"[gold]{{{award.icon}}}[/] **{award.title}:** {line}"

    def choose(self, at: int) -> None:
        """Show this turn."""
        self.chosen = at
        self._show()

    def _show(self) -> None:
        for at, row in enumerate(self.rows):
            row.chosen = at == self.chosen
        self.map.show(self.turns[self.chosen], self.rows[self.chosen].idea)
        if self.rect.width:
            self.layout()
        self.refresh()

    def layout(self) -> None:
        if not self.rows:
            return
        left, right = rects.columns(self.rect, [WIDE, 100 - WIDE], self.u(22))
        foot, left = rects.cut_bottom(left, self.u(34), self.u(6))
        self.map.place(left)
        self.legend.place(foot)
        self.list.place(right)
