"""The linter of assets: what is wrong in a file is named with card, field and the nearest word."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.games.codenames.rules.cards import read_pack
from tabletop.games.codenames.rules.lint import lint
from tests.games.linting import FILE, own, slips

TEXT = own("codenames")


def test_our_own_assets_are_clean():
    assert lint(TEXT.encode(), FILE) == []
    assert games.lint(TEXT.encode(), FILE) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "person"', 'kind = "pers"', "card 'captain-america', kind: Invalid enum value 'pers'"),
        ("fame = 3", "fame = 4", "card 'captain-america', fame: Invalid enum value 4"),
        ("captain = 5", "captin = 5", "card 'captain-america', tags: 'captin' (did you mean 'captain'?)"),
        ("captain = 5", "captain = 6", "card 'captain-america', tags, captain: a weight is 1 to 5, not 6"),
        ('"captainamerica"]', '"CaptainAmerica"]', "card 'captain-america', parts: 'CaptainAmerica' is not in small letters"),
        ('id = "hulk"', 'id = "thor"', "card id 'thor' is given to 2 cards"),
        ("also = [", "also_ = [", "card 'captain-america': unknown field 'also_' (did you mean 'also'?)"),
    ],
)  # fmt: skip
def test_a_slip_is_named(old, new, said):
    assert slips(lint, TEXT, (old, new))[0].startswith(f"{FILE}: {said}")


def test_a_set_that_is_too_small():
    cards = TEXT.split("[[card]]")
    assert "only 24" in lint("[[card]]".join(cards[:25]).encode(), FILE)[0]
    just_enough = "[[card]]".join(cards[:26]).encode()
    assert lint(just_enough, FILE) == []
    assert len(read_pack(just_enough, FILE).card) == 25
