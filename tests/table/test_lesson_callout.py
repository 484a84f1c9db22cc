"""What a teacher speaks of can be seen: balloon, arrow and large card lie beside it, at every step of every lesson."""

from __future__ import annotations

import re
from functools import partial

import pytest

from tabletop import games
from tabletop.core.ask import UNKNOWN
from tabletop.table.guided import lesson
from tabletop.table.input.hit_targets import uncovered
from tests.table import test_austin_lesson, test_beanz_lesson, test_codenames_lesson, test_rpgget_lesson, test_tutorial

pytestmark = pytest.mark.long

SIZE = (1280, 720)
CODENAMES = test_codenames_lesson
LESSONS = {
    "espionage": test_tutorial.lecture,
    "beanz": partial(test_beanz_lesson.lecture, misses=3),
    "austin": test_austin_lesson.lecture,
    "rpgget": test_rpgget_lesson.lecture,
    "agent": partial(CODENAMES.lecture, CODENAMES.AGENT),
    "director": partial(CODENAMES.lecture, CODENAMES.DIRECTOR),
}
PILES = {
    "deck": "deck",
    "discards": "discard",
    "Space Loot": "loot",
    "Swinger is discarded": "discard",
    "pile": "draw_pile",
}
LEAST = 0.85  # of the size of its letters
SCORES = ("Mojo", "points from won missions")


def cards(screen):
    """Each face that lies open, with its name and what is to be seen of it."""
    for zone, place in enumerate(screen.places.zones):
        laid = screen.scene.laid_out(zone)
        seen = laid[-1:] if place.look.kind == "pile" and zone not in screen.scene.spread else laid
        for sprite in seen:
            if sprite.kind != UNKNOWN and not sprite.back and zone not in screen.places.hidden:
                yield screen.constants.texts[sprite.kind].name, uncovered(laid, laid.index(sprite))


def spoken_of(screen):
    """The boxes of what the teacher's words name: cards, people, buttons, piles, the own score, the counter."""
    words, panels = screen.teacher.source, screen.hud
    found = {}
    for n, (name, box) in enumerate(cards(screen)):
        if re.search(rf"\b({re.escape(name)}|{re.escape(name.split(',')[0])})\b", words):
            found[f"{name} {n}"] = box
    found |= {
        badge.label: badge.rect
        for badge, who in zip(panels.badges, screen.constants.who, strict=True)
        if who.name in words
    }
    for fact, button in zip(panels.buttons.row.facts, panels.buttons.row.children, strict=True):
        found[fact.text] = button.rect
    zones = zip(screen.places.zones, screen.places.groups, strict=True)
    own = [(place.area, group) for place, group in zones if place.own or place.seat is None]
    for word, pile in PILES.items():
        if word in words:
            found |= {f"{word} {n}": area for n, (area, group) in enumerate(own) if group.startswith(pile)}
            found |= {f"{word} count {n}": box for n, box in enumerate(screen.cards.marks.captions())}
    if any(word in words for word in SCORES):
        found |= {
            f"score {n}": blit[0].get_rect(topleft=blit[1]) for n, blit in enumerate(screen.cards.score_counter.above())
        }
    if "points" in words and screen.cards.step_counter.box() is not None:
        found["counter"] = screen.cards.step_counter.box()
    return found


def touches_nothing(screen):
    """The arrow ends at what is meant, beside every card and panel on its way."""
    teacher = screen.teacher
    way = teacher.pointer(teacher.anchor) if teacher.anchor is not None else None
    if way is None:
        return
    lane, (x, y) = teacher.lane(*way), way[1]
    near = teacher.anchor.inflate(4 * teacher.u(17), 4 * teacher.u(17))
    assert near.collidepoint(x, y)
    assert not lane.colliderect(teacher.anchor.inflate(-4, -4))
    panels = screen.hud
    others = [badge.rect for badge in panels.badges] + [button.rect for button in panels.buttons.row.children]
    others += [
        sprite.goal.box for zone in screen.scene.zones for sprite in zone if sprite.zone not in screen.places.hidden
    ]
    assert lane.collidelist([panels.prompt.box, *others, *screen.places.areas.extra.values()]) < 0


