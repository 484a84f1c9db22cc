"""A folder for Windows, put together on any system: Python's embeddable archive, our wheel, and those that it asks for.

Nobody has seen the result start: where this was written there is no Windows. What can be checked is: that every wheel fits the
archive's Python and 64-bit Windows, and that nothing that is asked for is missing.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable
from email.parser import Parser
from pathlib import Path

from packaging.requirements import Requirement
from packaging.tags import Tag
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

from tools.downloads.archives import Entry, zipped

PACKAGES = "Lib/site-packages"
START = b'@start "" "%~dp0pythonw.exe" -P -m tabletop %*\r\n'
WINDOWS = {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "extra": ""}


class RecipeError(Exception):
    """What does not fit, in one sentence; nothing was written."""


def put_together(python: Path, wheels: Iterable[Path], below: str) -> bytes:
    """The zip; `python`: the embeddable archive, `below`: the folder in it."""
    found = sorted(wheels)
    with zipfile.ZipFile(python) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    paths = [name for name in files if re.fullmatch(r"python3\d+\._pth", name)]
    if len(paths) != 1 or "pythonw.exe" not in files:
        raise RecipeError(f"{python.name} is no embeddable Python: it needs one python3xx._pth, and pythonw.exe.")
    version = f"3.{paths[0].removeprefix('python3').removesuffix('._pth')}"
    check(found, version)
    files[paths[0]] = files[paths[0]].rstrip() + f"\r\n{PACKAGES.replace('/', chr(92))}\r\n".encode()
    files["Tabletop.cmd"] = START
    for wheel in found:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                place = re.sub(r"^[^/]+\.data/(purelib|platlib)/", "", name)
                if not name.endswith("/") and ".data/" not in place:
                    files[f"{PACKAGES}/{place}"] = archive.read(name)
    return zipped(Entry(f"{below}/{name}", data) for name, data in files.items())


def check(wheels: list[Path], python: str) -> None:
    """Raises RecipeError that names a wheel that does not fit, or what is asked for and is not there."""
    number = python.replace(".", "")
    have: dict[str, Version] = {}
    for wheel in wheels:
        name, version, _, tags = parse_wheel_filename(wheel.name)
        if not any(_fits(tag, int(number[1:])) for tag in tags):
            raise RecipeError(f"{wheel.name} is not for Python {python} on 64-bit Windows.")
        have[name] = version
    if "tabletop-games" not in have:
        raise RecipeError("The wheel of the program itself is missing.")
    for wheel in wheels:
        for need in _asked(wheel, python):
            here = have.get(canonicalize_name(need.name))
            if here is None or here not in need.specifier:
                raise RecipeError(f"{wheel.name} asks for {need}, and no wheel here is that.")


def _fits(tag: Tag, minor: int) -> bool:
    if tag.platform not in ("any", "win_amd64"):
        return False
    if tag.abi == "abi3":
        return int(tag.interpreter.removeprefix("cp3") or 0) <= minor
    return tag.interpreter in ("py3", "py2.py3", f"cp3{minor}", f"py3{minor}")


def _asked(wheel: Path, python: str) -> list[Requirement]:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = Parser().parsestr(archive.read(name).decode()).get_all("Requires-Dist") or []
    where = {**WINDOWS, "python_version": python, "python_full_version": f"{python}.0"}
    asked = [Requirement(line) for line in lines]
    return [need for need in asked if need.marker is None or need.marker.evaluate(where)]
