"""Bots say a short line now and then: when they play, are hit, see the game slip away, win or lose, or wait for
somebody. Data: voices.toml.

Which one and whether follows from the match's seed and from what all have been told, so it tells nothing of hidden cards.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from tabletop.bots import levels
from tabletop.core.overlays import program_data
from tabletop.core.toml_loader import DataFileError, read_toml
from tabletop.i18n import per_language
from tabletop.table.playback.speech_bubbles import BubbleSpeaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.events import Fact
    from tabletop.table.model.cues import Cue, Occasion
    from tabletop.table.model.view_state import TableContext
    from tabletop.table.playback.speech_bubbles import SpeechBubbles
    from tabletop.table.widgets.seat_panel import SeatPanel

NAME = "voices.toml"
CHANCE: dict[Occasion, float] = {"playing": 0.14, "hit": 0.5, "slipping": 0.7, "winning": 1, "losing": 1, "waiting": 1}
QUIET = 9_000  # ms of silence after a line, but for the last ones of a match
PATIENCE = 30_000  # ms until somebody says that they wait
SMALL = 0.62  # of the letters of a card's bubble
LONGEST = 60  # letters of a line in any language: those of English are a third shorter
Lines = Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST)], ...], Meta(min_length=1)]


class BarkLines(Struct, frozen=True, forbid_unknown_fields=True):
    """The lines of one personality."""

    playing: Lines
    hit: Lines
    slipping: Lines
    winning: Lines
    losing: Lines
    waiting: Lines


@per_language
def load() -> dict[str, BarkLines]:
    """By personality. DataFileError when one has none, or there is one of nobody."""
    found = read_toml(program_data("table", "playback", NAME), dict[str, BarkLines], NAME)
    odd = found.keys() ^ {entry.id for entry in levels.book().personality}
    if odd:
        raise DataFileError(f"{NAME}: every personality has one voice, see {min(odd)!r}")
    return found


class Barks:
    """`aloud`: not while somebody is taught, or a commentator speaks."""

    def __init__(
        self, context: TableContext, badges: Sequence[SeatPanel], bubbles: SpeechBubbles, *, aloud: bool
    ) -> None:
        self.app, self.match, self.player_view, self.constants = (
            context.app,
            context.match,
            context.player_view,
            context.constants,
        )
        self.badges, self.bubbles, self.aloud = badges, bubbles, aloud
        self._spoke = -float(QUIET)
        self._said: dict[int, set[str]] = {}  # by seat: nobody repeats a line as long as there is another one
        self._waits: tuple[int, float] = (-1, 0.0)  # for which ask, and since when

    def on_cue(self, cue: Cue, fact: Fact) -> None:
        """Something has been told; whoever it is about may say something."""
        for occasion, field in cue.voices.items():
            about = getattr(fact, field)
            seats = about if isinstance(about, tuple) else (about,)
            for seat in seats:
                self.say(seat, occasion, fact.word)
            if occasion == "winning":
                losers = [seat for seat in range(self.constants.seats) if seat not in seats]
                self._one_of(losers, "losing", fact.word)

    def tick(self, *, free: bool) -> None:
        """Every frame; `free`: nothing is told, and somebody at the screen is thinking where all look on."""
        no, now = self.match.game.no, self.app.clock()
        if not free or no != self._waits[0]:
            self._waits = (no, now)
        elif now - self._waits[1] > PATIENCE:
            self._waits = (no, float("inf"))  # once for each question
            self._one_of(list(range(self.constants.seats)), "waiting", str(no))

    def _one_of(self, seats: list[int], occasion: Occasion, what: str) -> None:
        bots = [seat for seat in seats if self._voice(seat) is not None]
        if bots:
            self.say(self._dice(what, occasion).choice(bots), occasion, what)

    def say(self, seat: int, occasion: Occasion, what: str) -> None:
        voice, now = self._voice(seat), self.app.clock()
        last = occasion in ("winning", "losing")
        if voice is None or not (self.aloud and self.app.prefs.voices) or (now - self._spoke < QUIET and not last):
            return
        dice = self._dice(what, f"{seat} {occasion}")
        if dice.random() < CHANCE[occasion]:
            self._spoke = now
            badge, who = self.badges[seat], self.constants.who[seat]
            words = self._new(seat, getattr(voice, occasion), dice)
            self.bubbles.say(
                words, lambda: badge.portrait, BubbleSpeaker(who.colour, who.name, seat), size=SMALL, shy=True
            )

    def _new(self, seat: int, lines: Lines, dice: Random) -> str:
        """One of the lines that this seat has not said yet; once it has said all of them, they may come again."""
        said = self._said.setdefault(seat, set())
        left = [line for line in lines if line not in said]
        if not left:
            said.difference_update(lines)
        words = dice.choice(left or list(lines))
        said.add(words)
        return words

    def _voice(self, seat: int) -> BarkLines | None:
        place = self.match.setup.seats[seat] if 0 <= seat < self.constants.seats else None
        return load().get(place.personality) if place is not None and place.bot else None

    def _dice(self, *what: str) -> Random:
        return Random(" ".join(("voice", str(self.match.setup.seed), str(self.match.n), *what)))
