"""What leaps up on a card is read there, stays on it in its row and out of it, and never lies over another one's words."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pygame
import pytest

from tabletop.core.ask import NOBODY
from tabletop.core.layout import ALL_EYES
from tabletop.games.rpgget.rules.damage import ONLY_EFFECT
from tabletop.games.rpgget.rules.events import Counters, Fails, GoesHome
from tabletop.games.rpgget.rules.fight_events import Dies, Hits
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, MISSION, PARTY, STEP
from tabletop.match.updates import Update
from tabletop.table.playback.floating_outcomes import STAY
from tabletop.table.playback.floating_text import LEAST, lettered
from tabletop.table.playback.reading_time import reading_ms
from tests.table.test_states import shown
from tools.rigs.pilot import FRAME

pytestmark = pytest.mark.long

WHY = "+1 weakness, -2 Defence"


def dies(table, sprite):
    """It is defeated, and goes onto the discards."""
    fact, zone = Dies(0, sprite.kind, sprite.card), table.constants.kernel.find("discard", 0)
    events = (("say", fact.word, fact, ALL_EYES), ("move", sprite.card, ENEMIES, zone, sprite.kind))
    table.sequencer.enqueue([Update(0, 0, NOBODY, events)])


def lying(cue_player):
    """Where the words are, without what is empty above and below letters."""
    boxes = [pygame.Rect(at, picture.get_size()) for picture, at in cue_player.floating_text.blits()]
    return [box.inflate(0, -box.height // 3) for box in boxes]


def apart(boxes):
    return not any(one.colliderect(other) for one, other in combinations(boxes, 2))


def test_words_on_a_card_stay_on_it_when_its_row_closes_up():
    """A monster beside it leaves, and what is said of that one goes with it and is gone long before it lies."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        scene, cue_player, zone = table.scene, table.cue_player, ENEMIES
        first, second = scene.zones[zone][:2]
        for sprite in (first, second):
            cue_player.said(Hits(sprite.kind, sprite.card, 1, 1, ""))
        gone, stays = cue_player.floating_text._pops[-2:]
        before, start = second.pose.x, first.pose
        scene.move(first.card, zone, table.constants.kernel.find("discard", 0), first.kind)
        pilot.tick(128)
        assert gone.shift[:2] == (first.pose.x - start.x, first.pose.y - start.y) != (0, 0)
        assert 0 < gone.shift.seen < 1
        pilot.tick(96)
        assert first.flying
        assert gone.shift.seen == 0
        pilot.tick(600)
        assert second.pose.x != before
        assert stays.shift == (second.pose.x - before, 0, 1)
        assert dist((start.x, start.y), (first.pose.x, first.pose.y)) > start.height


@pytest.mark.parametrize("pace", [1.0, 1.7])
def test_a_card_leaves_when_words_on_it_have_been_read(pace):
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        pilot.app.prefs.animation, pilot.app.prefs.telling = 1, pace
        first, started = table.scene.zones[ENEMIES][0], pilot.now
        dies(table, first)
        while first.zone == ENEMIES:
            pilot.tick()
        assert pilot.now - started == pytest.approx(reading_ms("defeated") * STAY * pace, abs=4 * FRAME)
        assert table.cue_player.floating_text.busy


def test_whoever_hurries_does_not_wait_for_words_on_a_card():
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        pilot.app.prefs.animation, pilot.app.prefs.telling = 1, 1
        first = table.scene.zones[ENEMIES][0]
        dies(table, first)
        assert table.sequencer.busy
        for _ in range(3):
            table.sequencer.skip()
        assert first.zone != ENEMIES
        assert not table.sequencer.busy


def test_where_nothing_moves_no_card_waits_for_words_on_it():
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        pilot.app.prefs.animation = 0
        first = table.scene.zones[ENEMIES][0]
        dies(table, first)
        assert first.zone != ENEMIES


def test_words_on_neighbours_do_not_run_into_each_other():
    """In a row that is crowded, one card after the other: at no moment do two lie over each other."""
    with shown("table-rpgget-4") as pilot:
        cue_player, scene = pilot.app.top.cue_player, pilot.app.top.scene
        row = [*scene.zones[ENEMIES], *scene.zones[ACTIVE]][:4]
        for n, sprite in enumerate(row):
            sprite.pose = sprite.goal = row[0].goal._replace(x=row[0].goal.x + n * 0.45 * row[0].goal.width)
            cue_player.said(Dies(0, sprite.kind, sprite.card))
            for _ in range(12):
                pilot.tick()
                assert apart(lying(cue_player))
        assert len(lying(cue_player)) == len(row) == 4


