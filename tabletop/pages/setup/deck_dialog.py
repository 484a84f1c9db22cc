"""Choosing the deck of a seat: own decks first, then the ready ones; what is wrong with a deck is said below its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.app.seat_decks import DeckChoice


BUILD = "build"


class DeckLine(ListRow):
    """A deck with a second line about it."""

    def __init__(self, choice: DeckChoice, on_press: Callable[[], None], *, chosen: bool) -> None:
        icon, color = ("alert", "coral") if choice.wrong else ("cards", "gold")
        super().__init__(choice.name, on_press, icon=icon, label=f"choose {choice.name}",
                         tooltip=escape(choice.wrong or choice.about))  # fmt: skip
        self.choice, self.color = choice, color
        self.chosen = chosen

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(72)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row")
        box = rects.inset(self.rect, kit.u(16), kit.u(8))
        place, box = rects.cut_left(box, kit.u(34), kit.u(14))
        icon = kit.icon(self.icon, 30, self.color)
        target.blit(icon, icon.get_rect(center=place.center))
        words = self.choice.wrong or self.choice.about
        upper, lower = rects.rows(box, [1.2, 1] if words else [1, 0])
        color = "faint" if self.choice.wrong else "gold_light" if self.chosen else "text"
        kit.write(target, self.text, "strong", upper, color, size=kit.fit(self.text, "strong", upper.width, 0.7))
        kit.write(
            target, _shortened(self, words, lower.width), "caption", lower, "coral" if self.choice.wrong else "muted"
        )


def _shortened(line: DeckLine, words: str, room: int) -> str:
    """As many words as fit on one line."""
    if line.kit.measure(words, "caption") <= room:
        return words
    while words and line.kit.measure(f"{words} ...", "caption") > room:
        words = words.rpartition(" ")[0]
    return f"{words} ..."


class DeckDialog(Dialog[str]):
    """Returns the value of the house rule, BUILD for the way to the own decks, "" or None when nothing was chosen.

    An illegal deck says why and stays.
    """

    def __init__(self, title: str, choices: Sequence[DeckChoice], value: str) -> None:
        body = Column(gap=8)
        for mine, words in ((True, tr("setup-own-decks")), (False, tr("setup-ready-decks"))):
            group = [choice for choice in choices if choice.mine is mine]
            if group:
                body.add(Label(words, "label", color="gold"))
            for choice in group:
                body.add(DeckLine(choice, self._chooser(choice), chosen=choice.value == value))
        answers = (
            DialogButton(tr("setup-build-decks"), BUILD, "secondary", "wrench"),
            DialogButton(tr("setup-keep-deck"), "", "ghost"),
        )
        super().__init__(title, body=body, answers=answers, icon="cards", width=860)
        self.lines = [line for line in body.children if isinstance(line, DeckLine)]

    def shown(self) -> None:
        if self.focus is None:
            self.set_focus(next((line for line in self.lines if line.chosen), self.lines[0]))

    def _chooser(self, choice: DeckChoice) -> Callable[[], None]:
        def choose() -> None:
            if choice.wrong:
                self.app.sound("error_soft")
                self.app.toast(escape(choice.wrong), "alert", "coral")
            else:
                self.close(choice.value)

        return choose


class DeckButton(Button):
    """Shows the deck of a seat; `wrong` marks one that may not be played."""

    height = 56

    def __init__(self, name: str, on_press: Callable[[], None], *, label: str, wrong: str) -> None:
        tip = f"{{alert}} {escape(wrong)}" if wrong else tr("setup-deck-tip")
        super().__init__(name, on_press, label=label, style="ghost", icon="alert" if wrong else "cards", tooltip=tip,
                         role="strong")  # fmt: skip
        self.wrong = wrong

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.wrong:
            self.kit.ring(target, rects.inset(self.rect, self.u(4)), "coral", 12)
