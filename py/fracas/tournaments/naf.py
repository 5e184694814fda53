"""The results of a tournament in the XML that the NAF's upload form takes.

Only matches that were played stand there: no byes and no forfeits. Who is no member has the number that the NAF keeps
for guests.

Source: the form's own fields as other programs write them: organiser, coaches, and games with two records each.
"""

from datetime import UTC, datetime, timedelta

from fracas.tournaments.model import SwissRound, SwissTournament, TableScore

GUEST = 9  # number of all who are no members
_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;"})
RATING = 100  # of every team: tournaments rate none


def naf_report(tournament: SwissTournament, organiser: str, day: int) -> str:
    """Return the file.

    Args: day - milliseconds since 1970, the start of rounds whose clock was never started.
    """
    coaches = "".join(
        f"    <coach><name>{_text(entrant.name)}</name><number>{entrant.member or GUEST}</number>"
        f"<team>{_text(entrant.team)}</team></coach>\n" for entrant in tournament.entrants)
    games = "".join(_games(tournament, number, played, day) for number, played in enumerate(tournament.rounds))
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<nafReport>\n'
            f"  <organiser>{_text(organiser)}</organiser>\n  <coaches>\n{coaches}  </coaches>\n{games}</nafReport>\n")


def _games(tournament: SwissTournament, number: int, played: SwissRound, day: int) -> str:
    start = datetime.fromtimestamp((played.began or day) / 1000, UTC)
    when = start if played.began else start + timedelta(minutes=number * tournament.minutes)
    return "".join(
        f"  <game>\n    <timeStamp>{when:%Y-%m-%d %H:%M}</timeStamp>\n"
        f"{''.join(_record(tournament, played.tables[table][side], score, side) for side in (0, 1))}  </game>\n"
        for table, score in sorted(played.scores.items()) if not score.is_forfeit)


def _record(tournament: SwissTournament, number: int, score: TableScore, side: int) -> str:
    entrant = tournament.entrants[number]
    return (f"    <playerRecord><name>{_text(entrant.name)}</name><number>{entrant.member or GUEST}</number>"
            f"<team>{_text(entrant.team)}</team><teamRating>{RATING}</teamRating>"
            f"<touchDowns>{score.points[side]}</touchDowns><badlyHurt>{score.casualties[side]}</badlyHurt>"
            "</playerRecord>\n")


def _text(text: str) -> str:
    return text.translate(_ESCAPED)
