"""The arena: tournaments, balance and analysis, with intervals one can trust."""


class ArenaError(ValueError):
    """What was asked of the arena cannot be done; the message says why and what would do."""
