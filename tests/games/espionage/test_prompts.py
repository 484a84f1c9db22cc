"""What is asked: of a card that aims, copies, looks or names, and in a window."""

from __future__ import annotations

import pytest

from tabletop.core.messages import CardRef
from tabletop.core.view import view
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import CARDS
from tabletop.games.espionage.rules.queries import PLAY
from tabletop.games.espionage.rules.table import HAND, STACK, STEP
from tests import saying
from tests.games.espionage.scene import Scene
from tests.games.espionage.test_words import plain, prompted, words


@pytest.mark.rule("ES-28", "ES-46", "ES-87")
def test_a_copy_that_aims_says_what_it_copies():
    """Ninja on a stack, Mercenary as a Mission; a card that aims by itself is named alone."""
    s = Scene(2, A="infiltrator ninja mercenary", B="medic sniper police", discards="sniper")
    kinds = {card.id: kind for kind, card in enumerate(CARDS)}

    def asked(title):
        options = s.game.options_of(0)
        s.game.answer(s.game.no, 0, next(n for n, (_, c, _) in enumerate(options) if c == s.card(title, HAND)))
        assert s.game.ask[2] == "aims"
        return ESPIONAGE.prompt(view(s.game, 0)).line

    line = ("At whom does your ", CardRef(kinds["mercenary"], s.card("mercenary", HAND)))
    copied = (" (as ", CardRef(kinds["sniper"]), ") aim?")
    before = s.game
    s.game = before.clone()
    assert asked("mercenary") == (*line, *copied)
    s.game = before.clone()
    assert asked("infiltrator")[2:] == (" aim?",)
    s.game = before
    s.play("infiltrator", aim="B")
    s.until("A")
    assert asked("ninja")[2:] == (" (as ", CardRef(kinds["infiltrator"]), ") aim?")


@pytest.mark.rule("ES-43", "ES-85")
def test_a_decoy_is_asked_to_whom_it_sends_what_it_answers():
    """And not at whom it aims itself. A copy says what it is; what it answers has been chosen before."""
    s = Scene(3, A="courier sniper", B="decoy medic", C="ninja medic")

    def asked(seat, title):
        s.until("ABC"[seat])
        card = s.card(title, HAND + STEP * seat)
        copied = s.card("decoy", STACK) if title == "ninja" else s.card("courier", STACK)
        s.game.answer(
            s.game.no, seat, next(n for n, option in enumerate(s.game.options_of(seat)) if option[1:] == (card, copied))
        )
        while s.game.ask[2] == "answered":
            s.game.answer(s.game.no, seat, 0)
        return plain(ESPIONAGE.prompt(view(s.game, seat)).line)

    s.play("courier", aim="B")
    before = s.game
    s.game = before.clone()
    kind = {card.id: f"<{kind}>" for kind, card in enumerate(CARDS)}
    assert asked(1, "decoy") == saying.said(
        "espionage/ask-send", kind=kind["decoy"], owner="<0>", target=kind["courier"]
    )
    s.game = before
    s.react("B", "decoy", "courier", aim="C")
    copy = f"{kind['ninja']} (as {kind['decoy']})"
    assert asked(2, "ninja") == saying.said("espionage/ask-send", kind=copy, owner="<1>", target=kind["decoy"])


@pytest.mark.rule("ES-43", "ES-48")
def test_a_copied_decoy_says_so_among_other_cards_that_aim():
    """Which text it has is known: it was chosen with the card that it copies."""
    s = Scene(3, A="courier ninja", B="decoy medic", C="medic")
    s.play("courier", aim="B").react("B", "decoy", "courier", aim="A").until("A")
    mine, decoy = s.card("ninja", HAND), s.card("decoy", STACK)
    s.game.answer(s.game.no, 0, next(n for n, option in enumerate(s.game.options_of(0)) if option[1:] == (mine, decoy)))
    while s.game.ask[2] == "answered":
        s.game.answer(s.game.no, 0, 0)
    assert saying.says(words(s, ESPIONAGE.prompt(view(s.game, 0))), "espionage/ask-send", kind="Ninja", text="Decoy")


