"""Cards that a reason may name: those that a seat sees, and because of which a term of the game's value counts.

A game names them in its bots/witnesses.py: `witnesses(view)`, and where an answer says less than the seat knows of it
`action(view, option)`. In the view all that the seat does not see is UNKNOWN, so that nothing else can be named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tabletop import games
from tabletop.core.ask import Option
from tabletop.core.game import Game
from tabletop.core.layout import PUBLIC, zone_name
from tabletop.core.table import Table
from tabletop.core.view import View, view
from tabletop.i18n import tr


class EvidenceRules(NamedTuple):
    """own: by a term of the seat, what it counts for or against, the most telling card first; theirs: by a term of the other
    seats, the cards that it is made of.
    """

    own: Mapping[str, Sequence[int]]
    theirs: Mapping[str, Sequence[int]]


class CardEffect(NamedTuple):
    """What an answer does about a card that the seat knows of; name: of its words in the game's reasons.toml."""

    name: str
    card: int


NO_CARDS = EvidenceRules({}, {})
Naming: TypeAlias = Callable[[View], EvidenceRules]
Doing: TypeAlias = Callable[[View, Option], CardEffect | None]


class EvidenceContext(NamedTuple):
    """What a seat sees before it answers. public: the cards that everybody sees; names: of the cards, by kind."""

    view: View
    public: frozenset[int]
    names: Sequence[str]
    witnesses: EvidenceRules = NO_CARDS
    doing: Doing | None = None

    @property
    def table(self) -> Table:
        table: Table = self.view.table
        return table

    def action(self, option: Option) -> CardEffect | None:
        return self.doing(self.view, option) if self.doing is not None else None

    def noun(self, card: int) -> str:
        """A card and whose it is, in words: "the Sniper that player 2 has shown"."""
        table = self.table
        zone, name = table.layout.zones[table.at[card]], self.names[table.kind[card]]
        if zone.seat is None:
            return tr("bots-card-in", card=name, zone=zone_name(zone.group))
        if zone.seat == self.view.seat:
            return tr("bots-card-yours", card=name)
        open_to_all, shown = zone.faces == "all", card in self.public
        message = "bots-card-of" if open_to_all else "bots-card-shown" if shown else "bots-card-seen"
        return tr(message, card=name, number=zone.seat + 1)


def setting(game: str, known: Game, seat: int, names: Sequence[str]) -> EvidenceContext:
    """Of a game as `seat` knows it."""
    plugin = games.known(game)
    naming: Naming | None = plugin.part("bots.witnesses", "witnesses") if plugin is not None else None
    doing: Doing | None = plugin.part("bots.witnesses", "action") if plugin is not None else None
    seen = view(known, seat)
    public = frozenset(card for card, eyes in enumerate(known.table.seen) if eyes & PUBLIC)
    return EvidenceContext(seen, public, names, naming(seen) if naming is not None else NO_CARDS, doing)
