"""What people call for at the panels and by keys, beside choosing: pause, rules, log, taking back, how a seat passes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.table.hud.eliminated import SKIPS
from tabletop.table.leaving import Parting
from tabletop.table.model import messages
from tabletop.table.navigation import TableNavigation
from tabletop.table.playback.reading_time import CALMEST_FIRST, PACES, next_pace, pace_of
from tabletop.table.save_status import Saving

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.match import Match
    from tabletop.match.settings import Telling
    from tabletop.table.input.hover import Hovering
    from tabletop.table.input.input_parts import HandParts
    from tabletop.table.minigame_requests import TableMinigames
    from tabletop.table.model.match_clock import Clock
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import ViewState
    from tabletop.table.playback.playback_parts import TaleParts
    from tabletop.toolkit.app import App

EXTREMES: dict[Telling, str] = {CALMEST_FIRST[0]: ", the slowest", CALMEST_FIRST[-1]: ", the fastest"}
CLOSELY = "Point at a card first, or go to it with Tab: then it is shown closely."
END_MS = 2600  # the last picture of a match stays a moment


class Calls:
    """Without a desk there are no ways to other screens. `close(choice)`: leave the table; `on_end`: instead of the end
    screen.
    """

    def __init__(
        self,
        app: App,
        match: Match,
        desk: AppServices | None,
        *,
        hands: HandParts,
        tale: TaleParts,
        world: TableMinigames,
        close: Callable[[str], None],
        on_end: Callable[[Match], None] | None,
    ) -> None:
        panels, deeds = hands.panels, hands.deeds
        self.app, self.match, self.panels, self.deeds, self.looking = app, match, panels, deeds, tale.looking
        self.on_end, self.post, self.layers = on_end, hands.post, hands.cards.stage.layers
        self._over = False
        self.desk = desk
        self._pace: Telling = "brisk"
        if desk is not None:
            self._set_pace(pace_of(desk.settings.telling, self._people()))
        self.saving = Saving(app, match, desk, mark=panels.unsaved, world=world, post=hands.post)
        self.ways = TableNavigation(app, desk, match, close, self.saving) if desk is not None else None
        self.parting = Parting(app, match, deeds=deeds, world=world, close=close)
        self._known: dict[str, Callable[[], object]] = {
            "menu": self._pause,
            "pause": self._pause,
            "rules": lambda: self._rules(hands.hovering.rule()),
            "cards": self._cards,
            "keys": self._keys,
            "log": panels.open_log,
            "house": self._house,
            "undo": deeds.take_back,
            "redo": deeds.again,
            "hurry": tale.hurrying.press,
            "telling": self._telling,
            "zoom": partial(self._zoom, hands.hovering),
        }

    def show(self, shown: ViewState) -> None:
        self.parting.show(shown)

    def hear(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        match message:
            case messages.Called(name):
                self._known[name]()
            case messages.RuleAsked(rule):
                self._rules(rule)
            case messages.ModePressed(seat):
                self.panels.choose_mode(seat)
            case messages.ButtonPressed("end"):
                self.post(messages.EndWanted())
            case messages.ButtonPressed("watch"):
                self.deeds.sight.watching = True
                self.looking.together()
                self.post(messages.Changed())
            case messages.ButtonPressed("faster" | "to the end" as haste):
                self.panels.haste = "" if self.panels.haste == haste else haste
                self.post(messages.Changed())
            case messages.ButtonPressed("waive"):
                self.deeds.waive()
                self.post(messages.Changed())
            case messages.ButtonPressed(index):
                self.deeds.answer(int(index))
            case messages.MomentChosen(n):
                self.look_at(n)
            case _:
                return False
        return True

    def look_at(self, n: int | None) -> None:
        """Show the moment after `n` answers, None for the present."""
        self.looking.go(n)
        if n is None and self.match.game.over:
            self.post(messages.EndWanted())

    def hasten(self, clock: Clock) -> None:
        """Every frame: the others play faster for those who are out, if these want it."""
        panels = self.panels
        if not panels.haste or not self.deeds.sight.fallen:
            panels.haste = ""
            return
        clock.skip(SKIPS[panels.haste])
        self.app.story.hurry()

    def over(self) -> None:
        """The match is over, and all has been told."""
        if not self._over:
            self._over = True
            self.app.after(self.app.ms(END_MS), lambda: self.post(messages.EndWanted()))

    def end(self) -> None:
        """The last card has been shown, and the table is covered from now on."""
        self.layers.covered()
        if self.on_end is not None:
            self.on_end(self.match)
        elif self.ways is not None:
            self.ways.end()

    def _pause(self) -> None:
        if self.ways is not None:
            seat, possible = self.deeds.sight.viewer, self.match.undo.target is not None
            offers = self.parting.offers()
            self.deeds.sight.privacy.look_away()
            self.ways.pause(partial(self.deeds.take_back, seat) if possible else None, offers)

    def _rules(self, rule: str) -> None:
        if self.ways is not None:
            self.deeds.sight.privacy.look_away()
            self.ways.rules(rule)

    def _cards(self) -> None:
        if self.ways is not None:
            self.deeds.sight.privacy.look_away()
            self.ways.cards()

    def _zoom(self, hovering: Hovering) -> None:
        if hovering.card is None:
            self.app.toast(CLOSELY, "magnify", about="zoom")
        hovering.zoom()

    def _keys(self) -> None:
        if self.ways is not None:
            self.deeds.sight.privacy.look_away()
            self.ways.keys()

    def _telling(self) -> None:
        """The next pace; whoever sits at the screen likes it from now on, all people where nobody does."""
        pace = next_pace(self._pace)
        self._set_pace(pace)
        if self.desk is not None:
            viewer = self.deeds.sight.viewer
            alone = viewer in self.match.setup.humans
            liked = dict.fromkeys([self.match.setup.seats[viewer].name] if alone else self._people(), pace)
            self.desk.change(self.app, telling={**self.desk.settings.telling, **liked})
        self.app.toast(
            f"What happens is told at a **{pace}** pace{EXTREMES.get(pace, '')}.", "speedometer", about="pace"
        )

    def _set_pace(self, pace: Telling) -> None:
        self._pace, self.app.prefs.telling = pace, PACES[pace]

    def _people(self) -> list[str]:
        return [self.match.setup.seats[seat].name for seat in self.match.setup.humans]

    def _house(self) -> None:
        self.app.toast("\n".join(self.panels.facts.house()), "gavel")
