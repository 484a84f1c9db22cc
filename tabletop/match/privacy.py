"""Who may see the screen now. Several people share it, so a hand is shown only to the one who has asked for it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tabletop.core.ask import NOBODY, Refused
from tabletop.i18n import tr
from tabletop.match.seats import PrivacyMode

HOLD_MS = 600  # how long a key is held to lift the curtain; a click on the button counts as that
IDLE_MS = 45_000

Why = Literal["turn", "hand", "focus", "idle", "away"]


class Curtain(NamedTuple):
    """Nothing private may be shown until `seat` lifts it. why: it is this seat's turn, it goes on after all have looked at the
    table (then it hangs before its hand alone), focus was lost, nobody is there, something else is looked at (the pause, the
    rules).
    """

    seat: int
    why: Why


class Privacy:
    """`viewer` is the seat whose secrets may be on the screen, NOBODY for none; `eyes` are all seats whose cards may.

    One human at the table: always that seat, without a curtain, unless others look at the same screen (`looked_at`). Mode
    "open" (teaching): all humans' cards, no curtain; a table of bots alone shows all cards in this mode. Mode "peek": as
    "curtain", but cards and options are visible only while the seat's key is down.

    The whole curtain falls only before somebody else. Whoever looked last goes on at the table that all look at, and nothing
    but the hand stays covered: nobody's cards turn up by themselves. Where nobody has a hand (`hands`) there is nothing else to
    cover or to hold a key for.
    """

    def __init__(
        self,
        mode: PrivacyMode,
        humans: tuple[int, ...],
        seats: int,
        idle_ms: int = IDLE_MS,
        *,
        hands: bool = True,
        looked_at: bool = False,
    ) -> None:
        self.mode: PrivacyMode = "curtain" if mode == "peek" and not hands else mode
        self.humans, self.seats, self.idle_ms, self.hands = humans, seats, idle_ms, hands
        self.solo = humans[0] if len(humans) == 1 and not looked_at else NOBODY
        self.curtain: Curtain | None = None
        self.veiled = False  # all look at the screen for a moment, and whose it is does not change
        self._seat = self.solo  # whom the screen belongs to once the curtain is up
        self._looked = NOBODY  # who has looked last
        self._together = False  # all look at the table
        self._peeking = NOBODY
        self._touched: int | None = None

    @property
    def viewer(self) -> int:
        if self.solo != NOBODY:
            return self.solo
        if self.veiled or self._together:
            return NOBODY
        if self.mode == "peek":
            return self._peeking
        return self._seat if self.curtain is None else NOBODY

    @property
    def eyes(self) -> tuple[int, ...]:
        if self.mode == "open":
            return self.humans or tuple(range(self.seats))
        return () if self.viewer == NOBODY else (self.viewer,)

    def ready(self, seat: int) -> bool:
        """The screen belongs to this seat: it may answer."""
        return self._seat == seat and self.curtain is None and not self._together

    def want(self, seat: int, *, anew: bool = False) -> None:
        """A human seat has to decide something of its own: the curtain falls, unless the screen is its already. `anew`: all
        have looked at the table together, and this seat alone goes on.
        """
        pending = (
            self.curtain is not None and self.curtain.why == "hand" and seat != self._looked
        )  # all looked on so far
        if self.solo != NOBODY or (self._seat == seat and not self._together and not pending):
            return
        self._seat, self._peeking, self._together = seat, NOBODY, False
        why: Why = "turn" if anew or seat != self._looked or not self.hands else "hand"
        self.curtain = Curtain(seat, why) if self.mode == "curtain" else None

    def cover(self, seat: int) -> None:
        """All look on while this seat answers: only its hand is covered, unless the screen is its already."""
        if not self.hands:
            self.hide()
        elif self.solo == NOBODY and self.viewer != seat:
            self._seat, self._peeking, self._together = seat, NOBODY, False
            self.curtain = Curtain(seat, "hand") if self.mode == "curtain" else None

    def hide(self) -> None:
        """All look at the table together (a window): no seat's secrets, and no curtain either (ES-125)."""
        if self.solo == NOBODY:
            self._together, self.curtain, self._peeking = True, None, NOBODY

    def gather(self) -> None:
        """All come to the table together: whoever goes on alone afterwards lifts a curtain first."""
        self.hide()
        self._looked = NOBODY

    def lift(self, seat: int, held_ms: int) -> None:
        """Refused when the curtain waits for another seat, or the key was let go too early."""
        if self.curtain is None:
            raise Refused("no_curtain", tr("match-no-curtain"))
        if self.curtain.seat != seat:
            raise Refused("not_your_curtain", tr("match-other-curtain"))
        if held_ms < HOLD_MS:
            raise Refused("hold_longer", tr("match-hold-longer"))
        self.curtain, self._looked = None, seat

    def peek(self, seat: int, down: bool) -> None:
        """Mode "peek": the key of a seat goes down or up; one seat at a time."""
        if down and seat in self.humans and self._peeking == NOBODY:
            self._peeking = seat
        elif not down and seat == self._peeking:
            self._peeking = NOBODY

    def press(self, seat: int) -> bool:
        """The key of a seat is pressed where one press is enough: in mode "peek" it shows the seat's cards, and the next one,
        whoever's it is, hides them; a curtain that was lifted falls again by the own one. False when it does nothing.
        """
        before = self.curtain, self._peeking
        if self.mode == "peek":
            self.peek(seat, not self.let_go())
        elif self.viewer == seat:
            self.look_away()
        return (self.curtain, self._peeking) != before

    def let_go(self) -> bool:
        """Mode "peek": whatever key is down shows nothing any more; it may be let go where nobody hears it. True if one was."""
        was, self._peeking = self._peeking, NOBODY
        return was != NOBODY

    def touched(self, now: int) -> None:
        """Somebody used mouse or keyboard."""
        self._touched = now

    def idle(self, now: int) -> None:
        """The curtain falls when nobody has touched anything for a while."""
        if self._touched is None:
            self._touched = now
        if self.idle_ms and now - self._touched >= self.idle_ms:
            self._fall("idle")

    def focus_lost(self) -> None:
        self._fall("focus")

    def look_away(self) -> None:
        """Something else covers the table for a while, and nobody knows who comes back to it."""
        self._fall("away")

    def _fall(self, why: Why) -> None:
        self._peeking = NOBODY
        if self.mode == "curtain" and self.viewer not in (NOBODY, self.solo):
            self.curtain, self._looked = Curtain(self._seat, why), NOBODY
