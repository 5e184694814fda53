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
from fracas.faces.puzzler import puzzles_of
from fracas.faces.school_fighters.terrain import layout_file
from fracas.games.cave_brawl.team import roster_file as cave_file
from fracas.games.elfball.team import roster_file as elfball_file
from fracas.games.elfball.team.roster import advanced_roster
from fracas.games.street_bowl.team import codes
from fracas.games.street_bowl.team import roster_file as street_file
from fracas.kernel import record
from fracas.kernel.shorthand import shorten
from fracas.kernel.work import finished
from fracas.league.files import checksum, read_league, write_league
from fracas.page import routes
from fracas.page.saving import exchange, learnt, my_teams, preferences, storage
from fracas.page.saving.storage import Memory
from fracas.posts import weighed
from fracas.puzzles import puzzle
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, tracked
from tests.fuzz.damage import damaged, damaged_json
from tests.laws.matches import inputs
from tests.league.leagues import fill, league_of

LONGEST_RECORD = 25  # inputs of the matches that are damaged


class Format(NamedTuple):
    """One format.

    What is taken is written again and must then be read as the same; `again` returns its text, None if none is written.
    """

    texts: Callable[[], list[str]]
    read: Callable[[str], Any]
    again: Callable[[Any], str] | None = None
    shape: tuple[str, ...] = ()  # separators, the outermost first; () = JSON
    repaired: Callable[[str], str] = str  # makes the checks of the whole right again


RECORD = ("\n\n", "\n", ": ", "; ", "=", " ", ".")
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
def matches(key: str) -> list[Any]:
    """Return a few short matches of a game, with dice of its seed and by hand."""
    return [game for n in range(4) for game in _cut_at(key, f"fuzz {n}", (3, 12, LONGEST_RECORD))]


def records(key: str) -> list[str]:
    return [game.record for game in matches(key)]


def positions(key: str) -> list[str]:
    return [game.ruleset.position(game.plies[-1].before) for game in matches(key)]


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
def leagues() -> list[str]:
    plain, full = league_of(4), league_of(5)
    fill(full)
    return [write_league(plain), write_league(full)]


@cache
def logs() -> list[str]:
    """Return the beginnings of logs that tell matches on the board."""
    found = []
    for game, (_name, name, results, _faces, _turns) in MATCHES.items():
        table = tracked(played(game, name), results)
        found += [log.played_again(table, log.lines(table)[:deeds]).game.record for deeds in (2, 12)]
    return found


def team_texts(files: tuple[Callable[[Any], str], ...], rosters: list[Any]) -> Callable[[], list[str]]:
    return lambda: [write(roster) for roster in rosters for write in files]


ROSTERS: dict[str, tuple[Any, list[Any]]] = {
    "elfball": (elfball_file, [advanced_roster("gnolls"), elfball_file.read_text(
        "orcs_1-bonecrusher_N1-Gash-the-Big_Sr_TThe-Green-Gits")]),
    "cave_brawl": (cave_file, [cave_file.sample_roster(), cave_file.read_text(
        "exiles-The-Pit.zo_8_3_4_26-Boris.am-Una.ca")]),
    "street_bowl": (street_file, [codes.read_code("chaos_bbbbc")]),
}


def team_codes() -> list[str]:
    return ["gnolls_1-cutblock_4-rally_6-reach_Sc2k1", "orcs_1-bonecrusher_N1-Gash-the-Big_Sr_TThe-Green-Gits",
            "exiles-The-Pit.zo_8_3_4_26-Boris.am-Una.ca", "chaos_bbbbc"]


def puzzle_texts() -> list[str]:
    return [puzzle.write(each) for key in fracas.KEYS for each in puzzles_of(key).puzzles[:2]]


def saves() -> list[str]:
    facts = storage.Facts("elfball", "Elves 1, Orcs 0", "Elfball, Test 2", 1_700_000_000_000, False, "a.b")
    return [storage.encode(storage.Save(n, facts, text)) for n, text in enumerate(records("elfball")[:3], 1)]


def summed(text: str) -> str:
    """Return a save with the right length and checksum."""
    head, _newline, body = text.partition("\n")
    words = head.split(" ")
    if len(words) != 5:
        return text
    words[3] = str(len(body))
    return f"{' '.join(words[:4])} {storage._checksum(' '.join(words[:4]), body)}\n{body}"


def everything() -> list[str]:
    some = [{"id": f"m{n}", "record": text} for n, text in enumerate(records("cave_brawl")[:3])]
    return [json.dumps({"fracas": 2, "matches": some, "teams": ["a\norcs", "b\nexiles.zo"], "leagues": []}),
            json.dumps({"fracas": 1, "matches": some[:1]})]


