"""The screen of a tournament: every change is made onto what was saved last, and saved at once."""

from collections.abc import Callable

from fracas.kernel.errors import InvalidNotation
from fracas.locale import _
from fracas.page import routes
from fracas.page.controls import control, with_follow_up
from fracas.page.saving.my_tournaments import change_tournament, load_tournament, save_tournament
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.page.tournaments.clock_screen import switch_clock
from fracas.page.tournaments.day_model import NONE, NUMBERS, TIE_PLACES, chosen_to_exchange, day_model, has_casualties
from fracas.tournaments import changes
from fracas.tournaments.draw import draw_round
from fracas.tournaments.files import read_tournament, write_tournament
from fracas.tournaments.merge import merge_tournaments
from fracas.tournaments.model import SQUADS, TIE_BREAKS, Entrant, SwissRound, SwissTournament, TableScore
from fracas.tournaments.naf import naf_report
from fracas.tournaments.reports import TableReport, read_letters, read_word
from fracas.view.arguments import number, one_of, text
from fracas.view.markup import Markup
from fracas.view.shell import Notice
from fracas.view.tournaments.day import LINES, day_page, score_sheet

CAMERA = "day-camera"  # id of the video
LEAST_LETTERS = 6  # typed before they are read
FIELDS = 5  # of a pasted line


