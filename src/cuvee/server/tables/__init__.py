"""Live tables: a match, the people and bots around it, and those who look on."""
