"""Mighty Beanz: glossy stickers, one key light, ink outline, white die-cut edge."""
