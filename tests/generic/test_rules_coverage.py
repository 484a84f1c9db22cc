"""Every rule on the help pages is proved by a test that names it."""

from __future__ import annotations

import pytest

from tabletop import games
from tools.rules_coverage import ids_in, proved, stated, unknown, unproved


@pytest.mark.parametrize("game", games.names())
def test_every_rule_has_a_test(game):
    """The help pages state rules by id; each id is named by `@pytest.mark.rule` somewhere, and no test names another."""
    assert stated(game), f"{game} has no help pages"
    assert unproved(game) == []
    assert unknown(game) == []


def test_ids_are_found_wherever_they_stand():
    """Keys, values and lists count; ids inside sentences, and words that look like ids, do not."""
    page = {"ES-1": {"rules": ["ES-2", "see ES-3"], "id": "ES-4"}, "x": [{"y": "ES-5"}], "z": "es-6", "n": 7}
    assert list(ids_in(page)) == ["ES-1", "ES-2", "ES-4", "ES-5"]


def test_marks_are_read_from_decorators_lists_and_parameters(tmp_path):
    """All ways to mark a test count, whatever the test's name."""
    (tmp_path / "test_x.py").write_text(
        'pytestmark = [pytest.mark.rule("ES-1")]\n'
        '@pytest.mark.rule("ES-2", "ES-3")\ndef test_a(): ...\n'
        'P = [pytest.param(1, marks=pytest.mark.rule("ES-4"))]\n'
        'other("ES-5")\n',
        "utf-8",
    )
    assert sorted(proved(tmp_path)) == ["ES-1", "ES-2", "ES-3", "ES-4"]
