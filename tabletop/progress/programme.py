"""The programme of an evening: which game comes next, who plays it, when all rest, and which final fits into what is left.

Nothing here knows a clock, a store or a screen. A programme is made anew from how the evening stands (`EveningState`) whenever
somebody comes or goes and after every match, so it holds no promise that it cannot keep. Only the first item is dealt; what
follows is what would come if every match took as long as is expected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from tabletop.core.dice import Dice
from tabletop.core.winning import teams

BOT = -1
CHANGE = 2.0  # minutes from the end of a match to the first card of the next one
BREAK = 10.0  # minutes
BREAK_AFTER = 55.0  # minutes without one
BREAK_WORTH = 40.0  # with less left nobody rests any more
NEAR = 0.1  # of the evening: how far from its time it may end
FINAL_PART = 0.2  # of the evening, at most, where there is a shorter game
STRANGE = 0.15  # how much somebody likes a game that was not wished
TOGETHER = 0.4  # how good a table is where nobody can get ahead
MISFIT = 0.06  # of a table's worth, for each minute that would be empty or too many
STALE = 0.7  # how much less a game is worth each time that it was played
STEADY = 3  # matches that the expected minutes weigh against those of the evening
LINEUPS = 1013  # a salt


class TableForm(NamedTuple):
    """A table that can be set: a game with so many seats, how long it takes, and who plays with whom (`Definition.sides`)."""

    game: str
    seats: int
    minutes: float
    sides: tuple[int, ...] = ()

    @property
    def rivals(self) -> bool:
        """Whether somebody can get ahead of somebody."""
        return len(teams(self.seats, self.sides)) > 1


@dataclass(frozen=True)
class Attendee:
    """Somebody of the evening. `likes`: ids of games, none for all; `played`: matches, with those that a late comer is held to
    have missed; `last`: the number of the last one, -1 for none; `first`: how often in the first seat.
    """

    here: bool = True
    likes: frozenset[str] = frozenset()
    team: int = 0
    played: float = 0.0
    last: int = -1
    first: int = 0
    points: float = 0.0

    def wishes(self, game: str) -> bool:
        return not self.likes or game in self.likes


@dataclass(frozen=True)
class EveningState:
    """How an evening stands. `left`: minutes; `whole`: of the evening; `rested`: minutes since the last break or the beginning;
    `dealt`: matches so far; `games`: how often each; `pace`: how long this company takes, against what is expected.
    """

    people: tuple[Attendee, ...]
    forms: tuple[TableForm, ...]
    left: float
    whole: float
    seed: int = 0
    rested: float = 0.0
    dealt: int = 0
    games: Counter[str] = field(default_factory=Counter)
    pace: float = 1.0
    in_teams: bool = False


class ProgrammeItem(NamedTuple):
    """One line of the programme. `seats`: who sits where, BOT for a bot; `minutes` with the time in which people change."""

    kind: Literal["match", "final", "break"]
    minutes: float
    form: TableForm | None = None
    seats: tuple[int, ...] = ()


def pace(lengths: Iterable[tuple[float, float]]) -> float:
    """How long a company takes against what is expected, from (expected, real) minutes of its matches."""
    found = [real / max(1.0, expected) for expected, real in lengths]
    return (STEADY + sum(found)) / (STEADY + len(found))


def programme(state: EveningState, most: int = 40) -> list[ProgrammeItem]:
    """All that is to come, the next first; none when the time is over or nobody is here."""
    found: list[ProgrammeItem] = []
    while len(found) < most and (item := following(state)) is not None:
        found.append(item)
        if item.kind == "final":
            break
        state = after(state, item)
    return found


def following(state: EveningState) -> ProgrammeItem | None:
    """What comes next; None when the evening is over, or nobody is here."""
    forms = _tables(state)
    if not forms or state.left <= 0:
        return None
    finals = _finals(state, forms)
    closing = min(finals, key=lambda form: (abs(state.left - _long(state, form)), form.minutes))
    over = abs(state.left - _long(state, closing))
    if state.rested >= BREAK_AFTER and state.left >= BREAK_WORTH + BREAK:
        return ProgrammeItem("break", BREAK)
    fits = {form: _misfit(state, form, forms, finals) for form in forms}
    if over <= min(fits.values()) + 1:
        late = _long(state, closing) - state.left
        return _item(state, "final", _best_final(state, finals, over)) if late <= NEAR * state.whole else None
    best = max(forms, key=lambda form: (_value(state, form) - MISFIT * fits[form], form.game))
    return _item(state, "match", best)


def after(state: EveningState, item: ProgrammeItem) -> EveningState:
    """How the evening stands after an item that took as long as was expected."""
    if item.form is None:
        return replace(state, left=state.left - item.minutes, rested=0.0)
    people = list(state.people)
    for seat, who in enumerate(item.seats):
        if who != BOT:
            one = people[who]
            people[who] = replace(one, played=one.played + 1, last=state.dealt, first=one.first + (seat == 0))
    return replace(
        state, people=tuple(people), left=state.left - item.minutes, rested=state.rested + item.minutes,
        dealt=state.dealt + 1, games=state.games + Counter([item.form.game]),
    )  # fmt: skip


# Which table


def _tables(state: EveningState) -> list[TableForm]:
    """One table of each game: that for all who are here, or as many of them as have room; bots fill it as far as it needs."""
    here = sum(one.here for one in state.people)
    found: dict[str, TableForm] = {}
    for form in sorted(state.forms, key=lambda form: form.seats) if here else ():
        known = found.get(form.game)
        nearer = known is None or form.seats <= here
        if nearer or (known is not None and not known.rivals and form.rivals and form.seats <= here + 2):
            found[form.game] = form
    return list(found.values())


def _long(state: EveningState, form: TableForm) -> float:
    return form.minutes * state.pace + CHANGE


def _finals(state: EveningState, forms: Sequence[TableForm]) -> list[TableForm]:
    """Tables on which an evening can end: somebody can get ahead there, and no long match makes it late."""
    rivals = [form for form in forms if form.rivals] or list(forms)
    shortest = min(_long(state, form) for form in rivals)
    return [form for form in rivals if _long(state, form) <= max(shortest, FINAL_PART * state.whole)]


def _misfit(state: EveningState, form: TableForm, forms: Sequence[TableForm], finals: Sequence[TableForm]) -> float:
    """By how many minutes the evening misses its end at best, when this table comes next."""
    left = state.left - _long(state, form)
    tired = state.rested + _long(state, form)
    if state.left > BREAK_AFTER:
        left -= BREAK * int((tired + max(0.0, left - BREAK_WORTH)) / (BREAK_AFTER + BREAK))
    lengths = {round(_long(state, one)) for one in forms}
    reached = _sums(lengths, max(0, round(left)))
    return min(abs(left - total - _long(state, final)) for final in finals for total in reached)


def _sums(lengths: set[int], most: int) -> list[int]:
    """What lengths of matches can come to, up to a little more than `most` minutes."""
    reached = [0]
    seen = {0}
    for total in reached:
        for length in lengths:
            if total <= most and total + length not in seen:
                seen.add(total + length)
                reached.append(total + length)
    return reached


def _value(state: EveningState, form: TableForm) -> float:
    """How much those who would play want this table: what they like, how many play, and whether it is something else."""
    seats = [who for who in lineup(state, form) if who != BOT]
    here = sum(one.here for one in state.people)
    liked = sum(1 if state.people[who].wishes(form.game) else STRANGE for who in seats) / max(1, len(seats))
    table = float((len(seats) / max(1, here)) ** 0.5) * (1 if form.rivals else TOGETHER)
    return liked * table / (1 + STALE * state.games[form.game])


def _best_final(state: EveningState, finals: Sequence[TableForm], over: float) -> TableForm:
    """Of the finals that fit about as well as the one that fits best, the one that is liked most."""
    fit = [form for form in finals if abs(state.left - _long(state, form)) <= over + 1]
    return max(fit, key=lambda form: (_value(state, form), form.game))


# Who plays


def _item(state: EveningState, kind: Literal["match", "final"], form: TableForm) -> ProgrammeItem:
    return ProgrammeItem(kind, _long(state, form), form, lineup(state, form, final=kind == "final"))


def lineup(state: EveningState, form: TableForm, *, final: bool = False) -> tuple[int, ...]:
    """Who sits where. Those play who have played least, in a final those who are ahead; somebody else begins each time."""
    order = Dice(state.seed, LINEUPS + state.dealt).some(
        [who for who, one in enumerate(state.people) if one.here], sum(one.here for one in state.people)
    )
    people = state.people

    def turn(who: int) -> tuple[float, ...]:
        one = people[who]
        by_play = (round(one.played), not one.wishes(form.game), one.last)
        return (-one.points, *by_play) if final else by_play

    order.sort(key=turn)
    chosen = _balanced(state, order, form.seats) if state.in_teams and not final else order[: form.seats]
    chosen.sort(key=lambda who: people[who].first)
    return _seated(state, form, chosen)


def _balanced(state: EveningState, order: Sequence[int], seats: int) -> list[int]:
    """As many of each team as there are, in turn."""
    queues = [[who for who in order if state.people[who].team == team] for team in (0, 1)]
    if queues[1] and queues[0] and order.index(queues[1][0]) < order.index(queues[0][0]):
        queues.reverse()
    found: list[int] = []
    while len(found) < min(seats, len(order)):
        for queue in queues:
            if queue and len(found) < seats:
                found.append(queue.pop(0))
    return found


def _seated(state: EveningState, form: TableForm, chosen: Sequence[int]) -> tuple[int, ...]:
    """A place for each: team mates on one side where the game has sides; what stays free is for bots."""
    places: list[int] = [BOT] * form.seats
    left = list(chosen)
    sides = form.sides if state.in_teams and form.rivals else ()
    home = state.people[left[0]].team if left else 0
    for seat in range(form.seats):
        wanted = [who for who in left if not sides or (state.people[who].team == home) == (sides[seat] == sides[0])]
        if wanted:
            places[seat] = wanted[0]
            left.remove(wanted[0])
    for seat in range(form.seats):  # one team has more people than its side has places
        if places[seat] == BOT and left:
            places[seat] = left.pop(0)
    return tuple(places)
