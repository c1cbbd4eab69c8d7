"""The web server. Only this package deals with networks, databases and users."""
