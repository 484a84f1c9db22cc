"""The music beds: scores as notes (*.toml), their players, and loops that close without a seam."""
