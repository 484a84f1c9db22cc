"""What the card that is held, or that mouse or focus rest on, would come to, and the neighbours of a slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY
from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.ask import Option
    from tabletop.core.presentation import OptionPreview
    from tabletop.core.view import View
    from tabletop.table.cards.scene import Scene
    from tabletop.table.input.hit_widgets import HitWidgets
    from tabletop.table.input.hover import Hovering
    from tabletop.table.model.card_sprite import Sprite
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit


class Forecast:
    """`live()` follows mouse and focus."""

    shown: ViewState

    def __init__(
        self, basics: MatchConstants, scene: Scene, kit: DrawContext, *, spots: HitWidgets, hovering: Hovering
    ) -> None:
        self.basics, self.scene, self.kit = basics, scene, kit
        self.spots, self.hovering = spots, hovering
        self._of: View | None = None  # the view itself, so that no later one has its address
        self._foreseen: tuple[object, list[Blit]] = ((), [])

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def live(self) -> list[Blit]:
        return [*self._neighbours(), *self._forecast()]

    def _neighbours(self) -> list[Blit]:
        """The slots beside the one under the mouse or the focus."""
        basics, zone = self.basics, self._slot_here()
        if zone < 0:
            return []
        groups = basics.scheme.neighbours
        ring = [basics.kernel.find(group, seat) for seat in range(basics.seats) for group in groups]
        if zone not in ring:
            return []
        kit, at = self.kit, ring.index(zone)
        out: list[Blit] = []
        for other in (ring[at - 1], ring[(at + 1) % len(ring)]):
            box = self.shown.places.zones[other].area.inflate(kit.u(10), kit.u(10))
            out.append((shapes.ring(box.size, kit.u(14), max(2, kit.u(3)), kit.color("cyan")), box.topleft))
        return out

    def _slot_here(self) -> int:
        place = self.spots.pointed()
        if place >= 0:
            return place
        card = self.hovering.card
        lies = card is not None and self.scene.dragged is None
        return card.zone if card is not None and lies and self._slot(card) else -1

    def _slot(self, sprite: Sprite) -> bool:
        return self.shown.places.zones[sprite.zone].look.kind == "slot"

    def _forecast(self) -> list[Blit]:
        """What the card that is held, or else the one under the mouse, would come to."""
        say, choosing, view = self.basics.definition.looks.preview, self.shown.choosing, self.shown.view
        card = choosing.active
        if card < 0 and self.hovering.card is not None:
            card = self.hovering.card.card
        if say is None or not self.basics.scheme.foresees or self.scene.behind:
            return []
        card = card if card in choosing.sources else NOBODY
        key = (card, self.kit.scale, self.shown.places.window.size)
        if view is not self._of or key != self._foreseen[0]:
            self._of = view
            self._foreseen = (key, self._rows_of(say, card) if card >= 0 else self._each(say))
        return self._foreseen[1]

    def _rows_of(self, say: Callable[[View, Option], Sequence[OptionPreview]], card: int) -> list[Blit]:
        """For whom it is meant; where it is but a minor choice nothing is said of it."""
        view, choosing = self.shown.view, self.shown.choosing
        indexes = [i for found in choosing.sources[card].values() for i in found]
        minor = {view.options[i][2] for i in indexes if i not in choosing.major}
        return self._rows([row for i in indexes[:1] for row in say(view, view.options[i]) if row.card not in minor])

    def _each(self, say: Callable[[View, Option], Sequence[OptionPreview]]) -> list[Blit]:
        """Nothing is held: what choosing any of the cards would come to for it, all at once, and what it comes to for those
        that were chosen: where it is chosen to be struck, not where it strikes and might be aimed at itself.
        """
        view, choosing = self.shown.view, self.shown.choosing
        acts = self.basics.definition.acts
        found = [option for index, option in enumerate(view.options) if index in choosing.major]
        deeds = {act for act, card, _ in view.options if card >= 0}
        found += [(act, card, NOBODY) for act in deeds if len(deeds) == 1 for card in choosing.chosen]
        out: list[Blit] = []
        for option in found:
            act, card, spot = option
            itself = act >= 0 and acts[act].spot == "card" and spot == card
            rows = say(view, option) if card >= 0 and not itself else ()
            if all(row.card == card for row in rows):
                out += [plate for row in rows for plate in self._plate(row)]
        return out

    def _rows(self, rows: list[OptionPreview]) -> list[Blit]:
        """A plate at each card that is concerned, and the sums in or above the middle of the table."""
        if not rows:
            return []
        plates = [plate for row in rows for plate in self._plate(row)]
        if self.basics.scheme.foresees == "middle":
            return [*plates, self._sums(rows)]
        return [*plates, self._line(rows)] if any(len(row.terms) > 1 for row in rows) else plates

    def _plate(self, row: OptionPreview) -> list[Blit]:
        sprite = self.scene.sprites.get(row.card)
        if sprite is None:
            return []
        kit, (numbers, _, result) = self.kit, row.line.partition(": ")
        lines = [kit.line(numbers, "number", "white", size=19), kit.line(result, "label", "gold", size=17)]
        wide = max(line.get_width() for line in lines) + kit.u(18)
        out = shapes.blank((wide, kit.u(52)))
        panel_style.panel(out, kit, out.get_rect(), "count")
        for i, line in enumerate(lines):
            out.blit(line, line.get_rect(center=(wide // 2, kit.u(16 + 21 * i))))
        box = sprite.pose.box  # above the middle: below it are the signs of the card
        return [centred(out, (box.centerx, min(box.centery - kit.u(30), box.top + box.height * 0.24)))]

    def _line(self, rows: list[OptionPreview]) -> Blit:
        """The terms of all numbers in one line, above those who stand in the middle."""
        kit, centre = self.kit, self.shown.places.areas.centre
        terms = ", ".join(dict.fromkeys(term for row in rows for term in row.terms))
        words = kit.line(terms, "caption", "text", width=centre.width - kit.u(40), size=20)
        out = shapes.blank((words.get_width() + kit.u(36), kit.u(36)))
        panel_style.panel(out, kit, out.get_rect(), "count")
        out.blit(words, words.get_rect(center=out.get_rect().center))
        return out, out.get_rect(midbottom=(centre.centerx, centre.top - kit.u(2))).topleft

    def _sums(self, rows: list[OptionPreview]) -> Blit:
        """How each number comes about, a line for each term that differs."""
        kit, places = self.kit, self.shown.places
        lines = list(dict.fromkeys(term for row in rows for term in row.terms))
        wide = min(kit.u(560), places.window.width // 2)
        blocks = [
            kit.rich(line, "body", wide - kit.u(36), "white" if i == 0 else "muted") for i, line in enumerate(lines)
        ]
        high = sum(block.size[1] + kit.u(4) for block in blocks) + kit.u(22)
        picture, margin = shapes.panel(kit.theme, kit.theme.surface["panel"], (wide, high), kit.scale)
        out = picture.copy()
        y = margin + kit.u(12)
        for block in blocks:
            block.draw(out, (margin + kit.u(18), y))
            y += block.size[1] + kit.u(4)
        return centred(out, places.areas.centre.center)
