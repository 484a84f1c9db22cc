"""What any sensible player of ESPIONAGE does, the bots do: by the hints at once, and by search."""

from random import Random

import pytest

from tabletop.bots.bot import options
from tabletop.bots.greedy import Greedy, remembered
from tabletop.bots.heuristics import BotStyle, hints_for
from tabletop.bots.heuristics.fitted import in_order
from tabletop.bots.ismcts import Ismcts, SearchSettings
from tabletop.core.game import JOURNAL
from tabletop.core.toml_loader import DataFileError
from tabletop.games.espionage.bots import evaluation as espionage_mind
from tabletop.games.espionage.bots.evaluation import Evaluation
from tabletop.games.espionage.bots.hints import announcement
from tabletop.games.espionage.bots.value import NAMES, features, shares
from tabletop.games.espionage.definition import DEFINITION
from tabletop.games.espionage.rules.cards import CARDS, KIND
from tabletop.games.espionage.rules.queries import AIM, CLAIM, GIVE, GIVE_UP, NAME, PLAY, REACT, TAKE
from tests.games.espionage.scene import Scene, number
from tests.saying import wording

HINTS = hints_for("espionage")
FILLER = "hacker hacker hacker medic medic medic"


@pytest.fixture(params=["greedy", "search"])
def bot(request):
    return (
        Greedy(HINTS) if request.param == "greedy" else Ismcts(DEFINITION, HINTS, SearchSettings(ms=0, iterations=150))
    )


def choice(bot, scene, seat):
    """(act, title of the card, spot) of what the bot on that seat answers; act -1 is a pass."""
    known = scene.game.knowledge(number(seat))
    act, card, spot = options(known, number(seat))[bot.choose(known, number(seat), Random(4))]
    return act, CARDS[scene.table.kind[card]].id if card >= 0 else "", spot


def title(name):
    return next(kind for kind, card in enumerate(CARDS) if card.id == name)


def test_a_winning_claim_is_made(bot):
    """Ten cards with the Package and no Bomb: show it."""
    scene = Scene(3, A=f"package sniper sniper police {FILLER}")
    assert choice(bot, scene, "A")[0] == CLAIM


def test_own_fatal_gold_is_guarded(bot):
    """The own Target lies open: the Bodyguard stands in front of it."""
    scene = Scene(2, A="sniper", B="target bodyguard hacker").random("B", "target").play("sniper", aim="B").pass_all()
    assert choice(bot, scene, "B")[:2] == (REACT, "bodyguard")


def test_a_shot_at_fatal_gold_is_stopped(bot):
    """With nothing but the Target and the Police in hand a Sniper is not let through."""
    scene = Scene(2, A="sniper hacker", B="target police").play("sniper", aim="B")
    assert choice(bot, scene, "B")[:2] == (REACT, "police")


def test_a_rescuer_is_stopped(bot):
    """The only opponent's Target lies open and he calls the Bodyguard: Saboteur."""
    scene = Scene(2, A="sniper saboteur hacker", B="target bodyguard").random("B", "target").play("sniper", aim="B")
    scene.pass_all().react("B", "bodyguard", "exposure")
    assert choice(bot, scene, "A")[:2] == (REACT, "saboteur")


def test_the_only_opponent_is_not_rescued(bot):
    """Nobody saves the Target of the last opponent: when it falls the game is won."""
    scene = Scene(2, A="sniper protector", B="target hacker").random("B", "target").play("sniper", aim="B").pass_all()
    assert choice(bot, scene, "A")[0] == -1


def test_the_bomb_is_handed_over(bot):
    """A Courier takes the Bomb along, not the Target."""
    scene = Scene(2, A="courier bomb target", B="hacker medic", pile_size=8).play("courier", aim="B").pass_all()
    assert choice(bot, scene, "A")[:2] == (GIVE, "bomb")


def test_the_best_card_is_stolen(bot):
    """A Double Agent who sees the Target takes it."""
    scene = Scene(2, A="double-agent hacker", B="target informant informant", pile_size=10)
    scene.play("double-agent", aim="B").pass_all()
    assert choice(bot, scene, "A")[:2] == (TAKE, "target")


