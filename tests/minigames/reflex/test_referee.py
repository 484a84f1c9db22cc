"""Races at a table of Austin Powers: the pause that tells nothing, hidden hands, answers, the key test at the beginning."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.i18n import tr
from tabletop.match import HOLD_MS
from tabletop.match.save_reader import ReadMatch
from tabletop.match.start_state import from_here
from tabletop.minigames.reflex import from_note
from tabletop.minigames.reflex.key_test_screen import KeyTestScreen
from tabletop.minigames.reflex.photo_finish import ProofScreen
from tabletop.minigames.reflex.race_facts import RaceAsk
from tabletop.minigames.reflex.race_screen import RaceScreen
from tabletop.minigames.reflex.referee import Referee
from tabletop.progress.replay import ReplayedMatch
from tabletop.storage import Store
from tabletop.table.guided.replay_screen import ReplayScreen
from tests import saying
from tests.pages.rig import services
from tests.table.spies import Mats
from tools.rigs.gallery import lent

HAND = ArrangedZone("hand", ("lost-luggage", "shagette-scooter-courier", "shagette-bass-player"), 0)


class Table(Mats):
    """It is the first person's turn, with a Happening and Agents in hand."""

    def __init__(self, seats=4, humans=2, services=None, **options):
        super().__init__(
            seats=seats,
            humans=humans,
            places=(HAND,),
            turn=0,
            seed=4,
            first_side="good",
            **{"reaction_mode": "timed", **options},
        )
        self.screen.services = services
        while not (self.mine and self.screen.view.query == "main"):
            self.wait()
            if self.screen.view.query != "main":
                self.screen.commands.give(0)

    def do(self, name):
        """The first option of an act."""
        acts, options = self.match.definition.acts, self.screen.view.options
        self.screen.commands.give(next(i for i, o in enumerate(options) if o[0] >= 0 and acts[o[0]].name == name))

    @property
    def race(self):
        top = self.pilot.app.top
        return top if isinstance(top, RaceScreen) else None

    def key(self, name):
        code = pygame.key.key_code(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.pilot.send(kind, key=code, mod=0, unicode="", scancode=0)


@pytest.mark.rule("AP-159", "AP-95")
def test_a_phone_is_shown_the_same_after_an_agent_and_a_happening_until_the_signal():
    """What has happened is hidden from the moment it happens, and the race that may come looks alike."""

    def pause(act):
        with Table(humans=3) as table:
            table.match.seating.hand_over(2, "f" * 32, table.screen.now)
            table.match.lift(0, HOLD_MS, table.screen.now)
            table.do(act)
            hidden = table.screen.minigames.hides
            table.pilot.tick(200)
            return hidden, table.screen.minigames.hides, [table.screen.minigames.task(seat) for seat in range(4)]

    agent, happening = pause("play_agent"), pause("happening")
    assert agent == happening
    assert agent[:2] == (True, True)
    assert [task and task.phase for task in agent[2]] == [None, None, "wait", None]


@pytest.mark.rule("AP-159", "AP-95")
def test_an_agent_and_a_happening_look_alike_until_the_signal():
    """The pause after a played Agent shows pixel by pixel what the pause before a race shows, and is drawn as long."""

    def pause(act):
        with Table() as table:
            table.do(act)
            assert table.race is not None
            table.pilot.tick(200)
            return (
                table.pilot.pixels(),
                table.race.stage.false_alarm,
                table.race.race.signal_round._due - table.pilot.now,
            )

    quiet, race = pause("play_agent"), pause("happening")
    assert (quiet[1], race[1]) == (True, False)
    assert quiet[0] == race[0]
    assert quiet[2] == race[2]


@pytest.mark.rule("AP-159")
def test_no_pause_where_nothing_can_come():
    """With a warning, with one person, and with two seats nothing has to be hidden."""
    for more in ({"surprise": "off"}, {"humans": 1}, {"seats": 2}, {"reaction_mode": "calm"}):
        with Table(**more) as table:
            table.do("play_agent")
            table.pilot.tick()
            assert table.race is None


@pytest.mark.rule("AP-159")
def test_after_a_false_alarm_the_turn_goes_on():
    """The table shows the played card, and the hand is there again without a curtain."""
    with Table() as table:
        table.do("play_agent")
        hand = table.screen.scene.zones[table.screen.constants.kernel.find("hand", 0)]
        assert {sprite.kind for sprite in hand} == {255}
        table.pilot.tick(2200)
        assert table.race is None
        assert table.match.shared.viewer == table.match.shared.asked == 0
        assert 255 not in {
            sprite.kind for sprite in table.screen.scene.zones[table.screen.constants.kernel.find("hand", 0)]
        }
        assert len(table.screen.scene.zones[table.screen.constants.kernel.find("table_agents", 0)]) == 1


@pytest.mark.rule("AP-94", "AP-157", "AP-160", "AP-162")
def test_a_race_answers_for_everybody():
    """One race, one answer a racer with its time in the note; then the user picks or the card is carried out, behind a new
    curtain, since everybody was at the screen.
    """
    with Table() as table:
        n = table.match.n + 1
        table.do("happening")
        while table.race.phase == "arming":
            table.pilot.tick()
        table.pilot.tick(304)
        table.key("o")
        while table.race is not None and table.race.phase != "proof":
            table.pilot.tick()
        marks = [from_note(answer.note) for answer in table.match.record.answers[n : n + 3]]
        assert [mark.seat for mark in marks] == [1, 2, 3]
        assert [mark.bot for mark in marks] == [False, True, True]
        assert marks[0].time == 304
        assert [answer.value for answer in table.match.record.answers[n : n + 3]] == [mark.time for mark in marks]
        race = table.race
        table.pilot.key("return", "return")
        table.pilot.tick(100)
        assert table.race is None
        assert race.scene is None
        assert table.match.shared.privacy.curtain is not None
        assert table.match.shared.viewer == -1


@pytest.mark.rule("AP-159")
def test_with_a_warning_the_table_says_so():
    """Get ready: the race begins after everything before it has been shown."""
    with Table(surprise="off") as table:
        table.do("happening")
        table.pilot.tick(500)
        assert table.race.phase == "arming"
        assert not table.race.race.ask.surprise


@pytest.mark.rule("AP-165", "AP-156")
def test_house_rules_reach_the_race():
    """Handicaps, margins, limits and false starts are those of the table."""
    with Table(
        handicap_ms_1="300", reaction_mode="relaxed", tie_margin="75", false_start="last", race_input="one_by_one"
    ) as table:
        table.do("happening")
        ask = table.race.race.ask
        assert (ask.handicaps[1], ask.margin_ms, ask.limit_ms) == (300, 150, 15_000)
        assert (ask.false_start, ask.one_by_one, ask.relaxed) == ("last", True, True)


def test_an_answer_that_comes_too_late_is_told_and_changes_nothing():
    """The match has gone on: the world hears that it was not taken, the person reads why."""
    with Table() as table:
        n, said = table.match.n, []
        table.screen.commands.complain = said.append
        assert not table.screen.minigames.answer(table.match.game.no - 1, 300, "")
        assert (table.match.n, said) == (n, [saying.said("match-question-closed")])


@pytest.mark.rule("AP-167")
def test_the_keys_are_tested_at_the_beginning_once(tmp_path):
    """With several people at one keyboard; what it can tell is remembered, and the pause offers the test again."""
    services = lent(Store(tmp_path / "tabletop.db"))
    with Table() as table:
        table.screen.services = services
        table.screen.minigames.begun = False
        table.pilot.tick(50)
        assert isinstance(table.pilot.app.top, KeyTestScreen)
        for name in ("q", "o"):
            table.pilot.send(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
        table.pilot.tick(100)
        table.pilot.now += 1300
        table.pilot.app.step([])
        assert services.settings.keys_tested == ["o+q"]
        table.screen.minigames.begun = False
        table.pilot.tick(50)
        assert not isinstance(table.pilot.app.top, KeyTestScreen)
        assert [entry.text for entry in table.screen.minigames.pause_entries()] == [saying.said("reflex-test-keys")]
    services.store.close()


@pytest.mark.rule("AP-167")
def test_a_blocked_key_is_exchanged(tmp_path):
    """What does not come is named, and whoever needs it takes another key, which the match remembers and the table is opened
    anew with: its panels know it, too.
    """
    services, closed = lent(Store(tmp_path / "tabletop.db")), []
    with Table(humans=3) as table:
        table.screen.services, table.screen.close = services, closed.append
        table.screen.minigames.plays[0].open_key_test()
        test = table.pilot.app.top
        for name in ("q", "o"):
            table.pilot.send(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
        table.pilot.tick(1400)
        assert test.test.missing == (2,)
        table.pilot.click("Another key")
        table.pilot.key("u")
        assert table.match.setup.seats[2].race_key == "u"
        for name in ("q", "o", "u"):
            table.pilot.send(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
        table.pilot.tick(48)
        assert test._shown == "passed"
        assert closed == ["seats"]
    services.store.close()


@pytest.mark.rule("AP-168")
def test_gamepads_are_tested_with_the_keys(tmp_path):
    """A pad's button lights its seat, of a shared pad each bumper its own; who is not heard may take a key instead."""
    services = lent(Store(tmp_path / "tabletop.db"))
    with Table(humans=4) as table:
        match = table.match
        for seat, pad in ((0, 3), (1, 5), (3, 5)):
            match.seating.take_over(seat, msgspec.structs.replace(match.setup.seats[seat], pad=pad), table.screen.now)
        table.screen.services, table.screen.close = services, lambda _: None
        table.screen.minigames.plays[0].open_key_test()
        screen = table.pilot.app.top
        assert screen.test.keys == {0: "pad 3", 1: "pad 5 left", 2: "c", 3: "pad 5 right"}

        def pad(button, number, kind=pygame.JOYBUTTONDOWN):
            table.pilot.send(kind, button=button, instance_id=number, joy=number)
            table.pilot.tick(32)

        pad(1, 3)
        pad(0, 5)
        assert not screen.test.down_since
        for button, number in ((0, 3), (4, 5), (5, 5)):
            pad(button, number)
        assert [seat for seat, badge in screen.badges.items() if badge.shown == "in"] == [0, 1, 3]
        pad(5, 5, pygame.JOYBUTTONUP)
        assert set(screen.test.down_since) == {0, 1}
        table.pilot.send(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="", scancode=0)
        table.pilot.tick(1400)
        assert "{pad-rb} (Ivy)" in screen._words()[1]
        table.pilot.click("Another key")
        table.pilot.key("u")
        assert (match.setup.seats[3].race_key, match.setup.seats[3].pad) == ("u", None)
        assert screen.test.keys[3] == "u"
    services.store.close()


def test_looking_back_shows_the_same_race():
    """At the last answer of a race its photo finish is shown once more, with the times of then; at no other answer."""
    with Table() as table:
        n = table.match.n + 1
        table.do("happening")
        while table.race is None or table.race.phase != "proof":
            table.pilot.tick()
        shown = table.race.proof.marks
        table.pilot.key("return", "return")
        table.pilot.tick(100)
        while table.match.n < n + 4:
            table.wait()
            table.screen.commands.give(0)
        table.pilot.tick(3000)
        table.screen.menu_commands.look_at(n + 1)
        assert table.pilot.app.top is table.screen
        table.screen.menu_commands.look_at(n + 3)
        assert table.pilot.app.top.strip.marks == shown
        table.pilot.key("return", "return")
        assert table.pilot.app.top is table.screen


@pytest.mark.rule("AP-159")
def test_alone_nothing_is_seen_before_the_signal():
    """One person and bots: until a bot's signal the screen shows the table and nothing else, then badges and gesture."""
    with Table(humans=1) as table:
        [referee] = [play for play in table.screen.minigames.plays if isinstance(play, Referee)]
        referee._start(RaceAsk(1, 0, (2, 3, 0), "pinky", "Now!"))
        table.pilot.tick(300)
        race = table.race
        assert race.phase == "arming"
        assert table.pilot.pixels() == pygame.image.tobytes(race.scene.waiting, "RGB")
        while race.phase == "arming":
            table.pilot.tick()
        assert all(badge.visible for badge in race.badges.values())


@pytest.mark.rule("AP-159")
def test_whoever_makes_the_gesture_among_bots_is_told_that_it_comes():
    """Nobody is there who must not know of it, and the press is seen to have counted."""
    with Table(humans=1) as table:
        table.do("happening")
        table.pilot.tick(300)
        race, said = table.race, []
        assert (race.phase, race.stage.quiet) == ("arming", False)
        race._line = lambda _target, text, _drop: said.append(text)
        race.paint(table.pilot.window.surface)
        assert said == [tr("reflex-own-gesture")]


def test_a_race_that_is_told_again_shows_its_photo_finish_first():
    """Once, after its last answer; the table tells what came of it when that has been left."""
    with Table(surprise="off") as table:
        match, before = table.match, table.match.n
        setup = from_here(match.setup, match.record, before, 1)
        table.do("happening")
        while table.race is None or table.race.phase != "proof":
            table.pilot.tick()
        reading = ReadMatch(match.definition, setup, match.record.answers[before:])
        again = ReplayScreen(ReplayedMatch(reading), services(), playing=False)
        table.pilot.app.push(again)
        proofs = []
        while again.match.n < again.match.last:
            again.do("one step on")
            table.pilot.tick(100)
            if isinstance(table.pilot.app.top, ProofScreen):
                proofs.append(again.match.n)
                table.pilot.key("return", "return")
                table.pilot.tick(100)
        assert proofs == [again.match.last]
        assert table.pilot.app.top is again
