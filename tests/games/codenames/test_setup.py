"""Sections 4.1 and 4.2: what is in the box, who sits where, the grid and the key."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.app.setup_model import SetupModel
from tabletop.core.ask import UNKNOWN
from tabletop.core.layout import ALL_EYES
from tabletop.core.view import view
from tabletop.games.codenames.presentation.card_faces import FACES, cover_id
from tabletop.games.codenames.rules.cards import ASSETS, BOX, COUNTS, KEYS, LETTERS, STARTERS, TOKEN, turned
from tabletop.games.codenames.rules.rematch import dealt, rematch
from tabletop.games.codenames.rules.table import COVERS, GRID, KEY
from tabletop.match import TableSetup
from tests.games.codenames.scene import CODENAMES, Scene
from tests.saying import says


@pytest.mark.parametrize(
    ("rule", "value", "said"),
    [
        ("roles", "SHshshsh", "Seats in turn, the first two are Directors"),
        ("roles", "shSH", "Seats in turn; Directors: 3 and 4"),
        ("roles", "SsHh", "1, 2 against 3, 4; Directors: 1 and 3"),
        ("roles", "ss", "1, 2; Directors: nobody"),
        ("asset_used", "1", "Captain America"),
        ("asset_used", "3f", "6 assets so far"),
        ("asset_used", "2", "1 asset so far"),
        ("taught", "emerald:green", "EMERALD means green"),
        ("taught", "ruby:red", "1 word"),
        ("taught", "emerald:green,gem;ruby:red", "2 words"),
    ],
)
def test_what_no_page_lists_is_said_in_words(rule, value, said):
    (found,) = [entry for entry in CODENAMES.house_rules if entry.id == rule]
    assert not found.wrong(value, {})
    assert found.words(value) == said


def tables(count=40, seats=4, **options):
    for seed in range(count):
        yield CODENAMES.new(seats, seed, CODENAMES.check_options(options))


@pytest.mark.rule("CN-1", "CN-16", "CN-17", "CN-18")
def test_what_is_in_the_box():
    assert len(ASSETS) == len({asset.id for asset in ASSETS}) == 200
    assert len(BOX.key) == 40
    assert Counter({cover.id: cover.count for cover in BOX.cover}) == {
        "cover-shield": 8, "cover-hydra": 8, "cover-neutral": 6, "cover-gauntlet": 1, "cover-double-agent": 1,
        "cover-assassin": 1,
    }  # fmt: skip
    assert sum(COUNTS.values()) + 1 == 25, "with the Double Agent there is a cover for every cell"
    assert len(FACES) == 204


@pytest.mark.rule("CN-14", "CN-20", "CN-21", "CN-22", "CN-25")
def test_keys_and_their_turns():
    """40 keys, each with four sides, all different; 9, 8, 7 and 1 of each; turned, they keep their meaning."""
    assert len({side for key in KEYS for side in key}) == 160
    for key, starter in zip(KEYS, STARTERS, strict=True):
        assert [key[0].count(owner) for owner in range(4)] == [8 + (starter == 0), 8 + (starter == 1), 7, 1]
        assert turned(key[3]) == key[0]
        for side, cells in enumerate(key[:3]):
            assert all(key[side + 1][x * 5 + 4 - y] == cells[y * 5 + x] for x in range(5) for y in range(5))
    assert {tuple(table.kind[25:]) for table in tables(400)} > {tuple(TOKEN + o for o in key[1]) for key in KEYS[:2]}


@pytest.mark.rule("CN-26")
def test_owners_have_a_letter_each():
    assert LETTERS == "SHNX"
    assert [dict(face.marks)["letter"] for face in FACES[TOKEN:]] == list(LETTERS)


@pytest.mark.rule("CN-61", "CN-62", "CN-64")
def test_a_new_table_begins_with_what_people_play_and_the_printed_rule_is_the_default():
    """So tables that were kept before still play by the printed rule."""
    rule = next(rule for rule in CODENAMES.house_rules if rule.id == "clue_rule")
    assert (rule.suggested, rule.default) == ("visible_words", "literal")
    draft = SetupModel(CODENAMES, ())
    assert draft.finished("normal").options["clue_rule"] == "visible_words"
    draft.take(TableSetup(game="codenames", seats=tuple(draft.seats), seed=1))
    assert draft.finished("normal").options.get("clue_rule", rule.default) == "literal"


@pytest.mark.rule("CN-8", "CN-10", "CN-11", "CN-15")
def test_the_grid_lies_open_and_the_key_is_the_directors():
    """25 different assets; whatever the key is, the same ones lie in the same cells."""
    for table in tables():
        kinds = table.kinds(table.zones[GRID])
        assert len(set(kinds)) == 25
        assert all(table.seen[card] == ALL_EYES for card in table.zones[GRID])
        assert table.zones[KEY] == tuple(range(25, 50))
        for seat in range(-1, 4):
            hidden = table.veiled(seat).kind[25:]
            assert (UNKNOWN in hidden) == (seat not in table.directors)
            assert set(hidden) == {UNKNOWN} or seat in table.directors


@pytest.mark.rule("CN-21", "CN-23", "CN-30")
def test_the_key_says_who_starts():
    for table in tables():
        owners = table.kind[25:]
        assert owners.count(TOKEN + table.starter) == 9
        assert table.turn == table.directors[table.starter]
    scene = Scene()
    assert scene.said == ["starts", "turn"]
    assert scene.asked == "B"


@pytest.mark.rule("CN-9")
def test_words_pictures_or_both():
    assert {table.pictures for table in tables(5)} == {0}
    assert {table.pictures for table in tables(5, sides="pictures")} == {(1 << 25) - 1}
    assert len({table.pictures for table in tables(5, sides="mixed")}) == 5


@pytest.mark.rule("CN-13")
def test_pools_by_fame():
    for name, least, size in (("all", 1, 200), ("known", 2, 162), ("well_known", 3, 72)):
        seen = {kind for table in tables(60, asset_pool=name) for kind in table.kind[:25]}
        assert {ASSETS[kind].fame >= least for kind in seen} == {True}
        assert size * 0.9 < len(seen) <= size


@pytest.mark.rule("CN-12")
def test_assets_of_an_evening():
    """Seven games with 175 different assets; the eighth has 25 unused ones left, the ninth takes from all again."""
    options = CODENAMES.check_options({"asset_repeat": "avoid"})
    games = []
    for seed in range(9):
        games.append(dealt(seed, options))
        options |= rematch(options, (), 1, seed)
    assert len({kind for game in games[:8] for kind in game}) == 200
    assert int(options["asset_used"], 16).bit_count() == 25
    free = CODENAMES.check_options({})
    assert "asset_used" not in rematch(free, (), 1, 1)
    assert CODENAMES.check_options({"asset_used": "f" * 50})["asset_used"] == "f" * 50, "all 200 have been used"
    assert dealt(3, {**free, "asset_used": "f" * 25}) == dealt(3, free), "where they may come again at once"


@pytest.mark.rule("CN-2", "CN-3", "CN-4")
@pytest.mark.parametrize("seats", range(4, 9))
def test_two_teams_of_similar_size(seats):
    table = CODENAMES.new(seats, 1, CODENAMES.check_options({}))
    sizes = sorted([table.sides.count(0), table.sides.count(1)])
    assert sizes[1] - sizes[0] <= 1
    assert sizes[0] >= 2
    wide = {"roles": "SHssss", "team_size_gap": "any"}
    assert says(CODENAMES.unfit(6, CODENAMES.check_options(wide)), "codenames/seating-agents")
    assert CODENAMES.unfit(6, CODENAMES.check_options({**wide, "roles": "SHsssh"})) == ""


@pytest.mark.rule("CN-5", "CN-6")
def test_directors_and_the_next_ones():
    """Each team has one; the next game has the next member, unless the house rule says no."""
    options = CODENAMES.check_options({"roles": "SsHhsh"})
    seen = []
    for _ in range(3):
        table = CODENAMES.new(6, 1, options)
        seen.append(table.directors)
        options |= rematch(options, (0,), 0, 1)
    assert seen == [(0, 2), (1, 3), (4, 5)]
    off = CODENAMES.check_options({"rotate_director": "off"})
    assert "lead" not in rematch(off, (0,), 0, 1)


@pytest.mark.rule("CN-103")
def test_together_one_is_director_and_the_rest_are_agents():
    """The first capital letter; whatever the side of a letter is, all are on one."""
    table = CODENAMES.new(4, 1, CODENAMES.check_options({"mode": "coop", "own_side": "hydra", "roles": "shSH"}))
    assert (table.directors, table.sides) == ((-1, 2), (1, 1, 1, 1))


@pytest.mark.rule("CN-105")
def test_together_the_own_side_starts():
    for side, number in (("shield", 0), ("hydra", 1)):
        for table in tables(10, seats=2, own_side=side):
            assert table.starter == table.side == number
            assert table.left[number] == 9
            assert -1 in table.directors


@pytest.mark.rule("CN-95", "CN-119")
def test_which_cover_lies_where():
    """The starter's ninth is the Double Agent, the Gauntlet lies where its stack has it: last with the option."""
    scene = Scene(infinity_gauntlet="on")
    table = scene.table
    assert table.gauntlet == 6
    scene.clue("word", 9)
    own = [cell for cell in range(25) if table.kind[25 + cell] == TOKEN + 1]
    for name in (scene.names[cell] for cell in own):
        scene.lock(name)
    assert [cover_id(table, cell) for cell in own] == ["cover-hydra"] * 8 + ["cover-double-agent"]
    assert {table.gauntlet for table in tables(60)} == set(range(7))


@pytest.mark.rule("CN-18", "CN-102")
def test_in_the_end_all_is_open():
    scene = Scene().clue("word", 1).lock("Ultron")
    assert view(scene.game, 2).table.kind == scene.table.kind
    assert len(scene.table.zones[COVERS]) == 1
