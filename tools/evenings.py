"""Evenings by the thousand: people come and go, matches take as long as they like, and the programme has to keep its promises.

python -m tools.evenings                     1,000 evenings over all games
python -m tools.evenings --evenings 100 --seed 7

Two to eight people, one to four hours, wishes by lot. A match takes what is expected, times a pace of the company (0.75 to 1.3)
and a chance of its own (log-normal, a quarter of it). After a match everybody goes with one chance in twelve, and who is away
comes with one in four. Told are: seats that two have or somebody has twice; how near to its time an evening ends; how evenly
those play who are there all the time; finals; what bots fill.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from random import Random
from statistics import mean
from typing import NamedTuple

from tabletop import games
from tabletop.core.winning import teams
from tabletop.progress import evening, programme
from tabletop.progress.evening import brought
from tabletop.progress.programme import BOT, Attendee, EveningState, TableForm

LEAVES, RETURNS = 1 / 12, 1 / 4
MOST, LENGTHS = 8, (60, 90, 120, 180, 240)


class Simulated(NamedTuple):
    """One evening. `twice`: seats taken twice; `late`: how far from its time it ended, as a part of it; `uneven`: between those
    who were there all the time, the most and the fewest matches before the final; `bots`, `seats`: of all matches; `absent`:
    seats of people who had gone; `points`: what all seats got together; `whole`: minutes.
    """

    matches: int
    twice: int
    late: float
    uneven: int
    final: bool
    bots: int
    seats: int
    absent: int
    points: float
    whole: float


def simulate(forms: tuple[TableForm, ...], seed: int) -> Simulated:
    """One evening from the first match to its end."""
    rand = Random(seed)
    names = sorted({form.game for form in forms})
    wishes = [frozenset(rand.sample(names, rand.randint(1, len(names)))) for _ in range(MOST)]
    count = rand.randint(2, MOST)
    state = EveningState(
        tuple(Attendee(i < count, wishes[i], i % 2) for i in range(MOST)), forms, left := float(rand.choice(LENGTHS)), left,
        seed=seed, in_teams=rand.random() < 1 / 3,
    )  # fmt: skip
    true_pace = rand.uniform(0.75, 1.3)
    always, plays = set(range(count)), Counter[int]()
    lengths: list[tuple[float, float]] = []
    twice = absent = bots = seats = 0
    final, total = False, 0.0
    while not final and (item := programme.following(state)) is not None:
        if item.form is None:
            state = programme.after(state, item._replace(minutes=item.minutes * rand.uniform(0.8, 1.4)))
            continue
        sitting = [who for who in item.seats if who != BOT]
        twice += len(sitting) - len(set(sitting)) + abs(len(item.seats) - item.form.seats)
        absent += sum(not state.people[who].here for who in sitting)
        bots, seats, final = bots + item.seats.count(BOT), seats + len(item.seats), item.kind == "final"
        plays.update(sitting if not final else ())
        real = item.form.minutes * true_pace * rand.lognormvariate(-0.03, 0.25)
        lengths.append((item.form.minutes, real))
        state = programme.after(state, item._replace(minutes=real + programme.CHANGE * rand.uniform(0.5, 1.5)))
        points = _points(item.form, rand, final=final)
        total += sum(points)
        people = list(state.people)
        for seat, who in enumerate(item.seats):
            if who != BOT:
                people[who] = replace(people[who], points=people[who].points + points[seat])
        state = replace(state, people=_moved(people, always, rand), pace=programme.pace(lengths))
    counts = [plays[who] for who in always] or [0]
    return Simulated(
        len(lengths), twice, -state.left / state.whole, max(counts) - min(counts), final, bots, seats, absent, total,
        state.whole,
    )  # fmt: skip


def _points(form: TableForm, rand: Random, *, final: bool) -> tuple[float, ...]:
    won = set(rand.choice(teams(form.seats, form.sides)))
    return brought([float(seat in won) for seat in range(form.seats)], form.sides, final=final)


def _moved(people: list[Attendee], always: set[int], rand: Random) -> tuple[Attendee, ...]:
    """Some go, others come; a late comer is held to have played as often as whoever has played least."""
    for who, one in enumerate(people):
        if one.here and rand.random() < LEAVES and sum(other.here for other in people) > 1:
            people[who] = replace(one, here=False)
            always.discard(who)
        elif not one.here and rand.random() < RETURNS:
            least = min((other.played for other in people if other.here), default=0.0)
            people[who] = replace(one, here=True, played=max(one.played, least))
    return tuple(people)


def _near(found: list[Simulated]) -> str:
    return f"{100 * mean(abs(one.late) <= programme.NEAR for one in found):.1f} %" if found else "-"


def report(found: list[Simulated]) -> str:
    """What all evenings come to."""
    late = sorted(abs(one.late) for one in found)
    uneven = Counter(one.uneven for one in found)
    tail = 100 * late[len(late) * 95 // 100]
    lines = [
        ("evenings", f"{len(found)}, {mean(one.matches for one in found):.1f} matches each"),
        ("seats taken twice", f"{sum(one.twice for one in found)}"),
        ("seats of people who had gone", f"{sum(one.absent for one in found)}"),
        ("ends within 10 % of its time", _near(found)),
        *((f"  of {whole} minutes", _near([one for one in found if one.whole == whole])) for whole in LENGTHS),
        ("how far from it", f"mean {100 * mean(late):.1f} %, 95 of 100 within {tail:.1f} %"),
        ("with a final", f"{100 * mean(one.final for one in found):.1f} %"),
        ("between most and fewest matches", ", ".join(f"{n}: {count}" for n, count in sorted(uneven.items()))),
        ("seats of bots", f"{100 * sum(one.bots for one in found) / sum(one.seats for one in found):.1f} %"),
    ]
    return "\n".join(f"{name:33}{value}" for name, value in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--evenings", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    forms = tuple(form for game in games.names() for form in evening.forms(game))
    print(report([simulate(forms, args.seed + number) for number in range(args.evenings)]))


if __name__ == "__main__":
    main()
