"""The linter of card files: each slip is named with its place and the nearest word."""

from __future__ import annotations

import pytest

from tabletop.games.beanz.rules.lint import lint
from tests.games.linting import own, slips

OWN = own("beanz")


@pytest.mark.rule("MB-2", "MB-50", "MB-131", "MB-152", "MB-35")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('op = "knockdown"', 'op = "knokdown"', "effects[0]: unknown operation 'knokdown' (did you mean 'knockdown'?)"),
        ('where = "galaxy"', 'where = "galaxi"', "'galaxi' (did you mean 'galaxy'?)"),
        ("amount = 100 }]", "ammount = 100 }]", "unknown parameter 'ammount' (did you mean 'amount'?)"),
        ('when = "spin", op = "attack_add"', 'when = "spun", op = "attack_add"', "when: 'spun' (did you mean 'spin'?)"),
        ('rank = "rookie"\nmmp', 'rank = "rooky"\nmmp', "did you mean 'rookie'"),
        ("mmp = 50\ncost = 1", "mmmp = 50\ncost = 1", "unknown field 'mmmp' (did you mean 'mmp'?)"),
        ('{ id = "lion", count = 3 }', '{ id = "lyon", count = 3 }', "no card 'lyon' (did you mean 'lion'?)"),
        ('{ id = "lion", count = 3 }', '{ id = "lion", count = 4 }', "41, a deck of this format has 40 (MB-1)"),
        ('{ id = "black-belt", count = 4 }', '{ id = "black-belt", count = 5 }', "5 of 'black-belt', at most 4 (MB-2)"),
        ('{ id = "giant", count = 1 },\n', '{ id = "dragon", count = 1 },\n', "'dragon' comes only from boosters"),
        (
            'name = "You Slipped!"\ntype = "instant"\ncost = 0',
            'name = "You Slipped!"\ntype = "instant"\ncost = 1',
            "MB-50",
        ),
        ('to = "attack_target", op = "if"', 'to = "attack", op = "if"', "an Instant is played in one window"),
        ('power_kind = "both"', 'power_kind = "spin"', "power_kind: 'spin', but its effects say 'both'"),
        ('id = "clown"', 'id = "lion"', "card id 'lion' is given to 2"),
        ('to = "cosmos", op = "cancel"', 'to = "cosmo", op = "cancel"', "to: 'cosmo' (did you mean 'cosmos'?)"),
        ("then = [{ op = ", "then = [{ po = ", "unknown operation None"),
        ('team = "circus", amount = 50', 'team = "circuss", amount = 50', "no team 'circuss' (did you mean 'circus'?)"),
    ],
)
def test_each_slip_is_named(old, new, said):
    """Changed once, said once or more, always with file and place."""
    found = slips(lint, OWN, (old, new))
    assert any(said in mistake for mistake in found), found
