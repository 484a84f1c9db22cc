"""Mighty Beanz: two mats that make one ring of 14 slots, three Galaxies, and a flick that decides."""
