"""Clips on the page: a sheet shows the progress, then the clip with its words."""

from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.page.shell import Shell
from fracas.posts.clip import make_clip
from fracas.view.share.card import SIZE, ShareCard, share_card
from fracas.view.share.clip_sheet import BAR, PICTURE, clip_failure, clip_progress, clip_sheet


def open_clip(shell: Shell, game: Game, face: Face, step: int, theme: str) -> None:
    """Open a sheet and make the clip of the steps before a step.

    It is dropped if the sheet is closed meanwhile.

    Args: step - the last one to be seen, counted in actions.
    """
    clip = make_clip(game, face, step, theme=theme)
    name = f"{clip.name}.gif"

    def done(made: int) -> None:
        if made > 0:
            shell.open_sheet(clip_sheet(name, clip.text, clip.drawing.size, made))
            shell.browser.show_clip(PICTURE)
        elif made == 0:
            shell.open_sheet(clip_failure())

    shell.open_sheet(clip_progress())
    shell.browser.encode_clip(clip.drawing.size, [timed.milliseconds for timed in clip.frames], BAR,
                       lambda number: clip.drawing.draw(clip.frames[number].frame), done)


def share_picture(shell: Shell, name: str, card: ShareCard, theme: str) -> None:
    """Draw a share picture for the share sheet of the device; it is saved where there is none."""
    shell.browser.paint(name, share_card(card, theme), *SIZE, is_shared=True)
