"""Matches by link: the link to send, the link that came in, and the settings before a match."""

from typing import NamedTuple

from fracas.kernel.chance.commit_reveal import FRIENDLY, LIVE, TURN
from fracas.locale import _
from fracas.view.controls import (
    Button,
    LabelledValue,
    button,
    checkbox,
    file_button,
    link_button,
    radio_group,
    text_field,
)
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Notice, notice, page_bar, sheet

MOST_PASTED = 70_000  # characters of a link
SENDING = "sending"  # id of what stands on the sheet of the link


class Order(NamedTuple):
    """A standing order about one kind of question."""

    kind: str
    label: str  # "Follow up?: yes"
    is_on: bool


class OutgoingLink(NamedTuple):
    """The link to send."""

    text: str
    address: str
    size: str  # how long it is, and what follows from that
    letters: str  # to be read aloud
    can_share: bool  # whether the device has a share sheet
    rest: str  # what becomes of questions: "ask" or "usual"
    is_ordered: bool  # whether the orders went out with this link already
    usual: tuple[str, ...]  # what a coach usually does
    orders: tuple[Order, ...] = ()
    dice: str = TURN  # way of its dice
    is_signed: bool = True  # whether its links are signed: those of old matches are not


def send_sheet(title: str, model: OutgoingLink) -> Markup:
    """Return the sheet with the link to send."""
    return sheet(title, el("div", outgoing_link(model), id=SENDING, class_="stack-2"))


def outgoing_link(model: OutgoingLink) -> Markup:
    """Return the content of the sheet with the link to send."""
    share = button(Button(_("Share"), "share-out", icon="share", main=True)) if model.can_share else None
    return join(
        el("p", model.text),
        el("label", el("span", _("Link")), el("textarea", model.address, rows=3, readonly=True, translate="no",
                                              class_="sm"), class_="field"),
        el("div", share, button(Button(_("Copy"), "copy-out", icon="copy", main=not model.can_share)),
           button(Button(_("QR code"), "qr-out", icon="qr")),
           button(Button(_("Save as a file"), "file-out", icon="download")), class_="acts"),
        el("p", model.size, class_="sm mute"), letters_line(model.letters), _orders(model),
        dice_guarantees(model.dice, model.is_signed))


def letters_line(letters: str) -> Markup:
    """Return six letters to compare by voice, and what they are good for."""
    return join(
        el("p", _("Six letters to compare by voice:"), " ", el("b", letters, translate="no", class_="code")),
        el("p", _("The same letters on both devices: both show the same match. They do not prove who wrote a link."),
           class_="sm mute"))


def _orders(model: OutgoingLink) -> Markup:
    """Return the standing orders of the coach until his next turn."""
    if model.is_ordered:
        return el("p", _("This link contains your standing orders."), class_="sm mute")
    usual = el("details", el("summary", _("What is normal")), el("ul", [el("li", each) for each in model.usual]),
               id="usual") if model.usual else None
    return join(
        radio_group(_("Questions to you in the turn of the other side"), "orders", (
            LabelledValue("ask", _("Ask me by link")), LabelledValue("usual", _("Answer normally"))), model.rest),
        usual, [checkbox(each.label, "order", each.is_on, arg=each.kind) for each in model.orders])


def dice_guarantees(dice: str, is_signed: bool = True) -> Markup:
    """Return the guarantees of a kind of dice by link, and their limits.

    Args: is_signed - whether the links of the match are signed: those of matches begun long ago are not.
    """
    of_friends = (
        _("Friendly dice are for people who trust each other. Nobody can choose them, and nobody can change a die that "
          "fell or a move that was sent. But both of you can work out all dice to come, those of the other side too: "
          "whoever knows what both devices have told can foretell every throw.") if is_signed else
        _("Friendly dice are for people who trust each other. Nobody can change a die that fell or a move that was "
          "sent. But whoever was invited could choose them when he accepted, and both of you could work out all dice "
          "to come."))
    said = {
        TURN: _("Nobody can choose dice or roll them again: both sides have sealed them before. But in his own turn "
                "somebody with a doctored program could work out his dice before he acts; only live dice keep that "
                "from him."),
        LIVE: _("Nobody can choose dice, roll them again or work them out before he acts: a roll is made of what both "
                "sides open for it, and the other side opens its part only when it knows the action."),
        FRIENDLY: of_friends,
    }[dice]
    signed = (_("Every link is signed by the device that sends it. A link that somebody else wrote in your name is not "
                "taken.") if is_signed else
              _("This match began before links were signed: whoever has seen one can give up in your name, or make "
                "moves that need no dice. Mind where you send your links."))
    silent = _("Nobody can be made to send a link, not even after a bad roll.")
    return el("details", el("summary", _("What this proves, and what it cannot")),
              [el("p", each, class_="sm") for each in (said, signed, silent)], id="honest")


