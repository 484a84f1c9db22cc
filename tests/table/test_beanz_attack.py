"""A Bean Attack on the table: its marks, points and words, and the card that answers it."""

from __future__ import annotations

import pygame
import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.core.ask import NOBODY
from tabletop.core.layout import ALL_EYES
from tabletop.games.beanz.rules.events import Attacks, Cancels, Fight, Knockdown, Plays, SpinsBack, Target, Turn
from tabletop.match import Update
from tabletop.table.cards.overlays import LIT
from tabletop.table.playback.attack_animation import HIT, LONG
from tabletop.table.playback.speech_bubbles import BubbleSpeaker
from tabletop.toolkit.theme import Prefs
from tests.table.ring import Ring
from tests.table.test_beanz import FIGHT, first, ready
from tests.table.test_states import shown


def test_points_fall_and_the_attacker_is_marked_while_the_attack_is_told():
    """Not when all is over; and the target is marked until the sums have been told."""
    with Ring(seed=4, first_player="seat0", places=FIGHT, prefs=Prefs()) as ring:
        ready(ring)
        screen, attacker = ring.screen, ring.match.game.table.zones[2][0]
        counter, signs, sequencer = screen.cards.step_counter, screen.cards.signs, screen.sequencer

        def points():
            return [pygame.image.tobytes(picture, "RGBA") for picture, _ in counter.above()]

        def marked():
            return {(sign.where, sign.text) for sign in signs.signs() if sign.text in ("attacks", "target")}

        before, seen = points(), {}
        screen.commands.answer(first(ring, "attack"))
        for _ in range(600):
            ring.pilot.tick(32)
            if sequencer.words is not None and sequencer.said:
                seen[sequencer.said[-1].word] = (points() != before, marked())
            if ring.mine and "fight" in seen:
                break
        assert seen["attacks"] == (True, {(attacker, "attacks")})
        assert len(seen["target"][1]) == 2
        assert seen["fight"][1] == seen["target"][1]
        assert marked() == set()


def test_the_line_is_not_empty_while_something_turns_of_which_nothing_is_said():
    """The attacker spins after the window: what was said of its attack stays."""
    with Ring(seed=4, first_player="seat0", places=FIGHT, prefs=Prefs()) as ring:
        ready(ring)
        screen, lines = ring.screen, []
        screen.commands.answer(first(ring, "attack"))
        for _ in range(600):
            ring.pilot.tick(32)
            facts = screen.hud.prompt.facts
            lines.append(facts.line if facts is not None else None)
            if ring.mine and "fight" in {fact.word for fact in screen.sequencer.said}:
                break
        told = next(n for n, line in enumerate(lines) if line is not None)
        assert None not in lines[told:]


def test_a_card_that_is_shown_large_covers_neither_its_place_nor_who_fights():
    """It lies beside them, as high as it would lie anyway."""
    places = (ArrangedZone("bean1", ("lion",), 0), ArrangedZone("bean6", ("teddy",), 1))
    with Ring(seed=4, first_player="seat0", places=places, prefs=Prefs()) as ring:
        ready(ring)
        screen, find = ring.screen, ring.screen.constants.kernel.find
        cue_player, scene, card_spotlight = screen.cue_player, screen.scene, screen.cue_player.card_spotlight
        card = scene.zones[find("hand", 1)][0].card
        [hitter], [victim] = scene.zones[find("bean1", 0)], scene.zones[find("bean6", 1)]
        badge = screen.hud.badges[1].rect

        def shown_for(zone):
            assert card_spotlight.wanted(Plays(1, 5, card, zone, False), card, 5)
            return card_spotlight._pose(badge).box

        usual, slot = shown_for(-1), find("bean6", 1)
        aside = shown_for(slot)
        assert usual.colliderect(screen.places.zones[slot].area)
        assert not aside.colliderect(screen.places.zones[slot].area)
        assert aside.y == usual.y
        track = pygame.Rect(usual.x - 40, usual.y + 40, 60, 20)
        cue_player.counter.box = lambda: track
        assert not shown_for(-1).colliderect(track), "where it is paid"
        cue_player.said(Attacks(0, 0, (hitter.kind,), hitter.zone))
        cue_player.said(Target(1, victim.card, victim.kind, 1, victim.zone))
        assert shown_for(-1).collidelist([hitter.goal.box, victim.goal.box]) < 0


