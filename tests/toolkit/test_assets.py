from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.toolkit import assets

REPOSITORY = Path(__file__).resolve().parents[2]

PROBE = """
from tabletop.toolkit import assets
print(assets.root("sounds"))
print(assets.read_bytes("sounds", "probe.txt").decode())
"""


def probe(folder: Path) -> list[str]:
    """Ask a fresh interpreter that sees only `folder` where it finds the sounds."""
    done = subprocess.run([sys.executable, "-c", PROBE], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def copy_code(folder: Path) -> None:
    """What looks for assets, what finds games, which have pictures of their own, and what says that nothing is there."""
    for package in ("core", "i18n"):
        shutil.copytree(REPOSITORY / "tabletop" / package, folder / "tabletop" / package)
    for name in ("__init__.py", "toolkit/__init__.py", "toolkit/assets.py", "games/__init__.py", "games/plugins.py"):
        (folder / "tabletop" / name).parent.mkdir(exist_ok=True)
        shutil.copy(REPOSITORY / "tabletop" / name, folder / "tabletop" / name)


def test_a_checkout_finds_the_folder_beside_the_package(tmp_path):
    copy_code(tmp_path)
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "probe.txt").write_text("beside")
    assert probe(tmp_path) == [str(tmp_path / "sounds"), "beside"]


def test_a_wheel_finds_the_folder_inside_the_package_first(tmp_path):
    copy_code(tmp_path)
    for place, text in (("sounds", "beside"), ("tabletop/sounds", "inside")):
        (tmp_path / place).mkdir()
        (tmp_path / place / "probe.txt").write_text(text)
    assert probe(tmp_path) == [str(tmp_path / "tabletop" / "sounds"), "inside"]


def test_the_build_settings_put_both_folders_into_the_wheel():
    """The wheel's contents follow from pyproject; a folder that is not named there would be missing for users."""
    text = (REPOSITORY / "pyproject.toml").read_text()
    for kind in assets.KINDS:
        assert f'{kind} = "tabletop/{kind}"' in text


def test_both_kinds_exist_here():
    for kind in assets.KINDS:
        assert assets.root(kind).is_dir()


def test_a_missing_asset_is_named_in_the_error():
    with pytest.raises(assets.AssetError, match=r"sprites/no/such\.png"):
        assets.path("sprites", "no", "such.png")


def test_an_unknown_kind_names_the_known_ones():
    with pytest.raises(assets.AssetError, match="sprites, sounds"):
        assets.root("spirtes")
