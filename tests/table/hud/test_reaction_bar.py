"""The reaction strip tells nothing: its picture follows from public facts alone (ES-113 to ES-121)."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tabletop import games
from tabletop.core.ask import OFFER
from tabletop.match import WindowRules, person, start
from tabletop.match.reaction_window import ReactionWindow, SeatReaction, WindowFacts
from tabletop.match.seats import TableSetup
from tabletop.table.hud import ReactionBar, ReactionPrompt, people
from tests.driving import other_world
from tests.match.table import Instant, Player
from tests.table.hud.room import SIZES, Ears, folk, hold, show, words


def facts(seats=4, closes=5000, serving=None, **more):
    strips = tuple(SeatReaction(i, "always_ask", False, -1) for i in range(seats))
    values = {"shown": True, "strips": strips, "opened": 0, "closes_at": closes, "serving": serving,
              "back_at": None, "ends_at": None}  # fmt: skip
    return WindowFacts(**(values | more))


def strip_of(pilot):
    return pilot.app.top.panels[0]


def open_window(seed):
    """A match of three people at its first reaction window."""
    setup = TableSetup(
        game="espionage", seats=tuple(person(i) for i in range(3)), seed=seed, window=WindowRules(seconds=5)
    )
    match = start(setup, Instant(), 0, definition=games.load("espionage"))
    player = Player(match, seed)
    player.until(lambda m: m.game.over or (m.window is not None and m.window.shown and m.window.collecting))
    return match, player.now


def pictures(match, now):
    """What the strip looks like over the time of a window, frame by frame."""
    with show(ReactionBar(people(match.setup), Ears(), Ears())) as pilot:
        out = []
        for ms in range(0, 2000, 250):
            strip_of(pilot).update(match.window.facts(match.passing.modes), now + ms)
            pilot.tick()
            out.append(pilot.pixels())
        return out


@pytest.mark.rule("ES-113")
@pytest.mark.parametrize("seed", [3, 11])
def test_worlds_that_differ_only_in_hidden_cards_look_alike(seed):
    """Nobody can read from the strip who holds an answer: the cards of all seats but the player's are dealt anew."""
    match, now = open_window(seed)
    assert match.game.ask[0] == OFFER
    here = pictures(match, now)
    player, able = match.game.left[-1], [len(match.game.options_of(seat)) > 1 for seat in match.game.left]
    others = []
    for dice in range(12):
        match.record.game = other_world(match.record.game, player, Random(dice))
        others.append([len(match.game.options_of(seat)) > 1 for seat in match.game.left])
        if others[-1] != able:
            break
    assert others[-1] != able, "no world found in which others can react"
    assert pictures(match, now) == here
    assert len(set(here)) > 1, "the bar of time stands still"


@pytest.mark.rule("ES-115")
def test_react_and_pass_blink_alike_and_leave_no_trace():
    """Two windows, one with React and one with Pass pressed at the same moment, are the same at every later moment."""

    def film(what):
        window = ReactionWindow((1, 2, 0), frozenset({0, 1, 2}), WindowRules(), 0)
        with show(ReactionBar(folk(3), Ears(), Ears())) as pilot:
            frames = []
            for now in range(0, 3000, 100):
                if now == 500 and what:
                    window.press(1, what, now)
                strip_of(pilot).update(window.facts({}), now)
                pilot.tick()
                frames.append(pilot.pixels())
        return frames

    react, decline, nothing = film("react"), film("pass"), film("")
    assert react == decline
    assert react[6] != nothing[6]
    assert react[16:] == nothing[16:], "an old press can still be seen"


def test_a_click_and_a_key_press_for_the_seat_they_belong_to():
    ears = Ears()
    with show(ReactionBar(folk(3), ears, Ears())) as pilot:
        strip_of(pilot).update(facts(3), 0)
        pilot.tick()
        pilot.click("react 1")
        pilot.key("a", "r")
        assert ears == [(1, "react"), (0, "pass"), (2, "react")]


def test_a_key_press_moves_nothing_on_the_strip():
    """Who looks at the screen must not see which of the two buttons a key has pressed."""
    with show(ReactionBar(folk(3), Ears(), Ears())) as pilot:
        strip_of(pilot).update(facts(3), 0)
        pilot.tick()
        before = pilot.pixels()
        pilot.key("q")
        pilot.tick(60)
        assert pilot.pixels() == before
        assert pilot.heard.names.count("button_click") == 1


