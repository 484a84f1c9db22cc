"""A sealed night from the packs to the final standing, kept in the store after every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from tabletop.i18n import tr
from tabletop.match.save_reader import strangers
from tabletop.match.seats import TableSetup
from tabletop.progress import league
from tabletop.progress.league import LeagueResult, LeagueStanding
from tabletop.progress.sealed_pool import CompletedDeck, SealedPool
from tabletop.storage import StoreError
from tabletop.storage.records import Copies
from tabletop.storage.schema import ABANDONED, FINISHED, OPEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import Definition
    from tabletop.storage import SavedMatch, SavedSealedEvent, Store


State = Literal["new", "open", "finished"]


class SealedSeat(msgspec.Struct, kw_only=True):
    """How far one player is. `draft`: what is built so far; `left`: ms to build, None for as long as one likes; `lent`: of the
    starter set, while it is built and afterwards.
    """

    opened: int = 0
    draft: dict[str, Copies] = {}
    left: float | None = None
    deck: dict[str, Copies] | None = None
    lent: dict[str, Copies] = {}


class SealedPlan(msgspec.Struct, kw_only=True):
    """What is settled before the packs are handed out. `packs` 0: as many as usual; `rounds`: how often all meet;
    `sides`: of each player, () by lot.
    """

    seed: int
    packs: int = 0
    minutes: int = 0
    keep: bool = False
    rounds: int = 1
    sides: tuple[str, ...] = ()


class _Saved(msgspec.Struct, kw_only=True):
    """A night as it lies in the store."""

    setup: TableSetup
    plan: SealedPlan
    chairs: list[SealedSeat]


class SealedMatch(NamedTuple):
    """One match of the night. `match`: the saved one, None before its deal; `winners` are players, None while it goes on;
    `shares`: what part of the win each of `players` has.
    """

    table: int
    players: tuple[int, ...]
    match: int | None = None
    winners: tuple[int, ...] | None = None
    shares: tuple[float, ...] = ()


class SealedEvent:
    """`setup`: who plays, without decks. Nothing is kept before `begin`; then every change is followed by `save`.

    What was played is read from the store, so a match that is taken back or given up counts again as not played.
    Raises StoreError as the store does.
    """

    def __init__(
        self, store: Store, definition: Definition, setup: TableSetup, plan: SealedPlan, now: Callable[[], float]
    ) -> None:
        self.store, self.definition, self.plan, self._now = store, definition, plan, now
        self.night = SealedPool(definition, setup, plan.packs, plan.seed, plan.sides)
        plan.packs = self.night.packs
        self.number = 0
        self.state: State = "new"
        self.drafts: dict[int, dict[str, int]] = {}
        self.lent: dict[int, dict[str, int]] = {}  # to those who build
        self.left: dict[int, float] = {}
        self.meetings: list[SealedMatch] = []

    @classmethod
    def again(
        cls, store: Store, definition: Definition, saved: SavedSealedEvent, now: Callable[[], float]
    ) -> SealedEvent:
        """A night that was interrupted, or one that is over, as it was. Raises StoreError when it is of another version."""
        try:
            kept = msgspec.convert(saved.plan, _Saved)
            _check_known(definition, kept)
            evening = cls(store, definition, kept.setup, kept.plan, now)
        except ValueError as error:  # also msgspec's
            raise StoreError(tr("progress-night-unreadable", error=str(error))) from error
        evening.number, evening.state = saved.id, "finished" if saved.state == FINISHED else "open"
        for seat, chair in enumerate(kept.chairs[: len(kept.setup.seats)]):
            evening._sit(seat, chair)
        evening.look()
        return evening

    def _sit(self, seat: int, chair: SealedSeat) -> None:
        self.night.opened[seat] = min(chair.opened, self.night.packs)
        self.drafts[seat], self.lent[seat] = chair.draft, chair.lent
        if chair.left is not None:
            self.left[seat] = chair.left
        if chair.deck is not None:
            self.night.decks[seat] = CompletedDeck(chair.deck, chair.lent)

    # Packs and decks

    def begin(self) -> None:
        """Hand out the packs: from here on the night is kept. The bots are ready at once."""
        self.night.play_bots()
        self.number = self.store.nights.create(self.definition.id, self._plain(), now=int(self._now()))
        self.state = "open"
        self.look()

    def reseat(self, setup: TableSetup) -> None:
        """The same players, who hold their cards elsewhere."""
        self.night.setup = setup
        self.save()

    def save(self) -> None:
        """Keep how far everybody is."""
        if self.state == "open":
            self.store.nights.save(self.number, self._plain(), now=int(self._now()))

    def _plain(self) -> dict[str, object]:
        chairs = [self._chair(seat) for seat in range(len(self.night.setup.seats))]
        plain: dict[str, object] = msgspec.to_builtins(_Saved(setup=self.night.setup, plan=self.plan, chairs=chairs))
        return plain

    def _chair(self, seat: int) -> SealedSeat:
        whole = self.night.decks.get(seat)
        return SealedSeat(
            opened=self.night.opened[seat],
            draft=self.drafts.get(seat, {}),
            left=self.left.get(seat),
            deck=whole.cards if whole else None,
            lent=whole.lent if whole else self.lent.get(seat, {}),
        )

    # Matches

    @property
    def built(self) -> bool:
        """All packs are open and all decks are ready."""
        return self.state != "new" and self.night.next_human is None

    def look(self) -> None:
        """Read what has been played."""
        tables = league.tables(len(self.night.setup.seats), self.definition.players[1], self.plan.rounds)
        self.meetings = [SealedMatch(table, players) for table, players in enumerate(tables)]
        for match in self._matches():
            table = match.options["night"][1]
            if match.state != ABANDONED and table < len(tables):
                self.meetings[table] = _meeting(self.meetings[table], match)

    def _matches(self) -> list[SavedMatch]:
        known = self.store.matches_of(self.definition.id) if self.number else []
        return [match for match in known if (match.options.get("night") or [0])[0] == self.number]

    @property
    def next(self) -> SealedMatch | None:
        """The match to play now: one that was begun goes first."""
        left = [meeting for meeting in self.meetings if meeting.winners is None]
        return next((meeting for meeting in left if meeting.match), left[0] if left else None)

    @property
    def over(self) -> bool:
        """The standing is final."""
        return self.state == "finished" or (self.built and self.next is None)

    def table(self, meeting: SealedMatch, seed: int) -> TableSetup:
        """The table of a match, with the decks of those who meet there. `seed` deals its cards."""
        ground = self.night.table(meeting.players)
        return msgspec.structs.replace(ground, seed=seed, fair=None, night=(self.number, meeting.table))

    def standing(self) -> list[LeagueStanding]:
        results = [LeagueResult(one.players, one.shares) for one in self.meetings if one.winners is not None]
        return league.standing(len(self.night.setup.seats), results)

    def another_round(self) -> None:
        """Everybody meets everybody once more."""
        self.plan.rounds += 1
        self.save()
        self.look()

    # The end

    def finish(self) -> None:
        """The standing is final as it is now."""
        self._close(FINISHED)
        self.state = "finished"

    def give_up(self) -> None:
        """Nobody goes on with this night."""
        self._close(ABANDONED)

    def _close(self, state: str) -> None:
        now = int(self._now())
        for match in self._matches():
            if match.state == OPEN:
                self.store.abandon(match.id, now=now)
        self.store.nights.end(self.number, state, now=now)


def _check_known(definition: Definition, kept: _Saved) -> None:
    """Raises ValueError that names somebody or a card that this program does not know."""
    if strange := strangers(kept.setup.seats):
        raise ValueError(f"{strange}.")
    known = {card.id for card in definition.cards}
    decks = (deck for chair in kept.chairs for deck in (chair.draft, chair.deck or {}, chair.lent))
    if strange := next((card for deck in decks for card in deck if card not in known), ""):
        raise ValueError(tr("progress-card-unknown", card=repr(strange)))


def _meeting(meeting: SealedMatch, match: SavedMatch) -> SealedMatch:
    if match.state != FINISHED:
        return meeting._replace(match=match.id)
    won = tuple(player for player, share in zip(meeting.players, match.shares, strict=True) if share)
    return meeting._replace(match=match.id, winners=won, shares=match.shares)
