"""The deployable site: a folder of static files with relative addresses only, made whole and then put in place.

Layout: `index.html`, `sw.js`, `pyscript.toml`, `py/main.py` and `static/` as in the project (without `pictures`, which
only the README shows; style sheets and the scripts of the shell each gathered in one file), and `runtime/` with what is
built: Pyodide, its compiled standard library, PyScript, and the engine in archives: the start, the rest, and each game.
Files that are read in one language alone bear its code before their ending.
"""

import hashlib
import json
import re
import shutil
from pathlib import Path

from fracas.page.screens import first_screen
from fracas.posts import frame_words, parameters
from workshop import catalogues, tools
from workshop.build_cache import build_lock
from workshop.interpreter import pyscript, runtime, slim, watchdog
from workshop.interpreter.archives import emptied_folder
from workshop.interpreter.product import FRACAS
from workshop.paths import BUILD, ROOT, SITE, STATIC
from workshop.website import blog_example, fonts, icons, script_translations

PAGES = ("index.html", "pyscript.toml", "py/main.py")
FRAME = STATIC / "embed.html"  # stands at the top of the site, where it finds the rest as index.html does
REACH = STATIC / "reach.html"  # the same; tells whether a sandboxed frame may read the site
HOSTING = STATIC / "hosting"  # settings for servers
ON_TOP = ("_headers", ".htaccess")  # which of them servers look for at the top of the site
NO_JEKYLL = ".nojekyll"  # GitHub Pages then sends the folder as it is
FRAMED = "framed.html"  # the page that a frame without an origin opens
FRAME_STYLE = '    <link rel="stylesheet" href="./static/frame.css">\n'
FRAME_SCRIPT = '    <script defer src="./static/frame.js"></script>\n'
STARTER = "static/interpreter.js"
PRELOADED = (
    "runtime/pyodide.js", "runtime/pyodide.asm.wasm", "runtime/pyodide.asm.js", "runtime/pyscript/core*.js",
    "runtime/pyscript/*-*.js", "pyscript.toml", "runtime/stdlib.zip", "runtime/app.zip",
)  # fmt: skip
"""What to ask for at once, in the order in which it is needed: browsers ask older hosts for six files at a time."""
FONT_LINK = re.compile(r' *<link rel="preload" as="font"[^>]*>\n')  # posts keep the fonts of the system
LATER = "py/main.py"  # wanted as soon as Python runs: browsers warn of a preload that waits so long for its use

GATHERED = {
    "static/site.css": re.compile(r"""(?: *<link rel="stylesheet" href="./([^"]+)">\n)+"""),
    "static/shell.js": re.compile(r"""(?: *<script src="./([^"]+)"></script>\n)+"""),
}
"""Files that a page asks for one after the other before it shows anything, and the one file that holds them all."""

SCREENS = "screens"
WHEN_ASKED = ("runtime/clip.zip", "runtime/coach.zip", "runtime/day.zip", "runtime/far.zip", "runtime/foreign.zip",
              "runtime/maker.zip", "runtime/rivals.zip", "runtime/rivals.fr.zip", "runtime/story.zip",
              "runtime/turns.zip",
              "static/clip.js", "static/gifenc.js", "static/packed.js",
              "static/snapshots.js", "static/snapshot-maker.js")
"""What few people need, or what nobody does without a network: kept once it was asked for or from a second visit on."""

UNASKED = (FRAMED, REACH.name, *ON_TOP, NO_JEKYLL, "changes.md", "icon-180.png", "icon-512.png",
           "maskable-512.png")  # by pages that were visited
MANIFEST = "static/manifest.webmanifest"
PRELOAD = "<!-- the build names here what to load at once -->"
PRECACHE = "/* the build puts the list here */"
RARE = "/* the build puts here what is kept once it was asked for */"
SPOKEN = "/* the build puts the words here */"
ASKED = "/* the build puts here what can be asked */"
REMARK = re.compile(r"^ *//.*\n| {2,}// .*$", re.MULTILINE)  # what only readers of the source of a script need
INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
STYLE_REMARK = re.compile(r"[ \t]*/\*.*?\*/", re.DOTALL)  # the same in a style sheet


def build() -> Path:
    """Write build/site if anything in it has changed and return it; a failed build leaves the former site in place."""
    with build_lock():
        fresh = write_site(emptied_folder(BUILD / "site.new"))
        if read_text(fresh / "sw.js") != read_text(SITE / "sw.js"):
            shutil.rmtree(SITE, ignore_errors=True)
            fresh.rename(SITE)
    return SITE


