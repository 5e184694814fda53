"""The pieces of the screens of teams, with the same text in every place where a text may stand."""

from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice
from fracas.view.teams import roster
from fracas.view.teams import roster_pieces as pieces
from fracas.view.teams import team_list as teams


def team_pieces(text: str) -> dict[str, Markup]:
    """Return every piece by its name."""
    value = pieces.PlayerValue(text, text, True)
    player = pieces.PlayerRow(3, text, text, (value,), (text, text), text, True, True)
    lesson = pieces.LearnableSkill(text, text, text, True)
    counted = pieces.Stepper(text, text, text, 3, 2, text, text, (value,))
    opened = pieces.PlayerEditor(3, text, text, (LabelledValue(text, text),),
                                 (pieces.LearnableSkills(text, text, (lesson,)),), 7,
                         (counted,), pieces.ScoreFields((value, value._replace(text="")), True, "cave-brawl 2.3"))
    built = roster.RosterBuilder(
        "t1", "elfball", text, text, text, pieces.PointsTally(text, text, 200, 180), (pieces.Problem(text, text),),
        (player,),
        opened, (counted,), (counted._replace(is_full=""),), (roster.SupportSwitch(text, text, text, True, text),),
        ("plum", "lemon"), text, 180, (LabelledValue(text, text),), text, roster.ScoreRolls(text, True, False),
    )
    row = teams.TeamRow("t1", text, text, ("plum", "lemon"), 2)
    rows = (row, row._replace(trouble=text))
    one = (LabelledValue(text, text),)
    ways = (teams.NewTeamOption("x", text, text),)
    listed = teams.TeamList("elfball", rows, one, text, one, text, ways, (Notice(text),), text)
    card = teams.PrintedPlayer(player, (text,), 7, 7)
    return {
        "team": join(roster.builder_head(built), roster.builder_body(built)),
        "legal team": roster.builder_head(built._replace(problems=(), tally=pieces.points_tally(150, 180))),
        "empty team": roster.builder_body(built._replace(players=(), open=None, off=text)),
        "teams": teams.team_list(listed),
        "no teams": teams.team_list(listed._replace(rows=())),
        "team sheet": teams.team_sheet(
            teams.TeamSheet("t1", text, text, (text,), (card,), ((text, text),), "plum", (text,))),
        "forum text": teams.forum_sheet(text),
    }
