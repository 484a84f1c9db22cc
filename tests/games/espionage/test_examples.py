"""The worked examples of the rules (section 8), with every number."""

from __future__ import annotations

import pytest

from tabletop.core.layout import ALL_EYES
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import DECK
from tabletop.games.espionage.rules.queries import pile_size, turns_left
from tests.games.espionage.scene import Scene
from tests.saying import said


@pytest.mark.rule("ES-1", "ES-2", "ES-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_example_1_set_up(seats):
    """All cards of the deck, two each, the rest is the pile: so many turns at two cards a turn."""
    table = ESPIONAGE.new(seats, 5, ESPIONAGE.check_options({}))
    assert len(table.kind) == len(DECK)
    assert pile_size(table) == len(DECK) - 2 * seats
    assert turns_left(table) == (len(DECK) - 2 * seats + 1) // 2
    assert ESPIONAGE.scores(table) == (2,) * seats


@pytest.mark.rule("ES-79", "ES-90", "ES-91")
def test_example_2_detective():
    """The looker orders what he leaves, the next seat draws it; a search shuffles and the knowledge is void."""
    s = Scene(4, A="detective", C="ninja", pile="bomb medic sniper")
    s.play("detective").pass_all()
    assert s.looked() == "bomb medic sniper"
    s.keep("A", "medic")
    s.put("A", "bomb")
    assert s.pile()[:2] == ["sniper", "bomb"]
    assert s.knows("A") == {"pile": "Bomb, Sniper"}
    s.end_turn()
    assert s.hand("B") == "bomb sniper"
    assert s.hand("A") == "medic"


@pytest.mark.rule("ES-80", "ES-91", "ES-128")
def test_example_2_a_search_makes_knowledge_void():
    """After a Hacker nobody knows anything of the pile."""
    s = Scene(4, A="detective hacker", pile="bomb medic sniper")
    s.play("detective").pass_all().keep("A", "medic").put("A", "bomb")
    s.play("hacker").pass_all().keep("A", "ninja")
    assert s.knows("A") == {}
    assert "ninja" in s.hand("A")


@pytest.mark.rule("ES-102", "ES-110")
def test_example_3_package():
    """Ten cards with the Package win on the own turn; with the Bomb among them only after it is gone."""
    ten = "package sniper sniper hacker hacker police police ninja ninja medic"
    s = Scene(4, A=ten, B="sniper")
    s.claim()
    assert s.over() == ("package", "A")
    s = Scene(
        4, A=ten.replace("medic", "courier").replace("ninja ninja", "ninja bomb"), discards="terrorist assassin decoy"
    )
    assert not s.can("A", "package")
    assert s.reason("A", "package") == "claim_bomb"
    s.play("courier", aim="B").pass_all().give("A", "bomb", "B")
    assert len(s.hand("A").split()) == 11
    s.claim()
    assert s.over() == ("package", "A")


@pytest.mark.rule("ES-106", "ES-107", "ES-108", "ES-109", "ES-111")
def test_example_4_reveal():
    """Target and Bomb in one hand, a Package with nine cards: nobody wins outright, all but the Bomb's holder share."""
    b = "package sniper sniper hacker hacker police police ninja ninja"
    s = Scene(4, A="target bomb", B=b, C="medic", D="medic", pile_size=1, turn="C")
    s.end_turn()
    assert s.over() == ("bomb", "BCD")
    assert s.table.seen[s.card("bomb", 4)] == ALL_EYES
    s = Scene(4, A="target bomb", B=b, C="medic", D="medic", pile_size=1, turn="C", nobody_wins="most_cards")
    s.end_turn()
    assert s.over() == ("bomb", "B")


@pytest.mark.rule("ES-83", "ES-46", "ES-40", "ES-30", "ES-57", "ES-92")
def test_example_5_police_on_ninja_on_sniper():
    """The copy is cancelled, the Sniper hits; answers lie below what they answered."""
    s = Scene(4, A="sniper hacker", B="hacker medic", C="ninja medic", D="police medic")
    s.play("sniper", aim="B").react("C", "ninja", "sniper", aim="D").react("D", "police", "ninja")
    s.random("B", "hacker").pass_all()
    assert s.discards() == "police ninja hacker sniper"
    assert s.hand("B") == "medic"
    assert s.hand("D") == "medic"
    assert s.asked() == ("turn", "A")


@pytest.mark.rule("ES-37", "ES-50", "ES-53", "ES-32", "ES-42")
def test_example_6_depth_five():
    """Items below the top are answered; a copy of a copy copies what that one took over."""
    s = Scene(4, A="sniper saboteur", B="police medic medic", C="ninja hacker", D="mercenary hacker")
    s.play("sniper", aim="B").react("B", "police", "sniper").react("C", "ninja", "sniper", aim="B")
    s.react("D", "mercenary", "ninja", aim="C").react("A", "saboteur", "police")
    assert s.stack() == "sniper police ninja mercenary saboteur"
    s.pass_all()
    assert s.discards() == "saboteur hacker mercenary medic ninja police medic sniper"
    assert (s.hand("B"), s.hand("C"), s.hand("D")) == ("", "", "hacker")


def terrorist_on_three():
    """Example 7 up to the answers: B's Target, C's Package and D's Sniper lie open."""
    s = Scene(4, A="terrorist saboteur", B="target bodyguard", C="package ninja", D="sniper protector")
    s.play("terrorist").random("B", "target").random("C", "package").random("D", "sniper").pass_all()
    assert (s.exposed("B"), s.exposed("C"), s.exposed("D")) == ("target", "package", "sniper")
    return s.react("B", "bodyguard", "exposure").react("C", "ninja", "bodyguard", answers="exposure")


@pytest.mark.rule("ES-39", "ES-55", "ES-56", "ES-60", "ES-75", "ES-84", "ES-72", "ES-130")
def test_example_7_terrorist_on_three():
    """Protector on top takes the Target, the copied Bodyguard keeps the Package, the first one finds nothing."""
    s = terrorist_on_three().react("D", "protector", "exposure").pass_all()
    assert s.living() == "ABCD"
    assert (s.hand("B"), s.hand("C"), s.hand("D")) == ("", "package", "target")
    assert s.discards() == "protector ninja bodyguard sniper terrorist"
    assert s.table.seen[s.card("target", 10)] == ALL_EYES
    assert s.asked() == ("turn", "A")


@pytest.mark.rule("ES-88", "ES-96", "ES-97", "ES-61")
def test_example_8_the_same_with_saboteur():
    """The Bodyguard is cancelled below the top: B falls, credited to A; B's cards go into the pile."""
    s = terrorist_on_three().react("A", "saboteur", "bodyguard").pass_all()
    assert s.fallen() == [("B", "target", "A")]
    assert s.living() == "ACD"
    assert s.hand("C") == "package"
    assert s.hand("D") == "protector"
    assert s.discards() == "saboteur ninja bodyguard target sniper terrorist"


@pytest.mark.rule("ES-89", "ES-49", "ES-51", "ES-63", "ES-41")
def test_example_9_protector_copied():
    """The copy is first at the Target; the Protector finds nothing; who played it stays in the game."""
    s = Scene(4, A="sniper", B="target medic", C="protector", D="ninja")
    s.play("sniper", aim="B").random("B", "target").pass_all()
    s.react("C", "protector", "exposure").react("D", "ninja", "protector", answers="exposure").pass_all()
    assert s.hand("D") == "target"
    assert s.living() == "ABCD"
    assert s.discards() == "ninja protector sniper"


@pytest.mark.rule("ES-84", "ES-38", "ES-60")
def test_example_10_last_word():
    """Bodyguard above the Protector: the Target stays where it is."""
    s = Scene(4, A="sniper", B="target bodyguard", C="protector", D="medic")
    s.play("sniper", aim="B").random("B", "target").pass_all()
    s.react("C", "protector", "exposure").react("B", "bodyguard", "exposure").pass_all()
    assert s.hand("B") == "target"
    assert s.hand("C") == ""
    assert s.living() == "ABCD"


@pytest.mark.rule("ES-43", "ES-45", "ES-48", "ES-85", "ES-97")
def test_example_11_decoy_copied():
    """The Decoy's own new aim copies it; the knock-out is credited to whose Decoy set the final aim."""
    s = Scene(4, A="sniper", B="decoy medic", C="ninja medic", D="package")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C")
    assert s.targets("C", "ninja") == "decoy sniper"
    s.react("C", "ninja", "decoy", answers="decoy", aim="D").pass_all()
    assert s.exposed("D") == "package"
    s.pass_all()
    assert s.fallen() == [("D", "package", "B")]


@pytest.mark.rule("ES-44", "ES-98", "ES-85")
def test_example_12_two_players_bounce():
    """A Sniper sent back hits its own controller."""
    s = Scene(2, A="sniper package", B="decoy medic")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="A").pass_all()
    assert s.exposed("A") == "package"
    s.pass_all()
    assert s.over() == ("knock-out", "B")
    assert s.fallen() == [("A", "package", "B")]


