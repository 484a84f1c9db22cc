"""What the table says: prompts, labels, log lines, reasons, help pages."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.events import facts_in
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.presentation import CardSign
from tabletop.core.view import redact, view
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.definition import REASONS
from tabletop.games.espionage.rules import events
from tabletop.games.espionage.rules.cards import CARDS, KIND
from tabletop.games.espionage.rules.table import DRAW, LOOKED
from tabletop.games.espionage.words import WORDS
from tests import saying
from tests.driving import asked_seats, random_options
from tests.games.espionage.scene import Scene

IDS = {rule.id for chapter in games.plugin("espionage").help().chapter for rule in chapter.rules}


def plain(parts):
    """A line with seats as letters and cards as numbers, checked part by part."""
    out = []
    for part in parts:
        assert isinstance(part, str | SeatRef | CardRef)
        out.append(part if isinstance(part, str) else f"<{part[0]}>")
    return "".join(out)


@pytest.mark.long
def test_every_ask_has_a_prompt_labels_and_true_reasons():
    """Whole games with random house rules: for the asked and for the others, with known rule ids; options have no reason."""
    seen, random = set(), Random(5)
    for seed in range(90):
        game = ESPIONAGE.start(2 + seed % 5, seed, random_options(ESPIONAGE, random), auto=False)
        while not game.over:
            query = game.ask[2]
            for seat in (*asked_seats(game)[:2], -1):
                shown = view(game, seat)
                asked = ESPIONAGE.prompt(shown)
                assert plain(asked.line).strip()
                assert asked.why
                assert asked.rule in IDS
                labels = [ESPIONAGE.label(shown, option) for option in shown.options]
                assert all(label and "UNKNOWN" not in label for label in labels)
                reasons = game.reasons(seat)
                assert {option[1] for option in shown.options if option[1] >= 0}.isdisjoint(reasons)
                for code, sentence, rule in reasons.values():
                    assert REASONS[code] == (sentence, rule)
                    assert rule in IDS
                    seen.add(code)
            seen.add(query)
            seat = random.choice(asked_seats(game))
            game.answer(game.no, seat, int(random.random() * len(game.options_of(seat))))
    assert seen >= {
        "turn",
        "reactions",
        "aims",
        "titles",
        "discards",
        "answered",
        "give_card",
        "pick_card",
        "first_player",
    }
    assert seen >= {"pick_looked", "order_looked", "give_up_card", "done_looking"}
    assert seen >= set(REASONS), set(REASONS) - seen


@pytest.mark.rule("ES-6")
def test_others_read_nothing_about_a_secret_choice():
    """Prompts for those who are not asked tell what the card says, the same whatever is held and chosen."""
    held = [("target medic", "target"), ("police sniper", "police")]
    told = []
    for hand, taken in held:
        s = Scene(3, A="double-agent detective police", B=hand, C="saboteur")
        s.play("double-agent", aim="B").pass_all()
        lines = [ESPIONAGE.prompt(view(s.game, 2))]
        s.take("A", taken)
        told.append([*lines, ESPIONAGE.prompt(view(s.game, 2))])
    assert told[0] == told[1]
    assert [plain(one.line) for one in told[0]] == ["<0> takes a card from <1>.", "<0> chooses a card for <1>."]


@pytest.mark.rule("ES-79")
@pytest.mark.parametrize("pile", ["sniper bomb medic", "medic sniper bomb"])
def test_cards_that_are_looked_at_are_told_as_they_lie(pile):
    """The line has the order of the row on the table, and it is said that this is not that of the pile."""
    s = Scene(2, A="detective", B="medic", pile=pile)
    s.play("detective").pass_all()
    kinds = sorted(view(s.game, 0).table.kind[card] for card in s.table.zones[LOOKED])
    titles = [CARDS[kind].name for kind in kinds]
    assert s.log("A")[-1] == saying.said(
        "espionage/looks-at-pile", seat="A", kinds_count=3, kinds=f"{titles[0]}, {titles[1]} and {titles[2]}"
    )
    assert saying.says(ESPIONAGE.prompt(view(s.game, 0)).why, "espionage/ask-pick-looked-why")


@pytest.mark.rule("ES-80")
def test_whether_a_hacker_finds_anything_is_not_told_while_the_pile_is_looked_at():
    told = set()
    for pile in ("sniper target", "target protector"):
        s = Scene(2, A="hacker", B="medic", pile=pile, pile_size=2)
        s.play("hacker").pass_all()
        told.add(ESPIONAGE.prompt(view(s.game, 1)))
    assert [plain(one.line) for one in told] == ["<0> looks at cards of the draw pile."]


@pytest.mark.rule("ES-80", "ES-104")
def test_while_a_pile_is_searched_it_is_seen_where_its_cards_are_and_which_of_them_stay():
    """How many is for all to see; what must stay only for whoever looks."""
    s = Scene(2, A="hacker", B="medic", pile="sniper target police", pile_size=3)
    s.play("hacker")
    assert ESPIONAGE.looks.signs(view(s.game, 0)) == ()
    s.pass_all()
    pile, *cards = ESPIONAGE.looks.signs(view(s.game, 0))
    assert pile == CardSign("zone", DRAW, "3", "plain", "eye")
    assert [(sign.where, sign.icon) for sign in cards] == [(s.card("target", LOOKED), "lock")]
    assert ESPIONAGE.looks.signs(view(s.game, 1)) == (pile,)
    assert "3 cards: gold stays" in ESPIONAGE.prompt(view(s.game, 0)).why
    s.keep("A", "sniper")
    assert ESPIONAGE.looks.signs(view(s.game, 0)) == ()


@pytest.mark.rule("ES-57")
def test_whoever_is_about_to_lose_a_card_is_told_what_that_means():
    """In the second person; fatal gold more than others."""
    s = Scene(2, A="assassin", B="target police")
    s.play("assassin", aim="B", name="target").pass_all()
    assert prompted(s) == saying.said("espionage/ask-window-exposed", about="B's Target", asked="no")
    mine = ESPIONAGE.prompt(view(s.game, 1))
    assert words(s, mine) == saying.said("espionage/ask-window-loss", kinds=["Target"], fatal="yes", asked="yes")


@pytest.mark.rule("ES-57")
def test_of_several_that_lie_open_it_is_said_whose_they_are():
    s = Scene(3, A="terrorist", B="target", C="medic police")
    s.play("terrorist").random("C", "medic").pass_all()
    assert prompted(s) == "About to be discarded: B's Target; C's Medic. Who answers?"
    said = words(s, ESPIONAGE.prompt(view(s.game, 2)))
    assert said == "About to be discarded: B's Target; your Medic. You may answer, or pass."


@pytest.mark.rule("ES-82")
@pytest.mark.parametrize(
    ("hand", "told"), [("bomb medic", ["B has gold in hand.", "A draws 1."]), ("medic", ["B has no gold in hand."])]
)
def test_why_an_informant_draws_or_not(hand, told):
    s = Scene(3, A="informant", B=hand, C="medic", pile="sniper hacker")
    s.play("informant", aim="B").pass_all().done("A")
    assert s.log("C")[-len(told) :] == told


@pytest.mark.rule("ES-77", "ES-81")
def test_who_has_no_card_to_give_and_whose_hand_is_gone():
    """The last card has been played, or stolen by a copy."""
    s = Scene(2, A="double-agent", B="medic")
    s.play("double-agent", aim="B").pass_all().take("A", "medic")
    assert s.log()[-1] == saying.said("espionage/gives", seat="A", aim="B")
    s = Scene(3, A="double-agent police", B="medic", C="mercenary")
    s.play("double-agent", aim="B").react("C", "mercenary", "double-agent", aim="B").pass_all().take("C", "medic")
    assert saying.said("espionage/gives", seat="C", aim="B") in s.log()
    assert s.log()[-1] == saying.said("espionage/steals", seat="A", aim="B", own="no")
    assert s.asked() == ("give_card", "A")


@pytest.mark.rule("ES-57")
@pytest.mark.parametrize(("hand", "said"), [("sniper", True), ("target", False), ("bomb", False)])
def test_why_nobody_is_asked_before_a_card_is_lost(hand, said):
    """Also of a victim who holds a Bodyguard: a window opens only for a fatal card. The Bomb is never lost."""
    s = Scene(2, A="assassin", B=f"{hand} bodyguard")
    s.play("assassin", aim="B", name=hand).pass_all()
    assert (saying.said("espionage/unanswerable") in s.log()) is said
    assert (s.asked()[0] == "reactions") is (hand == "target")


@pytest.mark.rule("ES-27", "ES-22", "ES-3")
@pytest.mark.parametrize(
    ("hand", "discards", "why"),
    [
        ("", "", "Your hand is empty."),
        ("package bomb", "", "Package cannot win beside the Bomb; Bomb is never played."),
        ("target bomb", "", "Target and Bomb are never played."),
        ("package police police", "", "Package wins with ten cards in hand; Police only answers other cards."),
        ("sniper", "", "Sniper finds nobody with a card to aim at."),
        ("medic decoy", "", "Medic and Decoy find no discards to take."),
        ("medic", "medic", "Medic may take none of these discards."),
        ("courier", "", "Courier needs another card to give away."),
        ("mercenary ninja", "", "Ninja only answers other cards; Mercenary finds no Mission to copy."),
        ("protector police bodyguard ninja", "", "4 cards only answer other cards."),
    ],
)
def test_why_no_mission_can_be_played_is_the_reason_of_each_card(hand, discards, why):
    s = Scene(2, A=hand, B="", discards=discards, pile="sniper")
    assert ESPIONAGE.prompt(view(s.game, 0)).why == why


@pytest.mark.rule("ES-78")
def test_a_medic_says_what_it_comes_too_late_for():
    s = Scene(4, A="medic", B="ninja", discards="target sniper medic terrorist")
    s.play("medic", choose="target terrorist").react("B", "ninja", "medic", choose="target sniper").pass_all()
    assert s.log()[-1] == saying.said("espionage/takes", seat="A", kinds=["Terrorist"], gone=1)


@pytest.mark.rule("ES-78", "ES-129")
def test_a_medic_names_nothing_that_lies_hidden_by_now():
    """What a Ninja has taken may have another face in that hand since: only how many are gone is said."""
    s = Scene(4, A="medic", B="ninja bomb police", discards="target sniper medic terrorist")
    s.play("medic", choose="target terrorist").react("B", "ninja", "medic", choose="target sniper").pass_all()
    taken = [event[2] for event in s.events if event[0] == "say" and isinstance(event[2], events.Takes)]
    assert [fact.gone for fact in taken] == [0, 1]


@pytest.mark.rule("ES-96")
@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("pile", "The hand of B goes back into the draw pile."),
        ("discard", "The hand of B is discarded."),
        ("captor", "A takes over the hand of B."),
    ],
)
def test_it_is_said_where_the_hand_of_the_fallen_goes(rule, said):
    s = Scene(3, A="sniper", B="target medic", C="medic", fallen_hand=rule)
    s.play("sniper", aim="B").random("B", "target").pass_all().pass_all()
    assert s.log()[-1] == said


def test_a_copy_says_whose_text_it_has():
    """A copy of a copy, too; a card that acts as itself says nothing."""
    s = Scene(3, A="sniper medic", B="ninja", C="ninja target")
    s.play("sniper", aim="C").react("B", "ninja", "sniper", aim="C").react("C", "ninja", "ninja", aim="A")
    texts = [event[2].text for event in s.events if event[0] == "say" and isinstance(event[2], events.Plays)]
    assert texts == [-1, KIND["sniper"], KIND["sniper"]]


def words(s, prompt):
    return "".join(map(s._words, prompt.line))


def prompted(s):
    return words(s, ESPIONAGE.prompt(view(s.game)))


@pytest.mark.long
def test_every_word_of_the_engine_is_told():
    """Random games use every word of the log, and the log has a line for each."""
    used, random = set(), Random(9)
    for seed in range(150):
        options = random_options(ESPIONAGE, random)
        game = ESPIONAGE.start(2 + seed % 5, seed, options, auto=False)
        game.table.events = []
        while not game.over:
            seat = random.choice(asked_seats(game))
            game.answer(game.no, seat, int(random.random() * len(game.options_of(seat))))
            for event in game.take_events():
                if event[0] == "say":
                    used.add(type(event[2]))
                    (line,) = ESPIONAGE.narrate(view(game), event)
                    assert plain(line).endswith(".")
                    assert len(ESPIONAGE.narrate(view(game), redact(event, -1))) <= 1
    assert used == set(WORDS) == set(facts_in(events).values())


@pytest.mark.rule("ES-104")
@pytest.mark.parametrize(("rule", "finishing"), [("at_once", "no"), ("finish_turn", "yes")])
def test_an_empty_pile_says_that_the_game_ends(rule, finishing):
    s = Scene(2, A="medic", B="sniper", pile="ninja hacker", pile_size=2, pile_end=rule)
    s.end_turn()
    (line,) = [line for line in s.log("A") if "pile is empty" in line]
    assert line == saying.said("espionage/ran-out", finishing=finishing)


def test_labels_say_what_an_option_does():
    """Buttons in a few words."""
    s = Scene(3, A="sniper assassin", B="police ninja", C="medic")
    assert [ESPIONAGE.label(view(s.game, 0), o) for o in s.game.options_of(0)] == [
        "End turn",
        "Play Sniper",
        "Play Assassin",
    ]
    s.play("assassin", aim="B", name="target")
    labels = [ESPIONAGE.label(view(s.game, 1), o) for o in s.game.options_of(1)]
    assert labels == [
        "Pass",
        saying.said("espionage/label-answer", card="Police", target="Assassin"),
        saying.said("espionage/label-copy", card="Ninja", target="Assassin"),
    ]


def test_a_window_concerns_the_aimed_the_bombed_and_the_exposed():
    """ES-122 on public facts only."""
    concerned = lambda s: "".join(x for n, x in enumerate("ABC") if ESPIONAGE.pacing.concerns(view(s.game), n))  # noqa: E731
    s = Scene(3, A="sniper", B="target medic", C="ninja medic")
    s.play("sniper", aim="B")
    assert concerned(s) == "B"
    s.random("B", "target").pass_all()
    assert concerned(s) == "B"
    s = Scene(3, A="terrorist", B="medic", C="medic")
    s.play("terrorist")
    assert concerned(s) == "BC"


@pytest.mark.rule("ES-8", "ES-10")
def test_help_pages():
    """One summary, then every rule from ES-1 to ES-135 once, in words for players."""
    rules = [rule for chapter in games.plugin("espionage").help().chapter for rule in chapter.rules]
    assert [rule.id for rule in rules] == [f"ES-{n}" for n in range(1, 136)]
    assert all(rule.title and 20 < len(rule.text) < 400 for rule in rules)
    assert games.plugin("espionage").help().summary.part[0].title
    assert sum(len(part.text) for part in games.plugin("espionage").help().summary.part) < 1500


@pytest.mark.rule("ES-37")
def test_a_card_on_the_stack_says_when_nothing_here_may_answer_it():
    """Nothing of C's fits the Sniper; B's Police does."""
    s = Scene(3, A="sniper", B="medic police", C="hacker")
    s.play("sniper", aim="B")
    stacked = s.table.items[0].card
    assert s.game.reasons(2)[stacked] == ("wrong_item", *REASONS["wrong_item"])
    assert stacked not in s.game.reasons(1)
