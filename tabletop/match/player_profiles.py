"""The people at a table as the store knows them: a name of one's own makes a profile, so that matches count."""

from __future__ import annotations

import msgspec

from tabletop.core.definition import Definition
from tabletop.i18n import everywhere
from tabletop.match.seats import Seat, TableSetup, clashes
from tabletop.storage import Profile, Store


def nameless(name: str) -> bool:
    """Whether somebody has not said a name: in whatever language, "Player" with or without a number."""
    first, _, rest = name.partition(" ")
    return first in everywhere("app-player") and (not rest or rest.isdecimal())


def remembered(store: Store, seats: tuple[Seat, ...], now: int) -> tuple[Seat, ...]:
    """The same table with everybody's profile: one with that name, in whatever case, or a new one. StoreError.

    Whoever is known has the own portrait and, where no other seat has them, the own keys. `now`: Unix seconds.
    """
    profiles, found = store.profiles.all(), list(seats)
    known, ids = {who.name.casefold(): who for who in profiles}, {who.id for who in profiles}
    for index, seat in enumerate(seats):
        name = " ".join(seat.name.split())
        if not seat.human or seat.profile in ids or nameless(name):
            continue
        who = known.get(name.casefold())
        if who is None:
            keys = {"react": seat.react, "decline": seat.decline}
            who = store.profiles.create(name, colour=seat.colour, avatar=seat.avatar, now=now, keys=keys)
            known[name.casefold()] = who
        found[index] = seated(seat, who)
        if clashes(tuple(found)):
            found[index] = msgspec.structs.replace(found[index], react=seat.react, decline=seat.decline)
    return tuple(found)


def seated(seat: Seat, who: Profile) -> Seat:
    """The place of somebody who is known: with the own portrait and keys, and what is played there counts."""
    keys = {name: key for name, key in who.keys.items() if name in ("react", "decline")}
    return msgspec.structs.replace(seat, name=who.name, avatar=who.avatar or seat.avatar, profile=who.id, **keys)


# House rules that fill themselves from what the people who play have kept: a note of each person's profile, with its
# past.

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


def with_defaults(store: Store, definition: Definition, setup: TableSetup) -> TableSetup:
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
