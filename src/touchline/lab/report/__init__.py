"""The report of many seasons: one page with pictures. See docs/study.md."""

from __future__ import annotations

from touchline.lab.report.page import report

__all__ = ["report"]
