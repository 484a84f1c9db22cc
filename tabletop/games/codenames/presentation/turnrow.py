"""One turn in the list of a match that is over: a line, and below the chosen one everything behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.definition import CardRef, Line, SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.panel import reason
from tabletop.games.codenames.presentation.looks import tile
from tabletop.games.codenames.rules.cards import CELLS
from tabletop.games.codenames.rules.table import KEY
from tabletop.games.codenames.words.common import WHY_NOT, number_word
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from tabletop.games.codenames.bots.director import Idea
    from tabletop.games.codenames.bots.lookback import Turn
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
        said = f"{said_word(turn.word)} {number_word(turn.number)}" if turn.word is not None else "no clue in time"
        who = self.words.rich((SeatRef(turn.director),), symbols=self.app.prefs.symbols)
        return f"{self.at + 1}  {who}  [{SIDE_COLOURS[turn.side]}]**{escape(said)}**[/]"

    def lines(self) -> list[str]:
        """Everything behind the turn, as rich text."""
        turn = self.turn
        found = [f"{{ban}} {escape(capitals(word))}: {WHY_NOT[why]}." for word, why in turn.refused]
        if turn.word is not None:
            found.append(
                f"{{check}} Meant: {self._named(turn.meant)}." if turn.meant else "{check} Nothing was ticked."
            )
        if turn.word:
            found.append(f"[muted]{escape(self._parts(turn.word))}[/]")
        return [*found, *self._strong()]

    def _strong(self) -> list[str]:
        idea = self.idea
        if idea is None:
            return ["{robot} [muted]The strong bot is thinking...[/]"]
        said = f"{capitals(idea.word)} {number_word(idea.number)}"
        if self.turn.word is not None and self.turn.word.casefold() == idea.word:
            return [f"{{robot}} The strong bot would have said that word, too: **{said}**."]
        meant = f", for {self._named(idea.cells)}" if idea.cells else ""
        return [
            f"{{robot}} The strong bot would have said **{said}**{meant}.",
            f"[muted]{escape(self._parts(idea.word))}[/]",
        ]

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


def said_word(word: str) -> str:
    """A clue as it is shown; one that was only spoken has no word."""
    return capitals(word) or "a spoken word"
