"""What every seat held at the end: portrait, name, and the cards as everybody sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.card_index import printed
from tabletop.card_art.card_sprites import SpriteSpec
from tabletop.card_art.compositor import RATIO
from tabletop.core.ask import UNKNOWN
from tabletop.toolkit import rects
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.table.end_facts import EndFacts
    from tabletop.toolkit.app import CardPictures

CARD = 116  # units wide
SMALL = 16  # units of the letters that say why cards lie face down


def hidden(hand: tuple[int, ...]) -> str:
    """Why some cards lie face down, "" where none does."""
    count = hand.count(UNKNOWN)
    return f"{count} face down: not shown to everybody" if count else ""


class FinalHand(Widget):
    """One seat's last hand, in a row that overlaps when it is long."""

    def __init__(self, facts: EndFacts, seat: int, sprites: CardPictures) -> None:
        super().__init__(f"hand {seat + 1}")
        self.facts = facts
        self.seat = seat
        self.sprites = sprites

    def measure(self, width: int) -> tuple[int, int]:
        return width, round(self.u(CARD) * RATIO) + self.u(36)

    def draw(self, target: pygame.Surface) -> None:
        kit, facts = self.kit, self.facts
        seat = facts.setup.seats[self.seat]
        won = self.seat in facts.outcome.winners
        kit.panel(target, self.rect, "row_chosen" if won else "row")
        who, cards = rects.cut_left(rects.inset(self.rect, kit.u(20), kit.u(16)), kit.u(330), kit.u(20))
        face, words = rects.cut_left(who, kit.u(84), kit.u(18))
        draw_avatar(target, kit, rects.center(face, kit.u(84), kit.u(84)), seat.name, seat.colour,
                    picture=avatars.picture(seat.avatar))  # fmt: skip
        name = pygame.Rect(words.x, words.centery - kit.u(34), words.width, kit.u(36))
        kit.write(target, seat.name, "subheading", name, seat.colour, size=kit.fit(seat.name, "subheading", name.width))
        hand = facts.hands[self.seat]
        note = f"{len(hand)} card{'s' * (len(hand) != 1)}" if hand else "no cards left"
        kit.write(target, "Winner" if won else note, "caption", name.move(0, kit.u(38)), "gold" if won else "muted")
        if source := hidden(hand):
            text = kit.rich(source, "caption", words.width, "muted", size=SMALL)
            text.draw(target, (words.x, name.y + kit.u(74)))
        self._cards(target, cards, hand)

    def _cards(self, target: pygame.Surface, box: pygame.Rect, hand: tuple[int, ...]) -> None:
        wide = self.u(CARD)
        step = min(wide + self.u(12), (box.width - wide) / max(1, len(hand) - 1))
        for i, kind in enumerate(hand):
            text = None if kind == UNKNOWN else printed(self.facts.definition, kind)
            sprite = self.sprites.get(SpriteSpec(self.facts.definition.id, text, wide))
            target.blit(sprite, sprite.get_rect(center=(box.x + round(i * step) + wide // 2, box.centery)))