def test_what_was_seen_is_remembered(bot):
    """After a look at the Package the Assassin goes for its holder and names it."""
    scene = Scene(
        3, A="assassin informant", B="package hacker medic sniper", C="hacker hacker medic medic", pile_size=20
    )
    scene.play("informant", aim="B").pass_all().done("A")
    assert choice(bot, scene, "A")[:2] == (PLAY, "assassin")
    card = scene.card("assassin", 4)
    scene.answer("A", "turn", (PLAY, card, 2))
    assert choice(bot, scene, "A") == (AIM, "assassin", 1)
    scene.answer("A", "aims", (AIM, card, 1))
    assert choice(bot, scene, "A") == (NAME, "assassin", title("package"))


def test_a_number_in_the_journal_is_not_taken_for_what_was_announced():
    """What a verb came to may look like an answer: the text of a card whose place among all texts is that of an act."""
    scene = Scene(3, A="assassin informant", B="package hacker", C="hacker medic", pile_size=20)
    card = scene.card("assassin", 4)
    scene.answer("A", "turn", (PLAY, card, 2))
    journal = scene.game.stack[-1][JOURNAL]
    journal[-1] = (REACT, -1, -1)
    assert announcement(Evaluation(scene.game, 0, BotStyle())) == (PLAY, card, 2)


def test_gold_is_not_given_up(bot):
    """A Saboteur's victim gives up a common card."""
    scene = Scene(2, A="saboteur", B="target package hacker").play("saboteur", aim="B").pass_all()
    assert choice(bot, scene, "B")[:2] == (GIVE_UP, "hacker")


def test_a_decoy_turns_a_shot_back(bot):
    """With only the Target to lose and one opponent the shot goes back to him."""
    scene = Scene(2, A="sniper target", B="package decoy").play("sniper", aim="B")
    assert choice(bot, scene, "B")[:2] == (REACT, "decoy")


@pytest.mark.parametrize("answer", ["titles", "aims", "discards", "answered"])
def test_copies_are_announced(bot, answer):
    """Every choice that a copy asks for is answered, whatever it copies."""
    if answer == "titles":
        scene = Scene(3, A="assassin", B="ninja hacker", C="target hacker").play("assassin", aim="B", name="target")
        act, where = (REACT, scene.card("ninja", 6), scene.card("assassin", 2)), "B"
    elif answer == "aims":
        scene = Scene(3, A="hacker sniper", B="mercenary medic", C="target hacker").play("sniper", aim="B")
        act, where = (REACT, scene.card("mercenary", 6), scene.card("sniper", 2)), "B"
    elif answer == "discards":
        scene = Scene(3, A="medic", B="ninja", C="hacker", discards="sniper bomb hacker")
        scene.play("medic", choose="sniper hacker")
        act, where = (REACT, scene.card("ninja", 6), scene.card("medic", 2)), "B"
    else:
        scene = Scene(3, A="sniper terrorist", B="police hacker", C="ninja target")
        scene.play("sniper", aim="B").react("B", "police", "sniper")
        act, where = (REACT, scene.card("ninja", 8), scene.card("police", 2)), "C"
    scene.until(where).answer(where, "reactions", act)
    while scene.game.ask[2] in {"titles", "aims", "discards", "answered"}:
        found = bot.choose(scene.game.knowledge(number(where)), number(where), Random(1))
        scene.game.answer(scene.game.no, number(where), found)
    assert len(scene.table.items) >= 2


def test_scores_are_points_for_every_option():
    """The hints rate each option of every ask of many games, quickly and without a look at what is hidden."""
    rand, asked = Random(2), set()
    for seats in (2, 5):
        for seed in range(15):
            game = DEFINITION.start(seats, seed, {"first_player": "chosen"})
            while not game.over:
                asked.add(game.ask[2])
                known, seat = game.knowledge(game.seat), game.seat
                scores = HINTS.scores(known, seat, game.options, BotStyle())
                other = game.determinised(seat, rand)
                assert len(scores) == len(game.options)
                if other.no == game.no:  # else there was no choice in that world, and it was taken
                    assert HINTS.scores(other, seat, game.options, BotStyle()) == scores
                game.step(rand.randrange(len(game.options)))
    assert asked >= {"turn", "reactions", "aims", "titles", "discards", "pick_card", "give_card", "first_player"}


