"""The cards one by one (ES-69 to ES-89), beyond what the worked examples show."""

from __future__ import annotations

import pytest

from tabletop.games.espionage.rules.cards import CARDS, DECK, KIND
from tests.games.espionage.scene import Scene
from tests.saying import said


@pytest.mark.rule("ES-69")
def test_target_wins_at_the_reveal():
    """Its living holder, unless the Bomb is in the same hand."""
    s = Scene(3, A="target", C="bomb", pile_size=1)
    s.end_turn()
    assert s.over() == ("target", "A")
    s = Scene(3, A="target bomb", pile_size=1)
    s.end_turn()
    assert s.over() == ("bomb", "BC")


@pytest.mark.rule("ES-70")
@pytest.mark.parametrize(("cards", "code"), [(9, "claim_too_few"), (10, "")])
def test_package_needs_ten_cards_itself_counted(cards, code):
    """Nine are too few."""
    others = ["sniper", "sniper", "sniper", "hacker", "hacker", "hacker", "police", "police", "police"][: cards - 1]
    s = Scene(2, A=" ".join(["package", *others]))
    assert s.reason("A", "package") == code
    assert s.can("A", "package") == (code == "")


@pytest.mark.rule("ES-72")
def test_protector_takes_the_target_from_any_hand():
    """Its former owner is safe; without the Target in the exposure it answers nothing."""
    s = Scene(4, A="terrorist", B="target", C="protector medic", D="package")
    s.play("terrorist").random("C", "medic").pass_all().react("C", "protector", "exposure").pass_all()
    assert s.hand("C") == "target"
    assert s.fallen() == [("D", "package", "A")]
    s = Scene(2, A="sniper", B="target protector")
    s.play("sniper", aim="B").random("B", "target").pass_all().react("B", "protector", "exposure").pass_all()
    assert s.log()[-1] == said("espionage/keeps", seat="B", kind="Target")
    s = Scene(3, A="sniper", B="package", C="protector")
    s.play("sniper", aim="B").pass_all()
    assert s.targets("C", "protector") == ""


@pytest.mark.rule("ES-73")
def test_sniper_exposes_one_card():
    """One of several."""
    s = Scene(2, A="sniper", B="medic hacker police")
    s.play("sniper", aim="B").pass_all()
    assert len(s.hand("B").split()) == 2


@pytest.mark.rule("ES-74")
def test_assassin_takes_one_copy_and_tells_the_truth():
    """Of two copies one goes; the Bomb can be named and goes back into the pile."""
    s = Scene(2, A="assassin assassin assassin", B="medic medic bomb")
    s.play("assassin", aim="B", name="medic").pass_all()
    assert s.hand("B") == "bomb medic"
    s.play("assassin", aim="B", name="bomb").pass_all()
    assert s.hand("B") == "medic"
    s.play("assassin", aim="B", name="bomb").pass_all()
    assert s.log()[-1] == said("espionage/names", aim="B", title="Bomb", hit="no")


@pytest.mark.rule("ES-75", "ES-100")
def test_terrorist_skips_empty_hands_and_its_own_player():
    """One random card of each opponent with cards."""
    s = Scene(4, A="terrorist medic", B="hacker hacker", D="police")
    s.play("terrorist").pass_all()
    assert (s.hand("A"), s.hand("B"), s.hand("C"), s.hand("D")) == ("medic", "hacker", "", "")


@pytest.mark.rule("ES-76")
def test_infiltrator_takes_two_or_what_is_there():
    """Two of three; one of one."""
    s = Scene(3, A="infiltrator infiltrator", B="medic hacker police", C="ninja")
    s.play("infiltrator", aim="B").pass_all()
    assert len(s.hand("B").split()) == 1
    s.play("infiltrator", aim="C").pass_all()
    assert s.hand("C") == ""
    assert "ninja" in s.hand("A")


