"""A table played by one switch: what has the focus comes by itself, and Space is the only key."""

from __future__ import annotations

from tests.generic.heard import LONGEST, Listener
from tools.rigs.pilot import unseen

DECISIONS = 4
OFFERED = ("card", "zone", "seat", "button")  # how the labels begin of what answers a question


def test_one_key_is_enough_at_a_table():
    """What answers is pressed as soon as it comes; all else is let pass."""
    with Listener("espionage", scan_ms=400) as table, unseen(table.pilot.app):
        end, answered = table.pilot.now + LONGEST, 0
        while answered < DECISIONS:
            assert table.pilot.now < end
            said, before = table.listen(lambda words: bool(table.heard.spoken(words)), LONGEST), table.match.n
            focus = table.pilot.app.top.focus
            if said == table.heard.all[-1] and focus is not None and focus.label.startswith(OFFERED):
                table.key("space")
            answered += table.match.n > before
        assert {answer.seat for answer in table.match.record.answers} >= {0}
