"""What is seen of an event besides the cards that move: close-ups, words at the seats, alarms, blows."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.core.arrange import ArrangedZone
from tabletop.core.ask import NOBODY
from tabletop.core.presentation import OptionPreview
from tabletop.core.toml_loader import DataFileError
from tabletop.games.austin.rules.events import Attacks as Attacks_
from tabletop.games.austin.rules.events import Reveals, Scores
from tabletop.games.beanz.rules.events import Attacks, Captures, Fight, Target
from tabletop.games.beanz.rules.events import Cancels as NoMore
from tabletop.games.espionage.rules.cards import CARDS
from tabletop.games.espionage.rules.events import (
    Cancels,
    Catches,
    Closed,
    Exposes,
    Gives,
    Names,
    Nothing,
    Over,
    Plays,
    RanOut,
    Steals,
)
from tabletop.table.model import cues
from tabletop.table.playback.attack_animation import strike
from tabletop.table.playback.card_spotlight import GLIMPSE
from tabletop.table.playback.event_sequencer import ScheduledEvent
from tabletop.table.playback.reading_time import PASSING
from tabletop.toolkit.theme import Prefs
from tests.saying import cue
from tests.table.rig import Sitting
from tests.table.ring import Ring
from tests.table.spies import Mats
from tools.rigs.pilot import seen_last

FACTS = games.plugin("espionage").facts()
KIND = {card.id: kind for kind, card in enumerate(CARDS)}


def words_of(sitting):
    return [pop.words for pop in sitting.screen.cue_player.floating_text._pops]


def test_a_card_that_a_bot_plays_is_shown_large_first():
    """Beside its player, by its face, for as long as its words take; only then it lies on the stack. One's own is not."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        scene, shown = sitting.screen.scene, {}
        with seen_last(sitting.pilot.app):
            for _ in range(2500):
                sitting.pilot.tick(16)
                sprite = scene.featured
                if sprite is not None and not sprite.flying:
                    assert not sprite.back
                    assert sprite.pose.width > 0.3 * sitting.screen.rect.height
                    assert sprite not in scene.zones[sitting.screen.constants.kernel.find("stack")]
                    assert sitting.screen.places.zones[sprite.zone].seat != sitting.match.shared.viewer
                    shown[sprite.card] = shown.get(sprite.card, 0) + 16
                if sitting.mine:
                    sitting.screen.commands.give(0)
                if len(shown) > 1:
                    break
        assert next(iter(shown.values())) > GLIMPSE - 20


def test_a_happening_is_read_by_all_where_it_is_turned_over():
    """It is shown large although it has not moved, to everybody, and goes back before what it does is told."""
    with Mats(seed=3, seats=4, prefs=Prefs()) as mats:
        mats.wait()
        scene, sequencer = mats.screen.scene, mats.screen.sequencer
        card = mats.screen.scene.zones[mats.screen.constants.kernel.find("hand", 0)][0]
        fact = Reveals(2, card.card, card.kind)
        assert mats.screen.cue_player.share(fact) == 1
        sequencer._cues.append(ScheduledEvent(("say", 0, fact, 0), sequencer.means.narrate(("say", 0, fact, 0))))
        assert sequencer._shows()
        assert sequencer._feature() > 600
        assert scene.featured is card
        assert not sequencer._shows(), "once is enough"
        mats.screen.cue_player.said(fact)
        assert scene.featured is None


def test_outcomes_leap_up_at_the_seats():
    """Who gains and who loses, by how much; a loss of somebody at this screen is larger and heard."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, heard = sitting.screen.cue_player, sitting.pilot.heard.names
        cue_player.said(Steals(2, 0, (KIND["sniper"], KIND["medic"])))
        assert words_of(sitting) == ["-2 cards", "+2 cards"]
        assert "topple" in heard
        lost, gained = cue_player.floating_text._pops
        assert lost.picture.get_height() > gained.picture.get_height()
        cue_player.said(Names(1, 3, KIND["target"], False))
        assert words_of(sitting)[2:] == ["Target?", "miss!"]


def test_what_others_do_to_each_other_takes_less_time_than_what_is_done_to_me():
    """At a table of four a theft between two bots is told at a glance, one from the person at the screen is read."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player, mine = (
            sitting.screen.cue_player,
            sitting.screen.scene.zones[sitting.screen.constants.kernel.find("hand", 0)][0],
        )
        assert cue_player.share(Steals(2, 1, (KIND["sniper"],))) == PASSING
        assert cue_player.share(Steals(2, 0, (KIND["sniper"],))) == 1
        assert cue_player.share(Cancels(2, KIND["sniper"], mine.card, mine.kind, 0)) == 1
        assert cue_player.share(Exposes(2, KIND["target"])) == 1, "somebody may be out"
        assert cue_player.share(RanOut()) == 1


