"""What hands do at the table, with phones: a sling that is pulled on one, and races that are timed on them."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.ask import WORLD
from tabletop.desktop import phone_table
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match import TableSetup, person, start
from tabletop.minigames.flick.flick_facts import from_note
from tabletop.minigames.reflex import from_note as from_mark
from tabletop.minigames.reflex.referee import error_ms
from tabletop.storage import Store
from tabletop.table.extensions.minigames import minigames_of
from tests.match.table import Instant
from tests.phones.line import Room
from tests.phones.test_table import Ether
from tests.saying import said
from tests.table import rig
from tools.rigs import gallery
from tools.rigs.phones.hand import Phone
from tools.rigs.pilot import Pilot, unseen


def game_with(label):
    """A game that has such a minigame, whichever it is."""
    return next(g for g in games.ours() if any(type(world).__module__.endswith(label) for world in minigames_of(g)))


pytestmark = pytest.mark.long


class Evening:
    """A saved match that waits for hands is gone on with; its phones are there again."""

    def __init__(self, path, monkeypatch, label, people, **options):
        monkeypatch.setattr(phone_table, "PhoneServer", Ether)
        monkeypatch.setattr(phone_table, "found_addresses", lambda: ("192.168.7.7",))
        monkeypatch.setattr(Ether, "made", ())
        store = Store(path / "games.db")
        seats = tuple(person(i) for i in range(people))
        setup = TableSetup(game=game_with(label), seats=seats, seed=3, options=options, pace="quick")
        room = Room(start(setup, Instant(), 0, store=store), range(people), 3)
        while room.match.game.ask[1] != WORLD:
            room.frame()
            [phone.act() for phone in room.phones]
            assert room.now < 10_000_000, "nobody ever does anything with the hands"
        room.match.close()
        store.close()
        rig.Instant.close = lambda _: None
        self.pilot = Pilot((1024, 720), rig.still())
        self.program = Program(Store(path / "games.db"), now=lambda: gallery.EVENING)
        self.program.services.late.wait = self.program.services.resume_offered = True
        self.program.services.first_evening = False
        self.program._thinking = rig.Instant()
        self.program.begin(self.pilot.app, FirstScreen())
        self.program.resume(1)
        self.phones = [self.back(phone) for phone in room.phones]
        self.pilot.click(said("table-to-the-table"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.end()
        self.pilot.__exit__(None, None, None)

    def back(self, before):
        """The phone that had a seat before comes again."""
        phone = Phone(Ether.made[-1], 10 + before.seat)
        phone.wire.waiting.pop()
        phone.say({"type": "hello", "version": 1, "token": before.token})
        return phone

    @property
    def match(self):
        return self.program._table.match

    def until(self, true, most=1500):
        with unseen(self.pilot.app):
            for _ in range(most):
                self.pilot.tick(16)
                [phone.listen() for phone in self.phones]
                if true():
                    return
        raise AssertionError(([phone.state for phone in self.phones], self.pilot.app.top.label))

    def tasks(self):
        return [phone.state and phone.state.get("hands") for phone in self.phones]

    def outcome(self, phone, kind, **more):
        key = phone.order(kind, **more)
        self.until(lambda: key in phone.outcomes)
        return phone.outcomes[key]


def pull(no, **more):
    return {"type": "pull", "no": no, "x": 0.0, "aim": 0.0, "power": 0.0, "grip": 0.0, **more}


@pytest.mark.rule("MB-99")
def test_a_sling_is_pulled_on_one_phone_drawn_at_the_table_and_let_go(tmp_path, monkeypatch):
    with Evening(tmp_path, monkeypatch, "flick_minigame", 2) as evening:
        evening.until(lambda: any(evening.tasks()))
        (seat,) = (seat for seat, task in enumerate(evening.tasks()) if task)
        phone, other, no = evening.phones[seat], evening.phones[1 - seat], evening.tasks()[seat]["no"]
        assert evening.tasks()[seat]["kind"] == "sling"
        assert not phone.state.get("paused", False)
        other.say(pull(no, power=1.0))
        phone.say(pull(no, aim=12.0, power=0.5, grip=-0.25))
        phone.say(pull(no - 1, power=0.9))
        evening.pilot.tick(16)
        aim = evening.pilot.app.top.aim
        assert (aim.aim, aim.power, aim.english, aim.drawn) == (12.0, 0.5, -0.25, True)
        n, log = evening.match.n, phone.state.get("log")
        assert evening.outcome(other, "let_go", pull=pull(no)) == "stale_ask"
        assert evening.outcome(phone, "let_go", pull=pull(no, aim=10.0, power=0.6)) == "done"
        verdict = from_note(evening.match.record.answers[n].note)
        assert abs(verdict.shot.aim - 10) < 12
        assert phone.state.get("log") == log, "what became of it is seen at the table first"
        assert evening.tasks() == [None, None]
        evening.until(lambda: evening.pilot.app.top.label == "table")
        evening.until(lambda: phone.state.get("log") != log)


def test_what_may_be_done_besides_is_done_once(tmp_path, monkeypatch):
    with Evening(tmp_path, monkeypatch, "flick_minigame", 2) as evening:
        evening.until(lambda: any(evening.tasks()))
        (task,) = filter(None, evening.tasks())
        phone = evening.phones[evening.tasks().index(task)]
        shake, decline = (what for what, _ in task["actions"])
        assert evening.outcome(phone, "sling", no=task["no"], what=shake) == "done"
        evening.until(lambda: [what for what, _ in phone.state["hands"]["actions"]] == [decline])
        n = evening.match.n
        assert evening.outcome(phone, "sling", no=task["no"], what=decline) == "done"
        assert evening.match.n == n + 1


@pytest.mark.rule("AP-157", "AP-163")
def test_a_race_is_timed_by_each_phone_and_is_seen_at_the_table_first(tmp_path, monkeypatch):
    with Evening(tmp_path, monkeypatch, "reflex_minigame", 3, reaction_mode="timed") as evening:
        evening.until(lambda: any(evening.tasks()))
        racers = [phone for phone, task in zip(evening.phones, evening.tasks(), strict=True) if task]
        assert [phone.state["hands"]["phase"] for phone in racers] == ["wait", "wait"]
        evening.until(lambda: racers[0].state["hands"]["phase"] == "open")
        n, no, signal_round = evening.match.n, racers[0].state["hands"]["no"], evening.pilot.app.top.race.signal_round
        log = racers[0].state.get("log")
        assert evening.outcome(racers[0], "race", no=no - 1, after=50) == "stale_ask"
        for phone, at in zip(racers, (400, 470), strict=True):
            evening.until(lambda at=at: evening.pilot.now >= signal_round.signalled + at)
            assert evening.outcome(phone, "race", no=no, after=at - 10) == "done"
        evening.until(lambda: evening.match.n >= n + 2)
        marks = [from_mark(answer.note) for answer in evening.match.record.answers[n : n + 2]]
        assert sorted(mark.raw for mark in marks) == [390, 460]
        assert all(mark.phone >= error_ms(0) for mark in marks)
        assert evening.tasks() == [None] * 3
        assert racers[0].state.get("log") == log, "the photo finish tells it"
        evening.until(lambda: evening.pilot.app.top.label == "table")
        evening.until(lambda: racers[0].state.get("log") != log)
