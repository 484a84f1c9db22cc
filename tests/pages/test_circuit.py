"""A circuit on the screen: set out, play, take, build and end, by mouse and by keys, and back from its matches."""

from __future__ import annotations

from contextlib import contextmanager

from tabletop.desktop.program import FirstScreen, Program
from tabletop.match.autosave import create
from tabletop.pages.boosters.opening_page import PackScreen
from tabletop.pages.card_views import CardDetail
from tabletop.pages.menu import MenuScreen
from tabletop.pages.progress.circuit_page import CircuitBuilder, CircuitScreen
from tabletop.pages.progress.circuit_setup import CircuitSetupScreen
from tabletop.pages.progress.practice_page import PracticeScreen
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.progress import rivals
from tabletop.progress.circuit import PACK, all_of
from tests.saying import said, says
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens.circuit import begun, play, show

from .rig import Trail, services


@contextmanager
def practising(game="beanz"):
    """The Practice page of somebody who is known."""
    made = services()
    made.store.profiles.create("Ruby", colour="seat0", avatar="03", now=1)
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(PracticeScreen(made, game))
        pilot.tick(300)
        yield pilot, made, trail


def finish(made, trail, winner):
    """The match that was dealt last is over."""
    setup = trail.taken[-1][1]
    number = create(made.store, setup, 1)
    made.store.finish(number, {"winners": [winner], "ending": ""}, now=1)


def test_a_whole_circuit_by_mouse():
    """Set out from the Practice page, win eight times, take a card or a pack each time, and stand in the records."""
    with practising() as (pilot, made, trail):
        pilot.click("door Circuit")
        pilot.tick(300)
        assert isinstance(pilot.app.top, CircuitSetupScreen)
        pilot.click("begin toys-in-the-dark")
        pilot.click("go")
        pilot.tick(300)
        screen = pilot.app.top
        assert isinstance(screen, CircuitScreen)
        for stop, rival in enumerate(screen.circuit.cast.rival):
            assert pilot.find("go").text == f"Play against {rival.name}"
            pilot.click("go")
            assert (trail.taken[-1][0], trail.taken[-1][1].seats[1].name) == ("play", rival.name)
            finish(made, trail, 0)
            screen.shown()
            if stop == 0:
                card = screen.circuit.offered()[2]
                pilot.click(f"prize {card}")
                assert screen.circuit.saved.prizes == [card]
            elif stop == 1:
                pilot.click(f"prize {PACK}")
                pilot.tick(300)
                assert isinstance(pilot.app.top, PackScreen)
                pilot.app.top.close(True)
                assert pilot.find("go").text == said("circuit-open-packs", count=1)
                screen.circuit.open_pack()
                screen.shown()
            elif stop < 7:
                pilot.click(f"prize {screen.circuit.offered()[0]}")
            pilot.tick(100)
        assert screen.title == said("circuit-won")
        pilot.click("go")
        pilot.tick(300)
        assert isinstance(pilot.app.top, CircuitSetupScreen)
        assert "record 1" in [widget.label for widget in pilot.app.top.walk()]
    (run,) = all_of(made.store, "beanz", 1).values()
    assert (run.won, run.start) == (True, "toys-in-the-dark")


def test_by_keys_a_card_is_looked_at_and_taken_and_the_deck_is_changed():
    with practising() as (pilot, made, _):
        screen = show(pilot, made, play(begun(made, "beanz"), True, last=False))
        assert screen.focus is screen.prizes[0]
        pilot.key("z")
        pilot.tick(200)
        assert isinstance(pilot.app.top, CardDetail)
        pilot.key("escape")
        pilot.tick(200)
        wanted = screen.circuit.offered()[1]
        pilot.key("right")
        pilot.key("return")
        assert screen.circuit.saved.prizes == [wanted]
        assert pilot.find("mine").spare == (wanted not in screen.circuit.saved.deck)
        pilot.key("d")
        pilot.tick(300)
        builder = pilot.app.top
        assert isinstance(builder, CircuitBuilder)
        won = screen.circuit.saved.prizes[0]
        out = next(card for card in builder.deck_model.deck.cards if card != won)
        builder.remove_card(out)
        builder.deck_model.add(won)
        pilot.key("r")
        pilot.tick(300)
        assert pilot.app.top is screen
        assert screen.circuit.saved.deck[won] >= 1
        assert pilot.find("mine").spare == 0
        assert screen.circuit.saved.draft == {}


