"""Export of a drawing as a PNG file that the browser paints."""

import js
from pyodide.ffi import create_once_callable
from pyscript import document, window


def png(name: str, svg: str, width: int, height: int, is_shared: bool = False) -> None:
    """Save an SVG as a PNG file, or give it to the share sheet of the device.

    Args: svg - self-contained.
          width, height - in pixels.
    """
    image, canvas = window.Image.new(), document.createElement("canvas")
    canvas.width, canvas.height = width, height

    def painted(_event: object) -> None:
        canvas.getContext("2d").drawImage(image, 0, 0, width, height)
        if is_shared:
            canvas.toBlob(create_once_callable(lambda blob: window.fracasShell.handPicture(blob, name)), "image/png")
            return
        link = document.createElement("a")
        link.href, link.download = canvas.toDataURL("image/png"), name
        link.click()

    image.onload = create_once_callable(painted)
    image.src = "data:image/svg+xml;charset=utf-8," + str(js.encodeURIComponent(svg))


