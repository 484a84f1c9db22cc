"""How a match of RPG Get! is told: numbers on cards change with the blow, nothing is read below a banner, nobody is on turn
before it is drawn who begins.
"""

from __future__ import annotations

import pygame
import pytest

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.layout import ALL_EYES
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.presentation import CardSign, OptionPreview
from tabletop.games.rpgget.presentation.decorations import Sides
from tabletop.games.rpgget.rules.cards import CARDS, PRINTED
from tabletop.games.rpgget.rules.events import Announces, Breaks, Fails, Pays, Plays, Succeeds, Turn
from tabletop.games.rpgget.rules.fight_events import Attacks, Coin, Defends, Falls, Forbids, Hits
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, HAND, MISSION
from tabletop.match import TableSetup
from tabletop.match.updates import Update
from tabletop.table.cards.overlays import SpaceBeside
from tabletop.table.playback.danger_overlay import DANGER
from tabletop.table.playback.reading_time import GLANCE, PASSING
from tabletop.toolkit.theme import Prefs
from tests import saying
from tests.table.test_states import shown
from tools.playthrough import SCRIPTS
from tools.rigs.pilot import Pilot, unseen
from tools.rigs.table import Sitting, seats

pytestmark = pytest.mark.long

LONGEST = 1200  # ms that a bot's step takes at a brisk pace


def test_no_step_of_a_bot_is_waited_for_longer_than_it_may_be():
    """From one turn of the person to the next in the golden match of two, where all that the bot does is read; then the
    longest names, and a Mission that is won just below the goal, under its banner and that of the stake.
    """
    golden = next(script for script in SCRIPTS if script.game == "rpgget")
    sitting, waits = Sitting(TableSetup(game="rpgget", seats=seats(golden.seats), seed=golden.seed)), []
    with Pilot((1280, 720), Prefs(animation=1, shake=False)) as pilot, pytest.MonkeyPatch.context() as patch:
        screen, lane, run = sitting.show(pilot, None), pilot.app.event_lane, pilot.app.event_lane.run
        sequencer, match = screen.sequencer, sitting.match

        def waited(ms, step, **how):
            waits.extend([ms] if how["key"] == "events" else [])
            run(ms, step, **how)

        def play(turn):
            while match.game.table.rounds[0] < turn or sequencer.busy:
                pilot.tick(40)
                if sitting.mine and not sequencer.busy:
                    sitting.now = screen.now
                    sitting.answer()

        patch.setattr(lane, "run", waited)
        with unseen(pilot.app):
            play(1)
            waits.clear()  # it was drawn who begins
            play(3)
            mission = max(range(len(CARDS)), key=lambda kind: len(CARDS[kind].name.split()))
            facts = (
                Announces(1, mission, 0),
                Forbids(1, "support", mission),
                Succeeds(1, mission, 0, 9, 0, True, False, 3),
                Falls(1, mission, 0, True, -1, False),
            )
            sequencer.finish()
            sequencer.enqueue([Update(0, 0, NOBODY, tuple(("say", fact.word, fact, ALL_EYES) for fact in facts))])
            while sequencer.busy:
                pilot.tick(40)
    assert len(waits) > 100
    assert max(waits) <= LONGEST


def test_a_card_whose_face_is_not_seen_wears_no_marks():
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        sprite = table.scene.sprites[table.view.table.zones[ENEMIES][0]]
        assert table.cards.signs._lies_open(sprite)
        sprite.kind = UNKNOWN
        assert not table.cards.signs._lies_open(sprite)


def test_a_card_is_not_played_below_a_banner():
    """My turn begins, and somebody plays a card at once: first the banner goes."""
    with shown("table-rpgget-4") as pilot:
        pilot.app.prefs.telling = 1
        table = pilot.app.top
        card = table.view.table.zones[HAND][0]
        plays = Plays(1, table.view.table.kind[card], card)
        events = (("say", fact.word, fact, ALL_EYES) for fact in (Turn(0, 9), plays))
        table.sequencer.enqueue([Update(0, 0, NOBODY, tuple(events))])
        banner, bubbles = table.hud.banner, table.cue_player.bubbles
        assert banner.moment is not None
        while banner.moment is not None:
            assert not bubbles.busy
            assert table.scene.featured is None
            pilot.tick(32)
        pilot.tick(64)
        assert table.scene.featured is table.scene.sprites[card], "it is shown large first"
        pilot.tick(1200)
        assert bubbles.busy