def write_site(fresh: Path) -> Path:
    """Write the whole site to an empty folder and return it; its service worker, written last, lists all the rest."""
    catalogues.compile_all()
    archives = runtime.build_archives()
    for page in PAGES:
        copy_file(ROOT / page, fresh / page)
    for file in sorted(path for path in STATIC.rglob("*") if path.is_file() and path.parent.name != "pictures"):
        is_on_top = file in (FRAME, REACH) or file.name in ON_TOP
        copy_file(file, fresh / (file.name if is_on_top else file.relative_to(ROOT)))
    (fresh / NO_JEKYLL).touch()
    icons.write_icons(fresh / "static" / "icons")
    for file in [*slim.slim_files(), *archives]:
        copy_file(file, fresh / "runtime" / file.name.replace(".mjs", ".js"))  # few hosts have a type for .mjs
    for file in pyscript.bundle_files():
        write_bytes(fresh / "runtime" / "pyscript" / file.name, pyscript.patched_content(file))
    for file in fonts.font_files():
        copy_file(file, fresh / (f"static/css/{file.name}" if file.suffix == ".css" else f"{fonts.PLACE}/{file.name}"))
    packages = tools.fetch_node_packages()
    copy_file(packages / "gifenc" / "dist" / "gifenc.esm.js", fresh / "static" / "gifenc.js")
    copy_file(packages / "gifenc" / "LICENSE.md", fresh / "static" / f"gifenc{fonts.LICENCE}")
    for script in ("frame.js", "embed.js", "framed.js"):
        (fresh / "static" / script).write_text(with_texts(read_text(STATIC / script)), encoding="utf-8")
    reach = read_text(fresh / REACH.name)
    (fresh / REACH.name).write_text(
        watchdog.with_source(reach, "script-src", reach.partition("<script>")[2].partition("</script>")[0]),
        encoding="utf-8")
    (fresh / FRAME.name).write_text(inline_frame(read_text(fresh / FRAME.name), fresh), encoding="utf-8")
    (fresh / "static" / "texts.js").write_text(script_translations.texts_script(read_text(ROOT / "index.html")),
                                               encoding="utf-8")
    for code, text in script_translations.translated_manifests(read_text(ROOT / MANIFEST)).items():
        (fresh / MANIFEST).with_suffix(f".{code}.webmanifest").write_text(text, encoding="utf-8")
    page = first_screen.fill_index(with_links(bundle_links(read_text(fresh / "index.html"), fresh), fresh))
    page = watchdog.with_watchdog(page, fresh, FRACAS, first_screen.causes_by_language())
    (fresh / "static" / watchdog.SOURCE.name).unlink()
    (fresh / "index.html").write_text(page, encoding="utf-8")
    (fresh / FRAMED).write_text(without_origin(FONT_LINK.sub("", page)), encoding="utf-8")
    blog_example.write_example(fresh)
    (fresh / "sw.js").write_text(with_precache_list(read_text(ROOT / "sw.js"), fresh), encoding="utf-8")
    return fresh


