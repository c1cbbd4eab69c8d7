"""Pages: one file for each kind."""
