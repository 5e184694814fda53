"""The dice box: dice thrown, re-rolls with their chances, the entry of real dice."""

from __future__ import annotations

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.board.counters import icon
from fracas.view.board.model import Chance
from fracas.view.controls import Button, screen_reader_text, text_button
from fracas.view.markup import Markup, classes, el
from fracas.view.match.dice import UNKNOWN, DieFace, die_picture, face_name, percent, rolling_die

# How far a throw has come, besides "" for one that is over.
FLYING, LANDED, COUNTED = "flying", "landed", "counted"


class BoxDie(NamedTuple):
    """A die in the box."""

    face: DieFace
    arg: str = ""                       # what to send when it is tapped; "" if it cannot be
    chance: Chance | None = None        # of success after re-rolling this die
    picked: bool = False                # lifted, will be re-rolled
    born: bool = False                  # brought by the die before it
    is_real: bool = False               # entered by hand
    counts: str = ""                    # what it counts: "+1"


class DiceBox(NamedTuple):
    """Dice on the table."""

    title: str                          # "Tackle: 1 net, needs 2"
    dice: tuple[BoxDie, ...]
    note: str = ""                      # on the right of the title: "one short"
    text: str = ""                      # sentence below
    stage: str = ""                     # how far the throw has come; what it comes to is told last
    earlier: bool = False               # another throw follows: this one steps back


class DiceCard(NamedTuple):
    """Several throws on one card."""

    boxes: tuple[DiceBox, ...]


def dice_box(box: DiceBox) -> Markup:
    """Return the box. Dice that may be re-rolled are buttons with the chance of success after that."""
    return el(
        "section",
        el("div", el("h2", box.title), el("span", box.note, class_="c sm mute") if box.note else None, class_="head"),
        el("ul", [_boxed(item, place) for place, item in enumerate(box.dice, 1)],
           class_=classes("dierow", box.stage)),
        el("p", box.text, class_="sm mute") if box.text else None,
        class_=classes("box", not any(item.arg for item in box.dice) and "told", box.earlier and "earlier"),
        aria_label=box.title,
    )


def _boxed(item: BoxDie, place: int) -> Markup:
    tag = "button" if item.arg else "span"
    if item.face.face == UNKNOWN:
        blank = el("b", "\u00a0", aria_hidden="true")
        return el("li", el("span", rolling_die(item.face.die, 44, place), blank, class_="die"))
    caption = percent(item.chance) if item.chance is not None else " ".join((face_name(item.face), item.counts)).strip()
    return el("li", el(
        tag, die_picture(item.face, 44), el("b", caption, aria_hidden="true"), icon("hand", 16) if item.is_real
        else None,
        screen_reader_text(_spoken(item, place)), type="button" if item.arg else None,
        class_=classes("die", item.arg and ("pick" if item.picked else "can"), item.born and "new"),
        data_do="die" if item.arg else None, data_arg=item.arg or None,
        aria_pressed=str(item.picked).lower() if item.arg else None,
    ))


def _spoken(item: BoxDie, place: int) -> str:
    words = _("Die {place}: {face}").format(place=place, face=face_name(item.face))
    if item.counts:
        words += f", {item.counts}"
    if item.is_real:
        words += ", " + _("real")
    if item.chance is not None:
        words += ", " + _("re-roll it: {chance} to succeed").format(chance=percent(item.chance))
    return words + "."


class DieSlot(NamedTuple):
    """A real die to enter."""

    face: DieFace                          # UNKNOWN until entered
    is_current: bool = False            # the next face goes here
    born: bool = False                  # brought by a star


class DiceEntry(NamedTuple):
    """Real dice to throw and type in."""

    title: str                          # "Throw 4 dice"
    why: str                            # "Ashbow (3) tackles Snaga (4). Needs 2."
    rule: str                           # what "why?" opens, "" for nothing
    slots: tuple[DieSlot, ...]
    keys: tuple[FaceKey, ...]
    missing: int                        # dice still to enter
    note: str = ""                      # what is said of correcting them, "" = the usual


class FaceKey(NamedTuple):
    """A face to tap."""

    face: DieFace                       # as it is printed
    arg: int                            # as the die has it: one that leaves faces out counts on
    note: str = ""                      # "D6: 2 or 3"


def dice_entry(entry: DiceEntry) -> Markup:
    """Return the entry of real dice: prompt and reason, one slot per die, one button per face."""
    why = text_button(_("why?"), "rule", entry.rule) if entry.rule else None
    return el(
        "div",
        el("section", el("h2", entry.title), el("p", entry.why, " ", why),
           el("ul", [_slot(slot, place) for place, slot in enumerate(entry.slots)], class_="dierow"),
           el("p", entry.note or _("Tap a die to correct it before the next action."), class_="sm mute"),
           class_="box entry", aria_label=_("Real dice")),
        el("div", map(_key, entry.keys), class_=f"keys keys-{len(entry.keys)}", role="group",
           aria_label=_("Which face?")),
        class_="stack",
    )


def _slot(slot: DieSlot, place: int) -> Markup:
    caption = "+1" if slot.born else str(place + 1)
    spoken = _("Die {place}: {face}").format(place=place + 1, face=face_name(slot.face))
    return el("li", el(
        "button", die_picture(slot.face, 48), el("b", caption, aria_hidden="true"), screen_reader_text(spoken),
        type="button", data_do="slot", data_arg=place, aria_current="true" if slot.is_current else None,
        class_=classes("die", slot.is_current and "pick", slot.face.face == UNKNOWN and not slot.is_current and "unset",
                       slot.born and "new"),
    ))


def _key(key: FaceKey) -> Markup:
    name = face_name(key.face)
    return el("button", die_picture(key.face, 56), el("b", name[:1].upper() + name[1:], class_="c"),
              el("span", key.note, class_="xs mute") if key.note else None,
              type="button", class_="key", data_do="face", data_arg=key.arg)


def dice_entry_buttons(entry: DiceEntry) -> tuple[Button, ...]:
    """Return the two buttons below: let the app roll, done."""
    off = ""
    if entry.missing:
        off = ngettext("{n} die to enter", "{n} dice to enter", entry.missing).format(n=entry.missing)
    return Button(_("Roll virtual dice"), "roll-for-me", icon="dice"), Button(_("Done"), "enter", main=True, off=off)
