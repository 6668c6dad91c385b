"""Figures of a process, in the format of Prometheus: how much, never what or who."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from touchline.server.meters import COUNTED
from touchline.server.serving import House


def figures(house: House) -> bytes:
    """The figures as of now."""
    hub, thinkers = house.hub, house.hub.thinkers
    registry = CollectorRegistry()
    gauges = {
        "tables_open": ("Tables in memory.", len(hub.tables)),
        "viewers": ("Viewers at all tables.", sum([len(table.viewers) for table in hub.tables.values()])),
        "sockets": ("Open sockets.", sum(house.sockets.values())),
        "bots_thinking": ("Bots that think now.", thinkers.under_way),
        "bots_waiting": ("Bots that wait for a worker.", thinkers.waiting),
        "processes_alive": ("Processes that serve these tables.", len(hub.alive)),
    }
    for name, (about, value) in gauges.items():
        Gauge(f"touchline_{name}", about, registry=registry).set(value)
    counters = {
        "thoughts": ("Decisions that bots took.", thinkers.thought),
        "thoughts_failed": ("Decisions that bots failed at.", thinkers.failed),
    }
    for name, (about, count) in counters.items():
        Counter(f"touchline_{name}", about, registry=registry).inc(count)
    return generate_latest(registry) + generate_latest(COUNTED)
