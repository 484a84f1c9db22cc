"""A badge tells everything public about a seat, and can be chosen only while it is a target."""

from __future__ import annotations

import pytest

from tabletop.table.hud import BadgeFacts, ModeMenu, SeatPanel, SeatPerson
from tabletop.toolkit.draw_context import DrawContext
from tests.saying import said
from tests.table.hud.room import SIZES, Ears, folk, show


def badge_of(pilot):
    return pilot.app.top.panels[0]


CHANGES = {
    "hand": {"hand": 8},
    "gold": {"gold": "Ten are enough."},
    "pips": {"pips": 2},
    "turn": {"turn": True},
    "thinking": {"thinking": True},
    "out": {"out": "Out"},
    "aimed": {"aimed": 1},
    "aimed twice": {"aimed": 2},
    "target": {"target": True},
    "target with a key": {"target": True, "key": "3"},
    "auto-pass": {"mode": "until_my_turn"},
    "tag": {"tag": "looks at 3 cards"},
}


def test_every_fact_can_be_seen():
    plain = BadgeFacts(hand=7, pips=1, pips_of=3)
    pictures = {}
    with show(SeatPanel(folk()[0], Ears(), Ears())) as pilot:
        badge_of(pilot).update(plain)
        pilot.tick()
        pictures["plain"] = pilot.pixels()
        for name, change in CHANGES.items():
            badge_of(pilot).update(plain._replace(**change))
            pilot.tick()
            pictures[name] = pilot.pixels()
    assert len(set(pictures.values())) == len(pictures)


def test_whose_turn_it_is_can_be_told_without_colours():
    """In grey the badge of the one whose turn it is still differs by its tab."""
    with show(SeatPanel(folk()[0], Ears(), Ears())) as pilot:
        badge = badge_of(pilot)
        frames = []
        for turn in (False, True):
            badge.update(BadgeFacts(turn=turn))
            pilot.tick()
            box = badge.rect
            tab = pilot.window.surface.subsurface((box.centerx, box.y - 12, 60, 16)).copy()
            frames.append(sum(tab.get_at((x, 8))[1] for x in range(60)))
        assert abs(frames[0] - frames[1]) > 1000


def test_what_the_discs_count_is_said():
    """Beside them where nothing else is written, and in full to whoever rests on the badge; nothing of it without any."""
    plain = BadgeFacts(hand=7, pips=1, pips_of=3, pips_name="Missions")
    with show(SeatPanel(folk()[0], Ears(), Ears())) as pilot:
        badge, frames = badge_of(pilot), []
        for facts in (plain, plain._replace(pips_name="")):
            badge.update(facts)
            pilot.tick()
            frames.append(pilot.pixels())
        assert frames[0] != frames[1]
        badge.update(plain)
        pilot.move(badge.rect.center)
        pilot.tick(600)
        assert badge.tooltip == "**Missions** left this turn: 2 of 3"
        assert pilot.pixels() != frames[0]
        for facts in (plain._replace(out="Out"), BadgeFacts(hand=7)):
            badge.update(facts)
            assert not badge.tooltip


def test_symbols_are_added_on_wish():
    frames = set()
    for symbols in (False, True):
        with show(SeatPanel(folk()[1], Ears(), Ears()), symbols=symbols) as pilot:
            frames.add(pilot.pixels())
    assert len(frames) == 2


def test_it_can_be_chosen_only_as_a_target():
    ears = Ears()
    with show(SeatPanel(folk()[2], ears, Ears())) as pilot:
        badge = badge_of(pilot)
        pilot.click(badge.heart)
        pilot.key("tab", "return")
        assert not ears
        badge.update(BadgeFacts(target=True))
        pilot.click(badge.heart)
        assert ears == [(2,)]
        pilot.app.top.set_focus(None)
        pilot.key("tab", "return")
        assert ears == [(2,), (2,)]


def test_the_disc_opens_the_menu_and_only_people_have_one():
    modes = Ears()
    with show(SeatPanel(folk()[1], Ears(), modes)) as pilot:
        pilot.click("auto-pass 1")
        assert modes == [(1,)]
        badge_of(pilot).update(BadgeFacts(out="Out"))
        assert "auto-pass 1" not in pilot.labels()
    with show(SeatPanel(folk(2, {0})[1], Ears(), modes)) as pilot:
        assert "auto-pass 1" not in pilot.labels()


