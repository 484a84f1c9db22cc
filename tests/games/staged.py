"""What the scripted scenes of games with cards by id share: a position of their own, looking at it, answering in it.

A scene names its `definition`. The game runs paranoid and with auto off: a scene meets every ask of every seat.
"""

from __future__ import annotations

from tabletop.core.ask import NO_CHOICE, SINGLE
from tests.driving import invariants


def opened(definition, table, stack, turn, query="main"):
    """The game at this table with these scripts; `turn` is asked for its move. Paranoid, every ask is seen."""
    ask = (0, turn, query, ())
    state = {"table": table.plain(), "stack": stack, "no": 1, "auto": False, "left": (), "got": (), "ask": ask}
    return definition.load(state, paranoid=True)


class Staged:
    definition = None

    def begin(self, table, stack, turn):
        """Open the game with this table and these scripts; `turn` is asked for its move."""
        self.game = opened(self.definition, table, stack, turn)
        self.table.events, self.events = [], []

    def full(self, name):
        """The id of a card that is named in a scene."""
        return name

    # -- looking ------------------------------------------------------------------------------------------------------
    @property
    def table(self):
        return self.game.table

    def name(self, card):
        return self.definition.cards[self.table.kind[card]].id

    def names(self, zone):
        return [self.name(card) for card in self.table.zones[zone]]

    def card(self, name, *zones):
        """The first card of that name, in the order of the zones (default: all)."""
        for zone in zones or range(len(self.table.zones)):
            for card in self.table.zones[zone]:
                if self.name(card) == self.full(name):
                    return card
        raise AssertionError(f"no {name} there")

    @property
    def seat(self):
        """Who is asked, of several the first one who has not answered."""
        return self.game.ask[1] if self.game.ask[0] in SINGLE else self.game.left[0]

    def outcome(self):
        """(ending, winners), None while the game goes on."""
        found = self.definition.outcome(self.table)
        return found and (found.ending, found.winners)

    def options_now(self, seat=None):
        return self.game.options_of(self.seat if seat is None else seat)

    def reason(self, name, seat=None):
        """The code of the reason why a card is no option, "" when it is one."""
        found = self.game.reasons(self.seat if seat is None else seat)
        codes = {code for card, (code, _, _) in found.items() if self.name(card) == self.full(name)}
        assert len(codes) <= 1, codes
        return "".join(codes)

    # -- acting -------------------------------------------------------------------------------------------------------
    def answer(self, option, seat=None):
        seat = self.seat if seat is None else seat
        options = self.options_now(seat)
        assert option in options, f"{option} is no option of {self.asked()}: {options}"
        assert all(min(card, spot) >= -1 for _, card, spot in options), f"-1 stands for no card and no spot: {options}"
        self.game.answer(self.game.no, seat, options.index(option))
        return self._answered()

    def tell(self, value):
        """Whoever is asked says a value."""
        self.game.answer(self.game.no, self.seat, NO_CHOICE, value)
        return self._answered()

    def _answered(self):
        self.events += self.game.take_events()
        invariants(self.table)
        return self
