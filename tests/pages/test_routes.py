"""The table of ways: what stands in it exists, and nothing of it is read before somebody goes there."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from tabletop.app import routes

MENU = """
import sys
from tabletop.desktop import program
print(*(name for name in sys.modules if name.startswith("tabletop.")))
"""


@pytest.mark.parametrize("place", routes.PLACES)
def test_every_way_leads_somewhere(place):
    """A module of the screens has what is named, and it can be called."""
    module, _, name = place.partition(":")
    assert callable(getattr(import_module(f"tabletop.{module}"), name))


def test_a_way_hands_on_what_it_is_given():
    """A call of the way is a call of what lies there."""
    with pytest.raises(TypeError, match="missing"):
        routes.cards()


def test_the_menu_reads_no_page():
    """Whoever starts the program waits for the menu alone."""
    loaded = subprocess.run([sys.executable, "-c", MENU], capture_output=True, text=True, check=True).stdout.split()
    ends = {f"tabletop.{place.partition(':')[0]}" for place in routes.PLACES}
    assert "tabletop.pages.menu" in loaded
    assert ends & set(loaded) == set()
