"""What a Director has to look at and to tell at a small screen of the own: the key in words, and the clue as a form."""

from __future__ import annotations

from tabletop.core.presentation import SeatNote, ValueField, ValueForm
from tabletop.core.view import ViewOf
from tabletop.games.codenames.presentation.card_faces import FACES
from tabletop.games.codenames.rules.cards import ASSASSIN, CELLS, HYDRA, NEUTRAL, SHIELD, SIDES, TOKEN
from tabletop.games.codenames.rules.clues import ASK, CLUE, MOST, QUESTIONS
from tabletop.games.codenames.rules.options import ENDLESS, ZERO
from tabletop.games.codenames.rules.table import KEY, UNLIMITED, Board
from tabletop.games.codenames.rules.wording import RAW
from tabletop.games.codenames.texts import tr
from tabletop.games.codenames.words import number_word, place

OWNERS = {SHIELD: SIDES[SHIELD], HYDRA: SIDES[HYDRA], NEUTRAL: tr("owner-neutral"), ASSASSIN: tr("owner-assassin")}


def seat_notes(view: ViewOf[Board]) -> tuple[SeatNote, ...]:
    """The assets that are not covered yet, by owner; nothing for who does not see the key (CN-20)."""
    table = view.table
    if view.seat not in table.directors:
        return ()
    own = table.sides[view.seat]
    hidden = [card - CELLS for card in table.zones[KEY]]
    order = sorted(OWNERS, key=lambda owner: (owner != own, owner != ASSASSIN, owner))
    return tuple(
        SeatNote(
            tr("notes-own", owner=OWNERS[owner]) if owner == own else OWNERS[owner],
            "good" if owner == own else "bad" if owner == ASSASSIN else "plain",
            tuple(
                f"{place(cell)} {FACES[table.kind[cell]].name}"
                for cell in hidden
                if table.kind[CELLS + cell] == TOKEN + owner
            ),
        )
        for owner in order
    )


def forms(view: ViewOf[Board]) -> tuple[ValueForm, ...]:
    """A clue, and the question whether something is one word (CN-35, CN-52)."""
    house, asked = view.table.house, view.args[1]
    numbers = [*range(1, MOST + 1), *([0] if house & ZERO else []), *([UNLIMITED] if house & ENDLESS else [])]
    choice = ValueField(tr("form-number"), values=tuple((number, number_word(number)) for number in numbers))
    clue = ValueForm(tr("form-give"), (CLUE,), (ValueField(tr("form-clue"), letters=RAW), choice), ((),))
    ask = ValueForm(tr("form-ask"), (ASK,), (ValueField(tr("form-word"), letters=RAW),))
    return (clue, ask) if asked < QUESTIONS else (clue,)