@pytest.mark.rule("ES-21", "ES-95", "ES-96")
def test_example_13_shot_from_below():
    """The active player falls by a copy: his Sniper does nothing, his hand goes into the pile, his turn is over."""
    s = Scene(3, A="sniper package hacker bomb", B="ninja medic", C="medic")
    pile = len(s.pile())
    s.play("sniper", aim="B").react("B", "ninja", "sniper", aim="A").random("A", "package").pass_all().pass_all()
    assert s.fallen() == [("A", "package", "B")]
    assert s.knows("B") == {}
    assert s.discards() == "package ninja sniper"
    assert s.living() == "BC"
    assert s.asked() == ("turn", "B")
    assert len(s.pile()) == pile + 2 - 2


@pytest.mark.rule("ES-58", "ES-59", "ES-100")
def test_example_14_clean_sweep():
    """An exposed Protector cannot be played; three knock-outs at once."""
    s = Scene(4, A="terrorist", B="target", C="package", D="protector")
    s.play("terrorist").pass_all()
    assert not s.can("D", "protector")
    assert s.reason("D", "protector") == "exposed_card"
    s.pass_all()
    assert s.fallen() == [("B", "target", "A"), ("C", "package", "A"), ("D", "protector", "A")]
    assert s.over() == ("knock-out", "A")


