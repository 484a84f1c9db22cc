"""Tests of the builders are collected where the builders can run: with the art group installed, as CI has it."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("numpy") and find_spec("soundfile") else ["test_sound_build.py"]
