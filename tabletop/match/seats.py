"""Who sits at the table, and everything that is settled before the first card: plain data, kept as JSON."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from tabletop.core.edition_ids import PackMark
from tabletop.i18n import tr
from tabletop.match.fair_deal import SEED_VALUES, FairDeal, drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.definition import Definition

Level = Literal["easy", "normal", "hard"]
PrivacyMode = Literal["curtain", "peek", "open"]
Pace = Literal["quick", "normal", "slow"]
RunKind = Literal["circuit", "season", "daily", "evening"]
Hints = Literal["usual", "off", "few", "free"]

# React and Pass of up to eight people: no modifiers, and four people have the four corners of the usual keyboards. One key does
# all that is fast, so those of React lie two keys apart at least (AP-167). For five none is a key of the table itself (L log, U
# take back, P pass, E end turn, 1 to 8 seats and the like); what belongs to somebody does nothing else at that table.
KEYS = (("q", "a"), ("o", "k"), ("c", "x"), ("m", "n"), ("r", "f"), ("y", "j"), ("z", "s"), ("b", "v"))
COLOURS = ("seat0", "seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "seat7")  # names in the theme
MOST = len(KEYS)  # at one screen; the kernel has room for more


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One place. `bot` is the level of the bot that plays it, "" for a person; `profile` a stored profile's id.

    `react` and `decline` are key names (the keys of the React and the Pass button), `pad` the number of a gamepad.
    `race_key`: the key for races by its place, "" for the usual one of the seat; `mouse`: races with the mouse alone.
    `apart`: a person who sits at the second window; `phone`: the id of the phone in whose hand this person's cards are, ""
    without one (it tells nobody how to come back as that phone); `keeps`: a bot keeps the place of this person, who may
    come back.
    `taken_back`: how many answers this person has taken back from which somebody had learnt something. `sat`: the
    names of those who have played here before in this match.
    """

    name: str
    colour: str = ""
    avatar: str = ""
    bot: Level | Literal[""] = ""
    personality: str = ""
    react: str = ""
    decline: str = ""
    race_key: str = msgspec.field(default="", name="gesture")
    pad: int | None = None
    mouse: bool = False
    profile: int | None = None
    apart: bool = False
    phone: str = ""
    keeps: Seat | None = None
    taken_back: int = 0
    sat: tuple[str, ...] = ()

    @property
    def human(self) -> bool:
        return not self.bot

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who play this place or have played it."""
        keeps = (self.keeps.name,) if self.keeps is not None else ()
        return (*self.sat, *keeps, *((self.name,) if self.human else ()))


class WindowRules(msgspec.Struct, frozen=True, kw_only=True):
    """How long reaction windows last; see ES-116, ES-117, ES-123. seconds 0: untimed."""

    seconds: int = 5
    close: Literal["full_time", "all_answered"] = "full_time"
    solo: Literal["skip_empty", "always"] = "skip_empty"

    def with_options(self, options: Mapping[str, str]) -> WindowRules:
        """These rules bent by a game's house rules of scope "table", where the table has set them."""
        seconds = options.get("window_seconds", str(self.seconds))
        changed = {
            "seconds": 0 if seconds == "untimed" else int(seconds),
            "close": options.get("window_close", self.close),
            "solo": options.get("solo_windows", self.solo),
        }
        return msgspec.convert(changed, WindowRules)


class MatchStart(msgspec.Struct, frozen=True, kw_only=True):
    """A match that begins in the middle: after `n` answers of another one, with the hidden cards as they were or dealt `anew`.
    `state`: the game as it stood, plain data (`Game.save`).
    """

    n: int
    anew: bool
    state: dict[str, Any]


class TableSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A table before the deal. `options`: the house rules that differ from their defaults; `rotate`: after a rematch
    everybody sits one place further, so that somebody else begins. `hints`: how many a person may have (practice.hinting).
    `night`: the number of the sealed night that it belongs to, and of the table in it. `run`: the same for one person's
    circuit or season, or for an evening: its kind, its number, and the stop in it. `begun`: from a moment of another match,
    None for a deal; `chosen_seed`: somebody has chosen which deal. `phones`: people may join with their phones. `packs`: of an
    edition, those whose cards were dealt. `fair`: what `seed` follows from, None for a deal that is settled otherwise.
    """

    game: str
    seats: tuple[Seat, ...]
    seed: int
    options: dict[str, str] = {}
    privacy: PrivacyMode = "curtain"
    window: WindowRules = WindowRules()
    pace: Pace = "normal"
    rotate: bool = True
    hints: Hints = "usual"
    night: tuple[int, int] | None = None
    run: tuple[RunKind, int, int] | None = None
    begun: MatchStart | None = None
    chosen_seed: bool = False
    phones: bool = False
    packs: tuple[PackMark, ...] = ()
    fair: FairDeal | None = None

    def __post_init__(self) -> None:
        """ValueError for more seats than fit around one screen."""
        _check(len(self.seats))

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if seat.human)

    @property
    def apart(self) -> tuple[int, ...]:
        """The people at the second window; the others share the table's."""
        phones = self.at_phones
        return tuple(i for i, seat in enumerate(self.seats) if seat.human and seat.apart and i not in phones)

    @property
    def at_phones(self) -> tuple[int, ...]:
        """The people who have their cards in their hands."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.human and seat.phone)

    def rematch(self) -> TableSetup:
        """The same table with the next seed, from the beginning; it counts in no sealed night and in no run."""
        turned = {"seats": self.seats[1:] + self.seats[:1], "options": self._turned()} if self.rotate else {}
        fresh = msgspec.structs.replace(self, **turned)
        seats = tuple(msgspec.structs.replace(seat, taken_back=0, sat=()) for seat in fresh.seats)
        seed = (self.seed + 1) % SEED_VALUES
        return msgspec.structs.replace(
            fresh, seats=seats, seed=seed, night=None, run=None, begun=None, chosen_seed=False, packs=(), fair=None
        )

    def fairly_dealt(self, deal: FairDeal | None = None) -> TableSetup:
        """The same table, dealt by this secret, or by a new one."""
        deal = deal or drawn()
        return msgspec.structs.replace(self, seed=deal.dealt, chosen_seed=False, fair=deal)

    @property
    def undealt(self) -> TableSetup:
        """The same table without what its deal follows from; a deal that somebody has chosen stays."""
        return msgspec.structs.replace(self, seed=0, fair=None) if self.fair is not None else self

    def _turned(self) -> dict[str, str]:
        """The house rules when everybody sits one place further: those of one seat ("deck_0") go with their person."""
        count = len(self.seats)
        found = {}
        for rule, value in self.options.items():
            name, _, seat = rule.rpartition("_")
            mine = name and seat.isdecimal() and int(seat) < count
            found[f"{name}_{(int(seat) - 1) % count}" if mine else rule] = value
        return found

    def with_options(self, usual: Mapping[str, str]) -> TableSetup:
        """The same table with these house rules, where it says nothing else."""
        return msgspec.structs.replace(self, options={**usual, **self.options})

    def with_seat(self, index: int, seat: Seat) -> TableSetup:
        """The same table with somebody else in one place: who plays a seat is data. Who has played there is not forgotten."""
        sat = set(self.seats[index].people) - set(msgspec.structs.replace(seat, sat=()).people)
        seat = msgspec.structs.replace(seat, sat=tuple(sorted(sat)))
        return msgspec.structs.replace(self, seats=(*self.seats[:index], seat, *self.seats[index + 1 :]))

    def parted(self, apart: Collection[int]) -> TableSetup:
        """The same table with these people at the second window, and all others at the table's."""
        seats = tuple(msgspec.structs.replace(seat, apart=i in apart) for i, seat in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=seats)

    def with_phones(self, *, on: bool) -> TableSetup:
        """The same table, at which people may join with their phones."""
        return msgspec.structs.replace(self, phones=on)

    def without_phones(self) -> TableSetup:
        """The same table as it is remembered for another evening, on which other phones are there."""
        seats = tuple(msgspec.structs.replace(seat, phone="") for seat in self.seats)
        return msgspec.structs.replace(self, seats=seats, phones=False)

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found

    @classmethod
    def from_plain(cls, data: Any) -> TableSetup | None:
        """The table that `plain` wrote, or None when it is none (another version's "last table" is no error)."""
        try:
            return msgspec.convert(data, cls)
        except msgspec.ValidationError:
            return None


def _check(seats: int) -> None:
    if seats > MOST:
        raise ValueError(tr("match-too-many-seats", most=MOST, seats=seats))


def stand_in(place: int) -> str:
    """What somebody in the given place is called who has not said a name."""
    return tr("app-player-number", number=place + 1)


def person(place: int, name: str = "", **more: Any) -> Seat:
    """A person in the given place, with the keys and the colour of that place. ValueError for the ninth place."""
    _check(place + 1)
    react, decline = KEYS[place]
    looks = {"name": name or stand_in(place), "colour": COLOURS[place], "react": react, "decline": decline}
    return Seat(**{**looks, **more})


