"""Packs as somebody might make them who means no good, or who slipped: one clear sentence each, and no file outside."""

from __future__ import annotations

import io
import re
import stat
import zipfile
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from tabletop import cli
from tabletop.core.toml_loader import DataFileError
from tabletop.packs import CardPack, PackFolder, contents, read
from tests.packs.conftest import HERE
from tests.saying import says

GOOD = {name: (HERE / "space-trip" / name).read_bytes() for name in ("pack.toml", "cards.toml")}
WORDS = {
    "pack.toml": (HERE / "plain-words" / "pack.toml").read_bytes(),
    "words.txt": (HERE / "plain-words" / "words.txt").read_bytes(),
}
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x40\x00\x00\x00\x40\x08\x02\x00\x00\x00"  # the rest is missing
)
HUGE = PIXEL[:16] + b"\x00\x00\xff\xff\x00\x00\xff\xff" + PIXEL[24:]


def manifest(old, new):
    return {**GOOD, "pack.toml": GOOD["pack.toml"].replace(old.encode(), new.encode(), 1)}


def cards(old, new):
    return {**GOOD, "cards.toml": GOOD["cards.toml"].replace(old.encode(), new.encode(), 1)}


def many(count):
    """So many cards that are all sound."""
    card = '[[card]]\nnumber = 1\nid = "space-trip.c{0}"\nname = "Card {0}"\ntype = "action"\ncost = 0\nrarity = "common"\n'
    rest = 'text = ""\nart = ""\neffects = [{{ when = "play", op = "draw", count = 2 }}]\n'
    return "\n".join((card + rest).format(n) for n in range(count)).encode()


