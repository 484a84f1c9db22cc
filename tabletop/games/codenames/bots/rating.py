"""What answers are worth in Codenames, where worlds dealt by lot say nothing: what counts is what a clue means.

Two fits to games of bots (tools/arena/clues.py) do it: whose an asset is likely to be, from how well it fits the clue and how
far ahead of the others, and who wins from so many assets left on both sides. A clue is tried on Agents who see it through
noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from random import Random
from typing import NamedTuple

import msgspec

from tabletop.bots.analysis import AnalysisEffort, AnalysisVerdict, RatedAnswer
from tabletop.bots.bot import Choice, ValueAnswer, options
from tabletop.bots.win_chances import judged, mean, surely, within, worth
from tabletop.core.game import Game
from tabletop.core.record import Answer
from tabletop.core.sanitizing import capitals
from tabletop.core.toml_loader import read_toml
from tabletop.games.codenames.bots.agent import FAINT, Agent
from tabletop.games.codenames.bots.director import Director
from tabletop.games.codenames.bots.minds import Sight, mind
from tabletop.games.codenames.bots.panel import fitting
from tabletop.games.codenames.bots.players import Player, grid
from tabletop.games.codenames.bots.understanding import lexicon
from tabletop.games.codenames.rules.acts import LOCK, STOP
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, CELLS, TOKEN
from tabletop.games.codenames.rules.clues import CLUE, is_clue
from tabletop.games.codenames.rules.table import IS_COOP, KEY, UNLIMITED, Board, other
from tabletop.games.codenames.texts import tr
from tabletop.i18n import decimal

FILE = "rating.toml"
GAME = "codenames"
LEFT = ("base", "own", "rival", "own nearly", "rival nearly")
FITS = ("base", "fit", "lead", "part", "guessed")
AGENTS = 40  # that a clue is tried on
CLUES = 5


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By name of the feature: who wins against rivals and together, and whether an asset is the own side's."""

    versus: dict[str, float]
    together: dict[str, float]
    own: dict[str, float]


@cache
def weights() -> Weights:
    return read_toml(files(__package__).joinpath(FILE).read_bytes(), Weights, FILE)


def left_features(own: int, rival: int) -> list[float]:
    """In the order of LEFT."""
    return [1.0, own / 9, rival / 9, 1 / own, 1 / rival]


def fit_features(s: Board, seat: int) -> dict[int, list[float]]:
    """By open cell, in the order of FITS, as an Agent with the clue before it sees the grid."""
    agent = Agent(s, seat, mind("hard"), Random(0))
    scores = {cell: agent.score(cell) for cell in agent.open}
    ranked = sorted(scores.values(), reverse=True)
    part = s.left[s.side] / len(scores)
    prior = log(part / (1 - part)) if 0 < part < 1 else 3.0
    found = {}
    for cell, score in scores.items():
        best = ranked[0] if score < ranked[0] or ranked.count(score) > 1 else (ranked[1] if len(ranked) > 1 else 0.0)
        found[cell] = [1.0, score, score - best, prior, float(agent.number >= 0 and s.guesses >= agent.number)]
    return found


def chance(values: Sequence[float], of: dict[str, float]) -> float:
    return 1 / (1 + exp(-sum(a * b for a, b in zip(values, of.values(), strict=True))))


def wins(s: Board, own: int, rival: int, *, turn: bool) -> float:
    """The chance of the side to move with so many assets left on both sides. turn: it begins another turn; else it ends one.

    Together one more of the rivals' is covered after each own turn (CN-107).
    """
    if not own:
        return 1.0
    if s.mode == IS_COOP and not turn:
        rival -= 1
    if rival <= 0:
        return 0.0
    if s.mode == IS_COOP:
        return chance(left_features(own, rival), weights().together)
    if turn:
        return chance(left_features(own, rival), weights().versus)
    return 1 - chance(left_features(rival, own), weights().versus)


class Odds(NamedTuple):
    """Whose an open cell may be."""

    own: float
    rival: float
    neutral: float


