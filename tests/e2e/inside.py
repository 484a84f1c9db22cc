"""The real program that also tells a test what is on its screen: `python -m tests.e2e.inside SOCKET PACE WORDS...`.

Nothing else is changed: window, mouse, keys and disk are real; clock and frames run PACE times as fast, so that nobody
waits for the pauses that people need, and of so many pictures only some are drawn; but in a race clock and pictures are as
at home, for reflexes are real. Once a frame one question is answered, by a socket.
"""

from __future__ import annotations

import json
import select
import socket
import sys
import time
from contextlib import suppress
from weakref import WeakKeyDictionary

import pygame

from tabletop.app import runner
from tabletop.app.runner import Runner
from tabletop.cli import app as program
from tabletop.core.ask import NOBODY, PASS, UNKNOWN
from tabletop.match.seats import race_keys
from tabletop.minigames.flick.flick_screen import FlickScreen
from tabletop.minigames.reflex.referee import Referee
from tabletop.minigames.reflex.signal_round import HUMAN_MS
from tabletop.table.hud.privacy_cover import GUARD_MS
from tabletop.table.model.selection import OptionTarget
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.keyboard import legend
from tabletop.toolkit.widgets.screen import reveal

HANDLED = dict.fromkeys((pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP), 0)
MOUSE = [[-1, -1]]
SEEN = 1 / 15  # seconds from one picture of a hurried program to the next: to draw takes more than half of its time


