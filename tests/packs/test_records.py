"""What is kept of a match with packs: which they were. Without them it waits, and nothing is lost."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.bots.inline import InlineBots
from tabletop.games import editions
from tabletop.match import ResumeError, TableSetup, bot, resume, start, transfer
from tabletop.packs import CardPack
from tabletop.storage import Store
from tests.saying import said, wording

NAME = "beanz+space-trip"


def begun(store, game=NAME):
    """A match of which some answers are kept."""
    setup = TableSetup(game=game, seats=(bot(0, "easy"), bot(1, "easy")), seed=5)
    match = start(setup, InlineBots(), 0, store=store)
    for now in range(0, 60_000, 500):
        match.tick(now)
    match.close()
    return store.matches(1)[0].id


def test_a_match_names_its_packs_and_goes_on(taken):
    pack = taken("space-trip")
    store = Store(None)
    number = begun(store)
    saved = store.match(number)
    assert saved.game == NAME
    assert saved.options["packs"] == [["space-trip", "1.0", pack.digest]]
    editions.forget()  # as after a new start of the program
    match = resume(store, number, InlineBots(), 0)
    assert match.n == saved.answers > 5
    assert match.definition.id == NAME


def test_without_its_pack_a_match_waits_and_goes_on_when_it_is_here_again(taken, shelf):
    taken("space-trip")
    store = Store(None)
    number = begun(store)
    answers = store.answers(number)
    shelf.remove("space-trip")
    editions.forget()  # as after a new start of the program
    with pytest.raises(
        ResumeError, match=wording("match-waits-for-packs", why=said("pack-unknown", pack="'space-trip'"))
    ):
        resume(store, number, InlineBots(), 0)
    assert store.answers(number) == answers
    taken("space-trip")
    assert resume(store, number, InlineBots(), 0).n == len(answers)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"1.0"', '"1.1"', r"version 1\.0 of the pack 'space-trip', and here is 1\.1"),
        ("Twelve", "Some", r"'space-trip' is another one .* though it has the same version"),
    ],
)
def test_another_pack_of_the_same_name_is_one_sentence(taken, shelf, old, new, said):
    pack = taken("space-trip")
    store = Store(None)
    number = begun(store)
    changed = {**pack.contents, "pack.toml": pack.contents["pack.toml"].replace(old.encode(), new.encode())}
    shelf.take_in(CardPack(changed))
    editions.forget()  # as after a new start of the program
    with pytest.raises(ResumeError, match=said) as error:
        resume(store, number, InlineBots(), 0)
    assert "\n" not in str(error.value)


def test_an_export_names_its_packs_and_comes_in_where_they_are(taken, shelf):
    pack = taken("space-trip")
    store, other = Store(None), Store(None)
    text = transfer.export_match(store, begun(store))
    assert pack.digest in text
    number = transfer.import_match(other, text, games.names())
    assert other.match(number).game == NAME
    shelf.remove("space-trip")
    editions.forget()  # as after a new start of the program
    with pytest.raises(transfer.TransferError, match=wording("pack-unknown", pack="'space-trip'")):
        transfer.import_match(other, text, games.names())


def test_a_game_without_packs_names_none():
    store = Store(None)
    assert store.match(begun(store, "beanz")).options["packs"] == []


def test_decks_and_cards_are_those_of_the_game_whatever_packs_are_chosen():
    """A deck that was built with a pack is there without it, too; what it lacks is said where it is used."""
    store = Store(None)
    who = store.profiles.create("Ann", colour="seat0", avatar="", now=1).id
    store.decks.create(who, NAME, "basic", "Mine", {"space-trip.moon-clown": 4}, now=1)
    assert [deck.name for deck in store.decks.all(who, "beanz").decks] == ["Mine"]
    store.collections.unlock(who, NAME, True)
    assert store.collections.unlocked(who, "beanz")
