"""The table: a match on the screen, for any game.

    TableScreen(match, services=None, *, on_end=None, now=None)

`match`: started or resumed at `now` ms of the app's clock (None: when the screen opens). `services`: settings and the ways to
pause, rules and end; without it (tests) these do nothing. `on_end(match)`: called once after the last card has been shown;
without it the end screen opens. Closes with "menu", "quit", "rematch", "table" or, when other people sit at it, "seats".

What happens in a part rises as a message (`on_message`); after each change all parts get the new `ViewState`
(`show`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table import memory_care
from tabletop.table.cards.card_parts import CardParts
from tabletop.table.cards.stage import AirborneLayer
from tabletop.table.hud import needed
from tabletop.table.hud.hud import Hud
from tabletop.table.input.input_parts import InputParts
from tabletop.table.layout.zone_places import lay_out
from tabletop.table.menu_commands import MenuCommands
from tabletop.table.minigame_requests import AGAIN, TableMinigames
from tabletop.table.model import messages
from tabletop.table.model.commands import TableCommands
from tabletop.table.model.match_clock import MatchClock
from tabletop.table.model.view_state import RefreshScheduler, TableContext, ViewState, of_match
from tabletop.table.playback.event_sequencer import EventSequencer, PlaybackTools
from tabletop.table.playback.playback_parts import PlaybackParts
from tabletop.table.widgets.panel_style import trap
from tabletop.toolkit.draw_context import DrawContext
from tabletop.toolkit.image_loader import READY
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.core.view import View
    from tabletop.match import Match
    from tabletop.table.layout_schema.board_schema import Style
    from tabletop.table.model.messages import Message
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import BackgroundMusic
    from tabletop.toolkit.widgets.widget import Pointer, Widget


class TableScreen(Screen[str]):
    """See the module. `open_hands`: all are shown; `helps`: hints; `touched`: what a press on a shot or race does in a show."""

    closable = open_hands = False
    make_minigames: type[TableMinigames] = TableMinigames
    ends = aloud = helps = True  # there is an end screen; bots say something now and then
    touched: Callable[[], None] | None = None

    def __init__(
        self,
        match: Match,
        services: AppServices | None = None,
        *,
        on_end: Callable[[Match], None] | None = None,
        now: int | None = None,
    ) -> None:
        super().__init__("table")
        self.match, self.player_view, self.services, self.on_end = match, match.shared, services, on_end
        self.constants, self.scheduler = of_match(match), RefreshScheduler(self.on_message, self.show)
        self.clock = MatchClock(lambda: self.app.clock(), now)  # noqa: PLW0108  # the app is known later

    # --- parts
    def build(self) -> None:
        app, match, constants, services, post = self.app, self.match, self.constants, self.services, self.scheduler.post
        self._kit = kit = DrawContext(app.window.size, app.prefs.size, constants.room(app.window.size))
        context = TableContext(app, match, self.player_view, constants, kit, post)
        self.commands = commands = self.make_commands(context)
        self.cards = cards = CardParts(
            app, constants, kit, allows=commands.allows, open_hands=self.open_hands, post=post
        )
        self.scene, self.stage = cards.scene, cards.stage
        self.hud = panels = Hud(context, services, cards=cards, commands=commands, ends=self.ends, helps=self.helps)
        self.input = parts = InputParts(context, services=services, cards=cards, panels=panels, commands=commands)
        self.hit_widgets, self.drag_and_drop, self.table_hints = (
            parts.hit_widgets,
            parts.drag_and_drop,
            parts.table_hints,
        )
        self.playback = playback = PlaybackParts(
            context, cards, panels, parts.drag_and_drop, self.make_sequencer, aloud=self.aloud
        )
        self.cue_player, self.sequencer = playback.cue_player, playback.sequencer
        self.time_travel = playback.time_travel
        self.minigames = minigames = self.make_minigames(self)
        self.menu_commands = MenuCommands(
            services, parts, playback, minigames=minigames, close=self.close, on_end=self.on_end
        )
        stage, sky = self.stage, AirborneLayer(self.stage, parts.live, playback.cue_player.blits)
        for widget in (stage, self.hit_widgets, stage.shelf, stage.flights, *panels.low, sky, *panels.high):
            self.add(widget)

    def make_commands(self, context: TableContext) -> TableCommands:
        return TableCommands(context, lambda: self.now)

    def make_sequencer(self, means: PlaybackTools) -> EventSequencer:
        return EventSequencer(means)

    # --- life
    def shown(self) -> None:
        self.clock.go(self)
        self.app.after(0, lambda: memory_care.tidy() if self.uppermost else None)
        if self.stage.style != self.style and self.rect.width:  # the settings may have been changed meanwhile
            self.layout()

    def hidden(self) -> None:
        self.time_travel.cover()
        self.clock.hold(self, not self.input.question_panels.open)

    def let_go(self) -> None:
        """Nobody thinks about this match any more; it can be resumed."""
        memory_care.let_go()
        self.match.close()

    def close(self, result: str | None = None) -> None:
        """A shot that is still being made goes with its table; it is made when the match goes on."""
        self.minigames.put_away()
        self.menu_commands.saving.leave()
        memory_care.leave(self.app, again=result == AGAIN)
        super().close(result)
        self.stage.layers.resized()  # its largest pictures go before another table is laid

    @property
    def urgent(self) -> bool:
        """Whoever is first counts: input is read at once."""
        return self.clock.runs and self.match.buzzer.clock is not None

    @property
    def now(self) -> int:  # ms of the match's clock
        return self.clock.now

    def update(self, now: float) -> bool:
        self.menu_commands.hasten(self.clock)
        self.commands.pass_time(self.clock, telling=self.playback.busy)
        self.menu_commands.saving.tick(now)
        moved = self.follow() | self.scheduler.tick()
        if self.clock.runs:
            self.minigames.tick()
        self.input.question_panels.tick(free=self.uppermost and not self.sequencer.busy and self.time_travel.at is None)
        return any([moved, self.hud.tick(now), self.playback.tick(now), self.input.tick(now)])

    @property
    def music(self) -> BackgroundMusic | None:
        return self.playback.music.current(covered=not self.uppermost, playing=self.minigames.playing is not None)

    def follow(self) -> bool:
        """Take over what has changed in the match; True when the picture changed."""
        if self.minigames.holds():
            return False
        moved = self.time_travel.follow()
        if self.match.game.over and self.clock.runs and not self.sequencer.busy:
            self.menu_commands.over()
        return moved

    # --- place and picture
    @property
    def view(self) -> View:
        return self.time_travel.view

    @property
    def style(self) -> Style:
        printed = self.services is None or self.services.settings.printed_mats
        return self.constants.style(self.match.record.options, printed=printed)

    @property
    def kit(self) -> DrawContext:
        """A table needs more room than other screens: large scales are held back."""
        return self._kit

    def layout(self) -> None:
        self.kit.resize(self.rect.size, self.app.prefs.size, self.constants.room(self.rect.size))
        look, kernel, time_travel = self.constants.look, self.constants.kernel, self.time_travel
        self.places = lay_out(self.canvas, self.u, look, kernel, time_travel.bottom, time_travel.larger)
        for part in (self.cards, self.input, self.hud, self.playback):
            part.place(self.places)
        self.crown = self.hud.crown
        if not self.scene.zones:
            time_travel.begin()
        self.scene.arrange(at_once=not self.sequencer.busy and not time_travel.growing)
        self.stage.resized(self.style)
        self.show()

    def show(self) -> None:
        """Hand every part what is shown now."""
        shown = self.take_over()
        for part in (self.hud, self.input):
            part.show(shown)
        self.stage.changed()

    def take_over(self) -> ViewState:
        """Hand what is shown now to the parts that tell nothing by it."""
        playback, choosing = self.playback, self.drag_and_drop.choosing
        shown = ViewState(self.view, playback.state, choosing, self.places, self.stage.style, self.time_travel.at)
        for part in (self.commands, self.cards, self.playback, self.menu_commands):
            part.show(shown)
        return shown

    @property
    def read(self) -> Sequence[pygame.Rect]:
        return needed.read(self.hud)

    @property
    def covering(self) -> Sequence[pygame.Rect]:
        return needed.read(self.hud)

    @property
    def looked_at(self) -> Sequence[pygame.Rect]:
        """Cards count three times."""
        cards = needed.card_boxes(self.scene)
        return [*cards, *cards, *needed.looked_at(self.hud), *self.places.areas.extra.values()]

    def paint(self, target: pygame.Surface) -> None:
        """The stage covers everything."""

    def draw(self, target: pygame.Surface) -> None:
        if self.hud.reactions.curtain.closed:
            self.hud.reactions.curtain.draw(target)
        else:
            super().draw(target)

    # --- input
    def on_event(self, event: Event) -> bool:
        if event.type == READY:
            self.stage.changed()
        self.playback.fast_forward.on_raw(event)
        return self.input.on_event(event)

    def on_key(self, event: Event) -> bool:
        return self.playback.fast_forward.takes_space(event) or self.input.keys.on_key(event) or super().on_key(event)

    def on_action(self, action: Action) -> bool:
        return self.input.on_action(action) or super().on_action(action)

    def on_pointer(self, event: Pointer) -> bool:
        return self.input.on_pointer(event)

    def focus_order(self) -> list[Widget]:
        return trap(super().focus_order(), self.hud.floating.modal)

    def starting(self, order: Sequence[Widget]) -> Widget | None:
        return self.input.digits.starting(order) or super().starting(order)

    # --- what the parts say
    def on_message(self, message: Message) -> None:
        """Something has happened in a part, and the others have to know."""
        if any(part.on_message(message) for part in (self.input, self.playback, self.menu_commands)):
            return
        match message:
            case messages.ViewChanged() | messages.CardArrived() | messages.WordsChanged() | messages.FactReached():
                self.scheduler.because(message)
            case messages.ChoiceChanged():
                self.scene.arrange()
                self.scheduler.because(message)
            case messages.EyesChanged():
                self.take_over()
            case messages.RoomChanged():
                self.layout()
            case messages.MatchChanged():
                self.follow()
            case messages.ScoresChanged():
                self.hud.recount()
                self.stage.changed()
            case messages.EndWanted() if self.uppermost:
                self.menu_commands.end()
            case messages.LookedBack(n):
                self.minigames.look_back(n)