def test_a_verdict_lies_on_the_card_that_happens_now():
    """Nobody answers: the topmost card of the stack is lit, until another one is played."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        scene, cue_player = sitting.screen.scene, sitting.screen.cue_player
        stack = sitting.screen.constants.kernel.find("stack")
        with seen_last(sitting.pilot.app):
            for _ in range(4000):
                sitting.pilot.tick(16)
                if scene.zones[stack]:
                    break
                if sitting.mine:
                    sitting.screen.commands.give(0)
        top = scene.zones[stack][-1]
        cue_player.said(Closed())
        assert scene.acting is top
        assert sitting.screen.cards.highlights.state(top) == "hover"
        stamps = sitting.screen.cards.stamps
        cue_player.said(Cancels(1, top.kind, top.card, top.kind, 0))
        assert stamps.struck(top.card)
        cue_player.said(Nothing(1, top.kind))
        assert stamps._worn[top.card][0].words == "no effect"
        while top.flying:
            sitting.pilot.tick(16)
        assert stamps.resting()
        cue_player.said(Plays(1, top.card, top.kind, 0, 0, -1, -1, -1, -1, -1))
        assert scene.acting is None
        scene.move(top.card, stack, sitting.screen.constants.kernel.find("discard_pile"), top.kind)
        assert top.flying
        assert not stamps.moving(), "it leaves without words"
        assert len(stamps.flying(top)) == 1, "and with its stamp"
        top.flying = False
        assert not stamps.resting()
        assert not stamps.struck(top.card)


def stacked(sitting, cards):
    """Cards of the hand at the screen on the stack, the last one on top; what lies there happens."""
    scene, kernel = sitting.screen.scene, sitting.screen.constants.kernel
    stack, hand = kernel.find("stack"), kernel.find("hand", 0)
    out = [scene.move(s.card, hand, stack, s.kind) for s in scene.zones[hand][:cards]]
    sitting.screen.cue_player.said(Closed())
    return out


@pytest.mark.parametrize(
    ("fact", "way"),
    [(Steals(2, 1, (3,)), (1, 2)), (Gives(2, 1, (3,)), (2, 1)), (Catches(0, 3, 2), (2, 0))],
)
def test_the_arrow_of_a_card_that_changes_hands_leads_the_way_that_it_goes(fact, way):
    """From the victim to the thief, not from the card that has been played."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player = sitting.screen.cue_player
        (played,) = stacked(sitting, 1)
        cue_player.said(fact)
        verdict, _ = sitting.screen.cards.stamps._worn[played.card]
        assert (verdict.since(), verdict.at()) == tuple(map(cue_player.floats._rim, way))
        assert verdict.seat == NOBODY
        cue_player.said(Names(0, 2, 3, False))
        assert sitting.screen.cards.stamps.leads(played.card, 2), "it says what has come of the aim"


def test_words_of_a_card_wait_until_it_is_no_longer_large():
    """On its way from where it was shown large they would lie on its name."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        (played,) = stacked(sitting, 1)
        stamps = sitting.screen.cards.stamps
        sitting.screen.cue_player.said(Nothing(1, played.kind))
        assert played.flying
        small = played.goal
        for times, seen in ((2.0, 0), (1.0, 1)):
            played.pose = small._replace(width=small.width * times)
            assert len(stamps.moving()) == seen


def test_the_stamp_of_a_card_that_flies_lies_below_the_next_one():
    """A card that follows it onto the discards is none that was cancelled."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        scene, cue_player, kernel = sitting.screen.scene, sitting.screen.cue_player, sitting.screen.constants.kernel
        below, above = stacked(sitting, 2)
        cue_player.said(Cancels(1, above.kind, below.card, below.kind, 0))
        for sprite in (below, above):
            scene.move(sprite.card, kernel.find("stack"), kernel.find("discard_pile"), sprite.kind)
        sitting.pilot.tick(16)
        stage = sitting.screen.stage
        blits = stage.in_motion(flying=True)
        (stamped,), follows = stage.marks.stamps.flying(below), stage._blit(above)
        places = [place for _, place in blits]
        assert places.index(stamped[1]) < places.index(follows[1])
        assert not stage.marks.stamps.moving()


