"""Tabletop: five card games on one screen."""

import logging

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(
    logging.NullHandler()
)  # without a log file nothing is said, on no terminal either
