"""The sheets over the page: the menu of a match, and the list of keys."""

from collections.abc import Iterator, Sequence

from fracas.faces.plane_face import PlaneFace
from fracas.kernel.game import Game
from fracas.kernel.resign import CONCEDE, resignation
from fracas.kernel.ruleset import Action
from fracas.kernel.table import NOBODY, Side
from fracas.locale import N_, _
from fracas.page import routes
from fracas.view.controls import Button
from fracas.view.markup import Markup, el
from fracas.view.match.menu import MenuItem, match_menu
from fracas.view.shell import sheet

AT_FIXED_MOMENTS: Action = (CONCEDE,)  # of the side to act, where a game lets it give up only now and then
TIME = ("time",)  # the input that ends a match whose time is up

Help = tuple[tuple[str, str], ...]

HELP: Help = (
    (N_("Arrow keys"), N_("from cell to cell")), ("Y U H L B N", N_("to the six neighbours")),
    (N_("Home, End"), N_("ends of the row, with Ctrl corners of the board")),
    (N_("Enter, Space"), N_("choose or act")), (N_("Escape"), N_("cancel")),
    ("E", N_("confirm the plan")), ("S", N_("to your turn, while others act")), ("Z, X", N_("undo, redo")),
    ("G", N_("log")), ("F", N_("chances as figures")),
    ("M", N_("zoom")), ("T", N_("danger everywhere")),
    (N_("1 to 6"), N_("faces of real dice")), ("/", N_("command box")), ("?", N_("this list")),
)

PLANE_HELP: Help = (
    (N_("Arrow keys"), N_("by an inch, with Ctrl by a quarter")), (N_("Home, End"), N_("west and east edge")),
    (N_("Enter, Space"), N_("choose or act")), (N_("Escape"), N_("cancel")),
    ("N, P", N_("next or previous unit")), ("A", N_("next target")), ("T", N_("measuring tape")),
    ("E", N_("confirm the plan")), ("S", N_("to your turn, while others act")), ("Z, X", N_("undo, redo")),
    ("G", N_("log")), ("M", N_("zoom")),
    (N_("1 to 6"), N_("faces of real dice")), ("?", N_("this list")),
)


def menu_of(game: Game, side: Side, match: str, has_sound: bool, more: Sequence[Button] = ()) -> Markup:
    """Return the menu of a match: wishes while playing, the rest behind a button, last the ends.

    Args: side - whose coach has opened it and could give up, NOBODY if no person plays.
          match - id of its save.
          has_sound - whether sounds are switched on.
          more - further buttons.
    """
    sound = MenuItem(_("Sounds"), "sound" if has_sound else "mute", "sound", pressed=has_sound)
    first = (MenuItem(_("Rules"), "book", "rules"), MenuItem(_("Squads"), "team", "squads"),
             MenuItem(_("Start page"), "back", href="#/"))
    others = [
        sound, MenuItem(_("Settings"), "gear", href="#/settings"),
        MenuItem(_("Turn the board"), "turn", "turn"),
        MenuItem(_("Danger everywhere"), "tackle", "threats"), MenuItem(_("Match report"), "cup", "match-report"),
        MenuItem(_("Watch again, share"), "play", href=routes.write(routes.REPLAY, routes.OWN + match)),
        MenuItem(_("Put it into a post"), "copy", href=routes.write(routes.EMBED, routes.OWN + match)),
        MenuItem(_("Make a lesson"), "book", href=routes.write(routes.LESSON_MAKER, routes.OWN + match, "0")),
        MenuItem(_("Download the record"), "download", "download"),
        MenuItem(_("Saved matches"), "dice", href="#/saved"),
        *(MenuItem(each.label, each.icon, each.do, pressed=each.pressed) for each in more),
        MenuItem(_("Command box"), "pencil", "typed"), MenuItem(_("Keys"), "help", "help"),
        MenuItem(_("Report a problem"), "flag", "report"),
    ]
    return sheet(_("Menu"), match_menu(first, (*others, *_endings(game, side))))


def _endings(game: Game, side: Side) -> Iterator[MenuItem]:
    """Yield the ways to end a match before its time, last in the menu and far from all else."""
    if game.pending is None and not game.is_terminal() and game.ruleset.is_legal(game.state, TIME):
        yield MenuItem(_("Time is up"), "flag", "time")  # the game looks at no watch
    why_not = game.ruleset.why_not(game.boundary, resignation(side)) if side != NOBODY else ""
    can_concede = concession_action(game, side) is not None
    if can_concede or why_not and not game.is_terminal():
        yield MenuItem(_("Concede"), "flag", "concede", off="" if can_concede else why_not.rstrip("."), is_last=True)


def concession_action(game: Game, side: Side) -> Action | None:
    """Return the action by which a side gives up now, None where the rules do not let it."""
    if game.is_terminal() or side == NOBODY:
        return None
    if game.ruleset.is_legal(game.boundary, resignation(side)):
        return resignation(side)
    is_own_turn = game.pending is None and game.to_act == side
    return AT_FIXED_MOMENTS if is_own_turn and game.ruleset.is_legal(game.state, AT_FIXED_MOMENTS) else None


def help_sheet(listed: Help = HELP) -> Markup:
    """Return the list of keys; letters and signs are those of the keyboard, words are translated."""
    rows = [el("div", el("dt", el("b", _(keys) if any(map(str.islower, keys)) else keys)), el("dd", _(text)))
            for keys, text in listed]
    return sheet(_("Keys on the board"), el("dl", rows, class_="terms"))


def help_of(plane: PlaneFace | None) -> Help:
    """Return the keys of a board."""
    return HELP if plane is None else (*PLANE_HELP[:-1], ("/", plane.command_examples), PLANE_HELP[-1])
