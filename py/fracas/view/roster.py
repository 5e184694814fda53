"""The builder of a team: its points, what is wrong with it, its players with what they learned, support and colours.

Nothing here knows a game: columns, positions, lessons and support come as plain records.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import Button, Choice, button, link_button, pick, select, switch, text_button
from fracas.view.counters import counter, icon
from fracas.view.markup import Markup, classes, el, join
from fracas.view.model import Token
from fracas.view.newmatch import Problem as Problem
from fracas.view.newmatch import swatches


class Value(NamedTuple):
    """A value of a player."""

    label: str
    text: str
    is_changed: bool = False


class Player(NamedTuple):
    """A player in the list."""

    shirt: int
    name: str
    line: str                           # "Hunter · learned 1 of 2"
    values: tuple[Value, ...]
    abilities: tuple[str, ...]
    cost: str
    is_wrong: bool = False
    is_big: bool = False


class Lesson(NamedTuple):
    """Something a player may learn."""

    arg: str
    name: str
    note: str                           # what it does, who may learn it
    is_learned: bool


class Lessons(NamedTuple):
    """Lessons of one kind."""

    title: str
    rule: str
    rows: tuple[Lesson, ...]


class Counted(NamedTuple):
    """So many of something, with a button for one less and one for one more."""

    arg: str
    name: str
    note: str
    now: int
    most: int
    rule: str = ""
    is_full: str = ""                   # why there can be no more at all
    values: tuple[Value, ...] = ()
    least: int = 0
    is_bare: str = ""                   # why there can be none less, "" = the usual reason


class Scores(NamedTuple):
    """Scores of a player that are rolled here, typed in, or left to the match."""

    fields: tuple[Value, ...]           # as typed in; "" = not known
    is_known: bool


class Rolls(NamedTuple):
    """What is known of the scores of all players."""

    told: str
    is_any_known: bool
    are_all_known: bool


class Open(NamedTuple):
    """The player who is being changed."""

    shirt: int
    own_name: str
    given_name: str                     # his if he has none of his own
    numbers: tuple[Choice, ...]
    lessons: tuple[Lessons, ...] = ()
    experience: int | None = None       # None where players gain none
    values: tuple[Counted, ...] = ()    # attributes that injuries lower
    scores: Scores | None = None        # None where they are printed


class Extra(NamedTuple):
    """Something a team has or has not."""

    arg: str
    name: str
    note: str
    is_on: bool
    rule: str = ""


class Tally(NamedTuple):
    """How far a team is from its limit."""

    text: str                           # "150 of 180 points"
    left: str                           # "30 points left"
    value: int
    limit: int


class Builder(NamedTuple):
    """The whole screen."""

    key: str                            # id of the team
    game: str                           # whose emblem
    name: str                           # as shown
    own_name: str                       # as typed
    line: str                           # "Orcs · 10 players"
    tally: Tally
    problems: tuple[Problem, ...]
    players: tuple[Player, ...]
    open: Open | None
    hire: tuple[Counted, ...]
    support: tuple[Counted, ...]
    extras: tuple[Extra, ...]
    kits: tuple[str, str]
    off: str = ""                       # why it can neither play nor be printed
    limit: int | None = None            # points it is measured by, as typed in; None where there are none
    sizes: tuple[Choice, ...] = ()      # of a squad, where there is a choice
    size: str = ""                      # chosen
    rolls: Rolls | None = None          # None where scores are printed


def head(model: Builder) -> Markup:
    """Return what stays in sight: the name, the points, and what is wrong."""
    return join(
        el("div", _colours(model.kits), el("div", el("h2", model.name, class_="d"), el("p", model.line, class_="sm")),
           class_=f"banner ink {model.game}"),
        el("div", bar(model.tally), problems(model.problems), class_="panel stack"),
    )


def _colours(kits: tuple[str, str]) -> Markup:
    """Return the two counters of a team: round and dark at home, square and light away."""
    pair = [el("span", counter(Token("", 0, side, str(side + 1)), 44), class_=f"kit-{name}-{kit}")
            for side, (name, kit) in enumerate(zip(("home", "away"), kits, strict=True))]
    return el("span", pair, class_="colours", aria_hidden="true")


def points(value: int, limit: int) -> Tally:
    """Return how many points a team has of those it may have."""
    text = _("{value} of {limit} points").format(value=value, limit=limit)
    left = ngettext("{n} point left", "{n} points left", limit - value).format(n=limit - value) if value <= limit else \
        ngettext("{n} point too many", "{n} points too many", value - limit).format(n=value - limit)
    return Tally(text, left, value, limit)


def bar(tally: Tally) -> Markup:
    """Return a team against its limit as a bar; what is over the limit is hatched and said."""
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


def problems(found: tuple[Problem, ...]) -> Markup:
    """Return every reason why a team is not legal, each with its rule, or that it is."""
    if not found:
        return el("p", icon("check", 18), el("span", _("Legal: this team may play.")), class_="legal good")
    title = ngettext("{n} thing keeps this team from being legal", "{n} things keep this team from being legal",
                     len(found)).format(n=len(found))
    return join(el("p", icon("flag", 18), el("span", title), class_="legal bad"), reasons(found))


def reasons(found: tuple[Problem, ...]) -> Markup:
    """Return sentences, each with the rule behind it."""
    rows = [el("li", el("span", each.text), " ", why(each.rule, each.text)) for each in found]
    return el("ul", rows, class_="faults")


def body(model: Builder) -> Markup:
    """Return everything that can be changed."""
    return join(
        el("div",
           el("section", el("h2", _("Players"), class_="c"),
              el("ul", [_player(each, model.open, model.kits[0]) for each in model.players], class_="members")
              if model.players else el("p", _("Nobody signed yet: hire players below."), class_="mute"),
              class_="panel stack"),
           el("section", el("h2", _("Hire"), class_="c"), counted(model.hire, "hire"), class_="panel stack"),
           class_="column"),
        el("div", _support(model), _rolls(model), _looks(model), _files(model), class_="column"),
    )


def _player(player: Player, opened: Open | None, kit: str) -> Markup:
    is_open = opened is not None and opened.shirt == player.shirt
    return member(player, kit, editor(opened) if is_open and opened is not None else None)


def member(player: Player, kit: str, inside: Markup | None) -> Markup:
    """Return the row of a player, which unfolds.

    Args: inside - what he is changed with, None while he is folded.
    """
    token = Token("", 0, 0, str(player.shirt), big=player.is_big)
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


def _values(values: tuple[Value, ...], key: str = "") -> Markup:
    return el("span", value_cells(values), class_="vals", id=key or None)


def value_cells(values: tuple[Value, ...]) -> Markup:
    """Return the values of a player side by side."""
    return join(*(el("span", el("small", value.label), " ", el("b", value.text),
                     class_=classes("val", value.is_changed and "changed")) for value in values))


def editor(opened: Open) -> Markup:
    """Return what can be changed of one player."""
    shirt = opened.shirt
    return el(
        "div",
        el("div",
           text_field(_("Name"), "rename", opened.own_name, arg=str(shirt), placeholder=opened.given_name),
           select(_("Number"), "renumber", opened.numbers, str(shirt), arg=str(shirt)), class_="pair"),
        [_lessons(group) for group in opened.lessons], _scores(opened), _career(opened),
        el("div", button(Button(_("Let this player go"), "release", str(shirt), "trash", style="danger")),
           class_="acts"),
        class_="editor stack",
    )


def _career(opened: Open) -> Markup | None:
    """Return what a player has gained and lost."""
    if opened.experience is None:
        return None
    return el(
        "details", el("summary", _("Experience and lasting injuries")),
        el("label", el("span", _("Experience points")),
           el("input", type="number", min=0, max=999, value=opened.experience, data_do="experience",
              data_arg=opened.shirt, inputmode="numeric"), class_="field"),
        counted(opened.values, "wound"), id=f"career-{opened.shirt}",
    )


def _scores(opened: Open) -> Markup | None:
    """Return the scores of a player: fields to type in, and the ways to roll them and to leave them to the match."""
    if opened.scores is None:
        return None
    shirt = str(opened.shirt)
    fields = [
        el("label", el("span", field.label),
           el("input", type="text", inputmode="text", value=field.text, maxlength=3, autocomplete="off",
              data_do="score", data_arg=f"{shirt} {place}",
              aria_label=_("{score} of no. {n}").format(score=field.label, n=shirt)), class_="field")
        for place, field in enumerate(opened.scores.fields)
    ]
    is_known = opened.scores.is_known
    again = Button(_("Roll again") if is_known else _("Roll now"), "roll", shirt, "dice")
    is_bare = not any(field.text for field in opened.scores.fields)
    back = Button(_("In the match"), "unroll", shirt, "undo", off=_("in use") if is_bare else "")
    return el("fieldset", el("legend", _("Scores"), " ", why("cave-brawl 2.3", _("Scores")), class_="c"),
              el("div", fields, class_="scorefields"), el("div", button(again), button(back), class_="acts"))


def _rolls(model: Builder) -> Markup | None:
    """Return what is done about the scores of everybody."""
    if model.rolls is None:
        return None
    done = _("all scores known") if model.rolls.are_all_known else ""
    bare = "" if model.rolls.is_any_known else _("in use")
    return el(
        "section", el("h2", _("Scores"), class_="c"), el("p", model.rolls.told),
        el("p", _("Whoever has none yet rolls in the match. Open a player to type in what was rolled at the table."),
           class_="sm mute"),
        el("div", button(Button(_("Roll for all without"), "roll", "", "dice", off=done)),
           button(Button(_("All in the match"), "unroll", "", "undo", off=bare)), class_="acts"), class_="panel stack",
    )


def text_field(label: str, do: str, value: str, *, arg: str = "", placeholder: str = "", most: int = 24) -> Markup:
    """Return a line of text with its label."""
    return el("label", el("span", label),
              el("input", type="text", value=value, placeholder=placeholder or None, maxlength=most, data_do=do,
                 data_arg=arg or None, autocomplete="off", spellcheck="false"), class_="field")


def _lessons(group: Lessons) -> Markup | None:
    if not group.rows:
        return None
    return el(
        "fieldset", el("legend", group.title, " ", why(group.rule, group.title), class_="c"),
        el("div", [switch(row.name, "learn", row.is_learned, arg=row.arg, note=row.note) for row in group.rows],
           class_="lessons"),
    )


def why(rule: str, what: str) -> Markup | None:
    """Return the way to a rule, None if there is none."""
    return text_button(_("why?"), "why-not", rule, name=_("why? {text}").format(text=what)) if rule else None


def counted(rows: tuple[Counted, ...], do: str) -> Markup:
    """Return steppers one below the other."""
    return el("ul", [_counted(row, do) for row in rows], class_="steppers hire" if do == "hire" else "steppers")


def _counted(row: Counted, do: str) -> Markup:
    words = {"position": row.name}
    bare = row.is_bare or (_("none left") if row.now <= row.least else "")
    less = Button("", do, f"{row.arg} less", "minus", off=bare, name=_("{position}: one less").format(**words))
    more = Button("", do, f"{row.arg} more", "plus", off=row.is_full, name=_("{position}: one more").format(**words))
    count = _("{n} of {size}").format(n=row.now, size=row.most)
    return el(
        "li", el("span", row.name, " ", why(row.rule, row.name),
                 el("small", row.note, class_="mute") if row.note else None, class_="t"),
        button(less), el("output", count, class_="bad" if row.now > row.most else None,
                         aria_label=f"{row.name}: {count}"), button(more),
        _values(row.values) if row.values else None,
    )


def _support(model: Builder) -> Markup | None:
    if not model.support and not model.extras:
        return None
    extras = [el("div", switch(extra.name, "extra", extra.is_on, arg=extra.arg, note=extra.note),
                 why(extra.rule, extra.name), class_="extra") for extra in model.extras]
    return el("section", el("h2", _("Support"), class_="c"), extras, counted(model.support, "support"),
              class_="panel stack")


def _looks(model: Builder) -> Markup:
    """Return the name of the team, its colours and the points it is measured by."""
    return el(
        "section", el("h2", _("Name and colours"), class_="c"),
        text_field(_("Name of the team"), "title", model.own_name, placeholder=model.name, most=40),
        el("fieldset", el("legend", _("At home: round"), class_="c"), swatches(0, model.kits[0], "colour-home")),
        el("fieldset", el("legend", _("Away: square"), class_="c"), swatches(1, model.kits[1], "colour-away")),
        el("label", el("span", _("Points limit")),
           el("input", type="number", min=0, max=9999, step=5, value=model.limit, data_do="limit",
              inputmode="numeric"), class_="field") if model.limit is not None else None,
        pick(_("Players a side"), "squad", model.sizes, model.size) if model.sizes else None,
        class_="panel stack",
    )


def _files(model: Builder) -> Markup:
    return el(
        "section", el("h2", _("With this team"), class_="c"),
        el("div",
           button(Button(_("Play"), "play", "", "play", main=True, off=model.off)),
           link_button(_("Print sheet"), f"#/team/{model.key}/sheet", icon_name="book") if model.players else None,
           button(Button(_("Forum text"), "forum", "", "copy", off="" if model.players else _("nobody signed yet"))),
           button(Button(_("Download"), "fetch-team", "", "download")),
           button(Button(_("Duplicate"), "duplicate", model.key, "plus")),
           button(Button(_("Delete"), "delete", model.key, "trash", style="danger")), class_="acts"),
        class_="panel stack",
    )
