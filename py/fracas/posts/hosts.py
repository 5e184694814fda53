"""Where posts are written: what each kind of host takes, where its pictures are, and where the text is pasted."""

from typing import NamedTuple

from fracas.locale import N_
from fracas.posts import markdown
from fracas.posts.snippets import COMPONENT, DRAWING, FRAME, MARKDOWN, PICTURE

PICTURED = (PICTURE, MARKDOWN, COMPONENT, FRAME)  # kinds that hold the address of a picture file

_HTML_BLOCK = N_("Add a “Custom HTML” block to the post and paste the text there.")
_PARAGRAPH = N_("Paste the text into the post, as a separate paragraph.")
_HTML = N_("Paste the text where the editor takes HTML. If it takes none, insert the picture and link it to the "
           "address below.")
_LIBRARY = N_("Upload the picture to the media library, and copy its address into the field above.")
_UPLOAD = N_("Upload the picture, and copy its address into the field above.")
_BESIDE = N_("Put the picture beside the post.")


class Host(NamedTuple):
    """One kind of host; texts are English and translated where they are shown."""

    name: str
    paste: dict[str, str]  # what it takes, the best first, and where that is pasted
    pictures: str  # where pictures go
    flavour: str = markdown.HTML  # its kind of Markdown, with the addresses of its pictures

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of board that it takes, the best first."""
        return tuple(self.paste)


HOSTS = {
    "wordpress": Host(N_("WordPress, as its administrator"),
                      dict.fromkeys((COMPONENT, FRAME, PICTURE, DRAWING), _HTML_BLOCK), _LIBRARY),
    "author": Host(N_("WordPress, as an author"), {PICTURE: _HTML_BLOCK}, _LIBRARY),
    "hugo": Host(N_("Hugo"), {MARKDOWN: _PARAGRAPH, **dict.fromkeys((COMPONENT, FRAME), N_(
        "Paste the text into the post, as a separate paragraph. Hugo leaves it out unless its settings have "
        "“unsafe = true” below [markup.goldmark.renderer]."))},
        N_("Put the picture beside the index.md of the post, or else into the folder “static” and write “/” above."),
        "hugo"),
    "jekyll": Host(N_("Jekyll, GitHub Pages"), dict.fromkeys((MARKDOWN, COMPONENT, FRAME), _PARAGRAPH),
                   N_("Put the picture into the folder “assets”."), "jekyll"),
    "mkdocs": Host(N_("MkDocs, Material"), dict.fromkeys((MARKDOWN, COMPONENT, FRAME), _PARAGRAPH),
                   N_("Put the picture beside the page."), "mkdocs"),
    "pelican": Host(N_("Pelican"), dict.fromkeys((MARKDOWN, COMPONENT, FRAME), _PARAGRAPH), _BESIDE, "pelican"),
    "newsletter": Host(N_("Newsletter"), {PICTURE: N_(
        "Paste the text into an HTML block. Mail shows no drawings or frames. Readers without images get the board in "
        "words.")}, _UPLOAD),
    "static": Host(N_("A page of HTML"), dict.fromkeys((COMPONENT, FRAME, DRAWING, PICTURE), N_(
        "Paste the text into the page, as a separate paragraph.")), N_("Put the picture beside the page.")),
    "other": Host(N_("Anything else"), {PICTURE: _HTML, MARKDOWN: N_("Paste the text where the editor takes Markdown."),
                                        COMPONENT: _HTML, FRAME: _HTML, DRAWING: _HTML}, _UPLOAD),
}


def picture_address(host: Host, kind: str, given: str, file: str) -> str:
    """Return the address of a picture in a post.

    Args: given - by the author: an address, a folder that ends with a stroke, or "" for where the host wants it.
    """
    folder = markdown.picture_prefix(host.flavour, "" if host.flavour != "hugo" else markdown.INDEX, kind != MARKDOWN)
    return f"{given}{file}" if given.endswith("/") else given or f"{folder}{file}"
