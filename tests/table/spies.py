"""A table of Austin Powers on a screen for tests: somebody who plays by mouse or keys against bots that answer at once."""

from __future__ import annotations

from random import Random

from tabletop.core.arrange import arranged
from tabletop.core.ask import PASS
from tabletop.games.austin.definition import DEFINITION
from tabletop.match import TableSetup, bot, person, start
from tabletop.table.model.selection import BARE, OptionTarget
from tabletop.table.table_screen import TableScreen
from tests.table.rig import NAMES, Instant, Sitting, still
from tools.rigs.pilot import Pilot, seen_last

LIVELY = ("attack", "play_agent", "play_free", "throw", "fighter")  # actions that bring a game to its end


class Mats(Sitting):
    """A pilot with an open table; without reflexes unless `reaction_mode` says otherwise."""

    def __init__(self, size=(1280, 720), seats=2, humans=1, seed=1, prefs=None, places=(), turn=0, **options):
        people = [person(i, NAMES[i]) for i in range(humans)]
        found = {"reaction_mode": "calm", "first_player": "chosen", **options}
        setup = TableSetup(
            game="austin",
            seats=(*people, *(bot(i) for i in range(humans, seats))),
            seed=seed,
            pace="quick",
            options=found,
        )
        definition = arranged(DEFINITION, places, turn) if places else DEFINITION
        self.match = start(setup, Instant(), 0, definition=definition)
        self.pilot = Pilot(size, prefs or still())
        self.ended = []
        self.screen = TableScreen(self.match, None, on_end=self.ended.append)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)

    def wait(self, most=120_000):
        """Until somebody at the screen has to choose, or the game is over; curtains are lifted, windows passed."""
        end = self.pilot.now + most
        with seen_last(self.pilot.app):
            while not (self.mine or self.match.game.over):
                assert self.pilot.now < end, f"nobody is asked: {self.match.game.ask}"
                curtain = self.match.shared.privacy.curtain
                if curtain is not None:
                    self.match.lift(curtain.seat, 10_000, self.screen.now)
                self.pilot.tick(48)

    # --- one choice
    def choose(self, index, way):
        option = self.screen.view.options[index]
        if option == PASS or option[1] < 0 or self.spot(option) != "none" or self.grave(option):
            super().choose(index, way)
            return
        before = self.match.n
        self.bare(index, option, way)
        self.pilot.tick(16)
        assert self.match.n > before, f"{way}: option {option} of {self.screen.view.query} was not given"

    def grave(self, option):
        return self.match.definition.acts[option[0]].grave

    def bare(self, index, option, way):
        """A card that needs no place: dropped where its act says, or taken up and used; its button if there are several."""
        pilot, before, card = self.pilot, self.match.n, f"card {option[1]}"
        sprite = self.screen.scene.sprites[option[1]]
        if way == "drag" and self.screen.drag_and_drop._may_take(sprite):
            start = self.free(card)
            pilot.drag(start, (start[0] + 20, start[1] - 20), steps=2, drop=False)
            place = self.screen.input.hit_targets.box(BARE)[0].center
            pilot.move(place)
            pilot.release(place)
        else:
            self.reach(card, way)
        if self.match.n == before and self.screen.drag_and_drop.choosing.only(option[1]) >= 0:
            self.reach("none" if pilot_has(pilot, "none") else card, way)
        if self.match.n == before:
            self.press_button(index, way)

    def pick(self, rand):
        """Some option, rather one that gets on."""
        view, acts = self.screen.view, self.match.definition.acts
        lively = [i for i, o in enumerate(view.options) if o != PASS and acts[o[0]].name in LIVELY]
        every = [i for i, o in enumerate(view.options) if o == PASS or not acts[o[0]].grave]
        return rand.choice(lively if lively and rand.random() < 0.85 else every)

    def play_until(self, query, seed=1, most=300):
        """Until somebody at the screen is asked this, who has more than one option."""
        rand = Random(seed)
        with seen_last(self.pilot.app):
            for _ in range(most):
                self.wait()
                if self.screen.view.query == query and len(self.screen.view.options) > 1:
                    return
                self.screen.commands.give(self.pick(rand))
        raise AssertionError(f"never asked: {query}")


def pilot_has(pilot, label):
    """Whether a widget of that name can be clicked now."""
    try:
        pilot.find(label)
    except KeyError:
        return False
    return True


__all__ = ["BARE", "Mats", "OptionTarget"]
