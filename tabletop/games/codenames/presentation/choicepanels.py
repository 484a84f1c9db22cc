"""Choices of a Director that tell a secret by what can be chosen or by what is asked: which assets a side has left, and a clue
that is not published yet. Both show only while the key is held (CN-54, CN-68, CN-107).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.messages import SeatRef
from tabletop.games.codenames import words
from tabletop.games.codenames.presentation.holdpanel import HoldPanel
from tabletop.games.codenames.presentation.icons import ICONS
from tabletop.games.codenames.rules.acts import ACTS, ALLOW
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.core.ask import Option
    from tabletop.table.extensions.input_panels import AskHost
    from tabletop.toolkit.actions import Action

SIZE = 27  # units of the letters of what is asked
HIDDEN = "Hold the key to read what is asked."
OTHER = "That one cannot be covered."


class ChoicePanel(HoldPanel):
    """One of the options, by a button; Esc goes back to the table."""

    hides = True

    def __init__(self, host: AskHost) -> None:
        super().__init__(host)
        self.note = ""

    def build(self) -> None:
        super().build()
        self.buttons = [self.add(button) for button in self.choices()]
        self.back_button = self.add(
            Button("Back to the table", self.asked.back, style="ghost", icon="eye-off", key="Esc")
        )

    def choices(self) -> list[Button]:
        """The buttons that answer, the usual answer first."""
        raise NotImplementedError

    def said(self) -> tuple[str, str]:
        """What is asked, and its colour."""
        raise NotImplementedError

    def choose(self, option: Option) -> None:
        wrong = self.asked.choose(self.view.options.index(option))
        if wrong is not None:
            self.refuse(wrong.text)

    def refuse(self, text: str) -> None:
        self.note = text
        self.app.sound("error_soft")
        self.app.dirty = True

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.asked.back()
            return True
        return super().on_action(action)

    # --- place and picture
    def layout(self) -> None:
        gap, right = self.u(14), self.room()
        self.words, right = rects.cut_top(right, self.u(230), gap)
        places = [*self.buttons, self.back_button]
        column, _ = rects.cut_top(right, min(right.height, len(places) * self.u(78)))
        for button, cell in zip(places, rects.rows(column, [1] * len(places), gap), strict=True):
            button.place(cell)

    def paint(self, target: pygame.Surface) -> None:
        super().paint(target)
        text, tone = (self.note, "coral") if self.note else self.said()
        asked = self.asked.advice or text
        self.kit.rich(asked, "body", self.words.width, tone, size=SIZE).draw(target, self.words.topleft)


class CoverPanel(ChoicePanel):
    """A cell of the map is ticked, and then covered. Any may be ticked, so that a tick tells nothing."""

    def choices(self) -> list[Button]:
        self.cover_button = Button("", self.cover, label="Cover", icon="layers", key="Enter")
        self._light()
        return [self.cover_button]

    def said(self) -> tuple[str, str]:
        return escape(str(words.prompt(self.view).line[0])), "text"

    def _light(self) -> None:
        cell = next(iter(self.map.meant), None)
        name = ASSETS[self.table.kind[cell]].name if cell is not None else ""
        self.cover_button.text = f"Cover {name}" if name else "Tick an asset on the map"
        self.cover_button.style = "accept" if name else "secondary"

    def tick_cell(self, cell: int) -> None:
        if not self.app.keyboard:  # Enter covers it after a click
            self.set_focus(None)
        self.note = ""
        self.map.meant = () if cell in self.map.meant else (cell,)
        self._light()
        self.app.dirty = True

    def on_key(self, event: Event) -> bool:
        """Enter covers what is ticked; on a cell it ticks that."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.focus is None:
            self.cover()
            return True
        return super().on_key(event)

    def cover(self) -> None:
        found = [option for option in self.view.options if option[1] in self.map.meant]
        if found:
            self.choose(found[0])
        elif self.map.meant:
            self.refuse(OTHER)


class RulingPanel(ChoicePanel):
    """A word that nobody but the Directors may read yet: it counts as one word, or may be said, or not."""

    def choices(self) -> list[Button]:
        return [self._choice(option) for option in self.view.options]

    def _choice(self, option: Option) -> Button:
        style = "primary" if option[0] == ALLOW else "secondary"
        icon = ICONS[ACTS[option[0]].name]
        return Button(words.label(self.view, option), partial(self.choose, option), icon=icon, style=style)

    def said(self) -> tuple[str, str]:
        return (self._asked(), "text") if self.map.open else (HIDDEN, "muted")

    def _asked(self) -> str:
        """The question and why it is put, as rich text."""
        prompt, who = words.prompt(self.view), self.asked.basics.who
        line = "".join(who[part.seat].name if isinstance(part, SeatRef) else str(part) for part in prompt.line)
        return f"**{escape(line)}**\n{escape(prompt.why)}"
