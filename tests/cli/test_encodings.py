"""Words of the command line that are no UTF-8: one sentence each, whatever the system says its encoding is."""

from __future__ import annotations

import os
import sys

import pytest
import typer

from tabletop import __main__ as program
from tabletop import cli, command_words

LATIN = os.fsdecode(b"\xc4nn")  # as somebody's terminal writes it who has another encoding
COMMANDS = typer.main.get_command(cli.app).commands


@pytest.fixture
def call(monkeypatch, tmp_path):
    def called(*words):
        monkeypatch.setattr(sys, "argv", ["tabletop", "--data", str(tmp_path), *words])
        try:
            return program.main()
        except SystemExit as left:
            return left.code

    return called


WORDS = [
    ["play", LATIN],
    ["play", "espionage", "--seats", f"{LATIN},easy"],
    ["play", "espionage", "--option", f"elimination={LATIN}"],
    ["play", "espionage", "--second-window", LATIN],
    ["rules", LATIN],
    ["demo", LATIN],
    ["sim", LATIN],
    ["sim", "espionage", "--seats", LATIN],
    ["sim", "espionage", "--cluster", LATIN],
    ["sim", "espionage", "--vary", LATIN],
    ["bench", LATIN],
    ["shot", LATIN, "--out", "x.png"],
    ["shot", "menu", "--out", "x.png", "--size", LATIN],
    ["print", LATIN],
]
PATHS = [
    *(["packs", action, LATIN] for action in ("add", "check", "remove")),
    ["lint", LATIN],
    ["import", LATIN],
    ["print", "codenames", "--out", f"no/{LATIN}"],
    ["export", "1", LATIN],
]


def test_every_command_reads_its_words_as_text():
    single = {name: command for name, command in COMMANDS.items() if name != "packs"}
    found = {type(command) for command in (*single.values(), *COMMANDS["packs"].commands.values())}
    assert found <= {command_words.TextCommand, cli.WithRules}


@pytest.mark.parametrize("words", [*WORDS, *PATHS], ids=lambda words: ascii(" ".join(words)))
def test_a_word_that_is_no_text_is_refused_in_one_sentence(call, capsys, words):
    assert call(*words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert LATIN not in said


def test_what_is_utf_8_is_text_where_the_system_knows_ascii_alone():
    """There each byte of it comes as a sign of its own."""
    assert command_words.as_text("seats", "\u00c4nn".encode().decode("ascii", "surrogateescape")) == "\u00c4nn"
