"""The linter of card files: each slip is named with its place and the nearest word."""

from __future__ import annotations

import pytest

from tabletop.core.toml_loader import DataFileError
from tabletop.games.austin.rules.lint import lint
from tabletop.games.austin.rules.ops import PROGRAM
from tabletop.games.austin.rules.select import filter_of
from tests import saying
from tests.games.linting import own, slips

OWN = own("austin")
DRAW = 'effects = [{ on = "action", op = "draw", n = 2 }]'


@pytest.mark.rule("AP-2", "AP-4", "AP-12", "AP-14", "AP-32", "AP-90", "AP-122")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('op = "dig"', 'op = "digg"', "unknown operation 'digg' (did you mean 'dig'?)"),
        (DRAW, DRAW.replace("n = 2", "m = 2"), "unknown parameter 'm'"),
        (DRAW, DRAW.replace("action", "actoin"), "on: 'actoin' (did you mean 'action'?)"),
        (DRAW, DRAW.replace('"action"', '"before"'), "on: 'before'"),
        (DRAW, DRAW.replace('"draw"', '"guard"'), "unknown operation 'guard'"),
        ('trait = "shagette"', 'trait = "shagete"', "filter, trait: Invalid enum value 'shagete' (did you mean 'shag"),
        ("max_score = 6 }", "max_scor = 6 }", "unknown field 'max_scor' (did you mean 'max_score'?)"),
        ('persona = "Dr. Evil" }', 'persona = "Dr. Evl" }', "no persona 'Dr. Evl' (did you mean 'Dr. Evil'?)"),
        ('test = "behind"', 'test = "behid"', "(did you mean 'behind'?)"),
        ('if = { test = "behind" }', "if = 3", "op"),
        ('until = "my_turn"', 'until = "my_tun"', "until: 'my_tun' (did you mean 'my_turn'?)"),
        (', until = "turn" }]', " }]", "parameter 'until' is missing"),
        (
            'n = { count = "active"',
            'n = { count = "activ"',
            "n, count: Invalid enum value 'activ' (did you mean 'active'?)",
        ),
        ('do = [{ op = "draw", n = 3 }]', 'do = [{ op = "drow", n = 3 }]', "unknown operation 'drow'"),
        ('{ text = "Take 2 extra actions"', '{ txt = "Take 2 extra actions"', "unknown field 'txt'"),
        ("role = ", "rolle = ", "unknown field 'rolle' (did you mean 'role'?)"),
        ('type = "agent"', 'type = "agnet"', "type: 'agnet' (did you mean 'agent'?)"),
        (
            "vibes = { groovy = 1, shagadelic = 2 }",
            "vibes = { grovy = 1, shagadelic = 2 }",
            "felicity-shagwell', vibes",
        ),
        ('rarity = "starter"', 'rarity = "common"', "but the set has"),
        ("score = 10\n", "score = 0\n", "worth something (AP-32)"),
        ("ship = true\n", "", "ship_line: belongs to ship Agents, and to all of them (AP-122)"),
        ("swing_on_table = true", "swing_on_table = false", "a card that stays on the table (AP-90)"),
        ("size = 11", "size = 12", "booster, size"),
        ('id = "mini-me"', 'id = "dr-evil"', "card id 'dr-evil' is given to 2"),
        (
            "felicity-shagwell = 1",
            "felicity-shagwel = 1",
            "no card 'felicity-shagwel' (did you mean 'felicity-shagwell",
        ),
        ("felicity-shagwell = 1", "dr-evil = 1", "'dr-evil' is of the other side (AP-12)"),
        ("felicity-shagwell = 1", "felicity-shagwell = 2", "31, a deck has 30 (AP-12)"),
        ("felicity-shagwell = 1", "felicity-shagwell = 2", "6 red dots, a deck has 5 of each (AP-14)"),
        ('decks = ["starter-good"', 'decks = ["starter-god"', "no deck 'starter-god' (did you mean 'starter-good'?)"),
        ('text = "Guard.', f'text = "{"x" * 90} Guard.', "at most 120 fit"),
        ('allegiance = "good"', 'allegiance = "evil"', "both sides have as many"),
        ('game = "austin"', 'gaem = "austin"', "unknown field 'gaem' (did you mean 'game'?)"),
    ],
)
def test_each_slip_is_named(old, new, said):
    """Changed once, said once or more, always with file and place."""
    found = slips(lint, OWN, (old, new))
    assert any(said in mistake for mistake in found), found


def test_a_bad_card_never_reaches_a_game():
    """Compiling says card and mistake; a bad filter, too."""
    with pytest.raises(DataFileError, match=r"'x'.*'drow'.*" + saying.wording("core-did-you-mean", word="'draw'")):
        PROGRAM.compile([{"op": "drow"}], "card 'x'")
    with pytest.raises(DataFileError, match=r"'persna'.*" + saying.wording("core-did-you-mean", word="'persona'")):
        filter_of({"persna": "Austin"})
