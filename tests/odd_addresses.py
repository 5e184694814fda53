"""Addresses that nobody should be at, by what is told of them; mistyped, cut, or of another page."""

NOWHERE = (  # they cannot be read, or name what there is not
    "#/garbage", "#/%", "#/%E0%A4%A", "#/m/garbage", "#/p/xyz", "#/match", "#/match/<b>x</b>", "#/new", "#/new/xyz",
    "#/new/xyz/table", "#/lessons/xyz", "#/lesson/xyz", "#/lesson/elfball/xyz", "#/rules/xyz", "#/puzzles/xyz",
    "#/puzzle/xyz", "#/puzzle/elfball/xyz", "#/puzzle/elfball/vs-xyz", "#/rivals", "#/rivals/xyz", "#/today/xyz",
    "#/again/xyz", "#/profile/xyz", "#/settings/xyz", "#/teams/xyz",
)
LINKS = (  # their last word should be a link
    "#/replay/xyz", "#/report/xyz", "#/live/xyz", "#/embed/xyz", "#/odds/xyz", "#/course/xyz", "#/letter/xyz",
    "#/position/xyz", "#/puzzle/2eAAAA", "#/companion/log/xyz",
)
ABSENT = (  # they can be read, but nothing of that name is saved here
    "#/match/xyz", "#/match/link-xyz", "#/match/rival-xyz", "#/retry/xyz", "#/league/xyz", "#/league/xyz/sheet",
    "#/tournament/xyz", "#/team/xyz", "#/companion/xyz", "#/companion/weigh/xyz", "#/terrain/xyz",
)
