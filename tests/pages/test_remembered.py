"""What is remembered may be a value that no page offers any more: it is shown, and no page ends over it."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from tabletop import games
from tabletop.i18n import tr
from tabletop.match import settings as kept
from tabletop.match.seats import TableSetup
from tabletop.match.settings import Settings
from tabletop.pages.setup.setup_page import SetupScreen
from tabletop.storage import Store
from tabletop.storage.profile_rows import ProfileRows
from tabletop.table.guided import lesson
from tabletop.toolkit.widgets import ScrollPanel
from tabletop.toolkit.widgets.value_controls import DropDown, OptionControl, Segmented, Tabs, unlisted
from tests.crossing import every_nth
from tests.toolkit.rig import Stage
from tools.rigs import gallery
from tools.rigs.pilot import Pilot, unseen

AS_BEFORE = tr("core-as-before")

STRANGE = "no such value"
INVISIBLE = "\u202e" * 300  # turns of the direction of writing: no sign of it has a width
SETTINGS = {  # of every kind of value one that fits its type, and that no page offers
    "language": "tlh", "animation_speed": "4", "ui_scale": 1.1, "curtain_idle_seconds": 33, "input_error_ms": 150,
    "scan_ms": 9_999,
    "telling": {STRANGE: "calm"}, "window_size": (4000, 400), "keys": {STRANGE: STRANGE, "log": STRANGE},
    "keys_tested": [STRANGE], "last_game": STRANGE, "minigame_picks": {"Ruby": STRANGE}, "tutorials_done": [STRANGE],
    "coached": [STRANGE], "packs": {STRANGE: [STRANGE], "beanz": [STRANGE]},
}  # fmt: skip


def looked_through(pilot: Pilot) -> None:
    """Draw the uppermost screen, and every part of what can be scrolled in it."""
    pilot.tick(100)
    for panel in [widget for widget in pilot.app.top.walk() if isinstance(widget, ScrollPanel)]:
        for _ in range(4):
            pilot.move(panel.rect.center)
            pilot.wheel(-5)
            pilot.tick(200)


@pytest.mark.parametrize("kind", [DropDown, Segmented, Tabs])
def test_a_control_shows_a_value_that_is_none_of_its_options(kind):
    chosen: list[str] = []
    control = kind([("a", "A"), ("b", "B")], "q", chosen.append, label="control")
    with Pilot() as pilot:
        pilot.app.push(Stage(control))
        pilot.tick(100)
        assert (control.value, control.index, control.options[control.index]) == ("q", 2, ("q", AS_BEFORE))
        control.choose(0)
        assert chosen == ["a"]
        control.choose(2)  # and back
        assert chosen == ["a", "q"]
        control.offer([("b", "B")], "a")
        pilot.tick(100)
        assert control.options == [("b", "B"), ("a", AS_BEFORE)]


@pytest.mark.parametrize(("value", "said"), [(90, "90"), (1.1, "1.1"), (True, AS_BEFORE), ("two_windows", AS_BEFORE)])
def test_a_value_without_words_is_a_number_or_what_was_before(value, said):
    assert unlisted(value) == said


@pytest.fixture
def beyond(monkeypatch):
    """The values that no control lists, with what they are called."""
    found: list[tuple[object, str]] = []
    offer = OptionControl.offer

    def watched(self, options, value):
        offer(self, options, value)
        found.extend(self.options[len(options) :])

    monkeypatch.setattr(OptionControl, "offer", watched)
    return found


@pytest.fixture
def strange_desk(monkeypatch):
    """Services whose settings are remembered from elsewhere, and so are the looks and keys of everybody who is met."""
    create = ProfileRows.create

    def strangely(self, name, **values):
        keys = dict.fromkeys(("react", "decline", "gesture", "log"), STRANGE)
        return create(self, name, **{**values, "colour": "seat99", "avatar": STRANGE, "keys": keys})

    monkeypatch.setattr(ProfileRows, "create", strangely)
    store = Store(None)
    kept.save(store, Settings(**SETTINGS))
    return gallery.lent(store)


def test_every_setting_has_a_strange_value_or_offers_all():
    """Whoever adds a setting adds it here, unless its type lists all its values."""
    told = {entry.name for entry in msgspec.structs.fields(Settings)}
    free = {
        entry.name
        for entry in msgspec.structs.fields(Settings)
        if type(msgspec.inspect.type_info(entry.type)).__name__ not in ("LiteralType", "BoolType", "FloatType")
    }
    assert free - set(SETTINGS) == {"last_table"}  # which has a test of its own
    assert set(SETTINGS) <= told


@pytest.mark.parametrize("name", every_nth(6, gallery.SCREENS))
def test_every_page_opens_over_settings_and_people_that_it_does_not_know(name, strange_desk, beyond):
    with Pilot((1280, 720), strange_desk.prefs()) as pilot:
        with unseen(pilot.app):
            gallery.names()[name](pilot, strange_desk)
            pilot.tick(800)
        looked_through(pilot)
        assert all(text != value for value, text in beyond)


def tables_of(game: str):
    """Tables of a game with values that setting a table does not list: each house rule's, those of its lessons, its seats'."""
    definition = games.load(game)
    seats = gallery.people(min(4, definition.players[1]))
    for value in ("x", "Hh", "ff", "a:b"):
        yield TableSetup(game=game, seats=seats, seed=1, options={rule.id: value for rule in definition.house_rules})
    anybody = {"name": INVISIBLE, "avatar": STRANGE, "react": STRANGE, "race_key": STRANGE, "pad": 77, "profile": 77}
    for values in ({"colour": "seat99"}, {"personality": STRANGE}, anybody):
        yield TableSetup(game=game, seats=tuple(msgspec.structs.replace(seat, **values) for seat in seats), seed=1)


def lesson_tables(game: str):
    """The tables to which its lessons lead."""
    about = games.plugin(game).about
    if games.plugin(game).data("presentation", lesson.NAME) is not None:
        for name in [entry.file for entry in about.lessons] or [lesson.NAME]:
            found = lesson.load(games.load(game), name)
            yield TableSetup(game=game, seats=gallery.people(1 + found.bots), seed=1, options=found.table)


@pytest.mark.parametrize("game", games.built())
def test_a_table_can_be_set_after_any_table(game, strange_desk, beyond):
    """The values that a page does not list are said in it in words, or those of the game's own are back."""
    services = strange_desk
    services.store.profiles.create("Zed", now=1)
    with Pilot((1280, 720), services.prefs()) as pilot:
        for setup in itertools.chain(lesson_tables(game), tables_of(game)):
            with unseen(pilot.app):
                services.settings.last_table = setup.plain()
                pilot.app.push(SetupScreen(services, game))
                pilot.tick(100)
                shown = {w.label: w for w in pilot.app.top.walk() if isinstance(w, OptionControl)}
            looked_through(pilot)
            assert all(text != value for value, text in beyond)
            draft = pilot.app.top.draft
            for rule in draft.definition.house_rules:
                if control := shown.get(f"rule {rule.id}"):
                    assert control.value == draft.value(rule.id)
                    assert control.options[control.index][0] == control.value
            pilot.app.top.close(None)
