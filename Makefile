# Cuvée. `make play` and `make test` are all a newcomer needs.
PY := .venv/bin/python
