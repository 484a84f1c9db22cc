"""Packs that play: each game with a pack of its own, dealt, played and won with by bots; and nothing of it without the pack."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.core.decks import own
from tabletop.packs import CardPack, read
from tabletop.sim.games import GamePlan, play_one

PACKS = {"beanz": "space-trip", "austin": "night-shift", "rpgget": "old-harbour", "espionage": "quiet-town"}
SEEDS = range(3)


def cards_of(definition):
    return [card.id for card in definition.cards]


@pytest.mark.parametrize(("game", "pack"), PACKS.items())
def test_a_pack_is_in_the_game_that_has_chosen_it_and_in_no_other(taken, game, pack):
    """The game's own cards keep their places, so that what was kept of them is still true."""
    before = cards_of(games.load(game))
    taken(pack)
    edition = games.load(f"{game}+{pack}")
    assert cards_of(edition)[: len(before)] == before
    added = cards_of(edition)[len(before) :]
    assert added
    assert all(card.startswith(f"{pack}.") for card in added)
    assert cards_of(games.load(game)) == before
    assert edition.id == edition.rules.game == f"{game}+{pack}"
    assert games.load(game).rules.game == game


@pytest.mark.parametrize(("game", "pack"), PACKS.items())
def test_normal_bots_play_and_win_with_the_cards_of_a_pack(taken, game, pack):
    """Cards for which nobody wrote weights are played, and somebody who has played some wins."""
    taken(pack)
    name = f"{game}+{pack}"
    edition = games.load(name)
    options = {}
    if edition.collecting is not None:
        ready = [deck for deck in edition.collecting.ready if deck.id.startswith(f"{pack}.")]
        for seat in range(edition.players[0]):
            options[f"deck_{seat}"] = ready[seat % len(ready)].id
    plan = msgspec.to_builtins(GamePlan(name, ["normal"] * edition.players[0], options))
    results = [play_one(plan, seed) for seed in SEEDS]
    won = {card for result in results for seat in result.winners for card in result.cards[seat]}
    assert any(card.startswith(f"{pack}.") for card in won)


@pytest.mark.parametrize("game", [game for game in PACKS if games.load(game).collecting is not None])
def test_boosters_and_drawn_decks_hold_cards_of_a_pack(taken, game):
    pack = PACKS[game]
    taken(pack)
    edition = games.load(f"{game}+{pack}")
    rules, options = edition.collecting, edition.check_options({})
    drawn = {edition.cards[kind].id for seed in range(60) for kind in rules.booster(seed, options)}
    assert any(card.startswith(f"{pack}.") for card in drawn)
    form = rules.format(options)
    filled = {card for seed in range(10) for card in rules.fill({}, form, None, seed)}
    assert any(card.startswith(f"{pack}.") for card in filled)


def test_a_deck_with_a_card_of_a_pack_is_legal_in_the_edition_alone(taken):
    taken("space-trip")
    edition, plain = games.load("beanz+space-trip"), games.load("beanz")
    deck = next(deck.cards for deck in edition.collecting.ready if deck.id == "space-trip.first-flight")
    options = edition.check_options({})
    assert [one for one in edition.collecting.mistakes(deck, "basic", options, None) if not one.warning] == []
    found = plain.collecting.mistakes(deck, "basic", options, None)
    assert {one.code for one in found if not one.warning} == {"unknown_card"}
    with pytest.raises(ValueError, match="not known here"):
        plain.check_options({"deck_0": own(deck)})


def test_two_packs_are_at_one_table(taken, shelf, tmp_path):
    taken("space-trip")
    second(tmp_path / "other", "moon-base", "moon-base.rover", "Moon Rover")
    shelf.take_in(read_pack(tmp_path / "other"))
    added = [card for card in cards_of(games.load("beanz+moon-base+space-trip")) if "." in card]
    assert added[0] == "moon-base.rover"
    assert len(added) == 13


def test_packs_with_cards_of_one_name_say_so(taken, shelf, tmp_path):
    """Ids cannot clash; names can."""
    taken("space-trip")
    second(tmp_path / "other", "moon-base", "moon-base.clown", "Moon Clown")
    shelf.take_in(read_pack(tmp_path / "other"))
    with pytest.raises(LookupError, match=r"Moon Base 1.0 and Space Trip 1.0 .*'Moon Clown' is given to 2 cards"):
        games.load("beanz+moon-base+space-trip")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("beanz+space-trp", "'space-trp' is not here.*did you mean 'space-trip'"),
        ("austin+space-trip", "Space Trip 1.0 is for the game 'beanz', not for 'austin'"),
        ("beans+space-trip", "no game 'beans'.*did you mean 'beanz'"),
        ("beanz+", "The pack '' is not here"),
        ("beanz+../x", "is not here"),
        ("beanz+space-trip+space-trip", "is no edition of Mighty Beanz"),
        ("beanz+a+b+c+d+e", "at most 4 packs"),
    ],
)
def test_an_edition_that_there_is_not_is_one_sentence(taken, name, said):
    taken("space-trip")
    with pytest.raises(LookupError, match=said):
        games.load(name)


def test_a_pack_that_needs_another_says_which(shelf, tmp_path):
    second(tmp_path / "other", "moon-base", "moon-base.rover", "Moon Rover", 'needs = ["space-trip"]')
    shelf.take_in(read_pack(tmp_path / "other"))
    with pytest.raises(LookupError, match=r"Moon Base 1.0 needs the pack 'space-trip', which is not chosen"):
        games.load("beanz+moon-base")


def second(folder, pack, card, name, more=""):
    """A pack of one card."""
    folder.mkdir()
    title = pack.replace("-", " ").title()
    (folder / "pack.toml").write_text(
        f'id = "{pack}"\nname = "{title}"\ngame = "beanz"\nversion = "1.0"\nauthors = ["Ann"]\nlicence = "CC0"\n{more}\n'
    )
    (folder / "cards.toml").write_text(
        f'[[card]]\nnumber = 1\nid = "{card}"\nname = "{name}"\ntype = "action"\ncost = 0\nrarity = "common"\n'
        'text = "Draw 2."\nart = ""\neffects = [{ when = "play", op = "draw", count = 2 }]\n'
    )


def read_pack(folder):
    return CardPack(read(folder))
