# Every target sets itself up: .venv is made from requirements.lock and renewed only when the lock changes.

PYTHON ?= python3
PORT ?= 8765
SEEDS ?= 1 2 3 4 5
MINUTES ?= 1
PY := .venv/bin/python
READY := .venv/.ready
CODE := ai bot cogs playground render rules tests

.DEFAULT_GOAL := help
.PHONY: help setup run test check chaos bench art golden lock clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-8s %s\n", $$1, $$2}'

setup: $(READY) ## make .venv from requirements.lock; the other targets do it by themselves

# A token in .env or the environment means Discord; without one the same bot plays in the playground.
run: $(READY) ## play: on Discord with DISCORD_TOKEN in .env, else in the browser (PORT=8765)
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qs '^DISCORD_TOKEN=.' .env; then exec $(PY) -m bot; else \
		JAIPUR_DATABASE=$${JAIPUR_DATABASE:-data/playground.db} exec $(PY) -m playground --port $(PORT) \
		--url-variable JAIPUR_DISCORD_URL --token-variable DISCORD_TOKEN -- $(PY) -m bot; fi

test: check ## everything: lint, types, import contracts, all tests
	@$(PY) -m pytest -n auto

check: $(READY) ## quick: lint, types, import contracts
	@$(PY) -m ruff check . && $(PY) -m ruff format --check .
	@$(PY) -m mypy $(CODE)
	@.venv/bin/lint-imports --no-logo

chaos: $(READY) ## longer runs of trouble than the tests have: SEEDS="1 2 3" MINUTES=1
	@$(PY) -m tests.chaos --seconds $$(( $(MINUTES) * 60 )) $(SEEDS)

bench: $(READY) ## measure speed against the goals
	@$(PY) -m tests.bench

art: $(READY) ## make the sprites anew from the drawings
	@$(PY) -m render.art

golden: $(READY) ## write the golden files anew; look at the diff before you commit it
	@$(PY) -m tests.golden

lock: $(READY) ## pin the newest dependencies that pyproject.toml allows
	@.venv/bin/uv pip compile pyproject.toml --extra dev --universal --generate-hashes \
		--no-emit-index-url --no-header --no-annotate --upgrade --quiet -o requirements.lock

clean: ## remove .venv and caches; games in data/ stay
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed")'
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@echo "Installing what requirements.lock names (once)..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.lock
	@touch $(READY)
