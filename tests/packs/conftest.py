"""A folder of packs for each test, and the packs that lie beside these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games import editions
from tabletop.packs import CardPack, PackFolder, read
from tabletop.packs.shelf import VARIABLE

HERE = Path(__file__).parent


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """The program's shelf, with nothing on it; no edition is remembered."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "packs"))
    editions.forget()
    yield PackFolder(tmp_path / "packs")
    editions.forget()


@pytest.fixture
def taken(shelf):
    """Take in one of the packs beside these tests."""
    return lambda name: shelf.take_in(CardPack(read(HERE / name)))
