"""Piles, knock-outs and endings (ES-90 to ES-112)."""

from __future__ import annotations

import pytest

from tabletop.core.layout import ALL_EYES
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import DECK
from tests.games.espionage.scene import Scene
from tests.saying import said, says

NINE = "sniper sniper sniper hacker hacker hacker police police police"


@pytest.mark.rule("ES-90", "ES-11")
def test_cards_come_from_the_top():
    """Draw and Informant."""
    s = Scene(2, A="informant", B="bomb", pile="ninja medic hacker")
    s.play("informant", aim="B").pass_all().done("A")
    assert s.hand("A") == "ninja"
    s.end_turn()
    assert s.hand("B") == "bomb hacker medic"


@pytest.mark.rule("ES-91")
def test_what_shuffles_the_pile():
    """A search, the Bomb and a fallen hand; not Detective, not Medic."""
    shuffled = lambda s: any(event[:2] == ("shuffle", 0) for event in s.events)  # noqa: E731
    s = Scene(3, A="detective medic", discards="hacker", pile="sniper sniper ninja")
    s.play("detective").pass_all().keep("A", "sniper").put("A", "ninja").play(
        "medic", choose="hacker detective"
    ).pass_all()
    assert not shuffled(s)
    assert shuffled(Scene(2, A="hacker").play("hacker").pass_all().keep("A", "ninja"))
    assert shuffled(Scene(2, A="sniper", B="bomb").play("sniper", aim="B").pass_all())
    s = Scene(3, A="sniper", B="target medic")
    assert shuffled(s.play("sniper", aim="B").random("B", "target").pass_all().pass_all())


@pytest.mark.rule("ES-92")
def test_the_discard_pile_is_open_and_never_drawn():
    """All see all of it; when the draw pile is gone the game ends."""
    s = Scene(3, A="medic", pile_size=1)
    assert all(s.table.seen[card] == ALL_EYES for card in s.table.zones[1])
    assert len(s.table.zones[1]) == len(DECK) - 2  # but for the hand and the pile
    s.end_turn()
    assert s.over()


@pytest.mark.rule("ES-93", "ES-130", "ES-132")
def test_what_is_taken_from_the_discard_pile_is_public():
    """Everybody knows it in the hand."""
    s = Scene(3, A="decoy", discards="hacker target")
    s.play("decoy").pass_all()
    assert s.knows("C") == {"A": "Hacker, Target"}
    assert s.log("C")[-1] == said("espionage/takes", seat="A", kinds=["Target", "Hacker"], gone=0)


@pytest.mark.rule("ES-94", "ES-30")
def test_spent_answers_lie_on_top_when_the_answered_card_resolves():
    """A Decoy Mission takes the Saboteur and the Police that fought over it."""
    s = Scene(3, A="decoy saboteur", B="police", discards="hacker")
    s.play("decoy").react("B", "police", "decoy").react("A", "saboteur", "police").pass_all()
    assert s.hand("A") == "police saboteur"
    assert s.discards() == "hacker decoy"


@pytest.mark.rule("ES-95")
def test_the_fallen_are_out_of_everything():
    """No turn, no window, no aim."""
    s = Scene(4, A="sniper sniper", B="target medic", C="medic", D="medic")
    s.play("sniper", aim="B").random("B", "target").pass_all().pass_all()
    s.answer("A", "turn", s.game.options_of(0)[1])
    assert {spot for _, _, spot in s.game.options_of(0)} == {2, 3}
    s.answer("A", "aims", s.game.options_of(0)[0])
    assert s.asked() == ("reactions", "CDA")
    assert s.game.options_of(1) is None


@pytest.mark.rule("ES-96")
def test_a_fallen_hand_goes_into_the_pile_unseen():
    """Nobody is shown it, nobody keeps track of it."""
    s = Scene(3, A="sniper", B="target medic bomb")
    pile = len(s.pile())
    s.play("sniper", aim="B").random("B", "target").pass_all().pass_all()
    assert len(s.pile()) == pile + 2
    assert s.hand("B") == ""
    assert s.knows("A") == s.knows("B") == {}


@pytest.mark.rule("ES-96", "ES-97")
def test_a_fallen_hand_may_go_to_the_captor():
    """Unseen by the others; without credit into the pile."""
    s = Scene(3, A="sniper", B="target medic bomb", C="hacker", fallen_hand="captor")
    s.play("sniper", aim="B").random("B", "target").pass_all().pass_all()
    assert s.hand("A") == "bomb medic"
    assert s.knows("C") == {}
    s = Scene(3, A="medic bomb", fallen_hand="captor", concede="yes")
    pile = len(s.pile())
    s.concede()
    assert len(s.pile()) == pile + 2 - 2


@pytest.mark.rule("ES-96")
def test_a_fallen_hand_may_be_discarded_all_but_the_bomb():
    """Open to all; the Bomb goes into the pile."""
    s = Scene(3, A="sniper", B="target medic package bomb", fallen_hand="discard")
    s.play("sniper", aim="B").random("B", "target").pass_all().pass_all()
    assert s.discards() == "target medic package sniper"
    assert "bomb" in s.pile()


