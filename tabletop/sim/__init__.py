"""Whole games between bots without a screen: what `tabletop sim` runs and counts, and the tables and plots of it."""

from tabletop.sim.games import GamePlan, GameResult, GamesSummary, as_json, jobs_of, play_one, summarise

__all__ = ["GamePlan", "GameResult", "GamesSummary", "as_json", "jobs_of", "play_one", "summarise"]
