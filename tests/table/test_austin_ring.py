"""The ring of Austin Powers: which card strikes there, and both fighters are seen while it is told who attacks and wins."""

from __future__ import annotations

import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.games.austin.presentation.tables import OPTIONS
from tabletop.games.austin.rules.events import WinsFight
from tests.table.spies import Mats

DUEL = (ArrangedZone("table_agents", ("austin-powers",), 0), ArrangedZone("table_agents", ("lair-estate-agent",), 1))


def test_only_the_bone_that_is_thrown_strikes():
    """Those that lie there make room for it, and slide when one of them is scored: none of them leaps up under its bubble."""
    with Mats(seats=2, seed=5) as mats:
        mats.play_until("fight")
        scene, find = mats.screen.scene, mats.screen.constants.kernel.find
        stack, hand, struck = scene.fight.combatants[0].stack, find("hand", 0), []
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


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 6])
def test_no_banner_covers_the_ring_of_which_it_speaks(size, seats):
    """Who meets there when the last Agent is attacked, and who has won."""
    with Mats(size, seats, places=DUEL, turn=0, **OPTIONS) as mats:
        mats.wait()
        screen = mats.screen
        mine, yours = (screen.scene.zones[screen.constants.kernel.find("table_agents", seat)][0] for seat in (0, 1))
        attack = next(i for i, o in enumerate(screen.view.options) if o[1:] == (mine.card, yours.card))
        screen.commands.give(attack)
        banner, area = screen.hud.banner, screen.scene.fight.area
        for _ in range(200):
            mats.pilot.tick(16)
            if banner.moment is not None:
                break
        assert "last Agent" in banner.moment.title
        assert not banner.ribbon.colliderect(area)
        assert screen.rect.contains(banner.ribbon)
        banner.clear_moments()
        screen.cue_player.said(WinsFight(0, mine.card, yours.card, mine.kind, yours.kind, 1))
        assert "wins" in banner.moment.title
        assert not banner.ribbon.colliderect(area)


def test_what_the_losing_side_would_score_is_no_gap_to_close(monkeypatch):
    """A number "to win" would be read as what it still needs."""
    with Mats(seats=2, seed=5) as mats:
        mats.play_until("fight")
        combat_overlay, fighter, told = mats.screen.cards.combat_overlay, mats.screen.scene.fight.combatants[0], []
        line = combat_overlay.kit.line
        monkeypatch.setattr(
            combat_overlay.kit, "line", lambda words, *look, **how: told.append(words) or line(words, *look, **how)
        )
        combat_overlay._written(fighter._replace(note="losing now", losing=True, stake=16, shares=()))
        assert "if won" in told
        assert "to win" not in told