@pytest.mark.rule("ES-74", "ES-78")
@pytest.mark.parametrize(
    ("title", "asked"),
    [
        ("assassin", ["Which card does your Assassin name?"]),
        (
            "mercenary",
            [
                "Which card does your Mercenary (as Medic) take back? (1 of 2)",
                "Which card does your Mercenary (as Medic) take back? (2 of 2)",
            ],
        ),
    ],
)
def test_what_is_named_or_chosen_is_asked_with_the_card_that_wants_it(title, asked):
    s, said = Scene(2, A="assassin mercenary", B="medic", discards="sniper police medic"), []
    s.answer("A", "turn", (PLAY, s.card(title, HAND), STACK))
    while s.game.ask[2] in {"aims", "titles", "discards"}:
        said.append(words(s, ESPIONAGE.prompt(view(s.game, 0))))
        s.game.answer(s.game.no, 0, 0)
    assert said[-len(asked) :] == asked


@pytest.mark.rule("ES-46", "ES-79")
def test_a_copy_that_looks_says_what_it_copies():
    """Mercenary as Detective: its own text says nothing of cards that are looked at."""
    s = Scene(2, A="mercenary", B="medic", discards="detective", pile="sniper police ninja")
    s.play("mercenary").pass_all()
    assert words(s, ESPIONAGE.prompt(view(s.game, 0))) == saying.said(
        "espionage/ask-pick-looked", kind="Mercenary", text="Detective"
    )
    s.keep("A", "sniper")
    assert words(s, ESPIONAGE.prompt(view(s.game, 0))) == saying.said(
        "espionage/ask-order-looked", kind="Mercenary", text="Detective"
    )


@pytest.mark.rule("ES-79")
def test_of_two_that_go_back_one_goes_first():
    s = Scene(2, A="detective", B="medic", pile="sniper police ninja")
    s.play("detective").pass_all().keep("A", "sniper")
    assert plain(ESPIONAGE.prompt(view(s.game, 0)).line).endswith(": which card goes back first?")


@pytest.mark.rule("ES-77", "ES-81")
def test_what_may_be_given():
    """Any card after a Courier; after a Double Agent any other than the one just taken, whichever card that is."""
    s = Scene(2, A="target police", B="double-agent medic", turn="B")
    s.play("double-agent", aim="A").pass_all().take("B", "target")
    assert s.card("target", HAND + STEP) == 0, "the first card of all"
    assert ESPIONAGE.prompt(view(s.game, 1)).why == saying.said("espionage/ask-give-another-why")
    s = Scene(2, A="courier medic", B="police")
    s.play("courier", aim="B").pass_all()
    assert ESPIONAGE.prompt(view(s.game, 0)).why == saying.said("espionage/ask-give-any-why")


@pytest.mark.rule("ES-113")
def test_a_window_is_put_to_every_seat_in_the_same_words():
    """Whoever can answer and who cannot; the Target alone reads that it is the Target."""
    s = Scene(4, A="sniper ninja", B="medic police", C="medic")
    s.play("sniper", aim="B")
    [said] = {ESPIONAGE.prompt(view(s.game, seat)) for seat in (0, 2, 3)}
    assert words(s, said) == saying.said(
        "espionage/ask-window-card", seat="A", kind="Sniper", aim="B", use="itself", answered="nothing", asked="yes"
    )
    assert words(s, ESPIONAGE.prompt(view(s.game, 1))) == saying.said(
        "espionage/ask-window-card",
        seat="A",
        kind="Sniper",
        use="itself",
        aim=saying.YOU,
        answered="nothing",
        asked="yes",
    )
    assert prompted(s) == saying.said(
        "espionage/ask-window-card", seat="A", kind="Sniper", aim="B", use="itself", answered="nothing", asked="no"
    )


