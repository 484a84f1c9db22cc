"""Why one answer is better than others, in a sentence: what of the game's own value parts them, in the game's own words.

Nothing is said that was not measured: at the ends of the same play-outs each term of the value (`terms` in a game's
bots/value.py) is compared between the best answer and those that are behind it. Words for terms are in its bots/reasons.toml.
A card is named only when the seat sees it (bots.witness); and what happens to another seat's card, only when it was measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from tabletop import games
from tabletop.core.toml_loader import DataFileError, read_toml
from tabletop.core.winning import rivals
from tabletop.i18n import per_language, tr

if TYPE_CHECKING:
    from tabletop.bots.evidence import EvidenceContext
    from tabletop.bots.playout import PlayoutEnd
    from tabletop.core.ask import Option

FILE = "reasons.toml"
PART = 0.25  # of all that speaks for an answer: less is not worth a word
LEAST = 0.04  # of a logit: about one percent
SOON = 0.12  # so much more often the game is won, or not lost, before the play-outs are broken off
PHRASES = 2
FATE = 0.5  # of the deals: so much more often a named card is gone, or still there
CARD = "{card}"
Terms: TypeAlias = Callable[
    [Any, int], dict[str, tuple[float, float]]
]  # of a table and a seat: amount and worth in logits


class Phrases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """more, less: what an answer does that leaves the seat more, or less, of a term ("keeps your Bodyguard"); their_more,
    their_less: the same of the other seats. "" where there is nothing to say.
    """

    more: str = ""
    less: str = ""
    their_more: str = ""
    their_less: str = ""

    def of(self, *, theirs: bool, more: bool) -> str:
        if theirs:
            return self.their_more if more else self.their_less
        return self.more if more else self.less


class Reason(Phrases, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Terms that mean one thing to people; more and less are meant of the first of them. named: what is said instead where a
    card can be named, with {card} in its place.
    """

    terms: tuple[str, ...]
    named: Phrases = Phrases()

    def __post_init__(self) -> None:
        for words in msgspec.structs.astuple(self.named):
            if words and CARD not in words:
                raise ValueError(tr("bots-names-no-card", words=repr(words), card=CARD))


class ExplanationTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """actions: by their names, what an answer does about a card that the seat knows of ("strikes at {card}"). each_card: what
    is said of the terms of a card of which no reason speaks; "{id}" and "{name}" stand for it.
    """

    reason: tuple[Reason, ...]
    actions: dict[str, str] = {}
    each_card: Reason | None = None


@per_language
def _read(game: str) -> ExplanationTexts:
    """The words of a game; none when its folder has none."""
    plugin = games.known(game)
    data = plugin.data("bots", FILE) if plugin is not None else None
    return read_toml(data, ExplanationTexts, f"{game}/bots/{FILE}") if data is not None else ExplanationTexts(())


@per_language
def book(game: str) -> tuple[Reason, ...]:
    """What a game says of its terms."""
    found = _read(game)
    if found.each_card is None:
        return found.reason
    known = {term for reason in found.reason for term in reason.terms}
    return (*found.reason, *_of_cards(found.each_card, game, known))


def _of_cards(pattern: Reason, game: str, known: AbstractSet[str]) -> Iterator[Reason]:
    """The pattern for each card that has no words of its own."""
    plain = msgspec.json.encode(pattern).decode()
    for card in games.load(game).cards:
        reason = msgspec.json.decode(plain.replace("{id}", card.id).replace("{name}", card.name), type=Reason)
        if not known & set(reason.terms):
            yield reason


def action(game: str, before: EvidenceContext, option: Option) -> str:
    """What an option does about a card that the seat knows of, in words; "" when there is none."""
    found = before.action(option)
    return _read(game).actions[found.name].replace(CARD, before.noun(found.card)) if found is not None else ""


def terms_of(game: str) -> Terms | None:
    """How a game takes its value apart; None when it does not."""
    plugin = games.known(game)
    found: Terms | None = plugin.part("bots.value", "terms") if plugin is not None else None
    return found


def check(game: str, names: Sequence[str]) -> None:
    """DataFileError when the words speak of a term that the value does not have."""
    for reason in book(game):
        for name in reason.terms:
            if name not in names:
                raise DataFileError(tr("bots-no-term", file=f"{game}/bots/{FILE}", term=repr(name)))


