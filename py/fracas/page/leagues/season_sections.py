"""The markup of the parts of a season: table, fixtures, bracket, players, teams, and the season on one page."""

from collections.abc import Callable, Sequence

from fracas import games
from fracas.bots.levels import level_of
from fracas.faces import roster_editor_of
from fracas.league.between_matches import ImprovableTeam, improvable_teams
from fracas.league.export import TABLE_SHORT, status_name, table_head, table_head_short, table_rows, winner_name
from fracas.league.histories import PlayerHistory, player_histories, top_players
from fracas.league.matchups import DONE, FINAL, OPEN, Matchup, Tie, bracket, champion, matchups, round_name
from fracas.league.model import BRACKET, HUMAN, Season
from fracas.league.overview import moment_text
from fracas.league.schedule import BYE
from fracas.locale import _, pgettext
from fracas.page import routes
from fracas.page.leagues.shelf import OpenLeague
from fracas.view.controls import Button, LabelledValue, button
from fracas.view.leagues import season as view
from fracas.view.markup import EMPTY, Markup, el, join

MOST_TOP = 5
Buttons = Callable[[Matchup], tuple[Button, ...]]


def viewed_season(opened: OpenLeague) -> Season:
    """Return the season that is shown."""
    league = opened.league
    return league.seasons[opened.season - 1] if 0 < opened.season <= len(league.seasons) else league.season


def season_lines(opened: OpenLeague) -> list[Matchup]:
    """Return the matchups of the season that is shown."""
    season = viewed_season(opened)
    return opened.compute_once(f"lines {season.number}", lambda: matchups(opened.league, season))


def open_improvements(opened: OpenLeague) -> list[ImprovableTeam]:
    """Return the teams that may improve players after their last match."""
    return opened.compute_once("improving", lambda: improvable_teams(opened.league))


def champion_name(opened: OpenLeague) -> str:
    """Return the name of the champion of the season, "" while there is none."""
    season = viewed_season(opened)
    winner = champion(opened.league, season, season_lines(opened))
    return season.entries[winner].name if winner >= 0 else ""


# -- table -----------------------------------------------------------------------------------------------------


def table(opened: OpenLeague) -> Markup:
    """Return the table with its tie-breaks."""
    rows = tuple(tuple(row) for row in table_rows(opened.league, viewed_season(opened), season_lines(opened)))
    head = tuple(_(title) for title in table_head(opened.league))
    short = tuple(pgettext("short", title) for title in table_head_short(opened.league))
    order = games.ruleset(opened.league.game).ranking.order
    model = view.FigureTable(_("Table"), head, rows, 1, short)
    return view.panel(_("Table"), view.figure_table(model), view.head_legend(model),
                      view.tie_breaks(tuple(_(rule) for _key, rule in order)),
                      el("div", button(Button(_("Share picture"), "card", icon="share")), class_="acts"))


# -- fixtures --------------------------------------------------------------------------------------------------


def round_of(line: Matchup) -> str:
    """Return the round of a fixture: "r3", "k1", "final"."""
    return line.fixture.key.partition(".")[0]


def rounds(opened: OpenLeague) -> tuple[LabelledValue, ...]:
    """Return the rounds known so far."""
    keys = dict.fromkeys(map(round_of, season_lines(opened)))
    return tuple(LabelledValue(key, round_name(key)) for key in keys)


def usual_round(opened: OpenLeague) -> str:
    """Return the round to show first: the one with the first open match, else the last."""
    listed = season_lines(opened)
    found = next((line for line in listed if line.status == OPEN), listed[-1] if listed else None)
    return round_of(found) if found is not None else ""


def title(opened: OpenLeague, line: Matchup) -> str:
    """Return the names of both teams of a match."""
    entries = viewed_season(opened).entries
    return _("{home} – {away}").format(home=entries[line.fixture.home].name, away=entries[line.fixture.away].name)


