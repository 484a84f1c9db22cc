"""A table that plays on before a camera: pictures of what somebody sees who sits there, without a display."""

from __future__ import annotations

from pathlib import Path

import pygame
from PIL import Image

from tabletop.bots.bot import WAITS, ValueAnswer
from tabletop.bots.heuristics import PLAIN
from tabletop.bots.inline import InlineBots
from tabletop.match import HOLD_MS, TableSetup
from tabletop.table.extensions.input_panels import InputPanel
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tools.rigs.pilot import FRAME, Pilot
from tools.rigs.table import Sitting

THINK_MS = 900  # a person's time for a choice
GO_ON = "Continue"  # the button of a shot or a race that is over
COLUMNS = 4


class Camera(Pilot):
    """A pilot whose every frame is drawn; it keeps a picture every `step` ms while it is `rolling`."""

    def __init__(self, size: tuple[int, int], step: int) -> None:
        super().__init__(size, Prefs())
        self.step, self.rolling = step, True
        self.pictures: list[Image.Image] = []
        self._due = 0.0

    def tick(self, ms: float = FRAME) -> None:
        end = self.now + ms
        while self.now < end:
            self._frame(min(end, self.now + FRAME))
            if self.rolling and self.now >= self._due:
                self._due = self.now + self.step
                self.pictures.append(taken(self.window.surface))


def sit(camera: Camera, setup: TableSetup, answers: int) -> TableScreen:
    """Sit down at a match after its n-th answer."""
    sitting = Sitting(setup).until(lambda sit: sit.match.n >= answers or sit.match.game.over)
    table = TableScreen(sitting.match, None, on_end=lambda _match: None, now=sitting.now)
    camera.app.push(table)
    return table


def play(camera: Camera, seconds: float) -> None:
    """So much of what is on the screen. Whoever is asked at a table decides after a moment, as the heuristics say, and
    goes on when a shot or a race is over.
    """
    waited, end, mind = 0, camera.now + seconds * 1000, InlineBots()
    while camera.now < end:
        camera.tick()
        table = _table(camera)
        over = table is None and GO_ON in camera.labels()
        waited = waited + FRAME if over or (table is not None and _asked(table)) else 0
        if waited > THINK_MS:
            waited = 0
            if table is None:
                camera.click(GO_ON)
            else:
                _answer(table, mind)


def taken(surface: pygame.Surface) -> Image.Image:
    """What is on a surface now."""
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def small(picture: Image.Image, scale: float) -> Image.Image:
    return picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS)


def save(pictures: list[Image.Image], out: Path, step: int, quality: int = 70) -> None:
    """As one animated picture that begins anew when it ends."""
    first, *rest = pictures
    first.save(out, save_all=True, append_images=rest, duration=step, loop=0, quality=quality, method=6)


def _table(camera: Camera) -> TableScreen | None:
    """The table at which somebody can be asked: uppermost, or below the panel of its question."""
    screens = camera.app.screens
    found = screens[-2] if isinstance(screens[-1], InputPanel) else screens[-1]
    return found if isinstance(found, TableScreen) else None


def _asked(table: TableScreen) -> bool:
    player_view = table.match.shared
    return (player_view.deciding >= 0 or player_view.privacy.curtain is not None) and not table.sequencer.busy


def _answer(table: TableScreen, mind: InlineBots) -> None:
    match, player_view = table.match, table.match.shared
    curtain = player_view.privacy.curtain
    if curtain is not None:
        match.lift(curtain.seat, HOLD_MS, table.now)
    else:
        choice = mind.choose(match.game.knowledge(player_view.asked), player_view.asked, PLAIN, match.n)
        if isinstance(choice, ValueAnswer):
            match.tell(match.game.no, player_view.asked, choice.value, table.now)
        elif choice != WAITS:
            table.commands.give(choice)


def sheet(pictures: list[Image.Image], across: int = COLUMNS) -> Image.Image:
    """All pictures beside and below each other."""
    wide, high = pictures[0].size
    out = Image.new("RGB", (across * wide, -(-len(pictures) // across) * high))
    for n, picture in enumerate(pictures):
        out.paste(picture, (n % across * wide, n // across * high))
    return out
