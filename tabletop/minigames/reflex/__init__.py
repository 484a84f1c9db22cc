"""Races of reflexes without pictures and without a clock: whoever calls says what time it is, in ms of any clock.

race = race_of(ask, match.setup, match.n, now)      # Race: waits and bots' times follow from the seed of the match
race.signal_round.due(now)                                  # show and sound the signal, then:
race.signal_round.signal(now)
race.down(seat, source, now); race.signal_round.up(seat, source, now); race.signal_round.tick(now)
race.signal_round.focus_lost(now); race.signal_round.focus_back(now)
race.state, race.done, race.go_on(now)              # several rounds where people race one by one
race.marks(), race.last()                           # Mark: raw time, handicap, time, false starts; who was last
mark.index(ask.limit_ms), note(mark), from_note(text)
"""

from tabletop.minigames.reflex.race import KeyTest, Race, race_of
from tabletop.minigames.reflex.race_facts import RaceMark, from_note, last, note
from tabletop.minigames.reflex.signal_round import RacerState, SignalRound, SignalRoundRules

__all__ = [
    "KeyTest",
    "Race",
    "RaceMark",
    "RacerState",
    "SignalRound",
    "SignalRoundRules",
    "from_note",
    "last",
    "note",
    "race_of",
]
