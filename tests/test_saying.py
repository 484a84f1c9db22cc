"""What tests expect to be said: asked for by its id, in any language, and refused where there is no such message."""

from __future__ import annotations

import re

import pytest

from tabletop import i18n
from tests.saying import UNSEEN, YOU, card, face, said, wording


@pytest.fixture
def german():
    i18n.use("de")
    yield
    i18n.use("en")


def test_a_message_is_said_of_seats_and_cards():
    assert said("espionage/shuffles", seat="A") != said("espionage/shuffles", seat=YOU)
    assert "A" not in said("espionage/shuffles", seat=YOU)
    seen, unseen = (said("beanz/takes", seat="S0", kind=kind) for kind in (card("beanz/lion"), UNSEEN))
    assert face("beanz/lion").name in seen
    assert seen != unseen


@pytest.mark.usefixtures("german")
def test_it_is_said_in_the_language_in_use():
    assert said("menu-quit") == i18n.tr("menu-quit")
    text = said("beanz/takes", seat="S0", kind=UNSEEN)
    i18n.use("en")
    assert said("beanz/takes", seat="S0", kind=UNSEEN) != text


def test_a_pattern_leaves_open_what_is_not_given():
    assert re.fullmatch(wording("espionage/names", hit="no"), said("espionage/names", aim="B", title="Bomb", hit="no"))
    assert not re.search(
        wording("espionage/names", hit="no", aim="A"), said("espionage/names", aim="B", title="Bomb", hit="no")
    )


@pytest.mark.parametrize(
    ("wrong", "near"), [("menu-quitt", "menu-quit"), ("beanz/take", "takes"), ("beanz/menu-quitt", "menu-quit")]
)
def test_an_unknown_id_names_the_nearest_one(wrong, near):
    with pytest.raises(LookupError, match=f"'{near}'"):
        said(wrong)


def test_an_argument_that_a_message_does_not_have_is_refused():
    with pytest.raises(TypeError, match="seat"):
        said("espionage/shuffles", seats="A")
    with pytest.raises(LookupError, match="'lion'"):
        card("beanz/lyon")
