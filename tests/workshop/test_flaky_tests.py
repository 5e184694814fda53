"""Counting which browser tests are red now and then."""

from workshop.measures import flaky_tests
from workshop.paths import ROOT

REPORT = """<testsuites><testsuite name="pytest">
<testcase classname="tests.browser.test_match" name="test_one"/>
<testcase classname="tests.browser.test_match" name="test_two"><failure message="no goal"/></testcase>
<testcase classname="tests.browser.test_boot" name="test_three"><error message="at its end"/></testcase>
<testcase classname="tests.browser.test_match" name="test_two"><error message="at its end"/></testcase>
</testsuite></testsuites>"""


def test_red_is_what_failed_or_could_not_be_set_up_or_ended(tmp_path):
    report = tmp_path / "browser.xml"
    report.write_text(REPORT, encoding="utf-8")
    assert flaky_tests.failed_tests(report) == ["tests.browser.test_boot::test_three",
                                                "tests.browser.test_match::test_two"]


def test_what_was_ever_red_is_told_with_its_times():
    assert flaky_tests.run_summary([[], []]) == "2 of 2 runs green"
    assert flaky_tests.run_summary([["b"], [], ["a", "b"]]) == "1 of 3 runs green\nred 2 times: b\nred 1 times: a"


def test_every_run_takes_all_files_in_an_order_of_its_own():
    first, second = flaky_tests.shuffled_part(0), flaky_tests.shuffled_part(1)
    assert first.folders != second.folders and sorted(first.folders) == sorted(second.folders)
    assert all((ROOT / name).is_file() for name in first.folders) and flaky_tests.shuffled_part(0) == first


def test_a_count_begins_anew_when_a_file_changes(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    for file in (one, two):
        file.write_text(file.name, encoding="utf-8")
    before = flaky_tests.version_hash(one, two)
    assert flaky_tests.version_hash(one, two) == before
    two.write_text("else", encoding="utf-8")
    assert flaky_tests.version_hash(one, two) != before
