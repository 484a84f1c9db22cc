"""Record a scene of a match as an animated picture, without a display.

python -m tools.film espionage --seats 4 --seed 5 --answers 36 --seconds 12 stack.webp

A match plays itself up to so many answers; from there on it is shown as somebody at the table sees it, who decides after
a moment. `--sheet` writes the pictures beside each other instead, as a PNG.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from PIL import Image

from tabletop.bots.style import PLAIN
from tabletop.match import HOLD_MS, TableSetup
from tabletop.ui.prefs import Prefs
from tabletop.ui.table.screen import TableScreen
from tools.rigs.pilot import FRAME, Pilot
from tools.rigs.table import Sitting, seats

if TYPE_CHECKING:
    from collections.abc import Iterator

THINK_MS = 900  # a person's time for a choice
COLUMNS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--answers", type=int, default=0, help="so many are given before the film begins")
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--step", type=int, default=100, help="ms from picture to picture")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--scale", type=float, default=0.5)
    parser.add_argument("--sheet", action="store_true")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="RULE=VALUE")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    setup = TableSetup(game=args.game, seats=seats(args.seats), seed=args.seed, options=options)
    wide, high = map(int, args.size.split("x"))
    pictures = [
        picture.resize((round(wide * args.scale), round(high * args.scale)))
        for picture in film(setup, (wide, high), args.answers, args.seconds, args.step)
    ]
    if args.sheet:
        sheet(pictures).save(args.out)
    else:
        first, *rest = pictures
        first.save(args.out, save_all=True, append_images=rest, duration=args.step, loop=0, quality=70, method=4)


def film(setup: TableSetup, size: tuple[int, int], answers: int, seconds: float, step: int) -> Iterator[Image.Image]:
    """The pictures of a match from its n-th answer on, one every `step` ms."""
    sitting = Sitting(setup).until(lambda sit: sit.match.n >= answers or sit.match.game.over)
    with Pilot(size, Prefs()) as pilot:
        screen = TableScreen(sitting.match, None, on_end=lambda _match: None, now=sitting.now)
        pilot.app.push(screen)
        waited = shown = 0
        while pilot.now < seconds * 1000 and not (sitting.match.game.over and not screen.story.busy):
            pilot.tick(FRAME)
            waited = waited + FRAME if _asked(sitting, screen) else 0
            if waited > THINK_MS:
                _answer(sitting, screen)
                waited = 0
            if pilot.now // step > shown:
                shown = int(pilot.now // step)
                yield Image.frombytes("RGB", size, pygame.image.tobytes(pilot.window.surface, "RGB"))


def _asked(sitting: Sitting, screen: TableScreen) -> bool:
    return (sitting.mine or sitting.match.shared.privacy.curtain is not None) and not screen.story.busy


def _answer(sitting: Sitting, screen: TableScreen) -> None:
    """As the heuristics say."""
    match, sight = sitting.match, sitting.match.shared
    curtain = sight.privacy.curtain
    if curtain is not None:
        match.lift(curtain.seat, HOLD_MS, screen.now)
    else:
        screen.deeds.give(sitting.mind.choose(match.game.knowledge(sight.asked), sight.asked, PLAIN, match.n))


def sheet(pictures: list[Image.Image]) -> Image.Image:
    """All pictures beside and below each other."""
    wide, high = pictures[0].size
    out = Image.new("RGB", (COLUMNS * wide, -(-len(pictures) // COLUMNS) * high))
    for n, picture in enumerate(pictures):
        out.paste(picture, (n % COLUMNS * wide, n // COLUMNS * high))
    return out


if __name__ == "__main__":
    main()
