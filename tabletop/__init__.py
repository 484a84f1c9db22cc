"""Tabletop: five card games on one screen."""

import logging
import os

__version__ = "0.1.0"

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on stdout, where our results go

logging.getLogger(__name__).addHandler(
    logging.NullHandler()
)  # without a log file nothing is said, on no terminal either
