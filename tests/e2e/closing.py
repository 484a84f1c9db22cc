"""The click on a window's cross, without a window manager: the message that one would send."""

from __future__ import annotations

from ctypes import (
    CDLL,
    Structure,
    byref,
    c_char_p,
    c_int,
    c_long,
    c_ulong,
    c_void_p,
    create_string_buffer,
    memmove,
    sizeof,
)

CLIENT_MESSAGE = 33
EVENT = 192  # bytes of the union of all events


class Message(Structure):
    """XClientMessageEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
    )


def close_window(display, window):
    """Ask the program of a window to close it (WM_DELETE_WINDOW)."""
    x = CDLL("libX11.so.6")
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, [c_char_p]
    x.XInternAtom.restype, x.XInternAtom.argtypes = c_ulong, [c_void_p, c_char_p, c_int]
    x.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
    x.XFlush.argtypes = x.XCloseDisplay.argtypes = [c_void_p]
    server = x.XOpenDisplay(display.encode())
    assert server, f"no display {display}"
    protocols, delete = x.XInternAtom(server, b"WM_PROTOCOLS", 0), x.XInternAtom(server, b"WM_DELETE_WINDOW", 0)
    message = Message(CLIENT_MESSAGE, 0, 1, server, window, protocols, 32, (c_long * 5)(delete, 0, 0, 0, 0))
    event = create_string_buffer(EVENT)
    memmove(event, byref(message), sizeof(message))
    x.XSendEvent(server, window, 0, 0, event)
    x.XFlush(server)
    x.XCloseDisplay(server)
