"""Codenames at two windows of the real program: Directors at one, Agents before the table, by real mouse and keys."""

from __future__ import annotations

import time
from itertools import cycle

import pytest

from tests.e2e.both import Both
from tests.e2e.real import Running, prepare, until

EIGHT = "Ann,Ben,Cid,Dot,easy,easy,easy,easy"
WORDS = cycle(("umbrella", "library", "kitchen", "garden", "winter", "button", "candle", "window", "pencil", "island"))
GAMES = 3


def evening(display, folder, seats):
    words = ("play", "codenames", "--seats", seats, "--seed", "5", "-o", "challenge=off", "-o", "asset_repeat=avoid")
    prepare(folder, bot_pace="quick")
    return Table(display, folder, *words, "--second-window", "Ann", "--second-window", "Ben")


class Table(Both):
    """Directors say a word and 1; Agents hold whatever card comes; nobody sees what is not theirs."""

    clues = touched = 0

    def look(self, apart):
        return Running.ask(self, "apart", "screen") if apart else Running.ask(self, "screen")

    def may(self, apart):
        return Running.ask(self, "apart", "touches") if apart else Running.ask(self, "touches")

    def one(self):
        """Whatever somebody has to do next, at whichever window; False where nobody has to do anything."""
        for apart in (self.apart, not self.apart):
            found = self.look(apart)
            assert not found.get("leaked"), found
            if found.get("curtain") is not None:
                self.turn(apart)
                self.lift(found["curtain"])
            elif found["top"] == "panel":
                self.turn(apart)
                self.say(next(WORDS))
            elif touches := self.may(apart):
                self.turn(apart)
                self.touch(touches)
            else:
                continue
            return True
        return False

    def say(self, word):
        """The key is looked at, and a clue typed."""
        before = self.screen["n"]
        self.key("space", True)
        self.key("space", False)
        self.type(word)
        self.tap("1", "Return")
        until(lambda: self.screen["n"] > before, "the clue")
        self.clues += 1

    def touch(self, touches):
        """A card is held until it is touched; one of the rivals' is covered by a click."""
        act, card = next((entry for entry in touches if entry[0] != "mark"), touches[0])
        spot, before = self.ask("spot", f"card {card}"), self.screen["n"]
        if act == "cover":
            self.click_at(spot)
        else:
            self.move(spot)
            self.press(1)
            until(lambda: self.screen["n"] > before, f"{act} {card}")
            self.release(1)
            self.settle()
        until(lambda: self.screen["n"] > before, f"{act} {card}")
        self.touched += 1

    def play(self, done, wait=240):
        """On until something has come about."""
        end = time.monotonic() + wait
        while not done():
            assert time.monotonic() < end, self.screen
            if not self.one():
                time.sleep(0.03)

    def again(self):
        """The second window has been opened anew, and has come to the front."""
        self.pos = None
        until(lambda: Running.ask(self, "apart", "shown"), "the second window")
        self.second = until(self._another, "its number")
        self.apart = True
        self.turn(False)

    @property
    def over(self):
        return self.look(False)["top"] == "end"


@pytest.mark.window
@pytest.mark.rule("CN-126")
def test_directors_at_their_own_window_and_agents_before_the_table(display, tmp_path):
    """A clue typed at the second window, and a card held down at the first; no curtain falls at the table."""
    with evening(display, tmp_path, "Ann,Ben,Cid,Dot") as table:
        table.open()
        table.play(lambda: table.touched and table.clues)
        assert table.lifted == set(), "both Directors know the same, and Agents have nothing to hide"
        answers = table.match().answers
        assert {seat for _, seat, _ in answers[:2]} & {0, 1}
        assert {seat for _, seat, _ in answers[:2]} & {2, 3}


@pytest.mark.window
@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.rule("CN-6", "CN-12")
def test_an_evening_of_eight_with_two_windows(display, tmp_path):
    """Three games, one after the other; the Directors change places, and no asset comes twice."""
    with evening(display, tmp_path, EIGHT) as table:
        table.open()
        setups = []
        for game in range(GAMES):
            table.play(lambda: table.over)
            setups.append(table.setup())
            table.turn(False)
            if game < GAMES - 1:
                table.click("Rematch")
                until(lambda: table.look(False)["top"] != "end", "the next game")
                table.again()
        assert [setup.options.get("lead", "0") for setup in setups] == ["0", "1", "2"]
        used = [int(setup.options.get("asset_used", "none").replace("none", "0"), 16).bit_count() for setup in setups]
        assert used == [0, 25, 50]
        assert len(table.matches()) == GAMES
        assert table.clues >= GAMES
        assert table.touched >= GAMES
