"""A season: the calendar of ten evenings, the next table, and the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.bots import levels
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import decimal, tr
from tabletop.pages.campaign_page import NUMBERS, SEEDS, CampaignPage, seated
from tabletop.pages.decks.personal_page import usual
from tabletop.progress import season
from tabletop.progress.campaign import waiting
from tabletop.progress.league import WIN
from tabletop.progress.season import EVENINGS, ME, SavedSeason, Season, StandingRow, all_of
from tabletop.storage import StoreError
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.shapes import halo
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.display import RichLabel, draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.match.seats import Seat
    from tabletop.progress.season import SeasonTable
    from tabletop.toolkit.widgets.screen import Screen

CELL_PAD, LINE = 24, 52  # units
MEDALS = ("gold_light", "#DCE6F0", "#E8A15C")  # places one to three


class StandingPanel(Widget):
    """Draws the season as it stands now."""

    def __init__(self, season: Season) -> None:
        super().__init__("standing")
        self.season = season

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        box = rects.inset(self.rect, kit.u(CELL_PAD), kit.u(CELL_PAD - 6))
        head, box = rects.cut_top(box, kit.u(30), kit.u(4))
        left, right = rects.columns(head, [1, 1])
        kit.write(target, tr("season-standing"), "label", left, "gold")
        words = tr("season-average")
        kit.write(target, words, "label", right, "muted", align="right", size=kit.fit(words, "label", right.width, 0.5))
        rows = self.season.standing()
        high = min(kit.u(LINE), box.height // len(rows))
        for i, row in enumerate(rows):
            self._line(target, pygame.Rect(box.x, box.y + i * high, box.width, high - kit.u(4)), row)

    def _line(self, target: pygame.Surface, box: pygame.Rect, row: StandingRow) -> None:
        kit = self.kit
        name, avatar, colour = self._who(row.who)
        kit.panel(target, box, "row_chosen" if row.who == ME else "row")
        box = rects.inset(box, kit.u(14), kit.u(3))
        place, box = rects.cut_left(box, kit.u(44), kit.u(6))
        played = row.evenings > 0
        medal = MEDALS[row.place - 1] if row.points and row.place <= len(MEDALS) else "faint"
        kit.write(target, f"{row.place}." if played else "", "strong", place, medal, align="right")
        face, box = rects.cut_left(box, box.height, kit.u(12))
        draw_avatar(target, kit, face, name, colour, picture=avatars.picture(avatar))
        value, box = rects.cut_right(box, kit.u(76), kit.u(8))
        average = decimal(row.average, 2) if played else "-"
        kit.write(target, average, "strong", value, "gold_light" if played else "faint", align="right")
        told, box = rects.cut_right(box, kit.u(96), kit.u(8))
        words = tr("season-points-in", points=row.points, evenings=row.evenings) if played else ""
        kit.write(
            target, words, "caption", told, "muted", align="right", size=kit.fit(words, "caption", told.width, 0.5)
        )
        size = kit.fit(name, "strong", max(1, box.width), 0.4)
        kit.write(target, name, "strong", box, "gold_light" if row.who == ME else "text", size=size)

    def _who(self, who: int) -> tuple[str, str, str]:
        """Name, portrait and colour."""
        if who == ME:
            mine: Seat = self.season.saved.person
            return mine.name, mine.avatar, "gold"
        known = levels.personality(self.season.plan.regular[who].personality)
        return known.name, known.avatar, "violet"


PAD, FACE, GAP = 28, 196, 30  # units


class OpponentsPanel(Widget):
    """`show` says which evening; `told`: what its house rules are, in words."""

    def __init__(self) -> None:
        super().__init__("company")
        self.evening: SeasonTable | None = None
        self.seats: tuple[Seat, ...] = ()
        self.told = ""

    def show(self, evening: SeasonTable, seats: tuple[Seat, ...], told: str) -> None:
        self.evening, self.seats, self.told = evening, seats, told
        self.refresh()

    def draw(self, target: pygame.Surface) -> None:
        kit, evening = self.kit, self.evening
        kit.panel(target, self.rect, "panel")
        if evening is None:
            return
        box = rects.inset(self.rect, kit.u(PAD), kit.u(PAD))
        clip = target.get_clip()
        target.set_clip(box.clip(clip))  # large letters in a small window
        head, box = rects.cut_top(box, kit.u(48), kit.u(4))
        kit.write(target, evening.name, "heading", head, "white", size=kit.fit(evening.name, "heading", head.width))
        text = kit.rich(f"*{escape(evening.text)}*", "body", box.width, "gold_light")
        text.draw(target, box.topleft)
        _, box = rects.cut_top(box, text.size[1], kit.u(14))
        if self.told:
            rules = kit.rich(f"{{gavel}} {escape(self.told)}", "small", box.width, "muted")
            rules.draw(target, box.topleft)
            _, box = rects.cut_top(box, rules.size[1], kit.u(10))
        self._faces(target, box)
        target.set_clip(clip)

    def _faces(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, count = self.kit, len(self.seats)
        gap, words = kit.u(GAP), kit.u(58)
        side = min(kit.u(FACE), box.height - words, (box.width - gap * (count - 1)) // count)
        if side < kit.u(40):
            return
        x = box.x + (box.width - count * side - (count - 1) * gap) // 2
        y = box.y + (box.height - side - words) // 2
        for i, seat in enumerate(self.seats):
            face = pygame.Rect(x + i * (side + gap), y, side, side)
            draw_avatar(target, kit, face, seat.name, seat.colour, picture=avatars.picture(seat.avatar))
            name = pygame.Rect(face.x - gap // 2, face.bottom + kit.u(6), side + gap - kit.u(4), kit.u(28))
            size = kit.fit(seat.name, "strong", name.width, 0.3)
            kit.write(target, seat.name, "strong", name, seat.colour, align="center", size=size)
            who = tr(LEVELS[seat.bot]) if seat.bot else tr("season-you")
            kit.write(target, who, "caption", name.move(0, kit.u(26)), "muted", align="center")


GLOW, RADIUS, STRIP = 22, 18, 46  # units
LEVELS = {"easy": "season-easy", "normal": "season-normal", "hard": "season-hard"}


class CalendarDay(Pressable):
    """Pressing it shows this evening. `points`: what it brought, None while it is to come; `now`: it is the next one."""

    def __init__(
        self, evening: SeasonTable, number: int, points: int | None, on_press: Callable[[], None], *, now: bool
    ) -> None:
        super().__init__(f"evening {number + 1}", on_press)
        self.evening, self.number, self.points, self.now = evening, number, points, now
        self.chosen = False

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.now or self.chosen or self.hovered
        if lit:
            reach = kit.u(GLOW)
            light = halo(self.rect.size, kit.u(RADIUS), reach, kit.color("gold"))
            light.set_alpha(220 if self.now else 120)
            target.blit(light, self.rect.move(-reach, -reach))
        kit.panel(target, self.rect, "window" if lit else "panel" if self.points is not None else "inset")
        strip, box = rects.cut_top(self.rect, kit.u(STRIP))
        colour = "gold" if self.now else "gold_dark" if self.points is not None else "line"
        band = rects.inset(strip, kit.u(8), kit.u(8))
        pygame.draw.rect(target, kit.color(colour), band, border_radius=kit.u(10))
        kit.write(target, str(self.number + 1), "subheading", band, "ink" if self.now else "text", align="center")
        foot, middle = rects.cut_bottom(rects.inset(box, kit.u(14), kit.u(6)), kit.u(34), kit.u(4))
        name = kit.rich(self.evening.name, "small", middle.width, "text" if lit or self.points is not None else "muted")
        clip = target.get_clip()
        target.set_clip(middle.clip(clip))
        name.draw(target, middle.topleft)
        target.set_clip(clip)
        self._foot(target, foot)

    def _foot(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Points as stars, or how many sit there."""
        kit = self.kit
        if self.points is None:
            icon = kit.icon("account-group", 22, "faint")
            target.blit(icon, icon.get_rect(midleft=box.midleft))
            words = pygame.Rect(box.x + kit.u(32), box.y, box.width - kit.u(32), box.height)
            kit.write(target, str(self.evening.seats), "caption", words, "muted")
            return
        for i in range(WIN):
            icon = kit.icon("star" if i < self.points else "star-outline", 24, "gold" if i < self.points else "faint")
            target.blit(icon, icon.get_rect(midleft=(box.x + i * kit.u(28), box.centery)))

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=RADIUS)


