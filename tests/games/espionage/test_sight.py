"""Who may see what (ES-127 to ES-134): sight, the log, and what ids may not tell."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.bots.card_probabilities import counts
from tabletop.core.ask import UNKNOWN
from tabletop.core.events import kinds_of, seats_of
from tabletop.core.view import view
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import CARDS, KIND
from tabletop.games.espionage.rules.events import Draws, Gives, KeepsLooked, LooksAtHand, LooksAtPile, Steals
from tabletop.games.espionage.rules.table import DRAW, HAND, LOOKED, STEP
from tests.games.espionage.scene import Scene
from tests.saying import UNSEEN, said, says


@pytest.mark.rule("ES-6", "ES-127")
def test_a_view_masks_what_the_seat_has_not_seen():
    """Own hand and open cards only."""
    s = Scene(3, A="target", B="bomb", C="medic", discards="hacker")
    assert s.knows("A") == s.knows("B") == s.knows("C") == {}
    shown = view(s.game, 1).table
    assert sum(kind < len(CARDS) for kind in shown.kind) == 2


@pytest.mark.rule("ES-127")
def test_looks_are_remembered_by_the_looker_alone():
    """Informant: the hand as it was, also after the turn."""
    s = Scene(3, A="informant", B="medic hacker", C="ninja")
    s.play("informant", aim="B").pass_all().done("A").end_turn()
    assert s.knows("A") == {"B": "Hacker, Medic"}
    assert s.knows("C") == {}


@pytest.mark.rule("ES-128")
def test_a_shuffle_of_the_pile_clears_all_sight():
    """Both the looker's and everybody else's."""
    s = Scene(3, A="detective hacker", pile="sniper medic police")
    s.play("detective").pass_all().keep("A", "sniper").put("A", "medic")
    assert s.knows("A") == {"pile": "Medic, Police"}
    s.play("hacker").pass_all().keep("A", "ninja")
    assert not any(s.table.seen[card] for card in s.table.zones[0])


@pytest.mark.rule("ES-129")
@pytest.mark.parametrize("title", ["infiltrator", "double-agent"])
def test_third_seats_lose_track_of_a_hand_from_which_a_card_was_stolen(title):
    """B has seen C's hand; when A steals from it B cannot tell which one moved; A and C can."""
    s = Scene(3, A=f"{title} police", B="medic", C="target bomb hacker", turn="A")
    s.table.look(1, s.table.zones[8])
    assert s.knows("B") == {"C": "Bomb, Hacker, Target"}
    s.play(title, aim="C").pass_all()
    if title == "double-agent":
        s.take("A", "bomb").give("A", "police", "C")
        assert s.knows("A") == {"C": "Hacker, Police, Target"}
        assert s.knows("C") == {"A": "Bomb"}
    assert s.knows("B") == {}


@pytest.mark.rule("ES-129")
def test_third_seats_lose_track_of_a_hand_from_which_a_card_was_given():
    """Courier: A knew B's hand."""
    s = Scene(3, A="medic", B="courier police bomb", C="hacker", discards="sniper", turn="B")
    s.table.look(0, s.table.zones[HAND + STEP])
    s.play("courier", aim="C").pass_all().give("B", "bomb", "C")
    assert s.knows("A") == {"B": "Sniper"}
    assert s.knows("B") == {"C": "Bomb"}


@pytest.mark.rule("ES-129")
def test_third_seats_lose_track_of_the_thiefs_hand_too():
    """C knows B's hand: one card of it goes to A for the one that comes."""
    s = Scene(3, A="hacker medic", B="double-agent bomb", turn="B")
    s.table.look(2, s.table.zones[HAND + STEP])
    assert s.knows("C") == {"B": said("list-more", before="Bomb", item="Double Agent")}
    s.play("double-agent", aim="A").pass_all().take("B", "hacker").give("B", "bomb", "A")
    assert s.knows("C") == {}
    assert s.knows("B") == {"A": "Bomb, Medic"}
    assert s.knows("A") == {"B": "Hacker"}


