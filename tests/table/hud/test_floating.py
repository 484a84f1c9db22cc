"""What lies above the table: sheets of cards, the vote, the zoom, banners and captions."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from msgspec import structs

from tabletop.match import Vote
from tabletop.table.hud import Banner, Callout, CardZoom, ListedCard, PileViewer, TitleGrid, VotePanel
from tabletop.table.hud.banner import BannerText
from tabletop.toolkit.widgets import Button
from tests.table.hud.room import SIZES, Ears, folk, show
from tests.toolkit.rig import card as card_text

TITLES = ("Sniper", "Assassin", "Double Agent", "Saboteur", "Medic")


def sheet_cards(states=None, title_grid=TITLES):
    states = states or {}
    return [
        ListedCard(i, card_text(id="sniper", frame="mission", name=name), states.get(i, "playable"))
        for i, name in enumerate(title_grid)
    ]


def first(pilot):
    return pilot.app.top.panels[0]


def test_a_lit_card_is_chosen_and_a_drained_one_is_not():
    chosen, closed = Ears(), Ears()
    with show(PileViewer("espionage", chosen, closed)) as pilot:
        sheet = first(pilot)
        sheet.open("Discards", sheet_cards({1: "drained", 2: "normal"}))
        pilot.click("Assassin 1")
        pilot.click("Double Agent 2")
        assert sheet.visible
        assert not chosen
        pilot.click("Medic 4")
        assert (chosen, closed) == ([(4,)], [])
        assert not sheet.visible


@pytest.mark.parametrize("leave", ["escape", "cross", "beside"])
def test_a_sheet_is_left_without_a_choice(leave):
    chosen, closed = Ears(), Ears()
    with show(PileViewer("espionage", chosen, closed)) as pilot:
        first(pilot).open("Discards", sheet_cards())
        if leave == "escape":
            pilot.key("escape")
        else:
            pilot.click("close sheet" if leave == "cross" else (4, 4))
        assert (chosen, closed) == ([], [()])


def test_mouse_and_focus_say_which_card_to_show_large():
    looked = Ears()
    with show(PileViewer("espionage", Ears(), Ears(), looked)) as pilot:
        sheet = first(pilot)
        sheet.open("Discards", sheet_cards())
        pilot.move("Assassin 1")
        assert looked[-1][0].id == 1
        pilot.move((4, 4))
        assert looked[-1][0] is None
        pilot.key("tab")
        assert looked[-1][0] is not None


def test_letters_search_and_enter_takes_the_first():
    chosen = Ears()
    with show(TitleGrid("espionage", chosen, Ears())) as pilot:
        grid = first(pilot)
        grid.open("Name a title", sheet_cards({0: "drained"}))
        pilot.text("s")
        assert [tile.card.id for tile in grid.grid.children] == [0, 3]
        pilot.key("return")
        assert chosen == [(3,)]


def test_a_word_inside_a_name_is_found():
    with show(TitleGrid("espionage", Ears(), Ears())) as pilot:
        grid = first(pilot)
        grid.open("Name a title", sheet_cards())
        pilot.text("age")
        assert [tile.card.id for tile in grid.grid.children] == [2]


def test_a_letter_typed_on_a_card_goes_to_the_search():
    with show(TitleGrid("espionage", Ears(), Ears())) as pilot:
        grid = first(pilot)
        grid.open("Name a title", sheet_cards())
        pilot.app.top.set_focus(pilot.find("Medic 4"))
        pilot.send(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0)
        assert grid.find.text == "m"
        assert pilot.app.top.focus is grid.find


def test_enter_without_letters_chooses_nothing():
    chosen = Ears()
    with show(TitleGrid("espionage", chosen, Ears())) as pilot:
        first(pilot).open("Name a title", sheet_cards())
        pilot.key("return")
        assert not chosen


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("scale", [0.75, 2.0])
def test_a_full_sheet_fits_or_scrolls(size, scale):
    with show(TitleGrid("espionage", Ears(), Ears()), size=size, scale=scale) as pilot:
        grid = first(pilot)
        grid.open("Name a title", sheet_cards(title_grid=TITLES * 10))
        pilot.tick()
        assert not pilot.overflowing()
        pilot.point("Medic 49")
        assert grid.scroll.rect.contains(pilot.find("Medic 49").rect)


def test_below_a_sheet_nothing_is_pressed_or_focused():
    pressed = Ears()
    button = Button("Below", pressed)
    with show(PileViewer("espionage", Ears(), Ears()), button) as pilot:
        room = pilot.app.top
        room.children.reverse()
        room.set_focus(button)
        first(pilot).open("Discards", sheet_cards())
        for _ in range(9):
            pilot.key("tab")
            assert room.focus is not button
        pilot.click((4, 4))
        assert room.focus is button
        assert not pressed


# --- vote
def test_everybody_agrees_or_refuses_with_button_or_key():
    yes, no = Ears(), Ears()
    with show(VotePanel(folk(), yes, no)) as pilot:
        vote = Vote(0, 3, (0, 1, 3), {0})
        first(pilot).update(vote, "Take back **Sniper**?")
        pilot.tick()
        assert "agree 0" not in pilot.labels()
        pilot.click("agree 1")
        pilot.key("j", "p")
        assert (yes, no) == ([(1,), (1,)], [(3,)])
        vote.agreed.add(1)
        first(pilot).update(vote, "Take back **Sniper**?")
        assert "agree 1" not in pilot.labels()
        first(pilot).update(None)
        assert not first(pilot).visible


@pytest.mark.parametrize("scale", [0.75, 2.0])
def test_eight_voters_fit(scale):
    with show(VotePanel(folk(8), Ears(), Ears()), size=(1024, 720), scale=scale) as pilot:
        first(pilot).update(Vote(0, 3, tuple(range(8)), {0}))
        pilot.tick()
        assert not pilot.overflowing()
        boxes = [pilot.find(f"refuse {seat}").rect for seat in range(8)]
        assert all(upper.bottom <= lower.top for upper, lower in pairwise(boxes))


# --- zoom
@pytest.mark.parametrize("size", SIZES)
def test_the_big_card_covers_neither_its_card_nor_what_can_be_chosen(size):
    with show(zoom := CardZoom("espionage"), size=size, whole=(zoom,)) as pilot:
        wide, high = size
        hit_widgets = [pygame.Rect(wide * x // 10, high * 8 // 10, wide // 12, high // 6) for x in range(1, 9)]
        for anchor in hit_widgets:
            zoom.show(
                card_text(), anchor, notes=("{info} a note",), avoid=[spot for spot in hit_widgets if spot != anchor]
            )
            pilot.tick()
            assert not zoom.box.colliderect(anchor)
            assert not any(zoom.box.colliderect(spot) for spot in hit_widgets)
            assert pilot.app.top.rect.contains(zoom.box)
            assert zoom.width >= min(372, high * 45 // 100)
        zoom.hide()
        assert not zoom.visible


def test_the_big_card_of_a_stack_leaves_the_prompt_below_it_free():
    """As they lie at a table of four: badges, corner, log and piles at the sides, prompt and hand below."""
    taken = [(10, 150, 260, 70), (376, 15, 260, 70), (1010, 150, 260, 70), (10, 640, 265, 70), (1056, 10, 215, 38)]
    taken += [
        (1012, 310, 260, 200),
        (10, 402, 262, 160),
        (362, 466, 558, 58),
        (420, 530, 510, 190),
        (1115, 668, 155, 42),
    ]
    with show(zoom := CardZoom("espionage"), size=(1280, 720), whole=(zoom,)) as pilot:
        zoom.show(card_text(), pygame.Rect(580, 285, 122, 175), avoid=[pygame.Rect(box) for box in taken])
        pilot.tick()
        assert not any(zoom.box.colliderect(box) for box in taken)


def test_the_big_card_says_below_it_what_its_short_words_mean():
    """After what is said of this one card; it says no word of a card that has none."""
    with show(zoom := CardZoom("espionage"), whole=(zoom,)):
        for terms, said in (
            ((("2(1)", "2 damage"),), ["{info} a note", "[gold_light]2(1)[/] [muted]2 damage[/]"]),
            ((), ["{info} a note"]),
        ):
            zoom.show(
                structs.replace(card_text(), terms=terms), pygame.Rect(100, 100, 50, 50), notes=("{info} a note",)
            )
            assert list(zoom.notes) == said


def test_the_big_card_hears_nothing():
    with show(zoom := CardZoom("espionage"), whole=(zoom,)) as pilot:
        zoom.show(card_text(), pygame.Rect(100, 100, 50, 50))
        assert zoom.widget_at(zoom.box.center) is None
        assert pilot.app.top.widget_at(zoom.box.center) in (None, pilot.app.top)


# --- banners and captions
def test_moments_follow_each_other_and_end():
    with show(banner := Banner(), whole=(banner,)) as pilot:
        banner.show(BannerText("Your turn", "2 cards drawn", color="seat0"))
        banner.show(BannerText("Theo is out", color="coral", icon="bomb", person=folk()[1]))
        pilot.tick(700)
        one = pilot.pixels()
        assert banner.moment.title == "Your turn"
        pilot.tick(1500)
        assert banner.moment.title == "Theo is out"
        assert pilot.pixels() != one
        pilot.settle()
        assert banner.moment is None
        assert not banner.visible


def test_a_hurry_ends_all_moments():
    with show(banner := Banner(), whole=(banner,)) as pilot:
        for i in range(4):
            banner.show(BannerText(f"Moment {i}"))
        pilot.tick(100)
        pilot.app.event_lane.hurry()
        assert banner.moment is None


def test_without_animation_a_moment_can_still_be_read():
    with show(banner := Banner(), whole=(banner,), animation=0) as pilot:
        empty = pilot.pixels()
        banner.show(BannerText("Your turn"))
        pilot.tick(400)
        assert pilot.pixels() != empty
        pilot.settle()
        assert pilot.pixels() == empty


def test_after_a_jump_nothing_old_is_told():
    with show(banner := Banner(), whole=(banner,)) as pilot:
        banner.show(BannerText("One"))
        banner.show(BannerText("Two"))
        pilot.tick(100)
        banner.clear_moments()
        pilot.settle()
        assert not banner.visible
        banner.show(BannerText("Three"))
        assert banner.moment.title == "Three"


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_caption_points_at_its_thing_without_covering_it(size):
    on_next, on_skip = Ears(), Ears()
    with show(caption := Callout(on_next, on_skip), size=size, whole=(caption,)) as pilot:
        wide, high = size
        for x in (0, 4, 9):
            for y in (0, 5, 9):
                anchor = pygame.Rect(wide * x // 10, high * y // 10, wide // 10, high // 10)
                caption.show("This is **you**. " * 6, anchor, step="2 / 9")
                pilot.tick()
                assert not caption.box.colliderect(anchor)
                assert not pilot.overflowing([caption.next, caption.skip])
        pilot.click("next")
        pilot.click("skip")
        assert (on_next, on_skip) == ([()], [()])


def test_beside_the_balloon_the_table_is_played():
    pressed = Ears()
    button = Button("Below", pressed)
    with show(button, caption := Callout(Ears()), whole=(caption,)) as pilot:
        caption.show("Press the button.", button.rect, next="")
        pilot.tick()
        pilot.click("Below")
        assert pressed == [()]
        assert not [label for label in pilot.labels() if label in ("next", "skip")]
