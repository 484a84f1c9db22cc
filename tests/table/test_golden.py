"""In the golden matches all is told in time: read, before anything is asked, and hurried by nobody.

Whole matches are read, of long ones the first LINES lines, which is more than the transcripts hold.
"""

from __future__ import annotations

import pytest

from tabletop.table.model.view_state import ViewState
from tabletop.table.playback import reading_time
from tabletop.table.playback.event_sequencer import EventSequencer
from tabletop.table.playback.reading_time import PACES
from tests.crossing import in_turn
from tests.table.reader import Reader
from tools.playthrough import SCRIPTS
from tools.rigs.pilot import unseen

LINES, FEW = 240, 60
LOOK, WORD = 380, 110  # ms, at a brisk pace: to find what is new, and for each new word of it
GLANCE, EACH, MOST = 280, 20, 1180  # and of whatever the program thinks that it is seen at a glance
FACTORS = {"calm": 1.7, "brisk": 1.0, "quick": 0.55}
FIRST = {script.game: script for script in reversed(SCRIPTS)}  # of each game


def faults(script, pace, lines):
    """What is wrong with the telling of a match: by the program's own times, and by those of this test."""
    with Reader(script, pace) as reader, unseen(reader.pilot.app):
        reader.play(lines)
        along, factor, tolerance = reader.along, FACTORS[pace], 2 * reader.frame
        most = reader.screen.cue_player.longest or LOOK + WORD * 100
        found = [f"asked at {late}" for late in along.late]
        found += ["lit while it is told"] * along.lit
        found += [f"hurried: {line}" for line in reader.screen.sequencer.hurried]
        found += [f"{line.ms} of {line.due} ms: {line.words}" for line in along.short(tolerance)]
        for line in along.read[:-1]:
            glance = min(GLANCE + EACH * line.new, MOST)
            least = max(glance, min((LOOK + WORD * line.new) * line.share, most)) * factor
            if line.ms < least - tolerance:
                found.append(f"{line.ms} ms, needs {least}: {line.words}")
        assert len(along.read) >= min(lines, 20)
        return found


@pytest.mark.parametrize(
    ("script", "pace"),
    in_turn(SCRIPTS, PACES, every=[*FIRST.values()][::2]),
    ids=lambda value: value if isinstance(value, str) else value.path.stem,
)
def test_all_is_told_in_time(script, pace):
    """No line is shorter to be seen than its words take, none comes out of its order; no fact and no card comes after the
    question that follows, nor is a card lit for it before.
    """
    assert not faults(script, pace, LINES)


# --- and it would be seen if it were not so
def a_sixth_of_the_time(patch):
    patch.setattr(reading_time, "LOOK", reading_time.LOOK / 6)
    patch.setattr(reading_time, "WORD", reading_time.WORD / 6)


def a_fact_after_the_question(patch):
    """The last fact of what is heard is kept until something else is heard."""
    kept, hear = [], EventSequencer.enqueue

    def later(sequencer, updates):
        updates = list(updates)
        if not updates or not updates[-1].events or updates[-1].events[-1][0] != "say":
            hear(sequencer, updates)
            return
        *before, last = updates
        hear(sequencer, [*kept, *before, last._replace(events=last.events[:-1])])
        kept[:] = [last._replace(events=last.events[-1:])]

    patch.setattr(EventSequencer, "enqueue", later)


def cards_that_shine_too_early(patch):
    patch.setattr(ViewState, "asks", property(lambda _shown: True))


FAULTS = [(a_sixth_of_the_time, "needs"), (a_fact_after_the_question, "asked"), (cards_that_shine_too_early, "lit")]


@pytest.mark.parametrize(("fault", "words", "game"), in_turn(FAULTS, FIRST))
def test_what_comes_too_early_or_is_too_short_is_found(game, fault, words, monkeypatch):
    fault(monkeypatch)
    assert any(words in found for found in faults(FIRST[game], "brisk", FEW))
