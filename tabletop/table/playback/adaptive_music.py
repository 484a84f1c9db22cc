"""The music below a table: how high it rises over what has been told, and when it steps back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.playback import music_rules
from tabletop.toolkit.app import Music

if TYPE_CHECKING:
    from tabletop.table.model.table_context import TableContext
    from tabletop.table.model.view_state import ViewState
    from tabletop.table.playback.danger_overlay import DangerOverlay

HUSHED = 0.25  # of it is heard while all hold their breath, while something is read aloud, while hands race
ASIDE = 0.5  # while something else lies above the table
AWAY = 0.2  # while the window is not the one that is used


class Humming:
    def __init__(self, given: TableContext, alarm: DangerOverlay) -> None:
        self.app, self.match, self.alarm = given.app, given.match, alarm
        self.bed = music_rules.load(given.basics.game)
        self.level = 0
        self.over = False

    def show(self, shown: ViewState) -> None:
        """The bed follows what has been told, never what is still to be told."""
        told = shown.telling.view
        self.level, self.over = music_rules.level(self.bed, self.match.definition, told), not told.query

    def music(self, *, covered: bool, playing: bool) -> Music | None:
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
        return Music(self.bed.bed, self.level, share)
