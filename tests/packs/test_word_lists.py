"""Lists of words as packs: any language, 25 to 2,000 words, and bots play with the words that they know."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tabletop import games, i18n
from tabletop.games import editions
from tabletop.games.pack_report import report
from tabletop.packs import CardPack, read
from tabletop.sim.games import GamePlan, play_one
from tabletop.toolkit import assets
from tests.crossing import every_nth
from tests.packs.conftest import HERE
from tests.saying import said

MANIFEST = 'id = "{0}"\nname = "Words"\ngame = "codenames"\nversion = "1"\nauthors = ["Ann"]\nlicence = "CC0"\n'
GREEK = (
    "αλεπού άγκυρα βάρκα γέφυρα δάσος ελιά ήλιος θάλασσα ιππότης καράβι λύκος μήλο νησί ξύλο ουρανός πόρτα ρόδα "
    "σκιά τραπέζι ύπνος φωτιά χιόνι ψάρι ώρα ωκεανός"
)
POINTED = "Ice Cream|Big Ben|Côte d'Azur|O'Neill|Rock-n-Roll|7 Up|Ägypten|東京|Москва|Ёлка"


def laid(shelf, tmp_path, words, name="words", pictures=()):
    """A list of words on the shelf."""
    folder = tmp_path / name
    (folder / "pictures").mkdir(parents=True)
    (folder / "pack.toml").write_text(MANIFEST.format(name), "utf-8")
    (folder / "words.txt").write_text("\n".join(words), "utf-8")
    for picture in pictures:
        pygame.image.save(pygame.Surface((64, 64)), folder / "pictures" / f"{picture}.png")
    return shelf.take_in(CardPack(read(folder)))


def names(edition):
    """Of its assets; the last four cards are the covers."""
    return [card.name for card in edition.cards[:-4]]


def test_a_game_with_a_list_is_played_with_its_words_alone(taken):
    pack = taken("plain-words")
    edition = games.load("codenames+plain-words")
    assert names(edition) == pack.contents["words.txt"].decode().split()
    assert len(games.load("codenames").cards) == 204


@pytest.mark.parametrize("code", [code for code in i18n.languages() if code != i18n.ENGLISH])
def test_a_list_is_played_in_every_language(taken, code):
    """What the language says of the game's own assets is let be: they are not there."""
    pack = taken("plain-words")
    i18n.use(code)
    try:
        assert names(games.load("codenames+plain-words")) == pack.contents["words.txt"].decode().split()
    finally:
        i18n.use(i18n.ENGLISH)


@pytest.mark.parametrize("seats", every_nth(2, [2, 4]))
def test_bots_play_with_a_list(taken, seats):
    """Each of their clues is legal, and the games come to their end; some are won by finding all."""
    taken("plain-words")
    plan = msgspec.to_builtins(GamePlan("codenames+plain-words", ["normal"] * seats, {}))
    endings = {play_one(plan, seed).ending for seed in range(6)}
    assert endings <= {"all_found", "assassin", "found_by_rival", "rival_complete"}
    assert seats == 2 or "all_found" in endings


def test_it_is_said_how_many_words_bots_know(shelf, tmp_path):
    assert report(HERE / "plain-words", shelf).understood == said("packs-words-known", known=67, count=68)
    laid(shelf, tmp_path, GREEK.split())
    assert report(tmp_path / "words", shelf).understood == said("packs-words-known", known=0, count=25)


@pytest.mark.parametrize("words", [GREEK.split(), [*GREEK.split(), *POINTED.split("|")]])
def test_a_list_in_any_language_is_played_to_the_end(shelf, tmp_path, words):
    """Bots that know none of the words guess, and are done some time."""
    laid(shelf, tmp_path, words)
    edition = games.load("codenames+words")
    assert names(edition) == words
    plan = msgspec.to_builtins(GamePlan(edition.id, ["easy", "normal", "hard", "normal"], {}))
    assert play_one(plan, 3).ending


@pytest.mark.long
def test_a_list_of_2000_words_is_dealt_from_in_shares(shelf, tmp_path):
    """A match knows 250 of them; over some matches each word has its turn."""
    words = [f"word{n}" for n in range(2000)]
    laid(shelf, tmp_path, words)
    dealt = {games.dealt("codenames+words", seed) for seed in range(16)}
    assert dealt == {f"codenames+words.{n}" for n in range(8)}
    seen = [name for share in sorted(dealt) for name in names(games.load(share))]
    assert sorted(seen) == sorted(words)
    assert games.dealt("codenames+words.5", 3) == "codenames+words.3", "another match, another share"


def test_two_lists_are_played_together(shelf, taken, tmp_path):
    taken("plain-words")
    laid(shelf, tmp_path, GREEK.split())
    edition = games.load("codenames+plain-words+words")
    assert len(names(edition)) == 68 + 25


def test_a_list_may_have_pictures(shelf, tmp_path):
    """Called as the word in small letters; where that does not go, by its number in the list."""
    words = ["Ice Cream", *GREEK.split()]
    pack = laid(shelf, tmp_path, words, pictures=["ice-cream", "word-2"])
    for name in ("ice-cream", "word-2"):
        found = assets.find("sprites", "codenames+words", "art", f"words.{name}.webp")
        assert found == pack.folder / "pictures" / f"{name}.png"
    assert assets.find("sprites", "codenames+words", "art", "words.word-3.webp") is None
    assert assets.find("sprites", "codenames+words", "frame_word.webp") == assets.find(
        "sprites", "codenames", "frame_word.webp"
    )
    assert editions.mistakes(games.plugin("codenames"), pack) == []


@pytest.mark.parametrize(
    ("line", "said"), [("?!", "is no word"), ("a\tb", "do not print"), ("Ήλιος", "is there twice")]
)
def test_a_line_that_is_no_word_is_named_by_its_number(shelf, tmp_path, line, said):
    laid(shelf, tmp_path, [*GREEK.split(), line])
    with pytest.raises(LookupError, match=rf": line 26: .*{said}"):
        games.load("codenames+words")
