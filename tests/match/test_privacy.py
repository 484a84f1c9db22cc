"""Who may see the screen."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.ask import CHOOSE, NOBODY, SINGLE, UNKNOWN, Refused
from tabletop.match import TableSetup, person
from tabletop.match.privacy import HOLD_MS, IDLE_MS, Curtain, Privacy
from tests.match.table import Player, begin

AUSTIN = games.load("austin")


def test_between_people_the_curtain_falls_and_is_lifted_by_its_seat():
    screen = Privacy("curtain", (0, 2), 3)
    screen.want(2)
    assert screen.curtain == Curtain(2, "turn")
    assert screen.viewer == NOBODY
    assert not screen.ready(2)
    with pytest.raises(Refused, match="not_your_curtain"):
        screen.lift(0, HOLD_MS)
    with pytest.raises(Refused, match="hold_longer"):
        screen.lift(2, HOLD_MS - 1)
    screen.lift(2, HOLD_MS)
    assert (screen.viewer, screen.eyes, screen.ready(2)) == (2, (2,), True)
    screen.want(2)
    assert screen.curtain is None, "the screen is its already"


@pytest.mark.rule("ES-125")
def test_after_all_have_looked_only_the_hand_of_whoever_goes_on_stays_covered():
    """No hand turns up by itself; after somebody else has looked the whole curtain falls."""
    screen = Privacy("curtain", (0, 1), 2)
    screen.want(0)
    screen.lift(0, HOLD_MS)
    screen.hide()
    assert (screen.viewer, screen.ready(0), screen.eyes) == (NOBODY, False, ())
    screen.want(0)
    assert (screen.curtain, screen.viewer, screen.ready(0)) == (Curtain(0, "hand"), NOBODY, False)
    screen.lift(0, HOLD_MS)
    assert (screen.viewer, screen.ready(0)) == (0, True)
    screen.hide()
    screen.want(1)  # is wanted, and goes without having looked
    screen.hide()
    screen.want(0)
    assert screen.curtain == Curtain(0, "hand")
    screen.want(1)
    screen.lift(1, HOLD_MS)
    screen.want(0)
    assert screen.curtain == Curtain(0, "turn")
    screen.lift(0, HOLD_MS)
    screen.look_away()
    assert screen.curtain == Curtain(0, "away")
    screen.hide()
    screen.want(0)
    assert screen.curtain == Curtain(0, "turn"), "nobody knows who was here meanwhile"
    screen.lift(0, HOLD_MS)
    screen.hide()
    screen.want(0, anew=True)
    assert screen.curtain == Curtain(0, "turn"), "who pressed React is served alone"


@pytest.mark.parametrize("why", ["focus", "idle"])
def test_the_curtain_falls_again(why):
    """When the window loses the focus, and when nobody has touched anything for a while."""
    screen = Privacy("curtain", (0, 1), 2)
    screen.want(0)
    screen.lift(0, HOLD_MS)
    screen.touched(1000)
    screen.idle(1000 + IDLE_MS - 1)
    assert screen.curtain is None
    if why == "focus":
        screen.focus_lost()
    else:
        screen.idle(1000 + IDLE_MS)
    assert screen.curtain == Curtain(0, why)
    assert screen.eyes == ()


def test_a_lonely_person_never_sees_a_curtain():
    screen = Privacy("curtain", (1,), 3)
    screen.want(1)
    screen.focus_lost()
    screen.hide()
    screen.idle(10**9)
    assert (screen.viewer, screen.curtain, screen.ready(1)) == (1, None, True)


def test_peek_shows_cards_only_while_the_key_is_down():
    screen = Privacy("peek", (0, 1), 2)
    screen.want(0)
    assert (screen.viewer, screen.curtain, screen.ready(0)) == (NOBODY, None, True)
    screen.peek(1, True)
    screen.peek(0, True)
    assert screen.viewer == 1, "one at a time"
    screen.peek(1, False)
    assert screen.viewer == NOBODY
    screen.peek(0, True)
    screen.focus_lost()
    assert screen.viewer == NOBODY


def test_one_press_shows_cards_and_the_next_hides_them_whoever_presses():
    screen = Privacy("peek", (0, 1), 2)
    screen.want(0)
    shown = []
    for seat in (0, 0, 1, 0):
        assert screen.press(seat)
        shown.append(screen.viewer)
    assert shown == [0, NOBODY, 1, NOBODY]


@pytest.mark.parametrize("why", ["focus", "idle", "away", "turn"])
def test_what_a_press_has_shown_is_hidden_without_another(why):
    screen = Privacy("peek", (0, 1), 2, idle_ms=1000)
    screen.want(0)
    screen.touched(0)
    screen.press(0)
    screen.idle(999)
    assert screen.viewer == 0
    {"focus": screen.focus_lost, "away": screen.look_away}.get(why, lambda: None)()
    if why == "idle":
        screen.idle(1000)
    elif why == "turn":
        screen.want(1)
    assert screen.viewer == NOBODY


def test_a_curtain_that_was_lifted_falls_by_a_press_of_its_own_key_alone():
    screen = Privacy("curtain", (0, 1), 2)
    screen.want(0)
    assert not screen.press(0), "it hangs, and is lifted as ever"
    screen.lift(0, HOLD_MS)
    assert not screen.press(1)
    assert screen.viewer == 0
    assert screen.press(0)
    assert (screen.viewer, screen.curtain) == (NOBODY, Curtain(0, "away"))


def test_a_press_covers_nothing_where_nothing_has_to_be():
    alone, teaching = Privacy("curtain", (1,), 2), Privacy("open", (0, 1), 2)
    for screen in (alone, teaching):
        screen.want(1)
        assert not screen.press(1)
        assert screen.viewer == 1
        assert screen.curtain is None


def test_open_shows_all_hands_of_people():
    """Teaching: no curtain; the cards of bots stay hidden. A table of bots alone shows everything."""
    screen = Privacy("open", (0, 2), 3)
    screen.want(2)
    assert (screen.viewer, screen.eyes, screen.curtain) == (2, (0, 2), None)
    assert Privacy("open", (), 3).eyes == (0, 1, 2)


@pytest.mark.parametrize("mode", ["curtain", "peek", "open"])
def test_the_table_shows_no_face_that_the_eyes_have_not_seen(mode):
    """At every moment of a match, in every mode: a face on the screen is known to a seat of `eyes`, or to all."""
    match = begin(people=2, bots=1, privacy=mode)
    player, faces = Player(match), 0
    for _ in range(600):
        player.step()
        table, eyes = match.game.table, match.shared.eyes
        assert mode == "open" or len(eyes) <= 1
        bits = table.eyes(NOBODY) | sum(table.eyes(seat) for seat in eyes)
        for card, kind in enumerate(match.shared.view().table.kind):
            assert (kind == UNKNOWN) == (not table.seen[card] & bits)
            faces += kind != UNKNOWN
    assert faces


@pytest.mark.rule("ES-135")
def test_a_fallen_person_sees_what_an_onlooker_sees():
    for seed in range(100):
        match = begin(people=1, bots=2, seed=seed)
        Player(match, seed).until(lambda m: m.game.over or not m.game.table.alive[0])
        if not match.game.over:
            break
    assert (match.shared.viewer, match.shared.eyes, match.shared.privacy.viewer) == (NOBODY, (), 0)
    match.record.options["fallen_see_all"] = "yes"
    assert match.shared.eyes == (0, 1, 2)
    shown = [card for card, kind in enumerate(match.shared.view().table.kind) if kind != UNKNOWN]
    assert shown == [card for card, seen in enumerate(match.game.table.seen) if seen & 0b10000111]


@pytest.mark.rule("ES-126")
def test_private_choices_go_through_the_curtain_of_the_choosing_seat():
    """Whoever is asked, in the middle of another's turn too: nothing of it is on the screen before its curtain is up."""
    match = begin(people=3, bots=0, seed=2)
    player, falls = Player(match), 0
    for _ in range(3000):
        player.step()
        ask = match.game.ask
        if match.game.over:
            break
        if ask[0] in SINGLE and match.shared.privacy.curtain is not None:
            assert match.shared.privacy.curtain.seat == match.shared.asked == ask[1]
            assert match.shared.view().options == ()
            falls += ask[1] != match.game.table.turn
    assert falls


