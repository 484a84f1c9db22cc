"""The shelf of decks and the bench, driven like a person does: by mouse, drag and keys."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.app import text_files
from tabletop.pages.decks.deck_builder import BuilderScreen
from tabletop.pages.decks.deck_cards import unlike
from tabletop.pages.decks.deck_list import DecksScreen
from tabletop.pages.decks.draggable_card import ADD, LOOK, REMOVE
from tabletop.progress.collection import Collection
from tests.saying import said

from .rig import showing


def kept(services, number=None):
    """The decks of the first person, newest first; or the cards of one of them."""
    decks = services.store.decks.all(services.profiles()[0].id, "beanz").decks
    return decks if number is None else next(deck for deck in decks if deck.id == number).cards


def deck_model(pilot):
    assert isinstance(pilot.app.top, BuilderScreen)
    return pilot.app.top.deck_model


def free_card(pilot):
    """A card of which one more can be taken, that is seen."""
    made = deck_model(pilot)
    screen = pilot.app.top
    cell = next(cell for cell in screen.wall.cells if screen.stock(cell.card).left and made.owned(cell.card))
    return cell.card


def test_a_click_takes_a_card_and_a_click_on_its_line_puts_it_back():
    with showing("deck-builder") as (pilot, services, _):
        number, card = deck_model(pilot).deck.id, free_card(pilot)
        before = kept(services, number).get(card, 0)
        pilot.click(f"card {card}")
        assert kept(services, number)[card] == before + 1
        pilot.click(f"row {card}")
        assert kept(services, number).get(card, 0) == before


def test_a_card_is_dragged_in_and_out():
    with showing("deck-builder") as (pilot, services, _):
        number, card = deck_model(pilot).deck.id, free_card(pilot)
        before = kept(services, number).get(card, 0)
        pilot.drag(f"card {card}", "deck list")
        assert kept(services, number)[card] == before + 1
        pilot.drag(f"row {card}", "search")
        assert kept(services, number).get(card, 0) == before
        pilot.drag(f"card {card}", "search")
        assert kept(services, number).get(card, 0) == before
        pilot.drag(f"card {card}", "deck list", drop=False)
        assert pilot.app.top.catches
        pilot.app.pointing.leave()
        assert pilot.app.top.carried is None
        assert kept(services, number).get(card, 0) == before


@pytest.mark.long
def test_the_keyboard_alone_builds_a_deck():
    """Search, take, put back, fill, undo, redo, rename, leave: the deck is legal and kept."""
    with showing("decks") as (pilot, services, _):
        pilot.app.top.set_focus(pilot.find("New deck"))
        pilot.key("return")
        made = deck_model(pilot)
        pilot.key("ctrl+f")
        pilot.text("lion bean")
        pilot.app.top.set_focus(pilot.find("card lion"))
        pilot.key("return", "+", "-")
        assert made.copies("lion") == 1
        pilot.key("z")
        pilot.key("escape")
        assert pilot.app.top is not None
        pilot.app.top.set_focus(pilot.find("Auto-fill"))
        pilot.key("return")
        assert made.mistakes() == []
        pilot.key("ctrl+z")
        assert made.deck.cards == {"lion": 1}
        pilot.key("ctrl+y")
        assert made.total == 40
        pilot.app.top.set_focus(pilot.find("deck name"))
        pilot.key("ctrl+backspace")
        pilot.text("Keys only")
        pilot.key("escape")
        assert isinstance(pilot.app.top, DecksScreen)
        assert (kept(services)[0].name, sum(kept(services)[0].cards.values())) == ("Keys only", 40)
        assert "deck Keys only" in pilot.labels()


def test_the_line_below_takes_the_focus_of_one_that_went():
    with showing("deck-builder") as (pilot, _, _):
        rows = [row for row in pilot.app.top.panel.rows.children if row.row.copies == 1]
        pilot.app.top.set_focus(rows[0])
        pilot.key("delete")
        assert pilot.app.top.focus.label.startswith("row ")


@pytest.mark.parametrize(("name", "free"), [("a", "a 3"), ("b", "b"), ("x" * 40, "x" * 38 + " 2")])
def test_the_next_number_that_is_free_is_put_behind_a_name(name, free):
    assert unlike(name, {"a", "a 2", "x" * 40}) == free


def test_a_new_deck_without_cards_is_not_kept():
    with showing("decks") as (pilot, services, _):
        before = [deck.id for deck in kept(services)]
        pilot.click("New deck")
        assert isinstance(pilot.app.top, BuilderScreen)
        pilot.key("escape")
        assert [deck.id for deck in kept(services)] == before


def test_a_second_new_deck_has_a_name_of_its_own():
    with showing("decks") as (pilot, services, _):
        before = {deck.id for deck in kept(services)}
        for _ in range(2):
            pilot.click("New deck")
            pilot.click("Auto-fill")
            pilot.key("escape")
        assert {deck.name for deck in kept(services) if deck.id not in before} == {"New deck", "New deck 2"}


def test_what_is_not_owned_is_refused_until_all_cards_are_unlocked():
    with showing("deck-builder") as (pilot, services, _):
        made = deck_model(pilot)
        pilot.click("search")
        pilot.text("moose mighty")
        pilot.click("card mighty-moose")
        assert made.copies("mighty-moose") == 0
        assert "do not own" in pilot.app.overlay.messages[-1]
        pilot.click("unlock")
        pilot.click("card mighty-moose")
        assert made.copies("mighty-moose") == 1
        assert Collection(
            services.store, services.game("beanz"), made.deck.profile, services.now, services.seed
        ).unlocked
        pilot.click("unlock")
        assert "not_owned" in [one.code for one in made.mistakes()]


def test_filters_and_search_lead_to_nothing_and_back():
    with showing("deck-builder") as (pilot, _, _):
        screen = pilot.app.top
        screen.set_focus(pilot.find("filter kind"))
        pilot.key("right")
        assert 0 < len(screen.kinds) < len(screen.deck_model.definition.cards)
        pilot.click("search")
        pilot.text("zzzz")
        assert screen.kinds == []
        screen.set_focus(pilot.find("part"))
        pilot.key("right")
        pilot.click(said("browser-show-all"))
        assert len(screen.kinds) == len(screen.deck_model.definition.cards)
        assert (screen.words.text, screen.part.value) == ("", "all")


def test_cards_that_the_deck_does_without_are_found():
    with showing("deck-builder-full") as (pilot, _, _):
        screen, deck = pilot.app.top, deck_model(pilot).deck.cards
        screen.set_focus(pilot.find("part"))
        pilot.key("right")
        ids = {screen.deck_model.definition.cards[kind].id for kind in screen.kinds}
        assert ids
        assert not ids & deck.keys()
        pilot.key("right")
        assert {screen.deck_model.definition.cards[kind].id for kind in screen.kinds} == deck.keys()


def test_every_violation_has_its_line():
    with showing("deck-builder-afar") as (pilot, _, _):
        report = pilot.find("report")
        assert [one.code for one in report.found] == [one.code for one in deck_model(pilot).mistakes()] != []
        assert "Dragon of Old" in pilot.find("row Dragon of Old").tooltip
        pilot.click("row Dragon of Old")
        pilot.click("row Dragon of Old")
        pilot.click("Auto-fill")
        assert pilot.find("report").found == []


def test_a_sample_hand_is_drawn_again_and_grows():
    with showing("sample-hand") as (pilot, services, _):
        screen = pilot.app.top
        assert len(screen.hand) == services.game("beanz").collecting.hand
        pilot.click(said("decks-draw-one"))
        assert len(screen.hand) == 6
        pilot.click("Another hand")
        assert len(screen.hand) == 5
        pilot.key("escape")
        assert isinstance(pilot.app.top, DecksScreen)


def test_a_deck_travels_as_text(monkeypatch):
    """Export puts it on the clipboard and into a file; import makes the same deck from either."""
    clip = [""]
    monkeypatch.setattr(text_files, "copy", lambda text: clip.__setitem__(0, text))
    monkeypatch.setattr(text_files, "pasted", lambda: clip[0])
    with showing("decks") as (pilot, services, _):
        first = kept(services)[0]
        pilot.click("export")
        assert "2 Dragon of Old" in clip[0]
        pilot.click("Import")
        again = kept(services)[0]
        assert again.id != first.id
        assert (again.name, again.format, again.cards) == (first.name, first.format, first.cards)
        assert said("decks-taken-in-unknown", count=1) in pilot.app.overlay.messages[-1]
        [file] = text_files.Path.home().joinpath(text_files.HOME_FOLDER).glob("deck-a-deck-from-afar*.txt")
        pilot.send(pygame.DROPFILE, file=str(file))
        assert kept(services)[0].cards == first.cards
        assert len(kept(services)) == 5


COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>From afar</deckname>
    <zone name="main">
        <card number="3" name="{}"/>
        <card number="1" name="{}"/>
    </zone>
</cockatrice_deck>
"""
FILES = {  # what people have, by the ending of the file: text of two cards, and its encoding
    "deck.cod": (COD, "utf-8"),
    "deck.csv": ('Count,Name,Edition\n3,"{}",1st\n1,"{}",1st\n', "utf-8-sig"),
    "deck.txt": ("3 {}\r\n1 {}\r\n", "utf-16"),
    "old.dec": ("3 {}\n1 {}\n", "cp1252"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_dropped_on_the_page_becomes_a_deck(name, tmp_path):
    with showing("decks") as (pilot, services, _):
        before, cards = len(kept(services)), [card for card in services.game("beanz").cards if "," not in card.name][:2]
        text, encoding = FILES[name]
        path = tmp_path / name
        path.write_bytes(text.format(*(card.name for card in cards)).encode(encoding))
        pilot.send(pygame.DROPFILE, file=str(path))
        assert len(kept(services)) == before + 1
        assert kept(services)[0].cards == {cards[0].id: 3, cards[1].id: 1}


def test_what_a_text_leaves_open_is_asked(monkeypatch):
    """The questions come one after the other; Esc breaks the import off."""
    monkeypatch.setattr(text_files, "pasted", lambda: "4 Lion\n1 Attack Boost\nSB: 2 Clown")
    with showing("decks") as (pilot, services, _):
        before = kept(services)
        pilot.key("ctrl+v")
        pilot.key("escape")
        assert kept(services) == before
        pilot.key("ctrl+v")
        pilot.click(said("decks-sideboard-out"))
        pilot.click("+100 Attack Boost!")
        assert kept(services)[0].cards == {"lion": 4, "attack-boost-100": 1}


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "names no card"), ("Deck: x\nGame: austin\n2 Lion [lion]", "another game"), ("\x00\n[]\n", "names no card")],
)
def test_a_text_that_is_no_deck_is_named(monkeypatch, text, words):
    monkeypatch.setattr(text_files, "pasted", lambda: text)
    with showing("decks") as (pilot, services, _):
        before = kept(services)
        pilot.key("ctrl+v")
        assert words in pilot.app.overlay.messages[-1]
        assert kept(services) == before


