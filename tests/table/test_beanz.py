"""Mighty Beanz on the table: whole games by each way of choosing, the ring at any size, turned cards, a flick."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.core.ask import NOBODY, PASS, WORLD
from tabletop.core.layout import ALL_EYES
from tabletop.core.messages import SeatRef
from tabletop.games.beanz.definition import DEFINITION
from tabletop.games.beanz.rules.events import Spent
from tabletop.match.history.match_log import LogLine
from tabletop.match.history.recap import listed
from tabletop.match.updates import Update
from tabletop.minigames.flick.flick_facts import from_note
from tabletop.minigames.flick.physics import hole_scene
from tabletop.pages.rules_page import RulesScreen
from tabletop.pages.settings.settings_page import SettingsScreen
from tabletop.table import layout_schema
from tabletop.table.hud.needed import looked_at
from tabletop.table.layout.schemes import scheme_of
from tabletop.table.layout.zone_places import ZonePlaces
from tabletop.table.model.selection import OptionTarget
from tabletop.table.playback.floating_text import CLIMB
from tabletop.toolkit.draw_context import ui_scale
from tabletop.toolkit.theme import Prefs
from tests.pages import rig
from tests.table.rig import WAYS
from tests.table.ring import Ring
from tests.table.test_states import shown

SIZES = [(1024, 720), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
LOOK = layout_schema.load("beanz")
SCHEME = scheme_of(LOOK)


# --- whole games
@pytest.mark.long
def test_a_basic_game_is_played_to_its_end():
    """Against a bot, the ways in turn, flicks with it; the winner is told."""
    with Ring(seed=2, first_player="seat0") as ring:
        asked = ring.play(WAYS, 2)
        ring.pilot.tick(6000)
        assert ring.ended == [ring.match]
        assert {"main", "respond", "effect_bean"} <= asked.keys()
        assert ring.flicks >= 1


@pytest.mark.long
def test_two_people_play_an_expert_game():
    """Hot-seat, from the hand guess to the last card, the ways in turn; both have been on the screen."""
    with Ring(seed=4, humans=2, expert="on") as ring:
        asked = ring.play(WAYS, 4)
        assert ring.match.game.over
        assert asked["fists"] == 2
        assert asked["mulligan"] == 2


def test_nobody_is_seen_to_be_on_turn_before_it_has_been_told_who_begins():
    """Not while hands are looked at and a bean is hidden."""
    with Ring(seed=4, first_player="hand_guess") as ring:
        tabs = set()
        for _ in range(20):
            ring.wait()
            query, badges = ring.screen.view.query, ring.screen.hud.badges
            tabs.add((query in ("mulligan", "fists"), any(badge.facts.turn for badge in badges)))
            if query == "main":
                break
            ring.screen.commands.give(0)
        assert tabs == {(True, False), (False, True)}


# --- the ring
@pytest.mark.parametrize("factor", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (1080, 1920), (1080, 1400)])
@pytest.mark.parametrize("bottom", [0, 1])
def test_nothing_on_the_ring_overlaps(size, factor, bottom):
    """Slots with a card on its side and with a Cosmos card, Loot, piles, badges, hands, prompt, log and buttons keep apart."""
    scale = ui_scale(size, factor, *SCHEME.room(size, 2))
    window = pygame.Rect((0, 0), size)
    kernel = DEFINITION.layout(2)
    areas = SCHEME.divide(window, lambda units: round(units * scale), 2, bottom)
    places = ZonePlaces(LOOK, kernel, areas, bottom, window)
    parts = {"prompt": areas.prompt, "corner": areas.corner, "log": areas.log, "buttons": areas.buttons}
    for seat in range(2):
        parts |= {f"badge {seat}": areas.seats[seat].badge, f"hand {seat}": areas.seats[seat].hand}
    for zone, place in zip(kernel.zones, places.zones, strict=True):
        if place.look.kind == "pile":
            parts[f"{zone.group} {zone.seat}"] = place.area
        elif place.look.kind == "slot" and not place.look.under:
            lying = place.poses(1)[0]._replace(angle=90).box
            under = places.zones[kernel.find(zone.group.replace("bean", "cosmos"), zone.seat)].area
            parts[f"{zone.group} {zone.seat}"] = place.area.union(under)
            parts[f"{zone.group} {zone.seat} lying"] = lying
    for name, box in parts.items():
        assert window.contains(box), f"{name} {box} leaves {window}"
    for (a, first), (b, second) in combinations(parts.items(), 2):
        same = a.removesuffix(" lying") == b.removesuffix(" lying")
        assert same or not first.colliderect(second), f"{a} {first} overlaps {b} {second}"


def test_slots_face_each_other():
    """Whoever sits below has slot 0 at the left; the other's last slot lies above it, and its Loot above the own Loot."""
    kernel, window = DEFINITION.layout(2), pygame.Rect(0, 0, 1280, 720)
    for bottom in range(2):
        places = ZonePlaces(LOOK, kernel, SCHEME.divide(window, round, 2, bottom), bottom, window)
        own, other = (
            places.zones[kernel.find("bean0", bottom)].area,
            places.zones[kernel.find("bean6", 1 - bottom)].area,
        )
        assert abs(own.centerx - other.centerx) <= 2
        assert other.bottom <= own.top
        left = places.zones[kernel.find("bean6", bottom)].area
        assert left.centerx > own.centerx


