"""Who plays for a side wears one of its colours: what stands in another one would be read as the other side's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletop.match.seats import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop.core.definition import Definition
    from tabletop.match.seats import Seat


def team_colours(definition: Definition, seats: int, options: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """By seat, the colours that it may have: those of its side, or all; options: all house rules with their values."""
    roles = definition.looks.roles(seats, options) if definition.looks.roles is not None else ()
    sides = {team.name: team.shades for team in definition.looks.teams}
    return tuple(sides.get(side) or COLOURS for side, _ in roles) or (COLOURS,) * seats


def in_team_colours(definition: Definition, seats: Sequence[Seat], options: Mapping[str, str]) -> tuple[Seat, ...]:
    """The same people; whose colour does not fit to the own side gets the first free one of it, or else any free one."""
    fits = team_colours(definition, len(seats), options)
    wrong = [place for place, seat in enumerate(seats) if fits[place] is not COLOURS and seat.colour not in fits[place]]
    colours = ["" if place in wrong else seat.colour for place, seat in enumerate(seats)]
    for place in wrong:
        colours[place] = next(colour for colour in (*fits[place], *COLOURS) if colour not in colours)
    return tuple(msgspec.structs.replace(seat, colour=colour) for seat, colour in zip(seats, colours, strict=True))