LEAVES, FOOT = 0.21, 84  # of the body's height; units
PLACES = ("season-ended-first", "season-ended-second", "season-ended-third")


class SeasonScreen(CampaignPage):
    """Reads the season's matches whenever it comes to the top; it is kept from its first evening on."""

    def __init__(self, services: AppServices, season: Season) -> None:
        super().__init__(services)
        self.season = season
        self.definition = season.definition
        self.ground = self.definition.id
        self.kept = tr("season-kept")
        self.kicker = tr("season-kicker", game=self.definition.name, number=season.saved.seed)
        self.leaves: list[CalendarDay] = []

    @property
    def over(self) -> bool:
        return bool(self.season.saved.ended) or not self.season.saved.began

    # --- widgets
    def fill(self) -> None:
        self.company = self.add(OpponentsPanel())
        self.standing = self.add(StandingPanel(self.season))
        self.note = self.add(RichLabel(_worth(self.season), "small", label="points"))
        self.go = self.add(Button("", self.go_on, label="go", style="primary", icon="play"))
        self.fill_all()
        self.set_focus(self.go)

    def shown(self) -> None:
        super().shown()
        before = self.season.saved.ended
        self.attempt(self.season.look)
        self.fill_all()
        if self.season.saved.ended and not before:
            self.app.sound("win")
        if self.focus is None:
            self.set_focus(self.go)

    def fill_all(self) -> None:
        """Show the season as it is now."""
        season, coming = self.season, self.season.next
        for leaf in self.leaves:
            self.remove(leaf)
        self.leaves = [
            self.add(CalendarDay(evening, i, season.points(i), self._choosing(i), now=i == coming))
            for i, evening in enumerate(season.plan.evening)
        ]
        self.title, self.go.text, self.go.icon = self._words()
        self.choose(coming if coming is not None else EVENINGS - 1)
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _words(self) -> tuple[str, str, str]:
        """The title, and the words and icon of the button."""
        season = self.season
        if season.saved.ended:
            place = season.saved.place
            told = tr(PLACES[place - 1]) if place <= len(PLACES) else tr("season-ended", place=place)
            return told, tr("season-another"), "restart"
        if not season.saved.began:
            return season.plan.title, tr("season-begin"), "calendar"
        words = tr("season-go-on") if season.open_match is not None else tr("season-sit-down")
        return season.plan.title, words, "play"

    def _choosing(self, evening: int) -> Callable[[], None]:
        return lambda: self.choose(evening)

    def choose(self, evening: int) -> None:
        """Show an evening."""
        for leaf in self.leaves:
            leaf.chosen = leaf.number == evening
        plan = self.season.plan.evening[evening]
        self.company.show(plan, self.season.seats(evening), self._rules(plan.options))

    def _rules(self, options: dict[str, str]) -> str:
        """House rules in words."""
        rules = {rule.id: rule for rule in self.definition.house_rules}
        return "  ·  ".join(f"{rules[key].name}: {rules[key].values[value]}" for key, value in options.items())

    # --- what is done
    def go_on(self) -> None:
        """Begin it, sit down at the next table, or leave a season that is over for another one."""
        season = self.season
        if season.saved.ended:
            app, services = self.app, self.services
            self.close(None)
            app.push(routes.season_new(services, self.definition.id))
            return
        if not season.saved.began:
            self.attempt(season.begin)
            self.fill_all()
        if season.open_match is not None:
            self.services.routes.resume(season.open_match)
        elif season.next is not None:
            self.services.routes.play(season.table(season.next, self.services.settings.bot_pace))

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        foot, rest = rects.cut_bottom(body, self.u(FOOT), self.u(18))
        leaves, rest = rects.cut_top(rest, round(body.height * LEAVES), self.u(22))
        for leaf, box in zip(self.leaves, rects.columns(leaves, [1] * len(self.leaves), self.u(14)), strict=True):
            leaf.place(box)
        left, right = rects.columns(rest, [1.3, 1], self.u(22))
        self.company.place(left)
        self.standing.place(right)
        wide = max(self.go.measure(foot.width // 2)[0], self.u(420))
        self.go.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.height))
        foot.width -= wide + self.u(24)
        self.note.place(rects.center(foot, foot.width, self.note.measure(foot.width)[1]))


