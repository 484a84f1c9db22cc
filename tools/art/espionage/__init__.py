"""ESPIONAGE: near-black silhouettes on saturated gradients, bokeh, one rim colour, film grain."""
