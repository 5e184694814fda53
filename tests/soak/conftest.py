"""When a law fails, the report has the match it failed in."""

from tests.laws.conftest import pytest_runtest_makereport

__all__ = ["pytest_runtest_makereport"]
