"""Hints: where they may be had, how many, and that they are counted."""

import msgspec
import pytest

from tabletop.bots.analysis import AnalysisVerdict, RatedAnswer
from tabletop.bots.analysis_client import AnalysisReply
from tabletop.bots.inline import InlineBots
from tabletop.core.ask import Refused
from tabletop.match import TableSetup, bot, person, resume, start
from tabletop.match.hint_service import FEW, HintService, allowance, hints_of
from tabletop.storage import Store
from tests.saying import wording

VERDICT = AnalysisVerdict(0.5, 0.4, 0.6, (RatedAnswer(0, 0.5, 0.4, 0.6, 10),))


class Ready:
    """An analyst that has found something as soon as it is asked."""

    trouble = ""

    def __init__(self, verdict=VERDICT):
        self.verdict, self.found, self.asked = verdict, None, []

    def request(self, id, known, seat, effort, *, seed=0, also=()):  # noqa: A002, ARG002
        self.asked.append((id, seat))
        self.found = AnalysisReply(id, self.verdict, self.trouble)

    def poll(self):
        found, self.found = self.found, None
        return found

    def cancel(self):
        self.found = None


def setup(people=1, **more):
    seats = tuple(person(i) if i < people else bot(i) for i in range(3))
    return TableSetup(game="espionage", seats=seats, seed=3, **more)


def seated(store=None, people=1, **more):
    """A match in which somebody is asked."""
    match = start(setup(people, privacy="open", **more), InlineBots(), 0, store=store)
    now = 0
    while not match.asked:
        now += 500
        match.tick(now)
    return match, match.asked[0]


@pytest.mark.parametrize(
    ("people", "more", "most"),
    [
        (1, {}, None),
        (2, {}, 0),
        (1, {"night": (1, 1)}, 0),
        (1, {"run": ("circuit", 1, 1)}, 0),
        (1, {"hints": "off"}, 0),
        (3, {"hints": "few"}, FEW),
        (2, {"hints": "free"}, None),
    ],
)
def test_hints_are_for_practice_unless_the_table_says_otherwise(people, more, most):
    assert allowance(setup(people, **more)) == most


def test_a_rematch_keeps_how_hints_are_had():
    assert setup(hints="few").rematch().hints == "few"
    assert TableSetup.from_plain(setup(hints="off").plain()).hints == "off"
    old = {key: value for key, value in setup().plain().items() if key != "hints"}
    assert TableSetup.from_plain(old).hints == "usual"


def test_a_few_hints_are_a_few():
    match, seat = seated(hints="few")
    hinting = HintService(match, Ready())
    for used in range(FEW):
        assert hinting.left(seat) == FEW - used
        hinting.ask(seat)
        assert hinting.busy
        assert hinting.poll().verdict == VERDICT
        assert not hinting.busy
    with pytest.raises(Refused, match="all 3 hints"):
        hinting.ask(seat)


def test_no_hint_is_had_where_there_are_none_or_nothing_is_decided():
    match, seat = seated(people=2)
    with pytest.raises(Refused, match=wording("match-no-hints")):
        HintService(match, Ready()).ask(seat)
    match, seat = seated()
    with pytest.raises(Refused, match=wording("match-nothing-to-decide")):
        HintService(match, Ready()).ask(2)


def test_hints_are_counted_on_the_disk_and_go_on_with_the_match():
    store = Store(None)
    match, seat = seated(store)
    hinting = HintService(match, Ready())
    for _ in range(2):
        hinting.ask(seat)
        hinting.poll()
    number = match.autosave.number
    assert match.help.at(match.setup, match.record.answers)[str(seat)] == {"hints": 2}
    match.close()
    assert hints_of(store, number) == {seat: 2}
    again = resume(store, number, InlineBots(), 0)
    assert again.help.at(again.setup, again.record.answers)[str(seat)] == {"hints": 2}
    assert HintService(again, Ready()).given == {seat: 2}


def test_what_could_not_be_found_out_does_not_count():
    match, seat = seated(hints="few")
    hinting = HintService(match, Ready(None))
    hinting.ask(seat)
    assert hinting.poll().verdict is None
    assert hinting.left(seat) == FEW


def test_a_hint_for_what_is_decided_already_is_dropped():
    match, seat = seated(hints="few")
    analyst = Ready()
    hinting = HintService(match, analyst)
    hinting.ask(seat)
    match.answer(match.game.no, seat, 0, 10**6)
    assert hinting.poll() is None
    assert not hinting.busy
    assert hinting.left(seat) == FEW
    assert msgspec.json.decode(msgspec.json.encode(VERDICT), type=AnalysisVerdict) == VERDICT
