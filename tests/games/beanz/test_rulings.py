"""Decks and boosters (MB-2, MB-128 to MB-132), rulings for single cards (MB-133 to MB-152)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.dice import Dice
from tabletop.core.view import redact, view
from tabletop.games.beanz.rules.cards import CARDS, DECKS, PACK
from tabletop.games.beanz.rules.changes import forecast
from tabletop.games.beanz.rules.collecting import foil_rarity, open_booster
from tabletop.games.beanz.rules.decks import surprise
from tabletop.games.beanz.rules.legality import legal
from tabletop.games.beanz.rules.reasons import effect_reasons
from tabletop.games.beanz.rules.select import SELECTS, select
from tabletop.games.beanz.rules.table import HAND, LOOT
from tests.games.beanz.scene import EMPTY, Scene, cosmos_slot, galaxy, slot
from tests.saying import UNSEEN, card, said, says


# -- decks -------------------------------------------------------------------------------------------------------------
def ready(name):
    return {entry.id: entry.count for entry in DECKS[name].cards}


@pytest.mark.rule("MB-1", "MB-2", "MB-131", "MB-132")
@pytest.mark.parametrize("name", DECKS)
def test_ready_decks_are_legal(name):
    """In their format, with at most four of a card; the basic ones hold nothing that only boosters hold."""
    deck = DECKS[name]
    assert legal(ready(name), deck.format, copies=4) == []
    if deck.format == "basic":
        assert not {card.rarity for card in CARDS if card.id in ready(name)} & {"ultra_rare", "moose"}


@pytest.mark.rule("MB-1", "MB-2", "MB-132")
def test_what_is_wrong_with_a_deck():
    """Each violation by name, with its rule, all at once."""
    deck = ready("big-top-stampede")
    assert [v.code for v in legal(deck, "expert")] == ["deck_size"]
    deck["lion"] += 2
    assert [(v.code, v.rule) for v in legal(deck)] == [("deck_size", "MB-1")]
    assert [(v.code, v.card) for v in legal(deck, copies=4)] == [("too_many_copies", "lion"), ("deck_size", "")]
    owned = dict(deck) | {"clown": 1}
    assert [(v.code, v.card) for v in legal({**deck, "lion": 3}, owned=owned)] == [("not_owned", "clown")]
    found = legal({"lyon": 40})
    assert [v.code for v in found] == ["unknown_card"]
    assert says(found[0].text, "core-did-you-mean", word="'lion'")
    assert [v.code for v in legal({"lion": 60}, "expert")] == ["too_many_copies"]


@pytest.mark.rule("MB-2")
@pytest.mark.parametrize("form", ["basic", "expert"])
def test_surprise_decks_are_legal(form):
    """Whatever the seed."""
    for seed in range(50):
        counts = Counter(CARDS[kind].id for kind in surprise(form, Dice(seed, 0)))
        assert legal(counts, form, copies=4) == []


@pytest.mark.rule("MB-128", "MB-129", "MB-130")
def test_boosters():
    """Five common, three uncommon, one foil, none twice; every fifth with an ultra-rare; the same pack from the same seed."""
    foils = Counter()
    for seed in range(2000):
        pack = open_booster(seed)
        rarities = [CARDS[kind].rarity for kind in pack]
        assert rarities[:8] == ["common"] * 5 + ["uncommon"] * 3
        assert len(set(pack)) == len(pack) == PACK.booster.cards
        foils[rarities[8]] += 1
    assert set(foils) == {"rare", "ultra_rare", "moose"}
    assert 0.16 < foils["ultra_rare"] / 2000 < 0.24
    assert [foil_rarity(roll) for roll in (0, 1, 80, 81, 399)] == ["moose", "ultra_rare", "ultra_rare", "rare", "rare"]
    assert open_booster(7) == open_booster(7) != open_booster(8)
    extra = next(p for p in (open_booster(s, "extra_card") for s in range(100)) if len(p) == 10)
    assert [CARDS[kind].rarity for kind in extra[8:]] == ["ultra_rare", "rare"]


# -- choices and shields -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-133")
def test_effects_choose_when_they_resolve():
    """The Galaxy of a Big Bang is chosen after the window, by its controller."""
    s = Scene(EMPTY, "cow - | clown teddy - | - -", hand0="big-bang").pick("play_action", "big-bang")
    assert s.asked() == ("respond", 1)
    s.no()
    assert s.asked() == ("effect_galaxy", 0)
    s.pick("galaxy", None, galaxy(1, 1))
    assert s.mat(1) == "cow - | clown:S teddy:S - | - -"


@pytest.mark.rule("MB-134")
def test_shields():
    """While Headz-up, against the other player's cards only."""
    for mat, found in (("ghost cow | - - - | - -", "cow"), ("ghost:B cow | - - - | - -", "cow ghost")):
        assert Scene(EMPTY, mat, hand0="knockdown").go("play_action", "knockdown").choices("pick") == found
    s = Scene("ghost - | - - - | - -", hand0="hop-to-it bean-recall")
    assert s.choices("play_action") == "bean-recall hop-to-it"
    s = Scene(EMPTY, "sumo cow | - - - | - -", hand0="knockdown knock-it-off")
    s.go("play_action", "knockdown")
    assert s.reason("sumo") == "warded"
    s.pick("pick", "cow").go("play_action", "knock-it-off")
    assert s.choices("pick") == "cow sumo"


