"""An evening over several games on the screen: planned at the menu, led between matches, ended with a certificate."""

from __future__ import annotations

import pytest

from tabletop.desktop.program import FirstScreen, Program
from tabletop.match.autosave import create
from tabletop.pages.evening.evening_entry import EveningPlanScreen
from tabletop.pages.evening.evening_page import EveningScreen
from tabletop.pages.menu import MenuScreen
from tabletop.progress.evening import all_of
from tabletop.progress.programme import BOT
from tests.saying import said
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens.evening import begun, people, play

from .rig import Trail, read, services, showing

SIZES = ((1024, 720), (1920, 1080), (1080, 1920))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["evening-plan", "evening", "evening-end"])
def test_every_word_has_its_place(name, size, monkeypatch):
    with showing(name, size) as (pilot, _, _):
        reader = read(pilot, monkeypatch)
        assert reader.texts
        assert not reader.outside


def test_a_whole_evening_by_mouse():
    made = services()
    people(made)
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(MenuScreen(made))
        pilot.tick(300)
        pilot.click("Evening")
        pilot.tick(300)
        plan = pilot.app.top
        assert isinstance(plan, EveningPlanScreen)
        assert not plan.go.enabled, "nobody has come"
        for who in made.profiles()[:3]:
            plan._wishing(who.id)("")
        assert plan.go.enabled
        pilot.click("go")
        pilot.tick(300)
        page = pilot.app.top
        assert isinstance(page, EveningScreen)
        assert len(all_of(made.store)) == 1
        played = 0
        while not page.over:
            if page.items[0].form is None:
                pilot.click("go")
                continue
            item = page.items[0]
            pilot.click("go")
            way, setup = trail.taken[-1]
            assert (way, setup.run) == ("play", ("evening", page.evening.number, played))
            assert len(setup.humans) == sum(who != BOT for who in item.seats)
            number = create(made.store, setup, int(made.now()))
            sides = item.form.sides or tuple(range(item.form.seats))
            winners = [seat for seat, side in enumerate(sides) if side == sides[0]]
            made.store.finish(number, {"winners": winners, "ending": "", "sides": list(item.form.sides)}, now=1)
            page.evening.saved.spent += item.minutes
            page.shown()
            played += 1
        assert page.title.endswith("the evening")
        assert page.certificate.awards
        assert page.evening.played[-1].dealt.final
        pilot.click("go")
        pilot.tick(300)
        assert isinstance(pilot.app.top, MenuScreen)


def test_who_goes_and_comes_changes_what_is_next_with_one_click():
    made = services()
    evening = begun(made, here=4)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(EveningScreen(made, evening))
        pilot.tick(300)
        page = pilot.app.top
        pilot.click("here Ruby")
        assert all(0 not in item.seats for item in page.items)
        pilot.click("here Ruby")
        assert any(0 in item.seats for item in page.items)
        page._coming(made.profiles()[4])()
        assert len(page.evening.saved.guests) == 5
        assert any(4 in item.seats for item in page.items)
        before = evening.saved.minutes
        page._longer(15)()
        assert evening.saved.minutes == before + 15


def test_the_evening_is_saved_as_one_page(tmp_path):
    made = services(tmp_path / "games.db")
    evening = begun(made)
    play(evening)
    evening.finish()
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(EveningScreen(made, evening))
        pilot.tick(300)
        pilot.click("more")
        pilot.tick(300)
    (page,) = (tmp_path / "exports").glob("*.html")
    text = page.read_text()
    for guest in evening.saved.guests:
        assert guest.name in text
    assert pilot.app.top.title in text
    assert made.title(evening.played[0].dealt.game) in text


def test_a_match_leads_back_to_its_evening_and_the_menu_goes_on_with_it():
    program = Program(services().store, now=lambda: 1000.0)
    program.services.first_evening, program.services.resume_offered = False, True
    with Pilot((1280, 720), program.services.prefs()) as pilot:
        look_away(pilot.app)
        program.begin(pilot.app, FirstScreen())
        begun(program.services, here=3)
        pilot.app.top.shown()
        pilot.tick(100)
        pilot.click("Go on with the evening")
        pilot.tick(300)
        assert isinstance(pilot.app.top, EveningScreen)
        pilot.key("return")  # the button has the focus
        pilot.tick(300)
        assert pilot.app.top.match.setup.run[0] == "evening"
        pilot.app.top.close("night")
        pilot.tick(300)
        page = pilot.app.top
        assert isinstance(page, EveningScreen)
        assert page.go.text == said("evening-go-on")
        number = page.evening.open_match
        page.leave()
        pilot.tick(300)
        program.resume(number)
        pilot.tick(300)
        pilot.app.top.close("night")
        pilot.tick(300)
        assert isinstance(pilot.app.top, EveningScreen)
    program.services.store.close()