def test_a_deck_is_copied_renamed_deleted_and_taken_back():
    with showing("decks") as (pilot, services, _):
        old = kept(services)
        pilot.click("deck Circus and Friends")
        pilot.click("copy")
        assert kept(services)[0].name == "Circus and Friends (copy)"
        assert kept(services)[0].cards == next(deck.cards for deck in old if deck.name == "Circus and Friends")
        pilot.app.top.set_focus(pilot.find("rename"))
        pilot.key("ctrl+backspace")
        pilot.text("Second Circus")
        assert "Second Circus" in [deck.name for deck in kept(services)]
        pilot.click("delete")
        assert kept(services) == old
        pilot.key("ctrl+z")
        assert len(kept(services)) == len(old) + 1
        pilot.app.top.set_focus(pilot.find("deck Half an idea"))
        pilot.key("delete")
        assert "Half an idea" not in [deck.name for deck in kept(services)]
        pilot.click("undelete")
        assert "Half an idea" in [deck.name for deck in kept(services)]


def ready_name(name="toys-in-the-dark"):
    return next(deck.name for deck in games.load("beanz").collecting.ready if deck.id == name)


def test_a_ready_deck_is_copied_before_it_is_built():
    with showing("decks") as (pilot, services, _):
        pilot.click("deck Toys in the Dark")
        pilot.click("copy")
        assert (kept(services)[0].name, sum(kept(services)[0].cards.values())) == (ready_name(), 40)
        pilot.click("deck Crown and Comet")
        pilot.click("copy")
        assert kept(services)[0].format == "expert"


