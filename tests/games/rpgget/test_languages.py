"""The texts of the cards are read by the words of the log: what it looks for in English is there in every language, too."""

from __future__ import annotations

from importlib import import_module
from itertools import product

import pytest

from tabletop import games
from tabletop.games.rpgget.presentation import card_faces
from tabletop.games.rpgget.rules.cards import CARDS, KIND, KINDS, PACK, PLACE, PRINTED
from tabletop.games.rpgget.rules.ops import BY_MOMENT, NONE, QUIET
from tabletop.games.rpgget.words import common
from tabletop.games.translations import in_words_of, speaks
from tabletop.i18n import ENGLISH, languages

PLUGIN = games.found().games["rpgget"]
CODES = [code for code in languages() if code != ENGLISH and speaks(PLUGIN.package, code)]
every_language = pytest.mark.parametrize("code", CODES)


def module(code, name):
    return import_module(f"{in_words_of(PLUGIN, code).package}.{name}")


@every_language
def test_what_happens_by_itself_is_found_in_its_text(code):
    theirs = module(code, "words.common")
    cards = module(code, "rules.cards").CARDS
    for (moment, programs), kind in product(BY_MOMENT.items(), KINDS):
        when = moment.split()[1]
        if when not in QUIET and programs[kind] != NONE:
            assert theirs.SHORTHAND.moments[when] in cards[kind].text.lower(), cards[kind].text
            assert all(theirs.moment_of(kind, when)), cards[kind].text


@every_language
def test_actions_and_branches_are_found_in_their_texts(code):
    theirs = module(code, "words.common")
    for block in range(len(PRINTED)):
        kind = PLACE[block]
        assert bool(theirs.block_words(kind, block)) == bool(common.block_words(kind, block)), CARDS[kind].id
    for kind in KINDS:
        branches = [[words.branch_of(kind, n) != "" for n in range(3)] for words in (theirs, common)]
        assert branches[0] == branches[1], CARDS[kind].id


@every_language
def test_a_face_has_as_many_paragraphs_and_explains_as_many_words(code):
    for own, theirs in zip(card_faces.FACES, module(code, "presentation.card_faces").FACES, strict=True):
        assert len(theirs.text) == len(own.text), own.id
        assert len(theirs.terms) == len(own.terms), own.id


@every_language
def test_who_gains_is_named(code):
    theirs = module(code, "words.common")
    for card, kind in zip(CARDS, KINDS, strict=True):
        parts = [words.gaining(words.event_words(kind), 0, 1) for words in (theirs, common)]
        named = [[part for part in line if not isinstance(part, str)] for line in parts]
        assert named[0] == named[1], card.id


@every_language
def test_classes_and_keywords_are_said_in_the_language_and_compared_in_english(code):
    meta, faces = module(code, "rules.cards").PACK.meta, module(code, "presentation.card_faces").FACES
    assert (meta.classes, meta.keywords) == (PACK.meta.classes, PACK.meta.keywords)
    assert meta.words.keys() <= {*meta.classes, *meta.keywords}
    marks = dict(faces[KIND["humar-1"]].marks)
    assert marks["classes"].split(", ") == [meta.words.get(name, name) for name in CARDS[KIND["humar-1"]].classes]
    assert marks["classes"] != dict(card_faces.FACES[KIND["humar-1"]].marks)["classes"]
