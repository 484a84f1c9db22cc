"""Straws that others have drawn stand at their badges, long or short."""

from __future__ import annotations

from tabletop.games.austin.rules.events import Straw
from tests.table.spies import Mats


def test_each_straw_stands_at_the_badge_of_its_seat():
    with Mats(seats=4, seed=6) as mats:
        mats.wait()
        cue_player, badges = mats.screen.cue_player, mats.screen.hud.badges
        for seat, number in ((1, 2), (2, 3), (3, 1)):
            cue_player.said(Straw(seat, number, seat == 3, False))
        drawn = cue_player.chance.straws.blits()
        boxes = [picture.get_rect(topleft=place) for picture, place in drawn]
        assert [box.colliderect(badges[seat].rect) for seat, box in zip((1, 2, 3), boxes, strict=True)] == [True] * 3
        assert boxes[0].height == boxes[1].height > 1.5 * boxes[2].height
        assert all(mats.screen.places.window.contains(box) for box in boxes)


def test_straws_go_when_they_have_been_seen():
    with Mats(seats=4, seed=6) as mats:
        mats.wait()
        straws = mats.screen.cue_player.chance.straws
        straws.show(1, short=False)
        assert straws.busy
        mats.pilot.tick(20_000)
        straws.blits()
        assert not straws.busy