def test_values_are_shares():
    """Shares of the living add up to 1, who is out has none, and in the middle of a stack nothing is said."""
    scene = Scene(4, A="target hacker", B="bomb", C="sniper", out="D", pile_size=2)
    found = HINTS.value(scene.table)
    assert sum(found) == pytest.approx(1)
    assert found[3] == 0
    assert found[0] == max(found)
    assert found[1] == min(found[:3])
    scene = Scene(2, A="sniper", B="hacker").play("sniper", aim="B")
    assert shares(scene.table) is None


def test_weights_and_features_agree():
    """There is one weight for each feature, and a file with other names is refused by name."""
    scene = Scene(2, A="sniper", B="hacker")
    assert len(features(scene.table, 0)) == len(NAMES) == len(set(NAMES))
    good = dict.fromkeys(NAMES, 0.0)
    assert in_order(good, NAMES, "two") == [0.0] * len(NAMES)
    with pytest.raises(DataFileError, match="'luck' is missing or unknown"):
        in_order({**good, "luck": 1.0}, NAMES, "two")
    fitted = {name: float(n) for n, name in enumerate(NAMES) if name != "medic"}
    lent = in_order(fitted, NAMES, "two", [("medic", "sniper", "hacker")])
    assert lent[NAMES.index("medic")] == (fitted["sniper"] + fitted["hacker"]) / 2
    with pytest.raises(DataFileError, match="'on turn' is missing or unknown"):
        in_order({name: 0.0 for name in NAMES if name != "on turn"}, NAMES, "two", [("medic", "sniper")])


def test_a_card_without_a_weight_has_that_of_those_that_do_the_same():
    """A title that is misspelt in the hints' file is named; a Sniper exposes cards as an Assassin and a Terrorist do."""
    every = {card.id: 1.0 for card in CARDS}
    assert espionage_mind.by_kind(every, "keep") == [1.0] * len(CARDS)
    with pytest.raises(DataFileError, match=wording("core-did-you-mean", word="'sniper'")):
        espionage_mind.by_kind({**every, "snipre": 1.0}, "keep")
    attacks = {card.id: 4.0 for card in CARDS if "expose" in espionage_mind.does(card)}
    lent = espionage_mind.by_kind({k: v for k, v in {**every, **attacks}.items() if k != "sniper"}, "keep")
    assert lent[KIND["sniper"]] == 4.0


def test_forgetting_touches_only_what_was_seen_elsewhere():
    """A forgetful bot loses sight of others' cards, never of its own, and the game that it was given stays as it is."""
    scene = Scene(2, A="informant sniper", B="package hacker").play("informant", aim="B").pass_all().done("A")
    known = scene.game.knowledge(0)
    before = bytes(known.table.seen)
    blank = remembered(known, 0, 1.0, Random(1))
    assert bytes(known.table.seen) == before
    assert [blank.table.seen[c] & 1 for c in blank.table.zones[6]] == [0, 0]
    assert [blank.table.seen[c] & 1 for c in blank.table.zones[4]] == [1, 1]
    assert remembered(known, 0, 0.0, Random(1)) is known


def test_styles_bend_the_hints():
    """Aggression makes an attack, caution a defence worth more."""
    scene = Scene(2, A="assassin hacker", B="hacker hacker medic medic informant")
    found = {}
    for name, style in (("meek", BotStyle(aggression=0.5)), ("bold", BotStyle(aggression=2.0))):
        known = scene.game.knowledge(0)
        rated = dict(zip(options(known, 0), HINTS.scores(known, 0, options(known, 0), style), strict=True))
        found[name] = rated[PLAY, scene.card("assassin", 4), 2]
    assert found["bold"] > found["meek"]
    scene = Scene(2, A="sniper hacker", B="target police hacker medic").play("sniper", aim="B")
    for name, style in (("meek", BotStyle(caution=2.0)), ("bold", BotStyle(caution=0.5))):
        known = scene.game.knowledge(1)
        found[name] = max(HINTS.scores(known, 1, options(known, 1), style))
    assert found["meek"] > found["bold"]
