"""What makes the package; nothing of it is installed."""
