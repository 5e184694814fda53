"""The camera as a reader of QR codes, in browsers that have one (`BarcodeDetector`)."""

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, to_js
from pyscript import window

PAUSE = 0.2  # seconds between two looks


def is_there() -> bool:
    """Return whether the browser reads QR codes with a camera."""
    return hasattr(window, "BarcodeDetector") and hasattr(window.navigator, "mediaDevices")


async def scan(video: Any, take: Callable[[str], None], refuse: Callable[[], None]) -> None:
    """Show the picture of the camera until a code is found or the sheet is closed.

    Args: video - the element that shows it.
          take - called with the text of the code.
          refuse - called if there is no camera or it may not be used.
    """
    try:
        stream = await window.navigator.mediaDevices.getUserMedia(_object({"video": {"facingMode": "environment"}}))
    except JsException:
        return refuse()
    video.srcObject = stream
    await video.play()
    detector = window.BarcodeDetector.new(_object({"formats": ["qr_code"]}))
    found = ""
    while video.isConnected and not found:
        codes = await detector.detect(video)
        found = str(codes[0].rawValue) if codes.length else ""
        await asyncio.sleep(0 if found else PAUSE)
    for track in stream.getTracks():
        track.stop()
    if found:
        take(found)


def _object(options: dict[str, Any]) -> Any:
    return to_js(options, dict_converter=window.Object.fromEntries)
