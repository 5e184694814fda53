"""Write transcripts anew: `PYTHONPATH=py python -m tests.transcripts [NAME ...]`. Review the difference like code."""

import sys

from tests.transcripts.walks import FOLDER, walks


def main(names):
    """Walk each walk, or those that are named."""
    for name, walk in walks().items():
        if not names or name in names:
            text = walk()
            (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
            print(f"{name}: {text.count(chr(10))} lines", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
