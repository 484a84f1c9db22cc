"""What the person has on the circuit: lives, the deck, the prizes so far, and what is different this time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.pages.boosters import sealed_pack
from tabletop.progress.circuit import LIVES, PACK
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.pages.card_browser.card_cache import CardShelf
    from tabletop.progress.circuit import Circuit

PAD, HEART = 26, 40  # units
TALLEST, LEAST = 190, 60  # units: of a prize


class MinePanel(Widget):
    """Draws the circuit as it is now."""

    def __init__(self, circuit: Circuit, shelf: CardShelf) -> None:
        super().__init__("mine")
        self.circuit = circuit
        self.shelf = shelf

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD - 6))
        head, box = rects.cut_top(box, kit.u(HEART + 8), kit.u(6))
        self._lives(target, head)
        twists = self.circuit.twists
        if twists:
            told = "   ".join(f"{{flash}} **{escape(one.name)}.** {escape(one.text)}" for one in twists)
            text = kit.rich(told, "small", box.width, "text")
            foot, box = rects.cut_bottom(box, text.size[1], kit.u(10))
            text.draw(target, foot.topleft)
        self._prizes(target, box)

    def _lives(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, lives = self.kit, self.circuit.lives
        hearts, words = rects.cut_left(box, LIVES * kit.u(HEART + 8), kit.u(12))
        for i in range(LIVES):
            icon = kit.icon("heart", HEART, "coral" if i < lives else "line")
            target.blit(
                icon, icon.get_rect(center=(hearts.x + kit.u(HEART // 2) + i * kit.u(HEART + 8), hearts.centery))
            )
        over = self.circuit.phase == "over"
        one = "circuit-lives-one-over" if over else "circuit-lives-one"
        line = tr({2: "circuit-lives-two", 1: one, 0: "circuit-lives-none"}[lives])
        if deck := self.circuit.saved.deck:
            line = f"{line}  ·  {tr('circuit-deck-size', count=sum(deck.values()))}"
        kit.write_rows(target, line, "caption", words, "text")

    @property
    def spare(self) -> int:
        """How many of the cards that were won the deck does without."""
        saved = self.circuit.saved
        won = {prize for prize in saved.prizes if prize != PACK}
        return len(won - saved.deck.keys()) if saved.deck and self.circuit.phase != "over" else 0

    def _prizes(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, prizes = self.kit, self.circuit.saved.prizes
        label, box = rects.cut_top(box, kit.u(24), kit.u(8))
        head = tr("circuit-winnings")
        kit.write(target, head, "label", label, "gold")
        label.x += kit.measure(head, "label") + kit.u(12)
        label.width = box.right - label.x
        if spare := self.spare:
            words = tr("circuit-spare", count=spare)
            size = kit.fit(words, "caption", max(1, label.width), 0.5)
            kit.write(target, words, "caption", label, "muted", align="right", size=size)
        if not prizes:
            text = kit.rich(tr("circuit-nothing-won"), "small", box.width)
            text.draw(target, box.topleft)
            return
        high = min(box.height, kit.u(TALLEST))
        if high < kit.u(LEAST):
            return  # in a small window with large letters words come first
        wide = round(high / RATIO)
        step = min(wide + kit.u(10), (box.width - wide) // max(1, len(prizes) - 1)) if len(prizes) > 1 else 0
        kinds = {card.id: kind for kind, card in enumerate(self.circuit.definition.cards)}
        for i, prize in enumerate(prizes):
            middle = (box.x + wide // 2 + i * step, box.y + high // 2)
            if prize == PACK:
                picture = pictures.contain(
                    (self.circuit.definition.id, "pack.webp"), (round(high / sealed_pack.RATIO), high)
                )
            else:
                picture = self.shelf.sprite(kinds[prize], wide)
            target.blit(picture, picture.get_rect(center=middle))
