"""A tournament on the page: founded, drawn, reported from the tables in three taps, clocked, printed, merged."""

import re

import pytest

from fracas.page.saving.my_tournaments import KIND, load_tournament
from fracas.page.saving.storage import Shelf
from fracas.page.tournaments.clock_screen import clock_text
from fracas.tournaments.files import read_tournament, write_tournament
from fracas.tournaments.model import TableScore
from fracas.tournaments.reports import TableReport, write_letters, write_word
from tests.page.headless import Page

NAMES = "\n".join(f"Coach {n}; Orcs; {n}; Squad {n // 2}; {'AB'[n % 2]}" for n in range(8))


def founded(game="street_bowl", names=NAMES):
    page = Page()
    page.go("#/tournament")
    page.do("day-game", game)
    page.do("day-name", "Autumn Cup")
    page.do("day-found")
    page.do("day-lines", names)
    page.do("day-add")
    return page, page.door.address.rpartition("/")[2]


def drawn(game="street_bowl", names=NAMES):
    page, key = founded(game, names)
    page.do("day-draw")
    page.door.run()
    return page, key


def made_of(page, key):
    return load_tournament(page.shell.shelf.store, key)[0]


@pytest.mark.parametrize("game", ["elfball", "street_brawl", "cave_brawl", "street_bowl", "school_fighters"])
def test_a_whole_day_of_every_game(game):
    page, key = drawn(game)
    for number in (1, 2, 3):
        for table in range(4):
            page.do("day-ask", str(table))
            page.do("day-score", f"0 {table + 1}")
            page.do("day-enter", str(table))
        page.do("day-draw")
        page.door.run()
        made = made_of(page, key)
        assert len(made.rounds) == number + 1 and len(made.rounds[number - 1].scores) == 4
    assert "Round 4 of 5" in page.text("screen-tournament") and "Standings" in page.text("screen-tournament")


def test_six_letters_enter_a_result_and_wrong_ones_are_refused_in_a_sentence():
    page, key = drawn()
    report = TableReport(1, 2, TableScore((2, 1), (1, 0)))
    page.do("day-letters", write_letters(key, report).lower())
    assert made_of(page, key).rounds[0].scores == {2: report.score}
    page.do("day-letters", "AAAAAA")
    assert "mistyped" in page.text("screen-tournament")
    page.do("day-letters", "ABC")
    assert made_of(page, key).rounds[0].scores == {2: report.score}


def test_a_scanned_code_opens_the_report_and_one_more_tap_enters_it():
    page, key = drawn()
    report = TableReport(1, 0, TableScore((17, 0)))
    page.go(f"#/tournament/{key}/{write_word(key, report)}")
    assert "Coach" in page.text("screen-tournament")
    page.do("report-enter")
    assert made_of(page, key).rounds[0].scores == {0: report.score}


def test_the_phone_of_a_table_shows_letters_that_the_organiser_reads():
    organiser, key = drawn()
    phone = Page()
    phone.go(f"#/tournament/{key}/1.3")
    phone.do("report-number", "0 2")
    phone.do("report-number", "3 1")
    letters = re.search(r'id="report-letters"[^>]*>([A-Z2-9]{6})<', phone.text("screen-tournament"))[1]
    assert "report-enter" not in phone.text("screen-tournament"), "it is not the organiser's device"
    organiser.do("day-letters", letters)
    assert made_of(organiser, key).rounds[0].scores == {2: TableScore((2, 0), (0, 1))}


def test_two_results_of_a_table_are_both_kept_and_the_organiser_chooses():
    page, key = drawn()
    for points in ((2, 1), (1, 2)):
        page.do("day-letters", write_letters(key, TableReport(1, 0, TableScore(points))))
    assert "Both are kept" in page.text("screen-tournament")
    assert made_of(page, key).rounds[0].scores[0].points == (2, 1)
    page.do("day-settle", "0")
    made = made_of(page, key)
    assert made.rounds[0].scores[0].points == (1, 2) and made.disputes[0].score.points == (2, 1)


def test_the_organiser_corrects_a_score_and_the_former_one_is_kept():
    page, key = drawn()
    for points in ("3", "1"):
        page.do("day-ask", "0")
        page.do("day-score", f"0 {points}")
        page.do("day-enter", "0")
    made = made_of(page, key)
    assert made.rounds[0].scores[0].points == (1, 0) and [old.score.points for old in made.disputes] == [(3, 0)]


def test_the_clock_runs_on_from_its_start_whoever_looks():
    page, key = drawn()
    page.do("day-clock")
    began = made_of(page, key).rounds[0].began
    assert began
    page.go(f"#/tournament/{key}/clock")
    assert "2:15:00" in page.text("clock-face")
    passed = page.door.wall_clock() + 5_000
    page.door.wall_clock = lambda: passed
    page.door.run(5_000)
    assert "2:14:5" in page.text("clock-face")
    page.do("clock-add", "5")
    assert "2:19:5" in page.text("screen-tournament")
    assert [clock_text(ms) for ms in (3_661_000, 0, 400, -61_000)] == ["1:01:01", "0:00:00", "0:00:01", "−0:01:01"]


def test_sheets_have_a_code_for_each_table():
    page, key = drawn()
    page.go(f"#/tournament/{key}/print")
    page.door.run()
    shown = page.text("screen-tournament")
    assert shown.count("<svg") >= 4 and shown.count("print-card") >= 4 and "Coach 7" in shown


