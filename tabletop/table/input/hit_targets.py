"""What can be hit on the table: the cards that lie open to the mouse, and where each target of a choice is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.table.model.selection import BARE, OptionTarget, drop, pressed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    import pygame

    from tabletop.core.layout import Layout
    from tabletop.core.view import View
    from tabletop.table.cards.combat_overlay import CombatOverlay
    from tabletop.table.cards.scene import Scene
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.selection import Selection
    from tabletop.table.model.view_state import ViewState


class OpenCard(NamedTuple):
    """A card that can be seen or chosen. `rect` is the part that no other card covers; `useful`: keys go to it, too."""

    sprite: CardSprite
    rect: pygame.Rect
    useful: bool


class HitTargets:
    """`open`: from below to above. `combat_overlay`: in games with fights."""

    shown: ViewState

    def __init__(self, look: TableLayout, scene: Scene, combat_overlay: CombatOverlay | None) -> None:
        self.look, self.scene, self.combat_overlay = look, scene, combat_overlay
        self.open: list[OpenCard] = []

    @property
    def choosing(self) -> Selection:
        return self.shown.choosing

    def show(self, shown: ViewState) -> None:
        self.shown = shown
        choosing = shown.choosing
        wanted = choosing.sources.keys() | {target.number for target in choosing.lit() if target.spot == "card"}
        wanted |= set(choosing.chosen) if choosing.options else set()
        self.open = [card for zone in self.scene.order() for card in self._open(zone, wanted)]

    def _open(self, zone: int, wanted: AbstractSet[int]) -> Iterator[OpenCard]:
        """`wanted`: cards that can be chosen or chosen no more, wherever they lie."""
        scene, choosing, place = self.scene, self.choosing, self.shown.places.zones[zone]
        faces = place.look.faces and zone not in self.shown.places.hidden
        if not faces and wanted.isdisjoint(sprite.card for sprite in scene.zones[zone]):
            return
        laid = scene.laid_out(zone)
        mine = place.own and place.look.kind == "hand"
        pile = len(scene.rest(zone) if zone in scene.spread else laid) if place.look.kind == "pile" else 0
        for i, sprite in enumerate(laid):
            can = sprite.card in wanted
            covered = i < pile - place.look.shown
            if can or (faces and not covered):
                rect = uncovered(laid, i).clip(self.shown.places.window)
                yield OpenCard(sprite, rect, can or (mine and bool(choosing.options)))

    def boxes(self) -> dict[OptionTarget, list[pygame.Rect]]:
        """Where everything can be hit that the active card goes to, or can be aimed at afterwards: a card that is dragged is
        none of it, for it lies below the mouse wherever that is.
        """
        found = {target: self.box(target) for target in (*self.choosing.targets(), *self.choosing.victims)}
        dragged = self.scene.dragged
        if dragged is not None:
            found.pop(OptionTarget("card", dragged.card), None)
            if BARE in found and self.drop(dragged.card) == "card":
                found.pop(BARE)
        return found

    def box(self, target: OptionTarget) -> list[pygame.Rect]:
        places, scene = self.shown.places, self.scene
        if target.spot == "seat":
            seat = places.areas.seats[target.number]
            return [seat.badge, seat.hand]
        if target.spot == "zone":
            return [places.drop(target.number)]
        if target.spot == "card":
            sprite = scene.sprites.get(target.number)
            return [scene.pose(sprite).box] if sprite is not None else []
        return self._bare() if target == BARE else []

    def places(self) -> dict[OptionTarget, pygame.Rect]:
        """The places that shine for the active card, or without one, and can be pressed anywhere; not where it lies already
        and its buttons decide.
        """
        there = self.look.bare == "card" or self.drop(self.choosing.active) == "card"
        wanted = [t for t in self.choosing.targets() if t.spot == "zone" or (t.spot == "none" and not there)]
        laid = pressed(self.look, self.choosing) if self.scene.announced == self.choosing.held else []
        return {t: self.box(t)[0] for t in wanted if set(self.choosing.targets()[t]).isdisjoint(laid)}

    def _bare(self) -> list[pygame.Rect]:
        """Where the active card goes, which needs no place."""
        card, areas, bottom = self.choosing.active, self.shown.places.areas, self.shown.bottom
        sprite, drop = self.scene.sprites.get(card), self.drop(card)
        if drop == "card" and sprite is not None:
            return [self.scene.pose(sprite).box]
        if drop == "mat":
            return [areas.seats[bottom].front, areas.centre]
        if drop == "badge":
            return [areas.seats[bottom].badge]
        fighter = self.combat_overlay.side(bottom) if drop == "fighter" and self.combat_overlay is not None else None
        return [fighter or areas.centre]

    def drop(self, card: int) -> str:
        """Where a card is dropped if it needs no place."""
        return drop(self.look, self.choosing, card)

    def way(self, card: int) -> str:
        """What to do with this card, as messages choose by it: where one goes that needs no target, else "lit" for what shines
        for it, "dull" for its place where nothing does.
        """
        if BARE in self.choosing.sources.get(card, {}):
            return self.drop(card)
        return "lit" if card in self.choosing.shining() else "dull"

    def under(self, pos: tuple[int, int]) -> list[OptionTarget]:
        """Seats and cards at a point, whether they can be chosen now or not; cards from the uppermost down.
        None of them is the one that is dragged.
        """
        seats = [
            OptionTarget("seat", number)
            for number, seat in enumerate(self.shown.places.areas.seats)
            if seat.badge.collidepoint(pos) or seat.hand.collidepoint(pos)
        ]
        cards = [
            card.sprite for card in self.open if card.rect.collidepoint(pos) and card.sprite is not self.scene.dragged
        ]
        return seats + [OptionTarget("card", sprite.card) for sprite in reversed(cards)]

    def home(self, sprite: CardSprite) -> pygame.Rect:
        """Where a card comes from: dropped there, it goes back."""
        places = self.shown.places
        return places.tray if sprite.zone in self.scene.spread else places.zones[sprite.zone].area


def uncovered(laid: Sequence[CardSprite], i: int) -> pygame.Rect:
    """The part of a card that the next card leaves free."""
    box = laid[i].goal.box
    if i + 1 < len(laid):
        over = laid[i + 1].goal.box
        if over.colliderect(box) and over.left > box.left + 4 and abs(over.top - box.top) < box.height // 2:
            box.width = over.left - box.left
    return box


# Which zones are fanned out in the middle of the table while somebody chooses.


def spread(view: View, choosing: Selection, look: TableLayout, kernel: Layout, viewer: int) -> frozenset[int]:
    """Zones whose cards must be told apart to choose among them, and those that may be looked at now. A pile of which the
    top card alone is meant stays where it is, as does one that holds minor choices alone; and so does an own one while there
    is something to choose in the middle of the table, which it would cover, or something lies there and there are choices
    elsewhere: it is fanned out when it is pressed.
    """
    at, tops, out = view.table.at, {cards[-1] for cards in view.table.zones if cards}, set()
    cards = {*choosing.shining(), *(t.number for t in choosing.targets() if t.spot == "card")}
    below = {at[card] for card in cards - tops}
    zones = {at[card] for card in cards}
    middle = {zone for zone, found in enumerate(kernel.zones) if look.zone[found.group].spot == "centre"}
    fought = bool(zones & middle) or (len(zones) > 1 and any(view.table.zones[zone] for zone in middle))
    for zone in zones:
        kind, seat = look.zone[kernel.zones[zone].group].kind, kernel.zones[zone].seat
        pile = kind == "pile" and (seat != viewer or (zone in below and not fought))
        if pile or (kind == "hand" and seat != viewer):
            out.add(zone)
    peek = look.peek.get(view.query)
    if peek is not None and choosing.options:
        seat = view.args[peek.seat]
        if isinstance(seat, int) and seat >= 0:
            out.add(kernel.find(peek.group, seat))
    return frozenset(out)