@pytest.mark.rule("ES-81", "ES-94")
def test_example_15_courier_and_a_spent_stack():
    """Reactions spent on the same stack lie on top when the Courier resolves."""
    s = Scene(4, A="courier bomb medic", B="medic", C="police", D="saboteur", discards="hacker sniper detective")
    s.play("courier", aim="B").react("C", "police", "courier").react("D", "saboteur", "police").pass_all()
    s.give("A", "bomb", "B")
    assert s.hand("A") == "detective medic police saboteur"
    assert s.hand("B") == "bomb medic"
    assert s.discards() == "hacker sniper courier"


@pytest.mark.rule("ES-81", "ES-44")
def test_example_16_courier_redirected():
    """Redirected, the gift goes to another player; redirected at yourself you give nothing and still take three."""
    s = Scene(4, A="courier bomb medic", B="decoy", C="medic", discards="hacker sniper detective")
    s.play("courier", aim="B").react("B", "decoy", "courier", aim="C").pass_all().give("A", "bomb", "C")
    assert s.hand("C") == "bomb medic"
    assert s.hand("A") == "decoy detective medic sniper"
    s = Scene(4, A="courier bomb", B="decoy", discards="hacker sniper detective")
    s.play("courier", aim="B").react("B", "decoy", "courier", aim="A").pass_all()
    assert s.hand("A") == "bomb decoy detective sniper"


