"""The door as a reader meets it: catalogues compiled, English spoken before and after every test."""

from collections.abc import Iterator

import pytest

from fracas.locale import set_language
from workshop import catalogues


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    catalogues.compile_all()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")