@pytest.mark.rule("ES-79")
def test_cards_under_a_look_are_no_pile_that_can_be_counted():
    """They lie sorted: none of them comes next. Counted are the other hand and what is left of the pile."""
    s = Scene(3, A="detective", B="medic", C="hacker", pile="sniper bomb medic police")
    s.play("detective").pass_all()
    assert len(s.table.zones[LOOKED]) == 3
    assert [found.zone for found in counts(s.game.knowledge(1), 1)] == [HAND + 2 * STEP, DRAW]


@pytest.mark.rule("ES-129", "ES-127")
def test_the_id_of_a_stolen_card_tells_nothing():
    """B has seen the Bomb among C's cards: its id goes to A as often as chance says, whatever was taken."""
    moved = 0
    for seed in range(60):
        s = Scene(3, A="double-agent police", B="medic", C="target bomb hacker")
        s.table.rng = seed * 104729
        s.table.look(1, s.table.zones[8])
        bomb = s.card("bomb", 8)
        s.play("double-agent", aim="C").pass_all().take("A", "bomb").give("A", "police", "C")
        moved += s.table.at[bomb] == 4
    assert 8 < moved < 35


@pytest.mark.rule("ES-79", "ES-127")
def test_the_id_of_a_card_kept_from_a_look_tells_nothing():
    """A has put the Bomb on top; B's Detective keeps it; A only knows how many were kept."""
    moved = 0
    for seed in range(60):
        s = Scene(2, B="detective", pile="bomb hacker ninja sniper sniper", turn="B")
        s.table.rng = seed * 104729
        s.table.look(0, s.table.zones[0][-1:])
        bomb = s.table.zones[0][-1]
        s.play("detective").pass_all().keep("B", "bomb").put("B", "hacker")
        moved += s.table.at[bomb] == 6
        assert s.knows("A") == {}
    assert 8 < moved < 35


