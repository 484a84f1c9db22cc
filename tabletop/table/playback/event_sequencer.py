"""Turns what has happened into a play: events one after the other, each with its motion, its sound and its words.

Nothing is told faster because much has happened: only people hurry the playback (`skip`, `finish`).
"""

from __future__ import annotations

from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import NOBODY
from tabletop.core.events import cards_of
from tabletop.match import JUMP
from tabletop.table.model.messages import CardStirred, FactReached, PlaybackEnded, WordsChanged
from tabletop.table.playback.reading_time import GLANCE, PASSING, fresh, reading_ms

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tabletop.core.events import Fact
    from tabletop.core.messages import Line
    from tabletop.core.table import Event
    from tabletop.match import Update
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.messages import Post
    from tabletop.table.playback.cue_player import CuePlayer
    from tabletop.toolkit.app import App

STEP, SHORTEST = 110, 16  # ms between two cards that move for one reason
SOONER = 0.8  # of that time for each one more: a whole pile runs like a riffle
SEEN = 350  # ms that words stay at least after what they are about has been seen
LAST = 700  # ms that a banner waits at most for what is read on the table
FEW = 2  # outcomes of one moment that are said one by one
LANDING = 60  # ms from look to look whether the last cards lie


class ScheduledEvent(NamedTuple):
    """One event, and the lines that the log has about it."""

    event: Event
    lines: tuple[Line, ...] = ()
    at: tuple[int, int] = (0, 0)  # the number of its update, and its place there
    featured: bool = False  # its card has been shown large
    tossed: bool = False  # its coin or die lies
    waited: bool = False  # until nothing was written over the table, or on its card


class PlaybackTools(NamedTuple):
    """What events are played back with. `narrate(event)`: its lines in the log; `plain(line)`: the words of one."""

    app: App
    scene: Scene
    cue_player: CuePlayer
    narrate: Callable[[Event], tuple[Line, ...]]
    plain: Callable[[Line], str]
    post: Post


