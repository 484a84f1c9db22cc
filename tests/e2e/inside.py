"""The real program that also tells a test what is on its screen: `python -m tests.e2e.inside SOCKET WORDS...`.

Nothing else is changed: window, mouse, keys, clock and disk are real. Once a frame one question is answered, by a socket.
"""

from __future__ import annotations

import json
import socket
import sys

from tabletop.cli import app as program
from tabletop.core.ask import PASS
from tabletop.match.seats import gesture_keys
from tabletop.ui.app import App
from tabletop.ui.screen import reveal
from tabletop.ui.table.choosing import Target
from tabletop.ui.table.screen import TableScreen


class Told:
    """What a test may ask, by the names of the methods; answers are plain data."""

    def __init__(self, app):
        self.app = app

    @property
    def table(self):
        return next((screen for screen in reversed(self.app.screens) if isinstance(screen, TableScreen)), None)

    def screen(self):
        """Which screen is on top, and what the match waits for."""
        found = {"top": self.app.top.label}
        if self.table is None:
            return found
        match, referee = self.table.match, self.table.world.referee
        curtain, race = match.privacy.curtain, referee.race
        found |= {"n": match.n, "over": match.game.over, "curtain": curtain.seat if curtain else None}
        found |= {"phase": race.phase if race is not None else None, "racers": self._racers(race)}
        found |= {"query": "" if match.game.over else match.game.ask[2], "viewer": match.viewer}
        found |= {"collecting": match.window is not None and match.window.shown and match.window.collecting}
        found |= {
            "left": list(match.game.left),
            "serving": match.window is not None and match.window.serving is not None,
        }
        mine = match.asked >= 0 and match.viewer == match.asked and not self.table.story.busy
        return found | {"options": self._options() if mine and self.app.top is self.table else []}

    @staticmethod
    def _racers(race):
        return [] if race is None or race.stage.false_alarm else [racer.seat for racer in race.stage.racers]

    def _options(self):
        acts, choosing = self.table.match.definition.acts, self.table.handling.choosing
        return [
            ["PASS" if o == PASS else acts[o[0]].name, o[1], o[2], "" if o == PASS else acts[o[0]].spot]
            for o in choosing.options
        ]

    def keys(self):
        """By seat: the keys of its curtain and of its races."""
        seats = self.table.match.setup.seats
        return [[seat.react, gesture_keys(seats).get(i, "")] for i, seat in enumerate(seats)]

    def seen(self):
        """By seat: how many cards of its hand show their face."""
        scene, kernel, seats = self.table.scene, self.table.kernel, self.table.match.setup.seats
        hands = [scene.zones[kernel.find("hand", seat)] for seat in range(len(seats))]
        return [sum(not sprite.back and sprite.kind != 255 for sprite in hand) for hand in hands]

    def spot(self, label):
        """A point of a widget where the mouse meets it, None when it is not there."""
        top = self.app.top
        widget = next((w for w in reversed(list(top.walk())) if w.label == label and w is not top), None)
        if widget is None:
            return None
        reveal(widget)
        box = widget.rect
        points = [
            (box.x + int(box.width * x), box.y + int(box.height * y)) for y in (0.5, 0.9, 0.1) for x in (0.5, 0.1, 0.9)
        ]
        return next((point for point in points if top.widget_at(point) is widget), box.center)

    def goal(self, spot, number):
        """The middle of a target of the card that is held."""
        boxes = self.table.spots.box(Target(spot, number))
        return boxes[0].center if boxes else None

    def focus(self):
        focus = self.app.top.focus
        return focus.label if focus is not None else None


def serve(server, app):
    """Answer the question that waits, if there is one."""
    try:
        line, _ = server.accept()
    except BlockingIOError:
        return
    with line, line.makefile("rw") as talk:
        name, *words = json.loads(talk.readline())
        talk.write(json.dumps(getattr(Told(app), name)(*words)) + "\n")


def main():
    server = socket.socket(socket.AF_UNIX)
    server.bind(sys.argv.pop(1))
    server.listen()
    server.setblocking(False)
    step = App.step

    def stepped(app, events):
        step(app, events)
        if app.screens:
            serve(server, app)

    App.step = stepped
    program()


if __name__ == "__main__":
    main()
