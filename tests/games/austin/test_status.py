"""What badges count, who fights for what, and the signs on cards: worked out from what one seat sees."""

from __future__ import annotations

from tabletop.core.arrange import ArrangedZone, arranged
from tabletop.core.ask import PASS
from tabletop.core.view import view
from tabletop.games.austin.definition import DEFINITION
from tabletop.games.austin.presentation.status import combat, seat_status, signs
from tabletop.games.austin.rules.cards import KILL, SHAG
from tabletop.games.austin.rules.table import (
    AGENTS,
    EMIT,
    FIGHT,
    HAND,
    MUTE,
    SCORED,
    SLUG,
    STEP,
    UNTIL_TURN,
    Brawl,
    Fight,
    Lasting,
)
from tests.saying import said

PLACES = (
    ArrangedZone("table_agents", ("basil-exposition", "austin-powers"), 0),
    ArrangedZone("table_agents", ("dr-evil",), 1),
    ArrangedZone("score_pile", ("melody-vox-chart-topper",), 0),
    ArrangedZone("hand", ("twirl-like-you-mean-it", "that-tie-is-a-cry-for-help", "springin-shindig"), 0),
)


def scene(*, asked=True):
    """A table of two with four Agents, and what seat 0 sees of it."""
    options = {"deck_0": "starter-good", "first_player": "chosen"}
    game = arranged(DEFINITION, PLACES, 0).start(2, 1, options)
    s = game.table
    return s, lambda: view(game, 0)._replace(table=s, query="fight", args=(0,), options=(PASS,) if asked else ())


def cards(s, group, seat=0):
    return s.zones[group + STEP * seat]


def test_badges_count_vibes_score_and_actions():
    """AP-27, AP-52: side, points, vibes with effects, muted Agents struck out, actions of the seat on turn."""
    s, look = scene()
    s.actions = 1
    basil = next(c for c in cards(s, AGENTS) if DEFINITION.cards[s.kind[c]].id == "basil-exposition")
    s.lasting = (Lasting(EMIT, 0, 0, UNTIL_TURN, -1, 0, 2), Lasting(MUTE, 0, 1, UNTIL_TURN, basil))
    own, other = seat_status(look())
    assert (own.emblem, own.score, own.goal) == ("side_good", 10, 100)
    assert [tally.number for tally in own.tallies] == [3, 1, 1, 0]
    assert [tally.muted for tally in own.tallies] == [1, 0, 0, 1]
    assert (own.left, own.of) == (1, 2)
    assert (other.left, other.of, other.back) == (0, 0, "back_evil")
    assert any("+2 Groovy" in note for note in own.notes)


def test_a_duel_says_what_is_at_stake():
    """AP-70, AP-83: nobody has thrown, so the defender loses; each side would score its Agent and its Bones."""
    s, look = scene()
    attacker, target = cards(s, AGENTS)[1], cards(s, AGENTS, 1)[0]
    assert combat(look()) is None
    s.fight = Fight((0, 1), (attacker, target), SHAG)
    bone = next(c for c in cards(s, HAND) if DEFINITION.cards[s.kind[c]].id == "twirl-like-you-mean-it")
    s.move(bone, FIGHT)
    found = combat(look())
    mine, foe = found.combatants
    printed = {card: int(dict(DEFINITION.cards[s.kind[card]].marks)["score"]) for card in (attacker, target, bone)}
    assert (mine.stake, foe.stake) == (printed[attacker] + printed[bone], printed[target])
    assert (mine.owners, mine.shares) == ((0,), ((0, mine.stake),))
    assert (mine.losing, foe.losing) == (False, True)
    over = combat(look()._replace(query=""))
    assert [(one.card, one.stake, one.note) for one in over.combatants] == [(attacker, -1, ""), (target, -1, "")]
    assert (over.title, over.gone) == ("", frozenset()), (
        "nothing is at stake after the end, and they stand where they stood"
    )
    assert found.idle == ("need_kill",)
    assert combat(look()).title != duel_title(s, look, KILL)


def test_a_fight_that_ends_the_game_stays_as_it_is():
    """AP-143: the Agent is scored, and the game is over before its Bone is: this keeps its place in the ring."""
    s, look = scene()
    attacker, target = cards(s, AGENTS)[1], cards(s, AGENTS, 1)[0]
    s.fight = Fight((0, 1), (attacker, target), SHAG)
    s.move(attacker, SCORED)
    over = combat(look()._replace(query=""))
    assert over.gone == {attacker}
    assert [one.card for one in over.combatants] == [attacker, target]
    s.fight = s.fight._replace(last=0, done=True)
    assert [one.note for one in combat(look()._replace(query="")).combatants] == ["", "loses"]


