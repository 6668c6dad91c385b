"""What all tests share."""

import os


def pytest_report_header() -> str:
    """Name the build that is tested."""
    return f"touchline build: {os.environ.get('TOUCHLINE_BUILD', 'plain')}"
