"""What lines of the log weigh for whoever was away: facts of several games, by how they look and whom they concern."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tabletop import games
from tabletop.core.messages import CardRef, SeatRef
from tabletop.games.austin.rules import events as austin
from tabletop.games.austin.rules.table import UNTIL_MY_TURN
from tabletop.games.beanz.rules import events as beanz
from tabletop.games.beanz.rules.cards import CARDS
from tabletop.games.espionage.rules import events as espionage
from tabletop.games.rpgget.rules import events as rpgget
from tabletop.match.history.match_log import LogLine
from tabletop.match.history.recap import ACTION, BOUGHT, DECIDES, HARMS, MOMENT, TOUCHES, TRIFLE, since
from tabletop.table.hud.event_importance import EventImportance

ME, BEN = 0, 1
MINE, HIS = 10, 11  # cards
NO_WHY = ("", "")
STEPS = (BOUGHT, ACTION, TOUCHES, MOMENT, HARMS, DECIDES, 2 * DECIDES)


def importance(game):
    definition = games.load(game)
    constants = SimpleNamespace(game=game, texts=definition.cards, definition=definition)
    return EventImportance(constants, SimpleNamespace(owner=lambda card: ME if card == MINE else BEN), {})


def weigh(game, fact, *line):
    return importance(game).weight(LogLine(1, line or (SeatRef(BEN), " does it."), BEN, fact), ME)


def rank(game, fact, *line):
    """The step that a weight belongs to."""
    weight = weigh(game, fact, *line).weight
    return next(before for before, step in zip((TRIFLE, *STEPS), STEPS, strict=False) if weight < step) if weight else 0


@pytest.mark.parametrize(
    ("game", "fact", "wanted"),
    [
        ("rpgget", rpgget.Succeeds(BEN, 0, HIS, 3, 0, False, False, 2), DECIDES),
        ("rpgget", rpgget.Fails(BEN, 0, (1,), 2), DECIDES),
        ("rpgget", rpgget.Out(BEN, "party"), DECIDES),
        ("rpgget", rpgget.PaysMissions(BEN, (0,), 1, 2), DECIDES),
        ("rpgget", rpgget.Dies(ME, 0, MINE), HARMS),
        ("rpgget", rpgget.Breaks(ME, 0, "hand", lot=True), HARMS),
        ("rpgget", rpgget.Discards(ME, 1, (0,)), HARMS),
        ("rpgget", rpgget.Dies(BEN, 0, HIS), TRIFLE),
        ("rpgget", rpgget.Announces(BEN, 0, HIS), MOMENT),
        ("rpgget", rpgget.Attacks(BEN, 0, HIS, 0, 0, 1, (MINE,), (0,), False, False), TOUCHES),
        ("rpgget", rpgget.Attacks(BEN, 0, HIS, 0, 0, 1, (12,), (0,), False, False), ACTION),
        ("rpgget", rpgget.Plays(BEN, 0, HIS), ACTION),
        ("rpgget", rpgget.Joins(BEN, 0, HIS), BOUGHT),
        ("rpgget", rpgget.Pays(BEN, 0, HIS, 1, bank=True, total=0), BOUGHT),
        ("rpgget", rpgget.Discards(BEN, 1, (0,)), TRIFLE),
        ("rpgget", rpgget.Suffers(ME, 0, MINE, 1, 2), TRIFLE),
        ("rpgget", rpgget.Hits(0, MINE, 2, 0, ""), HARMS),
        ("rpgget", rpgget.Hits(0, HIS, 2, 0, ""), ACTION),
        ("rpgget", rpgget.Hits(0, MINE, 2, 1, ""), BOUGHT),
        ("rpgget", rpgget.Hits(0, MINE, 0, 1, "-2 by armour"), TRIFLE),
        ("rpgget", rpgget.Wounds((MINE, 12), (0, 1), (1, 2), (1, 0), NO_WHY), ACTION),
        ("rpgget", rpgget.Wounds((MINE, 12), (0, 1), (1, 2), (0, 1), NO_WHY), HARMS),
        ("rpgget", rpgget.Ails(0, MINE, 1, again=False), HARMS),
        ("rpgget", rpgget.LevelsUp(BEN, 1, HIS, 0), ACTION),
        ("rpgget", rpgget.NewHand(BEN, 9, ()), TRIFLE),
        ("rpgget", rpgget.Counters(BEN, 1, 3, 0), 0),
        ("rpgget", rpgget.Turn(BEN, 1), 0),
        ("espionage", espionage.NoMission(BEN), TRIFLE),
        ("espionage", espionage.Draws(BEN, (0, 1)), TRIFLE),
        ("espionage", espionage.Steals(BEN, ME, (0,)), HARMS),
        ("espionage", espionage.Steals(BEN, ME, ()), TOUCHES),
        ("espionage", espionage.Steals(BEN, 2, (0,)), ACTION),
        ("espionage", espionage.Takes(BEN, (0,), 1), ACTION),
        ("espionage", espionage.Takes(BEN, (), 2), TRIFLE),
        ("espionage", espionage.Falls(BEN, 0, 2), DECIDES),
        ("espionage", espionage.Draws(BEN, (0, 0)), TRIFLE),
        ("beanz", beanz.Captures(BEN, 0, 1, 1 - BEN, "golden"), DECIDES),
        ("beanz", beanz.Knockdown(MINE, 0, ME), HARMS),
        ("beanz", beanz.Knockdown(HIS, 0, BEN), ACTION),
        ("beanz", beanz.Target(ME, MINE, 0, BEN, 0), ACTION),
        ("beanz", beanz.Fight(0, 3, 100, 30, 0, (), (), MINE, ME), HARMS),
        ("beanz", beanz.Fight(0, 0, 30, 100, 0, (), (), MINE, ME), MOMENT),
        ("beanz", beanz.Cancels(BEN, 0, ME, 12, 1), HARMS),
        ("beanz", beanz.Buys(BEN), TRIFLE),
        ("beanz", beanz.Stands(BEN, HIS, 0), ACTION),
        ("austin", austin.Scores(BEN, HIS, 12, 0), DECIDES),
        ("austin", austin.DiscardAgent(BEN, ME, MINE, 0), HARMS),
        ("austin", austin.LosesFight(ME, (0, 1)), HARMS),
        ("austin", austin.Mute(BEN, ME, MINE, 0), HARMS),
        ("austin", austin.EndDiscards(BEN, True, (0,)), TRIFLE),
        ("austin", austin.Gesture(BEN, 0, 0), ACTION),
    ],
    ids=lambda part: type(part).__name__ if hasattr(part, "word") else str(part),
)
def test_what_a_fact_weighs(game, fact, wanted):
    touched = (SeatRef(BEN), " does it to ", SeatRef(ME)) if wanted == TOUCHES and game == "espionage" else ()
    assert rank(game, fact, *touched) == wanted


def test_what_becomes_of_an_own_card_is_no_action_of_its_owner():
    nothing = espionage.Nothing(ME, 0)
    assert rank("espionage", nothing, SeatRef(ME), "'s ", CardRef(0), " does nothing.") == TOUCHES
    plays = rpgget.Plays(ME, 0, MINE)
    assert rank("rpgget", plays, SeatRef(ME), " plays ", CardRef(0)) == TRIFLE, "an own action is known"
    assert rank("rpgget", rpgget.Draws(ME, (0,)), SeatRef(ME), " draws ", CardRef(0)) == 0


def test_what_an_own_card_has_done_says_why():
    """A card that was played in somebody else's turn, or an own unit that has struck itself."""
    said = [rpgget.Plays(ME, 0, MINE), rpgget.Lot(0, HIS), rpgget.Withdraws(0, HIS)]
    said += [rpgget.Attacks(ME, 0, MINE, -1, 0, 1, (MINE,), (0,), True, False), rpgget.Dies(ME, 0, MINE)]
    lines = [LogLine(n, (f"{n}.",), BEN, fact) for n, fact in enumerate(said)] + [LogLine(9, ("Mine.",), ME)]
    recap = since(lines, ME, lambda line: importance("rpgget").weight(line, ME))
    assert [[line.fact.word for line in action.lines] for action in recap.actions] == [
        ["plays", "lot", "withdraws"],
        ["attacks", "dies"],
    ]


