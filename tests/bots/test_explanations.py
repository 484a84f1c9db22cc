"""Reasons for an answer: made of what was measured, in words that the game has."""

from types import SimpleNamespace

import pytest

from tabletop import games
from tabletop.bots import explanations
from tabletop.bots.explanations import EndTally, book, check, sentence, terms_of
from tabletop.bots.playout import PlayoutEnd
from tests.saying import said

GAMES = [name for name in games.built() if book(name)]
WINS = "It wins soon in 50 % of the deals that fit what you know, after weaker answers in 0 %."
LOSES = "It loses soon in 0 % of the deals that fit what you know, after weaker answers in 50 %."


def table(**amounts):
    """A table of two seats; terms are worth what they count."""
    return SimpleNamespace(alive=[1, 1], amounts=amounts)


def terms(seen, seat):
    return {name: (both[seat], both[seat]) for name, both in seen.amounts.items()}


def tally(*ends):
    found = EndTally(0, terms)
    for end in ends:
        found.add(end)
    return found


@pytest.fixture
def words(monkeypatch):
    said = (
        explanations.Reason(terms=("gold",), more="brings gold", their_less="takes gold"),
        explanations.Reason(terms=("lead",), less="rids you of lead"),
    )
    monkeypatch.setattr(explanations, "book", lambda _: said)


@pytest.mark.parametrize("name", GAMES)
def test_every_word_is_about_a_term_of_the_value(name):
    """The terms are those of a real table, and every reason has something to say."""
    definition = games.load(name)
    state = definition.start(definition.players[0], 1)
    known = set(terms_of(name)(state.table, 0)) | {"last cards"}
    check(name, tuple(known))
    for reason in book(name):
        assert reason.more or reason.less or reason.their_more or reason.their_less


def test_a_card_without_words_of_its_own_has_those_for_each(monkeypatch):
    own = explanations.Reason(terms=("sniper",), more="keeps Snipers")
    each = explanations.Reason(terms=("{id}", "{id} late"), more="keeps {name}")
    monkeypatch.setattr(explanations, "_read", lambda _: explanations.ExplanationTexts((own,), each_card=each))
    book.cache_clear()
    found = {reason.terms: reason.more for reason in book("espionage")}
    book.cache_clear()
    assert found["sniper",] == "keeps Snipers"
    assert found["medic", "medic late"] == "keeps Medic"
    assert ("sniper", "sniper late") not in found


@pytest.mark.usefixtures("words")
def test_what_parts_the_answers_is_said():
    best = tally(PlayoutEnd((0.6, 0.4), table(gold=(2, 1), lead=(0, 0))))
    rest = [tally(PlayoutEnd((0.5, 0.5), table(gold=(1, 1), lead=(0, 0))))]
    assert sentence("any", best, rest) == said("bots-reason", action="brings gold")
    poor = [tally(PlayoutEnd((0.5, 0.5), table(gold=(2, 3), lead=(0, 0))))]
    assert sentence("any", best, poor) == said("bots-reason", action="takes gold")


@pytest.mark.usefixtures("words")
def test_nothing_is_said_of_what_does_not_count_or_has_no_words():
    """A term that speaks against the best, one that is tiny, one that lacks words for this direction."""
    best = tally(PlayoutEnd((0.6, 0.4), table(gold=(1, 1), lead=(1, 0))))
    assert sentence("any", best, [tally(PlayoutEnd((0.5, 0.5), table(gold=(1.01, 1), lead=(0, 0))))]) == ""
    assert sentence("any", best, []) == ""


@pytest.mark.usefixtures("words")
def test_a_win_that_is_near_is_the_reason():
    won, lost, still = (
        PlayoutEnd((1.0, 0.0)),
        PlayoutEnd((0.0, 1.0)),
        PlayoutEnd((0.5, 0.5), table(gold=(1, 1), lead=(0, 0))),
    )
    assert sentence("any", tally(won, still), [tally(still, still)]) == WINS
    assert sentence("any", tally(still, still), [tally(lost, still)]) == LOSES


@pytest.mark.usefixtures("words")
def test_the_partner_is_not_one_of_the_others():
    """What the partner gets speaks neither for nor against an answer; what a rival loses does."""
    found = []
    for gold in ((1, 3, 0, 3), (1, 3, 9, 3), (1, 2, 0, 2)):
        found.append(EndTally(0, terms, sides=(0, 1, 0, 1)))
        found[-1].add(PlayoutEnd((0.5, 0.5, 0.5, 0.5), SimpleNamespace(alive=[1] * 4, amounts={"gold": gold})))
    plain, generous, taking = found
    assert sentence("any", plain, [generous]) == ""
    assert sentence("any", taking, [plain]) == said("bots-reason", action="takes gold")


def test_a_team_that_wins_has_won_for_each_of_its_seats():
    found = EndTally(2, None, sides=(0, 1, 0, 1))
    found.add(PlayoutEnd((1.0, 0.0, 1.0, 0.0)))
    assert (found.won, found.lost) == (1, 0)


def test_a_word_for_a_term_that_there_is_not_is_named(monkeypatch):
    monkeypatch.setattr(explanations, "book", lambda _: (explanations.Reason(terms=("golf",)),))
    with pytest.raises(explanations.DataFileError, match="'golf'"):
        check("any", ("gold",))
