"""What Agents do: when played, while active, as an action, when they win or lose. Every operation with its filters."""

from __future__ import annotations

import pytest

from tabletop.core.ask import UNKNOWN
from tabletop.games.austin.rules.cards import KIND
from tabletop.games.austin.rules.events import Digs, Finds, Looks, Sees, Takes
from tests.games.austin.scene import Scene

HENCHMEN = "henchman-lava henchwoman-night"


# -- when played -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-53")
def test_recover_takes_a_card_that_fits_from_the_own_discard_pile():
    """Austin takes a Bone, and only a Bone; without one nothing is asked, and a second play does it again."""
    s = Scene("| hand: austin-powers austin-powers | discard: twirl tea-lady twirl", "dr-evil").play("austin-powers")
    assert s.choices("pick") == ["twirl-like-you-mean-it"]
    assert s.reason("tea-lady") == "not_meant"
    s.pick("pick", "twirl")
    assert s.hand(0) == ["austin-powers", "twirl-like-you-mean-it"]
    s = Scene("| hand: austin-powers | discard: tea-lady", "dr-evil").play("austin-powers")
    assert s.asked() == ("main", 0)


@pytest.mark.rule("AP-53")
@pytest.mark.parametrize(
    ("card", "pile", "fits"),
    [
        ("basil-exposition-explaining", "mojo-jukebox time-kiosk twirl", "mojo-jukebox time-kiosk"),
        ("shagette-bass", "shagette-go-go melody", "shagette-go-go-dancer"),
        ("frau-farbissina", "henchman-union melody", ""),
    ],
)
def test_may_means_none_or_fewer(card, pile, fits):
    """Up to so many, one after the other, and no more after a no."""
    seats = ("| hand: frau-farbissina | discard: henchman-union dr-evil", "austin-powers")
    evil = card == "frau-farbissina"
    s = Scene(*seats, evil_first=True) if evil else Scene(f"| hand: {card} | discard: {pile}", "dr-evil")
    s.play("frau-farbissina" if evil else card)
    assert s.choices("pick") == (["henchman-union-rep"] if evil else fits.split())
    s.no()
    assert s.asked() == ("main", 0)
    assert s.hand(0) == []


@pytest.mark.rule("AP-152")
def test_search_shows_what_it_finds_and_shuffles():
    """The searcher alone sees the deck meanwhile; not finding is possible; everybody sees what was found."""
    s = Scene("| hand: felicity-shagwell | deck: twirl shagette-scooter melody", "dr-evil").play("felicity-shagwell")
    assert s.asked() == ("search_card", 0)
    assert s.choices("pick") == ["shagette-scooter-courier"]
    assert s.reason("melody") == "not_meant"
    seen, hidden = s.seen(0).table, s.seen(1).table
    deck = s.table.zones[s.table.layout.find("draw_deck", 0)]
    assert [KIND["twirl-like-you-mean-it"], UNKNOWN] == [seen.kind[deck[0]], hidden.kind[deck[0]]]
    s.pick("pick", "shagette-scooter")
    assert s.hand(0) == ["shagette-scooter-courier"]
    assert s.heard(1, Finds) == s.heard(0, Finds)
    assert all(k == UNKNOWN for k in (s.seen(0).table.kind[card] for card in deck if s.table.at[card] == 2))
    assert ("shuffle", 2) in s.events
    s = Scene("| hand: felicity-shagwell", "dr-evil").play("felicity-shagwell")
    assert s.options_now() == [(-1, -1, -1)]
    s.no()
    assert s.asked() == ("main", 0)


@pytest.mark.rule("AP-152")
def test_dig_takes_one_and_puts_the_rest_under_the_deck():
    """Basil: four cards, one to the hand, the others under the deck in the chosen order; the other side hears a number."""
    s = Scene("| hand: basil-exposition | deck: twirl melody gadget tea-lady lost-l", "dr-evil")
    s.play("basil-exposition")
    assert s.choices("pick") == sorted(
        ["twirl-like-you-mean-it", "melody-vox-chart-topper", "gadget-boffin", "tea-lady-with-a-licence"]
    )
    assert s.heard(1, Digs) == [Digs(0, (UNKNOWN,) * 4)]
    s.pick("pick", "melody").pick("bottom", "gadget").pick("bottom", "twirl")
    assert s.hand(0) == ["melody-vox-chart-topper"]
    assert s.heard(1, Takes) == [Takes(0, UNKNOWN)]
    deck = s.names(2)
    assert deck[0] == "lost-luggage"
    assert deck[-3:] == ["gadget-boffin", "twirl-like-you-mean-it", "tea-lady-with-a-licence"]
    assert s.deck_size(0) == 11