@pytest.mark.rule("ES-80", "ES-127")
@pytest.mark.parametrize("title", ["assassin", "terrorist"])
def test_the_place_of_a_card_taken_in_a_search_tells_nothing(title):
    """The searcher chooses in the order of titles; in the row of backs that others see it lies anywhere."""
    early = copies = 0
    for seed in range(40):
        s = Scene(2, B="hacker", turn="B")
        s.table.rng = seed * 104729
        s.play("hacker").pass_all()
        row = view(s.game, 0).table.zones[LOOKED]
        places = [n for n, card in enumerate(row) if s.table.kind[card] == KIND[title]]
        early += sum(place < len(row) // 2 for place in places)
        copies += len(places)
        assert s.knows("A") == {}
    assert 0.35 < early / copies < 0.65


@pytest.mark.rule("ES-130")
def test_what_all_have_seen_is_known_to_onlookers():
    """The bit of the onlooker marks the eye badge; it is lost when the hand is concealed."""
    s = Scene(3, A="decoy infiltrator", C="medic", discards="hacker target", turn="A")
    s.play("decoy").pass_all()
    kinds = view(s.game).table.kind
    assert sum(kinds[card] < len(CARDS) for card in s.table.zones[4]) == 2


@pytest.mark.rule("ES-131")
def test_what_a_bot_gets_does_not_depend_on_hidden_cards():
    """Two games that differ only in what seat 0 cannot see give it the same knowledge."""
    random, games = Random(3), 0
    game = ESPIONAGE.start(3, 8)
    while not game.over and games < 60:
        if game.seat == 0:
            other = game.clone()
            other.table.determinise(0, random)
            assert game.knowledge(0).save() == other.knowledge(0).save()
            games += 1
        game.step(int(random.random() * len(game.options)))
    assert games > 10


@pytest.mark.rule("ES-132", "ES-134")
def test_the_public_log_never_names_a_hidden_card():
    """The words of the rules for onlookers; titles for those who know them."""
    s = Scene(
        3, A="infiltrator double-agent detective", B="target medic hacker hacker", C="ninja", pile="sniper police bomb"
    )
    s.play("infiltrator", aim="C").pass_all()
    s.play("double-agent", aim="B").pass_all().take("A", "target").give("A", "ninja", "B")
    s.play("detective").pass_all().keep("A", "sniper").put("A", "police")
    public = [line for line in s.log() if "plays" not in line and "answers" not in line]
    assert public == [
        said("espionage/steals", seat="A", kinds=[UNSEEN], aim="C", own="no"),
        said("espionage/looks-at-hand", seat="A", aim="B", kinds=[UNSEEN], own="no"),
        said("espionage/steals", seat="A", kinds=[UNSEEN], aim="B", own="no"),
        said("espionage/gives", seat="A", aim="B", kinds=[UNSEEN]),
        said("espionage/looks-at-pile", seat="A", kinds=[UNSEEN] * 3),
        said("espionage/keeps-looked", seat="A", kind=UNSEEN),
        said("espionage/puts-back", seat="A"),
    ]
    own = [line for line in s.log("A") if "plays" not in line and "answers" not in line]
    assert own == [
        said("espionage/steals", seat="A", kinds=["Ninja"], aim="C", own="no"),
        said("espionage/looks-at-hand", seat="A", aim="B", kinds=["Target", "Medic", "Hacker", "Hacker"], own="no"),
        said("espionage/steals", seat="A", kinds=["Target"], aim="B", own="no"),
        said("espionage/gives", seat="A", aim="B", kinds=["Ninja"]),
        own[4],
        said("espionage/keeps-looked", seat="A", kind="Sniper"),
        said("espionage/puts-back", seat="A"),
    ]
    assert says(own[4], "espionage/looks-at-pile", seat="A", kinds_count=3)
    assert all(title in own[4] for title in ("Bomb", "Police", "Sniper"))
    assert s.log("C")[2] == said("espionage/steals", seat="A", kinds=["Ninja"], aim="C", own="no")
    s.end_turn()
    assert "B draws 2." in s.log()
    assert any(line.startswith("B draws ") and "2" not in line for line in s.log("B"))


@pytest.mark.rule("ES-132")
def test_two_stolen_cards_are_only_counted():
    """'steals 2 cards', 'searches', 'shuffles'."""
    s = Scene(3, A="infiltrator hacker", B="target medic")
    s.play("infiltrator", aim="B").pass_all().play("hacker").pass_all().keep("A", "ninja")
    lines = s.log("C")
    assert said("espionage/steals", seat="A", kinds=[UNSEEN] * 2, aim="B", own="no") in lines
    assert lines[-3:] == [
        said("espionage/searches", seat="A"),
        said("espionage/keeps-looked", seat="A", kind=UNSEEN),
        said("espionage/shuffles", seat="A"),
    ]


@pytest.mark.rule("ES-133")
def test_the_log_of_a_window_does_not_tell_who_passed():
    """However the passes land, the lines are the same."""
    logs = set()
    for order in ("BCA", "CAB", "ABC"):
        s = Scene(3, A="sniper", B="medic", C="police")
        s.play("sniper", aim="B")
        for seat in order:
            s.answer(seat, "reactions", (-1, -1, -1))
        logs.add(tuple(s.log("B")))
    assert len(logs) == 1


@pytest.mark.rule("ES-134", "ES-132")
def test_hidden_titles_are_said_only_to_those_who_know_them():
    """Random games: what moves face down is named to at most two seats, and those have seen a card of that title."""
    random, named = Random(4), 0
    private = (Draws, Steals, Gives, KeepsLooked, LooksAtHand, LooksAtPile)
    for seed in range(8):
        game = ESPIONAGE.start(4, seed)
        game.table.events = []
        while not game.over:
            game.step(int(random.random() * len(game.options)))
            for _, _, fact, eyes in [event for event in game.take_events() if event[0] == "say"]:
                kinds = kinds_of(fact) if isinstance(fact, private) else ()
                if kinds and UNKNOWN not in kinds:
                    seats = [seat for seat in range(4) if eyes >> seat & 1]
                    assert eyes < 16
                    assert 1 <= len(seats) <= 2
                    assert set(seats) <= set(seats_of(fact))
                    named += 1
                else:
                    assert set(kinds) <= {UNKNOWN}
    assert named > 100
