"""The prompt line: what is being asked and why, how far an announcement has come, and the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout, shapes
from tabletop.ui.markup import escape
from tabletop.ui.table.panels import look
from tabletop.ui.table.panels.hovertext import HoverText
from tabletop.ui.widgets.base import Widget
from tabletop.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.table.panels.facts import PromptFacts
    from tabletop.ui.table.panels.hovertext import OnCard
    from tabletop.ui.table.panels.words import Words

PAD = 30
LIGHT = 12  # a lamp in the asked seat's colour


class PromptLine(Widget):
    """A ribbon that is as wide as its words and sits in the middle of its place."""

    def __init__(self, words: Words, on_rule: Callable[[str], None], on_card: OnCard) -> None:
        super().__init__("prompt")
        self.words = words
        self.on_rule = on_rule
        self.facts: PromptFacts | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self.text = self.add(HoverText("strong", on_card, label="prompt text"))
        self.rule = self.add(
            Button("", self._open_rule, label="prompt rule", style="ghost", icon="book", role="caption")
        )
        self.visible = False

    def update(self, facts: PromptFacts | None) -> None:
        if facts == self.facts:
            return
        self.facts = facts
        self.visible = facts is not None
        if facts is not None:
            self.rule.visible = bool(facts.rule)
            self.rule.tooltip = f"Rule **{facts.rule}**: read why" if facts.rule else ""
        self.layout()
        self.refresh()

    def _open_rule(self) -> None:
        if self.facts is not None:
            self.on_rule(self.facts.rule)

    # --- place
    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(96 if self.facts is not None and (self.facts.why or self.facts.steps) else 62)

    def layout(self) -> None:
        facts = self.facts
        if facts is None or not self.rect.width:
            return
        kit = self.kit
        ends = 2 * kit.u(PAD) + kit.u(LIGHT + 14)
        chip = kit.u(44) if facts.rule else 0
        room = self.rect.width - ends - (chip + kit.u(12) if chip else 0)
        self.text.set(self.words.rich(facts.line, symbols=self.app.prefs.symbols))
        block = kit.rich(self.text.source, "strong", max(1, room))
        below = kit.measure(facts.why, "caption") if facts.why and not facts.steps else self._steps_width()
        inner = max(block.size[0], min(below, room))
        wide = inner + self.rect.width - room
        foot = kit.u(30) if facts.why or facts.steps else 0
        high = max(kit.u(58), block.size[1] + foot + kit.u(24))
        self.box = layout.center(self.rect, wide, high)
        inside = layout.inset(self.box, kit.u(PAD), 0)
        if chip:
            place, inside = layout.cut_right(inside, chip, kit.u(12))
            self.rule.place(layout.center(place, kit.u(44), kit.u(44)))
        self._lamp, inside = layout.cut_left(inside, kit.u(LIGHT), kit.u(14))
        top = self.box.centery - (block.size[1] + foot) // 2 - kit.u(1)
        self.text.place(pygame.Rect(inside.x, top, inner + 2, block.size[1]))
        self._foot = pygame.Rect(inside.x, top + block.size[1], inner + 2, foot)

    def _steps_width(self) -> int:
        steps = self.facts.steps if self.facts is not None else ()
        return sum(self.kit.measure(step, "caption") + self.u(52) for step in steps)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        facts, kit = self.facts, self.kit
        if facts is None:
            return
        look.panel(target, kit, self.box, "ribbon")
        tint = kit.color(facts.color)
        lamp = pygame.Rect(self._lamp.x, self.box.y + kit.u(16), kit.u(LIGHT), self.box.height - kit.u(32))
        target.blit(shapes.filled(lamp.size, lamp.width // 2, tint.lerp(kit.color("white"), 0.4), tint), lamp)
        if facts.steps:
            self._draw_steps(target, facts)
        elif facts.why:
            size = min(18, kit.fit(facts.why, "caption", max(1, self._foot.width), 0.75))
            kit.write(target, facts.why, "caption", self._foot, size=size)
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

    def spoken(self) -> str:
        """Return the line as plain words."""
        return self.words.plain(self.facts.line) if self.facts is not None else ""

    def why(self) -> str:
        return escape(self.facts.why) if self.facts is not None else ""
