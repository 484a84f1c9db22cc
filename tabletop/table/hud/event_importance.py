"""What a line of the log weighs for whoever was away: by how what it says looks at the table (cues.toml), and by whom it
concerns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.events import fields, seats_of
from tabletop.core.messages import CardRef, SeatRef
from tabletop.match.history.recap import BOUGHT, DECIDES, DEED, HARMS, MOMENT, TOUCHES, TRIFLE, RecapWeight
from tabletop.match.history.similar_lines import owned
from tabletop.table.model.cues import chosen, holds, load, opens, ruled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop.core.events import Fact
    from tabletop.match.history.match_log import LogLine
    from tabletop.table.cards.relevance import Relevance
    from tabletop.table.model.cues import Cue
    from tabletop.table.model.match_constants import MatchConstants

LONG = 1000  # ms of rest: it happens often, but is worth a look


class EventImportance:
    def __init__(self, basics: MatchConstants, concern: Relevance, options: Mapping[str, str]) -> None:
        self.basics, self.concern = basics, concern
        self.effects, self.moments = ruled(load(basics.game), options), basics.definition.moments

    def icon(self, line: LogLine) -> str:
        """What stands for a line that is nobody's deed."""
        return (line.fact is not None and self._effect(line.fact).banner.icon) or "history"

    def weight(self, line: LogLine, seat: int) -> RecapWeight:
        """For this seat; 0 for what is told by the table itself, and for what the seat knows as its own."""
        fact = line.fact
        if fact is None:
            return RecapWeight(0)
        effect, moment = self._effect(fact), fact.word in self.moments
        if effect.focus.passes or (effect.silent and not effect.recalls):
            return RecapWeight(0, begins=bool(effect.focus.passes) or effect.deed.opens)
        result, shown = _is_result(effect), effect.motion.closeup and not effect.everybody
        undone = effect.deed.undoes and self._actor(line) == seat
        if undone or (result and not moment and not _came(effect, fact)):
            return RecapWeight(TRIFLE, result=True)
        deed = DEED if moment else _base(effect, fact)
        # what is turned over before all has been begun before
        begins = opens(self.effects, fact) if effect.deed.opens else shown or (deed == BOUGHT and not result)
        return RecapWeight(self._step(effect, line, seat, deed), begins, result)

    def _step(self, effect: Cue, line: LogLine, seat: int, deed: int) -> int:
        """What weighs `deed` as far as it concerns nobody, for this seat."""
        assert line.fact is not None
        moment = line.fact.word in self.moments
        if effect.score.counts or effect.score.loses or (effect.banner.text and moment):
            return DECIDES + deed
        if self._harmed(effect, line.fact, seat):
            return HARMS + deed
        if self._actor(line) == seat:
            return 0 if effect.glance and not effect.deed.opens else TRIFLE
        deed += TOUCHES * (deed >= DEED and self._touched(effect, line, seat))
        # what may be the end of somebody belongs to what has come of it
        return deed + MOMENT * (moment or effect.everybody or effect.alarm)

    def _effect(self, fact: Fact) -> Cue:
        return chosen(self.effects, fact, self.basics.texts)

    @staticmethod
    def _actor(line: LogLine) -> int:
        """Whose deed it is, -1 for nobody's; what becomes of somebody's card ("Ann's Medic ...") is none."""
        if owned(line.line):
            return -1
        if line.line and isinstance(first := line.line[0], SeatRef):
            return first.seat
        return next(iter(seats_of(line.fact)), -1) if line.fact is not None else -1

    def _harmed(self, effect: Cue, fact: Fact, seat: int) -> bool:
        """Something of this seat is gone: what happens often, as losing a point of many, does not count."""
        if effect.deed.harms and _came(effect, fact) and seat in self._losers(effect, fact):
            return True
        lost = [entry.to for entry in effect.floats if entry.loss and entry.to and holds(entry, fact)]
        return any(self._whose(fact, name) == seat for name in lost)

    def _losers(self, effect: Cue, fact: Fact) -> list[int]:
        """Those who have something of what it harms; of cards that have something left nothing is lost."""
        value = getattr(fact, effect.deed.harms)
        if not effect.deed.leaves:
            return [self._whose(fact, effect.deed.harms)]
        cards = value if isinstance(value, tuple) else (value,)
        return [self.concern.owner(card) for card, left in zip(cards, _left(effect, fact), strict=True) if not left]

    def _whose(self, fact: Fact, name: str) -> int:
        value, about = getattr(fact, name), fields(type(fact))[name]
        return self.concern.owner(value) if about == "card" and value >= 0 else value if about == "seat" else -1

    def _touched(self, effect: Cue, line: LogLine, seat: int) -> bool:
        """Others have named it or a card of its own, or aimed at one."""
        named = {part.seat for part in line.line if isinstance(part, SeatRef)}
        cards = {part.card for part in line.line if isinstance(part, CardRef) and part.card >= 0}
        cards |= {*getattr(line.fact, effect.focus.aims)} if effect.focus.aims else set()
        said = {*seats_of(line.fact)[1:]} if line.fact is not None else set()
        return seat in named | said or any(self.concern.owner(card) == seat for card in cards)


def _base(effect: Cue, fact: Fact) -> int:
    """A deed; something that came to lie at the table; or what happens all the time, or shows nothing. A blow weighs little
    after which everybody stands.
    """
    if effect.deed.leaves:
        return DEED if 0 in _left(effect, fact) else BOUGHT
    if not effect.glance or effect.deed.opens or effect.deed.matters:
        return DEED if effect.rest or effect.floats else TRIFLE
    seen = effect.motion.landing, effect.motion.closeup, effect.motion.swells, effect.rest >= LONG
    return BOUGHT if any(seen) else TRIFLE


def _is_result(effect: Cue) -> bool:
    """It says what has come of a deed."""
    return effect.deed.vain or bool(effect.deed.result)


def _came(effect: Cue, fact: Fact) -> bool:
    """Whether anything has come of it."""
    deed = effect.deed
    value = getattr(fact, deed.result) if deed.result else not deed.vain
    if isinstance(value, tuple):
        return any(value)
    return value != 0 or (bool(deed.result) and fields(type(fact))[deed.result] in ("seat", "card", "kind"))


def _left(effect: Cue, fact: Fact) -> tuple[int, ...]:
    value = getattr(fact, effect.deed.leaves)
    return value if isinstance(value, tuple) else (value,)
