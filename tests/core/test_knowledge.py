"""What a seat may know: nothing that its eyes have not seen gets into a view, a bot's copy or an event."""
# ruff: noqa: ARG001 - scripts are called with a handle and a seat, wanted or not

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.game import Game
from tabletop.core.layout import Layout, Zone
from tabletop.core.view import view
from tests.core.minigame import DEFINITION as MINI
from tests.core.minigame.table import OPAL, RUBY, VAULT, place
from tests.core.toys import MAY_TAKE, Toy, draw, new_rules, new_table, note, pick, toy
from tests.driving import drive, other_world, saved, whole


def test_worlds_that_differ_in_the_unseen_are_one_to_a_seat():
    """Same knowledge() after JSON, same view, same options and reasons, at every step of whole games."""
    compared = 0
    for seed in range(4):

        def check(game, random, n):
            nonlocal compared
            for seat in range(4):
                other = other_world(game, seat, random)
                compared += other.table.kind != game.table.kind
                assert saved(other.knowledge(seat)) == saved(game.knowledge(seat))
                assert repr_of(view(other, seat)) == repr_of(view(game, seat))
                assert other.reasons(seat) == game.reasons(seat)

        drive(MINI.start(4, seed, auto=False), seed, check)
    assert compared > 500, "the worlds hardly ever differed"


def repr_of(seen):
    return json.dumps([*seen._replace(table=None), seen.table.plain()])


def test_knowledge_holds_no_dice_no_hidden_order_and_no_sealed_answer():
    """Unseen cards are sorted per back, rng is 0, and of the answers to an open ask only the seat's own are there."""

    def root(t, seat):
        draw(t, 0)
        yield t.all(None, pick)

    game = toy(root, auto=False)
    game.answer(1, 1, 1)
    mine, theirs = game.knowledge(1), game.knowledge(0)
    assert (mine.got, mine.left) == (((1, MAY_TAKE[1]),), (0, 2))
    assert (theirs.got, theirs.left) == ((), (0, 1, 2))
    assert theirs.table.rng == 0
    assert theirs.table.kind[8] == 8
    assert mine.table.kind == bytearray(range(9))
    assert theirs.options_of(0) == list(MAY_TAKE)


def test_knowledge_of_an_offer_forgets_who_came_before_and_after():
    """Seats before an undecided one are taken to pass; seats behind one that took have no say."""

    def root(t, seat):
        note(t, (yield t.offer(None, pick)))

    game = toy(root, auto=False)
    assert game.knowledge(1).left == (1, 2)
    game.answer(1, 2, 1)
    assert game.knowledge(2).left == (0, 1)
    assert game.knowledge(1).got == ()
    copy = game.determinised(2, Random(1))
    copy.step(0)
    copy.step(0)
    assert copy.over
    assert copy.table.log == ((2, MAY_TAKE[1]),)
    copy = game.determinised(1, Random(1))
    assert (copy.seat, copy.left) == (1, (1, 2))


def test_the_whole_knowledge_can_be_told_as_json_and_loaded():
    """What a bot in another process gets is a game: loaded, it is determinised like the original."""
    for seed in range(4):

        def check(game, random, n):
            for seat in range(4):
                if game.table.alive[seat]:
                    back = MINI.load(saved(game.knowledge(seat)))
                    a, b = back.determinised(seat, Random(n)), game.determinised(seat, Random(n))
                    assert whole(a) == whole(b)

        drive(MINI.start(4, seed, auto=False), seed, check)


@pytest.mark.parametrize("paranoid", [True, False])
@pytest.mark.parametrize("auto", [True, False])
def test_determinised_copies_fit_what_the_seat_knows(paranoid, auto):
    """Same view, same cards per back, vaults with gems only, same options of the seat; and each plays on to an end."""
    moved = 0
    for seed in range(3):

        def check(game, random, n):
            nonlocal moved
            for seat in range(4):
                if not game.table.alive[seat]:
                    continue
                copies = [game.determinised(seat, random) for _ in range(2)]
                for copy in copies:
                    if copy.no == game.no and not copy.over:  # nobody was forced to go on
                        assert copy.table.veiled(seat).plain() == game.table.veiled(seat).plain()
                        assert copy.options_of(seat) in (game.options_of(seat), None)  # None: its only one was pressed
                    for back in (0, 1):
                        assert cards(copy.table, back) == cards(game.table, back)
                    for card in copy.table.zones[place(seat, VAULT)]:
                        assert copy.table.kind[card] in (RUBY, OPAL)
                    moved += copy.table.kind != game.table.kind
                if n % 9 == 0:
                    assert all(drive(copy, n).over for copy in copies)

        drive(MINI.start(4, seed, auto=auto, paranoid=paranoid), seed, check)
    assert moved > 300


