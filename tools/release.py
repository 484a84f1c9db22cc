"""Build what people download, into dist/.

    python3 tools/release.py [wheel sdist tar file deb ...]          all of it without words
    python3 tools/release.py windows --python ARCHIVE --wheels DIR   a folder for Windows, on any system

What is needed besides the program is the dependency group `release`. SOURCE_DATE_EPOCH says of what moment everything is; where
it is not set, that of the last commit. Wheel, sdist, and the archives round a frozen folder follow from their files alone; the
single file is packed by PyInstaller. Beside the downloads lie their checksums and all licences.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:] = [str(ROOT), *(place for place in sys.path if place != str(ROOT / "tools"))]  # started as a file

from tools.downloads import archives, debian, licences, windows  # noqa: E402 - after the path is known

OUT = ROOT / "dist"
FORMS = ("wheel", "sdist", "tar", "file", "deb")
SUMS, LICENCES = "SHA256SUMS", "LICENCES.txt"
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
LEFT_OUT = ("numpy", "PIL", "matplotlib", "pyarrow", "pandas", "gymnasium", "pettingzoo", "pyspiel", "distributed", "tkinter",
            "pytest", "hypothesis", "IPython", "setuptools", "pymunk.pygame_util", "pymunk.pyglet_util")  # fmt: skip


class Release:
    """`out`: where the downloads go; `epoch`: the moment of which everything is."""

    def __init__(self, out: Path, epoch: int) -> None:
        self.out, self.epoch = out, epoch
        self.env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch), "PYTHONHASHSEED": "0"}
        out.mkdir(parents=True, exist_ok=True)

    def run(self, *words: str | Path) -> None:
        subprocess.run([sys.executable, *map(str, words)], cwd=ROOT, env=self.env, check=True)

    def hatch(self, form: str) -> Path:
        """The wheel or the sdist."""
        self.run("-m", "hatchling", "build", "-t", form, "-d", self.out)
        pattern = "*.whl" if form == "wheel" else "*.tar.gz"
        return max(self.out.glob(f"tabletop_games-{pattern}"), key=lambda path: path.stat().st_mtime_ns)

    def frozen(self, wheel: Path, scratch: Path, *, one_file: bool = False) -> Path:
        """The program with a Python of its own, as a folder or as one file: exactly what is in the wheel."""
        home = scratch / "home"
        if not home.exists():
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(home)
        words = ["--onefile" if one_file else "--onedir", "--name", "tabletop", "--noconfirm", "--log-level", "ERROR"]
        words += ["--paths", str(home), "--distpath", str(scratch / "made"), "--workpath", str(scratch / "work")]
        words += ["--specpath", str(scratch), "--strip", "--collect-submodules", "tabletop"]
        words += ["--add-data", f"{home / 'tabletop'}:tabletop", "--copy-metadata", "tabletop-games"]
        for name in LEFT_OUT:
            words += ["--exclude-module", name]
        self.env["PYTHONPATH"] = str(home)
        self.run("-m", "PyInstaller", *words, ROOT / "tools/downloads/frozen_start.py")
        return scratch / "made" / "tabletop"

    def write(self, name: str, data: bytes, *, executable: bool = False) -> Path:
        path = self.out / name
        path.write_bytes(data)
        path.chmod(0o755 if executable else 0o644)
        return path


def build(forms: Sequence[str], out: Path, epoch: int) -> list[Path]:
    """Build these forms; the files, with their checksums and licences."""
    release = Release(out, epoch)
    with tempfile.TemporaryDirectory() as scratch:
        made = [release.hatch(form) for form in ("wheel", "sdist") if form in forms]
        freezing = [form for form in ("tar", "file", "deb") if form in forms]
        if freezing:
            made += _frozen(release, freezing, Path(scratch))
    texts = release.write(LICENCES, licences.listed("tabletop-games", ROOT).encode())
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in sorted([*made, texts])]
    return [*made, texts, release.write(SUMS, ("\n".join(sums) + "\n").encode())]


def _frozen(release: Release, forms: list[str], scratch: Path) -> list[Path]:
    inner = Release(scratch / "wheel", release.epoch)
    wheel = inner.hatch("wheel")
    version = wheel.name.split("-")[1]
    name, made = f"tabletop-{version}-linux-{platform.machine()}", list[Path]()
    if "tar" in forms or "deb" in forms:
        folder = release.frozen(wheel, scratch / "folder")
        if "tar" in forms:
            files = archives.entries(folder, name)
            made.append(release.write(f"{name}.tar.xz", archives.tar_xz(files, release.epoch)))
        if "deb" in forms:
            machine = MACHINES.get(platform.machine(), platform.machine())
            day = datetime.fromtimestamp(release.epoch, UTC).strftime("%Y-%m-%d")
            about = debian.About(version, summary(), machine, day)
            icon = (ROOT / "sprites/ui/icon.png").read_bytes()
            texts = licences.listed("tabletop-games", ROOT)
            data = debian.package(archives.entries(folder, debian.HOME), icon, texts, about, release.epoch)
            made.append(release.write(f"tabletop_{version}_{machine}.deb", data))
    if "file" in forms:
        one = release.frozen(wheel, scratch / "one", one_file=True)
        shutil.copy(one, release.out / name)
        made.append(release.out / name)
    return made


def summary() -> str:
    """What the program is, in one sentence without a stop."""
    import tomllib  # noqa: PLC0415 - of no use on the way to a folder for Windows

    said: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["description"]
    return said.rstrip(".")


def last_commit() -> int:
    """Unix seconds."""
    told = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(told.stdout or 0)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("forms", nargs="*", choices=[[], *FORMS, "windows"], default=[])
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--python", type=Path, help="of windows: Python's embeddable archive for 64-bit Windows")
    parser.add_argument("--wheels", type=Path, help="of windows: a folder with our wheel and all that it asks for")
    given = parser.parse_args(words)
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or last_commit())
    if "windows" in given.forms:
        if given.python is None or given.wheels is None:
            parser.error("windows needs --python and --wheels")
        try:
            data = windows.put_together(given.python, given.wheels.glob("*.whl"), "Tabletop")
        except windows.RecipeError as error:
            print(f"release: {error}", file=sys.stderr)
            return 2
        print(Release(given.out, epoch).write("tabletop-windows-amd64.zip", data))
        return 0
    for path in build(given.forms or FORMS, given.out, epoch):
        print(f"{path.stat().st_size / 1e6:8.1f} MB  {path}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
