"""What hosts do to the HTML an author pastes, and what of it a reader still sees."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import NamedTuple

VOID = frozenset({"img", "br", "hr", "input", "meta", "link"})
PLAIN = frozenset({"p", "a", "img", "figure", "figcaption", "br", "em", "strong", "h2", "ul", "li", "pre", "code"})


class Profile(NamedTuple):
    """A kind of host."""

    lost: frozenset[str] = frozenset()  # elements that are dropped with what is in them
    only: frozenset[str] | None = None  # the only elements that stay; of others their content does
    attributes: frozenset[str] | None = None  # the only attributes that stay
    is_text: bool = False  # only text, addresses and alternatives stay


PROFILES = {
    "no script": Profile(frozenset({"script"})),
    "frames stripped": Profile(frozenset({"script", "iframe"})),
    "drawings stripped": Profile(frozenset({"script", "svg"})),
    "data attributes and styles stripped": Profile(attributes=frozenset(
        {"href", "src", "alt", "title", "sandbox", "credentialless", "width", "height", "id"})),
    "mail": Profile(frozenset({"script", "iframe", "svg", "style"}), PLAIN,
                    frozenset({"href", "src", "alt", "width", "height"})),
    "feed": Profile(frozenset({"script", "iframe", "svg", "style"}), frozenset(), frozenset(), True),
}


class Stripper(HTMLParser):
    """Writes HTML again as a host lets it through."""

    def __init__(self, profile: Profile) -> None:
        super().__init__(convert_charrefs=False)
        self.profile, self.out, self.inside = profile, list[str](), list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.inside or tag in self.profile.lost:
            if tag not in VOID and (not self.inside or tag == self.inside[0]):
                self.inside.append(tag)
            return
        given = dict(attrs)
        if self.profile.is_text:
            self.out.append(f" {given.get('alt') or given.get('href') or ''} ")
        elif self.profile.only is None or tag in self.profile.only:
            kept = self.profile.attributes
            self.out.append("<" + tag + "".join(
                f' {name}="{(value or "").replace("&", "&amp;").replace(chr(34), "&quot;")}"'
                for name, value in attrs if kept is None or name in kept) + ">")

    def handle_endtag(self, tag: str) -> None:
        if self.inside:
            if tag == self.inside[0]:
                self.inside.pop()
        elif not self.profile.is_text and tag not in VOID and (self.profile.only is None or tag in self.profile.only):
            self.out.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        if not self.inside:
            self.out.append(data)

    def handle_entityref(self, name: str) -> None:
        self.handle_data(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.handle_data(f"&#{name};")


def stripped(html: str, profile: str) -> str:
    """Return what a host leaves."""
    stripper = Stripper(PROFILES[profile])
    stripper.feed(html)
    stripper.close()
    return "".join(stripper.out)


class Reader(HTMLParser):
    """Reads HTML as a browser would: its elements with their attributes, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.text += data

    def named(self, tag: str) -> list[dict[str, str]]:
        """Return the attributes of all elements of a name."""
        return [attributes for name, attributes in self.elements if name == tag]
