"""Whether deal, dice and bots' randomness of a match that is over follow from what was fixed before it (FAIR.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from tabletop import __version__
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.record import Answer, Record
from tabletop.match import state_history
from tabletop.match.bot_players import choice_seed
from tabletop.match.fair_deal import FairDeal, commitment_of, mark_of, shown
from tabletop.match.save_reader import Reading, ResumeError, read_match
from tabletop.match.seals import Sealed, Seals
from tabletop.match.start_state import record_of
from tabletop.storage import SavedMatch, StoredAnswer
from tabletop.storage.schema import FINISHED

Fault = Literal["commitment", "words", "seed", "cut", "answer", "die", "seal", "result", "damaged"]
Kind = Literal["fair", "without", "open", "unknown", "false"]


class Verdict(NamedTuple):
    """`text`: one sentence. `faults`: what does not follow, in the order in which it was found; `deal`: what was fixed."""

    kind: Kind
    text: str
    faults: tuple[Fault, ...] = ()
    deal: FairDeal | None = None
    seal: str = ""

    @property
    def status(self) -> int:
        """Of a command that checks: 0 it is fair, 1 it is not, 3 nobody can tell."""
        return {"fair": 0, "false": 1}.get(self.kind, 3)

    @property
    def lines(self) -> list[str]:
        """What people compare with what they have written down."""
        if self.deal is None:
            return [self.text]
        words = ", ".join(self.deal.words) or "none"
        found = [self.text, f"Commitment: {shown(self.deal.commitment)}", f"Words: {words}"]
        found.append(f"Deal: {shown(self.deal.mark)}")
        return [*found, f"Seal: {shown(self.seal)}"] if self.seal else found


class _Wrong(NamedTuple):
    fault: Fault
    text: str


WITHOUT = "This match has no commitment: it is older, or its deal was chosen or came from elsewhere, so nothing can be checked."
OPEN = "This match is not over; what fixed its deal stays closed until then."
FAIR = "Deal, dice and the bots' randomness follow from what was fixed before the first card, and nothing was changed since."


def verify(
    saved: SavedMatch, answers: Sequence[StoredAnswer], states: str = "", definition: Definition | None = None
) -> Verdict:
    """`states`: what was kept of each moment (`state_history`), "" for nothing; `definition`: None for this program's."""
    try:
        reading = read_match(saved, answers, definition)
        sealed = msgspec.convert((saved.result or {}).get("fair"), Sealed | None)
    except (ResumeError, msgspec.ValidationError) as error:
        return _unread(saved, error)
    deal = reading.setup.fair
    if deal is None:
        broken = "This match has a seal but no commitment: what fixed its deal was taken out."
        return Verdict("false", broken, ("commitment",)) if sealed is not None else Verdict("without", WITHOUT)
    if saved.state != FINISHED:
        return Verdict("open", OPEN)
    found = [*_opened(deal, saved.seed), *_played(reading, saved, sealed, states)]
    if not found:
        return Verdict("fair", FAIR, (), deal, sealed.seal if sealed is not None else "")
    text = " ".join(wrong.text for wrong in found)
    if saved.program != __version__ and not {"commitment", "words", "seed"} & {wrong.fault for wrong in found}:
        text += f" It was played by version {saved.program}, and this is {__version__}: its rules may be others."
    return Verdict("false", text, tuple(wrong.fault for wrong in found), deal)


def _unread(saved: SavedMatch, error: Exception) -> Verdict:
    """A match that today's rules do not take tells nothing, unless it was dealt by them."""
    text = str(error) if isinstance(error, ResumeError) else "The seal of this match is damaged."
    fairly = saved.options.get("fair") is not None and saved.program == __version__
    return Verdict("false", text, ("damaged",)) if fairly else Verdict("unknown", text)


def _opened(deal: FairDeal, seed: int) -> Iterator[_Wrong]:
    """Whether secret and words are those that were fixed, and the deal is theirs."""
    if commitment_of(deal.seed, deal.salt) != deal.commitment:
        yield _Wrong("commitment", "Seed and salt are not those that were fixed before the deal.")
    if mark_of(deal.commitment, deal.words) != deal.mark:
        yield _Wrong("words", "The words are not those that were given.")
    if deal.dealt != seed:
        yield _Wrong("seed", "The seed by which was dealt does not follow from secret and words.")


def _played(reading: Reading, saved: SavedMatch, sealed: Sealed | None, states: str) -> Iterator[_Wrong]:
    """Whether the answers, played again, lead where they led."""
    if sealed is None:
        yield _Wrong("cut", "The seal that was written with the last answer is missing.")
        return
    record, setup = record_of(reading.definition, reading.setup), reading.setup
    seals = Seals(setup, record, lambda no, seat: choice_seed(setup.seed, no, seat))
    given = len(sealed.links[0]) - 1
    if len(reading.answers) != given:
        yield _Wrong("cut", f"It has {len(reading.answers)} answers; {given} were given.")
    first = _first_difference(record, seals, reading.answers, sealed)
    if first is not None:
        yield first
        return
    outcome = record.definition.outcome(record.game.table) if record.game.over else None
    if outcome is None:
        yield _Wrong("cut", "Its answers do not lead to the end of the match.")
        return
    result = saved.result or {}
    if (list(outcome.winners), outcome.ending) != (result.get("winners"), result.get("ending")):
        yield _Wrong("result", "The result is not that to which its answers lead.")
    if seals.sealed(outcome) != sealed:
        yield _Wrong("seal", "The seal is not that of this match.")
    if states and not _same_dice(states, record):
        yield _Wrong("die", "What was kept of its moments has other dice than follow from the seed.")


def _first_difference(record: Record, seals: Seals, answers: Sequence[Answer], sealed: Sealed) -> _Wrong | None:
    """Where the chains that were kept leave those that follow from deal and answers."""
    links = list(zip(*sealed.links, strict=False))
    for n in range(min(len(answers) + 1, len(links))):
        if n:
            try:
                record.replay([answers[n - 1]])
            except Exception:  # noqa: BLE001 - an answer that was not given there may fail in any way
                return _Wrong("answer", f"Its answer {n} does not fit what was dealt.")
            seals.heard(record.answers[-1], record.game.table)
        given, fell = links[n]
        if not seals.answers[n].startswith(given):
            text = f"Its answer {n} is another one than was given." if n else "Its house rules or seats were changed."
            return _Wrong("answer", text)
        if not seals.dice[n].startswith(fell):
            text = f"What the dice show after answer {n} is not what" if n else "The cards were not dealt as"
            return _Wrong("die", f"{text} follows from the seed.")
    return None


def _same_dice(states: str, record: Record) -> bool:
    """Whether the moments that were kept have the dice and the cards of those that were played."""
    kept = state_history.read(states, record.definition)
    return len(kept) == len(record.answers) + 1 and all(
        (moment.table.rng, moment.table.kind, moment.table.zones) == (now.table.rng, now.table.kind, now.table.zones)
        for moment, now in zip(kept, _moments(record), strict=True)
    )


def _moments(record: Record) -> Iterator[Game]:
    game = record.at(0)
    yield game
    for answer in record.answers:
        game.answer(*answer.meaning)
        yield game
