"""The parts that tell what happens at one table, made and fed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table import messages
from tabletop.ui.table.tale.looking import Looking
from tabletop.ui.table.tale.moments import Moments

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.table.cards.parts import CardParts
    from tabletop.ui.table.given import Given
    from tabletop.ui.table.hands.handling import Handling
    from tabletop.ui.table.messages import Message
    from tabletop.ui.table.panels.furniture import Furniture
    from tabletop.ui.table.place.places import Places
    from tabletop.ui.table.shown import Shown
    from tabletop.ui.table.tale.story import StoryTeller


class TaleParts:
    """`teller(moments)`: who tells the story."""

    def __init__(
        self,
        given: Given,
        *,
        cards: CardParts,
        panels: Furniture,
        hand: Handling,
        teller: Callable[[Moments], StoryTeller],
    ) -> None:
        self.moments = Moments(given, cards=cards, panels=panels)
        self.story = teller(self.moments)
        self.looking = Looking(given, cards=cards, hand=hand, story=self.story, panels=panels)

    def place(self, places: Places) -> None:
        self.moments.place(places.window)

    def show(self, shown: Shown) -> None:
        self.moments.show(shown)

    def hear(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        match message:
            case messages.Struck(card):
                self.moments.struck(card)
            case messages.Told(anew):
                self.looking.jump() if anew else self.looking.told()
            case messages.MomentLeft(step):
                self.looking.step(step)
            case _:
                return False
        return True