# --- turned cards, numbers, forecasts
FIGHT = (
    ArrangedZone("bean2", ("sheriff",), 0),
    ArrangedZone("bean3", ("teddy",), 1),
    ArrangedZone("bean2", ("mummy",), 1),
)
FULL = (
    ArrangedZone("bean0", ("lion",), 0),
    ArrangedZone("bean1", ("clown",), 0),
    ArrangedZone("bean3", ("vampire",), 1),
)


def first(ring, name):
    """The index of the first option of an act."""
    acts = DEFINITION.acts
    return next(i for i, o in enumerate(ring.screen.view.options) if o != PASS and acts[o[0]].name == name)


def ready(ring):
    """Keep the first hand, and come to the own turn."""
    while True:
        ring.wait()
        if ring.screen.view.query != "mulligan":
            return
        ring.choose(0, "click")


def test_an_attack_is_foretold_and_turns_its_cards():
    """Taken up, the attacker shows its numbers at every Bean it may meet; a click on one of them attacks that Galaxy;
    afterwards it lies upside down, and nothing was changed by looking.
    """
    with Ring(seed=4, first_player="seat0", places=FIGHT) as ring:
        ready(ring)
        attacker = ring.match.game.table.zones[2][0]
        before = ring.match.n
        ring.reach(f"card {attacker}", "click")
        assert ring.screen.drag_and_drop.choosing.held == attacker
        assert ring.screen.input.outcome_previews.live(), "nothing is foretold"
        rows = DEFINITION.looks.preview(ring.screen.view, ring.screen.view.options[first(ring, "attack")])
        targets = {row.card for row in rows}
        assert targets == {ring.match.game.table.zones[9][0], ring.match.game.table.zones[10][0]}
        assert all(" against " in row.line for row in rows)
        assert ring.match.n == before
        ring.reach(f"card {min(targets)}", "click")
        assert ring.match.n > before, "a click on a Bean in the Galaxy attacks it"
        ready(ring)
        assert ring.screen.scene.sprites[attacker].pose.angle == 180


def test_whoever_names_the_target_sees_what_each_would_come_to():
    """All at once, before anything is touched; and cards that are asked about shine only when the attack has been told."""
    with Ring(seed=4, humans=2, first_player="seat0", places=FIGHT, prefs=Prefs()) as ring:
        ready(ring)
        ring.screen.commands.answer(first(ring, "attack"))
        highlights, sprite = ring.screen.cards.highlights, ring.screen.scene.sprites[ring.match.game.table.zones[9][0]]
        early = set()
        while ring.screen.view.query != "target_defence" or ring.screen.sequencer.busy:
            ring.pilot.tick(48)
            early |= {highlights.state(sprite)} if ring.screen.sequencer.busy else set()
            curtain = ring.match.shared.privacy.curtain
            if curtain is not None:
                ring.match.lift(curtain.seat, 10_000, ring.screen.now)
            elif ring.screen.view.query == "respond" and ring.mine:
                ring.screen.commands.give(0)
        assert "playable" not in early
        assert highlights.state(sprite) == "playable"
        assert len(ring.screen.input.outcome_previews.live()) == len(ring.screen.view.options) == 2


def test_marks_are_those_of_the_table_that_is_shown():
    """A view is kept as long as its marks are: else another one may lie at its address, and be taken for it."""
    with Ring(seed=4, first_player="seat0", places=FIGHT) as ring:
        ready(ring)
        signs, outcome_previews, shown = (
            ring.screen.cards.signs,
            ring.screen.input.outcome_previews,
            ring.screen.input.outcome_previews.shown,
        )
        view = shown.view._replace()
        for part in (signs, outcome_previews):
            part.show(replace(shown, view=view, playback=shown.playback._replace(view=view)))
        signs.signs(), outcome_previews.live()
        address = id(view)
        for part in (signs, outcome_previews):
            part.show(shown)
        del view
        assert address not in {id(shown.view._replace()) for _ in range(50)}