@pytest.mark.rule("AP-152")
@pytest.mark.parametrize(("side", "card"), [(False, "shagette-karate"), (True, "henchwoman-missile")])
def test_peek_orders_the_top_of_the_deck(side, card):
    """Any to the bottom, the rest back in any order; the looker goes on knowing them, the other side never did."""
    names = "only-bruised polka trumpet noodle" if side else "twirl melody gadget lost-l"
    a, b, c, d = names.split()
    s = Scene(f"| hand: {card} | deck: {names}", "mini-me" if not side else "austin-powers", evil_first=side).play(card)
    s.pick("bottom", b).no().pick("top", c)
    deck = s.names(2)
    assert [deck[0].startswith(c), deck[1].startswith(a), deck[2].startswith(d), deck[-1].startswith(b)] == [True] * 4
    cards = s.table.zones[2]
    assert s.seen(0).table.kind[cards[0]] != UNKNOWN == s.seen(1).table.kind[cards[0]]
    assert s.names(s.table.layout.find("look_area", 0)) == []


@pytest.mark.rule("AP-53", "AP-113")
def test_redraw_draws_as_many_as_were_discarded():
    """The poet: up to two; the deck is refilled from the pile in the middle of the draw."""
    s = Scene("| hand: psychedelic-poet twirl melody gadget | deck: lost-l", "dr-evil", deck_size=1)
    s.play("psychedelic-poet").pick("pick", "twirl").pick("pick", "melody")
    assert len(s.hand(0)) == 3
    assert "lost-luggage" in s.hand(0)
    assert s.deck_size(0) == 1
    assert s.discards(0) == []
    s = Scene("| hand: evil-accountant polka", "melody", evil_first=True).play("evil-accountant").no()
    assert s.hand(0) == ["polka-until-you-drop"]


def test_look_at_a_hand_and_choose():
    """Double Agent: with several opponents one who holds cards; only the looker sees them; the owner discards."""
    s = Scene(
        "| hand: felicity-shagwell-double", "dr-evil | hand: polka slugfest", "melody", "mini-me | hand: trumpet"
    ).play("felicity-shagwell-double")
    assert [option[2] for option in s.options_now()] == [1, 3]
    s.pick("seat", None, 1)
    assert s.heard(0, Sees) == [Sees(0, 1, (KIND["polka-until-you-drop"], KIND["slugfest"]))]
    assert s.heard(2, Sees) == []
    assert s.heard(2, Looks) == [Looks(0, 1)]
    s.pick("pick", "slugfest")
    assert s.discards(1) == ["slugfest"]


def test_up_to_two_bones_of_a_hand():
    """Robin sees the hand, takes Bones only, and may stop; a hand without Bones is asked about all the same."""
    s = Scene("| hand: robin-swallows", "melody | hand: twirl tea-first gadget", evil_first=True).play("robin-swallows")
    assert s.choices("pick") == ["tea-first-then-danger", "twirl-like-you-mean-it"]
    s.pick("pick", "twirl").no()
    assert s.discards(1) == ["twirl-like-you-mean-it"]
    s = Scene("| hand: robin-swallows", "melody | hand: gadget", evil_first=True).play("robin-swallows")
    assert s.options_now() == [(-1, -1, -1)]


@pytest.mark.rule("AP-155")
@pytest.mark.parametrize(
    ("hands", "named"),
    [
        (("", "twirl", "twirl"), [2, 3]),
        (("twirl", "", "mini-me"), [1, 3]),
        (("", "", "twirl"), None),
        (("", "", ""), None),
    ],
)
def test_an_opponent_of_your_choice_can_be_affected(hands, named):
    """Dr. Evil: only who holds a card may be named; a single one is not asked about, and with none nothing happens."""
    seats = [f"| hand: {hand}" for hand in hands]
    sides = (1, *(int(hand == "mini-me") for hand in hands))
    s = Scene("| hand: dr-evil", *seats, sides=sides).play("dr-evil")
    assert s.asked() == (("pick_seat", 0) if named else ("main", 0))
    if named:
        assert sorted(option[2] for option in s.options_now()) == named
    assert [len(s.discards(seat)) for seat in (1, 2, 3)] == [0, 0, int(hands == ("", "", "twirl"))]


