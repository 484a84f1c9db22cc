"""Which place of a row each button has, as long as its question goes on: nothing moves under the mouse when one is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from tabletop.table.widgets.panel_facts import ButtonFacts


class Seating:
    """One place for each button that there was in the beginning. `taken`: the places of those that are there now, in their
    order; `sizes`: width and height of each place in pixels.
    """

    def __init__(self, facts: Sequence[ButtonFacts], situation: Hashable) -> None:
        self.places, self.situation = list(facts), situation
        self.taken = list(range(len(self.places)))
        self.sizes = [(0, 0)] * len(self.places)

    @property
    def question(self) -> bool:
        """Several buttons, none of which is the main one. To pass is it also while a card that is held has taken its light."""
        return len(self.places) > 1 and self.places[0].style != "primary" and not self.places[0].passes

    def takes(self, facts: Sequence[ButtonFacts], situation: Hashable) -> bool:
        """Whether the same question goes on, and each of these has a place already."""
        return situation == self.situation and NOBODY not in self._found(facts)

    def sit(self, facts: Sequence[ButtonFacts]) -> tuple[ButtonFacts, ...]:
        """These are there from now on; return them with the keys of their places."""
        self.taken = self._found(facts)
        return tuple(fact._replace(key=self.places[place].key) for fact, place in zip(facts, self.taken, strict=True))

    def measured(self, sizes: Sequence[tuple[int, int]]) -> None:
        """What those that are there need; a place never shrinks, so that a shorter number moves nothing."""
        for place, (wide, high) in zip(self.taken, sizes, strict=True):
            self.sizes[place] = max(self.sizes[place][0], wide), max(self.sizes[place][1], high)

    def _found(self, facts: Sequence[ButtonFacts]) -> list[int]:
        """The place of each: that of the same words, or else, where they have changed, of the same key; NOBODY for none."""
        words, found = {fact.text for fact in facts}, list[int]()
        for fact in facts:
            free = {place: old for place, old in enumerate(self.places) if place not in found}
            same = [place for place, old in free.items() if old.text == fact.text]
            same.sort(key=lambda place: self.places[place].key != fact.key)
            same += [place for place, old in free.items() if fact.key and old.key == fact.key and old.text not in words]
            found.append(same[0] if same else NOBODY)
        return found