def paste_sheet() -> Markup:
    """Return the sheet in which a link or its file is opened."""
    return sheet(_("Open a link"), el(
        "div", text_field(_("Paste the link here"), "take-far", "", most=MOST_PASTED),
        el("div", file_button(_("Open a file"), "take-far"), class_="acts"),
        el("p", _("Fracas checks it first. It accepts only what the rules and the agreed dice allow."),
           class_="sm mute"), class_="stack-2"))


def move_sheet(address: str) -> Markup:
    """Return the sheet with which a seat goes to another device."""
    return sheet(_("Go on on another device"), el(
        "div", el("p", _("With this link anybody can play your side and knows its dice. Send it only to yourself. "
                         "Then play there, not here.")),
        el("label", el("span", _("Link")), el("textarea", address, rows=3, readonly=True, translate="no", class_="sm"),
           class_="field"),
        el("div", button(Button(_("Copy"), "copy-seat", icon="copy", main=True)),
           button(Button(_("QR code"), "qr-seat", icon="qr")), class_="acts"), class_="stack-2"))


class ReceivedLink(NamedTuple):
    """A link that came in and is no turn of a match that is played here."""

    title: str
    text: str
    letters: str = ""
    facts: tuple[str, ...] = ()
    refusal: str = ""
    dice: str = TURN  # way of its dice
    accept: str = ""  # what the button says that takes the other side
    watch: str = ""  # address where it can be watched
    match: str = ""  # address of the match here
    is_signed: bool = True  # whether its links are signed


def received_link_page(model: ReceivedLink) -> Markup:
    """Return the screen of a link that came in."""
    return join(
        page_bar(_("Play by link")),
        el("main", notice(Notice(model.refusal, tone="bad")) if model.refusal else None,
           invitation_panel(model), id="main", tabindex=-1, class_="page stack-2"))


def invitation_panel(model: ReceivedLink) -> Markup:
    """Return the panel of a link that came in, with its buttons."""
    return el(
        "section", el("h2", model.title, class_="d"), el("p", model.text),
        el("ul", [el("li", each) for each in model.facts]) if model.facts else None,
        letters_line(model.letters) if model.letters else None,
        el("div", button(Button(model.accept, "accept", icon="check", main=True)) if model.accept else None,
           link_button(_("To the match"), model.match, icon_name="play", main=True) if model.match else None,
           link_button(_("Watch"), model.watch, icon_name="share") if model.watch else None, class_="acts"),
        dice_guarantees(model.dice, model.is_signed) if model.letters else None, class_="panel stack-2")


def exchange_rhythm(dice: str) -> str:
    """Return when links go to and fro with a kind of dice."""
    return _("You exchange links for each roll and at the end of each turn. Send them as you like.") \
        if dice == LIVE else _("Each turn ends with a link. Send it as you like.")


def link_match_options(chosen: str, is_open: bool | None) -> Markup:
    """Return the settings of a match by link, before it begins.

    Args: is_open - whether the invited coach chooses his team, None where he cannot.
    """
    return el(
        "section",
        el("p", exchange_rhythm(chosen), " ",
           _("You play the home side. Whoever opens your first link plays the away side.")),
        radio_group(_("Dice"), "far-way", (
            LabelledValue(TURN, _("Sealed"), _("one link a turn")),
            LabelledValue(LIVE, _("Live"), _("one exchange per roll")),
            LabelledValue(FRIENDLY, _("Friendly"), _("one link a turn; both of you can foretell every die"))), chosen),
        dice_guarantees(chosen),
        checkbox(_("Your guest chooses the away team"), "far-team", is_open) if is_open is not None else None,
        class_="panel stack-2")


