"""A short visit of the monkey: the real program in a real window, pressed, dragged and typed at by lot."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.e2e.real import ROOT

pytestmark = pytest.mark.window
SEED, ACTIONS, MINUTES = 12, 60, 3  # about twenty seconds; on a busy machine longer


def test_a_monkey_breaks_nothing_on_its_way_through_the_pages(display):
    """Nothing is said of stalls: whether a picture comes late is a matter of the machine, too."""
    command = [
        sys.executable,
        "-m",
        "tools.monkey",
        "--seed",
        SEED,
        "--actions",
        ACTIONS,
        "--minutes",
        MINUTES,
        "--json",
    ]
    done = subprocess.run(
        [*map(str, command)], cwd=ROOT, env=display.environment(), capture_output=True, text=True, check=False
    )
    found = json.loads(done.stdout)
    assert found["exceptions"] == 0, done.stderr
    assert found["actions"] == ACTIONS
    assert len(found["screens"]) > 4, found["screens"]
