"""Lit buttons: what people at this screen may use at any time (`match.claims`), whoever is at it and whatever is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.table.hud.action_buttons import ButtonRow
from tabletop.table.widgets.panel_facts import ButtonFacts
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.core.ask import Option
    from tabletop.table.layout.areas import Areas
    from tabletop.table.model.commands import Commands
    from tabletop.table.model.table_context import TableContext
    from tabletop.table.widgets.panel_facts import Person

GAP = 14


class ClaimButtons(ButtonRow):
    """One button for each person with a right; a second press takes the first one back. It never shines as what comes next,
    and Space does not press it. Who looks alone has the layout's key for it, several people their own.
    """

    kind = "claim"

    def __init__(self, given: TableContext, deeds: Commands) -> None:
        super().__init__(lambda seat: deeds.claim(int(seat)), align="right")
        self.label = "lit buttons"
        self.sight, self.match, self.key = given.sight, given.match, given.basics.look.claim
        self.who: Sequence[Person] = given.basics.who

    def show(self, *, hidden: bool) -> None:
        """After something has changed."""
        claims, seats = self.match.claims, () if hidden else self.sight.seats
        found = {seat: options for seat in seats if (options := claims.may(seat))}
        self.update([self._fact(seat, options) for seat, options in found.items()], tuple(found))
        for fact, button in zip(self.facts, self.children, strict=True):
            if isinstance(button, Button):
                button.chosen = claims.pressed(int(fact.id))

    def _fact(self, seat: int, options: tuple[Option, ...]) -> ButtonFacts:
        made, several = self.match.claims.pressed(seat), len(self.sight.seats) > 1
        whose = f"{self.who[seat].name}: " if several else ""
        text = f"{whose}{'Next: ' * made}{self._words(options)}"
        definition = self.match.definition
        icon = definition.looks.icons.get(definition.acts[options[0][0]].name, "")
        key = self.who[seat].react if several else self.key
        return ButtonFacts(str(seat), text, "accept", icon="check" if made else icon, key=key)

    def _words(self, options: tuple[Option, ...]) -> str:
        """What would be done; of several cards how many could be used."""
        definition, cards = self.match.definition, {card for _, card, _ in options}
        if len(options) == 1:
            return definition.label(self.sight.view(), options[0])
        act, card, _ = options[0]
        if len(cards) > 1:
            return f"{len(cards)} cards to use"
        return f"{definition.acts[act].label} {definition.cards[self.match.game.table.kind[card]].name}"

    def lie(self, areas: Areas, main: ButtonRow) -> None:
        """Above the place of the main buttons, and above all of them."""
        corner, high = areas.buttons, self.u(Button.height)
        tops = [child.rect.top for child in main.children] if main.align == "right" else []
        bottom = min([corner.bottom - high, *tops]) - self.u(GAP)
        self.place(pygame.Rect(corner.x, bottom - high, corner.width, high))

    def on_raw(self, event: Event) -> bool:
        """The own key of somebody who shares the screen, when no window hears it."""
        if event.type != pygame.KEYDOWN or len(self.sight.seats) < 2 or self.sight.privacy.mode == "peek":
            return False
        place = place_of(event)
        lit = {self.who[int(fact.id)].react: fact.id for fact in self.facts}
        if not place or place not in lit:
            return False
        self.on_press(lit[place])
        return True
