"""Setting a table: with the keyboard alone, and what may go wrong with keys, names and seeds."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.app.setup_model import SetupModel, presets
from tabletop.match.fair_deal import shown
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.storage import Store
from tests.saying import said, says

from .rig import read, showing


def tab_to(pilot, label):
    """Press Tab until a widget has the focus."""
    for _ in range(120):
        if pilot.app.top.focus is not None and pilot.app.top.focus.label == label:
            return
        pilot.key("tab")
    raise AssertionError(f"Tab never comes to {label}")


@pytest.fixture
def draft():
    store = Store(None)
    store.profiles.create("Ruby", colour="seat2", avatar="03", now=1, keys={"react": "1", "decline": "2"})
    return SetupModel(games.load("espionage"), store.profiles.all(), ["01", "02", "03"])


def test_a_table_is_set_with_the_keyboard_alone():
    """From the menu to the deal without a mouse: preset, name, level, house rule, seed, start."""
    with showing("menu") as (pilot, services, trail):
        tab_to(pilot, "tile espionage")
        pilot.key("return")
        pilot.tick(100)
        tab_to(pilot, "preset two")
        pilot.key("return")
        tab_to(pilot, "name 1")
        pilot.key("ctrl+backspace")
        pilot.text("Ada")
        tab_to(pilot, "kind 2")
        pilot.key("right", "right", "right")
        tab_to(pilot, "rule elimination")
        pilot.key("right")
        tab_to(pilot, "seed")
        pilot.text("77")
        tab_to(pilot, "Start")
        pilot.key("return")
        pilot.tick(100)
        [(way, setup)] = trail.taken
        assert way == "play"
        assert (setup.seats[0].name, setup.seats[0].bot) == ("Ada", "")
        assert setup.seats[1].bot == "hard"
        assert setup.options == {"elimination": "first_blood", "window_close": "all_answered"}
        assert setup.seed == 77
        assert [profile.name for profile in services.profiles()] == ["Ada"]
        assert setup.seats[0].profile == services.profiles()[0].id
        assert services.last_table() == setup


def test_the_last_table_is_there_again():
    """Who sat down last time sits there again, with the house rules of that evening."""
    with showing("setup-six") as (pilot, services, _):
        draft = pilot.app.top.draft
        assert [seat.name for seat in draft.seats] == [seat.name for seat in services.last_table().seats]
        assert draft.options == {"elimination": "first_blood"}


def test_a_key_is_captured_and_a_reserved_one_refused():
    """The next key becomes React; a key of the program, and one that is taken, are warned about first."""
    with showing("setup-six") as (pilot, _, _):
        draft = pilot.app.top.draft
        pilot.click("react 1")
        pilot.tick(50)
        capture = pilot.app.top
        pilot.key("return")
        assert says(capture.warning, "toolkit-key-reserved")
        pilot.key("l")
        assert "already" in capture.warning
        assert draft.seats[0].react == "q"
        pilot.key("5")
        pilot.tick(50)
        assert draft.seats[0].react == "5"


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_keys_with_long_names_are_said_with_what_they_are_for(size, monkeypatch):
    """However little room there is, neither the word of a key is cut nor its name."""
    with showing("menu", size) as (pilot, _, _):
        pilot.click("tile austin")
        pilot.tick(100)
        screen = pilot.app.top
        screen.draft.change(0, react="space", decline="left shift")
        screen.rebuild()
        reader = read(pilot, monkeypatch)
        assert reader.cut == reader.overlapping == []
        assert {"React", "Space", "Pass", "L Shift"} <= {entry.text for entry in reader.texts}


@pytest.mark.parametrize(
    ("game", "words"), [("espionage", {"React", "Pass"}), ("codenames", {"Look", "Refuse"})], ids=["windows", "none"]
)
def test_the_keys_of_a_seat_are_called_after_what_they_do(game, words, monkeypatch):
    """Where nobody is ever offered to react there is no React; eight people in the smallest window can read that."""
    with showing("menu", (1024, 720)) as (pilot, _, _):
        pilot.click(f"tile {game}")
        pilot.tick(100)
        screen = pilot.app.top
        for _ in range(screen.draft.most):
            screen.draft.add("human")
        screen.rebuild()
        reader = read(pilot, monkeypatch)
        assert reader.cut == []
        assert {entry.text for entry in reader.texts} & {"React", "Pass", "Look", "Refuse"} == words
        pilot.click("react 1")
        pilot.tick(50)
        assert pilot.app.top.title.split(":")[0] in words


def test_a_taken_key_needs_a_second_press_and_stops_the_start():
    """Two buttons on one key are shown, named, and the cards are not dealt."""
    with showing("setup-six") as (pilot, _, _):
        screen = pilot.app.top
        pilot.click("react 1")
        pilot.key("k", "k")
        pilot.tick(50)
        assert screen.draft.seats[0].react == "k"
        assert not screen.go.enabled
        assert says(screen.note.source, "app-key-twice", key="K")
        assert pilot.find("react 1").clash
        assert pilot.find("pass 2").clash


def test_a_key_of_the_table_needs_a_second_press_and_is_named():
    """It may be used, for the window comes first; whoever sets the table is told."""
    with showing("setup-six") as (pilot, _, _):
        screen = pilot.app.top
        pilot.click("react 1")
        pilot.key("u")
        assert says(pilot.app.top.warning, "toolkit-key-taken", use=said("hud-undo"))
        pilot.key("u")
        pilot.tick(50)
        assert screen.draft.seats[0].react == "u"
        assert screen.go.enabled
        assert says(screen.note.source, "setup-keys-of-people", count=2, keys="U and Y")


def test_a_gamepad_is_bound_and_let_go():
    """A button of a pad binds the pad to the seat; "No gamepad" forgets it."""
    with showing("setup") as (pilot, _, _):
        draft = pilot.app.top.draft
        pilot.click("pad 1")
        pilot.tick(50)
        pilot.pad(3)
        pilot.tick(50)
        assert draft.seats[0].pad == 0
        pilot.click("pad 1")
        pilot.tick(50)
        pilot.click("No gamepad")
        pilot.tick(50)
        assert draft.seats[0].pad is None


def test_looks_are_chosen_and_a_colour_changes_places():
    """A portrait is taken over; a colour that another seat has is swapped."""
    with showing("setup-six") as (pilot, _, _):
        draft = pilot.app.top.draft
        pilot.click("look 1")
        pilot.tick(50)
        pilot.click("portrait 07")
        pilot.tick(50)
        pilot.click("look 1")
        pilot.tick(50)
        pilot.click("colour 2")
        pilot.tick(50)
        assert draft.seats[0].avatar == "07"
        assert (draft.seats[0].colour, draft.seats[1].colour) == ("seat1", "seat0")


def test_seats_come_and_go_within_what_the_game_allows():
    """Adding stops at six, taking away at two."""
    with showing("setup") as (pilot, _, _):
        screen = pilot.app.top
        while "add a seat" in pilot.labels():
            pilot.click("add a seat")
        assert len(screen.draft.seats) == 6
        while "remove 1" in pilot.labels():
            pilot.click("remove 1")
        assert len(screen.draft.seats) == 2


@pytest.mark.parametrize(("name", "kinds"), [(name, kinds) for name, _, kinds in presets(2, 6)])
def test_presets_seat_who_they_say(draft, name, kinds):
    """Each preset has its people and bots, no name or key twice, and could be dealt at once."""
    draft.preset(name)
    assert tuple(draft.kind(index) for index in range(len(draft.seats))) == kinds
    assert draft.problems() == []
    assert len({seat.name for seat in draft.seats}) == len(kinds)
    assert len({seat.colour for seat in draft.seats}) == len(kinds)
    assert draft.finished("normal").fair == draft.deal


def test_a_known_person_brings_name_portrait_and_keys(draft):
    """Choosing a profile takes over what is known of that person; typing the name links to the profile."""
    draft.preset("two")
    assert draft.seats[0].name == "Ruby"
    draft.set_name(1, "ruby ")
    assert draft.seats[1].profile == draft.profiles[0].id
    assert said("app-name-twice", name="Ruby") in draft.problems()
    draft.set_name(1, "Theo")
    assert draft.seats[1].profile is None
    draft.set_profile(1, draft.profiles[0])
    assert (draft.seats[1].avatar, draft.seats[1].react, draft.seats[1].decline) == ("03", "1", "2")


@pytest.mark.parametrize(
    ("seed", "good"), [("", True), ("0", True), ("12345678901", True), ("x1", False), ("-4", False)]
)
def test_a_seed_is_a_whole_number_or_nothing(draft, seed, good):
    """Anything else is said before the deal."""
    draft.seed_text = seed
    assert (draft.problems() == []) is good


def test_a_bot_keeps_its_character_when_its_level_changes(draft):
    """Easy, normal and hard are levels of the same bot."""
    name = draft.seats[1].name
    draft.set_kind(1, "hard")
    assert (draft.seats[1].name, draft.seats[1].bot) == (name, "hard")
    draft.set_kind(1, "human")
    assert draft.seats[1].human
    assert draft.seats[1].react


def up_and_down(draft, index, way):
    """Seat `index` is nobody's any more."""
    if way == "remove":
        draft.remove(index)
    else:
        draft.set_kind(index, "normal")