@pytest.mark.rule("ES-125")
def test_no_hand_lies_open_while_a_bot_decides():
    """Two people and a bot: as soon as the bot is asked by itself, the hand of whoever was at the screen is covered."""
    player, asked = Player(begin(people=2, bots=1)), 0
    while not player.match.game.over:
        ask = player.match.game.ask
        if ask[0] in SINGLE and ask[1] == 2:
            asked += 1
            assert player.match.shared.privacy.viewer == NOBODY
        player.step()
    assert asked


def test_whoever_answers_before_all_eyes_has_the_hand_covered():
    """And before it sees the hand because of another question the whole curtain falls, unless it looked last."""
    screen = Privacy("curtain", (0, 1), 2)
    screen.want(0)
    screen.lift(0, HOLD_MS)
    screen.cover(0)
    assert screen.viewer == 0, "the screen is its already"
    screen.cover(1)
    assert (screen.curtain, screen.viewer, screen.eyes) == (Curtain(1, "hand"), NOBODY, ())
    screen.want(1)
    assert screen.curtain == Curtain(1, "turn")
    screen.cover(0)
    screen.want(0)
    assert screen.curtain == Curtain(0, "hand")


def test_what_everybody_can_work_out_is_answered_without_a_curtain():
    """A forced query that names open cards alone: whoever else had the screen sees the own hand no more."""
    openly = 0
    for seed in range(12):
        match = begin(TableSetup(game="austin", seats=(person(0), person(1), person(2)), seed=seed), definition=AUSTIN)
        player = Player(match, seed)
        for _ in range(1500):
            player.step()
            player_view = match.shared
            if match.game.over or match.game.ask[0] != CHOOSE or player_view.asked == NOBODY:
                continue
            if player_view.shared_ask and player_view.viewer != player_view.asked:
                openly += 1
                assert player_view.deciding == player_view.asked == match.game.ask[1]
                assert player_view.eyes == ()
                assert player_view.view().options == tuple(match.game.options_of(player_view.asked))
            elif player_view.privacy.curtain is not None:
                assert player_view.view().options == ()
    assert openly
