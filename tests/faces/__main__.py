"""Write down the tables anew: `PYTHONPATH=py python -m tests.faces`. Review the difference like code."""

import fracas
from tests.faces.tables import FOLDER, written

for key in fracas.KEYS:
    (FOLDER / f"{key}.txt").write_text(written(key), encoding="utf-8")
