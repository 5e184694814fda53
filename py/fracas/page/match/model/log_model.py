"""The log and the announcements: events of the game as headings, sentences with their dice, and one word to shout."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from fracas.faces import events
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.faces.rolls import dice_pool, need_text
from fracas.kernel.contracts.rulebook import find_chapter, find_ruling
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Chapter
from fracas.kernel.table import Event, Rolled
from fracas.locale import _
from fracas.view.match.log import LogLine, RuleNote, TurnHeading

Entry = TurnHeading | LogLine


class Run(NamedTuple):
    """The events of several actions that the last entry of a log tells together."""

    who: int = NO_ONE  # the player who walks
    steps: int = 0
    row: str = ""  # the sentence for a row of events of one kind and team


NO_RUN = Run()
MOST_RULE_TEXT = 320  # characters of a rule shown in the log


class LogModel:
    """The log of a match, told once and then only extended.

    Args: face, game - whose story it is.
          notes - action, place of an event in it -> why its coach was not asked; kept while the match is open.
    """

    def __init__(self, face: Face, game: Game, notes: Mapping[tuple[int, int], str] = {}) -> None:
        self.face = face
        self.game = game
        self.entries: list[Entry] = []
        self.turns: dict[str, int] = {}  # key of a heading -> number of its first action
        self._told: list[tuple[Ply, int]] = []  # actions told, and how many of their events
        self._starts: list[int] = []  # number of entries before each told action
        self._joined: list[bool] = []  # whether a told action went on with a walk told before it
        self._state: Any = None  # the position the log is told in
        self._known: int | None = None  # how many events of the last action are told, None = all
        self._run = NO_RUN  # what the last entry tells
        self._runs: list[Run] = []  # the same after each told action
        self._row_news: dict[str, str] = {}  # key of an entry told just now otherwise than it is announced -> that
        self.notes = {**notes}

    def note(self, sentence: str) -> None:
        """Keep a sentence for the log, in the place of the answer to come."""
        self.notes[len(self.game.plies) - 1, len(self.game.plies[-1].events)] = sentence

    def tell(self, known: int | None = None, state: Any = None) -> list[str]:
        """Bring the log up to the game.

        Args: known - how many events of the last action are told; None = all of them.
              state - the position by then; None = the present one.
        Returns: the new sentences, for announcing.
        """
        plies, self._known = self.game.plies, known
        self._state = self.game.state if state is None else state
        keep = min(len(self._told), len(plies))
        while keep and not self._is_current(keep - 1):  # what stands before an action told rightly was told rightly
            keep -= 1
        while keep and keep < len(self._told) and self._joined[keep]:
            keep -= 1
        self.notes = {(number, place): told for (number, place), told in self.notes.items()
                       if number < len(plies) and place < len(plies[number].events)}
        gone: list[Entry] = []
        if keep < len(self._told):
            gone = self.entries[self._starts[keep]:]
            del self.entries[self._starts[keep]:]
            del self._told[keep:], self._starts[keep:], self._joined[keep:], self._runs[keep:]
            self._run = self._runs[-1] if self._runs else NO_RUN
            self.turns = {key: number for key, number in self.turns.items() if number < keep}
        before = len(self.entries)
        self._row_news = {}
        for number in range(keep, len(plies)):
            self._tell_action(number)
        if keep < len(plies) and self._joined[keep]:
            before -= 1  # the walk or row told before goes on
        fresh = self.entries[before:]
        while gone and fresh and gone[0].text == fresh[0].text:  # of an action that has gone on only the rest is new
            del gone[0], fresh[0]
        return [_sentence(entry.text) if isinstance(entry, TurnHeading) else self._row_news.get(entry.key, entry.text)
                for entry in fresh]

    def _is_current(self, number: int) -> bool:
        ply, events = self._told[number]
        return ply is self.game.plies[number] and events == len(self._events(number))

    def _events(self, number: int) -> tuple[Event, ...]:
        """Return the events of an action that may be told."""
        is_last = number == len(self.game.plies) - 1
        return self.game.plies[number].events[:self._known if is_last else None]

    def _tell_action(self, number: int) -> None:
        ply = self.game.plies[number]
        self._starts.append(len(self.entries))
        self._told.append((ply, len(self._events(number))))
        self._joined.append(False)
        face = self.face
        if number == 0 or face.turn_key(ply.before) != face.turn_key(self.game.plies[number - 1].before):
            key = f"t{number}"
            self.turns[key] = number
            self.entries.append(TurnHeading(key, face.turn_title(ply.before), key))
            self._run = NO_RUN
        for place, event in enumerate(self._events(number)):
            line = self._line(f"{number}-{place}", event)
            if line is None and (number, place) in self.notes:
                line = LogLine(f"{number}-{place}", self.notes[number, place], ball=face.field(self._state).ball)
            if line is not None:
                self._add(line, event)
        self._runs.append(self._run)

    def _add(self, line: LogLine, event: Event) -> None:
        """Add a line, or go on with the last one: that of a player who walks, or of a row."""
        row = events.row_sentence(self.face, self._state, event)
        if row:
            return self._add_to_row(line, row)
        who, steps, _row = self._run
        now, cell = events.player_of(self.face, event), events.trail(self.face, event)[1]
        is_step = now != NO_ONE and cell >= 0  # a ball leaves a trail as well, and walks nowhere
        if is_step and who == now:
            self._go_on(self._walk(line, who, steps + 1))
        else:
            self.entries.append(self._walk(line, now, 1) if is_step and event.kind == events.STEP else line)
            steps = 0
        self._run = Run(now, steps + 1) if is_step else NO_RUN
        return None

    def _walk(self, line: LogLine, who: int, steps: int) -> LogLine:
        """Return the line of a walk, whose end the board shows; it is announced with the name of its square."""
        self._row_news[line.key] = line.text
        return line._replace(text=self.face.walk(self._state, who, steps) or line.text)

    def _add_to_row(self, line: LogLine, row: str) -> None:
        """Add one of a row of events; the log tells the row, the announcement a single event."""
        whole, is_alone = line._replace(text=row, token=None), True
        if self._run.row == row:
            is_alone = self.entries[-1].key not in self._row_news
            self._go_on(whole)
        else:
            self.entries.append(whole)
        self._row_news[line.key] = line.text if is_alone else row
        self._run = Run(row=row)

    def _go_on(self, line: LogLine) -> None:
        """Put a line in the place of the last entry, which it goes on with."""
        self.entries[-1] = line
        self._joined[-1] = self._joined[-1] or len(self.entries) == self._starts[-1]

    def _line(self, key: str, event: Event) -> LogLine | None:
        face, state = self.face, self._state
        text = events.sentence(face, state, event)
        if not text:
            return None
        who = events.player_of(face, event)
        token = face.token(state, who) if who != NO_ONE else None
        rule = RuleNote("", event.rule) if event.rule else None
        if event.kind != "roll":
            return LogLine(key, text, token, rule=rule, ball=face.field(state).ball)
        rolled = event.facts[0]
        assert isinstance(rolled, Rolled)
        return LogLine(
            key, text, token, need_text(face, rolled.request), tuple(die for die, _born in dice_pool(face, rolled)),
            face.result(rolled), rolled.is_real, rule, ball=face.field(state).ball,
        )

    def lines_of(self, number: int, state: Any) -> list[LogLine]:
        """Return the lines of one action, one per event.

        Args: state - the position after it.
        """
        self._state = state
        events = enumerate(self.game.plies[number].events)
        return [line for place, event in events if (line := self._line(f"{number}-{place}", event)) is not None]

    def open(self, entry: Entry, whys: set[str]) -> Entry:
        """Return an entry as it is drawn: with its rule unfolded where a reader asked why."""
        if isinstance(entry, TurnHeading) or entry.rule is None or entry.key not in whys:
            return entry
        return entry._replace(rule=rule_behind(self.game.ruleset.rules_text(), entry.rule.text), is_open=True)

    def last(self) -> LogLine | None:
        """Return the last sentence."""
        return next((entry for entry in reversed(self.entries) if isinstance(entry, LogLine)), None)


def rule_behind(chapters: Iterable[Chapter], reference: str) -> RuleNote:
    """Return the rule an event names.

    Args: reference - chapter and ruling, for instance "12.3/R27".
    """
    found, ruling = find_chapter(chapters, reference)
    if found is None:
        number = reference.partition("/")[0]
        return RuleNote(number, "", "", number)
    named = _short(find_ruling(found.text, ruling)) or (ruling and _("Ruling {n}").format(n=ruling[1:]))
    link = f"{found.number}/{ruling}" if ruling else found.number
    return RuleNote(f"{found.number} {found.title}.", _first_paragraph(found.text), named, link)


def _first_paragraph(text: str) -> str:
    for paragraph in re.split(r"\n\s*\n", text):
        plain = paragraph.strip()
        if plain and not plain.startswith(("#", "|", ">")):
            return _short(plain.lstrip("-* "))
    return ""


def _short(text: str) -> str:
    plain = re.sub(r"[*_`]", "", " ".join(text.split()))
    if len(plain) <= MOST_RULE_TEXT:
        return plain
    return plain[:MOST_RULE_TEXT].rsplit(" ", 1)[0] + " …"


def _sentence(heading: str) -> str:
    """Return a heading as it is announced: a sentence before those of its turn."""
    return heading if heading.endswith(("!", "?")) else f"{heading}."
