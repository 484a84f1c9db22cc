"""A page of something that one person plays match by match, and that is kept between them: a circuit, a season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.store import StoreError
from tabletop.ui.screens.page import Page
from tabletop.ui.screens.say import sorry

if TYPE_CHECKING:
    from collections.abc import Callable


class RunPage(Page[None]):
    """Lies below the table of each of its matches. `kept`: what is said when it is left before its end."""

    kept = ""

    @property
    def over(self) -> bool:
        """Nothing of it is left to be played."""
        raise NotImplementedError

    def attempt(self, step: Callable[[], object]) -> None:
        """Do something that is kept; what hinders that is said."""
        try:
            step()
        except StoreError as error:
            sorry(self.app, error)

    def leave(self) -> None:
        super().leave()
        if not self.over:
            self.app.toast(self.kept, "save")
