"""How often bots hit: by level, hole, distance, mat and steadiness, from 2,000 shots each, beside what the rules expect.

`python -m tools.flick_rates` writes flick_rates.toml beside this file and fails if a rate is more than 5 points off.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec import Struct, structs

from tabletop.minigames.flick.physics.model import MODEL, hole_scene
from tabletop.minigames.flick.physics.noise import bot_shot, levels
from tabletop.minigames.flick.physics.stepper import simulate

KEPT = Path(__file__).with_suffix(".toml")
SHOTS = 2000
TOLERANCE = 5.0
DISTANCES = (0.6, 0.8, 1.0, 1.2, 1.4)
PLACES = ("left", "middle", "right")
HALF_NOISE = {"beginner": 57, "casual": 77, "good": 94, "expert": 98}  # section 12: hits with steady_hand 0.5
NO_MAT = {"good": 81}  # section 12: hits without a mat


class Case(Struct, frozen=True):
    """One situation; `expected` in percent of one flick, None where the rules name no rate."""

    level: str
    place: str = "middle"
    distance: float = 1.0
    steady: float = 1.0
    expected: int | None = None


class Rate(Struct, frozen=True):
    """Percent of `shots`; `two`: at least one hit of two flicks; `pushed`: hits that slid off instead of being struck."""

    level: str
    place: str
    distance: float
    steady: float
    hit: float
    graze: float
    miss: float
    pushed: float
    two: float
    expected: int | None = None

    @property
    def off(self) -> float:
        """Points away from what the rules expect."""
        return 0.0 if self.expected is None else abs(self.hit - self.expected)


class Rates(Struct, frozen=True):
    model: str
    shots: int
    rate: list[Rate]


def cases() -> Iterator[Case]:
    for name, level in levels().items():
        for place in PLACES:  # "outer holes give the same rates within 2 %"
            yield Case(name, place, expected=level.hits)
        yield from (Case(name, distance=distance) for distance in DISTANCES if distance != 1.0)
        yield Case(name, "no mat", expected=NO_MAT.get(name))
        yield Case(name, steady=0.5, expected=HALF_NOISE[name])


def measured(case: Case, shots: int = SHOTS) -> Rate:
    """Flick so often; the seed is the case's own."""
    mat = case.place != "no mat"
    scene = hole_scene(PLACES.index(case.place) if mat else 1, case.distance, mat=mat)
    rand, count = Random(f"{case.level}/{case.place}/{case.distance}/{case.steady}"), Counter[str]()
    for _ in range(shots):
        verdict = simulate(scene, bot_shot(scene, case.level, rand, steady=case.steady)).verdict
        count.update((verdict.outcome, verdict.why))
    share = {word: round(100 * number / shots, 1) for word, number in count.items()}
    hit = share.get("hit", 0.0)
    return Rate(
        case.level,
        case.place,
        case.distance,
        case.steady,
        hit,
        share.get("graze", 0.0),
        share.get("miss", 0.0),
        share.get("pushed", 0.0),
        round(100 - (100 - hit) ** 2 / 100, 1),
        case.expected,
    )


def written(shots: int, rows: list[Rate]) -> str:
    """The kept file: one line per case."""
    lines = [f'model = "{MODEL}"', f"shots = {shots}", "rate = ["]
    for row in rows:
        facts = {name: value for name, value in structs.asdict(row).items() if value is not None}
        pairs = (
            f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in facts.items()
        )
        lines.append(f"    {{ {', '.join(pairs)} }},")
    return "\n".join([*lines, "]", ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=int, default=SHOTS)
    parser.add_argument("--out", type=Path, default=KEPT)
    args = parser.parse_args()
    rows = []
    for case in cases():
        row = measured(case, args.shots)
        rows.append(row)
        note = "" if row.expected is None else f"  expected {row.expected}"
        print(
            f"{row.level:9} {row.place:7} {row.distance:.0%} steady {row.steady}: {row.hit:5.1f} % hit{note}",
            flush=True,
        )
    args.out.write_text(written(args.shots, rows), "utf-8")
    wrong = [row for row in rows if row.off > TOLERANCE]
    print(f"{len(wrong)} of {len(rows)} rates are more than {TOLERANCE:.0f} points off")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
