"""The mat of somebody else, opened large over the table: all that lies before them, and what they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.card_sprites import SpriteSpec
from tabletop.core.ask import NOBODY
from tabletop.core.layout import zone_name
from tabletop.i18n import headline, tr
from tabletop.table.layout.scheme import PILES
from tabletop.table.widgets import panel_style
from tabletop.toolkit.layers import centred
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.card_art.card_sprites import State
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.layout.scheme import ExpandedMat
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.view_state import MatchConstants

NAME = 19  # units: the letters over a part
EYE = 26  # units


class ExpandedMatPanel(Widget):
    """Give it the whole screen; it hears nothing. `seat`: whose mat is open, NOBODY: none."""

    def __init__(self, constants: MatchConstants, cards: CardParts) -> None:
        super().__init__("whole mat")
        self.constants, self.cards = constants, cards
        self.seat = NOBODY
        self.visible = False
        self.whole: ExpandedMat | None = None

    def open(self, seat: int) -> None:
        """Open the mat of a seat, if it lies there as a strip; NOBODY: close."""
        self.seat = seat if self._found(seat) is not None else NOBODY
        self.visible = self.seat != NOBODY
        self.layout()
        self.refresh()

    def _found(self, seat: int) -> ExpandedMat | None:
        places = self.cards.scene.places
        if places is None or seat == NOBODY:
            return None
        return places.scheme.whole(places.areas, places.window, self.u, seat)

    def layout(self) -> None:
        self.whole = self._found(self.seat)
        self.visible = self.whole is not None

    def hears_pointer(self) -> bool:
        return False

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        whole, kit, places = self.whole, self.kit, self.cards.scene.places
        if whole is None or places is None:
            return
        person = self.constants.who[self.seat]
        panel_style.panel(target, kit, whole.box, "sheet")
        panel_style.outline(target, kit, whole.box, person.colour, 3, radius=kit.u(22))
        kit.write(target, person.name, "subheading", whole.head, person.colour, size=25)
        self._tallies(target, whole.head)
        for zone in self._zones(whole, places):
            self._part(target, whole, zone)

    def _zones(self, whole: ExpandedMat, places: ZonePlaces) -> list[int]:
        """One for each part: that which holds cards, where several share it."""
        found: dict[str, int] = {}
        for zone, place in enumerate(places.zones):
            part = place.look.part
            if place.seat == self.seat and part in whole.parts and (part not in found or self.cards.scene.zones[zone]):
                found[part] = zone
        return list(found.values())

    def _eye(self, target: pygame.Surface, card: pygame.Rect) -> None:
        """It lies face down, and whoever looks knows it."""
        disc = pygame.Rect(0, 0, self.u(EYE), self.u(EYE))
        disc.center = card.midtop
        panel_style.panel(target, self.kit, disc, "disc")
        icon = self.kit.icon("eye", EYE * 0.7, "gold_light")
        target.blit(icon, icon.get_rect(center=disc.center))

    def _tallies(self, target: pygame.Surface, head: pygame.Rect) -> None:
        """What the badge counts, in words."""
        statuses = self.cards.counters.seats
        if statuses:
            status = statuses[self.seat]
            said = [tr("hud-score", score=status.score, goal=status.goal, unit=status.unit)]
            said += [f"{t.number} {t.name}" for t in status.tallies]
            self.kit.write(target, "   ".join(said), "caption", head, "muted", align="right", size=18)

    def _part(self, target: pygame.Surface, whole: ExpandedMat, zone: int) -> None:
        kit, scene, places = self.kit, self.cards.scene, self.cards.scene.places
        assert places is not None, "seen before"
        look_, laid = places.zones[zone].look, scene.zones[zone]
        area = whole.parts[look_.part]
        title = pygame.Rect(area.x, area.y - kit.u(28), area.width, kit.u(24))
        name = look_.label or headline(zone_name(places.groups[zone]))
        kit.write(target, f"{name} {len(laid)}" if laid else name, "caption", title, "gold_light", size=NAME)
        if not laid:
            place = pygame.Rect(area.x, area.y, area.width, kit.u(24))
            kit.write(target, tr("hud-nothing-yet"), "caption", place, "faint", size=NAME - 3)
        laid = laid[-1:] if look_.part in PILES else laid
        for sprite, pose in zip(laid, whole.poses(look_.part, len(laid)), strict=True):
            known = self.cards.fronts.closed(sprite)
            open_ = self.constants.texts[sprite.kind] if known else self.cards.fronts.face(sprite)
            words = open_ or self.cards.fronts.back(sprite)
            state: State = "drained" if look_.grey else "normal"
            picture = self.app.cards.get(SpriteSpec(self.constants.game, words, round(pose.width), state))
            target.blit(*centred(picture, (pose.x, pose.y)))
            if known:
                self._eye(target, pose.box)
            target.blits(self.cards.signs.of_card(sprite.card, pose.box))
