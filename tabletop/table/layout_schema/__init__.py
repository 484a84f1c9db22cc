"""Layouts: where the cards of a game lie on the table, as data: presentation/layout.toml in the folder of each.

`load(game)` decodes the file; every mistake is a DataFileError that names file, entry, field and the nearest word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from tabletop import games
from tabletop.app.key_bindings import RESERVED
from tabletop.core.layout import HAND
from tabletop.core.sanitizing import between
from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.i18n import per_language, tr
from tabletop.table.layout_schema.board_schema import (
    CAN,
    BoardSchema,
    CombatSchema,
    CounterSchema,
    GridSchema,
    Kind,
    MatsSchema,
    Mirror,
    Name,
    Point,
    Side,
    StandingSchema,
    TurnedSchema,
)
from tabletop.toolkit.keyboard import PLACES

if TYPE_CHECKING:
    from tabletop.core.layout import Layout

FILE = "layout.toml"
Spot = Literal["", "piles", "centre"]
Share = Annotated[float, Meta(gt=0, le=0.5)]
Count = Annotated[int, Meta(ge=0)]


class ZoneLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the zones of one group are shown. `size`: a card's width as a share of the window's height.

    kind: "hand" is a fan for its owner and backs for all others, "front" lies before its owner, "pile" shows its top
    cards, "stairs" climb with lines to what they answer, "row" lies side by side, "spread" is fanned out for who looks,
    "slot" holds one card, "fight" lies on whoever fights, "cells" lie in a grid.
    faces: False where cards are never shown; counts: its cards still count as cards in hand; light: a cone of light
    falls on it; browse: a click shows all its cards; amber, red: colours of the count from that many cards down.
    at: its point on the board, mirrored for the seat across, and `upright` that in a window higher than wide.
    under: its cards lie below those of that group. part: its place on the seat's mat.
    tip: the topmost of its cards with this frame is marked, if it is in view.
    open: the table's column that says which of its cards lie face up; others see the backs of the rest, also if they know them.
    grey: its cards take no part; ribbons: among three and more each wears the colour of whose it is.
    sorted: its cards lie in the order of their kinds, whichever came first.
    icon: stands beside the number of such a pile on the mats of others, where there is no room for its label.
    """

    kind: Kind
    size: Share
    spot: Spot = ""
    faces: bool = True
    shown: Annotated[int, Meta(ge=1)] = 1
    label: str = ""
    counts: bool = False
    light: bool = False
    browse: bool = False
    amber: Count = 0
    red: Count = 0
    at: Point | None = None
    upright: Point | None = None
    mirror: Mirror = ""
    under: str = ""
    part: str = ""
    tip: str = ""
    open: str = ""
    grey: bool = False
    ribbons: bool = False
    sorted: bool = False
    icon: str = ""


class StackFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names of the table's column of stacked items and of what each item says of itself."""

    items: str
    card: str
    seat: str
    answered: str
    copied: str
    aim: str
    cancelled: str


class PipsSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the table with how many of `of` the player on turn has used; `name`: what they are, "Missions"."""

    name: str
    column: str
    of: Annotated[int, Meta(ge=1)]


class GoldSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From so many cards in hand on the number is gold. `means`: a sentence that says why."""

    cards: Annotated[int, Meta(ge=1)]
    means: str


class ActLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The button of an act: its keys (one, or one for each third number), its style, and the question asked before it is done.

    touch: its card is touched, as the house rule of this name has it: by a held press ("hold"), a "click", or two
    ("confirm"); aside: it is done by the other button on its card, or its key. quick: one click on its card is enough;
    drop: where its card is dropped if `bare` is "act"; first: what dropping a card means that other acts could use there,
    too: those have buttons; which: what is asked where several buttons of it decide; whom: what is chosen by where its card is
    dropped, where that is no target; aim: its card is whom another one is meant for that has just been used.
    """

    keys: tuple[str, ...] = ()
    style: Literal["", "primary", "secondary", "accept", "danger", "ghost"] = ""
    confirm: str = ""
    touch: str = ""
    aside: bool = False
    quick: bool = False
    first: bool = False
    which: str = ""
    whom: str = ""
    aim: bool = False
    drop: Literal["centre", "mat", "badge", "fighter", "card"] = "centre"


class PeekSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """While a query is asked, the zone of `group` of the seat in its argument number `seat` is fanned out."""

    group: str
    seat: Count


class TableLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the table screen has to know of a game. `scheme`: how the table is divided; what each can do stands in
    board_schema.py. `seats`: by number of players, where the others sit, clockwise; in a grid, where each seat is.

    `bare`: where a card goes whose use needs no place: to the middle of the table, or it is used where it lies, or its act
    says so. `owner`: the table's column with the seat of each card, wherever it lies; `signs`: by a word, the picture of
    the game's symbol that a button shows which names it. `deal`: what is dealt when a match opens, and from which pile;
    `rounds`: the table's column of turns that have been begun, by each seat or by all: before the first nobody is seen to be
    on turn; `longest`: no words are waited for longer than so many ms at a brisk pace, where turns have many steps; 0: as long
    as they are read; `claim`: the key of the lit button, with which is claimed what may be used at any time.
    """

    game: str
    scheme: Name
    mat: str
    bare: Literal["centre", "card", "act"]
    seats: dict[str, tuple[Side, ...]]
    zone: dict[str, ZoneLook]
    stack: StackFacts | None = None
    pips: PipsSchema | None = None
    gold: GoldSchema | None = None
    act: dict[str, ActLook] = {}
    peek: dict[str, PeekSchema] = {}
    signs: dict[str, str] = {}
    board: BoardSchema | None = None
    turned: TurnedSchema | None = None
    standing: StandingSchema | None = None
    counter: CounterSchema | None = None
    mats: MatsSchema | None = None
    fights: CombatSchema | None = None
    grid: GridSchema | None = None
    owner: str = ""
    deal: dict[str, str] = {}
    rounds: str = ""
    longest: Count = 0
    claim: str = ""

    def check(self, layout: Layout, name: str) -> None:
        """Raises DataFileError when a zone of the game has no place, a place has no zone, or seats are wrong."""
        groups = {zone.group for zone in layout.zones}
        dealt = (*self.deal, *self.deal.values())
        for group in (*self.zone, *(self.standing.zone if self.standing is not None else ()), *dealt):
            if group not in groups:
                raise DataFileError(f"{name}: zone: there is no zone {group!r}{nearest(group, groups)}")
        for group, look in self.zone.items():
            if (look.kind == "hand") != (group == HAND):
                raise DataFileError(
                    f"{name}: zone {group!r}, kind: cards in hand, and only these, are the zone {HAND!r}"
                )
        missing = sorted(groups - self.zone.keys())
        if missing:
            raise DataFileError(f"{name}: zone: the zone {missing[0]!r} has no place")
        can = CAN[self.scheme]
        if not can.seats[0] <= layout.seats <= can.seats[1]:
            room = between(*can.seats, "players")
            raise DataFileError(f"{name}: the scheme {self.scheme!r} has room for {room}, not {layout.seats}")
        sides = self.seats.get(str(layout.seats), ())
        count = layout.seats - 1 if can.others else layout.seats
        single = [side for side in sides if side not in can.shared]
        if len(sides) != count or len(set(single)) != len(single):
            whom = "different places for the others" if can.others else "sides"
            raise DataFileError(f"{name}: seats: {layout.seats} players need {count} {whom}")

    def fits(self, name: str) -> None:
        """Raises DataFileError with one sentence when the scheme cannot do what the layout says."""
        can = CAN[self.scheme]
        for other in CAN.values():
            there = bool(other.section) and getattr(self, other.section) is not None
            if there and other is not can:
                raise DataFileError(f"{name}: {other.section}: the scheme {self.scheme!r} has no such section")
            if other is can and other.section and not there:
                raise DataFileError(f"{name}: the scheme {self.scheme!r} needs a section [{other.section}]")
        for group, look in self.zone.items():
            if look.kind not in can.kinds:
                raise DataFileError(
                    f"{name}: zone.{group}: the scheme {self.scheme!r} has no place of the kind {look.kind!r}"
                )
            if look.at is not None and not can.points:
                raise DataFileError(f"{name}: zone.{group}: the scheme {self.scheme!r} has no points")
            known = self.mats.known() if self.mats is not None else ()
            if look.part and look.part not in known:
                raise DataFileError(f"{name}: zone.{group}: there is no part {look.part!r}{nearest(look.part, known)}")
        for sides in self.seats.values():
            for side in sides:
                if side not in can.sides:
                    raise DataFileError(f"{name}: seats: the scheme {self.scheme!r} has no side {side!r}")

    def check_keys(self, name: str) -> None:
        """Raises DataFileError with one sentence when a key does not exist, or means something else already. Acts with the very
        same keys, one for each number, ask for the same choice.
        """
        places, owners = sorted(PLACES.values()), dict[str, tuple[str, tuple[str, ...]]]()
        users = {f"act.{act}": look.keys for act, look in self.act.items()} | {
            "claim": (self.claim,) * bool(self.claim)
        }
        for user, keys in users.items():
            for key in keys:
                if key not in places:
                    raise DataFileError(f"{name}: {user}: there is no key {key!r}{nearest(key, places)}")
                other, others = owners.setdefault(key, (user, keys))
                same = user == other or (len(keys) > 1 and others == keys)
                means = tr(RESERVED[key]) if key in RESERVED else "" if same else other
                if means:
                    raise DataFileError(f"{name}: {user}: the key {key!r} means something else already: {means}")


def read(data: bytes, name: str) -> TableLayout:
    """Decode the text of a layout file. Raises DataFileError, also when its scheme cannot do what it says, or a key means two
    things.
    """
    layout = read_toml(data, TableLayout, name)
    layout.fits(name)
    layout.check_keys(name)
    return layout


@per_language
def load(game: str) -> TableLayout:
    """Return the layout that comes with the program for a game. Raises DataFileError naming the nearest game."""
    if games.base(game) not in games.built():
        raise DataFileError(f"there is no table layout for {game!r}{nearest(game, games.built())}")
    data = games.plugin(game).data("presentation", FILE)
    if data is None:
        raise DataFileError(f"{game} has no presentation/{FILE}")
    return read(data, f"{game}/presentation/{FILE}")
