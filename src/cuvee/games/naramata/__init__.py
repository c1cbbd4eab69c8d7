"""Naramata: a road, a clock and tourists on the Bench."""
