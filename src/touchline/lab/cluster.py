"""Seasons played on the machines of a Ray cluster, each with the same version of Touchline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import islice
from socket import create_connection
from typing import Final

from touchline.cards import BadSetup
from touchline.lab.plans import Plan
from touchline.lab.workers import Chunk, Workers, chunks_of, play_chunk
from touchline.table.version import VERSION

OWN: Final = "local"
"""The address of a cluster that is started for this run, on this machine alone."""

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 10.0
"""Seconds within which a cluster has to answer."""

AHEAD: Final = 4
"""So many chunks wait for each processor, so that none has nothing to do."""


def on_ray(address: str, processes: int | None = None) -> Workers:
    """All processors of the cluster at an address: host:port, ray://host:port, auto, or local for one of its own.

    `processes` is how many processors one of its own has; else as many as this machine.
    """
    if find_spec("ray") is None:
        raise BadSetup("Ray is not installed.", "Type: pip install 'touchline[ray]'")

    def work(plan: Plan, missing: Sequence[range]) -> Iterator[Chunk]:
        import ray  # noqa: PLC0415 - only where a cluster plays

        _join(address, processes)
        try:
            processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
            play = ray.remote(num_cpus=1, max_retries=3)(_play_remotely)
            chunks = iter(chunks_of(plan, missing, processors))
            running = [play.remote(plan, VERSION, chunk) for chunk in islice(chunks, processors * AHEAD)]
            while running:
                (done,), running = ray.wait(running, num_returns=1)
                running += [play.remote(plan, VERSION, chunk) for chunk in islice(chunks, 1)]
                yield _checked(ray.get(done))
        finally:
            ray.shutdown()

    return work


def _join(address: str, processes: int | None) -> None:
    """Join the cluster, or start one of its own, which nobody else can reach; BadSetup if there is none."""
    import ray  # noqa: PLC0415 - only where a cluster plays

    own = {"include_dashboard": False, "num_cpus": processes, "_node_ip_address": LOOPBACK}
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="error", **(own if address == OWN else {}))
    except (OSError, ValueError, RuntimeError) as error:
        raise BadSetup(
            f"No Ray cluster answers at {address}: {str(error).splitlines()[0]}.",
            "Give the address of one that runs, or local.",
        ) from error


def _knock(address: str) -> None:
    """OSError if nobody listens there, which Ray itself takes minutes to find out."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        create_connection((host, int(port)), timeout=PATIENCE).close()


def _play_remotely(plan: Plan, version: str, numbers: range) -> Chunk | str:
    """Play some seasons on whatever machine this is; its version, if that is another."""
    return play_chunk(plan, numbers) if version == VERSION else VERSION


def _checked(found: Chunk | str) -> Chunk:
    if isinstance(found, str):
        raise BadSetup(
            f"A machine of the cluster has version {found}, this one {VERSION}.",
            "Install the same everywhere.",
        )
    return found
