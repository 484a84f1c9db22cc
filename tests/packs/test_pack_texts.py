"""What packs say besides their cards: help, and their words in other languages."""

from __future__ import annotations

import pytest

from tabletop import games, i18n
from tabletop.core.toml_loader import DataFileError
from tabletop.games.editions import mistakes
from tabletop.packs import CardPack, read
from tabletop.packs.contents import taken as let_through

from .conftest import HERE

PACK = "space-trip"
FIRST = f"{PACK}.comet-tamer"
GERMAN = "i18n/de/cards.toml"


def changed(name: str, data: bytes) -> CardPack:
    """The pack with other bytes in one of its files."""
    return CardPack({**read(HERE / PACK), name: data})


@pytest.fixture
def german():
    i18n.use("de")
    yield
    i18n.use(i18n.ENGLISH)


def test_help_comes_behind_that_of_the_game(taken):
    own = games.plugin("beanz").help()
    taken(PACK)
    found = games.plugin(f"beanz+{PACK}").help()
    assert found.chapter[: len(own.chapter)] == own.chapter
    (added,) = found.chapter[len(own.chapter) :]
    assert [rule.id for rule in added.rules] == [f"{PACK}.rule-1", f"{PACK}.rule-2"]


@pytest.mark.usefixtures("german")
def test_a_pack_speaks_the_language_that_it_knows(taken):
    """What it does not say in it stays as it is; numbers and what cards do are the same."""
    taken(PACK)
    edition = games.load(f"beanz+{PACK}")
    names = {card.id: card.name for card in edition.cards}
    assert names[FIRST] == "Kometenzähmer"
    assert names[f"{PACK}.moon-clown"] == "Moon Clown"
    chapter = games.plugin(f"beanz+{PACK}").help().chapter[-1]
    assert (chapter.title, chapter.rules[1].title) == ("Weltraumausflug", "Comets")


@pytest.mark.parametrize(
    ("name", "data", "place"),
    [
        ("help.toml", b'[[chapter]]\ntitle = "x"\nrules = [{ id = "MB-1", title = "x", text = "x" }]', "MB-1"),
        ("help.toml", b'[[chapter]]\ntitel = "x"', "titel"),
        (
            "help.toml",
            b'[[chapter]]\ntitle = "x"\nrules = [{ id = "space-trip.x", title = "", text = "a\\u0007" }]',
            "text",
        ),
        (GERMAN, b'[card."space-trip.comet"]\nname = "x"', "space-trip.comet"),
        (GERMAN, b'[card."space-trip.comet-tamer"]\nrarity = "rare"', "rarity"),
        (GERMAN, b'[card."space-trip.comet-tamer"]\ncost = 3', "cost"),
        (GERMAN, b"[card.clown]\nname = 'x'", "clown"),
    ],
)
def test_what_does_not_fit_is_named(name, data, place):
    (sentence, *_) = mistakes(games.plugin("beanz"), changed(name, data))
    assert name in sentence
    assert place in sentence


def test_a_pack_that_somebody_has_laid_there_is_looked_at_too(shelf):
    shelf.take_in(changed(GERMAN, b'[card."space-trip.comet-tamer"]\nrarity = "rare"'))
    with pytest.raises(LookupError, match="rarity"):
        games.load(f"beanz+{PACK}")


def test_a_language_has_a_code_and_no_other_files():
    for name in ("i18n/Deutsch/cards.toml", "i18n/de/log.ftl", "i18n/de/deep/cards.toml"):
        with pytest.raises(DataFileError, match=name.split("/")[1]):
            read_files({**read(HERE / PACK), name: b""})


def read_files(contents: dict[str, bytes]) -> None:

    let_through({name: lambda _most, data=data: data for name, data in contents.items()}, unpack=False)
