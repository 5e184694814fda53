"""What `pip install .` does besides copying: the translation catalogues are compiled into the package."""

import sys
from pathlib import Path

from setuptools.command.build_py import build_py

# This file is loaded by itself, outside its package.
sys.path.insert(0, str(Path(__file__).parents[1]))

from workshop import catalogues


class BuildWithCatalogues(build_py):
    """The usual build of the package, with the catalogues compiled before."""

    def run(self) -> None:
        """Compile the catalogues, then build."""
        catalogues.compile_all()
        super().run()