def test_answers_belong_to_the_action_that_they_answer():
    mission, reaction = (espionage.Plays(BEN, HIS, 0, use, 0, -1, -1, ME, -1, -1) for use in (0, 1))
    assert weigh("espionage", mission).begins
    assert not weigh("espionage", reaction).begins


def test_who_has_done_what_was_lost_is_told_with_it():
    """A card that has gone does not say why; and one that lies open is told with its cause and its end."""
    plays = espionage.Plays(BEN, HIS, 6, 0, 0, -1, -1, -1, -1, -1)
    lost = espionage.Exposes(ME, 9), espionage.Discards(ME, 9)
    assert facts_of(told("espionage", (plays, *lost))) == [["plays", "discards"]]
    target = espionage.Exposes(2, 0)
    assert facts_of(told("espionage", (plays, target, espionage.Keeps(2, 0)))) == [["plays", "exposes", "keeps"]]
    falls = espionage.Discards(2, 0), espionage.Falls(2, 0, BEN)
    assert facts_of(told("espionage", (plays, *lost, target, *falls))) == [["plays", "discards", "falls"]]


def test_what_a_copy_has_taken_is_told_before_what_was_gone_then():
    medic, copy = (espionage.Plays(BEN, HIS, 9, use, 0, -1, -1, -1, -1, -1) for use in (0, 1))
    facts = medic, copy, espionage.Takes(BEN, (16, 10)), espionage.Takes(BEN, (), 2), espionage.Takes(BEN, (), 2)
    assert facts_of(told("espionage", facts)) == [["plays", "takes"]]
    assert [line.fact.kinds for action in told("espionage", facts) for line in action.lines[1:]] == [(16, 10)]