def test_whoever_comes_first_is_asked_for_a_name():
    with showing("decks-nobody") as (pilot, services, _):
        pilot.text("Mila")
        pilot.key("return")
        assert [who.name for who in services.profiles()] == ["Mila"]
        assert isinstance(pilot.app.top, DecksScreen)
        pilot.click("New deck")
        assert deck_model(pilot).deck.profile == services.profiles()[0].id


def test_without_a_name_ready_decks_can_still_be_looked_at():
    with showing("decks-nobody") as (pilot, services, _):
        pilot.key("escape")
        assert isinstance(pilot.app.top, DecksScreen)
        pilot.click("deck Toys in the Dark")
        pilot.click("sample hand")
        pilot.key("escape")
        pilot.click("copy")
        pilot.text("Mila")
        pilot.key("return")
        assert [deck.name for deck in kept(services)] == [ready_name()]


def test_each_person_has_own_decks():
    with showing("decks") as (pilot, services, _):
        pilot.app.top.set_focus(pilot.find("person"))
        pilot.key("right")
        assert pilot.app.top.person == services.profiles()[1].id
        assert "deck Circus and Friends" not in pilot.labels()


def test_a_card_flies_and_everything_comes_to_rest():
    with showing("deck-builder", still=False) as (pilot, _, _):
        card = free_card(pilot)
        pilot.click(f"card {card}")
        pilot.settle()
        assert deck_model(pilot).copies(card)


