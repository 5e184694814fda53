from js import document, toyShell
from pyodide.ffi.wrappers import add_event_listener


async def count(_event):
    await toyShell.bring("rest")
    from toy.primes import begin
    begin(lambda text: setattr(document.querySelector("#said"), "textContent", text))

add_event_listener(document.querySelector("#count"), "click", count)
document.querySelector("#count").hidden = False
