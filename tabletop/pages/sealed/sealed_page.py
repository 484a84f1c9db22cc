"""A sealed night: who comes, who opens and builds next behind the curtain, who meets whom, and who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

import msgspec
import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.pages.base_page import SWITCH, Page
from tabletop.pages.decks.personal_page import ask_name
from tabletop.pages.end.look_back import look_back
from tabletop.pages.sealed import event_panels
from tabletop.pages.sealed.participant_row import AWAY, NEW, ParticipantState, SealedSetup, SeatControls, SeatRow
from tabletop.pages.sealed.privacy_guard import PrivacyGuard
from tabletop.pages.sealed.sealed_builder import SealedBuilder, SealedPackQueue
from tabletop.progress.collection import Collection
from tabletop.progress.sealed_event import SealedEvent, SealedPlan
from tabletop.storage import StoreError
from tabletop.toolkit import rects
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel, ScrollPanel
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.value_controls import DropDown

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.match.seats import TableSetup
    from tabletop.progress.league import LeagueStanding
    from tabletop.progress.sealed_event import SealedMatch
    from tabletop.progress.sealed_pool import SealedPool
    from tabletop.storage import Profile, SavedSealedEvent
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.widgets.screen import Screen
    from tabletop.toolkit.widgets.widget import Widget

Phase = Literal["plan", "build", "play", "over"]

SEED_DIGITS = 10**6
TALLEST = 190  # units: of a player
GO = {
    "plan": ("sealed-hand-out", "cards-playing"),
    "play": ("sealed-deal", "play"),
    "over": ("sealed-close", "trophy"),
}
MORE = {
    "plan": ("sealed-add-player", "account-plus"),
    "build": ("sealed-give-up", "flag"),
    "play": ("sealed-end", "flag"),
    "over": ("sealed-another-round", "restart"),
}


def planned(services: AppServices, setup: TableSetup) -> SealedScreen:
    """The plan of a new night for the people of a table."""
    first = SealedPlan(seed=services.seed() % SEED_DIGITS, keep=services.settings.booster_source == "free")
    return SealedScreen(services, SealedEvent(services.store, services.game(setup.game), setup, first, services.now))


def again(services: AppServices, saved: SavedSealedEvent) -> SealedScreen:
    """A night that was interrupted. Raises StoreError when it cannot be read."""
    return SealedScreen(services, SealedEvent.again(services.store, services.game(saved.game), saved, services.now))


class SealedScreen(Page[bool]):
    """Returns whether the packs were handed out: then the night is kept in the store, unless it was closed."""

    def __init__(self, services: AppServices, evening: SealedEvent) -> None:
        super().__init__(services)
        self.evening = evening
        self.definition = evening.definition
        self.kicker = self.definition.name
        self.ground = self.definition.id
        self.guests = SealedSetup(self.definition, services.profiles(), avatars.people())
        self.guests.take(evening.night.setup)
        self.guard = self._guard(evening.night.setup)
        self.rows: list[SeatRow] = []
        self.sitting = NOBODY  # whose packs or deck are on the screen
        self._seen: object = None

    def _guard(self, setup: TableSetup) -> PrivacyGuard:
        return PrivacyGuard(setup, self.services.settings.curtain_idle_seconds * 1000)

    @property
    def night(self) -> SealedPool:
        return self.evening.night

    @property
    def phase(self) -> Phase:
        if self.evening.state == "new":
            return "plan"
        if not self.evening.built:
            return "build"
        return "over" if self.evening.over else "play"

    # --- widgets
    def fill(self) -> None:
        self.body = Column(gap=16)
        self.side = self.add(Panel(ScrollPanel(self.body, label="plan"), pad=24))
        games = [(entry.id, entry.title) for entry in self.services.packs.with_editions(self.services.collected)]
        self.other = DropDown(games, self.definition.id, self.turn_to, label="game")
        self.in_head(self.other, SWITCH)
        self.more = self.add(Button("", self._more, label="more", style="ghost", role="strong"))
        self.go = self.add(Button("", self.go_on, label="go", style="primary", icon="play"))
        self.told = RichLabel("", "small", label="told")
        self.fill_all()
        self.set_focus(self.go)

    def shown(self) -> None:
        super().shown()
        if self.night.setup.phones and self.evening.state == "open":
            self.services.routes.page_phones(self, False)
        self.app.on_lost = lambda: self.guard.lost(self.app)
        if self.evening.built:
            before = self.phase
            self._try(self.evening.look)
            self.fill_all()
            if (before, self.phase) == ("play", "over"):
                self.app.sound("win")

    def fill_all(self) -> None:
        """Make the rows and the side anew: the evening is in another phase, or somebody else plays."""
        for row in self.rows:
            self.remove(row)
        seats = self.night.setup.seats
        self.rows = [self.add(self._row(i)) for i in range(len(seats))]
        self.body.clear()
        for widget in self._side():
            self.body.add(widget)
        self.show()
        self.refocus()
        if self.focus is None:
            self.set_focus(self.go)

    def _row(self, index: int) -> SeatRow:
        seat, game = self.night.setup.seats[index], self.definition.id
        if self.phase != "plan":
            return SeatRow(seat, index, game)

        def choose(value: str) -> None:
            self.seat(index, value)

        choices, chosen = self.guests.choices(index), self.guests.choice(index)
        return SeatRow(seat, index, game, SeatControls(choices, chosen, choose, lambda: self.turn_side(index)))

    def _side(self) -> list[Widget]:
        if self.phase == "plan":
            return [
                *event_panels.fields(self.evening, self.told, self.replan, self.let_phones_join),
                *event_panels.past_rows(self.services, self.definition.id, self.look_back),
            ]
        if self.phase == "build":
            return [*event_panels.facts(self.evening), self.told, self._phones_button()]
        found = [*event_panels.rows(self.evening, self.play), *event_panels.facts(self.evening)]
        return [*found, self._phones_button()] if self.evening.state == "open" else found

    def _phones_button(self) -> Button:
        def invite() -> None:
            self.services.routes.page_phones(self, True)

        return Button(tr("setup-phones"), invite, style="secondary", icon="account-plus", role="strong",
                      label="Phones join", tooltip=tr("setup-phones-tip"))  # fmt: skip

    def turn_to(self, game: str) -> None:
        """Plan a night of another game, or go on with one."""
        if game != self.definition.id:
            app = self.app
            self.services.change(app, last_game=game)
            self.close(False)
            routes.enter_night(cast("Screen[None]", app.top), self.services, game)

    def look_back(self, evening: SealedEvent) -> None:
        """Show the standing of a night that is over."""
        self.app.push(SealedScreen(self.services, evening))

    # --- who comes, and the plan
    def seat(self, index: int, value: str) -> None:
        """Somebody else plays here, or nobody."""
        if value == NEW:
            ask_name(self, self.services, lambda who: self._met(index, who))
            return
        self.guests.choose(index, value)
        self.replan()
        self.refocus(f"who {index + 1}" if value != AWAY else "more")

    def _met(self, index: int, who: Profile | None) -> None:
        if who is not None:
            self.guests.profiles = self.services.profiles()
            self.guests.welcome(index, who)
        self.replan()
        self.refocus(f"who {index + 1}")

    def turn_side(self, index: int) -> None:
        """Somebody plays the other side; whoever has to gives way."""
        sides = self.night.turned(index)
        if sides:
            self.replan(sides=sides)
        else:
            self.app.sound("error_soft")
            self.app.toast(tr("sealed-side-settled"), "alert", "coral")

    def let_phones_join(self, on: bool) -> None:
        """Whether the people may open and build on their phones."""
        self.evening.reseat(self.night.setup.with_phones(on=True) if on else self.night.setup.without_phones())

    def replan(self, options: dict[str, str] | None = None, **values: object) -> None:
        """Another plan, other people or another form of the game: the packs are others, too."""
        old = self.evening
        if options is not None:
            values["packs"] = 0  # as many as are usual for it
        new = msgspec.structs.replace(old.plan, **values)
        people = tuple(self.guests.seats)
        if people == old.night.setup.seats and not {"packs", "seed", "sides"} & set(values):
            old.plan = new
            return
        kept = old.night.setup.options if options is None else options
        setup = msgspec.structs.replace(old.night.setup, seats=people, options=kept)
        self.evening = SealedEvent(self.services.store, self.definition, setup, new, self.services.now)
        self.guard = self._guard(setup)
        if people != old.night.setup.seats or options is not None:
            self.fill_all()
        else:
            self.show()

    def show(self) -> None:
        """Say how far everybody is, and what comes next."""
        phase = self.phase
        standing = self.evening.standing()
        begun = any(one.played for one in standing)
        night, ready = tr("sealed-title"), tr("sealed-standing" if begun else "sealed-all-ready")
        self.title = {"plan": night, "build": night, "play": ready}.get(phase, "")
        self.title = self.title or event_panels.champions(self.evening)
        places = {one.player: one for one in standing} if begun else {}
        for i, row in enumerate(self.rows):
            row.stand = self._standing(i, places[i]) if places else self.stand(i)
        self._show_buttons(phase)
        self.told.source = event_panels.told(self.evening)
        if self.rect.width:
            self.layout()
        self.refresh()

    def _show_buttons(self, phase: Phase) -> None:
        turn, coming = self.next_at_table, self.evening.next
        message, self.go.icon = GO.get(phase, ("", ""))
        self.go.text = tr(message) if message else ""
        self.go.enabled = phase != "build" or turn is not None
        if phase == "build" and turn is not None:
            name = self.night.setup.seats[turn].name
            self.go.text, self.go.icon = tr("sealed-go-on-with", name=name), "account"
        elif phase == "build":
            self.go.text, self.go.icon = tr("sealed-phones-wait"), "hourglass"
        if phase == "play" and coming and coming.match:
            self.go.text = tr("sealed-go-on-match")
        message, self.more.icon = MORE[phase]
        self.more.text = tr(message)
        self.other.visible = phase == "plan"
        self.more.visible = self.evening.state != "finished"
        self.more.enabled = phase != "plan" or len(self.guests.seats) < self.guests.most

    @property
    def next_at_table(self) -> int | None:
        """Whose packs and deck come next behind the curtain; None when only phones are waited for."""
        night, phones = self.night, self.night.setup.at_phones
        return next((seat for seat in night.setup.humans if seat not in night.decks and seat not in phones), None)

    def stand(self, seat: int) -> ParticipantState:
        """How far a player is with packs and deck."""
        night, building = self.night, self.phase == "build"
        turn = building and (seat == self.next_at_table or seat in night.setup.at_phones)
        sealed, whole = night.packs - night.opened[seat], night.decks.get(seat)
        if whole is not None:
            lent = sum(whole.lent.values())
            state = tr("sealed-deck-ready-lent", count=lent) if lent else tr("sealed-deck-ready")
        elif turn:
            state = tr("sealed-opens-now") if sealed else tr("sealed-builds-now")
        else:
            state = tr("sealed-to-open", count=sealed)
        side = night.sides[seat]
        return ParticipantState(side, sealed, state, whole is not None, turn, called=night.rules.side_name(side))

    def _standing(self, seat: int, one: LeagueStanding) -> ParticipantState:
        over, coming = self.phase == "over", self.evening.next
        turn = not over and coming is not None and seat in coming.players and len(coming.players) < len(self.rows)
        side = self.night.sides[seat]
        return ParticipantState(side, 0, event_panels.stands(one), True, turn, one.place, one.points,
                     crowned=over and one.place == 1, called=self.night.rules.side_name(side))  # fmt: skip

    # --- one after the other
    def go_on(self) -> None:
        """Hand out the packs, let the next person sit down, deal the next match, or close the night."""
        phase = self.phase
        if phase == "plan":
            self.hand_out()
            if self.night.setup.phones:
                self.services.routes.page_phones(self, False)
                return
        elif phase == "over":
            if self.evening.state == "open":
                self._try(self.evening.finish)
            self.close(True)
            return
        elif phase == "play" and self.evening.next is not None:
            self.play(self.evening.next)
            return
        seat = self.next_at_table
        if self.phase == "build" and seat is not None:
            self.guard.pass_to(self.app, seat, lambda there: self._sits(seat, there))

    def hand_out(self) -> None:
        """The evening begins: nothing of the plan can be changed any more, and the bots are ready at once."""
        self._try(self.evening.begin)
        self.fill_all()

    def _try(self, step: Callable[[], None]) -> None:
        try:
            step()
        except StoreError as error:
            sorry(self.app, error)

    def _sits(self, seat: int, there: bool) -> None:
        self.sitting = seat if there else NOBODY
        if not there:
            self._rest()
        elif self.night.opened[seat] < self.night.packs:
            pile = SealedPackQueue(self.evening, seat, self.collection(seat))
            self.app.push(routes.packs(self.services, pile), lambda done: self._opened(seat, bool(done)))
        else:
            self._build(seat)

    def collection(self, seat: int) -> Collection | None:
        """Where the cards of a player go, too."""
        profile = self.night.setup.seats[seat].profile
        if not self.evening.plan.keep or profile is None:
            return None
        return Collection(self.services.store, self.definition, profile, self.services.now, self.services.seed)

    def _opened(self, seat: int, done: bool) -> None:
        if done:
            self._build(seat)
        else:
            self._rest()

    def _build(self, seat: int) -> None:
        builder = SealedBuilder(self.services, self.evening, seat)
        self.app.push(builder, lambda _: self._built(builder))

    def _built(self, builder: SealedBuilder) -> None:
        self._try(self.evening.save)  # the clock
        self._rest()
        if builder.finished and self.next_at_table is not None:
            self.go_on()

    def _rest(self) -> None:
        """Nobody's cards are on the screen."""
        self.sitting = NOBODY
        self.guard.privacy.hide()
        self.app.fade.stop()
        self.fill_all()
        self.set_focus(self.go)

    # --- matches
    def play(self, meeting: SealedMatch) -> None:
        """Deal a match, go on with it, or look back at it."""
        if meeting.match is None:
            self.services.routes.play(self.evening.table(meeting, self.services.seed()))
        elif meeting.winners is None:
            self.services.routes.resume(meeting.match)
        else:
            look_back(self.app, self.services, meeting.match)

    def _more(self) -> None:
        if self.phase == "plan":
            self.guests.add("human")
            self.replan()
            self.refocus(f"who {len(self.rows)}")
        elif self.phase == "over":
            self._try(self.evening.another_round)
            self.fill_all()
        elif self.phase == "play":
            confirm(self, Confirmation(tr("sealed-end-ask"), tr("sealed-end-why"), tr("sealed-end")), self._end)
        else:
            title, why = tr("sealed-give-up-ask"), tr("sealed-give-up-why")
            confirm(self, Confirmation(title, why, tr("sealed-give-up"), style="danger"), self._give_up)

    def _end(self) -> None:
        self._try(self.evening.finish)
        self.fill_all()

    def _give_up(self) -> None:
        self._try(self.evening.give_up)
        self.close(True)

    # --- leaving
    def leave(self) -> None:
        kept = self.evening.state == "open"
        self.app.sound("screen_out")
        self.close(self.evening.state != "new")
        if kept:
            self.app.toast(tr("sealed-kept"), "save")

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.leave()
            return True
        return super().on_action(action)

    def close(self, result: bool | None = None) -> None:
        self.app.on_lost = lambda: None
        super().close(result)

    def update(self, now: float) -> bool:
        if self.phase == "build":
            self.guard.tick(self.app, now)
        return self._follow()

    def _follow(self) -> bool:
        """Show what people have done on their phones."""
        night = self.night
        now = night.setup, tuple(night.opened), frozenset(night.decks)
        if self.app.top is not self or now == self._seen:
            return False
        seen, self._seen = self._seen, now
        if seen is None:
            return False
        self.guard = self._guard(night.setup)
        self.fill_all()
        return True

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        right, left = rects.cut_right(body, body.width * 36 // 100, self.u(26))
        gap, count = self.u(12), len(self.rows)
        high = min(self.u(TALLEST), (left.height - gap * (count - 1)) // count)
        order = sorted(self.rows, key=lambda row: row.stand.place)
        for i, row in enumerate(order):
            row.place(pygame.Rect(left.x, left.y + i * (high + gap), left.width, high))
        foot, rest = rects.cut_bottom(right, self.u(84), self.u(12))
        go = foot
        if self.more.visible:
            more, go = rects.cut_right(foot, self.more.measure(foot.width)[0], self.u(12))
            self.more.place(rects.center(more, more.width, self.u(64)))
        self.go.place(rects.center(go, go.width, self.u(84)))
        self.side.place(rest)
