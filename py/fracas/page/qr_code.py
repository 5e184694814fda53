"""QR codes on the page: any screen shows one of any address."""

from fracas.page.chunks import QR
from fracas.page.shell import Shell


def show(shell: Shell, address: str) -> None:
    """Open a sheet with the QR code of an address, as soon as the encoder is here."""
    def draw() -> None:
        from fracas.view.share.qr import KEY, qr_content
        shell.canvas.forget(KEY)
        shell.canvas.fill(KEY, qr_content(address))
        shell.send()

    def open_sheet() -> None:
        from fracas.view.share.qr import qr_sheet
        shell.open_sheet(qr_sheet(address))
        shell.browser.after_paint(draw)  # encoding a long one takes a moment

    shell.browser.when_loaded(open_sheet, (QR,))
