"""The statistics of one person as figures and bars, and the last matches of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop import games
from tabletop.app import routes, text_files
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.match.applause import KIND, ApplausePoll, verdict
from tabletop.match.save_reader import ResumeError, read, replay
from tabletop.pages.base_page import SWITCH, Page
from tabletop.pages.progress.game_figures import GameFigures, feats_of
from tabletop.pages.progress.match_list import ended, winners
from tabletop.storage import Statistics, StoreError, WinTally
from tabletop.toolkit import plain_words, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel, ScrollPanel
from tabletop.toolkit.widgets.dialog import Confirmation, Dialog, DialogButton, confirm
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.value_controls import DropDown
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch
    from tabletop.toolkit.widgets.widget import Widget


class PerGameFigures(Column):
    """`matches`: of one person, each with the own seat."""

    def __init__(self, services: AppServices, matches: Sequence[tuple[SavedMatch, int]]) -> None:
        super().__init__(gap=12)
        known = {game for game in games.names() if feats_of(game) is not None}
        self.services = services
        self.waiting = [(match, seat) for match, seat in matches if match.game in known]
        self.found: dict[str, GameFigures] = {}

    def think(self) -> bool:
        """Look through the next match; True when the last one was."""
        if not self.waiting:
            return False
        match, seat = self.waiting.pop(0)
        make = feats_of(match.game)
        if make is not None:
            feats = self.found.setdefault(match.game, make())
            try:
                reading = read(self.services.store, match.id)
                repaired = any(answer.is_repair for answer in reading.answers)
                if reading.setup.begun is None and not repaired:  # these count for nothing
                    feats.add(reading.definition, reading.setup, replay(reading).answers, seat)
            except (ResumeError, StoreError):
                pass  # a match of another version counts in the figures above alone
        if not self.waiting:
            self._show()
        return not self.waiting

    def _show(self) -> None:
        for game, feats in self.found.items():
            figures = [Figure(*feat) for feat in feats.told()]
            if figures:
                self.add(Label(self.services.title(game), "label", color="gold"))
                self.add(FigureGrid(figures, label=f"feats {game}", across=2))
        self.refresh()
        if self.parent is not None:
            self.parent.layout()


SHOWN, NAMED = 60, 4  # matches, people by name in the line of one
ALONE = 60  # of a hundred parts of the width, where nothing stands beside it
LEVELS = {
    "people": "statistics-people",
    "easy": "statistics-easy",
    "normal": "statistics-normal",
    "hard": "statistics-hard",
}
NOBODY = 0
EVERY = ""  # game


class StatisticsScreen(Page[None]):
    def __init__(self, services: AppServices, profile: int = NOBODY) -> None:
        super().__init__(services)
        self.title = tr("statistics-title")
        self.profiles = services.profiles()
        known = [found.id for found in self.profiles]
        self.profile = profile if profile in known else known[0] if known else NOBODY
        self.game = EVERY
        self.matches: list[SavedMatch] = []

    def fill(self) -> None:
        self.in_head(Button(tr("statistics-import"), self._import, style="ghost", icon="download", role="strong",
                            label="Import", tooltip=tr("statistics-import-tip")), 170)  # fmt: skip
        self.forget = Button(tr("statistics-reset"), self._ask_reset, style="ghost", icon="restart", role="strong",
                             label="reset")  # fmt: skip
        self.in_head(self.forget, 210)
        people = [(found.id, found.name) for found in self.profiles] or [(NOBODY, tr("statistics-nobody"))]
        self.who = DropDown(people, self.profile, self.show, label="person")
        self.in_head(self.who, 250)
        shown = self.services.packs.with_editions(self.services.ready)
        games = [(EVERY, tr("statistics-all-games")), *((game.id, game.title) for game in shown)]
        self.which = DropDown(games, EVERY, self._of, label="game")
        self.in_head(self.which, SWITCH)
        self.facts = Column(gap=14)
        self.left = self.add(ScrollPanel(self.facts, label="figures"))
        self.list = ListBox([], self._open, label="matches")
        shelf = Button(tr("statistics-all-matches"), self._shelf, style="ghost", icon="history", role="strong",
                       label="All matches", tooltip=tr("statistics-all-matches-tip"))  # fmt: skip
        self.right = self.add(Panel(self.list, pad=18))
        self.shelf = self.add(shelf)
        self.refill()

    def refill(self) -> None:
        """Read everything again."""
        try:
            self.matches = self.services.store.matches(SHOWN)
        except StoreError as error:
            sorry(self.app, error)
        self.show(self.profile)

    def _of(self, game: str) -> None:
        """Only what was played of one game, or of all."""
        self.game = game
        self.show(self.profile)

    def _shown(self) -> list[SavedMatch]:
        return [match for match in self.matches if self.game in (EVERY, match.game)]

    def show(self, profile: int) -> None:
        """Show the figures of one person, and which of the matches that person won."""
        self.profile = profile
        self.list.set_rows([self._row(match) for match in self._shown()])
        self.right.visible = bool(self._shown())  # an empty frame says nothing
        self.shelf.visible = bool(self.matches)
        self.forget.enabled = profile != NOBODY
        self.facts.clear()
        try:
            found = self.services.store.statistics(profile, self.game or None)
        except StoreError as error:
            sorry(self.app, error)
            found = Statistics()
        for widget in self._figures(found):
            self.facts.add(widget)
        self.actions = PerGameFigures(self.services, self._mine())
        self.facts.add(self.actions)
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _figures(self, found: Statistics) -> list[Widget]:
        if not found.played:
            return [Panel(RichLabel(tr("statistics-empty"), "body", label="empty"), pad=36)]
        mean = plain_words.span(found.seconds / found.timed) if found.seconds else "-"
        figures = (
            Figure("cards-playing", str(found.played), tr("statistics-matches")),
            Figure("trophy", str(found.won), _alone(found)),
            Figure("handshake", str(found.shared), tr("statistics-shared")),
            Figure("chart-line", plain_words.percent(found.won, found.played), tr("statistics-share-won")),
            Figure("flash", str(found.streak), tr("statistics-streak", best=found.best_streak)),
            Figure("clock", mean, _times(found)),
        )
        made: list[Widget] = [FigureGrid(figures, label="numbers")]
        names = self._ending_names()
        endings = [
            FigureShare(names.get(name) or _plain(name), count, found.played, f"{count}")
            for name, count in _most(found.endings)
        ]
        if endings:
            made.append(_titled(tr("statistics-endings"), ShareBars(endings, label="endings", color="blue")))
        against, beside = tr("statistics-against"), tr("statistics-with")
        for title, label, tallies in ((against, "opponents", found.opponents), (beside, "mates", found.mates)):
            shares = [_tally(kind, tally) for kind, tally in tallies.items()]
            if shares:
                made.append(_titled(title, ShareBars(shares, label=label, color="green")))
        return [*made, *self._applause()]

    def _applause(self) -> list[Widget]:
        """What this person has read aloud, and how it was liked."""
        try:
            heard = self.services.store.notes.all(KIND, list[ApplausePoll])
        except StoreError as error:
            sorry(self.app, error)
            return []
        mine = [one.share for match, seat in self._mine() for one in heard.get(str(match.id), ()) if one.seat == seat]
        if not mine:
            return []
        figures = (
            Figure("bullhorn", str(len(mine)), tr("statistics-read-aloud")),
            Figure("hand", plain_words.percent(round(100 * sum(mine)), 100 * len(mine)), tr("statistics-hands")),
            Figure("trophy", plain_words.percent(round(100 * max(mine)), 100), verdict(max(mine))),
        )
        return [_titled(tr("statistics-impersonations"), FigureGrid(figures, label="applause"))]

    def _mine(self) -> list[tuple[SavedMatch, int]]:
        """The finished matches of this person, each with the own seat."""
        return [
            (match, seat)
            for match in self._shown()
            for seat, place in enumerate(match.seats)
            if match.state == "finished" and self.profile and place.get("profile") == self.profile
        ]

    def update(self, now: float) -> bool:
        """One match is looked through a frame."""
        return self.actions.think() or super().update(now)

    def _ending_names(self) -> dict[str, str]:
        """What the endings of the games are called that this person has played."""
        ready = {game.id for game in self.services.ready}
        names: dict[str, str] = {}
        for game in sorted({match.game for match, _ in self._mine()} & ready):
            names |= self.services.game(game).looks.endings
        return names

    # --- matches
    def _row(self, match: SavedMatch) -> ListRow:
        icons = {"open": ("play", "green"), "finished": ("trophy", "faint"), "abandoned": ("flag", "faint")}
        icon, color = icons[match.state]
        if any(seat.get("profile") == self.profile for seat in winners(match)):
            color = "gold"
        of_one = self.game != EVERY
        detail = plain_words.when(match.updated, self.services.now()) if of_one else self.services.title(match.game)
        row = ListRow(plain_words.company(match.seats, NAMED), lambda: None, detail=detail, icon=icon,
                      label=f"match {match.id}", tooltip=self._tip(match))  # fmt: skip
        row.color = color
        return row

    def _tip(self, match: SavedMatch) -> str:
        when = plain_words.when(match.updated, self.services.now())
        return tr("statistics-match-of", game=self.services.title(match.game), when=when, ended=escape(ended(match)))

    def _open(self, index: int) -> None:
        match = self._shown()[index]
        result = match.result or {}
        seconds = result.get("seconds")
        when, game = plain_words.when(match.updated, self.services.now()), escape(self.services.title(match.game))
        lasted = tr("statistics-match-lasted", when=when, span=plain_words.span(seconds)) if seconds else when
        lines = [
            f"{{cards-playing}} {tr('statistics-match-length', game=game, count=match.answers)}",
            f"{{account-group}} {escape(plain_words.company(match.seats))}",
            f"{{clock}} {lasted}",
        ]
        if match.state == "finished":
            lines.append(f"{{trophy}} {escape(ended(match))}")
        answers = [
            DialogButton(tr("statistics-export"), "export", "secondary", "save"),
            DialogButton(tr("statistics-close"), "close", "ghost"),
        ]
        if match.state == "finished":
            answers.append(DialogButton(tr("statistics-watch"), "watch", "secondary", "eye"))
            answers.append(DialogButton(tr("statistics-story"), "story", "primary", "book"))
        elif match.state == "open":
            answers.append(DialogButton(tr("statistics-go-on"), "go", "primary", "play"))
        dialog: Dialog[str] = Dialog(tr("statistics-match-title"), "\n".join(lines), answers, icon="history")
        self.app.push(dialog, lambda choice: self._chosen(match, choice))

    def _chosen(self, match: SavedMatch, choice: str | None) -> None:
        if choice == "export":
            routes.export_match(self.app, self.services, match.id)
        elif choice == "go":
            self.services.routes.resume(match.id)
        elif choice == "watch":
            routes.watch(self.app, self.services, match.id)
        elif choice == "story":
            routes.look_back(self.app, self.services, match.id)

    def _shelf(self) -> None:
        self.app.push(routes.matches(self.services, self.game))

    # --- import and reset
    def _import(self) -> None:
        answers = (
            DialogButton(tr("toolkit-cancel"), "", "ghost"),
            DialogButton(tr("statistics-from-clipboard"), "paste", "primary", "content-copy"),
        )
        title, text = tr("statistics-import-title"), tr("statistics-import-how")
        dialog: Dialog[str] = Dialog(title, text, answers, icon="download")
        self.app.push(dialog, lambda choice: self._paste() if choice else None)

    def _paste(self) -> None:
        if text_files.take(self.app, self.services, text_files.pasted()) is not None:
            self.refill()

    def on_event(self, event: Event) -> bool:
        if super().on_event(event):  # packs and positions are taken in wherever they are dropped
            return True
        if event.type == pygame.DROPFILE:
            if text_files.take_file(self.app, self.services, event.file) is not None:
                self.refill()
            return True
        return False

    def _ask_reset(self) -> None:
        name = next(found.name for found in self.profiles if found.id == self.profile)
        title, text = tr("statistics-reset-ask"), tr("statistics-reset-why", name=escape(name))
        confirm(self, Confirmation(title, text, tr("statistics-reset"), style="danger", icon="restart"), self._reset)

    def _reset(self) -> None:
        """A person without matches is a new person with the same name, looks, decks and cards."""
        old = next(found for found in self.profiles if found.id == self.profile)
        try:
            new = self.services.store.profiles.start_anew(old, now=int(self.services.now()))
        except StoreError as error:
            sorry(self.app, error)
            return
        self.profiles = self.services.profiles()
        self.who.offer([(found.id, found.name) for found in self.profiles], new.id)
        self.show(new.id)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(36)
        right, left = rects.cut_right(body, body.width * 42 // 100, self.u(26))
        if not self.matches:
            wide = body.width * ALONE // 100
            left = rects.center(body, wide, min(body.height, self.left.measure(wide)[1]))
        self.left.place(left)
        below, right = rects.cut_bottom(right, self.u(64), self.u(14))
        self.shelf.place(below)
        self.right.place(right)


def _alone(found: Statistics) -> str:
    """How many of the wins were without help, as far as that is known of the match."""
    if not found.known:
        return tr("statistics-won-alone")
    if (unknown := found.won - found.known) > 0:
        return tr("statistics-won-unaided-unknown", count=found.unaided, unknown=unknown)
    return tr("statistics-won-unaided", count=found.unaided)


def _tally(kind: str, tally: WinTally) -> FigureShare:
    """How often somebody has won against, or beside, one kind of player."""
    name = tr(LEVELS[kind]) if kind in LEVELS else kind
    return FigureShare(name, tally.won, tally.played, tr("statistics-won-of", won=tally.won, of=tally.played))


def _titled(text: str, widget: Widget) -> Panel:
    return Panel(Column(Label(text, "label", color="gold"), widget, gap=10), pad=20)


def _plain(ending: str) -> str:
    """An ending whose game says no name for it, or is not here."""
    return ending.replace("_", " ").replace("-", " ").capitalize()


def _most(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda entry: -entry[1])


def _times(found: Statistics) -> str:
    if found.shortest is None or found.longest is None:
        return tr("statistics-a-match")
    shortest, longest = plain_words.span(found.shortest), plain_words.span(found.longest)
    return tr("statistics-lasted", shortest=shortest, longest=longest)


class Figure(NamedTuple):
    icon: str
    number: str
    text: str
    color: str = "gold_light"


class FigureGrid(Widget):
    """A grid of figures, each a small panel."""

    def __init__(self, figures: Sequence[Figure], *, label: str, across: int = 3) -> None:
        super().__init__(label)
        self.figures = list(figures)
        self.across = across

    def measure(self, width: int) -> tuple[int, int]:
        down = -(-len(self.figures) // self.across)
        return width, down * self.u(128) + (down - 1) * self.u(14)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        cells = rects.grid(self.rect, self.across, -(-len(self.figures) // self.across) * self.across, kit.u(14))
        for figure, cell in zip(self.figures, cells, strict=False):
            kit.panel(target, cell, "panel")
            inside = rects.inset(cell, kit.u(20), kit.u(14))
            icon, words = rects.cut_left(inside, kit.u(44), kit.u(16))
            picture = kit.icon(figure.icon, 40, figure.color)
            target.blit(picture, picture.get_rect(center=icon.center))
            number, text = rects.rows(words, [62, 38])
            size = kit.fit(figure.number, "number", number.width) * 1.25
            kit.write(target, figure.number, "number", number, figure.color, size=min(size, 42))
            kit.write_rows(target, figure.text, "caption", text)


class FigureShare(NamedTuple):
    text: str
    part: int
    whole: int
    detail: str


class ShareBars(Widget):
    """Bars below each other: a name, how much of the whole, and a word at the end."""

    def __init__(self, shares: Sequence[FigureShare], *, label: str, color: str = "gold") -> None:
        super().__init__(label)
        self.shares = list(shares)
        self.color = color

    def measure(self, width: int) -> tuple[int, int]:
        return width, len(self.shares) * self.u(58)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        rest = self.rect
        for share in self.shares:
            row, rest = rects.cut_top(rest, kit.u(58))
            words, bar = rects.cut_top(row, kit.u(30))
            kit.write(target, share.text, "strong", words, size=21)
            kit.write(target, share.detail, "caption", words, align="right")
            bar, _ = rects.cut_top(bar, kit.u(14))
            kit.panel(target, bar, "inset")
            wide = round(bar.width * share.part / max(1, share.whole))
            if wide >= bar.height:
                tint = kit.color(self.color)
                light = tint.lerp(pygame.Color("white"), 0.4)
                target.blit(shapes.filled((wide, bar.height), bar.height // 2, light, tint), bar)
