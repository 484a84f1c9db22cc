"""The second window of a match: when it opens, where, and what closes it.

Both windows run in one process and one loop: two window surfaces cost twice the copying and nothing else, no picture of the
match has to be sent anywhere, and an error is met in one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app.runner import Runner
from tabletop.i18n import tr
from tabletop.table.second_table import SecondTable
from tabletop.toolkit.keyboard import command
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Confirmation, Dialog, DialogButton, confirm
from tabletop.toolkit.window import Window, displays

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.table.table_screen import TableScreen


class SecondApp(Runner):
    """What is drawn in the second window. It makes no sounds: those of the table are heard by all."""

    def __init__(self, window: Window, first: Runner) -> None:
        super().__init__(window, first.prefs, clock=first.clock)
        self.neighbour, self.after_first_frame, self.running = first, [], True
        self.loader.wait = first.loader.wait
        self._large = self.prefs.size

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and command(event) == "q" and self.neighbour is not None:
            self.neighbour.quit()
            return
        super().handle(event)

    def step(self, events: list[Event]) -> None:
        if self._large != self.prefs.size:  # changed in the settings, which are at the other window
            self._large = self.prefs.size
            self.relayout()
        super().step(events)

    def draw(self) -> None:
        if self.running:  # else what has just been pressed has closed the window
            super().draw()

    def set_fullscreen(self, on: bool) -> None:
        """Which is no setting: those are of the other window."""
        self.window.set_fullscreen(on)
        self.relayout()


class SecondWindows:
    """Opens a second window for every match that has people apart, and closes it with its table."""

    def __init__(self, app: Runner) -> None:
        self.app = app
        self.table: SecondTable | None = None
        self._insisted = False  # although there is only one display
        self._size: tuple[int, int] | None = None
        self._asking: object = None  # the dialog that asks whether both windows close

    def sit(self, table: TableScreen) -> None:
        """A table has been opened."""
        self.leave()
        apart = [escape(table.match.setup.seats[seat].name) for seat in table.match.apart.seats]
        if not apart:
            return
        if displays() > 1 or self._insisted:
            self._open(table)
            return
        answers = [
            DialogButton(tr("desktop-at-one-window"), False, "secondary"),
            DialogButton(tr("desktop-open-here"), True, "primary"),
        ]
        why = tr("desktop-one-display-why", names=apart)
        dialog: Dialog[bool] = Dialog(tr("desktop-one-display"), why, answers, icon="eye")
        self.app.push(dialog, lambda wanted: self._decided(table, wanted is True))

    def _decided(self, table: TableScreen, wanted: bool) -> None:
        if wanted:
            self._insisted = True
            self._open(table)
        else:
            table.match.seating.part((), table.now)

    def _open(self, table: TableScreen) -> None:
        window = Window(tr("desktop-window-second"), self._size, display=min(1, displays() - 1))
        window.fit()
        if displays() == 1:
            window.lie_beside(self.app.window)
        second = SecondApp(window, self.app)
        self.app.beside, self.app.neighbour = second, second
        self.app.on_close = self._ask_both
        self.table = SecondTable(table, self._part)
        second.on_close = self.table.ask
        second.push(self.table)

    def _ask_both(self) -> None:
        if self.app.top is self._asking:
            return
        title, why, yes = tr("desktop-close-table"), tr("desktop-close-table-why"), tr("desktop-close-both")
        confirm(self.app.top, Confirmation(title, why, yes, icon="close"), self.app.quit)
        self._asking = self.app.top

    def _part(self) -> None:
        """Its people play on at the table's window."""
        table = self.table
        self.leave()
        if table is not None:
            table.match.seating.part((), table.now)

    def leave(self) -> None:
        """Close the window, if it is open: its table is closed."""
        second, self.app.beside, self.app.neighbour = self.app.beside, None, None
        self.app.on_close = lambda: None
        if self.table is not None:
            self.table.gone()
            self.table = None
        if second is not None:
            self._size, second.running = second.window.size, False
            second.window.close()