def test_a_card_in_the_hand_goes_to_a_slot_by_each_way():
    """Dropped on a slot, sent there by clicks, or by keys: the Bean stands there, and points are paid on the track."""
    for way in WAYS:
        with Ring(seed=4, first_player="seat0") as ring:
            ready(ring)
            index = first(ring, "play_bean")
            _, card, zone = ring.screen.view.options[index]
            ring.choose(index, way)
            ring.wait()
            assert ring.match.game.table.zones[zone] == (card,)
            assert ring.screen.scene.sprites[card].zone == zone
            assert ring.screen.cards.signs.above()


def test_neighbours_light_up():
    """With the mouse on a Bean at the edge of its mat, the slots beside it are lit, one of them across the border."""
    with Ring(seed=4, first_player="seat0", places=FULL) as ring:
        ring.wait()
        ring.pilot.move(ring.free(f"card {ring.match.game.table.zones[0][0]}"))
        lit = [
            pygame.Rect(place, picture.get_size()).center
            for picture, place in ring.screen.input.outcome_previews.live()
        ]
        zones = ring.screen.places.zones
        for zone in (1, 13):
            near = zones[zone].area
            assert any(near.collidepoint(point) for point in lit)


# --- a flick
def test_a_flick_inside_a_match():
    """A full half is shot for at once: the screen opens, the verdict is the world's answer with its record, and the match is
    played again from its answers alone.
    """
    with Ring(seed=4, first_player="seat0", places=FULL) as ring:
        while ring.screen.view.query != "shoot":
            ring.wait()
            if ring.screen.view.query != "shoot":
                ring.choose(0, "click")
        assert any(sign.tone == "ready" for sign in ring.screen.cards.signs.signs())
        ring.choose(first(ring, "flick"), "keys")
        for _ in range(40):
            ring.pilot.tick(48)
            if ring.flick is not None:
                break
        assert ring.flick is not None
        assert ring.flick.facts.attempts == 2
        before = ring.match.n
        ring.shoot()
        answer = ring.match.record.answers[before]
        assert answer.seat == WORLD
        verdict = from_note(answer.note)
        assert answer.value == verdict.outcome
        assert OptionTarget("zone", 0) not in ring.screen.drag_and_drop.choosing.targets()
        again = ring.match.record.at(ring.match.n)
        assert again.table.zones == ring.match.game.table.zones


@pytest.mark.parametrize("turn", [0, 1])
def test_words_of_whoever_is_on_turn_leave_the_points_readable(turn):
    """They leap up beside the badge, or behind the track."""
    with Ring(seed=4, first_player=f"seat{turn}", places=FULL, humans=2) as ring:
        while ring.screen.view.query != "main":
            ring.wait()
            if ring.screen.view.query != "main":
                ring.choose(0, "click")
        floats, counter = ring.screen.cue_player.floats, ring.screen.cards.step_counter.box()
        for wide in (110, 210):
            words = pygame.Rect(0, 0, wide, 40)
            place, side = floats._beside(ring.screen.hud.badges[turn].rect, words)
            setattr(words, side, place)
            assert not words.move(0, -floats.kit.u(CLIMB)).colliderect(counter)


def test_no_card_lies_large_over_the_table_because_the_mouse_was_left_there():
    """Back from a flick the mouse is where its last button was; the card below it is shown when a hand moves."""
    with Ring(seed=4, first_player="seat0", places=FULL) as ring:
        ready(ring)
        ring.choose(first(ring, "flick"), "keys")
        while ring.flick is None:
            ring.pilot.tick(48)
        zone = ring.screen.constants.kernel.find("hand", 0)
        card = ring.screen.scene.zones[zone][0]
        ring.flick.miss_on_purpose()
        for _ in range(400):
            ring.pilot.tick(48)
            if ring.flick.phase == "verdict":
                break
        x, y = round(card.pose.x), round(card.pose.y)
        ring.pilot.move((x, y))
        ring.pilot.key("return")
        ring.wait()
        ring.pilot.tick(1000)
        assert ring.flick is None
        assert ring.screen.input.hover.card is not None
        assert not ring.screen.hud.floating.zoom.visible
        ring.pilot.move((x + 2, y))
        ring.pilot.tick(1000)
        assert ring.screen.hud.floating.zoom.visible


