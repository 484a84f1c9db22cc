"""The table of Codenames: touches, marks, whose turn it is, and a whole game by mouse and by keys."""

from __future__ import annotations

import pygame
import pytest

from tabletop.card_art import spec
from tabletop.card_art.card_index import printed
from tabletop.games.codenames.presentation.faces import lying, words
from tabletop.games.codenames.rules.acts import LOCK
from tabletop.match import HOLD_MS
from tabletop.table.input.press_to_confirm import SHORT_MS
from tabletop.toolkit import fonts
from tabletop.toolkit.theme import Prefs
from tests.driving import facts
from tests.games.codenames.scene import CODENAMES, Scene
from tests.games.codenames.table import Grid
from tests.games.codenames.walking import A, walk

AGENT = 2  # of the side of seat 0


def guessing(**more):
    """An Agent of the side that begins is asked."""
    grid = Grid(people=(2, 3), **more)
    grid.until("guess")
    return grid


@pytest.mark.rule("CN-77")
def test_a_held_press_binds_at_its_end():
    """Let go before, it is no guess; held, it is one without any further question."""
    with guessing() as grid:
        cell, before = grid.open_cells()[0], grid.match.n
        grid.hold(cell, HOLD_MS // 2)
        assert grid.match.n == before
        grid.hold(cell)
        assert grid.table.guessed[0][3] == cell


@pytest.mark.rule("CN-77")
def test_a_press_that_was_too_short_says_so_on_the_card_for_a_while():
    with guessing() as grid:
        cell = grid.open_cells()[0]
        grid.hold(cell, 64)
        touch = grid.screen.drag_and_drop.touch
        assert (touch.short, touch.card) == (cell, -1)
        said = grid.pilot.pixels()
        grid.pilot.tick(SHORT_MS + 64)
        assert touch.short == -1
        assert grid.pilot.pixels() != said
        grid.hold(cell)
        assert grid.table.guessed[0][3] == cell


@pytest.mark.rule("CN-77")
def test_leaving_the_card_while_pressing_is_no_guess():
    with guessing() as grid:
        before, (one, other) = grid.match.n, grid.open_cells()[:2]
        grid.pilot.press(f"card {one}")
        grid.pilot.tick(200)
        grid.pilot.move(f"card {other}")
        grid.pilot.tick(HOLD_MS)
        grid.pilot.release(f"card {other}")
        assert grid.match.n == before


@pytest.mark.rule("CN-77")
def test_who_cannot_hold_presses_twice():
    with guessing(prefs=Prefs(animation=0, press_once=True)) as grid:
        cell = grid.open_cells()[3]
        grid.hold(cell)
        assert not grid.table.guessed
        grid.pilot.click(f"card {cell}")
        grid.pilot.tick(48)
        assert grid.table.guessed[0][3] == cell


@pytest.mark.rule("CN-77")
@pytest.mark.parametrize(("way", "clicks"), [("click", 1), ("confirm", 2)])
def test_a_table_may_choose_clicks(way, clicks):
    with guessing(lock_by=way) as grid:
        cell = grid.open_cells()[3]
        for n in range(clicks):
            assert not grid.table.guessed, f"after {n} clicks"
            grid.pilot.click(f"card {cell}")
            grid.pilot.tick(48)
        assert grid.table.guessed[0][3] == cell


@pytest.mark.rule("CN-77")
@pytest.mark.parametrize(("way", "said"), [("hold", "Hold it down"), ("click", "Click it,"), ("confirm", "once more")])
def test_the_large_card_says_how_it_is_touched_at_this_table(way, said):
    with guessing(lock_by=way) as grid:
        grid.pilot.move(f"card {grid.open_cells()[0]}")
        grid.pilot.key("z")
        zoom = grid.screen.hud.floating.zoom
        assert zoom.visible
        assert said in " ".join(zoom.notes)


@pytest.mark.rule("CN-75")
def test_marks_belong_to_whoever_is_named():
    """The other button marks; M does on the focused card; pressing another Agent's badge makes the marks that one's."""
    with Grid(people=(2, 4, 3, 5), seats=6) as grid:
        grid.until("guess")
        seat = grid.match.shared.deciding
        cell, other = grid.open_cells()[:2]
        grid.pilot.click(f"card {cell}", 3)
        assert grid.table.marks[seat] == 1 << cell
        mate = seat + 2 if seat + 2 < 6 else seat - 2
        grid.pilot.click(grid.screen.hud.badges[mate])
        assert grid.match.shared.deciding == mate
        grid.pilot.move(f"card {other}")
        grid.pilot.key("w")
        assert grid.table.marks[mate] == 1 << other
        assert grid.table.guessed == ()


@pytest.mark.rule("CN-76")
def test_no_curtain_falls_between_agents():
    """Nothing about guesses is secret: all look on, and each Agent of the side may answer."""
    with Grid(people=(2, 4, 3, 5), seats=6) as grid:
        grid.until("guess")
        assert grid.match.shared.privacy.curtain is None
        assert grid.match.shared.viewer == -1


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_person_guesses_through_a_whole_game(way):
    """Together with a bot that directs: every guess by a held press, by mouse or with Enter held."""
    with Grid(people=(1,), seats=2, seed=3, size=(1024, 720)) as grid:
        for _ in range(60):
            if not grid.until("guess"):
                break
            cell = grid.open_cells()[0]
            if way == "mouse":
                grid.hold(cell)
            else:
                grid.pilot.app.top.set_focus(grid.pilot.find(f"card {cell}"))
                grid.pilot.key("tab", "left")
                grid.pilot.app.top.set_focus(grid.pilot.find(f"card {cell}"))
                grid.pilot.send(768, key=13, unicode="\r", mod=0)
                for _ in range(HOLD_MS // 32 + 2):
                    grid.pilot.tick(32)
                grid.pilot.send(769, key=13, mod=0)
                grid.pilot.tick(48)
        assert grid.match.game.over
        assert all(option[0] != LOCK for option in grid.screen.view.options)


def test_long_names_are_large_enough_on_a_projector():
    """Capitals of single words of up to eleven letters have 28 pixels at 1920x1080 (three metres away)."""
    with Grid(people=(2, 3), size=(1920, 1080)) as grid:
        width = grid.screen.places.zones[0].width
        box = spec("codenames").mini["title"]
        pixels = round(box.size * width / 500)
        assert fonts.caps(box.font, pixels)[1] >= 28
        assert (
            fonts.width(box.font, pixels * 28 // fonts.caps(box.font, pixels)[1], "NIGHTCRAWLE")
            <= box.box[2] * width / 500
        )


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_nothing_is_cut_or_covered(size):
    with Grid(people=(2, 3), seats=8, size=size) as grid:
        grid.until("guess")
        assert grid.pilot.overflowing() == []


@pytest.mark.rule("CN-9")
def test_names_stand_under_pictures_where_the_table_wants_them():
    """Small below the picture; without the option only a covered card has its name."""
    for captions, lines in (("off", {"place"}), ("on", {"place", "caption"})):
        scene = Scene(sides="pictures", captions=captions)
        text = lying(printed(CODENAMES, scene.table.kind[0]), scene.view(""), 0)
        assert set(words(text, None, "mini")) == lines


@pytest.mark.rule("CN-129")
@pytest.mark.parametrize(("name", "fate"), [("Scorpion", 0), ("Asgard", 1), ("Nick Fury", 2), ("Ultron", 3)])
def test_a_guess_sounds_by_what_it_means_for_those_who_made_it(name, fate):
    """HYDRA is to move: its own assets sound right, those of S.H.I.E.L.D. wrong."""
    scene = Scene().clue("green", 2).lock(name)
    assert [fact.fate for fact in facts(scene.events) if fact.word == "reveals"] == [fate]


@pytest.mark.rule("CN-58")
def test_alt_shows_the_other_sides_while_it_is_held():
    """Words and pictures change places; covers stay, and leaving the window turns all back."""
    with Grid(people=(2, 3), sides="words") as grid:
        grid.until("guess")
        sprite = grid.screen.scene.sprites[grid.open_cells()[0]]
        face = grid.screen.cards.fronts.face
        assert face(sprite).frame == "word"
        words_, key = grid.pilot.pixels(), {"key": pygame.K_LALT, "mod": 0}
        grid.pilot.send(pygame.KEYDOWN, unicode="", **key)
        assert face(sprite).frame == "picture"
        assert grid.pilot.pixels() != words_
        grid.pilot.send(pygame.KEYUP, **key)
        assert grid.pilot.pixels() == words_
        grid.pilot.send(pygame.KEYDOWN, unicode="", **key)
        grid.pilot.send(pygame.WINDOWFOCUSLOST)
        assert face(sprite).frame == "word"


@pytest.mark.rule("CN-56")
def test_the_clue_is_spelt_by_mouse_by_keyboard_and_by_pad():
    with Grid(people=(0, 2), prefs=Prefs(animation=0, read_aloud=True)) as grid:
        grid.until("give_clue")
        head = grid.screen.places.areas.extra["head"].center
        grid.say("moon", 2)
        grid.until("guess")
        said = []
        grid.pilot.app.voice.say = said.append
        grid.pilot.click(head)
        grid.pilot.key("p")
        walk(grid.pilot, "clue")
        grid.pilot.pad(A)
        assert said.count("M - O - O - N") == 3
        assert any("M - O - O - N" in text for text in grid.pilot.app.overlay.messages)


@pytest.mark.rule("CN-68")
def test_buttons_of_an_objection_lie_beside_the_cards():
    """All four, also where nobody waits for them: the grid is what the clue is about."""
    with Grid(people=(0,), challenge="before_publication") as grid:
        assert grid.until("allow_clue")
        buttons, places = grid.screen.hud.buttons.row.children, grid.screen.places
        assert len(buttons) == 4
        assert not [button for button in buttons if button.rect.colliderect(places.areas.centre)]
        badges = [badge.rect for badge in grid.screen.hud.badges]
        assert not [button for button in buttons if button.rect.collidelistall(badges)]
