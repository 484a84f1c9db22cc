"""The shelf of matches: open ones to go on with, finished ones to watch again, to read, to carry elsewhere."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tabletop.app import routes
from tabletop.app.background_jobs import filling
from tabletop.app.toasts import sorry
from tabletop.core.ask import NOBODY
from tabletop.core.edition_ids import base
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr
from tabletop.match import fair_check, state_history
from tabletop.match.save_reader import ReadMatch, ResumeError, read
from tabletop.pages import base_page, game_tile
from tabletop.pages.base_page import SWITCH, Page
from tabletop.pages.resume_dialogs import belongs
from tabletop.progress.decision_analysis import judged
from tabletop.progress.replay import ALL_HANDS, ReplayedMatch
from tabletop.storage import StoreError
from tabletop.table.guided.replay_screen import MomentNote, ReplayScreen
from tabletop.table.model.cues import load, opens
from tabletop.toolkit import plain_words, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.widget import Widget

# The ways to a match that is watched again: as it is kept, or as it has just ended.


class ReplayMoment(NamedTuple):
    """After how many answers it begins, before the eyes of `who` (None: its first person); `say`: what is said of it."""

    at: int = 0
    playing: bool = True
    who: int | None = None
    say: Callable[[ReplayedMatch], MomentNote] | None = None


BEGINNING = ReplayMoment()


def watch(app: App, services: AppServices, match: int | ReadMatch, moment: ReplayMoment = BEGINNING) -> None:
    """Show a match, by its number in the store, again; a sentence where this program cannot."""
    try:
        reading = match if isinstance(match, ReadMatch) else read(services.store, match)
        found = ReplayedMatch(
            reading,
            next(iter(reading.setup.humans), ALL_HANDS) if moment.who is None else moment.who,
            state_history.read(state_history.kept(services.store, match), reading.definition)
            if isinstance(match, int)
            else (),
        )
        if (
            isinstance(match, int)
            and found.record.game.over
            and not found.notice
            and not state_history.kept(services.store, match)
        ):
            state_history.keep(
                services.store, match, state_history.recorded(found.record), int(services.now())
            )  # of an older version, as long as it fits
        note = moment.say(found) if moment.say is not None else None
        table = ReplayScreen(found, services, at=moment.at, playing=moment.playing, note=note)
    except (ResumeError, StoreError, DataFileError) as error:
        sorry(app, error)
        return
    services.late.clear()
    game_tile.forget()
    app.push(table)


def retell(app: App, services: AppServices, match: int | ReadMatch, n: int, words: str) -> None:
    """Tell a moment of a match again at the table, as it was told then: what led to answer `n`, which is said in rich text.
    Several people see what an onlooker saw.
    """

    def say(found: ReplayedMatch) -> MomentNote:
        effects = load(found.definition.id)
        if len(found.setup.humans) > 1:
            found.watching.who = NOBODY
        return MomentNote(n, words, since=found.beginning(n, partial(opens, effects)))

    watch(app, services, match, ReplayMoment(say=say))


ICONS = {"fair": "check", "false": "alert"}


def verify(app: App, services: AppServices, number: int) -> None:
    """Check a match of the store, and say what came of it."""
    try:
        saved, answers = services.store.match(number), services.store.answers(number)
    except StoreError as error:
        sorry(app, error)
        return
    verdict = fair_check.verify(saved, answers, state_history.kept(services.store, number))
    text = "\n\n".join(map(escape, verdict.lines))
    seen = DialogButton(tr("practice-deal-seen"), True, "primary")
    app.push(Dialog(tr("practice-deal"), text, (seen,), icon=ICONS.get(verdict.kind, "help")))


SHOWN = 300
EVERY = ""
ALONE = 60  # of a hundred parts of the width, where there is no list
STATES = {EVERY: "practice-state-all", "open": "practice-state-open", "finished": "practice-state-finished"}

HIGH, PICTURE = 92, 132  # units
NAMED = 4  # people by name
FACES = 0.37  # of the height of a tile: there its figures have their faces


class MatchesScreen(Page[None]):
    """`game`: only those of one game at first, "" for all."""

    def __init__(self, services: AppServices, game: str = EVERY, chosen: int = 0) -> None:
        super().__init__(services)
        self.title = tr("practice-matches-title")
        self.game, self.state, self.chosen = game, EVERY, chosen
        self.matches: list[SavedMatch] = []

    def fill(self) -> None:
        shown = self.services.packs.with_editions(self.services.ready)
        games = [(EVERY, tr("practice-all-games")), *((game.id, game.title) for game in shown)]
        self.in_head(DropDown(games, self.game, self._of, label="game"), SWITCH)
        states = [(state, tr(message)) for state, message in STATES.items()]
        self.in_head(Segmented(states, self.state, self._in, label="state"), 420)
        self.list = ListBox([], self._choose, label="matches")
        self.left = self.add(Panel(self.list, pad=16))
        self.facts = Column(gap=16)
        self.right = self.add(Panel(self.facts, pad=30))

    def shown(self) -> None:
        """What stands here is read again whenever the page comes to the top."""
        super().shown()
        try:
            self.matches = self.services.store.matches(SHOWN)
        except StoreError as error:
            sorry(self.app, error)
        self._list()

    def _of(self, game: str) -> None:
        self.game = game
        self._list()

    def _in(self, state: str) -> None:
        self.state = state
        self._list()

    @property
    def listed(self) -> list[SavedMatch]:
        """Those that stand in the list now."""
        return [
            match for match in self.matches if self.game in (EVERY, match.game) and self.state in (EVERY, match.state)
        ]

    def _list(self) -> None:
        found = self.listed
        chosen = next((i for i, match in enumerate(found) if match.id == self.chosen), 0 if found else -1)
        self.list.set_rows([KeptRow(self.services, match, lambda: None) for match in found], chosen)
        self.left.visible = bool(found)  # an empty frame says nothing
        self._tell(found[chosen] if found else None)
        self.refocus()

    def _choose(self, index: int) -> None:
        self._tell(self.listed[index])

    # --- the chosen one
    def _tell(self, match: SavedMatch | None) -> None:
        """Show what is known of a match, and what can be done with it."""
        self.chosen = match.id if match is not None else 0
        self.facts.clear()
        if match is None:
            self.facts.add(RichLabel(tr("practice-matches-empty"), "body", label="empty"))
        for widget in self._about(match) if match is not None else ():
            self.facts.add(widget)
        if self.rect.width:
            self.layout()
        self.refresh()

    def _about(self, match: SavedMatch) -> list[Widget]:
        seconds, part = (match.result or {}).get("seconds"), belongs(match)
        when = plain_words.when(match.updated, self.services.now())
        lasted = tr("practice-match-lasted", when=when, span=plain_words.span(seconds)) if seconds else when
        lines = [
            f"{{cards-playing}} **{escape(self.services.title(match.game))}**",
            f"{{account-group}} {escape(plain_words.listed([str(seat.get('name', '?')) for seat in match.seats]))}",
            f"{{clock}} {lasted}",
            f"{{trophy}} {tr('practice-match-ended', ended=escape(ended(match)), count=match.answers)}",
        ]
        if part:
            lines.insert(1, f"{{route}} {part[:1].upper()}{part[1:]}")
        aided = base_page.help_told(
            (match.result or {}).get("help"), [str(seat.get("name", "?")) for seat in match.seats]
        )
        if aided:
            lines.append(f"{{hand-heart}} {escape(aided)}")
        return [RichLabel("\n".join(lines), "body", label="about"), *self._buttons(match)]

    def _buttons(self, match: SavedMatch) -> list[Button]:
        app, services, number = self.app, self.services, match.id
        export = Button(tr("practice-export"), self._export, icon="save", style="ghost",
                        tooltip=tr("practice-export-tip"), label="Export")  # fmt: skip
        if match.state == "open":
            go = Button(tr("practice-go-on"), lambda: services.routes.resume(number), icon="play", style="primary",
                        label="Go on")  # fmt: skip
            return [go, export]
        again = Button(
            tr("practice-watch"), lambda: watch(app, services, number), icon="eye", style="primary", label="Watch"
        )
        story = Button(
            tr("practice-story"), lambda: routes.look_back(app, services, number), icon="book", label="Its story"
        )
        review = Button(tr("practice-review"), lambda: routes.look_back(app, services, number, "Review"), icon="chart-line",
                        tooltip=tr("practice-review-tip"), label="Review")  # fmt: skip
        if match.state != "finished":
            return [again, export]
        fair = Button(tr("practice-check-deal"), self._verify, icon="dice-multiple", style="ghost", label="Verify",
                      tooltip=tr("practice-check-deal-tip"))  # fmt: skip
        deal = Button(tr("practice-same-deal"), lambda: self._same(number), icon="cards-playing",
                      tooltip=tr("practice-same-deal-tip"), label="Same deal")  # fmt: skip
        return [again, story, *([review] if judged(match.game) else []), deal, fair, export]

    def _same(self, match: int) -> None:
        try:
            reading = read(self.services.store, match)
        except (StoreError, ResumeError) as error:
            sorry(self.app, error)
            return
        self.app.push(routes.same_deal(self.services, match, reading))

    def _verify(self) -> None:
        verify(self.app, self.services, self.chosen)

    def _export(self) -> None:
        routes.export_match(self.app, self.services, self.chosen)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(36)
        right, left = rects.cut_right(body, body.width * 38 // 100, self.u(26))
        if not self.left.visible:
            wide = body.width * ALONE // 100
            right = rects.center(body, wide, self.right.measure(wide)[1])
        self.left.place(left)
        high = min(right.height, self.right.measure(right.width)[1])
        self.right.place(rects.cut_top(right, high)[0])


def winners(match: SavedMatch) -> list[dict[str, Any]]:
    """The seats that won, () while it goes on."""
    found = (match.result or {}).get("winners", [])
    return [match.seats[seat] for seat in found if seat < len(match.seats)]


def ended(match: SavedMatch) -> str:
    """What became of it, in a few words."""
    if match.state != "finished":
        return tr({"open": "practice-not-finished", "abandoned": "practice-given-up"}[match.state])
    names = [str(seat.get("name", "?")) for seat in winners(match)]
    if not names:
        return tr("practice-nobody-won")
    return tr("practice-won" if 1 in match.shares else "practice-won-shared", names=names)


class KeptRow(ListRow):
    """One match of the list."""

    def __init__(self, services: AppServices, match: SavedMatch, on_press: Callable[[], None]) -> None:
        super().__init__(plain_words.company(match.seats, NAMED), on_press, label=f"match {match.id}")
        self.services, self.match = services, match
        about = {"game": services.title(match.game), "when": plain_words.when(match.updated, services.now())}
        part, end = belongs(match), ended(match)
        self.below = (
            tr("practice-match-of", **about, part=part, ended=end)
            if part
            else tr("practice-match-alone", **about, ended=end)
        )

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HIGH)

    def draw(self, target: pygame.Surface) -> None:
        kit, match = self.kit, self.match
        kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover" if self.hovered else "row")
        inside = rects.inset(self.rect, kit.u(10), kit.u(10))
        place, box = rects.cut_left(inside, kit.u(PICTURE), kit.u(18))
        self._picture(target, place)
        icon, color = {"open": ("play", "green"), "finished": ("trophy", "gold")}.get(match.state, ("flag", "faint"))
        mark, box = rects.cut_right(box, kit.u(52), kit.u(10))
        drawn = kit.icon(icon, 30, color)
        target.blit(drawn, drawn.get_rect(center=mark.center))
        upper, lower = rects.rows(rects.inset(box, 0, kit.u(2)), [1.1, 1])
        color = "gold_light" if self.chosen else "text"
        kit.write(target, self.text, "strong", upper, color, size=kit.fit(self.text, "strong", upper.width, 0.7))
        size = kit.fit(self.below, "caption", lower.width, 0.75)
        kit.write(target, self.below, "caption", lower, "green" if match.state == "open" else "muted", size=size)

    def _picture(self, target: pygame.Surface, place: pygame.Rect) -> None:
        """The tile of the game, where this program has it."""
        known = any(entry.id == base(self.match.game) for entry in self.services.ready)
        art = self.services.late.get(
            f"kept {self.match.game}", place.size, partial(filling, (self.match.game, "tile.webp"), place.size, FACES)
        ) if known else None  # fmt: skip
        picture = shapes.rounded(place.size, self.kit.u(12)).copy()
        if art is not None and art.get_size() == place.size:
            picture.blit(art, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            picture.fill((*self.kit.color("raised")[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(picture, place)