class EndTally:
    """What the ends after one answer came to, for one seat: sums of its terms and of the mean of all rivals that live, and how
    often each card of the others that `before` can name is where it was. action: what the answer does, in words, or ""; sides:
    as `Definition.sides`.
    """

    def __init__(
        self,
        seat: int,
        terms: Terms | None,
        before: EvidenceContext | None = None,
        action: str = "",
        sides: Sequence[int] = (),
    ) -> None:
        self.seat, self.terms, self.before, self.action = seat, terms, before, action
        self.sides = sides
        watched = before.witnesses.theirs.values() if before is not None else ()
        self.stays = dict.fromkeys((card for cards in watched for card in cards), 0)
        self.own: dict[str, list[float]] = {}
        self.theirs: dict[str, list[float]] = {}
        self.ends = self.judged = self.won = self.lost = 0

    def add(self, end: PlayoutEnd) -> None:
        self.ends += 1
        self._watch(end.last)
        share = end.shares[self.seat]
        if end.table is None:
            self.won += share == 1
            self.lost += share == 0
            return
        self.judged += 1
        if self.terms is None or not end.table.alive[self.seat]:
            return
        alive = end.table.alive
        living = [rival for rival in rivals(self.seat, len(alive), self.sides) if alive[rival]]
        self._note(self.own, end.table, self.seat, 1.0)
        for rival in living:
            self._note(self.theirs, end.table, rival, 1 / len(living))

    def _watch(self, table: Any) -> None:
        """A card that was mixed with others is another one now."""
        for card in self.stays:
            assert self.before is not None
            then = self.before.table
            self.stays[card] += table.at[card] == then.at[card] and table.kind[card] == then.kind[card]

    def staying(self, card: int) -> float:
        """In which part of the ends a card is where it was."""
        return self.stays[card] / max(1, self.ends)

    def _note(self, sums: dict[str, list[float]], table: Any, seat: int, part: float) -> None:
        assert self.terms is not None
        for name, (amount, worth) in self.terms(table, seat).items():
            kept = sums.setdefault(name, [0.0, 0.0])
            kept[0] += part * amount
            kept[1] += part * worth

    def mean(self, theirs: bool, name: str) -> tuple[float, float]:
        """Amount and worth of a term at a judged end."""
        amount, worth = (self.theirs if theirs else self.own).get(name, (0.0, 0.0))
        n = max(1, self.judged)
        return amount / n, worth / n


def sentence(game: str, best: EndTally, others: Sequence[EndTally]) -> str:
    """What speaks for the best answer against those that are behind it; "" when nothing stands out."""
    if not others:
        return ""
    (won, wins), (lost, loses) = ((_part(best, what), _mean(others, what)) for what in ("won", "lost"))
    first = _first(game, best, others)
    for soon, with_action, mine, rest, gain in (
        ("bots-wins-soon", "bots-action-wins-soon", won, wins, won - wins),
        ("bots-loses-soon", "bots-action-loses-soon", lost, loses, loses - lost),
    ):
        if gain >= SOON:
            shares = {"mine": _percent(mine), "rest": _percent(rest)}
            return tr(with_action, action=first, **shares) if first else tr(soon, **shares)
    found = sorted(
        (_speaks(reason, theirs, best, others) for reason in book(game) for theirs in (False, True)), reverse=True
    )
    whole = sum(worth for worth, _ in found if worth > 0)
    phrases = [first, *(words for worth, words in found if worth >= max(LEAST, PART * whole))]
    said = [words for words in dict.fromkeys(phrases) if words][:PHRASES]
    if len(said) > 1:
        return tr("bots-reason-two", action=said[0], second=said[1])
    return tr("bots-reason", action=said[0]) if said else ""


def _first(game: str, best: EndTally, others: Sequence[EndTally]) -> str:
    """What the best answer does about a card that the seat knows of, and some of the others do not; or which one it takes."""
    if best.action and any(other.action != best.action for other in others):
        return best.action
    gone = _changed(list(best.stays), best, others, stays=False)
    if not gone or best.before is None:
        return ""
    about = {term for term, cards in best.before.witnesses.theirs.items() if gone[0] in cards}
    said = (reason.named.their_less for reason in book(game) if not about.isdisjoint(reason.terms))
    return next((words.replace(CARD, best.before.noun(gone[0])) for words in said if words), "")


def _part(tally: EndTally, what: str) -> float:
    count: int = getattr(tally, what)
    return count / max(1, tally.ends)


def _mean(tallies: Sequence[EndTally], what: str) -> float:
    return sum(_part(tally, what) for tally in tallies) / len(tallies)


def _percent(part: float) -> str:
    return f"{round(100 * part)} %"


def _speaks(reason: Reason, theirs: bool, best: EndTally, others: Sequence[EndTally]) -> tuple[float, str]:
    """How much a reason speaks for the best answer, in logits, and in words."""
    sign = -1.0 if theirs else 1.0
    worth = amount = 0.0
    for place, name in enumerate(reason.terms):
        rest = [other.mean(theirs, name) for other in others]
        mine = best.mean(theirs, name)
        worth += sign * (mine[1] - sum(x[1] for x in rest) / len(rest))
        amount += (mine[0] - sum(x[0] for x in rest) / len(rest)) if not place else 0.0
    more = amount > 0
    named, before = reason.named.of(theirs=theirs, more=more), best.before
    if named and before is not None:
        known = before.witnesses.theirs if theirs else before.witnesses.own
        cards = [card for term in reason.terms for card in known.get(term, ())]
        if theirs:
            cards = _changed(cards, best, others, stays=more)
        if cards:
            return worth, named.replace(CARD, before.noun(cards[0]))
    return worth, reason.of(theirs=theirs, more=more)


def _changed(cards: Sequence[int], best: EndTally, others: Sequence[EndTally], *, stays: bool) -> list[int]:
    """The card whose place the best answer changes most against the others: it stays there oftener, or less often."""
    sign = 1 if stays else -1
    gaps = {
        card: sign * (best.staying(card) - sum(other.staying(card) for other in others) / len(others)) for card in cards
    }
    card = max(gaps, key=lambda card: gaps[card], default=-1)
    return [card] if card >= 0 and gaps[card] >= FATE else []
