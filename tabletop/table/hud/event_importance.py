"""What a line of the log weighs for whoever was away: by how what it says looks at the table (cues.toml), and by whom it
concerns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.events import fields, seats_of
from tabletop.core.messages import CardRef, SeatRef
from tabletop.match.history.recap import (
    ACTION,
    BOUGHT,
    DECIDES,
    HARMS,
    MOMENT,
    NOTHING,
    TOUCHES,
    TRIFLE,
    MatchRecap,
    RecapWeight,
    listed,
    since,
)
from tabletop.match.history.similar_lines import owned
from tabletop.table.cards.relevance import Relevance
from tabletop.table.model.cues import chosen, holds, load, opens, ruled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop.core.events import Fact
    from tabletop.match.history.match_log import LogLine
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.cues import Cue
    from tabletop.table.model.view_state import MatchConstants, TableContext, ViewState

LONG = 1000  # ms of rest: it happens often, but is worth a look
RECENT = 60  # lines of the log, in which that is found which was hurried
FEW = 3  # lines that were hurried: fewer have been seen


class EventImportance:
    def __init__(self, constants: MatchConstants, relevance: Relevance, options: Mapping[str, str]) -> None:
        self.constants, self.relevance = constants, relevance
        self.cues, self.moments = ruled(load(constants.game), options), constants.definition.moments

    def icon(self, line: LogLine) -> str:
        """What stands for a line that is nobody's action."""
        return (line.fact is not None and self._effect(line.fact).banner.icon) or "history"

    def weight(self, line: LogLine, seat: int) -> RecapWeight:
        """For this seat; 0 for what is told by the table itself, and for what the seat knows as its own."""
        fact = line.fact
        if fact is None:
            return RecapWeight(0)
        cue, moment = self._effect(fact), fact.word in self.moments
        if cue.focus.passes or (cue.silent and not cue.recalls):
            return RecapWeight(0, begins=bool(cue.focus.passes) or cue.action.opens)
        result, shown = _is_result(cue), cue.motion.spotlight and not cue.everybody
        undone = cue.action.undoes and self._actor(line) == seat
        if undone or (result and not moment and not _came(cue, fact)):
            return RecapWeight(TRIFLE, result=True)
        action = ACTION if moment else _base(cue, fact)
        # what is turned over before all has been begun before
        begins = opens(self.cues, fact) if cue.action.opens else shown or (action == BOUGHT and not result)
        return RecapWeight(self._step(cue, line, seat, action), begins, result)

    def _step(self, cue: Cue, line: LogLine, seat: int, action: int) -> int:
        """What weighs `action` as far as it concerns nobody, for this seat."""
        assert line.fact is not None
        moment = line.fact.word in self.moments
        if cue.score.counts or cue.score.loses or (cue.banner.text and moment):
            return DECIDES + action
        if self._harmed(cue, line.fact, seat):
            return HARMS + action
        if self._actor(line) == seat:
            return 0 if cue.glance and not cue.action.opens else TRIFLE
        action += TOUCHES * (action >= ACTION and self._touched(cue, line, seat))
        # what may be the end of somebody belongs to what has come of it
        return action + MOMENT * (moment or cue.everybody or cue.danger)

    def _effect(self, fact: Fact) -> Cue:
        return chosen(self.cues, fact, self.constants.texts)

    @staticmethod
    def _actor(line: LogLine) -> int:
        """Whose action it is, -1 for nobody's; what becomes of somebody's card ("Ann's Medic ...") is none."""
        if owned(line.line):
            return -1
        if line.line and isinstance(first := line.line[0], SeatRef):
            return first.seat
        return next(iter(seats_of(line.fact)), -1) if line.fact is not None else -1

    def _harmed(self, cue: Cue, fact: Fact, seat: int) -> bool:
        """Something of this seat is gone: what happens often, as losing a point of many, does not count."""
        if cue.action.harms and _came(cue, fact) and seat in self._losers(cue, fact):
            return True
        lost = [entry.to for entry in cue.floats if entry.loss and entry.to and holds(entry, fact)]
        return any(self._whose(fact, name) == seat for name in lost)

    def _losers(self, cue: Cue, fact: Fact) -> list[int]:
        """Those who have something of what it harms; of cards that have something left nothing is lost."""
        value = getattr(fact, cue.action.harms)
        if not cue.action.leaves:
            return [self._whose(fact, cue.action.harms)]
        cards = value if isinstance(value, tuple) else (value,)
        return [self.relevance.owner(card) for card, left in zip(cards, _left(cue, fact), strict=True) if not left]

    def _whose(self, fact: Fact, name: str) -> int:
        value, about = getattr(fact, name), fields(type(fact))[name]
        return self.relevance.owner(value) if about == "card" and value >= 0 else value if about == "seat" else -1

    def _touched(self, cue: Cue, line: LogLine, seat: int) -> bool:
        """Others have named it or a card of its own, or aimed at one."""
        named = {part.seat for part in line.line if isinstance(part, SeatRef)}
        cards = {part.card for part in line.line if isinstance(part, CardRef) and part.card >= 0}
        cards |= {*getattr(line.fact, cue.focus.aims)} if cue.focus.aims else set()
        said = {*seats_of(line.fact)[1:]} if line.fact is not None else set()
        return seat in named | said or any(self.relevance.owner(card) == seat for card in cards)


def _base(cue: Cue, fact: Fact) -> int:
    """A action; something that came to lie at the table; or what happens all the time, or shows nothing. A blow weighs little
    after which everybody stands.
    """
    if cue.action.leaves:
        return ACTION if 0 in _left(cue, fact) else BOUGHT
    if not cue.glance or cue.action.opens or cue.action.matters:
        return ACTION if cue.rest or cue.floats else TRIFLE
    seen = cue.motion.landing, cue.motion.spotlight, cue.motion.swells, cue.rest >= LONG
    return BOUGHT if any(seen) else TRIFLE


def _is_result(cue: Cue) -> bool:
    """It says what has come of a action."""
    return cue.action.vain or bool(cue.action.result)


def _came(cue: Cue, fact: Fact) -> bool:
    """Whether anything has come of it."""
    action = cue.action
    value = getattr(fact, action.result) if action.result else not action.vain
    if isinstance(value, tuple):
        return any(value)
    return value != 0 or (bool(action.result) and fields(type(fact))[action.result] in ("seat", "card", "kind"))


def _left(cue: Cue, fact: Fact) -> tuple[int, ...]:
    value = getattr(fact, cue.action.leaves)
    return value if isinstance(value, tuple) else (value,)


class MissedActions:
    """What whoever looks has missed of the log."""

    def __init__(self, context: TableContext, scene: Scene) -> None:
        self.player_view, self.relevance = context.player_view, Relevance(context, scene)
        self.importance = EventImportance(context.constants, self.relevance, context.match.record.options)

    def recap(self, shown: ViewState, *, answers: bool) -> tuple[MatchRecap, str]:
        """With the id of its title. `answers`: whoever looks is on turn, and is told what happened since the last one; whoever
        hurried finds what was hurried.
        """
        player_view, seat, missed = self.player_view, self.player_view.viewer, NOTHING
        if answers:
            turn = player_view.view().table.turn
            missed = since(player_view.log, turn, lambda line: self.importance.weight(line, seat))
        hurried = shown.playback.hurried
        if not missed.actions and shown.choosing.options and len(hurried) >= FEW:
            return listed([line for line in player_view.log[-RECENT:] if line.line in hurried]), "hud-not-waited-for"
        return missed, "hud-so-far" if missed.first else "hud-since-your-turn"
