"""How many random cases a heavy test takes: the same few each time, all of them in a long run."""

import os


def sample(few, all_of_them):
    """Return the first count, or in a long run, as `make soak` is one, the second.

    Most faults are found by the first cases of many tests. What shows only in the last of thousands is rare, and looked
    for where there is time: nobody should have to wait for it before each commit.
    """
    return all_of_them if os.environ.get("FRACAS_LONG") == "1" else few
