"""Windows, rights, and what is known (RG-162 to RG-188)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import NOBODY, PASS, UNKNOWN
from tabletop.core.messages import SeatRef
from tabletop.core.table import revealed
from tabletop.core.view import view
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.cards import (
    ATTACK_OF,
    ATTEMPT_END,
    DECKS,
    DECLARED_ATTACK,
    ENEMIES_SET,
    KIND,
    TURN_START,
)
from tabletop.games.rpgget.rules.table import BANK, DECK, HAND, SETTING, STEP, Strike
from tabletop.games.rpgget.rules.windows import could_hold
from tests import saying
from tests.games.rpgget.scene import NUMBER, Scene


@pytest.mark.rule("RG-170", "RG-102")
def test_events_only_at_their_moment_and_on_their_side():
    s = Scene("vyse-1 | hand: guild-pay society-bill cancel garmia-tower", "aika-1 | hand: booma", watch=["react"])
    assert not s.can("event")
    assert s.reason("guild-pay") == "phase_event"
    s.until("react")
    assert s.table.turn == 1
    assert s.can("event", "society-bill", seat=0)
    assert not s.can("event", "guild-pay", seat=0), "not my turn: my own pay has to wait"
    assert s.reason("guild-pay", 0) == "side"
    assert s.reason("cancel", 0) == "phase_event"
    assert s.reason("garmia-tower", 0) == "window"


@pytest.mark.rule("RG-170", "RG-173")
def test_who_is_listed_follows_from_what_everybody_knows():
    """A ready deck less the copies that lie open; a deck of one's own could hold anything; an empty hand holds nothing."""
    s = Scene("vyse-1 | hand: saber", "aika-1 | hand: saber", known=("launchers", ""))
    moments = (TURN_START, ENEMIES_SET, DECLARED_ATTACK, ATTEMPT_END)
    assert all(could_hold(s.table, 1, moment, True) for moment in moments)
    events = {card for card in DECKS["launchers"].cards if card in {"cancel", "critical", "photon-blast"}}
    assert could_hold(s.table, 0, DECLARED_ATTACK, True) == bool(events)
    copies = " ".join(f"{card} " * DECKS["launchers"].cards[card] for card in events)
    s = Scene(f"vyse-1 | hand: saber | discard: {copies}", "aika-1", known=("launchers", "launchers"))
    assert not could_hold(s.table, 0, DECLARED_ATTACK, True)
    assert not could_hold(s.table, 1, DECLARED_ATTACK, True), "no card in hand"
    for gone, may in (("guild-pay", True), ("guild-pay guild-pay", False)):
        s = Scene(f"vyse-1 | hand: saber | discard: {gone}", "aika-1", known=("pioneer", "pioneer"))
        assert could_hold(s.table, 0, TURN_START, True) == may, "its deck has two"


@pytest.mark.rule("RG-173", "RG-186")
def test_a_window_looks_the_same_whatever_is_held():
    """Two worlds that differ in a hand: the same seats are asked, with the same words for everybody else."""
    s = Scene("vyse-1 | hand: saber", "aika-1 | hand: cancel saber", watch=["react"])
    s.until("react")
    asked = view(s.game, NOBODY)
    assert asked.options == ()
    assert asked.asked == (1, 0)
    told = RPG.prompt(asked).line.args
    assert told["what"] == (saying.said("rpgget/waiting-react", who="Everybody"),)
    assert told["occasion"].args == {"seat": SeatRef(1)}
    asked.table.step = SETTING
    told = RPG.prompt(asked).line.args
    assert (told["occasion"].key, told["what"].key) == ("occasion-fight", "waiting-quiet")


@pytest.mark.rule("RG-175", "RG-176")
def test_windows_can_be_passed_ahead_in_private():
    """The match keeps standing orders for these queries; a seat may pass all that does not aim at it."""
    assert RPG.pacing.quiet == {"react"}
    s = Scene(
        "vyse-1 | hand: garmia-tower saber", "fina-1 | hand: booma saber", "aika-1 | hand: saber", watch=["react"]
    )
    s.until("choose_mission").pick("mission", "garmia-tower")
    aimed = RPG.pacing.concerns
    assert [aimed(view(s.game, NOBODY), seat) for seat in range(3)] == [True, False, False]
    s.until("choose_party").pick("join", "vyse-1").no().pick("enemy", "booma").no().until("party_attack")
    s.attack("vyse-1", "booma")
    assert s.query == "react"
    assert [aimed(view(s.game, NOBODY), seat) for seat in range(3)] == [True, True, False]