def test_a_line_about_a_unit_has_the_colour_of_its_owner():
    with shown("table-rpgget-4") as pilot:
        table, who = pilot.app.top, pilot.app.top.constants.who
        whose, s = table.hud.facts.whose, table.view.table
        for card in s.zones[ENEMIES] + s.zones[ACTIVE]:
            assert who[whose(CardRef(s.kind[card], card), table.view)] is who[s.owner[card]]
        assert whose(CardRef(0), table.view) == whose("room", table.view) == NOBODY
        assert whose(SeatRef(2), table.view) == 2


def test_nobody_is_on_turn_before_it_is_drawn():
    """Hands lie open to their owners, and the first Characters are chosen."""
    sitting = Sitting(TableSetup(game="rpgget", seats=seats(3), seed=3)).until(lambda sit: sit.asked("opening"))
    with Pilot((1280, 720), Prefs(animation=0)) as pilot:
        screen = sitting.show(pilot, None)
        badges = screen.hud.badges
        assert not any(badge.facts.turn for badge in badges)
        screen.commands.give(0)
        for _ in range(900):
            pilot.tick(32)
            if any(badge.facts.turn for badge in badges):
                break
            assert sitting.match.game.table.rounds == (0, 0, 0) or screen.sequencer.busy
        assert any(badge.facts.turn for badge in badges)


def test_what_an_attack_would_come_to_is_seen_at_each_target():
    """As soon as the mouse rests on who strikes; and how the number comes about where something is added or taken off."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        outcome_previews, view = table.input.outcome_previews, table.view
        card = next(option[1] for option in view.options if option[1] in view.table.zones[ACTIVE])
        targets = {option[2] for option in view.options if option[1] == card}
        enemies = targets & {*view.table.zones[ENEMIES]}
        assert outcome_previews.live() == []
        pose = table.scene.sprites[card].pose
        pilot.move((round(pose.x), round(pose.y)))
        pilot.tick(200)
        plates = [pygame.Rect(place, picture.get_size()) for picture, place in outcome_previews.live()]
        on = [[box.colliderect(table.scene.sprites[card].goal.box) for box in plates].count(True) for card in targets]
        assert sum(on) == len(enemies) > 1, "none on its own side, where it may be aimed, too"
        rows = [OptionPreview(card, "-1: falls", ("2 Saber", "-1 armour"))]
        plate, (line, (_, top)) = outcome_previews._rows(rows)
        assert top + line.get_height() <= table.places.areas.centre.top
        assert plate[1][1] > top


def test_a_card_that_swells_leaves_the_prompt_readable():
    """Those who fight stand right above it."""
    with shown("table-rpgget-4") as pilot:
        scene, places = pilot.app.top.scene, pilot.app.top.places
        for card in pilot.app.top.view.table.zones[ACTIVE]:
            pose, risen = scene.sprites[card].pose, scene.risen(scene.sprites[card])
            assert risen.width > pose.width
            assert risen.box.bottom <= places.areas.prompt.top


def test_own_actions_of_every_turn_are_told_in_passing():
    """Between two: what the other one does is read at a glance, what befalls oneself in full."""
    with shown("table-rpgget-2") as pilot:
        table = pilot.app.top
        kinds, hand = table.view.table.kind, table.view.table.zones[HAND]
        facts = (
            Pays(0, kinds[hand[0]], hand[0], 1, False, 3),
            Pays(1, kinds[hand[0]], hand[0], 1, False, 3),
            Breaks(0, 0, "bank", False),
        )
        assert [table.cue_player.share(fact) for fact in facts] == [PASSING, GLANCE, 1]


def test_hp_of_cards_that_overlap_is_readable():
    """Where the next card lies too near for "3/5", the number that counts stands alone; with room it says both."""
    with shown("table-rpgget-4") as pilot:
        scene, signs = pilot.app.top.scene, pilot.app.top.cards.signs
        first, second = scene.laid_out(ACTIVE)[:2]

        def hp():
            return signs.of_card(first.card, first.pose.box, signs._room(first))[0][0].get_width()

        far = hp()
        second.pose = first.pose._replace(x=first.pose.x + far - 1)
        assert hp() < far
        assert hp() < signs._room(first).pixels, "the next one's mark does not cover it"
        signs._signs = (CardSign("card", first.card, "Confusion", "bad", "ail_confusion"),)
        ((mark, at),) = signs.of_card(first.card, first.pose.box)
        beside = pygame.Rect(at[0] + far - 1, at[1] + mark.get_height() // 2, 99, mark.get_height())
        rooms = (
            SpaceBeside(999),
            SpaceBeside(far - 1, (beside,)),
            SpaceBeside(far - 1, (beside.move(0, mark.get_height()),)),
        )
        whole, icon, over = (signs.of_card(first.card, first.pose.box, room)[0][0].get_width() for room in rooms)
        assert icon < far - 1 < whole, "of an ailment its icon is left, also where the next one's mark lies half below"
        assert over == whole, "there is no mark of the next one that it would cover"


def test_a_mark_in_a_fan_keeps_off_the_next_card():
    """Words are left out where the next card lies too near; the last card of a line has room for all."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        scene, signs, zone = table.scene, table.cards.signs, table.constants.kernel.find("discard", 0)
        scene.spread |= {zone}
        scene.arrange(at_once=True)
        laid = scene.laid_out(zone)
        first, last = laid[0], laid[-1]
        laid[1].pose = first.pose._replace(x=first.pose.x + first.pose.width / 2)
        signs.signs()
        signs._signs = tuple(
            CardSign("card", sprite.card, "face up", "ready", "eye") for sprite in (first, laid[1], last)
        )
        near, _, far = (mark.get_width() for mark, _ in signs.fanned())
        assert near < signs._room(first).pixels < far


