"""What a viewer sees of a table, and what changed since the last message."""