@pytest.mark.rule("MB-134")
def test_nothing_is_shielded_from_its_owner():
    """A card that takes back any one Bean of 50: the own Ghost is too strong for it, the other's is shielded from it."""
    s = Scene("cow ghost | - - - | - -", "ghost cow | - - - | - -")
    own, other = s.at(0, 1), s.at(1, 0)
    which = select({"op": "bounce", "max_mmp": 50})
    try:
        reasons = effect_reasons(s.table, 0, which.number, s.at(0, 0), -1, -1)
    finally:
        SELECTS.remove(which)
    assert {card: reason[0] for card, reason in reasons.items()} == {own: "not_fitting", other: "warded"}


@pytest.mark.rule("MB-134", "MB-135")
def test_guards():
    """They guard their Galaxy while Headz-up, but not each other."""
    s = Scene("outlaw - | - - - | - -", "lion cow | goalie knight cow | clown -").go("attack", "outlaw")
    assert s.choices("target") == "clown cow goalie knight lion"
    assert {s.table.at[o[1]] for o in s.options_now()} == {7, 8, 9, 10, 12}
    s = Scene("outlaw - | - - - | - -", "- - | goalie:B cow - | - -").go("attack", "outlaw")
    assert s.choices("target") == "cow goalie"


@pytest.mark.rule("MB-136")
def test_every_team():
    """The New Kid: Team Bonus both ways, boosts, Moons; not when it is turned; not for its twin."""
    s = Scene("new-kid@big-top-moon lion | ring-master - - | - -", "- - | - - - | giant -")
    assert forecast(s.table, 0, (s.card("lion"),), s.card("giant")).fight.total == 50 + 50 + 50
    s = Scene("new-kid:B lion | - - - | - -", "- - | - - - | giant -")
    assert forecast(s.table, 0, (s.card("lion"),), s.card("giant")).fight.total == 50


@pytest.mark.rule("MB-137")
def test_comeback():
    """From Headz-up to the hand, also in a blowout; not from another position."""
    for letter, hand in (("", "zombie"), (":B", "")):
        s = Scene("- - | dragon - - | - -", f"- - | zombie{letter} - - | - -").attack("dragon", "zombie")
        assert s.hand(1) == hand
        assert s.mat(1) == EMPTY


# -- points ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-139")
def test_once_a_turn_per_bean():
    """Two Waiters both give; next turn both give again."""
    s = Scene("waiter - | waiter - - | - -")
    s.go("spin", s.at(0, 0)).go("spin", s.at(0, 2))
    assert s.points == 9
    s.no().no().go("spin", s.at(0, 0))
    assert s.points == 8


@pytest.mark.rule("MB-140")
def test_drains():
    """At most 3 in all, off the next turn, gone afterwards; then they would do nothing."""
    s = Scene(hand0="brain-freeze brain-freeze brain-freeze")
    s.go("play_action", "brain-freeze").go("play_action", "brain-freeze")
    assert s.table.drained == (0, 3)
    assert s.reason("brain-freeze") == "would_do_nothing"
    assert s.no().points == 4
    s.no().no()
    assert s.points == 7


@pytest.mark.rule("MB-142")
def test_the_hand_limit_is_read_when_it_is_checked():
    """Two Wombats give six more."""
    s = Scene("wombat wombat | - - - | - -", hand0=" ".join(["cow"] * 14)).no()
    assert s.game.ask[2:4] == ("discard_cards", (1,))


