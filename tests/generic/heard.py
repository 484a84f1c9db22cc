"""A match played with the screen off: all that is known of it is what was spoken, and all that is done are presses of keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pygame

from tabletop import games
from tabletop.i18n import tr
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.minigames.reflex.race_screen import SOUNDS
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.keyboard import WORDS
from tabletop.toolkit.theme import Prefs
from tests.table.rig import NAMES, Instant
from tools.rigs.pilot import FRAME, Pilot, unseen

STEP, PATIENCE = 48, 2_000  # ms between two looks at what was said; after which another key is tried
LONGEST = 240_000  # ms in which somebody is asked again
WRITTEN = ("ocean", "winter", "engine", "violin", "harvest", "marble", "lantern", "pepper")
LONGEST_WORD = max(map(len, WRITTEN))
FOCUSED = 60  # steps with Tab that lead round everything
TRIES = 60  # keys for one answer


def pattern(message: str, **given: str) -> re.Pattern[str]:
    """Finds what a message was told, wherever it is spoken."""
    said = re.escape(tr(message, **{name: f"<{name}>" for name in given})).rstrip(".").removesuffix("\\")
    for name, what in given.items():
        said = said.replace(re.escape(f"<{name}>"), f"(?P<{name}>{what})")
    return re.compile(rf"(?:^|(?<=[.!?…:] )){said}(?=[.!?…:](?: |$))")


class Heard:
    """What has been spoken, and which answers it names."""

    def __init__(self) -> None:
        self.way = pattern("speech-way", key=r"\S(?:[^.!?…:]{0,12}\S)?", what=r"[^:].*?")
        self.typed = pattern("speech-type", names=".*?")
        self.more = [tr("speech-with-tab", count=count) for count in range(1, 100)]
        self.write = tr("speech-write")
        self.signal = pattern("reflex-spoken-key", name=".*?", key=r"\S{1,12}")
        self.enter = tr(WORDS["return"])
        self.holds, self.twice = (tr("speech-touch", way=way, key=self.enter) for way in ("hold", "confirm"))
        self.keys = {tr(word): place for place, word in WORDS.items()}
        self.all: list[str] = []

    def spoken(self, said: str) -> list[str]:
        """What was spoken as a key with what it does."""
        return [match["key"] for match in self.way.finditer(said)]

    def ways(self, said: str) -> list[str]:
        """The keys among that."""
        return [key for key in self.spoken(said) if self.place(key)]

    def place(self, key: str) -> str:
        """The key that is meant, "" for none."""
        place = self.keys.get(key, key.lower())
        if len(place) == 1:
            return place
        try:
            return place if pygame.key.key_code(place) else ""
        except ValueError:
            return ""

    def names(self, said: str) -> list[str]:
        found = self.typed.search(said)
        return found["names"].split(", ") if found else []

    def has_more(self, said: str) -> bool:
        return any(more in said for more in self.more)

    def asks(self, said: str) -> bool:
        """It names an answer, and not only what Enter does with what has the focus."""
        keys = {*self.ways(said)} - {self.enter}
        other = self.names(said), self.has_more(said), self.write in said, self.signal.search(said)
        return bool(keys) or any(other)


class Listener:
    """Somebody at a table who does not look. `people`: their seats; all others are bots that answer by chance.

    made: questions that were answered; mute: steps of the focus that were not spoken.
    """

    def __init__(self, game: str, *, seats: int = 0, people: tuple[int, ...] = (0,), seed: int = 1, **prefs: bool):
        definition = games.load(game)
        count = seats or definition.players[0]
        places = [person(i, NAMES[i]) if i in people else bot(i) for i in range(count)]
        setup = TableSetup(game=game, seats=tuple(places), seed=seed, pace="quick")
        self.match = start(setup, Instant(), 0, definition=definition)
        self.pilot = Pilot((1280, 720), Prefs(animation=0, reduced_motion=True, shake=False, read_aloud=True, **prefs))
        self.heard, self.new, self.rand = Heard(), 0, Random(seed)
        self.pilot.app.voice.say = self.heard.all.append  # type: ignore[method-assign]
        self.pilot.app.voice.command = ("heard",)
        self.screen = TableScreen(self.match, None, on_end=lambda _match: None)
        self.asked, self.made, self.mute = "", 0, 0

    def __enter__(self):
        self.pilot.app.push(self.screen)
        return self

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)

    def listen(self, until: Callable[[str], bool], most: float) -> str:
        """Let time pass until something is said that is waited for; "" when it is not."""
        end = self.pilot.now + most
        while self.pilot.now <= end:
            while self.new < len(self.heard.all):
                said = self.heard.all[self.new]
                self.new += 1
                if until(said):
                    return said
            self.wait(STEP)
        return ""

    def wait(self, ms: float) -> None:
        """One frame as long as that: nobody looks."""
        self.pilot.now += ms
        self.pilot.app.step([])

    def play(self, most: int) -> int:
        """Answer so many questions, or until the match is over; how many there were."""
        with unseen(self.pilot.app):
            while self.made < most and not self.match.game.over:
                self.answer()
        return self.made

    def answer(self) -> None:
        """Wait until something is asked, and press keys until that is answered."""
        before = self.match.n
        asked = self.listen(self.heard.asks, LONGEST if not self.asked else PATIENCE)
        self.asked = asked or self.asked
        if self.match.game.over:
            return
        assert self.asked, f"nobody is asked: {self.match.game.ask} {self.heard.all[-5:]}"
        for _ in range(TRIES):
            self.press()
            asked = self.listen(self.heard.asks, PATIENCE)
            if asked:
                self.asked = asked
            if self.match.n != before or self.match.game.over:
                self.made += 1
                return
        raise AssertionError(f"{self.match.game.ask[2]} is not answered by: {self.heard.all[-12:]}")

    def press(self) -> None:
        """One of the answers that were spoken."""
        heard, said, rand = self.heard, self.asked, self.rand
        names, keys = heard.names(said), heard.ways(said)
        if race := heard.signal.search(said):
            self.copy(heard.place(race["key"]))
        elif heard.write in said:
            self.key(*["backspace"] * LONGEST_WORD)
            self.pilot.text(f"{rand.choice(WRITTEN)}{rand.randrange(1, 4)}")
            self.key("return")
        elif names:
            self.pilot.text(rand.choice(names))
            self.pilot.key("return")
        elif heard.has_more(said) and (not keys or rand.random() < 0.5):
            self.walk()
        else:
            self.key(heard.place(rand.choice(keys)))

    def copy(self, key: str) -> None:
        """Press it when the signal of a race sounds."""
        end = self.pilot.now + LONGEST
        while SOUNDS[0] not in self.pilot.heard.names:
            assert self.pilot.now < end, "no signal was heard"
            self.wait(FRAME)
        self.wait(self.rand.randrange(180, 400))
        self.pilot.heard.names.clear()
        self.key(key)

    def walk(self) -> None:
        """With Tab to something that Enter does something with, as is said there."""
        skipped = self.rand.randrange(1, 12)
        for n in range(skipped + FOCUSED):
            self.key("tab")
            self.mute += self.new == len(self.heard.all)
            said, self.new = self.heard.all[-1], len(self.heard.all)
            if n >= skipped and self.accept(self.heard.spoken(said)):
                return

    def accept(self, keys: list[str]) -> bool:
        """Press Enter as it was said; False where it was not."""
        if self.heard.holds in keys:
            self.hold("return")
        elif self.heard.twice in keys:
            self.key("return", "return")
        elif self.heard.enter in keys:
            self.key("return")
        return not {self.heard.holds, self.heard.twice, self.heard.enter}.isdisjoint(keys)

    def key(self, *names: str) -> None:
        self.pilot.key(*names)
        self.wait(FRAME)

    def hold(self, name: str) -> None:
        values = {"key": pygame.key.key_code(name), "mod": 0, "unicode": "", "scancode": 0}
        self.pilot.send(pygame.KEYDOWN, **values)
        self.pilot.tick(HOLD_MS + 200)
        self.pilot.send(pygame.KEYUP, **values)
