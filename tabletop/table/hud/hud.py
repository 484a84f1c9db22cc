"""The panels round the cards: makes them, gives them their places, feeds them, and hands on what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.bots.card_probabilities import countable
from tabletop.core.ask import NOBODY
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.match.hint_service import allowance
from tabletop.match.history.command_log import EXPIRED
from tabletop.match.history.recap import NOTHING, listed, since
from tabletop.match.seats import race_keys
from tabletop.match.settings import Settings
from tabletop.table.cards.relevance import Relevance
from tabletop.table.extensions.input_panels import panel_of
from tabletop.table.extensions.minigames import keyed
from tabletop.table.hud import (
    Banner,
    ButtonFacts,
    ButtonRow,
    CardZoom,
    CornerBar,
    GameText,
    ListedCard,
    LogPanel,
    ModeMenu,
    PeekHint,
    PileViewer,
    PrivacyCurtain,
    PromptLine,
    ReactionBar,
    ReactionPrompt,
    TimeTravelBar,
    TitleGrid,
    VotePanel,
    action_buttons,
)
from tabletop.table.hud.action_buttons import ClaimButtons, Haste
from tabletop.table.hud.applause_overlay import ApplauseOverlay
from tabletop.table.hud.call_banner import CallBanner
from tabletop.table.hud.corner_bar import UnsavedTab
from tabletop.table.hud.event_importance import EventImportance
from tabletop.table.hud.expanded_mat_panel import ExpandedMatPanel
from tabletop.table.hud.log_panel import LogSheet
from tabletop.table.hud.needed import card_boxes, looked_at
from tabletop.table.hud.recap_panel import RecapPanel
from tabletop.table.hud.view_model import PanelFacts
from tabletop.table.model.messages import (
    ButtonPressed,
    CommandCalled,
    KindChosen,
    MomentChosen,
    MomentLeft,
    RoomChanged,
    RuleAsked,
    SheetLeft,
)
from tabletop.table.model.selection import Selection
from tabletop.table.widgets.hint_panel import HintPanel
from tabletop.table.widgets.panel_facts import PromptFacts
from tabletop.table.widgets.time_ring import TimeRing
from tabletop.toolkit import rects
from tabletop.toolkit.gamepads import pads
from tabletop.toolkit.keyboard import named

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.layout.areas import Areas
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.table_context import TableContext
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.widgets.widget import Widget

AWAY = {"focus": "hud-window-left", "idle": "hud-nobody-here", "away": "hud-goes-on-with-you"}  # why a curtain fell
PANEL, WAIVE = "panel", "waive"  # buttons: to the panel of a question; what bots wait with may stand
LEAST_BESIDE, BESIDE = 290, 430  # units of width of what lies at the right edge for a while
FEW = 3  # buttons that fit into their corner
TOAST = 820  # units that a message is wide at most
RECENT = 60  # lines of the log, in which that is found
LOW = 860  # units of height below which the log begins folded


class Hud:
    """`low`: the panels that lie on the table, `high`: those above what moves; each from below to above. `ends`: a button
    shows how the match went; `helps`: there are hints where the match allows them; both need services.
    """

    shown: ViewState

    def __init__(self, context: TableContext, services: AppServices | None, *, cards: CardParts, commands: TableCommands,
                 ends: bool, helps: bool) -> None:  # fmt: skip
        app, self.match, self.player_view, constants, kit, self.post = self.context = context
        self.constants, self.kit, self.commands = constants, kit, commands
        self.cards = cards
        self.badges, self.counters = cards.badges, cards.counters
        self.settings: Callable[[], Settings] = Settings if services is None else lambda: services.settings
        self.ends, self.helps = (on and services is not None for on in (ends, helps))
        self.slim = constants.scheme.slim
        self.relevance = Relevance(context, cards.scene)
        self.importance = EventImportance(constants, self.relevance, self.match.record.options)
        self.facts = PanelFacts(self.player_view, constants.look, cards, self.settings, slim=self.slim)
        self.words = GameText(constants.who, constants.definition.cards)
        self.zoom = CardZoom(constants.game, lambda: [badge.tab for badge in self.badges if badge.tab is not None])
        self.haste: Haste = ""
        self.low, self.high = self._low(), self._high()
        self.log.folded = self.slim or app.prefs.big_screen or app.window.size[1] / kit.scale < LOW
        self.floats = (self.menu, self.title_grid, self.viewer, self.large, self.vote, self.curtain)

    def _low(self) -> tuple[Widget, ...]:
        post = self.post
        self.log = LogPanel(
            self.words, lambda n: post(MomentChosen(n)), self._named, lambda _folded: post(RoomChanged())
        )
        self.prompt = PromptLine(self.words, lambda rule: post(RuleAsked(rule)), self._named, slim=self.slim)
        self.buttons = ButtonRow(self._button_pressed, align="right")
        self.corner = CornerBar(
            lambda name: post(CommandCalled(name)), self._discs(), self.facts.house(), self.settings
        )
        self.unsaved = UnsavedTab(lambda: post(CommandCalled("menu")))
        self.claims = ClaimButtons(self.context, self.commands)
        return self.log, self.prompt, self.buttons, self.claims, self.corner, self.unsaved

    def _discs(self) -> tuple[str, ...]:
        """Hints and odds only where they may be had, and where there is something to count; what speaks where tables do."""
        table, kernel = self.match.game.table, self.constants.kernel
        helped = self.helps and allowance(self.match.setup) != 0
        counted = any(countable(table, zone, seat) for zone in kernel.zones for seat in self.match.setup.humans)
        help_ = ("hint", "odds")[: 1 + counted] if helped else ()
        spoken = ("status",) if self.context.app.prefs.read_aloud else ()
        return ("menu", "rules", "log", "telling", *spoken, *help_, "undo", "redo")

    def _high(self) -> tuple[Widget, ...]:
        post, commands, game, who = self.post, self.commands, self.constants.game, self.constants.who
        self.peek = PeekHint(who, commands.lift)
        self.reaction_prompt = ReactionPrompt(who, self.words, commands.withdraw)
        self.reaction_bar = ReactionBar(who, commands.press, self.choose_mode, self.player_view.passing_shown)
        self.time_travel_bar = TimeTravelBar(lambda: post(MomentChosen(None)), lambda step: post(MomentLeft(step)))
        fight = self.cards.scene.fight
        self.call_banner = CallBanner(who, self._asked, lambda: fight.cards if fight is not None else frozenset())
        self.banner = Banner()
        self.applause_overlay = ApplauseOverlay(who, self.match.applause)
        self.time = TimeRing()
        self.title_grid = TitleGrid(
            game, lambda kind: post(KindChosen(kind)), lambda: post(SheetLeft()), self._sheet_zoom
        )
        self.viewer = PileViewer(game, lambda _id: None, lambda: None, self._sheet_zoom)
        self.large = LogSheet(self.words, lambda n: post(MomentChosen(n)), self._named)
        self.menu = ModeMenu(commands.auto_pass)
        self.vote = VotePanel(who, commands.agree, commands.refuse)
        self.curtain = PrivacyCurtain(who, commands.lift, lambda: post(CommandCalled("menu")))
        self.recap = RecapPanel(self.words, self._whose, self.importance.icon, lambda n: post(MomentChosen(n)))
        self.mat = ExpandedMatPanel(self.constants, self.cards)
        self.hint = HintPanel(lambda: post(CommandCalled("more help")), lambda: post(CommandCalled("no hint")))
        told = (
            self.peek,
            self.reaction_prompt,
            self.reaction_bar,
            self.time_travel_bar,
            self.call_banner,
            self.banner,
            self.applause_overlay,
            self.time,
        )
        lasting = (self.recap, self.hint, *told)
        return (
            *lasting,
            self.mat,
            self.title_grid,
            self.viewer,
            self.large,
            self.menu,
            self.zoom,
            self.vote,
            self.curtain,
        )

    # --- place
    def place(self, places: ZonePlaces) -> None:
        areas, window = places.areas, places.window
        for badge, seat, small in zip(self.badges, areas.seats, areas.small, strict=True):
            badge.size, badge.opens = "small" if small else "large", seat.opens
            badge.place(seat.badge)
        self.prompt.place(areas.prompt)
        self._place_buttons(places)
        wide, high = self.corner.measure(areas.corner.width)
        self.corner.place(pygame.Rect(areas.corner.right - wide, areas.corner.y, wide, high))
        self.unsaved.cling(self.corner.rect, window)
        log = areas.log.copy()
        self.log.visible = not (self.log.folded and self.slim)
        if self.log.folded:
            log = rects.cut_bottom(log, self.log.measure(log.width)[1])[0]
        self.log.place(log)
        self.reaction_bar.place(areas.strip)
        if self.reaction_bar.visible:
            own = self.badges[places.bottom]
            wide, high = own.rect.size
            right = max(areas.log.right, areas.buttons.right)
            own.place(pygame.Rect(right - wide, self.reaction_bar.box.top - high - self.kit.u(18), wide, high))
        self.recap.place(window)
        self.hint.place(self._beside(areas, window))
        self.reaction_prompt.place(areas.prompt)
        self.time_travel_bar.place(areas.prompt)
        self.call_banner.place(areas.prompt)
        self.applause_overlay.stand(window, areas.seats[places.bottom].badge)
        self.peek.place(rects.cut_bottom(areas.hand, self.kit.u(70))[0])
        for floating in (self.banner, self.zoom, self.mat, *self.floats):
            floating.place(window)

    @property
    def crown(self) -> int:
        """How high badges reach down in the middle of the upper edge, in pixels: whoever sits there stays in view."""
        window = self.recap.rect
        column = pygame.Rect(0, window.y, self.kit.u(TOAST), window.height // 3)
        column.centerx = window.centerx
        boxes = [badge.rect for badge in self.badges if badge.rect.colliderect(column)]
        return max((box.bottom - window.y for box in boxes if box.bottom < column.bottom), default=0)

    def _beside(self, areas: Areas, window: pygame.Rect) -> pygame.Rect:
        """The right part of the table down to the buttons, as wide as the log that it may cover; beside the middle where there
        is room.
        """
        edge, free = self.kit.u(16), window.right - areas.centre.right - 2 * self.kit.u(16)
        wide = max(self.kit.u(LEAST_BESIDE), min(self.kit.u(BESIDE), free), window.right - edge - areas.log.left)
        high = areas.buttons.top - window.top - 2 * edge
        return pygame.Rect(window.right - edge - wide, window.top + edge, wide, high)

    def _place_buttons(self, places: ZonePlaces) -> None:
        """In their corner; where there is little room many, and a question on a board, are laid out in the middle."""
        board = self.constants.look.board is not None
        laid = self.buttons.button_places
        few = FEW + (any(fact.id == WAIVE for fact in self.buttons.facts) or self._room_above(places))
        middle = (self.slim and len(laid.places) > few) or (board and laid.question)
        self.buttons.align = "center" if middle else "right"
        self.buttons.place(places.areas.centre if middle else places.areas.buttons)
        self.claims.lie(places.areas, self.buttons)

    def _room_above(self, places: ZonePlaces) -> bool:
        """Whether all of them fit above each other in their corner, beside cards and badges."""
        areas, corner = places.areas, places.areas.buttons
        high = self.buttons.stacked_height(corner.width)
        column = pygame.Rect(corner.left, corner.bottom - high, corner.width, high)
        taken = [place.area for place in places.zones] + [badge.rect for badge in self.badges]
        return not column.collidelistall([*taken, areas.centre, areas.hand])

    # --- facts
    def show(self, shown: ViewState) -> None:
        """After something has changed."""
        self.shown = shown
        self.relevance.show(shown)
        view, choosing = shown.view, shown.choosing
        self.recount()
        looking_back = self.time_travel_bar.visible
        shared = self.reaction_prompt.visible
        quiet = looking_back or shared or self.call_banner.visible
        if quiet or shown.playback.busy or not self._unseen():
            line = self._telling() if shown.playback.busy else self.facts.prompt(view, choosing)
            self.prompt.update(None if quiet else line, card_boxes(self.cards.scene))
        over = self.match.game.over and not looking_back and self.ends
        waits = looking_back or shared or shown.playback.busy or self.match.claims.aside
        rests = self.player_view.resting and panel_of(self.match) is not None
        usual = [_to_the_panel()] if rests else self.facts.buttons(view, choosing)
        if self.match.bots.held and not over and usual:
            usual = [*usual, ButtonFacts(WAIVE, tr("hud-let-it-stand"), "primary", icon="check")]
        asked = [] if waits else [_story()] if over else usual
        told = not any(shown.playback.view.table.alive[seat] for seat in self.player_view.seats)
        fallen_now = self.player_view.fallen and told and not looking_back
        situation = "fallen" if fallen_now else (view.query, view.table.turn, self.player_view.viewer, choosing.active)
        self.buttons.update(self._fallen() if fallen_now else asked, situation)
        self.claims.show(hidden=looking_back)
        self._place_buttons(shown.places)
        log = self.player_view.log
        for panel in (self.log, self.large):
            panel.update(log[: len(log) - shown.playback.untold], shown.time_travel)
        undo = self.match.undo
        self.corner.update(
            undo="" if undo.target is not None else tr("match-nothing-to-take-back"),
            redo="" if undo.can_redo else tr("match-nothing-to-do-again"),
        )
        if not shown.playback.busy:
            self._titles(choosing)
            self._missed(choosing, free=not looking_back)
            self.claims.explain()
        elif self.title_grid.visible:  # somebody else has answered, as a clock: what comes of it is told below
            self.title_grid.close()
        self.recap.answered(self.match.n)

    def _button_pressed(self, name: str) -> None:
        if name == PANEL:
            self.curtain.carry()
        self.post(ButtonPressed(name))

    def _fallen(self) -> list[ButtonFacts]:
        match, alive = self.match, self.match.game.table.alive
        may_watch = not any(alive[seat] for seat in match.setup.humans)
        return action_buttons.buttons(self.haste, watching=self.player_view.watching, may_watch=may_watch)

    def _missed(self, choosing: Selection, *, free: bool) -> None:
        """Whoever's turn begins is told what happened since the last one; whoever hurried finds what was hurried."""
        seat, view = self.player_view.viewer, self.player_view.view()
        missed, turn = NOTHING, view.table.turn
        if seat >= 0 and self.facts.answers_for(seat, view):
            missed = since(self.player_view.log, turn, lambda line: self.importance.weight(line, seat))
        title, hurried = "hud-so-far" if missed.first else "hud-since-your-turn", self.shown.playback.hurried
        if not missed.actions and choosing.options and len(hurried) >= FEW:
            missed, title = (
                listed([line for line in self.player_view.log[-RECENT:] if line.line in hurried]),
                "hud-not-waited-for",
            )
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
        facts = self.match.window_facts
        closed = facts is not None and not facts.shown and facts.serving is None
        closed = closed or self.match.claims.aside
        return closed and (self.prompt.facts is not None or bool(self.shown.view.options))

    _line: PromptFacts | None = None  # what was told last

    def _telling(self) -> PromptFacts | None:
        """What is being told. While something moves of which nothing is said, what was told before can still be read."""
        last, self._line = self._line, self._told() or self._line
        return self._line if self._line is not last or self.prompt.facts == last else None

    def _told(self) -> PromptFacts | None:
        """The words of the playback, in the colour of whom they are about: of nobody in one that no seat has."""
        line = self.shown.playback.words
        if line is None:
            return None
        first = next((seat for seat in map(self._whose, line) if seat >= 0), NOBODY)
        return PromptFacts(line, color=self.constants.who[first].colour if first >= 0 else "muted")

    def _whose(self, part: str | SeatRef | CardRef) -> int:
        """The seat that is named, or whose card is; NOBODY for neither."""
        owner, card = self.constants.look.owner, part.card if isinstance(part, CardRef) else NOBODY
        if owner and card >= 0:
            return int(getattr(self.shown.playback.view.table, owner)[card])
        return part.seat if isinstance(part, SeatRef) else NOBODY

    def recount(self) -> None:
        """Feed the badges: cards have come or gone."""
        playback, choosing = self.shown.playback, self.shown.choosing if self.shown.asks else Selection()
        view, said = playback.view, playback.said
        keys = race_keys(self.match.setup.seats) if keyed(self.constants.game) else {}
        digits, statuses = {seat: str(seat + 1) for seat in range(self.constants.seats)}, self.counters.seats
        for badge in self.badges:
            seat = badge.person.seat
            status = statuses[seat] if statuses else None
            facts = self.facts.badge(seat, view, said, choosing, digits)
            key = pads.cap(badge.person.button, named(keys.get(seat, ""))) if keyed(self.constants.game) else ""
            badge.update(facts._replace(status=status, race=key))

    def _asked(self) -> tuple[str, str]:
        """What is asked of whoever looks, and why, in plain words."""
        said = self.match.definition.prompt(self.player_view.view())
        return self.words.plain(said.line), said.why

    def _titles(self, choosing: Selection) -> None:
        """Names to choose from are laid out with a search."""
        kinds = [target.number for target in choosing.targets() if target.spot == "kind"]
        if kinds and not self.title_grid.visible:
            cards = [ListedCard(kind, self.constants.texts[kind], "playable") for kind in kinds]
            self.title_grid.open(
                self.words.plain(self.match.definition.prompt(self.player_view.view()).line),
                cards,
                hint=tr("hud-type-or-click"),
            )
        elif not kinds and self.title_grid.visible:
            self.title_grid.close()

    def tick(self, now: float) -> bool:
        """Every frame: what runs by the clock. True when the picture changed."""
        match, clock, busy = self.match, self.commands.now(), self.shown.playback.busy
        shown = self.reaction_bar.visible, self.reaction_prompt.visible, self.curtain.closed, self.call_banner.visible
        facts = match.window_facts if not busy else None
        curtain = self.player_view.privacy.curtain
        waits = busy and curtain is not None and curtain.why == "turn"  # what all may see is told before it falls
        hand = curtain is not None and curtain.why == "hand"  # the table stays in view
        self.curtain.update(None if waits or hand else curtain, self._reason())
        self.reaction_bar.coming = match.window_facts if busy else None
        changed = [
            self.reaction_bar.update(facts, clock),
            self.reaction_prompt.update(facts, clock),
            self.call_banner.update(match.buzzer, clock, waits=busy),
            self.curtain.tick(now),
            self.recap.tick(now),
            self.applause_overlay.tick(),
            self.time.update(None if busy or facts is not None else match.request.timing(clock), self.prompt.box),
        ]
        for badge in self.badges:
            if badge.tick(now):
                badge.refresh()
        self.vote.update(match.votes.vote, self._asks())
        self._peek(now)
        if self.reaction_prompt.visible and not shown[1]:
            self._served = len(match.record.answers)
        elif shown[1] and not self.reaction_prompt.visible:
            self._ran_out()
        if shown != (
            self.reaction_bar.visible,
            self.reaction_prompt.visible,
            self.curtain.closed,
            self.call_banner.visible,
        ):
            self.post(RoomChanged())
        return any(changed)

    _served = 0  # answers that there were when the private panel opened

    def _ran_out(self) -> None:
        """A private panel has closed: say so when it was the clock that closed it, whoever else has passed with it."""
        late = next((answer for answer in self.match.record.answers[self._served :] if answer.note == EXPIRED), None)
        if late is not None:
            self.commands.say(tr("hud-out-of-time", seat=self.words.seat(late.seat)), "timer")

    def _asks(self) -> str:
        """What the open vote is about, in rich text."""
        vote = self.match.votes.vote
        if vote is None:
            return ""
        if vote.matter == "end":
            return tr("hud-end-asked")
        lines = [line for line in self.match.match_log.lines(NOBODY) if line.n > vote.n]
        undone = self.words.rich(lines[0].line) if lines else tr("hud-last-move")
        return tr("hud-undo-asked", seat=self.words.seat(vote.by), undone=undone, rest=max(0, len(lines) - 1))

    def _peek(self, now: float) -> None:
        """Whose key shows the cards now: in peek mode while it is down, else of whoever goes on after all have looked."""
        player_view, curtain = self.player_view, self.player_view.privacy.curtain
        if player_view.privacy.mode != "peek":
            covered = curtain is not None and curtain.why == "hand" and not self.shown.playback.busy
            self.peek.cover(curtain.seat if covered and curtain is not None else NOBODY)
            self.peek.tick(now)
        else:
            looking_back = player_view.viewer != NOBODY  # the line would lie over what is read
            needless = self.reaction_bar.visible or self.match.game.over or looking_back
            asked = (player_view.asked,) if player_view.asked != NOBODY else player_view.seats
            self.peek.update(() if needless else asked)

    def _reason(self) -> str:
        match = self.match
        curtain = self.player_view.privacy.curtain
        if curtain is None:
            return ""
        if curtain.why in AWAY:
            return tr(AWAY[curtain.why])
        facts = match.window_facts
        if facts is not None:
            return tr("hud-you-were-first") if facts.call else tr("hud-you-pressed-react")
        return self.words.plain(match.definition.prompt(view(match.game)).line)

    # --- what panels say
    def open_log(self) -> None:
        """The large form of the log."""
        self.large.open(self.player_view.log, self.shown.time_travel)

    def choose_mode(self, seat: int) -> None:
        """Choose how a seat passes ahead; where others look on and must not see it, the own key says it for this turn."""
        passing = self.match.passing
        if self.player_view.passing_shown(seat):
            self.menu.open(
                self.constants.who[seat], passing.of(seat), self.badges[seat].disc.rect, private=passing.private
            )
        else:
            self.commands.auto_pass(seat, "this_turn", own_key=True)

    def _named(self, kind: int, _card: int, rect: pygame.Rect) -> None:
        """A card whose name is rested on, beside what its name is read in."""
        if 0 <= kind < len(self.constants.texts):
            read = [self.large.box] if self.large.visible else [self.prompt.box]
            read += [self.log.rect] if self.log.visible and not self.log.folded else []
            self.zoom.show(self.constants.texts[kind], rect, free=read)
        else:
            self.zoom.hide()

    def _sheet_zoom(self, card: ListedCard | None, place: pygame.Rect) -> None:
        if card is not None and card.text is not None:
            sheet = self.title_grid if self.title_grid.visible else self.viewer
            self.zoom.show(card.text, place, free=[sheet.cross.rect, *(tile.rect for tile in sheet.grid.children)])
        else:
            self.zoom.hide()

    def on_raw(self, event: Event) -> bool:
        """Keys that belong to panels before anything else."""
        panels = (
            self.applause_overlay,
            self.curtain,
            self.vote,
            self.reaction_bar,
            self.reaction_prompt,
            self.peek,
            self.claims,
        )
        return any(panel.on_raw(event) for panel in panels)

    def dismiss(self) -> None:
        """Esc and B, whatever has the focus: the uppermost panel goes. A rising curtain is only a picture."""
        open_ = [panel for panel in self.floats if panel.visible and (panel is not self.curtain or self.curtain.closed)]
        if open_:
            open_[-1].dismiss()

    def open(self) -> bool:
        """True while a panel lies above the table and keeps the input to itself."""
        return any(panel.visible for panel in self.floats)


def _story() -> ButtonFacts:
    return ButtonFacts("end", tr("hud-how-it-went"), "primary", icon="trophy", key="f8")


def _to_the_panel() -> ButtonFacts:
    return ButtonFacts(PANEL, tr("hud-to-the-panel"), "primary", icon="eye", key="f7", at_once=True)
