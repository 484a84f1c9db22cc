"""The verdict in words, on a banner, and the line judge's drawing: how near a miss was, seen from above."""

from __future__ import annotations

from math import cos, degrees, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.i18n import decimal, tr
from tabletop.minigames.flick.physics.model import FALL_MOVE, SHELL_HALF, SHELL_RADIUS, TARGET_RADIUS
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.tween import out_back
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.minigames.flick.physics import ShotVerdict, SimulatedShot


SO_CLOSE = 0.8  # nearness from which a graze is called close
JUDGED = 0.35  # nearness, or less than this many mm beside it, that is worth a line judge
BESIDE = 10.0

DROP_MS = 320


class VerdictText(NamedTuple):
    """What is said of a flick."""

    title: str
    detail: str
    color: str
    icon: str


LOOKS = {  # colour and icon of what is said, which is two messages: a title and a detail
    "struck": ("gold_light", "star"),
    "pushed": ("gold_light", "star"),
    "close": ("orange", "eye"),
    "graze": ("cyan", "eye"),
    "near": ("orange", "eye"),
    "miss": ("muted", "close"),
    "short": ("muted", "close"),
    "wide": ("muted", "close"),
    "declined": ("muted", "hand"),
    "clock": ("coral", "clock"),
}
FORCES = ((1.8, "all"), (1.25, "more"), (0.0, "enough"))  # from so near a fall on


def saying(verdict: ShotVerdict, gap: float, left: float, side: str) -> VerdictText:
    """The words for a verdict. `gap`: mm of air at the closest approach; `left`: mm of way that was missing; `side`: on which
    the bean went by.
    """
    key, aside = str(verdict.outcome), max(0.0, gap**2 - left**2) ** 0.5
    if key == "hit":
        key = verdict.why
    elif key == "graze" and verdict.nearness >= SO_CLOSE:
        key = "close"
    elif key == "miss":
        key = ("wide" if aside > BESIDE else "short") if left > 4 else "near" if gap <= BESIDE else "miss"
    detail = tr(
        f"flick-detail-{key}",
        force=next(force for least, force in FORCES if verdict.nearness >= least),
        moved=f"{verdict.moved:.0f}",
        beside=decimal(gap, 0 if gap >= 1 else 1),
        left=f"{left:.0f}",
        aside=f"{aside:.0f}",
        side=side,
    )
    return VerdictText(tr(f"flick-verdict-{key}"), detail, *LOOKS[key])


def percent(verdict: ShotVerdict) -> str:
    """How near it came to falling: of what still stands never all of it, of what fell never less."""
    share = round(100 * verdict.nearness)
    return tr("flick-percent", share=max(100, share) if verdict.outcome == "hit" else min(99, share))


def gap_of(flight: SimulatedShot) -> tuple[float, float, str]:
    """(mm of air between the beans when they were nearest, mm the shot bean was short of the targets' line, the side on which
    it went by: "left" or "right").
    """
    if flight.contacts:
        return 0.0, 0.0, ""
    pose = flight.pose(flight.decisive)
    spots = flight.scene.targets
    c, s = cos(pose.angle), sin(pose.angle)
    best, side = 1e9, ""
    for x, y in spots:
        dx, dy = x - pose.x, y - pose.y
        along = max(-SHELL_HALF, min(SHELL_HALF, dx * c + dy * s))
        far = ((dx - along * c) ** 2 + (dy - along * s) ** 2) ** 0.5
        if far < best:
            best, side = far, "left" if dx > 0 else "right"
    end = flight.pose(flight.decided)
    short = max(0.0, min(y for _, y in spots) - TARGET_RADIUS - end.y)
    return max(0.0, best - SHELL_RADIUS - TARGET_RADIUS), short, side


def worth_judging(flight: SimulatedShot) -> bool:
    """Misses by a little."""
    verdict = flight.verdict
    if verdict.outcome == "graze":
        return verdict.nearness >= JUDGED
    gap, short, _ = gap_of(flight)
    return verdict.outcome == "miss" and gap <= BESIDE and short <= 4


