"""The people at a table as the store knows them: a name of one's own makes a profile, so that matches count."""

from __future__ import annotations

import msgspec

from tabletop.i18n import everywhere
from tabletop.match.seats import Seat, clashes
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
