"""The tournament as a file: plain JSON with a version and a checksum; reading believes nothing."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from fracas.games import game_info
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.teams.fields import flag, integer, items, pair_of, record, text
from fracas.kernel.teams.names import check_name
from fracas.kernel.text.safe_json import read_json
from fracas.kernel.text.short_checksum import checksum_letters
from fracas.locale import _
from fracas.tournaments.changes import check_entrant
from fracas.tournaments.model import (
    MOST_CASUALTIES,
    MOST_ENTRANTS,
    MOST_MINUTES,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_WORTH,
    NAME_LIMIT,
    SQUADS,
    TIE_BREAKS,
    DisputedScore,
    Entrant,
    SwissRound,
    SwissTournament,
    TableScore,
)

FORMAT, LARGEST = 1, 500_000  # characters of a file
MOST_MEMBER, MOST_MILLISECONDS = 99_999_999, 9_999_999_999_999
FIELDS = ("game", "name", "seed", "rounds_planned", "minutes", "worth", "bye", "tie_breaks", "squads", "between",
          "entrants", "rounds", "disputes")


def tournament_key(tournament: SwissTournament) -> str:
    """Return the letters of a tournament: the same on every device that has it."""
    return checksum_letters(f"{tournament.game}\n{tournament.name}\n{tournament.seed}")


def write_tournament(tournament: SwissTournament) -> str:
    """Return the file of a tournament."""
    body = {
        "game": tournament.game, "name": tournament.name, "seed": tournament.seed,
        "rounds_planned": tournament.rounds_planned, "minutes": tournament.minutes, "worth": list(tournament.worth),
        "bye": tournament.bye_worth, "tie_breaks": list(tournament.tie_breaks), "squads": tournament.squads,
        "between": list(tournament.between), "entrants": [list(entrant) for entrant in tournament.entrants],
        "rounds": [_round_out(played) for played in tournament.rounds],
        "disputes": [[old.round, old.table, *_score_out(old.score)] for old in tournament.disputes],
    }
    found = {"fracas": "tournament", "format": FORMAT, "checksum": body_checksum(body), "tournament": body}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_tournament(file: str) -> SwissTournament:
    """Read the file of a tournament.

    Raises: Damaged or InvalidNotation, one sentence quoting what is wrong.
    """
    outer = record(read_json(file, LARGEST), ("fracas", "format", "checksum", "tournament"))
    if outer["fracas"] != "tournament":
        raise DamagedText(_("The file is not a tournament but {what}.").format(what=quote(outer["fracas"])))
    if integer(outer["format"], 1, 9999) > FORMAT:
        raise DamagedText(_("The tournament has format {n}, made by a newer version.").format(n=outer["format"]))
    body = record(outer["tournament"], FIELDS)
    if outer["checksum"] != body_checksum(body):
        raise DamagedText(_("The tournament file is cut or altered: its checksum is not {mark}.").format(
            mark=quote(outer["checksum"])))
    return _tournament_in(body)


def body_checksum(body: Mapping[str, Any]) -> str:
    """Return the checksum of a tournament's plain data."""
    plain = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()[:16]


def _round_out(played: SwissRound) -> dict[str, Any]:
    return {"tables": [list(pair) for pair in played.tables], "byes": list(played.byes),
            "scores": [[table, *_score_out(score)] for table, score in sorted(played.scores.items())],
            "began": played.began, "minutes": played.minutes}


def _score_out(score: TableScore) -> list[int]:
    return [*score.points, *score.casualties, int(score.is_forfeit)]


def _tournament_in(body: Mapping[str, Any]) -> SwissTournament:
    game = text(body["game"], r"[a-z_]{1,40}")
    game_info(game)
    made = SwissTournament(game, check_name(text(body["name"]), NAME_LIMIT), text(body["seed"], r"[\s\S]{1,80}"))
    made.rounds_planned = integer(body["rounds_planned"], 1, MOST_ROUNDS)
    made.minutes = integer(body["minutes"], 1, MOST_MINUTES)
    win, draw, loss = (integer(worth, 0, MOST_WORTH) for worth in items(body["worth"], 3, 3))
    made.worth, made.bye_worth = (win, draw, loss), integer(body["bye"], 0, MOST_WORTH)
    made.tie_breaks = tuple(_one_of(key, TIE_BREAKS) for key in items(body["tie_breaks"], 0, len(TIE_BREAKS)))
    made.squads = _one_of(body["squads"], SQUADS)
    made.between = tuple(integer(n, 1, MOST_ROUNDS) for n in items(body["between"], 0, MOST_ROUNDS))
    made.entrants = [_entrant_in(found) for found in items(body["entrants"], 0, MOST_ENTRANTS)]
    if len({entrant.name.casefold() for entrant in made.entrants}) < len(made.entrants):
        raise DamagedText(_("The file has a coach twice."))
    made.rounds = [_round_in(found, len(made.entrants)) for found in items(body["rounds"], 0, MOST_ROUNDS)]
    made.disputes = [_dispute_in(found, made) for found in items(body["disputes"], 0, 10_000)]
    return made


def _one_of(found: Any, known: Mapping[str, str]) -> str:
    key = text(found, r"[a-z]{1,20}")
    if key not in known:
        raise DamagedText(_("The file has a text that cannot stand there: {found}.").format(found=quote(key)))
    return key


def _entrant_in(found: Any) -> Entrant:
    name, team, member, squad, division, since, gone = items(found, 7, 7)
    return check_entrant(Entrant(
        text(name), text(team), integer(member, 0, MOST_MEMBER), text(squad), text(division),
        integer(since, 1, MOST_ROUNDS + 1), integer(gone, 0, MOST_ROUNDS + 1)))


def _round_in(found: Any, entrants: int) -> SwissRound:
    body = record(found, ("tables", "byes", "scores", "began", "minutes"))
    tables = tuple(_pair_in(pair, entrants) for pair in items(body["tables"], 0, MOST_ENTRANTS // 2))
    byes = tuple(integer(n, 0, entrants - 1) for n in items(body["byes"], 0, MOST_ENTRANTS))
    seated = [*byes, *(number for pair in tables for number in pair)]
    if len(set(seated)) < len(seated):
        raise DamagedText(_("The file seats a coach twice in a round."))
    scores = {}
    for each in items(body["scores"], 0, len(tables)):
        table, *rest = items(each, 6, 6)
        scores[integer(table, 0, len(tables) - 1)] = _score_in(rest)
    return SwissRound(tables, byes, scores, integer(body["began"], 0, MOST_MILLISECONDS),
                      integer(body["minutes"], -MOST_MINUTES, MOST_MINUTES))


def _pair_in(found: Any, entrants: int) -> tuple[int, int]:
    home, away = pair_of(found)
    return integer(home, 0, entrants - 1), integer(away, 0, entrants - 1)


def _score_in(found: Any) -> TableScore:
    home, away, hurt, harmed, forfeit = items(found, 5, 5)
    return TableScore(
        (integer(home, 0, MOST_POINTS), integer(away, 0, MOST_POINTS)),
        (integer(hurt, 0, MOST_CASUALTIES), integer(harmed, 0, MOST_CASUALTIES)), flag(bool(integer(forfeit, 0, 1))))


def _dispute_in(found: Any, tournament: SwissTournament) -> DisputedScore:
    number, table, *rest = items(found, 7, 7)
    known = integer(number, 1, len(tournament.rounds))
    last = len(tournament.rounds[known - 1].tables) - 1
    return DisputedScore(known, integer(table, 0, last), _score_in(rest))
