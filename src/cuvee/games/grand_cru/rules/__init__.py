"""The chapters of the rules; `flow` is their table of contents."""
