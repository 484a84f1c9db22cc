"""Names of cards in sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabletop
from tabletop import games
from tabletop.core.messages import CardRef, SeatRef, several
from tabletop.match.transcript import parted
from tabletop.table.widgets.game_text import unnamed

NAMES = ("Twirl", "Maraca, Band Leader", "Mini-Me")


@pytest.mark.parametrize(
    ("kinds", "wanted"),
    [
        ((1,), "Maraca, Band Leader"),
        ((0, 2, 0), "Twirl, Mini-Me and Twirl"),
        ((1, 2), "Maraca, Band Leader; and Mini-Me"),
        ((0, 1, 2), "Twirl; Maraca, Band Leader; and Mini-Me"),
    ],
)
def test_a_name_with_a_comma_in_a_list_is_not_read_as_two(kinds, wanted):
    def name(part):
        return NAMES[part.kind]

    line = (SeatRef(0), " discards ", *several([CardRef(kind) for kind in kinds]), ", and that is all.")
    words = [name(part) if isinstance(part, CardRef) else part for part in parted(line, name)[1:]]
    assert "".join(words) == f" discards {wanted}, and that is all."


@pytest.mark.parametrize(
    ("label", "name", "left"),
    [
        ("Elena: Heal", "Elena", "Heal"),
        ("Ann uses Monomate: Monomate", "Monomate", "Ann uses: Monomate"),
        ("Into the bank Saber", "Saber", "Into the bank"),
        ("Saber", "Saber", "Saber"),
    ],
)
def test_a_button_of_a_held_card_leaves_no_sign_behind(label, name, left):
    assert unnamed(label, name) == left


@pytest.mark.parametrize("game", games.ours())
def test_a_german_label_stands_without_the_name_of_its_card(game):
    """As the button of a held card has it: no preposition is left alone."""
    labels = Path(tabletop.__file__).with_name("games").joinpath(game, "i18n", "de", "labels.ftl").read_text("utf-8")
    assert not re.findall(r"(?i)\b(?:mit|von|gegen|für|an|auf|in|zu) \{ \$(?:name|card) \}", labels)
