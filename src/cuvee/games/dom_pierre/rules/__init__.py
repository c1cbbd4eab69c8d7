"""The rules of Dom Pierre, a chapter each."""
