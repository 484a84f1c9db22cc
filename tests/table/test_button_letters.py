"""The letters on the buttons of a table are of its words, as the present keyboard has them."""

from __future__ import annotations

from tabletop.toolkit import keyboard
from tests.table.test_recap import Table
from tools.rigs.pilot import unseen

DVORAK = dict(zip("qwertyuiopasdfghjkl;zxcvbnm,./", "',.pyfgcrlaoeuidhtns;qjkxbmwvz", strict=True))


def test_a_letter_of_the_words_stands_on_the_key(monkeypatch):
    monkeypatch.setattr(keyboard, "signs", lambda: DVORAK)
    seen = {}
    with Table("rpgget", seats=2) as table, unseen(table.pilot.app):
        for _ in range(300):
            table.pilot.tick(48)
            if table.match.shared.deciding < 0 or table.screen.sequencer.busy:
                continue
            seen |= {fact.text: keyboard.legend(fact.key).lower() for fact in table.screen.hud.buttons.row.facts}
            if len(seen) > 1:
                break
            table.screen.commands.give(0)
    assert len(seen) > 1
    assert [text for text, letter in seen.items() if letter not in text.lower()] == []
