"""A table played by one switch: what has the focus comes by itself, and Space is the only key."""

from __future__ import annotations

import pygame

from tests.generic.heard import LONGEST, WRITTEN, Listener
from tools.rigs.pilot import unseen

DECISIONS = 4
SCAN = 400  # ms from step to step
OFFERED = ("card", "zone", "seat", "button")  # how the labels begin of what answers a question


def test_one_key_is_enough_at_a_table():
    """What answers is pressed as soon as it comes; all else is let pass."""
    with Listener("espionage", scan_ms=SCAN) as table, unseen(table.pilot.app):
        end, answered = table.pilot.now + LONGEST, 0
        while answered < DECISIONS:
            assert table.pilot.now < end
            said, before = table.listen(lambda words: bool(table.heard.spoken(words)), LONGEST), table.match.n
            focus = table.pilot.app.top.focus
            if said == table.heard.all[-1] and focus is not None and focus.label.startswith(OFFERED):
                table.key("space")
            answered += table.match.n > before
        assert {answer.seat for answer in table.match.record.answers} >= {0}


def switch(table):
    """The one key, with the text that a window says of it."""
    values = {"key": pygame.K_SPACE, "mod": 0, "scancode": 0}
    table.pilot.send(pygame.KEYDOWN, unicode=" ", **values)
    table.pilot.send(pygame.TEXTINPUT, text=" ")
    table.pilot.send(pygame.KEYUP, **values)
    table.wait(16)


def press(table, label):
    """Wait until it has the focus, and press it."""
    app, end = table.pilot.app, table.pilot.now + LONGEST
    while app.top.focus is None or app.top.focus.label != label:
        assert table.pilot.now < end, f"{label} is never reached"
        table.wait(SCAN)
    switch(table)


def test_a_director_plays_a_whole_match_by_one_key():
    """Clues are written letter by letter; what else is asked is answered by what comes first."""
    with Listener("codenames", scan_ms=SCAN, seed=3) as table, unseen(table.pilot.app):
        match, app, clues = table.match, table.pilot.app, 0
        end = table.pilot.now + 20 * LONGEST
        while not match.game.over:
            assert table.pilot.now < end
            if app.top.label == "panel" and match.game.ask[2] == "give_clue":
                word = WRITTEN[clues % len(WRITTEN)]
                for label in (*(f"letter {letter}" for letter in word.upper()), "number 9", "Publish"):
                    press(table, label)
                clues += 1
                assert [row[3] for row in match.game.table.clues][-1] == word.upper()
            else:
                focus = app.top.focus
                if match.shared.deciding >= 0 and focus is not None and focus.label.startswith(OFFERED):
                    switch(table)
                table.wait(SCAN)
        assert clues >= 2
