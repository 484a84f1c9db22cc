"""`python -m tools.arena.reliability`: the kept calibrations as a page with a picture, a panel a game (the extra `lab`)."""

from __future__ import annotations

import msgspec
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tabletop import games
from tools.arena.calibrate import RESULTS, Result
from tools.arena.fit_curve import WITHIN

Z = 1.96  # standard errors of a 95 % interval
PICTURE = "reliability.png"
HEAD = """# Do chances come true?

Written by `python -m tools.arena.reliability` from what `python -m tools.arena.calibrate GAME --keep` measured.
In matches of normal bots every decision with a choice may be looked at; its chance is told by a fit to other matches.
Standard errors count matches, as the moments of one share its end.

| game | matches | moments | Brier score | as sampled | of fair shares | tenths within 5 points | worst tenth, points |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""
FOOT = f"""
![Of all moments with a chance in the same tenth, how many were won, with 95 % intervals]({PICTURE})
"""
POINT, BAR, BAND, LINE = "#1f5f8b", "#7fa8c4", "#e6ecf0", "#999999"


def panel(place: Axes, found: Result) -> None:
    """What chances came to, tenth by tenth, with 95 % intervals; as many moments, as large a dot."""
    tenths = found.reliability
    at, came = [100 * tenth.chance for tenth in tenths], [100 * tenth.share for tenth in tenths]
    place.fill_between([0, 100], [-100 * WITHIN, 100 - 100 * WITHIN], [100 * WITHIN, 100 + 100 * WITHIN], color=BAND)
    place.plot([0, 100], [0, 100], color=LINE, linewidth=1, linestyle=":")
    place.errorbar(at, came, [100 * Z * tenth.error for tenth in tenths], fmt="none", ecolor=BAR, elinewidth=2)
    most = max(tenth.moments for tenth in tenths)
    place.scatter(at, came, [12 + 60 * tenth.moments / most for tenth in tenths], color=POINT, zorder=3)
    place.set_xlim(0, 100)
    place.set_ylim(0, 100)
    place.set_aspect("equal")
    place.set_title(f"{games.load(found.game).name}\n", fontsize=11)
    place.text(50, 101.5, f"Brier {found.brier:.3f}, {found.matches} matches", ha="center", va="bottom", fontsize=8)
    place.set_xlabel("chance, %")


def draw(found: list[Result]) -> None:
    figure = Figure(figsize=(3 * len(found), 3.5), layout="constrained")
    places = figure.subplots(1, len(found), squeeze=False, sharey=True)[0]
    for place, result in zip(places, found, strict=True):
        panel(place, result)
    places[0].set_ylabel("won, %")
    figure.savefig(RESULTS / PICTURE, dpi=120)


def row(found: Result) -> str:
    worst = max(found.reliability, key=lambda tenth: abs(tenth.off))
    inside = sum(abs(tenth.off) <= WITHIN for tenth in found.reliability)
    cells = [
        games.load(found.game).name, str(found.matches), str(found.moments), f"{found.brier:.3f}",
        f"{found.brier_sampled:.3f}", f"{found.brier_fair:.3f}", f"{inside} of {len(found.reliability)}",
        f"{100 * worst.off:+z.1f} ± {100 * worst.error:.1f}",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |\n"


def main() -> None:
    files = [RESULTS / f"{game}.json" for game in games.built()]
    found = [msgspec.json.decode(file.read_bytes(), type=Result) for file in files if file.exists()]
    draw(found)
    (RESULTS / "README.md").write_text(HEAD + "".join(map(row, found)) + FOOT)


if __name__ == "__main__":
    main()
