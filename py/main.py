"""The page's entry: shows that the engine is ready."""

from pyscript import document

import fracas

document.documentElement.dataset.ready = "true"
document.getElementById("page").title = fracas.__doc__ or "Fracas"
