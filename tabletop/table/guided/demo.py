"""The show: bots play with open hands, a commentator explains; any input returns to the menu. It goes round all games, for
ever.

    DemoScreen(services, game)

`thinker`, `seed`: whoever thinks for the bots (None: a process of its own) and the first deal (None: another every time).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.bots.bot_client import BotClient
from tabletop.core.messages import SeatRef
from tabletop.core.view import redact, view
from tabletop.i18n import tr
from tabletop.match import TableSetup, bot, start
from tabletop.table.playback.commentary import CommentaryLines
from tabletop.table.playback.event_sequencer import EventSequencer
from tabletop.table.table_screen import TableScreen
from tabletop.table.widgets import panel_style
from tabletop.toolkit import shapes
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event as Input

    from tabletop.app.services import AppServices
    from tabletop.core.table import Event
    from tabletop.match.bot_players import BotRunner as Thinks
    from tabletop.match.seats import Level
    from tabletop.table.playback.event_sequencer import PlaybackTools, ScheduledEvent

# The commentator of a show: a ribbon with what has happened, what it means, and the mark of the show; and its pace.

PAD, LAMP, GAP = 32, 10, 22
SPEED = {"slow": 1.6, "normal": 1.0, "fast": 0.65, "at once": 0.45}  # of the setting "text_speed"
LEAST, MOST, LETTER = 1300, 5200, 36  # ms to read a remark, and per letter


def reading_ms(text: str, speed: str = "normal") -> float:
    """How long somebody needs to read this."""
    return min(MOST, LEAST + LETTER * len(text)) * SPEED[speed]


class CommentarySequencer(EventSequencer):
    """It stops for whoever reads along. `remark(event)` says something and returns how long it is read (ms)."""

    def __init__(self, means: PlaybackTools, remark: Callable[[Event], float]) -> None:
        super().__init__(means)
        self.remark = remark
        self._pause = 0.0

    def _tell(self, event: Event) -> None:
        super()._tell(event)
        self._pause = self.remark(event) if event[0] == "say" else 0.0

    def _rest(self, cue: ScheduledEvent) -> float:
        """Reading takes its time at any speed of the animation."""
        return max(super()._rest(cue), self._pause)


class CommentaryBar(Widget):
    """Give it the place of the prompt: it grows upwards from the lower edge. `wide`: its most, in units."""

    def __init__(self) -> None:
        super().__init__("commentary")
        self.visible = False
        self.head = self.text = ""
        self.color = "gold"

    def say(self, head: str, text: str, color: str) -> None:
        """Show a line of the log and a remark, both rich text."""
        self.head, self.text, self.color = head, text, color
        self.visible = True
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        side = kit.u(PAD)
        room = min(self.rect.width, kit.u(1060)) - 2 * side - kit.u(LAMP + GAP)
        head = kit.rich(self.head, "strong", room, size=27)
        text = kit.rich(self.text, "body", room, "muted", size=23) if self.text else None
        below = text.size[1] + kit.u(4) if text is not None else 0
        wide = max(head.size[0], text.size[0] if text is not None else 0)
        box = pygame.Rect(0, 0, wide + 2 * side + kit.u(LAMP + GAP), head.size[1] + below + 2 * kit.u(16))
        box.midbottom = self.rect.midbottom
        panel_style.panel(target, kit, box, "ribbon")
        tint = kit.color(self.color)
        lamp = pygame.Rect(box.x + side, box.y + kit.u(18), kit.u(LAMP), box.height - kit.u(36))
        target.blit(shapes.filled(lamp.size, lamp.width // 2, tint.lerp(kit.color("white"), 0.4), tint), lamp)
        left, top = lamp.right + kit.u(GAP), box.y + kit.u(16)
        head.draw(target, (left, top))
        if text is not None:
            text.draw(target, (left, top + head.size[1] + kit.u(4)))


class CommentaryLine(Widget):
    """A discreet mark in a corner: this is a show, and any key ends it."""

    def __init__(self, text: str) -> None:
        super().__init__("on air")
        self.text = text

    def measure(self, width: int) -> tuple[int, int]:  # noqa: ARG002  # as wide as its words
        return self.kit.measure(self.text, "caption") + self.u(66), self.u(44)

    def draw(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self.rect
        panel_style.panel(target, kit, box, "count")
        side = kit.u(14)
        dot = pygame.Rect(box.x + kit.u(20), box.centery - side // 2, side, side)
        target.blit(shapes.disc(side, kit.color("coral")), dot)
        place = pygame.Rect(dot.right + kit.u(12), box.y, box.right - dot.right - kit.u(20), box.height)
        kit.write(target, self.text, "caption", place, "text")


CAST: tuple[Level, ...] = ("normal", "hard", "easy", "hard")
STRAY = 14  # pixels that a mouse may tremble
STICK = 0.6  # of a gamepad's stick
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION,
           pygame.FINGERDOWN)  # fmt: skip


class DemoScreen(TableScreen):
    """See the module."""

    open_hands = True
    aloud = False

    def __init__(
        self, services: AppServices, game: str, thinker: Thinks | None = None, seed: int | None = None
    ) -> None:
        self._own: BotClient | None = None
        if thinker is None:
            thinker = self._own = BotClient()
        self.thinker, self.game, self.home = thinker, game, services
        seats = tuple(bot(i, CAST[i % len(CAST)]) for i in range(services.game(game).seats_near(len(CAST))))
        chosen = int(services.now()) if seed is None else seed
        setup = TableSetup(game=game, seats=seats, seed=chosen, privacy="open", pace="quick")
        super().__init__(start(setup, thinker, 0), services, on_end=lambda _: self._again(), now=0)
        self.touched = self.leave
        self._rested: tuple[int, int] | None = None

    # --- life
    def build(self) -> None:
        super().build()
        self.captions = CommentaryLines(self.match.definition, self.hud.words.seat)
        self.commentary = self.add(CommentaryBar())
        self.mark = self.add(CommentaryLine(tr("guided-demo")))

    def make_sequencer(self, means: PlaybackTools) -> CommentarySequencer:
        return CommentarySequencer(means, self._remark)

    def layout(self) -> None:
        super().layout()
        for widget in (self.hud.prompt, self.hud.corner):
            widget.visible = False
        areas = self.places.areas
        self.commentary.place(areas.prompt)
        wide, high = self.mark.measure(self.rect.width)
        self.mark.place(pygame.Rect(areas.corner.right - wide, areas.corner.y, wide, high))

    @property
    def read(self) -> Sequence[pygame.Rect]:
        """The commentary stands in the prompt's place."""
        return [*super().read, self.commentary.rect]

    def show(self) -> None:
        super().show()
        self.hud.prompt.visible = False

    def update(self, now: float) -> bool:
        """The match waits until everything has been told and read."""
        if self.sequencer.busy:
            self.clock.stop()
        elif not self.clock.runs and self.app.top is self:
            self.clock.go()
        return super().update(now)

    # --- the commentator
    def _remark(self, event: Event) -> float:
        word, match = event[1], self.match
        lines = match.definition.narrate(view(match.game), redact(event, self._listener(event)))
        if not lines or not self.captions.knows(word):
            return 0
        line = lines[0]
        text = self.captions.remark(word, line)
        first = next((part for part in line if isinstance(part, SeatRef)), None)
        color = match.setup.seats[first.seat].colour if first is not None else "gold"
        words = self.hud.words
        self.commentary.say(words.rich(line, symbols=self.app.prefs.symbols), text, color or "gold")
        return 0 if self.captions.quiet(word) else reading_ms(words.plain(line) + text, self.home.settings.text_speed)

    def _listener(self, event: Event) -> int:
        """Somebody who hears all of it: the audience sees every hand."""
        return next((seat for seat in self.player_view.eyes if redact(event, seat) == event), -1)

    # --- the end
    def _again(self) -> None:
        """Show a match of the next game in place of this one."""
        app, thinker = self.app, self.thinker
        self._own, own = None, self._own
        games = [game.id for game in self.home.ready]
        game = games[(games.index(self.game) + 1) % len(games)]
        following = DemoScreen(self.home, game, thinker, self.match.setup.seed + 1)
        following._own = own  # the process goes on thinking
        self.leave()
        app.push(following)

    def leave(self) -> None:
        """Back to where the show was started."""
        self.let_go()
        self.close("menu")

    def let_go(self) -> None:
        super().let_go()
        if self._own is not None:
            self._own.close()

    def on_event(self, event: Input) -> bool:
        if event.type in PRESSES or self._moved(event):
            self.leave()
            return True
        return False

    def _moved(self, event: Input) -> bool:
        if event.type == pygame.JOYAXISMOTION:
            return bool(abs(event.value) > STICK)
        if event.type != pygame.MOUSEMOTION:
            return False
        x, y = event.pos
        self._rested = self._rested or (x, y)
        return bool(abs(x - self._rested[0]) + abs(y - self._rested[1]) > STRAY)