# What is wrong: the files, and words of the sentence.
FILES = {
    "nothing in it": ({}, "no pack.toml"),
    "no pack.toml": ({"cards.toml": GOOD["cards.toml"]}, "no pack.toml"),
    "no cards": ({"pack.toml": GOOD["pack.toml"]}, "either cards.toml or words.txt"),
    "cards and words": ({**GOOD, "words.txt": b"One\n"}, "either cards.toml or words.txt"),
    "words for a game of cards": ({"pack.toml": GOOD["pack.toml"], "words.txt": b"One\n"}, "not played with lists of words"),
    "a program": ({**GOOD, "setup.py": b"print(1)"}, "'setup.py' is no file of a pack"),
    "a program among the pictures": ({**GOOD, "pictures/a.py": b"1"}, "'pictures/a.py': a picture is called"),
    "a file with a slip": ({**GOOD, "card.toml": b""}, "did you mean 'cards.toml'"),
    "a way out": ({**GOOD, "../out.txt": b"1"}, "leads out of the pack"),
    "a longer way out": ({**GOOD, "pictures/../../out.webp": b"1"}, "leads out of the pack"),
    "an absolute path": ({**GOOD, "/tmp/out.txt": b"1"}, "leads out of the pack"),
    "a drive": ({**GOOD, "C:/out.txt": b"1"}, "leads out of the pack"),
    "a back slash": ({**GOOD, "..\\out.txt": b"1"}, "leads out of the pack"),
    "a stream of a file": ({**GOOD, "pack.toml:more": b"1"}, "leads out of the pack"),
    "a name with a line end": ({**GOOD, "a\nb": b"1"}, "is no file of a pack"),
    "too many files": ({**GOOD, **{f"pictures/p{n}.png": b"1" for n in range(450)}}, "at most 400"),
    "a large file": ({**GOOD, "README.md": b"a" * 600_000}, "'README.md' is too large"),
    "a large picture": ({**GOOD, "pictures/lion.png": PIXEL + b"a" * 2_000_000}, "is too large"),
    "a picture that is none": ({**GOOD, "pictures/lion.png": b"GIF89a"}, "is no picture in PNG or WebP"),
    "a picture as large as a house": ({**GOOD, "pictures/lion.png": HUGE}, "is 65535 x 65535 pixels"),
    "a picture that breaks off": ({**GOOD, "pictures/lion.png": PIXEL}, "is a damaged picture"),
    "a picture twice": ({**GOOD, "pictures/a.png": b"1", "pictures/a.webp": b"1"}, "there twice, as .webp and as .png"),
    "pack.toml is no text": ({**GOOD, "pack.toml": b"\xff\xfe\x00"}, "pack.toml: "),
    "pack.toml is no TOML": ({**GOOD, "pack.toml": b"id = "}, "pack.toml: "),
    "a field with a slip": (manifest("licence", "license"), "did you mean 'licence'"),
    "a field is missing": (manifest('version = "1.0"', ""), "missing required field `version`"),
    "an id with a path": (manifest('"space-trip"', '"../x"'), "id: '../x' is no id"),
    "an id in capitals": (manifest('"space-trip"', '"Space"'), "id: 'Space' is no id"),
    "an id of an edition": (manifest('"space-trip"', '"a+b"'), r"id: 'a\+b' is no id"),
    "an id without end": (manifest('"space-trip"', f'"{"a" * 90}"'), "id: 90 characters, at most 24 fit"),
    "no name": (manifest('"Space Trip"', '" "'), "name: it is empty"),
    "a name that a terminal obeys": (manifest('"Space Trip"', '"\\u001b[2J"'), "name: .* signs that do not print"),
    "a version in words": (manifest('"1.0"', '"newest"'), "version: 'newest' is none"),
    "nobody made it": (manifest('["The makers of Tabletop"]', "[]"), "authors: 0"),
    "it needs itself": (manifest("about", 'needs = ["space-trip"]\nabout'), "does not need itself"),
    "it needs what is not here": (manifest("about", 'needs = ["moon"]\nabout'), "needs: The pack 'moon' is not here"),
    "a game with a slip": (manifest('"beanz"', '"beans"'), "no game 'beans'.*did you mean 'beanz'"),
    "another game": (manifest('"beanz"', '"austin"'), "card"),
    "no cards in cards.toml": ({**GOOD, "cards.toml": b""}, "there is no .*card"),
    "cards that are no tables": ({**GOOD, "cards.toml": b"card = 3"}, "card: expected tables"),
    "rules of the game": ({**GOOD, "cards.toml": b"[meta]\ndeck_size_basic = 1\n"}, "unknown field 'meta'"),
    "more teams": ({**GOOD, "cards.toml": b'[[team]]\nid = "space-trip.a"\n'}, "unknown field 'team'"),
    "an id of the game's own": (cards('"space-trip.comet-tamer"', '"lion"'), r"\[0\], id: 'lion'; the ids of this pack"),
    "an id of another pack": (cards('"space-trip.comet-tamer"', '"moon.lion"'), "the ids of this pack are"),
    "an id with a path inside": (cards('"space-trip.comet-tamer"', '"space-trip.../x"'), "the ids of this pack are"),
    "an id that is a number": (cards('"space-trip.comet-tamer"', "7"), "id: 7; the ids of this pack are"),
    "an id twice": (cards('"space-trip.comet-tamer"', '"space-trip.moon-clown"'), "moon-clown' is given to 2 cards"),
    "an operation with a slip": (cards('"bean_attack"', '"bean_atack"'), "comet-tamer.*did you mean 'bean_attack'"),
    "an operation without end": (cards("count = 2", "count = 1e999"), "countdown|star-sheepdog|dust-pig"),
    "a number that is text": (cards("mmp = 50", 'mmp = "50"'), "card 'space-trip.comet-tamer', mmp: "),
    "a name of the game's own": (cards('"Comet Tamer"', '"Lion Bean"'), "'Lion Bean' is given to 2 cards"),
    "a text without end": (cards('text = "', f'text = "{"a" * 999}'), "text: .* at most 140 fit"),
    "a deck of strangers": (cards('id = "space-trip.lift-off", count', 'id = "liftoff", count'), "no card 'liftoff'"),
    "brackets without end": ({**GOOD, "cards.toml": b"card = " + b"[" * 9000}, "nested too deeply"),
    "more cards than there is room for": ({**GOOD, "cards.toml": many(200)}, "at most 255 different cards"),
    "a picture of no card": ({**GOOD, "pictures/lion.webp": "a picture"}, "no card 'space-trip.lion' \\("),
    "a word list of two words": ({**WORDS, "words.txt": b"One\nTwo\n"}, "words.txt: 2 words"),
    "a word list without end": ({**WORDS, "words.txt": b"".join(b"w%d\n" % n for n in range(2500))}, "words.txt: 2500 words"),
    "a word twice": ({**WORDS, "words.txt": WORDS["words.txt"] + b"apple\n"}, "'apple' is there twice"),
    "a word like a page": ({**WORDS, "words.txt": WORDS["words.txt"] + b"a" * 90}, "at most 28 letters"),
    "words that are no text": ({**WORDS, "words.txt": b"\xff\xfe"}, "words.txt: it is not text"),
    "words that a terminal obeys": ({**WORDS, "words.txt": WORDS["words.txt"] + b"a\x1b[2Jb\n"}, "words.txt: .* do not print"),
}  # fmt: skip


def picture():
    """A sound one."""
    file = io.BytesIO()
    pygame.image.save(pygame.Surface((64, 64)), file, "x.png")
    return file.getvalue()


def zipped(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name)
            archive.writestr(info, picture() if data == "a picture" else data)
    return path


