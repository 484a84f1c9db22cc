"""Austin Powers CCG: cards, frames and table of the swinging spy comedy, in the manner of tools.art.spy."""
