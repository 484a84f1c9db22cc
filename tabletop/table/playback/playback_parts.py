"""The parts that tell what happens at one table, made and fed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.model import messages
from tabletop.table.model.view_state import PlaybackState
from tabletop.table.playback import music_rules
from tabletop.table.playback.cue_player import CuePlayer
from tabletop.table.playback.event_sequencer import PlaybackTools
from tabletop.table.playback.fast_forward import FastForward
from tabletop.table.playback.time_travel import TimeTravel
from tabletop.toolkit.app import BackgroundMusic

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.messages import Line
    from tabletop.core.table import Event
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.drag_and_drop import DragAndDrop
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import TableContext, ViewState
    from tabletop.table.playback.danger_overlay import DangerOverlay
    from tabletop.table.playback.event_sequencer import EventSequencer


HUSHED = 0.25  # of it is heard while all hold their breath, while something is read aloud, while hands race
ASIDE = 0.5  # while something else lies above the table
AWAY = 0.2  # while the window is not the one that is used


class AdaptiveMusic:
    def __init__(self, context: TableContext, danger_overlay: DangerOverlay) -> None:
        self.app, self.match, self.danger_overlay = context.app, context.match, danger_overlay
        self.bed = music_rules.load(context.constants.game)
        self.level = 0
        self.over = False

    def show(self, shown: ViewState) -> None:
        """The bed follows what has been told, never what is still to be told."""
        told = shown.playback.view
        self.level, self.over = music_rules.level(self.bed, self.match.definition, told), not told.query

    def current(self, *, covered: bool, playing: bool) -> BackgroundMusic | None:
        """What is heard now; nothing when the match is over. `covered`: something lies above the table; `playing`: a shot or
        a race is made there.
        """
        if not self.bed.bed or self.over:
            return None
        share = 1.0
        if not self.app.window.focused:
            share = AWAY
        elif self.danger_overlay.busy or playing or self.app.voice.speaking:
            share = HUSHED
        elif covered:
            share = ASIDE
        return BackgroundMusic(self.bed.bed, self.level, share)


class PlaybackParts:
    """`sequencer(tools)`: what plays the events back; `aloud`: bots may say something, and it is told who begins."""

    def __init__(
        self,
        context: TableContext,
        cards: CardParts,
        panels: Hud,
        hand: DragAndDrop,
        teller: Callable[[PlaybackTools], EventSequencer],
        *,
        aloud: bool,
    ) -> None:
        self.cue_player = CuePlayer(context, cards=cards, panels=panels, aloud=aloud)
        self.music = AdaptiveMusic(context, self.cue_player.danger_overlay)
        self.match, self.player_view, self.narrate = (
            context.match,
            context.player_view,
            context.match.definition.narrate,
        )
        self.sequencer = teller(
            PlaybackTools(context.app, cards.scene, self.cue_player, self._lines, panels.words.plain, context.post)
        )
        self.fast_forward = FastForward(context.app, self.sequencer)
        self.time_travel = TimeTravel(
            context, cards=cards, hand=hand, sequencer=self.sequencer, panels=panels, aloud=aloud
        )

    def _lines(self, event: Event) -> tuple[Line, ...]:
        """The lines of the log about an event as it was heard here."""
        return tuple(self.narrate(self.player_view.view(), event))

    @property
    def busy(self) -> bool:
        """Something is told that whoever looks at the present has to see first."""
        return self.sequencer.busy and self.time_travel.at is None

    @property
    def state(self) -> PlaybackState:
        sequencer = self.sequencer
        shown, reached, hurried = self.time_travel.shown, self.time_travel.reached, tuple(sequencer.hurried)
        return PlaybackState(shown, reached, sequencer.words, sequencer.untold, self.busy, hurried, sequencer.said)

    def tick(self, now: float) -> bool:
        """Every frame; True when the picture changed."""
        self.fast_forward.tick(now)
        self.cue_player.barks.tick(free=self._thinking)
        return self.cue_player.tick(now)

    @property
    def _thinking(self) -> bool:
        """Somebody at the screen takes their time, where all look on."""
        player_view, present = self.player_view, self.time_travel.at is None and not self.sequencer.busy
        return (
            present and player_view.deciding >= 0 and self.match.window is None and player_view.privacy.curtain is None
        )

    def place(self, places: ZonePlaces) -> None:
        self.cue_player.place(places.window)

    def show(self, shown: ViewState) -> None:
        self.cue_player.show(shown)
        self.music.show(shown)

    def on_message(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        match message:
            case messages.CardStruck(card):
                self.cue_player.struck(card)
            case messages.PlaybackEnded(anew):
                self.time_travel.jump() if anew else self.time_travel.told()
            case messages.FactReached(number, place):
                self.time_travel.reach(number, place)
                return False
            case messages.CardStirred(event):
                self.time_travel.stir(event)
            case messages.MomentLeft(step):
                self.time_travel.step(step)
            case _:
                return False
        return True
