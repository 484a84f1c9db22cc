"""Panels of a game for its questions: where a value is told, or a choice needs more than the table shows.

A game names them in presentation/input_panels.py: INPUT_PANELS, by the name of the query.
The table opens one for whoever is asked, behind the
curtain when several share the screen, and closes it when an answer is taken, when whoever is asked goes back to the table, and
when somebody else looks. What was begun is kept as long as the question is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pygame

from tabletop import games
from tabletop.i18n import per_language
from tabletop.toolkit.widgets.screen import Screen

FRESH_MS = 400  # in which the hand of somebody who pressed something else comes to rest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygame.event import Event

    from tabletop.core.ask import Refused
    from tabletop.core.view import View
    from tabletop.match.open_request import TimeLimit
    from tabletop.match.public_facts import PublicFacts
    from tabletop.table.model.view_state import MatchConstants
    from tabletop.table.widgets.hint_panel import HintFacts
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.widget import Widget


class InputHost(Protocol):
    """The table, as far as a panel sees it and acts on it.

    draft: what the panel wants to be kept until the question is answered, plain data; empty at first. It is written down with
    each change, so that it outlasts the program. `house`: all house rules.
    """

    draft: dict[str, Any]

    @property
    def view(self) -> View:
        """Of the seat that is asked."""

    @property
    def constants(self) -> MatchConstants: ...

    @property
    def house(self) -> Mapping[str, str]: ...

    @property
    def timing(self) -> TimeLimit | None:
        """The time that is left for the answer."""

    @property
    def alone(self) -> bool:
        """One person among bots: nobody else could see what is shown."""

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""

    @property
    def advice(self) -> str:
        """What somebody who teaches says to it, or what a puzzle asks for, as rich text; "" at other tables."""

    @property
    def help_key(self) -> str:
        """The key that asks for a hint, "" where there are none."""

    @property
    def hint(self) -> HintFacts | None:
        """What the hint says so far: for the eyes at the panel alone, so the table does not show it."""

    def help(self) -> None:
        """Ask for a hint, or for more of it."""

    def no_help(self) -> None:
        """The hint has been read."""

    def on_key(self, event: Event) -> bool:
        """A key that the table has at its panels, too."""

    def tell(self, value: object, note: str = "") -> Refused | None:
        """Give the answer: None when it is taken and the panel closes, else what is wrong with it; nothing is lost. `note`:
        what is kept with it and means nothing to the rules.
        """

    def choose(self, index: int) -> Refused | None:
        """As `tell`, by the index of an option."""

    def back(self) -> None:
        """Back to the table without an answer."""

    def lost(self) -> None:
        """The window has been left: where people share it the curtain falls."""


class InputPanel(Screen[None]):
    """One panel, made anew for every visit."""

    closable = False
    writes = False  # a word and a number are typed in it, and Enter tells them
    hides = False  # it is there to hide what is asked: a person alone among bots is asked on the table, as elsewhere

    def __init__(self, host: InputHost) -> None:
        super().__init__("panel")
        self.asked = host
        self._opened = 0.0

    def open(self, app: App) -> None:
        self._opened = app.clock()
        super().open(app)

    def widget_at(self, pos: tuple[int, int]) -> Widget | None:
        """A press just after it has opened was meant for what lay there on the table."""
        return self if self.app.clock() - self._opened < FRESH_MS else super().widget_at(pos)

    def on_event(self, event: Event) -> bool:
        """Every raw event."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.asked.lost()
        return super().on_event(event)

    def on_key(self, event: Event) -> bool:
        return self.asked.on_key(event) or super().on_key(event)


def panel_of(match: PublicFacts) -> type[InputPanel] | None:
    """The panel in which the open question is asked, None: on the table."""
    found = None if match.game.over else _panels(match.setup.game).get(match.game.ask[2])
    return None if found is not None and found.hides and len(match.setup.humans) == 1 else found


@per_language
def _panels(game: str) -> Mapping[str, type[InputPanel]]:
    """The panels of a game by the names of its queries, {} for most."""
    return games.plugin(game).part("presentation.input_panels", "INPUT_PANELS") or {}
