"""Drawing and telling: what the faces of all games share."""
