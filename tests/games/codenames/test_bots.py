"""Section 11: bots in both roles, at every level, on their seat's view only."""

from __future__ import annotations

from random import Random
from time import perf_counter

import msgspec
import pytest

from tabletop.bots import inline, levels, worker, worker_protocol
from tabletop.bots.bot import WAITS, ValueAnswer, options, play, sound
from tabletop.bots.heuristics import PLAIN
from tabletop.games.codenames.bots.agent import FAINT, Agent
from tabletop.games.codenames.bots.director import Director
from tabletop.games.codenames.bots.minds import mind, minds
from tabletop.games.codenames.bots.panel import reason
from tabletop.games.codenames.bots.understanding import lexicon
from tabletop.games.codenames.rules.acts import ACTS, LOCK, MARK, STOP
from tabletop.games.codenames.rules.cards import ASSETS, CELLS, TOKEN
from tabletop.games.codenames.rules.pacing import beside
from tabletop.games.codenames.rules.wording import says_name
from tests import saying
from tests.driving import other_world
from tests.games.codenames.scene import CODENAMES, SEATS, UNLIMITED, Scene
from tests.games.codenames.test_examples import five, four

LEVELS = tuple(minds())


def answer(scene, seat, level="hard", rand=1):
    """What a bot answers in a seat: a value, or an act and the name of a card."""
    number = SEATS.index(seat)
    known = scene.game.knowledge(number)
    choice = levels.make(CODENAMES, levels.level(level)).choose(known, number, Random(rand))
    if choice == WAITS:
        return "waits"
    assert sound(known, number, choice)
    if isinstance(choice, ValueAnswer):
        return choice.value
    act, card, _ = options(known, number)[choice]
    return (ACTS[act].name, scene.names[card] if card >= 0 else "")


@pytest.mark.rule("CN-136")
def test_levels_are_those_of_the_table():
    assert set(LEVELS) == {level.id for level in levels.book().level}
    with pytest.raises(LookupError, match=saying.wording("core-did-you-mean", word="'hard'")):
        mind("harder")


@pytest.mark.rule("CN-81", "CN-82")
def test_4_to_7_an_agent_repeats_the_printed_guesses():
    """The turns of the worked examples: ANIMAL, CHAIN, FEMALE, and the bonus guess for ANIMAL."""
    assert answer(Scene().clue("ANIMAL", 3), "D") == ("lock", "Lockjaw")
    chain = four().clue("CHAIN", 2)
    for name in ("Ghost Rider", "Ghost Rider's Chain"):
        assert answer(chain, "C") == ("lock", name)
        chain.lock(name)
    assert answer(chain, "C") == ("stop", "")
    female = five().clue("FEMALE", 3)
    for name in ("Female Thor", "She-Hulk", "Black Widow", "Scorpion"):
        assert answer(female, "D") == ("lock", name)
        female.lock(name)


@pytest.mark.rule("CN-113", "CN-114", "CN-115")
def test_agents_and_numbers_that_are_none():
    """0: the word's assets go last, older clues first; unlimited: while the word fits well, then older clues."""
    zero = Scene(clue_zero="on").turn("green", 2, "She-Hulk").turn("sky", 1, "Asgard").clue("robot", 0)
    assert answer(zero, "D") == ("lock", "Scorpion")
    free = Scene(clue_unlimited="on").clue("chain", UNLIMITED)
    assert answer(free, "D") == ("lock", "Ghost Rider")
    free.lock("Rhino")
    assert answer(free, "D") == ("lock", "Ghost Rider")
    odd = Scene().clue("qwertz", 2)
    assert answer(odd, "D")[0] == "lock"
    assert answer(odd.lock("Rhino"), "D") == ("stop", "")


@pytest.mark.rule("CN-136")
def test_who_sees_no_link_looks_again():
    """With most tags forgotten many a first look finds nothing: then the guess is what the second one finds."""
    scene, absent = Scene().clue("ANIMAL", 3), msgspec.structs.replace(mind("normal"), forget=0.9)
    seen = set()
    for seat in range(40):  # a seat here is only other noise
        agent = Agent(scene.game.knowledge(SEATS.index("C")).table, seat, absent, Random(1))
        first, second = (
            any(look.fit(agent.meaning, agent.s.kind[cell]) >= FAINT for cell in agent.open)
            for look in (agent.sight, agent.sight.again())
        )
        guess = agent.guess()
        assert guess is not None
        if first or second:
            assert agent.sight.fit(agent.meaning, agent.s.kind[guess]) >= FAINT
        seen.add((first, second))
    assert {(False, True), (False, False), (True, True)} <= seen


