"""A sample hand: the first cards of the shuffled deck, as they might come."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.pages.card_views import CardCache

DEAL_MS = 260
MOST = 10  # cards that are shown side by side


class SampleHandScreen(Screen[None]):
    """`cards`: the kinds of a deck, one entry a copy. Another hand is drawn from the whole deck again."""

    modal = True
    veil = 200

    def __init__(self, cards: Sequence[int], size: int, shelf: CardCache, seed: int) -> None:
        super().__init__("sample hand")
        self.cards = list(cards)
        self.size = min(size, len(cards))
        self.shelf = shelf
        self.dice = random.Random(seed)
        self.hand: list[int] = []
        self._came = 0.0

    def build(self) -> None:
        self.again = self.add(
            Button(
                tr("decks-another-hand"), self.deal, label="Another hand", style="secondary", icon="shuffle", key="s"
            )
        )
        self.more = self.add(Button(tr("decks-draw-one"), self.draw_one, style="secondary", icon="plus", key="d"))
        self.done = self.add(Button(tr("pages-close"), lambda: self.close(None), label="Close", style="primary"))
        self.deal()
        self.set_focus(self.again)

    def deal(self) -> None:
        """Shuffle the whole deck and draw a hand."""
        self.dice.shuffle(self.cards)
        self.hand = self.cards[: self.size]
        self.more.enabled = self._more_left
        self._arrive(0)

    def draw_one(self) -> None:
        """Draw the next card."""
        self.hand = self.cards[: len(self.hand) + 1]
        self.more.enabled = self._more_left
        self._arrive(len(self.hand) - 1)

    @property
    def _more_left(self) -> bool:
        return len(self.hand) < min(MOST, len(self.cards))

    def _arrive(self, first: int) -> None:
        """Let the cards from `first` on come in, one after the other."""

        def step(part: float) -> None:
            self._came = first + (len(self.hand) - first) * part

        self.app.sound("card_draw")
        still = self.app.prefs.reduced_motion
        many = len(self.hand) - first
        self.app.touch.run(0 if still else self.app.ms(DEAL_MS * (1 + many / 3)), step, key="hand", ease="out_cubic")
        self.refresh()

    # --- place and picture
    def layout(self) -> None:
        box = rects.inset(self.rect, self.u(60), self.u(50))
        foot, rest = rects.cut_bottom(box, self.u(72), self.u(30))
        buttons = (self.again, self.more, self.done)
        wishes = [button.measure(foot.width)[0] for button in buttons]
        gap = self.u(18)
        x = foot.centerx - (sum(wishes) + gap * (len(buttons) - 1)) // 2
        for button, wide in zip(buttons, wishes, strict=True):
            button.place(pygame.Rect(x, foot.y, wide, foot.height))
            x += wide + gap
        self.head, self.table = rects.cut_top(rest, self.u(80), self.u(20))

    def paint(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self.table
        kit.write(target, tr("decks-sample-hand"), "title", self.head, "gold_light", align="center")
        count = max(1, len(self.hand))
        wide = min((box.width - kit.u(20) * (count - 1)) // count, round(box.height / RATIO), kit.u(330))
        gap = kit.u(20)
        x = box.centerx - (wide * count + gap * (count - 1)) // 2
        for i, kind in enumerate(self.hand):
            part = min(1.0, max(0.0, self._came - i))
            if part <= 0:
                continue
            sprite = self.shelf.sprite(kind, wide)
            drop = round((1 - part) * kit.u(120))
            place = sprite.get_rect(center=(x + i * (wide + gap) + wide // 2, box.centery + drop))
            if part < 1:
                sprite = sprite.copy()
                sprite.set_alpha(round(255 * part))
            target.blit(sprite, place)
