"""What the drawings and texts of all games share."""
