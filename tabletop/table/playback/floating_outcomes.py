"""Outcomes at the seats and on the cards: short words where something was gained or lost, data of the game.

What a card of a stack has come to stays on it as its verdict.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.events import fields
from tabletop.i18n import tr
from tabletop.table.cards.stamps import Stamp
from tabletop.table.model.cues import BLANK, holds
from tabletop.table.playback.floating_text import CLIMB, EDGE, PLATE, LeapStyle, TextAnchor, lettered
from tabletop.table.playback.random_pick import SIZE as THROWN
from tabletop.table.playback.reading_time import reading_ms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.events import Fact
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.cues import Cue, FloatCue, StampCue
    from tabletop.table.model.view_state import TableContext
    from tabletop.table.playback.floating_text import FloatingText, Point, Side

BESIDE = 34  # units from the edge of a badge, to where words below it have climbed
GAP = 12  # units between a badge and words beside it
PILES = 3  # that words at the own badge step over
PICTURE = 0.7  # of the height of a card: below that its name is read
NO_WORDS = pygame.Rect(0, 0, 0, 0)
SMALL, SIZE, LARGE = 25, 32, 42  # units of the letters: of why, of what happened, of a loss of somebody at this screen
STAY = 1.5  # of the time that they take to read


class FloatingOutcomes:
    """`focus`: the card that was named last; `told`: where it is told what happens, and in which step."""

    window: pygame.Rect

    def __init__(
        self, context: TableContext, cards: CardParts, floating_text: FloatingText, told: Callable[[], pygame.Rect]
    ) -> None:
        self.app, self.player_view, self.constants, self.kit = (
            context.app,
            context.player_view,
            context.constants,
            context.kit,
        )
        self.scene, self.badges, self.stamps, self.floating_text = (
            cards.scene,
            cards.badges,
            cards.stamps,
            floating_text,
        )
        self.counter, self.signs, self.told = cards.step_counter, cards.signs, told
        self.focus = -1
        self._until: dict[int, float] = {}  # by card: when words on it have been read

    def place(self, window: pygame.Rect, *read: pygame.Rect) -> None:
        """`read`: no words of a badge leap up over what is read there, as the log and the bar of buttons are."""
        self.window, self.read = window, read

    def show(self, cue: Cue, fact: Fact) -> None:
        """All that an event comes to."""
        entries = [entry for entry in cue.floats if holds(entry, fact)]
        for entry in self._downwards(entries):
            together = [other for other in entries if other.to == entry.to]
            self._show(entry, fact, max(reading_ms(self._words(other, fact)) for other in together))

        for worn in cue.verdicts:
            if holds(worn, fact):
                self._wear(worn, fact)

    def _downwards(self, entries: list[FloatCue]) -> list[FloatCue]:
        """In which order they leap up so that what stands first is above what it comes to: on a card in the upper half older
        words go down.
        """
        sprite = self._named()
        upper = sprite is not None and sprite.goal.y < self.window.centery
        return entries[::-1] if upper and not any(entry.to for entry in entries) else entries

    def unread(self, card: int) -> float:
        """For how many ms more a card should lie where it is: there are words on it."""
        return max(0.0, self._until.get(card, 0.0) - self.app.clock())

    @property
    def unread_anywhere(self) -> float:
        """For how many ms more there are words on some card."""
        return max(map(self.unread, self._until), default=0.0)

    def _wear(self, worn: StampCue, fact: Fact) -> None:
        """The card that is named, or that happens now, says what it has come to."""
        acting = self.scene.acting
        card = getattr(fact, worn.on) if worn.on else acting.card if acting is not None else -1
        if card >= 0:
            start, end = self._end(worn.source, fact), self._end(worn.to, fact)
            led = not worn.source and fields(type(fact)).get(worn.to) == "seat"
            seat = getattr(fact, worn.to) if led else NOBODY
            self.stamps.put(card, Stamp(self.fill(worn.text, fact), worn.color, end, worn.struck, start, seat))

    def _end(self, name: str, fact: Fact) -> Callable[[], Point | None]:
        """Where its arrow leads or begins: the middle of a card, or the edge of a badge, away from words that leap up there."""
        value = getattr(fact, name) if name else -1
        if value < 0:
            return lambda: None
        if fields(type(fact))[name] == "seat":
            return lambda: self._rim(value)
        sprite = self.scene.sprites.get(value)
        return lambda: (sprite.pose.x, sprite.pose.y) if sprite is not None else None

    def _rim(self, seat: int) -> Point:
        """Where a line from the middle of the table meets that end of a badge which is nearer to it."""
        badge, middle = self.badges[seat].rect, self.window.center
        nearer = badge.right - badge.height // 2 if badge.right < middle[0] else badge.x + badge.height // 2
        rim = badge.inflate(2 * self.kit.u(GAP), 2 * self.kit.u(GAP)).clipline(middle, (nearer, badge.centery))
        return rim[0] if rim else badge.center

    def _words(self, entry: FloatCue, fact: Fact) -> str:
        text = entry.texts[min(getattr(fact, entry.by), len(entry.texts) - 1)] if entry.by else entry.text
        return self.fill(text, fact)

    def _show(self, entry: FloatCue, fact: Fact, read: float) -> None:
        """`read`: ms that all words which stand there together take to read: none of them goes before the others."""
        about = fields(type(fact)).get(entry.to, "")
        struck = entry.loss and about == "seat" and getattr(fact, entry.to) in self.player_view.seats
        words = self._words(entry, fact)
        size = float(LARGE if struck or entry.large else SMALL if entry.small else SIZE)
        room = self._room(getattr(fact, entry.to)) if about == "seat" else 0
        wide = lettered(self.kit, words, "text", size, room).get_width() if room else 0
        size *= min(1.0, room / wide) if wide else 1.0  # where a single word is wider
        found = self._at(entry, fact, lettered(self.kit, words, "text", size, room).get_rect())
        if found is None:
            return
        place, side = found
        color = "coral" if entry.loss else entry.color
        stay = self.app.telling(read * STAY)
        card = self._held(stay) if about == "card" else None
        if not about:
            place = self._off_piles(place, lettered(self.kit, words, "text", size, 0).get_width())
        edge = self.signs.left_free(card.sprite) if card is not None else ""
        beside = self._beside_mark(card, words, size) if card is not None and edge == "low" else None
        if beside is not None:  # how many HP, beside the HP: so no name is covered
            place, side, edge = beside, "midleft", "mark"
        down = self._down(fact, entry.to)
        counts, over = self._counts(entry, fact), about == "seat" and self._over_cards(place, side, words, size)
        self.floating_text.add(
            words,
            place,
            color,
            LeapStyle(size, stay, card, edge, down, side, room, counts, plate=over or edge == "low"),  # over a name
        )
        if struck:
            self.app.sound("topple")
            self.app.shake.start(4)

    def _beside_mark(self, card: TextAnchor, words: str, size: float) -> Point | None:
        return self.signs.beside(card.sprite, lettered(self.kit, words, "text", size).get_width())

    def _down(self, fact: Fact, to: str) -> bool | None:
        """Where older words go that make room for those at a seat, away from its badge; those at a zone climb nowhere."""
        about = fields(type(fact)).get(to, "")
        return (
            self.badges[getattr(fact, to)].rect.centery < self.window.centery
            if about == "seat"
            else about == "zone" or None
        )

    def _counts(self, entry: FloatCue, fact: Fact) -> int:
        """At which seat it says how many cards have come or gone; -1: it says something else."""
        signed = entry.text[:1] in ("+", "-") and fields(type(fact)).get(entry.to) == "seat"
        many = any(isinstance(getattr(fact, name), tuple) for name in BLANK.findall(entry.text))
        return getattr(fact, entry.to) if signed and many else -1

    def fill(self, text: str, fact: Fact) -> str:
        """A text with the names and numbers of a fact in its blanks."""
        return BLANK.sub(lambda found: self._word(fact, found[1], signed=found[0][1] == "+"), text)

    def _word(self, fact: Fact, name: str, *, signed: bool) -> str:
        value, about = getattr(fact, name), fields(type(fact))[name]
        if about == "kind":
            return self.constants.texts[value].name if value not in (UNKNOWN, -1) else tr("match-a-card")
        if about == "card":
            sprite = self.scene.sprites.get(value)
            return (
                self.constants.texts[sprite.kind].name
                if sprite is not None and sprite.kind != UNKNOWN
                else tr("match-a-card")
            )
        if about == "seat":
            return self.constants.who[value].name if value >= 0 else tr("playback-nobody")
        if isinstance(value, tuple):
            return tr("playback-cards", count=len(value))
        return f"{value:+}" if signed else str(value)

    def _at(self, entry: FloatCue, fact: Fact, words: pygame.Rect) -> tuple[Point, Side] | None:
        """At the seat, beside the zone or on the card that a field names; else on the card that is resolved now, or was named
        last.
        """
        about = fields(type(fact)).get(entry.to, "")
        if about == "zone":
            return self._at_zone(getattr(fact, entry.to))
        if about == "seat":
            seat = getattr(fact, entry.to)
            return self._at_seat(seat, words) if seat >= 0 else None
        if about == "card":
            self.focus = getattr(fact, entry.to)
        sprite = self._named()
        return ((sprite.goal.x, sprite.goal.y), "center") if sprite is not None else None

    def _at_zone(self, zone: int) -> tuple[Point, Side] | None:
        """Beside what has been thrown there, towards the middle of the table."""
        places, far = self.scene.places, self.kit.u(THROWN / 2 + GAP)
        if places is None or zone < 0:
            return None
        x, y = places.heart(zone)
        return ((x - far, y), "midright") if x > places.areas.centre.centerx else ((x + far, y), "midleft")

    def _off_piles(self, place: Point, wide: int) -> Point:
        """Words on a card that are broader than it leave a pile beside it free whose name and count are read."""
        sprite, places, gap = self._named(), self.scene.places, self.kit.u(GAP)
        if sprite is None or places is None:
            return place
        row, x = sprite.goal.box, place[0]
        piles = [zone.area for zone in places.zones if zone.look.kind == "pile" and zone.look.label]
        for pile in (pile for pile in piles if pile.top < row.bottom and pile.bottom + gap > row.top):
            if pile.left >= row.right:
                x = min(x, pile.left - gap - wide / 2)
            elif pile.right <= row.left:
                x = max(x, pile.right + gap + wide / 2)
        return x, place[1]

    def _named(self) -> CardSprite | None:
        return self.scene.acting or self.scene.sprites.get(self.focus)

    def _held(self, stay: float) -> TextAnchor | None:
        """Words stand on this card, which stays until they have been read."""
        sprite = self._named()
        if sprite is None:
            return None
        self._until[sprite.card] = self.app.clock() + stay
        places = self.scene.places
        return TextAnchor(sprite, behind=places is not None and places.zones[sprite.zone].look.kind == "slot")

    def _at_seat(self, seat: int, words: pygame.Rect = NO_WORDS) -> tuple[Point, Side]:
        """On the backs of a hand that lies beside the badge: there nothing is hidden by them. Else beside the badge."""
        badge, places = self.badges[seat].rect, self.scene.places
        if places is not None and words.width and self._room(seat):
            return (self._backs(seat).left, badge.centery), "midleft"
        place, side = self._off_aim(seat, *self._off_tab(seat, *self._beside(badge, words), words), words)
        return self._past(place, side, words) if places is not None and seat == places.bottom else (place, side)

    def _off_tab(self, seat: int, place: Point, side: Side, words: pygame.Rect) -> tuple[Point, Side]:
        """Beside the tab that says whose turn it is, where words would climb over it."""
        tab, box = self.badges[seat].tab, words.copy()
        setattr(box, side, place)
        if tab is None or not box.union(box.move(0, -self.kit.u(CLIMB))).colliderect(tab):
            return place, side
        if self.badges[seat].rect.centerx < self.window.centerx:
            return (tab.right + self.kit.u(GAP), tab.centery), "midleft"
        return (tab.left - self.kit.u(GAP), tab.centery), "midright"

    def _off_aim(self, seat: int, place: Point, side: Side, words: pygame.Rect) -> tuple[Point, Side]:
        """Beside the own badge, where a card aims at it: an arrow comes down to where words would climb over it."""
        places, badge = self.scene.places, self.badges[seat].rect
        if places is None or seat != places.bottom or not self.badges[seat].facts.aimed or side != "center":
            return place, side
        box = words.copy()
        box.midleft = badge.right + self.kit.u(GAP), badge.centery + self.kit.u(CLIMB) // 2
        if not self._free(box.union(box.move(0, -self.kit.u(CLIMB)))) or box.right > self.window.right:
            box.midright = badge.right - self.kit.u(GAP), round(place[1])  # at the far end from the arrow's
            return box.midright, "midright"
        return box.midleft, "midleft"

    def _backs(self, seat: int) -> pygame.Rect:
        """Where the hand of somebody at the other side lies if it is right of the badge."""
        places = self.scene.places
        hand = places.areas.seats[seat].hand if places is not None and seat not in (NOBODY, places.bottom) else NO_WORDS
        return hand if hand.left >= self.badges[seat].rect.right else NO_WORDS

    def _room(self, seat: int) -> int:
        """How wide words on the backs of a hand may be: up to the next badge or the edge, where nothing else lies. 0: there are
        no backs beside the badge.
        """
        way, margin = self._backs(seat).copy(), self.kit.u(GAP)
        if not way.width:
            return 0
        boxes = [sprite.goal.box for sprite in self.scene.sprites.values()]
        others = [box for box in (*boxes, *(badge.rect for badge in self.badges), *self.read) if box.left >= way.right]
        ends = [box.left for box in others if box.top < way.bottom and box.bottom > way.top]
        whole = max(way.width, min([*ends, self.window.right - self.kit.u(EDGE)]) - margin - way.left)
        return whole - 2 * self.kit.u(PLATE)

    def _past(self, place: Point, side: Side, words: pygame.Rect) -> tuple[Point, Side]:
        """Right of an own pile that lies there, if that is not far and nothing is read there; else on its picture, above the
        names of such piles.
        """
        box = words.copy()
        setattr(box, side, place)
        before = box.left
        for _ in range(PILES):
            taken = [
                sprite.goal.box.right for sprite in self.scene.sprites.values() if sprite.goal.box.colliderect(box)
            ]
            box.left = max(taken) + self.kit.u(GAP) if taken else box.left
        near = box.left - before <= max(words.width, self.badges[0].rect.width) and self._free(box)
        if near and not box.union(box.move(0, -self.kit.u(CLIMB))).colliderect(self.told()):
            return getattr(box, side), side
        setattr(box, side, place)
        piles = [sprite.goal.box for sprite in self.scene.sprites.values() if self._own_pile(sprite)]
        if box.collidelist(piles) < 0:
            return place, side
        below = [pile for pile in piles if pile.left < box.right and box.left < pile.right]
        name = min(pile.top + pile.height * PICTURE for pile in below)
        return (box.centerx, name - box.height / 2), "center"

    def _own_pile(self, sprite: CardSprite) -> bool:
        place = self.scene.places.zones[sprite.zone] if self.scene.places is not None else None
        return place is not None and place.own and place.look.kind == "pile"

    def _beside(self, badge: pygame.Rect, words: pygame.Rect = NO_WORDS) -> tuple[Point, Side]:
        """Towards the middle of the table. Where something is read there, words of this size lie beside the badge, or behind
        what is read if there is a card.
        """
        far, climb = self.kit.u(BESIDE), self.kit.u(CLIMB)
        down, counter = badge.centery < self.window.centery, self.counter.box()
        taken = (*self.read, *([counter] if counter is not None else ()))
        edge = badge.bottom if down else badge.top
        clear = _behind(
            taken, pygame.Rect(badge.x, edge if down else edge - far - climb, badge.width, far + climb), down
        )
        behind = clear + far + climb if down else clear - far
        if clear == edge:
            # words of a lower badge climb to there: above it a pile may be counted
            return (badge.centerx, behind if down else behind + climb), "center"
        left = badge.centerx < self.window.centerx
        edge = badge.right + self.kit.u(GAP) if left else badge.left - self.kit.u(GAP)
        side: Side = "midleft" if left else "midright"
        setattr(words := words.copy(), side, (edge, badge.centery))
        if self._free(words) and words.collidelist(taken) < 0:
            return (edge, badge.centery + climb / 2), side
        return (badge.centerx, behind), "center"

    def _over_cards(self, place: Point, side: Side, words: str, size: float) -> bool:
        """Words that climb there do not stand out from what lies below them."""
        box = lettered(self.kit, words, "text", size, 0).get_rect()
        setattr(box, side, place)
        return not self._free(box.union(box.move(0, -self.kit.u(CLIMB))))

    def _free(self, words: pygame.Rect) -> bool:
        return not any(words.colliderect(sprite.goal.box) for sprite in self.scene.sprites.values())


def _behind(taken: Sequence[pygame.Rect], way: pygame.Rect, down: bool) -> int:
    """Where a way begins, downwards or upwards, that crosses nothing of what is taken."""
    for _ in taken:
        crossed = [box for box in taken if box.colliderect(way)]
        if crossed and down:
            way.top = max(box.bottom for box in crossed)
        elif crossed:
            way.bottom = min(box.top for box in crossed)
    return way.top if down else way.bottom
