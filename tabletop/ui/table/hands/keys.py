"""The keys of the table: one for each thing that can be done, as the settings have them; digits, Space and peeking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.match.settings import Settings
from tabletop.ui.screens import bindings
from tabletop.ui.table.hands.choosing import Target

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.match.window import AutoPass
    from tabletop.ui.table.screen import TableScreen


class Keys:
    def __init__(self, table: TableScreen) -> None:
        self.table = table

    @property
    def settings(self) -> Settings:
        return self.table.desk.settings if self.table.desk is not None else Settings()

    def on_raw(self, event: Event) -> bool:
        """In peek mode a seat's key shows its cards while it is down."""
        match = self.table.match
        if match.privacy.mode != "peek" or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        name = pygame.key.name(event.key).lower()
        for seat in match.setup.humans:
            if name and match.setup.seats[seat].react == name:
                match.privacy.peek(seat, event.type == pygame.KEYDOWN)
                return True
        return False

    def on_key(self, event: Event) -> bool:
        table = self.table
        if table.furniture.open():
            return False
        name = pygame.key.name(event.key).lower()
        if event.key == pygame.K_SPACE:
            return self._main_button()
        if name.removeprefix("[").removesuffix("]").isdigit():
            return self._digit(int(name.strip("[]")))
        return self._button(name) or self._do(bindings.of_key(self.settings, name))

    def _main_button(self) -> bool:
        buttons = self.table.furniture.buttons.children
        return bool(buttons) and buttons[0].on_action("accept")

    def _button(self, name: str) -> bool:
        for button in self.table.furniture.buttons.children:
            if name and getattr(button, "key", "").lower() == name:
                return button.on_action("accept")
        return False

    def _digit(self, number: int) -> bool:
        """Seats have their numbers; other targets are counted."""
        table = self.table
        targets = list(table.handling.choosing.targets())
        seats = [target for target in targets if target.spot == "seat"]
        if seats:
            target = Target("seat", number - 1)
            if target in targets:
                table.chosen(target)
            return True
        if 1 <= number <= len(targets) and targets[number - 1].spot in ("card", "zone"):
            table.chosen(targets[number - 1])
            return True
        return self._own_card(number)

    def _own_card(self, number: int) -> bool:
        """Cards in the own hand are counted from the left."""
        table = self.table
        for zone, place in enumerate(table.places.zones):
            if place.own and place.look.kind == "hand":
                laid = table.scene.laid_out(zone)
                if 1 <= number <= len(laid):
                    table.handling.card_accepted(laid[number - 1])
                    return True
        return False

    def _do(self, name: str) -> bool:
        table = self.table
        if name == "rules":
            table.rule(table.hovering.rule())
        elif name == "log":
            table.furniture.log.toggle()
        elif name == "zoom":
            table.hovering.zoom()
        elif name == "undo":
            table.take_back()
        elif name == "redo":
            table.again()
        elif name == "hurry":
            table.story.finish()
        elif name == "pause":
            table.corner("menu")
        elif name == "cards" and table.ways is not None:
            table.ways.cards()
        elif name == "pass_turn":
            self._pass_turn()
        else:
            return False
        return True

    def _pass_turn(self) -> None:
        match = self.table.match
        seat = match.viewer
        if seat >= 0:
            mode: AutoPass = "this_turn" if match.passing.private else "until_my_turn"
            self.table.presses.auto_pass(seat, "always_ask" if match.passing.of(seat) == mode else mode)
