"""The review on the end screen: begun, stopped, gone on with, and its decisions at the table."""

from __future__ import annotations

from contextlib import contextmanager

import msgspec
import pytest

from tabletop.app import routes, text_files
from tabletop.jobs.job import JobResult
from tabletop.pages.end.charts import lines
from tabletop.pages.end.end_page import EndScreen
from tabletop.pages.end.key_decisions import ComparedAnswers, sentence
from tabletop.pages.end.review_export import noted
from tabletop.progress.decision_analysis import AnalysedDecision, ShareRange
from tabletop.progress.review import KeyDecision
from tabletop.storage import StoreError
from tabletop.table.end_facts import of_saved
from tabletop.table.guided.replay_screen import ReplayScreen
from tests.saying import said, says
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens import kept

from .rig import services, showing

LONG = (
    "Chosen: **Attack with Dodgeball Bean in the golden Galaxy** 11 % (7 to 17 %)\n"
    "About as good: **Play Prankster Bean in the pink Galaxy** 19 % (13 to 25 %)"
)


class Quick:
    """A worker that finds that the first answer would have been better, one decision at a time."""

    def __init__(self):
        self.pieces, self.closed = [], False

    @property
    def room(self):
        return 1 - len(self.pieces)

    def give(self, piece):
        self.pieces.append(piece)

    def poll(self):
        pieces, self.pieces = self.pieces, []
        return [JobResult(piece.no, msgspec.to_builtins(self.look(piece.job.args))) for piece in pieces]

    @staticmethod
    def look(args):
        given, best = ShareRange(0.3, 0.25, 0.35), ShareRange(0.5, 0.45, 0.55)
        seat, choice, _ = args["answer"]
        wrong = choice != 0
        surely = 0.1 if wrong else 0.0
        return AnalysedDecision(n=args["n"], seat=seat, given=given if wrong else best, best=best, choice=0,
                    behind=0.2 if wrong else 0.0, surely=surely)  # fmt: skip

    def close(self):
        self.closed = True


