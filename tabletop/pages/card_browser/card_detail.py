"""One card, large, beside everything that can be said about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.card_index import meanings, printed, values
from tabletop.card_art.card_sprites import ZOOM, SpriteSpec
from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import ScrollPanel
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.core.definition import Definition
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import CardPictures


class CardDetail(Screen[int]):
    """Shows one of `kinds`; the arrows go to its neighbours. Returns the kind that was shown last."""

    modal = True
    veil = 205

    def __init__(self, definition: Definition, kinds: Sequence[int], at: int, sprites: CardPictures) -> None:
        super().__init__("card")
        self.definition = definition
        self.kinds = list(kinds)
        self.at = at
        self.sprites = sprites

    def build(self) -> None:
        self.words = RichLabel("", "body", label="card text")
        self.scroll = self.add(ScrollPanel(self.words))
        self.before = self.add(Button("", lambda: self.step(-1), label="previous card", style="secondary",
                                      icon="chevron-left", tooltip=tr("browser-previous")))  # fmt: skip
        self.after = self.add(Button("", lambda: self.step(1), label="next card", style="secondary",
                                     icon="chevron-right", tooltip=tr("browser-next")))  # fmt: skip
        self.done = self.add(Button(tr("pages-close"), self.leave, label="Close", style="primary"))
        self.step(0)

    @property
    def kind(self) -> int:
        return self.kinds[self.at]

    def leave(self) -> None:
        self.close(self.kind)

    def step(self, by: int) -> None:
        """Show a neighbour, round the end."""
        self.at = (self.at + by) % len(self.kinds)
        self.words.source = story(self.definition, self.kind)
        self.scroll.offset = 0
        if by:
            self.app.sound("card_flip")
        if self.rect.width:
            self.layout()
        self.refresh()

    def on_key(self, event: Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return super().on_key(event)

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.leave()
            return True
        return super().on_action(action)

    def layout(self) -> None:
        box = rects.inset(self.rect, min(self.u(90), self.rect.width // 16), self.u(50))
        high = min(box.height, round(box.width * 0.42 * RATIO))
        wide, gap = round(high / RATIO), self.u(64)
        words = min(self.u(700), box.width - wide - gap)
        whole = pygame.Rect(0, 0, wide + gap + words, high)
        whole.center = box.center
        self.card = pygame.Rect(whole.x, whole.y, wide, high)
        column = pygame.Rect(self.card.right + gap, whole.y, words, high)
        pad, head, foot = self.u(40), self.u(122), self.u(96)
        wish = self.words.measure(words - 2 * pad - self.u(24))[1]
        self.panel = rects.center(column, words, min(high, 2 * pad + head + wish + foot))
        inside = rects.inset(self.panel, pad)
        self.head, rest = rects.cut_top(inside, head)
        foot_row, rest = rects.cut_bottom(rest, self.u(72), foot - self.u(72))
        side = self.u(76)
        left, foot_row = rects.cut_left(foot_row, side, self.u(12))
        right, foot_row = rects.cut_left(foot_row, side, self.u(12))
        done, _ = rects.cut_right(foot_row, min(foot_row.width, self.u(200)))
        for button, place in ((self.before, left), (self.after, right), (self.done, done)):
            button.place(place)
        self.scroll.place(rest)

    def paint(self, target: pygame.Surface) -> None:
        kit, card = self.kit, self.definition.cards[self.kind]
        kit.panel(target, self.panel, "window")
        name, line = rects.cut_top(self.head, self.u(66), self.u(8))
        size = kit.fit(card.name, "title", name.width, 0.4)
        kit.write(target, card.name, "title", name, "gold_light", size=size)
        line, _ = rects.cut_top(line, self.u(26))
        rarity = dict(values(self.definition, "rarity"))[card.rarity].lower()
        kit.write(target, f"{card.line}  ·  {rarity}  ·  {card.group}", "label", line, "muted")
        look = SpriteSpec(self.definition.id, printed(self.definition, self.kind), self.card.width, lift=ZOOM)
        sprite = self.sprites.get(look)
        target.blit(sprite, sprite.get_rect(center=self.card.center))


def story(definition: Definition, kind: int) -> str:
    """Return all that can be said about a kind of card as rich text."""
    card = definition.cards[kind]
    lines = ["\n\n".join(card.text), "", f"[muted]*{escape(card.flavour)}*[/]"]
    if card.terms:
        lines += ["", *meanings(card.terms)]
    if definition.collecting is None:  # else everybody has another deck
        deck = sum(face.copies for face in definition.cards)
        lines += ["", f"{{layers}} {tr('browser-copies', count=card.copies, deck=deck)}"]
    if card.copied:
        lines.append(f"{{content-copy}} {tr('browser-copied', text=card.copied)}")
    return "\n".join(lines)
