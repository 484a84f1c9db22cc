"""CONTRIBUTING's "Add or change a card", done in every game: a card made of existing operations is a change of one file.

The linter says what else the file has to say, even while the game's own file is the one that is wrong, and normal bots play a
match with the card without a word about it anywhere.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.crossing import every_nth
from tests.games.changed import ROOT, lay_down, run

CARD = re.compile(r"(?m)^\[\[card\]\]\n(?:(?!\[\[|\[|# -).*\n)*")
MATCH = """
import sys
from random import Random
from tabletop import games
from tabletop.bots import explanations, evidence
from tabletop.sim.games import GamePlan, play_one
import msgspec
game, added = sys.argv[1:]
definition = games.load(game)
kinds = {card.id: kind for kind, card in enumerate(definition.cards)}
print(added in kinds)
plan = msgspec.to_builtins(GamePlan(game, ["normal"] * definition.players[0], {}))
print(*[play_one(plan, seed).ending for seed in range(2)])
names = [card.name for card in definition.cards]
dealt = [definition.start(definition.players[0], seed) for seed in range(3)]
found = [evidence.setting(game, one.knowledge(0), 0, names).witnesses for one in dealt]
words = {term for reason in explanations.book(game) for term in reason.terms}
print(sorted({term for one in found for term in (*one.own, *one.theirs)} - words))
"""


class Newcomer(NamedTuple):
    """A game and a card of it that comes a second time; replaced: what the file says besides of how many there are."""

    game: str
    like: tuple[str, ...]
    replaced: tuple[tuple[str, str], ...] = ()


NEWCOMERS = [
    Newcomer(
        "espionage", ("sniper",),
        (("deck_size = 52", "deck_size = 55"), ("\nsize = 52", "\nsize = 55"), ("common_titles = 16", "common_titles = 17"),
         ("\nsniper = 3", "\nsniper = 3\nsniper-2 = 3")),
    ),
    Newcomer("beanz", ("lion",)),
    Newcomer("austin", ("austin-powers", "dr-evil"), (("\nstarter = 10", "\nstarter = 12"),)),
    Newcomer("codenames", ("lockjaw",)),
    Newcomer("rpgget", ("humar-1",), (("\ncharacter = 33", "\ncharacter = 34"),)),
]  # fmt: skip


def twice(text: str, like: str) -> str:
    """The file with one card again under another id and name; decks that have cards by name hold the new one instead."""
    [card] = [found[0] for found in CARD.finditer(text) if f'\nid = "{like}"\n' in found[0]]
    name = re.search(r'\nname = "(.*)"\n', card)[1]
    again = card.replace(f'id = "{like}"', f'id = "{like}-2"').replace(f'name = "{name}"', f'name = "{name} Too"')
    head, tail = text.split(card)
    tail = tail.replace(f'id = "{like}", count', f'id = "{like}-2", count')
    return head + card + again + (tail if f"\n{like} = 3" in tail else re.sub(rf"(?m)^{like} = ", f"{like}-2 = ", tail))


@pytest.mark.parametrize("new", every_nth(2, NEWCOMERS), ids=lambda new: new.game)
def test_a_card_made_of_existing_operations_is_one_file(tmp_path, new):
    text = (ROOT / "tabletop/games" / new.game / "cards.toml").read_text("utf-8")
    for like in new.like:
        text = twice(text, like)
    file = lay_down(tmp_path / "site", new.game, text)
    if new.replaced:
        done = run(tmp_path / "site", "-m", "tabletop", "lint", str(file))
        assert done.returncode == 1
        assert done.stdout.startswith("cards.toml: "), "what is wrong is said by the linter"
    for old, said in new.replaced:
        assert text.count(old) == 1
        text = text.replace(old, said)
    file.write_text(text, "utf-8")
    done = run(tmp_path / "site", "-m", "tabletop", "lint", str(file))
    assert done.returncode == 0, done.stdout
    done = run(tmp_path / "site", "-c", MATCH, new.game, f"{new.like[0]}-2")
    assert done.returncode == 0, done.stderr
    known, endings, wordless = done.stdout.splitlines()
    assert known == "True"
    assert len(endings.split()) == 2
    assert wordless == "[]", "terms for whose cards there are no words"
