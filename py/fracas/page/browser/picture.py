"""A drawing as a picture of pixels: the browser paints it, and the picture is saved as a file."""

import js
from pyodide.ffi import create_once_callable
from pyscript import document, window


def png(name: str, svg: str, width: int, height: int) -> None:
    """Save an SVG as a PNG file.

    Args: svg - without reference to anything outside of it.
          width, height - in pixels.
    """
    image, canvas = window.Image.new(), document.createElement("canvas")
    canvas.width, canvas.height = width, height

    def painted(_event: object) -> None:
        canvas.getContext("2d").drawImage(image, 0, 0, width, height)
        link = document.createElement("a")
        link.href, link.download = canvas.toDataURL("image/png"), name
        link.click()

    image.onload = create_once_callable(painted)
    image.src = "data:image/svg+xml;charset=utf-8," + str(js.encodeURIComponent(svg))


