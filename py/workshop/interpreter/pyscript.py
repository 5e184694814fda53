"""PyScript's bundle without the one place that makes code of text on the page's own thread.

It joins the hooks that plug-ins have for workers with `Function(...)`, also on pages that start no worker, and so a
page has to allow every script to make code of text. Joined as functions that can still say what their text is, they do
the same, and workers get the same text. `patches/pyscript-hooks.patch` says it in the words of upstream's sources.
"""

import hashlib
from pathlib import Path

from workshop import tools

PARTS = (
    "core.css", "core.js", "core-*.js", "deprecations-manager-*.js", "donkey-*.js", "error-*.js", "py-editor-*.js",
    "py-game-*.js", "py-terminal-*.js", "toml-V*.js",
)  # fmt: skip
"""What the bundle asks for when it starts; the parts behind editors and terminals are never asked for."""

PATCHED = "core-C9KDLldu.js"
PATCHED_HASH = "6ebd3fd9f13faa7859f54bed5304c532da8a194fffbe14baf1986af1a1f17dd6"  # SHA-256 of that file as released
DEFAULT = (
    '(t.endsWith("Async")?async(e,t,...n)=>{for(const r of n)await r(e,t)}:(e,t,...n)=>{for(const r of n)r(e,t)})'
)
BEFORE = (
    "const r=_o(e[`_${t}`]||" + DEFAULT + '),s=n.map(_o).join(", ");'
    "return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()"
)
AFTER = (
    "const q=e[`_${t}`]||" + DEFAULT + ',r=_o(q),s=n.map(_o).join(", ");'
    "return Object.assign((w,x)=>q(w,x,...n),{toString:()=>`(w,x)=>(${r})(w,x,...[${s}])`})"
)


def bundle_files() -> list[Path]:
    """Return the files of the bundle that the page can ask for, as they were released."""
    folder = tools.fetch_node_packages() / "@pyscript" / "core" / "dist"
    return sorted(file for part in PARTS for file in folder.glob(part))


def patched_content(file: Path) -> bytes:
    """Return a file of the bundle as the site holds it.

    Raises: MissingRequirement if the file to patch is not the known release.
    """
    released = file.read_bytes()
    if file.name.partition("-")[0] != "core" or file.suffix != ".js" or file.name == "core.js":
        return released
    found = hashlib.sha256(released).hexdigest()
    if file.name != PATCHED or found != PATCHED_HASH or released.count(BEFORE.encode()) != 1:
        raise tools.MissingRequirement(f"PyScript's {file.name} ({found[:12]}) is not the release that workshop mends: "
                            "see where it joins hooks with Function() and renew py/workshop/interpreter/pyscript.py")
    return released.replace(BEFORE.encode(), AFTER.encode())
