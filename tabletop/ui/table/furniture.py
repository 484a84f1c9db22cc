"""The panels round the cards: makes them, gives them their places, feeds them, and hands on what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY
from tabletop.match.seats import gesture_keys
from tabletop.ui import layout
from tabletop.ui.table.choosing import Target
from tabletop.ui.table.facts import Facts
from tabletop.ui.table.panels import (
    Banner,
    ButtonFacts,
    ButtonRow,
    CardZoom,
    CornerBar,
    LogPanel,
    LookBack,
    ModeMenu,
    PeekHint,
    PileViewer,
    PrivacyCurtain,
    PromptLine,
    ReactionStrip,
    SeatBadge,
    ServingBar,
    SheetCard,
    TitleGrid,
    VotePanel,
    Words,
    people,
)
from tabletop.ui.table.panels.gauge_badge import GaugeBadge
from tabletop.ui.table.panels.shout import Shout
from tabletop.ui.table.panels.unsaved import Unsaved
from tabletop.ui.table.stage import Sky
from tabletop.ui.worlds import keyed

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.core.view import View
    from tabletop.ui.table.areas import Areas
    from tabletop.ui.table.choosing import Choosing
    from tabletop.ui.table.panels.facts import Person
    from tabletop.ui.table.screen import TableScreen

STORY = ButtonFacts("end", "How it went", "primary", icon="trophy", key="E")
FEW = 3  # buttons that fit into their corner
LOW = 860  # units of height below which the log begins folded


class Furniture:
    def __init__(self, table: TableScreen, facts: Facts) -> None:
        self.table, self.match, self.facts = table, table.match, facts
        self.who = people(self.match.setup)
        self.words = Words(self.who, self.match.definition.cards)
        game = self.match.definition.id
        add = table.add
        shelf = add(table.stage.shelf)
        self.badges = [shelf.add(self._badge(person)) for person in self.who]
        self.log = add(LogPanel(self.words, table.look_at, self._named, lambda _folded: table.layout()))
        self.prompt = add(PromptLine(self.words, table.rule, self._named, slim=table.look.mats is not None))
        self.buttons = add(ButtonRow(table.button, align="right"))
        self.corner = add(CornerBar(table.corner, house=facts.house()))
        self.unsaved = add(Unsaved(lambda: table.corner("menu")))
        add(Sky(table.stage))
        self.peek = add(PeekHint(self.who))
        self.serving = add(ServingBar(self.who, self.words, table.presses.back))
        self.strip = add(ReactionStrip(self.who, table.presses.press, self._mode))
        self.lookback = add(LookBack(lambda: table.look_at(None), table.look_step))
        self.shout = add(Shout(self.who))
        self.banner = add(Banner())
        self.titles = add(TitleGrid(game, lambda kind: table.chosen(Target("kind", kind)), table.sheet_left))
        self.viewer = add(PileViewer(game, lambda _id: None, lambda: None))
        self.menu = add(ModeMenu(table.presses.auto_pass))
        self.zoom = add(CardZoom(game))
        self.vote = add(VotePanel(self.who, table.parting.agree, table.parting.refuse))
        self.curtain = add(PrivacyCurtain(self.who, table.presses.lift))
        self.titles.on_zoom = self.viewer.on_zoom = self._sheet_zoom
        self.log.folded = table.look.mats is not None or table.app.window.size[1] / table.kit.scale < LOW
        self.floats = (self.menu, self.titles, self.viewer, self.vote, self.curtain)

    def _badge(self, person: Person) -> SeatBadge:
        definition = self.match.definition
        if definition.looks.gauges is not None:
            badge = GaugeBadge(definition.id, person, self._seat, self._mode)
            badge.through = self.table.spots.below
            return badge
        return SeatBadge(person, self._seat, self._mode)

    # --- place
    def place(self, areas: Areas, window: pygame.Rect) -> None:
        for badge, seat, small in zip(self.badges, areas.seats, areas.small, strict=True):
            badge.size = "small" if small else "large"
            badge.place(seat.badge)
        self.prompt.place(areas.prompt)
        self._place_buttons(areas)
        wide, high = self.corner.measure(areas.corner.width)
        self.corner.place(pygame.Rect(areas.corner.right - wide, areas.corner.y, wide, high))
        self.unsaved.cling(self.corner.rect, window)
        log = areas.log.copy()
        self.log.visible = not (self.log.folded and self.table.look.mats is not None)
        if self.log.folded:
            log = layout.cut_bottom(log, self.log.measure(log.width)[1])[0]
        self.log.place(log)
        self.strip.place(areas.strip)
        if self.strip.visible:
            own = self.badges[self.table.bottom]
            wide, high = own.rect.size
            right = max(areas.log.right, areas.buttons.right)
            own.place(pygame.Rect(right - wide, self.strip.box.top - high - self.table.u(18), wide, high))
        self.serving.place(areas.prompt)
        self.lookback.place(areas.prompt)
        self.shout.place(areas.prompt)
        self.peek.place(layout.cut_bottom(areas.hand, self.table.u(70))[0])
        for floating in (self.banner, self.titles, self.viewer, self.menu, self.zoom, self.vote, self.curtain):
            floating.place(window)

    def _place_buttons(self, areas: Areas) -> None:
        """In their corner; on a table of mats many are a question that is laid out in the middle."""
        middle = self.table.look.mats is not None and len(self.buttons.children) > FEW
        self.buttons.align = "center" if middle else "right"
        self.buttons.place(areas.centre if middle else areas.buttons)

    # --- facts
    def update(self, view: View, choosing: Choosing) -> None:
        """After something has changed."""
        self.recount(view, choosing)
        looking = self.lookback.visible
        shared = self.serving.visible
        self.prompt.update(None if looking or shared or self.shout.visible else self.facts.prompt(view, choosing))
        over = self.match.game.over and not looking and self.table.ways is not None
        self.buttons.update([STORY] if over else [] if looking or shared else self.facts.buttons(view, choosing))
        self._place_buttons(self.table.places.areas)
        self.log.update(self.match.log, self.table.looking.at)
        undo = self.match.undo
        self.corner.update(
            undo="" if undo.target is not None else "There is nothing to take back.",
            redo="" if undo.can_redo else "There is nothing to do again.",
        )
        self._titles(choosing)

    def recount(self, view: View, choosing: Choosing) -> None:
        """Feed the badges: cards have come or gone."""
        keys = gesture_keys(self.match.setup.seats) if keyed(self.match.definition.id) else {}
        digits, gauges = {seat: str(seat + 1) for seat in range(len(self.who))}, self.table.gauging.gauges
        for badge in self.badges:
            seat = badge.person.seat
            gauge = gauges[seat] if gauges else None
            badge.update(self.facts.badge(seat, view, choosing, digits)._replace(gauge=gauge, race=keys.get(seat, "")))

    def _titles(self, choosing: Choosing) -> None:
        """Names to choose from are laid out with a search."""
        kinds = [target.number for target in choosing.targets() if target.spot == "kind"]
        if kinds and not self.titles.visible:
            cards = [SheetCard(kind, self.table.texts[kind], "playable") for kind in kinds]
            self.titles.open(
                self.words.plain(self.match.definition.prompt(self.match.view()).line),
                cards,
                hint="Type the first letters, or click.",
            )
        elif not kinds and self.titles.visible:
            self.titles.close()

    def tick(self, now: float) -> bool:
        """Every frame: what runs by the clock. True when the picture changed."""
        match, clock = self.match, self.table.now
        shown = self.strip.visible, self.serving.visible, self.curtain.closed, self.shout.visible
        facts = match.window_facts
        self.curtain.update(match.privacy.curtain, self._reason())
        changed = [
            self.strip.update(facts, clock),
            self.serving.update(facts, clock),
            self.shout.update(match.rushing, clock),
            self.curtain.tick(now),
        ]
        thinking = [badge.tick(now) for badge in self.badges]
        if any(thinking):
            self.table.stage.changed()
        self.vote.update(match.votes.vote, self.table.parting.asks())
        self._peek()
        if shown != (self.strip.visible, self.serving.visible, self.curtain.closed, self.shout.visible):
            self.table.layout()
        return any(changed)

    def _peek(self) -> None:
        """In peek mode: whose key shows the cards now."""
        match = self.match
        if match.privacy.mode == "peek":
            open_window = self.strip.visible or match.game.over
            asked = (match.asked,) if match.asked != NOBODY else match.setup.humans
            self.peek.update(() if open_window else asked, match.viewer)

    def _reason(self) -> str:
        match = self.match
        curtain = match.privacy.curtain
        if curtain is None:
            return ""
        if curtain.why != "turn":
            return {"focus": "The window was left for a moment.", "idle": "Nobody was here for a while."}[curtain.why]
        facts = match.window_facts
        if facts is not None:
            return "You were first!" if facts.call else "You pressed React."
        return "It is your turn." if match.game.table.turn == curtain.seat else "There is something to choose for you."

    # --- what panels say
    def _seat(self, seat: int) -> None:
        self.table.chosen(Target("seat", seat))

    def _mode(self, seat: int) -> None:
        """Choose how a seat passes ahead; where others look on and must not see it, the own key says it for this turn."""
        passing = self.match.passing
        if self.match.passing_shown(seat):
            self.menu.open(self.who[seat], passing.of(seat), self.badges[seat].disc.rect, private=passing.private)
        else:
            self.table.presses.auto_pass(seat, "this_turn", own_key=True)

    def _named(self, kind: int, _card: int, rect: pygame.Rect) -> None:
        if 0 <= kind < len(self.table.texts):
            self.zoom.show(self.table.texts[kind], rect)
        else:
            self.zoom.hide()

    def _sheet_zoom(self, card: SheetCard | None, place: pygame.Rect) -> None:
        if card is not None and card.text is not None:
            self.zoom.show(card.text, place)
        else:
            self.zoom.hide()

    def on_raw(self, event: Event) -> bool:
        """Keys that belong to panels before anything else."""
        return self.curtain.on_raw(event) or self.vote.on_raw(event) or self.strip.on_raw(event)

    def open(self) -> bool:
        """True while a panel lies above the table and keeps the input to itself."""
        return any(panel.visible for panel in self.floats)

    def says(self, seat: int) -> str:
        return self.who[seat].name if seat != NOBODY else "Nobody"
