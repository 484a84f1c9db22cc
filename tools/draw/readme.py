"""The film of the README: scenes of several games behind each other, as one animated picture.

python -m tools.draw.readme                    all scenes of tools/draw/readme.toml, into tools/pictures/reel.webp
python -m tools.draw.readme --sheet OUT.png    the same as pictures beside each other, to look at
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tabletop.core.toml_loader import read_toml
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tools.draw import camera as film
from tools.rigs import gallery

if TYPE_CHECKING:
    from PIL import Image

SCENES = Path(__file__).with_suffix(".toml")
OUT = Path(__file__).parents[1] / "pictures" / "reel.webp"
HAND_STEPS = 26  # frames of a drag


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state of `shot`, and so many seconds from there on. `clicks`: widgets that are pressed first; `drag`: from where to
    where a hand then pulls, in pixels of the film's window; `all`: how the state comes about is shown, too; `skip`: seconds
    that are left out at the beginning.
    """

    state: str
    seconds: float
    clicks: tuple[str, ...] = ()
    drag: tuple[tuple[int, int], tuple[int, int]] | None = None
    all: bool = False
    skip: float = 0.0


class Reel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`size` of the window in pixels, `scale` of the picture against it, `step` in ms from picture to picture."""

    size: tuple[int, int]
    scale: float
    step: int
    quality: int
    scene: tuple[Scene, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheet", type=Path)
    args = parser.parse_args()
    reel = read_toml(SCENES.read_bytes(), Reel, SCENES.name)
    pictures = [film.small(picture, reel.scale) for scene in reel.scene for picture in shoot(reel, scene)]
    if args.sheet:
        film.sheet([film.small(picture, 0.5) for picture in pictures[:: max(1, 500 // reel.step)]]).save(args.sheet)
    else:
        film.save(pictures, OUT, reel.step, reel.quality)


def shoot(reel: Reel, scene: Scene) -> list[Image.Image]:
    with film.Camera(reel.size, reel.step) as camera:
        camera.rolling = scene.all
        gallery.names()[scene.state](camera, gallery.lent(Store(None)))
        for label in scene.clicks:
            camera.click(label)
            camera.tick(300)
        camera.rolling = True
        if scene.drag is not None:
            _pull(camera, *scene.drag)
        if isinstance(camera.app.top, TableScreen):
            film.play(camera, scene.seconds)
        else:
            camera.tick(scene.seconds * 1000)
    return camera.pictures[round(scene.skip * 1000 / reel.step) :]


def _pull(camera: film.Camera, start: tuple[int, int], end: tuple[int, int]) -> None:
    """As a hand does it: not all at once, and with a look before letting go."""
    camera.drag(start, start, 1, drop=False)
    for i in range(1, HAND_STEPS + 1):
        part = i / HAND_STEPS
        spot = (round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part))
        camera.drag(spot, spot, 1, drop=False, grab=False)
        camera.tick(32)
    camera.tick(300)
    camera.release(end)


if __name__ == "__main__":
    main()