def test_an_own_card_that_is_sent_back_is_told_in_the_second_person():
    s = Scene(2, A="sniper medic", B="decoy")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="A")
    told = "B plays Decoy to send your Sniper back to you. You may answer, or pass."
    assert words(s, ESPIONAGE.prompt(view(s.game, 0))) == told


@pytest.mark.rule("ES-25", "ES-46")
def test_the_prompt_of_a_window_says_what_was_announced():
    """The card, whose text it has taken over, at whom; and what lies open."""
    s = Scene(3, A="sniper", B="ninja", C="target")
    lines = []
    s.play("sniper", aim="B")
    lines.append(prompted(s))
    s.react("B", "ninja", "sniper", aim="C")
    lines.append(prompted(s))
    s.pass_all()
    lines.append(prompted(s))
    assert lines == [
        saying.said(
            "espionage/ask-window-card", seat="A", kind="Sniper", aim="B", use="itself", answered="nothing", asked="no"
        ),
        saying.said(
            "espionage/ask-window-card",
            seat="B",
            kind="Ninja",
            text="Sniper",
            aim="C",
            use="copy",
            answered="nothing",
            asked="no",
        ),
        saying.said("espionage/ask-window-exposed", about="C's Target", asked="no"),
    ]


@pytest.mark.rule("ES-25", "ES-78")
def test_the_prompt_of_a_window_says_for_what_a_card_was_announced():
    """Which discards it takes, and that a Reaction was put down as a Mission: all of it may be worth an answer."""
    s = Scene(2, A="medic decoy", B="police", discards="sniper hacker")
    s.play("medic", choose="sniper hacker")
    assert prompted(s) == saying.said(
        "espionage/ask-window-card",
        seat="A",
        kind="Medic",
        chosen=["Sniper", "Hacker"],
        use="itself",
        answered="nothing",
        asked="no",
    )
    s.pass_all().play("decoy")
    assert prompted(s) == saying.said(
        "espionage/ask-window-card", seat="A", kind="Decoy", use="mission", answered="nothing", asked="no"
    )


@pytest.mark.rule("ES-43", "ES-44")
@pytest.mark.parametrize(
    ("card", "comes"),
    [
        ("infiltrator", "A cannot steal from their own hand."),
        ("double-agent", "A looks at their own hand: nothing new."),
        ("informant", "A looks at their own hand: nothing new."),
    ],
)
def test_what_is_sent_back_to_its_player_says_what_it_comes_to(card, comes):
    s = Scene(3, A=f"{card} medic", B="decoy hacker", C="medic")
    s.play(card, aim="B").react("B", "decoy", card, aim="A")
    name = "Infiltrator" if card == "infiltrator" else "Informant" if card == "informant" else "Double Agent"
    assert prompted(s) == saying.said(
        "espionage/ask-window-card",
        seat="B",
        kind="Decoy",
        owner="A",
        target=name,
        aim="A",
        use="itself",
        answered="card",
        back="yes",
        asked="no",
    )
    s.pass_all()
    assert saying.said("espionage/redirects", owner="A", kind=name, aim="A") in s.log()
    assert comes in s.log()


@pytest.mark.rule("ES-25", "ES-126")
def test_others_do_not_read_that_a_card_is_being_aimed_before_it_lies_open():
    """Whoever takes the choice back has told nothing of the card."""
    s = Scene(2, A="infiltrator medic", B="medic sniper police")
    before = ESPIONAGE.prompt(view(s.game, 1))
    options = s.game.options_of(0)
    s.game.answer(s.game.no, 0, next(n for n, (_, c, _) in enumerate(options) if c == s.card("infiltrator", HAND)))
    assert s.game.ask[2] == "aims"
    assert ESPIONAGE.prompt(view(s.game, 1)) == before
