"""A pack while it is being made: cards like those of the game, with words and numbers of their own. Logic without pictures.

A card does what one of the game's own cards does, so everything it does is an ability that the game has; its other fields take
values that cards of its kind have. Each change can be undone.
"""

from __future__ import annotations

import re
from typing import Any, Literal, NamedTuple
from unicodedata import normalize

import msgspec

from tabletop import packs
from tabletop.core.edition_ids import base
from tabletop.core.toml_loader import DataFileError, parse
from tabletop.core.toml_writer import written
from tabletop.games import editions, plugin
from tabletop.i18n import tr
from tabletop.packs import CARDS, MANIFEST, CardPack

WORDS = {"name": "app-field-name", "text": "app-field-text", "flavour": "app-field-flavour"}  # fields that people write
FIXED = ("id", "number", "art", "copies", "type", "source", "copied", "group")  # those that follow from others
ALL_RIGHTS = "All rights reserved"  # as it stands in the file, whatever language is chosen
LICENCES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", ALL_RIGHTS)
MOST_CARDS, MOST_UNDO = 60, 200
FIRST = "1.0"  # version


def after(version: str) -> str:
    """The version that follows: its last number is one more."""
    head, _, last = version.rpartition(".")
    return f"{head}.{int(last) + 1}" if head else f"{last}.1"


class MadeCard(msgspec.Struct, frozen=True):
    """A card: the id of the one whose actions it does, and the fields in which it differs. `key` ends its id."""

    key: str
    like: str
    own: dict[str, Any] = {}


class PackDraft(msgspec.Struct, frozen=True):
    """All that is kept of a pack that is being made."""

    name: str = msgspec.field(default_factory=lambda: tr("app-my-pack"))
    author: str = msgspec.field(default_factory=lambda: tr("app-somebody"))
    licence: str = LICENCES[0]
    cards: tuple[MadeCard, ...] = ()


class CardField(NamedTuple):
    """A field of the form: what it is called in the file, its value, and, if it is chosen, the values to choose from."""

    id: str
    value: Any
    kind: Literal["words", "choice"]
    values: tuple[Any, ...] = ()

    @property
    def name(self) -> str:
        """What it is called on the form: the fields that people write by name, a game's own as they are called in its file."""
        return tr(WORDS[self.id]) if self.id in WORDS else self.id.replace("_", " ").capitalize()