@pytest.mark.rule("ES-97")
def test_credit_goes_to_the_attacker_or_to_the_last_decoy():
    """A copier is the attacker of his copy."""
    s = Scene(4, A="sniper", B="target", C="ninja", D="medic")
    s.play("sniper", aim="D").react("C", "ninja", "sniper", aim="B").pass_all().pass_all()
    assert s.fallen() == [("B", "target", "C")]
    s = Scene(4, A="sniper", B="decoy hacker", C="target", D="medic")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C").pass_all().pass_all()
    assert s.fallen() == [("C", "target", "B")]


@pytest.mark.rule("ES-98", "ES-110")
def test_the_last_one_standing_wins_at_once_even_with_the_bomb():
    """In the middle of a stack: what lies below never happens."""
    s = Scene(2, A="sniper bomb ninja", B="target medic medic")
    s.play("sniper", aim="B").react("A", "ninja", "sniper", aim="B").random("B", "target").pass_all().pass_all()
    assert s.over() == ("knock-out", "A")
    assert s.stack() == "sniper ninja"


@pytest.mark.rule("ES-98")
def test_by_default_play_goes_on_without_the_fallen():
    """Two are left: no end yet."""
    s = Scene(3, A="sniper", B="target")
    s.play("sniper", aim="B").pass_all().pass_all()
    assert s.over() is None
    assert s.asked() == ("turn", "A")


@pytest.mark.rule("ES-99")
def test_first_blood():
    """The credited player wins alone, whoever that is."""
    s = Scene(4, A="sniper", B="decoy hacker", C="target", D="medic", elimination="first_blood")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C").pass_all().pass_all()
    assert s.over() == ("knock-out", "B")


@pytest.mark.rule("ES-100")
def test_two_of_three_opponents_fall_together():
    """The third lives, and play goes on."""
    s = Scene(4, A="terrorist", B="target", C="package", D="medic")
    s.play("terrorist").pass_all().pass_all()
    assert s.living() == "AD"
    assert s.over() is None


@pytest.mark.rule("ES-101")
def test_an_empty_hand():
    """It does not knock out; by house rule whoever discards the last card falls, but playing it is harmless."""
    s = Scene(3, A="sniper", B="medic")
    s.play("sniper", aim="B").pass_all()
    assert s.living() == "ABC"
    s = Scene(3, A="sniper", B="medic", C="medic", empty_hand="out")
    s.play("sniper", aim="B").pass_all()
    assert s.fallen() == [("B", None, "A")]
    s = Scene(3, A="sniper", B="bomb", empty_hand="out")
    s.play("sniper", aim="B").pass_all()
    assert s.living() == "ABC"
    s = Scene(3, A="hacker", B="police", empty_hand="out")
    s.play("hacker").react("B", "police", "hacker").pass_all()
    assert s.living() == "ABC"


@pytest.mark.rule("ES-102")
def test_a_claim_shows_the_package_and_cannot_be_answered():
    """No window; the number of cards is told."""
    s = Scene(3, A=f"package {NINE}", B="ninja")
    s.claim()
    assert s.over() == ("package", "A")
    assert s.log("C") == [
        said("espionage/claims", seat="A", kind="Package", count=10),
        said("espionage/over", winners=["A"]),
    ]


@pytest.mark.rule("ES-103", "ES-108")
def test_by_house_rule_the_package_counts_at_the_reveal_only():
    """No claim on the turn, but a win when the pile is gone."""
    s = Scene(3, A=f"package {NINE}", pile_size=1, package_when="end_only")
    assert not s.can("A", "package")
    assert s.reason("A", "package") == "claim_not_now"
    s.end_turn()
    assert s.over() == ("package", "A")


@pytest.mark.rule("ES-104")
def test_the_stack_still_resolves_after_the_last_card():
    """Then the reveal; no more Missions."""
    s = Scene(3, A="detective sniper", B="medic", C="ninja", pile="hacker police", pile_size=2)
    s.play("detective").react("C", "ninja", "detective").pass_all().keep("C", "hacker")
    assert s.looked() == "police"
    s.keep("A", "police")
    assert s.over()[0] == "bomb"


@pytest.mark.rule("ES-104")
def test_the_end_stays_fixed_when_cards_come_back():
    """A fallen hand fills the pile again, and still there is a reveal."""
    s = Scene(3, A="informant sniper", B="target medic", C="hacker", pile="ninja", pile_size=1, pile_end="finish_turn")
    s.play("informant", aim="B").pass_all().done("A")
    s.play("sniper", aim="B").random("B", "target").pass_all().pass_all()
    assert s.pile() == ["medic"]
    s.end_turn()
    assert s.over()[0] == "bomb"


@pytest.mark.rule("ES-104", "ES-105")
def test_by_house_rule_the_turn_is_finished():
    """With the pile drawn empty the active player still plays; then the reveal."""
    s = Scene(3, B="sniper target", C="medic", pile="hacker", pile_size=1, pile_end="finish_turn")
    s.end_turn()
    assert s.asked() == ("turn", "B")
    s.play("sniper", aim="C").pass_all().end_turn()
    assert s.over() == ("target", "B")