# -- cards -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-143")
def test_digging():
    """The rest goes under the deck as it lay; no deeper than the deck; nothing fits: nothing is taken."""
    s = Scene(hand0="dig-deep", deck0="lion rooster teddy toast ant sheriff", deck_size=8).go("play_action", "dig-deep")
    assert s.choices("take") == "ant lion rooster teddy toast"
    s.pick("take", "teddy")
    assert s.hand(0) == "teddy"
    assert s.deck(0) == "sheriff cow cow lion rooster toast ant"
    s = Scene(hand1="dig-deep", deck1="lion", turn=1).go("play_action", "dig-deep").pick("take", "lion")
    assert s.hand(1) == "lion"
    s = Scene(hand0="star-map", deck0="lion", deck_size=3).go("play_action", "star-map")
    assert s.labels() == ["Take nothing"]
    s.no()
    assert (s.hand(0), len(s.deck(0).split())) == ("lion", 2)


@pytest.mark.rule("MB-143")
def test_who_knows_what_was_looked_at():
    """The looker knows the cards under the deck, the other seat only how many; the log too."""
    s = Scene(hand0="dig-deep", deck0="lion rooster teddy toast ant").go("play_action", "dig-deep").pick("take", "lion")
    deck = s.table.zones[30]
    assert [s.table.seen[card] & 3 for card in deck[-4:]] == [1] * 4
    assert said("beanz/takes", seat="S0", kind="Lion Bean") in s.log(0)
    assert said("beanz/takes", seat="S0", kind=UNSEEN) in s.log(1)
    assert [s.log(seat)[1] for seat in (1, NOBODY)] == [said("beanz/digs", seat="S0", kinds=[UNSEEN] * 5)] * 2


@pytest.mark.rule("MB-144")
def test_random_and_chosen_discards():
    """By the dice, or by the victim; an empty hand loses nothing."""
    lost = set()
    for seed in range(20):
        s = Scene(hand0="butterfingers", hand1="lion rooster teddy")
        s.table.rng = seed * 1234567
        s.go("play_action", "butterfingers")
        lost.add(s.discards(1))
    assert lost == {"lion", "rooster", "teddy"}
    assert Scene(hand0="butterfingers").reason("butterfingers") == "would_do_nothing"
    s = Scene("prankster - | - - - | - -", hand1="lion teddy").go("spin", "prankster")
    assert s.asked() == ("discard_cards", 1)
    s.pick("discard", "teddy")
    assert (s.discards(1), s.hand(1)) == ("teddy", "lion")
    assert said("beanz/peeks", seat="S0", kinds=["Lion Bean", "Teddy Bean"]) in s.log(0)


@pytest.mark.rule("MB-145")
@pytest.mark.parametrize("swap", [True, False])
def test_trading_loot(swap):
    """The looker learns one card, the other seat not even whether it was swapped; the numbers stay."""
    s = Scene("diver - | - - - | - -", hand0="lion rooster", loot0="giant sheriff").go("spin", "diver")
    s.pick("look", "giant")
    assert "giant" in s.hand(0)
    s.pick("put", "lion" if swap else "giant")
    assert s.loot(0) == [2, 2, 2]
    assert s.names(LOOT)[-1] == ("lion" if swap else "giant")
    assert ("giant" in s.hand(0)) == swap
    other = view(s.game, 1).table
    assert all(other.kind[card] == UNKNOWN for card in (*other.zones[HAND], *other.zones[LOOT]))
    assert not any(isinstance(e, tuple) and e[0] == "move" and e[4] != UNKNOWN
                   for e in (redact(event, 1) for event in s.events[3:]))  # fmt: skip


@pytest.mark.rule("MB-146", "MB-147")
def test_another_target_may_be_answered_again():
    """What was added to the defence follows the target, and does not count in a domino."""
    s = Scene(
        "- - | sheriff - - | - -", "- - | cow zombie - | - -", hand1="brace-yourself not-me brace-yourself", expert="on"
    )
    s.go("attack", "sheriff").pick("target", "cow").react("brace-yourself").no().react("not-me").no()
    s.pick("target", "zombie")
    assert s.asked() == ("respond", 1)
    s.react("brace-yourself").passes()
    assert s.fight() == (100, 300)