class DayScreen(MarkupScreen):
    """A tournament.

    Args: key - its letters.
    """

    key = routes.TOURNAMENT

    def __init__(self, shell: Shell, key: str) -> None:
        super().__init__(shell)
        self.letters, self.shown, self.pasted = key, 0, ""
        self.said = Notice("")
        self.values = [0, 0, 0, 0]  # of the score that is typed in
        self.exchanged: dict[int, int] = {}  # chosen coaches, by the place of their list
        self.controls = {
            "day-lines": control(self._paste, text), "day-score": control(self._type, number, text),
            "day-ask": control(self._ask, number), "day-letters": control(self._spell, text),
            "day-scan": control(self._scan), "day-file": control(self._save_file), "day-naf": control(self._save_naf),
            "day-draw": control(self._draw_round), "day-exchanged": control(self._choose_exchanged, number, number),
            **with_follow_up({
                "day-round": control(lambda n: setattr(self, "shown", n), number),
                "day-undraw": control(lambda: self._change(changes.drop_round)),
                "day-clock": control(lambda: self._change(
                    lambda made: switch_clock(made, self.shell.browser.wall_clock()))),
                "day-enter": control(lambda table: self._enter(table, is_forfeit=False), number),
                "day-forfeit": control(lambda table: self._enter(table, is_forfeit=True), number),
                "day-exchange": control(self._exchange),
                "day-settle": control(self._settle, number), "day-add": control(self._add),
                "day-withdraw": control(lambda who: self._change(lambda made: changes.withdraw(made, who)), number),
                "day-back": control(lambda who: self._change(lambda made: changes.take_back(made, who)), number),
                "day-number": control(self._set_number, one_of(*(key for key, _label, _most in NUMBERS)), text),
                "day-break": control(self._set_break, number, one_of(NONE, *TIE_BREAKS)),
                "day-squads": control(self._set_squads, one_of(*SQUADS)),
                "day-between": control(self._set_between, number, one_of("within", "between")),
                "day-take": control(self._take, text),
            }, self.draw),
        }

    def _load(self) -> SwissTournament:
        """Return the tournament as it was saved last.

        Raises: InvalidNotation in a sentence if it is gone.
        """
        made, trouble = load_tournament(self.shell.shelf.store, self.letters)
        if made is None:
            raise InvalidNotation(trouble)
        return made

    def markup(self) -> Markup:
        notices = [self.said] if self.said.text else []
        browser = self.shell.browser
        return day_page(day_model(self._load(), self.shown, notices, self.pasted, browser.wall_clock(),
                                  browser.can_scan(), self.exchanged))

    def _change(self, change: Callable[[SwissTournament], object]) -> bool:
        """Change the tournament and save it; whether that was done."""
        trouble = change_tournament(self.shell.shelf.store, self.letters, self.shell.browser.wall_clock(), change)
        self.said = Notice(trouble, tone="bad") if trouble else Notice("")
        return not trouble

    # -- rounds ----------------------------------------------------------------------------------------------

    def _draw_round(self) -> None:
        """Draw the next round in slices."""
        made = self._load()

        def take(drawn: SwissRound) -> None:
            def add(now: SwissTournament) -> None:
                if now != made:
                    raise InvalidNotation(_("Something has changed meanwhile: draw again."))
                changes.add_round(now, drawn)
            self.shown = 0
            self._change(add)
            self.draw()

        def refuse(sentence: str) -> None:
            self.said = Notice(sentence, tone="bad")
            self.draw()
        self.shell.read_text(True, draw_round(made), take, refuse)

    def _choose_exchanged(self, place: int, who: int) -> None:
        self.exchanged[place] = who

    def _exchange(self) -> None:
        """Exchange the two chosen coaches of the last round."""
        chosen = [int(each) for each in chosen_to_exchange(self._load(), self.exchanged)]
        self.exchanged = {}
        if chosen and self._change(lambda made: changes.swap(made, *chosen)):
            self.said = Notice(_("They have changed places."))

    def _place(self, made: SwissTournament) -> int:
        return self.shown or len(made.rounds)

    def _ask(self, table: int) -> None:
        """Open the dialogue for the score of a table."""
        made = self._load()
        if not made.rounds or not 0 <= table < len(made.rounds[self._place(made) - 1].tables):
            return
        played = made.rounds[self._place(made) - 1]
        score = played.scores.get(table, TableScore((0, 0)))
        self.values = [*score.points, *score.casualties]
        home, away = (made.entrants[each].name for each in played.tables[table])
        first, second, third, fourth = self.values
        self.shell.open_sheet(score_sheet(table, home, away, (first, second, third, fourth), has_casualties(made)))

    def _type(self, place: int, typed: str) -> None:
        if 0 <= place < len(self.values) and typed.isascii() and typed.isdecimal() and len(typed) < 3:
            self.values[place] = int(typed)

    def _enter(self, table: int, *, is_forfeit: bool) -> None:
        first, second, third, fourth = self.values
        score = TableScore((first, second), (third, fourth), is_forfeit)
        self.shell.canvas.fill("sheets", "")
        self._change(lambda made: changes.enter_score(made, self._place(made), table, score, replaces=True))

    def _settle(self, dispute: int) -> None:
        """Take the other score of a table."""
        def settle(made: SwissTournament) -> None:
            if 0 <= dispute < len(made.disputes):
                old = made.disputes[dispute]
                changes.enter_score(made, old.round, old.table, old.score, replaces=True)
        self._change(settle)

    # -- reports ---------------------------------------------------------------------------------------------

    def _spell(self, typed: str) -> None:
        """Enter the result of six letters as soon as they are all there."""
        if len("".join(typed.replace("-", "").split())) < LEAST_LETTERS:
            return
        try:
            self._hear(read_letters(self.letters, typed))
        except ValueError as error:
            self.said = Notice(str(error), tone="bad")
        self.draw()

    def _hear(self, report: TableReport) -> None:
        """Enter a report of a table."""
        is_in = self._change(lambda made: changes.enter_score(made, report.round, report.table, report.score))
        if is_in:
            self.said = Notice(_("Table {n}: {score} is entered.").format(
                n=report.table + 1, score="{}\N{EN DASH}{}".format(*report.score.points)))

    def _scan(self) -> None:
        """Look for the code of a table with the camera."""
        def take(address: str) -> None:
            try:
                self._hear(read_word(self.letters, address.rpartition("/")[2]))
            except ValueError as error:
                self.said = Notice(str(error), tone="bad")
            self.draw()
            self.shell.send()

        def refuse() -> None:
            self.shell.say(_("The camera found no code."), "warn")
            self.shell.send()
        self.shell.browser.scan(CAMERA, take, refuse)

    # -- coaches and settings --------------------------------------------------------------------------------

    def _paste(self, lines: str) -> None:
        self.pasted = lines[:LINES]

    def _add(self) -> None:
        """Add the pasted coaches; lines that are refused stay to be mended."""
        left, sentences = [], []
        for line in filter(str.strip, self.pasted.splitlines()):
            if not self._change(lambda made, line=line: changes.add_entrant(made, entrant_of(line))):  # type: ignore[misc]
                left.append(line)
                sentences.append(self.said.text)
        self.pasted = "\n".join(left)
        self.said = Notice(" ".join(sentences), tone="bad") if sentences else Notice("")

    def _set_number(self, key: str, typed: str) -> None:
        most = next(limit for name, _label, limit in NUMBERS if name == key)
        least = 1 if key in ("rounds_planned", "minutes") else 0
        if not (typed.isascii() and typed.isdecimal() and len(typed) < 5 and least <= int(typed) <= most):
            return

        def change(made: SwissTournament) -> None:
            value = int(typed)
            if key in ("win", "draw", "loss"):
                win, draw, loss = (value if name == key else old
                                   for name, old in zip(("win", "draw", "loss"), made.worth, strict=True))
                made.worth = (win, draw, loss)
            elif key == "bye_worth":
                made.bye_worth = value
            elif key == "minutes":
                made.minutes = value
            else:
                made.rounds_planned = value
        self._change(change)

    def _set_break(self, place: int, key: str) -> None:
        def change(made: SwissTournament) -> None:
            keys = [*made.tie_breaks, *[NONE] * TIE_PLACES][:TIE_PLACES]
            if 0 <= place < TIE_PLACES:
                keys = [NONE if each == key else each for each in keys]
                keys[place] = key
                made.tie_breaks = tuple(each for each in keys if each != NONE)
        self._change(change)

    def _set_squads(self, way: str) -> None:
        self._change(lambda made: setattr(made, "squads", way))

    def _set_between(self, number: int, way: str) -> None:
        def change(made: SwissTournament) -> None:
            others = {each for each in made.between if each != number}
            made.between = tuple(sorted(others | ({number} if way == "between" else set())))
        self._change(change)

    # -- files -----------------------------------------------------------------------------------------------

    def _take(self, file: str) -> None:
        """Put the copy of another device together with this one."""
        try:
            merged = merge_tournaments(self._load(), read_tournament("" if file == TOO_LARGE else file))
        except ValueError as error:
            self.said = Notice(str(error), tone="bad")
            return
        trouble = save_tournament(self.shell.shelf.store, merged, self.shell.browser.wall_clock()).trouble
        self.said = Notice(trouble, tone="bad") if trouble else Notice(_("Both copies are put together."))

    def _save_file(self) -> None:
        self.shell.browser.download(f"tournament-{self.letters}.json", write_tournament(self._load()))

    def _save_naf(self) -> None:
        made = self._load()
        self.shell.browser.download(
            f"tournament-{self.letters}-naf.xml", naf_report(made, made.name, self.shell.browser.wall_clock()))


def entrant_of(line: str) -> Entrant:
    """Return the coach of a pasted line: name, team, number, squad, division.

    Raises: InvalidNotation quoting a number that is none.
    """
    name, team, member, squad, division, *_more = (
        *(part.strip() for part in line.replace("\t", ";").split(";")), *[""] * FIELDS)
    if member and not (member.isascii() and member.isdecimal() and len(member) < 9):
        raise InvalidNotation(_("{text} is not a membership number.").format(text=f"“{member[:20]}”"))
    return Entrant(name, team, int(member or "0"), squad, division)
