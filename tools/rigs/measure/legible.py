"""How small what is written is: every screen of the gallery is drawn anew while its letters are noted.

    python -m tools.rigs.measure.legible [--size 1920x1080] [--room] [SCREEN ...]

prints for each screen the smallest text in pixels (the size of its font, with the words), and what is smaller than what can
be read at three metres. `--room`: as the setting "For the room" shows it. What is printed on cards is left out: they are shown
large when somebody has to read them.
"""

from __future__ import annotations

import inspect
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from tabletop.storage import Store
from tabletop.toolkit import fonts
from tabletop.toolkit.cache import house
from tools.rigs import gallery
from tools.rigs.measure.filled import wishes
from tools.rigs.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import FrameType

    import pygame

SIZE = (1920, 1080)
NEEDED = 22  # pixels of a picture 1080 high: read at three metres on a screen 1.2 m wide
PRINTED = (
    "tabletop.card_art.",
    "tabletop.minigames.flick.mat_picture",
)  # on cards and mats, and no part of the hud
LATER = 60  # ms after the picture is laid out anew


class Text(NamedTuple):
    """Words as they are drawn, with the size of their font in pixels."""

    pixels: int
    words: str


@contextmanager
def noting(found: set[Text]) -> Iterator[None]:
    """Note all words that are drawn meanwhile, wherever they go; signs without a letter or a digit are no words."""
    draw = fonts.line

    def line(file: str, pixels: int, text: str, color: pygame.Color, tracking: int = 0) -> pygame.Surface:
        if file != fonts.ICON_FILE and any(map(str.isalnum, text)) and not _printed():
            found.add(Text(pixels, text))
        return draw(file, pixels, text, color, tracking)

    fonts.line = line
    try:
        yield
    finally:
        fonts.line = draw


def _printed() -> bool:
    """Whether a card is being printed."""
    frame: FrameType | None = inspect.currentframe()
    while frame is not None and not frame.f_globals.get("__name__", "").startswith(PRINTED):
        frame = frame.f_back
    return frame is not None


def written(pilot: Pilot) -> set[Text]:
    """All that is written on the screens that are seen now."""
    found: set[Text] = set()
    width, height = pilot.window.size
    pilot.resize((width, height - 2))  # no picture of any panel is kept
    house.clear()
    with noting(found):
        pilot.resize((width, height))
        pilot.tick(LATER)
    return found


def measured(screen: str, size: tuple[int, int], *, room: bool) -> list[Text]:
    """What is written on a screen of the gallery, smallest first."""
    services = gallery.lent(Store(None))
    services.settings.big_screen = room
    with Pilot(size, services.prefs()) as pilot:
        gallery.names()[screen](pilot, services)
        pilot.tick(gallery.SETTLE_MS)
        return sorted(written(pilot))


def main(arguments: Sequence[str] | None = None) -> None:
    screens, (width, height), room = wishes(__doc__, "screens", gallery.names(), arguments)
    needed = round(NEEDED * height / SIZE[1])
    for screen in screens:
        texts = measured(screen, (width, height), room=room)
        small = [text for text in texts if text.pixels < needed]
        least = f"{texts[0].pixels:4} px" if texts else "    -   "
        print(
            f"{screen:26}{least}  {len(small):4} of {len(texts):4} below {needed}  {texts[0].words[:40] if texts else ''}"
        )


if __name__ == "__main__":
    main()
