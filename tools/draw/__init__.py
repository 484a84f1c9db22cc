"""Draws matches: as films, as sheets of scenes, whole, and for the README."""
