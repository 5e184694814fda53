"""A match at a terminal: the board in letters, a line of input at a time."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TextIO

import fracas
from fracas.bots import Bot
from fracas.bots.candidates import CandidateScore
from fracas.bots.decision_point import decision_point_of
from fracas.commands import narration
from fracas.commands.files import write_file
from fracas.commands.output import columns
from fracas.kernel.errors import IllegalAction, quote
from fracas.kernel.game import Game
from fracas.kernel.table import Choice, Roll
from fracas.locale import N_, _

HELP = (
    ("help", N_("list these words")),
    ("board", N_("draw the board")),
    ("legal [WORDS]", N_("list the legal actions, or those that start with your words")),
    ("odds ACTION", N_("the exact odds of an action")),
    ("why", N_("what just happened and why, and what the bot considered")),
    ("hint", N_("what the rookie bot would do")),
    ("undo, redo", N_("undo what no die has decided, and redo it")),
    ("save FILE", N_("write the record of the match to a file")),
    ("quit", N_("stop playing")),
)


class Terminal:
    """A match in progress.

    Args: bots - per side, None for a human.
          source, target - where input comes from and where text goes.
    """

    def __init__(self, game: Game, bots: tuple[Bot | None, Bot | None], source: TextIO, target: TextIO) -> None:
        self.game = game
        self.bots = bots
        self.source = source
        self.target = target
        self.is_left = False
        self.is_asked = False  # what is to be done was shown and nothing has changed since
        self.considered: list[CandidateScore] = []  # by the bot that decided last
        self.words: dict[str, Callable[[str], None]] = {
            "help": self.help, "board": self.board, "legal": self.legal, "odds": self.odds, "why": self.why,
            "hint": self.hint, "undo": self.undo, "redo": self.redo, "save": self.save, "quit": self.quit,
        }

    def play(self) -> None:
        """Play until the match is over, the input ends or the coach quits."""
        self.say(_("Type an action from the list, or “help”."))
        self.board("")
        while not self.is_left and not self.game.is_terminal():
            bot = None if isinstance(self.game.pending, Roll) else self.bots[self.game.to_act]
            if bot is None:
                self.prompt()
            else:
                self.play_bot(bot)
        if self.game.is_terminal():
            self.board("")
            self.say(_("The match is over."))

    def say(self, *lines: str) -> None:
        """Print lines."""
        self.target.writelines(f"{line}\n" for line in lines)

    # -- turns of humans and bots ------------------------------------------------------------------------------------

    def prompt(self) -> None:
        """Show the open question and read a line."""
        asked = self.game.pending
        if self.is_asked:
            pass  # the list stands above
        elif isinstance(asked, Roll):
            self.say(*narration.roll_prompt(self.game, asked), _("(an empty line rolls virtual dice)"))
        elif isinstance(asked, Choice):
            self.say(*narration.question_lines(self.game, asked))
        else:
            self.legal("")
        self.is_asked = True
        self.target.write(f"{(_('home'), _('away'))[self.game.to_act]}> ")
        self.target.flush()
        line = self.source.readline()
        self.say(*([""] if not line else []))
        if line:
            self.run_line(line.strip())
        else:
            self.is_left = True

    def run_line(self, line: str) -> None:
        """Carry out one line of input; an invalid one is refused in one line."""
        word, _space, rest = line.partition(" ")
        try:
            if word.lower() in self.words:
                self.words[word.lower()](rest.strip())
            elif line or isinstance(self.game.pending, Roll):
                self.submit(line)
        except (ValueError, OSError) as error:
            self.say(f"! {error}")

    def submit(self, line: str) -> None:
        """Give the game an action, an option or faces."""
        side = self.game.to_act
        if isinstance(self.game.pending, Roll) and not line:
            self.game.roll_for_me()
        elif self.game.pending is not None:
            self.game.answer(line)
        else:
            self.game.apply(line)
        self.considered, self.is_asked = [], False
        self.show_events()
        if self.game.to_act != side and not self.game.is_terminal() and self.bots[self.game.to_act] is None:
            self.board("")

    def play_bot(self, bot: Bot) -> None:
        """Apply the next decision of a bot."""
        situation = decision_point_of(self.game)
        thought = bot.think(situation)
        decision = thought.finish()
        bot.follow(thought)
        if self.game.pending is None:
            self.say(f"* {self.game.ruleset.action_text(self.game.state, decision)}")
            self.game.apply(decision)
        else:
            self.game.answer(decision)
        self.considered, self.is_asked = thought.explanation() or self.considered, False
        self.show_events()
        if not self.game.is_terminal() and self.bots[self.game.to_act] is None and self.game.pending is None:
            self.board("")

    def show_events(self) -> None:
        """Print the events of the last input."""
        self.say(*(f"  {said}" for said in narration.event_sentences(self.game, self.game.fresh, self.game.state)))

    # -- words -------------------------------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        """List the words."""
        self.say(*columns([(f"  {word}", _(meaning)) for word, meaning in HELP]))

    def board(self, rest: str) -> None:
        """Draw the board."""
        self.say(narration.board_text(self.game))

    def legal(self, rest: str) -> None:
        """List the legal actions."""
        texts: Iterable[str] = self.game.legal_texts()
        self.say(*narration.compact_actions([text for text in texts if text.lower().startswith(rest.lower())],
                                            bool(rest)))

    def odds(self, rest: str) -> None:
        """Work out the odds of an action."""
        outcomes, assumptions = fracas.odds(self.game, rest)
        self.say(*narration.odds_lines(self.game, rest, outcomes), *map(_, assumptions))

    def why(self, rest: str) -> None:
        """Explain the last action."""
        if not self.game.plies:
            raise IllegalAction(_("Nothing has happened yet."))
        ply = self.game.plies[-1]
        self.say(f"  {ply.text}", *narration.events_with_rules(self.game, ply.events, ply.before))
        self.say(*narration.bot_thoughts(self.considered))

    def hint(self, rest: str) -> None:
        """Ask the rookie bot."""
        thought = Bot("rookie", "hint").think(decision_point_of(self.game))
        thought.finish()
        best = thought.explanation()
        self.say(*narration.bot_thoughts(best) or [f"  {self._text(thought.best)}"])

    def _text(self, decision: Any) -> str:
        choice = self.game.pending
        if isinstance(choice, Choice):
            return self.game.ruleset.option_text(self.game.state, choice, decision)
        return self.game.ruleset.action_text(self.game.state, decision)

    def undo(self, rest: str) -> None:
        """Take the last input back."""
        self.game.undo()
        self.is_asked = False
        self.board("")

    def redo(self, rest: str) -> None:
        """Do it again."""
        self.game.redo()
        self.is_asked = False
        self.show_events()

    def save(self, rest: str) -> None:
        """Write the record to a file, but over no file that is something else."""
        path = Path(rest)
        if not rest or (path.exists() and not path.read_text(encoding="utf-8", errors="replace").startswith("[Game ")):
            raise IllegalAction(_("{file} is not the record of a match, and is not overwritten.").format(
                file=quote(rest)))
        write_file(path, self.game.record)
        self.say(_("Saved to {file}.").format(file=rest))

    def quit(self, rest: str) -> None:
        """Leave."""
        self.is_left = True