def said_of(path):
    """What the command says, and its status."""
    done = CliRunner().invoke(cli.app, ["packs", "add", str(path)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stderr


def all_files(folder):
    return {path for path in Path(folder).rglob("*") if path.is_file()}


@pytest.mark.parametrize(("files", "words"), FILES.values(), ids=FILES)
def test_a_bad_pack_is_one_sentence_and_leaves_nothing_behind(shelf, tmp_path, files, words):
    path = zipped(tmp_path / "bad.zip", files)
    before = all_files(tmp_path.parent)
    status, said = said_of(path)
    assert status == 2
    assert said.count("\n") == 1
    assert said.isascii() or said.replace("\n", "").isprintable()
    assert re.search(words, said), said
    assert all_files(tmp_path.parent) == before
    assert shelf.all().packs == {}


def test_there_are_at_least_fifty_bad_packs():
    assert len(FILES) >= 50


def link(path):
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in GOOD.items():
            archive.writestr(name, data)
        info = zipfile.ZipInfo("README.md")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")


def locked(path):
    zipped(path, GOOD)
    data = bytearray(path.read_bytes())
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(mark)
        while at >= 0:
            data[at + offset] |= 1
            at = data.find(mark, at + 1)
    path.write_bytes(data)


def torn(path):
    zipped(path, GOOD)
    path.write_bytes(path.read_bytes()[:-40])


def changed(path):
    zipped(path, GOOD)
    data = bytearray(path.read_bytes())
    data[80] ^= 255
    path.write_bytes(data)


def bomb(path):
    """A small file that becomes a large one."""
    zipped(path, {**GOOD, "README.md": b"\x00" * 400_000_000})


ARCHIVES = {
    "a link": (link, "is a link"),
    "a password": (locked, "locked with a password"),
    "half a zip": (torn, "neither a folder nor a sound zip"),
    "a changed zip": (changed, "neither a folder nor a sound zip|pack.toml"),
    "a bomb": (bomb, "'README.md' is too large"),
    "no zip": (lambda path: path.write_bytes(b"PK\x03\x04 nothing"), "neither a folder nor a sound zip"),
    "an empty file": (lambda path: path.write_bytes(b""), "neither a folder nor a sound zip"),
}


@pytest.mark.parametrize(("made", "words"), ARCHIVES.values(), ids=ARCHIVES)
def test_a_bad_zip_is_one_sentence(shelf, tmp_path, made, words):
    path = tmp_path / "bad.zip"
    made(path)
    status, said = said_of(path)
    assert (status, said.count("\n")) == (2, 1)
    assert re.search(words, said), said
    assert shelf.all().packs == {}


@pytest.mark.usefixtures("shelf")
def test_a_folder_with_a_link_is_refused(tmp_path):
    folder = tmp_path / "pack"
    folder.mkdir()
    for name, data in GOOD.items():
        (folder / name).write_bytes(data)
    (folder / "README.md").symlink_to("/etc/hostname")
    assert says(said_of(folder)[1], "pack-link")


def test_a_pack_that_is_broken_on_the_shelf_is_told_and_the_others_are_there(shelf, taken):
    """Somebody has edited it where it lies."""
    taken("space-trip")
    taken("night-shift")
    (shelf.folder / "night-shift" / "pack.toml").write_text("id = 3", "utf-8")
    found = shelf.all()
    assert list(found.packs) == ["space-trip"]
    assert [("night-shift" in said, said.count("\n")) for said in found.troubles] == [(True, 0)]


@given(st.dictionaries(st.text(max_size=30), st.binary(max_size=60), max_size=6), st.sampled_from([{}, GOOD]))
def test_any_files_are_a_pack_or_one_sentence(files, base):
    """Whatever they are called and hold, no other error, and nothing that is written lies outside."""
    try:
        found = contents.taken({name: (lambda _most, data=data: data) for name, data in {**files, **base}.items()})
        CardPack(found)
    except DataFileError as error:
        found = dict.fromkeys(str(error).splitlines()[1:])
    assert {*found} <= {*files, *base}
    assert all(".." not in name and not name.startswith("/") for name in found)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_zip_or_one_sentence(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("any") / "any.zip"
    path.write_bytes(data)
    with pytest.raises(DataFileError):
        read(path)


def test_a_zip_laid_on_the_shelf_by_hand_is_unpacked(shelf):
    """Also one that holds the folder; and when the pack is taken away, the zip goes too, or it would be back."""
    shelf.folder.mkdir()
    zipped(shelf.folder / "any name.zip", {f"space-trip-main/{name}": data for name, data in GOOD.items()})
    assert list(shelf.all().packs) == ["space-trip"]
    assert list(PackFolder(shelf.folder).all().packs) == ["space-trip"]
    shelf.remove("space-trip")
    assert shelf.all().packs == {}
