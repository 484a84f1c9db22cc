"""What zones a table has, who sees their cards, and what they can hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from tabletop.i18n import tr

MOST_SEATS = 15
PUBLIC = 1 << MOST_SEATS  # the bit of what everybody sees: an onlooker's
ALL_EYES = 2 * PUBLIC - 1
MOST_ZONES = 255  # a zone's number is a byte
MOST_CARDS = 1 << 16
HAND = "hand"  # the group of the cards that seats hold
Faces = Literal["all", "owner", "none"]


class Zone(NamedTuple):
    """One place for cards. `seat` is None for zones of the whole table; `group` is the name shared by all seats: HAND for the
    cards that a seat holds, which lessons point at and the end page shows. front: its first card is its top, else the last.
    room: how many cards people may lay there by hand (core/repair.py), 0: what lies there is in the hands of the rules alone.
    """

    group: str
    seat: int | None
    faces: Faces
    ordered: bool = False
    front: bool = False
    room: int = MOST_CARDS

    @property
    def sight(self) -> int:
        """One bit per seat that sees every face in the zone."""
        if self.faces == "all":
            return ALL_EYES
        return 1 << self.seat if self.faces == "owner" and self.seat is not None else 0


Digest = Callable[[bytearray, tuple[int, ...]], Any]


def zone_name(group: str) -> str:
    """What a group of zones is called, as within a sentence; one of several that are numbered from 0 with its number from 1."""
    name = group.rstrip("0123456789")
    number = f" {int(group[len(name) :]) + 1}" if name != group else ""
    return tr("core-zone", group=name, words=name.replace("_", " ")) + number


class Layout:
    """The zones of one game for one number of seats, with what the kernel must know about them; shared by all copies.

    digests: by zone group, what the game likes to know about the kinds in a zone; fits: by zone group, which kinds a zone can
    hold (one flag per kind), for dealing unseen cards again and for cards that people lay there. ValueError for more seats or
    zones than a table has room for.
    """

    __slots__ = ("digests", "empty", "first", "fits", "seats", "sight", "zones")

    def __init__(
        self,
        seats: int,
        zones: Sequence[Zone],
        digests: dict[str, Digest] | None = None,
        fits: Mapping[str, Sequence[bool]] | None = None,
    ) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(tr("core-too-many-seats", most=MOST_SEATS, count=seats))
        if len(zones) > MOST_ZONES:
            raise ValueError(tr("core-too-many-zones", most=MOST_ZONES, count=len(zones)))
        self.seats = seats
        self.zones = tuple(zones)
        self.sight = tuple(zone.sight for zone in self.zones)
        self.digests = [(digests or {}).get(zone.group) for zone in self.zones]
        self.fits = {i: fits[zone.group] for i, zone in enumerate(self.zones) if fits and zone.group in fits}
        self.empty: list[Any] = [None] * len(self.zones)
        self.first = {zone.group: i for i, zone in reversed(list(enumerate(self.zones)))}

    def find(self, group: str, seat: int | None = None) -> int:
        """Index of a zone by group name and seat; KeyError names what is missing."""
        for i, zone in enumerate(self.zones):
            if zone.group == group and zone.seat == seat:
                return i
        raise KeyError(f"no zone {group!r} of seat {seat}")
