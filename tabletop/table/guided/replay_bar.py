"""The bar below a match that is watched again: the way through it, how fast, before whose eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.progress.replay import ALL_HANDS
from tabletop.table.widgets import panel_style
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.value_controls import DropDown
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match import Seat
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.rich_text import RichText

HIGH = 112  # units of the whole bar
PLAY_ON = "play on"
LARGEST, LEAST = 20, 14  # units of the letters of a sentence
TRACK = 30  # units of the line at its upper edge


class ReplaySteps(NamedTuple):
    """What the bar does: by the names of its buttons, at a place of the line, and with other eyes."""

    press: Callable[[str], None]
    go: Callable[[int], None]
    look: Callable[[int], None]


class MoreButton(NamedTuple):
    """`name`: what is heard of it; one with an icon alone has a tooltip."""

    name: str
    icon: str
    text: str = ""
    tooltip: str = ""


class ReplayPosition(NamedTuple):
    """How far it is: `n` of `last` answers, turn `turn` of `turns`; a sentence about the moment, "" for none."""

    n: int
    last: int
    turn: int
    turns: int
    playing: bool
    pace: str
    words: str = ""


def eyes_of(seats: Sequence[Seat]) -> list[tuple[int, str]]:
    """Before whose eyes a match can be watched: every seat's, all at once, nobody's."""
    own = [(place, tr("guided-eyes-of", name=seat.name)) for place, seat in enumerate(seats)]
    return [(ALL_HANDS, tr("guided-all-hands")), *own, (NOBODY, tr("guided-onlooker"))]


class ReplayTrack(Widget):
    """The line of the match: a mark for each turn; a press goes there, arrows from turn to turn."""

    focusable = True

    def __init__(self, turns: Sequence[int], last: int, steer: ReplaySteps) -> None:
        super().__init__("track", tooltip=tr("guided-press-where"))
        self.turns, self.last, self.steer = tuple(turns), max(1, last), steer
        self.n = 0

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind not in ("down", "move"):
            return event.kind == "up"
        share = (event.pos[0] - self.rect.x) / max(1, self.rect.width)
        self.steer.go(round(max(0.0, min(1.0, share)) * self.last))
        return True

    def on_action(self, action: Action) -> bool:
        if action not in ("left", "right"):
            return False
        self.steer.press("turn before" if action == "left" else "next turn")
        return True

    def _x(self, n: int) -> int:
        return self.rect.x + round(self.rect.width * n / self.last)

    def draw(self, target: pygame.Surface) -> None:
        kit, high = self.kit, self.u(8)
        bar = pygame.Rect(self.rect.x, self.rect.centery - high // 2, self.rect.width, high)
        kit.panel(target, bar, "inset")
        done = pygame.Rect(bar.x, bar.y, max(high, self._x(self.n) - bar.x), high)
        target.blit(shapes.filled(done.size, high // 2, kit.color("gold_light"), kit.color("gold")), done)
        for turn in self.turns:
            mark = pygame.Rect(self._x(turn), bar.y, max(1, kit.u(2)), high)
            target.fill(kit.color("night" if turn <= self.n else "muted"), mark)
        side = kit.u(22)
        knob = shapes.disc(side, kit.color("white"), kit.color("gold"))
        target.blit(knob, knob.get_rect(center=(self._x(self.n), bar.centery)))


class ReplayBar(Widget):
    """See the module. `more`: buttons at the right end."""

    def __init__(
        self,
        seats: Sequence[Seat],
        eyes: int,
        track: ReplayTrack,
        steer: ReplaySteps,
        pace_key: str,
        more: Sequence[MoreButton] = (),
    ) -> None:
        super().__init__("player")
        self.steer = steer
        self.track = self.add(track)
        self.before = self._button("turn before", "skip-previous", f"{tr('guided-turn-before')}  **Page up**")
        self.earlier = self._button("one step back", "chevron-left", f"{tr('guided-step-back')}  **Left**")
        self.play = self._button("play", "pause", f"{tr('guided-play-or-pause')}  **Space**", style="primary")
        self.later = self._button("one step on", "chevron-right", f"{tr('guided-step-on')}  **Right**")
        self.after = self._button("next turn", "skip-next", f"{tr('guided-next-turn')}  **Page down**")
        self.pace = self._button("pace", "speedometer", f"{tr('guided-how-fast')}  {{key:{pace_key}}}", style="ghost")
        whose = f"{tr('guided-whose-eyes')}  {{key:e}}"
        self.eyes = self.add(DropDown(eyes_of(seats), eyes, steer.look, label="eyes", tooltip=whose))
        self.more = [self._button(one.name, one.icon, one.tooltip, text=one.text) for one in more]
        self.leave = self._button("leave", "close", f"{tr('guided-leave')}  **Esc**", style="ghost")
        self.reached = ReplayPosition(0, 0, 0, 0, playing=False, pace="")

    def _button(self, name: str, icon: str, tooltip: str = "", *, text: str = "", style: str = "secondary") -> Button:
        def press() -> None:
            self.steer.press(name)

        made = self.add(Button(text, press, label=name, style=style, icon=icon, tooltip=tooltip, role="strong"))
        made.height = 56
        return made

    def update(self, reached: ReplayPosition) -> None:
        """Say how far it is."""
        if reached == self.reached:
            return
        self.reached, self.track.n = reached, reached.n
        self.play.icon = "pause" if reached.playing else "play"
        self.before.enabled = self.earlier.enabled = reached.n > 0
        self.after.enabled = self.later.enabled = reached.n < reached.last
        if self.pace.text != reached.pace:
            self.pace.text = reached.pace
            self.layout()
        self.refresh()

    # --- place and picture
    def layout(self) -> None:
        inside = rects.inset(self.rect, self.u(28), 0)
        line, rest = rects.cut_top(inside, self.u(TRACK))
        self.track.place(line)
        gap, high, side = self.u(10), self.u(56), self.u(64)
        row, _ = rects.cut_top(rest, self.u(66))
        for button in (self.before, self.earlier, self.play, self.later, self.after):
            place, row = rects.cut_left(row, side, gap)
            button.place(rects.center(place, side, high))
        for button in (self.leave, *reversed(self.more)):
            wide = side if not button.text else button.measure(self.u(300))[0]
            place, row = rects.cut_right(row, wide, gap)
            button.place(rects.center(place, wide, high))
        place, row = rects.cut_right(row, self.u(270), gap)
        self.eyes.place(rects.center(place, place.width, high))
        place, row = rects.cut_right(row, self.u(150), gap)
        self.pace.place(rects.center(place, place.width, high))
        self.words = rects.inset(row, self.u(8), 0)

    words = pygame.Rect(0, 0, 0, 0)

    def fitted(self, words: str) -> RichText:
        """As large as there is room for in the bar."""
        kit, size = self.kit, LARGEST
        text = kit.rich(words, "small", self.words.width, "text", size=size)
        while text.size[1] > self.rect.bottom - self.track.rect.bottom and size > LEAST:
            size -= 1
            text = kit.rich(words, "small", self.words.width, "text", size=size)
        return text

    def draw(self, target: pygame.Surface) -> None:
        kit, reached = self.kit, self.reached
        target.fill(kit.color("night"), self.rect)
        panel_style.panel(target, kit, self.rect, "count")
        if reached.words:
            text = self.fitted(reached.words)
            text.draw(target, (self.words.x, self.words.centery - text.size[1] // 2))
        else:
            told = (
                tr("guided-turn-of", turn=reached.turn, turns=reached.turns) if reached.n else tr("guided-before-first")
            )
            kit.write(target, told, "strong", self.words, "muted", size=kit.fit(told, "strong", self.words.width, 0.5))
        super().draw(target)