def test_a_bubble_leaves_the_points_free():
    with Ring(seed=4, first_player="seat0", prefs=Prefs()) as ring:
        ready(ring)
        cue_player, portrait = ring.screen.cue_player, ring.screen.hud.badges[1].portrait

        def body():
            cue_player.bubbles._shouts.clear()
            cue_player.bubbles.say("This was not on the plan.", lambda: portrait, BubbleSpeaker("gold", "", 1))
            return pygame.Rect(cue_player.bubbles._stand(cue_player.bubbles._shouts[-1]).body)

        usual = body()
        track = pygame.Rect(12, 96, 200, 46)
        assert usual.colliderect(track)
        cue_player.counter.box = lambda: track
        assert not body().colliderect(track)


def test_beans_spin_back_where_no_banner_hides_them():
    """Whose turn it is has been read before they do."""
    with Ring(seed=4, first_player="seat0", places=(ArrangedZone("bean1", ("lion",), 0),), prefs=Prefs()) as ring:
        ready(ring)
        screen, banner = ring.screen, ring.screen.hud.banner
        [lion] = screen.scene.zones[1]
        screen.scene.turn(lion.card, 1)
        ring.pilot.tick(1000)
        lies, hidden = lion.goal.angle, []
        facts = (Turn(0, 5), SpinsBack(0, (lion.kind,)))
        screen.sequencer.enqueue([Update(0, 0, NOBODY, (*(said(fact) for fact in facts), ("turn", lion.card, 0)))])
        while screen.sequencer.busy:
            ring.pilot.tick(32)
            hidden += [banner.visible] if lion.goal.angle != lies else []
        assert hidden
        assert not any(hidden)


def test_a_card_that_flies_to_the_hand_passes_below_the_words():
    """Which card is bought can be read while it comes; what one holds oneself lies over them."""
    with Ring(seed=4, first_player="seat0", places=(ArrangedZone("hand", ("clown",), 0),), prefs=Prefs()) as ring:
        ready(ring)
        ring.screen.commands.answer(first(ring, "play_bean"))
        ring.wait()
        screen, prompt, stage = ring.screen, ring.screen.hud.prompt, ring.screen.stage
        screen.commands.answer(first(ring, "buy"))
        while not any(sprite.flying and sprite.pose.box.colliderect(prompt.box) for sprite in stage.moving()):
            ring.pilot.tick(16)
            assert screen.sequencer.busy
        assert stage.in_motion(flying=True)
        assert not stage.in_motion(flying=False)
        assert prompt.box.size != (0, 0)
        drawn = [widget.label or type(widget).__name__ for widget in screen.walk()]
        assert drawn.index("flights") < drawn.index("prompt") < drawn.index("sky")


def test_the_frame_of_a_full_half_goes_with_its_beans():
    """When the target leaves, not when the next thing is told; so it is with a Bean that falls on its side."""
    places = (ArrangedZone("bean0", ("lion",), 0), ArrangedZone("bean1", ("clown",), 0))
    with Ring(seed=4, first_player="seat0", places=places, prefs=Prefs()) as ring:
        ready(ring)
        screen, kernel = ring.screen, ring.screen.constants.kernel
        [lion], [clown] = screen.scene.zones[:2]
        loot, out = kernel.find("loot0", 0), kernel.find("discard", 0)

        def framed():
            return any(sign.where == loot and sign.tone in LIT for sign in screen.cards.signs.signs())

        def told(*events):
            screen.sequencer.enqueue([Update(0, 0, NOBODY, (said(Target(0, 0, lion.kind, 0, 0)), *events))])
            ring.pilot.tick(32)
            before = framed()
            while not screen.scene.zones[out] and clown.turn != 2:
                ring.pilot.tick(16)
                assert screen.sequencer.busy
            return before, framed()

        assert told(("turn", clown.card, 2)) == (True, False)
        screen.sequencer.finish()
        ring.pilot.tick(32)
        assert framed(), "nothing has happened to the table itself"
        clown.turn = 0
        assert told(("move", lion.card, 0, out, lion.kind)) == (True, False)


def test_a_bean_falls_with_the_blow_and_not_when_that_has_been_read():
    """What is said of it and what is seen belong together; the attacker has to be there first."""
    with shown("table-beanz-attack") as pilot:
        table = pilot.app.top
        find, scene, sequencer = table.constants.kernel.find, table.scene, table.sequencer
        (bean,), (lion,) = scene.zones[find("bean2", 1)], scene.zones[find("bean2", 0)]
        table.cue_player.said(Attacks(0, 0, (lion.kind,), lion.zone))
        table.cue_player.said(Target(1, bean.card, bean.kind, 1, bean.zone))
        facts = Knockdown(bean.card, bean.kind, 1), Fight(bean.kind, 1, 150, 100, 0, (), (), bean.card, 1)
        for fact, before in zip(facts, (0, LONG * HIT - 60), strict=True):
            bean.turn = 0
            events = ("say", fact.word, fact, ALL_EYES), ("turn", bean.card, 2)
            table.sequencer.enqueue([Update(0, 1, NOBODY, events)])
            if before:
                pilot.tick(before)
                assert bean.turn == 0, "it has not been hit"
            pilot.tick(120)
            assert bean.turn == 2
            assert sequencer.busy, "the words are still read"
            sequencer.finish()
            pilot.tick(400)


