"""The widgets and surfaces from which the panels round the cards are made."""
