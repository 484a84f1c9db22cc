"""What has happened in a match, kept and told: command log, match log, fact log, recap, summary."""
