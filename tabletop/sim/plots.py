"""Shares of wins as a picture (the extra `lab`): by seat, by card, deck against deck, each with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tabletop.sim.tables import MeanShare, SeatResult, by_card, by_seat, deck_against_deck

MOST_CARDS = 60
LEAST_GAMES = 10  # of a card or a pair of decks that is shown
LINE = 0.22  # inches a row
POINT, BAR, FAIR = "#1f5f8b", "#7fa8c4", "#999999"


def draw(found: list[SeatResult], title: str, path: Path) -> None:
    """Write the picture; its kind is that of the name's ending (PNG, SVG, PDF). ValueError for another, OSError."""
    fair = sum(row.share for row in found) / max(1, len(found))
    cards = [share for share in by_card(found) if share.games >= LEAST_GAMES]
    half = MOST_CARDS // 2
    cards = cards if len(cards) <= MOST_CARDS else cards[:half] + cards[-half:]
    decks = [share for share in deck_against_deck(found).values() if share.games >= LEAST_GAMES]
    parts: list[tuple[str, Sequence[MeanShare]]] = [("by seat", by_seat(found)), ("deck against deck", decks),
                                                ("by card that was played", cards)]  # fmt: skip
    shown = [(name, shares) for name, shares in parts if shares]
    heights = [len(shares) + 4 for _, shares in shown]
    figure = Figure(figsize=(9, LINE * sum(heights)), layout="constrained")
    axes = figure.subplots(len(shown), 1, squeeze=False, sharex=True, height_ratios=heights)[:, 0]
    for place, (name, shares) in zip(axes, shown, strict=True):
        _dots(place, name, shares, fair)
    axes[-1].set_xlabel("share of the win, 95 % interval")
    figure.suptitle(title)
    figure.savefig(path, dpi=120)


def _dots(place: Axes, name: str, shares: Sequence[MeanShare], fair: float) -> None:
    """One row each, the first on top."""
    lines = range(len(shares))
    place.axvline(fair, color=FAIR, linewidth=1, linestyle=":")
    place.hlines(lines, [s.low for s in shares], [s.high for s in shares], color=BAR, linewidth=3)
    place.plot([s.mean for s in shares], lines, "o", color=POINT, markersize=4)
    place.set_yticks(lines, [f"{s.name} ({s.games})" for s in shares], fontsize=8)
    place.set_ylim(len(shares) - 0.5, -0.5)
    place.set_xlim(0, 1)
    place.set_title(name, fontsize=10, loc="left")
