"""Players of flesh-free blood: they see what a seat may see, and answer like anyone else."""
