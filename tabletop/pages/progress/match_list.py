"""The shelf of matches: open ones to go on with, finished ones to watch again, to read, to carry elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes, text_files
from tabletop.app.toasts import sorry
from tabletop.match.save_reader import ResumeError, read
from tabletop.pages import help_texts
from tabletop.pages.base_page import SWITCH, Page
from tabletop.pages.match_context import belongs
from tabletop.pages.progress.fair_verdict import verify
from tabletop.pages.progress.match_row import KeptRow, ended
from tabletop.pages.progress.watch_replay import watch
from tabletop.progress.decision_analysis import judged
from tabletop.storage import StoreError
from tabletop.toolkit import plain_words, rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel
from tabletop.toolkit.widgets.dropdown import DropDown
from tabletop.toolkit.widgets.label import RichLabel
from tabletop.toolkit.widgets.lists import ListBox
from tabletop.toolkit.widgets.value_controls import Segmented

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch
    from tabletop.toolkit.widgets.widget import Widget

SHOWN = 300
EVERY = ""
ALONE = 60  # of a hundred parts of the width, where there is no list
STATES = ((EVERY, "All"), ("open", "Open"), ("finished", "Finished"))
EMPTY = "**No match stands here yet.**\n\nEvery match is kept as it is played: go on with it, or watch it again."


class MatchesScreen(Page[None]):
    """`game`: only those of one game at first, "" for all."""

    title = "Matches"

    def __init__(self, desk: AppServices, game: str = EVERY, chosen: int = 0) -> None:
        super().__init__(desk)
        self.game, self.state, self.chosen = game, EVERY, chosen
        self.matches: list[SavedMatch] = []

    def fill(self) -> None:
        shown = self.desk.packs.with_editions(self.desk.ready)
        games = [(EVERY, "All games"), *((game.id, game.title) for game in shown)]
        self.in_head(DropDown(games, self.game, self._of, label="game"), SWITCH)
        self.in_head(Segmented(STATES, self.state, self._in, label="state"), 420)
        self.list = ListBox([], self._choose, label="matches")
        self.left = self.add(Panel(self.list, pad=16))
        self.facts = Column(gap=16)
        self.right = self.add(Panel(self.facts, pad=30))

    def shown(self) -> None:
        """What stands here is read again whenever the page comes to the top."""
        super().shown()
        try:
            self.matches = self.desk.store.matches(SHOWN)
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
        self.list.set_rows([KeptRow(self.desk, match, lambda: None) for match in found], chosen)
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
        for widget in self._about(match) if match is not None else [RichLabel(EMPTY, "body", label="empty")]:
            self.facts.add(widget)
        if self.rect.width:
            self.layout()
        self.refresh()

    def _about(self, match: SavedMatch) -> list[Widget]:
        seconds, part = (match.result or {}).get("seconds"), belongs(match)
        lines = [
            f"{{cards-playing}} **{escape(self.desk.title(match.game))}**",
            f"{{account-group}} {escape(plain_words.listed([str(seat.get('name', '?')) for seat in match.seats]))}",
            f"{{clock}} {plain_words.when(match.updated, self.desk.now())}"
            + (f", {plain_words.span(seconds)}" if seconds else ""),
            f"{{trophy}} {escape(ended(match))}, {plain_words.many(match.answers, 'step')}",
        ]
        if part:
            lines.insert(1, f"{{route}} {part[:1].upper()}{part[1:]}")
        aided = help_texts.told((match.result or {}).get("help"), [str(seat.get("name", "?")) for seat in match.seats])
        if aided:
            lines.append(f"{{hand-heart}} {escape(aided)}")
        return [RichLabel("\n".join(lines), "body", label="about"), *self._deeds(match)]

    def _deeds(self, match: SavedMatch) -> list[Button]:
        app, desk, number = self.app, self.desk, match.id
        export = Button("Export", self._export, icon="save", style="ghost",
                        tooltip="As a text file and to the clipboard")  # fmt: skip
        if match.state == "open":
            go = Button("Go on", lambda: desk.routes.resume(number), icon="play", style="primary")
            return [go, export]
        again = Button("Watch it again", lambda: watch(app, desk, number), icon="eye", style="primary", label="Watch")
        story = Button("Its story", lambda: routes.look_back(app, desk, number), icon="book")
        review = Button("Review", lambda: routes.look_back(app, desk, number, "Review"), icon="chart-line",
                        tooltip="What each decision was worth")  # fmt: skip
        if match.state != "finished":
            return [again, export]
        fair = Button("Check the deal", self._verify, icon="dice-multiple", style="ghost", label="Verify",
                      tooltip="Whether the cards were dealt as it was fixed before the match")  # fmt: skip
        deal = Button("Same deal", lambda: self._same(number), icon="cards-playing",
                      tooltip="Others, or bots, play the same cards, and the tables are compared")  # fmt: skip
        return [again, story, *([review] if judged(match.game) else []), deal, fair, export]

    def _same(self, match: int) -> None:
        try:
            reading = read(self.desk.store, match)
        except (StoreError, ResumeError) as error:
            sorry(self.app, error)
            return
        self.app.push(routes.same_deal(self.desk, match, reading))

    def _verify(self) -> None:
        verify(self.app, self.desk, self.chosen)

    def _export(self) -> None:
        text_files.export(self.app, self.desk, self.chosen)

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
