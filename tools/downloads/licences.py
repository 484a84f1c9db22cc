"""What a download is made of and under which licences."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

KEYS = ("License-Expression", "License")
LONGEST = 60  # some packages write the whole text there


def needed(name: str) -> list[metadata.Distribution]:
    """A package and all that it asks for, by name; extras are left out."""
    found: dict[str, metadata.Distribution] = {}
    waiting = [name]
    while waiting:
        one = metadata.distribution(waiting.pop())
        key = one.metadata["Name"].lower().replace("_", "-")
        if key in found:
            continue
        found[key] = one
        asked = [Requirement(line) for line in one.requires or ()]
        waiting += [need.name for need in asked if need.marker is None or need.marker.evaluate({"extra": ""})]
    return [found[key] for key in sorted(found)]


def licence(package: metadata.Distribution) -> str:
    """One line, as the package says it."""
    told = [str(package.metadata[key]) for key in KEYS if package.metadata[key]]
    short = [text for text in told if len(text) <= LONGEST and "\n" not in text]
    classes = [
        text.rpartition(" :: ")[2] for text in package.metadata.get_all("Classifier") or () if "License ::" in text
    ]
    return next(iter([*short, *classes]), "see the package")


def listed(name: str, root: Path) -> str:
    """All of it as text: our licence, the packages, Python, and the faces."""
    lines = [(root / "LICENSE").read_text("utf-8"), "Packages that come with it:", ""]
    for package in needed(name):
        text = f"{package.metadata['Name']} {package.version}: {licence(package)}"
        lines += [text, *_texts(package)]
    lines += [
        "Python: PSF-2.0",
        "PyInstaller's start of the program: GPL-2.0-or-later with its exception for what it starts",
        "",
    ]
    for path in sorted((root / "sprites/fonts/LICENCES").glob("*.txt")):
        lines += [f"The face {path.stem}:", "", path.read_text("utf-8")]
    return "\n".join(lines)


def _texts(package: metadata.Distribution) -> list[str]:
    """The licences' own texts, where a package brings them."""
    files = [file for file in package.files or () if "licen" in file.name.lower() or "copying" in file.name.lower()]
    texts = [
        file.read_text("utf-8") for file in files if file.suffix in ("", ".txt", ".md") and ".dist-info" in str(file)
    ]
    return ["", *texts, ""]
