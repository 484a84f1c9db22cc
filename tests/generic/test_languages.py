"""Every game in every language: the same game to the rules, another one to the reader."""

from __future__ import annotations

import re
from random import Random

import pytest

from tabletop import games, i18n
from tabletop.card_art import frame_of
from tabletop.core.ask import NOBODY
from tabletop.core.view import redact, view
from tabletop.table.widgets.game_text import named
from tests.crossing import every_nth
from tests.driving import drive, state
from tests.generic.tables import press, start
from tests.generic.test_words import spoken

CODES = [*(code for code in i18n.languages() if code != i18n.ENGLISH), i18n.PSEUDO]
spoken_games = pytest.mark.parametrize("game", games.ours())


NAMES = [f"N{n}" for n in range(8)]


def seats_without_names():
    """As games call them; the table puts names there (`game_text.named`)."""
    return [i18n.tr("seat-number", number=n + 1) for n in range(8)]


@pytest.fixture(params=CODES, autouse=True)
def code(request):
    i18n.use(request.param)
    yield
    i18n.use(i18n.ENGLISH)


@pytest.mark.parametrize("game", every_nth(2, games.ours()))
def test_a_match_goes_the_same_way_in_every_language(game):
    """Cards have the same numbers, and the same answers lead to the same table: so saves know no language."""
    english, told = games.in_english(game).rules(), games.load(game)
    assert told.id == english.id
    assert [card.id for card in told.cards] == [card.id for card in english.cards]
    seats = english.players[0]
    for seed in range(2):
        ends = [state(drive(start(definition, seats, seed), seed)) for definition in (english, told)]
        assert ends[0] == ends[1]


@spoken_games
def test_everything_that_a_match_says_can_be_said(game):
    """Prompts, labels, reasons and the log, for every seat; and each of its sentences to whoever it is about."""
    definition = games.load(game)
    seats = definition.players[0]
    play, random = start(definition, seats, 1, auto=False), Random(1)
    lines = 0
    while not play.over:
        play.table.events = []
        for seat in range(NOBODY, seats):
            seen = view(play, seat)
            prompt = definition.prompt(seen)
            assert spoken(definition, prompt.line, seats)
            labels = [named(definition.label(seen, option), NAMES) for option in seen.options]
            assert all(label.strip() for label in labels)
            assert not [label for label in labels if any(unnamed in label for unnamed in seats_without_names())]
            assert all(sentence for _, sentence, _ in play.reasons(seat).values())
        press(play, random)
        for event in play.take_events():
            for line in definition.narrate(view(play, 0), redact(event, 0)):
                lines += 1
                assert spoken(definition, line, seats)
                if isinstance(line, i18n.Sentence):
                    assert spoken(definition, line.to(0), seats)
    assert lines > 5


@spoken_games
def test_the_rulebook_of_a_language_has_every_rule(game):
    english, told = games.in_english(game).help(), games.plugin(game).help()
    ids = [[rule.id for chapter in found.chapter for rule in chapter.rules] for found in (told, english)]
    assert ids[0] == ids[1]


@spoken_games
def test_a_card_has_the_same_frame_in_every_language(game):
    """What is printed on it says it to people, and to no picture."""
    told = [frame_of(game, face) for face in games.load(game).cards]
    i18n.use(i18n.ENGLISH)
    assert told == [frame_of(game, face) for face in games.load(game).cards]


CLAUSE_END = re.compile(r"[^.]\.\.(?!\.)")  # a full stop after a name that ends with one


@pytest.mark.parametrize("code", [code for code in CODES if code != i18n.PSEUDO], indirect=True)
@spoken_games
def test_a_match_in_another_language_says_nothing_in_english(game):
    """No question is that of English, and none ends twice."""
    definition, english = games.load(game), games.in_english(game).rules()
    seats = definition.players[0]
    play, random = start(definition, seats, 2, auto=False), Random(2)
    while not play.over:
        for seat in range(NOBODY, seats):
            seen = view(play, seat)
            said = spoken(definition, definition.prompt(seen).line, seats)
            assert said != spoken(english, english.prompt(seen).line, seats)
            assert not CLAUSE_END.search(said)
        press(play, random)


WITH_SIDES = [
    game for game in games.ours() if (rules := games.load(game).collecting) is not None and rules.side is not None
]


@pytest.mark.parametrize("game", WITH_SIDES)
def test_what_a_deck_is_called_by_its_side_is_a_word_of_the_language(game):
    """As its facet calls it: an allegiance is an id."""
    rules = games.load(game).collecting
    named_sides = next(facet.values for facet in rules.facets if facet.mark == "side")
    assert {side: rules.side_name(side) for side in named_sides} == dict(named_sides)