def test_the_next_card_of_a_stack_shines_from_its_own_words_on():
    """Not while it is said of the one that has just left what became of it; nor must it wait when it is asked about."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        scene, cue_player, kernel = sitting.screen.scene, sitting.screen.cue_player, sitting.screen.constants.kernel
        below, above = stacked(sitting, 2)
        scene.behind = True
        assert scene.acting is above
        cue_player.said(Nothing(1, above.kind))
        scene.move(above.card, kernel.find("stack"), kernel.find("discard_pile"), above.kind)
        assert scene.acting is None
        cue_player.said(Nothing(1, below.kind))
        assert scene.acting is below
        scene.settled, scene.behind = True, False
        assert scene.acting is below


@pytest.mark.parametrize(("card", "fatal"), [("target", True), ("sniper", False)])
def test_gold_in_the_light_is_a_matter_of_life_and_death(card, fatal):
    """The window throbs, and all are told who may be out; what can be done about it is said where it is asked."""
    with Sitting(seats=4, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        cue_player = sitting.screen.cue_player
        cue_player.said(Exposes(0, KIND[card]))
        assert cue_player.danger_overlay.busy is fatal
        assert (len(cue_player.danger_overlay.blits()) == 4) is fatal
        title_grid = [moment.title for moment in sitting.screen.hud.banner._queue]
        assert (
            cue("espionage/exposes_fatal")["banner"]["text"].format(seat="Ann", kind="Target") in title_grid
        ) is fatal


def test_a_blow_falls_on_the_target_whatever_is_cancelled_meanwhile():
    """What an Instant cancels lies elsewhere: the attackers dash at the Bean that was named."""
    with Ring(seed=5, first_player="seat0", prefs=Prefs()) as ring:
        ring.wait()
        cue_player = ring.screen.cue_player
        target, other = ring.match.game.table.zones[ring.screen.constants.kernel.find("hand", 0)][:2]
        cue_player.said(Target(1, target, 0, 1, 7))
        cue_player.said(NoMore(1, 0, 0, other, 0))
        assert cue_player.floats.focus == target
        assert cue_player.stamps.struck(other), "it is stamped until it leaves"


def test_a_last_loot_is_told_once_in_each_galaxy_with_the_alarm_and_in_slow_motion():
    """Whoever is at the screen hears it in the second person; the same again is no news."""
    with Ring(seed=5, first_player="seat0", shoot_mode="odds_66", prefs=Prefs()) as ring:
        ring.wait()
        cue_player, banner, lane = ring.screen.cue_player, ring.screen.hud.banner, ring.pilot.app.event_lane
        said, (stake,) = [], cue("beanz/captures")["stakes"]
        pink, golden = (stake["line"].format(galaxy=colour) for colour in ("pink", "golden"))
        banner.show = lambda moment: said.append((moment.title, moment.text))
        cue_player.said(Captures(0, 0, 2, 1, "pink"))
        assert lane.slow == 1
        cue_player.said(Captures(0, 0, 1, 1, "pink"))
        assert lane.slow > 1
        assert cue_player.danger_overlay.busy
        cue_player.said(Captures(0, 0, 1, 1, "pink"))
        cue_player.said(Captures(0, 2, 1, 1, "golden"))
        cue_player.said(Captures(1, 2, 1, 0, "pink"))
        assert [words for words in said if words[0] in (pink, golden)] == [
            (pink, stake["own_so"]),
            (golden, stake["own_so"]),
            (pink, stake["so"].format(seat=ring.match.setup.seats[1].name)),
        ]
        ring.pilot.tick(4000)
        assert lane.slow == 1


def test_the_hit_that_wins_is_a_moment_of_its_own():
    """It is the last Loot, and its banner says what that means: the end of the match is no surprise."""
    with Ring(seed=5, first_player="seat0", shoot_mode="odds_66", prefs=Prefs()) as ring:
        ring.wait()
        cue_player, banner, bob = ring.screen.cue_player, ring.screen.hud.banner, ring.match.setup.seats[1].name
        said = []
        banner.show = lambda moment: said.append((moment.title, moment.text))
        cue_player.said(Captures(0, 0, 2, 1, "pink"))
        cue_player.said(Captures(0, 0, 0, 1, "pink"))
        cue_player.said(Captures(1, 2, 0, 0, "pink"))
        won = "The pink Galaxy is cleared: that wins the match"
        last = ("You capture the last Loot", won), (f"{bob} captures the last Loot", won)
        words = cue("beanz/captures")["banner"]
        assert said == [(words["own"], words["because"][0]["text"].format(left=2, galaxy="pink")), *last]


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_words_of_ones_own_badge_cover_neither_the_log_nor_a_card(size):
    """Beside the badge while there is room before the hand, else above what is read there."""
    with Ring(seed=5, size=size, first_player="seat0") as ring:
        screen = ring.screen
        floats, badge, log = screen.cue_player.floats, screen.hud.badges[0].rect, screen.hud.log.rect
        for wide in (60, 400):
            words = pygame.Rect(0, 0, wide, 20)
            place, side = floats._beside(badge, words)
            setattr(words, side, place)
            assert words.collidelist([log, *(sprite.goal.box for sprite in screen.scene.sprites.values())]) < 0
        assert floats._beside(badge, pygame.Rect(0, 0, 10, 20))[1] == "midleft"


def test_a_last_agent_and_a_near_goal_are_matters_of_life_and_death():
    """An attack on somebody's only Agent; points that nearly are the goal."""
    with Mats(seed=3) as mats:
        mats.wait()
        cue_player, scene = mats.screen.cue_player, mats.screen.scene
        mine = scene.zones[mats.screen.constants.kernel.find("hand", 0)]
        cue = cue_player.cues["attacks"]
        alone = scene.sprites[mine[0].card]
        fact = Attacks_(1, alone.card, alone.card, 0, 0, alone.kind, alone.kind)
        assert cue_player.tension.of(cue, fact) is None, "others stand beside it"
        scene.zones[alone.zone] = [alone]
        assert cue_player.tension.of(cue, fact) is cue.stakes[0]
        scores = cue_player.cues["scores"]
        assert cue_player.tension.of(scores, Scores(0, alone.card, 60, alone.kind)) is None
        assert cue_player.tension.of(scores, Scores(0, alone.card, 93, alone.kind)) is scores.stakes[0]
        assert all(" of 100: " in words for words in (scores.stakes[0].line, scores.stakes[0].own)), "near to what?"
        assert cue_player.tension.of(scores, Scores(1, alone.card, 101, alone.kind)) is None, "that is the end"


