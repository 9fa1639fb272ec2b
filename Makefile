# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
# Two for each core: many tests wait for sockets, processes and browsers.
JOBS ?= $(shell echo $$(($$(nproc 2>/dev/null || echo 2) * 2)))
NPM := $(BIN)/python hatch_build.py npm
# Hundreds of processes of the tests would compile all sources anew where the surroundings forbid it.
export PYTHONDONTWRITEBYTECODE :=
CHECKS := format lint types walls page-format page-lint page-types page-tests

.PHONY: play test install check $(CHECKS:%=check-%) unit quick layout variants golden protocol torture faults stores host load page offline chromium strength bench clean

play: .venv/.played
	$(BIN)/katzentisch serve

test: check unit

install: .venv/.played

# Side by side, each telling its own; all are run, whichever fails.
check: .venv/.dev web/node_modules/.dev
	@$(MAKE) -k -j$(JOBS) -O --no-print-directory $(CHECKS:%=check-%)
check-format: ; $(BIN)/ruff format --check
check-lint: ; $(BIN)/ruff check
check-types: ; $(BIN)/mypy
check-walls: ; $(BIN)/lint-imports
check-page-format: ; $(NPM) run --silent format
check-page-lint: ; $(NPM) run --silent lint
check-page-types: ; $(NPM) run --silent check
check-page-tests: ; $(NPM) run --silent test

# Every engine is compiled once for all workers, and kept beside the sources. The workers use all
# cores, so that NumPy's own threads would only wait for one another. Meanwhile it is measured which
# branches of core, games, server and storage a choice of the tests goes through (tests/covered.py).
unit: export KATZENTISCH_CACHE = $(CURDIR)/build/compiled
unit: export OPENBLAS_NUM_THREADS = 1
unit: .venv/.dev page chromium
	@$(MAKE) -s offline || ! command -v $${WASM_LD:-wasm-ld} >/dev/null
	$(BIN)/python -m tests.warm $(JOBS)
	rm -rf build/coverage && mkdir -p build/coverage
	$(BIN)/python -m pytest -n $(JOBS) -p tests.covered
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

# For the habit of running it after every change: no Numba, no browser, no sockets.
quick: .venv/.dev
	$(BIN)/ruff format --check -q
	$(BIN)/ruff check -q
	$(BIN)/lint-imports > /dev/null || $(BIN)/lint-imports
	$(BIN)/python -m pytest -n $(JOBS) -p tests.quick

# Every game, count, language, phase, sheet and screen at every size; the tests have a short form.
layout: export KATZENTISCH_WHOLE_LAYOUT = 1
layout: .venv/.dev page chromium
	$(BIN)/pytest -n $(JOBS) -rP tests/web/test_layout*.py tests/web/test_screens.py tests/web/test_lessons.py

# What only hands a variant of a game on is tested with some of them, here with all.
variants: export KATZENTISCH_WHOLE_VARIANTS = 1
variants: .venv/.dev page chromium
	$(BIN)/pytest -n $(JOBS) tests/adapters tests/bots/test_arena_known.py tests/bots/test_misbehaving.py \
	  tests/offline/test_three_engines.py tests/offline/test_own_house.py tests/offline/test_searches.py \
	  tests/web/test_aeroplane.py tests/web/test_any_table.py tests/web/test_lessons.py

golden: .venv/.dev
	$(BIN)/python -m tests.golden

torture: .venv/.dev
	$(BIN)/python -m tests.server.torture 1000

# Three servers, PostgreSQL and Redis, and everything between them fails; a report is in artefacts/.
faults: .venv/.dev
	$(BIN)/python -m tests.faults 1000

# What is tested with the tables in a folder, with the tables in PostgreSQL.
stores: export KATZENTISCH_TEST_STORE = postgres
stores: export KATZENTISCH_CACHE = $(CURDIR)/build/compiled
stores: .venv/.dev
	$(BIN)/pytest -n $(JOBS) -m "not browser" tests/server

# A bare Debian in a folder becomes a host by the commands of docs/operating.md; as root.
host: .venv/.dev
	@command -v debootstrap >/dev/null || { [ "$$(id -u)" != 0 ] || apt-get install -yq debootstrap; }
	$(BIN)/python -m tests.host

load: .venv/.dev
	$(BIN)/python -m bench.load

protocol: .venv/.dev
	$(BIN)/python -m katzentisch.server.typescript web/src

# The page, built into the package where its sources have changed.
page: .venv/.dev
	$(BIN)/python hatch_build.py

# The engines of the page, one WebAssembly file a game, and the kit for playing without a server, where
# their sources have changed. Playing online needs none of it; where the linker cannot be installed a
# sentence says what is missing.
offline: .venv/.dev web/node_modules/.dev
	@command -v $${WASM_LD:-wasm-ld} >/dev/null || $(BIN)/python -c 'import ziglang' 2>/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then apt-get update -q && apt-get install -yq lld; fi; }
	@$(BIN)/python -m katzentisch.offline

# The browser tests drive Debian's Chromium; where it cannot be installed they are skipped and say so.
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then apt-get update -q && apt-get install -yq chromium-headless-shell || apt-get install -yq chromium; \
	  else command -v chromium >/dev/null || \
	    echo "The browser tests are skipped: as root, run apt-get install chromium-headless-shell"; fi; }

# Hours; STRENGTH="--minutes 30 --game muckenstich" measures a part, and the next call goes on there.
strength: .venv/.dev
	$(BIN)/python -m katzentisch.lab.strength $(STRENGTH)

bench: .venv/.bench
	$(BIN)/python -m bench

# Set-up. A stamp file tells what is installed; a change of pyproject.toml installs again.
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Katzentisch needs Python 3.11 or newer; call make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
	  if [ "$$(id -u)" = 0 ]; then apt-get update -q && apt-get install -yq python3-venv; \
	  else echo "Python's venv module is missing: as root, run apt-get install python3-venv"; exit 1; fi; }
	$(PYTHON) -m venv .venv

# Installing builds the page into the package, with a Node that comes as a wheel (hatch_build.py).
.venv/.played: pyproject.toml $(shell find web/src web/public -type f) | .venv/bin/python
	$(BIN)/pip install -q --disable-pip-version-check -e ".[server]"
	@touch $@

.venv/.dev: pyproject.toml | .venv/bin/python
	$(BIN)/pip install -q --disable-pip-version-check -e ".[cluster,dev,gym,openspiel,pettingzoo,ray,server]"
	@touch $@ .venv/.played

.venv/.bench: .venv/.dev
	$(BIN)/pip install -q --disable-pip-version-check -e ".[bench]"
	@touch $@

web/node_modules/.dev: web/package-lock.json | .venv/.dev
	$(NPM) ci --ignore-scripts --no-audit --no-fund
	@touch $@

clean:
	rm -rf .venv web/node_modules src/katzentisch/page src/katzentisch/offline/engines src/katzentisch/kit build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