def test_the_own_bean_is_chosen_before_the_shot_and_remembered():
    """The Beans of the Galaxy come first, then all others; what was taken is flicked again, and stands as a target."""
    with Ring(seed=4, first_player="seat0", places=FULL) as ring:
        while ring.screen.view.query != "shoot":
            ring.wait()
            if ring.screen.view.query != "shoot":
                ring.choose(0, "click")
        ring.choose(first(ring, "flick"), "keys")
        while ring.flick is None:
            ring.pilot.tick(48)
        flick = ring.flick
        assert flick.facts.beans[:2] == ("lion", "clown")
        assert len(set(flick.facts.beans)) == len(flick.facts.beans) == 91
        assert flick.picker.chosen == "lion"
        ring.pilot.click("bean")
        assert flick.picker.chosen == "clown"
        ring.pilot.key("b")
        taken = flick.picker.chosen
        assert taken == flick.facts.beans[2]
        flick.miss_on_purpose()
        assert not flick.picker.visible
        ring.shoot()
        while ring.screen.view.query != "shoot":
            ring.wait()
        ring.choose(first(ring, "flick"), "keys")
        while ring.flick is None:
            ring.pilot.tick(48)
        assert ring.flick.picker.chosen == taken
        assert ring.flick.facts.shooter[-1] == f"{taken}.webp"


def test_a_table_without_mats_has_no_ring_and_a_die():
    """MB-126: nothing is printed; the counter is one die; the same cards can be played, and what is ready is framed."""
    with Ring(seed=4, first_player="seat0", layout="no_mat", places=FULL) as ring:
        assert ring.screen.style == "bare"
        while ring.screen.view.query != "shoot":
            ring.wait()
            if ring.screen.view.query != "shoot":
                ring.choose(0, "click")
        assert len(ring.screen.cards.step_counter.above()) == 3  # the die, its number, the word
        box = ring.screen.places.zones[ring.screen.constants.kernel.find("loot0", 0)].area
        assert any(pygame.Rect(at, picture.get_size()).contains(box) for picture, at in ring.screen.cards.signs.below())
        ring.choose(first(ring, "flick"), "keys")
        while ring.flick is None:
            ring.pilot.tick(48)
        assert ring.flick.facts.scene == hole_scene(0, mat=False)


def test_mats_are_printed_unless_somebody_likes_light_better():
    """The setting changes an open table as soon as it is seen again; what lies where stays."""
    services = rig.services()
    with Ring(seed=4, first_player="seat0", services=services) as ring:
        pilot, screen = ring.pilot, ring.screen
        assert screen.style == screen.stage.style == "printed"
        boxes = [place.area for place in screen.places.zones]
        before = pilot.pixels()
        pilot.app.push(SettingsScreen(services, "table"))
        pilot.tick(300)
        pilot.click("printed_mats")
        pilot.key("escape")
        pilot.tick(300)
        assert screen.stage.style == "ring"
        assert [place.area for place in screen.places.zones] == boxes
        assert pilot.pixels() != before


def test_dominoes_topple_one_after_the_other():
    """Each with its own sound, which is heard as it falls, and its own time: the first one lies before the second one falls."""
    places = (
        ArrangedZone("bean1", ("juggler",), 0),
        ArrangedZone("bean2", ("lion",), 0),
        ArrangedZone("bean2", ("mummy",), 1),
        ArrangedZone("bean3", ("mummy",), 1),
        ArrangedZone("hand", ("teddy",), 1),
    )
    with Ring(seed=4, first_player="seat0", domino_in_basic="on", places=places, prefs=Prefs()) as ring:
        ready(ring)
        pair = [card for zone in (9, 10) for card in ring.match.game.table.zones[zone]]
        ring.screen.commands.answer(first(ring, "attack"))
        heard, lying = [], []
        for _ in range(600):
            ring.pilot.tick(16)
            new = [name for name in ring.pilot.heard.names if name in ("topple", "domino")]
            if len(new) > len(heard):
                heard = new
                lying.append(sum(ring.screen.scene.sprites[card].turn == 2 for card in pair))
            if ring.mine and heard:
                break
        assert heard == ["topple", "domino"]
        assert lying == [1, 2]


def test_a_choice_is_taken_back_and_done_again():
    """U takes back a Bean that was played, Y plays it again; a missed flick is taken back to its question."""
    with Ring(seed=4, first_player="seat0", places=FULL, services=rig.services()) as ring:
        while ring.screen.view.query != "shoot":
            ring.wait()
            if ring.screen.view.query != "shoot":
                ring.choose(0, "click")
        ring.choose(first(ring, "decline"), "keys")
        ring.wait()
        assert ring.match.game.ask[3] == (0, 0, 2)
        ring.pilot.key("u")
        ring.wait()
        assert ring.match.game.ask[3] == (0, 1, 2)
        ring.pilot.key("y")
        ring.wait()
        assert ring.match.game.ask[3] == (0, 0, 2)


