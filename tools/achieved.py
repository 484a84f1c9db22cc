"""`python -m tools.achieved espionage --games 60`: which achievements matches of bots bring, and with which seed first.

What nobody has reached in so many matches is named at the end; those that a circuit or a season brings are left out.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import play
from tabletop.bots.heuristics import hints_for
from tabletop.bots.self_play import roll
from tabletop.core.decks import own
from tabletop.core.record import Answer, Recording
from tabletop.jobs import Job, JobError, progress_bar
from tabletop.match.history.command_log import AppliedAnswer, FactLog
from tabletop.match.seats import Level, TableSetup, bot
from tabletop.progress.achievements import Achievement, PlayedMatch, RunIs, common, fitting, of_game

if TYPE_CHECKING:
    from tabletop.bots.bot import Bot
    from tabletop.core.decks import CollectingRules
    from tabletop.core.definition import Definition

ITERATIONS = 40
TRIES = 100  # of decks that do not go together


def lived(setup: TableSetup) -> list[PlayedMatch]:
    """Play a match of bots; what each seat has lived."""
    definition, hints = games.load(setup.game), hints_for(setup.game)
    state, fact_log = definition.start(len(setup.seats), setup.seed, setup.options), FactLog()
    bots = [_bot(setup, seat) for seat in range(len(setup.seats))]
    dice = [Random(f"{setup.seed}/{seat}") for seat in range(len(bots))]
    world, scores, n = Random(f"{setup.seed}/world"), [definition.scores(state.table)], 0
    state.table.events = []
    while not state.over:
        seat = state.seat
        if seat < 0:
            state.step(roll(state, hints, world))
        else:
            play(state, seat, bots[seat].choose(state.knowledge(seat), seat, dice[seat]))
        n += 1
        done = Recording(state.table)
        done += state.take_events()
        fact_log.add(AppliedAnswer(n, Answer(0, seat, 0), 0, False, False, done), state)
        if scores[-1] != definition.scores(state.table):
            scores.append(definition.scores(state.table))
    outcome = definition.outcome(state.table)
    assert outcome is not None, "a game that is over has an outcome"
    found = []
    for seat in range(len(bots)):
        heard = tuple(fact_log.heard(seat))
        turns = heard[-1].turn if heard else 0
        ended = (outcome.winners, outcome.ending, tuple(scores), turns, heard, outcome.sides)
        found.append(PlayedMatch(definition, setup, seat, *ended))
    return found


def _bot(setup: TableSetup, seat: int) -> Bot:
    of = levels.counted(levels.level(setup.seats[seat].bot or "normal"), ITERATIONS)
    return levels.make(games.load(setup.game), of)


def table(game: str, seed: int, level: Level = "normal", *, own_decks: bool = False) -> TableSetup:
    """Two to as many seats as there may be, with bots, at every third table with other house rules; own_decks: where somebody
    may build a deck, all have built one.
    """
    definition, dice = games.load(game), Random(f"{game}/{seed}")
    low, high = definition.players
    seats = low + seed % (high - low + 1)
    options = _rules(definition, dice, seats) if seed % 3 == 0 else {}
    if own_decks and definition.collecting is not None:
        options |= _decks(definition, definition.collecting, dice, seats, options)
    return TableSetup(game=game, seats=tuple(bot(i, level) for i in range(seats)), seed=seed, options=options)


def _rules(definition: Definition, dice: Random, seats: int) -> dict[str, str]:
    """Drawn by lot; none where they do not go together."""
    drawn = {rule.id: dice.choice(list(rule.values)) for rule in definition.house_rules if rule.scope == "rules"}
    return drawn if not definition.unfit(seats, definition.check_options(drawn)) else {}


def _decks(
    definition: Definition, rules: CollectingRules, dice: Random, seats: int, options: dict[str, str]
) -> dict[str, str]:
    """The cards of a ready deck by lot for every seat, as if somebody had chosen them; drawn again until they go together."""
    id_ = rules.format(definition.check_options(options))
    rule = next(form.rule for form in rules.formats if form.id == id_)
    ready = [own(deck.cards) for deck in rules.ready if deck.format == id_]
    for _ in range(TRIES):
        drawn = {f"{rule}_{seat}": dice.choice(ready) for seat in range(seats)}
        if not definition.unfit(seats, definition.check_options({**options, **drawn})):
            return drawn
    return {}


def wanted(game: str) -> list[Achievement]:
    """Those that one match can bring."""
    every = [*of_game(game), *common()]
    return [one for one in every if not any(isinstance(condition, RunIs) for condition in one.when)]


def reached(game: str, seed: int, level: Level = "normal", *, own_decks: bool = False) -> list[str]:
    """What somebody reaches in the match of a seed, as a job."""
    lives = lived(table(game, seed, level, own_decks=own_decks))
    return [one.id for one in wanted(game) if any(fitting(one, life) for life in lives)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.achieved", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="normal", choices=[level.id for level in levels.book().level])
    parser.add_argument("--own-decks", action="store_true", help="everybody has built a deck")
    progress_bar.add_means(parser)
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.games)
    about = {"game": args.game, "level": args.level, "own_decks": args.own_decks}
    jobs = [Job("tools.achieved:reached", about, seed) for seed in seeds]
    try:
        found = progress_bar.results(jobs, list[str], progress_bar.JobOptions(args.jobs, args.cluster, args.so_far))
    except JobError as error:
        sys.exit(str(error))
    for one in wanted(args.game):
        by = [seed for seed, ids in zip(seeds, found, strict=True) if one.id in ids]
        told = f"in {len(by)} of {args.games}, first with seed {by[0]}" if by else "NEVER"
        print(f"{args.game}, {one.id}: {told}")


if __name__ == "__main__":
    main()