@pytest.mark.rule("ES-105")
def test_a_draw_that_empties_the_pile_leaves_no_plays():
    """Straight to the reveal."""
    s = Scene(3, B="sniper target", C="medic", pile_size=2)
    s.end_turn()
    assert s.over() == ("target", "B")


@pytest.mark.rule("ES-106")
def test_at_the_end_all_living_hands_are_shown():
    """And only those."""
    s = Scene(4, A="medic", B="ninja", C="hacker", D="police", out="C", pile_size=1)
    s.end_turn()
    assert s.knows("A") == {"B": s.knows("A")["B"], "D": "Police"}
    assert [line.split()[0] for line in s.log() if "shows" in line] == ["D", "A", "B"]


@pytest.mark.rule("ES-107", "ES-111")
def test_nobody_holds_the_bomb():
    """Its holder loses; if it lies in the pile all living players share."""
    s = Scene(3, A="medic", B="ninja", pile="bomb", pile_size=1)
    s.end_turn()
    assert s.over() == ("bomb", "AC")
    s = Scene(3, A="informant sniper", B="bomb", C="medic", pile="ninja", pile_size=1, pile_end="finish_turn")
    s.play("informant", aim="B").pass_all().done("A").play("sniper", aim="B").pass_all().end_turn()
    assert s.over() == ("bomb", "ABC")


@pytest.mark.rule("ES-107", "ES-108")
def test_it_is_said_who_cannot_win_and_why():
    """After all hands are shown and before somebody wins; the Bomb makes the number of cards beside the point."""
    s = Scene(3, A="bomb package", B="target", pile="ninja", pile_size=1)
    s.end_turn()
    assert s.log("C")[-2:] == [said("espionage/loses", seat="A", kind="Bomb"), said("espionage/over", winners=["B"])]
    s = Scene(3, A="package medic", B="target", pile="ninja", pile_size=1)
    s.end_turn()
    assert s.log("C")[-2:] == [
        said("espionage/too-few", seat="A", kind="Package", count=2, least=10),
        said("espionage/over", winners=["B"]),
    ]
    s = Scene(3, A=f"package {NINE}", B="target", pile="ninja", pile_size=1)
    s.end_turn()
    assert not [line for line in s.log("C") if "count" in line]


@pytest.mark.rule("ES-110", "ES-111")
def test_why_all_share_fits_what_everybody_has_seen():
    """Whoever holds the Bomb has just shown the Target: that nobody can show one would be wrong."""
    s = Scene(3, A="bomb target", B="sniper", pile="ninja", pile_size=1)
    s.end_turn()
    assert s.over() == ("bomb", "BC")
    assert says(ESPIONAGE.outcome(s.table).text, "espionage/ending-bomb")
    assert ESPIONAGE.outcome(s.table).text.endswith(": so whoever has no Bomb wins.")


@pytest.mark.rule("ES-109")
@pytest.mark.parametrize(("order", "ending"), [("package_first", ("package", "A")), ("target_first", ("target", "B"))])
def test_package_against_target(order, ending):
    """The order of the house rule decides."""
    s = Scene(3, A=f"package {NINE}", B="target", pile="medic", pile_size=1, reveal_order=order)
    s.end_turn()
    assert s.over() == ending


@pytest.mark.rule("ES-111")
def test_most_cards():
    """The largest hand without the Bomb; ties share."""
    words = {"pile": "medic", "pile_size": 1, "nobody_wins": "most_cards", "turn": "C"}
    s = Scene(4, A="hacker hacker", B="ninja ninja", C="bomb sniper sniper sniper", D="police", **words)
    s.end_turn()
    assert s.over() == ("bomb", "ABD")
    s = Scene(4, A="hacker hacker hacker", B="ninja ninja", C="bomb sniper sniper sniper", D="police", **words)
    s.end_turn()
    assert s.over() == ("bomb", "A")
    assert ESPIONAGE.outcome(s.table).text.endswith(": so the largest hand without it wins.")


@pytest.mark.rule("ES-112")
def test_conceding():
    """Offered only if the table says so, on the own turn; no credit; with first blood the others share."""
    s = Scene(3, A="medic")
    assert s.game.options_of(0) == [(-1, -1, -1)]
    s = Scene(3, A="medic", concede="yes")
    s.concede()
    assert s.fallen() == [("A", None, None)]
    assert s.asked() == ("turn", "B")
    s.concede()
    assert s.over() == ("knock-out", "C")
    s = Scene(3, A="medic", concede="yes", elimination="first_blood")
    s.concede()
    assert s.over() == ("knock-out", "BC")


@pytest.mark.rule("ES-112")
def test_bots_never_think_of_conceding():
    """What a bot gets has no such option; all others keep their places."""
    game = ESPIONAGE.start(3, 4, {"concede": "yes"}, auto=False)
    known = game.knowledge(game.seat)
    options = game.options_of(game.seat)
    assert known.options_of(game.seat) == options[:-1]
