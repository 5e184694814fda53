"""Every test of the page begins in English, whatever the one before it has set."""

from collections.abc import Iterator

import pytest

from fracas.locale import set_language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")
