"""Pyodide's script made smaller, beside its binary: without exports, addresses and statements that nothing asks for."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from workshop import tools
from workshop.paths import WORKSHOP

SCRIPT, LOADER = "pyodide.asm.mjs", "pyodide.mjs"
NAMES = re.compile(r"[A-Za-z_$][\w$]*")
ASSIGNED = re.compile(r'(\w+)=(?:(?:Module\["\w+"\]|\w+)=)*wasmExports\["(\w+)"\](?:\.value>>>0)?')
ALL_EXPORTS = re.compile(r"\bvar (\w+(?:,\w+)+);function assignWasmExports\(wasmExports\)\{(.+?)\}var wasmImports=")
FIRST_ADDRESS = 'new WebAssembly.Global({value:"i32",mutable:true},-1)'  # of a function that needs one
NO_ADDRESS = FIRST_ADDRESS.replace("-1", "0")
FOR_LIBRARIES = "updateGOT(origExports);", "updateTableMap(0,wasmTable.length)"  # loaded later: there are none


def script_names(script: str, loader: str) -> set[str]:
    """Return the names that scripts use, apart from the list of all exports; C's names stand there with `_` before."""
    found = set(NAMES.findall(ALL_EXPORTS.sub("", script))) | set(NAMES.findall(loader))
    return found | {name[1:] for name in found if name.startswith("_")}


def strip_exports(script: str, shown: set[str]) -> str:
    """Return the script without the exports that are no longer there."""
    whole = ALL_EXPORTS.search(script)
    if whole is None:
        raise tools.MissingRequirement(f"Pyodide's {SCRIPT} names its exports in another way than workshop knows")
    kept, gone = [], set()
    for statement in whole[2].split(";"):
        assigned = ASSIGNED.fullmatch(statement)
        if assigned is None:
            raise tools.MissingRequirement(
                f"Pyodide's {SCRIPT} has an export that workshop cannot read: {statement[:60]}")
        if assigned[2] in shown:
            kept.append(statement)
        else:
            gone.add(assigned[1])
    variables = [name for name in whole[1].split(",") if name not in gone]
    return (f"{script[:whole.start(1)]}{','.join(variables)};function assignWasmExports(wasmExports){{"
            f"{';'.join(kept)}{script[whole.end(2):]}")


def strip_addresses(script: str, pointers: set[str]) -> str:
    """Return the script without addresses of functions if nothing asks for one.

    Each would cost a small module of its own at every start, and all of them a look at the whole table.
    """
    if pointers:
        return script
    for text, instead in ((FIRST_ADDRESS, NO_ADDRESS), *((text, "") for text in FOR_LIBRARIES)):
        if script.count(text) != 1:
            raise tools.MissingRequirement(f"Pyodide's {SCRIPT} has {script.count(text)} times {text!r}, not once")
        script = script.replace(text, instead)
    return script


def strip_unnamed(script: str, loader: Path, imports: Iterable[str]) -> str:
    """Return the script without the statements that only give a name which nobody has: shake.mjs finds them.

    Args:   imports - the names of the functions that the binary asks the script for.
    Raises: MissingRequirement if the script is of another form than that program knows.
    """
    acorn = tools.fetch_node_packages() / "acorn" / "dist" / "acorn.mjs"
    program = WORKSHOP / "interpreter" / "shake.mjs"
    command = [tools.node_folder() / "node", program, acorn, loader, *sorted(imports)]
    done = subprocess.run(list(map(str, command)), input=script, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        told = [line for line in done.stderr.splitlines() if "Error" in line] or [f"exit status {done.returncode}"]
        raise tools.MissingRequirement(f"Pyodide's {SCRIPT} cannot be made smaller: {told[-1]}")
    return done.stdout
