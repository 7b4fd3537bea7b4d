# Two commands matter: `make run` serves, `make test` tests. Both set up what they need.
PY ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
NODE_STAMP := node_modules/.installed
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
UV := .lockenv/bin/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --no-emit-index-url
PYTEST := $(BIN)/python -m pytest -q

.PHONY: run test test-unit test-browser test-slow coverage chromium lint format goldens fuzz load lock

# Large pages for large pieces of memory, where the system has them: looking up addresses costs a virtual machine much.
LARGE_PAGES := GLIBC_TUNABLES=glibc.malloc.hugetlb=1

run: $(STAMP)
	$(LARGE_PAGES) $(BIN)/python -m app $(ARGS)

test: test-unit test-browser

# Browser tests run in a process of their own: Playwright leaves an event loop running in its thread.
test-unit: $(STAMP)
	$(PYTEST) -p no:playwright -m "not slow" -n auto --dist worksteal \
		tests --ignore=tests/browser --ignore=tests/static --ignore=tests/load \
		--cov=app.games --cov=app.rooms --cov-report=term-missing:skip-covered --cov-fail-under=100

test-browser: $(STAMP) chromium
	$(PYTEST) -m "not slow" tests/static tests/browser

test-slow: $(STAMP) chromium
	$(PYTEST) -p no:playwright -m slow tests --ignore=tests/browser --ignore=tests/static --ignore=tests/load
	$(PYTEST) -m slow tests/static tests/browser || [ $$? -eq 5 ]

chromium: $(STAMP)
	$(BIN)/python tests/chromium.py --install

lint: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory lint-js; else echo "no node here: tsc and eslint are skipped"; fi

.PHONY: lint-js
lint-js: $(NODE_STAMP)
	node_modules/.bin/tsc -p .
	node_modules/.bin/eslint --max-warnings 0 .
	@for name in $(VENDORED); do $(JOIN) <static/vendor/$$name/$$name.d.ts | cmp - static/vendor/$$name/$$name.js || exit 1; done

# A library's published files, joined into one: its `.d.ts` says what the pages use of it, and is where the joining begins.
VENDORED := lit-html fluent-bundle
JOIN := node_modules/.bin/esbuild --bundle --format=esm --minify --target=es2022 --charset=utf8 --legal-comments=inline \
	--resolve-extensions=.js --log-level=warning
.PHONY: vendor
vendor: $(NODE_STAMP)
	for name in $(VENDORED); do $(JOIN) <static/vendor/$$name/$$name.d.ts >static/vendor/$$name/$$name.js || exit 1; done

# Scores of the pages; wants node and the whole of Chromium. `make lighthouse ARGS="join --runs 5"`
LIGHTHOUSE_STAMP := tests/lighthouse/node_modules/.installed
.PHONY: lighthouse
lighthouse: $(STAMP) $(LIGHTHOUSE_STAMP)
	$(BIN)/python -m tests.lighthouse $(ARGS)

$(LIGHTHOUSE_STAMP): tests/lighthouse/package.json tests/lighthouse/package-lock.json
	cd tests/lighthouse && npm ci --silent
	touch $@

# Tells the recorded matches anew from what was done in them; read the difference before you keep it.
goldens: $(STAMP)
	$(BIN)/python -m tests.support.golden $(ARGS)

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Tries inputs for a minute each, guided by the code they reach: ARGS="frames --seconds 600"; --keep for the fast tests.
fuzz: $(STAMP)
	$(PIP) --require-hashes -r requirements/fuzz.txt
	$(BIN)/python -m tests.fuzz $(ARGS)

load: $(STAMP)
	$(BIN)/python -m tests.load $(ARGS)

# The stamp comes last: a set-up that broke off is done again from the start.
$(STAMP): pyproject.toml requirements/dev.txt
	$(PY) -m venv --clear $(VENV)
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --no-deps -e .
	touch $@

$(NODE_STAMP): package.json package-lock.json
	npm ci --silent
	touch $@

# Versions and hashes for every platform, and no address: each machine asks the index it is set to.
lock:
	$(PY) -m venv --clear .lockenv
	.lockenv/bin/python -m pip install -q --disable-pip-version-check uv
	$(UV) $(UPGRADE) pyproject.toml -o requirements/run.txt
	$(UV) $(UPGRADE) pyproject.toml --extra test -c requirements/run.txt -o requirements/dev.txt
	$(UV) $(UPGRADE) requirements/fuzz.in -o requirements/fuzz.txt
	rm -rf .lockenv
	if command -v npm >/dev/null; then npm install --package-lock-only --silent; \
		npm install --package-lock-only --silent --prefix tests/lighthouse; fi
