"""Every reader of text that somebody else may have written, and texts of any length made to keep each of them busy."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import fracas
from fracas import links
from fracas.companion import log, merge
from fracas.correspondence import local_player, orders
from fracas.faces import face_of
from fracas.faces.school_fighters import action_parser
from fracas.faces.school_fighters.terrain import layout_file
from fracas.foreign.fitted_team import fit_team
from fracas.foreign.sources import read_foreign_in_slices
from fracas.games.cave_brawl.team import roster_file as cave_file
from fracas.games.elfball.team import roster_file as elfball_file
from fracas.games.school_fighters.team import roster_file as gang_file
from fracas.games.street_bowl.team import roster_file as street_file
from fracas.kernel import record
from fracas.kernel.chance.commit_reveal import read_dice
from fracas.kernel.dice import D6, Dice
from fracas.kernel.text.safe_json import read_json
from fracas.kernel.work import run_to_end
from fracas.league.files import checksum, read_league, write_league
from fracas.league.model import BRACKET, ROUND_ROBIN, Season
from fracas.lessons.lesson_text import read_lessons
from fracas.page import registry
from fracas.page.match.input.command_line import LineSubject, reply
from fracas.page.match.model.log_model import LogModel
from fracas.page.saving import backup, backup_section, lesson_progress, my_teams, preferences, storage
from fracas.page.saving.storage import Facts, Memory
from tests.league.leagues import fill, league_of


class Reader(NamedTuple):
    """Who reads, and the texts: each made for a length."""

    read: Callable[[Any], Any]
    texts: dict[str, Callable[[int], Any]]
    size: int = 240  # of the shorter text


def repeated(piece, before="", after="", joint=""):
    """Return what makes a text of n times the same piece."""
    return lambda n: before + joint.join([piece] * n) + after


def numbered(piece, before="", after="", joint="\n"):
    """Return what makes a text of n pieces that differ."""
    return lambda n: before + joint.join(piece.format(n=number) for number in range(n)) + after


def plain(before="", after=""):
    """Return texts that look like nothing, with what a reader wants to see around them."""
    signs = {"letters": "x", "hyphens": "-", "blanks": " ", "dots": ".", "brackets": "[", "quotes": '"',
             "backslashes": "\\", "figures": "7", "strokes": "_", "waves": "~", "lines": "a\n", "words": "ab ",
             "colons": "a:", "equals": "a=1;", "stars": "*", "hashes": "#\n"}
    return {name: repeated(sign, before, after) for name, sign in signs.items()}


@cache
def sealed_tags():
    """Return the header lines of sealed dice that are opened far."""
    sides = [local_player.LocalPlayer(side, "ab" * 16) for side in (0, 1)]
    return {"Sealed": " ".join(("1", "turn", *(side.value(0) for side in sides))),
            "Opened": " ".join(side.value(1_000) for side in sides)}


LESSON = "lesson A\nposition elfball.1\nside home\ngoal steps\n"
HEAD = '[Game "elfball"]\n[Format "2"]\n'


@cache
def started(key="elfball"):
    return fracas.new(key, "steps")


def commented(n):
    """Return a match of one action with n comments."""
    game = fracas.new("elfball", "steps")
    game.apply("start")
    return game.record.replace("\n\n[Fingerprint", "\n" + "# words\n" * n + "\n[Fingerprint")


def walked(n):
    """Return the letters of a link that holds n steps of a walk."""
    return links._pack(HEAD + "\nH7 at r1\nH7>" + "b" * n, "elfball")


def league_text(teams, seasons=1, plan=ROUND_ROBIN, is_played=False):
    """Return the file of a league."""
    league = league_of(teams, plan)
    if is_played:
        fill(league)
    first = league.season
    league.seasons += [Season(n, first.entries) for n in range(2, seasons + 1)]
    return write_league(league)


def gone(n):
    """Return the file of a league from which all but two teams of n have withdrawn."""
    body = json.loads(league_text(n))["league"]
    body["seasons"][0]["withdrawn"] = list(range(2, n))
    return json.dumps({"fracas": "league", "format": 1, "checksum": checksum(body), "league": body})


def deeds(n):
    """Return the log of a match at a table with n deeds."""
    begun = log.create("elfball", "ABCDEF", "timberline-elves", "orcs", {})
    return log.replay(begun, ["face-off home", *(f"momentum {'+-'[k % 2]}1" for k in range(n))]).game


def two_logs(n):
    """Return two logs of one match that have no order in common."""
    one = [f"put {side}{1 + k % 10} {place}" for k in range(n) for side in "HA" for place in ("fit", "benched")]
    return one, one[::-1]


def shelved(text):
    store = Memory()
    store.write(lesson_progress.FORMER, text)
    return lesson_progress.load(store)


def squares(n):
    """Return a table with n pieces beside each other."""
    return "~".join(f"r{400 * (k % 10)}.{400 * (k // 10)}.{400 * (k % 10) + 300}.{400 * (k // 10) + 300}.c"
                    for k in range(n))


def typed_line(key):
    game = started(key)
    face = face_of(key)
    subject = LineSubject(game, face, LogModel(face, game), None, game.to_act)
    return lambda text: reply(subject, text)


def position(key):
    """Return the position of a game cut off behind its head, so that what follows is read."""
    return fracas.new(key, "steps").position


def lengthened(key):
    """Return what puts n signs into the middle, or behind the end, of a lawful position."""
    text = position(key)
    joint = next(sign for sign in "~_." if sign in text)
    parts = text.split(joint)
    middle = len(parts) // 2
    behind = {f"{name} behind": repeated(sign, text) for name, sign in
              {"waves": "~", "strokes": "_", "dots": ".", "letters": "a", "figures": "1", "hyphens": "-"}.items()}
    within = {f"{name} within": repeated(sign, joint.join(parts[:middle]) + joint, joint + joint.join(parts[middle:]))
              for name, sign in {"letters": "a", "figures": "1-", "names": "-Zaz", "items": "a_1_2~"}.items()}
    return {**behind, **within, "head alone": repeated("a", f"{key}.1.")}


def files(piece):
    """Return the file of everything with n matches."""
    return lambda n: json.dumps({"fracas": 2, "matches": [{"id": f"m{k}", "record": piece} for k in range(n)]})


JSON = {
    "keys": numbered('"key {n}":1', "{", "}", ","), "a key twice": numbered('"key {n}":1', '{"a":1,', ',"a":2}', ","),
    "numbers": repeated("1", "[", "]", ","), "lists": repeated("[]", "[", "]", ","),
    "texts": repeated('"\\""', "[", "]", ","),
    "open brackets": repeated("["), "one text": repeated("\\\\", '"', '"'), "digits": repeated("9"),
    "an open text": repeated("\\", '"'),
}
TEAM = {**plain(), "file": repeated("1", '{"fracas":"team","format":1,"game":"elfball","team":[', "]}", ","),
        "parts": repeated("_1-rally", "gnolls"), "names": numbered("_N{n}-Gash", "orcs", joint=""),
        "players": repeated(".am", "exiles"), "named": repeated(".zo_8_3_4_26-Boris", "exiles"),
        "a long name": repeated("-Zaz", "orcs_T"), "letters of a race": repeated("b", "chaos_"),
        "marks": repeated("[Fracas elfball gnolls_1]\n"), "open marks": repeated("[Fracas cave_brawl exiles"),
        "shirts": numbered("_{n}-block", "chaos_bbbbc", joint="")}

PARCELS = backup_section.BackupSection("team", lambda text: (Facts(), text), "{n}{error}", "{name}")

READERS = {
    "json": Reader(read_json, {**JSON, **plain()}),
    "a record": Reader(fracas.from_record, {
        **plain(), **{f"{name} in a line": text for name, text in plain(HEAD + "\n").items()},
        "tags": numbered('[Tag{n} "x"]', HEAD), "comments": commented, "empty lines": repeated("\n", HEAD),
        "a quoted tag": repeated('\\"', HEAD + '[Home "', '"]'), "answers": repeated("a=1; ", HEAD + "\nstart: "),
        "an answer": repeated("!", HEAD + "\nstart: a="),
        "options": numbered("o{n}=1", HEAD + '[Options "', '"]', " ")}),
    "a record taken apart": Reader(record.read, {"lines": repeated("H1 at l13: a=1\n", HEAD + "\n")}),
    "a link": Reader(links.read_link, {
        **plain("2e"), **plain("3e"), **plain("1"), "a walk": walked,
        "a position": lambda n: links._pack("elfball.1" + "a." * n, "elfball"),
        "comments": lambda n: links._pack(commented(n), "elfball")}),
    "an address": Reader(registry.parse, {**plain("#/replay/"), **plain("#/"), **plain("#/match/"),
                                        "many": repeated("a/", "#/match/"),
                                        "codes": repeated("%41", "#/match/"),
                                        "steps": repeated("/", "#/replay/2eabc")}),
    "This text contains no link.": Reader(links.find_link, {**plain(), "links": repeated("2eabcdefghijklmnopqrstuv ")}),
    **{f"a position of {key}": Reader(fracas.from_position, {**lengthened(key), **plain()}) for key in fracas.KEYS},
    **{f"a team of {name}": Reader(module.read_text, TEAM) for name, module in
       (("elfball", elfball_file), ("street_bowl", street_file), ("cave_brawl", cave_file),
        ("school_fighters", gang_file))},
    "a team": Reader(my_teams.read, {name: TEAM[name] for name in ("file", "players", "parts", "dots", "marks")}),
    "a league": Reader(lambda text: read_league(text, ()), {
        **plain(), "teams": league_text, "seasons": lambda n: league_text(6, n), "withdrawn": gone,
        "a bracket": lambda n: league_text(n, plan=BRACKET, is_played=True)}, 16),
    "results of a league": Reader(lambda text: read_league(text, ()), {
        "results": lambda n: league_text(round((2 * n) ** 0.5), is_played=True)}, 30),
    "a file of everything": Reader(backup.read, {
        "teams": lambda n: json.dumps({"fracas": 2, "matches": [], "teams": ["x\norcs"] * n}), **plain(),
        **{name: repeated(sign, '{"fracas":2,"matches":[', "]}", ",") for name, sign in
           {"numbers": "1", "objects": "{}"}.items()}, "matches": files("x"), "a bare record": repeated("x", "[")}),
    "parcels": Reader(lambda texts: run_to_end(PARCELS.news_in_slices(Memory(), texts, 0)), {
        "pieces": lambda n: [f"k{k}\ntext" for k in range(n)]}),
    "a save": Reader(storage.decode, {**plain("fracas 1 1 1 0123456789abcdef\n"), **plain()}),
    "a log": Reader(log.read, {
        "deeds": lambda n: deeds(n).record, **plain(HEAD.replace('"2"]', '"2"]\n[Table "A"]'))}, 60),
    "lessons": Reader(lambda text: run_to_end(read_lessons(text)), {
        **plain(LESSON), **plain(), "steps": repeated("say Go.\ndo H1 a1\n", LESSON, "end Done.\n"),
        "lessons": repeated("lesson A\nposition elfball.1\nside home\ngoal steps\nsay a\ndo b\nend c\n"),
        "answers": repeated("a=1; ", f"{LESSON}say Go.\ndo start: ", "\nend Done.\n")}),
    "a seat": Reader(local_player.read_local_player, {**plain(), **plain("home ")}),
    "standing orders": Reader(orders.read_orders, {
        **plain(), **plain("ask; "), "kinds": numbered("x ask", "ask; ", "", "; "),
        "lines": lambda n: "ask; " + "; ".join(f"{'x' * (k % 20 + 1)}-{'y' * (k // 20 + 1)} ask" for k in range(n))}),
    "sealed dice": Reader(read_dice, {
        "values": lambda n: {"Sealed": "1 turn - -", "Opened": "a" * n},
        "stretches": lambda n: {**sealed_tags(), "Stretches": "h0" * n},
        "letters": lambda n: {**sealed_tags(), "Stretches": "h" * n}}),
    "two logs": Reader(lambda pair: merge._common(*pair), {"turned round": two_logs}, 110),
    "a table": Reader(layout_file.read, {**plain(), **plain(layout_file.HEAD + "\nName: "),
                                         "corners": repeated("1.", "p", "c"), "open pieces": repeated("c1.1.1.c~")}),
    "pieces of a table": Reader(layout_file.read, {"squares": squares}, 30),
    "dice": Reader(lambda text: record.read_faces(Dice(D6, 3), text), plain()),
    "a typed line": Reader(typed_line("elfball"), plain()),
    "a typed line on the plane": Reader(lambda text: action_parser.parse_line(started("school_fighters").state, text), {
        **plain(), **plain("H1 walk "), **plain("H1 charge ")}),
    "a foreign roster": Reader(lambda text: fit_team(run_to_end(read_foreign_in_slices(text))), {
        **plain("<roster ", ">"), **plain("<roster>"), **plain("++ A (Human) [1] ++\n"),
        **plain("++ A [GF 1pts] ++\n"),
        **plain('{"gameSystem": "', '", "units": [{"name": "Thug"}]}'),
        "elements": repeated("<a>", "<roster>"),
        "selections": repeated(
            '<selection name="Ogre" type="model"/>', "<roster><forces><force><selections>",
            "</selections></force></forces></roster>"),
        "players": repeated('{"position": "Goblin", "skills": ["Block"]}', '{"rerolls": 1, "roster": {"name": "Orc"}, '
                            '"players": [', "]}", ","),
        "entities": repeated("&amp;", '<roster name="', '"/>'),
        "attributes": repeated('a="b" ', "<roster ", "/>")}, 40),
    "lessons learnt": Reader(shelved, {**plain(), "lessons": numbered("elfball.lesson-a {n}"),
                                       "long": repeated("a", "elfball.")}),
    "preferences": Reader(preferences.parse, {**plain(), "pairs": repeated("theme=dark ")}),
}
