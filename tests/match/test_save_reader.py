"""Matches of another version, and damaged ones: every field in turn, in the store and in a text."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from tabletop import games
from tabletop.match import ResumeError, bot, person, resume
from tabletop.match.save_reader import check_table, read, replay
from tabletop.match.transfer import SUM, TransferError, checksum, export_match, import_match
from tabletop.storage import Store, StoreError
from tests.match.foreign import ANSWERS, WRONG, change, fields, leaves, played, put, rows, saved
from tests.match.table import Instant
from tests.saying import wording


def attempt(call):
    """None when it worked, else the sentence; any other error is a failure of the test."""
    try:
        call()
    except (ResumeError, StoreError, TransferError) as error:
        return str(error)
    return None


def is_a_sentence(text):
    return text.endswith(".") and text[0].isupper() and text.isprintable() and len(text) < 400


@pytest.mark.parametrize("game", games.names())
def test_a_match_of_today_can_be_read_resumed_and_taken_in(game):
    """Nothing is wrong with it."""
    store, number = saved(game)
    replay(read(store, number))
    assert resume(store, number, Instant(), 0).n == len(played(game)[1])
    text = export_match(store, number)
    assert import_match(Store(None), text, games.names()) == 1


UNKNOWN = [
    ({"options": {"deck_size": "7"}}, r"the house rule 'deck_size' is not known here\.$"),
    ({"options": {"window_seconds": "7"}}, r"Option window_seconds cannot be '7'; it can be [^.]+\.$"),
    ({"options": {"deck_0": "cards:moon-bean*40"}}, r"the card 'moon-bean' of the deck of the first seat is not known"),
    ({"options": {"deck_0": "moon"}}, r"Option deck_0 cannot be 'moon'; there is no ready deck of this name\.$"),
    ({"seats": tuple(person(i) for i in range(5))}, r"Mighty Beanz is for [^.]+, not 5\.$"),
    ({"seats": ()}, "not 0"),
    ({"seats": (person(0), person(1, colour="seat9"))}, r"the colour 'seat9' of a seat is not known here\.$"),
    ({"seats": (person(0), bot(1, personality="", colour="#12"))}, "the colour '#12'"),
    (
        {"seats": (person(0), msgspec.structs.replace(bot(1), personality="clown"))},
        r"the personality 'clown' is not known here\.$",
    ),
]


@pytest.mark.parametrize(("changes", "says"), UNKNOWN)
def test_what_is_unknown_is_named_in_one_sentence(changes, says):
    """Going on, a rematch and import say the same; the match stays as it is, and nothing comes in."""
    store, number = saved(**changes)
    before = rows(store)
    with pytest.raises(ResumeError, match=says) as caught:
        resume(store, number, Instant(), 0)
    assert re.search(wording("match-foreign"), str(caught.value))
    assert is_a_sentence(str(caught.value))
    assert rows(store) == before
    with pytest.raises(ResumeError, match=says):
        check_table(games.load("beanz"), msgspec.structs.replace(played("beanz")[0], **changes))
    target = Store(None)
    with pytest.raises(TransferError, match=says):
        import_match(target, export_match(store, number), games.names())
    assert target.matches(9) == []


@pytest.mark.parametrize(
    ("path", "new", "says"),
    [
        (("seats", 1, "bot"), "grandmaster", r"seats\[1\]\.bot is not known here \(invalid enum value 'grandmaster'\)"),
        (("seats", 0, "gesture"), 7, r"seats\[0\]\.gesture is not known here"),
        (("options", "privacy"), "blindfold", r"privacy is not known here \(invalid enum value 'blindfold'\)"),
        (("options", "window", "close"), "gong", r"window\.close is not known here"),
        (("game",), "chess", r"does not have the game of this match \('chess'\)"),
    ],
)
def test_a_field_with_a_foreign_value_is_named(path, new, says):
    """Where it is and what it holds."""
    store, number = saved()
    change(store, path, new)
    with pytest.raises(ResumeError, match=says):
        resume(store, number, Instant(), 0)


@pytest.mark.parametrize("path", fields(), ids=lambda path: ".".join(map(str, path)))
def test_no_damaged_field_of_a_match_does_more_than_a_sentence(path):
    """It is gone on with all the same, or refused in one sentence and left as it was."""
    for new in WRONG:
        store, number = saved()
        if len(path) == 1 and new is None:
            continue  # no column may be empty
        change(store, path, new)
        before = rows(store)
        said = attempt(lambda store=store, number=number: resume(store, number, Instant(), 0))
        if said is not None:
            assert is_a_sentence(said), (path, new, said)
            assert rows(store) == before


@pytest.mark.parametrize("column", ["ask", "seat", "option", "ms", "note"])
@pytest.mark.parametrize("n", [0, 7, ANSWERS // 2])
def test_no_damaged_answer_does_more_than_a_sentence(column, n):
    """An index out of range, a foreign seat, words instead of a number."""
    for new in ("nonsense", -1, 99, 2**62, 1.5, b"\xff"):
        store, number = saved()
        with store._database.write() as sql:
            sql.execute(f"UPDATE answers SET {column} = ? WHERE n = ?", (new, n))
        before = rows(store)
        for call in (resume, lambda store, number, *_: replay(read(store, number))):
            said = attempt(lambda store=store, number=number, call=call: call(store, number, Instant(), 0))
            if said is not None:
                assert is_a_sentence(said), (new, said)
                assert rows(store) == before
        if column in ("ask", "option") and new in (-1, 99):
            assert said is not None
            assert f"answer {n + 1} " in said


def test_a_journal_with_a_gap_is_told_as_that():
    """How many answers are there, and how many there should be."""
    store, number = saved()
    with store._database.write() as sql:
        sql.execute("DELETE FROM answers WHERE n = 5")
    count = len(played("beanz")[1])
    with pytest.raises(ResumeError, match=wording("match-journal-cut", count=count - 1, whole=count)):
        resume(store, number, Instant(), 0)


def sealed(head, body):
    content = f"{head}\n{json.dumps(body)}"
    return f"{content}\n\n{SUM}{checksum(content)}\n"


def test_no_damaged_field_of_a_text_does_more_than_a_sentence():
    """As a text that somebody has changed and sealed again: taken in, or one sentence and nothing taken in."""
    store, number = saved()
    content = export_match(store, number).rpartition(f"\n{SUM}")[0]
    head, body = content[: content.index("\n{")], json.loads(content[content.index("\n{") :])
    whole = len(body["answers"])
    paths = [path for path in leaves(body) if path[0] != "answers" or len(path) == 1 or path[1] in (0, whole - 1)]
    for path in paths:
        for new in WRONG:
            target = Store(None)
            text = sealed(head, put(body, path, new))
            said = attempt(lambda target=target, text=text: import_match(target, text, games.names()))
            assert len(target.matches(9)) == (said is None), (path, new)
            assert said is None or is_a_sentence(said), (path, new, said)


def test_an_answer_out_of_range_is_named_at_once_by_import():
    """With its number; nothing is taken in."""
    store, number = saved()
    answers = store.answers(number)
    store.truncate(number, 20, now=0)
    store.append(number, [answers[20]._replace(option=77)], now=0)
    with pytest.raises(TransferError, match=wording("match-misfit", answer=21)):
        import_match(Store(None), export_match(store, number), games.names())
