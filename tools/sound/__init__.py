"""Synthesis of every sound of the program, in D minor pentatonic, from numpy arrays (44.1 kHz, floats)."""
