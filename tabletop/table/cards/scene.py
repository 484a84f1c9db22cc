"""The cards on the screen: which card is shown in which zone, where it is, and where it is going.

The scene follows the events of the match one by one, a little behind the engine; `settle` makes it agree with a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.table.cards import pile_order
from tabletop.table.layout import poses
from tabletop.table.model.card_sprite import CardSprite

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Sequence

    from tabletop.core.view import View
    from tabletop.table.cards.combat import Combat
    from tabletop.table.layout.poses import Pose, ZonePlace
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.layout_schema import ZoneLook

RAISE = 1.26  # a card under the mouse, times its width
RISEN = 0.174  # of the table's height: it need not be wider then
TIGHT, FEW = 0.7, 5  # of a card's width from one to the next in a row in which they are hardly told apart; not so few
FOOT = 0.012  # of the table's height: so far above the lower edge it stands
SEARCHED = 24  # of a pile of more cards only those are fanned out that can be chosen


class Scene:
    """All cards of one table. `fly(sprite, start, strikes)` is called for each card whose goal has changed; `strikes`: it
    goes onto a fighter. `fight`: who fights in the middle, in games with fights. `open_hands`: hands of others are shown,
    too, as far as they are known.
    """

    def __init__(
        self, fly: Callable[[CardSprite, Pose, bool], None], fight: Combat | None = None, *, open_hands: bool = False
    ) -> None:
        self.fly, self.fight, self.open_hands = fly, fight, open_hands
        self.places: ZonePlaces | None = None
        self.zones: list[list[CardSprite]] = []
        self.sprites: dict[int, CardSprite] = {}
        self.spread: frozenset[int] = frozenset()  # zones that are fanned out in the middle, for whoever chooses there
        self.ranks: dict[int, int] = {}  # the order in which cards that can be chosen are laid out
        self.announced = NOBODY  # the card that is being played, shown apart until all its choices are made
        self.featured: CardSprite | None = None  # shown large before it goes where it is played
        self.feature_pose = poses.Pose(0, 0, 1)
        self.dragged: CardSprite | None = None
        self.drag_pose = poses.Pose(0, 0, 1)
        self.over = False
        self.resolving = False  # what lies on a stack happens, from the top
        self.settled = False  # the card of a stack that happened has left it, and of the next one nothing is told yet
        self.behind = False  # some events have not been told yet
        self.aims: dict[int, int] = {}  # by card of a stack: at which seat it aims now, as far as that has been told
        self.mover = self.looker = NOBODY  # whose turn it is now, if told and not yet shown; who was told of last
        self.dealing = False  # hands fly to their seats, and nobody can use a card yet
        self._opened: set[CardSprite] = set()  # laid open to all, as long as that is told
        self._slots: dict[int, list[CardSprite]] = {}  # by zone that is fanned out: whose place is where, taken or not

    def place(self, places: ZonePlaces) -> None:
        """The window is another one, somebody else sits at its lower edge, or a mat grows: what lies below a badge stays there
        with it.
        """
        self.places = places
        if self.fight is not None:
            self.fight.place(places)
        for zone in places.hidden if self.zones else ():
            laid = self.laid_out(zone)
            for sprite, goal in zip(laid, self._poses(places.zones[zone], zone, laid), strict=True):
                self._send(sprite, goal, at_once=not sprite.flying)

    # -- the whole table ----------------------------------------------------------------------------------------------
    def rebuild(self, view: View) -> None:
        """Show a view at once, without any motion."""
        table = view.table
        self.over = not view.query
        self.zones = [
            [CardSprite(card, table.kind[card], zone) for card in cards] for zone, cards in enumerate(table.zones)
        ]
        self.sprites = {sprite.card: sprite for zone in self.zones for sprite in zone}
        self.featured = None
        self._told()
        self._turned(view)
        self.arrange(at_once=True)

    def settle(self, view: View) -> bool:
        """Agree with a view. False when the events have led elsewhere: then everything is shown anew."""
        table = view.table
        self.over = not view.query
        if any(len(mine) != len(theirs) for mine, theirs in zip(self.zones, table.zones, strict=True)):
            self.rebuild(view)
            return False
        for zone, cards in enumerate(table.zones):
            self._name(zone, [(card, table.kind[card]) for card in cards])
        self.sprites = {sprite.card: sprite for zone in self.zones for sprite in zone}
        self._told()
        self._turned(view)
        self.arrange()
        return True

    def _told(self) -> None:
        """The view knows it all."""
        self.aims.clear()
        self.mover = NOBODY
        self._opened.clear()
        self.dealing = False

    def offer(self, announced: int = NOBODY, spread: frozenset[int] = frozenset(), cards: Iterable[int] = ()) -> None:
        """Something else is asked: which card lies apart, which zones are fanned out, and the order of what can be chosen.
        What is left of an earlier choice keeps its order: nothing moves away under the mouse.
        """
        self.announced, self.spread = announced, spread
        order = tuple(cards)
        if not self.ranks.keys() >= set(order):
            self.ranks = {card: rank for rank, card in enumerate(order)}

    # -- the card in somebody's hand ------------------------------------------------------------------------------------
    def take_up(self, sprite: CardSprite) -> None:
        """A card is drawn where the mouse is, from now on."""
        self.dragged, self.drag_pose = sprite, self.pose(sprite)

    def lay_down(self) -> None:
        """The card is let go where it is: from there it flies to where it belongs then."""
        sprite, self.dragged = self.dragged, None
        if sprite is not None:
            sprite.pose = self.drag_pose
            sprite.raised = 0.0

    def _turned(self, view: View) -> None:
        """Which way each card lies that can be turned, and where it stands in its row."""
        layout = self.places.layout if self.places is not None else None
        for card, sprite in self.sprites.items():
            if layout is not None and layout.turned is not None:
                sprite.turn = getattr(view.table, layout.turned.column)[card]
            if layout is not None and layout.standing is not None:
                sprite.stand = getattr(view.table, layout.standing.column)[card]

    def veil(self, view: View) -> None:
        """Other eyes look from now on: hide what they must not see; what they see appears with the next `settle`. Nor may the
        order in which somebody else chose tell a title by its place.
        """
        table = view.table
        self.ranks.clear()
        self._slots.clear()
        for zone, sprites in enumerate(self.zones):
            public = table.layout.zones[zone].faces == "all"
            for sprite in sprites:
                known = table.at[sprite.card] == zone
                sprite.kind = table.kind[sprite.card] if known else (sprite.kind if public else UNKNOWN)
        self.arrange(at_once=True)

    def _name(self, zone: int, wanted: Sequence[tuple[int, int]]) -> None:
        """Give the cards of a zone their numbers and kinds; whatever shows the right kind stays where it is."""
        sprites = self.zones[zone]
        if [(sprite.card, sprite.kind) for sprite in sprites] == list(wanted):
            return
        pool = list(sprites)
        out: list[CardSprite | None] = [None] * len(wanted)
        for same in (_identical, _like, _any):
            for i, (card, kind) in enumerate(wanted):
                if out[i] is None:
                    found = next((sprite for sprite in pool if same(sprite, card, kind)), None)
                    if found is not None:
                        pool.remove(found)
                        out[i] = found
        for sprite, (card, kind) in zip(out, wanted, strict=True):
            if sprite is not None:
                sprite.card, sprite.kind = card, kind
        self.zones[zone] = [sprite for sprite in out if sprite is not None]

    @property
    def acting(self) -> CardSprite | None:
        """The card of a stack that happens now: the next one from the first thing on that is told of it, or asked."""
        happens = self.resolving and not (self.settled and self.behind)
        places = self.places.zones if happens and self.places is not None else ()
        return next(
            (self.zones[zone][-1] for zone, p in enumerate(places) if p.look.kind == "stairs" and self.zones[zone]),
            None,
        )

    # -- a card that is shown large ------------------------------------------------------------------------------------
    def feature(self, card: int, source: int, kind: int, pose: Pose) -> None:
        """A card that is about to leave its zone is shown first, by its face; `move` sends it on."""
        sprite = self._found(card, source, kind)
        if sprite is not None:
            sprite.kind, sprite.back = kind, False
            self.featured, self.feature_pose = sprite, pose
            self.arrange()

    def unfeature(self) -> None:
        """It goes back to where it lies."""
        if self.featured is not None:
            self.featured = None
            self.arrange()

    def gather(self, zone: int, pile: int) -> None:
        """Lay the cards of a zone back onto the pile that they are dealt from."""
        for sprite in self.zones[zone]:
            sprite.zone = pile
        self.zones[pile] += self.zones[zone]
        self.zones[zone] = []
        self.dealing = True

    # -- events --------------------------------------------------------------------------------------------------------
    def move(self, card: int, source: int, to: int, kind: int) -> CardSprite | None:
        """A card goes from zone to zone, on top. Returns its sprite, None when the scene does not know of it."""
        sprites, sprite = self.zones[source], self._found(card, source, kind)
        self.featured = None
        if sprite is None:
            return None
        if sprite.card != card:
            other = next((s for s in sprites if s.card == card), None)
            if other is not None:
                other.card = sprite.card
                self.sprites[other.card] = other
            sprite.card = card
            self.sprites[card] = sprite
        sprites.remove(sprite)
        self.zones[to].append(sprite)
        self.settled = self.places is not None and self.places.zones[source].look.kind == "stairs"
        if self.places is not None and self.places.zones[source].look.kind != "slot":
            sprite.turn = 0
        sprite.zone, sprite.kind = to, kind
        if self.fight is not None:
            self.fight.leave(card)
        self.arrange()
        return sprite

    def _found(self, card: int, zone: int, kind: int) -> CardSprite | None:
        """The sprite that stands for a card of a zone."""
        sprites = self.zones[zone]
        sprite = next((s for s in sprites if s.card == card and kind in (s.kind, UNKNOWN)), None)
        sprite = sprite or next((s for s in sprites if s.kind == kind), None)
        return sprite or next((s for s in sprites if s.card == card), sprites[-1] if sprites else None)

    def meet(self, cards: Sequence[int]) -> None:
        """Two cards step into the ring."""
        if self.fight is not None:
            self.fight.meet(cards, [self._owner(card) for card in cards])
            self.arrange()

    def join(self, card: int) -> None:
        """One more card steps into the ring."""
        if self.fight is not None:
            self.fight.join(card, self._owner(card))
            self.arrange()

    def _owner(self, card: int) -> int:
        """The seat before which a card lies."""
        return (self.places.zones[self.sprites[card].zone].seat if self.places is not None else None) or 0

    def turn(self, card: int, how: int) -> None:
        """A card in a slot is turned."""
        if card in self.sprites:
            self.sprites[card].turn = how
            self.arrange()

    def show(self, cards: Sequence[int], kinds: Sequence[int], *, to_all: bool = False) -> None:
        """Cards are seen where they lie; what all see is turned over, in a hand of somebody else, too."""
        for card, kind in zip(cards, kinds, strict=True):
            if kind != UNKNOWN and card in self.sprites:
                self.sprites[card].kind = kind
                self._opened |= {self.sprites[card]} if to_all else set()
        self.arrange()

    def shuffle(self, zone: int) -> None:
        for sprite in self.zones[zone]:
            sprite.kind = UNKNOWN

    # -- where everything belongs -----------------------------------------------------------------------------------------
    def arrange(self, *, at_once: bool = False) -> None:
        """Send every card to where it belongs now."""
        places = self.places
        if places is None:
            return
        for zone, sprites in enumerate(self.zones):
            place = places.zones[zone]
            if not sprites and zone not in self._slots:
                continue
            laid = self._lying(zone, at_once)
            for sprite, goal in zip(laid, self._poses(place, zone, laid), strict=True):
                self._send(sprite, self._special(sprite, goal), at_once)
            hidden, below = self._hides(place, zone), () if place.look.faces or self.over else self.rest(zone)
            for sprite in sprites:
                back = hidden or sprite in below
                sprite.veiled = back and sprite is not self.featured and sprite not in self._opened
                if at_once or not sprite.flying:
                    sprite.back = sprite.veiled

    def _lying(self, zone: int, at_once: bool) -> list[CardSprite]:
        """The cards that lie in a zone; those that fight are sent to the middle."""
        laid = self.laid_out(zone)
        if self.fight is None or not self.fight.combatants:
            return laid
        apart = self.fight.cards
        for sprite in laid:
            if sprite.card in apart:
                self._send(sprite, self.fight.pose(sprite.card), at_once)
        return [sprite for sprite in laid if sprite.card not in apart]

    def laid_out(self, zone: int) -> list[CardSprite]:
        """The cards of a zone in the order in which they lie: an own hand and some others are sorted by kind, choices by
        their options.
        """
        sprites, place = self.zones[zone], self.places.zones[zone] if self.places else None
        if place is None:
            return sprites
        if place.look.kind == "spread" and place.look.sorted:
            return pile_order.by_title(sprites, self._slots.get(zone, ()))
        if zone in self.spread or place.look.kind == "spread":
            return pile_order.by_options(sprites, self._slots.get(zone, ()), self.rest(zone), self.ranks)
        if place.look.sorted or (place.look.kind == "hand" and place.own):
            return sorted(sprites, key=lambda s: (s.kind, s.card))
        return sprites

    def rest(self, zone: int) -> list[CardSprite]:
        """What stays on its pile while the cards that matter are fanned out: of a hidden one those that are known, of a large
        one those that can be chosen.
        """
        place = self.places.zones[zone] if self.places is not None and zone in self.spread else None
        if place is None:
            return []
        sprites = self.zones[zone]
        below = [sprite for sprite in sprites if sprite.card not in self.ranks]
        if place.look.kind == "pile" and len(below) < len(sprites) and len(below) + len(self.ranks) > SEARCHED:
            return below  # those that were taken count on: a pile is not fanned out whole meanwhile
        unknown = [sprite for sprite in below if sprite.kind == UNKNOWN]
        return unknown if not place.look.faces and len(unknown) < len(sprites) else []

    def _poses(self, place: ZonePlace, zone: int, laid: list[CardSprite]) -> list[Pose]:
        count = len(laid)
        if self.places is not None and place.look.kind == "spread" and self._unseen(zone):
            self._slots.pop(zone, None)  # nor does the next fan keep places of the last one
            return pile_order.looked_at(self.places, self.looker, count)
        if zone in self.spread and self.places is not None:
            left, wide = len(self.rest(zone)), max(place.width, 0.15 * self.places.tall)
            seen = laid[left:]
            slots = self._fan(zone, seen)
            fanned = poses.spread(self.places.tray, wide, len(slots))
            out = [pose for sprite, pose in zip(slots, fanned, strict=True) if sprite in seen]
            return (place.poses(left) if left else []) + out
        if place.look.kind == "spread":
            slots = self._fan(zone, laid)
            fanned = place.poses(len(slots))
            return [pose for sprite, pose in zip(slots, fanned, strict=True) if sprite in laid]
        self._slots.pop(zone, None)
        if place.look.kind == "fight" and self.fight is not None:
            return self.fight.stack(zone, count)
        if place.look.kind == "cells":  # a card's number is its cell, whichever others lie there
            return [poses.cell(place.cells[sprite.card % len(place.cells)]) for sprite in self.laid_out(zone)]
        return self.places.row(place, self.zones).poses(count) if self.places is not None else []

    def _fan(self, zone: int, laid: list[CardSprite]) -> list[CardSprite]:
        """Whose place is where in a fan: the place of a card that was taken stays free, so that none jumps that is read."""
        slots, here = self._slots.get(zone, []), {*laid}
        if not laid or [sprite for sprite in slots if sprite in here] != laid:
            slots = self._slots[zone] = list(laid)
        return slots

    def folded(self, zone: int, cards: Container[int]) -> bool:
        """Some of these cards lie in a pile below its top one, or in a row in which they are hardly told apart: it has to be
        fanned out to reach them.
        """
        place = self.places.zones[zone] if self.places is not None else None
        if place is None or zone in self.spread:
            return False
        pile, row = place.look.kind == "pile", self.zones[zone]
        return (pile or self._tight(place, zone)) and any(sprite.card in cards for sprite in row[: len(row) - pile])

    def _tight(self, place: ZonePlace, zone: int) -> bool:
        """An own row of which but narrow strips are seen."""
        laid = self.zones[zone]
        if place.look.kind != "row" or not place.own or len(laid) <= FEW:
            return False
        first, second = self._poses(place, zone, laid)[:2]
        return second.x - first.x < TIGHT * first.width

    def opens(self, sprite: CardSprite, cards: Container[int]) -> bool:
        """It lies on top of such a pile, or in such a row, which a press on it fans out."""
        row = self.places is not None and self.places.zones[sprite.zone].look.kind == "row"
        top = sprite.card in cards if row else sprite is self.zones[sprite.zone][-1]
        return top and self.folded(sprite.zone, cards)

    def _unseen(self, zone: int) -> bool:
        """Cards that somebody else looks at."""
        return all(sprite.kind == UNKNOWN for sprite in self.zones[zone])

    def fanned(self) -> list[int]:
        """Zones whose cards are laid out in the middle for whoever looks."""
        kinds = self.places.zones if self.places is not None else ()
        return [
            zone
            for zone, sprites in enumerate(self.zones)
            if sprites and (zone in self.spread or (kinds[zone].look.kind == "spread" and not self._unseen(zone)))
        ]

    def _special(self, sprite: CardSprite, goal: Pose) -> Pose:
        if sprite is self.featured:
            return self.feature_pose
        if sprite.card == self.announced and self.places is not None:
            centre = self.places.areas.centre
            width = 0.17 * self.places.tall
            return poses.Pose(centre.centerx, centre.bottom - width * RATIO * 0.52, width)
        if self.places is None:
            return goal
        turned, standing = self.places.layout.turned, self.places.layout.standing
        if turned is not None and sprite.turn and self.places.zones[sprite.zone].look.kind == "slot":
            return goal._replace(angle=turned.angles[sprite.turn])
        if standing is not None and sprite.stand:
            steps = standing.zone.get(self.places.groups[sprite.zone])
            return goal._replace(y=goal.y + steps[sprite.stand] * goal.height) if steps else goal
        return goal

    def _hides(self, place: ZonePlace, zone: int) -> bool:
        """Hands of others show backs although some of their cards are known, until the end or while they are spread."""
        if zone in self.spread or self.over or self.open_hands:
            return False
        return not place.look.faces or (place.look.kind == "hand" and not place.own)

    def _send(self, sprite: CardSprite, goal: Pose, at_once: bool) -> None:
        if at_once or (sprite.pose == sprite.goal and sprite.pose.near(goal)):
            sprite.pose = sprite.goal = goal
            sprite.flying = False
        elif goal != sprite.goal or (sprite.pose != goal and not sprite.flying):  # it may have been laid down elsewhere
            start, strikes = sprite.pose, self.fight is not None and self.fight.struck(sprite.zone, sprite.goal)
            sprite.goal = goal
            self.fly(sprite, start, strikes)

    # -- where they are drawn --------------------------------------------------------------------------------------------
    def pose(self, sprite: CardSprite) -> Pose:
        """Where a card is drawn: a card under the mouse stands upright and larger."""
        if sprite is self.dragged:
            return self.drag_pose
        if sprite.flying or not sprite.raised:
            return sprite.pose
        return sprite.pose.between(self.risen(sprite), sprite.raised)

    def risen(self, sprite: CardSprite) -> Pose:
        """Where a card stands when the mouse is on it; one at the lower edge rises above it, and none hides the prompt."""
        assert self.places is not None, "cards rise on a table that has been laid out"
        pose, window = sprite.pose, self.places.window
        low = pose.y + pose.height * RAISE / 2 > window.bottom - pose.height * 0.6
        wide = max(pose.width, min(pose.width * RAISE, self.places.tall * RISEN)) if low else pose.width * RAISE
        high = wide * pose.shape
        bottom, foot, prompt = pose.y + high / 2, pose.y + pose.height / 2, self.places.areas.prompt.top
        if pose.y < prompt:
            bottom = min(bottom, max(foot, prompt))
        if low:
            lowest = window.bottom - self.places.tall * FOOT
            bottom = min(pose.y - pose.height * 0.12 + high / 2, lowest)
            return poses.below(self.places.areas.prompt, pose, bottom, wide, lowest)
        return poses.Pose(pose.x, bottom - high / 2, wide, shape=pose.shape)

    def order(self) -> list[int]:
        """Zones from below to above: what is fanned out to choose from lies on top."""
        fanned = self.fanned()
        over = [_level(place.look) for place in self.places.zones] if self.places else [1] * len(self.zones)
        return sorted(range(len(self.zones)), key=lambda zone: (zone in fanned, over[zone], zone))


def _level(look: ZoneLook) -> int:
    """What lies on fighters is above them."""
    return 2 if look.kind == "fight" else 0 if look.under else 1


def _identical(sprite: CardSprite, card: int, kind: int) -> bool:
    return sprite.card == card and sprite.kind == kind


def _like(sprite: CardSprite, _card: int, kind: int) -> bool:
    return sprite.kind == kind


def _any(_sprite: CardSprite, _card: int, _kind: int) -> bool:
    return True
