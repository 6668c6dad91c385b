# One word per command, the same here and in continuous integration.
# Another Python, or another place for the environment: make test PYTHON=python3.13 VENV=.venv-3.13

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
INSTALL := $(RUN) -m pip install --quiet -c constraints.txt
PYTEST := $(RUN) -m pytest -n 2
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" TOUCHLINE_BUILD=compiled
GATED := src/touchline/engine/*,src/touchline/rules/*,src/touchline/words/*

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The client is built by `client` below, so an editable install needn't bring Node to do it.
export HATCH_BUILD_NO_HOOKS := true

.DEFAULT_GOAL := help
.PHONY: help setup play dev client chromium pictures test check compiled bench load proof golden types balance

help:  ## Print this list
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 16

setup: $(VENV)/.play  ## Make the environment in .venv/, with what playing needs

play: $(VENV)/.play client  ## Play: starts a server on this machine, and opens the browser
	@$(BIN)/touchline

dev: $(VENV)/.dev  ## Install what tests and checks need, and run nothing

client: $(VENV)/.play  ## Build the browser client, if web/ is newer than what is built
	@$(RUN) tools/client.py

chromium: $(VENV)/.dev  ## See that there is a Chromium for the browser tests; installs one if there is none
	@$(RUN) tools/chromium.py

test: $(VENV)/.dev client chromium  ## Run all tests; engine, rules and words must be covered, with all branches
	$(PYTEST) -m "not random_seasons and not proof" --cov --cov-report=
	$(PYTEST) -m "random_seasons and not proof"
	$(RUN) -m coverage report --include="$(GATED)" --fail-under=100

check: $(VENV)/.dev  ## Lint, types, imports, and the rules of this house
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(RUN) tools/check_rules.py
	$(RUN) -m tools.protocol --check
	$(RUN) tools/client.py check

compiled: $(VENV)/.dev  ## Build with mypyc into build/compiled/ and run the tests on that
	$(RUN) tools/compile.py
	$(COMPILED) $(PYTEST) -m "not proof" --ignore=tests/browser

bench: $(VENV)/.bench  ## Measure both builds, and the peers from the package index; fail if a bar of speed is broken
	$(RUN) tools/compile.py
	$(BIN)/touchline bench --json | $(RUN) tools/bars.py
	$(COMPILED) $(BIN)/touchline bench --json | $(RUN) tools/bars.py

load: $(VENV)/.dev  ## Measure 200 online tables with 1,000 sockets and 100 choices a second
	$(RUN) -m tools.load

proof: $(VENV)/.proof client chromium  ## Run the full counts (long)
	$(PYTEST) -m proof

types: $(VENV)/.dev  ## Write the types of the browser client anew, from the Python models
	$(RUN) -m tools.protocol
	cd web && npm run -s types

balance: $(VENV)/.dev  ## Play 3,000 seasons of rookies and write docs/balance.md
	$(RUN) tools/balance.py

golden: $(VENV)/.dev  ## Write golden texts, recorded seasons, made pages and the picture anew, to be read as a diff
	$(RUN) tools/golden.py
	$(RUN) -m tools.pages
	$(RUN) -m tools.picture
	$(RUN) -m touchline.cli.manual > docs/commands.md

pictures: $(VENV)/.dev client chromium  ## Take the pictures of the README anew, with the browser tests
	$(RUN) -m pytest -q -m proof tests/browser/test_pictures.py
	cp build/browser/pictures/*.jpg docs/pictures/

# Each stamp says that the environment holds what its name says; nothing is installed twice.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Touchline needs Python 3.11 or newer; name one: make PYTHON=python3.11" >&2; exit 2; }
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing what playing needs; the first time that takes some minutes."
	$(INSTALL) -e '.[server,client]'
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Installing what tests and checks need; the first time that takes some minutes."
	$(INSTALL) -e '.[dev,server,client,lab]'
	@touch $@

$(VENV)/.proof: $(VENV)/.dev
	$(INSTALL) -e '.[dev,server,client,lab,ray]'
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(INSTALL) -e '.[dev,server,client,lab,bench]'
	@touch $@
