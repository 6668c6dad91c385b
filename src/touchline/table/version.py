"""The version of this package, as saves and records note it; pyproject.toml says the same."""

from typing import Final

VERSION: Final = "0.1.0"
