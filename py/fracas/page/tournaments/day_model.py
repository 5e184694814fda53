"""A tournament as its screen shows it."""

from collections.abc import Mapping, Sequence

from fracas.games import ruleset
from fracas.locale import N_, _
from fracas.page.tournaments.clock_screen import clock_text, time_left
from fracas.tournaments.files import tournament_key
from fracas.tournaments.model import (
    CASUALTIES,
    MOST_MINUTES,
    MOST_ROUNDS,
    MOST_WORTH,
    SQUADS,
    TIE_BREAKS,
    Entrant,
    SwissTournament,
    TableScore,
)
from fracas.tournaments.squads import SquadStanding, squad_standings
from fracas.tournaments.standings import SwissRow, standings
from fracas.view.controls import LabelledValue
from fracas.view.shell import Notice
from fracas.view.tournaments.day import CoachLine, DayModel, DaySetting, SwissLine, SwissTable

NONE = "none"  # no further tie-break
TIE_PLACES = 5  # tie-breaks that can be chosen
NUMBERS = (  # field, label, most
    ("rounds_planned", N_("Rounds"), MOST_ROUNDS), ("minutes", N_("Minutes of a round"), MOST_MINUTES),
    ("win", N_("Points for a win"), MOST_WORTH), ("draw", N_("Points for a draw"), MOST_WORTH),
    ("loss", N_("Points for a loss"), MOST_WORTH), ("bye_worth", N_("Points for a bye"), MOST_WORTH),
)


def score_text(score: TableScore) -> str:
    """Return the points of both sides."""
    return "{}\N{EN DASH}{}".format(*score.points)


def has_casualties(made: SwissTournament) -> bool:
    """Return whether the game counts casualties."""
    return ruleset(made.game).ranking.casualties is not None


def day_model(made: SwissTournament, shown: int, notices: Sequence[Notice], pasted: str, now: int,
              can_scan: bool, exchanged: Mapping[int, int]) -> DayModel:
    """Return the model of the screen.

    Args: shown - the round that is shown, 0 = the last one.
          now - milliseconds since 1970.
          exchanged - who is chosen to change places, by the place of his list.
    """
    count = len(made.rounds)
    number = shown if 1 <= shown <= count else count
    names = [entrant.name for entrant in made.entrants]
    played = made.rounds[number - 1] if number else None
    runs = bool(count and made.rounds[-1].began)
    left = _("Time left: {time}").format(time=clock_text(time_left(made, now))) if runs else ""
    return DayModel(
        tournament_key(made), made.name, number,
        tuple(LabelledValue(str(n), _("Round {n}").format(n=n)) for n in range(1, count + 1)), made.rounds_planned,
        number == count, _tables(made, number), ", ".join(names[each] for each in played.byes) if played else "",
        _why_no_draw(made), bool(count and not made.rounds[-1].scores), _columns(made),
        tuple(_line(made, row, names) for row in standings(made)) if count else (),
        tuple(_squad_line(made, row) for row in squad_standings(made)) if count else (),
        tuple(CoachLine(at, each.name, _details(each), bool(each.gone)) for at, each in enumerate(made.entrants)),
        tuple((_(label), key, _number(made, key), most) for key, label, most in NUMBERS), _settings(made),
        (*notices, *([Notice(left)] if left else ())), can_scan, runs, pasted, exchangeable(made),
        chosen_to_exchange(made, exchanged) if number == count else ())


def _tables(made: SwissTournament, number: int) -> tuple[SwissTable, ...]:
    if not number:
        return ()
    played = made.rounds[number - 1]
    return tuple(
        SwissTable(at, made.entrants[home].name, made.entrants[away].name,
                   score_text(played.scores[at]) if at in played.scores else "",
                   tuple((str(place), score_text(old.score)) for place, old in enumerate(made.disputes)
                         if (old.round, old.table) == (number, at)))
        for at, (home, away) in enumerate(played.tables))


