"""The rules of Bottles, a file for each chapter of the spec; `flow` is the table of contents."""
