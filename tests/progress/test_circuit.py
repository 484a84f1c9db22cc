"""A circuit is kept after every step: rivals, prizes, lives and the deck follow from its note and its matches."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.core.decks import cards_of
from tabletop.core.toml_loader import DataFileError
from tabletop.match.autosave import create
from tabletop.match.seats import person
from tabletop.match.transfer import export_match, import_match
from tabletop.progress import rivals
from tabletop.progress.circuit import PACK, Circuit, SavedCircuit, all_of, twists_at
from tabletop.storage import Store, StoreError
from tests.saying import wording

GAMES = [game for game in games.names() if rivals.has(game)]


def circuit(store: Store, game: str = "beanz", start: str | None = None, **more) -> Circuit:
    """One that has begun, with its first starter."""
    cast = rivals.cast(game)
    saved = SavedCircuit(
        game=game, seed=7, person=person(0, "Ruby"), start=cast.starters[0] if start is None else start, **more
    )
    made = Circuit(store, games.load(game), cast, 5, saved, lambda: 1000.0)
    made.begin()
    return made


def again(made: Circuit) -> Circuit:
    """The same one, read from the store as after a new start of the program."""
    found = all_of(made.store, made.saved.game, 0)
    return Circuit(made.store, made.definition, made.cast, made.number, found[made.number], lambda: 2000.0)


def play(made: Circuit, *winners: int) -> int:
    """Play the next match to its end; without a winner it goes on."""
    number = create(made.store, made.table(), 1000)
    if winners != ():
        made.store.finish(number, {"winners": [seat for seat in winners if seat >= 0], "ending": ""}, now=1000)
    made.look()
    return number


@pytest.mark.parametrize("game", GAMES)
def test_every_match_of_a_route_can_be_dealt_whatever_it_began_with(game):
    """Each starter and a deck from packs sit opposite every rival, and the last one is the hard bot with a deck of its own."""
    store, cast = Store(None), rivals.cast(game)
    last = cast.rival[-1]
    assert (last.level, set(last.decks) <= set(cast.deck)) == ("hard", True)
    order = ["easy", "normal", "hard"]
    assert [one.level for one in cast.rival] == sorted((one.level for one in cast.rival), key=order.index)
    for start in ("", *cast.starters):
        made = circuit(store, game, start)
        while made.phase == "packs":
            made.open_pack()
        if made.phase == "build":
            made.settle({})
        for stop in range(rivals.RIVALS):
            made.bouts = [made.bouts[0]._replace(stop=stop - 1)] if made.bouts else []
            table = made.table()
            assert table.seats[1].name == made.rival.name
            made.definition.start(2, table.seed, table.options)
            if not made.bouts:
                play(made, 0)


def test_a_win_brings_a_prize_and_the_next_rival_and_a_second_loss_ends_it():
    made = circuit(Store(None))
    assert (made.phase, made.rival, made.lives) == ("play", made.cast.rival[0], 2)
    play(made, 0)
    assert (made.phase, made.beaten) == ("prize", 1)
    card = made.offered()[1]
    before = made.circuit_cards.found(0).get(card, 0)
    made.take(card)
    assert (made.phase, made.rival, made.circuit_cards.found(0)[card]) == ("play", made.cast.rival[1], before + 1)
    play(made, -1)  # a draw counts for nothing
    assert (made.lives, made.beaten) == (2, 1)
    first = made.table().seed
    play(made, 1)
    assert (made.lives, made.phase, made.rival) == (1, "play", made.cast.rival[1])
    assert made.table().seed != first  # another deal of the same rival
    play(made, 1)
    assert (made.phase, made.saved.won, made.saved.beaten) == ("over", False, 1)


def test_eight_wins_win_it_and_the_prizes_of_all_seven_others_stay():
    made = circuit(Store(None))
    for _ in range(rivals.RIVALS):
        if made.phase == "prize":
            made.take(made.offered()[0])
        play(made, 0)
    assert (made.phase, made.saved.won, len(made.saved.prizes)) == ("over", True, rivals.RIVALS - 1)


def test_packs_come_first_and_a_pack_won_is_opened_before_the_next_match():
    made = circuit(Store(None), start="")
    assert made.phase == "packs"
    for _ in range(made.cast.packs):
        made.open_pack()
    assert made.phase == "build"
    with pytest.raises(IndexError):
        made.open_pack()
    made.settle({})
    play(made, 0)
    owned = sum(made.circuit_cards.found(0).values())
    made.take(PACK)
    assert made.phase == "packs"
    kinds = made.open_pack()
    assert (made.phase, sum(made.circuit_cards.found(0).values())) == ("play", owned + len(kinds))


@pytest.mark.parametrize("steps", range(5))
def test_closed_after_any_step_it_goes_on_exactly_there(steps):
    made = circuit(Store(None))
    number = 0
    for step in range(steps):
        if step == 0:
            play(made, 1)
        elif step == 1:
            play(made, 0)
        elif step == 2:
            made.take(PACK)
        else:
            number = play(made) if step == 3 and made.phase == "play" else number
            if made.phase == "packs":
                made.open_pack()
    back = again(made)
    assert (back.phase, back.lives, back.rival) == (made.phase, made.lives, made.rival)
    assert (back.saved, back.open_match) == (made.saved, made.open_match)


def test_a_match_that_goes_on_is_found_and_one_that_is_given_up_is_lost():
    made = circuit(Store(None))
    number = play(made)
    assert made.open_match == number
    made.store.abandon(number, now=1001)
    made.look()
    assert (made.open_match, made.lives) == (None, 1)


def test_giving_up_closes_its_match_and_stays_in_the_records():
    made = circuit(Store(None))
    play(made, 0)
    made.take(made.offered()[0])
    number = play(made)
    made.give_up()
    assert made.store.match(number).state == "abandoned"
    (kept,) = all_of(made.store, "beanz", 0).values()
    assert (kept.ended, kept.beaten, kept.lost) == (1000, 1, 1)


def test_the_same_seed_brings_the_same_deals_and_offers():
    one, other = circuit(Store(None)), circuit(Store(None))
    assert (one.table(), one.offered()) == (other.table(), other.offered())


def test_the_deck_is_mended_from_what_is_there_and_from_the_starter_set():
    made = circuit(Store(None))
    card = next(iter(made.saved.deck))
    made.settle({card: 1})
    table = made.table()
    assert cards_of(table.options["deck_0"]) == made.saved.deck
    assert sum(made.saved.deck.values()) == made.circuit_cards.format.size


def test_twists_come_with_the_third_run_and_are_house_rules():
    cast = rivals.cast("beanz")
    assert [twists_at(cast, runs) for runs in range(6)] == [0, 0, 1, 2, 3, 3]
    made = circuit(Store(None), twists=3)
    options = made.table().options
    assert len({one.id for one in made.twists}) == 3
    assert all(options[key] == value for one in made.twists for key, value in one.options.items())


def test_another_version_is_refused_in_one_sentence():
    saved = SavedCircuit(game="beanz", seed=1, person=person(0), deck={"no-such-bean": 1})
    with pytest.raises(StoreError, match=wording("progress-circuit-card-unknown", card="'no-such-bean'")):
        Circuit(Store(None), games.load("beanz"), rivals.cast("beanz"), 1, saved, lambda: 0.0)


def test_a_match_that_is_exported_counts_in_no_other_circuit():
    made = circuit(Store(None))
    number = play(made, 0)
    other = circuit(Store(None))
    import_match(other.store, export_match(made.store, number))
    other.look()
    assert other.beaten == 0


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('personality = "boom"', 'personality = "bom"', "rival 'toot', personality: 'bom' is not known (did you mean 'boom'?)"),
        ('decks = ["old-roots"]', 'decks = ["old-rots"]', "decks: there is no deck 'old-rots' (did you mean 'old-roots'?)"),
        ('domino_in_basic = "on"', 'domino_in_basi = "on"', "twist 'dominoes': there is no house rule 'domino_in_basi'"),
        ('slipped_boosts = "lost"', 'slipped_boosts = "lots"', "slipped_boosts: it cannot be 'lots'"),
        ('level = "hard"', 'level = "hart"', "did you mean 'hard'?"),
        ('beaten = "..!"', 'beatn = "..!"', "rival 'whisper'"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_cast_names_file_entry_field_and_the_nearest_word(old, new, told):
    text = games.plugin("beanz").data("practice", "rivals.toml").decode()
    with pytest.raises(DataFileError) as caught:
        rivals.FILE.read(text.replace(old, new, 1).encode(), games.load("beanz"), "beanz/practice/rivals.toml")
    assert "beanz/practice/rivals.toml" in str(caught.value)
    assert told in str(caught.value)


def test_what_is_kept_can_be_read_as_plain_json():
    saved = SavedCircuit(game="beanz", seed=1, person=person(0))
    assert msgspec.json.decode(msgspec.json.encode(saved), type=SavedCircuit) == saved
