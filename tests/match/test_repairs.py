"""People put a table right that somebody has misread: all agree, it is on the record, and the match counts for nothing."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.core.ask import NOBODY, SINGLE, TOGETHER, UNKNOWN, Refused
from tabletop.core.messages import CardRef
from tabletop.core.repair import MOVE, Repair, tops
from tabletop.match import TableSetup, bot, person, repairs, resume
from tabletop.match.fair_check import verify
from tabletop.match.match_page import page
from tabletop.match.transfer import export_match, import_match
from tabletop.pages.resume_dialogs import belongs
from tabletop.progress.achievements import played
from tabletop.storage import Store
from tests.match.table import Instant, Player, begin, setup
from tests.saying import said


def table(people=2, bots=1, store=None, **more):
    """A match that a person is asked alone; the top of the pile could be handed out."""
    seats = (*(person(i, f"P{i}") for i in range(people)), *(bot(people + i) for i in range(bots)))
    made = TableSetup(game="espionage", seats=seats, seed=4, pace="quick", **more)
    match = begin(made, store=store, definition=None)
    player = Player(match)
    player.until(lambda m: m.n > 6 and m.window is None and m.game.ask[0] in SINGLE and m.human(m.game.ask[1]))
    return match, player


def handed_out(match, seat=0):
    """The top of the pile goes to somebody."""
    layout = match.game.table.layout
    return Repair(MOVE, tops(match.game.table)[layout.find("draw_pile")], layout.find("hand", seat))


def refused(do, *words):
    with pytest.raises(Refused) as found:
        do(*words)
    return found.value.code


def test_all_have_to_agree_and_then_it_is_an_answer_like_any_other():
    store = Store(None)
    match, player = table(store=store)
    n, repair = match.n, handed_out(match)
    hand = match.game.table.zones[repair.to]
    match.repairs.propose(1, repair, player.now)
    assert (match.votes.vote.matter, match.votes.vote.agreed, match.n) == ("repair", {1}, n)
    assert refused(match.repairs.check_now) == "vote_open"
    match.votes.agree(0, player.now)
    answer = match.record.answers[n]
    assert (answer.seat, answer.value, answer.is_repair) == (TOGETHER, tuple(repair), True)
    assert match.game.table.zones[repair.to] == (*hand, repair.of)
    assert match.game.table.seen[repair.of] == 1
    again = resume(store, match.autosave.number, Instant(), player.now)
    assert again.game.save() == match.game.save()
    assert again.shared.log == match.shared.log
    other = Store(None)
    number = import_match(other, export_match(store, match.autosave.number), ("espionage",))
    assert resume(other, number, Instant(), 0).game.save() == match.game.save()


def test_one_who_refuses_leaves_the_table_as_it_is():
    match, player = table()
    before = match.game.save()
    match.repairs.propose(0, handed_out(match), player.now)
    match.votes.refuse(1, player.now)
    assert (match.votes.vote, match.game.save()) == (None, before)


def test_alone_it_is_done_at_once_and_taken_back_by_itself():
    match, player = table(people=1, bots=2)
    n, before = match.n, match.game.save()
    kept = msgspec.json.encode(before)
    match.repairs.propose(0, handed_out(match), player.now)
    assert match.n == n + 1
    assert not match.undo.free_for(0), "somebody has seen a card"
    match.undo.request(0, player.now)
    assert (match.n, msgspec.json.encode(match.game.save()), match.undo.can_redo) == (n, kept, False)
    assert match.setup.seats[0].taken_back == 0, "a repair that is taken back is no help"


def test_it_is_told_to_everybody_and_names_no_card_that_is_hidden():
    match, player = table()
    repair = handed_out(match)
    kind = match.game.table.kind[repair.of]
    match.repairs.propose(1, repair, player.now)
    named = {part.kind for part in match.votes.vote.repair if isinstance(part, CardRef)}
    assert named == {UNKNOWN}
    match.votes.agree(0, player.now)
    told = {
        viewer: {p.kind for line in match.match_log.lines(viewer)[-1:] for p in line.line if isinstance(p, CardRef)}
        for viewer in (NOBODY, 0, 1)
    }
    assert told == {NOBODY: {UNKNOWN}, 0: {kind}, 1: {UNKNOWN}}


def test_a_proposal_shows_no_card_before_it_is_done():
    """Who would see the card, or all, have not seen it yet."""
    match, _ = table()
    top = handed_out(match)
    open_zone = Repair(MOVE, top.of, match.game.table.layout.find("discard_pile"))
    for repair, reader in ((top, 0), (open_zone, 0), (open_zone, NOBODY)):
        match.repairs.check(0, repair)
        assert [part.kind for part in match.repairs.told(repair, reader) if isinstance(part, CardRef)] == [UNKNOWN]


def test_the_deal_is_still_followed():
    match = begin(setup(people=2, bots=1).fairly_dealt(), store=Store(None))
    player = Player(match)
    player.until(lambda m: m.window is None and m.game.ask[0] in SINGLE and m.human(m.game.ask[1]))
    layout = match.game.table.layout
    repair = Repair(MOVE, tops(match.game.table)[layout.find("pile")], layout.find("hand", 0))
    match.repairs.propose(0, repair, player.now)
    match.votes.agree(1, player.now)
    player.to_the_end()
    store, number = match.autosave.store, match.autosave.number
    found = verify(store.match(number), store.answers(number), definition=match.definition)
    assert found.kind == "fair", found.text


def test_such_a_match_says_so_and_counts_for_nothing():
    store = Store(None)
    profile = store.profiles.create("P0", colour="", avatar="", now=0).id
    seats = (person(0, "P0", profile=profile), bot(1), bot(2))
    match = begin(TableSetup(game="espionage", seats=seats, seed=4, pace="quick"), store=store, definition=None)
    player = Player(match)
    player.until(lambda m: m.window is None and m.game.ask[0] in SINGLE and m.human(m.game.ask[1]))
    match.repairs.propose(0, handed_out(match), player.now)
    repaired = match.n
    player.to_the_end()
    result = store.match(match.autosave.number).result
    assert (result["repaired"], result["help"]["0"]["repaired"]) == (True, 1)
    assert belongs(store.match(match.autosave.number)) == said("menu-put-right")
    assert msgspec.json.decode(page(store, match.autosave.number, "json"))["repairs"] == [repaired]
    assert store.finished_matches("espionage") == []
    assert store.statistics(profile).played == 0
    assert played(match, 0) is None


def test_what_is_refused_has_a_reason():
    match, _ = table()
    pile = match.game.table.layout.find("draw_pile")
    under = match.game.table.zones[pile][0]
    stack = match.game.table.layout.find("stack")
    foreign = next(card for card in match.game.table.zones[match.game.table.layout.find("hand", 1)])
    here = match.game.table.layout.find("hand", 0)
    match.game.table.seen[foreign] = 1 << 1
    for by, repair, code in (
        (2, handed_out(match), "not_your_decision"),
        (0, Repair(MOVE, under, here), "unseen"),
        (0, Repair(MOVE, foreign, here), "unseen"),
        (0, Repair(MOVE, tops(match.game.table)[pile], stack), "rules_alone"),
        (0, Repair(MOVE, tops(match.game.table)[pile], pile), "no_place"),
        (0, Repair("zones", 0, 1), "no_such_number"),
        (0, Repair("kind", foreign, 1), "unseen"),
    ):
        assert refused(match.repairs.check, by, repair) == code


def test_nothing_is_put_right_while_something_runs():
    match, player = table()
    repair = handed_out(match)
    player.until(lambda m: m.window is not None)
    assert refused(match.repairs.propose, 0, repair, player.now) == "not_now"
    player.until(lambda m: m.game.over or (m.game.ask[0] in SINGLE and m.game.ask[1] == 2))
    assert refused(match.repairs.check_now) == ("game_over" if match.game.over else "bot_thinks")
    player.to_the_end()
    assert refused(match.repairs.check_now) == "game_over"


@pytest.mark.parametrize("place", [{"run": ("daily", 1, 0)}, {"run": ("circuit", 1, 0)}, {"night": (1, 0)}])
def test_what_is_played_as_it_was_dealt_stays_so(place):
    match, _ = table(**place)
    assert refused(match.repairs.check_now) == "as_dealt"


def test_an_evening_goes_on():
    match, _ = table(run=("evening", 1, 0))
    match.repairs.check_now()


def test_what_the_rules_could_not_go_on_with_is_not_proposed(monkeypatch):
    """Rules that fail on a table that they have never met, in whatever way."""

    def fails(*_):
        raise IndexError("no such card")

    match, player = table()
    before = match.game.save()
    monkeypatch.setattr(repairs, "play_on", fails)
    assert refused(match.repairs.propose, 0, handed_out(match), player.now) == "misfit"
    assert (match.votes.vote, match.game.save()) == (None, before)
