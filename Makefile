# Everything is in py/workshop/; this file only finds a Python and names the commands.
# `make play` and `make test` do all set-up themselves. Needed: make and Python 3.11 or newer.

NAMED := $(if $(filter command environment,$(firstword $(origin PYTHON))),$(PYTHON))
FOUND := $(shell for p in $(if $(NAMED),"$(NAMED)",python3 python3.14 python3.13 python3.12 python3.11 python); do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
ifeq ($(FOUND),)
$(error Python 3.11 or newer is needed$(if $(NAMED), and $(NAMED) is none, and was not found); name one with PYTHON=...)
endif

COMMANDS := play help site docs film faces test test-browsers test-hosts notebook soak screens storms pace forgeries reasons restores starts tables days bench ladder guard watch-bots puzzles figures steady mutations words census catalogues slim-report setup pins

.PHONY: $(COMMANDS)
$(COMMANDS):
	@PYTHONPATH=py $(FOUND) -m workshop $@
