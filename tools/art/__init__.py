"""Drawing kits: every picture of the program is drawn by code with skia, at build time only."""
