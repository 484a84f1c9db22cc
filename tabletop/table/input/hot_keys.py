"""The keys of the table: one for each thing that can be done, as the settings have them; digits, Space and peeking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import key_bindings
from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.match.settings import Settings
from tabletop.table.model.messages import CommandCalled, SeatPressed
from tabletop.table.model.selection import OptionTarget, pressed
from tabletop.table.widgets.pass_modes import MODES
from tabletop.toolkit import shapes
from tabletop.toolkit.keyboard import named, place_of, step_meant
from tabletop.toolkit.widgets.keycap import HEIGHT, draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.match import PlayerView
    from tabletop.table.hud.action_buttons import ButtonRow
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.drag_and_drop import DragAndDrop
    from tabletop.table.input.hit_widgets import HitWidgets
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit
    from tabletop.toolkit.widgets.widget import Widget


# bindings that the screen hears of
CALLS = (
    *("rules", "log", "zoom", "undo", "redo", "hurry", "telling", "pause"),
    *("cards", "hint", "odds", "mats", "status", "keys"),
)

MOST = 9
EDGE = 4  # units between a key and the edge of its card
FOOT = 0.24  # of a card's height: there its name may stand


class HotKeys:
    def __init__(
        self,
        player_view: PlayerView,
        services: AppServices | None,
        *,
        panels: Hud,
        digits: DigitKeys,
        commands: TableCommands,
        post: Post,
    ) -> None:
        self.player_view, self.services = player_view, services
        self.panels, self.digits, self.commands, self.post = panels, digits, commands, post
        self.hand = digits.hand

    @property
    def settings(self) -> Settings:
        return self.services.settings if self.services is not None else Settings()

    def on_raw(self, event: Event) -> bool:
        """In peek mode a seat's key shows its cards while it is down; where a press is enough, the next one hides them again,
        also behind a curtain that was lifted.
        """
        player_view, once = self.player_view, self.hand.app.prefs.press_once
        privacy, down = player_view.privacy, event.type == pygame.KEYDOWN
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP) or (privacy.mode != "peek" and not once):
            return False
        place = place_of(event)
        seats = [seat for seat in player_view.seats if named(player_view.match.setup.seats[seat].react) == place]
        if not place or not seats:
            return False
        if once:
            return down and privacy.press(seats[0])
        privacy.peek(seats[0], down)
        return True

    def on_key(self, event: Event) -> bool:
        if self.panels.floating.open:
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
        people = [seat for seat in self.player_view.match.setup.seats if seat.human]
        return {named(key) for seat in people for key in (seat.react, seat.decline)}

    def _main_button(self) -> bool:
        button = self.panels.buttons.row.main
        return button is not None and button.on_action("accept")

    def _button(self, name: str) -> bool:
        for button in (*self.panels.buttons.row.children, *self.panels.buttons.claims.children):
            if name and getattr(button, "key", "").lower() == name:
                return button.on_action("accept")
        return False

    def _piece(self, name: str) -> bool:
        return any(piece.key == name and piece.pressed() for piece in self.panels.cards.pieces)

    def _digit(self, number: int) -> bool:
        """A seat, another target, or a card in the own hand; Enter goes on with it."""
        if self.player_view.for_all:
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
            self.post(CommandCalled(name))
        else:
            return False
        return True

    def _pass_turn(self) -> None:
        """What it did is said, where it does anything."""
        passing, seat = self.player_view.match.passing, self.player_view.viewer
        if seat >= 0:
            self.commands.auto_pass(seat, "always_ask" if passing.of(seat) == "this_turn" else "this_turn")
            mode = self.player_view.passing_shown(seat)
            if mode:
                icon, name, means = MODES[mode]
                self.hand.app.toast(tr("table-auto-pass", mode=tr(name), means=tr(means)), icon, about="passing")

    def _early(self, name: str) -> bool:
        """A key that may have been meant for what is asked when all has been told: it is said why nothing happens."""
        meant = len(name.strip("[]")) == 1 and name.strip("[]").isalnum()
        if not (meant and self.hand.hit_targets.shown.playback.busy and self.player_view.seats):
            return False
        self.hand.app.sound("error_soft")
        self.hand.app.toast(tr("input-early"), "hourglass", about="early")
        return True


class DigitKeys:
    """`live()`: the keys on cards and places, as long as they are what is used."""

    def __init__(self, kit: DrawContext, hand: DragAndDrop, hit_widgets: HitWidgets, buttons: ButtonRow) -> None:
        self.kit, self.hand, self.hit_widgets, self.buttons = kit, hand, hit_widgets, buttons

    def targets(self) -> dict[int, OptionTarget]:
        """By digit. Seats have their numbers, and nothing else has any then; other targets are counted."""
        choosing = self.hand.choosing
        seats = {target.number + 1: target for target in choosing.lit() if target.spot == "seat"}
        counted = enumerate(choosing.targets(), 1)
        return seats or {n: target for n, target in counted if n <= MOST and target.spot in ("card", "zone")}

    def own(self) -> dict[int, int]:
        """By digit, cards in the own hand from the left, where the digit means no target; where nothing can be done with any
        of these, the cards that lie open elsewhere and can be chosen.
        """
        taken = self.targets()
        if any(target.spot == "seat" for target in taken.values()):
            return {}
        hand = self.hand
        sources, zones = hand.choosing.sources, enumerate(hand.hit_targets.shown.places.zones)
        own = next((zone for zone, place in zones if place.own and place.look.kind == "hand"), -1)
        if own < 0 or hand.choosing.announced >= 0:  # all play on one grid; or more is chosen for a card that is played
            return {}
        cards = [sprite.card for sprite in hand.scene.laid_out(own)]
        if hand.choosing.active < 0 and sources.keys().isdisjoint(cards):
            cards = [card.sprite.card for card in hand.hit_targets.open if card.sprite.card in sources]
        return {n: card for n, card in enumerate(cards[:MOST], 1) if n not in taken}

    # --- the focus
    def go_on(self, card: int) -> None:
        """After a digit the focus is where Enter goes on: on what the active card may go to next, on the button that is wanted
        of it, else on `card`; nowhere when all is chosen.
        """
        host, choosing = self.hit_widgets.host, self.hand.choosing
        if host is None:
            return
        order = host.focus_order()
        next_ = [*choosing.targets(), *choosing.victims] if choosing.active >= 0 else []
        places = [self.hit_widgets.of(target) for target in next_]
        buttons = [self._button(index) for index in pressed(self.hand.look, choosing)]
        wished = (*places, *buttons, self.hit_widgets.of(OptionTarget("card", card)))
        host.set_focus(next((widget for widget in wished if widget in order), None))

    def starting(self, order: Sequence[Widget], index: int = NOBODY) -> Widget | None:
        """Where the focus begins: on what is offered, not on the idle card beside it; for one option, on the way to it."""
        choosing = self.hand.choosing
        if 0 <= index < len(choosing.options):
            found = {self.hit_widgets.of(choosing.step(index)), self._button(index)}
        else:
            found = {self.hit_widgets.of(target) for target in choosing.offered()}
        return next((widget for widget in order if widget in found), None)

    def _button(self, index: int) -> Widget | None:
        facts = zip(self.buttons.facts, self.buttons.children, strict=True)
        return next((child for fact, child in facts if fact.id == str(index)), None)

    # --- picture
    def live(self) -> list[Blit]:
        """Badges say their keys themselves."""
        app, hit_targets = self.hand.app, self.hand.hit_targets
        if not app.keyboard or not hit_targets.shown.asks or not self.hand.choosing.options:
            return []
        wanted = {n: target for n, target in self.targets().items() if target.spot != "seat"}
        wanted |= {n: OptionTarget("card", card) for n, card in self.own().items()}
        window = hit_targets.shown.places.window
        return [self._cap(n, box, window) for n, target in wanted.items() for box in hit_targets.box(target)[:1]]

    def _cap(self, number: int, box: pygame.Rect, window: pygame.Rect) -> Blit:
        """At the lower left, where the next card leaves it free, and above the name that stands at the foot of a card."""
        kit = self.kit
        out = shapes.blank((keycap_width(kit, str(number)), kit.u(HEIGHT)))
        draw_keycap(out, kit, str(number), (0, out.get_height() // 2))
        foot = round(box.height * FOOT) if box.height > box.width else 0
        place = out.get_rect(bottomleft=(box.left + kit.u(EDGE), box.bottom - foot - kit.u(EDGE)))
        return out, place.clamp(window).topleft
