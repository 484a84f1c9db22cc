"""A table of Mighty Beanz on a screen for tests: two mats, somebody who plays by mouse or keys, and a bot."""

from __future__ import annotations

from tabletop.core.arrange import arranged
from tabletop.core.ask import PASS
from tabletop.games.beanz.definition import DEFINITION
from tabletop.match import TableSetup, bot, person, start
from tabletop.minigames.flick.flick_screen import FlickScreen
from tabletop.table.model.selection import OptionTarget
from tabletop.table.table_screen import TableScreen
from tests.table.rig import NAMES, Instant, Sitting, still
from tools.rigs.pilot import Pilot, seen_last

LIVELY = (
    "play_bean",
    "attack",
    "stand",
    "play_cosmos",
    "spin",
    "flick",
    "shoot",
)  # actions that bring a game to its end


class Ring(Sitting):
    """A pilot with an open table; flicks are made by the pilot, too."""

    def __init__(self, size=(1280, 720), humans=1, seed=1, prefs=None, places=(), services=None, **options):
        people = [person(i, NAMES[i]) for i in range(humans)]
        seats = (*people, *(bot(i) for i in range(humans, 2)))
        setup = TableSetup(game="beanz", seats=seats, seed=seed, pace="quick", options=options)
        definition = arranged(DEFINITION, places, 0) if places else DEFINITION
        self.match = start(setup, Instant(), 0, definition=definition)
        self.pilot = Pilot(size, prefs or still())
        self.ended = []
        self.flicks = 0
        self.screen = TableScreen(self.match, services, on_end=self.ended.append)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)

    @property
    def flick(self):
        """The flick screen, if it is open."""
        top = self.pilot.app.top
        return top if isinstance(top, FlickScreen) else None

    def wait(self, most=60_000):
        """Until somebody at the screen has to choose, or the game is over; flicks are made on the way."""
        end = self.pilot.now + most
        with seen_last(self.pilot.app):
            while self.flick is not None or not (self.mine or self.match.game.over):
                assert self.pilot.now < end, f"nobody is asked: {self.match.game.ask}"
                curtain = self.match.shared.privacy.curtain
                if self.flick is not None:
                    self.shoot()
                elif curtain is not None:
                    self.match.lift(curtain.seat, 10_000, self.screen.now)
                self.pilot.tick(48)

    def shoot(self):
        """Flick as the bean lies, and leave when the verdict is told."""
        screen = self.flick
        if screen.coach.visible:
            self.pilot.click("skip")
        if screen.aiming:
            self.pilot.key("return")
            self.flicks += 1
        for _ in range(400):
            self.pilot.tick(48)
            if self.flick is not screen:
                return
            if screen.phase == "verdict":
                self.pilot.click("Continue")
                return
        raise AssertionError(f"the flick never ends: {screen.phase}")

    # --- one choice
    def choose(self, index, way):
        option = self.screen.view.options[index]
        if option == PASS or option[1] < 0 or self.spot(option) not in ("none", "card"):
            super().choose(index, way)
            return
        before, card = self.match.n, f"card {option[1]}"
        target = OptionTarget(*self.goal(option))
        if way == "drag" and target.spot == "card" and not self.quick(option):
            self.use(option, way)
        else:
            self.reach(card, way)
            if self.match.n == before:
                self.reach(self.target(option) if target.spot == "card" else card, way)
        self.pilot.tick(16)
        assert self.match.n > before, f"{way}: option {option} of {self.screen.view.query} was not given"

    def quick(self, option):
        look = self.screen.constants.look.act.get(self.match.definition.acts[option[0]].name)
        return look is not None and look.quick

    def pick(self, rand):
        """Some option, rather one that gets on."""
        view = self.screen.view
        acts = self.match.definition.acts
        lively = [i for i, o in enumerate(view.options) if o != PASS and acts[o[0]].name in LIVELY]
        every = [i for i, o in enumerate(view.options) if o == PASS or acts[o[0]].name != "concede"]
        return rand.choice(lively if lively and rand.random() < 0.8 else every)
