"""Downloads: archives with the same bytes for the same files, a Debian package with all its parts, a folder for Windows."""

from __future__ import annotations

import io
import tarfile
import zipfile
from xml.etree import ElementTree as ET

import pytest

from tools import release
from tools.downloads import archives, debian, licences, windows
from tools.downloads.archives import Entry

EPOCH = 1_790_000_000
FILES = [Entry("a/run", b"#!", executable=True), Entry("a/b/text", b"words"), Entry("a/way", target="run")]
ABOUT = debian.About("1.2.3", "Card games", "amd64", "2026-09-21")


@pytest.mark.parametrize("made", [lambda files: archives.tar_xz(files, EPOCH), lambda files: archives.tar_gz(files, EPOCH),
                                  archives.zipped])  # fmt: skip
def test_an_archive_follows_from_its_files_alone(made):
    assert made(FILES) == made(FILES[::-1])
    assert made(FILES) != made([*FILES[1:], Entry("a/run", b"#?", executable=True)])


def test_a_tar_tells_neither_user_nor_time(tmp_path):
    with tarfile.open(fileobj=io.BytesIO(archives.tar_xz(FILES, EPOCH))) as archive:
        found = {info.name: info for info in archive.getmembers()}
        assert {(info.mtime, info.uid, info.uname) for info in found.values()} == {(EPOCH, 0, "root")}
        assert (found["a/run"].mode, found["a/b/text"].mode, found["a/way"].linkname) == (0o755, 0o644, "run")
        archive.extractall(tmp_path, filter="data")
    assert [entry.name for entry in archives.entries(tmp_path / "a", "x")] == ["x/b/text", "x/run", "x/way"]
    assert archives.tar_xz(archives.entries(tmp_path / "a", "a"), EPOCH) == archives.tar_xz(FILES, EPOCH)


def package():
    return debian.package([Entry(f"{debian.HOME}/tabletop", b"#!", executable=True)], b"png", "licences", ABOUT, EPOCH)


def test_a_debian_package_has_all_parts():
    """Read by the formats' own rules: the members of the ar, and what the two tars hold."""
    data = package()
    assert data == package()
    members, at = {}, len(b"!<arch>\n")
    while at < len(data):
        name, size = data[at : at + 16].decode().strip(), int(data[at + 48 : at + 58])
        members[name] = data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    assert list(members) == ["debian-binary", "control.tar.gz", "data.tar.xz"]
    with tarfile.open(fileobj=io.BytesIO(members["control.tar.gz"])) as archive:
        control = archive.extractfile("./control").read().decode()
    assert {"Package: tabletop", "Version: 1.2.3", "Architecture: amd64"} <= set(control.splitlines())
    with tarfile.open(fileobj=io.BytesIO(members["data.tar.xz"])) as archive:
        names = archive.getnames()
        assert archive.getmember("./usr/bin/tabletop").linkname == "/opt/tabletop/tabletop"
    for ending in (".desktop", ".png", ".metainfo.xml", "/copyright"):
        assert [name for name in names if name.endswith(ending)]


def test_menus_and_software_centres_are_told_the_same_program():
    root = ET.fromstring(debian.appstream(ABOUT))
    lines = dict(line.split("=", 1) for line in debian.desktop_entry(ABOUT).splitlines() if "=" in line)
    assert root.findtext("launchable") == f"{debian.ID}.desktop"
    assert (root.findtext("provides/binary"), lines["Exec"]) == ("tabletop", "tabletop")
    assert root.find("releases/release").get("version") == "1.2.3"
    assert lines["Icon"] == root.findtext("id") == debian.ID


def test_all_that_is_packed_is_listed_with_its_licence():
    text = licences.listed("tabletop-games", release.ROOT)
    for name in ("pygame-ce", "msgspec", "pymunk", "cffi", "NotoSans"):
        assert name in text
    names = {package.metadata["Name"].lower() for package in licences.needed("tabletop-games")}
    assert "pytest" not in names


def wheel(folder, name, version="1.0", tag="py3-none-any", asks=()):
    path = folder / f"{name}-{version}-{tag}.whl"
    lines = [f"Name: {name}", f"Version: {version}", *(f"Requires-Dist: {line}" for line in asks)]
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}/__init__.py", "")
        archive.writestr(f"{name}-{version}.dist-info/METADATA", "\n".join(lines))
    return path


@pytest.fixture
def python(tmp_path):
    """A stand-in for Python's embeddable archive: what the recipe reads of it."""
    path = tmp_path / "python-3.13.2-embed-amd64.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("python.exe", "MZ")
        archive.writestr("pythonw.exe", "MZ")
        archive.writestr("python313._pth", "python313.zip\r\n.\r\n")
    return path


def test_a_folder_for_windows_is_put_together(tmp_path, python):
    wheel(tmp_path, "tabletop_games", asks=["fast>=1", "old; python_version < '3.12'", 'odd; extra == "lab"'])
    wheel(tmp_path, "fast", tag="cp313-cp313-win_amd64", asks=["stable"])
    wheel(tmp_path, "stable", tag="cp39-abi3-win_amd64")
    out = tmp_path / "out"
    assert release.main(["windows", "--python", str(python), "--wheels", str(tmp_path), "--out", str(out)]) == 0
    with zipfile.ZipFile(out / "tabletop-windows-amd64.zip") as archive:
        names = archive.namelist()
        paths = archive.read("Tabletop/python313._pth").decode().splitlines()
        start = archive.read("Tabletop/Tabletop.cmd").decode()
    assert "Tabletop/Lib/site-packages/fast/__init__.py" in names
    assert paths == ["python313.zip", ".", "Lib\\site-packages"]
    assert "pythonw.exe" in start
    assert "-m tabletop" in start


@pytest.mark.parametrize(
    ("wheels", "said"),
    [
        ([("tabletop_games", "1.0", "py3-none-any", ["fast"])], "asks for fast"),
        ([("tabletop_games", "1.0", "py3-none-any", ["fast>=2"]), ("fast", "1.0", "py3-none-any", [])], "asks for fast>=2"),
        ([("tabletop_games", "1.0", "py3-none-any", []), ("fast", "1.0", "cp313-cp313-manylinux_2_28_x86_64", [])], "Windows"),
        ([("tabletop_games", "1.0", "py3-none-any", []), ("fast", "1.0", "cp312-cp312-win_amd64", [])], "Python 3.13"),
        ([("fast", "1.0", "py3-none-any", [])], "the program itself"),
    ],
)  # fmt: skip
def test_what_does_not_fit_on_windows_is_named(tmp_path, python, wheels, said):
    with pytest.raises(windows.RecipeError, match=said):
        windows.put_together(python, [wheel(tmp_path, *one) for one in wheels], "Tabletop")
    with pytest.raises(windows.RecipeError, match="embeddable"):
        windows.put_together(wheel(tmp_path, "other"), [], "Tabletop")


@pytest.mark.long
@pytest.mark.timeout(600)
def test_wheel_and_sdist_are_the_same_twice(tmp_path):
    made = [release.build(["wheel", "sdist"], tmp_path / name, EPOCH) for name in ("one", "two")]
    assert [path.name for path in made[0]] == [path.name for path in made[1]]
    assert len(made[0]) == 4
    for one, two in zip(*made, strict=True):
        assert one.read_bytes() == two.read_bytes(), one.name
