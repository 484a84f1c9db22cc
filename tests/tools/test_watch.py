"""A match on sheets: every sentence and every question of it has a picture."""

from __future__ import annotations

from PIL import Image

from tools.watch import SHEET, Watched


def test_every_question_and_every_sentence_has_a_picture(tmp_path, monkeypatch):
    watched = Watched("codenames", 4, 1, 5, tmp_path)
    asked, told = set(), set()

    def look(watch=Watched._look):
        watch(watched)
        story = watched.screen.story
        told.update({story.means.plain(story.words)} if story.words is not None else ())
        if not story.busy and watched.match.shared.deciding >= 0:
            asked.add(watched.match.game.no)

    monkeypatch.setattr(watched, "_look", look)
    watched.play((1024, 720))
    watched.finish()
    assert told
    assert asked
    assert told <= {note.words for note in watched.notes}
    assert len(asked) <= sum(bool(note.asked) for note in watched.notes)
    assert len((tmp_path / "index.txt").read_text().splitlines()) == len(watched.notes)
    sheets = sorted(tmp_path.glob("*.png"))
    assert len(sheets) == -(-len(watched.notes) // SHEET)
    with Image.open(sheets[0]) as first:
        assert first.size == (2 * 1024, 3 * 720)