def test_a_bean_is_turned_while_it_is_read_that_its_attack_is_cancelled():
    """It has spun for nothing, and that is written on it; so nobody wonders why it stands up again."""
    with shown("table-beanz-attack") as pilot:
        table = pilot.app.top
        [lion] = table.scene.zones[table.constants.kernel.find("bean2", 0)]
        assert lion.turn == 0
        fact = Cancels(1, lion.kind, 0, lion.card, lion.kind, 1)
        table.sequencer.enqueue([Update(0, 1, NOBODY, (said(fact), ("turn", lion.card, 1)))])
        pilot.tick(400)
        assert (lion.turn, table.sequencer.busy) == (1, True)
        [pop] = table.cue_player.floating_text._pops
        assert lion.goal.box.collidepoint(pop.at)


def test_that_a_bean_is_the_target_stands_on_it_once():
    """It wears it until the result."""
    with shown("table-beanz-attack") as pilot:
        table = pilot.app.top
        [bean] = table.scene.zones[table.constants.kernel.find("bean2", 1)]
        table.cue_player.said(Target(1, bean.card, bean.kind, 1, bean.zone))
        pilot.tick(200)
        assert not table.cue_player.floating_text._pops
        assert table.cue_player.floats.focus == bean.card, "the blow goes there, and its words stand there"


@pytest.mark.parametrize("slot", ["bean1", "bean3"])
def test_of_two_beans_of_one_name_the_one_dashes_that_attacks(slot):
    """Where it lies is said with the attack."""
    places = tuple(ArrangedZone(zone, ("lion",), 0) for zone in ("bean1", "bean3"))
    with Ring(seed=4, first_player="seat0", places=places, prefs=Prefs()) as ring:
        ready(ring)
        cue_player, scene = ring.screen.cue_player, ring.screen.scene
        [lion] = scene.zones[ring.screen.constants.kernel.find(slot, 0)]
        cue_player.said(Attacks(0, 0, (lion.kind,), lion.zone))
        assert cue_player.attack_animations.attackers == [lion]


@pytest.mark.parametrize("upside_down", [False, True])
def test_words_on_a_marked_card_leave_its_name_and_its_marks_free(upside_down):
    """Whose Bean has fallen is read while the words stand on it."""
    with shown("table-beanz-attack") as pilot:
        table = pilot.app.top
        [bean] = table.scene.zones[table.constants.kernel.find("bean2", 1)]
        marks = table.cue_player.floats.signs
        if upside_down:
            table.scene.turn(bean.card, 1)
        table.cue_player.said(Knockdown(bean.card, bean.kind, 1))
        pilot.tick(400)
        [pop] = table.cue_player.floating_text._pops
        words = pop.picture.get_rect(center=pop.at)
        card = bean.goal.box
        assert card.inflate(0.1 * card.width, 4).contains(words)
        assert words.top > card.centery if upside_down else words.bottom < card.centery
        worn = [mark.get_rect(topleft=place) for mark, place in marks.of_card(bean.card, card)]
        assert worn
        assert upside_down or words.collidelist(worn) < 0


def test_words_on_a_card_leave_the_piles_beside_it_free():
    """The sums of a fight are broader than a Bean; whoever looks reads how many cards the piles have."""
    with Ring(seed=4, first_player="seat0", places=(ArrangedZone("bean0", ("mummy",), 1),), prefs=Prefs()) as ring:
        ready(ring)
        screen, find = ring.screen, ring.screen.constants.kernel.find
        [mummy] = screen.scene.zones[find("bean0", 1)]
        floats, floating_text = screen.cue_player.floats, screen.cue_player.floating_text
        floats.focus = mummy.card
        floats.show(screen.cue_player.cues["fight"], Fight(mummy.kind, 2, 150, 90, 0, (), (), -1, 1))
        ring.pilot.tick(400)
        boxes = [picture.get_rect(topleft=place) for picture, place in floating_text.blits()]
        assert boxes
        counts = screen.cards.marks.captions()
        assert all(box.inflate(0, -box.height // 3).collidelist(counts) < 0 for box in boxes)


def said(fact):
    return "say", fact.word, fact, ALL_EYES
