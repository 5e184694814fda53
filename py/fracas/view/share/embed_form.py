"""The screen that puts a board into a post: host, looks, and the text to paste."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, LabelledValue, button, link_button, radio_group, select, text_field
from fracas.view.markup import Markup, el, join


class EmbedSetting(NamedTuple):
    """One of the settings that most authors leave alone."""

    label: str
    do: str
    choices: tuple[LabelledValue, ...]
    chosen: str


class EmbedModel(NamedTuple):
    """What can be chosen, and what comes of it."""

    hosts: tuple[LabelledValue, ...]
    host: str
    kinds: tuple[LabelledValue, ...]
    kind: str
    themes: tuple[LabelledValue, ...]
    theme: str
    has_picture: bool  # the kind holds the address of a picture file
    picture: str  # that address, or its folder, as the author has typed it; "" for the usual one
    usual: str  # the address that it has otherwise
    paste: str  # where picture and text go
    text: str  # what
    link: str  # address that opens the board
    words: str  # the board in words
    preview: Markup
    bytes: int  # that the post grows by
    cost: str  # what is fetched before a tap
    odds: str  # address of the screen that makes a sentence with odds, "" if there are none
    settings: tuple[EmbedSetting, ...]  # that of the width first
    width: str  # in pixels, as the author has typed it
    server_lines: tuple[LabelledValue, ...] = ()  # settings that this host lacks, by server


def embed_page(model: EmbedModel) -> Markup:
    """Return the screen below its bar."""
    return el("main", _choices(model), _preview(model), _paste(model), id="main", tabindex=-1, class_="page posting")


def _choices(model: EmbedModel) -> Markup:
    return el(
        "section", select(_("Where is your post?"), "host", model.hosts, model.host),
        radio_group(_("What goes into it?"), "kind", model.kinds, model.kind) if len(model.kinds) > 1 else None,
        select(_("Colours"), "colours", model.themes, model.theme), _folded(model),
        el("div", link_button(_("Or a sentence with odds"), model.odds), class_="acts") if model.odds else None,
        class_="panel")


def _folded(model: EmbedModel) -> Markup:
    fields = [select(each.label, each.do, each.choices, each.chosen) for each in model.settings]
    own = text_field(_("Or your own width, in pixels"), "post-size", model.width, most=4, inputmode="numeric")
    more = el("div", fields[:1], own, fields[1:], class_="stack-2")
    return el("details", el("summary", _("More settings")), more, id="post-settings")


def _preview(model: EmbedModel) -> Markup:
    return el("section", el("h2", _("How it looks there"), class_="c"), el("div", model.preview, class_="shown"),
              class_="panel")


def _paste(model: EmbedModel) -> Markup:
    return el(
        "section", el("h2", _("What you paste"), class_="c"), _picture(model) if model.has_picture else None,
        _closed(model) if model.server_lines else None, el("p", model.paste, class_="sm"),
        el("label", el("span", _("Text to paste")),
           el("textarea", model.text, rows=7, readonly=True, translate="no", class_="sm"), class_="field"),
        el("p", _("{n} bytes.").format(n=model.bytes), " ", model.cost, class_="sm mute"),
        el("div", button(Button(_("Copy"), "copy-snippet", icon="copy", main=True)),
           button(Button(_("Copy only the address"), "copy-address", icon="share")),
           button(Button(_("QR code"), "qr", icon="qr")),
           button(Button(_("Copy the board in words"), "copy-words")), class_="acts"),
        class_="panel")


def _closed(model: EmbedModel) -> Markup:
    """Return the warning that boards in frames cannot read this site, with what to set."""
    lines = [(el("dt", each.value), el("dd", el("code", each.label, translate="no", class_="lines")))
             for each in model.server_lines]
    return el(
        "div", el("p", _("Boards in frames cannot start from here. Your host must send this header.")),
        el("p", el("code", "Access-Control-Allow-Origin: *", translate="no")),
        el("details", el("summary", _("The line for your server")), el("dl", lines), id="server-lines"),
        class_="notice warn", role="status", id="closed")


def _picture(model: EmbedModel) -> Markup:
    return join(
        el("div", button(Button(_("Picture, PNG"), "post-picture", "png", "download")),
           button(Button(_("Drawing, SVG"), "post-picture", "svg", "download")), class_="acts"),
        text_field(_("Where your site keeps the picture: its address, or a folder with “/” at its end"),
                   "picture-address", model.picture, most=500, placeholder=model.usual))


class OddsModel(NamedTuple):
    """The odds of an action, as they go into a post."""

    actions: tuple[LabelledValue, ...]
    chosen: str
    preview: Markup
    sentence: str = ""  # "" while nothing is chosen
    note: str = ""  # what was assumed, or why there are none


def odds_page(model: OddsModel) -> Markup:
    """Return the calculator below its bar."""
    choices = (LabelledValue("", _("an action \N{HORIZONTAL ELLIPSIS}")), *model.actions)
    said = el(
        "div", el("p", el("strong", model.sentence), role="status"),
        el("div", button(Button(_("Copy"), "copy-sentence", icon="copy", main=True)),
           button(Button(_("Copy as HTML, with its link"), "copy-weighed")),
           button(Button(_("Copy as a frame that calculates"), "copy-calculator")), class_="acts"),
        class_="stack-2") if model.sentence else None
    return el(
        "main", el("section", select(_("Odds of"), "weigh", choices, model.chosen), said,
                   el("p", model.note, class_="sm mute") if model.note else None, class_="panel"),
        el("section", el("div", model.preview, class_="shown"), class_="panel"),
        id="main", tabindex=-1, class_="page posting")
