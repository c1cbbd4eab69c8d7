"""Computer players. A bot sees the view of its seat and never the full state."""
