"""The page's entry: builds the app on the browser's door and binds one delegated handler per surface."""

from fracas.page import dom
from fracas.page.app import App
from fracas.page.binding import bind

bind(App(dom.Browser()))