def owners(s: Board, seat: int) -> dict[int, Odds]:
    """By open cell; what is not the own side's is shared out as it lies in the key."""
    own = {cell: chance(row, weights().own) for cell, row in fit_features(s, seat).items()}
    factor = s.left[s.side] / max(1e-9, sum(own.values()))
    rest = max(1, len(own) - s.left[s.side])
    rival = s.left[other(s.side)] / rest
    neutral = max(0, rest - s.left[other(s.side)] - 1) / rest
    found = {}
    for cell, value in own.items():
        p = min(0.98, value * min(1.3, max(0.7, factor)))
        found[cell] = Odds(p, (1 - p) * rival, (1 - p) * neutral)
    return found


def guess_worth(s: Board, odds: dict[int, Odds], cell: int, left: int, own: int) -> float:
    """The chance when this cell is locked, and afterwards the likeliest ones while that is better than to stop."""
    p, rival = odds[cell], s.left[other(s.side)]
    worth = p.neutral * wins(s, own, rival, turn=False) + p.rival * wins(s, own, rival - 1, turn=False)
    go_on = wins(s, own - 1, rival, turn=False)
    rest = {name: found for name, found in odds.items() if name != cell}
    if left > 1 and own > 1 and rest:
        following = max(rest, key=lambda name: rest[name].own)
        go_on = max(go_on, guess_worth(s, rest, following, left - 1, own - 1))
    return worth + p.own * go_on


def rate(known: Game, seat: int, rand: Random, effort: AnalysisEffort, also: Sequence[Choice]) -> AnalysisVerdict:
    """As `bots.analysis.analyse`."""
    s, query = grid(known), known.ask[2]
    if query == "guess" and seat not in s.directors and s.clues:
        return _for_all(s, s.side, _guesses(known, s, seat, effort, also))
    if query == "give_clue":
        return _for_all(s, s.side, _clues(s, seat, rand, also))
    about = s.side if s.sides[seat] == s.side or s.mode == IS_COOP else other(s.side)
    return _for_all(s, about, _only(known, s, about, seat, rand))


def weighs(game: Game, answer: Answer) -> bool:
    """Clues, locks and the stop, not given yet; marks decide nothing, and of rulings and covers only the bot's own is known."""
    if game.ask[2] != "guess":
        return bool(game.ask[2] == "give_clue")
    return (game.options_of(answer.seat) or [])[answer.choice][0] in (LOCK, STOP)


def _for_all(s: Board, about: int, verdict: AnalysisVerdict) -> AnalysisVerdict:
    """With the chance of each seat, where the verdict is about that of a side; an Agent for both wins nothing (CN-112)."""

    def every(chance: float) -> tuple[float, ...]:
        return tuple(chance if side == about else 1 - chance if side == other(about) else 0.0 for side in s.sides)

    rated = tuple(msgspec.structs.replace(one, every=every(one.chance)) for one in verdict.options)
    return msgspec.structs.replace(verdict, options=rated)


def _only(known: Game, s: Board, about: int, seat: int, rand: Random) -> AnalysisVerdict:
    """Rulings and covers: what a bot of middling skill answers; nothing is known of the others."""
    choice = Player("normal").choose(known, seat, rand)
    turn = wins(s, s.left[s.side], s.left[other(s.side)], turn=True)
    value = turn if about == s.side else 1 - turn
    rated = _rated(choice if isinstance(choice, int) and choice >= 0 else 0, [value], [value], 1, 0)
    return AnalysisVerdict(rated.chance, rated.low, rated.high, (rated,))


def _guesses(known: Game, s: Board, seat: int, effort: AnalysisEffort, also: Sequence[Choice]) -> AnalysisVerdict:
    """Locks and the stop; marks decide nothing."""
    odds, found = owners(s, seat), options(known, seat)
    allowed = s.limit - s.guesses if s.limit else CELLS
    own, rival = s.left[s.side], s.left[other(s.side)]
    values: dict[int, float] = {}
    for index, (act, cell, _) in enumerate(found):
        if act == LOCK:
            values[index] = guess_worth(s, odds, cell, allowed, own)
        elif act == STOP:
            values[index] = wins(s, own, rival, turn=False)
    fits = {cell: row[FITS.index("fit")] for cell, row in fit_features(s, seat).items()}
    ranked = sorted(values, key=lambda index: (-values[index], -fits.get(found[index][1], 0.0)))
    kept = ranked[: effort.answers] + [i for i in ranked[effort.answers :] if i in also]
    rated = tuple(_rated(index, [values[index]], [values[ranked[0]]], len(kept), 0) for index in kept)
    return AnalysisVerdict(
        rated[0].chance, rated[0].low, rated[0].high, rated, _why_guess(s, seat, found[ranked[0]]), tr("rating-guess")
    )


