"""The table besides cards: taking back, looking back, the window, the curtain, pause, keys, zoom and why-not."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from tabletop.core.ask import PASS
from tabletop.match import HOLD_MS
from tabletop.table.widgets.seat_panel import RETICLE
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tests.pages.rig import services
from tests.saying import says
from tests.table.rig import Sitting, mine, own, turn
from tools.rigs.pilot import seen_last

FRAME = 48


def refused(screen):
    return turn(screen) and bool(screen.match.shared.reasons())


def test_a_card_that_is_dropped_elsewhere_goes_back():
    """A drag that ends at home changes nothing; the card returns to its place with a soft sound."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        pilot, screen = sitting.pilot, sitting.screen
        card = next(iter(screen.drag_and_drop.choosing.sources))
        before, start = sitting.match.n, sitting.free(f"card {card}")
        away = (start[0] + 30, start[1] - 200)
        pilot.drag(start, away, drop=False)
        pilot.drag(away, start, grab=False)
        pilot.tick(400)
        assert sitting.match.n == before
        assert screen.scene.dragged is None
        assert screen.drag_and_drop.choosing.held < 0
        assert screen.scene.sprites[card].pose == screen.scene.sprites[card].goal
        assert "card_drop_back" in pilot.heard.names


def test_escape_and_right_click_let_go():
    """What is held goes back by Esc and by a right click, and a drag by either, too."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        pilot, drag_and_drop = sitting.pilot, sitting.screen.drag_and_drop
        card = next(iter(drag_and_drop.choosing.sources))
        place = sitting.free(f"card {card}")
        for undo in (lambda: pilot.key("escape"), lambda: pilot.click((640, 300), button=3)):
            pilot.click(place)
            assert drag_and_drop.choosing.held == card
            undo()
            assert drag_and_drop.choosing.held < 0
        pilot.drag(place, (640, 300), drop=False)
        assert drag_and_drop.dragging is not None
        pilot.key("escape")
        assert drag_and_drop.dragging is None
        assert drag_and_drop.choosing.held < 0
        pilot.release((640, 300))
        assert sitting.screen.view.query == "turn"


def test_an_announcement_is_taken_back():
    """While a card is announced Esc takes it back into the hand, and the same question is asked again."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: screen.view.query == "aims")
        before = sitting.match.n
        card = sitting.screen.drag_and_drop.choosing.announced
        sitting.pilot.key("escape")
        sitting.pilot.tick(100)
        assert sitting.match.n == before - 1
        assert sitting.screen.view.query in ("turn", "reactions")
        assert card in [sprite.card for sprite in own(sitting)]


