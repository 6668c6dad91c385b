"""Write the golden files in tests/golden/ anew: texts of cards, recorded seasons, counts.

What has changed is read as a diff.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.golden.making import write_all  # noqa: E402 - the tests lie beside the tools, in no package that is installed


def main() -> int:
    """Write them all, and say which."""
    for line in write_all():
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