def matches(opened: OpenLeague, listed: Sequence[Matchup], buttons: Buttons) -> Markup:
    """Return the list of some fixtures."""
    names = [entry.name for entry in viewed_season(opened).entries]
    found = []
    for line in listed:
        side = (line.fixture.home, line.fixture.away).index(line.winner) if line.winner >= 0 else -1
        status = status_name(line)
        if line.status == DONE and line.result is not None and line.winner != _leader(line):
            status = _("{status}: {winner}").format(status=status, winner=winner_name(viewed_season(opened), line))
        found.append(view.FixtureRow(
            line.fixture.key, names[line.fixture.home], names[line.fixture.away], line.score, status, side,
            buttons(line)))
    return view.fixture_list(found)


def _leader(line: Matchup) -> int:
    """Return the entry with more points, NOBODY = -1 if level."""
    assert line.result is not None
    home, away = line.result.points
    return -1 if home == away else (line.fixture.home, line.fixture.away)[away > home]


def fixtures(opened: OpenLeague, now: str, buttons: Buttons) -> Markup:
    """Return one round with a chooser for the others."""
    listed = rounds(opened)
    keys = [choice.value for choice in listed]
    at = keys.index(now) if now in keys else 0
    chooser = view.round_chooser(listed, keys[at], keys[at - 1] if at else "", (*keys, "")[at + 1]) if keys else None
    of_round = [line for line in season_lines(opened) if round_of(line) == keys[at]] if keys else []
    return view.panel(_("Fixtures"), chooser, _byes(opened, of_round), matches(opened, of_round, buttons))


def _byes(opened: OpenLeague, of_round: Sequence[Matchup]) -> Markup | None:
    """Return the teams without a match in a round of a round robin, None if all play."""
    if not of_round or of_round[0].fixture.key[0] != "r":
        return None
    season = viewed_season(opened)
    playing = {n for line in of_round for n in (line.fixture.home, line.fixture.away)}
    free = [entry.name for number, entry in enumerate(season.entries) if number not in playing]
    return view.sentence(_("Without a match in this round: {teams}.").format(teams=", ".join(free))) if free else None


# -- bracket ---------------------------------------------------------------------------------------------------


def draw(opened: OpenLeague) -> Markup:
    """Return the bracket."""
    season = viewed_season(opened)
    found = []
    for ties in bracket(season):
        key = ties[0].key.partition(".")[0]
        found.append((round_name(key), [_meeting(season, tie) for tie in ties]))
    return view.panel(_("Bracket"), view.bracket(found))


def _meeting(season: Season, tie: Tie) -> view.BracketMatch:
    names = [_("not known yet") if n is None else _("bye") if n == BYE else season.entries[n].name
             for n in (tie.home, tie.away)]
    through = tie.qualifier
    side = -1 if through is None or through < 0 else (tie.home, tie.away).index(through)
    return names[0], names[1], tie.matchup.score if tie.matchup is not None else "", side


# -- players ---------------------------------------------------------------------------------------------------


def players_of(opened: OpenLeague) -> list[PlayerHistory]:
    """Return the careers of all players of the league."""
    return opened.compute_once("lives", lambda: player_histories(opened.league))


def top_lists(opened: OpenLeague) -> Markup:
    """Return the top lists of the figures."""
    career = games.career(opened.league.game)
    head = (_("Player"), _("Team"), _("Matches"), _("Times"))
    parts = []
    for figure, label in (career.figures if career else {}).items():
        rows = tuple((f"{life.name} ({life.shirt + 1})", life.team_name, life.matches, life.figures[figure])
                     for life in top_players(players_of(opened), figure, MOST_TOP))
        if rows:
            parts.append(view.titled_column(_(label), view.figure_table(view.FigureTable(_(label), head, rows))))
    return view.panel(_("Top lists"), view.side_by_side(parts)) if parts else EMPTY


def _moment(when: tuple[int, str]) -> str:
    """Return a season and a fixture as choices name them, the last fixture by its name."""
    return f"{when[0]}/{round_name(FINAL)}" if when[1] == FINAL else moment_text(when)


