from __future__ import annotations

import msgspec
import pytest

from tabletop.match import settings
from tabletop.match.settings import Settings
from tabletop.storage import Store


@pytest.fixture
def store():
    in_memory = Store(None)
    yield in_memory
    in_memory.close()


CHANGED = Settings(
    language="de",
    volume_master=0.25,
    volume_effects=0.0,
    music=False,
    volume_music=0.25,
    animation_speed="4",
    reduced_motion=True,
    screen_shake=False,
    ui_scale=1.5,
    big_screen=True,
    high_contrast=True,
    colour_symbols=True,
    text_speed="at once",
    window_mode="fullscreen",
    window_size=(1920, 1080),
    keys={"react": "space"},
    curtain_idle_seconds=0,
    bot_pace="quick",
    booster_source="per_finished_game",
    telling={"Anna": "calm"},
    read_aloud=True,
    scan_ms=2500,
    press_once=True,
    large_pointer=True,
    sticky_focus=True,
    headphones=True,
    bot_voices=False,
    last_game="beanz",
    last_table={"game": "espionage", "seats": [{"name": "Anna"}], "options": {"hand": 5}},
    input_error_ms=21,
    keys_tested=["q o"],
    minigame_picks={"Anna": "lion"},
    packs={"beanz": ["farm"]},
    printed_mats=False,
    deal_matches=0,
    tutorials_done=["espionage"],
    coached=["grip"],
)


def test_a_new_store_gives_the_defaults(store):
    assert settings.load(store) == (Settings(), [])


def test_every_setting_survives(store):
    """CHANGED differs from the default in every field, so a forgotten one would show."""
    for name in Settings.__struct_fields__:
        assert getattr(CHANGED, name) != getattr(Settings(), name)
    settings.save(store, CHANGED)
    assert settings.load(store) == (CHANGED, [])


def test_what_earlier_versions_have_stored_is_read_by_its_name_there(store):
    store.write_settings({"flick_beans": '{"Anna": "lion"}'})
    assert settings.load(store).settings.minigame_picks == {"Anna": "lion"}
    settings.save(store, Settings(minigame_picks={"Ben": "owl"}))
    assert store.read_settings() == {"flick_beans": '{"Ben":"owl"}'}


def test_only_differences_from_the_defaults_are_stored(store):
    settings.save(store, Settings(ui_scale=1.25))
    assert store.read_settings() == {"ui_scale": "1.25"}
    settings.save(store, Settings())
    assert store.read_settings() == {}


def test_keys_of_another_version_are_left_alone(store):
    store.write_settings({"future": '{"deep":[1]}'})
    settings.save(store, CHANGED)
    settings.save(store, Settings())
    assert store.read_settings() == {"future": '{"deep":[1]}'}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("volume_master", "1.5"),
        ("volume_master", "-0.1"),
        ("volume_effects", '"loud"'),
        ("animation_speed", '"3"'),
        ("ui_scale", "9"),
        ("ui_scale", '"large"'),
        ("window_size", "[1280]"),
        ("window_size", "[1280, 0]"),
        ("window_mode", '"maximised"'),
        ("reduced_motion", "1"),
        ("keys", '{"react": 3}'),
        ("keys", '{"react": '),
        ("curtain_idle_seconds", "-1"),
        ("tutorials_done", '"espionage"'),
        ("last_table", "[" * 100_000),
        ("last_table", '{"long": "' + "x" * settings.LONGEST + '"}'),
        ("last_game", "1" * 1000),
        ("bot_pace", ""),
    ],
)
def test_a_wrong_value_falls_back_alone_and_is_named(store, name, text):
    settings.save(store, CHANGED)
    store.write_settings({name: text})
    loaded, problems = settings.load(store)
    default = getattr(Settings(), name)
    assert loaded == msgspec.structs.replace(CHANGED, **{name: default})
    assert len(problems) == 1
    assert f"'{name}'" in problems[0]
    assert len(problems[0]) < 500


def test_a_value_that_does_not_fit_is_never_stored(store):
    settings.save(store, CHANGED)
    before = store.read_settings()
    with pytest.raises(msgspec.ValidationError):
        settings.save(store, Settings(ui_scale=9.0, volume_master=0.1))
    assert store.read_settings() == before


@pytest.mark.parametrize(("word", "factor"), [("off", 0.0), ("0.5", 0.5), ("1", 1.0), ("2", 2.0), ("4", 4.0)])
def test_the_speed_is_a_factor(word, factor):
    assert Settings(animation_speed=word).speed == factor
