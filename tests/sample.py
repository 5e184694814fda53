"""How many random cases a heavy test takes: a small fixed sample each time, all of them in a long run."""

import os

IS_LONG = os.environ.get("FRACAS_LONG") == "1"


def sample(small, whole):
    """Return the small count in `make test`, where the first cases are always the same; the whole one in `make soak`.

    Most faults are found by the first few cases of many tests. What only shows in the last of thousands is rare, and is
    looked for where there is time; nobody should wait for it before each commit.
    """
    return whole if IS_LONG else small
