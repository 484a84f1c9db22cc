"""A display for the tests with a real window: their own virtual one, so that nobody's screen is disturbed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.e2e.real import Display

HERE = Path(__file__).parent
NOTE = "tests/e2e: {} tests with a real window were left out: they need xdotool, and Xvfb or a DISPLAY."


def possible():
    return shutil.which("xdotool") is not None and (shutil.which("Xvfb") is not None or bool(os.environ.get("DISPLAY")))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Leave the tests of this folder out, and say so, where no X display can be had at all."""
    mine = [item for item in items if HERE in item.path.parents]
    if not mine or possible():
        return
    items[:] = [item for item in items if item not in mine]
    config.hook.pytest_deselected(items=mine)
    reporter = config.pluginmanager.getplugin("terminalreporter")
    if reporter is not None:
        reporter.write_line(NOTE.format(len(mine)))


@pytest.fixture(scope="session")
def display():
    """An X display: our own, else the one that DISPLAY names. A broken one fails the tests."""
    shown = Display.own() if shutil.which("Xvfb") else Display(os.environ["DISPLAY"])
    shown.check()
    yield shown
    shown.close()
