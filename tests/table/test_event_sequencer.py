"""What happens is told no faster than it is read, and nothing is asked before all has been told."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.table.hud.recap_panel import TITLE
from tabletop.table.model.cues import load
from tabletop.table.model.match_clock import MatchClock
from tabletop.table.playback.reading_time import GLANCE, fresh, next_pace, pace_of, reading_ms
from tests.table.reader import FRAME, Reader
from tools.playthrough import SCRIPTS
from tools.rigs.pilot import unseen

UNTOLD = {"austin": {"happens_alone", "straws"}, "rpgget": {"step", "struck"}}


@pytest.mark.parametrize("game", games.names())
def test_what_is_told_by_no_line_is_told_otherwise(game):
    """By words that float, or a banner; the steps of a turn by their track, who has attacked by the blows themselves, what all
    straws came to by each of them, and a gesture that nobody has to copy by the banner that names it.
    """
    silent = {word for word, cue in load(game).items() if cue.silent and not (cue.floats or cue.banner.text)}
    assert silent == UNTOLD.get(game, set())


def test_space_hurries_on_and_presses_no_button_a_little_late():
    """Each press of Space ends one step; the one that comes when all has just been told does not end the turn."""
    reader = Reader(SCRIPTS[0], "calm")
    with reader, unseen(reader.pilot.app):
        reader.wait()
        reader.screen.commands.give(0)
        sequencer, match = reader.screen.sequencer, reader.match
        match.bots.answer = lambda _seat, _now: None
        reader.pilot.tick(FRAME)
        assert sequencer.busy
        n = match.n
        while sequencer.busy:
            reader.pilot.key("space")
        for _ in range(3):
            reader.pilot.key("space")
        assert match.n == n


def test_what_was_hurried_can_still_be_read():
    """Whoever presses on through a round of bots finds its lines at the next question, until it is answered."""
    reader = Reader(SCRIPTS[0], "brisk")
    with reader, unseen(reader.pilot.app):
        reader.wait()
        reader.screen.commands.give(0)
        recap, sequencer = reader.screen.hud.recap, reader.screen.sequencer
        for _ in range(4000):
            reader.pilot.tick(FRAME)
            if reader.mine and len(sequencer.hurried) >= 3:
                break
            if reader.mine:
                reader.screen.commands.give(0)
            elif sequencer.busy:
                sequencer.skip()
        told = [reader.screen.hud.words.plain(line) for line in sequencer.hurried]
        assert recap.visible
        assert 0 < len(recap.chips) <= len(told)
        assert recap.box.width > recap.kit.measure(recap.title, "label", TITLE), "a single chip is narrow"
        reader.screen.commands.give(0)
        reader.pilot.tick(FRAME)
        assert not recap.visible
        assert sequencer.hurried == []


def test_the_calmest_of_a_table_sets_its_pace():
    chosen = {"Ann": "quick", "Ben": "calm"}
    assert pace_of(chosen, ["Ann", "Ben"]) == "calm"
    assert pace_of(chosen, ["Ann", "Zoe"]) == "quick"
    assert pace_of({}, ["Ann"]) == "brisk"
    assert [next_pace(pace) for pace in ("calm", "brisk", "quick")] == ["brisk", "quick", "calm"]


def test_more_words_take_longer_and_routine_a_glance():
    assert reading_ms("") == 0
    few, many = "Ann plays the Sniper", "Ann plays the Sniper at Ben, who holds two cards"
    assert reading_ms(few) < reading_ms(many)
    assert reading_ms("Ann draws", GLANCE) == reading_ms("Ann draws") * GLANCE


def test_of_a_sentence_like_the_last_one_what_is_new_is_read():
    """A name in the same place; the same once more is looked at for a word."""
    line = "{} takes 2: {} HP left."
    assert fresh(line.format("Ben", 1), line.format("Ann", 3)) == "Ben 1"
    assert fresh(line, line) == "left."
    assert reading_ms(fresh("Ann waits.", "Ann waits.")) > 0


def test_a_match_waits_for_the_story_of_each_window():
    """The clock stands as long as anybody holds it; it goes on when the last one lets go."""
    now = [0.0]
    clock = MatchClock(lambda: now[0], 0)
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
