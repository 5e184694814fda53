"""Clips that the browser makes: a script of the site draws and packs the frames, and keeps the last clip."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import window

from fracas.page.browser.event_listeners import with_error_report

shell = window.fracasShell


def encode_clip(
    size: tuple[int, int], delays: Sequence[int], bar: str, draw: Callable[[int], str], done: Callable[[int], None],
) -> None:
    """Make a clip, frame by frame.

    Args: size - of a frame in pixels; delays - milliseconds of each frame; draw - a frame's number -> its SVG.
          bar - id of the bar that shows how far it is: once it is gone, nobody waits for the clip.
          done - told the bytes of the clip, 0 if it cannot be made, -1 if nobody waits for it.
    """
    proxy = create_proxy(draw)

    def end(made: Any) -> None:
        for each in (proxy, *ends):
            each.destroy()
        with_error_report(lambda: done(made if isinstance(made, int) else 0))()

    ends = [create_proxy(end), create_proxy(end)]
    given = json.dumps({"width": size[0], "height": size[1], "delays": list(delays), "bar": bar})
    shell.encodeClip(given, proxy).then(*ends)
