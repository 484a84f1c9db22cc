"""Short messages: whatever stands in a sentence, it is words."""

from __future__ import annotations

from tabletop.app.toasts import done, sorry
from tabletop.toolkit.markup import plain


class App:
    def __init__(self):
        self.said = []

    def toast(self, text, *_):
        self.said.append(plain(text))


def test_a_message_is_short_and_holds_nothing_but_words():
    """Marks of our own stay as they are typed; signs that do not print are shown as numbers."""
    app = App()
    sorry(app, ValueError("[b]no[/] \x1b[31m\u202e"))
    done(app, "kept\n" + "x" * 5000 + " end")
    assert app.said[0] == "[b]no[/] \\x1b[31m\\u202e"
    assert app.said[1].startswith("kept\\nxxx")
    assert app.said[1].endswith("xxx end")
    assert len(app.said[1]) < 400
