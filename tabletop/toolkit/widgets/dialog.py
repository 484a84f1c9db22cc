"""Dialogs: a modal screen with a title, words and buttons, that returns what was pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import pygame

from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Row, ScrollPanel
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.toolkit.app import OpenScreen
    from tabletop.toolkit.widgets.widget import Widget

R = TypeVar("R")


class DialogButton(NamedTuple, Generic[R]):
    """One button of a dialog: what it says, what the dialog returns, how it looks."""

    text: str
    value: R
    style: str = "secondary"
    icon: str = ""
    key: str = ""


class Dialog(Screen[R]):
    """Asks something above the present screen. `body` is any widget put between the words and the buttons."""

    modal = True

    def __init__(
        self,
        title: str,
        text: str = "",
        answers: Sequence[DialogButton[R]] = (),
        *,
        icon: str = "",
        body: Widget | None = None,
        width: float = 760,
    ) -> None:
        super().__init__(title)
        self.title = title
        self.icon = icon
        self.units = width
        content = Column(gap=20)
        if text:
            content.add(RichLabel(text, "body", label="dialog text"))
        if body is not None:
            content.add(body)
        self.content = self.add(ScrollPanel(content))
        self.row = self.add(Row(gap=18, align="right"))
        self.buttons = [self.row.add(self._button(answer)) for answer in answers]
        self.box = pygame.Rect(0, 0, 0, 0)

    def _button(self, answer: DialogButton[R]) -> Button:
        return Button(
            answer.text, lambda: self.close(answer.value), style=answer.style, icon=answer.icon, key=answer.key
        )

    @property
    def spoken(self) -> str:
        return f"{escape(self.title)}\n{super().spoken}"

    def shown(self) -> None:
        """The main button has the focus; where it does harm, the first one: Enter pressed twice must not do it."""
        if self.focus is None and self.buttons:
            self.set_focus(self.buttons[0 if self.buttons[-1].style == "danger" else -1])

    def layout(self) -> None:
        pad, head = self.u(36), self.u(84)
        width = min(self.u(self.units), self.rect.width - self.u(40))
        foot = self.row.measure(width - 2 * pad)[1] + pad + self.u(24) if self.buttons else pad
        wish = self.content.measure(width - 2 * pad)[1]
        self.box = rects.center(self.rect, width, min(self.rect.height - self.u(40), head + wish + foot))
        inside = rects.inset(self.box, pad, 0)
        _, rest = rects.cut_top(inside, head)
        bottom, rest = rects.cut_bottom(rest, foot)
        self.content.place(rest)
        self.row.place(pygame.Rect(bottom.x, bottom.y + self.u(24), bottom.width, max(0, foot - pad - self.u(24))))

    def paint(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.box, "window")
        head = pygame.Rect(self.box.x + kit.u(36), self.box.y + kit.u(18), self.box.width - kit.u(72), kit.u(60))
        if self.icon:
            icon = kit.icon(self.icon, 40, "gold")
            place, head = rects.cut_left(head, icon.get_width(), kit.u(16))
            target.blit(icon, icon.get_rect(center=place.center))
        kit.write(
            target, self.title, "heading", head, "gold_light", size=kit.fit(self.title, "heading", max(1, head.width))
        )


class Confirmation(NamedTuple):
    """What is asked before something that cannot be taken back. `no`: "" for the usual word."""

    title: str
    text: str
    yes: str
    no: str = ""
    style: str = "primary"
    icon: str = "help"


def confirm(screen: OpenScreen, asked: Confirmation, on_yes: Callable[[], None]) -> None:
    """Ask; `on_yes` is called only on agreement."""
    no = DialogButton(asked.no or tr("toolkit-cancel"), False, "ghost")
    dialog: Dialog[bool] = Dialog(
        asked.title, asked.text, (no, DialogButton(asked.yes, True, asked.style)), icon=asked.icon
    )
    screen.app.push(dialog, lambda agreed: on_yes() if agreed else None)
