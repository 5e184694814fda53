"""What all tests share: the collector of garbage does not walk through ten thousand collected tests again and again.

While they are collected it rests, for nearly all that is made then stays: that halves the time which collecting takes.
"""

import gc

YOUNG = 20_000  # new things before it looks for garbage among them, for Python 700: one drawing of a board is more

gc.disable()


def pytest_collection_finish() -> None:
    """Take what is there from now on to the end out of the collector's sight, and let it come again, but more seldom.

    The one is a tenth of all processor time, the other a thirtieth.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()