def players(opened: OpenLeague, team: str) -> Markup:
    """Return the players of one team from their first match to their last."""
    career = games.career(opened.league.game)
    if career is None:
        return view.panel(_("Players"), view.sentence(_("This game keeps no careers of its players.")))
    entries = {entry.key: entry.name for season in opened.league.seasons for entry in season.entries}
    team = team if team in entries else next(iter(entries))
    names = [_(name) for name in career.figures.values()]
    head = (_("Shirt"), _("Player"), _("Since"), _("Until"), _("Matches"), *names)
    rows: tuple[tuple[str | int, ...], ...] = tuple(
        (life.shirt + 1, life.name, _moment(life.since), _moment(life.until) if life.until else "", life.matches,
         *(life.figures[figure] for figure in career.figures))
        for life in sorted((one for one in players_of(opened) if one.team == team), key=lambda one: one.shirt)
    )
    short = (pgettext("short", TABLE_SHORT[0]), *head[1:])
    chooser = view.chooser(_("Team"), "players", tuple(LabelledValue(key, name) for key, name in entries.items()), team)
    note = view.sentence(_("“2/r3.1” means season 2, round 3, match 1. “2” means the start of season 2."))
    return join(top_lists(opened), view.panel(
        _("Players"), chooser, view.figure_table(view.FigureTable(_("Players"), head, rows, 1, short)), note))


def life_key(life: PlayerHistory, lives: list[PlayerHistory]) -> str:
    """Return the last word of the address of a player's life."""
    return f"{routes.LIFE}{lives.index(life)}"


def life_links(opened: OpenLeague, team: str) -> Markup:
    """Return links to the lives of a team's players, those of the first team for an unknown one."""
    lives = players_of(opened)
    if lives and team not in {life.team for life in lives}:
        team = lives[0].team
    links = [el("li", el("a", life.name, href=routes.write(routes.LEAGUE, opened.key, life_key(life, lives))))
             for life in lives if life.team == team]
    return view.panel(_("Lives"), el("ul", links, class_="lives")) if links else EMPTY


# -- teams and the whole season --------------------------------------------------------------------------------


def teams(opened: OpenLeague, can_withdraw: bool) -> Markup:
    """Return the teams with their coaches."""
    season, has_sheets = viewed_season(opened), can_withdraw and roster_editor_of(opened.league.game) is not None
    listed = []
    for number, entry in enumerate(season.entries):
        coach = _("human coach") if entry.coach == HUMAN else _(level_of(entry.coach).name)
        gone = number in season.withdrawn_teams
        words = _("{coach}, has withdrawn").format(coach=coach) if gone else coach
        out = Button(_("Withdraw"), "withdraw", str(number), "flag", name=_("Withdraw: {team}").format(team=entry.name))
        back = Button(_("Bring back"), "reinstate", str(number), "undo",
                      name=_("Bring back: {team}").format(team=entry.name))
        sheet = Button(_("Print sheet"), "team-sheet", str(number), "book",
                       name=_("Print sheet: {team}").format(team=entry.name))
        listed.append((entry.name, words, (
            *((sheet,) if has_sheets else ()), *((back if gone else out,) if can_withdraw else ()))))
    return view.panel(_("Teams"), view.team_list(listed))


def season_page(opened: OpenLeague) -> Markup:
    """Return the season on one page, for paper."""
    by_round: dict[str, list[Matchup]] = {}
    for line in season_lines(opened):
        by_round.setdefault(round_of(line), []).append(line)
    results = [view.titled_column(round_name(key), matches(opened, found, lambda line: ()))
               for key, found in by_round.items()]
    return join(
        view.action_row([Button(_("Print"), "print", icon="share", main=True)]),
        draw(opened) if opened.league.plan == BRACKET else table(opened),
        view.panel(_("Results"), view.side_by_side(results)), top_lists(opened))
