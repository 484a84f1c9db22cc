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
    from tabletop.table.model.table_context import TableContext
    from tabletop.table.model.view_state import ViewState
    from tabletop.table.playback.danger_overlay import DangerOverlay
    from tabletop.table.playback.event_sequencer import EventSequencer


HUSHED = 0.25  # of it is heard while all hold their breath, while something is read aloud, while hands race
ASIDE = 0.5  # while something else lies above the table
AWAY = 0.2  # while the window is not the one that is used


class AdaptiveMusic:
    def __init__(self, given: TableContext, alarm: DangerOverlay) -> None:
        self.app, self.match, self.alarm = given.app, given.match, alarm
        self.bed = music_rules.load(given.basics.game)
        self.level = 0
        self.over = False

    def show(self, shown: ViewState) -> None:
        """The bed follows what has been told, never what is still to be told."""
        told = shown.telling.view
        self.level, self.over = music_rules.level(self.bed, self.match.definition, told), not told.query

    def music(self, *, covered: bool, playing: bool) -> BackgroundMusic | None:
        """What is heard now; nothing when the match is over. `covered`: something lies above the table; `playing`: a shot or
        a race is made there.
        """
        if not self.bed.bed or self.over:
            return None
        share = 1.0
        if not self.app.window.focused:
            share = AWAY
        elif self.alarm.busy or playing or self.app.voice.speaking:
            share = HUSHED
        elif covered:
            share = ASIDE
        return BackgroundMusic(self.bed.bed, self.level, share)


class PlaybackParts:
    """`teller(means)`: who tells the story; `aloud`: bots may say something, and it is told who begins."""

    def __init__(
        self,
        given: TableContext,
        cards: CardParts,
        panels: Hud,
        hand: DragAndDrop,
        teller: Callable[[PlaybackTools], EventSequencer],
        *,
        aloud: bool,
    ) -> None:
        self.moments = CuePlayer(given, cards=cards, panels=panels, aloud=aloud)
        self.humming = AdaptiveMusic(given, self.moments.alarm)
        self.match, self.sight, self.narrate = given.match, given.sight, given.match.definition.narrate
        self.story = teller(
            PlaybackTools(given.app, cards.scene, self.moments, self._lines, panels.words.plain, given.post)
        )
        self.hurrying = FastForward(given.app, self.story)
        self.looking = TimeTravel(given, cards=cards, hand=hand, story=self.story, panels=panels, aloud=aloud)

    def _lines(self, event: Event) -> tuple[Line, ...]:
        """The lines of the log about an event as it was heard here."""
        return tuple(self.narrate(self.sight.view(), event))

    @property
    def busy(self) -> bool:
        """Something is told that whoever looks at the present has to see first."""
        return self.story.busy and self.looking.at is None

    @property
    def telling(self) -> PlaybackState:
        story = self.story
        shown, reached, hurried = self.looking.shown, self.looking.reached, tuple(story.hurried)
        return PlaybackState(shown, reached, story.words, story.untold, self.busy, hurried, story.said)

    def tick(self, now: float) -> bool:
        """Every frame; True when the picture changed."""
        self.hurrying.tick(now)
        self.moments.voices.tick(free=self._thinking)
        return self.moments.tick(now)

    @property
    def _thinking(self) -> bool:
        """Somebody at the screen takes their time, where all look on."""
        sight, present = self.sight, self.looking.at is None and not self.story.busy
        return present and sight.deciding >= 0 and self.match.window is None and sight.privacy.curtain is None

    def place(self, places: ZonePlaces) -> None:
        self.moments.place(places.window)

    def show(self, shown: ViewState) -> None:
        self.moments.show(shown)
        self.humming.show(shown)

    def hear(self, message: Message) -> bool:
        """True for what is no news to anybody else."""
        match message:
            case messages.CardStruck(card):
                self.moments.struck(card)
            case messages.PlaybackEnded(anew):
                self.looking.jump() if anew else self.looking.told()
            case messages.FactReached(number, place):
                self.looking.reach(number, place)
                return False
            case messages.CardStirred(event):
                self.looking.stir(event)
            case messages.MomentLeft(step):
                self.looking.step(step)
            case _:
                return False
        return True