@pytest.mark.parametrize("way", ["bot", "remove"])
def test_a_person_who_changes_seats_keeps_the_own_name(draft, way):
    """Whichever is done first: to get up, or to make room at the other seat."""
    draft.add("human")
    draft.add("normal")
    here = draft.seats[0]
    assert draft.seats[-2].name != here.name
    up_and_down(draft, 0, way)
    people = [seat for seat in draft.seats if seat.human]
    assert [(seat.name, seat.avatar, seat.profile) for seat in people] == [(here.name, here.avatar, here.profile)]
    assert draft.problems() == []


@pytest.mark.parametrize("way", ["bot", "remove"])
def test_whoever_has_a_name_keeps_it_when_somebody_else_gets_up(draft, way):
    draft.add("human")
    draft.set_name(len(draft.seats) - 1, "Ωραία")
    up_and_down(draft, 0, way)
    assert [seat.name for seat in draft.seats if seat.human] == ["Ωραία"]


def test_the_level_of_the_bots_outlives_another_table(draft):
    """Also one without bots."""
    draft.set_kind(1, "hard")
    assert draft.is_preset("solo"), "whatever the level"
    for name in ("two", "solo"):
        draft.preset(name)
    assert {seat.bot for seat in draft.seats[1:]} == {"hard"}


