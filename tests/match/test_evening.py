"""A sealed night is kept after every step: whenever the program is closed, it goes on exactly there."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pytest

from tabletop import games
from tabletop.core.decks import cards_of
from tabletop.core.record import Record
from tabletop.match.autosave import create
from tabletop.match.seats import TableSetup, bot, person
from tabletop.match.transfer import export_match, import_match
from tabletop.progress.sealed_event import SealedEvent, SealedPlan
from tabletop.storage import Store, StoreError
from tabletop.storage.schema import MIGRATIONS


def clock() -> float:
    return 1000.0


def setup(game: str, people: int = 2, bots: int = 1) -> TableSetup:
    seats = [person(i, name) for i, name in enumerate(("Ruby", "Oskar", "Mila")[:people])]
    return TableSetup(game=game, seats=(*seats, *[bot(people + i, "easy") for i in range(bots)]), seed=1)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tabletop.db"


def evening(store: Store, game: str = "beanz", people: int = 2, bots: int = 1, **plan) -> SealedEvent:
    return SealedEvent(store, games.load(game), setup(game, people, bots), SealedPlan(seed=7, **plan), clock)


def reopened(file, game: str = "beanz") -> tuple[Store, SealedEvent]:
    store = Store(file)
    (saved,) = store.nights.open()
    return store, SealedEvent.again(store, games.load(game), saved, clock)


def built(store: Store, game: str = "beanz", **more) -> SealedEvent:
    """An evening on which all decks are ready."""
    made = evening(store, game, **more)
    made.begin()
    for seat in made.night.setup.humans:
        made.night.opened[seat] = made.night.packs
        made.night.settle(seat, {})
    made.save()
    return made


def play(made: SealedEvent, winners: tuple[int, ...], *, finish: bool = True) -> int:
    """Deal the next match and let places at its table win it."""
    meeting = made.next
    assert meeting is not None
    number = create(made.store, made.table(meeting, 5), 1000)
    if finish:
        made.store.finish(number, {"winners": winners, "ending": "", "seconds": 60}, now=1001)
    made.look()
    return number


@pytest.mark.parametrize("game", ["beanz", "austin"])
def test_a_night_goes_on_after_every_step(file, game):
    """Packs that were opened, a deck that was begun, the clock, decks that are ready: all is there again."""
    store = Store(file)
    first = evening(store, game, minutes=10, keep=True, rounds=2)
    first.begin()
    store.close()
    for step in range(3):
        store, found = reopened(file, game)
        assert found.night.opened[:2] == [step, 0]
        assert (found.plan, found.night.sides) == (first.plan, first.night.sides)
        assert list(found.night.decks) == [2]  # the bot's
        found.night.open(0)
        found.save()
        store.close()
    store, found = reopened(file, game)
    assert sum(found.night.found(0).values()) == sum(len(first.night.pack(0, i)) for i in range(3))
    found.night.opened[0] = found.night.packs
    found.drafts[0], found.left[0] = dict(list(found.night.pool(0).items())[:3]), 4321.0
    found.save()
    store.close()
    store, again = reopened(file, game)
    assert (again.drafts[0], again.left) == (found.drafts[0], {0: 4321.0})
    whole = again.night.settle(0, again.drafts[0])
    again.save()
    store.close()
    store, last = reopened(file, game)
    assert last.night.decks[0] == whole
    assert last.night.next_human == 1
    assert not last.built
    store.close()


def test_nothing_is_kept_before_the_packs_are_handed_out():
    store = Store(None)
    evening(store).save()
    assert store.nights.open() == []


def test_more_players_than_places_meet_at_tables_of_two_with_their_own_decks():
    made = built(Store(None))
    assert sorted(tuple(sorted(meeting.players)) for meeting in made.meetings) == [(0, 1), (0, 2), (1, 2)]
    for meeting in made.meetings:
        table = made.table(meeting, 9)
        assert [seat.name for seat in table.seats] == [made.night.setup.seats[who].name for who in meeting.players]
        for place, who in enumerate(meeting.players):
            assert cards_of(table.options[f"{made.night.format.rule}_{place}"]) == made.night.decks[who].cards
        record = Record(made.definition, 2, table.seed, dict(table.options), auto=False)
        assert not record.game.over


def test_one_table_holds_all_in_a_game_for_six():
    made = built(Store(None), "austin", bots=2, rounds=2)
    assert [meeting.players for meeting in made.meetings] == [(0, 1, 2, 3), (1, 2, 3, 0)]
    for meeting in made.meetings:
        table = made.table(meeting, 9)
        Record(made.definition, 4, table.seed, dict(table.options), auto=False)


def test_results_are_read_from_the_matches_and_lead_to_a_standing(file):
    store = Store(file)
    made = built(store)
    order = [meeting.players for meeting in made.meetings]
    play(made, (1,))
    assert made.meetings[0].winners == (order[0][1],)
    number = play(made, (), finish=False)
    assert (made.next.match, made.over) == (number, False)
    store.close()
    store, found = reopened(file)
    assert found.next.match == number
    store.finish(number, {"winners": [0, 1], "ending": "", "seconds": 9}, now=1002)
    found.look()
    play(found, (0,))
    assert found.over
    points = {one.player: one.points for one in found.standing()}
    expected = dict.fromkeys(range(3), 0)
    expected[order[0][1]] += 3
    expected[order[1][0]] += 1
    expected[order[1][1]] += 1
    expected[order[2][0]] += 3
    assert points == expected
    store.close()


def test_a_match_that_is_given_up_is_played_again():
    made = built(Store(None))
    number = play(made, (), finish=False)
    made.store.abandon(number, now=1002)
    made.look()
    assert (made.next.table, made.next.match) == (0, None)


def test_matches_of_other_nights_and_other_tables_do_not_count():
    store = Store(None)
    one, other = built(store), built(store)
    play(other, (0,))
    create(store, msgspec.structs.replace(one.table(one.meetings[0], 1), night=None), 1000)
    one.look()
    assert all(meeting.match is None for meeting in one.meetings)


def test_a_rematch_and_an_imported_match_belong_to_no_night():
    made = built(Store(None))
    table = made.table(made.meetings[0], 5)
    assert table.rematch().night is None
    number = play(made, (0,))
    store = made.store
    assert store.match(number).options["night"] == [made.number, 0]
    copy = import_match(store, export_match(store, number))
    assert "night" not in store.match(copy).options
    made.look()
    assert made.meetings[0].match == number


def test_another_round_can_be_added_when_all_is_played():
    made = built(Store(None), people=2, bots=0)
    play(made, (0,))
    assert made.over
    made.another_round()
    assert (made.over, made.next.players) == (False, (1, 0))
    assert SealedEvent.again(made.store, made.definition, made.store.nights.get(made.number), clock).plan.rounds == 2


def test_a_night_that_ended_is_not_offered_any_more_and_leaves_no_open_match():
    for end in ("finish", "give_up"):
        made = built(Store(None))
        number = play(made, (), finish=False)
        getattr(made, end)()
        assert made.store.nights.open() == []
        assert made.store.match(number).state == "abandoned"
    assert made.store.nights.get(made.number).state == "abandoned"


def test_nights_that_are_over_are_listed_by_game_the_last_one_first():
    store = Store(None)
    made = [built(store), built(store), built(store, "austin"), built(store)]
    for one in made[:3]:
        one.finish()
    assert [night.id for night in store.nights.finished("beanz", 5)] == [made[1].number, made[0].number]
    assert [night.id for night in store.nights.finished("beanz", 1)] == [made[1].number]
    again = SealedEvent.again(store, made[0].definition, store.nights.get(made[0].number), clock)
    assert (again.state, again.over) == ("finished", True)


def test_a_night_that_ended_elsewhere_takes_no_more_steps():
    made = built(Store(None))
    other = SealedEvent.again(made.store, made.definition, made.store.nights.get(made.number), clock)
    other.give_up()
    with pytest.raises(StoreError, match="ended"):
        made.save()


@pytest.mark.parametrize("plan", ["{}", '{"setup": 3}', "null", "{"])
def test_a_damaged_night_is_one_sentence_and_stays_as_it_is(file, plan):
    store = Store(file)
    built(store)
    store.close()
    with closing(sqlite3.connect(file)) as sql:
        sql.execute("UPDATE nights SET plan = ?", (plan,))
        sql.commit()
    with pytest.raises(StoreError):
        reopened(file)
    with closing(sqlite3.connect(file)) as sql:
        assert sql.execute("SELECT plan FROM nights").fetchall() == [(plan,)]


def test_a_database_from_before_the_nights_is_migrated_and_keeps_what_it_has(file):
    """Version 2 had decks and collections; afterwards a night can be kept beside them, and the old file is copied."""
    with closing(sqlite3.connect(file)) as sql:
        for statement in (*MIGRATIONS[0], *MIGRATIONS[1]):
            sql.execute(statement)
        sql.execute("INSERT INTO profiles VALUES (1, 'Anna', 'red', 'fox', 5, '{}')")
        sql.execute("INSERT INTO decks VALUES (1, 1, 'beanz', 'basic', 'Lions', '{\"lion\": 4}', 5)")
        sql.execute("PRAGMA user_version = 2")
        sql.commit()
    store = Store(file)
    assert store.nights.open() == []
    assert store.decks.get(1).cards == {"lion": 4}
    made = built(store)
    store.close()
    assert (file.parent / "tabletop.db.v2.bak").is_file()
    store, found = reopened(file)
    assert found.night.decks == made.night.decks
    store.close()


def test_a_night_that_was_begun_with_fewer_packs_than_are_usual_keeps_them(file):
    """Also after more packs have become usual for its game: the same packs, the same deck."""
    store = Store(file)
    first = built(store, "rpgget", packs=8)
    store.close()
    store, found = reopened(file, "rpgget")
    assert found.night.packs == found.plan.packs == 8
    assert found.night.opened[0] == 8
    assert found.night.decks == first.night.decks
    store.close()
