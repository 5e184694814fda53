# Everything is in py/workshop/; this file only finds a Python and names the commands.
# `make play` and `make test` do all set-up themselves. Needed: make and Python 3.11 or newer.

PYTHON := $(shell for p in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
ifeq ($(PYTHON),)
$(error Python 3.11 or newer is needed and was not found; name it with PYTHON=...)
endif

COMMANDS := play help site test test-browsers soak storms bench ladder figures steady mutations catalogues setup pins

.PHONY: $(COMMANDS)
$(COMMANDS):
	@PYTHONPATH=py $(PYTHON) -m workshop $@