def test_a_turn_without_a_mission_is_one_action():
    """Not that cards were drawn, and besides that none was played."""
    facts = espionage.Draws(BEN, (-1, -1)), espionage.NoMission(BEN)
    assert facts_of(told("espionage", facts)) == [["no_mission"]]


def test_a_mission_and_a_defeat_are_told_before_purchases():
    """One seat buys four times, the other one beats two monsters of whoever looks, and completes a Mission."""
    said = [(BEN, rpgget.Pays(BEN, 0, HIS, 1, bank=False, total=n)) for n in range(4)]
    said += [(2, rpgget.Attacks(2, 0, 12, 0, 0, 1, (MINE,), (0,), False, False)), (2, rpgget.Dies(ME, 0, MINE))]
    said += [(2, rpgget.Attacks(2, 0, 12, 0, 0, 1, (MINE,), (0,), False, False)), (2, rpgget.Dies(ME, 1, MINE))]
    said += [(2, rpgget.Succeeds(2, 0, 12, 1, 0, False, False, 2)), (ME, rpgget.Turn(ME, 2))]
    lines = [LogLine(n, (SeatRef(turn), f" does {n}."), turn, fact) for n, (turn, fact) in enumerate(said)]
    weighed = importance("rpgget")
    recap = since(lines, ME, lambda line: weighed.weight(line, ME), most=3)
    assert [action.line.fact.word for action in recap.actions] == ["pays", "dies", "succeeds"]
    assert [line.fact.word for line in recap.actions[-1].lines] == ["attacks", "dies", "succeeds"]
    assert recap.left == 3


@pytest.mark.parametrize(
    "begun", [(austin.Happens(BEN),), (austin.Happens(BEN, race=False), austin.Gesture(BEN, 0, 0))]
)
def test_a_happening_is_told_with_what_it_has_done(begun):
    """Not only that it hits: the gesture, the card that is turned over and what it takes away are one action."""
    mutes = [austin.Mute(BEN, ME, card, kind, until=UNTIL_MY_TURN) for card, kind in ((MINE, 4), (13, 5))]
    said = [
        *begun,
        austin.Target(BEN, ME),
        austin.Reveals(BEN, HIS, 3),
        *mutes,
        austin.Scores(BEN, HIS, 25, 3),
    ]
    narrate = games.load("austin").narrate
    lines = [LogLine(n, narrate(None, ("say", fact.word, fact))[0], BEN, fact) for n, fact in enumerate(said)]
    lines.append(LogLine(9, ("Mine.",), ME, austin.Turn(ME, 2)))
    weighed = importance("austin")
    weighed.relevance.owner = lambda card: BEN if card == HIS else ME
    [action] = since(lines, ME, lambda line: weighed.weight(line, ME)).actions
    assert [line.fact.word for line in action.lines] == ["target", "mute", "scores"]
    assert action.said[0].fact == begun[-1], "whoever has begun it is shown beside it"
    assert action.main.fact.word == "mute"
    assert action.lines[0].line[-2:] == (SeatRef(ME), ".")
    assert "will" not in action.lines[0].line[1]


def test_each_bean_that_stands_up_is_a_action_of_its_own():
    """What undoes an attack is not left out as a part of what was done before, nor missing in what the log has besides."""
    facts = (beanz.Plays(BEN, 0, HIS, 7, False), beanz.Stands(BEN, HIS, 0), beanz.Stands(BEN, 12, 1), beanz.Buys(BEN))
    lines = [LogLine(n, (SeatRef(BEN), f" {n}."), BEN, fact) for n, fact in enumerate(facts)]
    lines.append(LogLine(9, ("Turn 2.",), ME, beanz.Turn(ME, 2)))
    found = since(lines, ME, lambda line: importance("beanz").weight(line, ME))
    assert [action.line.n for action in found.actions] == [0, 1, 2]


