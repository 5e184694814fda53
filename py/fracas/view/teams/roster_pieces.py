"""The pieces of which screens of teams are made: players with their values, steppers, lessons, points, reasons.

Nothing here knows a game: columns, lessons and scores come as plain records.
"""

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.board.counters import counter, icon
from fracas.view.board.model import Token
from fracas.view.controls import Button, LabelledValue, button, checkbox, number_field, select, text_button, text_field
from fracas.view.markup import Markup, classes, el, join


class Problem(NamedTuple):
    """A reason why a team is not legal."""

    text: str
    rule: str                           # "elfball 21"


class PlayerValue(NamedTuple):
    """A value of a player."""

    label: str
    text: str
    is_changed: bool = False


class PlayerRow(NamedTuple):
    """A player in the list."""

    shirt: int
    name: str
    line: str                           # "Hunter · learned 1 of 2"
    values: tuple[PlayerValue, ...]
    abilities: tuple[str, ...]
    cost: str
    is_wrong: bool = False
    is_big: bool = False
    head: str = ""                      # in the words of `view.heads`


class LearnableSkill(NamedTuple):
    """Something a player may learn."""

    arg: str
    name: str
    note: str                           # what it does, who may learn it
    is_learned: bool = False
    off: str = ""                       # why he cannot, where he has to earn it


class LearnableSkills(NamedTuple):
    """Lessons of one kind."""

    title: str
    rule: str
    rows: tuple[LearnableSkill, ...]


class Stepper(NamedTuple):
    """So many of something, with a button for one less and one for one more."""

    arg: str
    name: str
    note: str
    now: int
    most: int
    rule: str = ""
    is_full: str = ""                   # why there can be no more at all
    values: tuple[PlayerValue, ...] = ()
    least: int = 0
    is_bare: str = ""                   # why there can be none less, "" = the usual reason


class ScoreFields(NamedTuple):
    """Scores of a player that are rolled here, typed in, or left to the match."""

    fields: tuple[PlayerValue, ...]           # as typed in; "" = not known
    is_known: bool
    rule: str


class PlayerEditor(NamedTuple):
    """The player who is being changed."""

    shirt: int
    own_name: str
    given_name: str                     # his if he has none of his own
    numbers: tuple[LabelledValue, ...]
    lessons: tuple[LearnableSkills, ...] = ()
    experience: int | None = None       # None where players gain none
    values: tuple[Stepper, ...] = ()    # attributes that injuries lower
    scores: ScoreFields | None = None        # None where they are printed


class PointsTally(NamedTuple):
    """How far a team is from its limit."""

    text: str                           # "150 of 180 points"
    left: str                           # "30 points left"
    value: int
    limit: int


def points_tally(value: int, limit: int) -> PointsTally:
    """Return the points of a team against its limit."""
    text = _("{value} of {limit} points").format(value=value, limit=limit)
    left = ngettext("{n} point left", "{n} points left", limit - value).format(n=limit - value) if value <= limit else \
        ngettext("{n} point too many", "{n} points too many", value - limit).format(n=value - limit)
    return PointsTally(text, left, value, limit)


def points_bar(tally: PointsTally) -> Markup:
    """Return the points of a team against its limit as a bar; an excess is hatched and said."""
    _text, _left, value, limit = tally
    top = max(value, limit, 1)
    over = value > limit
    drawn = el(
        "svg", el("rect", width=100, height=10, class_="hole"),
        el("rect", width=100.0 * min(value, limit) / top, height=10, class_="full"),
        el("rect", x=100.0 * limit / top, width=100.0 * (value - limit) / top, height=10, class_="over")
        if over else None,
        viewBox="0 0 100 10", preserveAspectRatio="none", aria_hidden="true",
    )
    return el("div", el("p", el("b", tally.text), el("span", tally.left, class_="bad" if over else "mute")), drawn,
              class_="points")


def problem_list(found: tuple[Problem, ...]) -> Markup:
    """Return every reason why a team is not legal, each with its rule, or that it is."""
    if not found:
        return el("p", icon("check", 18), el("span", _("Legal: this team may play.")), class_="legal good")
    title = ngettext("Not legal: {n} thing to mend", "Not legal: {n} things to mend",
                     len(found)).format(n=len(found))
    return join(el("p", icon("flag", 18), el("span", title), class_="legal bad"), rule_sentences(found))


def rule_sentences(found: tuple[Problem, ...]) -> Markup:
    """Return sentences, each with the rule behind it."""
    rows = [el("li", el("span", each.text), " ", why_button(each.rule, each.text)) for each in found]
    return el("ul", rows, class_="faults")


