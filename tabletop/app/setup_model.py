"""A table while it is being set up: plain logic without pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from tabletop.app.seat_decks import DeckChoice, SeatDecks
from tabletop.bots.levels import Personality, book
from tabletop.i18n import tr
from tabletop.match import seats as places
from tabletop.match.fair_deal import SEED_VALUES, FairDeal, drawn
from tabletop.match.player_profiles import nameless
from tabletop.match.save_reader import strangers
from tabletop.match.seats import COLOURS, Seat, TableSetup, in_team_colours, team_colours, usual
from tabletop.toolkit.keyboard import legend, named

if TYPE_CHECKING:
    from tabletop.core.decks import CardBack
    from tabletop.core.definition import Definition
    from tabletop.match.seats import Hints, PrivacyMode
    from tabletop.storage import Profile

Kind = Literal["human", "easy", "normal", "hard"]
NAME_LIMIT = 24
FRIENDS = 4


def presets(least: int, most: int) -> list[tuple[str, str, tuple[str, ...]]]:
    """The usual tables of a game for `least` to `most`: name, words, who sits there. The first one always fits."""
    bots = max(least, min(FRIENDS, most)) - 1
    made: list[tuple[str, str, tuple[str, ...]]] = [
        ("solo", tr("app-preset-solo", count=bots), ("human", *["normal"] * bots)),
        *([("duel", tr("app-preset-duel"), ("human", "normal"))] if bots > 1 else []),
        ("two", tr("app-preset-two"), ("human",) * 2),
        ("friends", tr("app-preset-friends"), ("human",) * FRIENDS),
    ]
    return [made[0], *(entry for entry in made[1:] if least <= len(entry[2]) <= most)]


class SetupModel:
    """`profiles` are the known people, `portraits` the pictures for new ones; `deal` is what deals, None for a new secret."""

    def __init__(
        self,
        definition: Definition,
        profiles: Sequence[Profile],
        portraits: Sequence[str] = (),
        decks: SeatDecks | None = None,
        deal: FairDeal | None = None,
    ) -> None:
        self.definition = definition
        self.decks = decks or SeatDecks(definition, ())
        self.profiles = list(profiles)
        self.portraits = list(portraits)
        self.deal = deal or drawn()
        self.seats: list[Seat] = []
        self._level = "normal"  # of the bots, as last chosen
        self.options = {rule.id: rule.suggested for rule in definition.house_rules if rule.suggested}
        self._privacy: PrivacyMode | None = None  # as somebody has chosen it
        self.hints: Hints = "usual"
        self.phones = False
        self.seed_text = ""
        self.words = ""  # of people, for the deal
        self.preset("solo")

    # --- who sits there
    @property
    def least(self) -> int:
        return self.definition.players[0]

    @property
    def most(self) -> int:
        return min(self.definition.players[1], len(COLOURS))

    def preset(self, name: str) -> None:
        """Seat the people and bots of a preset, bots of the level that they had."""
        kinds = next(kinds for key, _, kinds in presets(self.least, self.most) if key == name)
        level = self.level
        self.seats = []
        for kind in kinds:
            self.add(kind if kind == "human" else level)

    def is_preset(self, name: str) -> bool:
        """Tell whether the seats are those of a preset, whoever they are."""
        kinds = next(kinds for key, _, kinds in presets(self.least, self.most) if key == name)
        return [kind == "human" for kind in kinds] == [not seat.bot for seat in self.seats]

    @property
    def level(self) -> str:
        """Of the bots: that of the first one, or of those who sat here last."""
        self._level = next((seat.bot for seat in self.seats if seat.bot), self._level)
        return self._level

    def take(self, setup: TableSetup) -> None:
        """Take over an earlier table; a rule that is no longer known is left out, and so is who sits there."""
        if not strangers(setup.seats) and len(setup.seats) >= self.least:
            self.seats = [_by_place(seat) for seat in setup.seats[: self.most]]
        self.hints = setup.hints
        if len(_sharing(setup.seats)) > 1:  # alone it means nothing
            self._privacy = setup.privacy
        known = {rule.id: rule for rule in self.definition.house_rules}
        listed = {key: value for key, value in setup.options.items() if key in known and value in known[key].values}
        usual = {key: listed.get(key, rule.default) for key, rule in known.items()}
        self.options = {
            key: value for key, value in setup.options.items() if key in known and not known[key].wrong(value, usual)
        }
        self._recolour()

    def add(self, kind: str) -> None:
        """Add a seat at the end, with the first colour, keys and name that are free."""
        if len(self.seats) < self.most:
            self.seats.append(self._seat(len(self.seats), kind, self._free_colour()))
            self._recolour()

    def remove(self, index: int) -> None:
        if len(self.seats) > self.least:
            gone = self.seats.pop(index)
            self._sit_down(gone)
            self._recolour()
            decks = [self.options.pop(f"{prefix}_{seat}", "") for prefix, seat in self._deck_places()]
            for (prefix, seat), value in zip(self._deck_places(), decks, strict=True):
                if value and seat != index:  # a deck goes with its seat
                    self.options[f"{prefix}_{seat - (seat > index)}"] = value

    def _deck_places(self) -> list[tuple[str, int]]:
        parts = [rule.rpartition("_") for rule in sorted(self.decks.rule_ids)]
        return [(prefix, int(seat)) for prefix, _, seat in parts]

    def change(self, index: int, **values: Any) -> None:
        """Change fields of a seat; a colour that another seat has is swapped with it."""
        colour = values.get("colour")
        for other, seat in enumerate(self.seats):
            if colour and other != index and seat.colour == colour:
                self.seats[other] = msgspec.structs.replace(seat, colour=self.seats[index].colour)
        self.seats[index] = msgspec.structs.replace(self.seats[index], **values)
        self._recolour()

    def colours(self, index: int) -> tuple[str, ...]:
        """Those that a seat may have: where there are sides, those of its own."""
        return team_colours(self.definition, len(self.seats), self.checked)[index]

    def _recolour(self) -> None:
        """Everybody wears a colour of the own side, which may have become another one."""
        self.seats = list(in_team_colours(self.definition, self.seats, self.checked))

    def set_kind(self, index: int, kind: str) -> None:
        """Make a seat human or a bot of a level; a bot that stays a bot keeps its character."""
        old = self.seats[index]
        if old.bot and kind != "human":
            self.change(index, bot=kind)
        elif kind != self.kind(index):
            self.seats[index] = self._seat(index, kind, old.colour)
            self._sit_down(old)

    def _sit_down(self, up: Seat) -> None:
        """A person who got up takes the first seat of people that nobody has been named for: one who becomes an Agent, say,
        and whose old seat a bot has now.
        """
        free = next((i for i, seat in enumerate(self.seats) if seat.human and self._nameless(seat)), None)
        if free is not None and up.human and not self._nameless(up):
            self.change(free, name=up.name, avatar=up.avatar, profile=up.profile)

    def _nameless(self, seat: Seat) -> bool:
        return seat.profile is None and nameless(seat.name)

    def _stand_ins(self, index: int) -> list[str]:
        """What people are called until they have a name."""
        return [places.stand_in(i) for i in range(index, 2 * self.most)]

    def kind(self, index: int) -> str:
        return self.seats[index].bot or "human"

    def set_mouse(self, index: int, *, only: bool) -> None:
        """A seat races with the mouse alone, or not."""
        self.change(index, mouse=only, pad=None if only else self.seats[index].pad)

    def set_profile(self, index: int, profile: Profile) -> None:
        """Seat a known person, with the keys that person likes."""
        keys = {name: named(key) for name, key in profile.keys.items() if name in ("react", "decline")}
        self.change(index, name=profile.name, avatar=profile.avatar, profile=profile.id, **keys)

    def set_name(self, index: int, name: str) -> None:
        known = next((found for found in self.profiles if found.name.casefold() == name.strip().casefold()), None)
        self.change(index, name=name, profile=known.id if known else None)

    def set_personality(self, index: int, wanted: str) -> None:
        found = next(entry for entry in book().personality if entry.id == wanted)
        self.change(index, name=found.name, avatar=found.avatar, personality=found.id)

    def _seat(self, index: int, kind: str, colour: str) -> Seat:
        if kind == "human":
            seat = places.person(self._free_keys(index), self._free_name(index), avatar=self._free_avatar(index))
            known = next((found for found in self.profiles if found.name == seat.name), None)
            avatar = known.avatar if known and known.avatar else seat.avatar
            return msgspec.structs.replace(seat, colour=colour, profile=known.id if known else None, avatar=avatar)
        return places.bot(index, kind, self._free_personality(index).id, colour=colour)  # type: ignore[arg-type]

    def _others(self, index: int) -> list[Seat]:
        return [seat for other, seat in enumerate(self.seats) if other != index]

    def _free_colour(self) -> str:
        taken = {seat.colour for seat in self.seats}
        return next(colour for colour in COLOURS if colour not in taken)

    def _free_keys(self, index: int) -> int:
        taken = {key for seat in self._others(index) if seat.human for key in (seat.react, seat.decline)}
        return next((i for i, pair in enumerate(places.KEYS) if not taken & set(pair)), index)

    def _free_name(self, index: int) -> str:
        taken = {seat.name.casefold() for seat in self._others(index)}
        names = [*(profile.name for profile in self.profiles), *self._stand_ins(index)]
        return next(name for name in names if name.casefold() not in taken)

    def _free_avatar(self, index: int) -> str:
        taken = {seat.avatar for seat in self._others(index)}
        return next((name for name in self.portraits if name not in taken), "")

    def _free_personality(self, index: int) -> Personality:
        taken = {seat.personality for seat in self._others(index)}
        free = [who for who in book().personality if who.id not in taken] or list(book().personality)
        return free[0]

    # --- by which rules
    def value(self, rule: str) -> str:
        return self.options.get(rule, self.default(rule))

    def default(self, rule: str) -> str:
        """What holds when nothing is chosen: printed, or as it fits who sits there."""
        found = next(entry for entry in self.definition.house_rules if entry.id == rule)
        return self.fitting.get(rule, found.default)

    @property
    def fitting(self) -> dict[str, str]:
        """The defaults that are others than printed for who sits there."""
        return usual(self.definition, tuple(self.seats))

    def set_option(self, rule: str, value: str) -> None:
        """Set a house rule; its default is not kept."""
        self.options.pop(rule, None)
        if value != self.default(rule):
            self.options[rule] = value
        self._recolour()

    @property
    def checked(self) -> dict[str, str]:
        """All house rules with their values."""
        return {rule.id: self.value(rule.id) for rule in self.definition.house_rules}

    @property
    def roles(self) -> tuple[tuple[str, str], ...]:
        """By seat, team and role; () in a game without, and where the house rules do not fit."""
        found = self.definition.looks.roles
        return found(len(self.seats), self.checked) if found is not None else ()

    def reset_options(self) -> None:
        """Set every house rule back to its default; the decks stay."""
        self.options = {key: value for key, value in self.options.items() if key in self.decks.rule_ids}
        self._recolour()

    # --- with which deck
    def deck(self, index: int) -> str:
        """The value of the house rule that names the deck of a seat."""
        return self.checked[self.decks.rule(index, self.checked).id]

    def set_deck(self, index: int, value: str) -> None:
        self.set_option(self.decks.rule(index, self.checked).id, value)

    def deck_name(self, index: int) -> str:
        return self.decks.name(self.deck(index), index, self.checked)

    def backs(self, index: int) -> tuple[CardBack, ...]:
        """What the deck of a seat may have on its back or can be given, () where all are alike."""
        told = self.decks.rules.backs if self.decks.rules is not None else None
        return told(len(self.seats), self.checked)[index] if told is not None else ()

    def wish(self, back: CardBack) -> None:
        """Settle that a seat has this back; leave it open again where that is settled."""
        rule, value = back.wish
        self.set_option(rule, self.default(rule) if self.value(rule) == value else value)

    def deck_wrong(self, index: int) -> str:
        """What is wrong with the deck of a seat."""
        return self.decks.wrong(self.deck(index), index, self.seats[index], self.checked)

    def deck_choices(self, index: int) -> list[DeckChoice]:
        return self.decks.choices(index, self.seats[index], self.checked)

    def _deck_problems(self) -> list[str]:
        if self.decks.rules is None:
            return []
        wrong = [(self.seats[index].name, self.deck_wrong(index)) for index in range(len(self.seats))]
        return [tr("app-deck-wrong", name=name, wrong=said) for name, said in wrong if said]

    # --- who sees whose cards
    @property
    def privacy(self) -> PrivacyMode:
        """As it was chosen, else what is proposed."""
        return self._privacy or self.proposed

    @privacy.setter
    def privacy(self, mode: PrivacyMode) -> None:
        self._privacy = mode

    @property
    def proposed(self) -> PrivacyMode:
        """Where people share a screen and have hands, all look at it: what is held down shows, and nothing else."""
        return "peek" if self._hands and len(_sharing(self.seats)) > 1 else "curtain"

    @property
    def _hands(self) -> bool:
        """Somebody has cards of the own."""
        zones = self.definition.layout(max(self.least, len(self.seats))).zones
        return any(zone.faces == "owner" for zone in zones)

    def with_a_child(self) -> None:
        """All hands of people lie open, no clock runs, and nobody counts hints; each of it can be set otherwise."""
        self.hints = "free"
        if self._hands:
            self.privacy = "open"
        for rule in self.definition.house_rules:
            if rule.calm:
                self.set_option(rule.id, rule.calm)

    # --- what it comes to
    def problems(self) -> list[str]:
        """Return one sentence for each thing that must be changed before the deal."""
        found = [*self.seat_problems(), *self._deck_problems()]
        said = "" if found else self.definition.unfit(len(self.seats), self.checked)
        return [said] if said else found

    def seat_problems(self) -> list[str]:
        """The same without what is wrong with decks."""
        found = []
        if len(self.seats) < self.least:
            game = self.definition.name
            found.append(tr("app-too-few-places", game=game, least=self.least, most=places.MOST))
        names = [seat.name.strip() for seat in self.seats]
        if any(not name for name in names):
            found.append(tr("app-nameless"))
        folded = [name.casefold() for name in names if name]
        twice = next((name for name in names if folded.count(name.casefold()) > 1), "")
        if twice:
            found.append(tr("app-name-twice", name=twice))
        for key, who in places.clashes(tuple(self.seats)):
            owners = list(dict.fromkeys(self.seats[seat].name for seat in who))
            found.append(tr("app-key-twice", key=legend(key), names=owners))
        if self.seed_text and not self.seed_text.isdecimal():
            found.append(tr("app-seed-number"))
        return found

    def finished(self, pace: str) -> TableSetup:
        """Return the table, fairly dealt where no seed is written."""
        seats = tuple(msgspec.structs.replace(seat, name=" ".join(seat.name.split())) for seat in self.seats)
        chosen = self.seed_text.isdecimal()
        places = range(len(seats)) if self.decks else ()
        decks = {self.decks.rule(index, self.checked).id: self.deck(index) for index in places}
        setup = TableSetup(
            game=self.definition.id,
            seats=seats,
            seed=int(self.seed_text) % SEED_VALUES if chosen else 0,
            options={**self.options, **decks},  # also the usual ones: in a rematch they go with their people
            privacy=self.privacy,
            hints=self.hints,
            phones=self.phones,
            chosen_seed=chosen,
            pace=pace,  # type: ignore[arg-type]  # the settings allow the same three words
        )
        return setup if chosen else setup.fairly_dealt(self.deal.with_words(self.words))


def _sharing(seats: Sequence[Seat]) -> list[Seat]:
    """The people at the table's window."""
    return [seat for seat in seats if seat.human and not seat.apart]


def _by_place(seat: Seat) -> Seat:
    """With its keys as they are called now: earlier versions remembered what stood on them."""
    keys = {name: named(getattr(seat, name)) for name in ("react", "decline", "race_key")}
    return msgspec.structs.replace(seat, **keys)
