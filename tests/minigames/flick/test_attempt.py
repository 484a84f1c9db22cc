"""One attempt at Shoot for Loot, from the bean on the line to the verdict."""

from __future__ import annotations

import pygame
import pytest

from tabletop.minigames.flick import beans, match_shots
from tabletop.minigames.flick.flick_facts import from_note, note, unplayed
from tabletop.minigames.flick.flick_screen import FlickScreen
from tabletop.minigames.flick.physics import Shot, hole_scene, simulate
from tabletop.minigames.flick.physics.aim_assist import steady_of
from tabletop.minigames.flick.physics.model import LINE
from tabletop.minigames.flick.physics.noise import bot_shot, dice
from tabletop.minigames.flick.shot_picture import CLEAR
from tabletop.phones.protocol import LetGo, Pull, SlingAction
from tests.crossing import every_nth, in_turn, some_of
from tests.minigames.flick.rig import SIZES, STILL, attempt

GRAZE = Shot(17, 0, 0.60, 0, 0)


def is_simulated(table) -> None:
    """The verdict was settled once, is what the physics says of its shot, and is what the screen closes with."""
    (verdict,) = table.settled
    assert verdict == simulate(table.screen.scene, verdict.shot).verdict
    table.to_the_end()
    table.pilot.click("Continue")
    assert table.closed == [verdict]
    assert isinstance(table.pilot.app.top, FlickScreen)


def test_a_shot_by_mouse():
    """Pull back and let go: the hand makes of the aim what its seed says, and that is simulated."""
    with attempt() as table:
        x, y = table.bean
        table.pilot.drag((x, y), (x - 8, y + 90), drop=False)
        aim, power = table.screen.aim.aim, table.screen.aim.power
        assert 0 < aim < 20
        assert 0.3 < power < 0.9
        expected = table.by_hand(table.screen.aim.shot()).settled(table.screen.scene)
        table.pilot.release((x - 8, y + 90))
        assert table.settled[0].shot == expected
        is_simulated(table)


@pytest.mark.long
def test_a_shot_by_phone():
    """The phone pulls and lets go: the table shows how it is held, and makes of it what the hand's seed says."""
    with attempt(phone=True) as table:
        screen = table.screen
        task = match_shots.shown(screen, 4)
        assert (task.no, [what for what, _ in task.actions]) == (4, ["shake", "decline"])
        match_shots.do(screen, SlingAction("a", 4, "shake"))
        assert [what for what, _ in match_shots.shown(screen, 4).actions] == ["decline"]
        match_shots.hold(screen, Pull(4, -1, 10, 0.4, 0.5))
        assert (screen.aim.x, screen.aim.aim, screen.aim.english, screen.aim.drawn) == (screen.aim.low, 10, 0.5, True)
        match_shots.do(screen, LetGo("b", Pull(4, task.x, 10, 0.6, 0)))
        assert screen.aim.x == pytest.approx(screen.scene.targets[0][0], abs=3)
        assert table.settled[0].shot == table.by_hand(screen.aim.shot()).settled(screen.scene)
        table.to_the_end()
        table.pilot.tick(10_000)
        assert table.closed == table.settled, "nobody has to press anything"


def test_a_shot_by_keys():
    """Arrows aim and set the power, A and D place, Q and E grip, Enter flicks."""
    with attempt(steady=0.0) as table:
        before = table.screen.aim.shot()
        table.pilot.key("d", "right", "right", "up", "e", "shift+left")
        shot = table.screen.aim.shot()
        assert shot.x == pytest.approx(before.x + 2)
        assert shot.power == pytest.approx(before.power + 0.01)
        assert shot.english == pytest.approx(0.05)
        table.pilot.key("return")
        assert table.settled[0].shot == shot.settled(table.screen.scene)
        is_simulated(table)


def test_a_shot_by_gamepad():
    """Sticks turn evenly, the cross steps, shoulders push along, A flicks."""
    with attempt(steady=0.0) as table:
        table.pilot.pad(5)
        table.pilot.hat(0, 1)
        table.stick(0, 1.0)
        table.pilot.tick(480)
        table.stick(0, 0.0)
        turned = table.screen.aim.shot()
        assert turned.aim > 5
        table.pilot.tick(480)
        assert table.screen.aim.shot() == turned
        table.pilot.pad(0)
        assert table.settled[0].shot == turned.settled(table.screen.scene)
        is_simulated(table)


