"""Every format that comes from elsewhere: good texts of it, its shape, who reads it, and how it is written again.

Checks of a text as a whole (checksums, fingerprints, packing) are made right again after the damage, so that the
readers behind them are reached.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple

import fracas
from fracas import links
from fracas.commands import fences
from fracas.companion import log
from fracas.faces.game_puzzles import puzzles_of
from fracas.faces.school_fighters.terrain import layout_file
from fracas.foreign.fitted_team import FittedTeam, fit_team
from fracas.foreign.sources import read_foreign_in_slices
from fracas.games.cave_brawl.team import roster_file as cave_file
from fracas.games.elfball.team import roster_file as elfball_file
from fracas.games.elfball.team.roster import advanced_roster
from fracas.games.school_fighters.team import codes as gang_codes
from fracas.games.school_fighters.team import roster_file as gang_file
from fracas.games.street_bowl.team import codes
from fracas.games.street_bowl.team import roster_file as street_file
from fracas.kernel import record
from fracas.kernel.text.shorthand import shorten
from fracas.kernel.work import run_to_end
from fracas.league.files import checksum, read_league, write_league
from fracas.lessons import lesson_text
from fracas.page import registry, routes
from fracas.page.saving import lesson_progress, my_teams, preferences, storage
from fracas.page.saving.storage import Memory
from fracas.posts import odds_sentence
from fracas.puzzles import puzzle
from fracas.tournaments.changes import add_round, enter_score
from fracas.tournaments.draw import draw_round
from fracas.tournaments.files import body_checksum, read_tournament, write_tournament
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, tracked
from tests.foreign import rosters
from tests.laws.matches import inputs
from tests.league.leagues import fill, league_of
from tests.lessons.authors import lesson_from
from tests.tournaments.days import new_tournament, random_score

LONGEST_RECORD = 25  # inputs of the matches that are damaged
LONG = 300  # inputs of those that a long run damages besides
GANG = "mixed_btk_N1-Rex_N3-Una-Z5fZ_Kcobalt-lemon_TThe-Pack"


class Format(NamedTuple):
    """One format.

    What is taken is written again and must then be read as the same; `again` returns its text, None if none is written.
    """

    texts: Callable[[int], list[str]]  # of a series: where texts are of matches, each series is of other ones
    read: Callable[[str], Any]
    again: Callable[[Any], str] | None = None
    shape: tuple[str, ...] = ()  # separators, the outermost first; () = JSON
    repaired: Callable[[str], str] = str  # makes the checks of the whole right again


def fitted(text: str) -> FittedTeam:
    """Return the part of a foreign roster that fits."""
    return fit_team(run_to_end(read_foreign_in_slices(text)))


RECORD = ("\n\n", "\n", '"', ": ", "; ", "=", " ", ".")
POSITION = (".", "~", "_", "-")
TEAM = ("_", ".", "-")
HEAD = re.compile(r'\[Fingerprint "[^"\n]*"\]\n?')


def _cut_at(key: str, seed: str, ends: tuple[int, ...]) -> list[Any]:
    """Return matches of random inputs, each stopped at one of these."""
    found = []
    for game, count in inputs(fracas.ruleset(key), seed, max(ends) + 1, limit=max(ends) + 1, real=True):
        if count in ends:
            found.append(fracas.from_record(game.record))
    return found


@cache
def matches(key: str, series: int = 0) -> list[Any]:
    """Return a few short matches of a game, with dice of its seed and by hand."""
    return [game for n in range(2) for game in _cut_at(key, f"fuzz {series} {n}", (3, 12, LONGEST_RECORD))]


@cache
def long_matches(key: str, series: int) -> list[Any]:
    """Return the longest of some matches of a game, as far as they are played at random in a few hundred inputs."""
    found = []
    for game, count in inputs(fracas.ruleset(key), f"long {series}", 3 * LONG, limit=LONG, real=True):
        if count == 1:
            found.append(game)
    return sorted(found, key=lambda game: -len(game.plies))[:2]


def records(key: str, series: int = 0) -> list[str]:
    return [game.record for game in matches(key, series)]


def positions(key: str, series: int = 0) -> list[str]:
    return [game.ruleset.position(game.plies[-1].before) for game in matches(key, series)]


def without_mark(text: str) -> str:
    """Return a record as of format 1, whose fingerprint may be missing: then its lines are read for themselves."""
    return HEAD.sub("", text).replace('[Format "2"]', '[Format "1"]')


def marked(text: str) -> str:
    """Return a log with the fingerprint of what it holds, itself if it holds nothing."""
    with suppress(ValueError):
        parts = record.read(HEAD.sub("", text))
        game = log._started(parts.tags)
        for line in parts.lines:
            log.replay_line(game, line)
        return game.record
    return text


def league(text: str) -> str:
    """Return the file of a league with the right checksum."""
    found = json.loads(text)
    if isinstance(found, dict) and isinstance(found.get("league"), dict):
        with suppress(ValueError):
            found["checksum"] = checksum(found["league"])
    return json.dumps(found, ensure_ascii=False)


@cache
def leagues(series: int = 0) -> list[str]:
    found = [write_league(each) for each in begun_leagues()]
    for each in (read_league(text, ()) for text in found[1:]):
        fill(each)
        found.append(write_league(each))
    return found


def begun_leagues() -> list[Any]:
    """Return leagues, some of whose matches are played."""
    plain, begun, pit = league_of(4), league_of(5, seed="two"), league_of(4, game="cave_brawl")
    fill(begun, 3)
    fill(pit, 2)
    return [plain, begun, pit]


@cache
def logs(series: int = 0) -> list[str]:
    """Return the beginnings of logs that tell matches on the board."""
    found = []
    for game, (_name, name, results, _faces, _turns) in MATCHES.items():
        table = tracked(played(game, name), results)
        found += [log.replay(table, log.lines(table)[:deeds]).game.record for deeds in (2, 12)]
    return found


def team_texts(files: tuple[Callable[[Any], str], ...], rosters: list[Any]) -> Callable[[int], list[str]]:
    return lambda series: [write(roster) for roster in rosters for write in files]


ROSTERS: dict[str, tuple[Any, list[Any]]] = {
    "elfball": (elfball_file, [advanced_roster("gnolls"), elfball_file.read_text(
        "orcs_1-bonecrusher_N1-Gash-the-Big_Sr_TThe-Green-Gits")]),
    "cave_brawl": (cave_file, [cave_file.sample_roster(), cave_file.read_text(
        "exiles-The-Pit.zo_8_3_4_26-Boris.am-Una.ca")]),
    "street_bowl": (street_file, [codes.read_code("chaos_bbbbc")]),
    "school_fighters": (gang_file, [gang_codes.read_code(code) for code in ("mob", GANG)]),
}


def team_codes(series: int = 0) -> list[str]:
    return ["gnolls_1-cutblock_4-rally_6-reach_Sc2k1", "orcs_1-bonecrusher_N1-Gash-the-Big_Sr_TThe-Green-Gits",
            "exiles-The-Pit.zo_8_3_4_26-Boris.am-Una.ca", "chaos_bbbbc", GANG]


def tournaments(series: int = 0) -> list[str]:
    """Return tournaments of which some rounds are played, one with a disputed score."""
    found = []
    for seed, rounds in ((series, 0), (series + 1, 2)):
        made, random = new_tournament(seed, 5)
        for number in range(1, rounds + 1):
            add_round(made, run_to_end(draw_round(made)))
            for _again in range(2):
                enter_score(made, number, 0, random_score(random), replaces=True)
            enter_score(made, number, 1, random_score(random))
        found.append(write_tournament(made))
    return found


def tournament(text: str) -> str:
    """Return the file of a tournament with the right checksum."""
    found = json.loads(text)
    if isinstance(found, dict) and isinstance(found.get("tournament"), dict):
        found["checksum"] = body_checksum(found["tournament"])
    return json.dumps(found, ensure_ascii=False)


def tables(series: int = 0) -> list[str]:
    return [layout_file.write("A yard", layout_file.read("r400.400.700.700.c~r0.0.300.300.c")[1])]


def lesson_texts(series: int = 0) -> list[str]:
    random = Random(f"fuzz {series}").random
    return [lesson_text.write_text((lesson_from(key, random),)) for key in fracas.KEYS]


def puzzle_texts(series: int = 0) -> list[str]:
    return [puzzle.write(each) for key in fracas.KEYS for each in puzzles_of(key).puzzles[:2]]


def saves(series: int) -> list[str]:
    facts = storage.Facts("elfball", "Elves 1, Orcs 0", "Elfball, Test 2", 1_700_000_000_000, False, "a.b")
    return [storage.encode(storage.Save(n, facts, text)) for n, text in enumerate(records("elfball", series)[:3], 1)]


def summed(text: str) -> str:
    """Return a save with the right length and checksum."""
    head, _newline, body = text.partition("\n")
    words = head.split(" ")
    if len(words) != 5:
        return text
    words[3] = str(len(body))
    return f"{' '.join(words[:4])} {storage._checksum(' '.join(words[:4]), body)}\n{body}"


def fences_of(series: int) -> list[str]:
    head = "kind: {}\nstep: 3\ntheme: dark\nname: a.png\naction: start\n"
    return [*(head.format(kind) + text for text in positions("elfball", series)[:2]
              for kind in ("frame", "picture", "odds")), *records("street_brawl", series)[:2]]


def learnt_in(text: str) -> Any:
    store = Memory()
    store.write(lesson_progress.FORMER, text)
    return lesson_progress.load(store)


def lean(games: list[Any]) -> list[str]:
    """Return what links to matches hold."""
    return ["\n".join(shorten(game.lean_record.split("\n"))) for game in games]


def linked(text: str) -> str:
    """Return the letters of a link that holds this lean record or position."""
    text = without_mark(text)
    found = re.search(r'\[Game "([a-z_]+)"\]', text)
    return links._pack(text, found[1] if found and found[1] in fracas.KEYS else "elfball")


def routed(text: str) -> routes.Route:
    route = registry.parse(text)
    assert all(isinstance(part, str) for part in route)
    return route


ALONE: dict[str, Format] = {
    **{f"a record of {key}": Format(lambda series, key=key: records(key, series), fracas.from_record,
                                    lambda game: game.record, RECORD, without_mark) for key in fracas.KEYS},
    **{f"a position of {key}": Format(lambda series, key=key: positions(key, series),
                                      lambda text: fracas.from_position(text, "x"), lambda game: game.position,
                                      POSITION) for key in fracas.KEYS},
    **{f"a link to {key}": Format(lambda series, key=key: lean(matches(key, series)), links.read_link,
                                  links.write_link, RECORD, linked) for key in fracas.KEYS},
    **{f"a team of {key} as a file": Format(team_texts((module.write_file,), rosters), module.read_text,
                                            module.write_file) for key, (module, rosters) in ROSTERS.items()},
    **{f"a team of {key} as a text": Format(team_texts((module.write_forum,), rosters), module.read_text,
                                            module.write_forum, ("\n", "[", "]", " ", *TEAM))
       for key, (module, rosters) in ROSTERS.items()},
    "a code of a team": Format(team_codes, my_teams.read, lambda found: str(found[0].write(found[1])), TEAM),
    "a league": Format(leagues, lambda text: read_league(text, ()), write_league, (), league),
    "a tournament": Format(tournaments, read_tournament, write_tournament, (), tournament),
    "a log": Format(logs, log.read, lambda game: game.record, RECORD, marked),
    "lessons": Format(lesson_texts, lambda text: run_to_end(lesson_text.read_lessons(text)), lesson_text.write_text,
                      ("\n", ": ", "; ", "=", " ", ".")),
    "a puzzle": Format(puzzle_texts, puzzle.read, lambda found: "".join(map(puzzle.write, found)),
                       ("\n", " ", ".", "~", "_", "/")),
    "a table": Format(tables, layout_file.read, lambda found: layout_file.write(*found), ("\n", "~", ".")),
    "a save": Format(saves, storage.decode, storage.encode, ("\n", ", ", ": ", " "),
                     summed),
    "settings": Format(lambda series: [preferences.write(preferences.Preferences()),
                                "theme=dark language=fr overlay=77 volume=3 pace=step"],
                       preferences.parse, preferences.write, (" ", "=")),
    "lessons learnt": Format(lambda series: ["elfball.lesson-a 12\ncave_brawl.first -1", "street_bowl.b 3"], learnt_in,
                             None, ("\n", " ", ".")),
    "an address": Format(lambda series: ["#/match/m1", "#/replay/2eabcDEF-_/12", "#/rules/elfball/14",
                                         "#/puzzle/elfball/a", "#/new/cave-brawl/bot", "#/odds/2eabc/c3RhcnQ",
                                         "#/live/2eabc", "#/team/t1/print"],
                         routed, lambda route: routes.write(*route), ("/", "%", "-")),
    "a fence in a post": Format(fences_of, lambda text: fences.parse_fence(text, "picture", "x"), None,
                                ("\n", ": ", ".", "~", "_", "-")),
    **{f"a roster of {source}": Format(lambda series, text=text: [text], fitted, None, shape)
       for source, (text, shape) in rosters.SHAPES.items()},
    "an action in an address": Format(lambda series: [*map(odds_sentence.action_word, ("H1 tackle A2", "start"))],
                                      odds_sentence.parse_action_word, odds_sentence.action_word, ("-",)),
}

LONG_ONES: dict[str, Format] = {
    **{f"a long record of {key}": ALONE[f"a record of {key}"]._replace(
        texts=lambda series, key=key: [game.record for game in long_matches(key, series)]) for key in fracas.KEYS},
    **{f"a long link to {key}": ALONE[f"a link to {key}"]._replace(
        texts=lambda series, key=key: lean(long_matches(key, series))) for key in fracas.KEYS},
}
