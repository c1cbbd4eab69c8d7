# Cuvée. `make play` and `make test` are all a newcomer needs.
PY ?= .venv/bin/python

.PHONY: compiled
compiled:  ## the compiled package into build/compiled, beside the pure one in src
	@rm -rf build/compiled && mkdir -p build/compiled
	CUVEE_COMPILE=1 $(PY) setup.py -q build --build-base build/tmp --build-lib build/compiled
