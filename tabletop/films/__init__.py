"""A kept match as a film: played again on a table that nobody sees, a frame after the other, with its sounds.

WebP is written here (Pillow makes its pictures); MP4 and WebM where PyAV is installed, with sound: the extra `film`.
"""

from tabletop.films.film import FORMATS, Film, FilmError, shoot

__all__ = ["FORMATS", "Film", "FilmError", "shoot"]
