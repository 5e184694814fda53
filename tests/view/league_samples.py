"""Every piece of the league screens once, with the same text in every place where a text may stand."""

from fracas.view.controls import Button, LabelledValue
from fracas.view.house_rules import SettingField
from fracas.view.leagues import league_list as leagues
from fracas.view.leagues import league_sheets, season
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice
from fracas.view.storage import SavedItem
from fracas.view.teams import between_matches, roster_pieces, team_scores


def league_pieces(text: str) -> dict[str, Markup]:
    """Return every piece by its name."""
    button = Button(text, text, text, "dice", name=text)
    choice = (LabelledValue(text, text),)
    notice = Notice(text, (button,), "warn")
    joining = leagues.TeamsForm((leagues.TeamFormRow(0, text, text, text),), choice, choice, text, choice, text)
    head = season.season_head("elfball", text, text, text, choice, text)
    match = season.FixtureRow(text, text, text, text, text, 0, (button,))
    table = season.FigureTable(text, (text, text), ((1, text),), 1, (text, "x"))
    dispute = league_sheets.ResultConflict(text, text, text, text, "ours")
    merging = league_sheets.merge_preview(league_sheets.MergePreview(text, 1, 1,
                                                                     (dispute, dispute._replace(chosen=""))))
    parts = join(
        season.panel(text, season.figure_table(table), season.head_legend(table), season.tie_breaks((text,)),
                     season.fixture_list((match,))),
        season.round_chooser(choice, text, "", text), season.bracket(((text, ((text, text, text, 1),)),)),
        season.team_list(((text, text, (button,)),)),
        season.side_by_side((season.titled_column(text, season.sentence(text)),)),
    )
    row = roster_pieces.PlayerRow(1, text, text, (roster_pieces.PlayerValue(text, text, True),), (text,), text)
    counted = (roster_pieces.Stepper(text, text, text, 1, 2, text, text, is_bare=text),)
    problem = roster_pieces.Problem(text, text)
    lesson = roster_pieces.LearnableSkill(text, text, text, off=text)
    pupil = between_matches.PlayerTraining(1, problem, (roster_pieces.LearnableSkills(text, text, (lesson,)),), text,
                                           text)
    paused = between_matches.BetweenMatchesPanel(text, text, 90, 180, (problem,), (text,), (text,), (row,), pupil,
                                                 counted,
                             counted, "cobalt", "#/league/1/sheet-0")
    mark = league_sheets.FigureField(text, text, text)
    marked = league_sheets.PlayerFigures(text, (mark, mark._replace(choices=choice)))
    paper = league_sheets.MatchSheetForm(True, ((text, (marked,)),), text)
    return {
        "between": between_matches.between_matches(paused, (*choice, *choice), text),
        "no time between": between_matches.between_matches(paused._replace(closed=text), choice, text),
        "leagues": leagues.league_list(
            (("elfball", SavedItem(text, text, (text, text), "#/league/1", text)),), "elfball", (notice,), merging),
        "no leagues": leagues.league_list((), "elfball"),
        "new league": leagues.league_form(leagues.LeagueForm(
            choice, text, text, choice, text, text, joining, (SettingField("a", text, choice, text, text),), text)),
        "season": season.season_screen(text, head, season.simulation_controls(3, 2, text, choice), (notice,),
                                season.tabs((("table", text, "#/league/1"),), "table"), parts),
        "simulation": season.simulation_progress(2, 7),
        "result": league_sheets.result_sheet(
            league_sheets.ResultForm(text, text, text, text, (text, text), text, False, text, paper)),
        "fixture": league_sheets.start_match_sheet(text, text, text, text, (("home", text, "real"),)),
        "improvements": league_sheets.improvement_sheet(text, text, ((text, text, choice, text),)),
        "scores": team_scores.team_scores(text, (text,), (team_scores.PlayerScores(1, text, (text,)),), "home"),
    }