def test_the_card_under_the_mouse_is_shown_large():
    with showing("deck-builder") as (pilot, _, _):
        row = pilot.app.top.panel.rows.children[0]
        pilot.move(row)
        before = pilot.pixels()
        pilot.tick(400)
        assert pilot.pixels() != before


# --- keys


def test_a_deck_is_built_with_keys_only_and_every_key_is_shown():
    """From the shelf to a legal deck and back, without one touch of the mouse: only keys, some of them shown as caps."""
    with showing("decks") as (pilot, _, __):
        for _ in range(30):
            if pilot.app.top.focus is not None and pilot.app.top.focus.label == "New deck":
                break
            pilot.key("tab")
        pilot.key("return")
        screen, made = pilot.app.top, deck_model(pilot)
        assert isinstance(screen, BuilderScreen)
        pilot.key("f")
        pilot.text("lion bean")
        pilot.key("return")
        assert screen.focus.label == "card lion"
        pilot.key("return", "return", "-")
        assert made.copies("lion") == 1
        pilot.key("d")
        assert screen.focus.label == "row lion"
        pilot.key("d")
        assert screen.focus.label == "card lion"
        pilot.key("a")
        assert made.mistakes() == []
        pilot.key("u")
        assert made.deck.cards == {"lion": 1}
        pilot.key("y")
        assert made.total == 40
        pilot.key("s")
        assert pilot.app.top.label == "sample hand"
        pilot.key("s", "d", "escape")
        pilot.key("c")
        assert made.total == 0
        pilot.key("u")
        assert made.total == 40
        pilot.key("l")
        assert made.pool is None
        pilot.key("escape")
        assert isinstance(pilot.app.top, DecksScreen)


