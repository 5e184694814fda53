"""The long measurements: bots, faults, hosts and the source, each with its figures in `py/docs`."""
