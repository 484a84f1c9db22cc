"""Rights at a table: nobody is asked because of them, who could use one has a lit button (RG-118, RG-172, RG-173, RG-177)."""

from __future__ import annotations

import json

import pytest

from tabletop.core.ask import Refused
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.match.scripted_bots import ScriptedBots, ScriptedMove
from tabletop.match.seats import MatchStart
from tabletop.progress.decision_analysis import decisions
from tests.games.rpgget.scene import NUMBER, Scene

FRAME = 20  # ms
MISSION = "garmia-tower"
HURT = "elena-1 roan-1:damage=1"
SAFE = ("interrupt", "react")


class Sitting:
    """A match that begins in a scene. `moves`: of the bots, by seat, or they think as `thinker` does; whoever is no bot sits at
    the screen.
    """

    def __init__(self, scene, moves, people=1, thinker=None):
        bots = {seat: [ScriptedMove(*words.split()) for words in said] for seat, said in moves.items()}
        seats = tuple(person(seat) if seat < people else bot(seat) for seat in range(scene.table.seats))
        begun = MatchStart(n=0, anew=False, state=json.loads(json.dumps(scene.game.save())))
        options = {**scene.options, "concede": "yes"} if "concede" in scene.options else scene.options
        setup = TableSetup(game="rpgget", seats=seats, seed=1, options=options, begun=begun, pace="quick")
        self.match, self.now = start(setup, thinker or ScriptedBots(RPG, bots), 0, definition=RPG), 0

    @property
    def table(self):
        return self.match.game.table

    def named(self, card):
        return RPG.cards[self.table.kind[card]].id

    def tick(self, ms=FRAME):
        self.now += ms
        self.match.tick(self.now)
        return self

    def until(self, query, seat=None, most=4000):
        """Until this is asked, whoever answers by himself meanwhile."""
        for _ in range(most):
            ask = self.match.game.ask
            if ask[2] == query and (seat is None or ask[1] == seat or seat in self.match.game.left):
                return self
            self.tick()
        raise AssertionError(f"{query} is never asked; now {self.match.game.ask}")

    def pick(self, act, name, seat=0):
        found = [o for o in self.match.game.options_of(seat) if o[0] == NUMBER[act] and self.named(o[1]) == name]
        self.match.choose(self.match.game.no, seat, found[0], self.now)
        return self

    def told(self, query, seat=0):
        """The answers of a seat to a question, as options."""
        record, found = self.match.record, []
        for n in range(record.first, len(record.answers)):
            game, answer = record.at(n), record.answers[n]
            if answer.seat == seat and game.ask[2] == query:
                found.append(game.options_of(seat)[answer.choice][0])
        return found

    def damage(self, name):
        return next(self.table.damage[card] for card in range(len(self.table.kind)) if self.named(card) == name)


def fences(cards="laser-fence laser-fence", moves=("roadblock laser-fence", "roadblock laser-fence", "pass"), **words):
    """Seat 0 is a person, and has sent its party; seat 1 plays Roadblocks."""
    s = Scene(f"{HURT} | hand: {MISSION}", f"fina-1 | hand: {cards}", watch=SAFE)
    s.until("choose_mission").pick("mission", MISSION).until("choose_party").pick("join", "elena-1").pick(
        "join", "roan-1"
    )
    return Sitting(s.no(), {1: moves}, **words).until("slot", 1)


@pytest.mark.rule("RG-118", "RG-172", "RG-177")
def test_play_goes_on_by_itself_past_whoever_could_use_something():
    """Between the cards of a slot, and in the window of a Roadblock: no question waits, and no time passes for it."""
    sitting = fences()
    match = sitting.match
    assert match.claims.may(0)
    asked = []
    while match.game.ask[2] in {"slot", *SAFE}:
        sitting.tick()
        asked += match.asked
    assert asked == []
    assert {*sitting.told("interrupt"), *sitting.told("react")} == {-1}
    assert sitting.told("interrupt").count(-1) == 2
    assert sitting.damage("roan-1") == 0, "it has fallen"