@pytest.mark.rule("ES-78", "ES-49", "ES-68", "ES-93")
def test_example_17_medic_copied():
    """The copy resolves first and gets what both have chosen."""
    s = Scene(4, A="medic", B="ninja", discards="target sniper medic terrorist")
    s.play("medic", choose="target terrorist").react("B", "ninja", "medic", choose="target sniper").pass_all()
    assert s.hand("B") == "sniper target"
    assert s.hand("A") == "terrorist"


@pytest.mark.rule("ES-87", "ES-14", "ES-52")
def test_example_18_mercenary_as_a_mission():
    """It copies the topmost printed Mission of the discard pile and counts as one of the three."""
    s = Scene(4, A="mercenary", B="target", C="medic", D="medic", discards="sniper police")
    s.play("mercenary", aim="B").pass_all().pass_all()
    assert s.fallen() == [("B", "target", "A")]
    assert s.table.missions == 1
    assert s.discards() == "sniper police target mercenary"


@pytest.mark.rule("ES-66", "ES-67", "ES-57", "ES-71")
def test_example_19_bomb_hit():
    """The Bomb opens no window, goes back into the pile, and cannot be chosen by a victim."""
    s = Scene(4, A="sniper saboteur", B="bomb medic")
    pile = len(s.pile())
    s.play("sniper", aim="B").random("B", "bomb").pass_all()
    assert s.asked() == ("turn", "A")
    assert len(s.pile()) == pile + 1
    assert s.hand("B") == "medic"
    s = Scene(4, A="saboteur", B="bomb")
    s.play("saboteur", aim="B").pass_all()
    assert s.hand("B") == "bomb"
    assert s.asked() == ("turn", "A")


@pytest.mark.rule("ES-82", "ES-104")
def test_example_20_run_out_in_a_stack():
    """The copy draws the last card; the Informant draws nothing; the chain ends, then the reveal."""
    s = Scene(4, A="informant target", B="package", C="ninja", D="medic", pile="sniper", pile_size=1)
    s.play("informant", aim="B").react("C", "ninja", "informant", aim="A").pass_all().done("C")
    assert s.hand("C") == "sniper"
    assert s.table.ran_out
    s.done("A")
    assert s.hand("A") == "target"
    assert s.over() == ("target", "A")


@pytest.mark.rule("ES-74", "ES-88")
def test_example_21_assassin():
    """A named card that is held is exposed; one that is not is told to all."""
    s = Scene(4, A="assassin saboteur assassin", B="target bodyguard", C="medic", D="medic")
    s.play("assassin", aim="B", name="police").pass_all()
    assert said("espionage/names", aim="B", title="Police", hit="no") in s.log()
    assert s.asked() == ("turn", "A")
    s.play("assassin", aim="B", name="target").pass_all()
    s.react("B", "bodyguard", "exposure").react("A", "saboteur", "bodyguard").pass_all()
    assert s.fallen() == [("B", "target", "A")]


@pytest.mark.rule("ES-28", "ES-29", "ES-81", "ES-7")
def test_example_22_empty_everything():
    """Empty hands cannot be aimed at but by a Courier; with no card at all Sniper and Terrorist cannot be played."""
    s = Scene(4, A="sniper", D="medic")
    s.play("sniper", aim="D")
    assert s.asked() == ("reactions", "BCDA")
    s = Scene(4, A="sniper terrorist courier")
    assert (s.can("A", "sniper"), s.can("A", "terrorist"), s.can("A", "courier")) == (False, False, True)
    assert (s.reason("A", "sniper"), s.reason("A", "terrorist")) == ("bad_aim", "bad_aim")
    s.play("courier", aim="C").pass_all().give("A", "sniper", "C")
    assert s.hand("C") == "sniper"
