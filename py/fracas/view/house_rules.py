"""Folded sections of a new match, above all the house rules."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import LabelledValue, checkbox, select
from fracas.view.markup import Markup, el

DOT = "\N{MIDDLE DOT}"


class SettingField(NamedTuple):
    """A house rule."""

    name: str
    label: str
    choices: tuple[LabelledValue, ...]         # on and off are drawn as a switch
    chosen: str
    rule: str = ""
    usual: str = ""                       # the rulebook's value; "" = not known


def details_section(title: str, told: Sequence[str], inside: Markup, key: str, look: str | None = None) -> Markup:
    """Return a folded section with a summary of the choices in it."""
    line = f" {DOT} ".join(told) or _("default")
    return el("details", el("summary", el("span", title), el("span", line, class_="told")), inside, id=key, class_=look)


def house_rules(settings: tuple[SettingField, ...]) -> Markup | None:
    """Return the settings of a match, folded away; None where there are none."""
    if not settings:
        return None
    told = [_told(setting) for setting in settings if setting.usual and setting.chosen != setting.usual]
    return details_section(_("House rules"), told, el("div", map(_setting, settings), class_="settings"), "house-rules",
                           "panel")


def _told(setting: SettingField) -> str:
    """Return the summary of a changed setting; for a switch its name says that it is on."""
    if setting.chosen == "yes":
        return setting.label
    chosen = next((choice.label for choice in setting.choices if choice.value == setting.chosen), setting.chosen)
    return _("{setting}: {value}").format(setting=setting.label, value=chosen)


def _setting(setting: SettingField) -> Markup:
    if {choice.value for choice in setting.choices} == {"no", "yes"}:
        return checkbox(setting.label, "setting", setting.chosen == "yes", arg=setting.name, note=setting.rule)
    return select(setting.label, "setting", setting.choices, setting.chosen, arg=setting.name)
