"""Playing a card (ES-22 to ES-31)."""

from __future__ import annotations

import pytest

from tabletop.games.espionage.rules.cards import CARDS
from tests.games.espionage.scene import Scene
from tests.saying import UNSEEN, said


@pytest.mark.rule("ES-23", "ES-24")
def test_reactions_only_answer_what_they_name():
    """On the own turn without a stack they cannot be played; in a window only where the trigger fits."""
    s = Scene(3, A="police bodyguard ninja protector sniper", B="police bodyguard decoy saboteur mercenary ninja")
    for title in ("police", "bodyguard", "ninja", "protector"):
        assert s.reason("A", title) == "reaction_as_mission"
    s.play("sniper", aim="B")
    found = {title: s.targets("B", title) for title in ("police", "decoy", "mercenary", "ninja")}
    assert found == {"police": "sniper", "decoy": "sniper", "mercenary": "sniper", "ninja": "sniper"}
    for title in ("bodyguard", "saboteur"):
        assert s.targets("B", title) == ""
        assert s.reason("B", title) == "nothing_to_answer"


@pytest.mark.rule("ES-23")
def test_every_reaction_has_exactly_one_trigger():
    """The card file gives each of the seven one `answers`."""
    triggers = {card.id: [e for e in card.effects if e.answers] for card in CARDS if card.kind == "reaction"}
    assert {len(found) for found in triggers.values()} == {1}
    assert len(triggers) == 7


@pytest.mark.rule("ES-25")
def test_all_that_is_announced_is_public():
    """Use, aim, title, answered item and chosen discards stand on the stack and in everybody's log."""
    s = Scene(3, A="assassin medic", B="police", C="ninja", discards="hacker terrorist")
    s.play("assassin", aim="B", name="target").react("B", "police", "assassin")
    attack, answer = s.table.items
    assert (attack.aim, attack.title, answer.answered) == (1, 0, attack.card)
    assert s.log()[:2] == [
        said("espionage/plays", seat="A", kind="Assassin", aim="B", title="Target", use="itself", answered="nothing"),
        said("espionage/plays", seat="B", kind="Police", owner="A", target="Assassin", use="itself", answered="card"),
    ]
    s.pass_all()
    s.play("medic", choose="terrorist hacker")
    assert s.log()[-1] == said(
        "espionage/plays", seat="A", kind="Medic", chosen=["Terrorist", "Hacker"], use="itself", answered="nothing"
    )
    s.react("C", "ninja", "medic", choose="police hacker")
    assert s.log()[-1] == said(
        "espionage/plays",
        seat="C",
        kind="Ninja",
        text="Medic",
        chosen=["Police", "Hacker"],
        use="copy",
        answered="nothing",
    )


@pytest.mark.rule("ES-25")
def test_a_card_stays_in_the_hand_until_all_is_announced():
    """So that announced choices can be taken back: nothing has happened yet."""
    s = Scene(3, A="assassin", B="medic", C="medic")
    before = s.table.plain()
    s.answer("A", "turn", s.game.options_of(0)[1])
    assert s.asked() == ("aims", "A")
    assert s.table.plain() == before
    s.answer("A", "aims", s.game.options_of(0)[1])
    assert s.asked() == ("titles", "A")
    assert len(s.game.options_of(0)) == len(CARDS)
    assert s.table.plain() == before


@pytest.mark.rule("ES-26")
def test_choices_among_hidden_cards_are_made_on_resolution():
    """What to give is asked after the window, of the controller alone, and is not told."""
    s = Scene(3, A="courier bomb medic", B="police", C="sniper", discards="hacker")
    s.play("courier", aim="C").pass_all()
    assert s.asked() == ("give_card", "A")
    s.give("A", "bomb", "C")
    assert said("espionage/gives", seat="A", aim="C", kinds=[UNSEEN]) in s.log()
    assert said("espionage/gives", seat="A", aim="C", kinds=["Bomb"]) in s.log("C")


@pytest.mark.rule("ES-27", "ES-81", "ES-85")
def test_what_cannot_be_announced_cannot_be_played():
    """No discard to choose, no card to give, no opponent with a card, no Mission to copy."""
    s = Scene(2, A="medic decoy mercenary sniper infiltrator double-agent informant assassin")
    for title, code in (
        ("medic", "no_discards"),
        ("decoy", "no_discards"),
        ("mercenary", "not_copyable"),
        ("sniper", "bad_aim"),
        ("infiltrator", "bad_aim"),
        ("double-agent", "bad_aim"),
        ("informant", "bad_aim"),
        ("assassin", "bad_aim"),
    ):
        assert s.reason("A", title) == code, title
        assert not s.can("A", title)
    s = Scene(2, A="courier", B="medic")
    assert s.reason("A", "courier") == "no_gift"
    s = Scene(2, A="medic", discards="medic medic")
    assert s.reason("A", "medic") == "bad_discards"


@pytest.mark.rule("ES-27", "ES-95")
def test_a_lost_aim_makes_a_card_do_nothing():
    """B falls by the copy; the Sniper below finds nobody."""
    s = Scene(4, A="sniper", B="target ninja", C="ninja medic", D="medic")
    s.play("sniper", aim="B").react("C", "ninja", "sniper", aim="B").random("B", "target").pass_all().pass_all()
    assert s.fallen() == [("B", "target", "C")]
    assert s.discards() == "target ninja sniper"
    assert said("espionage/nothing", seat="A", kind="Sniper") in s.log()


@pytest.mark.rule("ES-28")
def test_aims_are_living_opponents_with_a_card():
    """Not yourself, not the fallen, not an empty hand, but a Courier may go there."""
    s = Scene(6, A="sniper courier", B="medic", D="medic", E="hacker", F="medic", out="E")
    aims = lambda: {spot for _, _, spot in s.game.options_of(0)}  # noqa: E731
    s.answer("A", "turn", next(o for o in s.game.options_of(0) if o[1] == s.card("courier", 4)))
    assert aims() == {1, 2, 3, 5}
    s = Scene(6, A="sniper courier", B="medic", D="medic", E="hacker", F="medic", out="E")
    s.answer("A", "turn", next(o for o in s.game.options_of(0) if o[1] == s.card("sniper", 4)))
    assert aims() == {1, 3, 5}


@pytest.mark.rule("ES-29")
def test_terrorist_needs_one_opponent_with_a_card():
    """It has no aim: it is on the stack at once."""
    s = Scene(3, A="terrorist", C="medic")
    s.play("terrorist")
    assert s.table.items[0].aim == -1
    s.pass_all()
    assert s.hand("C") == ""
    s = Scene(3, A="terrorist")
    assert s.reason("A", "terrorist") == "bad_aim"


@pytest.mark.rule("ES-30")
def test_a_played_card_is_not_among_the_discards_while_it_resolves():
    """Decoy as a Mission takes the two cards below itself; afterwards it lies on top."""
    s = Scene(2, A="decoy", discards="hacker sniper medic")
    s.play("decoy").pass_all()
    assert s.hand("A") == "medic sniper"
    assert s.discards() == "hacker decoy"


@pytest.mark.rule("ES-31")
def test_nobody_can_throw_cards_away():
    """With a full hand the only plain action is to end the turn."""
    s = Scene(2, A="police police bodyguard ninja target bomb")
    assert s.game.options_of(0) == [(-1, -1, -1)]
