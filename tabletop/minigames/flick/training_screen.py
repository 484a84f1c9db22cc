"""What the range and the puzzles of one flick have alike: a panel beside the table, and one bean after the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Literal

import msgspec
import pygame

from tabletop.i18n import tr
from tabletop.minigames.flick.flick_input import GripControl
from tabletop.minigames.flick.line_judge import VerdictText as Words
from tabletop.minigames.flick.physics import FlickScene, Shot, SimulatedShot
from tabletop.minigames.flick.physics.aim_assist import Assist
from tabletop.minigames.flick.physics.noise import levels
from tabletop.minigames.flick.shot_screen import LaneScreen
from tabletop.storage import StoreError
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets import Button, Panel
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices

# What the practice range remembers of a person: choices, best marks, and where the last shots went.

KEY = "flick_range"  # in the settings of the store
MARKS = 240
LAST = 20
BESTS = 12

Ball = Literal["random", "fixed", "centred"]


class RangeMark(msgspec.Struct, frozen=True, array_like=True):
    """Where the shot bean's middle was, mm from the target, when they touched or were nearest; `hole` 0..2."""

    hole: int
    x: float
    y: float
    outcome: str


class BestHit(msgspec.Struct, frozen=True):
    """The hardest hit; `force` is its nearness (1 fells)."""

    shot: Shot
    scene: FlickScene
    force: float


class RangeRecords(msgspec.Struct, kw_only=True):
    """`hole` 3: targets at all black holes. `best`: for its ghost, by place and distance of the target."""

    bean: str = ""
    hole: int = 1
    distance: float = 1.0
    assist: Assist = 2
    ball: Ball = "random"
    tremble: bool = True
    slow: bool = False
    shots: int = 0
    hits: int = 0
    streak: int = 0
    best_streak: int = 0
    best: list[BestHit] = msgspec.field(default_factory=list)
    last: list[bool] = msgspec.field(default_factory=list)
    marks: list[RangeMark] = msgspec.field(default_factory=list)

    def add(self, flight: SimulatedShot, hole: int) -> None:
        """Count a shot at the target that stands at a black hole."""
        verdict = flight.verdict
        hit = verdict.outcome == "hit"
        self.shots += 1
        self.hits += hit
        self.streak = self.streak + 1 if hit else 0
        self.best_streak = max(self.best_streak, self.streak)
        if hit:
            self._best(BestHit(verdict.shot, flight.scene, round(verdict.nearness, 4)))
        self.last = [*self.last, hit][-LAST:]
        self.marks = [*self.marks, mark_of(flight, hole)][-MARKS:]

    def _best(self, found: BestHit) -> None:
        """Keep the better of two, for each scene that was used lately."""
        old = self.best_of(found.scene)
        if old is None or found.force > old.force:
            self.best = [*(best for best in self.best if best is not old), found][-BESTS:]

    def best_of(self, scene: FlickScene) -> BestHit | None:
        """The hardest hit of a scene."""
        return next((best for best in self.best if best.scene == scene), None)

    @property
    def rate(self) -> float:
        """Share of hits among the last shots."""
        return sum(self.last) / len(self.last) if self.last else 0.0

    def level(self) -> str:
        """The bot level that hits as often as the last twenty shots did, "" before there were twenty."""
        if len(self.last) < LAST:
            return ""
        return min(levels(), key=lambda name: abs(levels()[name].hits / 100 - self.rate))

    def advice(self) -> str:
        """One sentence on the last twenty shots."""
        level = self.level()
        if not level:
            return tr("flick-more-for-level", count=LAST - len(self.last))
        return tr("flick-level", level=level)


def mark_of(flight: SimulatedShot, hole: int) -> RangeMark:
    """Where the shot bean was at its first touch, or when it was nearest."""
    step = flight.contacts[0].step if flight.contacts else flight.decisive
    target = flight.contacts[0].target if flight.contacts else _nearest(flight, step)
    pose = flight.pose(step)
    x, y = flight.scene.targets[target]
    place = hole if len(flight.scene.targets) == 1 else target
    return RangeMark(place, round(pose.x - x, 1), round(pose.y - y, 1), flight.verdict.outcome)


