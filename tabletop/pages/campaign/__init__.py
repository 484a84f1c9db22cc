"""What the pages of a circuit, a season and a daily deal stand on."""