@pytest.mark.rule("AP-155", "AP-152")
def test_a_hand_to_look_at_has_cards():
    """The spectacles: only who holds a card may be chosen; where nobody does nothing is asked."""
    seats = ("melody | hand: psychedelic-spectacles", "", "| hand: twirl", "")
    s = Scene(*seats[:3], "| hand: mustafa").swing("psychedelic-spectacles", 1)
    assert s.asked() == ("pick_seat", 0)
    assert sorted(option[2] for option in s.options_now()) == [2, 3]
    assert Scene(*seats[:2]).swing("psychedelic-spectacles", 1).asked() == ("main", 0)


@pytest.mark.rule("AP-153", "AP-155")
def test_random_discards_and_forced_ones():
    """Dr. Evil hits a hand of an opponent who has one; Fat Bastard's owner chooses; with empty hands nothing happens."""
    s = Scene("| hand: dr-evil", "melody | hand: twirl", evil_first=True).play("dr-evil")
    assert s.discards(1) == ["twirl-like-you-mean-it"]
    s = Scene("| hand: dr-evil", "melody", evil_first=True).play("dr-evil")
    assert s.asked() == ("main", 0)
    s = Scene("| hand: fat-bastard polka trumpet", "melody", evil_first=True).play("fat-bastard")
    s.pick("pick", "polka")
    assert s.hand(0) == ["trumpet-lair-bugler"]


def test_bounce_and_mute_touch_an_opposing_agent():
    """Dame Agatha sends one back; the Tea Lady silences one until her owner's next turn, bonuses included."""
    s = Scene("melody | hand: dame-agatha", "dr-evil mini-me", "gadget", "mustafa").play("dame-agatha")
    assert s.choices("pick") == ["dr-evil", "gadget-boffin", "mini-me", "mustafa"]
    s.pick("pick", "mustafa")
    assert s.hand(3) == ["mustafa"]
    s = Scene("| hand: tea-lady", "dr-evil-volcano henchwoman-night").play("tea-lady")
    assert s.vibes(1) == (0, 1, 1, 3)
    s.pick("pick", "henchwoman-night")
    assert s.vibes(1) == (0, 0, 1, 1)
    s.no().no()
    assert s.vibes(1) == (0, 0, 1, 1)
    while s.seat == 1:
        s.no()
    assert s.vibes(1) == (0, 1, 1, 3)


def test_a_lasting_swinger_may_be_taken_off_the_table():
    """The bouncer: an opponent's one, or none at all; its vibes are gone with it."""
    s = Scene("| hand: carnaby", "dr-evil | table: fog-machine:1").play("carnaby")
    s.pick("pick", "fog-machine")
    assert s.discards(1) == ["fog-machine-of-doom"]
    assert s.lying(1) == []
    s = Scene("| hand: smooth-saboteur", "melody | table: lava-lamp:1", evil_first=True).play("smooth-saboteur")
    assert s.vibes(1) == (1, 2, 1, 0)
    s.no()
    assert s.lying(1) == ["lava-lamp-of-loveliness"]


@pytest.mark.rule("AP-44", "AP-108")
@pytest.mark.parametrize(("there", "left"), [("dr-evil", 2), ("mustafa", 1)])
def test_an_extra_action_on_a_condition(there, left):
    """The cyclist with an active Dr. Evil: the action for him comes back."""
    s = Scene(f"{there} | hand: mini-me-getaway", "melody", evil_first=True).play("mini-me-getaway")
    assert s.actions == left


@pytest.mark.parametrize(("mine", "drawn"), [(20, 2), (30, 0)])
def test_draw_when_behind(mine, drawn):
    """Melody draws two if an opponent has more points."""
    s = Scene(f"| hand: melody | points: {mine}", "dr-evil | points: 30").play("melody")
    assert len(s.hand(0)) == drawn


def test_draw_for_each_and_for_another():
    """The accordion counts Frau Farbissinas; the Lifeguard needs another Henchman than himself."""
    s = Scene("frau-farbissina frau-farbissina-loud | hand: unibrau-acc", "melody", evil_first=True).play("unibrau-acc")
    assert len(s.hand(0)) == 2
    s = Scene("| hand: henchman-lava henchman-lava", "melody", evil_first=True).play("henchman-lava")
    assert len(s.hand(0)) == 1
    s.play("henchman-lava")
    assert len(s.hand(0)) == 1


def test_a_vibe_of_your_choice_until_the_end_of_the_turn():
    """The hairdresser."""
    s = Scene("| hand: fab-hair", "dr-evil").play("fab-hair").pick("choose", None, 3)
    assert s.vibes(0) == (0, 2, 0, 1)
    s.spent()
    assert s.vibes(0) == (0, 2, 0, 0)


