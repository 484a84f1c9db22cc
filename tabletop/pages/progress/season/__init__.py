"""The season: ten evenings, who comes, and the standing."""
