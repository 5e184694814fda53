"""What must not happen on a page: console errors, uncaught exceptions, failed requests, requests to any other host."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response

VIOLATIONS = """addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
    console.error(`against the page's policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`))"""


class Watch:
    """Collects everything that must not happen on a page; `forgive` drops what a test provoked on purpose."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.troubles: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Note all that happens in a context from now on."""
        context.add_init_script(VIOLATIONS)
        context.on("console", self.on_console)
        context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        context.on("request", self.on_request)
        context.on("requestfailed", self.on_failed)
        context.on("response", self.on_response)

    def on_console(self, message: ConsoleMessage) -> None:
        """Note what the page reports as an error, and what it was made to fetch too early."""
        if message.type == "error" or "was preloaded using link preload but not used" in message.text:
            self.troubles.append(f"console: {message.text}")

    def on_request(self, request: Request) -> None:
        """Note a request that leaves the site."""
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.troubles.append(f"foreign request: {request.url}")

    def on_failed(self, request: Request) -> None:
        """Note a request that got no answer; one the browser itself gave up is none."""
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed request: {request.url}: {request.failure}")

    def on_response(self, response: Response) -> None:
        """Note an answer that is an error."""
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")

    def forgive(self, part: str) -> None:
        """Drop the troubles that hold this text."""
        self.troubles[:] = [trouble for trouble in self.troubles if part not in trouble]