def numbered(teacher):
    """The number of the step is beside the buttons, and whole."""
    room, kit = teacher.step_box, teacher.kit
    assert room.collidelist([button.rect for button in (teacher.next, teacher.skip) if button.visible]) < 0
    assert kit.measure(teacher.step, "caption", kit.fit(teacher.step, "caption", room.width)) <= room.width


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_teacher_covers_nothing_that_he_speaks_of(lesson):
    """And the words of every button fit, also on the last page, where there are two."""
    with LESSONS[lesson](SIZE) as (pupil, _, _):
        while True:
            step, screen = pupil.listen(), pupil.screen
            teacher = screen.teacher
            if pupil.pilot.app.top is screen:
                covered = {name: box for name, box in spoken_of(screen).items() if teacher.box.colliderect(box)}
                assert covered == {}, step.text
                assert teacher.anchor is None or not teacher.box.colliderect(teacher.anchor), step.text
                touches_nothing(screen)
                if screen.hud.recap.visible:
                    assert not teacher.box.colliderect(screen.hud.recap.box), step.text
            numbered(teacher)
            for button in (teacher.next, teacher.skip):
                room = button.rect.width - 2 * button.u(18)
                assert not button.visible or button.kit.measure(button.text, button.role) * LEAST <= room, button.text
            if screen.lesson.last:
                break
            pupil.follow("click")


@pytest.mark.parametrize("lesson", ["espionage", "beanz", "austin", "rpgget"])
def test_the_large_card_leaves_free_what_is_meant(lesson):
    """The mouse stirs where it dropped a card: what lies there is shown large beside the words and what they mean."""
    large = 0
    with LESSONS[lesson](SIZE) as (pupil, _, _):
        for step in pupil.steps():
            if pupil.pilot.app.pointing.known:
                x, y = pupil.pilot.app.pointing.pos
                pupil.pilot.move((x, y - 1))
            pupil.pilot.tick(1200)
            zoom, teacher = pupil.screen.hud.floating.zoom, pupil.screen.teacher
            if zoom.visible:
                large += 1
                assert not zoom.box.colliderect(teacher.box), step.text
                assert teacher.anchor is None or not zoom.box.colliderect(teacher.anchor), step.text
            pupil.follow("drag")
    assert large or lesson == "rpgget"


def test_the_teacher_gives_way_to_a_button_that_comes():
    """A click on the Juggler brings one more; a balloon that lay there goes elsewhere, and stays where it need not go."""
    with LESSONS["beanz"](SIZE) as (pupil, _, _):
        while not (pupil.listen().do and pupil.screen.lesson.step.do.act == "spin"):
            pupil.follow("click")
        screen, before = pupil.screen, len(pupil.screen.hud.buttons.row.children)
        teacher = screen.teacher
        wanted = screen.view.options[screen.lesson.wanted(screen.view)]
        teacher.box.bottomright = (SIZE[0] - 8, screen.hud.buttons.row.children[-1].rect.top - 8)
        pupil.pilot.click(pupil.free(f"card {wanted[1]}"))
        pupil.pilot.tick(48)
        buttons = [button.rect for button in screen.hud.buttons.row.children]
        assert len(buttons) == before + 1
        assert teacher.box.collidelist(buttons) < 0
        there = teacher.box.copy()
        screen.show()
        assert teacher.box == there


def test_every_step_with_a_button_to_press_points_at_it():
    """Whatever may be left out, too."""
    for game in ("espionage", "beanz", "austin", "rpgget"):
        steps = lesson.load(games.load(game)).step
        bare = [step for step in steps if step.do is not None and not step.do.card and not step.at]
        assert [step.text for step in bare if step.do.act != "choose"] == []