def test_marks_of_a_hand_do_not_cover_each_other():
    """Of what is too long what it says in short is left, as a whole; the last one has room for all."""
    with shown("table-rpgget-2") as pilot:
        table = pilot.app.top
        signs, zone = table.cards.signs, table.constants.kernel.find("hand", 0)
        first, second = table.scene.laid_out(zone)[:2]
        signs.signs()
        signs._signs = tuple(
            CardSign("card", sprite.card, "replaces FOnewearl 2", "plain", "flip", short="swap")
            for sprite in (first, second)
        )
        ((mark, at),), ((over, place),) = (
            signs.of_card(sprite.card, sprite.pose.box, signs._room(sprite)) for sprite in (first, second)
        )
        assert mark.get_height() < mark.get_width() < over.get_width()
        assert not mark.get_rect(topleft=at).colliderect(over.get_rect(topleft=place))


def test_what_a_blow_comes_to_is_said_when_it_hits():
    """Others were asked in between, and nothing stood there meanwhile."""
    with shown("table-rpgget-4") as pilot:
        pilot.app.prefs.telling = 1
        table = pilot.app.top
        sequencer, zones, kinds = table.sequencer, table.view.table.zones, table.view.table.kind
        hero, enemy = zones[ACTIVE][0], zones[ENEMIES][0]
        block = next(n for n, said in enumerate(PRINTED) if said.name)
        attack = Attacks(0, kinds[hero], hero, -1, block, 1, (enemy,), (kinds[enemy],), False, False)
        hit = Hits(kinds[enemy], enemy, 1, 1, "")
        for fact, said in ((attack, " attacks "), (hit, " takes 1: 1 HP left.")):
            assert sequencer.words is None
            sequencer.enqueue([Update(0, 0, NOBODY, (("say", fact.word, fact, ALL_EYES),))])
            assert said in sequencer.words
            while sequencer.busy:
                pilot.tick(32)


