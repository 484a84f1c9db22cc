"""A kept match on the shelf: the picture of its game, who played when, and what became of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.app.background_jobs import filling
from tabletop.core.edition_ids import base
from tabletop.pages.match_context import belongs
from tabletop.toolkit import plain_words, rects, shapes
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch

HIGH, PICTURE = 92, 132  # units
NAMED = 4  # people by name
FACES = 0.37  # of the height of a tile: there its figures have their faces


def winners(match: SavedMatch) -> list[dict[str, Any]]:
    """The seats that won, () while it goes on."""
    found = (match.result or {}).get("winners", [])
    return [match.seats[seat] for seat in found if seat < len(match.seats)]


def ended(match: SavedMatch) -> str:
    """What became of it, in a few words."""
    if match.state != "finished":
        return {"open": "not finished yet", "abandoned": "given up"}[match.state]
    names = [str(seat.get("name", "?")) for seat in winners(match)]
    if not names:
        return "nobody won"
    return f"{plain_words.listed(names)} {'won' if 1 in match.shares else 'shared the win'}"


class KeptRow(ListRow):
    """One match of the list."""

    def __init__(self, desk: AppServices, match: SavedMatch, on_press: Callable[[], None]) -> None:
        super().__init__(plain_words.company(match.seats, NAMED), on_press, label=f"match {match.id}")
        self.desk, self.match = desk, match
        about = [desk.title(match.game), belongs(match), plain_words.when(match.updated, desk.now())]
        self.below = f"{', '.join(filter(None, about))}: {ended(match)}"

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HIGH)

    def draw(self, target: pygame.Surface) -> None:
        kit, match = self.kit, self.match
        kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row")
        inside = rects.inset(self.rect, kit.u(10), kit.u(10))
        place, box = rects.cut_left(inside, kit.u(PICTURE), kit.u(18))
        self._picture(target, place)
        icon, color = {"open": ("play", "green"), "finished": ("trophy", "gold")}.get(match.state, ("flag", "faint"))
        mark, box = rects.cut_right(box, kit.u(52), kit.u(10))
        drawn = kit.icon(icon, 30, color)
        target.blit(drawn, drawn.get_rect(center=mark.center))
        upper, lower = rects.rows(rects.inset(box, 0, kit.u(2)), [1.1, 1])
        color = "gold_light" if self.chosen else "text"
        kit.write(target, self.text, "strong", upper, color, size=kit.fit(self.text, "strong", upper.width, 0.7))
        size = kit.fit(self.below, "caption", lower.width, 0.75)
        kit.write(target, self.below, "caption", lower, "green" if match.state == "open" else "muted", size=size)

    def _picture(self, target: pygame.Surface, place: pygame.Rect) -> None:
        """The tile of the game, where this program has it."""
        known = any(entry.id == base(self.match.game) for entry in self.desk.ready)
        art = self.desk.late.get(
            f"kept {self.match.game}", place.size, partial(filling, (self.match.game, "tile.webp"), place.size, FACES)
        ) if known else None  # fmt: skip
        picture = shapes.rounded(place.size, self.kit.u(12)).copy()
        if art is not None and art.get_size() == place.size:
            picture.blit(art, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            picture.fill((*self.kit.color("raised")[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(picture, place)