def told(game, facts, turn=BEN):
    """The facts of each action that is told, after the words of the game itself."""
    narrate = games.load(game).narrate
    lines = [LogLine(n, line, turn, fact) for n, fact in enumerate(facts) for line in words(narrate, fact)]
    lines.append(LogLine(99, ("Mine.",), ME))
    weighed = importance(game)
    return since(lines, ME, lambda line: weighed.weight(line, ME)).actions


def words(narrate, fact):
    view = SimpleNamespace(table=SimpleNamespace(house=0), seat=ME)
    return narrate(view, ("say", fact.word, fact))


def facts_of(actions):
    return [[line.fact.word for line in action.lines] for action in actions]


def attack(*targets, block=0, kind=0, card=HIS, use=1):
    kinds = tuple(range(len(targets)))
    return rpgget.Attacks(BEN, kind, card, -1, block, use, targets, kinds, False, use > 1)


def test_of_an_attack_that_is_lost_its_end_is_told_with_the_attacker():
    """Before what one has chosen oneself, and without the sum, which the end repeats."""
    facts = (
        beanz.Attacks(BEN, 0, (1,), 7),
        beanz.Target(ME, MINE, 0, ME, 0),
        beanz.Fight(0, 3, 100, 30, 0, (), (), MINE, ME),
    )
    [action] = told("beanz", facts)
    assert facts_of([action]) == [["attacks", "fight"]]
    assert action.main.line[0] == "100 against 30: "
    assert action.main.line[1:4] == (SeatRef(ME), "'s ", CardRef(0, MINE))


def test_an_attack_that_failed_is_told_with_its_end():
    facts = (beanz.Attacks(BEN, 0, (1,), 7), beanz.Target(ME, MINE, 0, BEN, 0))
    [action] = told("beanz", (*facts, beanz.Fight(0, 0, 30, 100, 0, (), (), MINE, ME)))
    assert facts_of([action]) == [["attacks", "fight"]]
    assert action.main.line[-1] == " stands firm."


BYE, BRACE = (
    next(n for n, card in enumerate(CARDS) if card.id == name) for name in ("bye-bye-beanie", "brace-yourself")
)


def test_an_attack_that_an_own_instant_has_stopped_is_told_with_its_end():
    facts = (
        beanz.Attacks(BEN, 0, (1,), 7),
        beanz.Target(ME, MINE, 0, ME, 0),
        beanz.Plays(ME, BRACE, 12, -1, False, -1, True),
    )
    braces = beanz.Braces(MINE, 0, ME, 100)
    [action] = told("beanz", (*facts, braces, beanz.Fight(0, 0, 30, 100, 0, (), (), MINE, ME)))
    assert action.main.line[-1] == " stands firm."


def test_what_an_own_instant_has_cancelled_is_not_told_as_if_it_had_happened():
    facts = (beanz.Plays(BEN, 1, HIS, 7, False), beanz.Plays(ME, BYE, 12, -1, False, -1, True))
    [action] = told("beanz", (*facts, beanz.Cancels(ME, BYE, BEN, HIS, 1)))
    assert action.main.fact.word == "cancels"
    harmed = told("beanz", (beanz.Plays(ME, 1, MINE, 7, False), beanz.Cancels(BEN, BYE, ME, MINE, 1)))
    assert harmed[-1].main.fact.word == "cancels"


def test_what_was_really_dealt_is_told_and_what_defeated():
    """Of many who fall at once by the one line that says so."""
    facts = (attack(MINE, 12, 13), *(rpgget.Hits(0, card, 3, 0, "") for card in (MINE, 12, 13)))
    wounds = rpgget.Wounds((MINE, 12, 13), (0, 1, 2), (3, 3, 3), (0, 0, 0), (*NO_WHY, ""))
    assert facts_of(told("rpgget", (*facts, wounds, rpgget.Dies(ME, 0, MINE)))) == [["attacks", "wounds"]]
    assert facts_of(told("rpgget", (attack(MINE), rpgget.Hits(0, MINE, 5, 1, "")))) == [["attacks", "hits"]]