def _worth(season: Season) -> str:
    """What a win brings, and how it counts."""
    shared = season.plan.shared
    told = tr("season-worth", points=WIN) if shared == WIN else tr("season-worth-shared", points=WIN, shared=shared)
    return f"[muted]{told}[/]"


# The ways to a season: from the Practice page, and back from one of its matches.


def fits(_desk: AppServices, game: str) -> bool:
    return season.has(game)


def text(services: AppServices, game: str) -> str:
    """What waits behind the door."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is not None:
            coming = again(services, game, usual(services), number).next
            return tr("season-next", number=(coming or 0) + 1, of=EVENINGS)
    except (StoreError, DataFileError):
        return tr("season-about")  # going in says what is wrong
    best = min((run.place for run in runs.values() if run.place), default=0)
    return f"{tr('season-about')} {tr('season-best', place=best)}" if best else tr("season-about")


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    """Go on with the season that waits, or look at a new one."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is None:
            screen.app.push(routes.season_new(services, game))
        else:
            screen.app.push(SeasonScreen(services, again(services, game, usual(services), number)))
    except (StoreError, DataFileError) as error:
        sorry(screen.app, error)


def new(services: AppServices, game: str) -> SeasonScreen:
    """A season that nobody has begun yet."""
    saved = SavedSeason(game=game, seed=services.seed() % SEEDS, person=seated(services, usual(services)))
    made = Season(
        services.store, services.game(game), season.calendar(game), services.seed() % NUMBERS, saved, services.now
    )
    return SeasonScreen(services, made)


def again(services: AppServices, game: str, profile: int, number: int) -> Season:
    """A season that was interrupted, or one that is over. Raises StoreError when it is gone or cannot be read."""
    saved = all_of(services.store, game, profile).get(number)
    if saved is None:
        raise StoreError(tr("season-gone"))
    return Season(services.store, services.game(game), season.calendar(game), number, saved, services.now)
