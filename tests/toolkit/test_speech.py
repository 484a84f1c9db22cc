"""The system's own voice: found where there is one, never needed, and never given words as options."""

from __future__ import annotations

from tabletop.toolkit.speech import VOICES, SystemVoice
from tabletop.toolkit.theme import Prefs
from tests import saying
from tests.games.codenames.table import Grid


class Mouth:
    """A process that takes down what it is to say."""

    def __init__(self):
        self.stdin, self.text, self.ended = self, b"", False

    def write(self, data):
        self.text += data

    def close(self):
        pass

    def terminate(self):
        self.ended = True

    def poll(self):
        return 0


def test_the_first_voice_that_there_is_reads_from_its_input():
    made = []
    voice = SystemVoice(
        lambda name: f"/bin/{name}" if name == "espeak" else None, lambda command: made.append(command) or mouth
    )
    mouth = Mouth()
    voice.say("--help")
    assert made == [("/bin/espeak", "--stdin")]
    assert mouth.text == b"--help"
    voice.say("again")
    assert mouth.ended, "one thing at a time"


def test_without_a_voice_nothing_is_said():
    SystemVoice(lambda _: None).say("anything")

    def broken(_command):
        raise OSError

    voice = SystemVoice(lambda name: name, broken)
    assert voice.command == VOICES[0]
    voice.say("anything")
    assert voice.command is None


def test_clues_are_read_aloud_for_those_who_want_it():
    clue = saying.said("codenames/clue", side="S.H.I.E.L.D.", seat="Ann", word="HAMMER", number=2, said="typed")
    for wanted in (False, True):
        with Grid(people=(0,), prefs=Prefs(read_aloud=wanted, animation=0)) as grid:
            said = []
            grid.pilot.app.voice.say = said.append
            grid.until("give_clue")
            said.clear()
            grid.say("hammer", 2)
            grid.pilot.tick(400)
            assert any(clue in words for words in said) == wanted
            assert wanted or said == []
