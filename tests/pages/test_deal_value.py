"""After a match bots play its deal again, and the end screen says what the cards were worth."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.i18n import tr
from tabletop.jobs import workers
from tabletop.match.autosave import copied
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.end import end_panels
from tabletop.pages.end.end_page import EndScreen
from tabletop.progress import duplicate_deals
from tabletop.progress.duplicate_deals import DealRecord, DealShares
from tabletop.progress.rules_version import rules_version
from tests.saying import said, says
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

from .rig import services


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(duplicate_deals, "ITERATIONS", 4)
    monkeypatch.setattr(end_panels, "LEAST", 3)


def ended(made, people=1):
    """The facts of a kept match of people and a bot."""
    facts = gallery.finished(seats=people + 1)
    seats = (*[person(i, f"P{i}") for i in range(people)], bot(people, "easy"))
    setup = TableSetup(game=facts.definition.id, seats=seats, seed=facts.setup.seed)
    number = copied(made.store, setup, [], None, 1)
    return msgspec.structs.replace(facts, setup=setup, match=number)


def told(pilot, seat=1):
    return pilot.find(f"worth {seat}").source


def test_a_deal_is_played_again_while_somebody_looks_on():
    """First that it is done, then how far, then what was found out; it is kept, and told when one looks back."""
    made = services()
    made.settings.deal_matches = 5
    made.dealt.dealing.make = lambda: workers(1)
    facts = ended(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(EndScreen(made, facts))
        pilot.tick(100)
        assert told(pilot) == tr("end-worth-playing", alone="yes", who="P0")
        pilot.tick(end_panels.FIRST_MS + 600)
        assert says(told(pilot), "end-worth-so-far", all=7)
        while made.dealt.left:
            made.dealt.dealing.advance()
        pilot.tick(400)
        whole = told(pilot)
        assert says(whole, "end-worth-hard", alone="yes")
        assert "so far" not in whole
        pilot.app.top.close(None)
        pilot.app.push(EndScreen(made, facts, looking_back=True))
        pilot.tick(400)
        assert told(pilot) == whole
        assert not made.dealt.left


def test_each_person_has_a_line():
    """With the name from the beginning, and what became of it; of few matches nothing is said."""
    made = services()
    facts = ended(made, 2)
    lines = [end_panels.DealValue(made, facts, seat, looking_back=False).source for seat in (0, 1)]
    assert lines == [tr("end-worth-playing", alone="no", who=name) for name in ("P0", "P1")]
    assert lines[0] != lines[1]
    facts = msgspec.structs.replace(facts, outcome=facts.outcome._replace(winners=(1,)))
    found = DealRecord(
        rules_version(facts.definition.id), 240, {0: DealShares(200, 76.0), 1: DealShares(200, 0.0)}, {}, over=True
    )
    made.store.notes.put("deal", str(facts.match), found, now=1)
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(EndScreen(made, facts))
        pilot.tick(200)
        for n, who, chance, how in (
            (1, "P0", "**38 %** (32 to 45 %)", "lost"),
            (2, "P1", "**0 %** (0 to 2 %)", "won"),
        ):
            worth = said("end-worth", alone="no", who=who, normal=chance)
            assert told(pilot, n).endswith(f"{worth} {said('end-how-ended', alone='no', who=who, ended=how)}")


@pytest.mark.parametrize("unwanted", [True, False])
def test_nothing_is_said_where_nothing_is_played(unwanted):
    """Not of a match that is not kept, and not when somebody does not want it."""
    made = services()
    facts = ended(made)
    if unwanted:
        made.settings.deal_matches = 0
    else:
        facts = msgspec.structs.replace(facts, match=None)
    with Pilot((1280, 720), made.prefs()) as pilot:
        pilot.app.push(EndScreen(made, facts))
        pilot.tick(end_panels.FIRST_MS + 400)
        assert not [label for label in pilot.labels() if label.startswith("worth")]
        assert not made.dealt.left
