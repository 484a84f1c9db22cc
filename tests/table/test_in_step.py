"""What is told, what moves and what is lit keep in step with each other."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.layout import ALL_EYES
from tabletop.games.austin.rules.events import DiscardHand, Scores, Unscore
from tabletop.match import JUMP, Update
from tabletop.table.hud.banner import STAY
from tabletop.table.playback import time_travel
from tabletop.toolkit.theme import Prefs
from tests.table.spies import Mats


@pytest.fixture(scope="module")
def mats():
    with Mats(seats=3, seed=5, prefs=Prefs(animation=1, telling=1, shake=False)) as mats:
        mats.wait()
        yield mats


def heard(mats, *events):
    mats.screen.sequencer.enqueue([Update(0, 0, NOBODY, events)])


def said(fact):
    return ("say", fact.word, fact, ALL_EYES)


def zones(mats, *wanted):
    find = mats.screen.constants.kernel.find
    return [find(*zone) for zone in wanted]


def finish(mats):
    mats.screen.sequencer.finish()
    mats.screen.time_travel.jump()
    mats.pilot.tick(40)


def test_a_card_goes_while_it_is_said_that_it_does(mats):
    """What is said before its card moves is read while that flies: no card lies still below words that say it is gone."""
    sequencer, scene = mats.screen.sequencer, mats.screen.scene
    hand, out = zones(mats, ("hand", 0), ("discard_pile", 0))
    first, second = scene.zones[hand][:2]
    facts = [DiscardHand(1, 0, sprite.card, sprite.kind) for sprite in (first, second)]
    moves = [("move", sprite.card, hand, out, sprite.kind) for sprite in (first, second)]
    heard(mats, said(facts[0]), moves[0], said(facts[1]), moves[1])
    mats.pilot.tick(60)
    words = sequencer.words
    assert first.zone == out
    assert second.zone == hand
    mats.pilot.tick(500)
    assert sequencer.words is words, "they stay until they have been read"
    assert second.zone == hand
    finish(mats)


def test_what_is_taken_back_takes_no_card_along(mats):
    """A card that goes the same way later has words of its own."""
    sequencer, scene = mats.screen.sequencer, mats.screen.scene
    hand, out = zones(mats, ("hand", 0), ("discard_pile", 0))
    first, second = scene.zones[hand][:2]
    moves = [("move", sprite.card, hand, out, sprite.kind) for sprite in (first, second)]
    heard(mats, said(DiscardHand(1, 0, first.card, first.kind)), *moves)
    assert sequencer._goes_along()
    heard(mats, JUMP)
    assert sequencer._way == NOBODY
    finish(mats)


def test_a_line_about_life_and_death_waits_for_its_card(mats):
    """The banner would lie over the last card that is scored, and over the count."""
    banner, scene = mats.screen.hud.banner, mats.screen.scene
    hand, scored = zones(mats, ("hand", 0), ("score_pile", 0))
    sprite = scene.zones[hand][0]
    heard(mats, ("move", sprite.card, hand, scored, sprite.kind), said(Scores(0, sprite.card, 96, sprite.kind)))
    mats.pilot.tick(200)
    assert sprite.flying
    assert not banner.visible
    mats.pilot.tick(400)
    assert banner.visible
    mats.pilot.tick(STAY)
    assert mats.screen.sequencer.busy, "the story waits for the line"
    finish(mats)


def test_a_score_falls_with_the_card_that_is_scored_no_more(mats):
    counters, card = mats.screen.cards.counters, mats.match.game.table.zones[zones(mats, ("hand", 0))[0]][0]
    counters._show(0, 12)
    floating_text = mats.screen.cue_player.floating_text
    mats.screen.cue_player.said(Unscore(1, 0, card, 3))
    assert [pop.words for pop in floating_text._pops if pop.at == mats.screen.cue_player.figures.at(0)] == ["-12"]
    mats.pilot.tick(600)
    assert counters.seats[0].score == 0
    finish(mats)


def test_a_pile_is_fanned_out_when_all_is_told(mats, monkeypatch):
    scene, look = mats.screen.scene, mats.screen.time_travel
    [deck] = zones(mats, ("draw_deck", 0))
    with monkeypatch.context() as patch:
        patch.setattr(time_travel, "spread", lambda *_: frozenset({deck}))
        scene.behind = True
        look._offer()
        assert not scene.spread
        scene.behind = False
        look.told()
        assert scene.spread == {deck}
    finish(mats)


def test_a_pile_that_was_shuffled_goes_back_while_it_is_told(mats, monkeypatch):
    """What can be chosen now is another card than lies there to be seen: no card becomes another one before all eyes."""
    scene, look = mats.screen.scene, mats.screen.time_travel
    [deck] = zones(mats, ("draw_deck", 0))
    sprite = scene.zones[deck][0]
    with monkeypatch.context() as patch:
        patch.setattr(time_travel, "spread", lambda *_: frozenset({deck}))
        patch.setattr(look.hand, "choosing", SimpleNamespace(announced=NOBODY, sources=[sprite.card]))
        scene.behind, scene.spread = True, frozenset({deck})
        look._offer()
        assert scene.spread == {deck}, "it is the same card as before"
        patch.setattr(sprite, "kind", 0 if sprite.kind else 1)
        look._offer()
        assert not scene.spread
        scene.behind = False
        look._offer()
        assert scene.spread == {deck}, "all is told"
    look._offer()
    finish(mats)


def test_nobody_is_heard_calling_twice_in_one_fight(mats):
    """A call holds for the whole attack: the words are large when it is made, and the pill says who asks from then on."""
    call_banner = mats.screen.hud.reactions.call
    ask, large = SimpleNamespace(call="Anybody?", asker=1), []
    for fight in ({3, 4}, {3, 4}, {5, 6}):
        call_banner.fight = lambda cards=frozenset(fight): cards
        call_banner.update(SimpleNamespace(ask=ask, clock=SimpleNamespace(closes_at=900, limit_ms=900)), 0)
        large.append(call_banner._part < 1)
        call_banner.update(SimpleNamespace(ask=None, clock=None), 0)
        mats.pilot.app.touch.hurry()
    assert large == [True, False, True]
