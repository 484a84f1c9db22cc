"""ESPIONAGE: secrets, answers upon answers, and four gold cards that decide everything."""
