"""What is really on an X display: the pixels of a window, read from the server."""

from __future__ import annotations

from ctypes import CDLL, POINTER, Structure, c_char_p, c_int, c_uint, c_ulong, c_void_p, string_at

import pygame

ALL_PLANES, Z_PIXMAP = 0xFFFFFFFF, 2
BANDS = 16


class Image(Structure):
    """The first fields of XImage."""

    _fields_ = (
        ("width", c_int),
        ("height", c_int),
        ("xoffset", c_int),
        ("format", c_int),
        ("data", c_void_p),
        ("byte_order", c_int),
        ("bitmap_unit", c_int),
        ("bitmap_bit_order", c_int),
        ("bitmap_pad", c_int),
        ("depth", c_int),
        ("bytes_per_line", c_int),
    )


def seen(display, window, size):
    """The picture of a window of this size, all of which lies on the screen."""
    x = CDLL("libX11.so.6")
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, [c_char_p]
    x.XGetImage.restype = POINTER(Image)
    x.XGetImage.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int]
    x.XDestroyImage.argtypes, x.XCloseDisplay.argtypes = [POINTER(Image)], [c_void_p]
    server = x.XOpenDisplay(display.encode())
    assert server, f"no display {display}"
    image = x.XGetImage(server, window, 0, 0, *size, ALL_PLANES, Z_PIXMAP)
    assert image.contents.bytes_per_line == 4 * size[0]
    data = string_at(image.contents.data, 4 * size[0] * size[1])
    x.XDestroyImage(image)
    x.XCloseDisplay(server)
    return pygame.image.frombytes(data, size, "BGRA")


def black(picture):
    """How many of the bands of a picture, from above to below and from left to right, have nothing in them."""
    whole = picture.get_rect()
    wide, high = whole.width // BANDS, whole.height // BANDS
    bands = [pygame.Rect(0, i * high, whole.width, high) for i in range(BANDS)]
    bands += [pygame.Rect(i * wide, 0, wide, whole.height) for i in range(BANDS)]
    return sum(max(pygame.transform.average_color(picture, band)[:3]) < 2 for band in bands)