def bot(place: int, level: Level = "normal", personality: str = "", **more: Any) -> Seat:
    """A bot in the given place; without a personality, each place has its own. LookupError names an unknown word;
    ValueError for the ninth place.
    """
    from tabletop.bots import levels

    _check(place + 1)
    levels.level(level)
    cast = levels.book().personality
    chosen = levels.personality(personality) if personality else cast[place % len(cast)]
    looks = {"name": chosen.name, "avatar": chosen.avatar, "personality": chosen.id, "colour": COLOURS[place]}
    return Seat(bot=level, **{**looks, **more})


def substitute(setup: TableSetup, place: int, level: Level) -> Seat:
    """The bot that plays on for whoever leaves: its colour stays, its character is none that sits at the table already."""
    from tabletop.bots import levels

    cast = levels.book().personality
    taken = {seat.name for seat in setup.seats}
    order = (*cast[place % len(cast) :], *cast)
    chosen = next((who for who in order if who.name not in taken), order[0])
    return bot(place, level, chosen.id, colour=setup.seats[place].colour)


def race_keys(seats: tuple[Seat, ...]) -> dict[int, str]:
    """By seat, the key with which each person races who does not do it with the mouse alone or a phone: the own choice, else
    that of React, so that one key does all that is fast; the usual one of the place where races cannot tell it or it is taken.
    """
    racers = {index: seat for index, seat in enumerate(seats) if seat.human and not seat.mouse and not seat.phone}
    found = {index: seat.race_key for index, seat in racers.items() if seat.race_key}
    for index in racers:
        if index not in found:
            own = (seats[index].react,) if _raced(seats[index].react) else ()
            usual = (*own, KEYS[index][0], *(react for react, _ in KEYS))
            found[index] = next((key for key in usual if key not in found.values()), usual[0])
    return found


def _raced(key: str) -> bool:
    """Races tell keys by their place."""
    return len(key) == 1 and key.isalnum()


def pad_buttons(seats: tuple[Seat, ...]) -> dict[int, str]:
    """By seat, the gamepad's button with which a person races: "pad 0"; of a pad that two share "pad 0 left" for the lower
    seat and "pad 0 right" for the higher one (AP-168).
    """
    held: dict[int, list[int]] = {}
    for index, seat in enumerate(seats):
        if seat.human and seat.pad is not None and not seat.phone:
            held.setdefault(seat.pad, []).append(index)
    found = {who[0]: f"pad {pad}" for pad, who in held.items() if len(who) == 1}
    for pad, who in held.items():
        if len(who) > 1:
            found |= {who[0]: f"pad {pad} left", who[-1]: f"pad {pad} right"}
    return found


def clashes(seats: tuple[Seat, ...]) -> list[tuple[str, tuple[int, ...]]]:
    """Keys that two buttons share, with the seats they belong to."""
    users: dict[str, list[int]] = {}
    for index, seat in enumerate(seats):
        for key in (seat.react, seat.decline):
            if seat.human and key:
                users.setdefault(key, []).append(index)
    return [(key, tuple(found)) for key, found in users.items() if len(found) > 1]


# Who plays for a side wears one of its colours: what stands in another one would be read as the other side's.


def team_colours(definition: Definition, seats: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """By seat, the colours that it may have: those of its side, or all; options: all house rules with their values."""
    roles = definition.looks.roles(seats, options) if definition.looks.roles is not None else ()
    sides = {team.name: team.shades for team in definition.looks.teams}
    return tuple(sides.get(side) or COLOURS for side, _ in roles) or (COLOURS,) * seats


def in_team_colours(definition: Definition, seats: Sequence[Seat], options: Mapping[str, str]) -> tuple[Seat, ...]:
    """The same people; whose colour does not fit to the own side gets the first free one of it, or else any free one."""
    fits = team_colours(definition, len(seats), options)
    wrong = [place for place, seat in enumerate(seats) if fits[place] is not COLOURS and seat.colour not in fits[place]]
    colours = ["" if place in wrong else seat.colour for place, seat in enumerate(seats)]
    for place in wrong:
        colours[place] = next(colour for colour in (*fits[place], *COLOURS) if colour not in colours)
    return tuple(msgspec.structs.replace(seat, colour=colour) for seat, colour in zip(seats, colours, strict=True))


# House rules whose default follows from who sits at the table.

SEVERAL = 2


def usual(definition: Definition, seats: tuple[Seat, ...]) -> dict[str, str]:
    """What is other than printed: people need no end by rounds (RG-27), and several with only a mouse cannot press at once
    (AP-170, AP-173).
    """
    found: dict[str, str] = {}
    if any(seat.human for seat in seats):
        found |= {rule.id: rule.peopled for rule in definition.house_rules if rule.peopled}
    if sum(seat.human and seat.mouse for seat in seats) >= SEVERAL:
        found |= {rule.id: rule.one_mouse for rule in definition.house_rules if rule.one_mouse}
    return found