def test_thinking_moves_and_nothing_else_does():
    with show(SeatPanel(folk(2, {0})[1], Ears(), Ears())) as pilot:
        badge_of(pilot).update(BadgeFacts(thinking=True))
        frames = set()
        for _ in range(6):
            pilot.tick(320)
            frames.add(pilot.pixels())
        assert len(frames) >= 3
        badge_of(pilot).update(BadgeFacts())
        pilot.tick()
        count = pilot.app.frames
        pilot.tick(2000)
        assert pilot.app.frames == count


def test_reduced_motion_keeps_the_dots_still():
    with show(SeatPanel(folk(2, {0})[1], Ears(), Ears()), reduced_motion=True) as pilot:
        badge_of(pilot).update(BadgeFacts(thinking=True))
        pilot.tick(100)
        count = pilot.app.frames
        pilot.tick(2000)
        assert pilot.app.frames == count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("form", ["large", "small"])
def test_a_long_name_stays_inside(size, form):
    """The number of cards keeps its place whatever the name is."""
    frames = []
    for name in ("Maximilian von Langenfeld-Huckebein", "Maximilian von Langenfeld-Hohenstein"):
        with show(SeatPanel(SeatPerson(0, name, "seat0"), Ears(), Ears(), form), size=size) as pilot:
            assert not pilot.overflowing()
            frames.append(pilot.pixels())
    assert frames[0] == frames[1], "a name longer than its place changes what is beside it"


def test_the_menu_sets_one_of_four_modes():
    chosen = Ears()
    with show(ModeMenu(chosen)) as pilot:
        menu = badge_of(pilot)
        for words, mode in (("Always ask", "always_ask"), ("Only when I am attacked", "only_when_aimed"),
                            ("Pass this chain", "this_chain"), ("Pass until my turn", "until_my_turn")):  # fmt: skip
            menu.open(folk()[1], "always_ask", pilot.app.top.rect.inflate(-1200, -700))
            pilot.click(words)
            assert chosen.pop() == (1, mode)
            assert not menu.visible


@pytest.mark.rule("AP-175")
def test_where_passing_is_private_there_are_two_modes():
    chosen = Ears()
    with show(ModeMenu(chosen)) as pilot:
        menu = badge_of(pilot)
        menu.open(folk()[1], "always_ask", pilot.app.top.rect.inflate(-1200, -700), private=True)
        assert [line.mode for line in menu.lines if line.visible] == ["always_ask", "only_when_aimed", "this_turn"]
        pilot.click(said("table-pass-turn"))
        assert chosen.pop() == (1, "this_turn")


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_menu_says_what_a_mode_does_to_the_end(size, private, monkeypatch):
    """No line of it is cut."""
    lines = []
    write = DrawContext.write

    def written(kit, target, text, role, box, *look, **how):
        lines.append((text, kit.measure(text, role, how.get("size", 0)), box.width))
        return write(kit, target, text, role, box, *look, **how)

    monkeypatch.setattr(DrawContext, "write", written)
    with show(ModeMenu(Ears()), size=size) as pilot:
        badge_of(pilot).open(folk()[1], "always_ask", pilot.app.top.rect.inflate(-900, -600), private=private)
        pilot.tick(400)
    assert any("Every window" in text for text, _, _ in lines)
    assert [text for text, wide, room in lines if wide > room] == []


def test_the_menu_closes_without_a_choice():
    chosen = Ears()
    with show(ModeMenu(chosen)) as pilot:
        menu = badge_of(pilot)
        menu.open(folk()[0], "this_chain", pilot.app.top.rect.inflate(-1200, -700))
        pilot.key("escape")
        assert not menu.visible
        menu.open(folk()[0], "this_chain", pilot.app.top.rect.inflate(-1200, -700))
        pilot.click((3, 3))
        assert not menu.visible
        assert not chosen


def test_the_menu_is_driven_by_keys():
    chosen = Ears()
    with show(ModeMenu(chosen)) as pilot:
        badge_of(pilot).open(folk()[0], "always_ask", pilot.app.top.rect.inflate(-1200, -700))
        pilot.key("down", "down", "return")
        assert chosen == [(0, "this_chain")]
