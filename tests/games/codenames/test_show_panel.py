"""The Directors' panel: typed or pressed letters, checks, the key while it is held, visits, and what stays of a draft."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tabletop.core.ask import NOBODY
from tabletop.games.codenames.bots.panel import coach
from tabletop.games.codenames.presentation.input_panels import coached, thought
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS
from tabletop.games.codenames.rules.clues import noted
from tabletop.match import HOLD_MS, drafts
from tabletop.match.resume import resume
from tabletop.storage import Store
from tabletop.table.hud.privacy_cover import GUARD_MS
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tests import saying
from tests.driving import other_world
from tests.games.codenames.scene import KEY, Scene
from tests.games.codenames.table import Grid
from tests.table.rig import Instant, still
from tools.rigs.pilot import Pilot


def directing(**more):
    """The first Director is asked, and sits alone with bots."""
    grid = Grid(people=more.pop("people", (0, 1)), **more)
    grid.until("give_clue")
    grid.pilot.tick(48)
    assert grid.panel is not None
    return grid


@pytest.mark.rule("CN-124")
def test_a_clue_is_typed_and_published():
    """Letters go to the word, digits to the number, Enter publishes; then the panel is gone."""
    with directing() as grid:
        grid.say("hammer", 2)
        assert grid.panel is None
        assert grid.table.clues[0][3:5] == ("hammer", 2)


@pytest.mark.rule("CN-67")
def test_a_refusal_is_said_in_the_panel_and_nothing_is_lost():
    with directing() as grid:
        grid.say("T-shirt", 3)
        assert (grid.panel.word, grid.panel.number) == ("T-shirt", 3)
        assert grid.panel._said()[0] == saying.said("codenames/refused-not-one-word")
        assert grid.table.clues == ()


def test_before_a_word_is_typed_it_is_said_what_the_number_means():
    with directing() as grid:
        assert grid.panel._said()[0] == saying.said("codenames/panel-rules")


@pytest.mark.rule("CN-124")
@pytest.mark.parametrize(("number", "typed"), [(3, '"'), (2, "é"), (2, "2"), (2, "ě")])
def test_the_row_of_digits_is_the_number_on_every_keyboard(number, typed):
    """In France a 3 needs Shift: the key alone types a quotation mark."""
    with directing() as grid:
        grid.pilot.text("mjolnir")
        code = getattr(pygame, f"KSCAN_{number}")
        grid.pilot.send(pygame.KEYDOWN, key=ord(typed), mod=0, unicode=typed, scancode=code)
        grid.pilot.text(typed)
        grid.pilot.send(pygame.KEYUP, key=ord(typed), mod=0, unicode=typed, scancode=code)
        assert (grid.panel.word, grid.panel.number) == ("mjolnir", number)
        grid.pilot.key("return")
        assert grid.table.clues[0][3:5] == ("mjolnir", number)


@pytest.mark.long
@pytest.mark.parametrize("people", [(0,), (0, 1)])
@pytest.mark.parametrize("size", [(1080, 1920), (1920, 1080), (1000, 1000), (720, 1280), (1280, 1024), (1080, 1400)])
def test_the_cells_of_the_key_keep_their_shape_in_every_window(size, people):
    """They are never higher than wide; and nothing lies over another thing, or is cut off."""
    with directing(size=size, people=people) as grid:
        panel = grid.panel
        cell = panel.map.cells[0].rect
        assert 0.98 <= cell.width / cell.height < 1.9
        parts = [
            panel.map,
            panel.legend,
            panel.letters,
            *panel.numbers.values(),
            panel.publish_button,
            panel.back_button,
        ]
        boxes = [panel.field, *(part.rect for part in [*parts, panel.looker] if part.visible)]
        for n, box in enumerate(boxes):
            assert panel.rect.contains(box)
            assert box.collidelist(boxes[n + 1 :]) < 0


def test_the_number_is_missed():
    with directing() as grid:
        grid.pilot.text("hammer")
        grid.pilot.key("return")
        assert grid.panel.note == saying.said("codenames/panel-choose-number")
        grid.pilot.key("3", "backspace")
        grid.pilot.text("3")
        grid.pilot.key("return")
        grid.pilot.tick(48)
        assert grid.table.clues[0][3:5] == ("hamme", 3)


@pytest.mark.rule("CN-56")
def test_by_mouse_alone():
    """Letters, number and the button."""
    with directing(size=(1024, 720)) as grid:
        for letter in "MOON":
            grid.pilot.click(f"letter {letter}")
        grid.pilot.click("number 2")
        assert grid.pilot.overflowing() == []
        grid.pilot.click("Publish")
        grid.pilot.tick(48)
        assert grid.table.clues[0][3:5] == ("MOON", 2)


@pytest.mark.rule("CN-122")
def test_the_key_shows_only_while_it_is_looked_at():
    """By Space and by mouse; it vanishes on release, when the window is left, and after twenty seconds."""
    with directing() as grid:
        closed = grid.pilot.pixels()
        grid.pilot.send(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0)
        grid.pilot.tick(48)
        assert grid.panel.map.open
        assert grid.pilot.pixels() != closed
        grid.pilot.send(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
        grid.pilot.tick(48)
        assert not grid.panel.map.open
        grid.pilot.press("look")
        grid.pilot.tick(48)
        assert grid.panel.map.open
        grid.pilot.tick(20_100)
        assert not grid.panel.map.open
        grid.pilot.release("look")
        grid.pilot.press("look")
        grid.pilot.send(pygame.WINDOWFOCUSLOST)
        grid.pilot.tick(48)
        assert grid.panel is None or not grid.panel.map.open


@pytest.mark.rule("CN-122")
@pytest.mark.parametrize("way", ["space", "mouse", "switch"])
def test_one_press_shows_the_key_and_the_next_hides_it(way):
    """For those who cannot hold; it vanishes after twenty seconds as ever. The one switch presses what has the focus."""
    prefs = Prefs(animation=0, press_once=way != "switch", scan_ms=60_000 * (way == "switch"))
    with directing(prefs=prefs) as grid:
        shown = []
        for wait in (48, 48, 48, 20_100):
            if way == "mouse":
                grid.pilot.click("look")
            else:
                grid.panel.set_focus(grid.panel.looker)
                grid.pilot.key("space")
            shown.append(grid.panel.map.open)
            grid.pilot.tick(wait)
        assert shown == [True, False, True, False]
        grid.pilot.key("space") if way != "mouse" else grid.pilot.click("look")
        assert grid.panel.map.open
        grid.pilot.tick(20_100)
        assert not grid.panel.map.open


@pytest.mark.rule("CN-122")
def test_one_person_alone_need_not_hold_the_key():
    """It stays open among bots, as long as they like."""
    with directing(people=(0,)) as grid:
        grid.pilot.tick(20_100)
        assert grid.panel.map.open
        assert "look" not in grid.pilot.labels()
        grid.pilot.key("space")
        assert grid.panel.map.open


@pytest.mark.rule("CN-121", "CN-122")
def test_what_lifts_the_curtain_shows_the_key_until_it_is_let_go(monkeypatch):
    """One press is enough for a look; typing goes on after it."""
    with Grid(people=(0, 1)) as grid:
        monkeypatch.setattr(pygame.key, "get_pressed", lambda: tuple(code == pygame.KSCAN_SPACE for code in range(512)))
        grid.until("give_clue")
        grid.pilot.tick(96)
        assert grid.panel.map.open
        grid.pilot.send(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
        assert not grid.panel.map.open
        grid.say("hammer", 2)
        assert grid.table.clues[0][3:5] == ("hammer", 2)


@pytest.mark.rule("CN-121")
def test_visits_are_free_and_keep_the_draft():
    """Back to the table without a clue; the curtain falls when the panel is called for again."""
    with directing() as grid:
        grid.pilot.text("moon")
        grid.pilot.key("escape")
        grid.pilot.tick(48)
        assert grid.panel is None
        assert grid.match.shared.viewer == -1
        assert grid.match.shared.privacy.curtain is None
        grid.pilot.click("button panel")
        grid.pilot.tick(48)
        assert grid.match.shared.privacy.curtain is not None
        grid.lift()
        grid.pilot.tick(96)
        assert grid.panel.word == "moon"


@pytest.mark.rule("CN-121")
@pytest.mark.parametrize(("far", "lifted"), [(GUARD_MS + HOLD_MS - 64, False), (GUARD_MS + HOLD_MS + 96, True)])
def test_whoever_calls_for_the_panel_and_holds_on_lifts_the_curtain(far, lifted):
    """One press and one hold: the ring takes as long as ever, and begins anew for whoever lets go."""
    with directing() as grid:
        grid.pilot.key("escape")
        grid.pilot.tick(48)
        spot = grid.pilot.point("button panel")
        grid.pilot.press(spot)
        grid.pilot.tick(48)
        assert grid.match.shared.privacy.curtain is not None
        grid.pilot.tick(far - 48)
        grid.pilot.release(spot)
        grid.pilot.tick(HOLD_MS + GUARD_MS + 96)
        assert (grid.match.shared.privacy.curtain is None) is lifted
        assert (grid.panel is not None) is lifted


@pytest.mark.rule("CN-123")
def test_leaving_the_window_drops_the_curtain():
    with directing() as grid:
        grid.pilot.text("moon")
        grid.pilot.send(pygame.WINDOWFOCUSLOST)
        grid.pilot.tick(48)
        assert grid.panel is None
        assert grid.screen.hud.reactions.curtain.closed


@pytest.mark.rule("CN-67", "CN-102")
def test_refused_words_and_a_draft_outlast_the_program():
    """They go with the clue at last; Agents never hear of them."""
    store = Store(None)
    with directing(store=store) as grid:
        grid.say("T-shirt", 3)
        number = grid.match.autosave.number
        grid.match.close()
    match = resume(store, number, Instant(), 0)
    with Pilot((1280, 720), still()) as pilot:
        pilot.app.push(TableScreen(match))
        match.lift(match.shared.privacy.curtain.seat, HOLD_MS, 0)
        pilot.tick(96)
        panel = pilot.app.top
        assert (panel.word, panel.number) == ("T-shirt", 3)
        pilot.key(*["backspace"] * len("T-shirt"))
        pilot.text("hammer")
        pilot.key("return")
        pilot.tick(48)
        assert match.record.answers[-1].note == noted([("T-shirt", "clue_not_one_word")])
        assert drafts.recall(match) == {}
        assert "T-shirt" not in str(match.match_log.lines(NOBODY))
    match.close()


def test_a_clue_that_is_being_typed_is_on_the_disk_with_the_next_frame():
    """Letters, number and what is meant: the program may be killed then, or closed without a way through the table."""
    store = Store(None)
    with directing(store=store) as grid:
        grid.pilot.text("umbrel")
        grid.pilot.text("2")
        grid.pilot.click(grid.panel.map.cells[grid.open_cells(grid.table.side)[0]])
        grid.pilot.tick(32)
        kept = drafts.recall(grid.match)
        assert (kept["word"], kept["number"], len(kept["cells"])) == ("umbrel", 2, 1)
        other = resume(store, grid.match.autosave.number, Instant(), 0)
        assert drafts.recall(other) == kept
        grid.pilot.key("backspace")
        grid.pilot.tick(32)
        assert drafts.recall(grid.match)["word"] == "umbre"


@pytest.mark.rule("CN-134")
def test_what_is_meant_is_ticked_and_kept_in_the_answer():
    with directing() as grid:
        own = grid.open_cells(grid.table.side)[:2]
        for cell in own:
            grid.pilot.click(grid.panel.map.cells[cell])
        grid.say("moon", 2)
        assert grid.match.record.answers[-1].value[3] == tuple(sorted(own))


def test_the_button_says_which_key_tells_it_while_a_card_has_the_focus():
    """Enter ticks that card then, with Shift as well; Tab leads to the button, as soon as there is something to tell."""
    with directing() as grid:
        panel, own = grid.panel, grid.open_cells(grid.table.side)[0]
        panel.set_focus(panel.map.cells[own])
        grid.pilot.tick(48)
        assert panel.publish_button.key == ""
        grid.pilot.text("moon2")
        assert panel.publish_button.key == "Enter"
        grid.pilot.key("tab")
        panel.set_focus(panel.map.cells[own])
        assert panel.publish_button.key == "Tab"
        grid.pilot.key("return")
        assert (panel.map.meant, grid.table.clues) == ((own,), ())
        grid.pilot.key("shift+return")
        assert (panel.map.meant, grid.table.clues) == ((), ())
        grid.pilot.key("tab", "return")
        grid.pilot.tick(48)
        assert grid.table.clues[0][3:5] == ("moon", 2)


@pytest.mark.rule("CN-59")
def test_a_word_about_the_cards_is_asked_about():
    """The panel asks once and lets the Director go on."""
    with directing() as grid:
        grid.say("corner", 2)
        assert grid.table.clues == ()
        grid.pilot.click(saying.said("codenames/panel-publish"))
        grid.pilot.tick(64)
        assert grid.table.clues[0][3] == "corner"


@pytest.mark.rule("CN-52")
def test_the_rival_is_asked_in_secret():
    """Ctrl+Enter asks; the rival Director answers; then the word counts."""
    with directing() as grid:
        grid.pilot.text("T-shirt")
        grid.pilot.click(saying.said("codenames/panel-ask"))
        grid.until("rule_on_word")
        assert "T-SHIRT" not in grid.panel.said()[0]
        grid.panel.look(True)
        assert "T-SHIRT" in grid.panel.said()[0]
        grid.panel.look(False)
        grid.pilot.click(saying.said("codenames/option-counts"))
        grid.until("give_clue")
        grid.pilot.tick(64)
        grid.say("T-shirt", 2)
        assert grid.table.clues[0][3] == "T-shirt"


@pytest.mark.rule("CN-124")
def test_the_picture_of_a_closed_panel_is_gone_at_once():
    """With all animation on, the first frame after the panel shows nothing of it."""
    with Grid(people=(0, 1), prefs=Prefs()) as grid:
        grid.until("give_clue")
        grid.pilot.tick(400)
        grid.pilot.key("escape")
        grid.pilot.tick(16)
        assert grid.panel is None
        assert grid.pilot.app.fade._ghost is None


def test_a_director_plays_a_whole_game():
    """Alone with bots: clues are typed, rival assets covered by click, to the end."""
    with Grid(people=(0,), seats=2, seed=6) as grid:
        for n in range(40):
            while not grid.match.game.over and grid.match.shared.deciding < 0:
                grid.pilot.tick(96)
            grid.pilot.tick(64)
            if grid.match.game.over:
                break
            if grid.query == "give_clue":
                grid.say(("moon", "river", "hammer")[n % 3], 1 + n % 3)
            else:
                grid.pilot.click(f"card {grid.screen.view.options[0][1]}")
                grid.pilot.tick(48)
        assert grid.match.game.over


@pytest.mark.rule("CN-135")
def test_the_coach_says_what_bots_make_of_a_word():
    """Behind the curtain only: the highest value of each owner, red when the Assassin is among them; slips are not mended."""
    table = Scene().table
    text, tone = coached(table, "female")
    assert text == saying.said("codenames/coach-thinks", parts="HYDRA: She-Hulk 5")
    assert tone == "green"
    assert coached(table, "robot")[1] == "coral"
    assert coached(table, "qwertz") == (saying.said("codenames/bots-unknown"), "gold")
    assert coached(table, "emerlad")[0] == saying.said("codenames/bots-unknown-near", words="EMERALD")
    with directing(people=(0,), coach="on") as grid:
        grid.pilot.text("green")
        assert saying.says(grid.panel._said()[0], "codenames/coach-thinks")


@pytest.mark.rule("CN-135")
@pytest.mark.parametrize("word", ["female", "green", "asgard", "chain", "robot", "thor", "spider", "car"])
def test_the_coach_praises_only_what_leads_to_an_own_asset(word):
    """Whosever asset fits best, over all keys of a table: green is for the own one, and never for the Assassin."""
    tones, random = set(), Random(5)
    for letters in [KEY, *("".join(random.sample(KEY.replace(" ", ""), 25)) for _ in range(40))]:
        table = Scene(key=letters).table
        best = coach(table, word)
        highest = max(found.value for found in best)
        tone = coached(table, word)[1]
        tones.add(tone)
        if tone == "green":
            assert best[table.side].value == highest > best[ASSASSIN].value
        if highest and best[ASSASSIN].value == highest:
            assert tone == "coral"
    assert "green" in tones


@pytest.mark.rule("CN-124", "CN-132")
def test_what_bot_agents_would_think_of_is_said_while_a_word_is_typed():
    """From the word and the uncovered assets alone: the same whatever the key; and whether they know it at all."""
    scene = Scene()
    assert thought(scene.table, "qwertz") == (saying.said("codenames/bots-unknown"), "gold")
    text, tone = thought(scene.table, "asgard")
    assert tone == "text", "green would praise whatever the key says of it"
    assert all(name in text for name in ("Asgard", "Female Thor"))
    random = Random(3)
    for word in ("asgard", "green", "umbrella", "hydra"):
        said = thought(scene.table, word)
        for _ in range(4):
            assert thought(other_world(scene.game, 3, random).table, word) == said
    assert "She-Hulk" not in thought(Scene(found=["She-Hulk"]).table, "green")[0]
    assert "She-Hulk" in thought(scene.table, "green")[0]
    with directing(people=(0,)) as grid:
        for word in ("green", "qwertz"):
            grid.panel.word = ""
            grid.pilot.text(word)
            assert grid.panel._said() == thought(grid.table, word)
    with directing(people=(0, 1, 2, 3)) as grid:  # nobody among the Agents is a bot
        grid.pilot.text("qwertz")
        assert grid.panel._said() != thought(grid.table, "qwertz")


@pytest.mark.rule("CN-63")
def test_a_part_of_a_name_that_may_be_meant_is_warned_of_before_it_is_told():
    """At the level of experts: refused when it is ticked, and a warning while it is not."""
    with directing(clue_rule="marvel_experts") as grid:
        cell = grid.open_cells(grid.table.side)[0]
        grid.pilot.text(ASSETS[grid.table.kind[cell]].parts[0])
        grid.pilot.text("1")
        assert grid.panel._said()[1] == "gold"
        assert ASSETS[grid.table.kind[cell]].name in grid.panel._said()[0]
        grid.panel.tick_cell(cell)
        assert grid.panel._said()[1] == "coral"
        assert grid.panel.publish_button.style == "secondary"


@pytest.mark.rule("CN-124")
def test_the_main_button_says_what_it_tells_and_shines_when_it_can():
    with directing() as grid:
        button = grid.panel.publish_button
        said = [(button.text, button.style)]
        for text in ("moon", "2"):
            grid.pilot.text(text)
            said.append((button.text, button.style))
        assert said == [
            ("Tell everybody", "secondary"),
            ("Tell everybody", "secondary"),
            (saying.said("codenames/panel-tell-clue", word="MOON", number=2), "accept"),
        ]


def test_what_the_signs_of_the_key_mean_is_said_below_it():
    """For the side that gives the clue, and only while the key is open."""
    with directing() as grid:
        legend, side = grid.panel.legend, grid.table.side
        means = [legend._means(owner) for owner in range(4)]
        assert (means[side], means[1 - side]) == ("own", "rival")
        assert means[2:] == ["neutral", "assassin"]
        room = grid.panel.legend.rect
        shut = grid.pilot.window.surface.subsurface(room).copy()
        grid.panel.look(True)
        grid.pilot.tick(48)
        shown = grid.pilot.window.surface.subsurface(room)
        assert pygame.image.tobytes(shut, "RGB") != pygame.image.tobytes(shown, "RGB")
        assert grid.panel.map.rect.bottom <= room.top
