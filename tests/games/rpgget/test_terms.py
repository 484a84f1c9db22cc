"""What the numbers and short words on a card mean: each card says it of what is printed on it, and of nothing else."""

from __future__ import annotations

import re

import pytest

from tabletop.games.rpgget.presentation.card_faces import FACES, MOST
from tabletop.games.rpgget.rules.cards import CARDS, KIND


def meanings(card):
    return dict(FACES[KIND[card]].terms)


@pytest.mark.rule("RG-120")
@pytest.mark.rule("RG-121")
def test_the_two_numbers_of_an_attack_are_told_apart():
    assert meanings("humar-1")["2(1)"] == "2 damage to 1 target"
    assert meanings("humar-2")["2(2)"] == "2 damage to each of up to 2 targets"
    signs = [term for face in FACES for term in face.terms if "(" in term[0]]
    assert ("+1(_)", "1 damage more") in signs
    assert ("-1(_)", "1 damage less") in signs
    assert ("_(+1)", "1 target more") in signs


def test_every_sign_of_damage_on_a_card_is_told():
    for card, face in zip(CARDS, FACES, strict=True):
        signs = re.findall(r"(?<!\w)[*_+-]?\d*\(\+?[\d_]\)", card.text)
        assert set(signs) <= dict(face.terms).keys(), card.id


@pytest.mark.rule("RG-103")
def test_a_mission_says_what_its_numbers_are():
    mission = next(face for face in FACES if face.line.startswith("Mission"))
    told = dict(mission.terms)
    assert list(told) == ["VP", "Party", "Enemies", "Reward"]
    assert told["Party"].startswith("PP: ")
    assert told["Enemies"].startswith("EP: ")


def test_no_card_says_more_than_can_be_read_below_it():
    assert max(len(face.terms) for face in FACES) == MOST


def test_a_word_inside_a_name_is_not_explained():
    assert "Back" not in meanings("skull-snail"), "Pull Back"
    assert "Block" not in meanings("hucast-1"), "Body Block"
    assert "Back" in meanings("crumbling-bridge")


@pytest.mark.rule("RG-105")
def test_heroes_say_what_they_can_handle_and_rewards_by_whom():
    assert meanings("hucast-1")["Classes"].startswith("HUcast, Hunter, Android, Blade")
    assert meanings("saber")["For"].endswith("Blade")
    assert meanings("monomate")["For"] == "any hero"