def fences_of() -> list[str]:
    head = "kind: {}\nstep: 3\ntheme: dark\nname: a.png\naction: start\n"
    return [head.format(kind) + text for text in positions("elfball")[:2] for kind in ("frame", "picture", "odds")] \
        + records("street_brawl")[:2]


def learnt_in(text: str) -> Any:
    store = Memory()
    store.write(learnt.KEY, text)
    return learnt.load(store)


def checked(text: str) -> Any:
    """Read a file of everything and play its matches again."""
    return finished(exchange.check(exchange.read(text).matches, lambda game: storage.Facts(), 0))


def lean(key: str) -> list[str]:
    """Return what links to matches hold."""
    return ["\n".join(shorten(game.lean_record.split("\n"))) for game in matches(key)]


def linked(text: str) -> str:
    """Return the letters of a link that holds this lean record or position."""
    text = without_mark(text)
    found = re.search(r'\[Game "([a-z_]+)"\]', text)
    return links._pack(text, found[1] if found and found[1] in fracas.KEYS else "elfball")


def routed(text: str) -> routes.Route:
    route = routes.parse(text)
    assert all(isinstance(part, str) for part in route)
    return route


FORMATS: dict[str, Format] = {
    **{f"a record of {key}": Format(lambda key=key: records(key), fracas.from_record, lambda game: game.record,
                                    RECORD, without_mark) for key in fracas.KEYS},
    **{f"a position of {key}": Format(lambda key=key: positions(key), lambda text: fracas.from_position(text, "x"),
                                      lambda game: game.position, POSITION) for key in fracas.KEYS},
    **{f"a link to {key}": Format(lambda key=key: lean(key), links.read_link, links.write_link, RECORD, linked)
       for key in fracas.KEYS},
    **{f"a team of {key} as a file": Format(team_texts((module.write_file,), rosters), module.read_text,
                                            module.write_file) for key, (module, rosters) in ROSTERS.items()},
    **{f"a team of {key} as a text": Format(team_texts((module.write_forum,), rosters), module.read_text,
                                            module.write_forum, ("\n", "[", "]", " ", *TEAM))
       for key, (module, rosters) in ROSTERS.items()},
    "a code of a team": Format(team_codes, my_teams.read, lambda found: str(found[0].write(found[1])), TEAM),
    "a league": Format(leagues, lambda text: read_league(text, ()), write_league, (), league),
    "a log": Format(logs, log.opened, lambda game: game.record, RECORD, marked),
    "a puzzle": Format(puzzle_texts, puzzle.read, lambda found: "".join(map(puzzle.write, found)),
                       ("\n", " ", ".", "~", "_", "/")),
    "a table": Format(lambda: [layout_file.write("A yard", layout_file.read("r400.400.700.700.c~r0.0.300.300.c")[1])],
                      layout_file.read, lambda found: layout_file.write(*found), ("\n", "~", ".")),
    "a save": Format(saves, storage.decode, storage.encode, ("\n", ", ", ": ", " "),
                     summed),
    "a file of everything": Format(everything, checked),
    "settings": Format(lambda: [preferences.write(preferences.Preferences()),
                                "theme=dark language=fr overlay=77 volume=3 pace=step"],
                       preferences.parse, preferences.write, (" ", "=")),
    "lessons learnt": Format(lambda: ["elfball.lesson-a 12\ncave_brawl.first -1", "street_bowl.b 3"], learnt_in, None,
                             ("\n", " ", ".")),
    "an address": Format(lambda: ["#/match/m1", "#/replay/2eabcDEF-_/12", "#/rules/elfball/14", "#/puzzle/elfball/a",
                                  "#/new/cave-brawl/bot", "#/odds/2eabc/c3RhcnQ", "#/live/2eabc", "#/team/t1/print"],
                         routed, lambda route: routes.write(*route), ("/", "%", "-")),
    "a fence in a post": Format(fences_of, lambda text: fences.read(text, "picture", "x"), None,
                                ("\n", ": ", ".", "~", "_", "-")),
    "an action in an address": Format(lambda: [weighed.word_of("H1 tackle A2"), weighed.word_of("start")],
                                      weighed.action_in, weighed.word_of, ("-",)),
}


@cache
def texts_of(name: str) -> list[str]:
    """Return the good texts of a format; each is read."""
    found = FORMATS[name].texts()
    for text in found:
        FORMATS[name].read(FORMATS[name].repaired(text))
    return found


def hostile(name: str, random: Random) -> str:
    """Return a damaged text of a format, most of them with their checks made right again."""
    texts, form = texts_of(name), FORMATS[name]
    text, other = random.choice(texts), random.choice(texts)
    is_json = text.startswith("{")
    found = damaged_json(text, other, random) if is_json else damaged(text, other, form.shape, random)
    if random.random() < 0.1:
        return found
    try:
        return form.repaired(found)
    except (ValueError, TypeError, RecursionError):  # damaged so that there is nothing to be repaired
        return found
