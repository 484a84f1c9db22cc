"""Golden transcripts: whole games as text. A change of the rules shows here as a difference to be reviewed."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tabletop import games
from tabletop.i18n import languages
from tests.core.minigame import DEFINITION as MINI
from tools.playthrough import FOLDER, SCRIPTS, Script, transcript
from tools.told import MATCHES, TOLD, place, told


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.path.stem)
def test_the_game_still_goes_as_written_down(script):
    """Same seed, same answers: the same asks, options, sights and words, line by line."""
    compared(script.path.read_text("utf-8"), transcript(script))


def compared(want, got):
    diff = list(unified_diff(want.splitlines(), got.splitlines(), "written down", "played now", n=1, lineterm=""))
    assert not diff, "\n".join([*diff[:40], "if this is meant: python -m tools.playthrough"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("script", MATCHES, ids=lambda script: script.game)
def test_a_match_is_told_in_each_language_as_written_down(script, language):
    """Questions, answers and the log, message by message, to whoever they are about and to the others."""
    compared(place(script, language).read_text("utf-8"), told(script, language))


def test_every_game_is_told_and_all_of_it_is_read_in_a_few_minutes():
    assert {script.game for script in MATCHES} == {*games.ours()}
    assert {path.name for path in TOLD.iterdir()} == {place(s, code).name for s in MATCHES for code in languages()}
    assert sum(path.stat().st_size for path in TOLD.iterdir()) < 20_000 * len(languages())


def test_every_game_has_a_transcript_and_every_transcript_a_game():
    """No game of ours without one, no file that nobody compares, and each small enough to be read."""
    assert {script.game for script in SCRIPTS} == {*games.ours()}
    assert {path.name for path in FOLDER.iterdir()} == {script.path.name for script in SCRIPTS}
    assert all(path.stat().st_size < 160_000 for path in FOLDER.iterdir())


def test_a_transcript_is_the_same_every_time_and_tells_seats_apart():
    """The tool itself, on the mini-game: repeatable, with every ask numbered, and with secrets kept from onlookers."""
    script = Script("minigame", 4, 3, {"papers": "fatal"})
    text = transcript(script, MINI)
    assert text == transcript(script, MINI)
    assert text != transcript(script._replace(seed=4), MINI)
    for words in (
        "#1 ask act seat 1",
        "offer reactions seat ",
        "-> world: ",
        "onlooker sees ",
        "papers=fatal",
        "== the end",
    ):
        assert words in text
    first = next(line for line in text.splitlines() if line.startswith("onlooker sees"))
    assert "hand[0]: 2 hidden" in first
    assert "chest[0]: 3 hidden" in first
