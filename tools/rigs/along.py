"""Somebody who reads along at a table: how long each line of the story stays, and whether all is told before a question."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.match import JUMP
from tabletop.table.playback.event_sequencer import repeats
from tabletop.table.playback.reading_time import fresh, reading_ms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tabletop.core.events import Fact
    from tabletop.core.messages import Line
    from tabletop.core.table import Event
    from tabletop.match import Update
    from tabletop.table.table_screen import TableScreen

LIT = 5  # every so many looks
NOTICED = ("say", "move")  # what a person owns or knows changes by these


@dataclass(slots=True)
class Read:
    """One line. `due`: ms that the program means it to stay at a brisk pace; `share`: how much of it is worth reading, 0 if the
    table itself shows it; `new`: its words that were not in the line before; `ms`: how long it has stayed.
    """

    line: Line
    words: str
    due: float = 0.0
    share: float = 0.0
    new: int = 0
    ms: float = 0.0


class Along:
    """Looks at a table frame by frame. `read`: the lines that have been told so far, in their order; `late`: what was still
    untold when somebody at the screen was asked; `lit`: how often a card shone to be chosen while a story was told.
    """

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.read: list[Read] = []
        self.late: list[str] = []
        self.lit = self._looks = 0
        self._due: deque[Read] = deque()  # in the order in which it is heard
        self._gone: set[int] = set()  # cards that have been moved since the last question
        self._untold: deque[Event] = deque()
        self._before = ("", "")  # the fact of the last line, by its word, and its words
        self._spoken = ""
        sequencer, moments, scene = screen.sequencer, screen.cue_player, screen.scene
        self._narrate, self._hear, self._move = sequencer.means.narrate, sequencer.enqueue, scene.move
        self._said, self._end = moments.said, moments.end
        sequencer.means = sequencer.means._replace(narrate=self._note)
        sequencer.enqueue, scene.move = self._heard, self._moved  # type: ignore[method-assign]  # whoever reads looks at this one
        moments.said, moments.end = self._say, self._ended  # type: ignore[method-assign]  # as above

    def look(self, ms: float) -> None:
        """So much time has passed, with what is to be seen now."""
        screen, prompt = self.screen, self.screen.hud.prompt.facts
        self._looks += 1
        if screen.sequencer.busy:
            self.lit += self._looks % LIT == 0 and self._shines()
            if prompt is not None:
                self._see(prompt.line, ms)
        elif screen.match.shared.deciding >= 0:
            self.late += [f"{screen.match.n}: {late}" for late in self._late()]
            self._untold.clear()
            self._due.clear()
            self._gone.clear()

    def short(self, tolerance: float) -> list[Read]:
        """The lines that have gone before they could be read; the last one may still stay."""
        pace = self.screen.app.prefs.telling
        return [line for line in self.read[:-1] if line.ms < line.due * pace - tolerance]

    def _shines(self) -> bool:
        states = {self.screen.cards.highlights.state(sprite) for zone in self.screen.scene.zones for sprite in zone}
        return bool(states & {"playable", "target"}) and self.screen.drag_and_drop.choosing.held < 0

    def _late(self) -> Iterator[str]:
        """What should have been told before this question. A card that has only been laid otherwise for it does not count."""
        if self._untold:
            yield f"{self._untold[0]} is not told"
        if self._due:
            yield f"never to be seen in its place: {self._due[0].words}"
        if any(self.screen.scene.sprites[card].flying for card in self._gone):
            yield "cards still fly"
        if len(self.screen.hud.log.lines._lines) < len(self.screen.match.shared.log):  # noqa: SLF001
            yield "the log is behind"

    def _see(self, line: Line, ms: float) -> None:
        if not self.read or self.read[-1].line is not line:
            words = self.screen.hud.words.plain(line)
            expected = bool(self._due) and self._due[0].line is line
            read = self._due.popleft() if expected else Read(line, words)
            known, self._spoken = self._spoken.split(), words
            read.new = sum(word not in known for word in words.split())
            self.read.append(read)
        self.read[-1].ms += ms

    # --- what is heard, and what is told of it
    def _heard(self, updates: Iterable[Update]) -> None:
        updates, last = list(updates), None
        for event in (event for update in updates for event in update.events):
            if event == JUMP:
                self._untold.clear()
            if event[0] in NOTICED and not repeats(event, last):
                self._untold.append(event)
            last = event if event[0] == "say" else last
        self._hear(updates)

    def _say(self, fact: Fact) -> None:
        self._tick_off("say", fact.word)
        self._said(fact)

    def _ended(self) -> None:
        """All has been told; a bot that is next does not wait until all cards lie."""
        waits, sprites = not self.screen.match.shared.bot_is_next, self.screen.scene.sprites
        self._gone = {card for card in self._gone if waits and sprites[card].flying}
        self._end()

    def _moved(self, card: int, source: int, to: int, kind: int) -> None:
        self._tick_off("move", card)
        self._gone.add(card)
        self._move(card, source, to, kind)

    def _tick_off(self, *event: object) -> None:
        if self._untold and self._untold[0][:2] == event:
            self._untold.popleft()

    def _note(self, event: Event) -> tuple[Line, ...]:
        """A line that will be told, and how long it should stay."""
        lines, moments = self._narrate(event), self.screen.cue_player
        share = moments.share(event[2]) if lines else 0
        if share:
            words, (form, before) = self.screen.hud.words.plain(lines[-1]), self._before
            self._before = event[1], words
            new = fresh(words, before) if form == event[1] else words
            self._due.append(Read(lines[-1], words, reading_ms(new, share, moments.longest), share))
        return lines
