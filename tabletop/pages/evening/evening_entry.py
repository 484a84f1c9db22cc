"""The ways to an evening: from the menu, where it is planned, and back from one of its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec
import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.campaign_page import NUMBERS
from tabletop.pages.decks.personal_page import ask_name
from tabletop.pages.evening import evening_panels as words
from tabletop.pages.evening.evening_page import EveningScreen
from tabletop.progress.evening import Evening, EveningGuest, SavedEvening, all_of, forms, scale_in_words, waiting
from tabletop.storage import StoreError
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, LabelledControl, Panel, ScrollPanel
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tabletop.app.services import AppServices
    from tabletop.storage import Profile
    from tabletop.toolkit.widgets.screen import Screen

MINUTES = {
    60: "evening-one-hour",
    90: "evening-hour-and-half",
    120: "evening-two-hours",
    180: "evening-three-hours",
    240: "evening-four-hours",
}
LEVELS = {"easy": "evening-easy", "normal": "evening-normal", "hard": "evening-hard"}
FORMS = {False: "evening-alone", True: "evening-teams"}
AWAY, ALL = "away", ""
SEEDS = 10**6
USUAL = 120
LOAD_MS = 40
T = TypeVar("T")


def _named(choices: Mapping[T, str]) -> list[tuple[T, str]]:
    """Values with the words of their messages."""
    return [(value, tr(message)) for value, message in choices.items()]


class EveningPlanScreen(Page[None]):
    """Nothing is kept before it is begun."""

    def __init__(self, services: AppServices) -> None:
        super().__init__(services)
        self.title, self.kicker = tr("evening-plan-title"), tr("evening-plan-kicker")
        self.profiles: list[Profile] = []
        self.wishes: dict[int, str] = {}  # by profile: AWAY, ALL or the id of a game
        self.plan = SavedEvening(
            seed=services.seed() % SEEDS,
            minutes=USUAL,
            games=tuple(entry.id for entry in services.ready),
            in_teams=False,
        )

    # --- widgets
    def fill(self) -> None:
        self.people, self.rules = Column(gap=12), Column(gap=14)
        self.left = self.add(Panel(ScrollPanel(self.people, label="people"), pad=24))
        self.right = self.add(Panel(ScrollPanel(self.rules, label="plan"), pad=24))
        self.coming = RichLabel("", "small", color="text", label="programme")
        self.far = self.add(Panel(ScrollPanel(Column(Label(tr("evening-programme"), "label", color="gold"), self.coming),
                                              label="coming"), pad=24))  # fmt: skip
        self.new = self.add(
            Button(tr("evening-somebody-new"), self._ask, label="new", style="ghost", icon="account-plus")
        )
        self.note = self.add(RichLabel(f"[muted]{scale_in_words()}[/]", "small", label="scale"))
        self.go = self.add(Button(tr("evening-begin"), self.begin, label="go", style="primary", icon="play"))
        for widget in self._rules():
            self.rules.add(widget)
        self._fill_people()
        self.set_focus(self.go)
        self.app.after(LOAD_MS, lambda: self._load(0))

    def _load(self, number: int) -> None:
        """Read one game after the other, so that nothing stands still when somebody comes."""
        if number < len(self.services.ready):
            forms(self.services.ready[number].id)
            self.app.after(LOAD_MS, lambda: self._load(number + 1))

    def _rules(self) -> list[LabelledControl | Field | Label]:
        plan = self.plan

        def take(name: str) -> Callable[[object], None]:
            return lambda value: self._change(name, value)

        return [
            Label(tr("evening-evening"), "label", color="gold"),
            LabelledControl(
                tr("evening-how-long"),
                Segmented(_named(MINUTES), round(plan.minutes), take("minutes"), label="minutes"),
            ),
            LabelledControl(
                tr("evening-who-wins"), Segmented(_named(FORMS), plan.in_teams, take("in_teams"), label="teams")
            ),
            LabelledControl(tr("evening-bots"), Segmented(_named(LEVELS), plan.bots, take("bots"), label="bots")),
            Label(tr("evening-games"), "label", color="gold"),
            *(
                Field(entry.title, Toggle(True, self._playing(entry.id), label=f"play {entry.id}"), share=0.2)
                for entry in self.services.ready
            ),
        ]

    def _fill_people(self) -> None:
        self.profiles = self.services.profiles()
        self.people.clear()
        self.people.add(Label(tr("evening-who-comes"), "label", color="gold"))
        games = [(entry.id, tr("evening-likes", game=entry.title)) for entry in self.services.ready]
        for who in self.profiles:
            choices = [(AWAY, tr("evening-not-here")), (ALL, tr("evening-likes-all")), *games]
            chosen = DropDown(choices, self.wishes.get(who.id, AWAY), self._wishing(who.id), label=f"comes {who.name}")
            self.people.add(Field(who.name, chosen, share=0.62))
        self._show()

    def _wishing(self, profile: int) -> Callable[[str], None]:
        def take(value: str) -> None:
            self.wishes[profile] = value
            self._show()

        return take

    def _playing(self, game: str) -> Callable[[bool], None]:
        def take(on: bool) -> None:
            chosen = {*self.plan.games} | {game} if on else {*self.plan.games} - {game}
            self._change("games", tuple(entry.id for entry in self.services.ready if entry.id in chosen))

        return take

    def _change(self, name: str, value: object) -> None:
        setattr(self.plan, name, value)
        self._show()

    def _show(self) -> None:
        """Say what the programme would be."""
        evening = self.evening()
        items = evening.preview
        none = tr("evening-no-time" if evening.saved.guests else "evening-nobody-yet")
        self.coming.source = words.programme(self.services, evening, items) or none
        self.go.enabled = bool(items)
        if self.rect.width:
            self.layout()
        self.refresh()

    def evening(self) -> Evening:
        """The evening as it would begin now."""
        guests = [
            EveningGuest(profile=who.id, name=who.name, avatar=who.avatar, likes=(wish,) if wish else ())
            for who in self.profiles
            if (wish := self.wishes.get(who.id, AWAY)) != AWAY
        ]
        for place, guest in enumerate(guests):
            guest.team = place % 2
        saved = msgspec.structs.replace(self.plan, guests=guests, minutes=float(self.plan.minutes))
        return Evening(self.services.store, self.services.seed() % NUMBERS, saved, self.services.now)

    # --- what is done
    def _ask(self) -> None:
        ask_name(self, self.services, self._met)

    def _met(self, who: Profile | None) -> None:
        if who is not None:
            self.wishes[who.id] = ALL
        self._fill_people()
        self.refocus(f"comes {who.name}" if who else "new")

    def begin(self) -> None:
        """From here on it is kept."""
        evening, app = self.evening(), self.app
        try:
            evening.begin()
        except StoreError as error:
            sorry(app, error)
            return
        self.close(None)
        app.push(routes.evening(self.services, evening))

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        foot, rest = rects.cut_bottom(body, self.u(84), self.u(18))
        gap = self.u(20)
        if rest.height > rest.width:
            upper, lower = rects.cut_top(rest, rest.height * 55 // 100, gap)
            left, right = rects.columns(upper, [1, 1], gap)
        else:
            left, right, lower = rects.columns(rest, [1.15, 1, 0.9], gap)
        new, left = rects.cut_bottom(left, self.new.measure(left.width)[1], self.u(10))
        for widget, box in ((self.left, left), (self.new, new), (self.right, right), (self.far, lower)):
            widget.place(box)
        wide = min(foot.width // 2, max(self.go.measure(foot.width)[0], self.u(380)))
        self.go.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.height))
        foot.width -= wide + self.u(24)
        self.note.place(rects.center(foot, foot.width, min(foot.height, self.note.measure(foot.width)[1])))


def enter(screen: Screen[None], services: AppServices) -> None:
    """Go on with the evening that waits, or plan a new one."""
    try:
        number = waiting(services.store)
        page = EveningPlanScreen(services) if number is None else again(services, number)
    except StoreError as error:
        sorry(screen.app, error)
        return
    screen.app.push(page)


def again(services: AppServices, number: int) -> EveningScreen:
    """The page of an evening that was interrupted, or of one that is over. Raises StoreError when it is gone or damaged."""
    saved = all_of(services.store).get(number)
    if saved is None:
        raise StoreError(tr("evening-gone"))
    return EveningScreen(services, Evening(services.store, number, saved, services.now))
