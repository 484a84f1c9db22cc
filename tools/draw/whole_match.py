"""A whole match as pictures on sheets, to look for moments in which one does not know what has happened or what is asked.

The real table runs with its own clock, and people play by themselves (tools/rigs/company.py). A picture is taken a moment after
new words, when these have stood for a while, and of each question. `index.txt` says of each picture its sheet, the time, the
words that are told and what is asked. Flicks and races are left out: they need hands.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PIL import Image

from tabletop.app.runner import Runner
from tools.draw.camera import sheet, taken
from tools.rigs.company import Company

SOON, LATER = 200, 1300  # ms after new words: when they are there, and while what they say is seen
ACROSS, DOWN = 2, 3  # pictures of a sheet
SHEET = ACROSS * DOWN


class Note(NamedTuple):
    """Of one picture: ms of the program's clock, the words that are told, what is asked."""

    ms: float
    words: str
    asked: str

    def line(self, number: int) -> str:
        asked = f"  [asked: {self.asked}]" if self.asked else ""
        return f"{number:4}  sheet {number // SHEET:3}  {self.ms / 1000:7.1f} s  {self.words}{asked}"


class Watched(Company):
    """A match of which pictures are taken, into the folder `out`: those of the sheets `only`."""

    def __init__(self, game: str, seats: int, people: int, seed: int, out: Path, only: range) -> None:
        super().__init__(game, seats, people, seed)
        self.out, self.only = out, only
        self.notes: list[Note] = []
        self._page: list[Image.Image] = []
        self._words: object = None  # of which pictures are being taken
        self._asked: object = None  # the question of which one has been taken
        self._due: list[float] = []

    def finish(self) -> None:
        """Write the last sheet, which may have room left."""
        self._close()

    def _look(self) -> None:
        super()._look()
        now, sequencer = self.pilot.now, self.screen.sequencer
        if sequencer.words is not self._words:
            self._words = sequencer.words
            self._due = [now + SOON, now + LATER] if sequencer.words is not None else []
        shared = self.match.shared
        asked = (
            None if sequencer.busy else (self.match.game.no, shared.privacy.curtain, self.match.window, shared.deciding)
        )
        if asked is not None and asked != self._asked and self._anybody:
            self._asked, self._due = asked, [*self._due, now + SOON]
        if any(due <= now for due in self._due):
            self._due = [due for due in self._due if due > now]
            self._picture()

    @property
    def _anybody(self) -> bool:
        """Somebody at the screen has to do something."""
        player_view, window = self.match.shared, self.match.window
        return (
            player_view.deciding >= 0
            or player_view.privacy.curtain is not None
            or (window is not None and window.collecting)
        )

    def _picture(self) -> None:
        sequencer, number = self.screen.sequencer, len(self.notes)
        words = sequencer.means.plain(sequencer.words) if sequencer.words is not None else ""
        self.notes.append(Note(self.pilot.now, words, "" if sequencer.busy else self.screen.hud.prompt.text.source))
        if number // SHEET in self.only:
            Runner.draw(self.pilot.app)  # nobody sees the others
            self._page.append(taken(self.pilot.window.surface))
        if len(self.notes) % SHEET == 0:
            self._close()

    def _close(self) -> None:
        """Write the pictures that wait as one sheet, and what all until now show."""
        if self._page:
            sheet(self._page, ACROSS).save(self.out / f"{(len(self.notes) - 1) // SHEET:03}.png")
            self._page.clear()
        (self.out / "index.txt").write_text("".join(note.line(n) + "\n" for n, note in enumerate(self.notes)))
