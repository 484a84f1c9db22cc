"""Who is Good and who is Evil: sides alternate around the table (AP-20 to AP-22, AP-36 to AP-39), in the next game, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.core.decks import CardBack, cards_of, is_own
from tabletop.core.dice import Dice
from tabletop.core.table import MASK
from tabletop.games.austin.rules.cards import DECKS, KIND, SIDE, SIDES
from tabletop.games.austin.texts import tr

EITHER = -1
BACKS = (CardBack("back_good", tr("side-good")), CardBack("back_evil", tr("side-evil")))
BAD_SEATING = tr("bad-seating")

PANTS = 39  # a use of the seed of its own


def side_of(value: str) -> int:
    """GOOD or EVIL for the value of a deck's house rule, EITHER for one that fits every seat."""
    if is_own(value):
        kinds = [KIND[card] for card in cards_of(value) if card in KIND]
        return SIDE[kinds[0]] if kinds else EITHER
    return SIDES.index(DECKS[value].allegiance) if value in DECKS else EITHER


def arrangements(seats: int) -> list[tuple[int, ...]]:
    """All seatings that alternate; with an odd number each place of the one equal pair (AP-20, AP-21)."""
    if seats % 2 == 0:
        return [tuple((first + seat) % 2 for seat in range(seats)) for first in (0, 1)]
    return [
        tuple((first + (seat - pair) % seats) % 2 for seat in range(seats)) for first in (0, 1) for pair in range(seats)
    ]


def wearer(options: Mapping[str, str], seats: int) -> int:
    """Who wears the Daddy pants, -1 for nobody at this table (AP-36)."""
    said = options["daddy_pants"]
    if said == "last":
        return seats - 1
    return int(said) if said.isdecimal() and int(said) < seats else -1


def chooser(options: Mapping[str, str], seats: int) -> int:
    """Whose side the rule `first_side` is about: whoever wears the Daddy pants, else the first seat (AP-37)."""
    return max(0, wearer(options, seats))


def fitting(options: Mapping[str, str], seats: int) -> list[tuple[int, ...]]:
    """The seatings that suit the chooser and all decks people have built; among them those that suit most ready decks."""
    decks = [options[f"deck_{seat}"] for seat in range(seats)]
    wishes = [side_of(deck) for deck in decks]
    found = [
        sides
        for sides in arrangements(seats)
        if all(
            not is_own(deck) or wish in (EITHER, side) for deck, wish, side in zip(decks, wishes, sides, strict=True)
        )
    ]
    if options["first_side"] != "random":
        found = [sides for sides in found if SIDES[sides[chooser(options, seats)]] == options["first_side"]]
    suits = {sides: sum(a == b for a, b in zip(sides, wishes, strict=True)) for sides in found}
    return [sides for sides in found if suits[sides] == max(suits.values())]


def bad_seating(seats: int, options: Mapping[str, str]) -> str:
    """What is wrong with the decks of a table beside each other, "" when they can sit together."""
    return "" if fitting(options, seats) else BAD_SEATING


def backs(seats: int, options: Mapping[str, str]) -> tuple[tuple[CardBack, ...], ...]:
    """By seat, Good, Evil or both: as far as that is settled before the lot, or as `first_side` would settle it (AP-37)."""
    found = fitting(options, seats)
    wished = {side: fitting({**options, "first_side": side}, seats) for side in SIDES}
    return tuple(tuple(_backs(seat, found, wished)) for seat in range(seats))


def _backs(seat: int, found: list[tuple[int, ...]], wished: dict[str, list[tuple[int, ...]]]) -> Iterator[CardBack]:
    for side, back in enumerate(BACKS):
        opened = any(row[seat] == side for row in found)
        value = next((value for value, rows in wished.items() if rows and all(row[seat] == side for row in rows)), "")
        if opened or value:
            yield back._replace(possible=opened, wish=("first_side", value) if value else ("", ""))


def sides(options: Mapping[str, str], seats: int, seed: int) -> tuple[int, ...]:
    """GOOD or EVIL by seat, drawn by lot among what suits (AP-21); ValueError when nothing does."""
    found = fitting(options, seats)
    if not found:
        raise ValueError(BAD_SEATING)
    dice = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & MASK
    return found[(dice * 6364136223846793005 + 1442695040888963407 & MASK) // (1 << 33) % len(found)]


def rematch(options: Mapping[str, str], winners: tuple[int, ...], shift: int, seed: int) -> dict[str, str]:
    """The winner; of several the one nearest clockwise from the old wearer, drawn by lot where there was none.

    By `shift` places everybody moves on.
    """
    if not winners:
        return {}
    old, sharers = options["daddy_pants"], sorted(winners)
    if old == "none":
        wearer = sharers[Dice(seed, PANTS).roll(len(sharers))]
    else:
        before = int(old) if old.isdecimal() else max(sharers)  # whoever comes after the last seat is the first one
        wearer = next((seat for seat in sharers if seat > before), sharers[0])
    wearer -= shift
    return {"daddy_pants": "last" if wearer < 0 else str(wearer)}
