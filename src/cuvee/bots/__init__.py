"""Players of our own. A bot sees its view, never the state."""