def _why_no_draw(made: SwissTournament) -> str:
    if not made.is_between_rounds:
        return _("tables without a result")
    if len(made.rounds) >= made.rounds_planned:
        return _("all rounds are drawn")
    playing = sum(entrant.plays(len(made.rounds) + 1) for entrant in made.entrants)
    return _("fewer than two coaches") if playing < 2 else ""


def _columns(made: SwissTournament) -> tuple[str, ...]:
    harm = (_("Casualties"),) if has_casualties(made) else ()
    return _("Points"), _("W–D–L"), _("Scored"), *harm, _("Schedule")


def _line(made: SwissTournament, row: SwissRow, names: Sequence[str]) -> SwissLine:
    return SwissLine(row.place, names[row.entrant], (*_figures(made, row), f"{round(100 * row.schedule)} %"))


def _squad_line(made: SwissTournament, row: SquadStanding) -> SwissLine:
    return SwissLine(row.place, row.squad, _figures(made, row))


def _figures(made: SwissTournament, row: SwissRow | SquadStanding) -> tuple[str, ...]:
    """Return the columns that coaches and squads share."""
    harm = (f"{row.casualty_difference:+}",) if has_casualties(made) else ()
    return (str(row.total), f"{row.wins}\N{EN DASH}{row.draws}\N{EN DASH}{row.losses}",
            f"{row.scored}:{row.conceded}", *harm)


def chosen_to_exchange(made: SwissTournament, exchanged: Mapping[int, int]) -> tuple[str, ...]:
    """Return the two coaches who are to change places, nobody where there are not two tables for it."""
    listed = [each.value for each in exchangeable(made)]
    chosen = (str(exchanged.get(place, "")) for place in (0, 1))
    return () if len(listed) < 3 else tuple(
        each if each in listed else listed[place] for place, each in enumerate(chosen))


def exchangeable(made: SwissTournament) -> tuple[LabelledValue, ...]:
    """Return the coaches of the last round who may still change places."""
    if not made.rounds:
        return ()
    played = made.rounds[-1]
    open_tables = [pair for table, pair in enumerate(played.tables) if table not in played.scores]
    return tuple(LabelledValue(str(number), made.entrants[number].name)
                 for number in (*(each for pair in open_tables for each in pair), *played.byes))


def _details(entrant: Entrant) -> str:
    """Return team, number and groups of a coach."""
    member = _("NAF {n}").format(n=entrant.member) if entrant.member else ""
    return " · ".join(filter(None, (entrant.team, member, entrant.squad, entrant.division)))


def _number(made: SwissTournament, key: str) -> int:
    if key in ("win", "draw", "loss"):
        return made.worth[("win", "draw", "loss").index(key)]
    return made.bye_worth if key == "bye_worth" else made.minutes if key == "minutes" else made.rounds_planned


def _settings(made: SwissTournament) -> tuple[DaySetting, ...]:
    keys = [key for key in TIE_BREAKS if key != CASUALTIES or has_casualties(made)]
    choices = (LabelledValue(NONE, _("nothing more")), *(LabelledValue(key, _(TIE_BREAKS[key])) for key in keys))
    chosen = [*made.tie_breaks, *[NONE] * TIE_PLACES][:TIE_PLACES]
    breaks = [DaySetting(_("Tie-break {n}").format(n=place + 1), "day-break", str(place), choices, key)
              for place, key in enumerate(chosen)]
    squads = DaySetting(_("Meetings of squads"), "day-squads", "", tuple(
        LabelledValue(key, _(text)) for key, text in SQUADS.items()), made.squads)
    if len({entrant.division for entrant in made.entrants}) < 2:
        return *breaks, squads
    ways = (LabelledValue("within", _("within the divisions")), LabelledValue("between", _("between the divisions")))
    divisions = [DaySetting(_("Round {n} is played").format(n=number), "day-between", str(number), ways,
                            "between" if number in made.between else "within")
                 for number in range(len(made.rounds) + 1, made.rounds_planned + 1)]
    return *breaks, squads, *divisions
