"""Prompts of Cave Brawl's questions; the answer that the odds assume is the main one."""

from collections.abc import Callable

from fracas.faces.cave_brawl.labels import surroundings
from fracas.faces.cave_brawl.names import cell_of, name, team_name
from fracas.faces.choices import NOWHERE, AnswerChoice, QuestionPrompt
from fracas.games.cave_brawl.block import STAY
from fracas.games.cave_brawl.odds.policy import policy
from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.turn import AGAIN, KEEP
from fracas.kernel.table import Choice
from fracas.locale import N_, _


def _of_squares(title: str, words: str, label: str, stay: str = "") -> Callable[[State, Choice], QuestionPrompt]:
    """Return the asker of a question for a square; pushes are drawn as arrows.

    Args: way - the words for one of them; stay - the words for none.
    """
    def ask(s: State, choice: Choice) -> QuestionPrompt:
        best, start = policy(s, choice), cell_of(s, choice.target) if choice.kind == "push" else NOWHERE
        who, whom = (name(s, one) if one >= 0 else "" for one in (choice.who, choice.target))
        moved = choice.target if choice.kind == "push" else choice.who
        replies = tuple(
            AnswerChoice(STAY, _(stay), is_main=best == STAY) if option == STAY else
            _reply(s, int(option), _(label).format(whom=whom, cell=PIT.names[int(option)]), start, moved,
                   option == best)
            for option in choice.options)
        return QuestionPrompt(_(title).format(name=who, whom=whom, team=team_name(s, choice.coach)), _(words), replies)

    return ask


def _reply(s: State, cell: int, label: str, start: int, moved: int, is_main: bool) -> AnswerChoice:
    """Return a square as an answer.

    Args: start - origin of the arrow to it, `NOWHERE` for none; moved - the player moved there.
    """
    angle = 45 * PIT.direction(start, cell) if start >= 0 else -1
    return AnswerChoice(cell, label, surroundings(s, cell, moved), cell, angle, is_main=is_main)


_TO = N_("To {cell}")

QUESTIONS: dict[str, Callable[[State, Choice], QuestionPrompt]] = {
    "reroll": lambda _state, _choice: QuestionPrompt(
        _("Keep these scores?"), _("You re-roll the whole team or nobody."),
        (AnswerChoice(KEEP, _("Keep"), is_main=True), AnswerChoice(AGAIN, _("Re-roll")))),
    "bounce": _of_squares(N_("Where does the ball bounce?"), N_("Tap a lit square."), _TO),
    "place": _of_squares(N_("{team}: where do you put the ball?"),
                         N_("The kick missed, so you choose. Tap a lit square."), _TO),
    "push": _of_squares(N_("{name} pushes {whom}. Where to?"), N_("Tap a square beside him."), _TO,
                        N_("Do not push")),
    "follow": _of_squares(N_("{name}: follow up?"), N_("It costs one square of movement."), N_("Follow to {cell}"),
                          N_("Stay here")),
    "awaken": _of_squares(N_("Where does {name} rise again?"), N_("Tap a lit square."), _TO),
}
