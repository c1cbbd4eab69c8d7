# Cuvée. `make play` and `make test` are all a newcomer needs; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV = $(or $(shell command -v uv 2>/dev/null),$(BIN)/uv)
INSTALL = $(UV) pip install -q --python $(BIN)/python --compile-bytecode
PEERS := .peers
SOURCES := setup.py pyproject.toml MANIFEST.in \
	$(shell find src tools docs/spec -type f ! -name '*.pyc' ! -path '*.egg-info/*')
WHEEL = $(UV) build -q --offline --no-build-isolation --python $(BIN)/python --clear -o
UNPACK = $(INSTALL) --offline --reinstall --no-deps
PURE = CUVEE_BUILD=pure PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n auto
INSTALLED = CUVEE_BUILD=$$(cat $(VENV)/build) $(BIN)/python -m pytest -n auto

.PHONY: help build tuned play arena test test-quick test-long pictures bench-server bench-peers \
	lint compiled lock clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: $(VENV)/build  ## the package in .venv, compiled where there is a C compiler

tuned: $(VENV)/build  ## the same compiled twice, for research: some minutes, and games run faster
	@CUVEE_COMPILE=2 $(WHEEL) $(VENV)/tuned .
	@$(UNPACK) $(VENV)/tuned/*.whl
	@$(BIN)/cuvee --version

play: $(VENV)/tools  ## the table in your browser: prints its address
	@if $(MAKE) -sq $(VENV)/wheel/made; then $(MAKE) -s $(VENV)/build && exec $(BIN)/cuvee serve; \
	else $(MAKE) -s $(VENV)/pure && rm -rf $(VENV)/compiled && \
	(nice $(MAKE) -s $(VENV)/compiled >$(VENV)/compiled.log 2>&1 &) && \
	CUVEE_COMPILED=$(CURDIR)/$(VENV)/compiled exec $(BIN)/cuvee serve; fi

arena: $(VENV)/build requirements/arena.txt  ## what the arena's HTML reports and Parquet files need
	@$(INSTALL) --require-hashes -r requirements/arena.txt

test: $(VENV)/test-tools $(VENV)/browser $(VENV)/build lint  ## every check, on the pure and on the compiled package
	$(PURE) --ignore=tests/browser
	$(INSTALLED) --ignore=tests/browser
	$(INSTALLED) tests/browser  # apart: its event loop runs as long as its process

test-quick: $(VENV)/test-tools lint  ## the daily loop, below a minute
	$(PURE) -m "not slow and not long" --ignore=tests/browser

test-long: $(VENV)/test-tools $(VENV)/browser $(VENV)/web/made $(VENV)/learn $(VENV)/build  ## the checks that take their time
	$(INSTALLED) -m long

pictures: $(VENV)/test-tools $(VENV)/browser $(VENV)/build  ## the pictures of all pages that the tests compare with
	@$(BIN)/python tests/browser/pictures.py

bench-server: $(VENV)/test-tools $(VENV)/browser $(VENV)/build  ## the server under load on this machine, beside its budgets
	@$(BIN)/python tests/load/bench_server.py
	@$(BIN)/python tests/load/bench_processes.py

bench-peers: $(PEERS)/made  ## our games beside OpenSpiel, PettingZoo and the others, in one run
	@NODE_PATH=$(PEERS)/node/node_modules $(PEERS)/bin/python tests/peers/bench_peers.py $(ARGS)

lint: $(VENV)/test-tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

compiled: $(VENV)/compiled  ## the compiled package into .venv/compiled, beside the pure one in src

lock:  ## pin the newest versions of what pyproject.toml asks for
	$(LOCK) --extra build pyproject.toml -o requirements/build.txt
	$(LOCK) --extra build --extra arena -c requirements/build.txt pyproject.toml -o requirements/arena.txt
	$(LOCK) --extra build --extra postgres -c requirements/build.txt pyproject.toml \
		-o requirements/postgres.txt
	$(LOCK) --extra build --extra test --extra arena --extra ray -c requirements/build.txt \
		-c requirements/arena.txt pyproject.toml -o requirements/test.txt
	$(LOCK) --extra build --extra envs --extra spiel -c requirements/build.txt pyproject.toml \
		requirements/peers.in -o requirements/peers.txt
	$(LOCK) requirements/uv.in -o requirements/uv.txt

clean:  ## back to a fresh clone, saved games apart
	rm -rf $(VENV) $(PEERS) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

LOCK = $(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header

# Each file below is a stamp: it is newer than what it was made of, or it is made again.

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Cuvée needs Python 3.11 or newer: make PYTHON=/path/to/python3 ..."; exit 1; }
	@if command -v uv >/dev/null; then uv venv -q --allow-existing --python $(PYTHON) $(VENV); \
	else $(PYTHON) -m venv $(VENV) && \
		$(BIN)/pip install -q --require-hashes -r requirements/uv.txt; fi
	@touch $@

$(VENV)/tools: requirements/build.txt $(VENV)/made
	@$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/test-tools: requirements/test.txt $(VENV)/tools
	@$(INSTALL) --require-hashes -r $<
	@touch $@

$(VENV)/browser: $(VENV)/test-tools
	@$(BIN)/python tests/browser/install.py
	@touch $@

# Lighthouse and the W3C's checker, where there is npm (and Java): their tests say if they are not.
$(VENV)/web/made: requirements/web.json $(VENV)/made
	@mkdir -p $(VENV)/web && cp $< $(VENV)/web/package.json
	@command -v npm >/dev/null && npm install --silent --no-package-lock --no-audit --no-fund \
		--prefix $(VENV)/web || echo "No npm here: Lighthouse and the W3C's checker are left out."
	@touch $@

# Not pinned: which torch fits, for processor or graphics card, the machine knows best.
$(VENV)/learn: $(VENV)/test-tools
	@$(UV) pip install -q --python $(BIN)/python 'torch>=2.5'
	@touch $@

# An sdist first, and from it the wheel: it is compiled where there is a C compiler.
$(VENV)/wheel/made: $(SOURCES) $(VENV)/tools
	@echo "Building Cuvée, which takes a minute or two."
	@$(WHEEL) $(VENV)/wheel .
	@touch $@

$(VENV)/build: $(VENV)/wheel/made
	@rm -f $(VENV)/pure
	@$(UNPACK) $(VENV)/wheel/*.whl
	@cd $(VENV) && bin/python -c 'import cuvee; print("compiled" if cuvee.COMPILED else "pure")' > new
	@$(BIN)/cuvee --version
	@mv $(VENV)/new $@

# The package as it stands in src, installed in seconds: `make play` begins with it.
$(VENV)/pure: $(SOURCES) $(VENV)/tools
	@rm -f $(VENV)/build
	@CUVEE_COMPILE=0 $(WHEEL) $(VENV)/plain .
	@$(UNPACK) $(VENV)/plain/*.whl
	@touch $@

# The compiled package in a folder of its own, which is there as a whole or not at all.
$(VENV)/compiled: $(VENV)/wheel/made
	@rm -rf $@ $@.new
	@$(UNPACK) --target $@.new $(VENV)/wheel/*.whl
	@cd $@.new && ../bin/python -c 'import cuvee, sys; sys.exit(not cuvee.COMPILED)'
	@mv $@.new $@ && touch $@

# The peers have a virtualenv of their own; boardgame.io joins them where there is npm.
$(PEERS)/made: requirements/peers.txt $(SOURCES) $(VENV)/made
	@echo "Installing the peers and building Cuvée beside them, tuned, which takes some minutes."
	@$(UV) venv -q --allow-existing --python $(BIN)/python $(PEERS)
	@$(UV) pip install -q --python $(PEERS)/bin/python --require-hashes -r $<
	@CUVEE_COMPILE=2 $(UV) build -q --offline --no-build-isolation --python $(PEERS)/bin/python \
		--clear -o $(PEERS)/tuned .
	@$(UV) pip install -q --python $(PEERS)/bin/python --offline --reinstall --no-deps \
		$(PEERS)/tuned/*.whl
	@command -v npm >/dev/null && npm install --silent --prefix $(PEERS)/node boardgame.io@0.50.2 \
		|| echo "No npm here: boardgame.io is left out."
	@touch $@
