"""A race that a test leaves open leaves the memory's housekeeping off: it is put on again."""

from __future__ import annotations

import gc

import pytest


@pytest.fixture(autouse=True)
def _collecting():
    yield
    gc.enable()
