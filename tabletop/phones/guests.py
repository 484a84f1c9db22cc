"""Who may sit down: tokens that bring a phone back, the code that only the room sees, and patience with wrong ones."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none is taken for another one
CODE = 5
TRIES = 3  # wrong codes of one address, after which it waits
ALL_TRIES = 30  # of all addresses together
WAIT, LONGEST = 10.0, 300.0  # seconds; each further wrong one doubles it
MANY = 256  # addresses that are remembered


def new_token() -> str:
    """128 bits by lot, as 22 letters."""
    return secrets.token_urlsafe(16)


def phone_id_of(token: str) -> str:
    """What a table keeps of a token: it tells the phone again, and nobody how to be it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def fits(token: str, phone_id: str) -> bool:
    return bool(phone_id) and hmac.compare_digest(phone_id_of(token), phone_id)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


class JoinCode:
    """Lets in who knows the code, while it is `open`. `clock`: seconds that only ever grow."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock, self.code, self.open = clock, new_code(), True
        self._wrong: dict[str, tuple[int, float]] = {}  # by address: how many, and until when it waits

    def renew(self) -> None:
        """Whoever knows the old code does not know the new one."""
        self.code = new_code()
        self._wrong.clear()

    def waits(self, address: str) -> int:
        """Seconds until this address may try again."""
        now, spent = self.clock(), sum(count for count, _ in self._wrong.values())
        until = self._wrong.get(address, (0, 0.0))[1]
        if spent >= ALL_TRIES:
            until = max(until, *(at for _, at in self._wrong.values()))
        return max(0, -int(-(until - now) // 1))

    def knows(self, address: str, code: str) -> bool:
        """Whether this is the code; a wrong one is counted. Ask only who need not wait."""
        given = "".join(code.split()).casefold()
        if hmac.compare_digest(given.encode(), self.code.casefold().encode()):
            self._wrong.pop(address, None)
            return True
        count = self._wrong.get(address, (0, 0.0))[0] + 1
        wait = min(LONGEST, WAIT * 2 ** max(0, count - TRIES)) if count >= TRIES else 0.0
        if len(self._wrong) >= MANY and address not in self._wrong:
            self._wrong.pop(next(iter(self._wrong)))
        self._wrong[address] = count, self.clock() + wait
        return False