@pytest.mark.rule("CN-132")
@pytest.mark.parametrize("level", LEVELS)
def test_an_agent_acts_alike_in_all_worlds(level):
    scene, random = Scene().clue("animal", 2), Random(5)
    want = answer(scene, "D", level)
    for _ in range(5):
        scene.game = other_world(scene.game, 3, random)
        assert answer(scene, "D", level) == want


@pytest.mark.rule("CN-59", "CN-63", "CN-64", "CN-70")
@pytest.mark.parametrize("rule", ["literal", "marvel_experts", "visible_words"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_directors_clue_never_fails_the_checks(level, rule):
    """And says no name that the rule forbids, none of the silent words, and nothing that fits the Assassin."""
    for seed in range(6):
        game = CODENAMES.start(4, seed, {"clue_rule": rule, "clue_zero": "on", "clue_unlimited": "on"})
        seat = game.seat
        choice = levels.make(CODENAMES, levels.level(level)).choose(game.knowledge(seat), seat, Random(1))
        assert sound(game, seat, choice)
        _, word, number, cells = choice.value
        assert word not in {"ugly", "mad", "assassin", "hell", "gun"}
        assert number == UNLIMITED or number == len(cells) <= mind(level).reach
        kinds = game.table.kind
        assert all(kinds[CELLS + cell] == TOKEN + game.table.side for cell in cells)
        taboo = {"literal": (), "marvel_experts": cells, "visible_words": range(CELLS)}[rule]
        assert not any(says_name(word, kinds[cell]) for cell in taboo)
        assert all(ASSETS[kinds[cell]].name in reason(word, tuple(kinds[c] for c in cells)) for cell in cells)


@pytest.mark.rule("CN-62")
@pytest.mark.parametrize("level", LEVELS)
def test_a_director_says_no_word_that_stands_on_the_table(level):
    """Even where the rules let it: GHOST of the grid's Ghost Rider, HORN of no card."""
    scene = Scene(clue_rule="literal")
    director = Director(scene.game.knowledge(1).table, mind(level))
    for name in ("ghost", "spider", "doctor", "time"):
        stands = any(says_name(name, kind) for kind in scene.table.kind[:CELLS])
        assert director._legal(name, ()) is not stands
    said = [idea.word for idea in director.ideas(400)]
    assert len(said) > 10
    assert not any(says_name(word, kind) for word in said for kind in scene.table.kind[:CELLS])
    covered = Director(Scene(found=["Ghost Rider", "Ghost Rider's Chain"]).game.knowledge(1).table, mind(level))
    assert covered._legal("ghost", ())


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_director_means_what_anybody_would_find(level):
    """A clue for several: each fits clearly, and better than all others on the table that it is not said for."""
    several = 0
    for seed in range(12):
        game = CODENAMES.start(4, seed, {})
        table = game.knowledge(game.seat).table
        idea, words = Director(table, mind(level)).clue(), lexicon("none")
        fits = {cell: words.fit(idea.word, table.kind[cell]) for cell in range(CELLS)}
        strange = [fits[cell] for cell in range(CELLS) if table.kind[CELLS + cell] != TOKEN + table.side]
        if idea.number > 1:
            several += 1
            assert min(fits[cell] for cell in idea.cells) >= max(4.0, *strange)
    assert several > 6


def test_a_director_who_plans_says_names_that_mean_nothing_else():
    """ASGARD for Thor and Loki; no name that is a common word, as STORM."""
    said = {level: set(Director(Scene().game.knowledge(1).table, mind(level))._sayable()) for level in LEVELS}
    assert {"odin", "latveria"} <= said["hard"] - said["normal"]
    assert {"storm", "spiderman"} & (said["hard"] - said["normal"]) == set()
    assert said["easy"] == said["normal"]


def test_a_director_always_finds_something():
    """Even with nearly everything found and hardly a word left."""
    scene = Scene(found=[name for name in Scene().names if name not in {"Kingpin", "Ultron", "Asgard"}])
    idea = Director(scene.game.knowledge(1).table, mind("hard")).clue()
    assert idea.number == 1
    assert [scene.names[cell] for cell in idea.cells] == ["Kingpin"]
    director = Director(scene.game.knowledge(1).table, mind("hard"))
    director.used = set(director._sayable())
    assert director.clue().cells == idea.cells


@pytest.mark.rule("CN-52", "CN-53", "CN-68", "CN-70")
def test_a_bot_as_rival_director():
    """It allows what it knows as a word, lets clues pass, never objects, and takes its own back when that costs nothing."""
    for word, act in (("spider-man", "allow"), ("x-qz", "refuse")):
        assert answer(Scene().ask(word), "A")[0] == act
    assert answer(Scene(challenge="before_publication").clue("word", 1), "A")[0] == "allow"
    scene = Scene().clue("word", 1)
    assert answer(scene, "A") == "waits"
    assert answer(scene.object(), "B")[0] == "agree"
    costly = Scene(invalid_clue_penalty="lose_turn_and_cover").clue("word", 1).object()
    assert answer(costly, "B")[0] == "stand"
    assert answer(costly.agree(), "A")[0] == "cover"


@pytest.mark.rule("CN-107")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_covers_for_the_rival(level):
    scene = Scene(2, mode="coop", own_side="hydra").turn("word", 1, "Rhino")
    act, name = answer(scene, "A", level)
    assert act == "cover"
    scene.cover(name)


@pytest.mark.rule("CN-133")
def test_bots_leave_guesses_to_people():
    """Beside a person a bot marks what it would lock, once; with the house rule, or alone, it locks."""
    scene = Scene(6).clue("animal", 2)
    rhino = scene.cell["Rhino"]
    lock, view, house = (LOCK, rhino, -1), scene.view("D"), CODENAMES.check_options({})
    assert beside(view, lock, (5,), house) == (MARK, rhino, -1)
    assert beside(view, (LOCK, scene.cell["She-Hulk"], -1), (5,), house) == (MARK, 0, -1)
    assert beside(view, lock, (0,), house) == lock, "the rival Director is no Agent of the team"
    assert beside(view, lock, (5,), {**house, "bot_agent_locks": "always"}) == lock
    assert beside(scene.mark("Rhino", seat="D").view("D"), lock, (5,), house) is None
    assert beside(scene.view("D"), (STOP, -1, -1), (5,), house) is None


@pytest.mark.parametrize(("seats", "mode"), [(2, "coop"), (3, "shared_agent"), (5, "versus")])
def test_bots_play_whole_games(seats, mode):
    for seed, level in enumerate(LEVELS):
        game = CODENAMES.start(seats, seed, {"mode": mode, "infinity_gauntlet": "on"})
        bots = [levels.make(CODENAMES, levels.level(level)) for _ in range(seats)]
        while not game.over:
            seat = game.seat
            play(game, seat, bots[seat].choose(game.knowledge(seat), seat, Random(game.no)))
        assert CODENAMES.outcome(game.table)


def test_a_stand_in_gives_a_clue_too():
    """When the worker is late, a plain bot of the game answers."""
    scene = Scene()
    choice, trouble = inline.stand_in(scene.game.knowledge(1), 1, PLAIN, 7)
    assert trouble == ""
    assert isinstance(choice, ValueAnswer)
    assert not sound(scene.game, 1, ValueAnswer(("clue", "two words", 1, ())))
    assert not sound(scene.game, 1, WAITS)


def test_a_clue_comes_out_of_the_worker():
    """A value of the bot's own, which the rules take."""
    scene = Scene()
    question = worker_protocol.AnswerRequest(1, "codenames", scene.game.knowledge(1).save(), 1, "normal", 7)
    reply = worker.answer(msgspec.json.encode(question), lambda _: CODENAMES, perf_counter)
    assert (reply.choice, reply.trouble) == (-1, "")
    scene.tell(*reply.value)
    assert scene.query == "guess"
