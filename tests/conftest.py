"""What all tests share: the checkout on the import path, so that tests can use each other's helpers and the tools."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tabletop.table import memory_care  # noqa: E402 - the path comes first
from tests import decoded  # noqa: E402 - the path comes first

pygame.image.load, pygame.transform.smoothscale = decoded.load, decoded.smoothscale

settings.register_profile("tabletop", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tabletop")  # no test depends on how busy the machine is, nor on luck

TIDY = memory_care.tidy
memory_care.tidy = lambda: None  # to look through all memory for each of a thousand tables takes a tenth of their time
MOST = 150 << 20  # bytes that tests may leave behind before somebody looks for what is gone
PAGE = 4096
_kept = [0]
USUAL = 240  # seconds that a test may take unless it says otherwise: pyproject.toml


def patience(item):
    """Seconds that a test may take by its own mark."""
    mark = item.get_closest_marker("timeout")
    return mark.args[0] if mark is not None else 0


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Of several processes each begins with the longest tests, so that none waits for one of them at the end.

    Each is given its share in a row (`--dist worksteal`); what is stolen from it later comes from the end of the row.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    slow = sorted((item for item in items if patience(item) > USUAL), key=patience, reverse=True)
    if workers == 1 or not slow:
        return
    rest = [item for item in items if patience(item) <= USUAL]
    ordered = []
    for worker in range(workers):
        first = slow[worker::workers]
        share = max(0, (len(items) - len(ordered)) // (workers - worker) - len(first))
        ordered += [*first, *rest[:share]]
        del rest[:share]
    items[:] = ordered


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown():
    """Screens and widgets know each other, and what they draw on is large: Python counts objects, not bytes, and would let
    gigabytes of pictures wait. A test that leaves a race or a table open has also told it not to look.
    """
    gc.enable()
    if resident() - _kept[0] > MOST:
        memory_care.let_go()
        gc.collect()
        _kept[0] = resident()


def resident():
    """Bytes of this process in memory; 0 where the system does not tell, and then nothing is looked for."""
    place = Path("/proc/self/statm")
    return int(place.read_text("ascii").split()[1]) * PAGE if place.exists() else 0


@pytest.fixture
def tidied(monkeypatch):
    """Tables look through memory as they do at home."""
    monkeypatch.setattr(memory_care, "tidy", TIDY)
