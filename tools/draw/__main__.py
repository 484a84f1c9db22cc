"""Draws matches as somebody at the table sees them, without a display.

python -m tools.draw scenes [GAME | GAME/NAME ...]      scenes of tools/draw/scenes.toml as contact sheets
python -m tools.draw match rpgget FOLDER --seats 3      a picture of every sentence and every question, on sheets
python -m tools.draw film espionage OUT.webp --seats 4 --answers 36
                                                        from an answer on, as an animated picture; OUT.png: as a sheet
python -m tools.draw readme [NAME ...]                  what the README shows, into tools/pictures
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop import games
from tabletop.match import TableSetup
from tools.draw import readme, scenes
from tools.draw.camera import Camera, play, save, sheet, sit, small
from tools.draw.whole_match import Watched
from tools.rigs.table import seats

FILM_SIZE, SCALE, STEP = (1280, 720), 0.5, 100  # of the window, of a picture against it; ms from picture to picture


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(required=True)
    kind = kinds.add_parser("scenes")
    kind.add_argument("scene", nargs="*", help="GAME or GAME/NAME; default: all")
    kind.add_argument("--out", type=Path, default=Path("contact-sheets"))
    kind.set_defaults(draw=draw_scenes)
    kind = of_a_match(kinds.add_parser("match"))
    kind.add_argument("--people", type=int, default=1)
    kind.add_argument("--size", default="1280x720")
    kind.add_argument("--sheets", default="0-9999", metavar="FIRST-LAST", help="draw these only, to look at them again")
    kind.set_defaults(draw=draw_match)
    kind = of_a_match(kinds.add_parser("film"))
    kind.add_argument("--answers", type=int, default=0, help="so many are given before the film begins")
    kind.add_argument("--seconds", type=float, default=12)
    kind.add_argument("-o", "--option", action="append", default=[], metavar="RULE=VALUE")
    kind.set_defaults(draw=draw_film)
    kind = kinds.add_parser("readme")
    kind.add_argument(
        "name", nargs="*", help=f"{readme.FILM} or a state of `tabletop shot`; default: all that is shown"
    )
    kind.set_defaults(draw=draw_readme)
    args = parser.parse_args()
    args.draw(args)


def of_a_match(kind: argparse.ArgumentParser) -> argparse.ArgumentParser:
    kind.add_argument("game")
    kind.add_argument("out", type=Path)
    kind.add_argument("--seats", type=int, help="2 without it, or the fewest")
    kind.add_argument("--seed", type=int, default=5)
    return kind


def draw_scenes(args: argparse.Namespace) -> None:
    args.out.mkdir(parents=True, exist_ok=True)
    for scene in scenes.wanted(args.scene):
        out = args.out / f"{scene.game}-{scene.name}.webp"
        scenes.shoot(scene, out)
        print(scene.label, kib(out), flush=True)


def draw_match(args: argparse.Namespace) -> None:
    first, last = map(int, args.sheets.split("-"))
    wide, high = map(int, args.size.split("x"))
    args.out.mkdir(parents=True, exist_ok=True)
    watched = Watched(args.game, count(args), args.people, args.seed, args.out, range(first, last + 1))
    watched.play((wide, high))
    watched.finish()
    print(f"{len(watched.notes)} pictures of {watched.match.n} answers in {args.out}.")


def draw_film(args: argparse.Namespace) -> None:
    options = dict(option.split("=", 1) for option in args.option)
    setup = TableSetup(game=args.game, seats=seats(count(args)), seed=args.seed, options=options)
    with Camera(FILM_SIZE, STEP) as camera:
        sit(camera, setup, args.answers)
        play(camera, args.seconds)
    pictures = [small(picture, SCALE) for picture in camera.pictures]
    if args.out.suffix == ".webp":
        save(pictures, args.out, STEP)
    else:
        sheet(pictures).save(args.out)


def draw_readme(args: argparse.Namespace) -> None:
    for name in args.name or (*readme.SHOWN, readme.FILM):
        print(name, kib(readme.draw(name)), flush=True)


def count(args: argparse.Namespace) -> int:
    return args.seats or games.load(args.game).seats_near(2)


def kib(file: Path) -> str:
    return f"{file.stat().st_size // 1024} KiB"


if __name__ == "__main__":
    main()
