"""Storage of tables in a SQL database, and backups."""