def test_help_opens_at_the_rule_that_forbids_a_card():
    """H on an Instant in the own turn shows why it cannot be played now."""
    places = (ArrangedZone("hand", ("no-you-dont", "lion", "giant"), 0),)
    with Ring(seed=4, first_player="seat0", places=places, services=rig.services()) as ring:
        ready(ring)
        card = next(
            c
            for c in ring.match.shared.reasons()
            if DEFINITION.cards[ring.match.game.table.kind[c]].id == "no-you-dont"
        )
        ring.pilot.move(ring.free(f"card {card}"))
        ring.pilot.tick(400)
        ring.pilot.key("h")
        ring.pilot.tick(200)
        assert isinstance(ring.pilot.app.top, RulesScreen)
        assert ring.pilot.app.top.rule == "MB-51"


def test_what_was_missed_leaves_the_halves_free_that_are_asked_for():
    """It lies elsewhere, but for a corner."""
    both = (*FULL, ArrangedZone("bean5", ("juggler",), 0), ArrangedZone("bean6", ("rooster",), 0))
    with Ring(seed=4, first_player="seat0", places=both) as ring:
        while ring.screen.view.query != "loot_half":
            ring.wait()
            if ring.screen.view.query == "mulligan":
                ring.choose(0, "click")
        hud, places = ring.screen.hud, ring.screen.places
        recap, choosing = hud.recap, ring.screen.drag_and_drop.choosing
        recap.taken = looked_at(hud)
        lines = [LogLine(n, (SeatRef(1), f" plays a card, the {n + 1}. one."), 1) for n in range(5)]
        recap.update(listed(lines), 0, ring.match.n, free=True)
        asked = [places.drop(target.number) for target in choosing.targets()]
        assert len(asked) == 2
        covered = [recap.box.clip(place) for place in asked]
        assert sum(box.width * box.height for box in covered) < recap.box.width * recap.box.height / 50


def test_a_card_below_another_one_says_its_name_on_the_edge_that_is_seen():
    """Below the Bean across the table, above an own one."""
    with shown("table-beanz") as pilot:
        table = pilot.app.top
        scene, find, marks = table.scene, table.constants.kernel.find, table.cards.stage.marks
        number = next(i for i in range(7) if scene.zones[find(f"cosmos{i}", 1)])
        cosmos, bean = scene.zones[find(f"cosmos{number}", 1)][0], scene.zones[find(f"bean{number}", 1)][-1]
        for side in (1, -1):
            cosmos.goal = bean.goal._replace(y=bean.goal.y + side * abs(cosmos.goal.y - bean.goal.y))
            [(plate, place)] = marks._covered()
            name, seen = plate.get_rect(topleft=place), bean.goal.box
            assert name.centery > seen.bottom if side > 0 else name.centery < seen.top
            assert cosmos.goal.box.collidepoint(name.center)


def test_spent_beans_leave_while_it_is_said_that_they_are_spent():
    """Each from its own slot; none lies there still when the words are over."""
    full = (
        ArrangedZone("bean0", ("lion",), 0),
        ArrangedZone("bean1", ("clown",), 0),
        ArrangedZone("bean3", ("vampire",), 1),
    )
    with Ring(seed=4, first_player="seat0", shoot_mode="odds_66", places=full, prefs=Prefs()) as ring:
        ring.wait()
        ready(ring)
        kernel, scene, sequencer = ring.screen.constants.kernel, ring.screen.scene, ring.screen.sequencer
        slots = [kernel.find(f"bean{n}", 0) for n in (0, 1)]
        beans = [scene.zones[slot][0] for slot in slots]
        left = kernel.find("discard", 0)
        moves = tuple(("move", bean.card, slot, left, bean.kind) for bean, slot in zip(beans, slots, strict=True))
        fact = Spent(0, 0, tuple(bean.kind for bean in beans))
        sequencer.enqueue([Update(10**6, 0, NOBODY, (("say", fact.word, fact, ALL_EYES), *moves))])
        while sequencer.words is None:
            ring.pilot.tick(50)
        words = sequencer.words
        ring.pilot.tick(700)
        assert sequencer.words is words
        assert not any(scene.zones[slot] for slot in slots), "all go while it is read"
