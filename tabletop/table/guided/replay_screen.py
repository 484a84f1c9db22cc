"""A kept match, watched again at the table: step by step, at any pace, before any seat's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.app import key_bindings
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.match.start_state import from_here
from tabletop.table.cards.arrows import BEND, line
from tabletop.table.guided.replay_bar import (
    HIGH,
    PLAY_ON,
    MoreButton,
    ReplayBar,
    ReplayPosition,
    ReplaySteps,
    ReplayTrack,
)
from tabletop.table.input.hints import ring
from tabletop.table.minigame_requests import TableMinigames
from tabletop.table.model import messages
from tabletop.table.model.commands import TableCommands
from tabletop.table.model.selection import BARE, target_of
from tabletop.table.own_puzzle import puzzling, search
from tabletop.table.playback.reading_time import PACES, next_pace
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.core.ask import Option
    from tabletop.core.definition import Definition
    from tabletop.match.settings import Telling
    from tabletop.progress.replay import ReplayedMatch
    from tabletop.table.cards.scene import Scene
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.match_clock import MatchClock
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import TableContext
    from tabletop.toolkit.draw_context import DrawContext

# Answers as arrows over the table: from the card or the seat that gives one to whom or what it is aimed at. Of a card
# that is aimed at nothing there is a ring.

Point = tuple[float, float]


class AnswerArrow(NamedTuple):
    """The answer of a seat, in a colour of the palette."""

    seat: int
    option: Option
    color: str


class AnswerArrows(Widget):
    """`show` says which ones lie over the table now."""

    def __init__(self, definition: Definition, scene: Scene, kit: DrawContext) -> None:
        super().__init__("arrows")
        self.definition, self.scene, self.table_kit = definition, scene, kit
        self.arrows: tuple[AnswerArrow, ...] = ()

    def show(self, arrows: Sequence[AnswerArrow]) -> None:
        if tuple(arrows) != self.arrows:
            self.arrows = tuple(arrows)
            self.refresh()

    def hears_pointer(self) -> bool:
        return False

    def draw(self, target: pygame.Surface) -> None:
        places = self.scene.places
        for i, arrow in enumerate(self.arrows if places is not None else ()):
            box = self._alone(arrow)
            if box is not None:
                side = i * self.table_kit.u(12)  # both may be about one card
                target.fblits([ring(self.table_kit, box.inflate(side, side), arrow.color)])
                continue
            ends = self._ends(arrow, places) if places is not None else None
            if ends is not None:
                bend = BEND if i else -BEND  # two from the same card part
                target.fblits(line(self.table_kit, *ends, arrow.color, bend=bend))

    def _alone(self, arrow: AnswerArrow) -> pygame.Rect | None:
        """Where the card lies that an answer is about, if it goes nowhere."""
        act, sprite = self.definition.act(arrow.option), self.scene.sprites.get(arrow.option[1])
        bare = act is not None and sprite is not None and target_of(act.spot, arrow.option[2]) == BARE
        return self.scene.pose(sprite).box if bare and sprite is not None else None

    def _ends(self, arrow: AnswerArrow, places: ZonePlaces) -> tuple[Point, Point] | None:
        act = self.definition.act(arrow.option)
        if act is None:
            return None
        _, card, spot = arrow.option
        start = self._card(card) or places.areas.seats[arrow.seat].badge.center
        end: Point | None = places.areas.centre.center
        if act.spot == "seat":
            end = places.areas.seats[spot].badge.center
        elif act.spot == "card":
            end = self._card(spot)
        elif act.spot == "zone":
            end = places.drop(spot).center
        return (start, end) if end is not None else None

    def _card(self, card: int) -> Point | None:
        sprite = self.scene.sprites.get(card)
        return (sprite.goal.x, sprite.goal.y - sprite.goal.height * 0.25) if sprite is not None else None


class MomentNote(NamedTuple):
    """What is said of the moment after `n` answers: rich text, and answers as arrows. `since`: it is told again from that many
    answers on, None: it is only shown.
    """

    n: int
    words: str
    arrows: tuple[AnswerArrow, ...] = ()
    since: int | None = None

    def about(self, n: int) -> bool:
        """Whether it is said while the table shows the moment after `n` answers."""
        return (self.n if self.since is None else self.since) <= n <= self.n


PUZZLE = "make a puzzle of this moment"
AGAIN = "once more"
REST = 450  # ms between two steps, at a brisk pace
BEFORE = 800  # ms that the table is seen before a moment is told again
KEYS = {
    "left": "one step back",
    "right": "one step on",
    "page up": "turn before",
    "page down": "next turn",
    "home": "start",
    "end": "end",
    "space": "play",
    "e": "eyes",
}


class ReplayMinigames(TableMinigames):
    """What hands did outside the rules is shown as it was recorded, before the table tells what came of it; nobody does it
    again.
    """

    def holds(self) -> bool:
        self._covered()
        return self.playing is not None

    def tick(self) -> None:
        """Nothing is open."""


class ReplayCommands(TableCommands):
    """The only actions are those on the way through the match. `on_time`: what a frame does while nothing is told."""

    on_time: Callable[[], None]

    def pass_time(self, clock: MatchClock, *, telling: bool) -> None:
        if clock.runs and not telling:
            self.on_time()

    def take_back(self, seat: int = -1) -> None:  # noqa: ARG002  # nobody's name stands under it
        self.post(messages.MomentLeft(-1))

    def again(self) -> None:
        self.post(messages.MomentLeft(1))


class ReplayScreen(TableScreen):
    """`at`: the answers that are shown at first; `playing`: it goes on by itself; `note`: what is said of one moment, or how it
    is told again.
    """

    make_minigames = ReplayMinigames
    ends = helps = False
    match: ReplayedMatch

    def __init__(
        self,
        match: ReplayedMatch,
        services: AppServices,
        *,
        at: int = 0,
        playing: bool = True,
        note: MomentNote | None = None,
    ) -> None:
        again = note is not None and note.since is not None
        match.go(note.since if note is not None and note.since is not None else at)
        self.home = services
        super().__init__(match, services, on_end=lambda _: None, now=0)
        self.playing, self.note = playing or again, note
        self.pace: Telling = "brisk"
        self._next = BEFORE if again else 0

    # --- parts
    def build(self) -> None:
        super().build()
        self.app.prefs.telling = PACES[self.pace]
        steer = ReplaySteps(self.do, self.go, self.look)
        track = ReplayTrack(self.match.turns, self.match.last, steer)
        again = [MoreButton(AGAIN, "restart", tr("guided-once-more"))] if self._since is not None else []
        more = [MoreButton(PUZZLE, "puzzle", tooltip=tr("table-make-puzzle"))] if puzzling(self.match) else []
        more += [MoreButton(PLAY_ON, "hand", tr("guided-play-on"))] if self.match.setup.humans else []
        pace_key = key_bindings.key_of(self.hud.settings(), "telling")
        seats, eyes = self.match.setup.seats, self.match.watching.who
        self.player = self.add(ReplayBar(seats, eyes, track, steer, pace_key, [*again, *more]))
        self.arrows = self.add(AnswerArrows(self.match.definition, self.scene, self.kit))
        self.children.insert(self.children.index(self.hud.low[0]), self.children.pop())  # below the panels
        if self.match.notice:
            sorry(self.app, self.match.notice)

    def make_commands(self, context: TableContext) -> ReplayCommands:
        commands = ReplayCommands(context, lambda: self.now)
        commands.on_time = self._on_time
        return commands

    @property
    def canvas(self) -> pygame.Rect:
        return rects.cut_bottom(self.rect, self.u(HIGH))[1]

    def layout(self) -> None:
        super().layout()
        self.player.place(rects.cut_bottom(self.rect, self.u(HIGH))[0])

    def show(self) -> None:
        super().show()
        self.hud.corner.update(
            undo="" if self.match.n else tr("guided-beginning"),
            redo="" if self.match.n < self.match.last else tr("guided-end"),
        )
        self._count()

    def _count(self) -> None:
        match = self.match
        note = self.note if self.note is not None and self.note.about(match.n) else None
        pace, words = tr("guided-pace", pace=self.pace), note.words if note is not None else ""
        self.player.update(ReplayPosition(match.n, match.last, match.turn, len(match.turns), self.playing, pace, words))
        self.arrows.show(note.arrows if note is not None else ())

    # --- the way through it
    def _on_time(self) -> None:
        if self.playing and self.now >= self._next:
            self._next = self.now + round(REST * self.app.prefs.telling)
            more, note = self._go_on(), self.note
            self.playing = more and (note is None or note.since is None or self.match.n != note.n)
            self._count()

    @property
    def _since(self) -> int | None:
        return self.note.since if self.note is not None else None

    def _go_on(self) -> bool:
        """Tell the next answer that did something, by what was recorded of it first; False at the end."""
        more = self.match.step()
        if self.match.n <= len(self.match.record.answers):  # beyond, there are states alone
            self.minigames.look_back(self.match.n)
        return more

    def do(self, name: str) -> None:
        """What a button or a key is for, by its name."""
        match = self.match
        ways: dict[str, Callable[[], object]] = {
            "one step on": self._step,
            "one step back": match.back,
            "next turn": match.next_turn,
            "turn before": match.turn_before,
            "start": lambda: match.go(0),
            "end": lambda: match.go(match.last),
        }
        if name in ways:
            self.playing = False
            self.sequencer.finish()
            ways[name]()
            self.on_message(messages.MatchChanged())
        elif name == "play":
            self.playing = not self.playing
            if self.playing and match.n == match.last:
                self.go(0)
        elif name == "pace":
            self._faster()
        elif name == AGAIN and self._since is not None:
            self.go(self._since)
            self.playing, self._next = True, self.now + BEFORE
        elif name == "eyes":
            self.player.eyes.choose((self.player.eyes.index + 1) % len(self.player.eyes.options))
        elif name == PLAY_ON:
            self._ask_on()
        elif name == PUZZLE:
            self.playing = False
            search(self.app, self.home, self.match, self.match.n)
        elif name == "leave":
            self.close(None)
        self._count()

    # --- playing on
    def _ask_on(self) -> None:
        self.playing = False
        self.sequencer.finish()
        answers: list[DialogButton[str]] = [
            DialogButton(tr("toolkit-cancel"), "", "ghost"),
            DialogButton(tr("guided-dealt-anew"), "anew", "secondary", "shuffle"),
            DialogButton(tr("guided-as-they-were"), "same", "primary", "play"),
        ]
        self.app.push(Dialog(tr("guided-play-on"), tr("guided-new-match"), answers, icon="hand"), self._on)

    def _on(self, choice: str | None) -> None:
        """A new match from the moment that is shown."""
        if not choice:
            return
        match, services = self.match, self.home
        anew = next(iter(match.setup.humans)) if choice == "anew" else None
        try:
            setup = from_here(match.setup, match.record, match.n, services.seed(), anew=anew)
        except (ValueError, LookupError) as error:
            sorry(self.app, tr("guided-no-playing-on", why=str(error)))
            return
        app = self.app
        self.close(None)
        while len(app.screens) > 1:  # the new table stands above the menu, as all do
            app.top.close()
        services.routes.play(setup)

    def _step(self) -> None:
        self._go_on()
        self._next = self.now

    def go(self, n: int) -> None:
        """Show the moment after `n` answers."""
        if n != self.match.n:
            self.sequencer.finish()
            self.match.go(n)
            self.on_message(messages.MatchChanged())

    def look(self, who: int) -> None:
        """Before other eyes."""
        self.sequencer.finish()
        self.match.watching.who = who
        self.time_travel.together()
        self.on_message(messages.PlaybackEnded(anew=True))

    def _faster(self) -> None:
        self.pace = next_pace(self.pace)
        self.app.prefs.telling = PACES[self.pace]

    # --- input
    def on_key(self, event: Event) -> bool:
        name = place_of(event)
        if self.hud.floating.open or (name in ("left", "right") and self.focus is not None):
            return super().on_key(event)
        if name in KEYS:
            self.do(KEYS[name])
            return True
        if self.services is not None and key_bindings.of_key(self.services.settings, name) == "pass_turn":
            return True
        return super().on_key(event)

    def on_message(self, message: Message) -> None:
        match message:
            case messages.CommandCalled("menu" | "pause"):
                self.close(None)
            case messages.CommandCalled("telling"):
                self.do("pace")
            case messages.MomentLeft(step):
                self.do("one step on" if step > 0 else "one step back")
            case messages.MomentChosen(n) if n is not None:
                self.playing = False
                self.go(n)
            case _:
                super().on_message(message)