@pytest.mark.rule("AP-148")
def test_an_attack_at_once():
    """Kung Fu By Mail: himself, an assassination, no action; or not at all."""
    s = Scene("melody | hand: austin-kung", "dr-evil").play("austin-kung")
    assert s.asked() == ("strike", 0)
    assert s.choices("attack") == ["austin-kung-fu-by-mail"]
    s.attack("austin-kung", "dr-evil").leave()
    assert s.points() == [7, 0]
    assert s.actions == 1
    s = Scene("melody | hand: austin-kung", "dr-evil").play("austin-kung").no()
    assert s.asked() == ("main", 0)


@pytest.mark.rule("AP-45", "AP-53")
def test_a_free_play_from_the_hand():
    """The lounge singer: a female Shagger, and her own text happens; males and Assassins do not fit."""
    s = Scene("| hand: austin-undercover felicity-shagwell-first shagette-karate gadget", "dr-evil")
    s.play("austin-undercover")
    assert s.choices("play_free") == ["felicity-shagwell-first-shagette"]
    assert s.reason("gadget") == "not_meant"
    s.pick("play_free", "felicity-shagwell-first")
    assert s.actions == 1
    assert len(s.agents(0)) == 2


# -- while active ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-56", "AP-58")
@pytest.mark.parametrize(
    ("table", "evil", "vibes"),
    [
        ("austin-dance gadget melody basil-exposition-on", False, (6, 2, 2, 0)),
        ("felicity-shagwell-first shagette-go-go shagette-karate", False, (2, 5, 0, 1)),
        ("felicity-shagwell-first felicity-shagwell-first", False, (2, 4, 0, 0)),
        ("dr-evil-volcano henchman-union henchman-mono mustafa", True, (1, 0, 3, 6)),
    ],
)
def test_agents_that_make_others_put_out_more(table, evil, vibes):
    """By role, by trait, others or all; never themselves when the text says others."""
    assert Scene(table, "melody" if evil else "mustafa", evil_first=evil).vibes(0) == vibes


@pytest.mark.rule("AP-45", "AP-107")
@pytest.mark.parametrize(
    ("mine", "card", "yours", "free"),
    [
        ("austin-powers", "austin-from", "dr-evil", True),
        ("felicity-shagwell", "austin-from", "dr-evil", False),
        ("shagette-go-go", "shagette-scooter", "dr-evil", True),
        ("melody", "shagette-scooter", "dr-evil", False),
    ],
)
def test_agents_that_are_free_beside_others(mine, card, yours, free):
    """On the own table, when announced."""
    s = Scene(f"{mine} | hand: {card}", yours, actions=0)
    assert s.can("play_free", card) == free
    assert not s.can("play_agent", card)
    if not free:
        assert s.reason(card) == "not_free"


@pytest.mark.parametrize(
    ("mine", "card", "yours", "free"),
    [
        ("dr-evil-ransom", "mini-me", "melody", True),
        ("mustafa", "mini-me", "melody", False),
        ("mustafa", "ninja", "melody gadget", True),
        ("mustafa", "ninja", "melody", False),
        ("henchwoman-night", "henchman-mono", "melody", True),
    ],
)
def test_evil_agents_that_are_free_beside_others(mine, card, yours, free):
    """A persona, a trait, or being outnumbered."""
    s = Scene(f"{mine} | hand: {card}", yours, evil_first=True, actions=0)
    assert s.can("play_free", card) == free


@pytest.mark.rule("AP-144")
def test_agents_that_make_cards_easier():
    """Three Shagettes take a vibe off every Bone, the Boffin one off every Swinger."""
    for others, fits in (("shagette-bass shagette-bass", True), ("shagette-bass melody", False)):
        s = Scene(f"shagette-go-go {others} | hand: i-brought", "henchman-lava", turn=1)
        s.attack("henchman-lava", "shagette-go-go")
        assert s.can("throw", "i-brought") == fits
    s = Scene("gadget | hand: time-kiosk", "dr-evil")
    assert s.can("swinger", "time-kiosk", 1)
    s = Scene("gadget | hand: mojo-jukebox", "dr-evil")
    assert not s.can("swinger", "mojo-jukebox", 1)


@pytest.mark.rule("AP-146")
def test_a_shield_holds_against_the_attackers_it_names():
    """The Union Rep keeps Assassins off other Henchmen, not Shaggers; the Air Vent Expert keeps off all, at once as well."""
    s = Scene("tea-lady gadget melody", "henchman-union henchman-lava henchwoman-night dr-evil")
    assert s.targets("tea-lady") == ["dr-evil", "henchman-union-rep"]
    assert s.targets("melody") == ["dr-evil", "henchman-lava-lifeguard", "henchman-union-rep"]
    assert s.targets("gadget") == ["henchwoman-night-shift"]
    assert Scene("tea-lady", "henchman-lava dr-evil").targets("tea-lady") == ["dr-evil", "henchman-lava-lifeguard"]
    s = Scene("tea-lady melody | hand: very-secret", "mini-me-air mini-me")
    assert s.targets("tea-lady") == s.targets("melody") == ["mini-me"]
    s.swing("very-secret", 0)
    assert {s.name(option[2]) for option in s.options_now() if option[2] >= 0} <= {"mini-me"}


