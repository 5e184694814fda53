"""Storms of lost phones: whatever dies on the day, no result that somebody still holds is lost."""

import os
from random import Random

from fracas.kernel.work import run_to_end
from fracas.tournaments import changes
from fracas.tournaments.draw import draw_round
from fracas.tournaments.files import read_tournament, tournament_key, write_tournament
from fracas.tournaments.merge import merge_tournaments
from fracas.tournaments.reports import TableReport, read_letters, read_word, write_letters, write_word
from tests.tournaments.days import new_tournament, random_score

COUNT = int(os.environ.get("FRACAS_LOST_PHONES", "25"))


class Day:
    """The organiser, a deputy with a copy, and a phone at each table; any of them may die."""

    def __init__(self, seed):
        self.random = Random(f"phones {seed}")
        made, _random = new_tournament(seed, self.random.randint(4, 24))
        self.key = tournament_key(made)
        self.stores = [write_tournament(made)] * 2  # what each of the two devices has on its disk
        self.lost = self.sent = 0

    def play_round(self, number):
        made = self.whole()
        changes.add_round(made, run_to_end(draw_round(made)))
        self.stores = [write_tournament(made)] * 2
        phones = {table: random_score(self.random) for table in range(len(made.rounds[-1].tables))}
        while (held := self.held(number)) != phones:
            device = self.random.randrange(2)
            if self.random.random() < 0.15:
                self.lose(device, number)
                continue
            table = self.random.choice([each for each in phones if each not in held] or [*phones])
            self.send(device, TableReport(number, table, phones[table]))
            if self.random.random() < 0.3:
                self.exchange()
        assert self.whole().rounds[number - 1].scores == phones, "all are there, whoever heard them"

    def send(self, device, report):
        """A table's phone shows its result, perhaps twice, as a link or in letters; the device saves at once."""
        for _time in range(self.random.choice((1, 1, 2))):
            letters = write_letters(self.key, report)
            heard = read_letters(self.key, letters) if letters and self.random.random() < 0.5 else read_word(
                self.key, write_word(self.key, report))
            made = read_tournament(self.stores[device])
            changes.enter_score(made, heard.round, heard.table, heard.score)
            self.stores[device] = write_tournament(made)
            self.sent += 1

    def held(self, number):
        """What at least one of the two devices holds of a round."""
        return {table: score for store in self.stores
                for table, score in read_tournament(store).rounds[number - 1].scores.items()}

    def lose(self, device, number):
        """A device dies for good, with what it never passed on: the tables whose results are gone report again."""
        left = read_tournament(self.stores[1 - device]).rounds[number - 1].scores
        self.stores[device] = self.stores[1 - device]
        assert self.held(number) == left, "what the other device held is still there"
        self.lost += 1

    def exchange(self):
        one, other = map(read_tournament, self.stores)
        merged = merge_tournaments(one, other)
        assert not merged.disputes and merged == merge_tournaments(other, one)
        self.stores = [write_tournament(merged)] * 2

    def whole(self):
        self.exchange()
        return read_tournament(self.stores[0])


def test_no_storm_of_lost_phones_loses_a_result():
    lost = sent = 0
    for seed in range(COUNT):
        day = Day(seed)
        for number in range(1, 4):
            day.play_round(number)
        lost, sent = lost + day.lost, sent + day.sent
    print(f"{COUNT} storms, {lost} devices lost, {sent} reports, 0 results lost")
    assert lost >= COUNT


def test_a_table_reports_again_what_a_lost_device_never_passed_on():
    """The organiser dies with results that nobody else has: each table's phone still shows its own."""
    random = Random("again")
    made, _random = new_tournament("again", 16)
    changes.add_round(made, run_to_end(draw_round(made)))
    backup, key = write_tournament(made), tournament_key(made)
    phones = {table: random_score(random) for table in range(8)}
    for table, score in phones.items():
        changes.enter_score(made, 1, table, score)
    found = read_tournament(backup)
    for table, score in phones.items():
        report = read_word(key, write_word(key, TableReport(1, table, score)))
        changes.enter_score(found, report.round, report.table, report.score)
    assert found == made