def test_a_blow_at_two_says_what_it_comes_to_and_one_at_many_brings_its_words_back():
    """One of them has defended, then a coin has fallen for the attacker."""
    with shown("table-rpgget-4") as pilot:
        pilot.app.prefs.telling = 1
        table = pilot.app.top
        sequencer, zones, kinds = table.sequencer, table.view.table.zones, table.view.table.kind
        hero, (one, other), third = zones[ACTIVE][0], zones[ENEMIES][:2], zones[ACTIVE][1]
        block, defence = (
            next(n for n, said in enumerate(PRINTED) if said.name == name) for name in ("Dagger", "Parry")
        )
        attack = Attacks(0, kinds[hero], hero, -1, block, 1, (one, other), (kinds[one], kinds[other]), False, False)
        guard, hits = (
            Defends(1, kinds[one], one, defence, one, kinds[one]),
            [Hits(0, card, 1, 1, "") for card in (one, other)],
        )
        coin = Coin(0, True, "front", kinds[hero], hero, False)
        heard = []
        for facts in ((attack, guard, *hits), (attack, coin, *hits, Hits(kinds[third], third, 1, 1, ""))):
            sequencer.enqueue([Update(0, 0, NOBODY, tuple(("say", fact.word, fact, ALL_EYES) for fact in facts))])
            while sequencer.busy:
                line = table.hud.words.plain(sequencer.words)
                heard += [line] * (line != (heard or [""])[-1])
                pilot.tick(16)
        words = [next(word for word in ("attacks", "defends", "flips", "takes 1") if word in line) for line in heard]
        assert words == ["attacks", "defends", "takes 1", "attacks", "flips", "attacks"]
        assert heard[2].count(saying.said("rpgget/hits", kind="", n=1, left=1, told="no").removesuffix(".")) == 2


def test_a_turn_begins_with_its_own_words():
    """What became of the last Mission does not stand there any more; whose turn it is is said of bots, too."""
    with shown("table-rpgget-4") as pilot:
        pilot.app.prefs.telling = 1
        table = pilot.app.top
        mission = table.view.table.kind[table.view.table.zones[MISSION][0]]
        facts, words, floating_text = (
            (Fails(1, mission, (mission, mission), 0), Turn(2, 3)),
            [],
            table.cue_player.floating_text,
        )
        table.sequencer.enqueue([Update(0, 0, NOBODY, tuple(("say", fact.word, fact, ALL_EYES) for fact in facts))])
        while table.sequencer.busy:
            line = table.hud.words.plain(table.sequencer.words)
            words += [line] * (line not in words)
            turned = table.scene.mover == 2
            assert turned == ("round 3" in line), line
            assert not turned or floating_text.busy
            pilot.tick(16)
        assert len(words) == 2


@pytest.mark.parametrize(("count", "what"), [(2, ["party", "monsters"]), (3, ["party"])])
def test_those_who_fight_say_whose_they_are(count, what, monkeypatch):
    """Among more than two the monsters wear ribbons."""
    found = Sitting(TableSetup(game="rpgget", seats=seats(count), seed=45))
    found.until(lambda sitting: sitting.asked("slot") and bool(sitting.match.game.table.zones[ENEMIES]))
    written = []
    with Pilot((1280, 720), Prefs()) as pilot:
        screen = found.show(pilot, None)
        pilot.settle()
        sides = next(piece for piece in screen.cards.pieces if isinstance(piece, Sides))
        monkeypatch.setattr(type(sides.kit), "write", lambda _kit, _target, words, *_, **__: written.append(words))
        sides.draw(pilot.app.window.surface)
        who = screen.constants.who
    turn = found.match.game.table.turn
    names = [who[turn].name, who[1 - turn].name][: len(what)]
    assert written == [word for pair in zip(what, names, strict=True) for word in pair]


