"""One press where a table is set, for whoever plays with a child."""

from __future__ import annotations

from tests.saying import said

from .rig import showing


def test_one_press_sets_a_table_with_a_child():
    """Hands, clocks and hints of this table, and what the settings have of it: the pace for these people, and the voice."""
    with showing("menu") as (pilot, services, trail):
        pilot.click("tile espionage")
        pilot.tick(100)
        pilot.click("preset two")
        for number, name in enumerate(("Ada", "Ben"), 1):
            pilot.app.top.set_focus(pilot.find(f"name {number}"))
            pilot.key("ctrl+backspace")
            pilot.text(name)
        pilot.app.top.set_focus(pilot.find("with a child"))
        pilot.key("return")
        pilot.tick(100)
        assert pilot.find("privacy").value == "open"
        assert pilot.app.overlay.messages == [said("setup-with-child-about")]
        assert services.settings.telling == {"Ada": "calm", "Ben": "calm"}
        assert pilot.app.prefs.read_aloud
        pilot.click("Start")
        pilot.tick(100)
        [(_, setup)] = trail.taken
        assert (setup.privacy, setup.hints, setup.options["window_seconds"]) == ("open", "free", "untimed")
