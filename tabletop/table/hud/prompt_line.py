"""The prompt line: what is being asked and why, how far an announcement has come, and the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.game_text import HoverText
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.widgets.game_text import GameText, OnCard
    from tabletop.table.widgets.panel_facts import PromptFacts
    from tabletop.toolkit.rich_text import RichText

PAD = 30
CLOSE = 12  # units: rows that differ by less are of one length
LIGHT = 12  # a lamp in the asked seat's colour


class PromptLine(Widget):
    """A ribbon that is as wide as its words and sits in the middle of its place; `slim`: a long line is written small. So is
    one that would grow over cards, and why it is asked is told by its button alone then.
    """

    def __init__(self, words: GameText, on_rule: Callable[[str], None], on_card: OnCard, *, slim: bool = False) -> None:
        super().__init__("prompt")
        self.words, self.slim = words, slim
        self.on_rule = on_rule
        self.facts: PromptFacts | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self.text = self.add(HoverText("strong", on_card, label="prompt text"))
        self.rule = self.add(
            Button("", self._open_rule, label="prompt rule", style="ghost", icon="book", role="caption")
        )
        self.visible = False
        self.kept: Sequence[pygame.Rect] = ()

    def update(self, facts: PromptFacts | None, kept: Sequence[pygame.Rect] = ()) -> None:
        """`kept`: cards that it does not grow over."""
        self.kept = kept
        covers = facts is not None and not self._tight and self.box.collidelist(kept) >= 0
        if facts == self.facts and not covers:
            return
        self.facts = facts
        self.visible = facts is not None
        if facts is not None:
            self.rule.visible = bool(facts.rule)
            self.rule.tooltip = f"{escape(facts.why)} {tr('hud-rule', rule=facts.rule)}".strip()
        self.layout()
        self.refresh()

    def _open_rule(self) -> None:
        if self.facts is not None:
            self.on_rule(self.facts.rule)

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        return width, self._size(width)[1] if self.facts is not None else self.u(62)

    def _size(self, width: int) -> tuple[int, int]:
        """Return the size of the ribbon in a place of this width, and lay out its words on the way."""
        facts, kit = self.facts, self.kit
        if facts is None:
            return 0, 0
        self._chip = kit.u(44) if facts.rule else 0
        ends = 2 * kit.u(PAD) + kit.u(LIGHT + 14) + (self._chip + kit.u(12) if self._chip else 0)
        room = max(1, width - ends)
        self.text.set(self.words.rich(facts.line, symbols=self.app.prefs.symbols))
        self.text.role, self.text.color = "strong", "text"
        block = self._even(room)
        rows = block.size[1] > 1.5 * block.line_height
        if rows and (self.slim or self._tight):
            self.text.role = "small"
            block = self._even(room)
        why = facts.why if not facts.steps and not (rows and self._tight) else ""
        below = kit.measure(facts.why, "caption") if facts.why and not facts.steps else self._steps_width()
        self._words = (max(block.size[0], min(below, room)), block.size[1])
        self._below = kit.u(30) if facts.steps or why else 0
        self._reason = self._rows(why, self._words[0] + 2)
        if self._reason is not None:
            self._below = self._reason.size[1] + kit.u(6)
        return self._words[0] + ends, max(kit.u(58), block.size[1] + self._below + kit.u(8 if self.slim else 24))

    def _rows(self, why: str, width: int) -> RichText | None:
        """Why it is asked in more than one row, where that does not fit into one."""
        return self.kit.rows(why, "caption", width) if why else None

    def _even(self, room: int) -> RichText:
        """The words in as few rows as there is room for, all of about one length: none holds but a last word."""
        block = self.kit.rich(self.text.source, self.text.role, room, self.text.color)
        least, wide, high = block.size[0] // 2, block.size[0], block.size[1]
        while high > 1.5 * block.line_height and wide - least > self.u(CLOSE):
            middle = (least + wide) // 2
            narrow = self.kit.rich(self.text.source, self.text.role, middle, self.text.color)
            fits = narrow.size[1] == high and narrow.size[0] <= middle
            least, wide = (least, middle) if fits else (middle, wide)
            block = narrow if fits else block
        return block

    _chip = _below = 0
    _reason: RichText | None = None
    _tight = False
    _words = (0, 0)
    _lamp = _foot = pygame.Rect(0, 0, 0, 0)

    def layout(self) -> None:
        if self.facts is None or not self.rect.width:
            return
        self._tight = False
        self._lay_out()
        if self.box.collidelist(self.kept) >= 0:
            self._tight = True
            self._lay_out()

    def _lay_out(self) -> None:
        kit = self.kit
        self.box = pygame.Rect((0, 0), self._size(self.rect.width))
        self.box.center = self.rect.center
        self.box.bottom = min(self.box.bottom, self.rect.bottom)  # more lines grow upwards: below lies the hand
        inside = rects.inset(self.box, kit.u(PAD), 0)
        if self._chip:
            place, inside = rects.cut_right(inside, self._chip, kit.u(12))
            self.rule.place(rects.center(place, kit.u(44), kit.u(44)))
        self._lamp, inside = rects.cut_left(inside, kit.u(LIGHT), kit.u(14))
        wide, high = self._words
        top = self.box.centery - (high + self._below) // 2 - kit.u(1)
        self.text.place(pygame.Rect(inside.x, top, wide + 2, high))
        self._foot = pygame.Rect(inside.x, top + high, wide + 2, self._below)

    def _steps_width(self) -> int:
        steps = self.facts.steps if self.facts is not None else ()
        return sum(self.kit.measure(step, "caption") + self.u(52) for step in steps)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        facts, kit = self.facts, self.kit
        if facts is None:
            return
        panel_style.panel(target, kit, self.box, "ribbon")
        tint = kit.color(facts.color)
        lamp = pygame.Rect(self._lamp.x, self.box.y + kit.u(16), kit.u(LIGHT), self.box.height - kit.u(32))
        target.blit(shapes.filled(lamp.size, lamp.width // 2, tint.lerp(kit.color("white"), 0.4), tint), lamp)
        if facts.steps:
            self._draw_steps(target, facts)
        elif self._reason is not None:
            self._reason.draw(target, self._foot.topleft)
        elif self._below:
            kit.write(target, facts.why, "caption", self._foot)
        super().draw(target)

    def _draw_steps(self, target: pygame.Surface, facts: PromptFacts) -> None:
        kit, x = self.kit, self._foot.x
        for i, words in enumerate(facts.steps):
            done, here = i < facts.step, i == facts.step
            color = "green" if done else "gold_light" if here else "faint"
            icon = kit.icon("check" if done else "chevron-right" if here else "minus", 20, color)
            target.blit(icon, icon.get_rect(midleft=(x, self._foot.centery)))
            place = pygame.Rect(x + kit.u(26), self._foot.y, kit.measure(words, "caption") + 2, self._foot.height)
            kit.write(target, words, "caption", place, color)
            x = place.right + kit.u(24)