class Told:
    """What a test may ask, by the names of the methods; answers are plain data."""

    def __init__(self, app):
        self.app = app

    def apart(self, name, *words):
        """The same of the second window; None while there is none."""
        beside = self.app.beside
        return getattr(Told(beside), name)(*words) if beside is not None else None

    @property
    def table(self):
        return next((screen for screen in reversed(self.app.screens) if isinstance(screen, TableScreen)), None)

    def handled(self):
        """How many keys and mouse buttons have gone down and up, and where the mouse is: all they ask for has been done."""
        return [*HANDLED.values(), MOUSE[-1]]

    def shown(self):
        """The first picture has been drawn."""
        return self.app.frames > 0

    def frames(self):
        """How many pictures have been drawn."""
        return self.app.frames

    def hidden(self):
        """The window is known to be out of sight."""
        return self.app.hidden

    def size(self):
        """Of the window that is laid out."""
        return list(self.app.kit.size)

    def focused(self):
        """The window hears the keyboard."""
        return self.app.window._window.focused

    def screen(self):
        """Which screen is on top, and what the match waits for."""
        top = self.app.top
        found = {"top": top.label, "flick": self._flick(top) if isinstance(top, FlickScreen) else None}
        if self.table is None:
            return found
        match, race, game = self.table.match, self._race, self.table.match.game
        curtain = self.table.player_view.privacy.curtain
        found |= {"n": match.n, "over": game.over, "curtain": curtain.seat if curtain else None}
        found |= {"phase": race.phase if race is not None else None, "racers": self._racers(race)}
        found |= {
            "query": "" if game.over else game.ask[2],
            "no": game.no,
            "viewer": self.table.player_view.viewer,
            "left": list(game.left),
        }
        window = match.window
        found |= {"collecting": window is not None and window.shown and window.collecting}
        found |= {"serving": window.serving if window is not None else None}
        found |= {"leaked": self.leaked()}
        return found | {"options": self._options() if self._asked() else []}

    @staticmethod
    def _flick(top):
        """What a person has to do with a shot: "aim", "verdict"; "" while it flies, or a bot shoots."""
        return "aim" if top.aiming else "verdict" if top.phase == "verdict" and not top.facts.bot else ""

    def _asked(self):
        """Somebody at the screen has to choose now, and all has been shown."""
        table, player_view = self.table, self.table.player_view
        return (
            player_view.asked != NOBODY
            and player_view.viewer == player_view.asked
            and not table.sequencer.busy
            and self.app.top is table
        )

    def touches(self):
        """What somebody here may do with a card now, as [act, card]; [] while something is told."""
        table = self.table
        if table is None or self.app.top is not table or table.sequencer.busy or table.player_view.deciding == NOBODY:
            return []
        acts = table.match.definition.acts
        return [[acts[act].name, card] for act, card, _ in table.view.options if card >= 0]

    def holdable(self):
        """The curtain hangs, or hides the hand alone, and takes a held key for what it is: no press of before is left."""
        curtain = self.table.hud.reactions.curtain
        return self.table.hud.reactions.peek.covered != NOBODY or (
            curtain.closed and self.app.clock() - curtain.ring._shown >= GUARD_MS
        )

    def back(self):
        """Whoever is served in a window may go back, and the button shows it: Esc means that button now, and no pause."""
        serving = self.table.hud.reactions.prompt
        return serving.visible and serving.back.enabled

    def outcome(self):
        """How the match has ended, None before."""
        found = self.table.match.outcome
        return None if found is None else [found.ending, list(found.winners)]

    @staticmethod
    def _racers(race):
        return [] if race is None or race.stage.false_alarm else [racer.seat for racer in race.stage.racers]

    @property
    def _race(self):
        """The race that is on the screen, None where there is none."""
        return next((play.race for play in self.table.minigames.plays if isinstance(play, Referee)), None)

    def racing(self):
        """The seats that have not landed yet, as soon as a press may count; None before."""
        race = self._race
        signal_round = race.race.signal_round if race is not None else None
        if signal_round is None or signal_round.state != "open" or self.app.clock() - signal_round.signalled < HUMAN_MS:
            return None
        return [seat for seat, lane in signal_round.lanes.items() if not lane.settled]

    def points(self):
        """By seat: what the badges tell as the score."""
        return [status.score for status in self.table.match.definition.looks.seat_status(self.table.view)]

    def _options(self):
        acts, choosing = self.table.match.definition.acts, self.table.drag_and_drop.choosing
        return [
            ["PASS" if o == PASS else acts[o[0]].name, o[1], o[2], "" if o == PASS else acts[o[0]].spot]
            for o in choosing.options
        ]

    def keys(self):
        """By seat: the keys of its React and its Pass button, and of its races."""
        seats = self.table.match.setup.seats
        return [[seat.react, seat.decline, race_keys(seats).get(i, "")] for i, seat in enumerate(seats)]

    def legend(self, place):
        """What stands on a key, as the program shows it."""
        return legend(place)

    def tested(self):
        """The seats whose key is down in the key test."""
        return sorted(self.app.top.test.down_since)

    def corner(self, name):
        """Whether a disc of the corner bar may be pressed."""
        return self.table.hud.corner.buttons[name].enabled

    def voting(self):
        """Whether it is being asked if all agree."""
        return self.table.hud.floating.vote.vote is not None

    def log(self):
        """Whether the large log is open."""
        return self.table.hud.floating.log_sheet.visible

    def leaked(self):
        """Cards in hands that show their face to somebody who does not know them by the rules."""
        table, known = self.table, self.table.match.game.table.veiled(self.table.player_view.viewer).kind
        hands = [zone for zone, place in enumerate(table.constants.kernel.zones) if place.group == "hand"]
        shown = [sprite for zone in hands for sprite in table.scene.zones[zone] if not sprite.back]
        return [sprite.card for sprite in shown if sprite.kind != UNKNOWN and known[sprite.card] == UNKNOWN]

    def spot(self, label):
        """A point of a widget where the mouse meets it, None when it is not there."""
        top, widget = self.app.top, self._widget(label)
        if widget is None:
            return None
        reveal(widget)
        box = widget.rect
        points = [
            (box.x + int(box.width * x), box.y + int(box.height * y)) for y in (0.5, 0.9, 0.1) for x in (0.5, 0.1, 0.9)
        ]
        return next((point for point in points if top.widget_at(point) is widget), box.center)

    def part(self, label, value):
        """The middle of the part of a segmented control that stands for a value."""
        control = self._widget(label)
        return control.cells()[[each for each, _ in control.options].index(value)].center

    def value(self, label):
        """What a control is set to."""
        return self._widget(label).value

    def _widget(self, label):
        return next(
            (w for w in reversed(list(self.app.top.walk())) if w.label == label and w is not self.app.top), None
        )

    def goal(self, spot, number):
        """The middle of a target of the card that is held."""
        boxes = self.table.input.hit_targets.box(OptionTarget(spot, number))
        return boxes[0].center if boxes else None

    def name(self, number):
        """The label of one of the names to choose from, None where none is asked for."""
        sheet = self.table.hud.floating.title_grid
        return next((tile.label for tile in sheet.grid.children if sheet.visible and tile.card.id == number), None)

    def focus(self):
        focus = self.app.top.focus
        return focus.label if focus is not None else None

    def tabs(self, label):
        """How many times Tab leads to a widget, with Shift where negative; None when it cannot."""
        top = self.app.top
        order = top.focus_order()
        labels = [widget.label for widget in order]
        if label not in labels:
            return None
        there, count = labels.index(label), len(order)
        if top.focus not in order:
            return there + 1
        ahead = (there - order.index(top.focus)) % count
        return ahead if ahead <= count - ahead else ahead - count


