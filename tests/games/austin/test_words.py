"""Every word that the rules say has a line, every question a prompt, every reason a rule that the help states."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.view import redact, view
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.definition import REASONS
from tabletop.games.austin.rules.cards import BONE, CARDS, DECKS, KIND, TYPE
from tabletop.games.austin.rules.effects import FORBIDDEN
from tabletop.games.austin.rules.events import (
    TOUCHED,
    Agreed,
    Bounce,
    BounceAll,
    Cheaper,
    Deck,
    DiscardAgent,
    DiscardAll,
    DiscardHand,
    Forbids,
    Gesture,
    GoesCalm,
    LosesFight,
    Mulligan,
    Mute,
    MuteAll,
    Stall,
    StripBone,
    Unscore,
)
from tabletop.games.austin.rules.ops import TOUCHES
from tabletop.games.austin.rules.table import FORBID_HELP, HAND, UNTIL_ATTACK, UNTIL_MY_TURN
from tabletop.games.austin.rules.touches import TOUCH_WORDS
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import PASSES, VERBS
from tabletop.games.austin.words.log import PILES, WORDS
from tabletop.games.austin.words.prompts import OWN, PICKS, PLAYERS, WAITING
from tests import saying
from tests.driving import drive, facts, random_options
from tests.games.austin.scene import Scene


def told(*lines):
    """Lines as text, seats as S0 and so on."""
    words = []
    for line in lines:
        parts = [f"S{p.seat}" if hasattr(p, "seat") else p if isinstance(p, str) else _name(p) for p in line]
        words.append("".join(parts))
    return words


def _name(ref):
    return "a card" if ref.kind == 255 else AUSTIN.cards[ref.kind].name


def log(s, seat=-1):
    return told(*(line for event in s.events for line in AUSTIN.narrate(s.seen(0), redact(event, seat))))


def prompt(s, seat):
    return told(AUSTIN.prompt(view(s.game, seat)).line)[0]


def test_everything_said_is_told_and_nothing_else_has_words():
    """Over random games with all house rules: said and told are the same words, but for the rarest ones."""
    said = set()
    for seed in range(120):
        options = random_options(AUSTIN, Random(seed)) | {f"deck_{seat}": "surprise" for seat in range(6)}
        game = AUSTIN.start(2 + seed % 5, seed, options)
        game.table.events = []
        drive(game, seed, lambda game, _random, _n: said.update(map(type, facts(game.take_events()))))
        said.update(map(type, facts(game.take_events())))
    assert said <= set(WORDS)
    assert set(WORDS) - said <= {Agreed, Deck, GoesCalm, Mulligan, Stall, Cheaper, Forbids}  # scenes of their own


def test_every_question_has_words():
    """For the seat that is asked and for the others; a way to say no; a verb for each operation that picks."""
    queries = set(AUSTIN.rules.queries)
    assert set(OWN) | {"help_throw", "press_time"} == queries
    assert set(WAITING) <= queries
    assert set(PASSES) <= queries
    picking = set(TOUCH_WORDS) - {"search", "play_free", "attack_now"}
    assert set(PICKS) == set(VERBS) == set(TOUCHED) == picking
    others = set(TOUCH_WORDS) - set(PILES)
    assert len({tr("naught-done", kind="K", op=op) for op in others}) == len(others), (
        "each has touched nothing in its way"
    )
    hands = {which.op for which in TOUCHES if which.zone == HAND and which.who != "you"}
    assert set(PLAYERS) == hands | {"look_hand"} | {f"forbid_{what}" for what in FORBIDDEN}


@pytest.mark.rule("AP-155")
def test_a_question_of_an_effect_begins_with_its_card():
    """Whoever is asked need not guess which card wants to know."""
    s = Scene("| hand: dr-evil", "| hand: felicity-shagwell-double", "| hand: fat-bastard", evil_first=True)
    s.play("dr-evil")
    assert s.asked()[0] == "pick_seat"
    assert prompt(s, 0) == saying.said("austin/who-discards", card="Dr. Evil")


@pytest.mark.rule("AP-152")
@pytest.mark.parametrize(("deck", "asks"), [("twirl shagette-scooter", "take which Shagette from your deck?"),
                                            ("twirl melody", "there is no Shagette in your deck.")])  # fmt: skip
def test_who_searches_in_vain_is_told_so(deck, asks):
    s = Scene(f"| hand: felicity-shagwell | deck: {deck}", "dr-evil")
    s.play("felicity-shagwell")
    assert prompt(s, 0) == f"Felicity Shagwell: {asks}"


BONES = tuple(kind for kind in range(len(CARDS)) if TYPE[kind] == BONE)[:3]


def said(fact):
    return told(WORDS[type(fact)](fact))[0]


def test_who_loses_a_card_hears_by_whom():
    fact = DiscardHand(1, 0, 3, 5)
    assert said(fact) == saying.said(
        "austin/discards", by="S1", seat="S0", kind=AUSTIN.cards[5].name, scored="no", how="made"
    )
    assert said(replace(fact, by=0)) == saying.said("austin/redraw", seat="S0", kind=AUSTIN.cards[5].name)


@pytest.mark.parametrize(
    ("fact", "line"),
    [
        (StripBone(1, 0, 3, 5), "S1 discards {} of S0 from the fight."),
        (Bounce(1, 0, 3, 5), "S1 sends {} of S0 back to the hand."),
        (DiscardAgent(0, 0, 3, 5), "S0 discards {}."),
        (Unscore(1, 0, 3, 5), "S1 has S0 discard the scored card {}."),
        (Unscore(1, 0, 3, 5, hand=True), "S1 sends the scored card {} of S0 back to the hand."),
        (Mute(1, 0, 3, 5, until=UNTIL_MY_TURN), "S1 silences {} of S0: no vibes until S1's next turn."),
        (MuteAll(1, 0, (5,), UNTIL_MY_TURN), "S1 silences {} of S0: no vibes until S1's next turn."),
        (MuteAll(1, 0, (5,) * 4, UNTIL_MY_TURN), "S1 silences 4 Agents of S0: no vibes until S1's next turn."),
        (DiscardAll(1, 0, (5, 5), True, 3, 5), "S1 has S0 discard the whole hand by {0}: {0} and {0}."),
        (DiscardAll(1, 0, (5, 5), False, 3, 5), "S1 has S0 discard 2 cards by {0}: {0} and {0}."),
        (BounceAll(1, 0, (5, 5)), "S1 sends {0} and {0} of S0 back to the hand."),
        (LosesFight(0, (5, BONES[0])), "S0's side is beaten: {0} and {1} are discarded."),
        (LosesFight(0, (5, *BONES[:2])), "S0's side is beaten: {0} and 2 Bones are discarded."),
        (LosesFight(0, BONES[:1]), "S0's side is beaten: {1} is discarded."),
        (Forbids(1, 0, FORBID_HELP, UNTIL_ATTACK), "S0 may not ask for help until the fight is over."),
    ],
)
def test_what_befalls_a_card_names_who_does_it_whose_it_is_and_how_long(fact, line):
    assert said(fact) == line.format(*(AUSTIN.cards[kind].name for kind in (5, *BONES)))


@pytest.mark.rule("AP-52")
def test_agents_that_may_put_out_vibes_again_are_told():
    s = Scene("| hand: everybody-twist", "henchman-lava doomsweep")
    s.use("everybody-twist").spent().spent()
    assert saying.said("austin/vibes-back", seat="S1") in log(s)


@pytest.mark.parametrize(("lies", "line"), [("", "there is no lasting Swinger to discard."),
                                            ("table: lava-lamp:1", "no lasting Swinger is discarded.")])  # fmt: skip
def test_a_text_that_was_declined_or_found_nothing_says_so(lies, line):
    """Else the next discard would look like what it has done."""
    s = Scene("| hand: smooth", f"melody | {lies}", evil_first=True)
    s.play("smooth")
    if lies:
        s.no()
    assert log(s)[-1] == f"Smooth Saboteur: {line}"


@pytest.mark.parametrize(("agents", "line"), [("", "there is no Agent to discard."),
                                              ("fab-hairdresser gadget-boffin", "no Agent is discarded.")])  # fmt: skip
def test_a_price_that_is_not_paid_is_told(agents, line):
    """Mojo Jukebox: you may discard one of your Agents; only then you draw."""
    s = Scene(f"{agents} | hand: mojo-jukebox", "")
    s.pick("swinger", "mojo-jukebox", 0)
    if agents:
        s.no()
    assert log(s)[-1] == f"Mojo Jukebox: {line}"


def test_what_happens_in_a_fight_names_the_bone_whose_text_it_is():
    s = Scene("felicity-shagwell austin-powers | hand: fancy", "henchman-lava unibrau-acc | hand: polka")
    s.attack("felicity-shagwell", "henchman-lava").throw("polka").throw("fancy")
    assert log(s)[-1] == saying.said(
        "austin/draws", cause=saying.card("austin/fancy-meeting-me-here"), seat="S0", kinds=[saying.UNSEEN], short="no"
    )


@pytest.mark.rule("AP-140")
def test_reasons_cite_rules_of_the_help():
    """Each reason and each house rule names a rule that the pages state; every rule of the game has a page."""
    stated = [rule.id for chapter in games.plugin("austin").help().chapter for rule in chapter.rules]
    assert stated == [f"AP-{n}" for n in range(1, 179)]
    assert {rule for _, rule in REASONS.values()} <= set(stated)
    assert {rule.rule for rule in AUSTIN.house_rules} <= set(stated)


@pytest.mark.rule("AP-140")
def test_a_card_that_an_effect_does_not_mean_says_which_it_does():
    s = Scene("| hand: austin-undercover felicity-shagwell johnson twirl", "henchman-lava").play("austin-undercover")
    why = [sentence for _, sentence, _ in s.game.reasons(0).values()]
    assert why == 2 * [saying.said("austin/not-meant", wanted="female Shagger")], "neither the man nor the Bone"


@pytest.mark.rule("AP-67", "AP-80")
def test_a_bone_that_does_not_fit_says_what_is_missing():
    """To its owner only; with a discount it says how much of that may be missing."""
    s = Scene("gadget | hand: and-now", "henchwoman-night", turn=1).attack("henchwoman-night", "gadget")
    found = s.game.reasons(0)
    assert list(found.values()) == [
        (
            "need_not_met",
            saying.said("austin/need-not-met", vibes=saying.said("list", items=["1 Groovy", "2 Shagadelic"])),
            "AP-67",
        ),
    ]
    assert s.game.reasons(1) == {}
    three = "shagette-go-go shagette-karate shagette-karate"
    s = Scene(f"{three} | hand: this-medallion melody", "henchman-lava", turn=1)
    s.attack("henchman-lava", "shagette-go-go")
    assert s.reason("this-medallion") == "need_nearly_met"
    assert s.reason("melody") == "only_bones"


@pytest.mark.parametrize(
    ("mine", "yours", "card", "code"),
    [
        ("melody", "unibrau-hot", "melody", "wrong_sex"),
        ("gadget", "unibrau-hot", "gadget", "target_rule"),
        ("tea-lady", "mini-me-air", "tea-lady", "shielded"),
        ("melody", "doomsweep", "melody", "robot"),
        ("melody", "", "melody", "no_target"),
        ("melody | hand: twirl", "dr-evil", "twirl", "bone_in_turn"),
        ("shagette-go-go gadget", "unibrau-hot", "unibrau-hot", "target_rule"),
    ],
)
def test_why_nobody_can_be_attacked(mine, yours, card, code):
    """The obstacle that is nearest to being overcome."""
    assert Scene(mine, yours).reason(card) == code


@pytest.mark.rule("AP-62", "AP-63")
def test_neighbours_of_one_side():
    """An Assassin beside an Agent of the own side."""
    s = Scene("tea-lady", "melody", "dr-evil", sides=(0, 0, 1))
    assert s.reason("melody") == "same_allegiance"


def test_what_is_too_dear():
    """Without actions: no condition, no free ship, nothing left."""
    s = Scene("| hand: austin-from johnson melody time-kiosk", "dr-evil", actions=0)
    assert [s.reason(card) for card in ("austin-from", "melody", "time-kiosk")] == [
        "not_free",
        "no_action_left",
        "no_action_left",
    ]
    s = Scene("| hand: johnson johnson", "| hand: polka", actions=0).free("johnson").no(1)
    assert ("ship_used", saying.said("austin/ship-used"), "AP-123") in s.game.reasons(0).values()


@pytest.mark.rule("AP-48", "AP-110")
def test_a_turn_that_is_over_offers_no_free_play_and_a_full_hand_says_its_limit():
    s = Scene("| hand: " + "twirl " * 8, "", actions=0, concede="yes")
    assert prompt(s, 0) == saying.said("austin/turn-no-actions")
    s.no().no()
    assert prompt(s, 0) == saying.said("austin/even-up", held=8, left=2)
    assert prompt(Scene("| hand: johnson", "", actions=0), 0) == saying.said("austin/turn-free-play")


def test_where_nobody_races_nobody_is_told_to_copy_anything():
    """What finds the target instead is said with the gesture."""
    lines = ["".join(WORDS[Gesture](Gesture(0, 0, how))[1:]) for how in range(4)]
    assert len(set(lines)) == 4
    assert all("race" in line for line in lines)


def test_the_log_of_a_short_story():
    """An attack with a Bone, its score, a Happening with its race, a look that only the looker hears in full."""
    s = Scene("felicity-shagwell | hand: lost-l", "unibrau-acc henchman-lava | hand: polka", "", "")
    s.attack("felicity-shagwell", "henchman-lava").throw("polka").leave()
    assert log(s) == [
        saying.said(
            "austin/attacks",
            seat="S0",
            kind="Felicity Shagwell",
            target_kind=saying.card("austin/henchman-lava-lifeguard"),
            foe="S1",
            attempt="shag",
        ),
        saying.said("austin/lands", seat="S1", speaker="Unibrau", kind=saying.card("austin/polka-until-you-drop")),
        saying.said(
            "austin/wins-fight",
            kind=saying.card("austin/henchman-lava-lifeguard"),
            loser_kind="Felicity Shagwell",
            seat="S1",
            why="last",
        ),
        saying.said(
            "austin/scores", seat="S1", kind=saying.card("austin/henchman-lava-lifeguard"), total=8, side="evil"
        ),
        saying.said("austin/scores", seat="S1", kind=saying.card("austin/polka-until-you-drop"), total=14, side="evil"),
        saying.said("austin/loses-fight", seat="S0", kinds=["Felicity Shagwell"], slugfest="no", bones=0, count=1),
    ]
    s.events.clear()
    s.use("lost-l").times(900, None, 300)
    assert log(s) == [
        saying.said("austin/happens", seat="S0"),
        "The gesture: S1 900 ms, S2 not at all, S3 300 ms.",
        saying.said("austin/target", seat="S0", target="S2"),
        saying.said("austin/reveals", seat="S0", kind="Lost Luggage"),
        saying.said("austin/in-vain", kind="Lost Luggage", target="S2"),
        saying.said("austin/scores", seat="S0", kind="Lost Luggage", total=4, side="good"),
    ]
    s = Scene("| hand: psychedelic-spectacles | deck: twirl", "dr-evil | hand: polka", deck_size=3, actions=2)
    s.swing("psychedelic-spectacles", 0).no().no()
    assert saying.said("austin/digs", seat="S0", kinds=[saying.UNSEEN] * 3, last="yes") in log(s, 1)
    assert saying.said(
        "austin/draws",
        cause="Psychedelic Spectacles",
        seat="S0",
        kinds=[saying.card("austin/twirl-like-you-mean-it")],
        short="no",
    ) in log(s, 0)
    assert log(s, 1)[-2:] == [
        saying.said("austin/puts-back", seat="S0", top=3, under=0),
        saying.said("austin/draws", cause="Psychedelic Spectacles", seat="S0", kinds=[saying.UNSEEN], short="no"),
    ]


@pytest.mark.rule("AP-18")
def test_open_deck_lists_are_read_out():
    """A house rule: before the first turn, to everybody, each card once with its number; else no word of it."""
    for options, lines in (({"open_decklists": "on"}, 2), ({}, 0)):
        game = AUSTIN.start(2, 5, {"deck_0": "theme-shagettes", "first_side": "good", **options}, auto=False)
        game.table.events = []
        assert (game.ask[2] == "deck_lists") == bool(lines)
        game.answer(game.no, game.ask[1], 0)
        decks = [event for event in game.take_events() if event[:2] == ("say", Deck.word)]
        assert len(decks) == lines
        if lines:
            said = told(*AUSTIN.narrate(view(game, 1), redact(decks[0], 1)))[0]
            assert saying.says(said, "austin/deck", seat="S0")
            assert len(decks[0][2].kinds) == 30
            for card, count in DECKS["theme-shagettes"].cards.items():
                assert f"{count if count > 1 else ''} {CARDS[KIND[card]].name}".strip() in said


@pytest.mark.rule("AP-110", "AP-112")
def test_what_is_done_at_the_end_of_a_turn_is_no_effect_of_the_card_before():
    """The discard of whoever is on turn, the draws of all, and a deck that has too few."""
    s = Scene("| hand: lava-lamp melody", "| hand: " + "polka " * 5, deck_size=(2, 12))
    s.no().pick("discard", "melody").no()
    assert log(s)[:3] == [
        saying.said("austin/end-discards", seat="S0", kinds=[saying.card("austin/melody-vox-chart-topper")], own="yes"),
        saying.said("austin/refills", seat="S0", count=1, drawing="yes"),
        saying.said("austin/end-draws", seat="S0", kinds=[saying.UNSEEN] * 3, short="yes"),
    ]
    assert saying.said("austin/end-draws", seat="S1", kinds=[saying.UNSEEN], short="no") in log(s)


@pytest.mark.rule("AP-114")
@pytest.mark.parametrize(("deck", "drawn"), [(12, "draws 2 cards."), (1, "draws a card and no more: the deck is empty."),
                                             (0, "draws nothing: the deck is empty.")])  # fmt: skip
def test_who_draws_too_few_cards_hears_why(deck, drawn):
    s = Scene("| hand: melody", "| hand: polka | points: 9", deck_size=(deck, 12))
    s.play("melody")
    assert f"Melody Vox, Chart Topper: S0 {drawn}" in log(s)


def test_labels_say_what_happens():
    """Attacks by their kind, boxes by their vibes, Happenings with what is named."""
    s = Scene("felicity-shagwell tea-lady | hand: lava-lamp spot-the gadget", "henchman-lava")
    labels = {AUSTIN.label(s.seen(0), option) for option in s.options_now()}
    assert {
        "I'm spent",
        saying.said(
            "austin/attack-shag", card="Felicity Shagwell", target=saying.card("austin/henchman-lava-lifeguard")
        ),
        saying.said(
            "austin/attack-kill",
            card=saying.card("austin/tea-lady-with-a-licence"),
            target=saying.card("austin/henchman-lava-lifeguard"),
        ),
        saying.said("austin/use-free-box", card=saying.card("austin/lava-lamp-of-loveliness")),
        saying.said(
            "austin/use-vibe-box",
            card=saying.card("austin/lava-lamp-of-loveliness"),
            vibes=saying.said("list", items=["1 Groovy", "1 Shagadelic"]),
        ),
        saying.said("austin/use-naming", card=saying.card("austin/spot-the-spy"), named="Swingers"),
        saying.said("austin/play-card", card="Gadget Boffin"),
    } <= labels


@pytest.mark.parametrize(
    ("others", "house", "struck"),
    [
        (1, {}, "the only other player"),
        (2, {}, "whoever is last to copy your gesture"),
        (2, {"reaction_mode": "calm"}, "whoever draws the short straw"),
        (2, {"reaction_mode": "calm", "calm_target": "user_picks"}, "whom you name"),
        (2, {"reaction_mode": "calm", "calm_target": "random"}, "whom a lot finds"),
    ],
)
@pytest.mark.rule("AP-97", "AP-98", "AP-176")
def test_who_will_be_the_target_of_a_happening_is_said_before_it_is_played(others, house, struck):
    s = Scene("felicity-shagwell | hand: conga-line", *["henchman-lava", "melody-vox"][:others], **house)
    assert prompt(s, 0) == f"Your turn: 2 actions left. A Happening strikes {struck}."
    assert "Happening" not in prompt(Scene("felicity-shagwell", "henchman-lava"), 0)


@pytest.mark.rule("AP-147")
def test_agents_that_are_silenced_together_are_told_in_one_line():
    s = Scene("| hand: everybody-twist", "henchman-lava mini-me", "tea-lady", reaction_mode="calm")
    s.use("everybody-twist")
    while "silences" not in " ".join(log(s)):
        s.answer(s.options_now()[0])
    told = [line for line in log(s) if "silences" in line]
    assert len(told) == 1
