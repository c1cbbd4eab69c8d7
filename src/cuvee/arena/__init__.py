"""Measuring bots and games: tournaments, balance, analysis of single games."""


class ArenaError(ValueError):
    """The request cannot be carried out; the message says why and what would work."""
