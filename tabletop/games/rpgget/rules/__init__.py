"""The rules of RPG Get!: table, questions, changes, scripts, effects."""
