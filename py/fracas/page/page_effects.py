"""Effects that several screens have in common, carried out by the page."""

from typing import NamedTuple

from fracas.page.shell import Shell


class ShowNotice(NamedTuple):
    """A sentence to show above the screen."""

    text: str
    tone: str = ""


class Announcement(NamedTuple):
    """A text for screen readers alone."""

    text: str


class Go(NamedTuple):
    """The way to another screen."""

    address: str


PageEffect = ShowNotice | Announcement | Go


def carry_out(shell: Shell, effect: PageEffect) -> None:
    """Carry out an effect."""
    match effect:
        case ShowNotice(text, tone):
            shell.say(text, tone)
        case Announcement(text):
            shell.canvas.send("text", "say", "", text)
        case Go(address):
            shell.go(address)
