"""Other people's keyboards: French, German, Russian and Dvorak ones, before the real program in a real window."""

from __future__ import annotations

import pytest

from tests.e2e.real import prepare, until
from tests.e2e.told import Person

pytestmark = pytest.mark.window
# where the keys that are labelled Q, A, Z and Y lie on an American one; of a Russian one those that have these places there
BOARDS = {"fr": "aqwy", "de": "qayz", "ru": "qazy", "us dvorak": "xa/t"}


@pytest.fixture
def boards(display):
    """Puts one keyboard after the other before a running program, and the usual one back."""

    def each(real):
        for name, places in BOARDS.items():
            display.board(*name.split())
            until(lambda places=places: [real.ask("legend", place) for place in places] == list("QAZY"), name)
            yield places[2:]

    yield each
    display.board("us")


@pytest.mark.rule("AP-167")
def test_people_race_by_the_place_of_their_keys(display, boards, tmp_path):
    """Each key of the key test is heard on each keyboard, and in the end all three together."""
    prepare(tmp_path)
    with Person(display, tmp_path, "play", "austin", "--seats", "Ann,Ben,Cid", "--seed", "3") as real:
        until(lambda: real.screen["top"] == "key test", "the key test")
        keys = [gesture for _, _, gesture in real.ask("keys")]
        for _ in boards(real):
            for seat, key in enumerate(keys):
                real.place(key, hold=lambda seat=seat: real.ask("tested") == [seat])
        real.place(*keys, hold=lambda: real.screen["top"] != "key test")


def test_curtain_react_and_hot_keys_go_by_place_and_undo_by_its_letter(display, boards, tmp_path):
    """Each keyboard leads from the first decision to a window and back again."""
    prepare(tmp_path)
    words = ("play", "--seats", "Ann,Ruby", "--seed", "3", "--option", "window_seconds=untimed")
    with Person(display, tmp_path, *words) as real:
        keys = real.ask("keys")
        for letters in boards(real):
            uncover(real, keys)
            real.place("l", hold=lambda: real.ask("log"))
            real.place("l", hold=lambda: not real.ask("log"))
            real.place("h", hold=lambda: real.screen["top"] != "table")
            real.place("escape", hold=lambda: real.screen["top"] == "table")
            uncover(real, keys)
            first, other = real.screen["viewer"], 1 - real.screen["viewer"]
            before = play(real)
            react(real, keys, first, other)
            after = until(lambda: real.screen["query"] == "turn" and real.screen["n"], "the turn to go on")
            for step, now in ((("control", letters[0]), before), (("control", letters[1]), after), (("u",), before)):
                uncover(real, keys)
                stepped(real, step, keys[other][0], now)


def lift(real, keys):
    """Whoever is asked holds the own key."""
    until(lambda: real.screen["curtain"] is not None and real.ask("holdable"), "a curtain")
    real.place(keys[real.screen["curtain"]][0], hold=lambda: real.screen["curtain"] is None)


def uncover(real, keys):
    """Whoever has to decide sees the own cards."""
    until(lambda: real.screen["curtain"] is not None or real.screen["options"], "a decision")
    if real.screen["curtain"] is not None:
        lift(real, keys)
        until(lambda: real.screen["options"], "a decision")


def play(real):
    """Play a card that may be answered; how many answers there were before."""
    shown = real.screen
    index = next(i for i, option in enumerate(shown["options"]) if option[0] == "play")
    real.choose(index, shown["options"][index], "click")
    until(lambda: real.screen["collecting"], "a window")
    return shown["n"]


def react(real, keys, first, other):
    """One passes, one reacts, looks and goes back."""
    real.place(keys[first][1])
    real.place(keys[other][0], hold=lambda: real.screen["curtain"] == other)
    lift(real, keys)
    until(lambda: real.ask("back"), "the way back")
    real.place("escape", hold=lambda: not real.screen["collecting"] and real.screen["serving"] is None)


def stepped(real, step, agrees, now):
    """A step is asked for, the other person agrees where that needs it, and the match is where it should be."""
    real.place(*step, hold=lambda: real.ask("voting") or real.screen["n"] == now)
    if real.ask("voting"):
        real.place(agrees, hold=lambda: real.screen["n"] == now)