@pytest.mark.long
def test_a_held_key_moves_by_time_not_by_frames():
    """Two machines of different speed turn the aim by the same amount."""
    found = []
    for frame in (8, 32):
        with attempt() as table:
            table.pilot.send(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0)
            for _ in range(960 // frame):
                table.pilot.now += frame
                table.pilot.app.step([])
            table.pilot.send(pygame.KEYUP, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0)
            found.append(table.screen.aim.aim)
    assert found[0] > 10
    assert found[0] == pytest.approx(found[1], abs=0.8)


def test_space_swings_the_power_and_keeps_it():
    """While it is held the power goes up and down; letting go flicks nothing."""
    with attempt() as table:
        table.pilot.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
        table.pilot.tick(1200)
        high = table.screen.aim.power
        table.pilot.tick(800)
        low = table.screen.aim.power
        table.pilot.send(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
        table.pilot.tick(500)
        assert high > 0.7 > low
        assert table.screen.aim.power == low
        assert table.settled == []


@pytest.mark.parametrize("way", every_nth(2, ["back to the start", "escape", "right button", "window left"]))
def test_a_pull_can_be_taken_back(way):
    """Nothing is shot, and the bean lies and looks as before."""
    with attempt() as table:
        before = table.screen.aim.shot()
        x, y = table.bean
        table.pilot.drag((x + 30, y), (x + 60, y + 100), drop=False)
        assert table.screen.aim.shot() != before
        if way == "back to the start":
            table.pilot.move((x + 30, y + 2))
            table.pilot.release((x + 30, y + 2))
        elif way == "escape":
            table.pilot.key("escape")
        elif way == "right button":
            table.pilot.press((x + 60, y + 100), 3)
        else:
            table.pilot.send(pygame.WINDOWFOCUSLOST)
        table.pilot.release((x + 60, y + 100))
        table.pilot.tick(200)
        assert table.settled == []
        assert table.screen.phase == "aim"
        assert table.screen.aim.shot() == before


def test_dragging_the_bean_sideways_lays_it_elsewhere():
    """It follows the finger, still looks at its target, and nothing is shot."""
    with attempt() as table:
        x, y = table.bean
        scale = table.screen.view.scale(LINE)
        table.pilot.drag((x, y), (x + round(60 * scale), y + 3))
        assert table.screen.aim.x == pytest.approx(60, abs=1)
        assert table.screen.aim.aim < -5
        assert table.settled == []


def test_where_the_bean_is_grabbed_is_the_english():
    """A pull that starts at the bean's right end has its finger there."""
    with attempt() as table:
        x, y = table.bean
        table.pilot.drag((x + 20, y), (x + 20, y + 80), drop=False)
        assert table.screen.aim.english > 0.5


def test_the_grip_panel_sets_the_english():
    """A click on the large view of the bean moves the finger."""
    with attempt() as table:
        box = table.screen.grip.shell
        table.pilot.click((box.right - 8, box.centery))
        assert table.screen.aim.english > 0.7


def test_missing_on_purpose_spends_the_attempt():
    """MB-103: by button or key, with no physics."""
    with attempt() as table:
        table.pilot.key("n")
        assert [verdict.outcome for verdict in table.settled] == ["declined"]
        assert table.settled[0].trace == ()
        table.pilot.key("return")
        assert table.closed == table.settled


def test_nothing_large_is_left():
    """A shot that is over gives the grounds that it was seen on back."""
    with attempt() as table:
        assert table.screen.stage._painted
        table.screen.drop()
        assert not table.screen.stage._painted


def test_a_shake_moves_the_ball_once():
    """The ball rests where its seed says, and a second shake changes nothing."""
    with attempt() as table:
        facts = table.screen.facts
        assert table.screen.aim.ball == facts.ball(0)
        table.pilot.key("x")
        assert table.screen.aim.ball == facts.ball(1) != facts.ball(0)
        table.pilot.key("x")
        assert table.screen.aim.ball == facts.ball(1)


def test_the_clock_of_the_table():
    """With a limit the attempt is spent when it runs out; without one nothing ever happens."""
    with attempt(seconds=2.0) as table:
        table.pilot.tick(1500)
        assert table.settled == []
        table.pilot.tick(1000)
        assert [verdict.outcome for verdict in table.settled] == ["clock"]
    with attempt() as table:
        table.pilot.tick(60_000)
        assert table.settled == []


@pytest.mark.long
@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_a_bot_flicks_as_bots_do(level):
    """It hesitates, then shoots exactly what `bot_shot` says; a person's hands do nothing meanwhile."""
    with attempt(bot=level, seed=9) as table:
        table.pilot.tick(600)
        early = table.screen.aim.shot()
        table.pilot.tick(900)
        assert table.screen.aim.shot() != early
        assert table.settled == []
        table.to_the_end()
        facts = table.screen.facts
        assert table.settled[0].shot == bot_shot(facts.scene, level, dice(9, "bot"), facts.ball())
        table.pilot.tick(4000)
        assert table.closed == table.settled


def test_a_click_hurries_a_bot():
    """Whoever has seen enough of its hesitation need not wait."""
    with attempt(bot="good") as table:
        table.pilot.tick(300)
        table.pilot.press((400, 400))
        table.pilot.tick(50)
        assert len(table.settled) == 1


@pytest.mark.long
def test_the_verdict_does_not_wait_for_the_picture():
    """It is settled when the bean leaves the hand, and no later frame changes it."""
    with attempt() as table:
        table.pilot.key("return")
        assert len(table.settled) == 1
        assert table.screen.phase == "fly"
        table.to_the_end()
        assert len(table.settled) == 1


@pytest.mark.parametrize("frame", some_of([16, 50], lambda frame: frame == 50))
def test_any_key_skips_to_the_verdict(frame):
    """The skipped film ends with the same pose as the whole one."""
    ends = []
    for skipped in (False, True):
        with attempt(steady=0.0, seed=8) as table:
            table.pilot.key("return")
            if skipped:
                table.pilot.tick(100)
                table.pilot.key("space")
                assert table.screen.phase == "verdict"
            table.to_the_end(frame)
            ends.append(table.screen.film.pose)
    assert ends[0] == ends[1]


@pytest.mark.long
def test_a_fall_is_shown_again_slowly():
    """After the flight the decisive moment comes from near and slowly; its last picture is the flight's."""
    with attempt(steady=0.0, assist=2) as table:
        table.screen.aim.english, table.screen.aim.power = table.screen.aim.ball, 0.68
        table.pilot.key("return")
        assert table.settled[0].outcome == "hit"
        slow = False
        while table.screen.phase != "verdict":
            table.pilot.tick(16)
            slow = slow or (table.screen.phase == "replay" and table.screen.film.slowed)
        assert slow
        flight = simulate(hole_scene(1), table.settled[0].shot, 1.25)
        assert table.screen.film.pose == flight.pose(flight.steps)
        stage, look = table.screen.stage, table.screen.look()
        (x, y, _), lean = look.pose.targets[0], look.leans[0]
        place = (x + lean.toward[0] * CLEAR, y + lean.toward[1] * CLEAR)
        fallen = beans.standing(stage.targets[0], stage.camera, place, lean)[0]
        assert stage._bodies(look)[-1][0].get_size() == fallen.get_size(), (
            "nothing lies over the bean that was knocked down"
        )


def test_reduced_motion_shows_no_repetition_and_no_shake():
    """The flight itself stays, since it is the game."""
    with attempt(prefs=STILL, steady=0.0) as table:
        table.screen.aim.english, table.screen.aim.power = table.screen.aim.ball, 0.68
        table.pilot.key("return")
        phases = set()
        while table.screen.phase != "verdict":
            phases.add(table.screen.phase)
            assert not table.pilot.app.shake.busy
            table.pilot.tick(16)
        assert phases == {"fly"}


def test_a_blow_is_heard_and_felt():
    """The flick, the blow and the fall have sounds; the window shakes."""
    with attempt(steady=0.0) as table:
        table.screen.aim.english, table.screen.aim.power = table.screen.aim.ball, 0.68
        table.pilot.key("return")
        shaken = False
        while table.screen.phase == "fly":
            table.pilot.tick(16)
            shaken = shaken or table.pilot.app.shake.busy
        assert shaken
        assert {"flick", "topple"} <= set(table.pilot.heard.names)


def test_without_animation_the_verdict_is_there_at_once():
    """Speed "off" shows no film at all."""
    with attempt(prefs={"animation": 0.0}) as table:
        table.pilot.key("return")
        assert table.screen.phase == "verdict"


@pytest.mark.long
@pytest.mark.parametrize(("hole", "size"), in_turn([0, 1, 2], SIZES))
def test_nothing_leaves_the_window(hole, size):
    """Bean, target and every control are inside at any size, while aiming and at the verdict."""
    with attempt(size, {"animation": 0.0}, scene=hole_scene(hole), galaxy=hole, seconds=20.0) as table:
        assert table.pilot.overflowing() == []
        window = table.pilot.window.surface.get_rect()
        assert window.collidepoint(table.bean)
        assert window.collidepoint(table.screen.view.spot(*table.screen.scene.targets[0], 40.0))
        table.pilot.key("return")
        assert table.pilot.overflowing() == []
        assert "Continue" in table.pilot.labels()


def test_a_resized_window_keeps_the_aim():
    """The shot is in millimetres, so the window's size does not matter to it."""
    with attempt() as table:
        table.pilot.key("right", "up", "d")
        before = table.screen.aim.shot()
        table.pilot.resize((1920, 1080))
        table.pilot.tick(50)
        assert table.screen.aim.shot() == before


@pytest.mark.parametrize(
    ("level", "line", "ball"), [(0, False, False), (1, True, True), (2, True, True), (3, True, True)]
)
def test_what_each_level_of_help_shows(level, line, ball):
    """Level 0 has the arrow alone; level 3 also halves the tremble."""
    with attempt(assist=level) as table:
        advice = table.screen.advice()
        assert (bool(advice.line), advice.ball) == (line, ball)
        assert steady_of(level) == (0.5 if level == 3 else 1.0)


def test_a_note_is_read_back():
    """The JSON of an answer's note holds the whole verdict."""
    verdict = simulate(hole_scene(1), GRAZE).verdict
    assert from_note(note(verdict)) == verdict


def test_a_recorded_attempt_is_only_shown():
    """A verdict of a log flies without anybody's hand, and is not settled anew."""
    verdict = simulate(hole_scene(1), GRAZE).verdict
    with attempt(recorded=verdict, bot="good") as table:
        assert table.screen.phase == "fly"
        table.to_the_end()
        assert table.settled == []
        table.pilot.click("Continue")
        assert table.closed == [verdict]


def test_a_recorded_attempt_without_a_flick():
    """A declined one has nothing to fly: its words are there at once."""
    verdict = unplayed(hole_scene(1), GRAZE, "declined")
    with attempt(recorded=verdict) as table:
        assert table.screen.phase == "verdict"
        table.pilot.click("Continue")
        assert table.closed == [verdict]


@pytest.mark.long
def test_the_second_try_shows_the_way_of_the_first():
    """As it was recorded; a bot needs no ghost."""
    with attempt() as table:
        assert table.screen.ghost() == ()
        table.screen.launch(Shot(30, 0, 0.6, 0, 0))
        table.to_the_end()
        [first] = table.settled
    for bot, points in (("", len(first.trace)), ("casual", 0)):
        with attempt(before=first, bot=bot) as again:
            assert len(again.screen.ghost()) == points


@pytest.mark.long
def test_a_film_is_framed_and_says_that_it_is_one():
    """Black bars while it is shown again, and only then."""
    with attempt(steady=0.0, assist=2) as table:
        table.screen.aim.english, table.screen.aim.power = table.screen.aim.ball, 0.68
        table.pilot.key("return")
        framed = {}
        while table.screen.phase != "verdict":
            table.pilot.tick(48)
            table.pilot.app.draw()
            surface = table.pilot.window.surface
            corners = [surface.get_at(at)[:3] for at in ((2, 2), (2, surface.get_height() - 3))]
            framed.setdefault(table.screen.phase, []).append(corners == [(4, 3, 10)] * 2)
        assert all(framed["replay"][1:])
        assert not any(framed["fly"])


@pytest.mark.long
@pytest.mark.parametrize(("aim", "power", "size"), in_turn([(6, 0.5), (10, 0.4), (-8, 1.0), (2, 0.1)], SIZES))
def test_the_verdict_hides_neither_the_bean_that_was_flicked_nor_the_buttons(aim, power, size):
    """A bean that has gone past lies at the far edge, where the verdict would drop in."""
    with attempt(size, STILL, steady=0.0) as table:
        screen = table.screen
        screen.aim.set("aim", aim)
        screen.aim.set("power", power)
        screen.flick()
        table.to_the_end()
        pose = screen.film.pose
        banner, *rest = (widget.rect for widget in screen._told)
        assert screen.rect.contains(banner)
        assert not banner.collidepoint(screen.view.spot(pose.x, pose.y, 9.0))
        assert banner.collidelist(rest) < 0


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_a_second_click_on_the_flick_of_the_table_gives_no_attempt_away(size):
    """Its button lies in the corner: there the screen has another one than that which misses on purpose."""
    with attempt(size, STILL) as table:
        screen = table.screen
        assert screen.decline.visible
        assert screen.decline.rect.bottom < screen.shaker.rect.top
