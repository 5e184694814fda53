"""When a law fails, the report has the match it failed in: its seed and its record."""

import pytest

from tests.laws.matches import last, last_match


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Add the last match to the report of a failed test."""
    report = yield
    if call.when == "setup":
        last.clear()
    if report.failed and last:
        report.sections.append(("last match", last_match()))
    return report
