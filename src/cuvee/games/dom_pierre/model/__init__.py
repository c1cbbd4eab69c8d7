"""What lies on the table: the state of a game and its parts."""
