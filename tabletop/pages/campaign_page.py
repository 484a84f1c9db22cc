"""A page of something that one person plays match by match, and that is kept between them; and the doors that lead to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from tabletop.app.toasts import sorry
from tabletop.match.seats import person
from tabletop.pages.base_page import Page
from tabletop.storage import StoreError
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.match.seats import Seat


SEEDS = 10**6  # short enough to be told to somebody else
NUMBERS = 1 << 53  # what a run may be called

PAD, ROUND, ICON = 26, 92, 52  # units


def seated(services: AppServices, profile: int) -> Seat:
    """The seat of a person; somebody without a name where nobody is known."""
    who = next((one for one in services.profiles() if one.id == profile), None)
    return person(0, who.name, colour=who.colour, avatar=who.avatar, profile=who.id) if who else person(0)


class CampaignPage(Page[None], ABC):
    """Lies below the table of each of its matches. `kept`: what is said when it is left before its end."""

    kept = ""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Nothing of it is left to be played."""

    def attempt(self, step: Callable[[], object]) -> None:
        """Do something that is kept; what hinders that is said."""
        try:
            step()
        except StoreError as error:
            sorry(self.app, error)

    def leave(self) -> None:
        super().leave()
        if not self.over:
            self.app.toast(self.kept, "save")


class EntryTile(Pressable):
    """`text`: what the door says now; `enter` goes through it."""

    def __init__(self, title: str, icon: str, text: str, enter: Callable[[], None]) -> None:
        super().__init__(f"door {title}", enter)
        self.title, self.icon = title, icon
        self.text = text

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.hovered or self.focused
        kit.panel(target, self.rect, "window" if lit else "panel")
        inside = rects.inset(self.rect, kit.u(PAD), kit.u(PAD))
        side = min(kit.u(ROUND), inside.height)
        left, words = rects.cut_left(inside, side, kit.u(PAD))
        disc = rects.center(left, side, side)
        pygame.draw.aacircle(target, kit.color("gold_dark"), disc.center, side // 2)
        pygame.draw.aacircle(target, kit.color("ink"), disc.center, side // 2 - max(2, kit.u(3)))
        icon = kit.icon(self.icon, ICON, "gold_light" if lit else "gold")
        target.blit(icon, icon.get_rect(center=disc.center))
        self._write(target, words, lit=lit)

    def _write(self, target: pygame.Surface, words: pygame.Rect, *, lit: bool) -> None:
        kit = self.kit
        text = kit.rich(self.text, "small", words.width, "text")
        head = kit.u(46)
        top = words.y + max(0, (words.height - head - text.size[1]) // 2)
        title = pygame.Rect(words.x, top, words.width, head)
        size = kit.fit(self.title, "heading", words.width)
        kit.write(target, self.title, "heading", title, "white" if lit else "gold_light", size=size)
        text.draw(target, (words.x, top + head))
