"""Spy comedy: flat mid-century paper-doll portraits, one key light, hard shadow planes, halftone."""
