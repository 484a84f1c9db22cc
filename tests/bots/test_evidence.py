"""Cards that a reason names: only those that the seat sees, and what happens to them only as it was measured."""

from random import Random

import pytest

from tabletop import games
from tabletop.bots import explanations
from tabletop.bots.evidence import CardEffect, EvidenceContext, EvidenceRules, setting
from tabletop.bots.explanations import EndTally, Phrases, Reason, action, sentence
from tabletop.bots.playout import PlayoutEnd
from tabletop.core.layout import ALL_EYES
from tabletop.core.view import view
from tabletop.games.espionage.rules.queries import AIM, PLAY, REACT
from tabletop.games.espionage.rules.table import HAND, STACK, STEP
from tests.bots.test_analysis import moments
from tests.games.espionage.scene import Scene, number
from tests.saying import said

GAMES = [("espionage", 3), ("beanz", 2), ("austin", 2), ("rpgget", 2)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_named_is_seen_and_the_same_in_every_world(name, seats):
    definition = games.load(name)
    cards = [card.name for card in definition.cards]
    count = 0
    for state, seat in moments(definition, seats, 6, seed=3, every=11):
        here = setting(name, state.knowledge(seat), seat, cards)
        there = setting(name, state.determinised(seat, Random(1)).knowledge(seat), seat, cards)
        assert here.witnesses == there.witnesses
        named = [card for found in here.witnesses for some in found.values() for card in some]
        count += len(named)
        assert all(state.table.seen[card] >> seat & 1 for card in named)
        assert [here.noun(card) for card in named] == [there.noun(card) for card in named]
        assert [action(name, here, x) for x in state.options] == [action(name, there, x) for x in state.options]
    assert count


@pytest.mark.parametrize("name", [name for name in games.built() if explanations.book(name)])
def test_every_card_that_could_be_named_has_words(name):
    """Phrases with a card are about terms for which cards are found, and the other way round."""
    definition = games.load(name)
    state = definition.start(definition.players[0], 1)
    found = setting(name, state.knowledge(0), 0, [card.name for card in definition.cards]).witnesses
    worded = {term for reason in explanations.book(name) for term in reason.terms if any(parts(reason.named))}
    assert worded >= {*found.own, *found.theirs}


def parts(phrases):
    return (phrases.more, phrases.less, phrases.their_more, phrases.their_less)


def test_words_that_name_no_card_are_refused():
    with pytest.raises(ValueError, match="names no"):
        Reason(terms=("gold",), named=Phrases(more="keeps gold"))


def known(scene, seat):
    """What a reason may name for a seat of a scene."""
    names = [card.name for card in games.load("espionage").cards]
    return setting("espionage", scene.game.knowledge(number(seat)), number(seat), names)


def nouns(scene, seat, term):
    found = known(scene, seat)
    return [found.noun(card) for card in found.witnesses.own[term]]


def test_a_bodyguard_is_kept_for_an_attack_that_was_shown():
    scene = Scene(3, A="target bodyguard", B="sniper hacker", C="assassin")
    sniper = (scene.card("sniper", HAND + STEP),)
    assert nouns(scene, "A", "bodyguard") == []
    scene.table.look(number("A"), sniper)
    assert nouns(scene, "A", "bodyguard") == [said("bots-card-seen", card="Sniper", number=2)]
    scene.table.show(ALL_EYES, sniper)
    assert nouns(scene, "A", "bodyguard") == [said("bots-card-shown", card="Sniper", number=2)]
    assert "bodyguard" not in known(scene, "C").witnesses.own  # who has none keeps none


def test_an_aim_goes_for_gold_that_was_seen_and_a_bodyguard_saves_it():
    scene = Scene(3, A="sniper hacker", B="target bodyguard", C="hacker medic").random("B", "target")
    scene.table.look(number("A"), scene.table.zones[HAND + STEP])
    sniper = scene.card("sniper", HAND)
    scene.answer("A", "turn", (PLAY, sniper, STACK))
    actions = [action("espionage", known(scene, "A"), (AIM, sniper, seat)) for seat in (1, 2)]
    assert actions == [f"goes for {said('bots-card-seen', card='Target', number=2)}", ""]
    scene.answer("A", "aims", (AIM, sniper, 1)).pass_all().until("B")
    guard = scene.card("bodyguard", HAND + STEP)
    assert action("espionage", known(scene, "B"), (REACT, guard, sniper)) == SAVED


# --- in a sentence
SHOWN, SAVED = said("bots-card-shown", card="Sniper", number=2), "saves your Target"


@pytest.fixture
def words(monkeypatch):
    reasons = (
        Reason(terms=("gold",), more="keeps gold", named=Phrases(more="keeps {card}")),
        Reason(terms=("lead",), their_less="takes lead", named=Phrases(their_less="takes {card}")),
    )
    monkeypatch.setattr(explanations, "book", lambda _: reasons)
    monkeypatch.setattr(
        explanations, "_read", lambda _: explanations.ExplanationTexts(reasons, {"saves": "saves {card}"})
    )


def tally(scene, ends, actions=""):
    """Seat A's, who sees B's Sniper. ends: (own gold, their lead, whether that card is still there) a deal."""
    card = scene.card("sniper", HAND + STEP)
    scene.table.show(ALL_EYES, (card,))
    names = [face.name for face in games.load("espionage").cards]
    seen = view(scene.game, 0)
    before = EvidenceContext(seen, frozenset((card,)), names, EvidenceRules({"gold": (card,)}, {"lead": (card,)}))
    amounts = iter([(own, theirs) for own, theirs, _ in ends for _ in range(2)])

    def terms(_, seat):
        own, theirs = next(amounts)
        return {"gold": (own, own) if seat == 0 else (0, 0), "lead": (theirs, theirs) if seat else (0, 0)}

    found = EndTally(0, terms, before, actions)
    for _, _, stays in ends:
        last = scene.table.copy()
        if not stays:
            last.move(card, STACK)
        found.add(PlayoutEnd((0.5, 0.5), last, last))
    return found


@pytest.mark.usefixtures("words")
def test_a_sentence_names_the_card_that_a_term_counts_for():
    scene = Scene(2, A="target", B="sniper hacker")
    best, rest = tally(scene, [(1, 0, True)] * 2), tally(scene, [(0, 0, True)] * 2)
    assert sentence("any", best, [rest]) == said("bots-reason", action=f"keeps {SHOWN}")


@pytest.mark.usefixtures("words")
def test_what_happens_to_a_card_is_said_only_when_it_does():
    scene = Scene(2, A="target", B="sniper hacker")
    rest = tally(scene, [(0, 1, True)] * 4)
    gone, stays = tally(scene, [(0, 0, False)] * 4), tally(scene, [(0, 0, True)] * 3 + [(0, 0, False)])
    assert sentence("any", gone, [rest]) == said("bots-reason", action=f"takes {SHOWN}")
    assert sentence("any", stays, [rest]) == said("bots-reason", action="takes lead")


@pytest.mark.usefixtures("words")
def test_what_an_answer_does_comes_first_unless_the_others_do_it_too():
    scene = Scene(2, A="target", B="sniper hacker")
    best = tally(scene, [(1, 0, True)] * 2, SAVED)
    rest = tally(scene, [(0, 0, True)] * 2)
    expected = said("bots-reason-two", action=SAVED, second=f"keeps {SHOWN}")
    assert sentence("any", best, [rest]) == expected
    same = tally(scene, [(0, 0, True)] * 2, SAVED)
    assert sentence("any", best, [same]) == said("bots-reason", action=f"keeps {SHOWN}")
    seen = best.before._replace(doing=lambda _, option: CardEffect("saves", option[1]))
    assert action("any", seen, (0, scene.card("target", HAND), 0)) == SAVED
