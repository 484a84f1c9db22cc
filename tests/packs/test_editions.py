"""Packs that play: each game with a pack of its own, dealt, played and won with by bots; and nothing of it without the pack."""

from __future__ import annotations

from time import sleep

import msgspec
import pytest

from tabletop import games
from tabletop.bots.bot import BotBrief
from tabletop.bots.bot_client import BotClient
from tabletop.core.decks import own
from tabletop.match import TableSetup, bot
from tabletop.packs import CardPack, read
from tabletop.progress.collection import Collection
from tabletop.progress.rules_version import rules_version
from tabletop.progress.sealed_pool import SealedPool
from tabletop.sim.games import GamePlan, play_one
from tabletop.storage import Store
from tests.saying import said, wording

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
    with pytest.raises(ValueError, match=wording("core-deck-card-unknown")):
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
    both = said("list", items=["Moon Base 1.0", "Space Trip 1.0"])
    with pytest.raises(LookupError, match=wording("edition-not-fitting", packs=both) + ".*'Moon Clown'"):
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
    with pytest.raises(LookupError, match=wording("edition-needs", pack="Moon Base 1.0", need="'space-trip'")):
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


def test_what_was_worked_out_for_a_game_does_not_hold_for_its_edition(taken):
    """Reviews and deals that bots play again are kept by the version of the rules, and cards are part of those."""
    taken("space-trip")
    assert rules_version("beanz+space-trip") != rules_version("beanz")


def test_a_bot_in_a_process_of_its_own_plays_with_a_pack(taken):
    """It reads the same packs as the program that has started it."""
    taken("space-trip")
    game = games.load("beanz+space-trip").start(2, 7, {"deck_0": "space-trip.first-flight"})
    client = BotClient(clock=lambda: 0.0)  # however long it takes to start, it is not late
    try:
        client.request(1, game.knowledge(game.seat), game.seat, BotBrief("easy"))
        thoughts = []
        while not thoughts:
            sleep(0.05)
            thoughts = client.poll()
        assert (thoughts[0].by, thoughts[0].trouble) == ("worker", "")
    finally:
        client.close()


@pytest.mark.parametrize("game", [game for game in PACKS if games.load(game).collecting is not None])
def test_a_pack_is_drafted_and_played_in_a_sealed_night(taken, game):
    """Bots open boosters of the edition, build decks of them, and play these to the end."""
    pack = PACKS[game]
    taken(pack)
    edition = games.load(f"{game}+{pack}")
    places = range(edition.players[0])
    setup = TableSetup(game=edition.id, seats=tuple(bot(place) for place in places), seed=1)
    decks = []
    for seed in range(4):
        night = SealedPool(edition, setup, seed=seed)
        night.play_bots()
        options = {f"{night.format.rule}_{place}": own(night.decks[place].cards) for place in places}
        decks += [night.decks[place].cards for place in places]
    assert any(card.startswith(f"{pack}.") for deck in decks for card in deck)
    assert play_one(msgspec.to_builtins(GamePlan(edition.id, ["normal"] * len(places), options)), 1).winners


def test_a_collection_keeps_cards_of_packs_that_are_not_chosen(taken):
    """They are not shown, not traded and not lost."""
    taken("space-trip")
    store = Store(None)
    who = store.profiles.create("Ann", colour="seat0", avatar="", now=1).id
    plain, edition = (
        Collection(store, games.load(name), who, lambda: 1.0, lambda: 5) for name in ("beanz", "beanz+space-trip")
    )
    seed = next(n for n in range(999) if "space-trip." in str(names_in(edition.definition, n)))
    pack = edition.receive(seed, "a test")
    edition.open(pack)
    mine = {card for card in edition.owned() if card.startswith("space-trip.")}
    assert mine
    assert plain.owned().keys() == edition.owned().keys() - mine


def names_in(definition, seed):
    """The cards of a booster."""
    return [definition.cards[kind].id for kind in definition.collecting.booster(seed, {})]
