"""How a card is used, as what is said of it chooses by."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tabletop.core.ask import PASS
from tabletop.table.input.hit_targets import HitTargets
from tabletop.table.model.selection import Selection


@pytest.mark.parametrize(("minor", "way"), [(False, "lit"), (True, "dull")])
def test_a_card_for_which_nothing_shines_is_not_dragged_to_what_shines(minor, way):
    hit_targets = HitTargets(SimpleNamespace(), SimpleNamespace(), None)
    acts = (SimpleNamespace(name="place", spot="zone", grave=False),)
    hit_targets.shown = SimpleNamespace(choosing=Selection([PASS, (0, 7, 3)], acts, minor=lambda _: minor))
    assert hit_targets.way(7) == way
