"""Which deck a seat plays: the ready ones, one's own, and what is wrong with each at this table. Plain logic."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.decks import cards_of, is_own, own
from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.core.decks import CollectingRules, Deck, Format
    from tabletop.core.definition import Definition, HouseRule
    from tabletop.match.seats import Seat
    from tabletop.storage import SavedDeck

Options = Mapping[str, str]


class DeckChoice(NamedTuple):
    """A deck that may be chosen: the value of the house rule, its name, words about it, what is wrong ("" nothing)."""

    value: str
    name: str
    about: str
    wrong: str
    mine: bool


class SeatDecks:
    """`saved`: the decks of all people; `owned(profile)`: the cards somebody builds from, None: all of them."""

    def __init__(
        self, definition: Definition, saved: Sequence[SavedDeck], owned: Callable[[int], Deck | None] = lambda _: None
    ) -> None:
        self.rules: CollectingRules | None = definition.collecting
        self.saved = list(saved)
        self._owned = owned
        self._house: dict[str, HouseRule] = {rule.id: rule for rule in definition.house_rules}

    def __bool__(self) -> bool:
        return self.rules is not None

    @property
    def rule_ids(self) -> set[str]:
        """The house rules that name a seat's deck."""
        prefixes = {form.rule for form in self.rules.formats} if self.rules else set()
        parts = [(rule, *rule.rpartition("_")[::2]) for rule in self._house]
        return {rule for rule, prefix, seat in parts if prefix in prefixes and seat.isdecimal()}

    def format(self, options: Options) -> Format:
        """The kind of deck that is played with these house rules."""
        if self.rules is None:
            raise ValueError("this game has no decks")
        return self.rules.of(self.rules.format(options))

    def rule(self, index: int, options: Options) -> HouseRule:
        """The house rule that names the deck of a seat."""
        return self._house[f"{self.format(options).rule}_{index}"]

    def name(self, value: str, index: int, options: Options) -> str:
        """What a deck is called."""
        if not is_own(value):
            return self.rule(index, options).values.get(value, value)
        return next((deck.name for deck in self.saved if own(deck.cards) == value), tr("app-own-deck"))

    def cards(self, value: str) -> Deck:
        """The cards of a deck as far as they are known before the deal: none of one that is drawn by lot."""
        if is_own(value):
            return cards_of(value)
        return next((deck.cards for deck in self.rules.ready if deck.id == value), {}) if self.rules else {}

    def wrong(self, value: str, index: int, seat: Seat, options: dict[str, str]) -> str:
        """What is wrong with a deck for somebody at this table, "" when it may be played."""
        said = self.rule(index, options).wrong(value, options)
        if said or self.rules is None or not is_own(value) or self.rules.limited is None:
            return said
        if not seat.human or not self.rules.limited(options):
            return ""
        owned = self._owned(seat.profile) if seat.profile is not None else {}
        found = self.rules.mistakes(cards_of(value), self.format(options).id, options, owned)
        return " ".join(one.text for one in found if not one.warning)

    def choices(self, index: int, seat: Seat, options: dict[str, str]) -> list[DeckChoice]:
        """The decks for a seat: a person's own (for bots everybody's) first, then those that come with the game."""
        if self.rules is None:
            return []
        form, found = self.format(options), []
        for deck in self.saved:
            if deck.format == form.id and (not seat.human or deck.profile == seat.profile):
                value = own(deck.cards)
                about = self._about(deck.cards, tr("app-deck-cards", count=sum(deck.cards.values())))
                found.append(DeckChoice(value, deck.name, about, self.wrong(value, index, seat, options), mine=True))
        blurbs = {deck.id: (deck.side, deck.blurb) for deck in self.rules.ready}
        for value, name in self.rule(index, options).values.items():
            side, blurb = blurbs.get(value, ("", ""))
            side = self.rules.side_name(side)
            about = blurb if side in name else tr("app-deck-about", side=side, about=blurb)
            found.append(DeckChoice(value, name, about, "", mine=False))
        return found

    def _about(self, cards: Deck, words: str) -> str:
        side = self.rules.side(cards) if self.rules and self.rules.side else ""
        return tr("app-deck-about", side=self.rules.side_name(side), about=words) if self.rules and side else words