@pytest.mark.rule("MB-147")
def test_instants_do_not_count_in_the_domino():
    """Braced, it falls all the same; its neighbour sees its plain value."""
    s = Scene("- - | bolt-bot lion - | - -", "- - | cow clown - | - -", hand1="brace-yourself", hand0="attack-boost-50",
              expert="on")  # fmt: skip
    s.go("attack", "bolt-bot").pick("target", "cow").react("brace-yourself").passes()
    assert s.mat(1) == "- - | cow:S clown:S - | - -"


@pytest.mark.rule("MB-148", "MB-151")
def test_discard_piles_are_chosen_from_openly():
    """The log names what is taken and what is shuffled in; the card that does it is not among the choices."""
    s = Scene(hand0="recycle-bin bean-back", discard0="lion rooster teddy", deck_size=5).go(
        "play_action", "recycle-bin"
    )
    assert s.choices("take") == "lion rooster teddy"
    s.pick("take", "lion").pick("take", "teddy").no()
    assert said("beanz/recycles", seat="S0", kinds=["Lion Bean", "Teddy Bean"]) in s.log(1)
    assert s.discards(0) == "rooster recycle-bin"
    s.go("play_action", "bean-back").pick("take", "rooster")
    assert said("beanz/recovers", seat="S0", kind="Rooster Bean") in s.log(1)


@pytest.mark.rule("MB-149")
@pytest.mark.parametrize(
    ("attacker", "target", "total"),
    [
        ("rooster", "giant", 100),
        ("hot-pepper", "giant:S", 100),
        ("hot-pepper", "giant", 50),
        ("tin-soldier", "giant", 100),
        ("tin-soldier", "giant:B", 50),
        ("dodgeball", "cow", 110),
        ("dodgeball", "giant", 60),
        ("penguin", "giant", 100),
        ("penguin", "giant@iron-field", 50),
        ("black-belt", "giant", 150),
        ("black-belt", "zombie", 100),
        ("drill", "giant@icy-field", 160),
    ],
)
def test_what_an_attack_adds(attacker, target, total):
    """Each condition, fulfilled and not."""
    s = Scene(f"- - | {attacker} - - | - -", f"- - | {target} - - | - -")
    card = s.table.zones[9][0]
    found = forecast(s.table, 0, (s.card(attacker),), card).fight
    assert found.total == total
    assert found.against == {"cow": 50, "zombie": 100}.get(target.split(":")[0], 500)


@pytest.mark.rule("MB-149")
def test_the_first_attack_counts_also_if_it_slipped():
    """Rooster after a cancelled attack: no bonus any more."""
    s = Scene("- - | lion rooster - | - -", "- - | giant - - | - -", hand1="you-slipped")
    s.pick("attack", "lion").react("you-slipped").passes()
    assert forecast(s.table, 0, (s.card("rooster"),), s.card("giant")).fight.total == 50


@pytest.mark.rule("MB-150", "MB-74")
def test_moving_and_swapping():
    """Positions are kept, Cosmos cards stay; enemies stay on their mat."""
    s = Scene(
        "lion:S@tide-moon - | cow:B - - | - -", "clown:B - | - - - | - -", hand0="hop-to-it switcheroo scoot-over"
    )
    s.go("play_action", "hop-to-it").pick("move", "lion", slot(0, 6))
    assert s.mat(0) == "-@tide-moon - | cow:B - - | - lion:S"
    s.go("play_action", "switcheroo").pick("swap", "lion", s.card("cow", slot(0, 2)))
    assert s.mat(0) == "-@tide-moon - | lion:S - - | - cow:B"
    s.go("play_action", "scoot-over").pick("move", "clown", slot(1, 3))
    assert s.mat(1) == "- - | - clown:B - | - -"
    assert s.table.zones[cosmos_slot(0, 0)]


@pytest.mark.rule("MB-152")
def test_powers_of_beans_are_never_free():
    """No Bean of cost 0 has a spin power: a turn cannot go on for ever."""
    assert not [card.id for card in CARDS if card.type == "bean" and card.cost == 0 and card.power_kind != "none"]


