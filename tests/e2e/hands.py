"""A real mouse and a real keyboard on an X display: the server itself is told of every press (XTEST), without a process each.

Events are sent in the order of the calls. `Hands(display)`, then `key("shift+Tab", down)`, `type`, `move`, `button`.
"""

from __future__ import annotations

from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p

STROKE_MS = 4  # before a key goes down: SDL takes a release and a press within 2 ms for the repeating of a held key
KEYSYMS = {" ": "space"}


class Hands:
    """Whoever sits at the display `name`, e.g. ":90"."""

    def __init__(self, name):
        self.x, self.test = CDLL("libX11.so.6"), CDLL("libXtst.so.6")
        x, test = self.x, self.test
        x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, [c_char_p]
        x.XStringToKeysym.restype, x.XStringToKeysym.argtypes = c_ulong, [c_char_p]
        x.XKeysymToKeycode.restype, x.XKeysymToKeycode.argtypes = c_uint, [c_void_p, c_ulong]
        x.XkbKeycodeToKeysym.restype = c_ulong
        x.XkbKeycodeToKeysym.argtypes = [c_void_p, c_uint, c_int, c_int]
        x.XDefaultRootWindow.restype, x.XDefaultRootWindow.argtypes = c_ulong, [c_void_p]
        place = POINTER(c_int)
        x.XTranslateCoordinates.argtypes = [c_void_p, c_ulong, c_ulong, c_int, c_int, place, place, POINTER(c_ulong)]
        x.XSetInputFocus.argtypes = [c_void_p, c_ulong, c_int, c_ulong]
        x.XFlush.argtypes = x.XCloseDisplay.argtypes = [c_void_p]
        test.XTestFakeKeyEvent.argtypes = test.XTestFakeButtonEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
        test.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]
        self.server = x.XOpenDisplay(name.encode())
        assert self.server, f"no display {name}"
        self._keys, self._buttons = set(), set()  # what is down

    def close(self):
        """Let go of everything first: the display outlasts whoever failed with a key down, and the next would begin with it."""
        for code in [*self._keys]:
            self._press(code, False)
        for number in [*self._buttons]:
            self.button(number, False)
        self.x.XCloseDisplay(self.server)

    # --- keyboard
    def key(self, name, down):
        """A key by its X name, with modifiers before it: "shift+Tab"."""
        names = ["Shift_L" if part == "shift" else part for part in name.split("+")]
        for part in names if down else reversed(names):
            self._press(self._code(self.x.XStringToKeysym(part.encode()), part), down)

    def place(self, code, down):
        """A key by where it lies, whatever stands on it: the X server's own number."""
        self._press(code, down)

    def type(self, text):
        """Letters as on a keyboard; how many keys that took."""
        count = 0
        for letter in text:
            symbol = self.x.XStringToKeysym(KEYSYMS[letter].encode()) if letter in KEYSYMS else ord(letter)
            code = self._code(symbol, letter)
            shifted = self.x.XkbKeycodeToKeysym(self.server, code, 0, 0) != symbol
            strokes = [self._code(self.x.XStringToKeysym(b"Shift_L"), "Shift"), code] if shifted else [code]
            count += len(strokes)
            for stroke in strokes:
                self._press(stroke, True)
            for stroke in reversed(strokes):
                self._press(stroke, False)
        return count

    def _code(self, symbol, say):
        code = self.x.XKeysymToKeycode(self.server, symbol)
        assert code, f"the keyboard has no {say}"
        return code

    def _press(self, code, down):
        (self._keys.add if down else self._keys.discard)(code)
        self.test.XTestFakeKeyEvent(self.server, code, down, STROKE_MS if down else 0)
        self.x.XFlush(self.server)

    # --- mouse
    def move(self, window, pos):
        """To a point of a window."""
        x, y, child = c_int(), c_int(), c_ulong()
        root = self.x.XDefaultRootWindow(self.server)
        self.x.XTranslateCoordinates(self.server, window, root, *map(round, pos), byref(x), byref(y), byref(child))
        self.test.XTestFakeMotionEvent(self.server, -1, x, y, 0)
        self.x.XFlush(self.server)

    def press_into(self, window):
        """Button 1 goes down where the mouse is, and by that the window has the keyboard, as a window manager would have it."""
        self.x.XSetInputFocus(self.server, window, 1, 0)  # 1: whenever it is gone the pointer's window has it
        self.button(1, True)

    def button(self, number, down):
        (self._buttons.add if down else self._buttons.discard)(number)
        self.test.XTestFakeButtonEvent(self.server, number, down, 0)
        self.x.XFlush(self.server)
