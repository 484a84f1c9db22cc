"""A season: ten evenings in changing company, a standing that is read from the matches, kept after every step."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import games
from tabletop.core.toml_loader import DataFileError
from tabletop.match.autosave import create
from tabletop.match.seats import person
from tabletop.progress import season
from tabletop.progress.season import EVENINGS, ME, SavedSeason, Season, all_of
from tabletop.storage import Store

GAMES = [game for game in games.names() if season.has(game)]


def begun(store: Store, game: str = "espionage", seed: int = 3) -> Season:
    saved = SavedSeason(game=game, seed=seed, person=person(0, "Ruby"))
    made = Season(store, games.load(game), season.calendar(game), 9, saved, lambda: 1000.0)
    made.begin()
    return made


def play(made: Season, *who: int) -> None:
    """The next evening is over; `who` has won it."""
    evening = made.next
    number = create(made.store, made.table(evening), 1000)
    made.store.finish(number, {"winners": [made.company(evening).index(one) for one in who], "ending": ""}, now=1000)
    made.look()


@pytest.mark.parametrize("game", GAMES)
def test_every_evening_can_be_dealt_and_all_regulars_come_about_as_often(game):
    made = begun(Store(None), game)
    came = Counter()
    for evening in range(EVENINGS):
        table, here = made.table(evening), made.company(evening)
        assert (len(set(here)), len(table.seats), table.humans) == (len(here), len(here), (here.index(ME),))
        made.definition.start(len(table.seats), table.seed, table.options)
        came.update(here)
    assert came.pop(ME) == EVENINGS
    assert set(came) == set(range(len(made.plan.regular)))
    assert max(came.values()) - min(came.values()) <= 1
    assert len({made.company(evening) for evening in range(EVENINGS)}) == EVENINGS


def test_the_standing_is_by_points_for_each_evening_at_the_table():
    made = begun(Store(None))
    other = next(who for who in made.company(1) if who != ME)
    play(made, ME)
    play(made, other)
    rows = {row.who: row for row in made.standing()}
    assert (rows[ME].evenings, rows[ME].points, rows[ME].average) == (2, 3, 1.5)
    assert rows[other].points == 3
    assert made.standing()[0].average >= rows[ME].average
    assert [made.points(evening) for evening in range(3)] == [3, 0, None]
    assert len({row.place for row in made.standing() if row.points == 0}) == 1, (
        "who cannot be told apart shares a place"
    )


def test_a_shared_win_is_worth_what_the_game_says():
    spies, teams = begun(Store(None)), begun(Store(None), "codenames")
    play(spies, *spies.company(0)[:2])
    play(teams, ME, next(who for who in teams.company(0) if who != ME))
    assert max(row.points for row in spies.standing()) == 1
    assert next(row.points for row in teams.standing() if row.who == ME) == 3


def test_it_goes_on_where_it_stopped_and_the_tenth_evening_ends_it():
    store = Store(None)
    made = begun(store)
    play(made, ME)
    number = create(store, made.table(1), 1000)
    ((key, saved),) = all_of(store, "espionage", 0).items()
    back = Season(store, made.definition, made.plan, key, saved, lambda: 2000.0)
    assert (back.next, back.open_match, back.table(1)) == (1, number, made.table(1))
    store.abandon(number, now=1001)  # an evening that somebody has left is over, and brings nobody anything
    back.look()
    assert (back.next, back.points(1)) == (2, 0)
    for _ in range(2, EVENINGS):
        play(back, ME)
    (kept,) = all_of(store, "espionage", 0).values()
    assert (back.next, kept.ended, kept.place, kept.points) == (None, 2000, 1, 27)


def test_the_same_seed_brings_the_same_tables():
    one, other, third = begun(Store(None)), begun(Store(None)), begun(Store(None), seed=4)
    assert [one.table(n) for n in range(EVENINGS)] == [other.table(n) for n in range(EVENINGS)]
    assert one.company(0) != third.company(0) or one.company(1) != third.company(1)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('personality = "boom"', 'personality = "bom"', "'bom' is not known (did you mean 'boom'?)"),
        ('empty_hand = "out"', 'empty_han = "out"', "evening 'Oslo, in the snow', options"),
        ("seats = 6", "seats = 7", "seats: 7 do not fit"),
        ("shared = 1", "shard = 1", "shard"),
    ],
)
def test_a_mistake_names_file_entry_and_field(old, new, told):
    text = games.plugin("espionage").data("practice", "season.toml").decode()
    assert old in text
    with pytest.raises(DataFileError) as caught:
        season.FILE.read(text.replace(old, new, 1).encode(), games.load("espionage"), "espionage/practice/season.toml")
    assert str(caught.value).startswith("espionage/practice/season.toml")
    assert told in str(caught.value)