def test_an_old_table_is_taken_over_as_far_as_it_fits(draft):
    """Rules that are no longer known, and values that are not, are left out."""
    options = {"elimination": "first_blood", "gone": "yes", "bomb_hit": "explodes"}
    draft.take(TableSetup(game="espionage", seats=(person(0, "Ann"), bot(1)), seed=1, options=options))
    assert draft.options == {"elimination": "first_blood"}
    assert draft.seats[0].name == "Ann"


def test_a_default_is_not_kept_as_a_choice(draft):
    """Only what differs from the printed rules is stored; what is suggested does."""
    assert draft.options == {"window_close": "all_answered"}
    draft.set_option("window_close", "full_time")
    draft.set_option("elimination", "first_blood")
    assert draft.value("elimination") == "first_blood"
    draft.set_option("elimination", "last_standing")
    assert draft.options == {}


# --- only a mouse
def by_mouse():
    """A draft of Austin Powers with three people, and the first two with nothing but a mouse."""
    made = SetupModel(games.load("austin"), [])
    for index in range(3):
        made.set_kind(index, "human")
    for index in range(2):
        made.set_mouse(index, only=True)
    return made


@pytest.mark.rule("AP-170", "AP-173")
def test_several_mice_change_what_is_usual():
    """The defaults follow who sits there; what somebody has chosen stays, and nothing of it is kept by itself."""
    made = by_mouse()
    assert (made.value("race_input"), made.value("help_style")) == ("one_by_one", "calm")
    assert made.finished("normal").options.keys().isdisjoint({"race_input", "help_style"})
    made.set_option("race_input", "shared")
    assert made.checked["race_input"] == "shared"
    assert made.finished("normal").options["race_input"] == "shared"
    made.set_option("race_input", "one_by_one")
    made.set_mouse(0, only=False)
    assert (made.value("race_input"), made.value("help_style")) == ("shared", "auto")


