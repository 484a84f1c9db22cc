"""Names used as clues mean what belongs to them (bots/kin.toml)."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

from tabletop.games.codenames.bots.understanding import Kin, lexicon, relatives
from tabletop.games.codenames.rules.cards import ASSET, ASSETS
from tabletop.games.codenames.rules.wording import fault
from tests.saying import wording

WORDS = lexicon("none")


@dataclass
class Case:
    word: str
    assets: str
    least: float = 4.0


@pytest.mark.parametrize(
    "case",
    [
        Case("ASGARD", "thor loki odin heimdall valkyrie"),
        Case("Symbiote", "venom carnage"),
        Case("mjolnir", "thor"),
        Case("latveria", "doctor-doom"),
        Case("hydra", "red-skull"),
        Case("defenders", "daredevil jessica-jones luke-cage iron-fist"),
        Case("infinity", "mind-stone soul-stone"),
        Case("stark", "pepper-potts arc-reactor", 3.0),
        Case("netflix", "daredevil punisher"),
    ],
    ids=lambda case: case.word,
)
def test_a_name_means_its_kin(case):
    for asset in case.assets.split():
        assert WORDS.fit(case.word, ASSET[asset]) >= case.least, asset


def test_no_name_means_its_own_card_alone():
    """For every asset with a name of one word."""
    names = {asset.id: asset.name for asset in ASSETS if fault(asset.name.replace("-", "")) is None}
    assert len(names) > 100
    lonely = {
        name
        for asset, name in names.items()
        if all(WORDS.fit(name, kind) < 1 for kind in range(len(ASSETS)) if kind != ASSET[asset])
    }
    assert lonely == set()


def test_kin_hold_both_ways_and_are_weaker_than_the_name_itself():
    thor, loki = ASSET["thor"], ASSET["loki"]
    assert relatives()["thor"][loki] == relatives()["loki"][thor] < WORDS.fit("thor", thor)


def test_a_slip_in_the_file_is_named():
    empty = {"strength": {"close": 4, "kin": 3}, "whole": {}, "close": {}, "kin": {}, "name": {}}
    for place, value in (
        ("close", {"thor": ["lokii"]}),
        ("kin", {"lokii": ["thor"]}),
        ("whole", {"lokii": ["laufeyson"]}),
        ("name", {"realm": {"close": ["lokii"]}}),
    ):
        with pytest.raises(
            msgspec.ValidationError, match=rf": {place}.*'lokii'" + wording("core-did-you-mean", word="'loki'")
        ):
            msgspec.convert(empty | {place: value}, Kin)