class Speaker:
    """Answers, once a frame, whoever has asked something."""

    def __init__(self, place):
        self.server = socket.socket(socket.AF_UNIX)
        self.server.bind(place)
        self.server.listen()
        self.server.setblocking(False)
        self.line = None

    def serve(self, app):
        if self.line is None:
            self._accept()
        elif select.select([self.line], [], [], 0)[0]:
            asked = self.line.readline()
            if not asked:
                self.line = None
                return
            name, *words = json.loads(asked)
            self.line.write(json.dumps(getattr(Told(app), name)(*words)).encode() + b"\n")

    def _accept(self):
        with suppress(BlockingIOError):
            line, _ = self.server.accept()
            line.setblocking(True)
            self.line = line.makefile("rwb", buffering=0)


class Hurried:
    """A clock that runs `rate` times as fast as the one it is made of."""

    def __init__(self, clock, rate):
        self.clock, self.rate = clock, rate
        self._read, self._shown = clock(), 0.0

    def __call__(self):
        before, self._read = self._read, self.clock()
        self._shown += self.rate * (self._read - before)
        return self._shown


def draw_some():
    """A hurried program draws now and then; what was left out is drawn with the next picture."""
    draw, last = Runner.draw, WeakKeyDictionary()

    def drawn(app):
        now = time.monotonic()
        if app.clock.rate > 1 and now - last.get(app, 0) < SEEN:
            app.dirty = True
            return
        last[app] = now
        draw(app)

    Runner.draw = drawn


def main():
    speaker, pace = Speaker(sys.argv.pop(1)), float(sys.argv.pop(1))
    stopwatch = runner.stopwatch
    runner.stopwatch = lambda: Hurried(stopwatch(), pace)
    runner.MOVING_FPS, runner.IDLE_FPS = (round(pace * fps) for fps in (runner.MOVING_FPS, runner.IDLE_FPS))
    draw_some()
    step, handle = Runner.step, Runner.handle

    def stepped(app, events):
        step(app, events)
        if app.screens and (app.beside is not None or app.neighbour is None):  # the one that runs the other
            app.clock.rate = 1 if app.top.label == "race" else pace
            speaker.serve(app)

    def handled(app, event):
        handle(app, event)
        if event.type in HANDLED:
            HANDLED[event.type] += 1
        elif event.type == pygame.MOUSEMOTION:
            MOUSE[0] = list(event.pos)

    Runner.step, Runner.handle = stepped, handled
    program()


if __name__ == "__main__":
    main()
