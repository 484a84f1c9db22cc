"""The line across the table: what it says of an event to whom, and what stands beside and below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.core.ask import PASS
from tabletop.core.events import seats_of
from tabletop.table.cards.fronts import to_see
from tabletop.table.hud.banner import BannerText

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.events import Fact
    from tabletop.table.cards.scene import Scene
    from tabletop.table.hud.hud import Hud
    from tabletop.table.model.cues import Cue, TensionCue
    from tabletop.table.model.view_state import TableContext, ViewState
    from tabletop.table.playback.random_pick import RandomPicks


class BannerCues:
    """`fill(text, fact)`: a text with what the fact says in it; `random_picks`: draws a seat in sight before it is named."""

    shown: ViewState

    def __init__(
        self,
        context: TableContext,
        scene: Scene,
        panels: Hud,
        random_picks: RandomPicks,
        fill: Callable[[str, Fact], str],
    ) -> None:
        self.match, self.player_view, self.constants = context.match, context.player_view, context.constants
        self.scene, self.panels, self.random_picks, self.fill = scene, panels, random_picks, fill

    def show(self, cue: Cue, fact: Fact, seat: int) -> None:
        """What has just been told of a seat."""
        line = self._of_side(cue, fact) if cue.banner.each else self._line(cue, seat)
        if line and cue.banner.lot and all(map(self.ruled, cue.banner.lot)):
            self.random_picks.draw_for(seat, partial(self._put, cue, line, fact, seat))
        elif line:
            self._put(cue, line, fact, seat)

    def stake(self, stake: TensionCue, cue: Cue, fact: Fact, *, own: bool, color: str) -> None:
        """All is at stake for somebody, who is told so in the second person."""
        seat = getattr(fact, stake.whose)
        line, so = (stake.own, stake.own_so) if own else (stake.line, stake.so)
        words = self.fill(line, fact), self.fill(so, fact)
        picture, free = self._picture(cue, fact), to_see(self.scene, seat)
        person = None if picture else self.constants.who[seat]  # whose side it is, rather than who is its first
        stay = cue.banner.stay
        self.panels.banner.show(BannerText(*words, color, "", picture, person, stay, free))

    def own(self, seat: int) -> bool:
        """Whether this seat is the one at the screen."""
        here = (
            self.player_view.viewer,
            *(self.player_view.seats if len(self.player_view.seats) == 1 else ()),
        )  # who has fallen looks on
        return seat >= 0 and seat in here

    def ruled(self, wanted: str) -> bool:
        """True when a house rule of this table has this value ("rule=value")."""
        rule, _, value = wanted.partition("=")
        return bool(rule) and self.match.record.options.get(rule) == value

    def _of_side(self, cue: Cue, fact: Fact) -> str:
        """What the banner says of a side; to whoever sits here alone and is one of those whom it names, that it is the own."""
        alone = self.player_view.seats if len(self.player_view.seats) == 1 else ()
        mine = cue.banner.own and {*alone} & {*seats_of(fact)}
        return cue.banner.own if mine else cue.banner.each[getattr(fact, cue.banner.by)]

    def _line(self, cue: Cue, seat: int) -> str:
        """What the banner says: to the seat at the screen in the second person, and never of an answer that it has not. What is
        asked now follows from this fact only while the table is not looked back to.
        """
        banner = cue.banner
        if not (self.own(seat) and banner.own):
            return banner.text
        if not banner.asks:
            return banner.own
        asked = self.player_view.view(seat)
        if self.shown.time_travel is not None or asked.query != banner.asks or not asked.options:
            return banner.text
        return banner.own if any(option != PASS for option in asked.options) else banner.helpless

    def _put(self, cue: Cue, text: str, fact: Fact, seat: int) -> None:
        who, banner = self.constants.who, cue.banner
        person = who[seat] if 0 <= seat < len(who) and cue.at == "seat" else None
        several = seats_of(fact)
        if banner.shared and len(several) > 1:
            *names, last = (who[each].name for each in several)
            text, person = banner.shared.replace("{seats}", f"{', '.join(names)} & {last}"), None
        title = self.fill(text.replace("{seat}", who[seat].name if 0 <= seat < len(who) else ""), fact)
        color = person.colour if person is not None and banner.own else cue.color
        self.panels.floating.zoom.hide()  # what was looked at would lie over it, and over the count that follows
        picture, free = self._picture(cue, fact), to_see(self.scene, seat)
        moment = BannerText(title, self._why(cue, fact), color, banner.icon, picture, person, banner.stay, free)
        self.panels.banner.show(moment)

    def _picture(self, cue: Cue, fact: Fact) -> tuple[str, ...]:
        """What the banner shows: one of the program's, a sign of the game, or the picture of a number in the fact."""
        banner = cue.banner
        if banner.symbol:
            return self.constants.game, "symbols", f"{banner.symbol}.webp"
        if banner.pictures:
            return self.constants.game, *banner.pictures[getattr(fact, banner.by)].split("/")
        return ("ui", banner.picture) if banner.picture else ()

    def _why(self, cue: Cue, fact: Fact) -> str:
        """How the game ended, in one sentence, or why it is so."""
        ended = self.match.definition.outcome(self.player_view.view().table) if cue.banner.why else None
        if ended is not None:
            return ended.text
        why = next((reason.text for reason in cue.banner.because if all(map(self.ruled, reason.when))), "")
        return self.fill(why, fact)
