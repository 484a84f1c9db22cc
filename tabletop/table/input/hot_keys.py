"""The keys of the table: one for each thing that can be done, as the settings have them; digits, Space and peeking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import key_bindings
from tabletop.core.ask import NOBODY
from tabletop.match.settings import Settings
from tabletop.table.model.messages import Called, SeatPressed
from tabletop.table.widgets.pass_modes import MODES
from tabletop.toolkit.keyboard import named, place_of, step_meant

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.match import PlayerView
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.digit_keys import Digits
    from tabletop.table.model.commands import Commands
    from tabletop.table.model.messages import Post

# bindings that the screen hears of
CALLS = ("rules", "log", "zoom", "undo", "redo", "hurry", "telling", "pause", "cards", "hint", "odds", "mats", "keys")

EARLY = "Not yet: this is still being told. Space hurries it on."


class HotKeys:
    def __init__(
        self, sight: PlayerView, desk: AppServices | None, *, panels: Hud, digits: Digits, deeds: Commands, post: Post
    ) -> None:
        self.sight, self.desk = sight, desk
        self.panels, self.digits, self.deeds, self.post = panels, digits, deeds, post
        self.hand = digits.hand

    @property
    def settings(self) -> Settings:
        return self.desk.settings if self.desk is not None else Settings()

    def on_raw(self, event: Event) -> bool:
        """In peek mode a seat's key shows its cards while it is down."""
        sight = self.sight
        if sight.privacy.mode != "peek" or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        place = place_of(event)
        for seat in sight.seats:
            if place and named(sight.match.setup.seats[seat].react) == place:
                sight.privacy.peek(seat, event.type == pygame.KEYDOWN)
                return True
        return False

    def on_key(self, event: Event) -> bool:
        if self.panels.open():
            return False
        step = step_meant(event)
        if step:
            return self._do(step)
        name = place_of(event)
        if event.key == pygame.K_SPACE:
            return self._main_button()
        if name.removeprefix("[").removesuffix("]").isdigit():
            return self._digit(int(name.strip("[]"))) or self._early(name)
        if name in self._own:
            return False
        return (
            self.hand.aside(name)
            or self._button(name)
            or self._piece(name)
            or self._do(key_bindings.meant(self.settings, event))
            or self._early(name)
        )

    @property
    def _own(self) -> set[str]:
        """With these somebody reacts or passes: they do nothing else at this table."""
        people = [seat for seat in self.sight.match.setup.seats if seat.human]
        return {named(key) for seat in people for key in (seat.react, seat.decline)}

    def _main_button(self) -> bool:
        button = self.panels.buttons.main
        return button is not None and button.on_action("accept")

    def _button(self, name: str) -> bool:
        for button in (*self.panels.buttons.children, *self.panels.claims.children):
            if name and getattr(button, "key", "").lower() == name:
                return button.on_action("accept")
        return False

    def _piece(self, name: str) -> bool:
        return any(piece.key == name and piece.pressed() for piece in self.panels.cards.pieces)

    def _digit(self, number: int) -> bool:
        """A seat, another target, or a card in the own hand; Enter goes on with it."""
        if self.sight.for_all:
            self.post(SeatPressed(number - 1))
            return True
        targets, own = self.digits.targets(), self.digits.own()
        if number in targets:
            self.hand.choose(targets[number])
            self.digits.go_on(NOBODY)
        elif number in own:
            self.hand.card_accepted(self.hand.scene.sprites[own[number]])
            self.digits.go_on(own[number])
        else:
            return any(target.spot == "seat" for target in targets.values())
        return True

    def _do(self, name: str) -> bool:
        if name == "pass_turn":
            self._pass_turn()
        elif name in CALLS:
            self.post(Called(name))
        else:
            return False
        return True

    def _pass_turn(self) -> None:
        """What it did is said, where it does anything."""
        passing, seat = self.sight.match.passing, self.sight.viewer
        if seat >= 0:
            self.deeds.auto_pass(seat, "always_ask" if passing.of(seat) == "this_turn" else "this_turn")
            mode = self.sight.passing_shown(seat)
            if mode:
                icon, title, words = MODES[mode]
                self.hand.app.toast(f"**Auto-pass: {title}.** {words}", icon, about="passing")

    def _early(self, name: str) -> bool:
        """A key that may have been meant for what is asked when all has been told: it is said why nothing happens."""
        meant = len(name.strip("[]")) == 1 and name.strip("[]").isalnum()
        if not (meant and self.hand.aims.shown.telling.busy and self.sight.seats):
            return False
        self.hand.app.sound("error_soft")
        self.hand.app.toast(EARLY, "hourglass", about="early")
        return True
