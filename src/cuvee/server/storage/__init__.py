"""Where tables are kept: an append-only log for each, behind one small contract."""
