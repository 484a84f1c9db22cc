"""Go on, Rematch and Look back with a match of another version: one sentence names what is unknown, and all stays kept."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.desktop.program import FirstScreen, Program
from tabletop.i18n import tr
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.menu import MenuScreen
from tabletop.pages.progress.statistics_page import StatisticsScreen
from tests.match.foreign import WRONG, change, fields, rows, saved
from tests.saying import says
from tools.rigs import gallery
from tools.rigs.pilot import Pilot
from tools.rigs.screens.sealed import to_bench

from .rig import services as fresh
from .rig import showing


@pytest.fixture
def program():
    """The program on a store with one open match that was begun there by chance."""
    store, _ = saved()
    with Pilot((1024, 720)) as pilot:
        made = Program(store, now=lambda: gallery.EVENING)
        made.services.first_evening, made.services.resume_offered = False, True
        made.services.settings.animation_speed = "off"
        made.begin(pilot.app, FirstScreen())
        made.services.apply(pilot.app)
        yield pilot, made
        made.end()


def finished(store):
    """The match is over; its log is what it was."""
    store.finish(1, {"winners": [0], "ending": "loot_cleared", "seconds": 60}, now=1_790_000_200)


def from_the_statistics(pilot, made, answer):
    pilot.app.push(StatisticsScreen(made.services))
    pilot.tick()
    pilot.click("match 1")
    pilot.tick()
    pilot.click(answer)
    pilot.tick()


FOREIGNERS = [
    (("options", "options", "deck_0"), "cards:moon-bean*40", "the card 'moon-bean' of the deck of the first seat"),
    (("options", "options", "jokers"), "two", "the house rule 'jokers'"),
    (("seats", 1, "personality"), "clown", "the personality 'clown'"),
    (("seats", 0, "colour"), "plaid", "the colour 'plaid'"),
    (("seats", 1, "bot"), "grandmaster", "seats[1].bot is not known here (invalid enum value 'grandmaster')"),
]


@pytest.mark.parametrize(("path", "new", "says"), FOREIGNERS)
def test_continue_and_go_on_name_what_is_unknown(program, path, new, says):
    """From the menu and from the statistics; the match is offered as before and nothing of it has changed."""
    pilot, made = program
    change(made.services.store, path, new)
    before = rows(made.services.store)
    for go_on in (lambda: pilot.click("Continue"), lambda: from_the_statistics(pilot, made, "Go on")):
        pilot.app.overlay.clear()
        go_on()
        pilot.tick()
        (message,) = pilot.app.overlay.messages
        assert message.replace("\\", "").startswith(tr("match-foreign", what=says).removesuffix("."))
    assert [screen.label for screen in pilot.app.screens] == ["menu", "StatisticsScreen"]
    assert rows(made.services.store) == before


@pytest.mark.parametrize(("path", "new", "says"), FOREIGNERS)
def test_looking_back_names_what_is_unknown(program, path, new, says):
    """A finished match of another version stays in the list."""
    pilot, made = program
    finished(made.services.store)
    change(made.services.store, path, new)
    before = rows(made.services.store)
    from_the_statistics(pilot, made, "Its story")
    [message] = pilot.app.overlay.messages
    assert message.replace("\\", "").startswith(tr("match-foreign", what=says).removesuffix("."))
    assert rows(made.services.store) == before


def test_looking_back_at_answers_that_lead_to_no_end_is_said(program):
    """The log was cut by somebody."""
    pilot, made = program
    finished(made.services.store)
    from_the_statistics(pilot, made, "Its story")
    assert says(pilot.app.overlay.messages[0], "table-story-lost")


def put_in(setup, path, new):
    """A table with one field of a foreign value, as `FOREIGNERS` names it."""
    if path[0] == "options":
        return msgspec.structs.replace(setup, options={**setup.options, path[2]: new})
    place = msgspec.structs.replace(setup.seats[path[1]], **{path[2]: new})
    return setup.with_seat(path[1], place)


@pytest.mark.parametrize(("path", "new", "says"), FOREIGNERS[:4])
def test_rematch_names_what_is_unknown(program, path, new, says):
    """The last table of another version; Play sets a new one with what is still known of it."""
    pilot, made = program
    setup = TableSetup(game="beanz", seats=(person(0, "Ann"), bot(1)), seed=3, rotate=False)
    foreign = put_in(setup, path, new)
    made.services.settings.last_table, made.services.settings.last_game = foreign.plain(), "beanz"
    pilot.app.top.shown()
    pilot.click("Rematch")
    pilot.tick()
    [message] = pilot.app.overlay.messages
    assert message.replace("\\", "").startswith(tr("match-foreign", what=says).removesuffix("."))
    assert made.services.settings.last_table == foreign.plain()
    assert len(made.services.store.matches(9)) == 1
    pilot.click("Play")
    pilot.tick(100)
    assert pilot.app.top.label == "SetupScreen"


@pytest.mark.parametrize("path", fields(), ids=lambda path: ".".join(map(str, path)))
def test_menu_and_statistics_can_be_drawn_with_any_damaged_field(path):
    """The match is shown as far as it can be told, or a sentence says that it is damaged."""
    made = fresh()
    with Pilot((1024, 720), made.prefs()) as pilot:
        menu = MenuScreen(made)
        pilot.app.push(menu)
        for new in WRONG[::2]:
            if len(path) == 1 and new is None:
                continue  # no column may be empty
            store, _ = saved()
            finished(store) if len(path) == 2 else None
            change(store, path, new)
            made.store = store
            menu.shown()
            screen = StatisticsScreen(made)
            pilot.app.push(screen)
            pilot.app.draw()
            screen.close()


@pytest.mark.parametrize(
    ("path", "new", "says"),
    [
        (("setup", "seats", 0, "colour"), "plaid", "the colour 'plaid' of a seat is not known here."),
        (("setup", "options", "jokers"), "two", "Mighty Beanz has no option 'jokers'"),
        (("chairs", 0, "draft", "moon-bean"), 2, "the card 'moon-bean' is not known here."),
        (("plan", "packs"), "many", "Expected `int`, got `str` - at `$.plan.packs`"),
    ],
)
def test_a_sealed_night_of_another_version_names_what_is_unknown(path, new, says):
    """The night stays kept."""
    with showing("menu") as (pilot, services, _):
        to_bench(pilot, services, "beanz")
        pilot.app.replace(MenuScreen(services))
        [night] = services.store.nights.open()
        plan = night.plan
        inside = plan
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = new
        services.store.nights.save(night.id, plan, now=int(gallery.EVENING))
        pilot.app.top.shown()
        pilot.click("Go on with the night")
        pilot.tick()
        assert says in pilot.app.overlay.messages[-1].replace("\\", "")
        assert pilot.app.top.label == "menu"
        assert len(services.store.nights.open()) == 1
