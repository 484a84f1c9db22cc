"""A match that begins in the middle of another one: what is known stays, and it is a match like any other."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tabletop import games
from tabletop.bots.inline import InlineBots
from tabletop.match import ResumeError, TableSetup, resume, start
from tabletop.match.save_reader import ReadMatch, check_table, replay
from tabletop.match.start_state import from_here, record_of
from tabletop.match.transfer import export_match, import_match
from tabletop.storage import Store
from tests.match.table import DEFINITION, Instant, Player, begin
from tests.saying import wording
from tools.rigs.screens import kept


@pytest.fixture(scope="module")
def past():
    setup, answers = kept.played()
    return setup, replay(ReadMatch(games.load(setup.game), setup, list(answers)))


@pytest.fixture(scope="module")
def small():
    match = begin(people=1, bots=2, seed=3)
    return Player(match).to_the_end()


def state(game):
    return msgspec.json.decode(msgspec.json.encode(game.save()))


def test_as_they_were_everything_is_as_it_was(small):
    setup = from_here(small.setup, small.record, 12, seed=9)
    match = start(setup, Instant(), 0, definition=DEFINITION)
    assert state(match.record.at(0)) == state(small.record.at(12))
    assert (match.setup.begun.n, match.setup.begun.anew, match.setup.seed) == (12, False, 9)
    Player(match).to_the_end()
    match.record.undo_to(0)
    assert state(match.game) == state(small.record.at(12))


def test_it_is_kept_resumed_and_carried_elsewhere_like_any_match(small):
    """Nothing of it depends on the match that it came from."""
    store = Store(None)
    match = start(
        from_here(small.setup, small.record, 12, 9), Instant(), 0, store=store, unix=lambda: 5, definition=DEFINITION
    )
    Player(match).until(lambda match: match.n >= 5)
    given, number = list(match.record.answers), match.autosave.number
    match.close()
    again = resume(store, number, Instant(), 0, definition=DEFINITION)
    assert again.record.answers[: len(given)] == given
    assert state(again.record.at(0)) == state(small.record.at(12))
    again.close()
    copy = import_match(store, export_match(store, number))
    assert resume(store, copy, Instant(), 0, definition=DEFINITION).setup.begun == match.setup.begun


@pytest.mark.parametrize("game", ["espionage", "beanz", "austin", "rpgget"])
def test_dealt_anew_is_only_what_the_seat_does_not_know(game):
    setup, answers = kept.played(game, 2) if game != "espionage" else kept.played()
    record = replay(ReadMatch(games.load(game), setup, list(answers)))
    changed = 0
    mine = [
        n for n, answer in enumerate(record.answers) if answer.seat == 0 and len(record.at(n).options_of(0) or ()) > 1
    ]
    for n in Random(1).sample(mine, 6):
        before = record.at(n)
        after = record_of(record.definition, from_here(setup, record, n, n, anew=0)).game
        assert after.knowledge(0).table.plain() == before.knowledge(0).table.plain()
        assert (after.no, after.options_of(0)) == (before.no, before.options_of(0))
        changed += after.table.kind != before.table.kind
        match = start(from_here(setup, record, n, n, anew=0), InlineBots(), 0)
        assert not match.game.auto
        assert match.asked == (0,) or match.window is not None
    assert changed > 3


def test_a_rematch_is_dealt(past):
    setup, record = past
    again = from_here(setup, record, 40, 1).rematch()
    assert (again.begun, again.chosen_seed) == (None, False)


def test_where_the_match_is_over_nothing_is_left_to_play(past):
    setup, record = past
    with pytest.raises(ValueError, match="over"):
        from_here(setup, record, len(record.answers), 1)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.clear(),
        lambda state: state.update(stack=[["no_such_script", -1, [], []]]),
        lambda state: state["table"].update(kind="ff" * (len(state["table"]["kind"]) // 2)),
        lambda state: state["table"].update(zones=[]),
        lambda state: state.update(ask=None, stack=[]),
        lambda state: state["stack"][0][3].pop(),
    ],
)
def test_a_moment_of_other_rules_or_a_damaged_one_is_said_in_one_sentence(past, spoil):
    setup, record = past
    broken = from_here(setup, record, 40, 1)
    spoil(broken.begun.state)
    with pytest.raises(ResumeError, match=wording("match-moment-misfit")):
        check_table(record.definition, broken)


def test_the_set_up_reads_what_it_wrote(past):
    setup, record = past
    made = from_here(setup, record, 40, 1)
    assert TableSetup.from_plain(msgspec.json.decode(msgspec.json.encode(made.plain()))) == made
