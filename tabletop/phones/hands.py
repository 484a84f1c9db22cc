"""What hands do at the table outside the rules, as far as phones take part: whoever runs the table says what, the hub asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tabletop.core.ask import Refused
from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.phones.protocol import HandsOrder, HandsShown, Pull


class PhoneMinigames(Protocol):
    """Minigames at a table."""

    @property
    def hides(self) -> bool:
        """What has happened must not be seen yet: phones show what they showed before, and what hands do."""

    @property
    def live(self) -> bool:
        """A minigame is on the screen, so that it can be played."""

    def task(self, seat: int) -> HandsShown | None:
        """What the phone of this seat shows of it, None: it has no part in it now."""

    def pulled(self, seat: int, pull: Pull) -> None:
        """How a sling is held."""

    def done(self, seat: int, order: HandsOrder, age: float) -> None:
        """Raises Refused. `age`: ms since the order has come in."""


class NoPhoneMinigames:
    """A table without minigames."""

    hides = live = False

    def task(self, seat: int) -> None:
        """Nobody has any part in it."""

    def pulled(self, seat: int, pull: Pull) -> None:
        """There is no sling."""

    def done(self, seat: int, order: HandsOrder, age: float) -> None:
        del seat, order, age
        raise Refused("stale_ask", tr("core-not-open"))