def test_who_is_losing_is_said_after_a_call_for_help_too():
    """AP-70, AP-79: the stakes do not tell it; the call is only named at the side that is winning."""
    s, look = scene()
    s.fight = Fight((0, 1), (cards(s, AGENTS)[1], cards(s, AGENTS, 1)[0]), SHAG)._replace(asked=(True, True))
    assert [fighter.note for fighter in combat(look()).combatants] == [said("austin/note-helped"), "losing now"]
    s.fight = s.fight._replace(done=True)
    assert [fighter.note for fighter in combat(look()).combatants] == ["wins", "loses"]
    assert [(f.losing, f.winning, f.stake < 0) for f in combat(look()).combatants] == [
        (False, True, False),
        (False, False, True),
    ]


def duel_title(s, look, kind):
    s.fight = s.fight._replace(kind=kind)
    return combat(look()).title


def test_a_slugfest_shows_every_fighter():
    """AP-133: from the card's seat on, with whoever is out; only the Assassination needs count (AP-134)."""
    s, look = scene()
    s.brawl = Brawl(1, (cards(s, AGENTS)[0], cards(s, AGENTS, 1)[0]), (True, False))
    found = combat(look())
    assert [fighter.seat for fighter in found.combatants] == [1, 0]
    assert [(fighter.note, fighter.stake < 0) for fighter in found.combatants] == [("", False), ("out", True)]
    assert [fighter.stack for fighter in found.combatants] == [SLUG + STEP, SLUG]
    assert found.idle == ("need_shag",)


def test_a_slugfest_marks_who_is_winning_and_who_has_to_throw():
    """AP-133, AP-136: the last Bone decides; nobody is losing where nobody can answer any more."""
    s, look = scene()
    s.brawl = Brawl(0, (cards(s, AGENTS)[0], cards(s, AGENTS, 1)[0]), (False, False))
    asked = look()._replace(query="slug_step", left=(1,))
    assert [(fighter.note, fighter.losing, fighter.winning) for fighter in combat(asked).combatants] == [
        ("", False, False),
        ("", True, False),
    ]
    s.move(cards(s, HAND)[0], SLUG)
    s.brawl = s.brawl._replace(thrown=s.zones[SLUG])
    assert [(fighter.note, fighter.losing, fighter.winning) for fighter in combat(asked).combatants] == [
        ("winning now", False, True),
        ("", True, False),
    ]
    s.brawl = s.brawl._replace(out=(False, True))
    asked = asked._replace(left=(0,))
    assert [(fighter.note, fighter.losing, fighter.winning) for fighter in combat(asked).combatants] == [
        ("wins", False, True),
        ("out", False, False),
    ]


def test_a_bone_says_which_vibes_it_lacks():
    """AP-67: by symbol, in the list that counts in this fight, and only for whoever is asked."""
    s, look = scene()
    s.fight = Fight((0, 1), (cards(s, AGENTS)[1], cards(s, AGENTS, 1)[0]), SHAG)
    twirl = next(c for c in cards(s, HAND) if DEFINITION.cards[s.kind[c]].id == "twirl-like-you-mean-it")
    tags = [(sign.icon, sign.text) for sign in signs(look()) if sign.where == twirl]
    assert tags == [("vibe_shagadelic", "-1")]
    s.fight = s.fight._replace(kind=KILL)
    assert [sign for sign in signs(look()) if sign.where == twirl] == []
    s, look = scene(asked=False)
    s.fight = Fight((0, 1), (cards(s, AGENTS)[1], cards(s, AGENTS, 1)[0]), SHAG)
    assert signs(look()) == ()


def test_only_where_something_is_played_does_a_card_say_what_it_lacks():
    """And a Swinger, whose free box can be used, does not say it as if it could not be played."""
    s, look = scene()
    s.actions = 2
    asked = {query: signs(look()._replace(query=query, args=((),))) for query in ("main", "free_discard", "pick_card")}
    assert {sign.tone for sign in asked["main"]} == {"plain"}
    assert not asked["free_discard"]
    assert not asked["pick_card"]
    s.fight = Fight((0, 1), (cards(s, AGENTS)[1], cards(s, AGENTS, 1)[0]), SHAG)
    assert {sign.tone for sign in signs(look())} == {"bad"}
    assert not signs(look()._replace(query="pick_card"))


def test_scores_follow_the_pile():
    """AP-31: a card that leaves the score pile takes its points along."""
    s, look = scene()
    s.move(cards(s, SCORED)[0], HAND)
    assert seat_status(look())[0].score == 0
