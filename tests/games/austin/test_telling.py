"""What the log and the prompts say of effects, ships and slugfests, so that nobody has to guess why something happens."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.rules.cards import KIND
from tabletop.games.austin.rules.events import Acts, Allows, LosesFight, Straw, Unscore, WinsBrawl
from tabletop.games.austin.rules.ops import TOUCHES
from tabletop.games.austin.rules.table import FORBID_ATTACK
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import wanted
from tabletop.games.austin.words.log import WHY, WORDS
from tests import saying
from tests.games.austin.scene import Scene, card_id
from tests.games.austin.test_words import log, prompt, told


def last(s, count=1):
    return log(s)[-count:]


# -- what is wanted ----------------------------------------------------------------------------------------------------
def test_a_question_names_the_kind_of_card_that_is_wanted():
    """Else only one of four cards shines and nothing says why."""
    s = Scene("| hand: austin-undercover melody twirl", "dr-evil").play("austin-undercover")
    assert prompt(s, 0).endswith(": play which female Shagger? It costs no action.")
    s = Scene("| hand: austin-undercover twirl", "dr-evil").play("austin-undercover")
    assert prompt(s, 0).endswith(": you hold no female Shagger that can be played.")
    s = Scene("| hand: shagette-bass | discard: shagette-karate twirl", "dr-evil").play("shagette-bass")
    assert prompt(s, 0).endswith(": take which Shagette from your discard pile?")


@pytest.mark.rule("AP-127")
def test_who_may_play_another_ship_hears_why():
    """Whether there is one to play or not: somebody has answered."""
    s = Scene("| hand: johnson dick", "| hand: gherkin").free("johnson").pick("ship", "gherkin", seat=1)
    assert prompt(s, 0) == saying.said("austin/ship-again")


def test_every_operation_says_what_it_picks():
    """A noun without gaps, of each operation of the card file."""
    nouns = {wanted(which) for which in TOUCHES}
    assert {
        "Shagette",
        "Henchman",
        "Ministry Agent",
        "Bone",
        "Swinger",
        saying.said("austin/wanted", most=7, sex="any", noun="agent"),
    } <= nouns
    assert all(noun == noun.strip() for noun in nouns)


@pytest.mark.rule("AP-152")
def test_nothing_found_differs_from_nothing_taken():
    """Of a hidden deck only what the text makes public: who may take nothing does not say what lay there."""
    s = Scene("| hand: felicity-shagwell | deck: twirl", "dr-evil").play("felicity-shagwell").no()
    assert last(s) == [
        saying.said(
            "austin/naught-searched", kind="Felicity Shagwell", seat="S0", sex="any", noun="shagette", most="any"
        )
    ]
    s = Scene("| hand: shagette-bass | discard: twirl", "dr-evil").play("shagette-bass")
    assert last(s) == [
        saying.said(
            "austin/naught-discarded",
            kind=saying.card("austin/shagette-bass-player"),
            sex="any",
            noun="shagette",
            most="any",
        )
    ]
    s = Scene("| hand: shagette-bass | discard: shagette-karate", "dr-evil").play("shagette-bass").no()
    assert last(s) == [
        saying.said(
            "austin/naught-taken",
            kind=saying.card("austin/shagette-bass-player"),
            seat="S0",
            sex="any",
            noun="shagette",
            most="any",
            op="recover",
        )
    ]


# -- ships -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-124", "AP-127")
def test_ships_are_told_as_answers_and_as_free():
    s = Scene("| hand: johnson dick", "| hand: gherkin").free("johnson")
    assert saying.says(
        last(s)[0],
        "austin/plays",
        seat="S0",
        kind=saying.card("austin/johnson-radar-operator"),
        answer="no",
        free="yes",
        ship="yes",
    )
    s.pick("ship", "gherkin", seat=1)
    assert saying.says(
        last(s)[0],
        "austin/plays",
        seat="S1",
        kind=saying.card("austin/gherkin-lair-caterer"),
        answer="yes",
        free="no",
        ship="yes",
    )
    s.pick("ship", "dick")
    assert saying.says(
        last(s)[0],
        "austin/plays",
        seat="S0",
        kind=saying.card("austin/dick-fighter-pilot"),
        answer="no",
        free="yes",
        ship="yes",
    )


@pytest.mark.rule("AP-127")
def test_who_has_no_further_ship_reads_what_was_possible():
    s = Scene("| hand: johnson", "| hand: gherkin").free("johnson").pick("ship", "gherkin", seat=1)
    assert prompt(s, 0) == saying.said("austin/ship-again-unable")


@pytest.mark.rule("AP-126", "AP-128")
@pytest.mark.parametrize("words", [{}, {"ship_replies": "sequential"}])
def test_whoever_lets_a_ship_pass_is_told_so(words):
    """Else nobody knows whether they have been asked; who has no card was not."""
    s = Scene("| hand: johnson dick", "| hand: twirl", "| hand: torpedo", "", sides=(0, 0, 1, 1), **words).free(
        "johnson"
    )
    s.answer(PASS, s.asked()[1] if words else 1)
    s.answer(PASS, 2) if words else s.pick("ship", "torpedo", seat=2)
    first = ["S1 does not answer the ship."]
    assert [line for line in log(s) if "not answer" in line] == first + [
        saying.said("austin/no-ship", seat="S2", own="no")
    ] * bool(words)
    if not words:
        s.no()
        assert last(s) == [saying.said("austin/no-ship", seat="S0", own="yes")]


@pytest.mark.rule("AP-177")
def test_whoever_throws_no_bone_is_told_when_all_are_asked_in_turn():
    """Else somebody further round helps, and nobody knows what became of the others; of the last one it is said for all."""
    seats = (
        "felicity-shagwell",
        "henchman-lava",
        "melody | hand: twirl",
        "mustafa | hand: polka",
        "tea-lady | hand: do-try",
    )
    s = Scene(*seats, sides=(0, 1, 0, 1, 0), help_style="calm").attack("felicity-shagwell", "henchman-lava").call()
    asked = []
    while s.asked()[0] == "help_offer":
        asked.append(s.asked()[1])
        s.no()
    assert len(asked) == 3
    assert [line for line in log(s) if saying.says(line, "austin/no-bone")] == [
        saying.said("austin/no-bone", seat=f"S{seat}") for seat in asked[:-1]
    ]
    assert saying.said("austin/no-help", seat="S1") in log(s)


# -- decks -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-113")
def test_a_draw_names_its_card_and_a_new_deck_says_what_it_is_for():
    s = Scene("| hand: melody | discard: twirl twirl twirl", "dr-evil | points: 9", deck_size=(1, 12)).play("melody")
    assert last(s, 2) == [
        saying.said(
            "austin/refills", cause=saying.card("austin/melody-vox-chart-topper"), seat="S0", count=3, drawing="yes"
        ),
        saying.said(
            "austin/draws",
            cause=saying.card("austin/melody-vox-chart-topper"),
            seat="S0",
            kinds=[saying.UNSEEN] * 2,
            short="no",
        ),
    ]


@pytest.mark.rule("AP-152")
def test_of_one_card_that_is_taken_no_rest_is_put_back():
    s = Scene("| hand: basil-exposition | deck: twirl", "dr-evil", deck_size=(1, 12)).play("basil-exposition")
    s.answer(s.options_now()[0])
    assert [line for line in log(s) if "deck" in line] == [
        saying.said("austin/digs", seat="S0", kinds=[saying.UNSEEN], last="yes")
    ]


@pytest.mark.rule("AP-152")
def test_cards_put_back_are_asked_for_one_after_the_other():
    s = Scene("| hand: shagette-karate", "dr-evil").play("shagette-karate").no()
    assert prompt(s, 0).endswith(": which will you draw first?")
    s.answer(s.options_now()[1])
    assert prompt(s, 0).endswith(": which will you draw second?")


@pytest.mark.rule("AP-152")
@pytest.mark.parametrize(
    ("under", "words"),
    [
        (0, "S0 puts 3 cards back on top of the deck."),
        (1, "S0 puts 2 cards back on top of the deck and 1 under it."),
        (3, "S0 puts 3 cards under the deck."),
    ],
)
def test_all_hear_how_many_cards_go_on_the_deck_and_under_it(under, words):
    s = Scene("| hand: shagette-karate", "dr-evil").play("shagette-karate")
    for _ in range(under):
        s.answer(s.options_now()[1])
    while s.asked()[0] in ("look_bottom", "look_top"):
        s.no()
    assert words in log(s, 1)


# -- slugfests ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-136", "AP-137")
def test_a_slugfest_says_why_it_was_won_and_who_leaves():
    s = Scene("tea-lady | hand: twirl", "henchman-lava mustafa | hand: slugfest", turn=1).swing("slugfest", 0)
    s.pick("fighter").pick("fighter").no()
    if s.asked()[0] == "slug_step":
        s.no()
    assert [fact.seat for fact in s.said(LosesFight)] == [0]
    assert saying.said("austin/wins-brawl", kind="Mustafa", seat="S1", why="no-bone") in log(s)
    assert saying.said("austin/out", seat="S0") in log(s)
    assert saying.said(
        "austin/loses-fight",
        seat="S0",
        kinds=[saying.card("austin/tea-lady-with-a-licence")],
        slugfest="yes",
        bones=0,
        count=1,
    ) in log(s)


@pytest.mark.parametrize(("number", "why"), list(enumerate(WHY)))
def test_each_way_to_win_a_slugfest_has_words(number, why):
    assert told(WORDS[WinsBrawl](WinsBrawl(1, 3, 5, number)))[0].endswith(f" for S1: {tr('slug-why', why=why)}.")


# -- who chooses -------------------------------------------------------------------------------------------------------
def test_who_has_picked_a_card_itself_is_told_so():
    (line,) = told(WORDS[Unscore](Unscore(0, 1, 3, 5, picked=True)))
    assert saying.says(line, "austin/discards", seat="S1", how="picked", scored="yes", hand="no", cause=saying.NOBODY)
    s = Scene("| hand: charity-auction", "| scored: dr-evil polka").use("charity-auction").pick("pick", "polka")
    assert any(
        saying.says(
            line,
            "austin/discards",
            seat="S1",
            how="picked",
            scored="yes",
            hand="no",
            kind=saying.card("austin/polka-until-you-drop"),
            cause=saying.NOBODY,
        )
        for line in log(s)
    )


@pytest.mark.rule("AP-176")
def test_the_last_straw_is_told_as_what_was_left():
    assert told(WORDS[Straw](Straw(1, 2, short=False, last=True)))[0] == saying.said(
        "austin/straw", seat="S1", number=2, last="yes", short="no"
    )
    s = Scene("| hand: lost-l", "", "", reaction_mode="calm").use("lost-l")
    while s.asked()[0] == "draw_straw":
        s.answer(s.options_now()[0])
    assert {straw.seat: straw.last for straw in s.said(Straw)} == {1: False, 2: True}


# -- what lasts --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-142")
def test_the_end_of_a_ban_is_told():
    s = Scene("| hand: group-evil", "melody", evil_first=True).use("group-evil").spent()
    assert saying.said("austin/allows", seat="S1", what="attack") not in log(s)
    s.spent()
    assert saying.said("austin/allows", seat="S1", what="attack") in log(s)
    assert [(fact.seat, fact.what) for fact in s.said(Allows)] == [(1, FORBID_ATTACK)]


@pytest.mark.rule("AP-139")
def test_a_text_that_needs_an_attack_says_so_in_a_slugfest():
    """Another fighter has Bones there, so "none there" would be wrong."""
    s = Scene("tea-lady | hand: springin twirl", "periscope-harbour dr-evil | hand: put-it").swing("springin", 0)
    while s.asked()[0] == "slug_fighter":
        s.pick("fighter")
    s.throw("put-it")
    assert last(s) == [saying.said("austin/naught-in-slugfest", kind=saying.card("austin/put-it-on-the-villains-tab"))]


# -- the end of the turn -----------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-110", "AP-112")
def test_who_holds_more_than_six_cards_reads_so_before_anything_is_discarded():
    s = Scene("| hand: melody melody melody melody twirl twirl twirl", "dr-evil").no()
    assert s.asked() == ("free_discard", 0)
    assert prompt(s, 0) == saying.said("austin/free-discard-many", held=7)
    s.answer(s.options_now()[1])
    assert prompt(s, 0) == saying.said("austin/free-discard")


# -- chance, bans, small decks -----------------------------------------------------------------------------------------
@pytest.mark.rule("AP-153")
def test_a_card_that_chance_has_picked_is_said_to_be_discarded_at_random_by_its_card():
    s = Scene("| hand: lost-l", "| hand: polka polka polka").use("lost-l")
    lost = [line for line in log(s) if "discards" in line]
    assert (
        lost
        == [
            saying.said(
                "austin/discards",
                cause="Lost Luggage",
                seat="S1",
                kind=saying.card("austin/polka-until-you-drop"),
                scored="no",
                how="chance",
            )
        ]
        * 2
    )


@pytest.mark.rule("AP-140")
def test_who_may_not_attack_reads_so_at_the_beginning_of_the_turn():
    s = Scene("felicity-shagwell | hand: melody", "henchman-lava | hand: group-evil", turn=1).use("group-evil")
    while s.asked() != ("main", 0):
        s.no()
    assert prompt(s, 0) == saying.said("austin/turn-actions", count=2, attack="no", struck="none")


@pytest.mark.rule("AP-152")
@pytest.mark.parametrize(
    ("deck", "seen", "told"),
    [
        (12, "the top of the deck: Twirl Like You Mean It!, ", "the top of the deck: 4 cards."),
        (2, "all 2 cards that the deck has: Twirl Like You Mean It! and ", "all 2 cards that the deck has."),
        (1, "the only card of the deck: Twirl Like You Mean It!.", "the only card of the deck."),
    ],
)
def test_a_look_into_a_deck_that_has_too_few_cards_says_so(deck, seen, told):
    s = Scene("| hand: basil-exposition | deck: twirl", "dr-evil", deck_size=(deck, 12)).play("basil-exposition")
    assert any(line.startswith(f"S0 looks at {seen}") for line in log(s, 0))
    assert f"S0 looks at {told}" in log(s, 1)


@pytest.mark.rule("AP-152")
def test_who_puts_cards_under_the_deck_reads_which_come_up_earlier():
    s = Scene("| hand: basil-exposition", "dr-evil").play("basil-exposition")
    s.pick("pick")
    assert prompt(s, 0).endswith(": which goes under your deck? What goes there earlier comes up earlier.")


@pytest.mark.rule("AP-79", "AP-177")
def test_a_call_for_help_without_a_race_says_who_is_asked_when():
    seats = (
        "felicity-shagwell | hand: twirl twirl",
        "henchman-lava",
        "melody-vox austin-p | hand: groove-now melody",
        "| hand: polka",
    )
    s = Scene(*seats, reaction_mode="calm").attack("felicity-shagwell", "henchman-lava").call()
    assert last(s)[0] == saying.said("austin/asks-help", seat="S1", first="S2")
    s.throw("groove-now").throw("twirl").call().no().no()
    assert last(s, 3) == [
        saying.said("austin/lets-help", seat="S1", first="S2"),
        saying.said("austin/no-bone", seat="S2"),
        saying.said("austin/no-help", seat="S1"),
    ]
    s = Scene(*seats).attack("felicity-shagwell", "henchman-lava").call()
    assert last(s)[0].endswith("here?”")


@pytest.mark.rule("AP-132")
@pytest.mark.parametrize(
    ("others", "said"),
    [
        (("mustafa", "tea-lady"), "S0 starts a slugfest!"),
        (("mustafa", "melody"), "S0 starts a slugfest! S2 has no Assassin to send in."),
        (("henchman-union", "melody"), "S0 starts a slugfest! S1 and S2 have no Assassin to send in."),
    ],
)
def test_a_slugfest_says_who_does_not_fight(others, said):
    s = Scene("tea-lady | hand: springin", *others).swing("springin", 0)
    assert said in log(s)


# -- Swingers and actions ----------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-88", "AP-90")
@pytest.mark.parametrize(("box", "text"), [(0, "Take 2 extra actions."), (1, "Play on the table. Once in")])
def test_a_swinger_is_told_in_the_words_of_its_box(box, text):
    """Whoever was away reads what it does, not which of two boxes it was."""
    s = Scene("melody austin-powers felicity-shagwell | hand: double-decker", "dr-evil").swing("double-decker", box)
    uses = saying.said("austin/swings", seat="S0", kind="Double-Decker Disco", text="").removesuffix("”")
    assert any(line.startswith(f"{uses}{text}") for line in log(s))


@pytest.mark.rule("AP-43", "AP-91")
def test_an_action_is_told_in_its_own_words():
    for name, text in (
        ("basil-exposition-on", "Draw 2 cards."),
        ("bastard-bagpipes", "Discard your scored Fat Bastard; a"),
    ):
        line = told(WORDS[Acts](Acts(0, KIND[card_id(name)], 3)))[0]
        assert line.partition(": ")[2].startswith(f"“{text}")


@pytest.mark.rule("AP-152")
def test_who_puts_nothing_under_the_deck_reads_where_the_cards_stay():
    """ "No more" would be said by nobody who has put none there."""
    s = Scene("| hand: shagette-karate | deck: twirl melody", "").play("shagette-karate")
    assert s.asked()[0] == "look_bottom"
    assert AUSTIN.label(s.seen(0), PASS) == saying.said("austin/pass-bottom")


# -- what does not hold ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-140")
@pytest.mark.parametrize(("mine", "more", "line"), [
    ("| hand: melody", "", "Melody Vox, Chart Topper: no opponent has more points, so no card is drawn."),
    ("| hand: henchman-lava", "",
     "Henchman, Lava Lifeguard: S0 has no other active Henchman, so no card is drawn."),
    ("| hand: mini-me-getaway-cyclist", "",
     "Mini-Me, Getaway Cyclist: S0 has no active Dr. Evil, so there is no extra action."),
    ("| hand: melody", "points: 9", ""),
    ("henchman-monorail | hand: henchman-lava", "", ""),
])  # fmt: skip
def test_a_text_whose_if_does_not_hold_says_so(mine, more, line):
    """Else a card that has done nothing looks like one whose text has been forgotten."""
    name = mine.split("hand: ")[1]
    s = Scene(mine, f"| {more}" if more else "", evil_first=name != "melody")
    s.play(name)
    assert [said for said in log(s) if ", so " in said] == ([line] if line else [])
