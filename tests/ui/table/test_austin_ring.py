"""The ring of Austin Powers: which card strikes there."""

from __future__ import annotations

from tests.ui.table.spies import Mats


def test_only_the_bone_that_is_thrown_strikes():
    """Those that lie there make room for it, and slide when one of them is scored: none of them leaps up under its bubble."""
    with Mats(seats=2, seed=5) as mats:
        mats.play_until("fight")
        scene, find = mats.screen.scene, mats.screen.basics.kernel.find
        stack, hand, struck = scene.fight.fighters[0].stack, find("hand", 0), []
        scene.fly = lambda sprite, _start, strikes: struck.append((sprite.card, strikes))
        for bone in list(scene.zones[hand])[:3]:
            struck.clear()
            scene.move(bone.card, hand, stack, bone.kind)
            assert [card for card, strikes in struck if strikes] == [bone.card]
        assert len(scene.zones[stack]) > 2
        struck.clear()
        bottom = scene.zones[stack][0]
        scene.move(bottom.card, stack, find("score_pile", 0), bottom.kind)
        assert not any(strikes for _, strikes in struck)
        assert {card for card, _ in struck} > {bottom.card}
