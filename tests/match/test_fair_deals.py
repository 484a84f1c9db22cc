"""Fair deals: what is fixed before the first card, that it is kept secret, and that afterwards everything is checked by it."""

from __future__ import annotations

import hashlib
import json
from random import Random

import msgspec
import pytest

from tabletop.core.ask import NOBODY
from tabletop.match import bot, resume
from tabletop.match.fair_check import verify
from tabletop.match.fair_deal import drawn, shown
from tabletop.match.start_state import from_here
from tabletop.match.transfer import export_match, read_export
from tabletop.storage import Store
from tests.core.minigame import DEFINITION
from tests.match.table import Instant, Player, begin, setup
from tests.saying import says
from tools.bench.fair_deals import CHANGES, CHEATS, checked, played, written


def sha(*parts):
    """As FAIR.md says, without anything of ours."""
    text = json.dumps(["tabletop fair deal 1", *parts], separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def test_everything_follows_from_seed_salt_and_words():
    deal = drawn().with_words("  heron Übel\tmarble ")
    assert deal.words == ("heron", "Übel", "marble")
    assert deal.commitment == sha("commitment", deal.seed, deal.salt)
    assert deal.mark == sha("words", deal.commitment, list(deal.words))
    assert deal.dealt == int(sha("deal", deal.seed, deal.salt, list(deal.words)), 16) % 2**63
    assert setup().fairly_dealt(deal).seed == deal.dealt


def test_each_word_deals_anew_and_leaves_the_commitment():
    deal = drawn()
    others = [deal.with_words(words) for words in ("", "a", "b", "a b", "b a", "ab")]
    assert len({other.dealt for other in others}) == len({other.mark for other in others}) == len(others)
    assert {other.commitment for other in others} == {deal.commitment}
    assert drawn().commitment != drawn().commitment


def fair(people=1, words="heron", **more):
    table = setup(people=people, bots=3 - people, **more).fairly_dealt(drawn().with_words(words))
    return begin(table, store=Store(None))


def to_the_end(match, now=0):
    return Player(match, 1, now).until(lambda m: m.game.over)


def verdict(match):
    store, number = match.autosave.store, match.autosave.number
    return verify(store.match(number), store.answers(number), definition=DEFINITION)


@pytest.mark.parametrize("people", [0, 1, 3])
def test_a_match_that_was_played_is_fair(people):
    match = fair(people)
    to_the_end(match)
    found = verdict(match)
    assert (found.kind, found.faults, found.deal) == ("fair", (), match.setup.fair)
    assert found.seal == match.autosave.store.match(match.autosave.number).result["fair"]["seal"]


def test_what_was_taken_back_resumed_and_taken_over_is_fair():
    """Bots throw the same dice again when they are asked again."""
    match = fair(2)
    player = Player(match, 3)
    player.until(lambda m: m.n >= 6)
    match.undo.rewind(3, player.now)
    player.until(lambda m: m.n >= 12 or m.game.over)
    match.seating.take_over(1, bot(1, "easy"), player.now)
    player.until(lambda m: m.n >= 20 or m.game.over)
    match.close()
    store, number = match.autosave.store, match.autosave.number
    back = resume(store, number, Instant(), 0, unix=lambda: 2, definition=DEFINITION)
    to_the_end(back)
    assert verdict(back).kind == "fair"


def test_before_the_end_nothing_is_opened():
    match = fair()
    assert verdict(match).kind == "open"
    assert verdict(match).deal is None
    assert not [line for line in verdict(match).lines if match.setup.fair.salt in line]


def test_what_was_not_fixed_is_said_to_be_without():
    """Deals that somebody has chosen, older matches, and what begins in the middle of another match."""
    chosen = begin(store=Store(None))
    to_the_end(chosen)
    assert verdict(chosen).kind == "without"
    match = fair()
    to_the_end(match)
    assert from_here(match.setup, match.record, 3, 1).fair is None
    assert match.rematch().fair is None
    again = match.rematch().fairly_dealt()
    assert again.fair.commitment != match.setup.fair.commitment


def test_nothing_that_people_look_at_holds_the_secret():
    """At every moment of a match: what all and each of them see, hear and read, and what is asked of bots."""
    match = fair(2, pace="quick")
    secrets = [match.setup.fair.salt, str(match.setup.fair.seed), str(match.setup.seed)]
    player, moments = Player(match, 2), 0
    while not match.game.over:
        player_views = [match.shared.view(seat) for seat in (NOBODY, 0, 1)]
        lines = [match.match_log.lines(seat) for seat in (NOBODY, 0, 1)]
        facts = (match.shared.since(match.updates.newest - 5), match.window_facts, match.summary.points, match.asked)
        looks = str(
            [(view.table.plain(), view.query, view.asked, view.options, view.table.rng) for view in player_views]
        )
        known = msgspec.json.encode([match.game.knowledge(seat).save() for seat in (0, 1, 2)]).decode()
        told = "\n".join([looks, str(lines), str(facts), known])
        assert not [secret for secret in (*secrets, str(match.game.table.rng)) if secret in told]
        moments += 1
        player.step()
    assert moments > 5


def test_the_log_begins_with_what_fixed_the_deal():
    match = fair(1, words="heron marble")
    for seat in (NOBODY, 0):
        assert match.match_log.lines(seat)[0].n == 0
        [said] = match.match_log.lines(seat)[0].line
        assert shown(match.setup.fair.mark) in said
        assert "heron, marble" in said
    assert match.match_log.lines(NOBODY) is not match.match_log.lines(0)
    assert not [line for line in begin().match_log.lines(NOBODY) if line.n == 0]


def test_what_is_remembered_of_a_table_deals_nothing():
    table = setup().fairly_dealt()
    assert (table.undealt.seed, table.undealt.fair) == (0, None)
    assert setup(seed=7).undealt.seed == 7


@pytest.fixture(scope="module")
def text():
    return played("espionage")


def test_an_export_is_checked(text):
    assert checked(text).kind == "fair"
    assert checked(written(read_export(text))).kind == "fair"


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_changed_record_is_told_and_what_was_changed(text, name, seed):
    change = CHANGES[name]
    found = checked(written(change.make(read_export(text), Random(seed))))
    assert found.kind == "false"
    assert set(found.faults) & set(change.faults)


@pytest.mark.parametrize("name", CHEATS)
def test_a_program_that_deals_otherwise_gives_itself_away(name):
    found = checked(played("espionage", CHEATS[name]))
    assert (found.kind, "die" in found.faults) == ("false", True)


def test_changed_moments_of_a_sound_match_are_told():
    """What the store keeps to show a match under later rules has the same dice."""
    one, other = fair(0), fair(0)
    kept = []
    for match in (one, other):
        to_the_end(match)
        kept.append(match.autosave.store.notes.get("states", str(match.autosave.number), str))
    store, number = one.autosave.store, one.autosave.number
    args = (store.match(number), store.answers(number))
    assert verify(*args, kept[0], DEFINITION).kind == "fair"
    assert verify(*args, kept[1], DEFINITION).faults == ("die",)


def test_an_export_of_an_open_match_says_that_it_tells_everything():
    match = fair()
    text = export_match(match.autosave.store, match.autosave.number)
    assert match.setup.fair.salt in text
    assert says(text, "match-transfer-secrets")
