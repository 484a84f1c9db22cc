"""Computer players: they see what a seat may see, and answer like anyone else."""
