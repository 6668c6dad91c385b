"""What a process counts since its start, for Prometheus: how much, never what or who."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]  # it comes without types

COUNTED: Final = CollectorRegistry()
"""All that is counted here."""

_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMITS: Final = Histogram(
    "touchline_commit_seconds",
    "How long a transaction took until it was on disk.",
    buckets=_QUICK,
    registry=COUNTED,
)
CHANGES: Final = Histogram(
    "touchline_change_seconds",
    "How long a change took until it was on disk, with its wait for the transaction before.",
    buckets=_QUICK,
    registry=COUNTED,
)
CHOICES: Final = Counter(
    "touchline_choices", "Answers that were written, by who gave them.", ["given_by"], registry=COUNTED
)
UNDOS: Final = Counter("touchline_undos", "Undos that were written.", registry=COUNTED)
UPDATES: Final = Counter("touchline_updates", "Updates sent to viewers.", registry=COUNTED)
REFUSALS: Final = Counter("touchline_refusals", "What was refused, by code.", ["code"], registry=COUNTED)