def test_packs_are_opened_and_a_deck_is_built_before_the_first_match():
    with practising("austin") as (pilot, made, trail):
        screen = show(pilot, made, begun(made, "austin", ""))
        assert pilot.find("go").text == said("circuit-open-packs", count="six")
        pilot.click("go")
        pilot.tick(300)
        pilot.app.top.pile.finish()
        pilot.app.top.close(True)
        pilot.tick(300)
        pilot.click("go")
        pilot.tick(300)
        assert isinstance(pilot.app.top, CircuitBuilder)
        pilot.click("Auto-fill")
        pilot.click("Ready")
        pilot.tick(300)
        assert pilot.app.top is screen
        pilot.click("go")
        assert trail.taken[-1][0] == "play"


def test_the_door_goes_on_with_the_circuit_that_waits_and_giving_it_up_ends_it():
    with practising() as (pilot, made, trail):
        play(begun(made, "beanz"), True)
        pilot.app.top.shown()
        assert says(pilot.find("door Circuit").text, "circuit-waits", name="Farmer Muddle")
        pilot.click("door Circuit")
        pilot.tick(300)
        assert isinstance(pilot.app.top, CircuitScreen)
        number = create(made.store, pilot.app.top.circuit.table(), 1)
        pilot.app.top.shown()
        pilot.click("go")
        assert trail.taken[-1] == ("resume", number)
        pilot.click("stop 8")
        assert pilot.find("rival").rival == rivals.cast("beanz").rival[7]
        pilot.click("more")
        pilot.tick(300)
        pilot.click(said("circuit-give-up"))
        pilot.tick(300)
        assert pilot.app.top.circuit.saved.ended
        assert made.store.match(number).state == "abandoned"


def test_from_a_match_one_comes_back_to_its_circuit_or_to_the_menu():
    program = Program(services().store, now=lambda: 1000.0)
    program.services.first_evening = False
    with Pilot((1280, 720), program.services.prefs()) as pilot:
        look_away(pilot.app)
        program.begin(pilot.app, FirstScreen())
        circuit = begun(program.services, "beanz")
        pilot.app.push(PracticeScreen(program.services, "beanz"))
        screen = show(pilot, program.services, circuit)
        for choice, there in (("night", CircuitScreen), ("menu", MenuScreen)):
            pilot.click("go")
            pilot.tick(300)
            table = pilot.app.top
            assert table.match.setup.run == ("circuit", circuit.number, 0)
            table.close(choice)
            pilot.tick(300)
            assert isinstance(pilot.app.top, there)
        assert program.services.last_table() is None  # its decks are for it alone
        (match,) = program.services.open_matches()
        program.resume(match.id)  # by way of the menu
        pilot.tick(300)
        pilot.app.top.close("night")
        pilot.tick(300)
        assert isinstance(pilot.app.top, CircuitScreen)
        assert pilot.app.top is not screen
        assert not any(isinstance(page, SetupScreen) for page in pilot.app.screens)
    program.services.store.close()


def test_a_damaged_note_is_one_sentence_and_stays_as_it_is():
    with practising() as (pilot, made, _):
        made.store.notes.put("circuit", "1", {"game": 3}, profile=1, now=1)
        page = pilot.app.top
        page.shown()
        pilot.click("door Circuit")
        pilot.tick(300)
        assert pilot.app.top is page
        assert "damaged" in pilot.app.overlay.messages[-1]
        assert made.store.notes.get("circuit", "1", dict, profile=1) == {"game": 3}
