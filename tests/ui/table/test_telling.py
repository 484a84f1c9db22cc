"""What happens is told no faster than it is read, and nothing is asked before all has been told."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.match import TableSetup, bot, person, start
from tabletop.ui.prefs import Prefs
from tabletop.ui.table.clock import Clock
from tabletop.ui.table.panels.recap import TITLE
from tabletop.ui.table.screen import TableScreen
from tabletop.ui.table.tale.effects import load
from tabletop.ui.table.tale.reading import GLANCE, PACES, fresh, next_pace, pace_of, reading_ms
from tests.ui.table.rig import NAMES, Instant, Sitting
from tools.playthrough import SCRIPTS
from tools.rigs.pilot import Pilot, unseen

FRAME = 40
TOLD = {"codenames"}  # answers there are words, which nobody finds by lot
GOLDEN = {script.game: script for script in SCRIPTS if script.game in {*games.names()} - TOLD}
LINES = 14
FLOOR, EACH, MOST = 280, 20, 1180  # ms, at a brisk pace: to look, for each new word, and at most
FACTORS = {"calm": 1.7, "brisk": 1.0, "quick": 0.55}
UNTOLD = {"rpgget": {"step", "struck"}}
NO_HANDS = {  # nothing that hands do outside the rules
    "beanz": {"first_player": "coin", "shoot_mode": "odds_66"},
    "austin": {"reaction_mode": "calm", "first_player": "chosen"},
}


class Reader(Sitting):
    """Somebody who reads along at a golden table, and notes how long each line is to be seen."""

    def __init__(self, script, pace, **prefs):
        seats = (person(0, NAMES[0]), *(bot(i) for i in range(1, script.seats)))
        options = NO_HANDS.get(script.game, {})
        setup = TableSetup(game=script.game, seats=seats, seed=script.seed, pace="quick", options=options)
        self.match = start(setup, Instant(), 0)
        self.pilot = Pilot((1280, 720), Prefs(animation=1, shake=False, **prefs))
        self.screen = TableScreen(self.match, None, on_end=lambda _: None)
        self.pilot.app.push(self.screen)
        self.pilot.app.prefs.telling = PACES[pace]
        self.seen, self.early, self.due, self.before, self.lit = [], [], [], ("", ""), 0
        self.rand, self.narrate = Random(script.seed), self.screen.story.means.narrate
        self.screen.story.means = self.screen.story.means._replace(narrate=self.note)

    def note(self, event):
        """How long each line of the story has to be seen, at a brisk pace."""
        lines = self.narrate(event)
        share = self.screen.moments.share(event[2]) if lines else 0
        if share:
            words, (form, before) = self.screen.furniture.words.plain(lines[-1]), self.before
            self.before = event[1], words
            new, longest = fresh(words, before) if form == event[1] else words, self.screen.moments.longest
            self.due.append((lines[-1], reading_ms(new, share, longest)))
        return lines

    def read(self, lines):
        """Until so many lines have been told; answers by chance as soon as something is asked."""
        end = self.pilot.now + 400_000
        while len(self.seen) < lines and not self.match.game.over:
            assert self.pilot.now < end, f"nothing is told: {self.match.game.ask}"
            self.pilot.tick(FRAME)
            self.look()
            if self.mine:
                self.screen.deeds.give(self.rand.randrange(len(self.screen.view.options)))

    def look(self):
        story, prompt = self.screen.story, self.screen.furniture.prompt
        if story.busy:
            states = {self.screen.cards.lighting.state(sprite) for zone in self.screen.scene.zones for sprite in zone}
            self.lit += bool(states & {"playable", "target"}) and self.screen.handling.choosing.held < 0
            if prompt.facts is not None:
                line = prompt.facts.line
                if not self.seen or self.seen[-1][0] is not line:
                    self.seen.append([line, 0])
                self.seen[-1][1] += FRAME
        elif story.untold or len(self.screen.furniture.log.lines._lines) < len(self.match.shared.log):
            self.early.append(self.match.n)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", GOLDEN)
def test_every_line_is_shown_as_long_as_it_is_read(game, pace):
    """At each pace, in golden matches of each game: no line is shorter to be seen than its words take, and no question
    comes before its time, nor is a card lit for it. The program itself hurries nothing.
    """
    reader = Reader(GOLDEN[game], pace)
    with reader, unseen(reader.pilot.app):
        reader.read(LINES)
        assert len(reader.seen) >= LINES // 2
        assert not reader.early
        assert not reader.lit
        before: list[str] = []
        for (line, ms), (wanted, least) in zip(reader.seen[:-1], reader.due, strict=False):
            assert line is wanted, "lines are told in their order, and none is left out"
            assert ms >= least * PACES[pace] - 2 * FRAME
            words = reader.screen.furniture.words.plain(line).split()
            new = len([word for word in words if word not in before])
            assert ms >= min(FLOOR + EACH * new, MOST) * FACTORS[pace] - 2 * FRAME, (
                "whatever the program thinks is enough"
            )
            before = words


@pytest.mark.parametrize("game", games.names())
def test_what_is_told_by_no_line_is_told_otherwise(game):
    """By words that float, or a banner; the steps of a turn by their track, and who has attacked by the blows themselves."""
    silent = {word for word, effect in load(game).items() if effect.silent and not (effect.floats or effect.banner)}
    assert silent == UNTOLD.get(game, set())


def test_space_hurries_on_and_presses_no_button_a_little_late():
    """Each press of Space ends one step; the one that comes when all has just been told does not end the turn."""
    reader = Reader(GOLDEN["espionage"], "calm")
    with reader, unseen(reader.pilot.app):
        reader.wait()
        reader.screen.deeds.give(0)
        story, match = reader.screen.story, reader.match
        match.bots.answer = lambda _seat, _now: None
        reader.pilot.tick(FRAME)
        assert story.busy
        n = match.n
        while story.busy:
            reader.pilot.key("space")
        for _ in range(3):
            reader.pilot.key("space")
        assert match.n == n


def test_what_was_hurried_can_still_be_read():
    """Whoever presses on through a round of bots finds its lines at the next question, until it is answered."""
    reader = Reader(GOLDEN["espionage"], "brisk")
    with reader, unseen(reader.pilot.app):
        reader.wait()
        reader.screen.deeds.give(0)
        recap, story = reader.screen.furniture.recap, reader.screen.story
        for _ in range(4000):
            reader.pilot.tick(FRAME)
            if reader.mine and len(story.hurried) >= 3:
                break
            if reader.mine:
                reader.screen.deeds.give(0)
            elif story.busy:
                story.skip()
        told = [reader.screen.furniture.words.plain(line) for line in story.hurried]
        assert recap.visible
        assert 0 < len(recap.chips) <= len(told)
        assert recap.box.width > recap.kit.measure(recap.title, "label", TITLE), "a single chip is narrow"
        reader.screen.deeds.give(0)
        reader.pilot.tick(FRAME)
        assert not recap.visible
        assert story.hurried == []


def test_the_calmest_of_a_table_sets_its_pace():
    chosen = {"Ann": "quick", "Ben": "calm"}
    assert pace_of(chosen, ["Ann", "Ben"]) == "calm"
    assert pace_of(chosen, ["Ann", "Zoe"]) == "quick"
    assert pace_of({}, ["Ann"]) == "brisk"
    assert [next_pace(pace) for pace in ("calm", "brisk", "quick")] == ["brisk", "quick", "calm"]


def test_more_words_take_longer_and_routine_a_glance():
    assert reading_ms("") == 0
    assert reading_ms("Ann plays the Sniper") < reading_ms("Ann plays the Sniper at Ben, who holds two cards")
    assert reading_ms("Ann draws", GLANCE) == reading_ms("Ann draws") * GLANCE


def test_of_a_sentence_like_the_last_one_what_is_new_is_read():
    """A name in the same place; the same once more is looked at for a word."""
    assert fresh("Ben takes 2: 1 HP left.", "Ann takes 2: 3 HP left.") == "Ben 1"
    assert fresh("Ann puts a Reward away.", "Ann puts a Reward away.") == "away."
    assert reading_ms(fresh("Ann waits.", "Ann waits.")) > 0


def test_a_match_waits_for_the_story_of_each_window():
    """The clock stands as long as anybody holds it; it goes on when the last one lets go."""
    now = [0.0]
    clock = Clock(lambda: now[0], 0)
    clock.go()
    assert clock.tells("first", True)
    assert clock.tells("second", False), "the other window still tells"
    clock.hold("first", True)
    now[0] = 500
    assert clock.now == 0
    clock.hold("first", False)
    now[0] = 800
    assert clock.now == 300
    assert not clock.tells("first", False)
