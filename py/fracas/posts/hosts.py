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
        "Upload the picture to the media library. Add a “Custom HTML” block to the post. Paste the text there. If "
        "your plan removes frames, picture and link stay.")),
    "newsletter": Host(N_("Newsletter"), (PICTURE,), N_(
        "Upload the picture where your newsletter keeps its images. Paste the text into an HTML block. Mail shows no "
        "drawings or frames. Readers without images get the board in words.")),
    "static": Host(N_("Static site"), (COMPONENT, FRAME, DRAWING, PICTURE), N_(
        "Put the picture beside the page. Paste the text into its HTML or Markdown, as a separate paragraph.")),
    "other": Host(N_("Anything else"), (PICTURE, DRAWING, FRAME), N_(
        "Paste the text where the editor takes HTML. If it takes none, insert the picture and link it to the address "
        "below.")),
}
