"""What is exported comes back as it was: every deck that can be kept, every match that can be played."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tabletop import games
from tabletop.core.deck_text import export_deck, import_deck
from tabletop.core.decks import MOST, own
from tabletop.core.sanitizing import JOINERS
from tabletop.match import TableSetup, bot, person
from tabletop.match.autosave import create
from tabletop.match.transfer import LOCAL, export_match, import_match
from tabletop.storage import Store, StoredAnswer, StoreError

COLLECTED = {game: games.load(game) for game in games.names() if games.load(game).collecting is not None}
NASTY = [
    "deck: a, b",
    "[x] * 2",
    "# no",
    "\"q\" 'q'",
    "a\\u202e\\\\",
    "\u202eback",
    "a\u2028b\x85c",
    "\x1b[31m",
    "4x Lion",
    "e\u0301 \U0001f469\u200d\U0001f467",
    " a\tb\r\n",
]
words = st.text(max_size=60) | st.sampled_from(NASTY) | st.lists(st.sampled_from(NASTY), max_size=3).map("".join)


@pytest.fixture(scope="module")
def store():
    store = Store(None)
    yield store
    store.close()


@st.composite
def decks(draw, game):
    """Cards that the game knows, and cards of a text that somebody sent, known or not."""
    names = {card.id: card.name for card in COLLECTED[game].cards}
    copies = st.integers(1, MOST)
    known = draw(st.dictionaries(st.sampled_from(sorted(names)), copies, min_size=1, max_size=9))
    spelled = st.sampled_from(sorted(names.values())).flatmap(
        lambda name: st.sampled_from([name, f"{name},", f"[{name}", name.upper()])
    )
    sent = "\n".join(draw(st.lists(words | spelled, max_size=5)))
    try:
        return {**import_deck(sent, names).cards, **known}
    except ValueError:
        return known


@pytest.mark.parametrize("game", COLLECTED)
@given(st.data())
def test_every_deck_that_can_be_kept_comes_back(store, game, data):
    names = {card.id: card.name for card in COLLECTED[game].cards}
    cards, name = data.draw(decks(game)), data.draw(words)
    profile = store.profiles.all() or [store.profiles.create("Ann", colour="", avatar="", now=0)]
    try:
        kept = store.decks.create(profile[0].id, game, "basic", name, cards, now=0)
    except StoreError:
        assume(False)
    store.decks.remove(kept.id)
    back = import_deck(export_deck(kept.name, kept.game, kept.format, kept.cards, names), names)
    assert (back.name, back.game, back.format, back.cards) == (kept.name, kept.game, kept.format, dict(kept.cards))


@st.composite
def tables(draw):
    """Any table of any game: names, bots, house rules with their values and with decks."""
    game = draw(st.sampled_from(games.names()))
    definition = games.load(game)
    seats = draw(st.integers(*definition.players))
    people = draw(st.integers(0, seats))
    who = [person(i, draw(words), profile=draw(st.none() | st.integers(1, 9))) for i in range(people)]
    rules = draw(st.lists(st.sampled_from(definition.house_rules), max_size=5))
    options = {rule.id: draw(st.sampled_from(list(rule.values)) if rule.values else words) for rule in rules}
    if definition.collecting is not None:
        options |= {f"deck_{i}": own(draw(decks(game))) for i in range(draw(st.integers(0, people)))}
    return TableSetup(
        game=game,
        seats=(*who, *(bot(i) for i in range(people, seats))),
        seed=draw(st.integers(0, 2**64 - 1)),
        options=options,
        night=draw(st.none() | st.just((1, 2))),
        run=draw(st.none() | st.just(("circuit", 1, 2))),
    )


whole = st.integers(0, 2**31)
told = st.integers(-(2**60), 2**60) | words | st.lists(st.integers(0, 99) | words, max_size=3)
answers = st.lists(
    st.builds(StoredAnswer, whole, st.integers(-3, 5), whole, whole, words | st.just("long " * 3000), st.none() | told),
    max_size=30,
)


def contents(store, number):
    """Everything of a match but what means something in one store only."""
    match = store.match(number)
    fields = {name: getattr(match, name) for name in match.__struct_fields__ if name != "id"}
    fields["options"] = {key: value for key, value in match.options.items() if key not in LOCAL}
    fields["seats"] = [{key: value for key, value in seat.items() if key not in LOCAL} for seat in match.seats]
    return fields, store.answers(number)


@given(tables(), answers, st.sampled_from(["open", "finished", "abandoned"]))
def test_every_match_comes_back(store, table, log, state):
    """By the clipboard and by a file, which may turn the ends of lines."""
    number = create(store, table, unix=1_790_000_000)
    store.append(number, log, now=1_790_000_100)
    if state == "finished":
        store.finish(number, {"winners": [0], "ending": "escape", "seconds": 100}, now=1_790_000_200)
    elif state == "abandoned":
        store.abandon(number, now=1_790_000_200)
    text = export_match(store, number)
    assert all(line.isprintable() for line in text.translate(dict.fromkeys(map(ord, JOINERS))).split("\n"))
    for arrived in (text, StringIO(text.replace("\n", "\r\n"), newline=None).read()):
        assert contents(store, import_match(store, arrived)) == contents(store, number)
