"""The files and folders that the workshop reads and writes."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORKSHOP = ROOT / "py" / "workshop"
ENGINE = ROOT / "py" / "fracas"
LOCALES = ENGINE / "locale"
STATIC = ROOT / "static"

VENV = ROOT / ".venv"
BUILD = ROOT / "build"
SITE = BUILD / "site"
NPM = BUILD / "npm"