def test_a_party_of_one_is_a_stake_that_is_told_once():
    """Of the attempter's side when its last but one has fallen."""
    with shown("table-rpgget-4") as pilot:
        pilot.app.prefs.telling = 1
        table = pilot.app.top
        hero = table.view.table.zones[ACTIVE][0]
        kind = table.view.table.kind[hero]
        for alone in (False, True):
            others = table.scene.zones[ACTIVE][1:]
            table.scene.zones[ACTIVE] = [table.scene.sprites[hero], *others * (not alone)]
            fact = Falls(0, kind, hero, False, hero, False)
            table.sequencer.enqueue([Update(0, 0, NOBODY, (("say", fact.word, fact, ALL_EYES),))])
            seen = False
            while table.sequencer.busy:
                pilot.tick(32)
                seen = seen or table.cue_player.danger_overlay.busy
            assert seen == alone
            assert not seen or table.cue_player.danger_overlay.color == DANGER


def test_what_could_be_done_is_marked_no_more_while_it_is_told_what_was_done():
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        assert table.time_travel.reached.options
        seen = []
        reach = table.time_travel.reach

        def reaching(number, place):
            reach(number, place)
            seen.append(table.time_travel.reached)

        table.time_travel.reach = reaching
        table.commands.give(0)
        pilot.tick(3000)
        assert seen
        assert not any(view.options for view in seen)


def test_a_question_that_is_answered_before_it_could_be_read_is_left_out():
    """A person alone with bots who holds nothing for a moment: the window closes by itself, and no words flash."""
    sitting, lines = Sitting(TableSetup(game="rpgget", seats=seats(2), seed=5)), []
    game = sitting.match.game
    sitting.until(lambda _: game.ask[2] == "react" and game.left == (0,) and len(game.options_of(0)) == 1)
    with Pilot((1280, 720), Prefs(animation=1, shake=False)) as pilot, unseen(pilot.app):
        screen = sitting.show(pilot, None)
        while game.ask[2] == "react":
            facts = screen.hud.prompt.facts
            lines += [facts.line] if facts is not None else []
            pilot.tick(40)
    assert not lines


def test_to_let_a_moment_pass_is_not_what_is_suggested_to_who_holds_a_card_for_it():
    sitting = Sitting(TableSetup(game="rpgget", seats=seats(2), seed=5))
    with Pilot((1280, 720), Prefs(animation=0)) as pilot, unseen(pilot.app):

        def passing(query):
            game = sitting.match.game
            sitting.until(lambda _: sitting.asked(query) and len(game.options_of(0) or ()) > 1)
            screen = sitting.show(pilot, None)
            screen.show()
            return [button.style for button in screen.hud.buttons.row.facts]

        assert passing("react") == ["secondary"]
        assert passing("play_action") == ["primary"]


def test_what_lies_still_lies_below_cards_that_are_fanned_out():
    """No word on the mat shines through a card that is chosen among."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        stage, scene = table.stage, table.scene
        scene.spread = frozenset({table.constants.kernel.find("bank", table.view.table.turn)})
        drawn = [blit[1] for blit in stage.resting()]
        still = [blit[1] for blit in stage.shelf.resting()]
        tray = [blit[1] for blit in stage.marks.tray(scene.fanned())]
        assert still
        assert tray
        assert max(map(drawn.index, still)) < min(map(drawn.index, tray))


def test_a_tray_comes_with_its_cards():
    """While they are on their way there is none: nothing dark lies over the table that holds nothing yet."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        scene, marks, zone = table.scene, table.cards.marks, table.constants.kernel.find("discard", 0)
        scene.spread = frozenset({zone})
        scene.arrange()
        assert all(sprite.flying for sprite in scene.zones[zone])
        assert not marks.tray([zone])
        pilot.settle()
        assert len(marks.tray([zone])) == 2, "the tray and the name of the pile"
        for sprite in scene.zones[zone]:
            sprite.flying = True
        marks.refresh()
        assert marks.tray([zone]), "they make room for another one"
        scene.spread = frozenset()
        marks.refresh()
        assert not marks._trays
