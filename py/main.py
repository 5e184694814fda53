"""The page's entry: builds the app on the browser's door and binds one delegated handler per surface."""

from fracas.page.app import App
from fracas.page.browser import dom
from fracas.page.browser.event_handlers import bind

bind(App(dom.DomBrowser()))
