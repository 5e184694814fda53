"""The page's entry: builds the app on the browser's door and binds one delegated handler per surface."""

from fracas.page.app import App
from fracas.page.browser import dom
from fracas.page.browser.event_handlers import bind
from fracas.page.shell import Shell

dom.when_journal_read(lambda: bind(App(Shell(dom.DomBrowser()))))
