"""How much a phone may ask of the table: sizes, rates and numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

CONNECTIONS = 48  # in all
OF_ONE_ADDRESS = 16
SOCKETS, SOCKETS_OF_ONE = 192, 64  # connections of any kind: a browser keeps up to seven
REQUEST = 16_384  # bytes of a request
KEPT_S = 15.0  # that a connection without a request is kept
SPECTATORS = 16  # who look on without a seat
WAITING = 512  # messages that the table has not read yet
REPLIES = 64  # that a phone has not taken yet; a state takes the place of the one before
BURST, A_SECOND = 40, 15  # messages of a connection, and signs of life that it asks for
SILENT_S = 10.0  # until a new connection has said what it wants, and who it is
STUCK_S = 20.0  # until a phone has taken a message
BEAT_S = 12.0  # between two signs of life
TRIPS = 9  # of a connection that are remembered
PAGES_BURST, PAGES_A_SECOND = 120, 20  # requests of an address for files


class RateLimit:
    """A bucket: `burst` at once, and so many each second. `clock` in seconds."""

    def __init__(self, burst: float, a_second: float, clock: Callable[[], float]) -> None:
        self.burst, self.a_second, self.clock = burst, a_second, clock
        self._left, self._at = burst, clock()

    def allows(self) -> bool:
        """Take one, if there is one."""
        now = self.clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RoundTrips:
    """How long it takes to a phone and back, measured here: one at a time. `clock` in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock, self.no, self._begun = clock, 0, 0.0
        self._known: deque[float] = deque(maxlen=TRIPS)

    def begin(self) -> int:
        """Something is sent that is answered at once; its number."""
        self.no, self._begun = self.no + 1, self.clock()
        return self.no

    def end(self, no: int) -> float:
        """It has been answered: the longest of late in ms. What is not waited for does not count."""
        if no == self.no and self._begun:
            self._known.append(1000 * (self.clock() - self._begun))
            self._begun = 0.0
        return max(self._known, default=0.0)
