"""The circuit: what it begins with, the route of eight rivals, its prizes, and the records."""