def test_the_pass_key_held_a_second_opens_the_menu():
    menu = Ears()
    with show(ReactionBar(folk(3), Ears(), menu)) as pilot:
        strip = strip_of(pilot)
        strip.update(facts(3), 0)
        pilot.send(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l", scancode=0)
        strip.update(facts(3), 900)
        assert not menu
        strip.update(facts(3), 1000)
        assert menu == [(1,)]
        hold(pilot, "l", 0)
        strip.update(facts(3), 2500)
        assert menu == [(1,)]


def test_a_key_that_is_held_counts_when_its_press_has_closed_the_window():
    """Not when it is let go, nor when something else lay above the table meanwhile."""
    menu = Ears()
    with show(ReactionBar(folk(3), Ears(), menu)) as pilot:
        strip = strip_of(pilot)
        for let_go, away in ((False, False), (True, False), (False, True)):
            strip.update(facts(3), 0)
            pilot.send(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l", scancode=0)
            for now in (100, 400, 700, 1000):
                strip.update(None, now)
                if let_go:
                    pilot.send(pygame.KEYUP, key=pygame.K_l, mod=0, unicode="l", scancode=0)
                pilot.tick(3000 if away else 300)
            assert menu == [(1,)]


def test_the_head_says_how_one_passes_ahead():
    with show(ReactionBar(folk(3), Ears(), Ears())) as pilot:
        strip = strip_of(pilot)
        strip.update(facts(3), 0)
        pilot.tick()
        assert strip._note.left > strip._bar.right
        assert strip._note.right <= strip._head.right


def test_gamepads_press_for_the_seat_that_holds_them():
    ears = Ears()
    who = tuple(one._replace(pad=one.seat) for one in folk(2))
    with show(ReactionBar(who, ears, Ears())) as pilot:
        strip_of(pilot).update(facts(2), 0)
        pilot.send(pygame.JOYBUTTONDOWN, button=1, instance_id=1, joy=1)
        pilot.send(pygame.JOYBUTTONDOWN, button=0, instance_id=0, joy=0)
        assert ears == [(1, "pass"), (0, "react")]


@pytest.mark.rule("AP-168")
def test_of_a_shared_gamepad_each_bumper_is_a_seat():
    """Left for the lower seat, right for the higher; its other buttons are nobody's."""
    ears = Ears()
    who = tuple(one._replace(pad=4) for one in folk(2))
    with show(ReactionBar(who, ears, Ears())) as pilot:
        strip_of(pilot).update(facts(2), 0)
        for button in (0, 1, 5, 4):
            pilot.send(pygame.JOYBUTTONDOWN, button=button, instance_id=4, joy=4)
        assert ears == [(1, "react"), (0, "react")]


def test_bots_have_a_part_of_the_same_size_and_no_buttons():
    with show(ReactionBar(folk(4, {0, 1}), Ears(), Ears())) as pilot:
        strip_of(pilot).update(facts(), 0)
        cells = [pilot.find(f"strip {seat}").rect for seat in range(4)]
        assert len({(cell.width, cell.height) for cell in cells}) <= 2  # a pixel more or less by division
        assert max(cell.width for cell in cells) - min(cell.width for cell in cells) <= 1
        assert "react 2" not in pilot.labels()


def test_react_and_pass_are_of_equal_size():
    with show(ReactionBar(folk(6), Ears(), Ears())) as pilot:
        strip_of(pilot).update(facts(6), 0)
        for seat in range(6):
            one, other = pilot.find(f"react {seat}").rect, pilot.find(f"pass {seat}").rect
            assert abs(one.width - other.width) <= 1
            assert one.height == other.height


def test_it_is_there_only_while_presses_are_collected():
    with show(ReactionBar(folk(), Ears(), Ears())) as pilot:
        strip = strip_of(pilot)
        shown = [strip.update(given, 0) and strip.visible for given in
                 (facts(), facts(serving=1), facts(), facts(shown=False), facts(), None)]  # fmt: skip
        assert shown == [True, False, True, False, True, False]
        strip.update(None, 0)
        assert not strip.on_raw(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.75, 2.0])
def test_eight_seats_fit_at_every_size(size, scale):
    with show(ReactionBar(folk(8), Ears(), Ears()), size=size, scale=scale) as pilot:
        strip_of(pilot).update(facts(8), 0)
        pilot.app.relayout()
        pilot.tick()
        assert not pilot.overflowing()
        assert all(pilot.find(f"pass {seat}").rect.width >= 44 for seat in range(8))


@pytest.mark.rule("ES-119")
def test_back_works_only_after_its_time_and_time_runs_out_on_a_bar():
    ears = Ears()
    with show(ReactionPrompt(folk(), words(), ears)) as pilot:
        bar = strip_of(pilot)
        given = facts(serving=2, closes=None, back_at=2000, ends_at=30_000)
        bar.update(given, 1000)
        pilot.tick()
        pilot.click("back")
        pilot.key(folk()[2].decline)
        assert not ears
        early = pilot.pixels()
        assert bar.update(given, 2000)
        pilot.tick()
        assert pilot.pixels() != early
        pilot.click("back")
        assert ears == [(2,)]
        pilot.key(folk()[1].decline, folk()[2].decline)
        assert ears == [(2,), (2,)], "the key for Pass says the same, that of another seat nothing"
        assert bar.update(None, 2000)
        assert not bar.visible


def test_keys_are_heard_while_what_leads_to_the_window_is_still_told():
    """Of those who will be asked, and not of a window that nobody here takes part in."""
    ears = Ears()
    with show(ReactionBar(folk(3), ears, Ears())) as pilot:
        strip = strip_of(pilot)
        strip.update(None, 0)
        pilot.key("q")
        assert ears == []
        strip.coming = facts(2)
        pilot.key("q", "l", "r")
        assert ears == [(0, "react"), (1, "pass")]
        strip.coming = facts(2, shown=False)
        pilot.key("q")
        assert len(ears) == 2
