"""The panels round the cards: makes them, gives them their places, feeds them, and hands on what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.bots.card_probabilities import countable
from tabletop.i18n import tr
from tabletop.match.hint_service import allowance
from tabletop.match.seats import race_keys
from tabletop.match.settings import Settings
from tabletop.table.extensions.minigames import keyed
from tabletop.table.hud import Banner, CornerBar, GameText, LogPanel, PromptLine, TimeTravelBar
from tabletop.table.hud.action_buttons import PANEL, ActionButtons
from tabletop.table.hud.applause_overlay import ApplauseOverlay
from tabletop.table.hud.corner_bar import UnsavedTab
from tabletop.table.hud.event_importance import MissedActions
from tabletop.table.hud.floating_panels import FloatingPanels
from tabletop.table.hud.needed import card_boxes, looked_at
from tabletop.table.hud.reaction_panels import ReactionPanels
from tabletop.table.hud.recap_panel import RecapPanel
from tabletop.table.hud.view_model import PanelFacts
from tabletop.table.model import messages
from tabletop.table.widgets.hint_panel import HintPanel
from tabletop.toolkit import rects
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.keyboard import named

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.selection import Selection
    from tabletop.table.model.view_state import TableContext, ViewState
    from tabletop.table.widgets.panel_facts import PromptFacts
    from tabletop.toolkit.widgets.widget import Widget

LEAST_BESIDE, BESIDE = 290, 430  # units of width of what lies at the right edge for a while
TOAST = 820  # units that a message is wide at most
LOW = 860  # units of height below which the log begins folded


class Hud:
    """`low`: the panels that lie on the table, `high`: those above what moves; each from below to above. `ends`: a button
    shows how the match went; `helps`: there are hints where the match allows them; both need services.
    """

    shown: ViewState

    def __init__(self, context: TableContext, services: AppServices | None, *, cards: CardParts, commands: TableCommands,
                 ends: bool, helps: bool) -> None:  # fmt: skip
        self.app, self.match, self.player_view, constants, kit, self.post = context
        self.constants, self.kit, self.cards = constants, kit, cards
        self.badges, self.counters = cards.badges, cards.counters
        self.settings: Callable[[], Settings] = Settings if services is None else lambda: services.settings
        self.slim = constants.scheme.slim
        self.words = GameText(constants.who, constants.definition.cards)
        self.facts = PanelFacts(self.player_view, constants, cards, self.settings, slim=self.slim)
        self.missed = MissedActions(context, cards.scene)
        self.reactions = ReactionPanels(context, commands, self.words, cards.scene, self._choose_mode)
        self.floating = FloatingPanels(context, commands, self.words, cards, self.reactions.curtain, self._read)
        self.buttons = ActionButtons(
            context, commands, self.facts, self.badges, self._button_pressed, ends=ends and services is not None
        )
        self.low = self._low(helps=helps and services is not None)
        self.high = self._high()
        self.log.folded = self.slim or self.app.prefs.big_screen or self.app.window.size[1] / kit.scale < LOW

    def _low(self, *, helps: bool) -> tuple[Widget, ...]:
        post, named = self.post, self.floating.name_zoom
        self.log = LogPanel(
            self.words, lambda n: post(messages.MomentChosen(n)), named, lambda _folded: post(messages.RoomChanged())
        )
        self.prompt = PromptLine(self.words, lambda rule: post(messages.RuleAsked(rule)), named, slim=self.slim)
        self.corner = CornerBar(self._call, self._discs(helps=helps), self.facts.house(), self.settings)
        self.unsaved = UnsavedTab(lambda: self._call("menu"))
        return self.log, self.prompt, self.buttons.row, self.buttons.claims, self.corner, self.unsaved

    def _discs(self, *, helps: bool) -> tuple[str, ...]:
        """Hints and odds only where they may be had, and where there is something to count; what speaks where tables do."""
        table, kernel = self.match.game.table, self.constants.kernel
        helped = helps and allowance(self.match.setup) != 0
        counted = any(countable(table, zone, seat) for zone in kernel.zones for seat in self.match.setup.humans)
        help_ = ("hint", "odds")[: 1 + counted] if helped else ()
        spoken = ("status",) if self.app.prefs.read_aloud else ()
        return ("menu", "rules", "log", "telling", *spoken, *help_, "undo", "redo")

    def _high(self) -> tuple[Widget, ...]:
        post, reactions, floating = self.post, self.reactions, self.floating
        self.time_travel_bar = TimeTravelBar(
            lambda: post(messages.MomentChosen(None)), lambda step: post(messages.MomentLeft(step))
        )
        self.banner = Banner()
        self.applause_overlay = ApplauseOverlay(self.constants.who, self.match.applause)
        self.recap = RecapPanel(
            self.words,
            lambda part: self.facts.whose(part, self.shown.playback.view),
            self.missed.importance.icon,
            lambda n: post(messages.MomentChosen(n)),
        )
        self.hint = HintPanel(lambda: self._call("more help"), lambda: self._call("no hint"))
        told = (reactions.peek, reactions.prompt, reactions.bar, self.time_travel_bar, reactions.call, self.banner)
        above = (floating.mat, floating.title_grid, floating.pile_viewer, floating.log_sheet, floating.mode_menu)
        return (
            *(self.recap, self.hint, *told, self.applause_overlay, reactions.time),
            *(*above, floating.zoom, floating.vote, reactions.curtain),
        )

    def _call(self, name: str) -> None:
        self.post(messages.CommandCalled(name))

    def _choose_mode(self, seat: int) -> None:
        self.floating.choose_mode(seat)

    def _read(self) -> list[pygame.Rect]:
        """The box of the prompt, and that of the log if it is there."""
        return [self.prompt.box, *([self.log.rect] if self.log.visible and not self.log.folded else [])]

    # --- place
    def place(self, places: ZonePlaces) -> None:
        areas, window = places.areas, places.window
        for badge, seat, small in zip(self.badges, areas.seats, areas.small, strict=True):
            badge.size, badge.opens = "small" if small else "large", seat.opens
            badge.place(seat.badge)
        self.prompt.place(areas.prompt)
        self.buttons.place(places)
        wide, high = self.corner.measure(areas.corner.width)
        self.corner.place(pygame.Rect(areas.corner.right - wide, areas.corner.y, wide, high))
        self.unsaved.cling(self.corner.rect, window)
        log = areas.log.copy()
        self.log.visible = not (self.log.folded and self.slim)
        if self.log.folded:
            log = rects.cut_bottom(log, self.log.measure(log.width)[1])[0]
        self.log.place(log)
        self.reactions.place(places)
        if self.reactions.bar.visible:
            own = self.badges[places.bottom]
            wide, high = own.rect.size
            right = max(areas.log.right, areas.buttons.right)
            own.place(pygame.Rect(right - wide, self.reactions.bar.box.top - high - self.kit.u(18), wide, high))
        self.recap.place(window)
        self.hint.place(self._beside(places))
        self.time_travel_bar.place(areas.prompt)
        self.applause_overlay.stand(window, areas.seats[places.bottom].badge)
        self.banner.place(window)
        self.floating.place(window)

    @property
    def crown(self) -> int:
        """How high badges reach down in the middle of the upper edge, in pixels: whoever sits there stays in view."""
        window = self.recap.rect
        column = pygame.Rect(0, window.y, self.kit.u(TOAST), window.height // 3)
        column.centerx = window.centerx
        boxes = [badge.rect for badge in self.badges if badge.rect.colliderect(column)]
        return max((box.bottom - window.y for box in boxes if box.bottom < column.bottom), default=0)

    def _beside(self, places: ZonePlaces) -> pygame.Rect:
        """The right part of the table down to the buttons, as wide as the log that it may cover; beside the middle where there
        is room.
        """
        areas, window, edge = places.areas, places.window, self.kit.u(16)
        free = window.right - areas.centre.right - 2 * edge
        wide = max(self.kit.u(LEAST_BESIDE), min(self.kit.u(BESIDE), free), window.right - edge - areas.log.left)
        high = areas.buttons.top - window.top - 2 * edge
        return pygame.Rect(window.right - edge - wide, window.top + edge, wide, high)

    # --- facts
    def show(self, shown: ViewState) -> None:
        """After something has changed."""
        self.shown = shown
        self.missed.relevance.show(shown)
        view, choosing, busy = shown.view, shown.choosing, shown.playback.busy
        self.recount()
        looking_back, shared = self.time_travel_bar.visible, self.reactions.prompt.visible
        quiet = looking_back or shared or self.reactions.call.visible
        if quiet or busy or not self._unseen():
            line = self._telling() if busy else self.facts.prompt(view, choosing)
            self.prompt.update(None if quiet else line, card_boxes(self.cards.scene))
        self.buttons.show(shown, waits=looking_back or shared or busy, looking_back=looking_back)
        log = self.player_view.log
        for panel in (self.log, self.floating.log_sheet):
            panel.update(log[: len(log) - shown.playback.untold], shown.time_travel)
        undo = self.match.undo
        self.corner.update(
            undo="" if undo.target is not None else tr("match-nothing-to-take-back"),
            redo="" if undo.can_redo else tr("match-nothing-to-do-again"),
        )
        if not busy:
            self.floating.show_titles(choosing)
            self._missed(choosing, free=not looking_back)
            self.buttons.claims.explain()
        else:  # somebody else has answered, as a clock: what comes of it is told below
            self.floating.close_titles()
        self.recap.answered(self.match.n)

    def _button_pressed(self, name: str) -> None:
        if name == PANEL:
            self.reactions.curtain.carry()
        self.post(messages.ButtonPressed(name))

    def _missed(self, choosing: Selection, *, free: bool) -> None:
        """Whoever's turn begins is told what happened since the last one; whoever hurried finds what was hurried."""
        seat, view = self.player_view.viewer, self.player_view.view()
        missed, title = self.missed.recap(self.shown, answers=seat >= 0 and self.facts.answers_for(seat, view))
        asked = bool(choosing.options) or view.telling
        free = free and asked and choosing.held < 0 and not self.match.game.over
        if missed.actions and free and not (self.recap.visible and self._fitted == self.recap.rect.size):
            self._fitted, self.recap.taken = self.recap.rect.size, looked_at(self)
            self.recap.layout()
        self.recap.update(missed, seat, self.match.n, free=free, title=tr(title))

    _fitted = (0, 0)  # the window for which the recap was laid out: in another one all lies elsewhere

    def _unseen(self) -> bool:
        """A window is open that nobody at the screen takes part in: what led to it can still be read, and a question that is
        answered by itself before it could be read is left out.
        """
        return self.reactions.unseen() and (self.prompt.facts is not None or bool(self.shown.view.options))

    _line: PromptFacts | None = None  # what was told last

    def _telling(self) -> PromptFacts | None:
        """What is being told. While something moves of which nothing is said, what was told before can still be read."""
        last, self._line = self._line, self.facts.told(self.shown.playback) or self._line
        return self._line if self._line is not last or self.prompt.facts == last else None

    def recount(self) -> None:
        """Feed the badges: cards have come or gone."""
        playback, choosing = self.shown.playback, self.shown.offered
        view, said = playback.view, playback.said
        keys = race_keys(self.match.setup.seats) if keyed(self.constants.game) else {}
        digits, statuses = {seat: str(seat + 1) for seat in range(self.constants.seats)}, self.counters.seats
        for badge in self.badges:
            seat = badge.person.seat
            status = statuses[seat] if statuses else None
            facts = self.facts.badge(seat, view, said, choosing, digits)
            key = pads.cap(badge.person.button, named(keys.get(seat, ""))) if keyed(self.constants.game) else ""
            badge.update(facts._replace(status=status, race=key))

    def tick(self, now: float) -> bool:
        """Every frame: what runs by the clock. True when the picture changed."""
        changed = [
            self.reactions.tick(now, self.prompt.box, busy=self.shown.playback.busy),
            self.recap.tick(now),
            self.applause_overlay.tick(),
        ]
        for badge in self.badges:
            if badge.tick(now):
                badge.refresh()
        self.floating.tick()
        return any(changed)

    def on_raw(self, event: Event) -> bool:
        """Keys that belong to panels before anything else."""
        reactions = self.reactions
        first = (self.applause_overlay, reactions.curtain, self.floating.vote, reactions.bar, reactions.prompt)
        return any(panel.on_raw(event) for panel in (*first, reactions.peek, self.buttons.claims))