@pytest.mark.rule("ES-77")
def test_double_agent_looks_takes_and_gives_another_card():
    """The card just taken cannot be given back."""
    s = Scene(3, A="double-agent bomb", B="target medic")
    s.play("double-agent", aim="B").pass_all()
    assert s.knows("A") == {"B": "Medic, Target"}
    s.take("A", "target")
    assert not s.can("A", "target")
    assert s.reason("A", "target") == "same_card"
    s.give("A", "bomb", "B")
    assert (s.hand("A"), s.hand("B")) == ("target", "bomb medic")


@pytest.mark.rule("ES-77")
def test_double_agent_without_another_card_gives_nothing():
    """He just takes."""
    s = Scene(2, A="double-agent", B="target medic")
    s.play("double-agent", aim="B").pass_all().take("A", "target")
    assert s.asked() == ("turn", "A")
    assert (s.hand("A"), s.hand("B")) == ("target", "medic")


@pytest.mark.rule("ES-78")
def test_medic_takes_one_if_only_one_is_legal_and_never_a_medic():
    """One choice is asked; a Medic is refused with a reason."""
    s = Scene(2, A="medic medic", discards="hacker medic")
    s.answer("A", "turn", s.game.options_of(0)[1])
    assert s.asked() == ("discards", "A")
    assert s.game.reasons(0)[s.card("medic", 1)][0] == "bad_discards"
    s.answer("A", "discards", s.game.options_of(0)[0]).pass_all()
    assert s.hand("A") == "hacker medic"
    assert not any(event[0] == "shuffle" for event in s.events)


@pytest.mark.rule("ES-79")
@pytest.mark.parametrize(("size", "left"), [(2, 1), (1, 0)])
def test_detective_with_a_small_pile(size, left):
    """He looks at what is left and takes one; with one card there is nothing to order."""
    s = Scene(2, A="detective target", pile="sniper medic"[: 6 if size == 1 else None], pile_size=size)
    s.play("detective").pass_all().keep("A", "sniper")
    assert len(s.pile()) == left
    assert s.table.ran_out == (left == 0)


@pytest.mark.rule("ES-79")
def test_detective_puts_two_cards_back_in_any_order():
    """The last one put back is the top."""
    for first, top in (("hacker", "police"), ("police", "hacker")):
        s = Scene(2, A="detective", pile="sniper hacker police")
        s.play("detective").pass_all().keep("A", "sniper").put("A", first)
        assert s.pile()[:2] == [top, first]


@pytest.mark.rule("ES-80")
def test_hacker_takes_a_common_card_sorted_by_title():
    """Gold is seen, named as no option, and stays; the pile is shuffled."""
    s = Scene(2, A="hacker")
    s.play("hacker").pass_all()
    titles = [s.titles_of(card) for _, card, _ in s.game.options_of(0)]
    assert titles == sorted(titles, key=list(KIND).index)
    assert "target" not in titles
    assert "target" in s.looked()
    assert s.reason("A", "target") == "gold_stays"
    assert len(titles) == sum(CARDS[KIND[title]].rarity == "common" for title in s.looked().split())
    s.keep("A", "ninja")
    assert s.hand("A") == "ninja"
    assert len(s.pile()) == len(DECK) - 2
    assert s.log()[-1] == said("espionage/shuffles", seat="A")


@pytest.mark.rule("ES-80")
def test_hacker_without_a_common_card_still_shuffles():
    """He looks, takes nothing, and the pile is shuffled."""
    s = Scene(2, A="hacker", pile="target bomb", pile_size=2)
    s.play("hacker").pass_all().done("A")
    assert sorted(s.pile()) == ["bomb", "target"]
    assert any(event[0] == "shuffle" for event in s.events)
    assert s.asked() == ("turn", "A")


@pytest.mark.rule("ES-81")
def test_courier_takes_three_or_what_is_there():
    """The top ones; into an empty hand too."""
    s = Scene(2, A="courier medic", discards="hacker")
    s.play("courier", aim="B").pass_all().give("A", "medic", "B")
    assert (s.hand("A"), s.hand("B")) == ("hacker", "medic")