def test_late_entries_withdrawals_and_lines_that_cannot_be():
    page, key = drawn()
    page.do("day-lines", "Late\nCoach 1\n<b>\u202e\nX; Y; many")
    page.do("day-add")
    shown = page.text("screen-tournament")
    assert "There is a coach" in shown and "cannot be seen" in shown and "not a membership number" in shown
    made = made_of(page, key)
    assert [entrant.name for entrant in made.entrants][8:] == ["Late"] and made.entrants[8].since == 2
    page.do("day-withdraw", "0")
    assert made_of(page, key).entrants[0].gone == 2
    page.do("day-back", "0")
    assert not made_of(page, key).entrants[0].gone


def test_settings_change_the_order_of_tie_breaks_and_the_divisions():
    page, key = founded()
    page.do("day-break", "0 scored")
    page.do("day-break", "1 none")
    page.do("day-number", "win 3")
    page.do("day-number", "minutes 0")
    page.do("day-between", "2 between")
    page.do("day-squads", "together")
    made = made_of(page, key)
    assert made.tie_breaks[0] == "scored" and "difference" not in made.tie_breaks
    assert made.worth == (3, 1, 0) and made.minutes == 135 and made.between == (2,) and made.squads == "together"


def test_another_device_takes_the_file_and_gives_it_back_with_its_results():
    one, key = drawn()
    file = write_tournament(made_of(one, key))
    other = Page()
    other.go("#/tournament")
    other.do("day-take", file)
    assert other.door.address == f"#/tournament/{key}"
    other.do("day-letters", write_letters(key, TableReport(1, 1, TableScore((1, 0)))))
    one.do("day-letters", write_letters(key, TableReport(1, 0, TableScore((0, 0)))))
    one.do("day-take", write_tournament(made_of(other, key)))
    assert set(made_of(one, key).rounds[0].scores) == {0, 1}
    one.do("day-take", file[:300])
    assert set(made_of(one, key).rounds[0].scores) == {0, 1} and "tone" not in one.text("day-notices")


def test_the_file_for_the_naf_is_downloaded():
    page, key = drawn()
    page.do("day-letters", write_letters(key, TableReport(1, 0, TableScore((2, 1)))))
    page.do("day-naf")
    assert any("<nafReport>" in str(each) for each in [*page.door.asked, *getattr(page.door, "downloads", [])])


@pytest.mark.parametrize("address", ["#/tournament/ABCDEF", "#/tournament/abc", "#/tournament/ABCDEF/clock",
                                     "#/tournament/ABCDEF/1.1.1-0.0-0.AA"])
def test_an_address_that_leads_to_nothing_shows_the_list_with_a_sentence(address):
    page = Page()
    page.go(address)
    assert "New tournament" in page.text("screen-tournament")


def test_a_deleted_tournament_comes_back_and_stands_in_the_backup():
    page, key = drawn()
    page.go("#/tournament")
    page.do("day-delete", key)
    assert made_of(page, key) is None
    page.do("restore")
    assert read_tournament(Shelf(page.shell.shelf.store, KIND).load(key).save.record).name == "Autumn Cup"


def test_the_organiser_exchanges_two_coaches_who_have_not_played():
    page, key = drawn()
    before = made_of(page, key).rounds[0].tables
    assert "Exchange two coaches" in page.text("screen-tournament")
    page.do("day-exchanged", f"0 {before[1][0]}")
    page.do("day-exchanged", f"1 {before[3][1]}")
    page.do("day-exchange")
    tables = made_of(page, key).rounds[0].tables
    assert tables == (before[0], (before[3][1], before[1][1]), before[2], (before[3][0], before[1][0]))
    page.do("day-ask", "1")
    page.do("day-enter", "1")
    page.do("day-exchanged", f"0 {tables[1][0]}")
    page.do("day-exchange")
    assert tables[1] == made_of(page, key).rounds[0].tables[1], "who has played stays where he is"
    for table in (0, 2, 3):
        page.do("day-ask", str(table))
        page.do("day-enter", str(table))
    assert "Exchange two coaches" not in page.text("screen-tournament")
    page.do("day-exchange")


def test_squads_have_a_table_of_their_own_once_a_round_is_drawn():
    page, key = drawn()
    page.do("day-ask", "0")
    page.do("day-score", "0 2")
    page.do("day-enter", "0")
    best = made_of(page, key).entrants[made_of(page, key).rounds[0].tables[0][0]].squad
    shown = page.text("screen-tournament").partition("Standings of squads</h2>")[2]
    table = shown.partition("</table>")[0]
    assert re.findall(r"Squad \d", table)[0] == best and len(set(re.findall(r"Squad \d", table))) == 4
    alone, _key = drawn(names="\n".join(f"Coach {n}" for n in range(4)))
    assert "Standings of squads" not in alone.text("screen-tournament")


def test_whoever_leaves_for_the_next_round_is_not_counted_for_it():
    page, _key = drawn(names="Ada\nBo\nCy")
    page.do("day-ask", "0")
    page.do("day-score", "0 1")
    page.do("day-enter", "0")
    assert "fewer than two coaches" not in page.text("screen-tournament")
    for at in ("0", "1"):
        page.do("day-withdraw", at)
    assert "fewer than two coaches" in page.text("screen-tournament")
