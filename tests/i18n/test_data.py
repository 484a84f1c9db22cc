"""The program's own data in every language: it loads, as the checks of English want it."""

from __future__ import annotations

import pytest

from tabletop import games, i18n
from tabletop.bots import explanations, levels
from tabletop.desktop import guest_checks
from tabletop.minigames.flick.flick_puzzles import puzzles
from tabletop.progress import achievements, rivals, season
from tabletop.table.playback import barks

CODES = [*(code for code in i18n.languages() if code != i18n.ENGLISH), i18n.PSEUDO]


@pytest.fixture(params=CODES, autouse=True)
def code(request):
    i18n.use(request.param)
    yield request.param
    i18n.use(i18n.ENGLISH)


def test_levels_voices_achievements_and_puzzles_load(code):
    english = {entry.id for entry in levels.book().personality}
    if code != i18n.PSEUDO:  # 40 % more is more than a bubble has room for
        assert set(barks.load()) == english
    assert achievements.common()
    assert puzzles()


@pytest.mark.parametrize("game", games.ours())
def test_a_game_has_all_its_data(game, code):
    """What is checked of games from elsewhere before the menu shows them holds of every language of ours."""
    assert guest_checks.troubles([games.plugin(game)]) == {}
    assert len(achievements.of_game(game)) == 10
    assert explanations.book(game) or game == "codenames"
    if games.plugin(game).data("practice", "rivals.toml"):
        assert len(rivals.cast(game).rival) == 8
    if games.plugin(game).data("practice", "season.toml"):
        assert season.calendar(game).evening
    assert code == i18n.language()


def test_numbers_have_the_mark_of_the_language():
    i18n.use("de")
    assert i18n.decimal(2.5) == "2,5"
    i18n.use(i18n.ENGLISH)
    assert i18n.decimal(12.345, 2) == "12.35"
