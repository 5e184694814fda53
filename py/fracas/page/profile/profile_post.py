"""The profile as a post in Markdown, with the board of the last match won."""

from fracas.league.chronicle_words import plain
from fracas.locale import _
from fracas.view.profile import ProfileModel


def profile_post(model: ProfileModel, board: str = "") -> str:
    """Return a profile as a post.

    Args: board - link of a match, "" without one.
    """
    habits = model.habits.sentences if model.habits is not None else ()
    head = (_("Game"), _("Won"), _("Drawn"), _("Lost"), _("Beaten"))
    parts = (
        ("# " + _("My record"), [f"- {plain(what)}: {plain(much)}" for what, much in model.figures]),
        ("## " + _("The last match won"), ["```fracas", "kind: frame", board, "```"] if board else []),
        ("## " + _("Habits"), [f"- {plain(each)}" for each in habits]),
        ("## " + _("Games"), [_line(head), "|---|---:|---:|---:|---|", *map(_line, model.games)]),
        ("## " + _("Badges"), [f"- {plain(each.title)}, {plain(each.game)}" for each in model.badges]),
    )
    return "\n".join("\n".join((title, "", *lines, "")) for title, lines in parts if lines)


def _line(row: tuple[object, ...]) -> str:
    return f"| {' | '.join(plain(str(each)) for each in row)} |"
