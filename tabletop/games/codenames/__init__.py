"""Codenames: Marvel: two teams, two Directors with a secret key, one word and one number."""
