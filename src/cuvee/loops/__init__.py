"""The compiled part of the environments: stepping games and writing observations."""