def cards(table, back):
    return Counter(k for k, owner in zip(table.kind, table.owner, strict=True) if owner == back)


def test_determinised_deals_all_that_is_possible():
    """Over many deals every unseen card turns up in every unseen place, known ones stay where they are."""

    def root(t, seat):
        draw(t, 0)
        draw(t, 1)
        yield t.choose(0, pick)

    game = toy(root)
    places = {game.determinised(0, Random(i)).table.kind[7] for i in range(200)}
    assert places == set(range(8))
    assert all(game.determinised(0, Random(i)).table.kind[8] == 8 for i in range(20))
    assert len({game.determinised(0, Random(i)).table.rng for i in range(20)}) == 20


def test_a_deal_that_cannot_fit_is_dealt_again_and_then_given_up():
    """Two fussy zones that want the same card: LookupError, not a stray StopIteration."""
    zones = Layout(2, [Zone("pile", None, "none"), Zone("safe", None, "none")], fits={"safe": [True, False, False]})
    table = Toy(zones, bytes([0, 1, 2]), 0, 1)
    table.choices, table.log = (MAY_TAKE,) * 2, ()

    def root(t, seat):
        yield t.choose(0, pick)

    game = Game(toy(root).rules, table, "root")
    table.move(0, 1)
    assert {game.determinised(0, Random(i)).table.kind[0] for i in range(20)} == {0}
    table.move(1, 1)
    with pytest.raises(LookupError, match="no deal"):
        game.determinised(0, Random(1))


def test_a_deal_without_options_for_somebody_is_dealt_again():
    """An ask must have an answer in every world: deals in which somebody would have none do not count."""

    def root(t, seat):
        yield t.choose(1, even)

    rules = new_rules(root)

    @rules.query
    def even(table, _):
        return [(0, 0, 0), (0, 0, 1)] if table.kind[8] % 2 == 0 else []

    game = Game(rules, new_table(()), "root")
    assert {game.determinised(0, Random(i)).table.kind[8] for i in range(60)} == {0, 2, 4, 6, 8}


def test_whoever_comes_after_a_taker_has_no_say_in_what_he_knows():
    """The seat in the middle has taken: only those before it are still open for it."""

    def root(t, seat):
        note(t, (yield t.offer(None, pick)))

    game = toy(root, auto=False)
    game.answer(1, 1, 1)
    assert game.knowledge(1).left == (0,)


def test_in_a_determinised_copy_the_kernel_presses_what_is_forced():
    """Auto is on, and an ask that has one answer in this deal is answered before the copy is handed out."""

    def root(t, seat):
        note(t, (yield t.choose(1, top)))
        yield t.choose(0, pick)

    rules = new_rules(root)

    @rules.query
    def top(table, _):
        return [(0, card, 0) for card in range(9) if table.kind[8] <= card]

    game = Game(rules, new_table((MAY_TAKE,) * 3), "root", auto=False)
    numbers = set()
    for i in range(60):
        copy = game.determinised(0, Random(i))
        assert copy.auto
        assert len(copy.options) > 1
        assert (copy.no == 2) == (copy.table.kind[8] == 8)
        numbers.add(copy.no)
    assert numbers == {1, 2}


def test_everybody_who_is_asked_has_an_answer_in_a_deal():
    """Of several seats too: deals in which one of them would have none do not count."""

    def root(t, seat):
        yield t.all((0, 1), even)

    rules = new_rules(root)

    @rules.query
    def even(table, x):
        return list(MAY_TAKE) if x == 0 or table.kind[8] % 2 == 0 else []

    game = Game(rules, new_table(()), "root")
    assert {game.determinised(0, Random(i)).table.kind[8] for i in range(60)} == {0, 2, 4, 6, 8}


def test_a_view_shows_the_ask_to_who_is_asked():
    """Others see that somebody is asked and by what name, not the options, the arguments or the answers given."""

    def root(t, seat):
        yield t.choose(1, pick, 7)
        yield t.all((0, 1), pick)

    game = toy(root, auto=False)
    assert view(game, 1)[2:] == (1, "pick", (1,), (1,), MAY_TAKE, (7,), False)
    assert view(game, 0)[2:] == view(game, NOBODY)[2:] == (1, "pick", (1,), (1,), (), (), False)
    game.step(0)
    game.answer(2, 1, 1)
    assert view(game, 1)[2:] == (2, "pick", (0, 1), (0,), (), (), False)
    assert view(game, 0)[2:] == (2, "pick", (0, 1), (0,), MAY_TAKE, (), False)
    game.step(0)
    assert view(game, 0)[2:] == (2, "", (), (), (), (), False)
