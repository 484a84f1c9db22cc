"""What a short match of each game says, in each language: questions, answers and the log, each message once to whoever it is
about and once to the others. `python -m tools.playthrough` writes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletop import games, i18n
from tabletop.core.ask import NOBODY, SINGLE
from tabletop.core.definition import Definition
from tabletop.core.messages import Line, said_to
from tabletop.core.table import Event
from tabletop.core.view import redact, view
from tabletop.i18n import Sentence
from tools.playthrough import FOLDER, Script, Transcript

TOLD = FOLDER.parent / "told"
MATCHES = (
    Script("espionage", 3, 3, {}, turns=6),
    Script("beanz", 2, 3, {}, turns=3),
    Script("austin", 4, 19, {}, turns=3),
    Script("codenames", 4, 2, {}, turns=4),
    Script("rpgget", 2, 1, {}, turns=3),
)


class Told(Transcript):
    """Plays a game by chance and writes down what is said of it."""

    def __init__(self, definition: Definition, script: Script) -> None:
        super().__init__(definition, script)
        del self.lines[1:]  # house rules by their ids
        self.written: set[tuple[str, bool]] = set()  # messages, and whether they speak to whoever reads them

    def player_views(self) -> Iterator[str]:
        """Nothing: cards have names, which are no messages."""
        yield from ()

    def asked(self) -> Iterator[str]:
        """The open question as the first seat that it is put to reads it, and as an onlooker does."""
        seat = self.game.ask[1] if self.game.ask[0] in SINGLE else self.game.left[0]
        for reader in (seat, NOBODY):
            prompt = self.definition.prompt(view(self.game, reader))
            yield from self._once("asked", prompt.line, reader)
            yield from self._once("why", (prompt.why,), reader)

    def happened(self, event: Event) -> Iterator[str]:
        """The lines of the log for each seat."""
        for reader in range(NOBODY, self.seats):
            for line in self.definition.narrate(view(self.game, reader), redact(event, reader)):
                yield from self._once("log", line, reader)

    def _once(self, what: str, line: Line, reader: int) -> Iterator[str]:
        heard = said_to(line, reader)
        text = self.said(heard)
        entry = (line.key if isinstance(line, Sentence) else text, text != self.said(line))
        if text and entry not in self.written:
            self.written.add(entry)
            yield f"{what}{' (you)' * entry[1]}: {text}"


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """The program speaks a language meanwhile."""
    before = i18n.language()
    i18n.use(language)
    try:
        yield
    finally:
        i18n.use(before)


def place(script: Script, language: str) -> Path:
    """The file of a match in a language."""
    return TOLD / f"{script.game}.{language}.txt"


def told(script: Script, language: str) -> str:
    """What stands in it; the same every time."""
    with spoken(language):
        return Told(games.load(script.game), script).text()
