"""What the README shows, as a person sees it: ten pictures, and a film of scenes of several games behind each other."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
from PIL import Image

from tabletop.core.toml_loader import read_toml
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tools.draw.camera import Camera, play, save, small
from tools.rigs import gallery

SCENES = Path(__file__).with_suffix(".toml")
FOLDER = Path(__file__).parents[1] / "pictures"
FILM = "reel"
SIZE, WIDTH = (1920, 1080), 1280  # of the window, and of a picture in the README
SHOWN = (
    "menu",
    "setup-six",
    "table-stack",
    "table-beanz-attack",
    "table-beanz-flick",
    "table-austin-6",
    "race",
    "table-codenames-8",
    "table-rpgget-4",
    "deck-builder-full",
)
OF_BROWSERS = ("phones",)  # taken by hand: the page of a phone beside the table
HAND_STEPS = 26  # frames of a drag


class Clip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    scene: tuple[Clip, ...]


def draw(name: str) -> Path:
    """The film, or the picture of a state of `shot`; the file that was written."""
    out = FOLDER / f"{name}.webp"
    if name == FILM:
        film = reel()
        pictures = [small(picture, film.scale) for scene in film.scene for picture in shoot(film, scene)]
        save(pictures, out, film.step, film.quality)
    else:
        with tempfile.TemporaryDirectory() as folder:
            raw = Path(folder) / f"{name}.png"
            gallery.shot(name, SIZE, raw)
            picture = Image.open(raw).convert("RGB")
        small(picture, WIDTH / SIZE[0]).save(out, quality=86, method=6)
    return out


def reel() -> Reel:
    return read_toml(SCENES.read_bytes(), Reel, SCENES.name)


def shoot(reel: Reel, scene: Clip) -> list[Image.Image]:
    with Camera(reel.size, reel.step) as camera:
        camera.rolling = scene.all
        gallery.names()[scene.state](camera, gallery.lent(Store(None)))
        for label in scene.clicks:
            camera.click(label)
            camera.tick(300)
        camera.rolling = True
        if scene.drag is not None:
            _pull(camera, *scene.drag)
        if isinstance(camera.app.top, TableScreen):
            play(camera, scene.seconds)
        else:
            camera.tick(scene.seconds * 1000)
    return camera.pictures[round(scene.skip * 1000 / reel.step) :]


def _pull(camera: Camera, start: tuple[int, int], end: tuple[int, int]) -> None:
    """As a hand does it: not all at once, and with a look before letting go."""
    camera.drag(start, start, 1, drop=False)
    for i in range(1, HAND_STEPS + 1):
        part = i / HAND_STEPS
        spot = (round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part))
        camera.drag(spot, spot, 1, drop=False, grab=False)
        camera.tick(32)
    camera.tick(300)
    camera.release(end)