class CardMaker:
    """`draft` is what there is now. DataFileError for a game without a file of cards."""

    def __init__(self, game: str, draft: PackDraft | None = None) -> None:
        self.plugin = plugin(base(game))
        data = self.plugin.data(CARDS)
        if data is None:
            raise DataFileError(tr("app-no-card-file", game=self.plugin.about.title))
        self.models: dict[str, dict[str, Any]] = {row["id"]: row for row in parse(data, CARDS)["card"]}
        found = draft or PackDraft()
        self.draft = msgspec.structs.replace(
            found, cards=tuple(card for card in found.cards if card.like in self.models)
        )
        self._before: list[PackDraft] = []
        self._step: tuple[object, ...] = ()

    # --- changes
    def _take(self, step: tuple[object, ...] = (), **changes: Any) -> None:
        """Change the draft. step: what is being written; letter after letter of it is one step back."""
        if not step or step != self._step:
            self._before = [*self._before[-MOST_UNDO:], self.draft]
        self._step = step
        self.draft = msgspec.structs.replace(self.draft, **changes)

    def undo(self) -> bool:
        """Take the last change back; False when there is none."""
        if not self._before:
            return False
        self.draft, self._step = self._before.pop(), ()
        return True

    def describe(self, **changes: str) -> None:
        """Another name, author or licence of the pack."""
        self._take(("pack", *changes), **changes)

    def add(self, like: str) -> int:
        """A new card that does what another does; its place. ValueError when the pack is full."""
        if len(self.draft.cards) >= MOST_CARDS:
            raise ValueError(tr("app-pack-full", most=MOST_CARDS))
        taken = {card.key for card in self.draft.cards}
        number = next(n for n in range(1, MOST_CARDS + 2) if f"card-{n}" not in taken)
        card = MadeCard(f"card-{number}", like, {"name": tr("app-new-card", number=number)})
        self._take(cards=(*self.draft.cards, card))
        return len(self.draft.cards) - 1

    def remove(self, place: int) -> None:
        self._take(cards=(*self.draft.cards[:place], *self.draft.cards[place + 1 :]))

    def set(self, place: int, field: str, value: Any) -> None:
        card = self.draft.cards[place]
        step = (place, field) if field in WORDS else ()
        self._replace(place, msgspec.structs.replace(card, own={**card.own, field: value}), step)

    def do_like(self, place: int, like: str) -> None:
        """The card does what another does; of its own fields those stay that this one has, too."""
        card = self.draft.cards[place]
        own = {key: value for key, value in card.own.items() if key != "text" and self._fits(like, key, value)}
        self._replace(place, msgspec.structs.replace(card, like=like, own=own))

    def _replace(self, place: int, card: MadeCard, step: tuple[object, ...] = ()) -> None:
        self._take(step, cards=(*self.draft.cards[:place], card, *self.draft.cards[place + 1 :]))

    # --- what may be chosen
    def _fits(self, like: str, field: str, value: Any) -> bool:
        return field in WORDS or value in self._values(like, field)

    def _values(self, like: str, field: str) -> tuple[Any, ...]:
        """The values that this field has on cards of the same type."""
        kind = self.models[like].get("type", self.models[like].get("kind"))
        same = [row for row in self.models.values() if row.get("type", row.get("kind")) == kind and field in row]
        return tuple(sorted({row[field] for row in same}))

    def fields(self, place: int) -> list[CardField]:
        """The form of a card: words, then numbers and words that are chosen."""
        card = self.draft.cards[place]
        row, model = self.row(card), self.models[card.like]
        found = [CardField(field, row.get(field, ""), "words") for field in WORDS]
        for field, value in model.items():
            if field not in (*WORDS, *FIXED) and isinstance(value, int | str) and not isinstance(value, bool):
                values = self._values(card.like, field)
                if 1 < len(values) <= 20:
                    found.append(CardField(field, row[field], "choice", values))
        return found

    # --- what it comes to
    @property
    def id(self) -> str:
        """The id of the pack, from its name."""
        plain = normalize("NFKD", self.draft.name).encode("ascii", "ignore").decode().casefold()
        found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:24].strip("-")
        return found if found[:1].isalpha() else f"pack-{found}"[:24].strip("-")

    def row(self, card: MadeCard) -> dict[str, Any]:
        """A card as it stands in the file."""
        row = {**self.models[card.like], **card.own, "id": f"{self.id}.{card.key}", "art": ""}
        return {key: value for key, value in row.items() if value != "" or key in self.models[card.like]}

    def pack(self, version: str = FIRST) -> CardPack:
        """The pack as it is now; DataFileError when it cannot be one yet."""
        about = {
            "id": self.id,
            "name": self.draft.name.strip(),
            "game": self.plugin.id,
            "version": version,
            "authors": [self.draft.author.strip()],
            "licence": self.draft.licence,
        }
        rows = [self.row(card) for card in self.draft.cards]
        contents = {MANIFEST: written(about).encode(), CARDS: written({"card": rows}).encode()}
        return CardPack(contents)

    def mistakes(self) -> list[str]:
        """All that keeps it from being played, one sentence each."""
        try:
            return editions.mistakes(self.plugin, self.pack())
        except DataFileError as error:
            return [str(error)]

    @classmethod
    def serves(cls, game: str) -> bool:
        """Whether cards of a game are made here: not where it is played with lists of words, which anybody can write."""
        found = plugin(base(game))
        return found.data(CARDS) is not None and found.part("rules.packing", "from_words") is None

    def kinds_of(self, cards: tuple[Any, ...]) -> list[int]:
        """Where the cards of this pack stand among those of its edition."""
        return [kind for kind, card in enumerate(cards) if packs.is_own(card.id, self.id)]