def test_a_drained_card_says_why():
    """A card that cannot be played is drained, and zooming it tells the reason with its rule; nothing is lost by clicking."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, refused)
        screen = sitting.screen
        card, (_, sentence, rule) = next(iter(screen.match.shared.reasons().items()))
        sprite = screen.scene.sprites[card]
        assert screen.cards.highlights.state(sprite) == "drained"
        before = sitting.match.n
        sitting.pilot.move(sitting.free(f"card {card}"))
        sitting.pilot.tick(600)
        zoom = screen.hud.floating.zoom
        assert zoom.visible
        assert zoom.text == screen.constants.texts[sprite.kind]
        assert any(sentence in note and rule in note for note in zoom.notes)
        sitting.pilot.click(sitting.free(f"card {card}"))
        assert sitting.match.n == before
        assert any(sentence in message for message in sitting.pilot.app.overlay.messages)


def test_looking_back_and_returning():
    """A line of the log shows the table of that moment; nothing can be played there; Return shows the present."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: turn(screen) and screen.match.n > 30)
        screen, match = sitting.screen, sitting.match
        present = sitting.pilot.pixels()
        line = match.shared.log[len(match.shared.log) // 2]
        screen.menu_commands.look_at(line.n)
        sitting.pilot.tick(100)
        old = match.shared.peek_at(line.n)
        assert [[s.card for s in zone] for zone in screen.scene.zones] == [list(zone) for zone in old.table.zones]
        assert not screen.drag_and_drop.choosing.options
        assert screen.hud.time_travel_bar.visible
        assert not screen.hud.buttons.row.children
        screen.time_travel.step(-1)
        assert screen.time_travel.at == line.n - 1
        sitting.pilot.click("return")
        sitting.pilot.move((5, 300))
        sitting.pilot.tick(100)
        assert screen.time_travel.at is None
        assert screen.drag_and_drop.choosing.options
        assert sitting.pilot.pixels() == present


def _served(sitting):
    """Play to a shared window of which the first seat's key asks for the private panel, and open it."""
    pilot, match, screen = sitting.pilot, sitting.match, sitting.screen
    with seen_last(pilot.app):
        for _ in range(2000):
            pilot.tick(FRAME)
            if match.shared.privacy.curtain is not None:
                screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
            elif match.window is not None and match.window.collecting:
                break
            elif sitting.mine:
                options = screen.view.options
                screen.commands.give(1 if len(options) > 1 else 0)
    assert screen.hud.reactions.bar.visible
    assert not screen.hud.buttons.row.children
    assert not screen.drag_and_drop.choosing.options
    pilot.key("q")
    pilot.tick(6000)
    assert match.window is not None
    assert match.window.serving == 0
    assert screen.hud.reactions.curtain.closed
    screen.commands.lift(0, HOLD_MS)
    pilot.tick(100)
    assert screen.hud.reactions.prompt.visible
    assert match.shared.viewer == 0


def test_the_strip_hears_its_keys():
    """In a shared window the keys of each seat press for it; all presses look alike; React leads to the private panel."""
    with Sitting(seats=4, humans=2, seed=5) as sitting:
        _served(sitting)
        sitting.pilot.tick(2500)
        before = sitting.match.n
        sitting.pilot.click("back")
        sitting.pilot.tick(FRAME)
        assert sitting.match.n > before


@pytest.mark.parametrize("late", [True, False])
def test_a_private_clock_that_ran_out_says_so(late, monkeypatch):
    """Whoever lets the private panel's time go by is named to everybody, with what it counts as; who goes back is not."""
    with Sitting(seats=4, humans=2, seed=5) as sitting:
        pilot, said = sitting.pilot, []
        _served(sitting)
        monkeypatch.setattr(pilot.app, "toast", lambda text, *_: said.append(text))
        ends = sitting.match.window.ends_at
        assert ends is not None
        if late:
            pilot.tick(ends - sitting.screen.now + 2 * FRAME)
        else:
            pilot.tick(2500)
            pilot.click("back")
            pilot.tick(2 * FRAME)
        assert not sitting.screen.hud.reactions.prompt.visible
        assert [says(text, "hud-out-of-time") for text in said] == ([True] if late else [])


def test_focus_loss_drops_the_curtain():
    """When the window loses the focus between two people, the curtain covers everything in the very next frame."""
    with Sitting(seats=3, humans=2, seed=5) as sitting:
        pilot, match = sitting.pilot, sitting.match
        for _ in range(400):
            pilot.tick(FRAME)
            if match.shared.privacy.curtain is not None:
                sitting.screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
                break
        pilot.tick(FRAME)
        assert match.shared.viewer >= 0
        pilot.send(pygame.WINDOWFOCUSLOST)
        assert match.shared.privacy.curtain is not None
        assert sitting.screen.hud.reactions.curtain.closed
        picture = pilot.pixels()
        pilot.tick(200)
        assert pilot.pixels() == picture


def test_the_clock_stands_still_below_another_screen():
    """While another screen lies above the table, the match's time does not go on."""
    with Sitting(seats=4, seed=5) as sitting:
        before = sitting.screen.now
        sitting.pilot.app.push(Dialog("A break", "Nothing happens.", (DialogButton("Go on", True, "primary"),)))
        sitting.pilot.tick(5000)
        assert sitting.screen.now - before < 50
        n = sitting.match.n
        sitting.pilot.click("Go on")
        sitting.pilot.tick(6000)
        assert sitting.match.n > n


def test_holding_the_mouse_hurries_the_story_to_its_end():
    """With animation on, a press on the table ends the present step, and holding it ends one after the other."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        pilot, screen = sitting.pilot, sitting.screen
        for _ in range(600):
            pilot.tick(16)
            if screen.sequencer.words is not None and screen.stage.moving():
                break
        assert screen.stage.moving()
        sitting.match.bots.answer = lambda _seat, _now: None
        words = screen.sequencer.words
        pilot.press((640, 330))
        assert screen.sequencer.words is not words
        pilot.tick(1500)
        pilot.release((640, 330))
        assert not screen.sequencer.busy
        view = sitting.match.shared.view()
        assert [len(zone) for zone in screen.scene.zones] == [len(zone) for zone in view.table.zones]


def test_pictures_follow_the_match():
    """However fast bots play, after the story has been told the table shows exactly what the view says."""
    with Sitting(seats=6, seed=8, prefs=Prefs(telling=0, animation=4)) as sitting:
        checked = 0
        with seen_last(sitting.pilot.app):
            for _ in range(1500):
                sitting.pilot.tick(FRAME)
                screen = sitting.screen
                if not screen.sequencer.busy:
                    view = sitting.match.shared.view()
                    shown = [sorted(s.card for s in zone) for zone in screen.scene.zones]
                    assert shown == [sorted(zone) for zone in view.table.zones]
                    checked += 1
                if sitting.mine:
                    options = screen.view.options
                    screen.commands.give(len(options) - 1)
                if sitting.match.game.over:
                    break
        assert checked > 100


def test_space_presses_the_main_button():
    """Space ends the turn, whatever has the focus among the cards."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        assert PASS in sitting.screen.view.options
        sitting.pilot.key("tab")
        before = sitting.match.n
        sitting.pilot.key("space")
        assert sitting.match.n == before + 1
        assert sitting.match.game.table.turn != 0


def test_digits_choose_seats():
    """While an aim is asked, the number of a seat chooses it."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: screen.view.query == "aims")
        target = next(iter(sitting.screen.drag_and_drop.choosing.targets()))
        sitting.pilot.key(str(target.number + 1))
        assert sitting.screen.view.query != "aims"


def test_the_discards_open():
    """A click on the discard pile shows all its cards, newest first; Esc closes it."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: turn(screen) and len(screen.view.table.zones[1]) > 5)
        pile = sitting.match.shared.view().table.zones[1]
        sitting.pilot.click(sitting.free(f"card {pile[-1]}"))
        viewer = sitting.screen.hud.floating.pile_viewer
        assert viewer.visible
        assert [card.id for card in viewer.cards] == list(reversed(pile))
        sitting.pilot.key("escape")
        assert not viewer.visible


def test_undo_needs_everybody():
    """What all have seen is taken back only when every person at the table agrees; then the table shows the old moment."""
    with Sitting(seats=3, humans=2, seed=5) as sitting:
        pilot, match, screen = sitting.pilot, sitting.match, sitting.screen
        with seen_last(pilot.app):
            for _ in range(4000):
                pilot.tick(FRAME)
                if match.shared.privacy.curtain is not None:
                    screen.commands.lift(match.shared.privacy.curtain.seat, HOLD_MS)
                elif sitting.mine and match.window is None:
                    if match.n > 6 and screen.view.query == "turn" and not match.undo.free_for(match.shared.viewer):
                        break
                    options = screen.view.options
                    screen.commands.give(1 if len(options) > 1 else 0)
        target = match.undo.target
        pilot.key("u")
        assert match.votes.vote is not None
        assert screen.hud.floating.vote.visible
        for seat in match.votes.vote.voters:
            if match.votes.vote is not None and seat not in match.votes.vote.agreed:
                screen.commands.agree(seat)
        pilot.tick(200)
        assert match.votes.vote is None
        assert match.n == target
        assert not screen.hud.floating.vote.visible


def test_peek_mode_shows_cards_while_the_key_is_down():
    """In peek mode no curtain falls: a hand and its options are there only while its key is held, and can be used then."""
    with Sitting(seats=3, humans=2, seed=5, privacy="peek") as sitting:
        pilot, match, screen = sitting.pilot, sitting.match, sitting.screen
        for _ in range(400):
            pilot.tick(FRAME)
            if match.shared.asked >= 0:
                break
        seat = match.shared.asked
        key = pygame.key.key_code(match.setup.seats[seat].react)
        assert match.shared.privacy.curtain is None
        assert screen.hud.reactions.peek.visible
        assert not screen.drag_and_drop.choosing.options
        pilot.send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        pilot.tick(FRAME)
        assert match.shared.viewer == seat
        assert screen.drag_and_drop.choosing.options
        assert all(not sprite.back for sprite in own(sitting))
        assert not screen.hud.reactions.peek.visible, "it would lie over the names of the cards"
        pilot.send(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
        pilot.tick(FRAME)
        assert match.shared.viewer < 0
        assert all(screen.cards.fronts.face(sprite) is None for sprite in own(sitting))
        assert screen.hud.reactions.peek.visible
        pilot.send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        before = match.n
        sitting.choose(0, "click")
        assert match.n > before


def test_escape_without_a_card_in_hand_takes_nothing_back():
    """Who presses Esc on the own turn wants a pause; what has happened since the last choice stays."""
    with Sitting(seats=4, seed=5, services=services()) as sitting:
        mine(sitting, lambda screen: turn(screen) and screen.match.undo.target is not None)
        before = sitting.match.n
        sitting.pilot.click((640, 300), button=3)
        sitting.pilot.key("escape")
        sitting.pilot.tick(300)
        assert sitting.match.n == before
        assert sitting.pilot.app.top.label == "pause"


def test_a_card_that_is_dropped_on_somebody_is_aimed_there():
    """One drag plays the card and answers whom it aims at; dropped in the middle it asks."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: screen.view.query == "aims" and screen.match.undo.free_for(0))
        screen, pilot = sitting.screen, sitting.pilot
        card = screen.drag_and_drop.choosing.announced
        target = next(iter(screen.drag_and_drop.choosing.targets()))
        pilot.key("escape")
        pilot.tick(100)
        before = sitting.match.n
        pilot.drag(sitting.free(f"card {card}"), screen.places.areas.seats[target.number].badge.center)
        pilot.tick(16)
        record = sitting.match.record
        played, aimed = record.answers[before : before + 2]
        assert record.at(before).options_of(0)[played.choice][1] == card
        assert record.at(before + 1).options_of(0)[aimed.choice][1:] == (card, target.number)


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_an_aim_is_seen_whole(size, seats):
    """The reticle round a portrait is not cut by the window's edge, and the arrow ends before the badge."""
    with Sitting(size, seats=seats, seed=5) as sitting:
        mine(sitting, turn)
        screen = sitting.screen
        marks, (sprite, *_) = screen.stage.marks, own(sitting)
        for seat in range(1, seats):
            badge = screen.hud.badges[seat]
            reach = badge.rect.height // 2 + screen.kit.u(RETICLE)
            mark = pygame.Rect(0, 0, 2 * reach, 2 * reach)
            mark.center = badge.heart
            assert screen.rect.contains(mark)
            item = SimpleNamespace(answered=-1, copied=-1, aim=seat, cancelled=False)
            head, corner = marks.stack_markers._item(sprite, item, aimed=True)[-1]
            tip = head.get_rect(topleft=corner).center
            assert not badge.rect.inflate(screen.kit.u(30), screen.kit.u(30)).collidepoint(tip)


def test_the_keyboard_goes_on_from_card_to_target():
    """Enter takes a card up, Enter plays it, and the focus waits at the first of its targets: Enter aims."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: screen.view.query == "aims" and screen.match.undo.free_for(0))
        screen, pilot = sitting.screen, sitting.pilot
        card = screen.drag_and_drop.choosing.announced
        pilot.key("escape")
        pilot.tick(100)
        before = sitting.match.n
        pilot.key("tab")
        screen.set_focus(pilot.find(f"card {card}"))
        pilot.key("return")
        if screen.view.query != "aims":
            pilot.key("return")
        assert screen.view.query == "aims"
        assert screen.focus is not None
        assert screen.scene.sprites[card].raised == 0
        pilot.key("return")
        aimed = sitting.match.record.answers[before + 1]
        assert sitting.match.record.at(before + 1).options_of(0)[aimed.choice][1] == card


@pytest.mark.long
def test_the_topmost_mission_of_the_discards_is_marked():
    """A Mercenary played as a Mission copies it (ES-87): it carries a mark as long as it lies in sight."""
    with Sitting(seats=4, seed=5) as sitting:
        marks, screen = sitting.screen.stage.marks, sitting.screen
        zone = screen.constants.kernel.find("discard_pile")
        found = 0
        for _ in range(40):
            sitting.wait(400_000)
            kinds = [(s.card, screen.constants.texts[s.kind].frame) for s in screen.scene.zones[zone]]
            missions = [card for card, frame in kinds if frame == "mission"]
            marks.refresh()
            assert marks._tips == set(missions[-1:])
            if missions[-1:]:
                found += 1
                assert marks.on(screen.scene.sprites[missions[-1]])
                assert all(not marks.on(screen.scene.sprites[card]) for card in missions[:-1])
            if sitting.match.game.over:
                break
            screen.commands.give(1 if len(screen.view.options) > 1 else 0)
        assert found > 3


def test_switched_house_rules_lie_open():
    """What this table plays otherwise than usual is told in the corner; where nothing is switched there is no button."""
    rule = next(rule for rule in Sitting(seats=2).match.definition.house_rules if rule.judge is None)
    other = list(rule.values)[1]
    with Sitting(seats=4, options={rule.id: other}) as sitting:
        assert rule.name in sitting.pilot.find("corner house").tooltip
        sitting.pilot.click("corner house")
        assert sitting.pilot.app.top is sitting.screen
    with Sitting(seats=4) as sitting:
        assert "corner house" not in sitting.pilot.labels()


def test_taking_back_past_what_was_seen_says_what_it_counts_as():
    """Alone nobody has to agree; what nobody has learnt anything from is taken back without a word."""
    found = set()
    for answers in range(1, 6):
        with Sitting(seats=4, seed=5) as sitting:
            for _ in range(answers):
                sitting.wait()
                sitting.screen.commands.give(1 if len(sitting.screen.view.options) > 1 else 0)
            sitting.screen.commands.take_back()
            counted = sitting.match.setup.seats[0].taken_back
            assert any(
                says(text, "table-counts-as-help", count=counted) for text in sitting.pilot.app.overlay.messages
            ) == bool(counted)
            found.add(counted)
    assert found == {0, 1}