class EventSequencer:
    """Plays events in the app's event lane. `words`: the line that is being told, from the first card that moves for it on."""

    def __init__(self, means: PlaybackTools) -> None:
        self.means = means
        self.app, self.scene, self.cue_player, _, _, self.post = means
        self.words: Line | None = None
        self._since = 0.0  # when they appeared
        self._action_line: Line | None = None  # what was said of the last action
        self._cues: deque[ScheduledEvent] = deque()
        self.said: list[Fact] = []  # since the table was shown as it is
        self.hurried: list[Line] = []  # what somebody did not wait for, since an own answer
        self._run = 0  # cards that have moved for the present reason
        self._before = ("", "")  # the fact that was told last, by its word, and its words
        self._way = NOBODY  # to this zone go the cards of which the present words are
        self._named: frozenset[int] = frozenset()  # these go elsewhere, as they are named by the present words
        self._falling = False  # cards turn while they are read
        self._read = 0.0  # when these have been read

    @property
    def busy(self) -> bool:
        return self.scene.behind

    @property
    def untold(self) -> int:
        """How many lines of the log are still to be told."""
        return sum(len(cue.lines) for cue in self._cues)

    def enqueue(self, updates: Iterable[Update]) -> None:
        """Tell these updates after what is still being told."""
        updates, last = list(updates), None
        if not self.scene.behind and any(update.seat in self.cue_player.player_view.seats for update in updates):
            self.hurried.clear()
        for event, at in (
            (event, (update.number, place)) for update in updates for place, event in enumerate(update.events)
        ):
            if event == JUMP:
                self._cues.clear()
                self._action_line = None
                self._alone()
            if event[0] != "hush" and not repeats(event, last):
                self._cues.append(ScheduledEvent(event, self.means.narrate(event) if event[0] == "say" else (), at))
            last = event if event[0] == "say" else last
        if self._cues and not self.scene.behind:
            self.cue_player.begin()
            self._next()

    def skip(self) -> None:
        """Tell the next thing now: what belongs to the present words has been seen."""
        words = self.words
        self.hurried += [words] if words is not None and self.busy else []
        while self.busy and self.words is words:
            self.app.event_lane.skip()

    def finish(self) -> None:
        """Tell the rest at once."""
        self.app.event_lane.hurry()

    def _next(self) -> None:
        """Tell events until one takes time; at the end cards lie where they belong before anybody but a bot is asked."""
        while self._cues:
            ms = self._along() if self._goes_along() else self._then()
            if ms > 0:
                self._wait(ms)
                return
        flying = any(sprite.flying for sprite in self.scene.sprites.values())
        if flying and not self.cue_player.player_view.bot_is_next and self.app.ms(LANDING):
            self._wait(LANDING)
            return
        self.words = None
        self.said.clear()
        self.cue_player.end()
        self.post(PlaybackEnded())

    def _then(self) -> float:
        """Tell what comes next, when it is time; for how many ms it stays."""
        ms = self._held()
        if ms:
            return ms
        ms = self._tossed()
        if ms:
            return ms
        self._word()
        return self._feature() if self._shows() else self._told(self._cues.popleft())

    def _goes_along(self) -> bool:
        """The next card goes the way of those of which the present words are, or turns with them."""
        event = self._cues[0].event if self._cues else ("",)
        goes = event[0] == "move" and (event[3] == self._way or event[1] in self._named)
        return bool(goes or (event[0] == "turn" and self._falling))

    def _along(self) -> float:
        """Such a card goes while its words are read, which stay until then."""
        event = self._cues.popleft().event
        self._tell(event)
        self._named -= {event[1]}
        self._run += 1
        if self._goes_along():
            return self.app.ms(max(SHORTEST, STEP * SOONER**self._run))
        self._alone()
        return max(self.app.ms(SHORTEST), self._read - self.app.clock())

    def _alone(self) -> None:
        """Nothing goes along any more."""
        self._way, self._named, self._falling = NOBODY, frozenset(), False

    def _held(self) -> float:
        """For how many ms what comes next would happen below what an earlier event has had written over the table, or would
        take away a card with words on it.
        """
        cue, said = self._cues[0], next((cue.event[2] for cue in self._cues if cue.event[0] == "say"), None)
        if cue.waited:
            return 0.0
        self._cues[0] = cue._replace(waited=True)
        words = self.cue_player.floats.unread(cue.event[1]) if cue.event[0] == "move" else 0.0
        banner = said is not None and bool(self.cue_player.cue(said).banner.text)
        if banner:  # what was done last is seen before one comes over the table
            words = max(words, min(self.cue_player.floats.unread_anywhere, self.app.telling(LAST)))
        return max(words, self.cue_player.veiled(said) if said is not None else 0.0)

    def _tossed(self) -> float:
        """For how many ms a coin or a die tumbles whose side is told next."""
        cue = self._cues[0]
        if cue.tossed or cue.event[0] != "say":
            return 0.0
        self._cues[0] = cue._replace(tossed=True)
        return self.cue_player.toss(cue.event[2])

    def _told(self, cue: ScheduledEvent) -> float:
        self._tell(cue.event)
        if cue.event[0] == "say":
            self.post(FactReached(*cue.at))
        rest = self._rest(cue)
        if cue.event[0] == "say" and self._takes_along(cue.event[2]):
            self._read = self.app.clock() + rest
            return self.cue_player.attack_animations.left
        return rest

    def _takes_along(self, fact: Fact) -> bool:
        """The card that comes next goes, or turns, while what has just been told is read; after a blow that falls first."""
        cue, following = self.cue_player.cue(fact), self._cues[0].event if self._cues else ("",)
        goes, falls = cue.motion.moves and following[0] == "move", cue.motion.falls and following[0] == "turn"
        if goes:
            self._way, self._named = following[3], frozenset(cards_of(fact))
        self._falling = falls
        return goes or falls

    def _shows(self) -> bool:
        """The next event is a card on its way to be played, or turned over, which everybody has to look at first."""
        cue, card_spotlight = self._cues[0], self.cue_player.card_spotlight
        if cue.featured or not self.app.telling(SEEN):
            return False
        if cue.event[0] == "say":
            sprite = self.cue_player.about(cue.event[2])
            return sprite is not None and card_spotlight.wanted(cue.event[2], sprite.card, sprite.kind)
        said = next((other.event for other in self._cues if other.lines), None)
        return (
            cue.event[0] == "move" and said is not None and card_spotlight.wanted(said[2], cue.event[1], cue.event[4])
        )

    def _feature(self) -> float:
        """Show the card large; how long that takes."""
        event = self._cues[0].event
        self._cues[0] = self._cues[0]._replace(featured=True)
        if event[0] == "move":
            found = next((n for n, cue in enumerate(self._cues) if cue.lines), 0)  # what is said of it shows it no more
            self._cues[found] = self._cues[found]._replace(featured=True)
            return self.cue_player.feature(event[1], event[2], event[4])
        sprite = self.cue_player.about(event[2])
        return self.cue_player.feature(sprite.card, sprite.zone, sprite.kind) if sprite is not None else 0.0

    def _wait(self, ms: float) -> None:
        self.app.event_lane.run(ms, _nothing, key="events", done=self._next)

    def _word(self) -> None:
        """The words of what comes next appear with the first card that moves for it; what is silent, or has none, keeps those
        that are there: nothing is said before it has happened. What comes of a action at one moment is said by its own lines
        where they are few, since their numbers are not those that the action has announced, else by the words of the action.
        """
        found = next((cue for cue in self._cues if cue.event[0] == "say"), None)
        if found is None or not found.lines:
            return
        cue, silent = self.cue_player.cue(found.event[2]), not self.cue_player.share(found.event[2])
        if cue.action.opens:
            self._action_line = found.lines[-1]
        if not silent:
            self._speak(found.lines[-1])
        elif cue.recalls and not (self.said and self.said[-1].word == found.event[1]):
            lines = [cue.lines[-1] for cue in alike(self._cues, found.event[1])]
            self._speak(joined(lines) if len(lines) <= FEW or self._action_line is None else self._action_line)

    def _speak(self, line: Line) -> None:
        if line is not self.words and self.app.telling(SEEN):
            self.words, self._since = line, self.app.clock()
            self.post(WordsChanged())

    def _rest(self, cue: ScheduledEvent) -> float:
        """How long to stay on what has just been told: until it has been seen and read."""
        event = cue.event
        if event[0] in ("move", "show", "shuffle", "turn"):
            self._run += 1
            if self._cues and self._cues[0].event[0] == "say":
                return 0  # what it moves for is told while it flies
            return self.app.ms(max(SHORTEST, STEP * SOONER**self._run))
        if event[0] != "say":
            return 0
        self._run = 0
        share, rest = self.cue_player.share(event[2]), self.cue_player.cue(event[2]).rest
        if rest and not share and self._cues and self._cues[0].event[:2] == event[:2]:
            return self.app.telling(STEP)  # what happens to several at one moment is seen together
        words = self.means.plain(cue.lines[-1]) if cue.lines and share else ""  # the last one says what it came to
        if not share and self._recalled(event[2]):
            share, words = PASSING, self.means.plain(self.words or ())
        form, before = self._before
        if words:
            self._before = event[1], words
        seen = max(rest * max(share, GLANCE), SEEN if words else 0)
        new = fresh(words, before) if words and form == event[1] else words
        read = self.app.telling(reading_ms(new, share, self.cue_player.longest)) - (self.app.clock() - self._since)
        return max(self.app.telling(seen), read if words else 0, self.cue_player.covered(event[2]))

    def _recalled(self, fact: Fact) -> bool:
        """What is silent is said all the same by the present words, and those are not the ones of the action."""
        return self.cue_player.cue(fact).recalls and self.words is not None and self.words is not self._action_line

    def _tell(self, event: Event) -> None:
        if event == JUMP:
            self.said.clear()
            self.post(PlaybackEnded(anew=True))
            return
        if event[0] == "say":
            self.said.append(event[2])
        self.cue_player.play(event)
        if event[0] in ("move", "turn"):
            self.post(CardStirred(event))


def alike(cues: Iterable[ScheduledEvent], word: str) -> Iterator[ScheduledEvent]:
    """The next facts of this word, up to another one."""
    said = (cue for cue in cues if cue.event[0] == "say")
    return takewhile(lambda cue: cue.event[1] == word, said)


def joined(lines: Sequence[Line]) -> Line:
    """Sentences as one."""
    *first, last = lines
    return (*(part for line in first for part in (*line[:-1], f"{line[-1]}".removesuffix("."), "; ")), *last)


def repeats(event: Event, last: Event | None) -> bool:
    """The same fact once more, for those who may not know its cards."""
    if last is None or event[0] != "say":
        return False
    return not event[3] & last[3] and bool(event[2] == last[2].veiled())


def _nothing(_part: float) -> None:
    """Only time passes."""
