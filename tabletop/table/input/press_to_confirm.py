"""A touch that binds: a card is pressed for a while, clicked, or clicked twice, as the table's house rule has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.match.privacy import HOLD_MS
from tabletop.table.model.selection import touch_rule, touched
from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.selection import Selection
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

KEY = "touch"
STEPS = 40  # of the bar that fills
SHORT_MS = 1800


class PressToConfirm:
    """`card`: what is being pressed, or waits for its second click; `short`: what was let go too early, a moment ago."""

    def __init__(self, scene: Scene, commands: TableCommands) -> None:
        self.scene, self.commands, self.app = scene, commands, commands.app
        self.card = self.short = NOBODY
        self.share = 0.0
        self._holding = False
        self._index, self._since = NOBODY, 0.0

    def takes(self, choosing: Selection, sprite: CardSprite) -> bool:
        """A press on this card is a touch."""
        return touched(self.commands.look, choosing, sprite.card) >= 0

    def begin(self, choosing: Selection, sprite: CardSprite, *, down: bool) -> bool:
        """Mouse or key are on the card: `down` where they can be held. True when it is a touch."""
        look = self.commands.look
        index = touched(look, choosing, sprite.card)
        if index < 0:
            return False
        way = self.commands.way(touch_rule(look, choosing, index))
        if way == "hold" and down and self.card != sprite.card:
            self._hold(sprite.card, index)
        elif way == "click" and not down:
            self.commands.answer(index)
        elif way == "confirm" and not down:
            again, self.card = self.card == sprite.card, sprite.card
            self.app.dirty = True
            if again:
                self.card = NOBODY
                self.commands.answer(index)
        return True

    def aside(self, choosing: Selection, sprite: CardSprite, key: str = "") -> bool:
        """The other button on a card, or a key: whatever its act does is done."""
        index = touched(self.commands.look, choosing, sprite.card, aside=True)
        if index < 0:
            return False
        name = choosing.acts[choosing.options[index][0]].name
        if key and key not in self.commands.look.act[name].keys:
            return False
        self.commands.answer(index)
        return True

    def _hold(self, card: int, index: int) -> None:
        self.card, self.short, self._holding = card, NOBODY, True
        self._index, self._since = index, self.app.moment
        self.app.sound("lock")

        def step(part: float) -> None:
            self.share = part
            self.app.dirty = True

        self.app.touch.run(HOLD_MS, step, key=KEY, ease="linear", done=self._done)

    def _done(self) -> None:
        self._end()
        self.commands.answer(self._index)

    def let_go(self) -> None:
        """The hand has let go: too early, unless it was long enough in a frame that was slow."""
        if self._holding and self.app.moment - self._since >= HOLD_MS:
            self._done()
        self.release()

    def release(self) -> None:
        """Let go too early, or of something else: a card that was pressed says what it waits for."""
        if self._holding:
            self.short = self.card
            self._end()
            self.app.touch.run(SHORT_MS, lambda _: None, key=KEY, ease="linear", done=self._forget)

    def _end(self) -> None:
        self.app.touch.cancel(KEY)
        self.card, self.share, self._holding = NOBODY, 0.0, False
        self.app.dirty = True

    def _forget(self) -> None:
        self.short, self.app.dirty = NOBODY, True

    def blits(self, kit: DrawContext) -> list[Blit]:
        """A frame round the card that is touched, and how long it has been pressed; or that this was too short."""
        sprite = self.scene.sprites.get(self.card if self.card >= 0 else self.short)
        if sprite is None:
            return []
        box, gold = self.scene.pose(sprite).box, kit.color("gold")
        frame = box.inflate(kit.u(10), kit.u(10))
        out: list[Blit] = [(shapes.ring(frame.size, kit.u(12), max(3, kit.u(5)), gold), frame.topleft)]
        if self.card < 0:
            band = pygame.Surface((frame.width, kit.u(34)))
            band.fill(gold)
            kit.write(band, tr("input-hold-down"), "strong", band.get_rect(), "ink", align="center")
            out.append((band, frame.topleft))
        if self.share:
            wide = max(2, round(frame.width * round(self.share * STEPS) / STEPS))
            bar = pygame.Surface((wide, max(4, kit.u(9))))
            bar.fill(gold)
            out.append((bar, (frame.left, frame.bottom - bar.get_height())))
        return out
