"""Marks that differ from language to language: of decimals, and of what is quoted."""

from __future__ import annotations

import pytest

from tabletop import games, i18n
from tabletop.core.sanitizing import shown


@pytest.fixture
def german():
    i18n.use("de")
    yield
    i18n.use(i18n.ENGLISH)


@pytest.mark.usefixtures("german")
def test_a_decimal_has_the_mark_of_the_language():
    assert (i18n.decimal(2.25, 2), i18n.localized("+2.8"), i18n.localized("1/2")) == ("2,25", "+2,8", "1/2")


@pytest.mark.usefixtures("german")
def test_thousands_are_marked_as_the_language_does():
    assert (i18n.grouped(200_000), i18n.grouped(25)) == ("200.000", "25")


@pytest.mark.parametrize("code", [i18n.ENGLISH, i18n.PSEUDO])
def test_english_thousands_have_commas(code):
    i18n.use(code)
    assert i18n.grouped(200_000) == "200,000"
    i18n.use(i18n.ENGLISH)


@pytest.mark.usefixtures("german")
def test_a_value_is_quoted_as_the_language_quotes():
    assert shown("Old Dragon") == i18n.tr("quoted-value", words="Old Dragon") != repr("Old Dragon")
    assert shown(3) == "3"


def test_english_values_are_as_python_writes_them():
    assert [shown(text) for text in ("plain", "it's", 'say "so"')] == [
        repr(text) for text in ("plain", "it's", 'say "so"')
    ]


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("game", games.built())
def test_an_act_that_ends_the_match_is_said_whole(game):
    """No label of a button is glued into a sentence: the two are different messages."""
    grave = [act for act in games.load(game).acts if act.grave]
    assert all(act.label not in act.grave for act in grave)
    assert bool(grave) == any(rule.id == "concede" for rule in games.load(game).house_rules)
