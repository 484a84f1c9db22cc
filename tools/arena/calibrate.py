"""`python -m tools.arena.calibrate espionage --keep`: do the chances of the analysis come true?

In matches of normal bots some decisions are looked at, from what the seat knew: the chance of the answer that it gave, against
what became of it. That fits how often chances come true (`bots.win_chances.CalibrationCurve`);
what the fit is worth is told by chances that
come from fits to other matches. Judged play-outs are then measured against whole ones: that is the error which a range has
beside its samples.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.resources import files
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from tabletop import games
from tabletop.bots.analysis import own
from tabletop.bots.win_chances import FILE, HorizonQuality, judged
from tabletop.jobs import Job, JobError, progress_bar
from tools.arena.fit_curve import WITHIN, Matches, Tenth, brier, fitted, reliability, told
from tools.arena.moments import Moment
from tools.arena.truncation import Off, deviations

RESULTS = Path(__file__).parent / "calibration"
LEAST_ERROR = 0.02  # of a game that rates answers itself
HEAD = "# How far play-outs are to be trusted; fitted by tools/arena/calibrate.py, see bots/win_chances.py.\n"


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """brier: of chances as they are told, as they were sampled, and of a fair share; reliability: of those told."""

    game: str
    matches: int
    moments: int
    worlds: int
    brier: float
    brier_sampled: float
    brier_fair: float
    judged: HorizonQuality
    reliability: list[Tenth]


def looked(args: argparse.Namespace, horizon: int) -> Matches:
    about = {"game": args.game, "every": args.every, "worlds": args.worlds, "horizon": horizon}
    jobs = [Job("tools.arena.moments:looked_at", about, args.seed + n) for n in range(args.games)]
    return progress_bar.results(jobs, list[Moment], progress_bar.JobOptions(args.jobs, args.cluster, args.so_far))


def truncated(args: argparse.Namespace, horizon: int) -> tuple[float, float]:
    """How far judged play-outs are off, in matches of their own."""
    about = {"game": args.game, "every": args.every, "worlds": 2 * args.worlds, "horizon": horizon}
    jobs = [Job("tools.arena.truncation:compared", about, args.seed - 1 - n) for n in range(args.checked)]
    found = progress_bar.results(jobs, list[Off], progress_bar.JobOptions(args.jobs, args.cluster), "Comparing")
    return deviations([off for match in found for off in match])


def beyond_noise(tenths: list[Tenth]) -> float:
    """How far the tenths are off that their standard errors do not explain."""
    off = sum(tenth.moments * max(0.0, tenth.off**2 - tenth.error**2) for tenth in tenths)
    return round(sqrt(off / sum(tenth.moments for tenth in tenths)), 3)


def calibrated(args: argparse.Namespace) -> Result:
    now, rates = judged(args.game), own(args.game) is not None
    found = looked(args, now.horizon)
    moments, checked = [moment for match in found for moment in match], told(found)
    tenths = reliability(checked)
    if rates:
        error, apart = max(LEAST_ERROR, beyond_noise(tenths)), now.apart
    else:
        error, apart = truncated(args, now.horizon) if args.checked else (now.error, now.apart)
    fair = [[msgspec.structs.replace(m, chance=1 / m.teams) for m in match] for match in found]
    return Result(
        args.game, len(found), len(moments), args.worlds, brier(checked), brier(found), brier(fair),
        HorizonQuality(now.horizon, error, apart, fitted(moments)), tenths,
    )  # fmt: skip


def keep(result: Result) -> None:
    """The fit goes to the game's folder, what it came from to the results."""
    plain: dict[str, Any] = msgspec.to_builtins(result.judged)
    lines = [f"{name} = {value}\n" for name, value in plain.items() if not isinstance(value, dict)]
    for name, table in plain.items():
        if isinstance(table, dict):
            lines += [f"\n[{name}]\n", *(f"{key} = {value}\n" for key, value in table.items())]
    folder = Path(str(files(games.plugin(result.game).package)))
    (folder / "bots" / FILE).write_text(HEAD + "".join(lines))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{result.game}.json").write_text(json.dumps(msgspec.to_builtins(result), indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.arena.calibrate", description=__doc__)
    parser.add_argument("game", choices=games.built())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=20, help="of so many decisions one is looked at")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument(
        "--checked", type=int, default=60, help="decisions whose play-outs are compared with whole ones"
    )
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument(
        "--keep", action="store_true", help="write the fit to the game's folder, and the result beside it"
    )
    progress_bar.add_means(parser)
    args = parser.parse_args()
    try:
        result = calibrated(args)
    except JobError as error:
        sys.exit(str(error))
    for tenth in result.reliability:
        mark = "" if abs(tenth.off) <= WITHIN else " *"
        words = f"{tenth.chance:.3f} {tenth.share:.3f} {tenth.off:+z.3f} ± {tenth.error:.3f}{mark}"
        print(f"{words}  {tenth.moments} in {tenth.matches} matches")
    print(f"Brier {result.brier}, as sampled {result.brier_sampled}, fair {result.brier_fair}; {result.judged}")
    if args.keep:
        keep(result)


if __name__ == "__main__":
    main()
