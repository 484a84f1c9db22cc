"""Tests of the builders are collected where the builders can run: with the art group installed, as CI has it."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [
    test
    for test, modules in {
        "test_beds.py": ("numpy", "pyloudnorm", "soundfile"),
        "test_sound_build.py": ("numpy", "pyloudnorm", "soundfile"),
        "test_sprite_build.py": ("skia", "numpy", "PIL"),
    }.items()
    if not all(find_spec(module) for module in modules)
]
