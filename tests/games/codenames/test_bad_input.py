"""Section 10 of the specification: bad input is refused with its word, to whoever asked, and nothing changes."""

from __future__ import annotations

import pytest

from tabletop.core.toml_loader import DataFileError
from tabletop.games.codenames.rules import reasons
from tabletop.games.codenames.rules.cards import BOX, owners, read_pack
from tabletop.games.codenames.rules.seating import SeatingError
from tests.games.codenames.scene import CODENAMES, SEATS, UNLIMITED, Scene, refused

WORDS = {
    "clue_empty": ["", "   ", ".", "..."],
    "clue_not_one_word": [
        *("RED.CAR", "IRON.MAN.IS", "A.BC", "a..b", "x\u2026y"),
        *("two words", "T-SHIRT", "under_score", "soft\u00adhyphen", "dash\u2014ed", "a\u00a0b"),
    ],
    "clue_bad_sign": ["R2D2", "7", "what?", "smile\U0001f600", "zero\u200bwidth", "it''s", "'quote", "quote'", "a/b"],
    "clue_one_letter": ["S", "s.", "\u00e9"],
    "clue_too_long": ["x" * 25, "x" * 500],
}  # fmt: skip


@pytest.mark.rule("CN-50", "CN-51", "CN-54", "CN-67")
@pytest.mark.parametrize(("code", "word"), [(code, word) for code, words in WORDS.items() for word in words])
def test_words_that_are_refused(code, word):
    scene = Scene()
    assert refused(code, scene.clue, word, 1).rule in {"CN-50", "CN-51"}
    assert scene.asked == "B"


@pytest.mark.rule("CN-45", "CN-50")
@pytest.mark.parametrize("word", ["S.H.I.E.L.D.", "A.B", "\u00e9.u", "green."])
def test_dots_between_single_letters_and_at_the_end(word):
    assert Scene().clue(word, 1).query == "guess"


@pytest.mark.rule("CN-45", "CN-50")
@pytest.mark.parametrize(
    "word", ["green", "  green ", "o\u2019clock", "na\u00efve", "\uff47reen", "\u96ea\u5c71", "seven"]
)  # fmt: skip
def test_words_that_are_one_word(word):
    assert Scene().clue(word, 1).query == "guess"


@pytest.mark.rule("CN-36", "CN-113", "CN-114")
def test_numbers():
    scene = Scene()
    for number in (-2, 10, 1 << 40):
        refused("number_range", scene.clue, "word", number)
    refused("number_not_allowed", scene.clue, "word", 0)
    refused("number_not_allowed", scene.clue, "word", UNLIMITED)
    for value in (
        ("clue", "word", True, ()),
        ("clue", "word", "1", ()),
        ("clue", "word", 1),
        ("clue", "word", 1, (25,)),
        ("word", 1),
        ("hint", "word", 1, ()),
    ):
        refused("no_such_value", scene.tell, *value)  # fmt: skip
    scene.clue("word", 9)


@pytest.mark.rule("CN-31", "CN-39")
def test_clues_of_others_and_second_clues():
    scene = Scene()
    for seat in "ACD":
        refused("not_your_decision", scene.clue, "word", 1, seat=seat)
    scene.clue("word", 1)
    refused("not_your_decision", scene.clue, "again", 1, seat="B")


@pytest.mark.rule("CN-40", "CN-76")
def test_hands_of_others():
    """Directors, Agents of the other team and onlookers lock nothing; a Director hears why."""
    scene = Scene().clue("word", 1)
    cell = scene.cell["Rhino"]
    for seat in "AC":
        assert (0, cell, -1) not in (scene.game.options_of(SEATS.index(seat)) or ())
    for seat in (1, 2):
        with pytest.raises(Exception, match="not_your_decision"):
            scene.game.answer(scene.game.no, seat, 0)
    assert reasons.not_touching(scene.table, 0, cell).code == "director_hands_off"
    assert scene.game.reasons(0)[cell][0] == "director_hands_off"
    assert reasons.not_touching(scene.table, 3, cell) is None


