"""Nouveau: a game from outside, the smallest that uses all the engine offers."""