def test_all_that_is_said_of_a_card_stays_on_it():
    """What it takes stands above why, and that above what it comes to, also where a blow at the neighbour has a reason."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        cue_player, row = table.cue_player, table.scene.zones[ENEMIES][:2]
        for sprite in row:
            cue_player.said(Hits(sprite.kind, sprite.card, 0, 0, WHY))
        pilot.tick(240)
        for sprite in row:
            cue_player.said(Dies(0, sprite.kind, sprite.card))
        pilot.tick(400)
        boxes = lying(cue_player)
        assert apart(boxes)
        for sprite, (much, why, what) in zip(row, (boxes[:3], boxes[3:]), strict=True):
            card = sprite.pose.box.inflate(0.1 * sprite.pose.width, 0)
            assert all(map(card.contains, (much, why, what)))
            assert much.top < why.top < what.top


@pytest.mark.parametrize("reduced", [False, True])
def test_words_on_a_card_leave_the_marks_above_its_name_free(reduced):
    """Its HP count down while it is said what it takes; a card without marks has its words in its upper half."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        pilot.app.prefs.reduced_motion = reduced
        sprite, plain = table.scene.zones[ENEMIES][0], table.scene.zones[MISSION][0]
        signs = table.cue_player.floats.signs
        signs._signs = tuple(sign for sign in signs.signs() if sign.where != plain.card)
        for card in (sprite, plain):
            table.cue_player.said(Hits(card.kind, card.card, 2, 1, ""))
        pilot.tick(400)
        beside, high = lying(table.cue_player)
        box, marks = (
            sprite.pose.box,
            [mark.get_rect(topleft=at) for mark, at in signs.of_card(sprite.card, sprite.pose.box)],
        )
        assert box.inflate(0.2 * box.width, 0).contains(beside)
        assert beside.collidelist(marks) < 0
        assert marks[0].top < beside.centery < marks[0].bottom, "what is lost stands beside what is left"
        assert high.centery < plain.pose.box.centery
        table.cue_player.said(Dies(0, sprite.kind, sprite.card))
        pilot.tick(400)
        low = lying(table.cue_player)[-1]
        assert box.centery < low.top < low.bottom < box.bottom, "there is no room for more beside the mark"


def test_an_attack_without_damage_covers_no_mark_with_its_two_words():
    """Each is one line where the large card names the monster."""
    with shown("table-rpgget-4", (1920, 1080)) as pilot:
        cue_player, sprite = pilot.app.top.cue_player, pilot.app.top.scene.zones[ENEMIES][0]
        cue_player.said(Hits(sprite.kind, sprite.card, 0, 1, ONLY_EFFECT))
        pilot.tick(400)
        boxes = lying(cue_player)
        assert len(boxes) == 2
        assert all(box.height < sprite.pose.height * 0.17 for box in boxes)
        assert all(box.top > sprite.pose.box.centery for box in boxes)


def test_what_was_said_first_of_a_card_makes_room():
    """Two blows, one right after the other: of the first nothing is left when the second has come to its end."""
    with shown("table-rpgget-4") as pilot:
        cue_player, sprite = pilot.app.top.cue_player, pilot.app.top.scene.zones[ENEMIES][0]
        for number in (1, 2, 0):
            cue_player.said(Hits(sprite.kind, sprite.card, number, 1, WHY))
        cue_player.said(Dies(0, sprite.kind, sprite.card))
        said = [pop.words for pop in cue_player.floating_text._pops]
        assert sorted(said) == sorted(["-2", "no damage", WHY, "defeated"]), "the sentence says why it is two"


def test_words_at_a_seat_lie_on_the_backs_of_its_hand_where_these_are_beside_it():
    """Below its badge they would lie over its party."""
    with shown("table-rpgget-2") as pilot:
        table = pilot.app.top
        cue_player, hand = table.cue_player, table.places.areas.seats[1].hand
        cue_player.said(Counters(1, 2, 5, 0))
        cue_player.said(Counters(1, 1, 6, 0))
        pilot.tick(400)
        first, second = lying(cue_player)
        assert apart((first, second))
        assert all(
            hand.colliderect(box) and pilot.app.window.surface.get_rect().contains(box) for box in (first, second)
        )


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_words_wider_than_the_backs_leave_every_badge_and_party_free(size):
    """In smaller letters and in lines: neither names nor numbers are covered, not those of the next seat either."""
    with shown("table-rpgget-4", size) as pilot:
        table = pilot.app.top
        cue_player, badges = table.cue_player, [badge.rect for badge in table.hud.badges]
        for seat in (1, 2, 3):
            cue_player.said(GoesHome(seat, 139, 0, True))
        for _ in range(8):
            pilot.tick(200)
            boxes = lying(cue_player)
            assert len(boxes) == 3
            for box in boxes:
                assert box.inflate(-6, -6).collidelist(badges) < 0
                for seat in (1, 2, 3):
                    party = table.scene.zones[PARTY + STEP * seat]
                    assert box.inflate(-4, -8).collidelist([sprite.goal.box for sprite in party]) < 0


def test_words_that_are_too_wide_are_smaller_and_in_lines():
    with shown("table-rpgget-4") as pilot:
        kit = pilot.app.top.kit
        whole, word = lettered(kit, WHY, "coral", 25), lettered(kit, "defeated", "coral", 32)
        broken = lettered(kit, WHY, "coral", 25, whole.get_width() * 0.6)
        assert broken.get_width() <= whole.get_width() * 0.6
        assert whole.get_height() < broken.get_height() < 2 * whole.get_height()
        assert lettered(kit, "defeated", "coral", 32, word.get_width() * 0.8).get_height() < word.get_height()
        least = lettered(kit, "defeated", "coral", 32, 1).get_width()
        assert least == pytest.approx(LEAST * word.get_width(), rel=0.1), "they stay readable"


def test_a_banner_waits_for_the_last_blow():
    """It would lie over the numbers on the cards that were hit."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        sprite, banner = table.scene.zones[ENEMIES][0], table.hud.banner
        facts = (Hits(sprite.kind, sprite.card, 2, 1, WHY), Fails(0, sprite.kind, (sprite.kind,), 0))
        table.sequencer.enqueue([Update(0, 0, NOBODY, tuple(("say", fact.word, fact, ALL_EYES) for fact in facts))])
        waited = 0.0
        while not banner.visible:
            pilot.tick()
            waited += FRAME
            assert waited < 3000
        assert waited > 700