def test_a_mouse_and_a_gamepad_exclude_each_other():
    made = by_mouse()
    made.change(2, pad=1)
    made.set_mouse(2, only=True)
    assert (made.seats[2].pad, made.seats[2].mouse) == (None, True)


@pytest.mark.rule("AP-170")
def test_the_seat_says_that_there_is_only_a_mouse():
    """A button of the seat; the house rules beside it show what follows."""
    with showing("setup-mouse") as (pilot, _, _):
        rule = pilot.find("rule race_input")
        assert rule.value == "one_by_one"
        pilot.click("mouse 2")
        assert pilot.find("rule race_input").value == "shared"
        pilot.click("mouse 2")
        assert pilot.find("rule race_input").value == "one_by_one"
        pilot.click("race 2")
        pilot.tick(300)
        assert says(pilot.find("race text").source, "setup-race-mouse")


def test_games_without_races_do_not_ask_for_it():
    with showing("setup-six") as (pilot, _, _), pytest.raises(KeyError):
        pilot.find("mouse 1")


def test_people_are_sent_to_a_second_window_by_switches():
    """Those who sit there are named on the page and on the table that is started; a bot has no switch."""
    with showing("setup") as (pilot, services, _):
        pilot.click("preset friends")
        pilot.click("kind 4")  # its middle is a bot's level
        people = [seat.name for seat in pilot.app.top.draft.seats if seat.human]
        pilot.click("second window")
        assert "one display" in pilot.labels()
        assert [label for label in pilot.labels() if label.startswith("apart")] == ["apart 1", "apart 2", "apart 3"]
        pilot.click("apart 2")
        pilot.click("apart 3")
        pilot.click("Done")
        assert pilot.find("second window").text == f"{people[1]}, {people[2]}"
        pilot.click("Start")
        assert services.last_table().apart == (1, 2)


def test_phones_join_by_a_switch_that_is_off_on_another_evening():
    with showing("setup") as (pilot, services, _):
        assert not pilot.app.top.draft.phones
        pilot.click("phones")
        assert pilot.app.top.draft.finished("normal").phones
        pilot.click("Start")
        assert not services.last_table().phones


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1600, 900), (1920, 1080)])
def test_sides_stand_in_plain_sight(size):
    """AP-20: however many sit there, each seat shows the backs that it may have, beside everything else."""
    with showing("menu", size=size) as (pilot, services, _):
        screen = SetupScreen(services, "austin")
        pilot.app.push(screen)
        pilot.tick(100)
        pilot.click("preset two")
        for seats in range(2, 7):
            for card in screen.cards:
                assert [button.back.picture for button in card.backs] == ["back_good", "back_evil"]
                assert all(button.back.possible for button in card.backs)
                others = [child for child in card.children if child not in card.backs and child.visible]
                for button in card.backs:
                    assert card.rect.contains(button.rect)
                    assert button.rect.height >= 30
                    assert not any(button.rect.colliderect(other.rect) for other in others)
            if seats < 6:
                screen.add_seat()


