"""Tables: a match with its players, bots and spectators."""
