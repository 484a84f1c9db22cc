"""Cards that somebody else looks at lie at the badge of whoever looks."""

from __future__ import annotations

from math import dist

import pytest

from tabletop.core.ask import UNKNOWN
from tabletop.games.espionage.rules.events import LooksAtPile
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("count", [3, 20])
def test_backs_lie_nearest_to_whoever_looks_at_them(seats, count):
    with Sitting(seats=seats, seed=5, prefs=Prefs(animation=0, reduced_motion=True)) as sitting:
        sitting.wait()
        screen = sitting.screen
        scene, badges, kernel = screen.scene, screen.hud.badges, screen.constants.kernel
        draw, looked = (
            next(n for n, zone in enumerate(kernel.zones) if zone.group == name) for name in ("draw_pile", "looked")
        )
        for card in [sprite.card for sprite in scene.zones[draw][-count:]]:
            scene.move(card, draw, looked, UNKNOWN)
        for seat in range(1, seats):
            screen.cue_player.said(LooksAtPile(seat, (UNKNOWN,) * count))
            boxes = [sprite.goal.box for sprite in scene.zones[looked]]
            assert all(box.collidelist([badge.rect for badge in badges]) < 0 for box in boxes)
            row = boxes[0].unionall(boxes[1:])
            far = {other: dist(row.center, badges[other].rect.center) for other in range(seats)}
            assert min(far, key=far.__getitem__) == seat