def test_every_key_that_is_shown_means_one_thing():
    """No key stands on two buttons of the bench, and none of them is one that a card uses itself."""
    with showing("deck-builder") as (pilot, _, __):
        screen = pilot.app.top
        keys = [widget.key for widget in screen.walk() if getattr(widget, "key", "")]
        assert sorted(keys) == sorted({"f", "l", "a", "s", "e", "u", "y", "c"})
        assert not set(keys) & {LOOK, "d", *ADD, *REMOVE}


def test_letters_that_are_typed_press_nothing():
    with showing("deck-builder") as (pilot, _, __):
        made, before = deck_model(pilot), dict(deck_model(pilot).deck.cards)
        pilot.key("f")
        for letter in "cauhe":
            pilot.key(letter)
            pilot.text(letter)
        assert pilot.find("search").text == "cauhe"
        assert made.deck.cards == before
        assert isinstance(pilot.app.top, BuilderScreen)


def test_a_letter_with_control_is_not_the_letter():
    """Ctrl+C must not clear the deck."""
    with showing("deck-builder") as (pilot, _, __):
        made, before = deck_model(pilot), dict(deck_model(pilot).deck.cards)
        pilot.app.top.to_cards()
        pilot.key("ctrl+c", "ctrl+u", "ctrl+a")
        assert made.deck.cards == before


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 720)])
@pytest.mark.parametrize("name", ["deck-builder", "sealed-bench", "sealed-bench-austin"])
def test_a_message_covers_no_control(name, size):
    with showing(name, size) as (pilot, _, __):
        screen = pilot.app.top
        pilot.app.overlay.clear()
        for words in ("The deck is copied.", "Your packs do not fill a deck: the starter set lends three cards."):
            pilot.app.toast(words, "hand-heart")
        pilot.tick(2000)
        boxes = [box for box in pilot.app.overlay.boxes if box.width]
        assert boxes
        covered = [widget.label for widget in screen.focus_order() if widget.rect.collidelist(boxes) >= 0]
        assert [label for label in covered if not label.startswith("card ")] == []


def test_the_key_that_leads_to_the_search_is_not_typed_into_it():
    """The system sends the letter after the key; a second stroke of it is typed."""
    with showing("deck-builder") as (pilot, _, __):
        pilot.key("f")
        pilot.text("f")
        assert pilot.find("search").text == ""
        pilot.key("f")
        pilot.text("f")
        assert pilot.find("search").text == "f"


def test_d_never_leads_into_a_field_where_it_would_be_typed():
    with showing("deck-builder") as (pilot, _, __):
        pilot.key("c", "d")
        pilot.text("d")
        assert deck_model(pilot).total == 0
        assert pilot.app.top.focus.label == "Auto-fill"
        assert pilot.find("deck name").text == deck_model(pilot).deck.name


def test_when_the_last_line_goes_no_letter_is_typed_into_the_name():
    with showing("deck-builder") as (pilot, _, __):
        made, screen = deck_model(pilot), pilot.app.top
        screen.clear()
        card = free_card(pilot)
        screen.set_focus(pilot.find(f"card {card}"))
        pilot.key("return", "d", "-")
        pilot.text("-")
        assert made.total == 0
        assert not made.deck.name.endswith("-")


@pytest.mark.long
@pytest.mark.parametrize("size", [(1024, 720), (1280, 720)])
def test_every_group_of_dots_says_its_colour(size):
    """How many there are is seen, which colour they have not by everybody: where room is short the word stays."""
    with showing("sealed-bench-austin", size) as (pilot, _, __):
        dots = pilot.find("dots dot")
        for words in dots.facet.values.values():
            for width in (40, 60, 200):
                assert dots._said(words, 5, width).split()[0] == words
        assert dots._said("Orange", 5, 400) == "Orange 5"
