"""A game that is over, turn by turn: what was said, meant and found, what the strong bot would have said; what wins prizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from tabletop.core.ask import CLOCK
from tabletop.core.game import Game
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.record import Answer
from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.director import Director, Idea
from tabletop.games.codenames.bots.minds import mind
from tabletop.games.codenames.bots.understanding import lexicon
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.acts import REASONS
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.rules.clues import CLUE, refused_in
from tabletop.games.codenames.rules.lexicon import book
from tabletop.games.codenames.rules.table import KEY, Board
from tabletop.games.codenames.rules.wording import bare, fault
from tabletop.games.codenames.texts import line, tr
from tabletop.i18n import decimal

STRONG = "hard"
A_BIT = 48  # words that are weighed in one go

A_FEAT = 2  # right guesses in one turn that deserve a prize


class Guess(NamedTuple):
    """An asset that was covered. seat: the Agent; -1 where a Director covered it for a rule (CN-54, CN-107)."""

    seat: int
    cell: int
    owner: int


class Refused(NamedTuple):
    """A word that did not come to be the clue of its turn. why: "not_one_word", "taken_back", one of REASONS, or of the
    codes of what the check at the desk refuses (rules/clues.py).
    """

    word: str
    why: str


class Turn(NamedTuple):
    """One turn. before: the table when a clue was asked for, the key included; meant: cells that the Director had ticked.

    word None: the time ran out before a clue; number: as in the rules.
    """

    before: Board
    word: str | None = None
    number: int = 0
    meant: tuple[int, ...] = ()
    refused: tuple[Refused, ...] = ()
    guesses: tuple[Guess, ...] = ()

    @property
    def side(self) -> int:
        return self.before.side

    @property
    def director(self) -> int:
        return self.before.turn

    @property
    def right(self) -> int:
        """Guesses of Agents that were right."""
        return sum(guess.owner == self.side and guess.seat >= 0 for guess in self.guesses)

    @property
    def bonus(self) -> Guess | None:
        """The right guess beyond the number (CN-81)."""
        made = [guess for guess in self.guesses if guess.seat >= 0]
        beyond = made[self.number] if 0 < self.number < len(made) else None
        return beyond if beyond is not None and beyond.owner == self.side else None


def turns(game: Game, answers: Iterable[Answer]) -> list[Turn]:
    """Play the answers of a whole match from its first ask on, which may lie in the middle of a turn; `game` goes with them."""
    found: list[Turn] = []
    meant: tuple[int, ...] = ()
    for answer in answers:
        table = game.table
        assert isinstance(table, Board)
        if not found or found[-1].before.turns != table.turns:
            found.append(_begun(table.copy()))
        if game.ask[2] == "give_clue" and answer.seat != CLOCK and isinstance(answer.value, tuple | list):
            meant = tuple(answer.value[3]) if answer.value[0] == CLUE else meant
            for word, why in refused_in(answer.note):
                found[-1] = _less(found[-1], word, why)
        game.take_events()
        table.events = []
        game.answer(*answer.meaning)
        for event in game.take_events():
            if event[0] == "say":
                found[-1] = _after(found[-1], event[2], meant)
    return found


def _begun(before: Board) -> Turn:
    """A turn at its first ask: a match that begins at a moment of another one may have its clue by then."""
    said = next((row for row in before.clues[-1:] if row[0] == before.turns and row[5]), None)
    return Turn(before) if said is None else Turn(before, word=said[3], number=said[4])


def _after(turn: Turn, fact: object, meant: tuple[int, ...]) -> Turn:
    """The turn with one more thing that has happened."""
    match fact:
        case events.Clue():
            return turn._replace(word=fact.said, number=fact.number, meant=meant)
        case events.TakenBack():
            return _less(turn._replace(word=None, number=0, meant=()), fact.said, "taken_back")
        case events.Returned():
            return _less(turn, fact.said, REASONS[fact.reason])
        case events.Ruled() if not fact.allowed:
            return _less(turn, fact.said, "not_one_word")
        case events.Reveals():
            return turn._replace(guesses=(*turn.guesses, Guess(fact.seat, fact.card, fact.owner)))
        case events.RivalCovers() | events.Penalty():
            return turn._replace(guesses=(*turn.guesses, Guess(-1, fact.card, fact.side)))
        case _:
            return turn


def _less(turn: Turn, word: str, why: str) -> Turn:
    return turn._replace(refused=(*turn.refused, Refused(word, why)))


def thoughts(turn: Turn) -> Iterator[Idea | None]:
    """What the strong bot would have said in a turn: None while it is still thinking, the clue at last."""
    director = Director(turn.before, mind(STRONG))
    values = []
    for count, found in enumerate(director.weighed()):
        values.append(found)
        if count % A_BIT == A_BIT - 1:
            yield None
    yield director.choose(values)


class Award(NamedTuple):
    icon: str
    title: str
    line: Line


def awards(turns: Sequence[Turn]) -> list[Award]:
    """At most one of each kind; of equals the first."""
    found = (prize(turns) for prize in (_best_clue, _boldest, _sharpest, _longest))
    return [award for award in found if award is not None]


def _best_clue(turns: Sequence[Turn]) -> Award | None:
    best = _most(turns, lambda turn: turn.right)
    if best is None or best.word is None or best.right < A_FEAT:
        return None
    seat, said, word = SeatRef(best.director), "typed" if best.word else "spoken", capitals(best.word)
    told = line("award-clue-told", seat=seat, said=said, word=word, found=best.right)
    return Award("trophy", tr("award-clue"), told)


def _boldest(turns: Sequence[Turn]) -> Award | None:
    """The right guess beyond the number that chance would have made least often."""
    best = _most(turns, lambda turn: boldness(turn) or 0.0)
    if best is None or best.bonus is None:
        return None
    guess = best.bonus
    card = CardRef(best.before.kind[guess.cell], guess.cell)
    told = line("award-bold-told", seat=SeatRef(guess.seat), kind=card, many=decimal(boldness(best) or 0.0))
    return Award("bolt", tr("award-bold"), told)


def boldness(turn: Turn) -> float | None:
    """Among how many open cells one of the own side lay when the bonus guess was made; None without a right one."""
    if turn.bonus is None:
        return None
    open_ = len(turn.before.zones[KEY]) - turn.number
    return open_ / (turn.before.left[turn.side] - turn.number)


def _sharpest(turns: Sequence[Turn]) -> Award | None:
    hits = Counter(guess.seat for turn in turns for guess in turn.guesses if _right(turn, guess.seat, guess.owner))
    if not hits:
        return None
    seat, count = hits.most_common(1)[0]
    return Award("eye", tr("award-eyes"), line("award-eyes-told", seat=SeatRef(seat), count=count))


def _right(turn: Turn, seat: int, owner: int) -> bool:
    return seat >= 0 and owner == turn.side


def _longest(turns: Sequence[Turn]) -> Award | None:
    best = _most(turns, lambda turn: len(turn.word or ""))
    if best is None or not best.word:
        return None
    told = line("award-long-told", seat=SeatRef(best.director), word=capitals(best.word))
    return Award("pencil", tr("award-long"), told)


def _most(turns: Sequence[Turn], value: Callable[[Turn], float]) -> Turn | None:
    return max(turns, key=value, default=None)


# Words of a match that bots do not know or took wrongly, and what somebody may want to teach them.

MOST = 60  # meanings that are offered at once
TELLING = 3  # the weight of a tag that says something of an asset


def unknown_words(turns: Iterable[Turn], taught: str) -> list[str]:
    """The clues that bots did not know, as they are looked up; each once."""
    words = lexicon(taught)
    said = [turn.word for turn in turns if turn.word and fault(turn.word) is None]
    return list(dict.fromkeys(bare(word) for word in said if not words.meaning(word).known))


def misread_words(turns: Iterable[Turn], bots: Collection[int]) -> list[str]:
    """What people have said and bots then guessed wrongly at, before they had made as many guesses as the number says."""
    said = [turn.word for turn in turns if turn.word and turn.director not in bots and _misread(turn, bots)]
    return list(dict.fromkeys(bare(word) for word in said if fault(word) is None))


def _misread(turn: Turn, bots: Collection[int]) -> bool:
    made = [guess for guess in turn.guesses if guess.seat >= 0]
    counted = made[: turn.number] if turn.number > 0 else made
    return any(guess.owner != turn.side and guess.seat in bots for guess in counted)


def offered(meant: Sequence[int], chosen: Sequence[str], wanted: str) -> list[str]:
    """Tags and ids of assets that a word may mean: those that are chosen, then what fits the letters that are `wanted`; without
    any, the assets of these kinds (what the Director meant) and what they have to do with.
    """
    assets = [ASSETS[kind] for kind in meant]
    if wanted:
        key = wanted.casefold().strip().replace(" ", "-")
        names = [*book().clues, *(asset.id for asset in ASSETS)]
        found = sorted((name for name in names if key in name), key=lambda name: (not name.startswith(key), name))
    else:
        tags = [tag for asset in assets for tag, much in asset.tags.items() if much >= TELLING]
        found = [*(asset.id for asset in assets), *sorted(tags, key=lambda tag: -tags.count(tag)), *book().clues]
    return list(dict.fromkeys([*chosen, *found]))[:MOST]
