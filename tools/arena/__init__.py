"""Which bot is stronger, and how sure are we? Paired games between two levels, with intervals."""
