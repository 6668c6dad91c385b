"""What all tests share."""

import os

import hypothesis

# The same examples on every machine, however slow: a failure seen once is seen again.
hypothesis.settings.register_profile("touchline", derandomize=True, deadline=None)
hypothesis.settings.load_profile("touchline")


def pytest_report_header() -> str:
    """Name the build that is tested."""
    return f"touchline build: {os.environ.get('TOUCHLINE_BUILD', 'plain')}"
