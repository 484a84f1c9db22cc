"""The panels of a game's questions at one table: opened for whoever is asked, closed when nobody may look any more."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from tabletop.app import key_bindings
from tabletop.core.ask import NOBODY, Refused
from tabletop.match import drafts
from tabletop.match.settings import Settings
from tabletop.table.extensions.input_panels import panel_of
from tabletop.table.model.messages import ButtonPressed, CommandCalled, MatchChanged

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.core.view import View
    from tabletop.match.open_request import TimeLimit
    from tabletop.table.extensions.input_panels import InputPanel
    from tabletop.table.input.hints import TableHints
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import TableContext
    from tabletop.table.widgets.hint_panel import HintFacts


class QuestionPanels:
    """What a panel is given (`table.extensions.input_panels.InputHost`), and when there is one."""

    def __init__(
        self, context: TableContext, services: AppServices | None, commands: TableCommands, table_hints: TableHints
    ) -> None:
        self.app, self.match, self.player_view, self.constants, _, self.post = context
        self.services, self.commands, self.table_hints = services, commands, table_hints
        self.draft: dict[str, Any] = {}
        self._written: dict[str, Any] = {}
        self._no = NOBODY
        self._panel: InputPanel | None = None

    # --- what a panel sees and does
    @property
    def view(self) -> View:
        """In the open no more than all may know."""
        return self.player_view.view() if self.player_view.shared_ask else self.player_view.view(self.player_view.asked)

    @property
    def house(self) -> Mapping[str, str]:
        return self.match.record.options

    @property
    def timing(self) -> TimeLimit | None:
        return self.match.request.timing(self.commands.now())

    @property
    def alone(self) -> bool:
        return len(self.match.setup.humans) == 1

    @property
    def bots(self) -> frozenset[int]:
        seats = range(len(self.match.setup.seats))
        return frozenset(seat for seat in seats if not self.match.human(seat))

    @property
    def open(self) -> bool:
        """Whether a panel lies above the table. The match's clock goes on below it: nobody wins time there."""
        return self._panel is not None

    @property
    def advice(self) -> str:
        return self.commands.advice()

    @property
    def help_key(self) -> str:
        may = self.table_hints.may or self.commands.own_hints()
        return key_bindings.key_of(self.services.settings, "hint") if self.services is not None and may else ""

    @property
    def hint(self) -> HintFacts | None:
        return self.table_hints.facts

    def help(self) -> None:
        if self.commands.own_hints():
            self.post(CommandCalled("hint"))
        else:
            self.table_hints.ask(privately=True)

    def no_help(self) -> None:
        self.table_hints.close()

    def on_key(self, event: Event) -> bool:
        settings = self.services.settings if self.services is not None else Settings()
        says = key_bindings.meant(settings, event) == "status"
        if says:
            self.post(CommandCalled("status"))
        return says

    def tell(self, value: object, note: str = "") -> Refused | None:
        return self._done(self.commands.tell(value, note))

    def _keep(self) -> None:
        """Write down what has been begun, so that it outlasts the program, however that ends."""
        if self.draft != self._written:
            self._written = deepcopy(self.draft)
            drafts.keep(self.match, self.draft)

    def choose(self, index: int) -> Refused | None:
        return self._done(self.commands.take(index))

    def back(self) -> None:
        self.player_view.rest()
        self._close()
        self.post(MatchChanged())

    def lost(self) -> None:
        """The window was left: what is secret must not stay on it."""
        self.player_view.privacy.focus_lost()

    def _done(self, wrong: Refused | None) -> Refused | None:
        if wrong is None:
            self._close()
            drafts.drop(self.match)
        return wrong

    # --- when it is there
    def on_message(self, message: Message) -> bool:
        """True for what is no news to anybody else: whoever is asked goes to the panel again."""
        if message != ButtonPressed("panel"):
            return False
        self.player_view.call()
        self.post(MatchChanged())
        return True

    def tick(self, *, free: bool) -> None:
        """Once a frame. free: everything has been told, and the table lies uppermost."""
        game, player_view = self.match.game, self.player_view
        if self.open and game.no == self._no:
            self._keep()
        if self.open:
            player_view.privacy.touched(self.commands.now())  # whoever thinks there is not away
        wanted = (
            not game.over
            and player_view.deciding != NOBODY
            and not player_view.resting
            and self.match.votes.vote is None
        )
        panel = panel_of(self.match) if wanted and self.commands.may_tell() else None
        if self._panel is not None and (panel is None or game.no != self._no):
            self._close()
        if panel is not None and self._panel is None and free:
            if game.no != self._no:
                self._no, self.draft = game.no, drafts.recall(self.match)
                self._written = deepcopy(self.draft)
            self._panel = panel(self)
            self.app.push(self._panel)

    def _close(self) -> None:
        if self._panel is not None and self.app.top is self._panel:
            panel, self._panel = self._panel, None
            self.table_hints.close()  # what was said in the panel is not for the table
            if self.match.game.no == self._no:  # it has not been answered
                self._keep()
            self.app.pop(panel)
            self.app.fade.stop()  # it may have shown a secret
