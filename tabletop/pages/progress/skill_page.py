"""The page of one person's skill in a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.bots import levels
from tabletop.i18n import decimal, localized, tr
from tabletop.pages.decks.personal_page import NOBODY, PersonalPage, usual
from tabletop.progress import rating, skill
from tabletop.storage import StoreError
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel, ScrollPanel
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.lists import ColumnSpec, TextTable
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.progress.skill import MeanRange, SkillPoint
    from tabletop.storage import SavedMatch
    from tabletop.toolkit.widgets.screen import Screen

STEPS = (0.1, 0.2, 0.25, 0.5, 1.0)  # shares of the win from line to line
LINES = 3  # above and below the line of a normal bot, at most
LOWEST = 0.3  # the least that the chart shows above and below

SKIPPED = 2  # matches whose range is wider than the chart is worth


class SkillChart(Widget):
    """`means`: after each match; `hard`: what a hard bot wins beyond a normal one, None while it is not known."""

    def __init__(self, means: Sequence[MeanRange], hard: float | None) -> None:
        super().__init__("curve")
        self.means, self.hard = list(means), hard

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(360)

    @property
    def step(self) -> float:
        """From line to line."""
        late = self.means[SKIPPED:] or self.means
        most = max([LOWEST, abs(self.hard or 0.0), *(max(abs(one.low), abs(one.high)) for one in late)])
        return next((step for step in STEPS if step * LINES >= most), STEPS[-1])

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        foot, rest = rects.cut_bottom(self.rect, kit.u(34), kit.u(4))
        _, plot = rects.cut_left(rest, kit.u(84), kit.u(8))
        step = self.step
        for n in range(-LINES, LINES + 1):
            y = plot.centery - round(plot.height / 2 * n / LINES)
            pygame.draw.line(target, kit.color("gold_dark" if not n else "line"), (plot.x, y), (plot.right, y))
            box = pygame.Rect(plot.x - kit.u(92), y - kit.u(14), kit.u(82), kit.u(28))
            kit.write(target, f"{100 * step * n:+z.0f}" if n else "0", "caption", box, "muted", align="right", size=16)
        if self.means and plot.width > 4 and plot.height > 4:
            target.blit(shapes.svg(plot.size, self._drawn(plot.size, step * LINES)), plot)
        self._names(target, plot, step * LINES)
        matches = tr("skill-matches", count=len(self.means))
        kit.write(target, tr("skill-unit"), "caption", foot, "muted", size=16)
        kit.write(target, matches, "caption", foot, "muted", align="right", size=16)
        if not self.means:
            upper = rects.cut_top(plot, plot.height // 2)[0]
            kit.write(target, tr("skill-empty"), "strong", upper, "muted", align="center")

    def _drawn(self, size: tuple[int, int], top: float) -> str:
        kit, last, width = self.kit, max(1, len(self.means) - 1), self.kit.u(4)

        def at(n: int, value: float) -> tuple[float, float]:
            value = max(-top, min(top, value))
            x = 2 * width + (size[0] - 4 * width) * n / last
            return x, size[1] / 2 - (size[1] / 2 - width) * value / top

        upper = [at(n, one.high) for n, one in enumerate(self.means)]
        lower = [at(n, one.low) for n, one in enumerate(self.means)]
        tint = shapes.hex6(kit.color("gold"))
        ring = " ".join(f"{x:.1f},{y:.1f}" for x, y in upper + lower[::-1])
        body = [f'<polygon points="{ring}" fill="{tint}" fill-opacity="0.18"/>']
        middle = [at(n, one.mean) for n, one in enumerate(self.means)]
        if len(middle) > 1:
            body.append(shapes.polyline(middle, width, kit.color("gold_light")))
        x, y = middle[-1]
        body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{width * 1.7:.1f}" fill="{tint}"/>')
        return "".join(body)

    def _names(self, target: pygame.Surface, plot: pygame.Rect, top: float) -> None:
        """What the lines of the bots are."""
        kit = self.kit
        lines = [(tr("skill-normal-bot"), 0.0, "muted")]
        if self.hard is not None and abs(self.hard) * 8 > top:  # else it would lie on the other one
            lines.append((tr("skill-hard-bot"), self.hard, "blue"))
        for name, value, color in lines:
            y = plot.centery - round(plot.height / 2 * max(-1.0, min(1.0, value / top)))
            if value:
                pygame.draw.line(target, kit.color(color), (plot.x, y), (plot.right, y), max(1, kit.u(2)))
            box = pygame.Rect(plot.x + kit.u(10), y - kit.u(28), plot.width // 2, kit.u(26))
            kit.write(target, name, "caption", box, color, size=16)


EVEN = 0.01  # of a win a match: less is no luck


class SkillScreen(PersonalPage):
    """Reads matches and deals whenever it comes to the top, and while deals are being played."""

    def __init__(self, services: AppServices, game: str, person: int = NOBODY) -> None:
        super().__init__(services, game, person)
        self.title = tr("skill-title")
        self.known: list[SkillPoint] = []
        self.unknown: list[SavedMatch] = []
        self._left = 0

    def fill(self) -> None:
        self.add_chooser()
        self.add_switch(self.services.ready, self.definition.id, routes.skill)
        self.words = RichLabel(tr("skill-told"), "body", label="skill")
        self.chart = Panel(SkillChart((), None), pad=22)
        self.more = Button("", self.score, label="score", style="secondary", icon="scale", role="strong")
        self.left = self.add(Panel(self.words, pad=24))
        self.add(self.chart)
        self.add(self.more)
        self.table = Column(gap=10)
        self.right = self.add(Panel(ScrollPanel(self.table, label="ratings"), pad=22))
        self.refill()

    def shown(self) -> None:
        super().shown()
        self.refill()

    def update(self, now: float) -> bool:
        """Show what is new while deals are being played."""
        if self.services.dealt.left != self._left:
            self.refill()
        return super().update(now)

    def refill(self) -> None:
        self._left = self.services.dealt.left
        try:
            self.known, self.unknown = skill.points(self.services.store, self.definition.id, self.person)
            rated = rating.ratings(self.services.store.finished_matches(self.definition.id))
        except StoreError as error:
            sorry(self.app, error)
            return
        means = skill.curve(self.known)
        self.words.source = self._told() if means else tr("skill-told")
        self.remove(self.chart)
        hard = [point.hard - point.expected for point in self.known if point.hard is not None]
        self.chart = self.add(Panel(SkillChart(means, sum(hard) / len(hard) if hard else None), pad=22))
        earlier = len(self.unknown)
        self.more.text = tr("skill-deals-left", count=self._left) if self._left else tr("skill-score", count=earlier)
        self.more.visible = bool(self.unknown) and self.services.settings.deal_matches > 0
        self.more.enabled = not self._left
        self._ratings(rated)
        if self.rect.width:
            self.layout()
        self.refresh()

    def _told(self) -> str:
        """The score in words."""
        found = skill.mean(skill.scores(self.known))
        plain = skill.mean([point.share for point in self.known])
        luck = skill.mean([point.luck for point in self.known])
        total = found.mean * found.matches
        score = tr(
            "skill-more" if found.mean >= 0 else "skill-fewer",
            wins=f"{abs(100 * found.mean):.0f}",
            low=f"{100 * found.low:+z.0f}",
            high=f"{100 * found.high:+z.0f}",
            sure="better" if found.low > 0 else "worse" if found.high < 0 else "open",
        )
        over = tr(
            "skill-over",
            count=found.matches,
            total=localized(f"{total:+z.1f}"),
            percent=f"{100 * plain.mean:.0f}",
            luck="even" if abs(luck.mean) < EVEN else "better" if luck.mean > 0 else "worse",
            worth=f"{100 * luck.mean:+z.0f}",
        )
        return f"{score}\n[muted]{over}[/]"

    def _ratings(self, rated: list[rating.PlayerRating]) -> None:
        """Everybody who has played this game, and the bots."""
        names = {who.id: who.name for who in self.people}
        shown = [one for one in rated if not isinstance(one.player, int) or one.player in names]
        rows = [
            (_name(one.player, names), decimal(one.rating), _range(one.low, one.high), str(one.matches))
            for one in shown
        ]
        marked = [i for i, one in enumerate(shown) if one.player == self.person]
        self.table.clear()
        self.table.add(Label(tr("skill-ratings"), "label", color="gold"))
        if rows:
            columns = (
                ColumnSpec(tr("skill-column-who"), 1.9),
                ColumnSpec(tr("skill-column-rating"), 1, "right"),
                ColumnSpec(tr("skill-column-range"), 1.5, "right"),
                ColumnSpec(tr("skill-column-matches"), 1.4, "right"),
            )
            self.table.add(TextTable(columns, rows, label="ratings", marked=marked))
        note = tr("skill-note") if rows else tr("skill-note-none")
        self.table.add(RichLabel(f"[muted]{note}[/]", "small"))

    def score(self) -> None:
        """Play the deals of earlier matches, too."""
        self.services.dealt.later(self.app, [match.id for match in reversed(self.unknown)])
        self.refill()

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(30)
        right, left = rects.cut_right(body, body.width * 40 // 100, self.u(26))
        self.right.place(right)
        words, rest = rects.cut_top(left, self.left.measure(left.width)[1], self.u(18))
        self.left.place(words)
        if self.more.visible:
            foot, rest = rects.cut_bottom(rest, self.u(64), self.u(14))
            self.more.place(foot)
        self.chart.place(rest)


def _range(low: float, high: float) -> str:
    return tr("skill-range", low=f"{low:.0f}", high=f"{high:.0f}")


def _name(player: rating.Player, names: dict[int, str]) -> str:
    if isinstance(player, int):
        return names[player]
    known = {level.id: tr("skill-bots", level=level.name) for level in levels.book().level}
    return known.get(player) or tr("skill-guests")


# The way to somebody's skill, and what it is.


def text(services: AppServices, game: str) -> str:
    """What the door says."""
    try:
        known, _ = skill.points(services.store, game, usual(services))
    except StoreError:
        return tr("skill-about")  # going in says what is wrong
    if not known:
        return tr("skill-about")
    found = skill.mean(skill.scores(known))
    return tr("skill-door", percent=f"{100 * found.mean:+z.0f}", count=found.matches)


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    screen.app.push(routes.skill(services, game))
