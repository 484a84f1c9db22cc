"""Bots in the person's seat: a whole circuit of real matches, the same for the same seed, whoever plays it."""

from __future__ import annotations

from tabletop.jobs import Job, results, workers
from tools import circuits

ABOUT = {"game": "beanz", "level": "easy", "iterations": 1}


def test_bots_play_a_circuit_to_its_end():
    """Here, or in a process."""
    here = circuits.found(**ABOUT, seed=1)
    assert here.won == (here.beaten == 8)
    assert here.won or len(here.lost) == 2
    assert here.lost == sorted(here.lost)
    [there] = results([Job("tools.circuits:found", ABOUT, 1)], workers(2), circuits.Found)
    assert there == here