@pytest.mark.rule("CN-78")
def test_covered_cells_and_cells_that_are_none():
    scene = Scene().clue("word", 3).lock("Rhino")
    cell = scene.cell["Rhino"]
    assert "Rhino" not in scene.locks
    assert scene.game.reasons(3)[cell][0] == "cell_not_open"
    assert reasons.not_touching(scene.table, 3, cell).code == "cell_not_open"
    assert reasons.not_touching(scene.table, 3, 25).code == "cell_not_open"
    refused("no_such_option", scene.lock, "Rhino")


@pytest.mark.rule("CN-31", "CN-83")
def test_locks_out_of_time():
    """Before a clue, after the limit, after the end."""
    scene = Scene()
    old = scene.game.no
    for step in (lambda: None, lambda: scene.clue("word", 1).lock("Rhino", "Scorpion")):
        step()
        with pytest.raises(Exception, match=r"not_your_decision|stale_ask"):
            scene.game.answer(scene.game.no, 3, 0)
    with pytest.raises(Exception, match="stale_ask"):
        scene.game.answer(old, 3, 0)
    over = Scene().clue("word", 1).lock("Ultron")
    with pytest.raises(Exception, match="game_over"):
        over.game.answer(over.game.no, 3, 0)


@pytest.mark.rule("CN-79")
def test_stop_before_the_first_guess():
    scene = Scene().clue("word", 1)
    refused("no_such_option", scene.stop)
    assert reasons.not_stopping(scene.table).code == "must_guess_once"
    scene.lock("Rhino")
    assert reasons.not_stopping(scene.table) is None


@pytest.mark.rule("CN-68", "CN-69")
def test_objections_out_of_time():
    scene = Scene().clue("word", 2)
    assert reasons.not_objecting(scene.table, 1).code == "own_clue"
    assert reasons.not_objecting(scene.table, 0) is None
    scene.object(seat="A").stand().object(seat="A").stand()
    assert reasons.not_objecting(scene.table, 0).code == "challenge_limit"
    refused("no_such_option", scene.object)
    late = Scene().clue("word", 2).lock("Rhino")
    assert reasons.not_objecting(late.table, 0).code == "window_closed"
    refused("no_such_option", late.object)


@pytest.mark.rule("CN-107")
def test_cells_that_are_not_the_rivals():
    scene = Scene(2, mode="coop", own_side="hydra").turn("word", 1, "Rhino")
    for name in ("Rhino", "Scorpion", "Lockjaw", "Ultron"):
        refused("no_such_option", scene.cover, name)
        assert scene.game.reasons(0)[scene.cell[name]][0] == "cell_not_rival"


@pytest.mark.rule("CN-3", "CN-4", "CN-5")
@pytest.mark.parametrize(
    ("seats", "code", "options"),
    [
        (3, "team_size", {"mode": "versus"}),
        (4, "team_size", {"roles": "SHsss"[:4]}),
        (4, "team_size", {"roles": "SHs"}),
        (6, "team_size", {"roles": "SHssss"}),
        (6, "team_size", {"roles": "SHsssh"}),
        (6, "one_director", {"roles": "SHSshh"}),
        (4, "one_director", {"roles": "sHsh"}),
        (2, "team_size", {"mode": "shared_agent"}),
        (4, "team_size", {"mode": "shared_agent"}),
    ],
)
def test_teams_that_do_not_fit(seats, code, options):
    with pytest.raises(SeatingError) as error:
        CODENAMES.start(seats, 1, options)
    assert error.value.code == code
    assert CODENAMES.unfit(seats, CODENAMES.check_options(options)) == str(error.value)


@pytest.mark.parametrize("option", [{"roles": "SX"}, {"roles": "S"}, {"asset_used": "xyz"}, {"asset_used": "f" * 51}])
def test_house_rules_that_are_nonsense(option):
    with pytest.raises(ValueError, match="cannot be"):
        CODENAMES.check_options(option)


@pytest.mark.rule("CN-22")
def test_broken_files_are_refused_and_named():
    key = BOX.key[0]
    with pytest.raises(DataFileError, match="key-01"):
        owners(type(key)(key.id, key.start, ("SSSSS", *key.cells[1:])))
    with pytest.raises(DataFileError, match="only 0"):
        read_pack(b'card = []\n[game]\nid = "codenames"\n', "cards.toml")


def test_reasons_that_only_the_screen_gives():
    """The key asked for by others, and a second window without a second display."""
    assert reasons.refusal("key_hidden").rule == "CN-125"
    assert reasons.refusal("needs_second_display").rule == "CN-126"
