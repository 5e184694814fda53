"""The pieces of the screens of teams, with the same text in every place where a text may stand."""

from fracas.view.controls import Labelled
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice
from fracas.view.teams import listing as teams
from fracas.view.teams import roster
from fracas.view.teams import roster_pieces as pieces


def team_pieces(text: str) -> dict[str, Markup]:
    """Return every piece by its name."""
    value = pieces.Value(text, text, True)
    player = pieces.PlayerRow(3, text, text, (value,), (text, text), text, True, True)
    lesson = pieces.Lesson(text, text, text, True)
    counted = pieces.Counted(text, text, text, 3, 2, text, text, (value,))
    opened = pieces.Open(3, text, text, (Labelled(text, text),), (pieces.Lessons(text, text, (lesson,)),), 7,
                         (counted,), pieces.ScoreFields((value, value._replace(text="")), True, "cave-brawl 2.3"))
    built = roster.Builder(
        "t1", "elfball", text, text, text, pieces.Tally(text, text, 200, 180), (pieces.Problem(text, text),), (player,),
        opened, (counted,), (counted._replace(is_full=""),), (roster.SupportSwitch(text, text, text, True, text),),
        ("plum", "lemon"), text, 180, (Labelled(text, text),), text, roster.Rolls(text, True, False),
    )
    row = teams.TeamRow("t1", text, text, ("plum", "lemon"), 2)
    rows = (row, row._replace(trouble=text))
    one = (Labelled(text, text),)
    ways = (teams.Founding("x", text, text),)
    listed = teams.Teams("elfball", rows, one, text, one, text, ways, (Notice(text),), text)
    card = teams.PlayerCard(player, (text,), 7, 7)
    return {
        "team": join(roster.head(built), roster.body(built)),
        "legal team": roster.head(built._replace(problems=(), tally=pieces.points(150, 180))),
        "empty team": roster.body(built._replace(players=(), open=None, off=text)),
        "teams": teams.teams(listed),
        "no teams": teams.teams(listed._replace(rows=())),
        "team sheet": teams.team_sheet(
            teams.TeamSheet("t1", text, text, (text,), (card,), ((text, text),), "plum", (text,))),
        "forum text": teams.forum_sheet(text),
    }
