"""Hannin wa Odoru: 3 to 8 players, one of whom holds the criminal."""
