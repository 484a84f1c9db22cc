"""Who sits at a second window: a switch for each person at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.value_controls import Toggle
from tabletop.toolkit.window import displays

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.setup_model import SetupModel


def names(draft: SetupModel) -> str:
    """Who sits there, in words."""
    return ", ".join(seat.name for seat in draft.seats if seat.human and seat.apart) or tr("setup-nobody-apart")


class SecondWindowButton(Button):
    """Says who sits there, and asks."""

    def __init__(self, draft: SetupModel) -> None:
        super().__init__(names(draft), self._ask, label="second window", style="secondary", icon="television",
                         tooltip=tr("setup-apart-tip"))  # fmt: skip
        self.draft = draft

    def recall(self) -> None:
        """Somebody else sits at the table, or is called otherwise."""
        if self.text != names(self.draft):
            self.text = names(self.draft)
            self.refresh()

    def _ask(self) -> None:
        self.app.push(SecondWindowSeatsDialog(self.draft), lambda _: self.recall())


class SecondWindowSeatsDialog(Dialog[None]):
    """Changes the draft at once."""

    def __init__(self, draft: SetupModel) -> None:
        body = Column(gap=14)
        body.add(RichLabel(tr("setup-apart-about"), "body", label="second window text"))
        if displays() < 2:
            body.add(RichLabel(f"{{alert}} {tr('setup-one-display')}", "small", color="orange", label="one display"))
        for index, seat in enumerate(draft.seats):
            if seat.human:
                switch = Toggle(seat.apart, self._switch(draft, index), label=f"apart {index + 1}")
                body.add(Field(seat.name, switch))
        super().__init__(
            tr("setup-second-window"),
            body=body,
            answers=(DialogButton(tr("pages-done"), None, "primary"),),
            icon="television",
            width=820,
        )

    @staticmethod
    def _switch(draft: SetupModel, index: int) -> Callable[[bool], None]:
        return lambda apart: draft.change(index, apart=apart)
