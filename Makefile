# Every target sets itself up: .venv is made from a lock and renewed only when that changes. Who only runs the bot gets
# requirements.lock; who tests and changes it requirements-dev.lock, which has the same and the tools.

PYTHON ?= python3
PORT ?= 8765
SEEDS ?= 1 2 3 4 5
MINUTES ?= 1
# Most of the tests wait for a process, a page or a clock: more of them than cores can run side by side.
WORKERS ?= $(shell echo $$(( ($$(nproc 2>/dev/null || echo 2) * 3 + 1) / 2 )))
PY := .venv/bin/python
READY := .venv/.ready
READY_DEV := .venv/.ready-dev
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r
COMPILE = .venv/bin/uv pip compile pyproject.toml --universal --generate-hashes \
	--no-emit-index-url --no-header --no-annotate --upgrade --quiet
CODE := ai bot cogs playground render rules tests

.DEFAULT_GOAL := help
.PHONY: help setup run fresh test check chaos bench art golden lock clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-8s %s\n", $$1, $$2}'

setup: $(READY) ## make .venv from requirements.lock; the other targets do it by themselves

# A token in .env or the environment means Discord; without one the same bot plays in the playground.
run: $(READY) ## play: on Discord with DISCORD_TOKEN in .env, else in the browser (PORT=8765)
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qs '^DISCORD_TOKEN=.' .env; then exec $(PY) -m bot; else \
		export JAIPUR_DATABASE=$${JAIPUR_DATABASE:-data/playground.db} JAIPUR_TICK_SECONDS=$${JAIPUR_TICK_SECONDS:-2}; \
		exec $(PY) -m playground --port $(PORT) --world "$$JAIPUR_DATABASE.world" --clock-variable JAIPUR_CLOCK_FILE \
		--url-variable JAIPUR_DISCORD_URL --token-variable DISCORD_TOKEN --first-command "jaipur learn" -- $(PY) -m bot; fi

fresh: ## forget the games and messages of the playground (they are moved to data/old-…)
	@old=data/old-$$(date +%Y%m%d-%H%M%S); found=$$(ls -d data/playground.db* 2>/dev/null); \
		if [ -n "$$found" ]; then mkdir -p "$$old" && mv $$found "$$old" && echo "moved to $$old"; else echo "nothing there"; fi

test: check ## everything: lint, types, import contracts, all tests
	@$(PY) -m pytest -n $(WORKERS)

check: $(READY_DEV) ## quick: lint, types, import contracts
	@$(PY) -m ruff check . && $(PY) -m ruff format --check .
	@$(PY) -m mypy $(CODE)
	@.venv/bin/lint-imports --no-logo

chaos: $(READY_DEV) ## longer runs of trouble than the tests have: SEEDS="1 2 3" MINUTES=1
	@$(PY) -m tests.chaos --seconds $$(( $(MINUTES) * 60 )) $(SEEDS)

bench: $(READY_DEV) ## measure speed against the goals; COMPARE=REV: beside an earlier commit
	@$(PY) -m tests.bench $(if $(COMPARE),--compare $(COMPARE))

art: $(READY_DEV) ## make the sprites anew from the drawings
	@$(PY) -m render.art

golden: $(READY_DEV) ## write the golden files anew; look at the diff before you commit it
	@$(PY) -m tests.golden

lock: $(READY_DEV) ## pin the newest dependencies that pyproject.toml allows
	@$(COMPILE) --extra dev --extra postgresql -o requirements-dev.lock
	@$(COMPILE) --extra postgresql --constraint requirements-dev.lock -o requirements.lock

clean: ## remove .venv and caches; games in data/ stay
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed")'
	@$(PYTHON) -m venv .venv

$(READY): requirements.lock | $(PY)
	@echo "Installing what requirements.lock names (once)..."
	@$(INSTALL) requirements.lock
	@touch $(READY)

$(READY_DEV): requirements-dev.lock | $(PY)
	@echo "Installing what requirements-dev.lock names (once)..."
	@$(INSTALL) requirements-dev.lock
	@touch $(READY) $(READY_DEV)