# -- the other texts ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-33")
def test_choices_between_two_effects():
    """Only what can do something is offered."""
    s = Scene(hand0="lucky-dip bean-there", discard0="lion").go("play_action", "lucky-dip")
    assert s.labels() == ["Draw 2", said("beanz/action-points", points="Gain 2")]
    s.pick("branch", None, 1)
    assert s.points == 9
    s.go("play_action", "bean-there")
    assert s.labels() == ["Take a Bean card from your discard pile into your hand"]
    assert s.pick("branch").pick("take").hand(0) == "lion"


def test_tests_of_the_moment():
    """Behind on loot: 3 points, else a card; two cards or fewer: four cards."""
    assert Scene(hand0="never-say-dry").go("play_action", "never-say-dry").hand(0) == "cow"
    assert Scene(hand0="never-say-dry", loot={(1, 0): 1}).go("play_action", "never-say-dry").points == 10
    assert len(Scene(hand0="empty-plate cow cow").go("play_action", "empty-plate").hand(0).split()) == 6
    assert len(Scene(hand0="empty-plate cow cow cow").go("play_action", "empty-plate").hand(0).split()) == 5


@pytest.mark.rule("MB-57", "MB-118")
@pytest.mark.parametrize(("target", "letter"), [("giant", ":S"), ("cow", ":B")])
def test_rubber_wall(target, letter):
    """+50, and the attackers fall only if the attack fails."""
    s = Scene("- - | sheriff - - | - -", f"- - | {target} - - | - -", hand1="rubber-wall")
    s.go("attack", "sheriff").pick("target").react("rubber-wall").passes()
    assert s.mat(0) == f"- - | sheriff{letter} - - | - -"


@pytest.mark.rule("MB-146")
def test_bean_pile_without_another_bean_adds_defence():
    """It does more than to name another target, so it may be played."""
    s = Scene("- - | sheriff - - | - -", "- - | zombie - - | - -", hand1="bean-pile")
    s.go("attack", "sheriff").pick("target").react("bean-pile").passes()
    assert s.mat(1) == "- - | zombie - - | - -"


@pytest.mark.rule("MB-84")
def test_what_success_brings():
    """Cards, points, standing up, hopping away, a thrown card, a swept Cosmos card."""
    enemy = "- - | cow@pebble-field clown - | - -"
    assert Scene("- - | sledder - - | - -", "- - | cow:S - - | - -").attack("sledder").hand(0) == "cow"
    assert Scene("- - | vampire - - | - -", enemy).attack("vampire", "cow").points == 6
    assert Scene("- - | champ - - | - -", enemy).attack("champ", "cow").mat(0) == "- - | champ - - | - -"
    s = Scene("- - | kangaroo - - | - -", enemy).attack("kangaroo", "cow").pick("move", "kangaroo", slot(0, 0))
    assert s.mat(0) == "kangaroo:B - | - - - | - -"
    s = Scene("- - | plunder-captain - - | - -", enemy, hand1="lion").attack("plunder-captain", "cow")
    assert s.discards(1) == "lion"
    s = Scene("- - | street-sweeper@lamplight-moon - - | - -", enemy).attack("street-sweeper", "cow")
    assert "pebble-field" in s.discards(1)
    s = Scene("- - | lion - - | - -", "- - | giant - - | - -").attack("lion")
    assert s.mat(0) == "- - | lion:B - - | - -", "nothing after a failure"


@pytest.mark.rule("MB-58", "MB-65")
def test_the_order_of_windows_for_free_beans():
    """Wizard: Power Nap! for the power, then the choice, then Bye Bye Beanie for the Bean."""
    s = Scene("wizard - | - - - | - -", hand0="giant", hand1="power-nap bye-bye-beanie").pick("spin", "wizard")
    assert s.choices("respond") == "power-nap"
    s.no().pick("enter", "giant")
    assert s.choices("respond") == "bye-bye-beanie"


@pytest.mark.rule("MB-62", "MB-68")
def test_a_free_cosmos_card_may_be_answered():
    """Gravity Shift and the Builder: without its cost, with its window."""
    s = Scene("builder - | - - - | - -", discard0="icy-field", hand1="cloudy-skies").go("spin", "builder")
    s.pick("place", "icy-field", cosmos_slot(0, 3))
    assert s.choices("respond") == "cloudy-skies"
    s.no()
    assert s.mat(0) == "builder:B - | - -@icy-field - | - -"
    assert s.points == 6
    assert (
        said("beanz/plays", seat="S0", kind=card("beanz/icy-field"), answer="no", galaxy="blue", free="yes") in s.log()
    )