@pytest.mark.parametrize(("seat", "lone", "near"), [(0, "coral", "gold"), (1, "gold", "coral")])
def test_the_alarm_is_red_for_danger_and_golden_for_what_is_good_here(seat, lone, near):
    """The own last Agent and somebody else's near goal are danger; the own near goal is hope, in glow and words."""
    with Mats(seed=3, prefs=Prefs()) as mats:
        mats.wait()
        cue_player, banner = mats.screen.cue_player, mats.screen.hud.banner
        inks = []
        banner.show = lambda moment: inks.append(moment.color)
        for name, of in (("attacks", lone), ("scores", near)):
            stake = cue_player.cues[name].stakes[0]
            fact = Attacks_(1 - seat, 1, 1, seat, seat, 1, 1) if name == "attacks" else Scores(seat, 1, 93, 1)
            assert getattr(fact, stake.whose) == seat
            cue_player._staked(stake, fact)
            assert cue_player.danger_overlay.color == inks[-1] == of
            mats.pilot.tick(100)
            (strip, _), *_ = cue_player.danger_overlay.blits()
            assert strip.get_at((strip.get_width() // 2, 0))[:3] == tuple(mats.screen.kit.color(of))[:3]
        stakes = cue_player.tension
        assert not stakes.good(stake, 0, (0, 1)), "good for one of two at the screen"
        assert not stakes.good(stake, 0, ()), "nobody plays here"


def test_an_attack_draws_back_strikes_and_comes_home():
    times = [i / 50 for i in range(51)]
    assert strike(0) == pytest.approx(0)
    assert strike(1) == pytest.approx(0)
    assert min(map(strike, times)) < -0.03
    assert max(map(strike, times)) > 0.6


def test_two_sums_meet_when_the_blow_lands():
    """Attackers dash at the target; what it came to is heard and seen when they are there, not before."""
    places = (ArrangedZone("bean1", ("lion",), 0), ArrangedZone("bean1", ("teddy",), 1))
    with Ring(seed=5, first_player="seat0", shoot_mode="odds_66", places=places, prefs=Prefs()) as ring:
        ring.wait()
        cue_player, scene, zone_of = ring.screen.cue_player, ring.screen.scene, ring.screen.constants.kernel.find
        [hitter], [victim] = (scene.zones[zone_of("bean1", seat)] for seat in (0, 1))
        cue_player.said(Attacks(0, 0, (hitter.kind,), hitter.zone))
        cue_player.said(Target(1, victim.card, victim.kind, 1, victim.zone))
        cue_player.said(Fight(victim.kind, 1, 150, 100, 0, (), (), -1, 1))
        assert "150 against 100" not in words_of(ring)
        ring.pilot.tick(400)
        assert {*words_of(ring)[-2:]} == {"150 against 100", "Sidewayz!"}


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_fight_comes_to_stands_below_its_sums_as_long_as_they_do(seat):
    """On either mat."""
    places = (ArrangedZone("bean1", ("lion",), 0), ArrangedZone("bean1", ("teddy",), 1))
    with Ring(seed=5, first_player="seat0", places=places, prefs=Prefs()) as ring:
        ring.wait()
        floats, floating_text = ring.screen.cue_player.floats, ring.screen.cue_player.floating_text
        [bean] = ring.screen.scene.zones[ring.screen.constants.kernel.find("bean1", seat)]
        floats.focus = bean.card
        floats.show(ring.screen.cue_player.cues["fight"], Fight(bean.kind, 0, 50, 100, 0, (), (), -1, seat))
        by_words = {pop.words: pop for pop in floating_text._pops}
        sums, result = by_words["50 against 100"], by_words["it stands"]
        assert sums.at[1] < result.at[1]
        assert sums.stay == result.stay


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        ('[steals]\nfloats = [{ text = "{whom}" }]', "whom"),
        ('[steals]\nfloats = [{ text = "x", to = "kinds" }]', "neither seat nor card"),
        ('[exposes]\ninstead = { special = { target = "fatal" } }', "fatal"),
        ("[steals]\nmotion = { spotlight = true }", "card is missing"),
        ('[steals]\ninstead = { zero = { seat = "steals" } }', "neither number nor list 'seat'"),
        ('[steals]\nbanner = { because = [{ text = "{whom}" }] }', "whom"),
        ('[steals]\naction = { harms = "kinds" }', "neither seat nor card"),
        ('[cancels]\nverdicts = [{ on = "seat" }]', "names no card"),
        ('[cancels]\nverdicts = [{ text = "{whom}" }]', "whom"),
    ],
)
def test_mistakes_in_the_data_are_named(data, wrong):
    with pytest.raises(DataFileError, match=wrong):
        cues.read(data.encode(), FACTS, "cues.toml")