@pytest.mark.rule("RG-177", "RG-116", "RG-137")
def test_rights_are_offered_in_windows_and_before_the_monsters_act():
    s = Scene(
        "vyse-1:damage=2 aika-1 | hand: garmia-tower | inv: monomate",
        "fonewearl-1:damage=1 | hand: booma booma",
        watch=["interrupt", "react"],
    )
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
    s.pick("enemy", "booma").no().pick("enemy", "booma").until("react")
    assert s.can("recovery", "fonewearl-1", seat=1)
    s.until("party_attack")
    assert s.can("reward_recovery", "monomate", "vyse-1")
    s.attack("vyse-1", "booma").until("interrupt")
    assert s.asked() == ("interrupt", 0)
    s.no()
    assert s.asked() == ("enemy_action", 1)


@pytest.mark.rule("RG-172")
def test_whoever_has_nothing_open_is_not_asked():
    s = Scene("vyse-1 | hand: garmia-tower", "aika-1 | hand: booma")
    s.attempt("garmia-tower", "vyse-1", slots=["booma"]).no().attack("booma", "vyse-1")
    assert s.asked() == ("play_action", 1), "no Defence, no question"


@pytest.mark.rule("RG-163", "RG-164", "RG-187")
def test_who_sees_what():
    game = RPG.start(3, 4, auto=False)
    table = game.table
    for seat in range(3):
        seen = view(game, seat).table
        for other in range(3):
            hand = {seen.kind[card] == UNKNOWN for card in table.zones[HAND + STEP * other]}
            assert hand == {seat != other}
            assert {seen.kind[card] for card in table.zones[DECK + STEP * other]} == {UNKNOWN}
    for zone in table.layout.zones:
        assert (zone.faces == "all") == (zone.group not in {"deck", "hand", "bank", "starter"})
    s = Scene("vyse-1 | bank: saber | hand: foie-15", "aika-1")
    s.pick("bank", "foie-15")
    assert {s.seen(1).table.kind[c] for c in s.table.zones[BANK]} == {UNKNOWN}


@pytest.mark.rule("RG-186")
def test_a_card_that_was_shown_is_lost_sight_of_when_it_is_banked():
    """Moonberry has shown a Move; whichever Reward goes to the bank next, nobody can tell."""
    s = Scene("ramar-1 vyse-1 | inv: moonberry | hand: cutlass-fury | deck: cutlass-fury", "aika-1")
    s.pick("reward_ability", "moonberry").pick("pick", "cutlass-fury")
    s.pick("bank", "cutlass-fury")
    assert {s.seen(1).table.kind[c] for c in (*s.table.zones[BANK], *s.table.zones[HAND])} == {UNKNOWN}
    assert s.zone("bank") == s.zone("hand") == ["cutlass-fury"]


@pytest.mark.rule("RG-188")
def test_what_cannot_be_taken_back_alone():
    """A draw shows a card, a coin moves the dice; paying for a Reward that everybody sees does neither."""
    s = Scene("vyse-1 | inv: saber | hand: monomate", "aika-1 | hand: saber")
    before = s.table.copy()
    s.pick("reward_nothing", "saber")
    assert not revealed(before, s.table)
    s.until("redraw")
    before = s.table.copy()
    s.pick("redraw", "saber").until("play_action")
    assert revealed(before, s.table)


@pytest.mark.rule("RG-174")
def test_order_decides_not_speed():
    s = Scene("vyse-1 | hand: garmia-tower critical", "fina-1 | hand: booma cancel saber", watch=["react"])
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
    s.pick("enemy", "booma").no().until("party_attack").attack("vyse-1", "booma")
    s.pick("event", "cancel", seat=1)
    assert s.zone("discard", 1) == [], "the turn player comes first, and has not answered"
    s.pick("event", "critical", seat=0)
    assert "cancel" in s.zone("hand", 1)


