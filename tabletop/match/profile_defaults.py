"""House rules that fill themselves from what the people who play have kept: a note of each person's profile, with its past."""

from __future__ import annotations

import msgspec

from tabletop.core.definition import Definition
from tabletop.match.seats import TableSetup
from tabletop.storage import Store

KIND = "house_rule"
PAST = 30  # earlier values that can be taken back


class KeptDefault:
    """One person's value of one house rule. Raises StoreError wherever it reads or writes."""

    def __init__(self, store: Store, game: str, rule: str, profile: int) -> None:
        self._notes, self._key, self._profile = store.notes, f"{game} {rule}", profile

    def _past(self) -> list[str]:
        return self._notes.get(KIND, self._key, list[str], profile=self._profile) or []

    @property
    def text(self) -> str:
        """What is kept now, "" for nothing."""
        return next(reversed(self._past()), "")

    @property
    def changed(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past())

    def change(self, text: str, now: int) -> None:
        """Keep this from now on; `now` in Unix seconds."""
        self._write([*self._past(), text][-PAST:], now)

    def undo(self, now: int) -> None:
        """Take the last change back."""
        self._write(self._past()[:-1], now)

    def _write(self, past: list[str], now: int) -> None:
        self._notes.put(KIND, self._key, past, profile=self._profile, now=now)


def filled(store: Store, definition: Definition, setup: TableSetup) -> TableSetup:
    """The table with what its people have kept. Raises StoreError."""
    options = dict(setup.options)
    for rule in definition.house_rules:
        if rule.gather is None:
            continue
        who = [seat.profile for seat in setup.seats if seat.human and seat.profile]
        texts = [KeptDefault(store, definition.id, rule.id, profile).text for profile in who]
        if any(texts):
            options[rule.id] = rule.gather([text for text in texts if text])
    return msgspec.structs.replace(setup, options=options)
