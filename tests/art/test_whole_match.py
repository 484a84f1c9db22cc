"""A match on sheets: every sentence and every question of it has a picture, on those sheets that are drawn."""

from __future__ import annotations

from types import SimpleNamespace

from PIL import Image

from tools.draw.whole_match import SHEET, SOON, Watched
from tools.rigs.company import Company


def test_every_question_and_every_sentence_has_a_picture(tmp_path, monkeypatch):
    watched = Watched("codenames", 4, 1, 5, tmp_path, range(1, 99))
    told, since, asked, pictured = set(), {}, set(), set()

    def look(watch=Watched._look):
        before = len(watched.notes)
        watch(watched)
        story, no = watched.screen.sequencer, watched.match.game.no
        told.update({story.means.plain(story.words)} if story.words is not None else ())
        if not story.busy and watched.match.shared.deciding >= 0:
            asked.update({no} if watched.pilot.now - since.setdefault(no, watched.pilot.now) > 2 * SOON else ())
            pictured.update({no} if len(watched.notes) > before else ())

    monkeypatch.setattr(watched, "_look", look)
    watched.play((1024, 720))
    watched.finish()
    assert told
    assert told <= {note.words for note in watched.notes}
    assert asked
    assert asked <= pictured
    assert len((tmp_path / "index.txt").read_text().splitlines()) == len(watched.notes)
    sheets = sorted(tmp_path.glob("*.png"))
    assert [int(sheet.stem) for sheet in sheets] == [*range(1, -(-len(watched.notes) // SHEET))]
    with Image.open(sheets[0]) as first:
        assert first.size == (2 * 1024, 3 * 720)


def test_whoever_is_asked_in_an_open_window_has_a_picture_of_its_own(tmp_path, monkeypatch):
    """The window opens before its question stands there, and goes on after it."""
    monkeypatch.setattr(Company, "_look", lambda _watched: None)
    watched, taken = Watched("rpgget", 2, 1, 5, tmp_path, range(0)), []
    window = SimpleNamespace(collecting=True)
    shared = SimpleNamespace(deciding=-1, privacy=SimpleNamespace(curtain=None))
    watched.screen = SimpleNamespace(sequencer=SimpleNamespace(words=None, busy=False))
    watched.match = SimpleNamespace(game=SimpleNamespace(no=7), shared=shared, window=window)
    watched.pilot = SimpleNamespace(now=0)
    monkeypatch.setattr(watched, "_picture", lambda: taken.append(shared.deciding))
    for now, deciding in ((0, -1), (SOON, -1), (2 * SOON, 0), (3 * SOON, 0), (4 * SOON, 0)):
        watched.pilot.now, shared.deciding = now, deciding
        watched._look()
    assert taken == [-1, 0]
