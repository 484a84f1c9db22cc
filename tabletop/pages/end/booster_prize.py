"""What a match has brought: the booster packs that wait for the people who played it, and the way to open them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.pages.boosters import sealed_pack
from tabletop.pages.decks.personal_page import house_rules
from tabletop.progress.collection import Collection, OwnedPackQueue
from tabletop.storage import StoreError
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.plain_words import listed
from tabletop.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.table.end_facts import EndFacts

TILT = 8  # degrees


class BoosterPrize(Button):
    """A large button with the pack on it; not there when nobody has a pack that waits. `count` looks again."""

    height = 150

    def __init__(self, services: AppServices, facts: EndFacts) -> None:
        super().__init__(tr("end-open-pack"), self.open, label="prize", style="secondary")
        self.services = services
        self.definition = facts.definition
        self.people = {seat.name: seat.profile for seat in facts.setup.seats if seat.human and seat.profile}
        self.waiting: dict[str, int] = {}

    def count(self) -> None:
        """Count the packs on the shelves; where they are free whenever somebody likes, none is a prize."""
        earned = self.services.settings.booster_source == "per_finished_game" and self.definition.collecting is not None
        packs = {name: self._packs(name) for name in self.people} if earned else {}
        self.waiting = {name: count for name, count in packs.items() if count}
        self.visible = self.enabled = bool(self.waiting)
        if self.waiting:
            alone = sum(self.waiting.values()) == 1
            self.text = tr("end-open-pack") if alone else tr("end-open-pack-of", name=next(iter(self.waiting)))

    def _packs(self, name: str) -> int:
        try:
            return len(self._shelf(name).sealed("per_finished_game"))
        except StoreError:
            return 0  # who cannot be read has no prize; the collection says what is wrong

    def _shelf(self, name: str) -> Collection:
        profile = self.people[name] or 0
        return Collection(self.services.store, self.definition, profile, self.services.now, self.services.seed)

    def open(self) -> None:
        """The opening ceremony of the first one who has a pack."""
        name = next(iter(self.waiting))
        try:
            pile = OwnedPackQueue(self._shelf(name), "per_finished_game", house_rules(self.services, self.definition))
        except StoreError as error:
            sorry(self.app, error)
            return
        pile.title = tr("end-pack-of", name=name)
        self.app.push(routes.packs(self.services, pile))

    # --- picture
    @property
    def words(self) -> str:
        return tr("end-packs-wait", count=sum(self.waiting.values()), names=listed(list(self.waiting)))

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        box = rects.inset(face, kit.u(18), kit.u(8))
        high = box.height + kit.u(26)
        picture = pictures.contain((self.definition.id, "pack.webp"), (round(high / sealed_pack.RATIO), high))
        turned = pictures.turned(picture, TILT)
        place, box = rects.cut_left(box, turned.get_width(), kit.u(18))
        target.blit(turned, turned.get_rect(center=(place.centerx, face.centery - kit.u(6))))
        upper, lower = rects.rows(rects.center(box, box.width, min(box.height, kit.u(96))), [1.3, 1])
        text = kit.rich(self.words, "small", box.width, ink)
        text.draw(target, (upper.x, upper.centery - text.size[1] // 2))
        size = kit.fit(self.text, "button", lower.width, 0.6)
        kit.write(target, self.text, "button", lower, "gold_light", size=size)