@pytest.mark.parametrize("way", ["click", "keys"])
def test_a_press_on_a_back_settles_who_has_it(way):
    """AP-20: when one seat takes a side, the other one has the other; the same house rule says so. Once more: by lot."""
    with showing("menu") as (pilot, services, _):
        screen = SetupScreen(services, "austin")
        pilot.app.push(screen)
        pilot.tick(100)
        pilot.click("preset duel")

        def press(label):
            if way == "click":
                pilot.click(label)
            else:
                screen.set_focus(next(b for card in screen.cards for b in card.backs if b.label == label))
                pilot.key("return")
            pilot.tick(50)

        press("back 1 Evil")
        assert screen.draft.value("first_side") == "evil"
        assert pilot.find("rule first_side").value == "evil"
        opened = [[button.back.side for button in card.backs if button.back.possible] for card in screen.cards]
        assert opened == [["Evil"], ["Good"]]
        press("back 2 Evil")
        assert screen.draft.value("first_side") == "good"
        press("back 2 Evil")
        assert screen.draft.value("first_side") == "random"
        screen.add_seat()
        assert not any(button.focusable for button in screen.cards[1].backs), "of three only the first one is settled"
        assert all(button.focusable for button in screen.cards[0].backs)


@pytest.mark.parametrize(("seats", "size"), [(4, (1280, 720)), (8, (1024, 720)), (8, (1280, 720))])
def test_each_seat_says_its_team_and_its_role(seats, size, monkeypatch):
    """Who directs is known before the cards are dealt, and follows the house rules; no word is cut."""
    with showing("menu", size) as (pilot, services, _):
        setup = TableSetup(game="codenames", seats=tuple(bot(i) for i in range(seats)), seed=1)
        services.settings.last_table = setup.plain()
        screen = SetupScreen(services, "codenames")
        pilot.app.push(screen)
        pilot.tick(100)
        assert screen.draft.roles[:3] == (
            ("S.H.I.E.L.D.", "Director"),
            ("HYDRA", "Director"),
            ("S.H.I.E.L.D.", "Agent"),
        )
        card, drawn = screen.cards[0], []
        monkeypatch.setattr(
            card.kit, "write", lambda _, text, role, box, *_more, size=0, **__: drawn.append((text, role, box, size))
        )
        card._write_head(pilot.window.surface)
        words = [entry[0].upper() for entry in drawn]
        assert words == (["S.H.I.E.L.D. DIRECTOR"] if screen.compact else ["S.H.I.E.L.D.", "DIRECTOR"])
        text, role, box, units = drawn[0]
        assert card.kit.measure(text.upper(), role, units) <= box.width
        screen.draft.set_option("mode", "coop")
        assert {team for team, _ in screen.draft.roles} == {"S.H.I.E.L.D."}


def test_a_game_in_which_all_do_the_same_numbers_its_seats(draft):
    assert draft.roles == ()


def test_people_at_one_screen_are_proposed_to_hold_a_key_for_their_cards(draft):
    """As long as nobody has chosen; alone, and where nobody has a hand, it is the curtain. What several chose is kept."""
    assert (draft.proposed, draft.privacy) == ("curtain", "curtain")
    draft.preset("two")
    assert (draft.proposed, draft.privacy, draft.finished("normal").privacy) == ("peek", "peek", "peek")
    draft.change(1, apart=True)
    assert draft.proposed == "curtain", "each has a window"
    draft.change(1, apart=False)
    draft.privacy = "open"
    kept = draft.finished("normal")
    again = SetupModel(games.load("espionage"), ())
    again.take(kept)
    assert again.privacy == "open"
    alone = SetupModel(games.load("codenames"), ())
    alone.preset("friends")
    assert alone.proposed == "curtain"


def test_words_are_mixed_into_the_deal_and_the_commitment_stands_before_them():
    with showing("setup") as (pilot, services, _):
        screen = pilot.app.top
        deal = screen.draft.deal
        assert shown(deal.commitment) in pilot.find("commitment").source
        tab_to(pilot, "words")
        pilot.text("heron marble")
        table = screen.draft.finished("normal")
        assert (table.fair.words, table.fair.commitment) == (("heron", "marble"), deal.commitment)
        assert table.seed == table.fair.dealt
        screen.draft.seed_text = "77"
        assert (screen.draft.finished("normal").seed, screen.draft.finished("normal").fair) == (77, None)
        screen.draft.seed_text = ""
        tab_to(pilot, "Start")
        pilot.key("return")
        assert services.last_table().fair is None, "what is remembered holds no secret"