def read_text(file: Path) -> str:
    """Return a file's text, empty if there is none."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def copy_file(source: Path, target: Path) -> None:
    """Copy one file's contents, making the folders it needs."""
    if not source.is_file():
        raise tools.MissingRequirement(f"{source.relative_to(ROOT)} is missing, so the site cannot be built")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write_bytes(target: Path, content: bytes) -> None:
    """Write one file, making the folders it needs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def inline_frame(page: str, site: Path) -> str:
    """Return the page of a frame with script and style inlined, which its policy names by hash, without indents.

    In a sandboxed frame, which has no origin, WebKit takes no file for one of the page's own.
    """
    for mark, name, tag in ((FRAME_STYLE, "frame.css", "style"), (FRAME_SCRIPT, "frame.js", "script")):
        if page.count(mark) != 1:
            raise tools.MissingRequirement(f"static/embed.html must hold {mark!r} once")
        file = site / "static" / name
        content = INDENT.sub("", f"\n{read_text(file)}")
        file.unlink()
        page = watchdog.with_source(page.replace(mark, ""), f"{tag}-src", content)
        page = page.replace("  </head>" if tag == "style" else "  </body>",
                            f"    <{tag}>{content}</{tag}>\n" + ("  </head>" if tag == "style" else "  </body>"))
    return INDENT.sub("", page)


def without_origin(page: str) -> str:
    """Return the page for a sandboxed frame, which has no origin: WebKit then takes nothing for the page's own.

    It may load from any address, which is no danger where nothing is kept and nobody's data can be reached.
    """
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    if policy is None:
        raise tools.MissingRequirement("index.html must hold a policy")
    return page.replace(policy[1], policy[1].replace("'self'", "'self' http: https:"))


def bundle_links(page: str, site: Path) -> str:
    """Return the page with one link instead of each row of links, whose files are put together in their order."""
    for whole, row in GATHERED.items():
        found = row.search(page)
        if found is None:
            raise tools.MissingRequirement(f"index.html names nothing that {whole} could hold")
        files = [site / name for name in re.findall(r'"\./([^"]+)"', found[0])]
        strict = '"use strict";\n' if whole.endswith(".js") else ""
        content = strict + "\n".join(read_text(file) for file in files)
        content = watchdog.with_mark(whole, content if strict else STYLE_REMARK.sub("", content))
        (site / whole).write_text(content, encoding="utf-8")
        for file in files:
            file.unlink()
        first = found[0].partition("\n")[0] + "\n"
        page = page.replace(found[0], re.sub(r'"\./[^"]+"', f'"./{whole}"', first))
    return page


def with_links(page: str, site: Path) -> str:
    """Return the page with links that start Python and fetch all its files at once."""
    links = [f'<script type="module" async src="./{STARTER}"></script>']
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{fonts.PLACE}/{name}.woff2">'
              for name in fonts.EVERYWHERE if (site / fonts.PLACE / f"{name}.woff2").is_file()]
    files = dict.fromkeys(file for part in PRELOADED for file in sorted(site.glob(part)))
    for file in files:
        is_module = file.suffix == ".js"
        kind = 'rel="modulepreload"' if is_module else 'rel="preload" as="fetch" crossorigin'
        links.append(f'<link {kind} href="./{file.relative_to(site).as_posix()}">')
    links.append(f'<link rel="prefetch" href="./{LATER}">')
    return page.replace(PRELOAD, "\n    ".join(links))


def with_precache_list(worker: str, site: Path) -> str:
    """Return the service worker with the list of all files of the site and their hashes."""
    if worker.count(PRECACHE) != 1:
        raise tools.MissingRequirement(f"sw.js must hold the line {PRECACHE!r} once")
    files = precached_files(site)
    hashes = {path.relative_to(site).as_posix(): precache_hash(path) for path in files}
    rare = ", ".join(json.dumps(name) for name in WHEN_ASKED if name in hashes)
    return worker.replace(PRECACHE, json.dumps(hashes, indent=1).strip("{}").strip()).replace(RARE, rare)


def with_texts(script: str) -> str:
    """Return a script of posts with its texts in every language and its parameters, without remarks."""
    said = {code: {key: text for key, text in words.items() if f"text.{key}" in script}
            for code, words in frame_words.words_by_language().items()}
    words = json.dumps(said, ensure_ascii=False, indent=1)[1:-1].strip()
    asked = json.dumps(parameters.script_tables())[1:-1]
    return REMARK.sub("", script).replace(SPOKEN, words).replace(ASKED, asked)


def precached_files(site: Path) -> list[Path]:
    """List the files that visits need.

    Not the pictures that only the browser's dialogue for installing shows, nor the changes, to which no page leads,
    the post that shows authors the boards, the pages of frames in posts, settings for servers, licences, compressed
    files.
    """
    idle = {SCREENS, HOSTING.name, blog_example.NAME}
    return sorted(path for path in site.rglob("*") if path.is_file() and path.name not in UNASKED
                  and path.suffix not in (".br", ".gz") and path.parent.name not in idle
                  and not path.name.endswith(fonts.LICENCE)
                  and path.stem not in (blog_example.NAME, blog_example.TOUR.stem))


def precached_in_language(site: Path, code: str) -> list[Path]:
    """List the files a visit needs whose reader speaks one language, and asks for nothing rare."""
    return [file for file in precached_files(site) if runtime.file_language(file) in ("", code)
            and file.relative_to(site).as_posix() not in WHEN_ASKED]


def precache_hash(file: Path) -> str:
    """Return a file's hash as the service worker computes it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