def test_blows_that_did_nothing_give_way_to_what_decided():
    """The Sleep by which a mission was won, before the blows that could not hurt, and no blow stands for the success."""
    ails = rpgget.Ails(0, MINE, 32, again=False)
    blows = [fact for use in (1, 2, 3) for fact in (attack(MINE, use=use), rpgget.Hits(0, MINE, 0, 3, "-1"))]
    succeeds = rpgget.Succeeds(BEN, 0, 14, 3, 0, False, False, 2)
    actions = told("rpgget", (attack(MINE, card=15), ails, *blows, succeeds))
    assert facts_of(actions)[0] == ["attacks", "ails"]
    assert facts_of(actions)[-1] == ["succeeds"]
    assert actions[0].rank == 1


def test_the_blow_that_fells_the_last_is_told_with_the_mission():
    facts = (attack(MINE), rpgget.Hits(0, MINE, 3, 0, ""), rpgget.Dies(ME, 0, MINE))
    succeeds = rpgget.Succeeds(BEN, 0, 14, 3, 0, False, False, 2)
    assert facts_of(told("rpgget", (*facts, succeeds))) == [["attacks", "hits", "succeeds"]]


def test_an_attack_that_is_said_anew_after_its_answers_is_one_action():
    strikes = rpgget.Strikes(BEN, 0, HIS, 0, (MINE,), (0,), 0, 0, (), ())
    found = told(
        "rpgget", (attack(MINE), rpgget.Defends(ME, 0, MINE, 0, MINE, 0), strikes, rpgget.Hits(0, MINE, 2, 0, ""))
    )
    assert [action.lines[0].fact.word for action in found] == ["attacks"]
    assert found[0].line.fact.word == "hits"


def test_of_a_fight_with_many_winners_the_own_loss_is_told():
    facts = (
        austin.Slugfest(BEN),
        austin.WinsBrawl(BEN, HIS, 0),
        *(austin.Scores(seat, 12 + seat, 10, seat) for seat in (1, 2, 3)),
        austin.LosesFight(ME, (4, 5, 6)),
    )
    [action] = told("austin", facts)
    assert "loses_fight" in facts_of([action])[0]
    assert action.main.fact.word == "loses_fight"


def test_of_a_slugfest_it_is_told_who_has_won_it():
    """And not only that it has begun, and what one has lost in it."""
    facts = (
        austin.Slugfest(BEN),
        austin.Sends(ME, MINE, 4),
        austin.WinsBrawl(2, 12, 0),
        *(austin.Scores(2, 12 + n, 10 * n, n) for n in (1, 2)),
        austin.LosesFight(ME, (4, 5, 6), slugfest=True),
    )
    [action] = told("austin", facts)
    assert facts_of([action]) == [["slugfest", "wins_brawl", "loses_fight"]]
    assert action.main.fact.word == "loses_fight"


def test_of_a_blow_at_many_it_is_told_whose_it_was_and_once_what_it_did():
    """Not each one's loss besides the sum, nor first of all that one of them is as ill as before."""
    poison, hit = 1, (20, 21, MINE)
    hurts = [rpgget.Hits(n, card, 2, 3, "") for n, card in enumerate(hit)]
    sum_ = rpgget.Wounds(hit, (0, 1, 2), (2, 2, 2), (3, 3, 3), ("", "", ""))
    ails = [rpgget.Ails(n, card, poison, again=card == 20) for n, card in enumerate(hit)]
    [action] = told("rpgget", (attack(*hit), *hurts, sum_, *ails))
    assert facts_of([action])[0][:2] == ["attacks", "wounds"]
    assert not any(line.fact.word == "ails" and line.fact.again for line in action.lines)


def test_what_a_mission_does_is_no_action_of_whoever_has_played_a_card_before():
    fence, over = rpgget.Plays(ME, 97, MINE), rpgget.SlotOver(ME, 2)
    soltis = rpgget.Works(BEN, BEN, 86, HIS, "enemies_set")
    actions = told("rpgget", (fence, over, soltis, rpgget.Ails(0, HIS, 1, again=False)))
    assert facts_of(actions)[-1] == ["works", "ails"]


def test_of_a_happening_it_is_told_what_it_does_and_not_only_that_it_is_turned_over():
    """Its name is told with its points."""
    facts = (
        austin.Happens(BEN, race=False),
        austin.Gesture(BEN, 0, 0),
        austin.Target(BEN, 2),
        austin.Reveals(BEN, HIS, 0),
        austin.MuteAll(BEN, 2, (3, 4, 5), UNTIL_MY_TURN),
        austin.Scores(BEN, HIS, 12, 0),
    )
    assert facts_of(told("austin", facts)) == [["target", "mute_all", "scores"]]