@pytest.mark.rule("ES-82")
@pytest.mark.parametrize(("hand", "drawn"), [("bomb medic", "sniper"), ("medic hacker", "")])
def test_informant_draws_for_gold_only(hand, drawn):
    """The look is private, the draw is public."""
    s = Scene(3, A="informant", B=hand, pile="sniper")
    s.play("informant", aim="B").pass_all()
    assert s.asked() == ("done_looking", "A")
    assert "B" in s.knows("A")
    assert s.knows("C") == {}
    s.done("A")
    assert s.hand("A") == drawn
    assert ("A draws 1." in s.log("C")) == bool(drawn)


@pytest.mark.rule("ES-83")
def test_police_answers_any_opponents_mission_whoever_is_aimed_at():
    """A third player stops a Terrorist; it hits nobody."""
    s = Scene(3, A="terrorist", B="medic", C="police hacker")
    s.play("terrorist").until("C").react("C", "police", "terrorist").pass_all()
    assert (s.hand("B"), s.hand("C")) == ("medic", "hacker")


@pytest.mark.rule("ES-84")
def test_bodyguard_saves_only_its_own_player():
    """Another one's Target still goes."""
    s = Scene(3, A="terrorist", B="target", C="medic bodyguard")
    s.play("terrorist").random("C", "medic").pass_all().react("C", "bodyguard", "exposure").pass_all()
    assert s.hand("C") == "medic"
    assert s.fallen() == [("B", "target", "A")]


@pytest.mark.rule("ES-85")
def test_decoy_as_a_mission_takes_two_discards():
    """It needs one; with one it takes that."""
    s = Scene(2, A="decoy", discards="hacker")
    s.play("decoy").pass_all()
    assert s.hand("A") == "hacker"


@pytest.mark.rule("ES-85", "ES-28")
def test_decoy_needs_another_player_with_a_card():
    """Against an empty-handed attacker alone there is nobody to turn the card to."""
    s = Scene(2, A="sniper", B="decoy medic")
    s.play("sniper", aim="B")
    assert s.targets("B", "decoy") == ""
    assert s.reason("B", "decoy") == "bad_aim"


@pytest.mark.rule("ES-86", "ES-47")
def test_ninja_copies_any_card_of_the_chain():
    """Missions and Reactions alike, a copied Decoy Mission included."""
    s = Scene(3, A="decoy", B="ninja", C="police", discards="hacker sniper medic police")
    s.play("decoy").react("B", "ninja", "decoy").pass_all()
    assert s.hand("B") == "medic police"
    assert s.hand("A") == "ninja sniper"


@pytest.mark.rule("ES-87")
def test_mercenary_looks_for_the_topmost_printed_mission():
    """A Saboteur on top is no printed Mission; if the Mission cannot be announced, Mercenary cannot be played."""
    for discards in ("hacker sniper saboteur police", "sniper"):
        s = Scene(2, A="mercenary", B="medic", discards=discards)
        s.play("mercenary", aim="B").pass_all()
        assert s.hand("B") == ""
    s = Scene(2, A="mercenary", discards="hacker sniper saboteur police")
    assert s.reason("A", "mercenary") == "not_copyable"


@pytest.mark.rule("ES-87")
def test_mercenary_as_a_reaction_copies_missions_only():
    """A Police is none."""
    s = Scene(3, A="hacker", B="police", C="mercenary")
    s.play("hacker").react("B", "police", "hacker")
    assert s.targets("C", "mercenary") == "hacker"


@pytest.mark.rule("ES-88")
def test_saboteur_stops_a_reaction_played_by_an_opponent():
    """Not a Mission, also not one of an opponent."""
    s = Scene(2, A="hacker", B="saboteur police")
    s.play("hacker")
    assert s.targets("B", "saboteur") == ""
    s.react("B", "police", "hacker")
    assert s.targets("B", "saboteur") == ""


@pytest.mark.rule("ES-87", "ES-46", "ES-88")
def test_the_mission_use_of_a_saboteur_can_be_copied():
    """Only that use: the copier's aim chooses a card."""
    s = Scene(2, A="saboteur medic", B="ninja hacker")
    s.play("saboteur", aim="B").react("B", "ninja", "saboteur", aim="A").pass_all()
    s.give_up("A", "medic").give_up("B", "hacker")
    assert s.discards() == "medic ninja hacker saboteur"
