"""A display for the tests with a real window: their own virtual one, so that nobody's screen is disturbed."""

from __future__ import annotations

import os
import shutil

import pytest

from tests.e2e.real import Display


@pytest.fixture(scope="session")
def display():
    """An X display: our own, else the one that DISPLAY names. None, or a broken one, fails the tests."""
    virtual = shutil.which("Xvfb") is not None
    assert shutil.which("xdotool"), "tests with a real window need xdotool"
    assert virtual or os.environ.get("DISPLAY"), "tests with a real window need Xvfb, or a DISPLAY"
    shown = Display.own() if virtual else Display(os.environ["DISPLAY"])
    shown.check()
    yield shown
    shown.close()