@contextmanager
def ended(*, looking_back=False):
    """The end screen of a kept match, whose reviews are done by quick workers."""
    made = services()
    made.settings.animation_speed = "off"
    made.reviewing.make = lambda: [Quick()]
    match = kept.keep(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        routes.look_back(pilot.app, made, match) if looking_back else pilot.app.push(
            EndScreen(made, of_saved(made, match))
        )
        pilot.tick(100)
        yield pilot, made, match


def page(pilot):
    tabs = pilot.find("tabs")
    tabs.choose(len(tabs.options) - 1)
    pilot.tick(100)
    return pilot.find("Review")


def test_after_a_match_its_review_begins_by_itself_and_goes_on_under_other_screens():
    with ended() as (pilot, made, _):
        assert made.reviewing.review is None
        pilot.tick(2500)
        review = made.reviewing.review
        before = review.done
        assert review.running
        pilot.app.push(routes.rules(made, "espionage"))
        pilot.tick(1000)
        assert review.done > before
        pilot.tick(4000)
        assert review.over
        assert not review.running


def test_a_review_is_stopped_and_gone_on_with():
    with ended(looking_back=True) as (pilot, made, match):
        found = page(pilot)
        pilot.tick(3000)
        assert not found.review.running, "whoever looks back has not asked for it"
        pilot.click("review")
        pilot.tick(600)
        assert pilot.find("review").text == "Stop"
        pilot.key("return")
        done = found.review.done
        assert 0 < done < found.review.total
        pilot.tick(600)
        assert found.review.done == done
        pilot.app.top.close(None)
        pilot.app.push(EndScreen(made, of_saved(made, match), looking_back=True))
        again = page(pilot)
        assert (again.review.done, pilot.find("review").text) == (done, "Go on")
        pilot.click("review")
        pilot.tick(5000)
        assert again.review.over
        assert "review" not in pilot.labels()
        people = [again.facts.setup.seats[seat].name for seat in again.facts.setup.humans]
        said = f"All {again.review.total} decisions of {' and '.join(people)} were"
        assert pilot.find("state").source.startswith(said), "the match has had more of everybody"


def test_what_cannot_be_kept_is_said_on_the_page(monkeypatch):
    with ended(looking_back=True) as (pilot, made, _):

        def full(*_args, **_more):
            raise StoreError("The disk is full.", "the disk is full")

        monkeypatch.setattr(made.store.notes, "put", full)
        page(pilot)
        pilot.click("review")
        pilot.tick(500)
        assert said("progress-review-unkept", why=said("storage-full-why")) in pilot.find("state").source


def test_a_decision_is_looked_at_with_both_answers():
    """A click shows the table as the seat saw it then, and two arrows; a step on takes them away."""
    with showing("review") as (pilot, _, _):
        found = page(pilot)
        rows = [label for label in pilot.labels() if label.startswith("decision ")]
        assert 0 < len(rows) <= 5
        said = " ".join(pilot.find(row).source for row in rows)
        assert any(
            f"{what} {bot}" in said for what in ("Aim at", "to") for bot in ("Agent Dossier", "Colonel Kaboodle")
        )
        assert "player" not in said
        cost = next(row for row in rows if "Cost" in pilot.find(row).source)
        assert len(found.curve.marks) == len(rows)
        assert [(line.seat, line.own) for line in found.curve.lines] == [(1, False), (2, False), (0, True)]
        assert says(found.curve.note, "end-thin-lines", who="Ruby")
        facts = found.facts
        team = msgspec.structs.replace(facts, outcome=facts.outcome._replace(winners=(1,), sides=(0, 1, 0)))
        assert [(line.name, line.points[-1].chance.middle) for line in lines(team, found.review)] == [
            ("Agent Dossier", 1),
            (" & ".join(facts.setup.seats[seat].name for seat in (0, 2)), 0),
        ]
        pilot.click(cost)
        pilot.tick(100)
        screen = pilot.app.top
        assert isinstance(screen, ReplayScreen)
        assert screen.match.n == screen.note.n
        assert screen.match.watching.who == 0
        assert not screen.playing
        assert "Chosen: " in screen.player.reached.words
        assert "Better: " in screen.player.reached.words
        assert {arrow.color for arrow in screen.arrows.arrows} == {"coral", "green"}
        look = next(look for look in found.review.looks if look.n == screen.note.n)
        even = noted(screen.match, msgspec.structs.replace(look, surely=0.0))
        assert says(even.words, "end-about-as-good"), "a difference in the noise is no mistake"
        assert {arrow.color for arrow in even.arrows} == {"gold", "green"}
        bar = screen.player
        words = bar.fitted(LONG)
        assert words.size[1] <= bar.rect.bottom - bar.track.rect.bottom
        pilot.key("right")
        assert screen.arrows.arrows == ()
        pilot.key("escape")
        assert pilot.app.top.label == "end"


@pytest.mark.long
def test_a_review_is_saved_as_one_page_that_needs_nothing_else(tmp_path, monkeypatch):
    """With a picture and a sentence for each decision; a disk that is full is said, and the page stays as it is."""
    with showing("review") as (pilot, _, _):
        found = page(pilot)
        rows = [pilot.find(label) for label in pilot.labels() if label.startswith("decision ")]
        pilot.click("page")
        pilot.tick(300)
        [path] = (tmp_path / text_files.HOME_FOLDER).glob("*.html")
        text = path.read_text(encoding="utf-8")
        assert text.count("data:image/jpeg;base64,") == len(rows)
        assert text.count("<polygon") == 1
        for part in ("Agent Dossier wins", "with two hints", found.facts.outcome.text, "Better: "):
            assert part in text
        assert not [link for link in ('src="http', "href=", "url(") if link in text]

        def full(*_args, **_more):
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(text_files, "write", full)
        pilot.click("page")
        pilot.tick(300)
        assert says(pilot.app.overlay.messages[-1], "end-page-not-saved")
        assert pilot.app.top.label == "end"


def test_a_turning_point_says_whose_chance_changed_and_that_others_or_luck_did_it():
    """The same answer may have cost something: that it was the worse one and that chances rose then is no contradiction."""
    look = Quick.look({"n": 1, "answer": [0, 1, None]})
    answered = ComparedAnswers("Pass", "Attack", (None, None), None)
    cost = sentence(KeyDecision("cost", look, 0.2, 0.1, 0.3), answered, "")
    assert cost.endswith("**Pass** left 30 %, **Attack** would have left 50 %.")
    turn = KeyDecision("turning", look, 0.3, 0.2, 0.4)
    told = {"given": "**Pass**", "way": "up", "points": 30, "noise": "[muted](20 to 40)[/]", "sure": "yes"}
    assert sentence(turn, answered, "") == said("end-turning", alone="yes", **told)
    assert sentence(turn, answered, "Ruby") == said("end-turning", alone="no", who="Ruby", **told)