def _nearest(flight: SimulatedShot, step: int) -> int:
    pose = flight.pose(step)
    spots = flight.scene.targets
    return min(range(len(spots)), key=lambda i: (spots[i][0] - pose.x) ** 2 + (spots[i][1] - pose.y) ** 2)


def load(services: AppServices) -> RangeRecords:
    """Read the records; what cannot be read begins anew, and the services note it."""
    try:
        stored = services.store.read_settings().get(KEY)
        return msgspec.json.decode(stored, type=RangeRecords) if stored else RangeRecords()
    except (StoreError, msgspec.MsgspecError) as error:
        services.notices.append(tr("flick-records-anew", error=str(error)))
        return RangeRecords()


def save(services: AppServices, records: RangeRecords) -> str:
    """Keep the records; a sentence when that did not work."""
    try:
        services.store.write_settings({KEY: msgspec.json.encode(records).decode()})
    except StoreError as error:
        return tr("flick-not-remembered", error=str(error))
    return ""


SHOWN_MS = 1500


class TrainingScore(Widget):
    """Hits, streaks and the rate of the last twenty, as dots and numbers."""

    def __init__(self, records: RangeRecords, title: str) -> None:
        super().__init__("score")
        self.records, self.title = records, title

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(1040)), self.u(92)

    def draw(self, target: pygame.Surface) -> None:
        kit, kept = self.kit, self.records
        kit.panel(target, self.rect, "panel")
        inner = rects.inset(self.rect, kit.u(24), kit.u(12))
        cells = rects.columns(inner, (1.5, 1, 1, 1, 2.6), kit.u(14))
        title, word = rects.rows(cells[0], (1.5, 1))
        head = tr("flick-practice")
        kit.write(target, head, "title", title, "text", size=kit.fit(head, "title", title.width) * 0.66)
        kit.write(target, self.title, "caption", word, "gold")
        share = tr("flick-percent", share=f"{kept.hits / kept.shots:.0%}".rstrip("%")) if kept.shots else "-"
        for cell, number, name in (
            (cells[1], str(kept.streak), tr("flick-streak")),
            (cells[2], str(kept.best_streak), tr("flick-best")),
            (cells[3], share, tr("flick-hits-of", shots=kept.shots) if kept.shots else tr("flick-hits")),
        ):
            top, low = rects.rows(cell, (1.6, 1))
            kit.write(target, number, "number", top, "gold_light", align="center")
            kit.write(target, name, "caption", low, "muted", align="center")
        self._last(target, cells[4])

    def _last(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, kept = self.kit, self.records
        top, low = rects.rows(box, (1, 1))
        step = min(kit.u(19), box.width // 20)
        side = max(4, step * 3 // 4)
        for i in range(20):
            place = (top.x + i * step, top.centery - side // 2)
            if i < len(kept.last):
                tone = kit.color("leaf" if kept.last[i] else "coral")
                target.blit(shapes.disc(side, tone.lerp("white", 0.3), tone), place)
            else:
                target.blit(shapes.disc(side, pygame.Color(255, 255, 255, 26)), place)
        kit.write(
            target,
            kept.advice(),
            "caption",
            low,
            "muted",
            size=kit.fit(kept.advice(), "caption", max(1, low.width), 0.7),
        )


class FadingVerdict(Widget):
    """A verdict that fades by itself and is in nobody's way."""

    def __init__(self) -> None:
        super().__init__("saying")
        self.words: Words | None = None
        self._part = 1.0

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(620)), self.u(96)

    def show(self, words: Words) -> None:
        """Show a verdict for a while."""
        self.words = words

        def step(part: float) -> None:
            self._part = part

        app = self.app
        app.touch.run(max(1, app.ms(SHOWN_MS)), step, ease="linear", key=("saying", id(self)), done=self._gone)

    def _gone(self) -> None:
        self.words = None

    def draw(self, target: pygame.Surface) -> None:
        if self.words is None:
            return
        kit = self.kit
        rise = 0 if self.app.prefs.reduced_motion else round(kit.u(26) * self._part)
        box = self.rect.move(0, -rise)
        kit.panel(target, box, "pill")
        top, low = rects.rows(rects.inset(box, kit.u(30), kit.u(10)), (1.7, 1))
        size = 44 * min(1.0, top.width / max(1, kit.measure(self.words.title, "script", 44)))
        kit.write(target, self.words.title, "script", top, self.words.color, align="center", size=size)
        kit.write(target, self.words.detail, "caption", low, "text", align="center")


SIDE = 404  # units, the panel at the right


class TrainingScreen(LaneScreen[None], ABC):
    """Derive, call `furnish(...)` in `build()`, and say in `next_bean()` how a bean is laid down."""

    def furnish(self, controls: Widget, head: Widget, corner: Button) -> None:
        """`controls`: in the panel; `head`: above the table, beside the way back; `corner`: below it, at the right."""
        self.sling()
        self.panel = self.add(Panel(controls, style="window", pad=20))
        self.back = self.add(
            Button("", self.leave, label="back", style="ghost", icon="arrow-left", tooltip=tr("flick-back-tip"))
        )
        self.head = self.add(head)
        self.saying = self.add(FadingVerdict())
        self.grip = self.add(GripControl(self))
        self.corner = self.add(corner)

    def hud_widgets(self) -> Sequence[Widget]:
        return (self.back, self.head, self.grip, self.corner)

    def leave(self) -> None:
        self.app.sound("screen_out")
        self.close(None)

    # --- one bean after the other
    @abstractmethod
    def next_bean(self) -> None:
        """Lay another bean down."""

    def soon(self, ms: float) -> None:
        """The next bean comes after so many ms, or with the next press."""
        key = ("next bean", id(self))
        self.app.touch.run(0, lambda _: None, delay=self.app.ms(ms), key=key, done=self._after)

    def stay(self) -> None:
        """No other bean comes by itself."""
        self.app.touch.cancel(("next bean", id(self)))

    def _after(self) -> None:
        if self.phase == "verdict":
            self.next_bean()

    # --- input
    def on_event(self, event: Event) -> bool:
        down = event.type == pygame.KEYDOWN
        back = (down and event.key == pygame.K_ESCAPE) or (event.type == pygame.JOYBUTTONDOWN and event.button == 1)
        held = self.focus is not None and self.app.keyboard
        if back and self.phase in ("aim", "verdict") and not held:
            if not self._sling.cancel():
                self.leave()
            return True
        if self.phase == "verdict" and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN):
            self._after()  # whoever cannot wait need not
        return super().on_event(event)

    # --- place
    def room(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.rect.width - self._side(), self.rect.height)

    def _side(self) -> int:
        return min(self.u(SIDE), self.rect.width * 3 // 10)

    def layout(self) -> None:
        super().layout()
        edge = self.u(20)
        right, rest = rects.cut_right(rects.inset(self.rect, edge), self._side() - edge, edge)
        right.height = min(right.height, self.panel.measure(right.width)[1])
        self.panel.place(right)
        side = self.u(64)
        self.back.place(pygame.Rect(rest.x, rest.y, side, side))
        left = self.back.rect.right + edge
        wide, high = self.head.measure(rest.right - left)
        self.head.place(pygame.Rect(left, rest.y, wide, high))
        wide, high = self.saying.measure(rest.width)
        self.saying.place(pygame.Rect(rest.centerx - wide // 2, self.head.rect.bottom + edge, wide, high))
        wide, high = self.grip.measure(rest.width // 4)
        self.grip.place(pygame.Rect(rest.x, rest.bottom - high, wide, high))
        wide, high = self.corner.measure(rest.width)
        self.corner.place(pygame.Rect(rest.right - wide, rest.bottom - high, wide, high))
