"""The record: a whole match as text that people can read, paste and check.

Header lines `[Name "value"]`, then one line an action, as `H3 tackle A2: impact=o-; momentum keep; tackle=xo*o`: the
action, then its answers in reading order, dice as `kind=faces` (a trailing `!` marks dice thrown by hand), decisions as
`kind option`. `# ...` lines are comments on the action above. The last line is the fingerprint of the whole course: of
all header lines, actions and answers, and of the position they lead to. Comments may be written in at any time.

Format 1 is read for ever: its fingerprint is of the last position alone, and nothing in it says who may throw by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.dice import AnyDice, Die, Faces, is_possible_throw
from fracas.kernel.drivers import Answer, wrong_kind_error
from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.table import Choice, Option, Request, Roll
from fracas.kernel.text.record_wrapper import unwrap_record
from fracas.locale import _

FORMAT = 2
SIZE_LIMIT = 2_000_000  # characters of a record
LINE_LIMIT = 8_000
PLY_LIMIT = 50_000
TAG_LIMIT = 60
COMMENT_LIMIT = 8_000  # characters of the comment on one action
COMMENTS_LIMIT = 400_000  # of all comments

_TAG = re.compile(r'\[([A-Z][A-Za-z]{0,30}) "((?:[^"\\]|\\["\\])*)"\]\Z')
_ANSWER = re.compile(r"([a-z][a-z_-]{0,30})(=| )([^;:=]{1,601})\Z")


class RecordLine(NamedTuple):
    """One action as written."""

    action: str
    answers: tuple[WrittenAnswer, ...]
    comment: str


class WrittenAnswer(NamedTuple):
    """One answer as written, not yet read against its request."""

    kind: str
    text: str
    is_dice: bool
    is_real: bool


class Record(NamedTuple):
    """A parsed record, not yet replayed."""

    tags: dict[str, str]
    lines: tuple[RecordLine, ...]
    fingerprint: str  # "" = none given


def fingerprint(tags: dict[str, str], lines: Iterable[str], position: str) -> str:
    """Return the fingerprint of a match.

    Args: lines - its actions with their answers, without comments.
          position - its last position string.
    """
    return _digest("\n".join([*_head(tags), "", *lines, "", position]))


def fingerprint_format_1(position: str, answers: int) -> str:
    """Return the fingerprint of a match in format 1: its last position string and the number of answers since."""
    return _digest(f"{position}\n{answers}")


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def faces_text(dice: AnyDice, faces: Faces) -> str:
    """Write a throw: one letter a face where the die allows it, otherwise joined by dots."""
    die = dice if isinstance(dice, Die) else dice.die
    listed = (faces,) if isinstance(faces, int) else faces
    return _joint(die).join(die.text(face) for face in listed) or "none"


def read_faces(dice: AnyDice, text: str) -> Faces:
    """Read a throw written by `faces_text`.

    Raises: InvalidNotation quoting what is no possible throw.
    """
    die = dice if isinstance(dice, Die) else dice.die
    joint = _joint(die)
    parts = [] if text == "none" else text.split(joint) if joint else list(text)
    by_text = {label: die.low + i for i, label in enumerate(die.faces)}
    faces = tuple(by_text.get(part, -1) for part in parts)
    value: Faces = faces[0] if isinstance(dice, Die) and len(faces) == 1 else faces
    if not is_possible_throw(dice, value):
        raise InvalidNotation(_("{faces} is not a possible throw of {dice}.").format(faces=quote(text), dice=dice))
    return value


def _joint(die: Die) -> str:
    return "" if all(len(label) == 1 for label in die.faces) else "."


def answer_text(request_dice: AnyDice | None, answer: Answer, option: str) -> str:
    """Write one answer; `option` is the text of a decision."""
    if request_dice is None:
        return f"{answer.kind} {option}"
    return f"{answer.kind}={faces_text(request_dice, answer.value)}{'!' if answer.is_real else ''}"  # type: ignore[arg-type]


def read_answer(request: Request, written: WrittenAnswer, option_text: Callable[[Choice, Option], str]) -> Answer:
    """Read a written answer against the request it answers.

    Raises: Desync if it belongs to another request, InvalidNotation if it is no possible answer.
    """
    is_dice = isinstance(request, Roll)
    if written.kind != request.kind or written.is_dice != is_dice:
        raise wrong_kind_error(request.kind, written.kind)
    if isinstance(request, Roll):
        return Answer(written.kind, read_faces(request.dice, written.text), True, written.is_real)
    return Answer(written.kind, read_option(request, written.text, option_text), False)


def read_option(request: Choice, text: str, option_text: Callable[[Choice, Option], str]) -> Option:
    """Return the option with a given record text.

    Raises: InvalidNotation listing what could be chosen.
    """
    for option in request.options:
        if text in (option_text(request, option), option):  # a variant may write an option in words of its own
            return option
    listed = ", ".join(option_text(request, option) for option in request.options[:12])
    sentence = _("{answer} is not an answer to {question}: choose one of {listed}.")
    raise InvalidNotation(sentence.format(answer=quote(text), question=quote(request.kind), listed=listed))


def real_dice_sides(tags: dict[str, str]) -> tuple[bool, bool]:
    """Return, per side, whether it throws real dice.

    Raises: InvalidNotation quoting what names no sides; format 1 asked for nothing there.
    """
    said = tags.get("Real", "").split()
    if said not in ([], ["home"], ["away"], ["home", "away"]) and tags.get("Format", "1") != "1":
        raise InvalidNotation(_("{sides} are not sides that throw real dice.").format(sides=quote(tags["Real"])))
    return "home" in said, "away" in said


def options_in(tags: Mapping[str, str]) -> dict[str, int | str]:
    """Return the settings that header lines give, by name."""
    pairs = [pair.partition("=") for pair in tags.get("Options", "").split()]
    return {name: int(value) if re.fullmatch(r"-?\d{1,6}", value) else value for name, _equals, value in pairs}


def write(tags: dict[str, str], lines: list[str], mark: str) -> str:
    """Put a record together from its tags, its action lines and its fingerprint."""
    return "\n".join([*_head(tags), "", *lines, "", f'[Fingerprint "{mark}"]', ""])


def _head(tags: dict[str, str]) -> list[str]:
    def escaped(value: str) -> str:
        return value.replace("\\", "\\\\").replace('"', '\\"')

    return [f'[{name} "{escaped(value)}"]' for name, value in tags.items()]


def read(text: str) -> Record:
    """Parse a record.

    Raises: Damaged if it is too large or cut, InvalidNotation quoting the line that cannot be read.
    """
    if len(text) > SIZE_LIMIT:
        raise DamagedText(_("The record is too large: {size} characters, at most {limit}.").format(
            size=len(text), limit=SIZE_LIMIT))
    text = unwrap_record(text)
    tags: dict[str, str] = {}
    lines: list[RecordLine] = []
    comments: dict[int, list[str]] = {}  # by number of the action
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LINE_LIMIT or len(lines) > PLY_LIMIT or len(tags) > TAG_LIMIT:
            raise DamagedText(_("The record is too large at line {n}.").format(n=number))
        line = line.strip()
        if line.startswith("["):
            name, value = _read_tag(line, number)
            if name in tags:
                raise InvalidNotation(_("Line {n} of the record repeats {name}.").format(n=number, name=quote(name)))
            tags[name] = value
        elif line.startswith("#") and lines:
            comments.setdefault(len(lines) - 1, []).append(line[1:].strip())
        elif line and not line.startswith("#"):
            lines.append(read_line(line, number))
    _write_comments(lines, comments)
    if "Game" not in tags:
        sentence = _("This is not the record of a match: no line of {text} names its game.")
        raise InvalidNotation(sentence.format(text=quote(text.strip())))
    return Record(tags, tuple(lines), tags.pop("Fingerprint", ""))


def _write_comments(lines: list[RecordLine], comments: dict[int, list[str]]) -> None:
    """Attach comments to their actions.

    Args:   comments - lines of each by the number of the action.
    Raises: Damaged if one is too long, or all are.
    """
    left = COMMENTS_LIMIT
    for place, said in comments.items():
        comment = "\n".join(said).strip()
        left -= len(comment)
        if len(comment) > COMMENT_LIMIT or left < 0:
            sentence = _("The comment on action {n} of the record is too long: {text}.")
            raise DamagedText(sentence.format(n=place + 1, text=quote(comment)))
        lines[place] = lines[place]._replace(comment=comment)


def _unreadable(number: int, text: str) -> InvalidNotation:
    return InvalidNotation(_("Line {n} of the record cannot be read: {text}.").format(n=number, text=quote(text)))


def _read_tag(line: str, number: int) -> tuple[str, str]:
    match = _TAG.match(line)
    if match is None:
        raise _unreadable(number, line)
    return match[1], re.sub(r"\\(.)", r"\1", match[2])


def read_line(line: str, number: int) -> RecordLine:
    """Return one action with its answers as written.

    Raises: InvalidNotation quoting the line of that number.
    """
    action, colon, rest = line.partition(":")
    answers: list[WrittenAnswer] = []
    for part in rest.split(";") if colon else ():
        match = _ANSWER.match(part.strip())
        said = match[3].removesuffix("!").strip() if match is not None else ""
        is_real = match is not None and match[3].endswith("!")
        if match is None or not said or (match[2] == " " and is_real):
            raise _unreadable(number, part.strip())
        answers.append(WrittenAnswer(match[1], said, match[2] == "=", is_real))
    if not action.strip():
        raise _unreadable(number, line)
    return RecordLine(action.strip(), tuple(answers), "")
