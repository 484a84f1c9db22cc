"""How a match opens: who begins is told once, by what the deal has decided; and how hands look that are empty or of no use."""

import pytest

from tabletop import games
from tabletop.card_art import BACK
from tabletop.card_art.compositor import CardFaces
from tabletop.core.arrange import ArrangedZone
from tabletop.match import TableSetup
from tabletop.match.scripted_bots import ScriptedMove
from tabletop.table.model import cues
from tabletop.toolkit.theme import Prefs
from tests.pages.rig import services
from tests.saying import said
from tests.table.rig import Sitting, still
from tools.rigs import table as rigs
from tools.rigs.pilot import Pilot


def opened(seed, **more):
    return Sitting(seats=3, seed=seed, prefs=Prefs(), **more)


@pytest.mark.rule("ES-5")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_who_begins_is_said_before_the_first_card(seed):
    with opened(seed) as table:
        begins, random_picks, banner = (
            table.match.game.table.turn,
            table.screen.cue_player.chance.picks,
            table.screen.hud.banner,
        )
        name, lit = table.match.setup.seats[begins].name, []
        while banner.moment is None:
            table.pilot.tick(48)
            lit += [random_picks.lit] if random_picks.busy else []
        assert {*lit} == {0, 1, 2}, "it is drawn in sight"
        assert lit[-1] == begins
        assert banner.moment.title == ("You begin" if not begins else f"{name} begins")
        assert banner.moment.text == said("espionage/rule-first-player-random")
        assert table.screen.sequencer.busy
        assert not any(badge.facts.turn for badge in table.screen.hud.badges)
        table.screen.sequencer.finish()
        table.screen.hud.banner.clear_moments()
        table.screen.layout()
        table.screen.follow()
        assert table.screen.hud.banner.moment is None  # it is said once


@pytest.mark.rule("ES-4")
def test_hands_are_dealt_card_by_card_and_whoever_hurries_has_them():
    """From the pile, from whoever begins on, nobody's face up; a press ends it."""
    with opened(2) as table:
        scene, kernel = table.screen.scene, table.screen.constants.kernel
        pile = kernel.find("draw_pile")
        hands = [scene.zones[kernel.find("hand", seat)] for seat in range(3)]
        whole = [len(table.match.game.table.zones[kernel.find("hand", seat)]) for seat in range(3)]
        seen = [tuple(map(len, hands))]
        while seen[-1] != tuple(whole):
            table.pilot.tick(16)
            seen.append(tuple(map(len, hands)))
            assert all(sprite.back for sprite in hands[1] + hands[2])
            assert len(scene.zones[pile]) + sum(seen[-1]) == 52
        steps = sorted({*seen}, key=sum)
        assert len(steps) > 4, "one after the other"
        assert steps[0][table.match.game.table.turn] >= max(steps[0])
        table.screen.sequencer.finish()
        table.pilot.tick(32)
        assert not scene.dealing
        assert not any(sprite.back for sprite in hands[0])


def test_pictures_of_the_own_hand_are_fetched_before_it_is_dealt(monkeypatch):
    """None lacks its own when the cards turn; nobody else's are asked for."""
    asked = []
    get = CardFaces.get
    monkeypatch.setattr(
        CardFaces, "get", lambda self, game, text, wide: asked.append(text) or get(self, game, text, wide)
    )
    with opened(2) as table:
        kernel, match, texts = table.screen.constants.kernel, table.match.game.table, table.screen.constants.texts
        assert table.screen.scene.dealing
        own = {texts[match.kind[card]].id for card in match.zones[kernel.find("hand", 0)]}
        assert own == {text.id for text in asked if text is not None and text.frame != BACK}


def test_nothing_is_dealt_where_nothing_moves():
    with Sitting(seats=3, seed=2) as table:
        assert not table.screen.scene.dealing
        assert table.screen.hud.banner.moment is not None, "who begins is said as a still"
        assert not table.screen.cue_player.chance.picks.busy


def test_it_is_not_said_of_a_match_that_has_begun():
    with opened(1) as table:
        table.screen.sequencer.finish()
        table.screen.hud.banner.clear_moments()
        table.wait()
        table.screen.commands.give(0)
        table.pilot.app.pop(table.screen)
        again = type(table.screen)(table.match)
        table.pilot.app.push(again)
        table.pilot.tick(32)
        assert again.hud.banner.moment is None


@pytest.mark.parametrize("game", games.built())
def test_why_somebody_begins_is_known_for_every_house_rule(game):
    """Whatever the rule for it says, the banner gives one reason; where nobody is named, the log does."""
    begins = cues.load(game).get("begins")
    ways = [rule for rule in games.load(game).house_rules if rule.id == "first_player"]
    assert (begins is not None) == bool(ways)
    for rule in ways:
        for value in rule.values:
            ruled = {f"first_player={value}", "daddy_pants=none"}
            assert any(because.when and ruled >= {*because.when} for because in begins.banner.because), value


def test_an_empty_hand_says_so():
    with Sitting(seats=3) as table:
        marks, scene = table.screen.stage.marks, table.screen.scene
        zone = table.screen.constants.kernel.find("hand", 0)
        full = len(marks.below())
        scene.zones[zone].clear()
        assert len(marks.below()) == full + 1


def test_what_cannot_be_played_is_dim_and_what_is_only_looked_at_is_not():
    """An Informant looks at a hand; nothing of the own one can be played meanwhile."""
    places = (ArrangedZone("hand", ("informant", "sniper"), 0), ArrangedZone("hand", ("target", "courier"), 1))
    match = rigs.Sitting(
        TableSetup(game="espionage", seats=rigs.seats(2), seed=3), {0: [ScriptedMove("play", "informant")]}, places, 0
    ).until(lambda s: s.asked("done_looking"))
    with Pilot((1280, 720), still()) as pilot:
        screen = match.show(pilot, services())
        hands = (screen.scene.zones[screen.constants.kernel.find("hand", seat)] for seat in (0, 1))
        states = [{screen.cards.highlights.state(sprite) for sprite in hand} for hand in hands]
        assert states == [{"drained"}, {"normal"}]
