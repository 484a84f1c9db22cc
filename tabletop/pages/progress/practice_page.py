"""Practice: what one person can do alone at a game, as doors over its table, in the order in which they stand there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr
from tabletop.match.seats import TableSetup
from tabletop.pages.base_page import Page
from tabletop.pages.campaign_page import EntryTile
from tabletop.pages.decks.personal_page import PersonalPage, usual
from tabletop.pages.progress import circuit_setup as circuit
from tabletop.pages.progress import daily_page as daily
from tabletop.pages.progress import season_page as season
from tabletop.pages.progress import skill_page as skill
from tabletop.progress import achievements
from tabletop.progress.puzzles import shelf
from tabletop.storage import StoreError
from tabletop.table.extensions.minigames import minigames_of
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import when
from tabletop.toolkit.widgets.containers import Column, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.progress.achievements import AchievementProgress
    from tabletop.toolkit.widgets.screen import Screen

TILE_LEAST, TILE_RATIO, TILE_GAP = 480, 0.42, 22  # units: the least width of a door, its height by its width


class PracticeScreen(Page[None]):
    """What the doors say is read again whenever the page comes to the top."""

    def __init__(self, services: AppServices, game: str) -> None:
        super().__init__(services)
        self.title = tr("practice-title")
        self.game = self.ground = game
        self.kicker = services.title(game)

    def fill(self) -> None:
        self.add_switch(self.services.ready, self.game, routes.practice)
        self.grid = Tiles(least=TILE_LEAST, ratio=TILE_RATIO, gap=TILE_GAP)
        self.doors = self.add(ScrollPanel(self.grid, label="doors"))

    def shown(self) -> None:
        super().shown()
        self.grid.clear()
        for door in DOORS:
            if door.fits(self.services, self.game):
                text = door.text(self.services, self.game)
                go = partial(door.go, self, self.services, self.game)
                self.grid.add(EntryTile(door.title, door.icon, text, go))
        self.layout()
        self.refocus(self.lost if not self.focus else self.focus.label)
        self.refresh()

    def arrange(self, body: pygame.Rect) -> None:
        self.doors.place(rects.inset(body, 0, self.u(10)))


METALS = {"bronze": ("#E8A15C", "#8A4A1B"), "silver": ("#EDF2F7", "#7C8BA1"), "gold": ("#FFE59A", "#C97F16")}
LEAST, HIGH, GAP = 520, 150, 16  # units: the least width of one, its height
PAD, MEDAL, ICON, BAR = 18, 92, 46, 8


class MedalRow(Widget):
    """One achievement: its medal in metal once it is got, what it asks for, and when it was got or how far one is."""

    def __init__(self, shown: AchievementProgress, now: float) -> None:
        super().__init__(f"medal {shown.achievement.id}")
        self.shown = shown
        self.now = now

    def draw(self, target: pygame.Surface) -> None:
        kit, one, got = self.kit, self.shown.achievement, bool(self.shown.at)
        kit.panel(target, self.rect, "panel" if got else "inset")
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD))
        side = min(kit.u(MEDAL), box.height)
        place, words = rects.cut_left(box, side, kit.u(PAD))
        self._medal(target, rects.center(place, side, side), got=got)
        foot, words = rects.cut_bottom(words, kit.u(24), kit.u(2))
        head, words = rects.cut_top(words, kit.u(34))
        size = kit.fit(one.name, "subheading", head.width, 0.5)
        kit.write(target, one.name, "subheading", head, "gold_light" if got else "text", size=size)
        kit.rich(escape(one.text), "small", words.width, "text" if got else "muted").draw(target, words.topleft)
        if got:
            kit.write(target, when(self.shown.at, self.now), "caption", foot, "gold")
        elif self.shown.of > 1:
            self._progress(target, foot)

    def _medal(self, target: pygame.Surface, box: pygame.Rect, *, got: bool) -> None:
        kit, one = self.kit, self.shown.achievement
        top, low = METALS[one.grade] if got else ("#3A3460", "#241F40")
        target.blit(shapes.disc(box.width, kit.color(top), kit.color(low)), box)
        inner = box.inflate(-box.width // 7, -box.width // 7)
        target.blit(shapes.disc(inner.width, kit.color(low), kit.color(top)), inner)
        icon = kit.icon(one.icon, ICON, "ink" if got else "faint")
        target.blit(icon, icon.get_rect(center=box.center))

    def _progress(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, done, of = self.kit, self.shown.done, self.shown.of
        words, bar = rects.cut_right(box, kit.u(90), kit.u(10))
        kit.write(target, tr("practice-medal-progress", done=done, of=of), "caption", words, "muted", align="right")
        line = rects.center(bar, bar.width, kit.u(BAR))
        pygame.draw.rect(target, kit.color("line"), line, border_radius=line.height)
        if done:
            line.width = max(line.height, line.width * done // of)
            pygame.draw.rect(target, kit.color("gold"), line, border_radius=line.height)


class AchievementsScreen(PersonalPage):
    """All achievements of one person in one game, and those of any game."""

    def fill(self) -> None:
        self.add_chooser()
        self.add_switch(self.services.ready, self.definition.id, routes.achievements)
        self.kicker = ""  # the shelf itself says of which game each part is
        self.body = Column(gap=GAP)
        self.list = self.add(ScrollPanel(self.body, label="achievements"))
        self.refill()

    def refill(self) -> None:
        self.body.clear()
        done = of = 0
        for game, title in ((self.definition.id, self.definition.name), (achievements.ANY, tr("practice-medals-any"))):
            found = self._read(game)
            if found:
                self.body.add(Label(title, "label", color="gold"))
                medals = [MedalRow(shown, self.services.now()) for shown in found]
                self.body.add(Tiles(*medals, least=LEAST, high=HIGH, gap=GAP))
            done, of = done + sum(bool(shown.at) for shown in found), of + len(found)
        self.title = tr("practice-medals", done=done, of=of)
        if self.rect.width:
            self.layout()
        self.refresh()

    def _read(self, game: str) -> list[AchievementProgress]:
        try:
            return achievements.shelf(self.services.store, game, self.person)
        except (StoreError, DataFileError) as error:
            sorry(self.app, error)
            return []

    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        self.list.place(body)


def text(services: AppServices, game: str) -> str:
    """What the door to the shelf says."""
    try:
        places = (game, achievements.ANY)
        found = [one for place in places for one in achievements.shelf(services.store, place, usual(services))]
    except (StoreError, DataFileError):
        found = []  # the shelf itself says what is wrong
    return tr("practice-achievements-about", done=sum(bool(one.at) for one in found), of=len(found))


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    screen.app.push(routes.achievements(services, game))


Go: TypeAlias = "Callable[[Screen[None], AppServices, str], None]"


class PracticeEntry(NamedTuple):
    """One kind of practice. All are given the services and the game's id.

    message: its title; text: what it is, in a sentence or two, or how far the person has come; fits: whether the game has
    it; go: enter it, from the page on which the door stands.
    """

    message: str
    icon: str
    text: Callable[[AppServices, str], str]
    fits: Callable[[AppServices, str], bool]
    go: Go

    @property
    def title(self) -> str:
        return tr(self.message)


def _always(_desk: AppServices, _game: str) -> bool:
    return True


def _lesson(_screen: Screen[None], services: AppServices, game: str) -> None:
    services.routes.tutorial(game)


def _learnt(services: AppServices, game: str) -> str:
    return tr("practice-lesson-done") if game in services.settings.tutorials_done else tr("practice-lesson-about")


def _taught(services: AppServices, game: str) -> bool:
    return game in [entry.id for entry in services.taught]


def _table(screen: Screen[None], services: AppServices, game: str) -> None:
    def play(setup: TableSetup | None) -> None:
        if setup is not None:
            services.routes.play(setup)

    screen.app.push(routes.set_up(services, game), play)


def _range(screen: Screen[None], services: AppServices, game: str) -> None:
    made = next(filter(None, (minigame.practice(services) for minigame in minigames_of(game))), None)
    if made is not None:
        screen.app.push(made)


def _practised(services: AppServices, game: str) -> str:
    return next(entry.about.practice for entry in services.catalogue if entry.id == game)


def _matches(screen: Screen[None], services: AppServices, game: str) -> None:
    screen.app.push(routes.matches(services, game))


def _kept(services: AppServices, game: str) -> str:
    waiting = sum(match.game == game for match in services.open_matches())
    return tr("practice-matches-waiting", count=waiting) if waiting else tr("practice-matches-about")


def _puzzles(screen: Screen[None], services: AppServices, game: str) -> None:
    screen.app.push(routes.puzzles(services, game))


def _puzzled(services: AppServices, game: str) -> bool:  # noqa: ARG001  # a shelf is the game's
    return bool(shelf(game).puzzles)


def _solved(services: AppServices, game: str) -> str:  # noqa: ARG001  # the stars stand inside
    return tr("practice-puzzles-about", count=len(shelf(game).puzzles))


DOORS: tuple[PracticeEntry, ...] = (
    PracticeEntry("practice-lesson", "school", _learnt, _taught, _lesson),
    PracticeEntry("practice-bots", "robot", lambda *_: tr("practice-bots-about"), _always, _table),
    PracticeEntry("practice-daily", "cards-playing", daily.text, _always, daily.go),
    PracticeEntry("practice-circuit", "route", circuit.text, circuit.fits, circuit.go),
    PracticeEntry("practice-season", "calendar", season.text, season.fits, season.go),
    PracticeEntry("practice-range", "target", lambda *_: tr("practice-range-about"),
         lambda services, game: bool(_practised(services, game)), _range),
    PracticeEntry("practice-puzzles", "puzzle", _solved, _puzzled, _puzzles),
    PracticeEntry("practice-achievements", "medal", text, _always, go),
    PracticeEntry("practice-skill", "chart-line", skill.text, _always, skill.go),
    PracticeEntry("practice-matches", "history", _kept, _always, _matches),
)  # fmt: skip