@pytest.mark.rule("RG-118", "RG-177")
def test_what_is_claimed_while_it_is_told_is_granted_before_the_next_action():
    """The engine stands behind the first card already; nothing goes on before a press could have come."""
    sitting = fences()
    sitting.until("interrupt", 0)
    sitting.match.claim(0, sitting.now)
    assert sitting.match.game.ask[2] == "pick_unit", "there is one card that could be meant, and it is used"
    sitting.pick("pick", "roan-1")
    assert sitting.told("interrupt") == [NUMBER["recovery"]]
    assert not sitting.match.claims.pressed(0)


@pytest.mark.rule("RG-177")
def test_a_claim_waits_for_the_next_moment_and_can_be_taken_back():
    sitting = fences()
    match = sitting.match
    match.claim(0, sitting.now)
    assert match.claims.pressed(0)
    assert match.game.ask[2] == "slot"
    match.claim(0, sitting.now)
    assert not match.claims.pressed(0)
    match.claim(0, sitting.now)
    sitting.until("pick_unit", 0)
    assert sitting.told("react") == [NUMBER["recovery"]], "in the window of the first Roadblock, before its effect"
    assert sitting.damage("roan-1") == 1


@pytest.mark.rule("RG-177", "RG-116")
def test_whoever_could_use_nothing_has_no_button():
    sitting = fences()
    assert sitting.match.claims.may(1) == (), "bots have none"
    sitting.match.claim(0, sitting.now)
    sitting.until("pick_unit", 0).pick("pick", "roan-1").until("slot", 1)
    assert sitting.match.claims.may(0) == (), "once in a round"
    with pytest.raises(Refused, match="nothing_to_claim"):
        sitting.match.claim(0, sitting.now)


@pytest.mark.rule("RG-177", "RG-137")
def test_of_several_cards_one_is_chosen():
    """A claim does not say which."""
    s = Scene(f"{HURT} vyse-1:damage=1 | hand: {MISSION} | inv: monomate", "fina-1 | hand: booma booma", watch=SAFE)
    s.until("choose_mission").pick("mission", MISSION).until("choose_party").pick("join", "vyse-1")
    sitting = Sitting(s.no(), {1: ["enemy booma", "enemy booma"]}).until("slot", 1)
    sitting.match.claim(0, sitting.now)
    sitting.until("interrupt", 0).tick().tick()
    assert sitting.match.game.ask[2] == "interrupt"
    assert sitting.match.asked == (0,)
    sitting.pick("reward_recovery", "monomate")
    assert not sitting.match.claims.pressed(0)


def redrawn(party):
    """A person who has claimed before redrawing, at the beginning of the own Play phase."""
    s = Scene("gilder-1 | hand: garanz", f"{party} | hand: {MISSION} saber | inv: monomate", watch=SAFE)
    sitting = Sitting(s.until("choose_mission").no().until("redraw"), {}, people=2)
    sitting.match.claim(1, sitting.now)
    assert sitting.match.claims.pressed(1)
    sitting.match.lift(1, HOLD_MS, sitting.now)
    assert sitting.match.game.ask[1:3] == (1, "redraw"), "there it cannot be used"
    sitting.match.answer(sitting.match.game.no, 1, 0, sitting.now)
    return sitting


@pytest.mark.rule("RG-177")
def test_a_claim_is_granted_at_the_own_question_that_offers_the_same():
    """It has been said that it comes next; and it is used once."""
    sitting = redrawn("vyse-1:damage=1")
    match = sitting.match
    assert sitting.told("play_action", 1) == [NUMBER["reward_recovery"]]
    assert sitting.damage("vyse-1") == 0
    assert not match.claims.pressed(1)
    assert match.claims.told_to_choose((0, 1)) == ()


@pytest.mark.rule("RG-177")
def test_where_a_claim_may_mean_several_it_is_said_once_that_they_can_be_chosen():
    sitting = redrawn("vyse-1:damage=1 aika-1")
    match = sitting.match
    assert match.game.ask[2] == "play_action"
    assert sitting.told("play_action", 1) == []
    assert not match.claims.pressed(1)
    assert match.claims.told_to_choose((0,)) == ()
    assert match.claims.told_to_choose((0, 1)) == (1,)
    assert match.claims.told_to_choose((0, 1)) == ()


