"""Austin Powers in a real window: two people and bots with real keys and a real mouse; races, help, ships, closing, undo."""

from __future__ import annotations

import time

import pytest

from tabletop.match import TableSetup, bot, person
from tabletop.storage import Store, database_file
from tests.e2e.bold import Bold, decks
from tests.e2e.real import prepare, until
from tests.e2e.told import Person

pytestmark = [pytest.mark.window, pytest.mark.timeout(900)]
SHIPS = [f"--option=deck_{seat}=theme-ships-{('good', 'evil')[seat % 2]}" for seat in range(4)]
TABLE = ("play", "austin", "--seats", "Ann,Ruby,easy,easy", "--seed", "5", "--option=first_side=good", *SHIPS)
DUEL = 14  # seed of a short game that the person wins
TESTED = ["o+q", "c+o+q"]


class Two(Person):
    """Many windows close by themselves: there is time for hands on a busy machine."""

    pace = 2


def play(person, humans, until_seen, ways=("keys", "click", "drag"), seconds=240):
    """Play on until all of these have happened."""
    end = time.monotonic() + seconds
    for n in range(100_000):
        found = person.step(humans, ways[n % len(ways)])
        if found.get("over") or set(until_seen) <= person.seen.keys():
            return
        assert time.monotonic() < end, (person.seen, found)


def wait_for_race(person, humans, seconds=240):
    """Play on until a race is open or about to be."""
    end = time.monotonic() + seconds
    while True:
        found = person.screen
        if found["top"] == "race" and found["racers"]:
            return found
        assert time.monotonic() < end, (person.seen, found)
        person.step(humans, "click")


@pytest.mark.rule("AP-126", "AP-172", "AP-173")
def test_two_people_race_help_fly_and_fight(display, tmp_path):
    """Hot-seat with a curtain between them: no hand of another person is ever seen; a gesture race, a call for help, answers to
    a ship and a duel are played by keys and mouse; the window is closed in the middle of a race, which comes again.
    """
    prepare(tmp_path, keys_tested=TESTED, bot_pace="quick")
    humans = (0, 1)
    with Two(display, tmp_path, *TABLE) as two:
        wait_for_race(two, humans)
        before = two.match().answers
        assert two.close() == 0
    with Two(display, tmp_path) as two:
        two.click("Go on")
        wait_for_race(two, humans, 30)
        assert two.match().answers == before
        two.seen.clear()
        play(two, humans, ("curtain", "fight", "race", "ship_reply", "help_throw"))
        assert two.match().answers[: len(before)] == before
        assert len(two.matches()) == 1


@pytest.mark.rule("AP-11", "AP-28")
def test_a_whole_game_from_the_menu_to_the_statistics(display, tmp_path):
    """By keyboard alone, as Mighty Beanz by mouse alone: set-up, every turn and fight up to 100 points, the end, and what the
    store counts of it. Nobody gives up; a second game, led by the answers on disk, offers the same throughout, ends alike.
    """
    seats = (person(0, "Ann"), bot(1, "easy"))
    table = TableSetup(game="austin", seats=seats, seed=0, pace="quick", options=decks((0,)))
    prepare(tmp_path, last_table=table.plain(), last_game="austin", bot_pace="quick",
            tutorials_done=["espionage", "austin"])  # fmt: skip
    with Bold(display, tmp_path) as ann:
        ann.sit(DUEL, "keys")
        asked = ann.finish((0,), "keys")
        outcome = ann.agree()
        assert {"main", "fight"} <= asked[0]
        assert "concede" not in {option[0] for option in ann.chosen}
        assert ann.mouse_rests
        assert ann.close() == 0
    store = Store(database_file(tmp_path))
    [profile] = store.profiles.all()
    figures = store.statistics(profile.id)
    assert (profile.name, figures.played, figures.won) == ("Ann", 1, int(0 in outcome.winners))
    assert list(figures.endings) == ["goal"]
    store.close()


@pytest.mark.rule("AP-35", "AP-36")
def test_a_person_takes_back_gives_up_and_plays_again(display, tmp_path):
    """Alone against a bot: an Agent that was played is taken back by its key; after some turns the person concedes, the result
    is counted, and the winner wears the Daddy pants in the rematch.
    """
    table = TableSetup(game="austin", seats=(person(0, "Ann"), bot(1, "hard")), seed=8, pace="quick")
    prepare(tmp_path, last_table=table.plain(), last_game="austin")
    with Person(display, tmp_path) as ann:
        for label in ("Play", "Start"):
            ann.click(label)
        until(ann.matches, "a match on the disk")
        take_back(ann)
        play(ann, (0,), ("fight", "free_discard"))
        concede(ann)
        until(lambda: ann.match().state == "finished", "the result on the disk")
        until(lambda: ann.screen["top"] == "end", "the end screen")
        ann.click("Rematch")
        until(lambda: len(ann.matches()) == 2, "a rematch")
        assert ann.close() == 0
    store = Store(database_file(tmp_path))
    [profile] = store.profiles.all()
    figures = store.statistics(profile.id)
    assert (figures.played, figures.won) == (1, 0)
    assert store.match(ann.match().id).options["options"]["daddy_pants"] == "0"
    store.close()


def concede(person):
    """Play on to the own turn, and give up from the pause."""
    while not any(option[0] == "concede" for option in person.screen.get("options", ())):
        person.step((0,), "click")
    for label in ("corner menu", "Concede this match", "Concede"):
        person.click(label)


def take_back(person):
    """Play on to an own Agent, and take it back."""
    for _ in range(2000):
        found = person.screen
        agents = [i for i, option in enumerate(found.get("options", ())) if option[0] == "play_agent"]
        if not agents or found["query"] != "main":
            person.step((0,), "click")
            continue
        options, n = found["options"], found["n"]
        person.choose(agents[0], options[agents[0]], "drag")
        if person.screen["query"] == "main":
            until(lambda: person.screen["options"], "the next question")
            person.tap("u")
            assert until(lambda n=n: person.screen["n"] == n and person.screen["options"], "old question") == options
            return
    raise AssertionError("no Agent was played")