class LineJudge(Widget):
    """The decisive moment from above: where the target stood, where it stands, the ring it had to leave, the bean."""

    def __init__(self, flight: SimulatedShot) -> None:
        super().__init__("line judge")
        self.flight = flight

    def measure(self, width: int) -> tuple[int, int]:
        return width, round(width * 0.8)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "window")
        inner = self.rect.inflate(-kit.u(28), -kit.u(28))
        head = pygame.Rect(inner.x, inner.y, inner.width, kit.u(26))
        kit.write(target, tr("flick-line-judge"), "label", head, "gold")
        bar = pygame.Rect(inner.x, inner.bottom - kit.u(16), inner.width, kit.u(16))
        words = pygame.Rect(inner.x, bar.top - kit.u(26), inner.width, kit.u(24))
        field = pygame.Rect(inner.x, head.bottom + kit.u(4), inner.width, words.top - head.bottom - kit.u(8))
        target.blit(shapes.svg(field.size, self._plan(field.size)), field)
        kit.write(target, self.words(), "caption", words, "white", align="center")
        self._meter(target, bar)

    def words(self) -> str:
        """How near it was; of a miss there is no part of a fall."""
        verdict = self.flight.verdict
        if verdict.outcome == "miss":
            return tr("flick-not-touched")
        return tr("flick-how-near", part=percent(verdict))

    def _plan(self, size: tuple[int, int]) -> str:
        flight = self.flight
        x0, y0 = flight.scene.targets[flight.verdict.target]
        scale = min(size) / 76
        cx, cy = size[0] / 2, size[1] * 0.42

        def at(x: float, y: float) -> tuple[float, float]:
            return cx + (x - x0) * scale, cy - (y - y0) * scale

        def ring(x: float, y: float, radius: float, stroke: str, fill: str, *, dash: str = "") -> str:
            px, py = at(x, y)
            return (
                f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{radius * scale:.1f}" fill="{fill}" stroke="{stroke}" '
                f'stroke-width="{max(1.2, scale * 0.5):.1f}" {dash}/>'
            )

        pose = flight.pose(flight.decisive)
        end = flight.pose(flight.decided).targets[flight.verdict.target]
        px, py = at(pose.x, pose.y)
        half, thick = SHELL_HALF + SHELL_RADIUS, SHELL_RADIUS
        capsule = (
            f'<g transform="translate({px:.1f} {py:.1f}) rotate({-degrees(pose.angle):.1f})">'
            f'<rect x="{-half * scale:.1f}" y="{-thick * scale:.1f}" width="{2 * half * scale:.1f}" '
            f'height="{2 * thick * scale:.1f}" rx="{thick * scale:.1f}" fill="#FF9A3D" fill-opacity="0.55" '
            f'stroke="#FFE59A" stroke-width="{scale * 0.7:.1f}"/></g>'
        )
        return "".join((
            ring(x0, y0, TARGET_RADIUS + FALL_MOVE, "#FF3F6A", "#FF3F6A", dash='fill-opacity="0.08"'),
            ring(x0, y0, TARGET_RADIUS, "#8FE4FF", "none"),
            ring(end[0], end[1], TARGET_RADIUS, "#FFFFFF", "#5BE1E6", dash='fill-opacity="0.45"'),
            capsule,
        ))  # fmt: skip

    def _meter(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """How near it came to falling; the line at the right end is the fall."""
        kit = self.kit
        share = min(1.0, self.flight.verdict.nearness)
        kit.panel(target, box, "inset")
        if share > 0.02:
            done = pygame.Rect(box.x, box.y, round(box.width * share), box.height)
            target.blit(shapes.filled(done.size, kit.u(8), kit.color("gold_light"), kit.color("orange")), done)


class VerdictBanner(Widget):
    """The verdict in large letters; it drops in."""

    def __init__(self, saying: VerdictText) -> None:
        super().__init__("verdict")
        self.saying = saying
        self.part = 1.0

    @property
    def spoken(self) -> str:
        return escape(f"{self.saying.title}\n{self.saying.detail}")

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(760)), self.u(170)

    def attached(self) -> None:
        app = self.app
        ms = 0 if app.prefs.reduced_motion else app.ms(DROP_MS)
        self.part = 0.0

        def step(part: float) -> None:
            self.part = out_back(part)

        app.touch.run(ms, step, key=("banner", id(self)), ease="linear")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        box = self.rect.move(0, -round((1 - self.part) * self.rect.bottom))
        kit.panel(target, box, "window")
        strip = pygame.Rect(box.x, box.y, box.width, kit.u(8))
        tone = kit.color(self.saying.color)
        target.blit(shapes.filled(strip.size, kit.u(4), tone, tone), strip)
        inner = rects.inset(box, kit.u(34), kit.u(20))
        title, detail = rects.rows(inner, (3, 1.3))
        icon = kit.icon(self.saying.icon, 64, self.saying.color)
        wide = kit.measure(self.saying.title, "script", 72)
        size = 72 * min(1.0, (title.width - icon.get_width() - kit.u(24)) / max(1, wide))
        words = kit.line(self.saying.title, "script", self.saying.color, size=size)
        whole = icon.get_width() + kit.u(24) + words.get_width()
        x = title.centerx - whole // 2
        target.blit(icon, (x, title.centery - icon.get_height() // 2))
        target.blit(words, (x + icon.get_width() + kit.u(24), title.centery - words.get_height() // 2))
        kit.write(target, self.saying.detail, "body", detail, "text", align="center")


class ShotPlate(Widget):
    """Whose flick it is, which one, and how much time is left."""

    def __init__(self, name: str, color: str, lines: tuple[str, str]) -> None:
        super().__init__("plate")
        self.name = name
        self.color = color
        self.lines = lines
        self.seconds: int | None = None

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(430)), self.u(112)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        bar = pygame.Rect(self.rect.x, self.rect.y, kit.u(8), self.rect.height)
        tone = kit.color(self.color)
        target.blit(shapes.filled(bar.size, kit.u(4), tone, tone), bar)
        inner = rects.inset(self.rect, kit.u(26), kit.u(14))
        if self.seconds is not None:
            right, inner = rects.cut_right(inner, kit.u(80), kit.u(10))
            kit.write(
                target, str(self.seconds), "title", right, "coral" if self.seconds <= 5 else "text", align="right"
            )
        top, middle, low = rects.rows(inner, (1, 1.5, 1))
        kit.write(target, self.lines[0], "label", top, "gold")
        kit.write(
            target, self.name, "heading", middle, "text", size=kit.fit(self.name, "heading", max(1, middle.width))
        )
        kit.write(target, self.lines[1], "caption", low, "muted")
