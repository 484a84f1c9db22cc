"""A page of something that one person plays match by match, and that is kept between them: a circuit, a season."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from tabletop.app.toasts import sorry
from tabletop.match.seats import person
from tabletop.pages.base_page import Page
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.match.seats import Seat

SEEDS = 10**6  # short enough to be told to somebody else
NUMBERS = 1 << 53  # what a run may be called


def seated(desk: AppServices, profile: int) -> Seat:
    """The seat of a person; somebody without a name where nobody is known."""
    who = next((one for one in desk.profiles() if one.id == profile), None)
    return person(0, who.name, colour=who.colour, avatar=who.avatar, profile=who.id) if who else person(0)


class RunPage(Page[None], ABC):
    """Lies below the table of each of its matches. `kept`: what is said when it is left before its end."""

    kept = ""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Nothing of it is left to be played."""

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
