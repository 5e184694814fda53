"""The workshop sets up, builds, checks and serves Fracas; nothing of it is shipped.

Every `make` target is one command here: `python -m workshop COMMAND` (with `PYTHONPATH=py`). The modules that set up
run on the machine's bare Python with the standard library only; the others run in the virtual environment made by it.
"""