@pytest.mark.rule("RG-177")
def test_a_button_is_not_lit_where_its_card_is():
    """In the own step it lies among what may be chosen."""
    sitting = fences("booma", ["enemy booma"])
    sitting.until("interrupt", 0).until("party_attack", 0)
    assert sitting.match.claims.may(0) == ()
    assert any(option[0] == NUMBER["recovery"] for option in sitting.match.game.options_of(0))


def struck(*decks):
    """Two people; the monster of seat 1 has attacked the hurt hero of seat 0, who could be mended."""
    s = Scene(f"{HURT} | hand: {MISSION} saber", "fina-1 | hand: booma saber", watch=SAFE, known=decks)
    s.until("choose_mission").pick("mission", MISSION).until("choose_party").pick("join", "roan-1").no()
    s.pick("enemy", "booma").until("party_attack").no().until("enemy_action").attack("booma", "roan-1")
    assert s.asked() == ("react", (0, 1) if "geohounds" in decks else (0,))
    return Sitting(s, {}, people=2)


@pytest.mark.rule("RG-173", "RG-177")
def test_the_strip_names_who_could_hold_an_event_alone():
    """Whose deck has no Event for an attack is not waited for, and may use what lies open all the same."""
    sitting = struck("blue-rogues", "geohounds")
    match = sitting.match
    assert match.window_facts.shown
    assert [strip.seat for strip in match.window_facts.strips] == [1]
    match.claim(0, sitting.now)
    match.press(1, "pass", sitting.now)
    sitting.until("pick_unit", 0)
    assert (sitting.told("react"), sitting.told("react", 1)) == ([NUMBER["recovery"]], [])


@pytest.mark.rule("RG-173", "RG-170")
def test_where_nobody_could_hold_an_event_no_strip_is_shown():
    sitting = struck("blue-rogues", "blue-rogues")
    assert sitting.told("react")[0] == -1, "no time has passed"
    assert sitting.damage("roan-1") == 2, "it has been hit"


@pytest.mark.rule("RG-177")
def test_taking_back_does_not_end_where_nothing_was_decided():
    """What is passed over is no decision: neither taken back nor looked at again afterwards."""
    sitting = fences()
    sitting.until("interrupt", 0).until("slot", 1)
    assert sitting.told("interrupt") == [-1]
    assert sitting.match.undo.target is None
    assert [*decisions(sitting.match.record, {0})] == []


def test_where_nobody_claims_everybody_is_asked():
    """A lesson and a puzzle say so."""
    sitting = fences("booma booma", ["enemy booma", "enemy booma"])
    sitting.match.claims.live = False
    sitting.until("interrupt", 0).tick(5000)
    assert (sitting.match.game.ask[2], sitting.match.asked) == ("interrupt", (0,))
    with pytest.raises(Refused, match="nothing_to_claim"):
        sitting.match.claim(0, sitting.now)


@pytest.mark.rule("RG-176", "RG-61")
@pytest.mark.parametrize("people", [1, 2])
def test_whoever_is_alone_with_bots_need_not_say_that_nothing_can_be_done(people):
    """Of two people nobody learns from a slot that is not asked what somebody holds."""
    s = Scene("gilder-1 | hand: garanz", f"fina-1 | hand: {MISSION} | deck: booma booma", watch=SAFE)
    s.until("choose_mission").no().until("redraw").no().until("choose_mission")
    s.pick("mission", MISSION).until("choose_party").pick("join", "fina-1")
    s.table.ep = 0
    sitting = Sitting(s.no(), {1: []}, people=people)
    for _ in range(5):
        sitting.tick()
    slots = [answer for answer in sitting.match.record.answers if answer.seat == 0]
    assert bool(slots) == (people == 1)
    assert (sitting.match.game.ask[2] == "slot") == (people == 2)


@pytest.mark.rule("RG-44")
def test_a_play_phase_with_nothing_to_play_ends_by_itself():
    s = Scene("vyse-1 | hand: booma", "fina-1 | hand: booma")
    sitting = Sitting(s, {})
    assert sitting.told("play_action") == [-1]
    assert sitting.told("choose_mission") == [-1]
    s = Scene("vyse-1 | hand: saber", "fina-1 | hand: booma")
    assert Sitting(s, {}).told("play_action") == [], "it could be banked"
