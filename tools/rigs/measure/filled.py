"""How a table uses its picture: the narrowest card that matters, and the share that cards and words fill.

    python -m tools.rigs.measure.filled [--size 1920x1080] [--room] [GAME ...]

for every number of seats, in the middle of a match that plays itself. A card matters whose face is seen and that lies in no
pile. Cards, what is said of them, badges, question, buttons and log count as filled, each pixel once.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop import games
from tabletop.core.ask import UNKNOWN
from tabletop.match import TableSetup
from tabletop.storage import Store
from tabletop.table.hud.needed import looked_at
from tools.rigs import gallery, table
from tools.rigs.pilot import Pilot, unseen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabletop.table.table_screen import TableScreen

SEED = 7
ROUNDS = 5  # answers of each seat before it is looked at


class Filled(NamedTuple):
    """Pixels of the narrowest card that matters and of the own hand's, and the share of the picture (0-1)."""

    card: int
    hand: int
    share: float


def sitting(game: str, seats: int) -> table.Sitting:
    """A match in its middle, with somebody at the screen to choose; at its end where that never comes."""
    played = table.Sitting(TableSetup(game=game, seats=table.seats(seats), seed=SEED, pace="quick"))
    return played.until(lambda now: now.match.game.over or (now.mine and now.match.n >= ROUNDS * seats))


def filled(screen: TableScreen) -> Filled:
    """Measure a table as it is shown."""
    window = screen.canvas
    scene, places = screen.scene, screen.places.zones
    faces = [sprite for zone in scene.zones for sprite in zone
             if sprite.kind != UNKNOWN and places[sprite.zone].look.kind not in ("pile", "spread")
             and (places[sprite.zone].own or places[sprite.zone].look.kind != "hand")]  # fmt: skip
    hand = [sprite.goal.width for sprite in faces if places[sprite.zone].look.kind == "hand"]
    panels = screen.hud
    wide = panels.prompt.rect, panels.buttons.row.rect  # what is in them is less
    boxes = [box for box in looked_at(panels) if box not in wide]
    board = pygame.mask.Mask(window.size)
    for box in [*boxes, *(button.rect for button in panels.buttons.row.children)]:
        seen = box.clip(window)
        if seen.size != (0, 0):
            board.draw(pygame.mask.Mask(seen.size, fill=True), seen.topleft)
    least = min((sprite.goal.width for sprite in faces), default=0)
    return Filled(round(least), round(min(hand, default=0)), board.count() / (window.width * window.height))


def measured(game: str, seats: int, size: tuple[int, int], *, room: bool = False) -> Filled:
    """Measure a table of a game for so many."""
    services = gallery.lent(Store(None))
    services.settings.big_screen = room
    with Pilot(size, services.prefs()) as pilot, unseen(pilot.app):
        screen = sitting(game, seats).show(pilot, services)
        pilot.tick(gallery.SETTLE_MS)
        return filled(screen)


def wishes(
    about: str | None, what: str, every: Iterable[str], arguments: Sequence[str] | None
) -> tuple[list[str], tuple[int, int], bool]:
    """Of the command line of a measure: what is looked at, the size of the window in pixels, and whether for the room."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(what, nargs="*", default=[*every])
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--room", action="store_true")
    chosen = parser.parse_args(arguments)
    width, height = map(int, chosen.size.split("x"))
    return getattr(chosen, what), (width, height), chosen.room


def main(arguments: Sequence[str] | None = None) -> None:
    chosen, size, room = wishes(__doc__, "games", games.built(), arguments)
    for game in chosen:
        least, most = games.load(game).players
        for seats in range(least, min(8, most) + 1):
            found = measured(game, seats, size, room=room)
            print(
                f"{game:12}{seats} seats{found.card:6} px least card{found.hand:6} px in hand{found.share:8.1%} filled"
            )


if __name__ == "__main__":
    main()
