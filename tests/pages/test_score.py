"""The daily deal and the page of somebody's skill, by mouse."""

from __future__ import annotations

from contextlib import contextmanager

import msgspec
import pygame
import pytest

from tabletop.app import text_files
from tabletop.i18n import tr
from tabletop.jobs import workers
from tabletop.pages.end.end_page import EndScreen
from tabletop.pages.progress import daily_page
from tabletop.pages.progress.daily_page import DailyScreen, today
from tabletop.pages.progress.practice_page import PracticeScreen
from tabletop.pages.progress.skill_page import SkillChart, SkillScreen
from tabletop.pages.progress.way_back import again
from tabletop.progress import daily, duplicate_deals
from tabletop.progress.duplicate_deals import DealRecord
from tabletop.progress.skill import MeanRange
from tabletop.storage import StoreError
from tests.saying import said, says
from tests.toolkit.rig import look_away
from tools.rigs import gallery
from tools.rigs.pilot import Pilot
from tools.rigs.screens import score

from .rig import Trail, services

GAME = score.GAME


@contextmanager
def practising():
    """The Practice page of somebody who is known."""
    made = services()
    who = score.known(made)
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(PracticeScreen(made, GAME))
        pilot.tick(300)
        yield pilot, made, trail, who


def end(made, setup, winner):
    """A match that was dealt is over; the page is looked at again."""
    return score.played(made, setup, winner)


def test_three_matches_and_a_line_to_copy(monkeypatch):
    """Each is dealt by a press, cannot be dealt twice, and the line says what became of them."""
    copied = []
    monkeypatch.setattr(text_files, "copy", copied.append)
    with practising() as (pilot, made, trail, who):
        pilot.click("door Daily deal")
        pilot.tick(300)
        page = pilot.app.top
        assert isinstance(page, DailyScreen)
        assert "copy" not in pilot.labels()
        for number, winner in enumerate((0, 1, 0)):
            pilot.click(f"match {number + 1}")
            name, setup = trail.taken[-1]
            assert (name, setup) == ("play", daily.table(made.game(GAME), today(made), number, who))
            end(made, setup, winner)
            page.shown()
            pilot.tick(100)
        pilot.click("copy")
        assert copied == [page.result]
        assert copied[0].endswith(f"{today(made).isoformat()}: +-+ 2 of 3")
        assert page.over
        pilot.key("escape")
        pilot.tick(300)
        assert pilot.find("door Daily deal").text == said("daily-all-played", won=2)


def test_a_day_that_cannot_be_read_is_one_sentence(monkeypatch):
    """Its matches are dealt all the same: they follow from the date."""

    def broken(*_):
        raise StoreError("Gone.")

    with practising() as (pilot, made, _, _):
        monkeypatch.setattr(made.store, "matches_of", broken)
        pilot.click("door Daily deal")
        pilot.tick(300)
        assert isinstance(pilot.app.top, DailyScreen)
        assert "Gone." in pilot.app.overlay.messages[-1]
        assert [label for label in pilot.labels() if label.startswith("match ")] == ["match 1", "match 2", "match 3"]


def test_a_match_that_goes_on_is_gone_on_with():
    """And the way back from its table leads to the page."""
    with practising() as (pilot, made, trail, who):
        score.SCREENS["daily"](pilot, made)
        pilot.tick(300)
        pilot.click("match 2")
        assert trail.taken[-1][0] == "resume"
        assert "1 of 3 are played, 1 won" in daily_page.text(made, GAME)
        page = again(made, daily.table(made.game(GAME), today(made), 1, who))
        assert isinstance(page, DailyScreen)
        assert page.person == who.profile


def test_the_end_of_a_daily_match_leads_back_to_the_day():
    """One button."""
    made = services()
    facts = gallery.finished()
    facts = msgspec.structs.replace(facts, setup=msgspec.structs.replace(facts.setup, run=("daily", 1, 1)))
    with Pilot((1280, 720), made.prefs()) as pilot:
        heard = []
        pilot.app.push(EndScreen(made, facts), heard.append)
        pilot.tick(1000)
        pilot.click(said("end-on", whole="daily"))
        assert heard == ["night"]


def test_before_the_first_match_the_page_says_what_it_is():
    with practising() as (pilot, _, _, _):
        pilot.click("door Skill")
        pilot.tick(300)
        assert isinstance(pilot.app.top, SkillScreen)
        assert pilot.find("skill").source == tr("skill-told")
        assert "score" not in pilot.labels()


def test_the_score_is_told_with_its_range_and_earlier_matches_can_be_scored(monkeypatch):
    """Those whose deals nobody has played are played when somebody asks for it; ratings stand beside it."""
    monkeypatch.setattr(duplicate_deals, "play_deal", lambda line, **_: [0.5] * len(line))
    with practising() as (pilot, made, _, _):
        score.practised(made, 12)
        made.dealt.dealing.make = lambda: workers(1)
        made.settings.deal_matches = 2
        pilot.click("door Skill")
        pilot.tick(300)
        assert says(pilot.find("skill").source, "skill-over", count=8)
        assert pilot.find("score").text == said("skill-score", count="four")
        assert [row[0] for row in pilot.find("ratings").rows if row[0] == "Ruby"] == ["Ruby"]
        pilot.click("score")
        for _ in range(30):
            pilot.tick(400)
        assert "Over 12 matches" in pilot.find("skill").source
        assert "score" not in pilot.labels()
        assert sum(found.over for found in made.store.notes.all("deal", DealRecord).values()) == 12


@pytest.mark.parametrize("hard", [None, 0.2])
def test_the_curve_shows_its_range(hard):
    """Gold where the range is, and no more than the plot."""
    chart = SkillChart([MeanRange(1, 0.4, -0.6, 1.4), MeanRange(2, 0.1, -0.2, 0.4), MeanRange(3, 0.1, -0.1, 0.3)], hard)
    assert chart.step * 3 >= (hard or 0.3)
    with Pilot((1024, 720), services().prefs()) as pilot:
        page = SkillScreen(services(), GAME)
        pilot.app.push(page)
        pilot.tick(200)
        page.add(chart)
        chart.place(pygame.Rect(100, 200, 400, 300))
        surface = pygame.Surface((1024, 720))
        chart.draw(surface)
        assert surface.get_bounding_rect().height > 200
