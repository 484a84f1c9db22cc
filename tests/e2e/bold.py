"""People who play Austin Powers to the end: bold in turns and fights, sensible in all else, by the shadow of their game."""

from __future__ import annotations

from tabletop.core.ask import PASS
from tabletop.core.decks import own
from tabletop.games.austin.rules.cards import SCORE
from tests.e2e.real import until
from tests.e2e.shadow import Shadow
from tests.e2e.told import Person

HELP = 2  # times that they call for help in a game
ACTIONS = ("attack", "throw", "ask_help", "happening", "play_free", "play_agent")
# Decks that people have built, by side: many points on few cards, so that a game needs fewer fights.
GOOD = {
    "felicity-shagwell": 2, "conga-line": 2, "sorry-i-parked-on-you": 1,
    "felicity-shagwell-getaway-driver": 4, "time-for-my-close-up": 1,
    "felicity-shagwell-double-agent": 4, "i-have-a-gadget-for-that": 1,
    "basil-exposition-explaining-again": 4, "rewind-the-tape-darling": 1,
    "felicity-shagwell-first-shagette": 4, "we-shagettes-move-as-one": 1,
    "austin-dance-floor-general": 4, "and-now-the-big-number": 1,
}  # fmt: skip
EVIL = {
    "smooth-saboteur": 2, "trap-door-drill": 2, "release-the-cross-geese": 1,
    "mini-me-getaway-cyclist": 4, "menacing-little-stare": 1,
    "robin-swallows": 4, "i-have-a-slide-show-about-this": 1,
    "robin-swallows-poison-florist": 4, "laugh-on-three-everybody": 1,
    "frau-farbissina-lpga-cruiser": 4, "polka-until-you-drop": 1,
    "fat-bastard": 4, "you-may-applaud-my-genius": 1,
}  # fmt: skip


def decks(people):
    """House rules by which these seats play decks of their own; Good and Evil sit in turns."""
    return {"first_side": "good", **{f"deck_{seat}": own((GOOD, EVIL)[seat % 2]) for seat in people}}


class Bold(Person):
    """What they choose they find in the shadow of their game, which must offer the same as the screen."""

    shadow = None
    calls = 0

    def sit(self, seed, way):
        """From the menu to the table."""
        self.go("Play", way)
        self.go("seed", way)
        self.type(str(seed))
        self.go("Start", way)
        until(self.matches, "a match")
        assert self.match().seed == seed
        self.shadow = Shadow(self)

    def pick(self, found):
        shadow, seat = self.shadow, found["viewer"]
        shadow.follow(found["n"])
        assert shadow.options(seat) == found["options"], found
        return self.decide(seat)

    def decide(self, seat):
        """The boldest action, with many points; what a sensible player does where none is bold."""
        game, acts = self.shadow.game, self.shadow.definition.acts
        options, query = game.options_of(seat), game.ask[2]
        if query == "ship_reply":
            return 0
        if query not in ("main", "fight"):
            return self.shadow.advice(seat)
        for action in ACTIONS:
            found = [i for i, option in enumerate(options) if option != PASS and acts[option[0]].name == action]
            if found and (action != "ask_help" or self.calls < HELP):
                self.calls += action == "ask_help"
                return max(
                    found, key=lambda i: SCORE[game.table.kind[options[i][1]]] * (-1 if action == "throw" else 1)
                )
        return options.index(PASS) if query == "fight" and PASS in options else self.shadow.advice(seat)

    def reacts(self, seat):
        """In a window: whether there is an answer that is worth a press."""
        self.shadow.follow(self.screen["n"])
        return seat in self.shadow.game.left and self.decide(seat) > 0

    def finish(self, people, way):
        """To the last card; what was asked of each of the people."""
        asked = {seat: set() for seat in people}
        while True:
            found = self.step(people, way)
            if found.get("options"):
                asked[found["viewer"]].add(found["query"])
            if found.get("over"):
                self.shadow.follow(found["n"])
                return asked

    def agree(self):
        """The shadow has come to the same end, by 100 points; its points."""
        shadow = self.shadow
        outcome = shadow.definition.outcome(shadow.game.table)
        points = [status.score for status in shadow.definition.looks.seat_status(shadow.view())]
        assert self.ask("outcome") == [outcome.ending, list(outcome.winners)]
        assert self.ask("points") == points
        assert outcome.ending == "goal"
        [winner] = outcome.winners
        assert points[winner] == max(points) >= 100
        until(lambda: self.screen["top"] == "end", "the end screen")
        assert self.match().state == "finished"
        return outcome
