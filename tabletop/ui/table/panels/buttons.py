"""The main buttons of the one who decides: end the turn, pass, done, claim."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui.markup import escape
from tabletop.ui.widgets.box import Row
from tabletop.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.ui.table.panels.facts import ButtonFacts


class ButtonRow(Row):
    """Buttons beside each other; `on_press` hears the id. `align`: where they sit in their place."""

    def __init__(self, on_press: Callable[[str], None], *, align: str = "center") -> None:
        super().__init__(gap=16, align=align, label="main buttons")
        self.on_press = on_press
        self.facts: tuple[ButtonFacts, ...] = ()

    @property
    def question(self) -> bool:
        """Several buttons, none of which is the main one."""
        return len(self.facts) > 1 and self.facts[0].style != "primary"

    def update(self, facts: Sequence[ButtonFacts]) -> None:
        """Show these buttons; those with an id that was there before keep the focus."""
        if tuple(facts) == self.facts:
            return
        focused = next((old.id for old, child in zip(self.facts, self.children, strict=True) if child.focused), None)
        self.facts = tuple(facts)
        self.clear()
        for fact in facts:
            button = self.add(self._button(fact))
            if fact.id == focused and self.host is not None:
                self.host.set_focus(button)
        if focused is not None and focused not in [fact.id for fact in facts] and self.host is not None:
            self.host.set_focus(None)
        if self.rect.width:
            self.layout()
        self.refresh()

    def layout(self) -> None:
        """In a corner the main one keeps its place at the lower right, whatever comes or goes beside it, or above it where
        their words would be cut; in the middle beside each other, or in several rows.
        """
        super().layout()
        wishes = [child.measure(self.rect.width) for child in self.children]
        gap = self.u(self.gap)
        fits = sum(wide + gap for wide, _ in wishes) - gap <= self.rect.width
        if self.align == "center":
            if not fits:
                self._flow(wishes, gap)
            return
        right, bottom = self.rect.right, self.rect.bottom
        from_corner = list(zip(self.children, wishes, strict=True))
        if not self.question:  # the main one in the corner, the others from left to right beside it
            from_corner[1:] = reversed(from_corner[1:])
        else:
            from_corner.reverse()
        for child, (wide, high) in from_corner:
            width = min(wide, self.rect.width)
            child.place(pygame.Rect(right - width, bottom - high, width, high))
            if fits:
                right -= width + gap
            else:
                bottom -= high + gap

    def _flow(self, wishes: list[tuple[int, int]], gap: int) -> None:
        """As many beside each other as fit, row below row."""
        rows: list[list[int]] = [[]]
        for i, (wide, _) in enumerate(wishes):
            if rows[-1] and sum(wishes[k][0] + gap for k in rows[-1]) + wide > self.rect.width:
                rows.append([])
            rows[-1].append(i)
        high = max(high for _, high in wishes)
        y = self.rect.centery - (len(rows) * (high + gap) - gap) // 2
        for row in rows:
            x = self.rect.centerx - (sum(wishes[k][0] + gap for k in row) - gap) // 2
            for k in row:
                self.children[k].place(pygame.Rect(x, y, wishes[k][0], high))
                x += wishes[k][0] + gap
            y += high + gap

    def _button(self, fact: ButtonFacts) -> Button:
        return Button(
            fact.text,
            lambda: self.on_press(fact.id),
            label=f"button {fact.id}",
            style=fact.style,
            icon=fact.icon,
            key=fact.key,
            enabled=fact.enabled,
            tooltip="" if fact.enabled else escape(fact.why_not),
            pictures=fact.pictures,
            at_once=fact.at_once,
        )
