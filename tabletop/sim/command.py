"""What `tabletop sim` does besides counting: a bar, a file of results so far, tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from tabletop.bots.intervals import wilson
from tabletop.core.toml_loader import nearest
from tabletop.games import load
from tabletop.jobs import Job, JobError, progress_bar
from tabletop.jobs.progress_bar import JobOptions
from tabletop.sim import tables
from tabletop.sim.games import GamePlan, GameResult, GamesSummary

Stop = Callable[[object], NoReturn]
PLOTS = (".png", ".svg", ".pdf")


def check(game: str, vary: list[str], out: Path | None, plot: Path | None) -> None:
    """ValueError or LookupError in one sentence, before anything is played for nothing."""
    known = [rule.id for rule in load(game).house_rules]
    for rule in vary:
        if rule not in known:
            raise LookupError(f"{load(game).name} has no option {rule!r}{nearest(rule, known)}.")
    for path, endings, library in ((out, tables.SUFFIXES, "pyarrow"), (plot, PLOTS, "matplotlib")):
        if path is None:
            continue
        if path.suffix not in endings:
            raise ValueError(f"{path} has to end in {' or '.join(endings)}.")
        if path.suffix != ".csv" and find_spec(library) is None:
            raise ValueError(f"{path.suffix} needs the extra: pip install 'tabletop-games[lab]'.")


def played(jobs: list[Job], means: JobOptions, stop: Stop) -> list[GameResult]:
    """All results, with a bar on stderr; one sentence when they cannot be had, or when Ctrl-C stopped them."""
    try:
        return progress_bar.results(jobs, GameResult, means)
    except JobError as error:
        stop(error)
    except KeyboardInterrupt:
        stop("stopped." if means.keep is None else f"stopped; the same command goes on with what is in {means.keep}.")


def written(plan: GamePlan, results: list[GameResult], out: Path | None, plot: Path | None, stop: Stop) -> None:
    """The table and the picture that were asked for."""
    found = tables.rows(plan, results)

    def draw(path: Path) -> None:
        from tabletop.sim import plots  # of the extra `lab`

        plots.draw(found, f"{load(plan.game).name}: {len(results)} games, {', '.join(plan.seats)}", path)

    for path, write in ((out, lambda path: tables.write(found, path)), (plot, draw)):
        try:
            if path is not None:
                write(path)
        except OSError as error:
            stop(f"{path} cannot be written: {error.strerror}.")


def lines(summary: GamesSummary) -> Iterator[str]:
    """The sums in words."""
    for seat, (word, wins) in enumerate(zip(summary.seats, summary.wins, strict=True)):
        share = wins / summary.games
        low, high = wilson(share, summary.games)
        about = f"{100 * share:6.1f} % ({100 * low:.1f} to {100 * high:.1f} %)"
        yield f"seat {seat + 1} {word:8} {wins:8.1f} wins {about}"
    endings = ", ".join(f"{ending} {count}" for ending, count in summary.endings.items())
    yield f"{summary.games} games, endings: {endings}; {summary.decisions:.1f} decisions a game"
