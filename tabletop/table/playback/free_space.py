"""What bubbles leave free on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.table.model.view_state import ViewState


class Free:
    """All as rectangles of the window, as things lie now."""

    shown: ViewState

    def __init__(self, basics: MatchConstants, cards: CardParts, panels: Hud) -> None:
        self.basics, self.panels, self.scene = basics, panels, cards.scene
        self.counter, self.clash = cards.counter, cards.clash

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def taken(self) -> list[pygame.Rect]:
        """What no bubble may cover: badges, the counter, who is winning, the ribbon as high as its words are, and the cards
        that can be chosen now, zone by zone.
        """
        shown, zones = self.shown, dict[int, pygame.Rect]()
        choosing = shown.choosing
        cards = {*choosing.sources, *(to.number for to in choosing.lit() if to.spot == "card")} if shown.asks else ()
        for card in cards:
            sprite = self.scene.sprites.get(card)
            if sprite is not None:
                box = sprite.goal.box
                zones[sprite.zone] = zones[sprite.zone].union(box) if sprite.zone in zones else box
        read = [*filter(None, (self.counter.box(),)), *(self.clash.plates() if self.clash is not None else ())]
        prompt = self.panels.prompt
        read += [prompt.box] if prompt.visible else []
        return [*(badge.rect for badge in self.panels.badges), *read, *zones.values()]

    def homes(self) -> list[list[pygame.Rect]]:
        """By seat: its portrait, its badge, and its cards, zone by zone; who fights has left the row of its zone."""
        boxes, fight = dict[tuple[int, int], pygame.Rect](), self.scene.fight
        apart = fight.cards if fight is not None else ()
        for sprite in self.scene.sprites.values():
            box, key = sprite.goal.box, (sprite.zone, sprite.card if sprite.card in apart else -1)
            boxes[key] = boxes[key].union(box) if key in boxes else box
        homes = [[badge.portrait, badge.rect] for badge in self.panels.badges]
        for (zone, _), box in boxes.items():
            seat = self.basics.kernel.zones[zone].seat
            if seat is not None:
                homes[seat].append(box)
        return homes

    def above(self) -> list[pygame.Rect]:
        """The ribbon of a banner, and the card that is shown large."""
        banner, pose = self.panels.banner, self.scene.feature_pose
        ribbon = [banner.ribbon] if banner.visible else []
        return [*ribbon, *([pose.box] if self.scene.featured is not None else [])]
