"""What all tests share: the collector of garbage does not walk through ten thousand collected tests again and again."""

import gc


def pytest_collection_finish() -> None:
    """Take what is there from now on to the end out of the collector's sight: a tenth of all processor time."""
    gc.collect()
    gc.freeze()
