"""Cards and places as widgets without a picture: what mouse, keyboard and tests find on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import shapes
from tabletop.ui.table.hands.choosing import BARE, Target
from tabletop.ui.table.place import boards
from tabletop.ui.widgets.base import Widget

if TYPE_CHECKING:
    from tabletop.ui.actions import Action
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.cards.scene import Sprite
    from tabletop.ui.table.hands.choosing import Choosing
    from tabletop.ui.table.screen import TableScreen
    from tabletop.ui.widgets.base import Pointer

LOW = 130  # units of height below which a place says nothing


class CardSpot(Widget):
    """A card that can be seen, taken up or chosen. `rect` is the part that no other card covers."""

    def __init__(self, table: TableScreen, sprite: Sprite) -> None:
        super().__init__(f"card {sprite.card}")
        self.table, self.sprite = table, sprite

    def update(self, rect: pygame.Rect, *, focusable: bool) -> None:
        self.label = f"card {self.sprite.card}"
        self.rect, self.focusable = rect, focusable

    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        return self.table.handling.card_pointer(self.sprite, event)

    def on_hover(self, inside: bool) -> None:
        self.table.handling.hover(self.sprite if inside else None)

    def on_focus(self, here: bool) -> None:
        if not here or self.app.keyboard:
            self.table.handling.hover(self.sprite if here else None)
        self.refresh()

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.table.handling.card_accepted(self.sprite)
        return True

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.table.stage.pose(self.sprite).box, radius=10)


class TargetSpot(Widget):
    """A zone, or the middle of the table, while it can be chosen: it glows, more so under the mouse."""

    focusable = True

    def __init__(self, table: TableScreen, target: Target) -> None:
        super().__init__(f"{target.spot} {target.number}" if target.number >= 0 else target.spot)
        self.table, self.target = table, target

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.table.chosen(self.target)
            return True
        return False

    def on_hover(self, inside: bool) -> None:  # noqa: ARG002  # it lights up without a sound
        self.refresh()

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.table.chosen(self.target)
        return True

    def draw(self, target: pygame.Surface) -> None:
        kit, box, part = self.kit, self._box(), self._part()
        if part is not None:
            target.blit(*part)
            return
        dragged = self.table.stage.dragged is not None
        lit = self.hovered or (dragged and self.rect.collidepoint(self.app.pointing.pos))
        tint = kit.color("playable")
        faint = pygame.Color(tint.r, tint.g, tint.b, 44 if lit else 20)
        radius = kit.u(26)
        target.blit(shapes.filled(box.size, radius, faint, faint), box)
        edge = pygame.Color(tint.r, tint.g, tint.b, 255 if lit else 150)
        target.blit(shapes.ring(box.size, radius, max(2, kit.u(4 if lit else 3)), edge), box)
        words = kit.line("Drop it here" if dragged else "Click here", "label", "playable", size=19)
        if self.table.look.board is not None or box.height < kit.u(LOW):  # places on a board are known by their print
            return
        target.blit(words, words.get_rect(midtop=(box.centerx, box.top + kit.u(18))))

    def _part(self) -> Blit | None:
        """On a printed board the half of a section is lit as it is printed."""
        table, board = self.table, self.table.look.board
        if board is None or table.stage.style == "bare" or self.target.spot != "zone":
            return None
        places, lit = table.places, self.hovered or self.rect.collidepoint(self.app.pointing.pos)
        tint = self.kit.color("white" if lit and table.stage.dragged is not None else "playable")
        own, group = places.zones[self.target.number].own, places.groups[self.target.number]
        return boards.glow(
            board, group, places.areas.centre, own=own, color=tint, fill=0.2 if lit or self.focused else 0.08
        )

    def _box(self) -> pygame.Rect:
        return self.rect.inflate(-self.u(24), -self.u(24)) if self.rect.width > self.u(500) else self.rect

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self._box(), radius=26)


class Spots(Widget):
    """Keeps one spot for each card that can be seen or chosen, and one for each place that can be chosen."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__("spots")
        self.table = table
        self._cards: dict[int, CardSpot] = {}
        self._places: dict[Target, TargetSpot] = {}

    def follow(self, choosing: Choosing) -> None:
        """Make the spots fit what is shown now."""
        table, kept = self.table, self._cards
        targets = choosing.targets()
        self._cards, order = {}, []
        for zone in table.stage.order():
            laid = table.scene.laid_out(zone)
            place = table.places.zones[zone]
            mine = place.own and place.look.kind == "hand"
            pile = place.look.kind == "pile" and zone not in table.scene.spread
            for i, sprite in enumerate(laid):
                can = sprite.card in choosing.sources or Target("card", sprite.card) in targets
                covered = pile and len(laid) - 1 - i >= place.look.shown
                if not can and (covered or not place.look.faces):
                    continue
                spot = kept.get(id(sprite)) or CardSpot(table, sprite)
                spot.update(uncovered(laid, i).clip(self.rect), focusable=can or (mine and bool(choosing.options)))
                self._cards[id(sprite)] = spot
                order.append(spot)
        old = self._places
        bare = table.look.bare == "card" or self.drop(table.handling.choosing.active) == "card"
        zones = [target for target in targets if target.spot == "zone" or (target.spot == "none" and not bare)]
        self._places = {target: old.get(target) or TargetSpot(table, target) for target in zones}
        for target, spot_ in self._places.items():
            spot_.rect = self.box(target)[0]
        self.children = [*self._places.values(), *order]
        for child in self.children:
            child.parent = self
            child.host = self.host
        focus = table.focus
        if focus is None or focus.host is not table:
            return
        done = isinstance(focus, CardSpot) and table.app.keyboard and focus.sprite.card == choosing.announced
        if done or focus not in table.focus_order():
            table.set_focus(self._next(choosing) if table.app.keyboard else None)

    def _next(self, choosing: Choosing) -> Widget | None:
        """What the focus goes to when what it was on is gone: the first target of an announced card."""
        if choosing.announced < 0:
            return None
        widgets: dict[Target, Widget] = {spot.target: spot for spot in self._places.values()}
        widgets |= {Target("card", spot.sprite.card): spot for spot in self._cards.values()}
        widgets |= {Target("seat", badge.person.seat): badge for badge in self.table.furniture.badges}
        return next((widgets[target] for target in choosing.targets() if target in widgets), None)

    def below(self, event: Pointer) -> bool:
        """A press on a panel that lies over a place: it means the place."""
        found = [spot for spot in self._places.values() if spot.rect.collidepoint(event.pos)]
        return bool(found) and found[0].on_pointer(event)

    def pointed(self) -> int:
        """The zone that can be chosen and that the mouse or the focus is on, -1 for none."""
        for target, spot in self._places.items():
            if target.spot == "zone" and (spot.hovered or spot is self.table.focus):
                return target.number
        return -1

    def boxes(self) -> dict[Target, list[pygame.Rect]]:
        """Where each target of the active card can be hit."""
        return {target: self.box(target) for target in self.table.handling.choosing.targets()}

    def under(self, pos: tuple[int, int]) -> list[Target]:
        """Seats and cards at a point, whether they can be chosen now or not; cards from the uppermost down."""
        seats = [
            Target("seat", number)
            for number, seat in enumerate(self.table.places.areas.seats)
            if seat.badge.collidepoint(pos) or seat.hand.collidepoint(pos)
        ]
        cards = [spot for spot in self._cards.values() if spot.rect.collidepoint(pos)]
        return seats + [Target("card", spot.sprite.card) for spot in reversed(cards)]

    def box(self, target: Target) -> list[pygame.Rect]:
        table = self.table
        if target.spot == "seat":
            seat = table.places.areas.seats[target.number]
            return [seat.badge, seat.hand]
        if target.spot == "zone":
            return [table.places.drop(target.number)]
        if target.spot == "card":
            sprite = table.scene.sprites.get(target.number)
            return [table.stage.pose(sprite).box] if sprite is not None else []
        if target != BARE:
            return []
        sprite, drop = (
            table.scene.sprites.get(table.handling.choosing.active),
            self.drop(table.handling.choosing.active),
        )
        if drop == "card" and sprite is not None:
            return [table.stage.pose(sprite).box]
        mine = table.places.areas.seats[table.bottom]
        if drop == "mat":
            return [mine.front, table.places.areas.centre]
        if drop == "badge":
            return [mine.badge]
        clash = table.gauging.clash
        fighter = clash.side(table.bottom) if drop == "fighter" and clash is not None else None
        return [fighter or table.places.areas.centre]

    def drop(self, card: int) -> str:
        """Where a card is dropped if it needs no place; its act may say so."""
        table, choosing = self.table, self.table.handling.choosing
        if table.look.bare != "act":
            return table.look.bare
        found = choosing.sources.get(card, {}).get(BARE, ())
        acts = [choosing.acts[choosing.options[index][0]].name for index in found]
        return table.look.act[acts[0]].drop if acts and acts[0] in table.look.act else "centre"

    def home(self, sprite: Sprite) -> pygame.Rect:
        """Where a card comes from: dropped there, it goes back."""
        if sprite.zone in self.table.scene.spread:
            return self.table.places.tray
        return self.table.places.zones[sprite.zone].area


def uncovered(laid: list[Sprite], i: int) -> pygame.Rect:
    """The part of a card that the next card leaves free."""
    box = laid[i].goal.box
    if i + 1 < len(laid):
        over = laid[i + 1].goal.box
        if over.colliderect(box) and over.left > box.left + 4 and abs(over.top - box.top) < box.height // 2:
            box.width = over.left - box.left
    return box
