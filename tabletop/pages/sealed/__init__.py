"""A sealed night: everybody in turn opens packs and builds a deck from them behind the curtain, then all play."""
