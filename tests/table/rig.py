"""A table on a screen for tests: bots that answer at once, and somebody who plays by mouse or by keys."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random
from typing import NamedTuple

from tabletop.core.ask import PASS
from tabletop.match import TableSetup, bot, person, start
from tabletop.table.model.selection import OptionTarget
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tools.rigs.pilot import Pilot, seen_last, unseen

NAMES = ("Ann", "Ruby", "Theo", "Ivy", "Max", "Zoe")
WAYS = ("drag", "click", "keys")
LOOKS = 10


class Reply(NamedTuple):
    id: int
    choice: int


class Instant:
    """Bots that answer by chance, at the next poll."""

    def __init__(self):
        self.replies = []

    def request(self, id, known, seat, brief):  # noqa: A002
        size = len(known.queries[known.ask[2]](known.table, seat, *known.ask[3]))
        self.replies.append(Reply(id, Random(brief.seed).randrange(size)))

    def poll(self):
        found, self.replies = self.replies, []
        return found

    def cancel(self):
        self.replies = []


def setup(seats=4, humans=1, seed=1, **more):
    people = [person(i, NAMES[i]) for i in range(humans)]
    return TableSetup(
        game="espionage",
        seats=(*people, *(bot(i) for i in range(humans, seats))),
        seed=seed,
        **{"pace": "quick", **more},
    )


def still() -> Prefs:
    """No animation: every change is shown at once."""
    return Prefs(animation=0, reduced_motion=True, shake=False)


class Sitting:
    """A pilot with an open table."""

    def __init__(self, size=(1280, 720), prefs=None, services=None, **table):
        self.match = start(setup(**table), Instant(), 0)
        self.pilot = Pilot(size, prefs or still())
        self.ended = []
        self.screen = TableScreen(self.match, services, on_end=self.ended.append)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)

    @property
    def mine(self):
        """True while somebody at the screen has to choose and all has been shown."""
        return self.match.shared.deciding >= 0 and not self.screen.sequencer.busy

    def wait(self, most=600_000):
        """Until somebody at the screen has to choose, or the game is over. Only what is there then is drawn.

        Bots in a process of their own think in real time, while here ten minutes pass in one of a busy machine.
        """
        end = self.pilot.now + most
        with seen_last(self.pilot.app):
            while not self.mine and not self.match.game.over:
                assert self.pilot.now < end, f"nobody is asked: {self.match.game.ask}"
                self.pilot.tick(48)

    # --- one choice
    def choose(self, index, way):
        """Give the option `index` of the open ask by "drag", "click" or "keys"."""
        option = self.screen.view.options[index]
        before = self.match.n
        if option != PASS and self.match.definition.acts[option[0]].grave:
            self.screen.commands.answer(index)  # there is no button for it; see test_giving_up
            self.pilot.click("Concede")
        elif option == PASS or self.spot(option) == "none":
            self.press_button(index, way)
        elif self.spot(option) == "kind":
            self.name(option[2], way)
        elif option[1] < 0:
            self.reach(self.target(option), way)
        else:
            self.use(option, way)
        self.pilot.tick(16)
        assert self.match.n > before, f"{way}: option {option} of {self.screen.view.query} was not given"

    def play(self, ways, seed=1, most=3000):
        """A whole game, each choice (`pick` of the game's own table) in one of these ways by turns; counts the queries.

        One choice in ten is drawn.
        """
        rand, asked = Random(seed), {}
        for n in range(most):
            with nullcontext() if n % LOOKS == 0 else unseen(self.pilot.app):
                self.wait()
                if self.match.game.over:
                    return asked
                query = self.screen.view.query
                asked[query] = asked.get(query, 0) + 1
                self.choose(self.pick(rand), ways[n % len(ways)])
        raise AssertionError(f"no end after {most} choices")

    def spot(self, option):
        return self.match.definition.acts[option[0]].spot

    def target(self, option):
        return f"{self.spot(option)} {option[2]}"

    def goal(self, option):
        return self.spot(option), option[2]

    def press_button(self, index, way):
        button = self.pilot.find(f"button {index}")
        if way == "keys":
            self.pilot.key(button.key.lower())
        else:
            self.pilot.click(button)

    def name(self, kind, way):
        if way == "keys":
            self.pilot.text(self.screen.constants.texts[kind].name)
            self.pilot.key("return")
        else:
            tile = next(t for t in self.screen.hud.floating.title_grid.grid.children if t.card.id == kind)
            self.pilot.click(tile)

    def use(self, option, way):
        """A card with a place for it."""
        pilot, choosing = self.pilot, self.screen.drag_and_drop.choosing
        card, target = f"card {option[1]}", self.target(option)
        if way == "drag":
            start = self.free(card)
            pilot.drag(start, (start[0] + 20, start[1] - 20), steps=2, drop=False)
            place = self.screen.input.hit_targets.box(OptionTarget(*self.goal(option)))[0].center
            pilot.move(place)
            pilot.release(place)
            return
        before = self.match.n
        if choosing.announced < 0:
            self.reach(card, way)
        if self.match.n == before:
            self.reach(target, way)

    def reach(self, label, way):
        """Click a widget, or go to it with Tab and press Enter."""
        if way != "keys":
            self.pilot.click(self.free(label))
            return
        self.focus(label)
        self.pilot.key("return")

    def focus(self, label):
        """Go on with Tab until the focus is there."""
        for _ in range(200):
            focus = self.screen.focus
            if focus is not None and focus.label == label:
                return
            self.pilot.key("tab")
        raise AssertionError(f"Tab never comes to '{label}'")

    def free(self, label):
        """A point of a widget where the mouse really meets it."""
        widget = self.pilot.find(label)
        top = self.pilot.app.top
        box = widget.rect
        for dx, dy in (
            (0.5, 0.5),
            (0.2, 0.5),
            (0.8, 0.3),
            (0.1, 0.1),
            (0.9, 0.9),
            (0.5, 0.95),
            (0.5, 0.05),
            (0.03, 0.5),
        ):
            point = (box.x + int(box.width * dx), box.y + int(box.height * dy))
            if top.widget_at(point) is widget:
                return point
        return widget.rect.center


def mine(sitting, done, most=120):
    """Go on, with the first option that is no pass, until it is this person's turn and something is so."""
    with seen_last(sitting.pilot.app):
        for _ in range(most):
            sitting.wait()
            assert not sitting.match.game.over
            if done(sitting.screen):
                return sitting
            options = sitting.screen.view.options
            sitting.screen.commands.give(1 if len(options) > 1 else 0)
    raise AssertionError("it never comes to that")


def turn(screen):
    return screen.view.query == "turn" and bool(screen.drag_and_drop.choosing.sources)


def own(sitting):
    hand = next(z for z, place in enumerate(sitting.screen.places.zones) if place.own and place.look.kind == "hand")
    return sitting.screen.scene.zones[hand]
