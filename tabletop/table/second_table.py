"""The table at the second window: the same match, seen and answered by those who sit there.

Races and shots are made at the table's window; the match is paused, left and ended there, too.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Literal, cast

from tabletop.app import routes
from tabletop.app.key_bindings import key_of
from tabletop.i18n import tr
from tabletop.table.minigame_requests import TableMinigames
from tabletop.table.model import messages
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.table.minigame_requests import HostTable
    from tabletop.table.model.messages import Message

Choice = Literal["close", "rules", "back"]


class SecondWindowDialog(Dialog[Choice]):
    """Whether the window is to be closed, with other ways out."""


class SecondTableMinigames(TableMinigames):
    """What hands do outside the rules happens at the other window; nothing of it is told here before it is told there."""

    def __init__(self, table: HostTable) -> None:
        super().__init__(table, ())
        self.there = cast("SecondTable", table).first.minigames

    def holds(self) -> bool:
        return self.there.holds()


class SecondTable(TableScreen):
    """`first`: the table's window, whose clock counts for both; `on_close`: its people play on there."""

    make_minigames = SecondTableMinigames
    ends = False

    def __init__(self, first: TableScreen, on_close: Callable[[], None]) -> None:
        super().__init__(first.match, first.services, on_end=lambda _: None)
        self.first, self.on_close = first, on_close
        self.player_view, self.clock = first.match.apart, first.clock
        self._together = True

    def update(self, now: float) -> bool:
        moved = super().update(now)
        together = self.uppermost and self.first.uppermost
        if self._together and not together:
            playing = self.first.minigames.playing is not None
            other = self.app if self.uppermost else self.first.app
            other.toast(tr("table-look-there" if playing else "table-match-waits"), "eye" if playing else "pause")
        self._together = together
        return moved

    def on_message(self, message: Message) -> None:
        match message:
            case messages.CommandCalled("menu" | "pause"):
                self.ask()
            case messages.CommandCalled("keys"):
                key = f"{{key:{key_of(self.hud.settings(), 'keys')}}}"
                self.app.toast(tr("table-keys-there", key=key), "keyboard", about="keys")
            case messages.EndWanted():  # it is shown at the table's window
                pass
            case _:
                super().on_message(message)

    def ask(self) -> None:
        """Whether the window is to be closed, which moves its people to the other one."""
        if isinstance(self.app.top, SecondWindowDialog):
            return
        names = (f"**{escape(self.match.setup.seats[seat].name)}**" for seat in self.player_view.seats)
        whose = reduce(lambda before, item: tr("list-last", before=before, item=item), names)
        text = tr("table-window-of", names=whose)
        answers: list[DialogButton[Choice]] = [
            DialogButton(tr("table-close-window"), "close", "ghost", "close"),
            DialogButton(tr("table-rules"), "rules", icon="book"),
            DialogButton(tr("table-back"), "back", "primary", "play"),
        ]
        dialog = SecondWindowDialog(tr("table-second-window"), text, answers, icon="account-group", width=860)
        self.app.push(dialog, self._asked)

    def _asked(self, choice: Choice | None) -> None:
        if choice == "close":
            self.on_close()
        elif choice == "rules" and self.services is not None:
            self.app.push(routes.rules(self.services, self.match.setup.game))

    def gone(self) -> None:
        """The window is closed, and the match does not wait for it."""
        self.commands.let_time_go(self.clock)
        self.clock.go(self)