def _rated(
    choice: Choice, mine: list[float], best: list[float], among: int, tries: int, words: str = ""
) -> RatedAnswer:
    gaps = [a - b for a, b in zip(best, mine, strict=True)]
    doubt = judged(GAME)
    behind = max(0.0, mean(gaps))
    sure = surely(gaps, doubt.apart, among) if behind and len(gaps) > 1 else max(0.0, behind - 2 * doubt.apart)
    found = within(mine if len(mine) > 1 else mine * 400, doubt.error)  # one value is worked out, not sampled
    told = worth(found, behind, sure, mean(best), doubt.curve)
    return RatedAnswer(choice, told.chance, told.low, told.high, tries, told.behind, told.surely, (), words)


def _why_guess(s: Board, seat: int, option: tuple[int, int, int]) -> str:
    """Which names the clue fits, the best ones first; nothing where bots do not know the word."""
    agent = Agent(s, seat, mind("hard"), Random(0))
    ranked = sorted(((agent.score(cell), -cell) for cell in agent.open), reverse=True)
    fits = [(score, -cell) for score, cell in ranked if score >= FAINT][:3]
    word = capitals(s.clues[-1][3])
    if option[0] == STOP or not fits:
        return tr("rating-nothing-fits", word=word)
    named = [f"{ASSETS[s.kind[cell]].name} {decimal(score)}" for score, cell in fits]
    return tr("rating-fit", word=word, assets=", ".join(named))


def _clues(s: Board, seat: int, rand: Random, also: Sequence[Choice]) -> AnalysisVerdict:
    """The best clues of a strong Director, and those that are asked for, all tried on the same Agents."""
    told = [choice.value for choice in also if isinstance(choice, ValueAnswer)]
    clues = [(CLUE, idea.word, idea.number, idea.cells) for idea in Director(s, mind("hard")).ideas(CLUES)]
    clues += [value for value in told if is_clue(value) and value not in clues]
    salts = [rand.getrandbits(32) for _ in range(AGENTS)]
    values = [[_tried(s, seat, word, number, salt) for salt in salts] for _, word, number, _ in clues]
    order = sorted(range(len(clues)), key=lambda i: -mean(values[i]))
    best = values[order[0]]
    rated = tuple(_rated(ValueAnswer(clues[i]), values[i], best, len(clues), AGENTS, _said(s, clues[i])) for i in order)
    open_kinds = tuple(s.kind[card - CELLS] for card in s.zones[KEY])
    word = clues[order[0]][1]
    why = tr("rating-names-fit", word=capitals(word), assets=fitting(word, open_kinds, s.taught))
    return AnalysisVerdict(rated[0].chance, rated[0].low, rated[0].high, rated, why, tr("rating-clue", agents=AGENTS))


def _said(s: Board, clue: tuple[str, str, int, tuple[int, ...]]) -> str:
    """With what it means, where that was said: "HAMMER 2: Thor, Odin"."""
    word, number = capitals(clue[1]), clue[2]
    meant = ", ".join(ASSETS[s.kind[cell]].name for cell in clue[3])
    return (
        tr("rating-clue-meant", word=word, number=number, assets=meant)
        if meant
        else tr("clue-said", word=word, number=number)
    )


def _tried(s: Board, seat: int, word: str, number: int, salt: int) -> float:
    """The chance after an Agent of middling skill has guessed at a clue; each salt is another Agent."""
    sight, meaning = Sight(mind("normal"), str(salt), seat), lexicon(s.taught).meaning(word)
    fits = {card - CELLS: sight.fit(meaning, s.kind[card - CELLS]) for card in s.zones[KEY]}
    owner = {card - CELLS: s.kind[card] - TOKEN for card in s.zones[KEY]}
    own, rival = s.left[s.side], s.left[other(s.side)]
    most = CELLS if number == UNLIMITED else max(1, number)
    for count, cell in enumerate(sorted(fits, key=lambda cell: (-fits[cell], cell))[:most]):
        if not own or (count and fits[cell] < FAINT):
            break
        if owner[cell] == ASSASSIN:
            return 0.0
        if owner[cell] != s.side:
            return wins(s, own, rival - (owner[cell] == other(s.side)), turn=False)
        own -= 1
    return wins(s, own, rival, turn=False)
