"""The share picture of a season: its table, its leader and the match of the round, all within 1200 x 630 pixels."""

import re
import xml.etree.ElementTree as Xml

from fracas.league.chronicle import match_of_round, round_reports
from fracas.league.histories import player_histories
from fracas.league.matchups import matchups
from fracas.league.model import BRACKET
from fracas.league.results import add_result, typed_result
from fracas.posts.season import card_of_season
from fracas.view.share.season_card import CardMatch, CardRow, SeasonCard, season_card
from tests.league.test_chronicle import best_first, played
from tests.page.league_pages import league_of
from tests.posts.test_cards import words_in


def card_of(league, most=1):
    season, known = league.season, matchups(league, league.season)
    return card_of_season(league, season, known, round_reports(league, season, known, player_histories(league), most))


def test_before_the_first_match_the_card_lists_the_teams_and_nobody_leads():
    card = card_of(league_of(4))
    assert (card.top, card.match, card.when) == ("", None, "Season 1")
    assert [row.team for row in card.rows] == list("ABCD") and "Leader" not in words_in(season_card(card))


def test_the_leader_stands_on_top_and_the_first_meets_the_second():
    league = league_of(4)
    played(league, *best_first(league)[:4])
    card = card_of(league)
    assert (card.role, card.top, card.when) == ("Leader", "A", "Season 1 · Round 2")
    assert [row.points for row in card.rows] == sorted((row.points for row in card.rows), reverse=True)
    words = words_in(season_card(card))
    assert all(part in words for part in ("Leader", "Match of the round", *card.match.teams, card.match.reason))
    before = {row.team: row.place for row in card_of(played(league_of(4), *best_first(league)[:2])).rows}
    assert sum(before[team] for team in card.match.teams) == min(
        sum(before[league.season.entries[n].name] for n in (line.fixture.home, line.fixture.away))
        for line in matchups(league, league.season) if line.fixture.key.startswith("r2."))


def test_an_upset_is_the_match_of_the_round():
    league = league_of(6)
    played(league, *best_first(league)[:9])
    places = {row.team: row.place for row in card_of(league).rows}
    line = max((each for each in matchups(league, league.season) if each.fixture.key.startswith("r4.")),
               key=lambda each: abs(places[name(league, each.fixture.home)] - places[name(league, each.fixture.away)]))
    for each in matchups(league, league.season):
        if each.fixture.key.startswith("r4."):
            under = max((each.fixture.home, each.fixture.away), key=lambda n: places[name(league, n)])
            is_home_won = (under == each.fixture.home) == (each.fixture == line.fixture)
            add_result(league, each.fixture.key, typed_result(each, (4, 1) if is_home_won else (1, 4)))
    card = card_of(league)
    assert set(card.match.teams) == {name(league, line.fixture.home), name(league, line.fixture.away)}
    assert re.fullmatch(r"An upset: number \d beat number \d\.", card.match.reason)


def name(league, number):
    """Return the name of an entry."""
    return league.season.entries[number].name


def test_without_a_table_the_closest_match_is_told_and_a_bracket_shows_its_results():
    league = league_of(4, plan=BRACKET)
    first, second = matchups(league, league.season)[:2]
    add_result(league, first.fixture.key, typed_result(first, (5, 0)))
    add_result(league, second.fixture.key, typed_result(second, (1, 2) if second.fixture.home > second.fixture.away
                                                        else (2, 1)))
    card = card_of(league)
    report = round_reports(league, league.season, matchups(league, league.season), ())[-1]
    assert report.upsets or match_of_round(report).fixture == second.fixture
    assert card.rows == () and len(card.others) == 2
    words = words_in(season_card(card))
    assert all(name in words for name in "ABCD")


def test_the_champion_of_a_cup_is_called_so():
    league = league_of(4, plan=BRACKET)
    while any(line.status == "open" for line in matchups(league, league.season)):
        line = next(each for each in matchups(league, league.season) if each.status == "open")
        add_result(league, line.fixture.key, typed_result(line, (3, 1)))
    card = card_of(league)
    assert card.role == "Champion" and card.top and "Championship match" in card.when


def test_long_and_hostile_names_are_cut_and_nothing_lies_over_anything_else():
    long = "<b>Very</b> & Long " * 5
    match = CardMatch((long, long), (100, 99), long * 3)
    rows = tuple(CardRow(n, long, "\N{UPWARDS ARROW} 11", 1234) for n in range(1, 13))
    drawing = season_card(SeasonCard("Elfball", long, long, "Leader", long, "Half wins", rows, match, (match,)))
    words = words_in(drawing)
    assert "…" in words and "1234" in words and "<b>" in words
    lines = [(int(each.get("x")), int(each.get("y")), int(each.get("font-size")))
             for each in Xml.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")]
    right = sorted((y, size) for x, y, size in lines if x == 730)
    assert all(low + size <= next_low + 4 for (low, _size), (next_low, size)
               in zip(right, right[1:], strict=False)), right
