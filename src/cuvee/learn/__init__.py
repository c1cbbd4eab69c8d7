"""Learning a game: lessons that are played on the real engine."""
