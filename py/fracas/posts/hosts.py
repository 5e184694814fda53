"""Where posts are written: what each kind of host takes, and where the author pastes it."""

from typing import NamedTuple

from fracas.locale import N_
from fracas.posts.snippets import COMPONENT, DRAWING, FRAME, PICTURE


class Host(NamedTuple):
    """One kind of host; texts are English and translated where they are shown."""

    name: str
    kinds: tuple[str, ...]  # what it takes, the best first
    paste: str  # where


HOSTS = {
    "wordpress": Host(N_("WordPress"), (PICTURE, FRAME), N_(
        "Upload the picture to the media library. Then add a “Custom HTML” block to the post and paste the text there. "
        "Plans and roles that strip frames keep picture and link.")),
    "newsletter": Host(N_("Newsletter"), (PICTURE,), N_(
        "Upload the picture where your newsletter keeps its images, and paste the text into an HTML block. Mail shows "
        "neither drawings nor frames; who hides images reads the board in words.")),
    "static": Host(N_("Static site"), (COMPONENT, FRAME, DRAWING, PICTURE), N_(
        "Put the picture beside the page and paste the text into its HTML or its Markdown, as a paragraph of its "
        "own.")),
    "other": Host(N_("Anything else"), (PICTURE, DRAWING, FRAME), N_(
        "Paste the text where the editor takes HTML. Where it takes none, put the picture in as usual and let it link "
        "to the address below.")),
}