def player_row(player: PlayerRow, kit: str, inside: Markup | None) -> Markup:
    """Return the row of a player, which unfolds.

    Args: inside - what he is changed with, None while he is folded.
    """
    token = Token("", 0, 0, str(player.shirt), big=player.is_big, head=player.head)
    row = el(
        "button", el("span", counter(token, 38), class_=f"kit-home-{kit}"),
        el("span", el("b", player.name, id=f"member-name-{player.shirt}"),
           el("span", icon("flag", 14), el("span", _("not legal"), class_="away-from-sight"), class_="bad flagged")
           if player.is_wrong else None,
           el("small", player.line, id=f"member-line-{player.shirt}"),
           el("small", ", ".join(player.abilities), class_="has") if player.abilities else None, class_="who"),
        _values(player.values, f"member-vals-{player.shirt}"), el("span", player.cost, class_="cost"),
        type="button", class_="member", id=f"member-{player.shirt}",
        data_do="open", data_arg=player.shirt, aria_expanded=str(inside is not None).lower(),
    )
    return el("li", row, inside)


def _values(values: tuple[PlayerValue, ...], key: str = "") -> Markup:
    return el("span", value_cells(values), class_="vals", id=key or None)


def value_cells(values: tuple[PlayerValue, ...]) -> Markup:
    """Return the values of a player side by side."""
    return join(*(el("span", el("small", value.label), " ", el("b", value.text),
                     class_=classes("val", value.is_changed and "changed")) for value in values))


def player_editor(opened: PlayerEditor) -> Markup:
    """Return the editor of one player."""
    shirt = opened.shirt
    return el(
        "div",
        el("div",
           text_field(_("Name"), "rename", opened.own_name, arg=str(shirt), most=24, placeholder=opened.given_name,
                      spellcheck="false"),
           select(_("Number"), "renumber", opened.numbers, str(shirt), arg=str(shirt)), class_="pair"),
        [_lessons(group) for group in opened.lessons], _scores(opened), _career(opened),
        el("div", button(Button(_("Let this player go"), "release", str(shirt), "trash", style="danger")),
           class_="acts"),
        class_="editor stack",
    )


def _career(opened: PlayerEditor) -> Markup | None:
    """Return the experience and the lasting injuries of a player."""
    if opened.experience is None:
        return None
    return el(
        "details", el("summary", _("Experience and lasting injuries")),
        number_field(_("Experience points"), "experience", opened.experience, 999, arg=str(opened.shirt)),
        steppers(opened.values, "wound"), id=f"career-{opened.shirt}",
    )


def _scores(opened: PlayerEditor) -> Markup | None:
    """Return the scores of a player: fields to type in, a roll button, a reset button."""
    if opened.scores is None:
        return None
    shirt = str(opened.shirt)
    fields = [
        text_field(field.label, "score", field.text, arg=f"{shirt} {place}", most=3, inputmode="text",
                   aria_label=_("{score} of no. {n}").format(score=field.label, n=shirt))
        for place, field in enumerate(opened.scores.fields)
    ]
    is_known = opened.scores.is_known
    again = Button(_("Roll again") if is_known else _("Roll now"), "roll", shirt, "dice")
    is_bare = not any(field.text for field in opened.scores.fields)
    back = Button(_("In the match"), "unroll", shirt, "undo", off=_("in use") if is_bare else "")
    return el("fieldset", el("legend", _("Scores"), " ", why_button(opened.scores.rule, _("Scores")), class_="c"),
              el("div", fields, class_="scorefields"), el("div", button(again), button(back), class_="acts"))


def _lessons(group: LearnableSkills) -> Markup | None:
    if not group.rows:
        return None
    return el(
        "fieldset", el("legend", group.title, " ", why_button(group.rule, group.title), class_="c"),
        el("div", [checkbox(row.name, "learn", row.is_learned, arg=row.arg, note=row.note) for row in group.rows],
           class_="lessons"),
    )


def why_button(rule: str, what: str) -> Markup | None:
    """Return the way to a rule, None if there is none."""
    return text_button(_("why?"), "why-not", rule, name=_("why? {text}").format(text=what)) if rule else None


def steppers(rows: tuple[Stepper, ...], do: str) -> Markup:
    """Return steppers one below the other."""
    return el("ul", [_counted(row, do) for row in rows], class_="steppers hire" if do == "hire" else "steppers")


def _counted(row: Stepper, do: str) -> Markup:
    words = {"position": row.name}
    bare = row.is_bare or (_("none left") if row.now <= row.least else "")
    less = Button("", do, f"{row.arg} less", "minus", off=bare, name=_("{position}: one less").format(**words))
    more = Button("", do, f"{row.arg} more", "plus", off=row.is_full, name=_("{position}: one more").format(**words))
    count = _("{n} of {size}").format(n=row.now, size=row.most)
    return el(
        "li", el("span", row.name, [" ", why_button(row.rule, row.name)] if row.rule else None,
                 el("small", row.note, class_="mute") if row.note else None, class_="t"),
        button(less), el("output", count, class_="bad" if row.now > row.most else None,
                         aria_label=f"{row.name}: {count}"), button(more),
        _values(row.values) if row.values else None,
    )
