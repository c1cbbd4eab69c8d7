"""The rules of Naramata, one chapter a file."""