@pytest.mark.rule("RG-60", "RG-64", "RG-170")
def test_whoever_has_nothing_for_a_moment_is_told_so():
    """In words about this moment: what happens, and that nothing of the own hand fits."""

    def said(view_, query, options, args=()):
        line = RPG.prompt(view_._replace(query=query, options=options, args=args)).line
        return "".join(part if isinstance(part, str) else "X" for part in line)

    s = Scene("vyse-1 | hand: saber", "aika-1 | hand: cancel saber", watch=["react"])
    seen = s.until("react").seen(1)
    fits = (PASS, (0, 5, -1))
    assert said(seen, "react", (PASS,), seen.args) == saying.said(
        "rpgget/react-none", occasion=saying.said("rpgget/occasion-own-turn")
    )
    assert said(seen, "react", fits, seen.args) == saying.said(
        "rpgget/react-ask", occasion=saying.said("rpgget/occasion-own-turn"), what="X"
    )
    several = (*fits, (0, 6, -1))
    assert said(seen, "react", several, seen.args) == saying.said(
        "rpgget/react-ask", occasion=saying.said("rpgget/occasion-own-turn"), what=saying.said("rpgget/used-lit")
    )
    assert said(seen, "slot", (PASS,)) == saying.said("rpgget/slot-full", seat="X")
    assert said(seen, "pick_recruit", (PASS,), (5, 0)) == saying.said("rpgget/recruit-none", source="X", what="card")
    assert said(seen, "pick_recruit", ((0, 5, -1),), (5, 0)) == saying.said(
        "rpgget/recruit-ask", source="X", what="card"
    ), "who must be taken is one, too"
    assert said(seen, "pick_salvage", (PASS,), (5,)) == saying.said("rpgget/salvage-none", source="X", what="card")
    assert said(seen, "pick_salvage", fits, (5,)) == saying.said("rpgget/salvage-ask", source="X", what="card")
    assert said(seen, "ability_prompt", fits, (0, 5)) == saying.said("rpgget/ability-answer", kind="X")


def test_whoever_searches_is_told_for_what():
    s = Scene("vyse-1 | hand: guild-pay moonberry", "aika-1")
    for name, query, words in (
        ("guild-pay", "pick_salvage", "bring back which Item?"),
        ("moonberry", "pick_find", "take which Move?"),
    ):
        asked = s.seen(0)._replace(query=query, options=(PASS, (0, s.card("vyse-1"), -1)), args=(s.card(name),))
        assert RPG.prompt(asked).line[1:] == (f": {words}",)


def test_what_may_be_used_says_what_it_does_once():
    s = Scene("vyse-1:damage=1 | inv: monomate | hand: photon-blast", "aika-1", watch=["react", "interrupt"])
    seen = s.seen(0)
    for name, act, words in (
        ("monomate", "reward_recovery", " (heal 3 on a party member)"),
        ("photon-blast", "event", " (this attack gets +2 and +1 target)"),
    ):
        option = (NUMBER[act], s.card(name), s.card("vyse-1"))
        asked = seen._replace(query="interrupt", options=(PASS, option), args=(0,))
        assert RPG.prompt(asked).line[2] == words


@pytest.mark.rule("RG-115", "RG-177")
def test_who_may_but_heal_before_a_blow_is_asked_for_that():
    """Not for a Defence that nobody has."""
    s = Scene("elena-1:damage=1 vyse-1 | hand: battle-training", "aika-1 | hand: booma")
    s.attempt("battle-training", "elena-1", slots=["booma"]).until("party_attack")
    elena, booma = s.card("elena-1"), s.card("booma")
    s.table.strike = Strike(1, booma, booma, ATTACK_OF[KIND["booma"]][0], (elena,))
    seen = s.seen(0)._replace(query="defend", options=(PASS, (NUMBER["recovery"], elena, -1)), args=(elena,))
    assert RPG.prompt(seen).line.key == "defend-use"
    assert RPG.prompt(seen).rule == "RG-177"
    bare = RPG.prompt(seen._replace(options=(PASS,)))
    assert bare.line.key == "defend-ask"
