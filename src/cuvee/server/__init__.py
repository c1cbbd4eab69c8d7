"""The table in the browser: the only place that knows networks, databases and people."""
