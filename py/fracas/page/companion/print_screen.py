"""The screen of printed sheets: cards of a team, tracks, counters, the sequence of play."""

from fracas.faces import face_of, tracker_of
from fracas.faces.tracker import Boxes, TurnStep
from fracas.games import ruleset, tracking_rules
from fracas.kernel.contracts.rulebook import find_chapter
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.chunks import rulebook_of
from fracas.page.controls import control, with_follow_up
from fracas.page.saving import my_teams
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.rule_sheet import readable_chapter
from fracas.page.shell import Shell
from fracas.view.arguments import one_of, text
from fracas.view.board.counters import kit_classes
from fracas.view.controls import LabelledValue
from fracas.view.learn.rules import ChapterText
from fracas.view.markup import Markup
from fracas.view.table.print_sheets import PrintCard, Sheets, StepLine, Track, sheets

PAPERS = ("a4", "letter")
SHORT, FULL = "short", "full"


class PrintScreen(MarkupScreen):
    """The sheets of a game.

    Args: shell - the page.
          game - its key.
    """

    key = routes.COMPANION

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__(shell)
        self.game, self.face = game, face_of(game)
        self.mine = my_teams.TeamChoices(shell.shelf.store, game)
        self.team, self.paper, self.length = self.face.home_team, PAPERS[0], SHORT
        self.controls = with_follow_up({
            "print-team": control(self._choose, text),
            "print-paper": control(lambda paper: setattr(self, "paper", paper), one_of(*PAPERS)),
            "print-length": control(self._choose_length, one_of(SHORT, FULL)),
        }, self.draw)

    def _teams(self) -> tuple[LabelledValue, ...]:
        return *self.mine.choices(), *self.face.teams()

    def _name(self) -> str:
        """Return the name of the team without its side."""
        return next(each.label for each in self._teams() if each.value == self.team)

    def _choose(self, team: str) -> None:
        if any(each.value == team for each in self._teams()):
            self.team = team

    def _choose_length(self, length: str) -> None:
        """Print the sequence of play in short, or with its rules as soon as the rule book is here."""
        def choose() -> None:
            self.length = length
            self.draw()
        self.shell.when_loaded_here(choose, *(rulebook_of(self.game),) if length == FULL else ())

    def markup(self) -> Markup:
        known = tracking_rules(self.game)
        assert known is not None
        code = self.mine.code(self.team) or self.team
        needs = known.rules.options(self.mine.needs(self.team))
        state = known.rules.start(needs, code, code)
        of, face = tracker_of(self.game), self.face
        own = [who for who in of.players(state) if of.side(state, who) == 0]
        cards = tuple(
            PrintCard(card._replace(token=card.token._replace(can_act=False, selected=False)),
                       _track(of.wounds(state, who)))
            for who in own for card in [face.card(state, who, "")])
        kits = kit_classes((face.default_kit(self.team, 0), face.default_kit(self.team, 1)))
        return sheets(Sheets(
            slugs.slug_of(self.game), _(known.rules.name), self._name(), self._teams(), self.team,
            (LabelledValue("a4", "A4"), LabelledValue("letter", _("Letter"))), self.paper,
            (LabelledValue(SHORT, _("Short")), LabelledValue(FULL, _("Full"))), self.length, cards,
            tuple(map(_track, of.boxes)),
            tuple(StepLine(_(step.label), _(step.dice) if step.dice else "", step.rule) for step in of.steps),
            self._chapters(of.steps) if self.length == FULL else (), kits))

    def _chapters(self, steps: tuple[TurnStep, ...]) -> tuple[ChapterText, ...]:
        """Return the rules behind the steps, each once, in their order."""
        rules = ruleset(self.game).rules_text()
        found = [find_chapter(rules, step.rule)[0] for step in steps]
        return tuple(readable_chapter(chapter) for chapter in dict.fromkeys(each for each in found if each is not None))


def _track(boxes: Boxes) -> Track:
    return Track(_(boxes.label), tuple(str(n) for n in range(boxes.first, boxes.last + 1)))