def test_whoever_defends_sees_all_sums_at_once():
    """Without a card that is held there is a plate at every card that may be chosen and is said to be struck itself."""
    with Ring(seed=5, first_player="seat0", prefs=Prefs()) as ring:
        ring.wait()
        for _ in range(4):
            if ring.screen.view.query == "main":
                break
            ring.screen.commands.give(0)
            ring.wait()
        outcome_previews, sources = ring.screen.input.outcome_previews, ring.screen.drag_and_drop.choosing.sources
        everywhere = outcome_previews._each(
            lambda _view, option: (OptionPreview(option[1], "100 against 50: Sidewayz", ()),)
        )
        nowhere = outcome_previews._each(
            lambda _view, option: (OptionPreview(option[1] + 1, "100 against 50: Sidewayz", ()),)
        )
        assert len(everywhere) >= len(sources) > 0
        assert nowhere == []


@pytest.mark.parametrize("game", games.built())
def test_whatever_leaps_up_or_stands_written_large_is_heard(game):
    """Outcomes of every game have a sound: words without one are missed by who looks elsewhere."""
    for word, found in cues.load(game).items():
        if found.floats or found.banner.text or found.banner.own:
            assert found.sound or found.sounds.each, word


def test_a_win_that_is_shared_is_told_of_all_who_share_it():
    with Sitting(seats=4, seed=5) as sitting:
        sitting.wait()
        banner, names = sitting.screen.hud.banner, [seat.name for seat in sitting.match.setup.seats]
        for winners, title in (
            ((2,), f"{names[2]} wins"),
            ((0,), "You win"),
            ((0, 1, 3), f"{names[0]}, {names[1]} & {names[3]} share the win"),
        ):
            banner.clear_moments()
            sitting.screen.cue_player.said(Over(winners))
            assert banner.moment.title == title
