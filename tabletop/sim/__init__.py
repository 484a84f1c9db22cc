"""Whole games between bots without a screen: what `tabletop sim` runs and counts, and the tables and plots of it."""

from tabletop.sim.games import Plan, Result, Summary, as_json, jobs_of, play_one, summarise

__all__ = ["Plan", "Result", "Summary", "as_json", "jobs_of", "play_one", "summarise"]
