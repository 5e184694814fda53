"""Every piece of the league screens once, with the same text in every place where a text may stand."""

from fracas.view.controls import Button, Labelled
from fracas.view.house_rules import SettingField
from fracas.view.leagues import league_sheets, season
from fracas.view.leagues import listing as leagues
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice
from fracas.view.storage import Saved
from fracas.view.teams import coaching, roster_pieces, team_scores


def league_pieces(text: str) -> dict[str, Markup]:
    """Return every piece by its name."""
    button = Button(text, text, text, "dice", name=text)
    choice = (Labelled(text, text),)
    notice = Notice(text, (button,), "warn")
    joining = leagues.Joining((leagues.JoiningTeam(0, text, text, text),), choice, choice, text, choice, text)
    head = season.head("elfball", text, text, text, choice, text)
    match = season.Match(text, text, text, text, text, 0, (button,))
    table = season.Figures(text, (text, text), ((1, text),), 1, (text, "x"))
    dispute = league_sheets.Dispute(text, text, text, text, "ours")
    merging = league_sheets.merging(league_sheets.Merging(text, 1, 1, (dispute, dispute._replace(chosen=""))))
    parts = join(
        season.panel(text, season.table(table), season.key_of_heads(table), season.tie_breaks((text,)),
                     season.matches((match,))),
        season.round_chooser(choice, text, "", text), season.bracket(((text, ((text, text, text, 1),)),)),
        season.listing(((text, text, (button,)),)), season.columns((season.column(text, season.sentence(text)),)),
    )
    row = roster_pieces.PlayerRow(1, text, text, (roster_pieces.Value(text, text, True),), (text,), text)
    counted = (roster_pieces.Counted(text, text, text, 1, 2, text, text, is_bare=text),)
    problem = roster_pieces.Problem(text, text)
    lesson = roster_pieces.Lesson(text, text, text, off=text)
    pupil = coaching.Pupil(1, problem, (roster_pieces.Lessons(text, text, (lesson,)),), text, text)
    paused = coaching.CoachingPart(text, text, 90, 180, (problem,), (text,), (text,), (row,), pupil, counted,
                             counted, "cobalt", "#/league/1/sheet-0")
    mark = league_sheets.FigureField(text, text, text)
    marked = league_sheets.Marked(text, (mark, mark._replace(choices=choice)))
    paper = league_sheets.Paper(True, ((text, (marked,)),), text)
    return {
        "between": coaching.coaching(paused, (*choice, *choice), text),
        "no time between": coaching.coaching(paused._replace(closed=text), choice, text),
        "leagues": leagues.league_list(
            (("elfball", Saved(text, text, (text, text), "#/league/1", text)),), "elfball", (notice,), merging),
        "no leagues": leagues.league_list((), "elfball"),
        "new league": leagues.new_league(leagues.NewLeague(
            choice, text, text, choice, text, joining, (SettingField("a", text, choice, text, text),), text)),
        "season": season.season(text, head, season.work(3, 2, text, choice), (notice,),
                                season.tabs((("table", text, "#/league/1"),), "table"), parts),
        "simulation": season.working(2, 7),
        "result": league_sheets.entry_sheet(
            league_sheets.ResultForm(text, text, text, text, (text, text), text, False, text, paper)),
        "fixture": league_sheets.play_sheet(text, text, text, text, (("home", text, "real"),)),
        "improvements": league_sheets.improvement_sheet(text, text, ((text, text, choice, text),)),
        "scores": team_scores.team_scores(text, (text,), (team_scores.PlayerScores(1, text, (text,)),), "home"),
    }