@pytest.mark.rule("AP-145", "AP-146")
def test_guards_and_shields():
    """EX-17: a Guard comes first where it is a legal target; shielded Agents never are."""
    s = Scene("mustafa henchman-lava", "butlertron melody", evil_first=True)
    assert s.targets("mustafa") == ["butlertron-mark-two"]
    assert s.targets("henchman-lava") == ["melody-vox-chart-topper"]
    s = Scene("tea-lady gadget", "mini-me-air henchwoman-night henchman-union henchman-lava")
    assert s.targets("tea-lady") == ["henchman-union-rep"]
    assert s.targets("gadget") == ["henchwoman-night-shift"]
    assert s.reason("mini-me-air") == "shielded"
    s = Scene("mustafa", "palace-guard melody", evil_first=True)
    assert s.reason("melody") == "guarded"


# -- actions -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-43")
def test_printed_actions_of_agents():
    """Basil draws two for an action; the driver swaps another of your Agents for one of your hand."""
    s = Scene("basil-exposition-on", "dr-evil").pick("card_action", "basil-exposition-on")
    assert (len(s.hand(0)), s.actions) == (2, 1)
    s = Scene("felicity-shagwell-getaway melody | hand: gadget", "dr-evil")
    s.pick("card_action", "felicity-shagwell-getaway")
    assert s.choices("pick") == ["melody-vox-chart-topper"]
    s.pick("pick", "melody").pick("play_free", "gadget")
    assert s.hand(0) == ["melody-vox-chart-topper"]
    assert s.actions == 1


# -- won and lost ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-142", "AP-44")
def test_what_winners_do():
    """After scoring and discarding: an extra action, a Bone from the pile to the score pile, a card from the foe's hand."""
    s = Scene("colonel", "dr-evil").attack("colonel", "dr-evil").leave()
    assert s.actions == 2
    s = Scene("dr-evil-ransom | discard: polka my-lawyers you-may", "melody", evil_first=True)
    s.attack("dr-evil-ransom", "melody").leave()
    assert s.choices("pick") == ["my-lawyers-are-also-ninjas", "polka-until-you-drop"]
    s.pick("pick", "polka")
    assert s.points(0) == 15
    s = Scene("piranha", "melody | hand: twirl", evil_first=True).attack("piranha", "melody").leave()
    assert s.discards(1) == ["melody-vox-chart-topper", "twirl-like-you-mean-it"]
    s = Scene("fat-bastard-caber", "melody | table: lava-lamp:1", evil_first=True)
    s.attack("fat-bastard-caber", "melody").leave().pick("pick", "lava-lamp")
    assert s.lying(1) == []


@pytest.mark.rule("AP-142")
def test_what_losers_do():
    """The florist's foe discards two at random."""
    s = Scene("gadget | hand: twirl melody tea-first", "robin-swallows-poison").attack(
        "gadget", "robin-swallows-poison"
    )
    s.leave()
    assert len(s.hand(0)) == 1
    assert len(s.discards(0)) == 2


@pytest.mark.rule("AP-141")
@pytest.mark.parametrize(
    ("attacker", "loser", "evil", "where"),
    [
        ("henchwoman-night", "austin-bad", True, "hand"),
        ("mustafa", "austin-bad", True, "discard_pile"),
        ("tea-lady", "mustafa", False, "hand"),
        ("shagette-go-go", "mustafa", False, "discard_pile"),
        ("tea-lady", "doomsweep", False, "draw_deck"),
    ],
)
def test_what_replaces_a_discard(attacker, loser, evil, where):
    """By the kind of the attack: to the hand, shuffled into the deck, or as usual."""
    s = Scene(attacker, loser, evil_first=evil).attack(attacker, loser).leave()
    assert s.names(s.table.layout.find(where, 1)).count(s.name(s.card(loser))) == 1


@pytest.mark.rule("AP-143")
def test_nothing_follows_a_win():
    """The Colonel scores to 100: no extra action, the game is over."""
    s = Scene("colonel | points: 95", "dr-evil").attack("colonel", "dr-evil").leave()
    assert s.outcome() == ("goal", (0,))
