"""Codenames: comic pop art."""
